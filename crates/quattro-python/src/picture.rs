//! A table as a picture: rectangles and discs, as SVG or as pixels.

use std::fmt::Write;

use quattro_rules::calcory::{Calcory, Place, Spot};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Kind, Pizza, Toppings};
use quattro_rules::seat::Seat;

type Colour = [u8; 3];

const CLOTH: Colour = [0x24, 0x4f, 0x3b];
const PAPER: Colour = [0xf6, 0xee, 0xdd];
const BACK: Colour = [0x7a, 0x2e, 0x2e];
const FILLED: Colour = [0xe6, 0xb4, 0x3c];
const TURN: Colour = [0xff, 0xff, 0xff];

/// The colours of the kinds (MM-1).
const fn colour(kind: Kind) -> Colour {
    match kind {
        Kind::Salami => [0xc8, 0x32, 0x2c],
        Kind::Pineapple => [0xf2, 0xc4, 0x1d],
        Kind::Mushroom => [0x9a, 0x72, 0x4d],
        Kind::Chili => [0x3f, 0x9a, 0x3a],
        Kind::Olive => [0x3b, 0x56, 0xa5],
    }
}

enum Shape {
    Card,
    Disc,
}

struct Part {
    shape: Shape,
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    colour: Colour,
}

/// A picture made of shapes.
pub(crate) struct Picture {
    width: usize,
    height: usize,
    parts: Vec<Part>,
}

/// A game that can be drawn as a seat, or nobody in particular, sees it.
pub(crate) trait Drawable {
    fn picture(&self, viewer: Option<Seat>) -> Picture;
}

/// The distance between two cards.
const GRID: usize = 20;

impl Picture {
    fn new(width: usize, height: usize) -> Picture {
        Picture { width, height, parts: Vec::new() }
    }

    pub(crate) const fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// A shape of this size in the middle of a cell.
    fn put(
        &mut self,
        shape: Shape,
        (column, row): (usize, usize),
        (width, height): (usize, usize),
        colour: Colour,
    ) {
        let (x, y) = (column * GRID + (GRID - width) / 2, row * GRID + (GRID - height) / 2);
        self.parts.push(Part { shape, x, y, width, height, colour });
    }

    fn card(&mut self, column: usize, row: usize, colour: Colour) {
        self.put(Shape::Card, (column, row), (14, 16), colour);
    }

    fn disc(&mut self, column: usize, row: usize, colour: Colour) {
        self.put(Shape::Disc, (column, row), (10, 10), colour);
    }

    /// Cards side by side: a paper card with a disc for each topping, two for a double. Returns the next column.
    fn toppings(&mut self, toppings: &Toppings, column: usize, row: usize) -> usize {
        let mut next = column;
        for topping in toppings.iter() {
            let kind = colour(topping.kind);
            self.card(next, row, if topping.double { kind } else { PAPER });
            self.disc(next, row, if topping.double { PAPER } else { kind });
            next += 1;
        }
        next
    }

    /// The picture as SVG.
    pub(crate) fn svg(&self) -> String {
        let hex = |[red, green, blue]: Colour| format!("#{red:02x}{green:02x}{blue:02x}");
        let (width, height) = self.size();
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\"><rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
            hex(CLOTH)
        );
        for Part { shape, x, y, width, height, colour } in &self.parts {
            let fill = hex(*colour);
            // Writing to a string cannot fail.
            let _ = match shape {
                Shape::Card => write!(
                    svg,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"2\" fill=\"{fill}\"/>"
                ),
                Shape::Disc => {
                    let radius = width / 2;
                    let (x, y) = (x + radius, y + radius);
                    write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>")
                }
            };
        }
        svg + "</svg>"
    }

    /// The picture in pixels, row by row, three bytes each.
    pub(crate) fn pixels(&self) -> Vec<u8> {
        let mut pixels = CLOTH.repeat(self.width * self.height);
        for part in &self.parts {
            for y in 0..part.height {
                for x in 0..part.width {
                    let is_inside = match part.shape {
                        Shape::Card => true,
                        Shape::Disc => {
                            let from_middle = |at: usize| (2 * at + 1).abs_diff(part.width).pow(2);
                            from_middle(x) + from_middle(y) <= part.width * part.width
                        }
                    };
                    let (x, y) = (part.x + x, part.y + y);
                    if is_inside && x < self.width && y < self.height {
                        pixels[(y * self.width + x) * 3..][..3].copy_from_slice(&part.colour);
                    }
                }
            }
        }
        pixels
    }
}

impl Drawable for Pizza {
    /// The first row is the table, with the kitchen's back; below, each chair has a row: its kind, its hand, and its
    /// filled orders in gold.
    fn picture(&self, viewer: Option<Seat>) -> Picture {
        let view = self.view(viewer);
        let mut picture = Picture::new(36 * GRID, (view.chairs.len() + 2) * GRID);
        if view.kitchen > 0 {
            picture.card(0, 0, BACK);
        }
        picture.toppings(&view.table, 2, 0);
        for (row, chair) in view.chairs.iter().enumerate() {
            let row = row + 2;
            if view.to_act == Some(chair.seat) {
                picture.disc(0, row, TURN);
            }
            picture.disc(1, row, colour(chair.kind));
            let hand = chair.hand.or(view.hand.filter(|_| view.viewer == Some(chair.seat)));
            let mut next = 3;
            match hand {
                Some(hand) => next = picture.toppings(&hand.toppings, next, row),
                None => {
                    (0..chair.toppings).for_each(|_| {
                        picture.card(next, row, BACK);
                        next += 1;
                    });
                }
            }
            for order in 0..usize::from(chair.orders) {
                picture.card(next + order, row, PAPER);
            }
            for filled in 0..usize::from(chair.filled.len()) {
                picture.card(15 + filled, row, FILLED);
            }
        }
        picture
    }
}

impl Drawable for Calcory {
    /// The grid: backs, and face-up cards with as many dots as their number; then everybody's won cards.
    fn picture(&self, viewer: Option<Seat>) -> Picture {
        const CELL: usize = 3;
        let view = self.view(viewer);
        let rows = Place::ROWS * CELL + view.chairs.len() + 1;
        let mut picture = Picture::new(Place::COLUMNS * CELL * GRID, rows * GRID);
        for place in Place::all() {
            let (column, row) = (place.column() * CELL, place.row() * CELL);
            let card = |picture: &mut Picture, colour| {
                let (x, y) = (column * GRID + 4, row * GRID + 4);
                let size = CELL * GRID - 8;
                picture.parts.push(Part { shape: Shape::Card, x, y, width: size, height: size, colour });
            };
            match view.grid[place.row()][place.column()] {
                Spot::Empty => {}
                Spot::FaceDown => card(&mut picture, BACK),
                Spot::FaceUp { card: face, marker } => {
                    card(&mut picture, if marker.is_some() { FILLED } else { PAPER });
                    for dot in 0..usize::from(face.number()) {
                        picture.disc(column + dot % CELL, row + dot / CELL, BACK);
                    }
                }
            }
        }
        for (row, chair) in view.chairs.iter().enumerate() {
            for card in 0..usize::from(chair.pile) {
                picture.card(card, Place::ROWS * CELL + 1 + row, FILLED);
            }
        }
        picture
    }
}
