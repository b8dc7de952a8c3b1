//! A plot of the strength over time, as SVG.

use std::fmt::Write;

use crate::duel::Score;

/// The size of the picture, and of its margins.
const SIZE: (f64, f64) = (640.0, 360.0);
const MARGINS: (f64, f64) = (56.0, 40.0);

/// The strengths that are shown, in percent around that of the bots of the program.
const RANGE: f64 = 20.0;

/// What the learner won after so many games of self-play, with its 95 % interval; a line at what equal players win.
pub(crate) fn plot(title: &str, equal: f64, scores: &[(u64, Score)]) -> String {
    let most = scores.iter().map(|(games, _)| *games).max().unwrap_or(1) as f64;
    let across = |games: f64| MARGINS.0 + (SIZE.0 - 2.0 * MARGINS.0) * games / most;
    let middle = SIZE.1 / 2.0;
    let up = |percent: f64| {
        let above = (percent - 100.0 * equal).clamp(-RANGE, RANGE);
        middle - above / RANGE * (middle - MARGINS.1)
    };
    let (left, right) = (across(0.0), across(most));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<text x=\"{left}\" y=\"20\">{title}</text>\n",
        SIZE.0, SIZE.1
    );
    for step in -4..=4 {
        let percent = 100.0 * equal + RANGE * f64::from(step) / 4.0;
        let (y, colour) = (up(percent), if step == 0 { "#555" } else { "#ddd" });
        line(&mut svg, (left, y), (right, y), colour);
        text(&mut svg, (left - 8.0, y + 4.0), "end", &format!("{percent:.0} %"));
    }
    let mut path = String::new();
    for (games, score) in scores {
        let (x, y) = (across(*games as f64), up(100.0 * score.share));
        let ends = [score.share - score.margin, score.share + score.margin].map(|share| up(100.0 * share));
        line(&mut svg, (x, ends[0]), (x, ends[1]), "#c0392b");
        let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#c0392b\"/>");
        let _ = write!(path, "{x:.1},{y:.1} ");
        text(&mut svg, (x, SIZE.1 - 20.0), "middle", &games.to_string());
    }
    let _ = writeln!(svg, "<polyline points=\"{}\" fill=\"none\" stroke=\"#c0392b\"/>", path.trim_end());
    text(&mut svg, (left.midpoint(right), SIZE.1 - 4.0), "middle", "games of self-play");
    svg + "</svg>\n"
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), colour: &str) {
    let _ = writeln!(
        svg,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn text(svg: &mut String, at: (f64, f64), anchor: &str, words: &str) {
    let _ =
        writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{words}</text>", at.0, at.1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_share_is_higher_up() {
        let score = |share| Score { games: 100, share, margin: 0.05 };
        let svg = plot("a game", 0.5, &[(500, score(0.4)), (1000, score(0.6))]);
        let points = svg.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a line");
        let heights: Vec<f64> =
            points.split(' ').filter_map(|point| point.split_once(',')?.1.parse().ok()).collect();
        assert_eq!(heights.len(), 2);
        assert!(heights[0] > 180.0 && heights[1] < 180.0, "{heights:?}");
    }
}
