//! Positions of the vault, as cases write them.

use super::*;
use std::collections::BTreeMap;

/// A position. What is not said has the default named here.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the round stands: `plan`, `next-hero`, `turn ash`, `turn ash, 1 action left`, `ghouls`,
    /// `end-of-round`.
    at: String,
    /// The vault, one character a square: `.` floor, `#` pillar, everything else as in the legend.
    map: String,
    /// What the other characters mean.
    #[serde(default)]
    legend: BTreeMap<char, Thing>,
    /// The round; 1.
    #[serde(default = "one")]
    round: u8,
    /// What the seats hold; nothing.
    #[serde(default)]
    seats: Seats,
    /// What is in the bag; as in a new game.
    #[serde(default)]
    bag: Option<Vec<Treasure>>,
}

fn one() -> u8 {
    1
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Thing {
    Hero(HeroAt),
    Ghoul(GhoulAt),
    Chest { chest: bool },
    Gate { gate: bool },
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroAt {
    hero: String,
    hp: Option<u8>,
    #[serde(default)]
    hand: Vec<CardId>,
    ready: Option<CardId>,
    stance: Option<Stance>,
    #[serde(default)]
    venom: bool,
    #[serde(default)]
    salves: u8,
    #[serde(default)]
    acted: bool,
    /// Whether there is a chest under it.
    #[serde(default)]
    chest: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GhoulAt {
    ghoul: u8,
    hp: Option<u8>,
    #[serde(default)]
    acted: bool,
    #[serde(default)]
    snapped: bool,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seats {
    #[serde(default)]
    warden: WardenHas,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct WardenHas {
    #[serde(default)]
    hand: Vec<CardId>,
    ambush: Option<CardId>,
    /// The hero for whom the ambush waits.
    ambush_for: Option<String>,
}

impl Position {
    pub(super) fn arrange(self) -> Result<World, SetupError> {
        let mut world = World::empty();
        world.round = self.round;
        world.pillars.clear();
        world.chests.clear();
        world.gate = Square::new(-1, -1);
        let mut heroes: BTreeMap<HeroId, (Square, HeroAt)> = BTreeMap::new();
        for (square, c) in self.squares(&mut world.size)? {
            match (c, self.legend.get(&c)) {
                ('.', _) => {}
                ('#', _) => world.pillars.push(square),
                (_, Some(Thing::Chest { chest: true })) => world.chests.push(square),
                (_, Some(Thing::Gate { gate: true })) => world.gate = square,
                (_, Some(Thing::Ghoul(at))) => {
                    let ghoul = Ghoul {
                        hp: at.hp.unwrap_or(GHOUL_HP),
                        acted: at.acted,
                        snapped: at.snapped,
                        ..Ghoul::new(GhoulId(at.ghoul), square)
                    };
                    world.ghouls.push(ghoul);
                }
                (_, Some(Thing::Hero(at))) => {
                    heroes.insert(hero_named(&at.hero)?, (square, at.clone()));
                }
                (c, _) => return Err(SetupError::new(format!("the map has a {c}, the legend does not"))),
            }
        }
        world.ghouls.sort_by_key(|g| g.id);
        for (n, (id, (square, at))) in heroes.into_iter().enumerate() {
            if usize::from(id.0) != n {
                return Err(SetupError::new(format!("{id} is there, but {} is not", HeroId(n as u8))));
            }
            world.place_hero(id, square, at)?;
        }
        world.place_warden(self.seats.warden)?;
        if let Some(bag) = self.bag {
            world.bag = crate::Bag::new(bag);
        }
        world.start_at(&self.at)?;
        Ok(world)
    }

    /// The characters of the map with their squares.
    fn squares(&self, size: &mut Square) -> Result<Vec<(Square, char)>, SetupError> {
        let mut all = Vec::new();
        let rows: Vec<&str> = self.map.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        let width = rows.first().map_or(0, |row| row.split_whitespace().count());
        for (y, row) in rows.iter().enumerate() {
            let squares: Vec<&str> = row.split_whitespace().collect();
            if squares.len() != width {
                let text =
                    format!("row {} of the map has {} squares, the first has {width}", y + 1, squares.len());
                return Err(SetupError::new(text));
            }
            for (x, square) in squares.iter().enumerate() {
                let mut chars = square.chars();
                let (Some(c), None) = (chars.next(), chars.next()) else {
                    return Err(SetupError::new(format!("{square} in row {} is not one character", y + 1)));
                };
                all.push((Square::new(x as i8, y as i8), c));
            }
        }
        if width == 0 || width > 40 || rows.len() > 40 {
            return Err(SetupError::new("the map must be 1 to 40 squares wide and high"));
        }
        *size = Square::new(width as i8, rows.len() as i8);
        Ok(all)
    }
}

impl World {
    fn place_hero(&mut self, id: HeroId, at: Square, is: HeroAt) -> Result<(), SetupError> {
        for card in is.hand.iter().chain(&is.ready) {
            take(&mut self.hero_deck, *card)?;
        }
        if is.chest {
            self.chests.push(at);
        }
        self.heroes.push(Hero {
            hp: is.hp.unwrap_or(HERO_HP),
            hand: Hand::of(id.seat(), is.hand),
            ready: is.ready,
            stance: is.stance.unwrap_or(Stance::Bold),
            venom: is.venom,
            salves: is.salves,
            acted: is.acted,
            ..Hero::new(id, at)
        });
        Ok(())
    }

    fn place_warden(&mut self, has: WardenHas) -> Result<(), SetupError> {
        for card in has.hand.iter().chain(&has.ambush) {
            take(&mut self.warden_deck, *card)?;
        }
        self.warden.hand = Hand::of(WARDEN, has.hand);
        self.warden.ambush = match (has.ambush, has.ambush_for) {
            (Some(card), Some(hero)) => Some(Ambush { card, hero: hero_named(&hero)? }),
            (None, None) => None,
            _ => return Err(SetupError::new("an ambush needs a card and a hero: ambush and ambush_for")),
        };
        Ok(())
    }

    fn start_at(&mut self, at: &str) -> Result<(), SetupError> {
        let (stage, rest) = at.split_once(' ').unwrap_or((at, ""));
        let stages = [Stage::Plan, Stage::NextHero, Stage::Turn, Stage::Ghouls, Stage::EndOfRound];
        self.stage = stages.into_iter().find(|s| s.as_str() == stage).ok_or_else(|| {
            let all = crate::chance::listed(stages.map(Stage::as_str));
            SetupError::new(format!("at = {at:?} is none of: {all}"))
        })?;
        if self.stage == Stage::Turn {
            let (name, left) = rest.split_once(',').unwrap_or((rest, "2"));
            let hero = hero_named(name.trim())?;
            let count: String = left.trim().chars().take_while(char::is_ascii_digit).collect();
            let actions =
                count.parse().map_err(|_| SetupError::new(format!("how many actions is {left:?}?")))?;
            if usize::from(hero.0) >= self.heroes.len() {
                return Err(SetupError::new(format!("it is the turn of {hero}, who is not on the map")));
            }
            self.hero_mut(hero).acted = true;
            self.turn = Some(Turn { hero, actions, held: false });
        }
        Ok(())
    }
}

fn hero_named(name: &str) -> Result<HeroId, SetupError> {
    let mut heroes = (0..3).map(HeroId);
    let found = heroes.find(|h| h.name() == name);
    found.ok_or_else(|| SetupError::new(format!("there is no hero {name:?}; there are: ash, birch, cedar")))
}

fn take(deck: &mut Deck<CardId>, card: CardId) -> Result<(), SetupError> {
    let name = card.card().name;
    deck.take(&card)
        .map(|_| ())
        .ok_or_else(|| SetupError::new(format!("there is no {name} left in its deck")))
}
