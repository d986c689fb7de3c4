//! Random maps, the same on every machine.
#![allow(dead_code)] // each test file uses a part

use board::SpaceId;
use board::hex::{Dir, Doors, Map, MapBuilder, Offset, Terrain};

/// A small generator (xorshift64*): good enough to scatter walls.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize) % n
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn space(&mut self, map: &Map) -> SpaceId {
        SpaceId(self.below(map.len()) as u16)
    }

    pub fn doors(&mut self) -> Doors {
        (0..8).filter(|_| self.chance(60)).fold(Doors::all_closed(), Doors::with_open)
    }
}

/// A map with holes, wall hexes, doors, thin walls and borders of tiles, some of them on its outline.
pub fn random_map(dice: &mut Dice, widest: usize, highest: usize) -> Map {
    loop {
        let (cols, rows) = (2 + dice.below(widest - 1), 1 + dice.below(highest));
        let [holes, solid, doors, thin, rough] = [25, 20, 15, 25, 40].map(|most| dice.below(most));
        let mut builder = MapBuilder::new();
        let mut hexes = Vec::new();
        for row in 0..rows {
            for col in 0..cols {
                let hex = Offset::new(col as i16 - 2, row as i16 - 1).hex();
                if dice.chance(holes) {
                    continue;
                }
                let terrain = if dice.chance(solid) {
                    Terrain::Wall
                } else if dice.chance(doors) {
                    Terrain::Door
                } else if dice.chance(rough) {
                    let rough = [
                        Terrain::Obstacle,
                        Terrain::Trap,
                        Terrain::Hazardous,
                        Terrain::Difficult,
                        Terrain::Icy,
                        Terrain::Icy,
                    ];
                    rough[dice.below(6)]
                } else {
                    Terrain::Floor
                };
                builder = builder.hex(hex, terrain);
                hexes.push(hex);
            }
        }
        for hex in hexes {
            for dir in Dir::ALL {
                if dice.chance(thin) && dice.chance(50) {
                    builder = if dice.chance(70) { builder.wall(hex, dir) } else { builder.border(hex, dir) };
                }
            }
        }
        if let Ok(map) = builder.build() {
            return map;
        }
    }
}
