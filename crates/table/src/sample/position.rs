//! Positions of the vault, as cases write them.

use super::*;
use std::collections::BTreeMap;

/// A position. A key that is left out has the default that is named here after the semicolon.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the round stands: `plan`, `next-hero`, `turn ash`, `turn ash, 1 action left`, `turn ash, 1
    /// action left, held`, `ghouls`, `end-of-round`.
    at: String,
    /// The turns that are held, as in `at`; the last one goes on first; none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    held: Vec<String>,
    /// The vault, one character a square: `.` floor, `#` pillar, everything else as in the legend.
    map: String,
    /// What the other characters mean.
    #[serde(default)]
    legend: BTreeMap<char, serde_json::Value>,
    /// The round; 1.
    #[serde(default = "one")]
    round: u8,
    /// What the seats hold; nothing.
    #[serde(default)]
    seats: Seats,
    /// What was discarded; nothing. All other cards are in their deck.
    #[serde(default)]
    decks: Decks,
    /// What is in the bag; as in a new game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bag: Option<Vec<Treasure>>,
}

fn one() -> u8 {
    1
}

/// What a character of the map stands for.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Thing {
    Hero(HeroAt),
    Ghoul(GhoulAt),
    Place(PlaceAt),
}

impl Thing {
    fn read(value: serde_json::Value) -> Result<Thing, SetupError> {
        if value.get("hero").is_some() {
            crate::read(value).map(Thing::Hero)
        } else if value.get("ghoul").is_some() {
            crate::read(value).map(Thing::Ghoul)
        } else {
            crate::read(value).map(Thing::Place)
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroAt {
    hero: String,
    #[serde(default = "hero_hp")]
    hp: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ready: Option<CardId>,
    #[serde(default = "bold")]
    stance: Stance,
    #[serde(default, skip_serializing_if = "is_not")]
    venom: bool,
    #[serde(default, skip_serializing_if = "is_none")]
    salves: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    coins: u8,
    #[serde(default, skip_serializing_if = "is_not")]
    acted: bool,
    /// Whether it stands on a chest, or on the gate.
    #[serde(default, skip_serializing_if = "is_not")]
    chest: bool,
    #[serde(default, skip_serializing_if = "is_not")]
    gate: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GhoulAt {
    ghoul: u8,
    #[serde(default = "ghoul_hp")]
    hp: u8,
    #[serde(default, skip_serializing_if = "is_not")]
    acted: bool,
    /// The heroes at whom it has snapped in their turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    snapped: Vec<String>,
    /// Whether it stands on a chest, or on the gate.
    #[serde(default, skip_serializing_if = "is_not")]
    chest: bool,
    #[serde(default, skip_serializing_if = "is_not")]
    gate: bool,
}

/// A square with something on it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceAt {
    #[serde(default, skip_serializing_if = "is_not")]
    chest: bool,
    #[serde(default, skip_serializing_if = "is_not")]
    gate: bool,
}

fn hero_hp() -> u8 {
    HERO_HP
}

fn ghoul_hp() -> u8 {
    GHOUL_HP
}

fn bold() -> Stance {
    Stance::Bold
}

fn is_not(flag: &bool) -> bool {
    !flag
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seats {
    #[serde(default)]
    warden: WardenHas,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WardenHas {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ambush: Option<CardId>,
    /// The hero for whom the ambush waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ambush_for: Option<String>,
    /// The heroes who have been attacked without springing it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ambush_not_for: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Decks {
    #[serde(default)]
    hero_deck: Pile,
    #[serde(default)]
    warden_deck: Pile,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pile {
    /// The discarded cards, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    discard: Vec<CardId>,
}

impl Position {
    pub(super) fn arrange(self) -> Result<World, SetupError> {
        let mut world = World::empty();
        world.round = self.round;
        world.pillars.clear();
        world.chests.clear();
        world.gate = Square::new(-1, -1);
        let mut heroes: BTreeMap<HeroId, (Square, HeroAt)> = BTreeMap::new();
        let mut legend: BTreeMap<char, Thing> = BTreeMap::new();
        for (c, thing) in &self.legend {
            let thing = Thing::read(thing.clone()).map_err(|e| e.at(c).at("legend"))?;
            legend.insert(*c, thing);
        }
        for (square, c) in self.squares(&mut world.size)? {
            let on = match (c, legend.get(&c)) {
                ('.', None) => continue,
                ('#', None) => {
                    world.pillars.push(square);
                    continue;
                }
                (_, Some(Thing::Place(on))) => *on,
                (_, Some(Thing::Ghoul(at))) => {
                    let id = GhoulId(at.ghoul);
                    let GhoulAt { hp, acted, chest, gate, .. } = *at;
                    let mut snapped =
                        at.snapped.iter().map(|h| hero_named(h)).collect::<Result<Vec<_>, _>>()?;
                    snapped.sort_unstable();
                    world.ghouls.push(Ghoul { id, at: square, hp, acted, snapped });
                    PlaceAt { chest, gate }
                }
                (_, Some(Thing::Hero(at))) => {
                    let id = hero_named(&at.hero)?;
                    if heroes.insert(id, (square, at.clone())).is_some() {
                        return Err(SetupError::new(format!("{id} is there twice")).at("legend"));
                    }
                    PlaceAt { chest: at.chest, gate: at.gate }
                }
                (c, None) => {
                    return Err(SetupError::new(format!("the map has a {c}, the legend does not")).at("map"));
                }
            };
            world.chests.extend(on.chest.then_some(square));
            world.gate = if on.gate { square } else { world.gate };
        }
        world.ghouls.sort_by_key(|g| g.id);
        if let Some(twice) = world.ghouls.windows(2).find(|two| two[0].id == two[1].id) {
            return Err(SetupError::new(format!("{} is there twice", twice[0].id)).at("legend"));
        }
        for (n, (id, (square, at))) in heroes.into_iter().enumerate() {
            if usize::from(id.0) != n {
                return Err(
                    SetupError::new(format!("{id} is there, but {} is not", HeroId(n as u8))).at("legend")
                );
            }
            world.place_hero(id, square, at)?;
        }
        world.place_warden(self.seats.warden)?;
        let Decks { hero_deck, warden_deck } = self.decks;
        discard(&mut world.hero_deck, hero_deck.discard)?;
        discard(&mut world.warden_deck, warden_deck.discard)?;
        if let Some(bag) = self.bag {
            world.bag = crate::Bag::new(bag);
        }
        world.start_at(&self.at)?;
        for held in &self.held {
            let turn = Turn { held: true, ..turn_named(held)? };
            world.must_be_there(turn.hero)?;
            world.hero_mut(turn.hero).acted = true;
            world.held.push(turn);
        }
        Ok(world)
    }

    /// The position of a world at rest; `None` when the game is over.
    pub(super) fn describe(world: &World) -> Option<Position> {
        if world.ended.is_some() {
            return None;
        }
        let at = match (world.stage, world.turn) {
            (Stage::Turn, Some(turn)) => format!("turn {}", turn_text(turn)),
            (stage, _) => stage.as_str().to_owned(),
        };
        let warden = &world.warden;
        let mut position = Position {
            at,
            held: world.held.iter().map(|turn| turn_text(*turn)).collect(),
            map: String::new(),
            legend: BTreeMap::new(),
            round: world.round,
            seats: Seats {
                warden: WardenHas {
                    hand: warden.hand.cards.clone(),
                    ambush: warden.ambush.map(|a| a.card),
                    ambush_for: warden.ambush.map(|a| a.hero.to_string()),
                    ambush_not_for: world
                        .hero_ids()
                        .filter(|h| warden.ambush.is_some_and(|a| a.not_for[usize::from(h.0)]))
                        .map(|h| h.to_string())
                        .collect(),
                },
            },
            decks: Decks {
                hero_deck: Pile { discard: world.hero_deck.discarded().to_vec() },
                warden_deck: Pile { discard: world.warden_deck.discarded().to_vec() },
            },
            bag: Some(world.bag.inside().to_vec()),
        };
        for y in 0..world.size.y {
            let row: Vec<String> =
                (0..world.size.x).map(|x| position.draw(world, Square::new(x, y)).to_string()).collect();
            position.map.push_str(&row.join(" "));
            position.map.push('\n');
        }
        Some(position)
    }

    /// The character for a square, which the legend then explains.
    fn draw(&mut self, world: &World, square: Square) -> char {
        let on @ PlaceAt { chest, gate } =
            PlaceAt { chest: world.chests.contains(&square), gate: world.gate == square };
        let hero = world.hero_ids().find(|h| world.hero(*h).at == square);
        let ghoul = world.ghouls.iter().find(|g| g.at == square);
        let (c, thing) = if let Some(id) = hero {
            let Hero { hp, hand, ready, stance, venom, salves, coins, acted, .. } = world.hero(id).clone();
            let (hero, hand) = (id.to_string(), hand.cards);
            let at = HeroAt { hero, hp, hand, ready, stance, venom, salves, coins, acted, chest, gate };
            (['A', 'B', 'C'][usize::from(id.0.min(2))], Thing::Hero(at))
        } else if let Some(ghoul) = ghoul {
            let Ghoul { id, hp, acted, .. } = *ghoul;
            let snapped = ghoul.snapped.iter().map(ToString::to_string).collect();
            let at = GhoulAt { ghoul: id.0, hp, acted, snapped, chest, gate };
            (char::from(b'0' + id.0 % 10), Thing::Ghoul(at))
        } else if chest {
            (if gate { 'x' } else { 'c' }, Thing::Place(on))
        } else if gate {
            ('g', Thing::Place(on))
        } else {
            return if world.pillars.contains(&square) { '#' } else { '.' };
        };
        self.legend.insert(c, serde_json::to_value(thing).unwrap_or_default());
        c
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
                return Err(SetupError::new(text).at(format!("map:{}", y + 1)));
            }
            for (x, square) in squares.iter().enumerate() {
                let mut chars = square.chars();
                let (Some(c), None) = (chars.next(), chars.next()) else {
                    let text = format!("{square} in row {} is not one character", y + 1);
                    return Err(SetupError::new(text).at(format!("map:{}", y + 1)));
                };
                all.push((Square::new(x as i8, y as i8), c));
            }
        }
        if width == 0 || width > 40 || rows.len() > 40 {
            return Err(SetupError::new("the map must be 1 to 40 squares wide and high").at("map"));
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
        self.heroes.push(Hero {
            hp: is.hp,
            hand: Hand::of(id.seat(), is.hand),
            ready: is.ready,
            stance: is.stance,
            venom: is.venom,
            salves: is.salves,
            coins: is.coins,
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
            (Some(card), Some(hero)) => {
                let mut not_for = [false; 3];
                for hero in &has.ambush_not_for {
                    not_for[usize::from(hero_named(hero)?.0)] = true;
                }
                Some(Ambush { card, hero: hero_named(&hero)?, not_for })
            }
            (None, None) => None,
            _ => {
                return Err(SetupError::new("an ambush needs a card and a hero: ambush and ambush_for")
                    .at("seats.warden"));
            }
        };
        Ok(())
    }

    fn start_at(&mut self, at: &str) -> Result<(), SetupError> {
        let (stage, rest) = at.split_once(' ').unwrap_or((at, ""));
        let stages = [Stage::Plan, Stage::NextHero, Stage::Turn, Stage::Ghouls, Stage::EndOfRound];
        self.stage = stages.into_iter().find(|s| s.as_str() == stage).ok_or_else(|| {
            let all = crate::chance::listed(stages.map(Stage::as_str));
            SetupError::new(format!("at = {at:?} is none of: {all}")).at("at")
        })?;
        if self.stage == Stage::Turn {
            let turn = turn_named(rest)?;
            self.must_be_there(turn.hero)?;
            self.hero_mut(turn.hero).acted = true;
            self.turn = Some(turn);
        }
        Ok(())
    }

    fn must_be_there(&self, hero: HeroId) -> Result<(), SetupError> {
        match usize::from(hero.0) < self.heroes.len() {
            true => Ok(()),
            false => {
                Err(SetupError::new(format!("it is the turn of {hero}, who is not on the map")).at("at"))
            }
        }
    }
}

/// A turn as it is written: `ash`, `ash, 1 action left`, `ash, 1 action left, held`.
fn turn_named(text: &str) -> Result<Turn, SetupError> {
    let mut parts = text.split(',').map(str::trim);
    let hero = hero_named(parts.next().unwrap_or_default())?;
    let mut turn = Turn { hero, actions: 2, held: false };
    for part in parts {
        let left = part.strip_suffix(" action left").or_else(|| part.strip_suffix(" actions left"));
        match left.map(str::parse) {
            Some(Ok(actions)) if actions <= 2 => turn.actions = actions,
            None if part == "held" => turn.held = true,
            _ => {
                let right = "\"1 action left\" or \"held\"";
                let text = format!("a turn is written with {right}, not with {part:?}");
                return Err(SetupError::new(text).at("at"));
            }
        }
    }
    Ok(turn)
}

fn turn_text(Turn { hero, actions, held }: Turn) -> String {
    let actions = if actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") };
    format!("{hero}, {actions} left{}", if held { ", held" } else { "" })
}

fn discard(deck: &mut Deck<CardId>, cards: Vec<CardId>) -> Result<(), SetupError> {
    for card in cards {
        take(deck, card)?;
        deck.discard(card);
    }
    Ok(())
}

fn hero_named(name: &str) -> Result<HeroId, SetupError> {
    let mut heroes = (0..3).map(HeroId);
    let found = heroes.find(|h| h.name() == name);
    found.ok_or_else(|| {
        SetupError::new(format!("there is no hero {name:?}; there are: ash, birch, cedar")).at("at")
    })
}

fn take(deck: &mut Deck<CardId>, card: CardId) -> Result<(), SetupError> {
    let name = card.card().name;
    deck.take(&card)
        .map(|_| ())
        .ok_or_else(|| SetupError::new(format!("there is no {name} left in its deck")).at("decks"))
}
