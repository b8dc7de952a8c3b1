"""The worked examples of the rules, with exactly their cards: ``python3 -m unittest`` in this directory."""

import unittest
from typing import List, Sequence, Tuple

import scoring
from cards import KINDS, read, write
from game import Game


def game_at(name: str, table: str, own: Sequence[str], hands: Sequence[str]) -> Game:
    """A game in its first phase 2, with this table and these own kinds and hands by seat."""
    record = {
        "game": name,
        "seats": list(own),
        "options": {"own_kinds": list(own)},
        "drawn_first_seat": 1,
    }
    game = Game(record, lambda pile, cards: list(cards))
    game.table = read(table)
    game.hands = [read(hand) for hand in hands]
    game.boss = 0
    return game


def judge(game: Game, order: str, answers: Sequence[Tuple[int, str]], owner: int = 0) -> None:
    """Reveals an order and answers the questions, each from the seat (from 1) that must be asked."""
    left = list(answers)
    moves = scoring.judge(game, owner, order)
    try:
        ask = next(moves)
        while True:
            seat, answer = left.pop(0) if left else (0, "nothing")
            assert (ask.seat + 1, answer in ask.answers) == (seat, True), (ask, seat, answer)
            ask = moves.send(answer)
    except StopIteration:
        assert not left, f"never asked: {left}"


class MammaMia(unittest.TestCase):
    def test_mm_e1_turn(self) -> None:
        game = game_at("mamma-mia", "none", ["chili", "salami"], ["3s2p", "none"])
        game.orders[0] = ["classic-salami", "mixed"]
        game.waiters[0] = ["bombastica", "monotoni", "minimale"]
        game.kitchen = ["s"]
        turn = game.take_turn(0)
        next(turn)
        for answer in ["play:3s", "order:classic-salami"]:
            turn.send(answer)
        with self.assertRaises(StopIteration):
            turn.send("draw:waiter")
        self.assertEqual(game.hand_size(0), 6)

    def test_mm_e2_filling(self) -> None:
        game = game_at("mamma-mia", "1c7s3p4m", ["chili", "salami"], ["1p", "none"])
        judge(game, "classic-pineapple", [(1, "add:1p")])
        self.assertEqual((write(game.table), write(game.larder)), ("7s4m", "4p1c"))
        self.assertEqual(game.filled[0], ["classic-pineapple"])

    def test_mm_e3_minimale(self) -> None:
        game = game_at("mamma-mia", "2c2s2m3p", ["chili", "salami"], ["1s", "none"])
        ways = scoring.ways_to_fill(game, 0, "minimale")
        self.assertEqual([way.choices for way in ways], [("salami",), ("mushroom",)])
        judge(game, "minimale", [(1, "choose:salami")])
        self.assertEqual((write(game.table), write(game.hands[0])), ("3p2m1c", "none"))


class SoleMio(unittest.TestCase):
    def outcome(self, game: Game, owner: int = 0) -> Tuple[List[str], str]:
        return game.filled[owner], write(game.table)

    def test_sm_e1_doubles_first(self) -> None:
        game = game_at("sole-mio", "4o1O2s1c", ["salami", "chili"], ["none", "none"])
        judge(game, "four-olive", [])
        self.assertEqual(self.outcome(game), (["four-olive"], "2s1c2o"))

    def test_sm_e2_ladder_overloaded(self) -> None:
        game = game_at("sole-mio", "4o3m2p1S", ["salami", "chili"], ["none", "none"])
        # Olive and mushroom are the only 4 and 3, and the last step follows from the third.
        judge(game, "ladder", [(1, "choose:pineapple")])
        self.assertEqual(self.outcome(game), (["ladder"], "none"))
        game = game_at("sole-mio", "4o3m2p1S", ["salami", "chili"], ["none", "none"])
        judge(game, "ladder", [(1, "choose:salami")])
        self.assertEqual(self.outcome(game), (["ladder"], "1p"))

    def test_sm_e3_help(self) -> None:
        game = game_at("sole-mio", "2o", ["chili", "salami", "olive", "mushroom"], ["1o", "1s", "1o", "1o"])
        game.waiters[2] = ["ladder", "pairs"]
        judge(game, "four-olive", [(1, "ask"), (1, "reserve:1o"), (2, "no"), (3, "give:1o")])
        self.assertEqual(self.outcome(game), (["four-olive"], "none"))
        self.assertEqual((game.filled[2], game.waiters[2]), (["ladder"], ["pairs"]))

    def test_sm_e4_help_refused(self) -> None:
        game = game_at("sole-mio", "3o", ["chili", "salami", "olive"], ["1o", "1o", "1o"])
        game.waiters[0] = ["pairs"]
        judge(game, "four-olive", [(1, "ask"), (1, "reserve:none"), (2, "no"), (3, "no")])
        self.assertEqual(self.outcome(game), ([], "3o"))
        self.assertEqual((game.waiters[0], write(game.hands[0])), (["pairs", "four-olive"], "1o"))

    def test_sm_e5_series(self) -> None:
        game = game_at("sole-mio", "4m2c1s", ["olive", "pineapple"], ["2s", "none"])
        game.orders[0] = ["four-mushroom", "four-salami"]
        series = ["join:four-mushroom", "join:four-salami", "number:four-mushroom", "number:four-salami"]
        judge(game, "four-chili", [(1, answer) for answer in [*series, "add:2s"]])
        self.assertEqual(self.outcome(game), (["four-chili", "four-mushroom", "four-salami"], "none"))

    def test_sm_e6_duel_stopped(self) -> None:
        game = game_at("sole-mio", "2s1m", ["mushroom", "salami", "chili"], ["3m", "1m", "1M"])
        judge(game, "duel", [(1, "commit:1m+2m"), (2, "show"), (3, "show")])
        self.assertEqual(self.outcome(game), ([], "2s3m"))
        self.assertEqual([write(hand) for hand in game.hands], ["1m", "1m", "1M"])

    def test_sm_e7_match(self) -> None:
        game = game_at("sole-mio", "none", ["pineapple", "salami"], ["1c", "1C"])
        judge(game, "match", [(1, "name:2"), (2, "show:C"), (1, "add:1c")])
        self.assertEqual((self.outcome(game), write(game.hands[1])), ((["match"], "none"), "1C"))

    def test_sm_e8_without_me(self) -> None:
        game = game_at("sole-mio", "3p2o1c1s", ["salami", "chili"], ["1c", "none"])
        judge(game, "without-me", [])
        self.assertEqual(self.outcome(game), ([], "1s3p1c2o"))

    def test_sm_e9_two_doubles(self) -> None:
        game = game_at("sole-mio", "3p", ["mushroom", "salami"], ["1P", "1S"])
        answers = [(1, "choose:salami+pineapple"), (1, "ask"), (1, "reserve:none"), (1, "reserve:1P"), (2, "no")]
        judge(game, "two-doubles", answers)
        self.assertEqual((self.outcome(game), write(game.hands[0])), (([], "3p"), "1P"))
        self.assertEqual(game.waiters[0], ["two-doubles"])

    def test_sm_e10_ladder_with_help(self) -> None:
        game = game_at("sole-mio", "4p4s", ["olive", "salami"], ["1m", "1m1o"])
        game.waiters[1] = ["duel"]
        choices = [(1, f"choose:{kind}") for kind in ("salami", "pineapple", "mushroom", "olive")]
        request = [(1, "ask"), (1, "reserve:1m"), (1, "reserve:none"), (2, "give:1m1o")]
        judge(game, "ladder", choices + request)
        self.assertEqual((self.outcome(game), game.filled[1]), ((["ladder"], "1p"), ["duel"]))

    def test_sm_e11_for_the_boss(self) -> None:
        game = game_at("sole-mio", "3p2c", ["salami", "pineapple"], ["1p", "none"])
        game.boss = 1
        judge(game, "for-the-boss", [(1, "add:1p")])
        self.assertEqual((self.outcome(game), game.boss), ((["for-the-boss"], "2c"), 0))
        need = scoring.fixed_need(game, 1, "for-the-boss")
        self.assertEqual(need and need.amounts, {"s": 4})


class Notation(unittest.TestCase):
    def test_read_is_the_inverse_of_write(self) -> None:
        for text in ("none", "3s1P", "12o", *KINDS):
            heap = read(text if text[0].isdigit() or text == "none" else f"1{text}")
            self.assertEqual(read(write(heap)), heap)


if __name__ == "__main__":
    unittest.main()
