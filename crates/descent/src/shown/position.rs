//! Positions as cases write them: docs/descent.md describes every key. What is not said has the default named here.

use super::possible::possible;
use super::special::{self, SpecialAt};
use crate::Descent;
use crate::content::{Always, CardId, Colour, Condition, Ground, OBJECTIVE_TOKENS, Rank, TokenKind, Until};
use crate::rulings::Rulings;
use crate::scenario::setup::{self, Setup};
use crate::world::{
    Agreed, Conditions, Familiar, Found, Group, HeroId, Lasting, Lasts, Learnt, Mark, Monster, MonsterId,
    Owned, Played, Side, Stage, Step, Tally, Token, Turn, Who, World,
};
use board::square::{Body, Line, Map, Spot, Terrain};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Deck, SetupError, WhenEmpty};

/// A position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// `heroes`, `turn ashrian, 1 action left`, `start ashrian`, `end ashrian`, `overlord`, `monsters`,
    /// `activation ettin-1, 2 actions left`, `familiar HERO, 2 actions left`, `overlord-end`, `setup`; and, as worlds are
    /// described, `placing`, `equip HERO`, `familiars HERO`, `over heroes`, `over overlord`.
    at: String,
    /// With `at = "setup"`: what is agreed before a quest.
    setup: Option<Setup>,
    /// A quest by name: its map and goals.
    quest: Option<String>,
    /// The map.
    map: Option<MapAt>,
    /// What the letters on the map stand for.
    #[serde(default)]
    legend: BTreeMap<char, LegendAt>,
    /// What seats have.
    #[serde(default)]
    seats: SeatsAt,
    /// Act I or II; 1.
    act: Option<u8>,
    /// The round; 1.
    round: Option<u16>,
    /// Gates that are open, by number.
    #[serde(default)]
    open: Vec<u8>,
    /// What is left in decks: `search`, `overlord`, `shop`.
    #[serde(default)]
    decks: BTreeMap<String, DeckAt>,
    /// Figures beside those on the map: knocked-out heroes with `at`, monsters of a quest with `at`.
    #[serde(default)]
    figures: BTreeMap<String, LegendAt>,
    /// What the turn under way has seen.
    #[serde(default)]
    turn: TurnAt,
    /// What the turn of a hero has seen that waits for its familiar.
    #[serde(default)]
    waiting: TurnAt,
    /// The group that is being activated.
    group: Option<String>,
    /// What is known of groups.
    #[serde(default)]
    groups: BTreeMap<String, GroupState>,
    /// Tokens instead of those that the quest places.
    tokens: Option<Vec<TokenState>>,
    /// What the quest counts.
    #[serde(default)]
    tally: Tally,
    /// What the quest and variants add.
    #[serde(default)]
    special: SpecialAt,
    /// Who has won the encounters so far.
    #[serde(default)]
    encounters: Vec<Side>,
    /// How open questions are answered.
    #[serde(default)]
    rulings: Rulings,
}

/// How a turn stands; what is not said has not happened.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct TurnAt {
    pub(super) actions: Option<u8>,
    pub(super) points: u8,
    pub(super) moves: u8,
    pub(super) attacks: u8,
    pub(super) extra_moves: u8,
    pub(super) extra_attacks: u8,
    pub(super) shrunk: bool,
    pub(super) moved: bool,
    pub(super) rested: bool,
    pub(super) free_attack: bool,
    pub(super) sludge: bool,
    pub(super) overpowers: u8,
    pub(super) moving: bool,
    pub(super) played: Vec<String>,
    pub(super) begun: bool,
    pub(super) step: Option<Step>,
    pub(super) seen_by: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GroupState {
    pub(super) activated: bool,
    pub(super) left: u8,
    pub(super) hindered: bool,
    pub(super) inactive: bool,
    pub(super) stands_up: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenState {
    pub(super) token: TokenKind,
    pub(super) at: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnedAt {
    pub(super) item: String,
    #[serde(default)]
    pub(super) equipped: bool,
    #[serde(default)]
    pub(super) exhausted: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FoundAt {
    pub(super) card: String,
    #[serde(default)]
    pub(super) used: bool,
}

/// A familiar.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FamiliarAt {
    pub(super) at: String,
    pub(super) damage: u8,
    pub(super) conditions: Vec<Condition>,
}

/// A monster that will rise again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RisingAt {
    pub(super) monster: String,
    pub(super) rank: Rank,
    pub(super) at: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapAt {
    squares: String,
    /// The top left square; `0,0`.
    origin: Option<String>,
    #[serde(default)]
    edges: Vec<EdgeAt>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeAt {
    between: [String; 2],
    kind: Line,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatsAt {
    #[serde(default)]
    overlord: OverlordAt,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct OverlordAt {
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    misery: bool,
    #[serde(default)]
    rising: Vec<RisingAt>,
    #[serde(default, rename = "left-out")]
    left_out: Vec<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckAt {
    left: Option<Vec<String>>,
    #[serde(default)]
    discard: Vec<String>,
    /// Cards whose place on top the overlord knows, the next first.
    #[serde(default)]
    top: Vec<String>,
}

/// A figure or a token.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct LegendAt {
    hero: Option<String>,
    class: Option<String>,
    monster: Option<String>,
    token: Option<TokenKind>,
    /// The ground beneath; floor.
    terrain: Option<Terrain>,
    number: Option<u8>,
    rank: Option<Rank>,
    /// Only to be read: it must be the printed size.
    size: Option<String>,
    at: Option<String>,
    /// Damage suffered: of whoever is knocked out as much as its Health, of all others none.
    damage: Option<u8>,
    /// Fatigue suffered: of whoever is knocked out as much as its Stamina, of all others none.
    fatigue: Option<u8>,
    conditions: Vec<Condition>,
    knocked_out: bool,
    feat_used: bool,
    acted: bool,
    activated: bool,
    named: bool,
    /// More Health than is printed.
    health: u8,
    /// Skills beside the starting skills.
    skills: Vec<String>,
    /// Items that are equipped; the starting equipment.
    equipped: Option<Vec<String>>,
    /// Items that are not equipped.
    items: Vec<String>,
    /// Cards that are exhausted.
    exhausted: Vec<String>,
    /// Search cards.
    found: Vec<String>,
    /// Search cards that lie face down.
    used: Vec<String>,
    /// The place at the table; in the order of the hero sheets.
    seat: Option<u8>,
    /// All items in their order, instead of `equipped` and `items`.
    inventory: Option<Vec<OwnedAt>>,
    /// All search cards in their order, instead of `found` and `used`.
    search_cards: Option<Vec<FoundAt>>,
    /// The familiar on the map.
    familiar: Option<FamiliarAt>,
    familiar_acted: bool,
    /// The monster that it has challenged.
    challenged: Option<String>,
    /// A die for its defence, and one for its next attack.
    faith: Option<Colour>,
    fury: Option<Colour>,
    monkey: u8,
    despair: bool,
    ability_used: bool,
    carries: u8,
    /// Where it vanished, and within how many spaces it comes back.
    vanished: Option<(String, u8)>,
    airborne: bool,
    risen: bool,
    /// Whether the monster was a challenge token.
    challenge: bool,
    /// Whether the lieutenant is knocked out.
    down: bool,
    /// The tainted card: `face-down`, or its name.
    tainted: Option<String>,
}

impl LegendAt {
    /// What is said of something that it cannot have is refused: a token has no conditions, a monster no class.
    fn check(&self, called: &str) -> Result<(), SetupError> {
        let of_heroes = [
            ("class", self.class.is_some()),
            ("fatigue", self.fatigue.is_some()),
            ("knocked-out", self.knocked_out),
            ("feat-used", self.feat_used),
            ("acted", self.acted),
            ("skills", !self.skills.is_empty()),
            ("equipped", self.equipped.is_some()),
            ("items", !self.items.is_empty()),
            ("exhausted", !self.exhausted.is_empty()),
            ("found", !self.found.is_empty()),
            ("used", !self.used.is_empty()),
            ("seat", self.seat.is_some()),
            ("inventory", self.inventory.is_some()),
            ("search-cards", self.search_cards.is_some()),
            ("familiar", self.familiar.is_some()),
            ("familiar-acted", self.familiar_acted),
            ("challenged", self.challenged.is_some()),
            ("faith", self.faith.is_some()),
            ("fury", self.fury.is_some()),
            ("monkey", self.monkey > 0),
            ("despair", self.despair),
            ("ability-used", self.ability_used),
            ("carries", self.carries > 0),
            ("vanished", self.vanished.is_some()),
            ("tainted", self.tainted.is_some()),
        ];
        let of_monsters = [
            ("number", self.number.is_some()),
            ("rank", self.rank.is_some()),
            ("size", self.size.is_some()),
            ("activated", self.activated),
            ("named", self.named),
            ("health", self.health > 0),
            ("airborne", self.airborne),
            ("risen", self.risen),
            ("challenge", self.challenge),
            ("down", self.down),
        ];
        let of_figures = [("damage", self.damage.is_some()), ("conditions", !self.conditions.is_empty())];
        let (hero, monster) = (self.hero.is_some(), self.monster.is_some());
        if hero && monster {
            return wrong(format!("{called} is a hero and a monster"));
        }
        let only = |keys: &[(&'static str, bool)]| keys.iter().find(|(_, said)| *said).map(|(key, _)| *key);
        let heroes = only(&of_heroes).filter(|_| !hero);
        let monsters = only(&of_monsters).filter(|_| !monster);
        let figures = only(&of_figures).filter(|_| !hero && !monster);
        match heroes.or(monsters).or(figures) {
            Some(key) => wrong(format!("{called} cannot have {key}")),
            None => Ok(()),
        }
    }
}

impl LegendAt {
    /// What lasts for a hero, from the keys that say it.
    fn lasting(&self) -> Result<Vec<Lasting>, SetupError> {
        let animal = (self.monkey > 0).then_some((Always::Animal(5), Until::TurnEnds(self.monkey)));
        let tired = self.despair.then_some((Always::ActionsTire(1), Until::TurnEnds(1)));
        let defence = self.faith.map(|colour| (Always::DefenceDie(colour), Until::GiversTurn));
        let attack = self.fury.map(|colour| (Always::AttackDie(colour), Until::NextAttack));
        let counts = [animal, tired, defence, attack].into_iter().flatten();
        let mut all: Vec<Lasting> = counts.map(|(what, until)| Lasting::counts(what, until)).collect();
        if let Some((from, far)) = &self.vanished {
            all.push(Lasting { what: Lasts::Away(spot(from)?, *far), until: Until::Return });
        }
        Ok(all)
    }
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

fn spot(text: &str) -> Result<Spot, SetupError> {
    text.parse().map_err(|e: board::square::MapError| SetupError::new(e.to_string()))
}

fn all<'n>(what: &str, name: &str, names: impl Iterator<Item = &'n String>) -> SetupError {
    let names: Vec<&str> = names.map(String::as_str).collect();
    SetupError::new(format!("there is no {what} {name}; there are: {}", names.join(", ")))
}

impl Position {
    pub(crate) fn arrange(self, game: &Descent) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            return match self.at.as_str() {
                "setup" => setup::begin(game, setup, &mut table::Chance::seeded(0)),
                _ => wrong("a `setup` goes with at = \"setup\""),
            };
        }
        let (act, round) = (self.act.unwrap_or(1), self.round.unwrap_or(1));
        if !(1..=2).contains(&act) {
            return wrong(format!("there are acts 1 and 2, not {act} (DE-QST-05)"));
        }
        if round == 0 {
            return wrong("rounds are counted from 1");
        }
        let mut world = setup::empty(game, act);
        world.agreed = Agreed { quest: None, act, rulings: self.rulings };
        world.round = round;
        self.ground(game, &mut world)?;
        self.special.arrange(game, &mut world)?;
        let places = self.places()?;
        self.heroes(game, &mut world, &places)?;
        // What heroes have is not in the decks.
        setup::items(game, &mut world)?;
        let found: Vec<_> =
            world.heroes.iter().flat_map(|hero| &hero.found).map(|found| found.card).collect();
        found.iter().for_each(|card| {
            world.search.take(card);
        });
        self.monsters(game, &mut world, &places)?;
        self.tokens(&mut world, &places)?;
        self.challenges(game, &mut world)?;
        world.tally = self.tally;
        world.encounters.clone_from(&self.encounters);
        for gate in &self.open {
            if usize::from(*gate) >= world.ground.map.gates().len() {
                return wrong(format!("there is no gate {gate} (DE-DOR-01)"));
            }
            world.gates = world.gates.opened(*gate);
        }
        self.decks(game, &mut world)?;
        self.start_at(game, &mut world)?;
        if let Some(name) = &self.group {
            world.group = Some(monster_type(game, name)?);
        }
        if world.turn.is_none() && self.turn != TurnAt::default() {
            return wrong("`[turn]` says what a turn has seen, but it is nobody's turn");
        }
        if world.waiting.is_none() && self.waiting != TurnAt::default() {
            return wrong("`[waiting]` says what a turn has seen that waits for a familiar, but none waits");
        }
        possible(game, &world)?;
        world.sound(game).map_err(|broken| SetupError::new(broken.to_string()))?;
        Ok(world)
    }

    fn ground(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        if let Some(name) = &self.quest {
            let Some(id) = game.content.quest(name) else {
                return Err(all("quest", name, game.content.quests.iter().map(|q| &q.name)));
            };
            world.agreed.quest = Some(id);
            world.ground = Arc::clone(&game.content.grounds[usize::from(id.0)]);
            for group in &game.quest(id).groups {
                let of = game.content.monster(&group.monster);
                let said =
                    |of| Group { inactive: group.inactive, stands_up: group.stands_up, ..Group::new(of) };
                world.groups.extend(of.map(said));
            }
            setup::lay_specials(game, game.quest(id), world);
            return Ok(());
        }
        let Some(at) = &self.map else { return wrong("a position needs `[map]` or `quest`") };
        let origin = at.origin.as_deref().map_or(Ok(Spot::new(0, 0)), spot)?;
        let mut squares = Vec::new();
        for (y, row) in at.squares.lines().filter(|row| !row.trim().is_empty()).enumerate() {
            for (x, sign) in row.trim().chars().enumerate().filter(|(_, sign)| !"#_".contains(*sign)) {
                let legend = self.legend.get(&sign).map(|legend| legend.terrain.unwrap_or_default());
                let Some(terrain) = legend.or_else(|| Terrain::drawn(sign)) else {
                    return Err(
                        SetupError::new(format!("{sign:?} is not in [legend]")).at(format!("map:{y}"))
                    );
                };
                squares.push((Spot::new(x as i16 + origin.x, y as i16 + origin.y), terrain));
            }
        }
        let mut map = Map::new(squares).map_err(|e| SetupError::new(e.to_string()))?;
        for edge in &at.edges {
            let [a, b] = &edge.between;
            map.lay(spot(a)?, spot(b)?, edge.kind).map_err(|e| SetupError::new(e.to_string()))?;
        }
        world.ground = Arc::new(Ground { map, tiles: BTreeMap::new() });
        Ok(())
    }

    /// Every figure and token with its squares.
    fn places(&self) -> Result<Vec<(LegendAt, Vec<Spot>)>, SetupError> {
        let mut places: Vec<(LegendAt, Vec<Spot>)> = Vec::new();
        if let Some(at) = &self.map {
            let origin = at.origin.as_deref().map_or(Ok(Spot::new(0, 0)), spot)?;
            for (sign, legend) in &self.legend {
                let rows = at.squares.lines().filter(|row| !row.trim().is_empty()).enumerate();
                let signs =
                    rows.flat_map(|(y, row)| row.trim().chars().enumerate().map(move |(x, c)| (x, y, c)));
                let own: Vec<Spot> = signs
                    .filter(|(_, _, c)| c == sign)
                    .map(|(x, y, _)| Spot::new(x as i16 + origin.x, y as i16 + origin.y))
                    .collect();
                if own.is_empty() {
                    return wrong(format!("{sign:?} of [legend] is not on the map"));
                }
                if legend.at.is_some() {
                    return wrong(format!("{sign:?} of [legend] stands where it is drawn, and has no `at`"));
                }
                legend.check(&sign.to_string())?;
                if legend.hero.is_some() && own.len() > 1 {
                    return wrong(format!("{sign:?} is a hero on {} spaces (DE-LRG-01)", own.len()));
                }
                places.push((legend.clone(), own));
            }
        }
        for (name, figure) in &self.figures {
            figure.check(name)?;
            let Some(at) = &figure.at else {
                if figure.hero.is_none() {
                    return wrong(format!("figures.{name} needs `at`"));
                }
                places.push((figure.clone(), Vec::new()));
                continue;
            };
            let body: Body =
                at.parse().map_err(|e: board::square::MapError| SetupError::new(e.to_string()))?;
            places.push((figure.clone(), body.spots().collect()));
        }
        Ok(places)
    }

    fn heroes(
        &self,
        game: &Descent,
        world: &mut World,
        places: &[(LegendAt, Vec<Spot>)],
    ) -> Result<(), SetupError> {
        let mut heroes: Vec<&(LegendAt, Vec<Spot>)> =
            places.iter().filter(|(at, _)| at.hero.is_some()).collect();
        // In the order of the hero sheets, so that seats do not depend on letters.
        heroes.sort_by_key(|(at, _)| (at.seat, at.hero.as_deref().and_then(|name| game.content.hero(name))));
        if heroes.is_empty() {
            return wrong("there is no hero on the map");
        }
        for (at, spots) in heroes {
            let name = at.hero.as_deref().unwrap_or_default();
            let mut hero = setup::hero(game, world, name, at.class.as_deref())?;
            (hero.at, hero.conditions) = (spots.first().copied(), conditions(name, &at.conditions)?);
            (hero.feat_used, hero.acted, hero.knocked_out) = (at.feat_used, at.acted, at.knocked_out);
            if let Some(equipped) = &at.equipped {
                hero.items.clear();
                for name in equipped {
                    hero.items.push(Owned { item: item(game, name)?, equipped: true, exhausted: false });
                }
            }
            for name in &at.items {
                hero.items.push(Owned { item: item(game, name)?, equipped: false, exhausted: false });
            }
            for name in &at.skills {
                let Some(skill) = game.content.skill(name) else {
                    return Err(all("skill", name, game.content.skills.iter().map(|s| &s.name)));
                };
                hero.skills.push(Learnt { skill, exhausted: false });
            }
            for (names, used) in [(&at.found, false), (&at.used, true)] {
                for name in names {
                    hero.found.push(Found { card: search_card(game, name)?, used });
                }
            }
            if let Some(inventory) = &at.inventory {
                hero.items.clear();
                for own in inventory {
                    let item = item(game, &own.item)?;
                    hero.items.push(Owned { item, equipped: own.equipped, exhausted: own.exhausted });
                }
            }
            for card in at.search_cards.iter().flatten() {
                hero.found.push(Found { card: search_card(game, &card.card)?, used: card.used });
            }
            hero.taint = at.tainted.as_deref().map(|name| special::taint(game, name)).transpose()?;
            (hero.carries, hero.familiar_acted) = (at.carries, at.familiar_acted);
            hero.ability_used = at.ability_used;
            at.lasting()?.into_iter().for_each(|lasting| hero.begin(lasting));
            if let Some(familiar) = &at.familiar {
                let conditions = conditions(&format!("the familiar of {name}"), &familiar.conditions)?;
                hero.familiar =
                    Some(Familiar { at: spot(&familiar.at)?, damage: familiar.damage, conditions });
            }
            let own = |card: &String| {
                hero.items.iter().any(|owned| game.item(owned.item).name == *card)
                    || hero.skills.iter().any(|learnt| game.skill(learnt.skill).name == *card)
            };
            if let Some(card) = at.exhausted.iter().find(|card| !own(card)) {
                return wrong(format!("{name} has no {card} to be exhausted"));
            }
            let tired = |name: &String| at.exhausted.contains(name);
            if at.inventory.is_none() {
                hero.items.iter_mut().for_each(|owned| owned.exhausted = tired(&game.item(owned.item).name));
            }
            hero.skills
                .iter_mut()
                .for_each(|learnt| learnt.exhausted = tired(&game.skill(learnt.skill).name));
            let full = if hero.knocked_out { (hero.health(game), hero.stamina(game)) } else { (0, 0) };
            (hero.damage, hero.fatigue) = (at.damage.unwrap_or(full.0), at.fatigue.unwrap_or(full.1));
            // DE-DMG-03: only a world that was described may have more.
            let stamina = hero.stamina(game);
            if hero.fatigue > stamina && at.seat.is_none() {
                return wrong(format!("{name} has Stamina {stamina}, not {} (DE-CHR-06)", hero.fatigue));
            }
            world.heroes.push(hero);
        }
        Ok(())
    }

    fn monsters(
        &self,
        game: &Descent,
        world: &mut World,
        places: &[(LegendAt, Vec<Spot>)],
    ) -> Result<(), SetupError> {
        for (at, spots) in places {
            let Some(name) = &at.monster else { continue };
            let of = monster_type(game, name)?;
            let size = game.monster(of).size;
            if at.size.as_ref().is_some_and(|said| *said != size.to_string()) {
                return wrong(format!("{name} is of size {size}"));
            }
            let moving = self.turn.shrunk && spots.len() == 1;
            let Some(body) = body_of(spots).filter(|body| body.size() == size || moving) else {
                return wrong(format!("{name} covers {size} squares"));
            };
            let usual = if game.monster(of).lieutenant.is_some() { Rank::Lieutenant } else { Rank::Minion };
            let mut monster: Monster = world.new_monster(of, at.rank.unwrap_or(usual), body);
            monster.id.number = at.number.unwrap_or(monster.id.number);
            if world.monster(monster.id).is_some() {
                return wrong(format!("{} is there twice", game.monster_name(monster.id)));
            }
            (monster.damage, monster.more_health, monster.named) =
                (at.damage.unwrap_or(0), at.health, at.named);
            (monster.activated, monster.airborne, monster.risen) = (at.activated, at.airborne, at.risen);
            monster.conditions = conditions(&game.monster_name(monster.id), &at.conditions)?;
            if !world.groups.iter().any(|group| group.of == of) {
                world.groups.push(Group::new(of));
            }
            monster.challenge = at.challenge;
            if at.down {
                world.special.down.push(monster);
                world.special.down.sort_by_key(|monster| monster.id);
            } else {
                world.add_monster(monster);
            }
        }
        for (name, state) in &self.groups {
            let of = monster_type(game, name)?;
            if world.groups.iter().all(|group| group.of != of) {
                world.groups.push(Group::new(of));
            }
            for group in world.groups.iter_mut().filter(|group| group.of == of) {
                (group.activated, group.left, group.hindered) = (state.activated, state.left, state.hindered);
                (group.inactive, group.stands_up) = (state.inactive, state.stands_up);
            }
        }
        Ok(())
    }

    /// Whom heroes have challenged, once monsters are there.
    fn challenges(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        for at in self.legend.values().chain(self.figures.values()) {
            let (Some(name), Some(monster)) = (&at.hero, &at.challenged) else { continue };
            let monster = self.monster_called(game, monster)?;
            let hero = world.hero_ids().find(|id| game.hero_name(*id) == name);
            if let Some(id) = hero {
                let lasting = Lasting { what: Lasts::Challenges(monster), until: Until::Encounter };
                world.hero_mut(id).begin(lasting);
            }
        }
        Ok(())
    }

    /// A monster by its name, on the map or not.
    fn monster_called(&self, game: &Descent, name: &str) -> Result<MonsterId, SetupError> {
        let parts = name.rsplit_once('-').and_then(|(of, n)| game.content.monster(of).zip(n.parse().ok()));
        let found = parts.map(|(of, number)| MonsterId { of, number });
        found.ok_or_else(|| SetupError::new(format!("{name:?} is no monster")))
    }

    fn tokens(&self, world: &mut World, places: &[(LegendAt, Vec<Spot>)]) -> Result<(), SetupError> {
        for (at, spots) in places {
            if let Some(kind) = at.token {
                world.tokens.extend(spots.iter().map(|spot| Token { kind, at: *spot }));
            }
        }
        for token in self.tokens.iter().flatten() {
            world.tokens.push(Token { kind: token.token, at: spot(&token.at)? });
        }
        world.tokens.sort();
        let carried: usize = world.heroes.iter().map(|hero| usize::from(hero.carries)).sum();
        let objectives = world.tokens.iter().filter(|token| token.kind == TokenKind::Objective).count();
        if objectives + carried > OBJECTIVE_TOKENS {
            let all = objectives + carried;
            return Err(SetupError::new(format!("DE-OBJ-06: {all} objective tokens of {OBJECTIVE_TOKENS}")));
        }
        Ok(())
    }

    /// What is in hands and decks. A card in the hand is taken out of the deck.
    fn decks(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        let card = |name: &String| {
            let found = game.content.card(name);
            found.ok_or_else(|| all("overlord card", name, game.content.overlord.iter().map(|c| &c.name)))
        };
        for (name, at) in &self.decks {
            match name.as_str() {
                "overlord" => {
                    if let Some(left) = &at.left {
                        let cards = left.iter().map(card).collect::<Result<Vec<CardId>, _>>()?;
                        world.overlord.deck = Deck::new(cards, WhenEmpty::Reshuffle);
                    }
                    for name in &at.discard {
                        let card = card(name)?;
                        world.overlord.deck.take(&card);
                        world.overlord.deck.discard(card);
                    }
                    let seat = world.overlord_seat();
                    for name in at.top.iter().rev() {
                        let card = card(name)?;
                        world.overlord.deck.take(&card);
                        world.overlord.deck.put_on_top(card, table::SeatSet::one(seat));
                    }
                }
                "search" => {
                    if let Some(left) = &at.left {
                        let cards = left.iter().map(|name| search_card(game, name));
                        world.search = Deck::new(cards.collect::<Result<Vec<_>, _>>()?, WhenEmpty::Stay);
                    }
                    if !at.top.is_empty() {
                        return wrong("nobody knows what lies on top of the search deck (DE-HID-03)");
                    }
                    for name in &at.discard {
                        let card = search_card(game, name)?;
                        if at.left.is_none() {
                            world.search.take(&card);
                        }
                        world.search.discard(card);
                    }
                }
                "shop" => {
                    if !at.top.is_empty() || !at.discard.is_empty() {
                        return wrong("of the shop deck there is only what is `left`");
                    }
                    if let Some(left) = &at.left {
                        let cards = left.iter().map(|name| item(game, name));
                        world.shop = Deck::new(cards.collect::<Result<Vec<_>, _>>()?, WhenEmpty::Stay);
                    }
                }
                other => {
                    return wrong(format!("there is no deck {other}; there are: overlord, search, shop"));
                }
            }
        }
        for name in &self.seats.overlord.hand {
            let card = card(name)?;
            world.overlord.deck.take(&card);
            world.overlord.hand.push(card);
        }
        world.overlord.hand.sort_unstable();
        for name in &self.seats.overlord.left_out {
            let card = card(name)?;
            world.overlord.deck.take(&card);
            world.overlord.left_out.push(card);
        }
        world.overlord.misery = self.seats.overlord.misery;
        for at in &self.seats.overlord.rising {
            let of = monster_type(game, &at.monster)?;
            let fell = at.at.parse().map_err(|e: board::square::MapError| SetupError::new(e.to_string()))?;
            world.overlord.rising.push((of, at.rank, fell));
        }
        Ok(())
    }

    fn start_at(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        let (head, tail) = self.at.split_once(", ").unwrap_or((&self.at, ""));
        let (word, name) = head.split_once(' ').unwrap_or((head, ""));
        let actions = match tail.split_once(' ') {
            None if tail.is_empty() => Some(2),
            Some((n, "action left" | "actions left")) => n.parse().ok(),
            _ => None,
        };
        let Some(actions) = actions else { return wrong(format!("{tail:?} is not \"1 action left\"")) };
        world.stage = Stage::Heroes;
        match word {
            "heroes" => {}
            "placing" => world.stage = Stage::SetUp,
            "between" => world.stage = Stage::Between,
            "over" => {
                let side = if name == "heroes" { Side::Heroes } else { Side::Overlord };
                (world.stage, world.ended) = (Stage::Over, Some(side));
            }
            "equip" => self.hero_turn(game, world, name, Step::Equip, actions)?,
            "familiars" => self.hero_turn(game, world, name, Step::Familiars, actions)?,
            "familiar" => self.familiar_turn(game, world, name, actions)?,
            "turn" => self.hero_turn(game, world, name, Step::Actions, actions)?,
            "start" => self.hero_turn(game, world, name, Step::Start, actions)?,
            "end" => self.hero_turn(game, world, name, Step::End, 0)?,
            "overlord" => self.overlord_acts(world, Stage::OverlordStart),
            "overlord-cards" => self.overlord_acts(world, Stage::OverlordCards),
            "monsters" => self.overlord_acts(world, Stage::Monsters),
            "overlord-end" => self.overlord_acts(world, Stage::OverlordEnd),
            "activation" => {
                let id = self.monster_named(game, world, name)?;
                self.overlord_acts(world, Stage::Monsters);
                world.group = Some(id.of);
                let turn = Turn { step: Step::Actions, actions, ..Turn::new(Who::Monster(id)) };
                world.turn = Some(self.seen(game, &self.turn, turn)?);
            }
            other => {
                let right = "heroes, turn HERO, start HERO, end HERO, familiar HERO, overlord, monsters, activation MONSTER, overlord-end";
                return Err(SetupError::new(format!("{other:?} is no place in a round")).expected(right));
            }
        }
        Ok(())
    }

    fn overlord_acts(&self, world: &mut World, stage: Stage) {
        world.stage = stage;
        world.heroes.iter_mut().for_each(|hero| hero.acted = true);
    }

    fn hero_turn(
        &self,
        game: &Descent,
        world: &mut World,
        name: &str,
        step: Step,
        actions: u8,
    ) -> Result<(), SetupError> {
        let id: Option<HeroId> = world.hero_ids().find(|id| game.hero_name(*id) == name);
        let Some(id) = id else { return wrong(format!("{name:?} is not on the map")) };
        world.turn = Some(self.seen(game, &self.turn, Turn { step, actions, ..Turn::new(Who::Hero(id)) })?);
        Ok(())
    }

    /// The activation of a familiar; its hero's turn waits.
    fn familiar_turn(
        &self,
        game: &Descent,
        world: &mut World,
        name: &str,
        actions: u8,
    ) -> Result<(), SetupError> {
        let id: Option<HeroId> = world.hero_ids().find(|id| game.hero_name(*id) == name);
        let Some(id) = id.filter(|id| world.familiar(*id).is_some()) else {
            return wrong(format!("{name:?} has no familiar on the map"));
        };
        let own = Turn { step: Step::Actions, ..Turn::new(Who::Hero(id)) };
        world.waiting = Some(self.seen(game, &self.waiting, own)?);
        let turn = Turn { step: Step::Actions, actions, ..Turn::new(Who::Familiar(id)) };
        world.turn = Some(self.seen(game, &self.turn, turn)?);
        Ok(())
    }

    /// What a turn has seen already.
    fn seen(&self, game: &Descent, at: &TurnAt, turn: Turn) -> Result<Turn, SetupError> {
        let played = at.played.iter().map(|name| self.played(game, name));
        let seen_by = at.seen_by.iter().map(|name| self.monster_called(game, name));
        Ok(Turn {
            actions: at.actions.unwrap_or(turn.actions),
            step: at.step.unwrap_or(turn.step),
            points: at.points,
            moves: at.moves,
            attacks: at.attacks,
            extra_moves: at.extra_moves,
            extra_attacks: at.extra_attacks,
            shrunk: at.shrunk,
            moved: at.moved,
            rested: at.rested,
            free_attack: at.free_attack,
            sludge: at.sludge,
            overpowers: at.overpowers,
            moving: at.moving,
            played: played.collect::<Result<_, _>>()?,
            begun: at.begun,
            seen_by: seen_by.collect::<Result<_, _>>()?,
            who: turn.who,
        })
    }

    /// A card that was played in the activation under way: `dash`, or `dark-resilience/zombie-1` with its target.
    fn played(&self, game: &Descent, name: &str) -> Result<Played, SetupError> {
        let (card, on) = match name.split_once('/') {
            Some((card, on)) => (card, Some(Mark::Figure(Who::Monster(self.monster_called(game, on)?)))),
            None => (name, None),
        };
        let found = game.content.card(card);
        let card =
            found.ok_or_else(|| all("overlord card", card, game.content.overlord.iter().map(|c| &c.name)))?;
        Ok(Played { card, on })
    }

    fn monster_named(&self, game: &Descent, world: &World, name: &str) -> Result<MonsterId, SetupError> {
        let ids = world.monsters.iter().map(|monster| monster.id);
        let found = ids.clone().find(|id| game.monster_name(*id) == name);
        found.ok_or_else(|| {
            let names: Vec<String> = ids.map(|id| game.monster_name(id)).collect();
            SetupError::new(format!("{name:?} is not on the map; there are: {}", names.join(", ")))
        })
    }
}

fn monster_type(game: &Descent, name: &str) -> Result<crate::content::MonsterTypeId, SetupError> {
    let found = game.content.monster(name);
    found.ok_or_else(|| all("monster", name, game.content.monsters.iter().map(|m| &m.name)))
}

/// DE-CND-04: each at most once.
fn conditions(name: &str, said: &[Condition]) -> Result<Conditions, SetupError> {
    let mut conditions = Conditions::default();
    for condition in said {
        if !conditions.add(*condition) {
            return wrong(format!("{name} is {} twice (DE-CND-04)", condition.name()));
        }
    }
    Ok(conditions)
}

fn item(game: &Descent, name: &str) -> Result<crate::content::ItemId, SetupError> {
    let found = game.content.item(name);
    found.ok_or_else(|| all("item", name, game.content.items.iter().map(|i| &i.name)))
}

fn search_card(game: &Descent, name: &str) -> Result<crate::content::SearchId, SetupError> {
    let found = game.content.search_card(name);
    found.ok_or_else(|| all("search card", name, game.content.search.iter().map(|c| &c.name)))
}

/// The body that covers exactly these squares.
fn body_of(spots: &[Spot]) -> Option<Body> {
    let (x, y) = (spots.iter().map(|s| s.x).min()?, spots.iter().map(|s| s.y).min()?);
    let (right, low) = (spots.iter().map(|s| s.x).max()?, spots.iter().map(|s| s.y).max()?);
    let body = Body { at: Spot::new(x, y), wide: (right - x + 1) as u8, high: (low - y + 1) as u8 };
    (body.spots().count() == spots.len()).then_some(body)
}
