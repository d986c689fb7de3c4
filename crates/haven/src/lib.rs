//! Gloomhaven and Frosthaven: one family of rules.
//!
//! [`Edition`] is a value, and every difference between the editions is a named method of it. The files are the
//! chapters of the rulebook: [`attack`], [`modifiers`], [`damage`], [`movement`], [`conditions`], [`monsters`]
//! and so on. What can ask is a function with `play` first; what cannot ask is a method of [`World`].
//! [`mind`] is how monsters and summons decide; [`solve`] asks it about positions in a file.

pub mod abilities;
pub mod aftermath;
pub mod areas;
pub mod arena;
pub mod attack;
mod board_now;
pub mod bonuses;
pub mod campaign;
pub mod cards;
pub mod characters;
pub mod clauses;
pub mod conditions;
pub mod content;
pub mod damage;
pub mod dungeon;
mod edition;
pub mod effects;
pub mod elements;
pub mod ending;
pub mod enhancement;
pub mod events;
pub mod exhaustion;
mod facts;
pub mod heal;
pub mod items;
pub mod level;
pub mod looting;
pub mod mind;
pub mod modifiers;
pub mod moments;
pub mod monsters;
pub mod movement;
pub mod objectives;
pub mod points;
mod position;
pub mod prompts;
pub mod rests;
pub mod rooms;
pub mod round;
pub mod rulings;
mod scene;
pub mod selection;
pub mod setup;
pub mod solve;
pub mod special;
pub mod summons;
pub mod tally;
pub mod turn;
pub mod world;

pub use board_now::Board;
pub use edition::{Edition, UnknownEdition};
pub use facts::Fact;
pub use position::Position;
pub use prompts::Prompt;
pub use setup::Setup;
pub use world::{FigureId, HeroId, MonsterId, Spot, SummonId, World};

use content::{
    Ability, AbilityCard, AbilityDeck, Action, Attack, CardId, Class, ClassCard, ClassId, Content,
    ContentError, DeckId, Effect, Goal, GoalId, Half, Item, ItemId, KindId, Modifier, ModifierId,
    MonsterKind, Objective, SummonKind, SummonKindId, Value, What,
};
use std::fmt::Write as _;
use table::{
    At, Broken, Chance, Choice, Deck, Outcome, Rule, RulesId, Scene, Seat, SeatSet, SetupError, Viewer,
    WhenEmpty,
};
use world::{DeckCard, Ended, ObjectiveKindId, Place, Stage};

/// How the rules of this game see play.
pub type Play<'a> = table::Play<'a, Haven>;

/// The game value: its content, and what is computed from it.
#[derive(Clone, Debug)]
pub struct Haven {
    /// What is on the cards.
    pub content: Content,
    /// The deck of each kind of monster.
    decks: Vec<DeckId>,
    /// GH-TRN-08: what any card can be used for instead of its top and its bottom half.
    basic: [Action; 2],
    /// The boards on which games begin.
    boards: board_now::Boards,
    /// Memory in which monsters and summons decide.
    minds: mind::Minds,
}

impl Haven {
    /// Gloomhaven with the content that is built in.
    pub fn gloomhaven() -> Result<Haven, ContentError> {
        Ok(Haven::with(Content::load(content::GLOOMHAVEN)?))
    }

    /// The game with this content.
    pub fn with(content: Content) -> Haven {
        let decks = content.monsters.iter().map(|k| content.deck(&k.deck).unwrap_or(DeckId(0))).collect();
        Haven {
            content,
            decks,
            basic: basic_actions(),
            boards: Default::default(),
            minds: Default::default(),
        }
    }

    /// A kind of monster.
    pub fn kind(&self, id: KindId) -> &MonsterKind {
        &self.content.monsters[usize::from(id.0)]
    }

    /// GH-MON-10: the deck by which a kind of monster acts.
    pub fn deck_of(&self, kind: KindId) -> DeckId {
        self.decks[usize::from(kind.0)]
    }

    /// A monster ability deck.
    pub fn deck(&self, id: DeckId) -> &AbilityDeck {
        &self.content.decks[usize::from(id.0)]
    }

    /// A card of it.
    pub fn ability_card(&self, card: DeckCard) -> Option<&AbilityCard> {
        self.deck(card.deck).cards.get(usize::from(card.card.0))
    }

    /// A modifier card.
    pub fn modifier(&self, id: ModifierId) -> &Modifier {
        &self.content.modifiers[usize::from(id.0)]
    }

    /// A class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.content.classes[usize::from(id.0)]
    }

    /// A character's card.
    pub fn card(&self, id: CardId) -> &ClassCard {
        &self.content.cards[usize::from(id.0)]
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.content.items[usize::from(id.0)]
    }

    /// GH-BGL-04, GH-HID-04: the battle goals of the others are dealt again from all that this seat has not seen.
    fn imagine_goals(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let own: Vec<GoalId> = world.heroes.get(seat.index()).map_or_else(Vec::new, |h| h.goals.to_vec());
        let all = (0..self.content.goals.len()).map(|n| GoalId(n as u8));
        let mut pool: Vec<GoalId> = all.filter(|g| !own.contains(g)).collect();
        for hero in world.heroes.iter_mut().filter(|h| h.id.seat() != seat) {
            for goal in hero.goals.iter_mut() {
                if !pool.is_empty() {
                    *goal = pool.swap_remove(chance.below(pool.len()));
                }
            }
        }
        // What is left in the deck would tell what was dealt.
        let left = world.goal_deck.left().min(pool.len());
        let deck = (0..left).map(|_| pool.swap_remove(chance.below(pool.len()))).collect::<Vec<_>>();
        world.goal_deck = Deck::new(deck, WhenEmpty::Reshuffle);
    }

    /// A battle goal.
    pub fn goal(&self, id: GoalId) -> &Goal {
        &self.content.goals[usize::from(id.0)]
    }

    /// GH-FIN-02, GH-FIN-09, GH-FIN-11: what each character takes home, for the record.
    fn notes(&self, world: &World) -> Vec<(String, i64)> {
        let mut notes = vec![("rounds".to_owned(), i64::from(world.round - 1))];
        for hero in &world.heroes {
            let name = &self.class(hero.id.class).name;
            let taken = world.taken(self, hero);
            notes.push((format!("experience {name}"), taken.experience.into()));
            notes.push((format!("gold {name}"), taken.gold.into()));
            notes.push((format!("checks {name}"), taken.checks.into()));
        }
        notes
    }

    /// GH-TRN-08: the basic action in place of a half.
    pub fn basic(&self, half: Half) -> &Action {
        match half {
            Half::Top => &self.basic[0],
            Half::Bottom => &self.basic[1],
        }
    }

    /// A summon of characters.
    pub fn summon(&self, id: SummonKindId) -> &SummonKind {
        &self.content.summons[usize::from(id.0)]
    }

    /// An obstacle with hit points, or an allied figure, of a scenario.
    pub fn objective(&self, id: ObjectiveKindId) -> &Objective {
        &self.content.scenarios[usize::from(id.scenario)].objectives[usize::from(id.which)]
    }

    /// Writes a figure's name: `brute`, `bandit-guard-2`.
    pub fn write_figure(&self, figure: FigureId, out: &mut String) {
        // Writing into a string cannot fail.
        let _ = match figure {
            FigureId::Hero(hero) => write!(out, "{}", self.class(hero.class).name),
            FigureId::Monster(monster) => write!(out, "{}-{}", self.kind(monster.kind).name, monster.number),
            FigureId::Summon(summon) => write!(out, "{}-{}", self.summon(summon.kind).name, summon.number),
            FigureId::Ally(id) | FigureId::Obstacle(id) => {
                write!(out, "{}-{}", self.objective(id.kind).name, id.number)
            }
        };
    }

    /// A figure's name.
    pub fn figure(&self, figure: FigureId) -> String {
        let mut name = String::new();
        self.write_figure(figure, &mut name);
        name
    }

    /// Writes whose turn it is.
    pub fn write_place(&self, place: Place, out: &mut String) {
        match place {
            Place::Hero(hero) => self.write_figure(hero.into(), out),
            Place::Summon(summon) => self.write_figure(summon.into(), out),
            Place::Kind(kind) => out.push_str(&self.kind(kind).name),
            Place::Ally(kind) => out.push_str(&self.objective(kind).name),
        }
    }
}

/// GH-TRN-08, GH-TRN-11: "Attack 2" is a melee attack, "Move 2" an ordinary move.
fn basic_actions() -> [Action; 2] {
    let attack = Ability::Attack(Box::new(Attack::plain(Value::Fixed(2))));
    let walk = Ability::Move { points: Value::Fixed(2), jump: false };
    [attack, walk].map(|ability| Action::plain(vec![Effect::plain(What::Do(ability))]))
}

/// Whoever decides for a figure chooses: a character's player, or all players together (GH-AMB-01, GH-DEC-33).
pub fn decide<C: Choice<Haven>>(play: &mut Play, figure: FigureId, prompt: Prompt, options: &[C]) -> Rule<C> {
    match figure {
        FigureId::Hero(hero) => play.choose(hero.seat(), prompt, options),
        _ => Ok(play.choose_party(play.world.seats(), prompt, options)?.1),
    }
}

impl table::Game for Haven {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        "gloomhaven"
    }

    fn begin(&self, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
        setup::begin(self, setup, chance)
    }

    fn arrange(&self, at: Position, chance: &mut Chance) -> Result<World, SetupError> {
        at.arrange(self, chance)
    }

    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
        setup::usual(self, scenario, heroes)
    }

    /// GH-AMB-01: what the rules leave to all players together, they decide for the party or for the monsters.
    fn together(&self) -> &'static [&'static str] {
        &["party", "monsters"]
    }

    fn seats(&self, world: &World) -> SeatSet {
        world.seats()
    }

    fn seat_name(&self, world: &World, seat: Seat) -> String {
        world.heroes.get(seat.index()).map_or_else(String::new, |h| self.class(h.id.class).name.clone())
    }

    fn advance(play: &mut Play) -> Rule {
        match (play.world.stage, play.world.turn.clone()) {
            (Stage::Setup, _) => setup::go_on(play),
            (Stage::Turns, Some(turn)) => turn::go_on(play, turn),
            (Stage::RoundStart, _) => round::start(play),
            (Stage::Turns, None) => round::next(play),
            (Stage::EndOfRound, _) => round::end(play),
            (Stage::Over, _) => Ok(()),
        }?;
        ending::look(play);
        Ok(())
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        let winners = match (world.stage, world.ended?) {
            (Stage::Over, Ended::Won) => world.seats(),
            (Stage::Over, Ended::Lost) => SeatSet::NONE,
            _ => return None,
        };
        Some(Outcome { winners, heroes_won: !winners.is_empty(), notes: self.notes(world) })
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        scene::scene(self, world, viewer)
    }

    /// GH-HID-01, GH-HID-02: the hands of the others, and the cards they have chosen in secret, are dealt again
    /// from all cards of their class that have not been seen. Decks hold no order, so nothing else is hidden.
    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let secret = world.stage == Stage::RoundStart;
        // GH-VAR-02: with open information everybody sees the hands.
        let open = world.variants.open_information;
        for hero in world.heroes.iter_mut().filter(|h| h.id.seat() != seat && !open) {
            let known = hero.discard.iter().chain(&hero.lost).chain(hero.active.iter().map(|a| &a.card));
            let shown: Vec<CardId> = known.chain(hero.selected.iter().filter(|_| !secret)).copied().collect();
            let class = self.content.cards.iter().enumerate().filter(|(_, c)| c.class == hero.id.class);
            let mut pool: Vec<CardId> =
                class.map(|(n, _)| CardId(n as u16)).filter(|c| !shown.contains(c)).collect();
            let hidden = hero.selected.iter_mut().filter(|_| secret);
            for card in hero.hand.iter_mut().chain(hidden) {
                *card = pool.swap_remove(chance.below(pool.len()));
            }
            hero.hand.sort();
            // The initiative would tell what was chosen.
            if secret && let [lead, second] = hero.selected.as_slice() {
                hero.initiative = (self.card(*lead).initiative, self.card(*second).initiative);
            }
        }
        self.imagine_goals(world, seat, chance);
        world.imagine_top(self, chance);
    }

    fn check(&self, world: &World, at: At) -> Result<(), Broken> {
        world.check(&self.content, at)
    }

    fn rules(&self) -> RulesId {
        RulesId { version: 1, content: self.content.hash }
    }
}
