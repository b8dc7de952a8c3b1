"""Programs that learn, to run as they are or to copy: `python -m quattro_games.examples.ppo --help`. They need PyTorch."""
