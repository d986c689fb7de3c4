//! Positions drawn in characters, and random ones.
#![allow(dead_code)] // each test file uses a part

use std::collections::BTreeMap;
use std::sync::Arc;

use board::hex::draw::Drawing;
use board::hex::{
    Dir, Doors, Gait, Ground, Hex, Map, MapBuilder, Offset, Pattern, RangeTable, SeenWithin, SightTable,
    Terrain, Turn,
};
use board::{SpaceId, SpaceSet};
use haven::Edition;
use haven::mind::{self, Attack, Foe, FoeId, Order, Plan, Reach, Situation};

/// A turn of the figure `A` on a drawing. `M` are its allies, digits its enemies; small letters are names for
/// hexes of bare floor.
#[derive(Clone, Debug)]
pub struct Scene {
    pub edition: Edition,
    pub map: Map,
    pub names: BTreeMap<SpaceId, char>,
    pub at: SpaceId,
    pub foes: Vec<Foe>,
    pub friends: SpaceSet,
    pub gait: Gait,
    pub points: u16,
    pub reach: Reach,
    pub targets: u8,
    pub area: Option<Pattern>,
    pub muddled: bool,
    pub turn: Turn,
    pub focus: Option<FoeId>,
    pub doors: Doors,
}

/// The tables for a scene.
pub struct Tables {
    pub ground: Ground,
    pub sight: Arc<SightTable>,
    pub range: Arc<RangeTable>,
    pub near: SeenWithin,
}

/// A figure that walks two hexes and attacks one enemy in melee, by the rules of Gloomhaven.
pub fn on(text: &str) -> Scene {
    let drawing: Drawing = text.parse().expect("a drawing");
    let legend = |what: char| Drawing::usual(what).or(what.is_alphanumeric().then_some(Terrain::Floor));
    let map = drawing.map(legend).expect("a map");
    let mut scene = Scene::empty(map);
    let mut figures = Vec::new();
    for (hex, what) in drawing.cells() {
        let space = scene.map.space(hex).expect("on the map");
        match what {
            'A' => scene.at = space,
            'M' => drop(scene.friends.insert(space)),
            '1'..='9' => figures.push((what, space)),
            'a'..='z' => {}
            _ => continue,
        }
        scene.names.insert(space, what);
    }
    figures.sort();
    scene.foes = figures.into_iter().map(|(_, space)| Foe::new(space, Order::of(50))).collect();
    scene
}

impl Scene {
    pub fn empty(map: Map) -> Scene {
        Scene {
            edition: Edition::Gloomhaven,
            map,
            names: BTreeMap::new(),
            at: SpaceId(0),
            foes: Vec::new(),
            friends: SpaceSet::new(),
            gait: Gait::Walk,
            points: 2,
            reach: Reach::Melee,
            targets: 1,
            area: None,
            muddled: false,
            turn: Turn::RotateAndMirror,
            focus: None,
            doors: Doors::all_closed(),
        }
    }

    pub fn by(mut self, edition: Edition) -> Scene {
        self.edition = edition;
        if let Gait::Jump { .. } = self.gait {
            self.gait = edition.jump();
        }
        self
    }

    pub fn moves(mut self, points: u16) -> Scene {
        self.points = points;
        self
    }

    pub fn jumps(mut self) -> Scene {
        self.gait = self.edition.jump();
        self
    }

    pub fn flies(mut self) -> Scene {
        self.gait = Gait::Fly;
        self
    }

    pub fn teleports(mut self) -> Scene {
        self.gait = Gait::Teleport;
        self
    }

    pub fn range(mut self, range: u16) -> Scene {
        self.reach = Reach::Range(range);
        self
    }

    pub fn targets(mut self, targets: u8) -> Scene {
        self.targets = targets;
        self
    }

    pub fn area(mut self, red: &[(i16, i16)]) -> Scene {
        let red = red.iter().map(|&(q, r)| Hex::new(q, r));
        let melee = self.reach == Reach::Melee;
        self.area = Some(if melee { Pattern::melee(red) } else { Pattern::ranged(red) });
        self
    }

    pub fn muddled(mut self) -> Scene {
        self.muddled = true;
        self
    }

    pub fn unmirrored(mut self) -> Scene {
        self.turn = Turn::Rotate;
        self
    }

    pub fn open_doors(mut self) -> Scene {
        self.doors = Doors::all_open();
        self
    }

    /// Initiatives of the enemies 1, 2, …
    pub fn order(mut self, initiatives: &[u8]) -> Scene {
        for (foe, &initiative) in self.foes.iter_mut().zip(initiatives) {
            foe.order = Order::of(initiative);
        }
        self
    }

    pub fn place(mut self, number: usize, order: Order) -> Scene {
        self.foes[number - 1].order = order;
        self
    }

    pub fn invisible(mut self, number: usize) -> Scene {
        self.foes[number - 1].invisible = true;
        self
    }

    pub fn spared(mut self, number: usize) -> Scene {
        self.foes[number - 1].spared = true;
        self
    }

    pub fn keeps(mut self, number: u8) -> Scene {
        self.focus = Some(FoeId(number - 1));
        self
    }

    pub fn tables(&self) -> Tables {
        let sight = Arc::new(SightTable::new(&self.map, self.doors, self.edition.sight()));
        let range = Arc::new(RangeTable::new(&self.map, self.doors));
        Tables {
            ground: mind::ground(
                self.edition,
                &self.map,
                self.doors,
                self.foes.iter().copied(),
                &self.friends,
            ),
            near: SeenWithin::new(Arc::clone(&sight), Arc::clone(&range)),
            sight,
            range,
        }
    }

    pub fn situation<'a>(&'a self, tables: &'a Tables) -> Situation<'a> {
        let attack = Attack {
            reach: self.reach,
            targets: self.targets,
            area: self.area.as_ref(),
            disadvantage_anyway: self.muddled,
        };
        Situation {
            edition: self.edition,
            map: &self.map,
            ground: &tables.ground,
            sight: &tables.sight,
            range: &tables.range,
            near: &tables.near,
            at: self.at,
            gait: self.gait,
            points: self.points,
            attack: (self.targets > 0).then_some(attack),
            foes: &self.foes,
            friends: &self.friends,
            turn: self.turn,
            focus: self.focus,
        }
    }

    pub fn plan(&self) -> Plan {
        mind::decide(&self.situation(&self.tables()))
    }

    pub fn name(&self, space: SpaceId) -> String {
        let named = self.names.get(&space).map(char::to_string);
        named.unwrap_or_else(|| self.map.hex(space).offset().to_string())
    }

    /// The outcomes in words: where the figure ends, then whom it attacks: `"a 1 3"`.
    pub fn outcomes(&self) -> Vec<String> {
        let say = |choice: &mind::Choice| {
            let mut targets: Vec<u8> = choice.targets.iter().map(|foe| foe.0 + 1).collect();
            targets.sort_unstable();
            let targets: String = targets.iter().map(|foe| format!(" {foe}")).collect();
            self.name(choice.end) + &targets
        };
        let mut all: Vec<String> = self.plan().options.iter().map(say).collect();
        all.sort();
        all.dedup();
        all
    }

    pub fn focuses(&self) -> Vec<u8> {
        self.plan().why.focuses().map(|foe| foe.0 + 1).collect()
    }
}

/// A small generator (xorshift64*).
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
}

/// How random scenes are made.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    pub columns: usize,
    pub rows: usize,
    pub foes: usize,
    pub friends: usize,
    pub areas: bool,
}

/// The usual board: 16 columns, 7 rows, 4 heroes, up to 6 other monsters.
pub const USUAL: Taste = Taste { columns: 16, rows: 7, foes: 4, friends: 6, areas: true };

const AREAS: [&[(i16, i16)]; 5] = [
    &[(1, 0), (0, 1), (-1, 1)],
    &[(1, 0), (2, 0)],
    &[(1, 0), (2, 0), (2, 1)],
    &[(0, 0), (1, 0), (0, 1)],
    &[(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
];

/// A random scene: walls, terrain, figures, and any kind of move and attack.
pub fn random(dice: &mut Dice, taste: Taste) -> Scene {
    loop {
        let [walls, thin, rough] = [15, 12, 30].map(|most| dice.below(most));
        let mut builder = MapBuilder::new();
        let mut hexes = Vec::new();
        for row in 0..taste.rows {
            for col in 0..taste.columns {
                let hex = Offset::new(col as i16, row as i16).hex();
                let kinds = [
                    Terrain::Obstacle,
                    Terrain::Trap,
                    Terrain::Trap,
                    Terrain::Hazardous,
                    Terrain::Difficult,
                    Terrain::Icy,
                ];
                let terrain = match () {
                    _ if dice.chance(walls) => Terrain::Wall,
                    _ if dice.chance(rough) => kinds[dice.below(6)],
                    _ => Terrain::Floor,
                };
                builder = builder.hex(hex, terrain);
                hexes.push(hex);
            }
        }
        for hex in hexes {
            for dir in Dir::ALL {
                if dice.chance(thin) && dice.chance(30) {
                    builder = builder.wall(hex, dir);
                }
            }
        }
        let Ok(map) = builder.build() else { continue };
        let mut free: Vec<SpaceId> =
            map.spaces().filter(|&space| map.terrain(space) != Terrain::Wall).collect();
        let mut pick = |dice: &mut Dice| {
            let at = dice.below(free.len().max(1));
            (at < free.len()).then(|| free.swap_remove(at))
        };
        let Some(at) = pick(dice) else { continue };
        let foes = 1 + dice.below(taste.foes);
        let foes: Vec<SpaceId> = (0..foes).filter_map(|_| pick(dice)).collect();
        let friends = dice.below(taste.friends + 1);
        let friends: SpaceSet = (0..friends).filter_map(|_| pick(dice)).collect();
        let mut scene = Scene::empty(map).by(Edition::ALL[dice.below(3)]);
        scene.at = at;
        scene.foes = foes
            .into_iter()
            .map(|at| Foe {
                invisible: dice.chance(5),
                ..Foe::new(at, Order::of([20, 20, 40, 60][dice.below(4)]))
            })
            .collect();
        scene.friends = friends;
        scene.points = dice.below(6) as u16;
        scene.gait = match dice.below(10) {
            0 => Gait::Fly,
            1 => scene.edition.jump(),
            2 => Gait::Teleport,
            _ => Gait::Walk,
        };
        if dice.chance(45) {
            scene.reach = Reach::Range(1 + dice.below(5) as u16);
        }
        scene.targets = [1, 1, 1, 2, 2, 3, 0][dice.below(7)];
        if taste.areas && dice.chance(20) {
            scene = scene.area(AREAS[dice.below(5)]);
        }
        scene.muddled = dice.chance(10);
        if dice.chance(50) {
            scene.turn = Turn::Rotate;
        }
        return scene;
    }
}
