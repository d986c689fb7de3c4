//! Areas against slow and obvious counterparts, on random grids.

use board::SpaceId;
use board::area::{Direction, Doors, Floor, Grid, Relation, Turn};
use proptest::prelude::*;

const SIZE: i16 = 4;

/// A random grid: floors, and for every inner side nothing, a wall, a closed or an open door.
fn grid() -> impl Strategy<Value = Grid> {
    let cells = proptest::collection::vec(0u8..4, (SIZE * SIZE) as usize);
    let sides = proptest::collection::vec(0u8..6, (2 * SIZE * SIZE) as usize);
    (cells, sides).prop_map(|(cells, sides)| {
        let mut text = String::new();
        for y in 0..SIZE {
            let row = |west: bool| {
                (0..SIZE).map(|x| sides[((y * SIZE + x) * 2 + i16::from(west)) as usize]).collect::<Vec<_>>()
            };
            for n in row(false) {
                text.push('+');
                text.push(if y == 0 { '-' } else { [' ', ' ', ' ', '-', '=', ':'][usize::from(n)] });
            }
            text.push_str("+\n");
            for (x, n) in row(true).into_iter().enumerate() {
                text.push(if x == 0 { '|' } else { [' ', ' ', ' ', '|', '=', ':'][usize::from(n)] });
                text.push(['l', 's', 'L', '#'][usize::from(cells[y as usize * SIZE as usize + x])]);
            }
            text.push_str("|\n");
        }
        text.push_str("+-+-+-+-+\n");
        text.parse().expect("a drawing")
    })
}

/// Whether nothing stands between a zone and its neighbour, straight from the drawing.
fn free(text: &[Vec<char>], x: i16, y: i16, way: Direction) -> bool {
    let (dx, dy) = way.step();
    let at =
        |x: i16, y: i16| text.get(y as usize).and_then(|row| row.get(x as usize)).copied().unwrap_or(' ');
    matches!(at(2 * x + 1 + dx, 2 * y + 1 + dy), ' ' | ':')
        && (0..SIZE).contains(&(x + dx))
        && (0..SIZE).contains(&(y + dy))
}

fn drawn(grid: &Grid) -> Vec<Vec<char>> {
    grid.to_string().lines().map(|line| line.chars().collect()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_drawing_is_read_as_it_was_drawn(grid in grid()) {
        prop_assert_eq!(grid.to_string().parse::<Grid>().expect("a drawing"), grid);
    }

    /// Floyd and Warshall against the search.
    #[test]
    fn distances_are_those_of_all_shortest_ways(grid in grid()) {
        let (map, doors, text) = (grid.map().expect("a map"), grid.open(), drawn(&grid));
        for relation in [Relation::Walk, Relation::See, Relation::Near, Relation::Count] {
            let n = map.len();
            let mut far = vec![vec![None::<u16>; n]; n];
            for (a, row) in far.iter_mut().enumerate() {
                row[a] = Some(0);
                let (x, y) = (a as i16 % SIZE, a as i16 / SIZE);
                for way in Direction::ALL.into_iter().filter(|way| free(&text, x, y, *way)) {
                    let (dx, dy) = way.step();
                    let chasm = grid.cell(x + dx, y + dy).is_some_and(|c| c.floor == Floor::Chasm);
                    if relation != Relation::Walk || !chasm {
                        row[((y + dy) * SIZE + x + dx) as usize] = Some(1);
                    }
                }
            }
            for k in 0..n {
                for a in 0..n {
                    for b in 0..n {
                        if let (Some(one), Some(two)) = (far[a][k], far[k][b]) {
                            far[a][b] = Some(far[a][b].map_or(one + two, |old| old.min(one + two)));
                        }
                    }
                }
            }
            for a in 0..n {
                prop_assert_eq!(&map.distances(SpaceId(a as u16), relation, doors), &far[a]);
                let back: Vec<_> = far.iter().map(|row| row[a]).collect();
                prop_assert_eq!(map.distances_to(SpaceId(a as u16), relation, doors), back);
            }
        }
    }

    /// Looking along a line is walking the drawing character by character.
    #[test]
    fn lines_go_on_until_something_stands_in_between(grid in grid()) {
        let (map, doors, text) = (grid.map().expect("a map"), grid.open(), drawn(&grid));
        for from in map.spaces() {
            for way in Direction::ALL {
                let (mut x, mut y) = (from.0 as i16 % SIZE, from.0 as i16 / SIZE);
                let mut slow = Vec::new();
                while free(&text, x, y, way) {
                    (x, y) = (x + way.step().0, y + way.step().1);
                    slow.push(SpaceId((y * SIZE + x) as u16));
                }
                prop_assert_eq!(map.line(from, way, doors), slow.clone());
                if let Some(last) = slow.last() {
                    prop_assert_eq!(map.in_line(from, *last, doors), Some(slow));
                }
            }
        }
    }

    /// A straight line is walked in small steps; each crossing of a side is looked up in the drawing.
    #[test]
    fn straight_lines_cross_no_wall(grid in grid()) {
        let (map, doors, text) = (grid.map().expect("a map"), grid.open(), drawn(&grid));
        for a in map.spaces() {
            for b in map.spaces() {
                let (ax, ay) = (a.0 as i16 % SIZE, a.0 as i16 / SIZE);
                let (bx, by) = (b.0 as i16 % SIZE, b.0 as i16 / SIZE);
                prop_assert_eq!(map.sees_straight(a, b, doors), map.sees_straight(b, a, doors));
                if ax == bx || ay == by {
                    prop_assert_eq!(map.sees_straight(a, b, doors), map.in_line(a, b, doors).is_some());
                }
                // Lines that pass through no corner: both steps odd or both even in lowest terms meet corners.
                let (dx, dy) = (bx - ax, by - ay);
                let g = gcd(dx.abs(), dy.abs()).max(1);
                if (dx / g) % 2 != 0 && (dy / g) % 2 != 0 {
                    continue;
                }
                prop_assert_eq!(map.sees_straight(a, b, doors), walked(&text, (ax, ay), (dx, dy)));
            }
        }
    }

    /// Four quarter turns are none.
    #[test]
    fn a_tile_turned_four_times_lies_as_before(grid in grid(), turn in 0u8..4) {
        let mut one = Grid::default();
        one.put(&grid, 0, 0, Turn(turn)).expect("room");
        let mut all = Grid::default();
        all.put(&one, 0, 0, Turn(4 - turn)).expect("room");
        let mut straight = Grid::default();
        straight.put(&grid, 0, 0, Turn(0)).expect("room");
        prop_assert_eq!(all.to_string(), straight.to_string());
    }
}

fn gcd(a: i16, b: i16) -> i16 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Walks from middle to middle in steps of 1/840 and asks at every change of zone whether the way is free.
fn walked(text: &[Vec<char>], (x, y): (i16, i16), (dx, dy): (i16, i16)) -> bool {
    let parts = 840i64;
    let place = |from: i16, by: i16, n: i64| {
        ((i64::from(from) * 2 + 1) * parts + 2 * i64::from(by) * n).div_euclid(2 * parts) as i16
    };
    let (mut cx, mut cy) = (x, y);
    for n in 1..=parts {
        let (nx, ny) = (place(x, dx, n), place(y, dy, n));
        let way = match (nx - cx, ny - cy) {
            (0, 0) => continue,
            (1, 0) => Direction::East,
            (-1, 0) => Direction::West,
            (0, 1) => Direction::South,
            (0, -1) => Direction::North,
            // The steps were too coarse for two crossings close to each other; none is in this size of grid.
            _ => unreachable!("two crossings in one step"),
        };
        if !free(text, cx, cy, way) {
            return false;
        }
        (cx, cy) = (nx, ny);
    }
    true
}

#[test]
fn a_wrong_character_is_named_with_its_place() {
    let error = "+-+\n|x|\n+-+".parse::<Grid>().expect_err("there is no x");
    assert_eq!(error.to_string(), "'x' in row 2, column 2 of the drawing; there stands one of l s L S # b");
}

#[test]
fn doors_are_counted_in_reading_order_and_join_two_zones() {
    let grid: Grid = "+-+-+\n|l=S|\n+=+-+\n|L|  \n+-+  ".parse().expect("a drawing");
    let map = grid.map().expect("a map");
    let between: Vec<_> = map.doors().iter().map(|d| (d.between.0.0, d.between.1.0)).collect();
    assert_eq!(between, [(0, 1), (0, 2)]);
    assert_eq!(grid.open(), Doors::CLOSED);
}
