//! Writes a network as a source file of the bots.

use std::fmt::Write;

use quattro_bots::value::Network;

/// A constant with the network, and how it was made.
pub(crate) fn source(network: &Network, title: &str, command: &str) -> String {
    let mut text = format!(
        "//! The value of {title}, learned by self-play. Made by\n//! `{command}`: do not edit.\n\n\
         use super::Network;\n\n#[rustfmt::skip]\npub(crate) static NETWORK: Network = Network {{\n    hidden: [\n"
    );
    for unit in &network.hidden {
        let _ = writeln!(text, "        [\n{}        ],", rows(unit, "            "));
    }
    let _ = writeln!(text, "    ],\n    output: [\n{}    ],", rows(&network.output, "        "));
    let _ = writeln!(text, "    direct: [\n{}    ],\n}};", rows(&network.direct, "        "));
    text
}

fn rows(weights: &[i16], indent: &str) -> String {
    let row = |weights: &[i16]| {
        let numbers: Vec<String> = weights.iter().map(ToString::to_string).collect();
        format!("{indent}{},\n", numbers.join(", "))
    };
    weights.chunks(12).map(row).collect()
}

#[cfg(test)]
mod tests {
    use quattro_bots::value::{HIDDEN, INPUTS};

    use super::*;

    #[test]
    fn every_weight_is_written() {
        let network = Network { hidden: [[1; INPUTS]; HIDDEN], output: [1; HIDDEN], direct: [1; INPUTS] };
        let source = source(&network, "a game", "a command");
        let weights = source.split([' ', ',', '\n', '[']).filter(|word| *word == "1").count();
        assert_eq!(weights, HIDDEN * INPUTS + HIDDEN + INPUTS);
    }
}
