//! Prints the sample picture of the documentation: `cargo run -p board --example picture`.

use board::SpaceId;
use board::hex::draw::{Mark, Picture, Side};
use board::hex::{Doors, Figure, Gait, Ground, Map, Paths, SightRule, corner_line};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    print!("{}", sample()?);
    Ok(())
}

/// Every terrain, walls of both kinds, doors open and closed.
const MAP: &str = r"
   . . . . . .
  . ~ ~ . # # .
 . . . . . . . .
  . ^ . .|. . ! .
       \/\
 . . . . . . . . + . . .
  . . . . % . . . * * .
 . . . . % % . . . * . .
  . . # . . . . +   . .
 . . . . . . . .
";

/// The picture in `docs/pictures/board.svg`.
pub fn sample() -> Result<String, Box<dyn std::error::Error>> {
    let map = Map::parse(MAP)?;
    let at = |col, row| map.at(col, row).unwrap_or(SpaceId(0));
    let doors = Doors::all_closed().with_open(0);
    let (archer, attack_from, hero) = (at(1, 6), at(5, 4), at(4, 2));
    let mut ground = Ground::of(&map, doors);
    ground.set_figure(hero, Some(Figure::Enemy));
    let paths = Paths::from(&map, &ground, Gait::Walk, archer);
    let picture = Picture::of(&map)
        .title(
            "An archer, the hexes it can reach, its equally good ways to the hex from which it sees the hero",
        )
        .doors(doors)
        .coordinates()
        .mark(Mark::Reach, &paths.within(3))
        .mark(Mark::Area, &[at(6, 7), at(5, 8), at(6, 8)].into_iter().collect())
        .mark(Mark::Sight, &[at(10, 4), at(11, 4)].into_iter().collect())
        .mark(Mark::Target, &[hero].into_iter().collect())
        .ways(&paths.all_ways(&map, &ground, attack_from))
        .figure(archer, "1", Side::Monster)
        .figure(at(2, 2), "3", Side::Elite)
        .figure(hero, "Br", Side::Hero)
        .figure(at(6, 8), "W", Side::Other)
        .token(at(7, 2), "$2")
        .token(at(10, 6), "12");
    let line = corner_line(&map, doors, SightRule::GLOOMHAVEN, attack_from, hero);
    Ok(line.into_iter().fold(picture, |picture, (from, to)| picture.sight_line(from, to)).svg())
}
