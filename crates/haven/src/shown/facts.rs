//! Everything that can be told.

use crate::content::{
    CardId, Condition, DeckId, Effect, Element, Form, GateKind, GoalId, Half, ItemId, KindId, Label,
    LootCard, LootKind, ModifierId, MonsterCardId, Pace, Rank, RoomCardId, SectionNumber, Treasure,
};
use crate::mind::NotFocused;
use crate::shown::happenings::happenings;
use crate::shown::names::{
    card_name, condition_name, element_name, figure_name, gate_name, goal_name, item_name, label_name,
    modifiers_said, named, penalty_said, room_name, spot_name, title, traps_said, treasure_said, turn_name,
};
use crate::shown::terms::{in_a_row, terms};
use crate::world::{Cause, Counting, Force, Played, Sum, TurnOf};
use crate::{FigureId, Haven, HeroId, MonsterId, Spot, SummonId};
use board::hex::Offset;
use smallvec::SmallVec;
use std::fmt::Write as _;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{Happening, Term};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Fact {
    Round { round: u8 },
    Reveals { deck: DeckId, name: String, initiative: u8 },
    RevealsFor { kind: KindId, name: String, initiative: u8 },
    Turn { figure: FigureId },
    Focuses { figure: FigureId, on: FigureId },
    NoFocus { figure: FigureId },
    PassesOver { figure: FigureId, enemy: FigureId, why: NotFocused },
    Moves { figure: FigureId, from: Spot, to: Spot, jump: bool },
    Forced { figure: FigureId, how: Force, from: Spot, to: Spot },
    Slides { figure: FigureId, from: Spot, to: Spot },
    Teleports { figure: FigureId, from: Spot, to: Spot },
    Attacks { attacker: FigureId, target: FigureId, value: i16 },
    Draws { attacker: FigureId, drawn: Counting, counts: Counting, allied: bool },
    Hits { attacker: FigureId, target: FigureId, damage: u8, sum: Box<Sum> },
    Damage { figure: FigureId, amount: u8, cause: Cause },
    Negates { hero: HeroId, cards: SmallVec<[CardId; 2]> },
    Dies { figure: FigureId },
    Drops { at: Spot },
    Exhausted { hero: HeroId },
    Perishes { hero: HeroId },
    Gains { figure: FigureId, condition: Condition },
    Immune { figure: FigureId, condition: Condition },
    Loses { figure: FigureId, condition: Condition },
    Heals { figure: FigureId, points: u8 },
    Shields { figure: FigureId, points: u8 },
    Retaliates { figure: FigureId, damage: u8, range: u8 },
    Springs { figure: FigureId, at: Spot },
    SetsTrap { figure: FigureId, at: Spot },
    DisarmsTrap { figure: FigureId, at: Spot },
    Opens { figure: FigureId, at: Spot },
    Infuses { figure: FigureId, element: Element },
    InfusesLater { figure: FigureId },
    Consumes { figure: FigureId, element: Element },
    Loots { figure: FigureId, coins: u8 },
    DrawsLoot { hero: HeroId, card: LootCard, amount: u8 },
    Summons { by: FigureId, monster: MonsterId, at: Spot },
    CannotSummon { by: FigureId },
    CannotOpen { figure: FigureId },
    Shuffles { hero: Option<HeroId> },
    Chooses { hero: HeroId, lead: CardId, second: CardId, pace: Option<Pace> },
    DeclaresRest { hero: HeroId },
    Plays { hero: HeroId, what: Played },
    Activates { hero: HeroId, card: CardId },
    Leaves { hero: HeroId, card: CardId, lost: bool },
    Experience { hero: HeroId, xp: u8 },
    Averts { figure: FigureId, amount: u8 },
    Kills { by: FigureId, figure: FigureId },
    Called { by: HeroId, summon: SummonId, at: Spot },
    Gone { figure: FigureId },
    Uses { hero: HeroId, item: ItemId },
    Refreshes { hero: HeroId, item: ItemId },
    Recovers { hero: HeroId, card: CardId },
    Obstacle { by: FigureId, at: Spot },
    Destroys { at: Spot },
    ShortRest { hero: HeroId, lost: CardId },
    LongRest { hero: HeroId, lost: CardId },
    CannotRest { hero: HeroId },
    Slot { hero: HeroId, card: CardId, used: u8 },
    SlotBack { hero: HeroId, card: CardId, used: u8 },
    SetsPace { hero: HeroId, pace: Pace, time: u8 },
    Time { hero: HeroId, time: u8 },
    TakesForm { hero: HeroId, form: Form },
    Shadow { hero: HeroId, at: Spot },
    ShadowGoes { hero: HeroId, at: Spot },
    ShadowMoves { hero: HeroId, from: Spot, to: Spot },
    Marks { hero: HeroId, target: FigureId },
    SwitchesRank { monster: MonsterId, rank: Rank },
    Title { scenario: u8 },
    DungeonGoal,
    GoalIs { scenario: u8, line: u8 },
    SpecialRule { scenario: u8, line: u8 },
    Section { section: SectionNumber },
    Room { room: u8, spaces: Vec<Offset> },
    Placed { monster: MonsterId, rank: Rank, at: Spot },
    Appears { figure: FigureId, at: Spot },
    IsDestroyed { figure: FigureId },
    IsActivated { figure: FigureId },
    TakenAway { room: u8 },
    DoorOpens { at: Spot },
    AddsCards { card: ModifierId, count: u8 },
    AddsOwn { hero: HeroId, card: ModifierId, count: u8 },
    Starts { hero: HeroId, at: Spot },
    FindsTreasure { hero: HeroId, treasure: Treasure },
    FindsGold { hero: HeroId, gold: u8 },
    FindsItem { hero: HeroId, number: u8 },
    FindsDesign { hero: HeroId, number: u8 },
    FindsScenario { hero: HeroId },
    FindsRandomDesign { hero: HeroId },
    Unlocked { at: Spot },
    Escapes { hero: HeroId },
    TakesResource { hero: HeroId, kind: LootKind, amount: u8 },
    Inspired { points: u8 },
    Sells { hero: HeroId, number: u8, gold: u8 },
    Met,
    Missed,
    Rewarded { reward: Box<Effect> },
    Unlocks { scenario: Label },
    ShowsGoal { hero: HeroId, goal: GoalId },
    Masters { hero: HeroId, number: u8 },
    TakesHome { hero: HeroId, experience: u16, gold: u16, checks: u8 },
    Built { room: RoomCardId, monsters: MonsterCardId },
    CardTraps { monsters: MonsterCardId },
    CardTreasure { monsters: MonsterCardId },
    Entrance { kind: GateKind, at: Offset },
    Exit { kind: GateKind, at: Spot },
    Back { back: SmallVec<[GateKind; 2]> },
    PutsAside { card: RoomCardId },
    Seals { at: Spot },
    Penalty { card: RoomCardId, major: bool },
    RoomInfuses { element: Element },
    MovesObstacle { by: FigureId, from: Spot, to: Spot },
    LaysHazard { by: FigureId, at: Spot },
}

fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Attack(_) => "by",
        Cause::Retaliate(_) => "retaliate",
        Cause::Trap(_) => "trap",
        Cause::Hazard(_) => "hazard",
        Cause::Wound => "wound",
        Cause::Bane => "bane",
        Cause::Ability => "own",
        Cause::AbilityOf(_) => "ability",
        Cause::LostFlight => "lost-flight",
        Cause::Rest => "rest",
        Cause::Treasure => "treasure",
        Cause::Event => "event",
        Cause::Penalty => "penalty",
        Cause::Scenario => "scenario",
    }
}

fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Elite => "elite",
        Rank::Normal => "normal",
        Rank::Boss => "boss",
    }
}

fn treasure_word(treasure: Treasure) -> String {
    match treasure {
        Treasure::Number(n) => n.to_string(),
        Treasure::Goal => "goal".to_owned(),
        Treasure::Card(_) => "dungeon".to_owned(),
    }
}

/// What is played, in a word.
fn played_word(game: &Haven, what: Played) -> String {
    match what {
        Played::Printed(card, half) => format!("{}/{}", game.card(card).name, half.as_str()),
        Played::Basic(card, half) => format!("{}/{} basic", game.card(card).name, half.as_str()),
        Played::Raw(n) => format!("action {n}"),
    }
}

fn how_word(how: Force) -> &'static str {
    match how {
        Force::Push | Force::Smash => "pushed",
        Force::Pull => "pulled",
    }
}

/// Why an enemy was not focused, in a word.
pub(crate) fn reason(why: NotFocused) -> &'static str {
    match why {
        NotFocused::Invisible => "invisible",
        NotFocused::Spared => "attacked-already",
        NotFocused::AnotherIsKept => "focus-kept",
        NotFocused::NoWay => "no-way",
        NotFocused::MoreNegativeHexes => "more-negative-hexes",
        NotFocused::MorePoints => "longer-way",
        NotFocused::Further => "further",
        NotFocused::ActsLater => "acts-later",
    }
}

fn modifier_list(game: &Haven, cards: &[ModifierId]) -> String {
    let names: Vec<_> = cards.iter().map(|c| game.modifier_name(*c)).collect();
    names.join(", ")
}

impl table::Fact<Haven> for Fact {
    fn line(&self, game: &Haven, out: &mut String) {
        let f = |figure: FigureId| game.figure(figure);
        let c = |card: CardId| game.card(card).name.as_str();
        let i = |item: ItemId| game.item(item).name.as_str();
        let written = match self {
            Fact::Round { round } => write!(out, "round {round}"),
            Fact::Reveals { deck, name, .. } => write!(out, "reveals {} {name}", game.deck(*deck).name),
            Fact::RevealsFor { kind, name, .. } => write!(out, "reveals {} {name}", game.kind(*kind).name),
            Fact::Turn { figure } => write!(out, "turn {}", f(*figure)),
            Fact::Focuses { figure, on } => write!(out, "focuses {} {}", f(*figure), f(*on)),
            Fact::NoFocus { figure } => write!(out, "no-focus {}", f(*figure)),
            Fact::PassesOver { figure, enemy, why } => {
                write!(out, "passes-over {} {} {}", f(*figure), f(*enemy), reason(*why))
            }
            Fact::Moves { figure, to, .. } => write!(out, "moves {} {}", f(*figure), to.name),
            Fact::Forced { figure, how, to, .. } => {
                write!(out, "{} {} {}", how_word(*how), f(*figure), to.name)
            }
            Fact::Slides { figure, to, .. } => write!(out, "slides {} {}", f(*figure), to.name),
            Fact::Teleports { figure, to, .. } => write!(out, "teleports {} {}", f(*figure), to.name),
            Fact::Attacks { attacker, target, value } => {
                write!(out, "attacks {} {} {value}", f(*attacker), f(*target))
            }
            Fact::Draws { attacker, drawn, counts, .. } => {
                let (drawn, counts) = (modifier_list(game, drawn), modifier_list(game, counts));
                write!(out, "draws {} {drawn} counts {counts}", f(*attacker))
            }
            Fact::Hits { attacker, target, damage, .. } => {
                write!(out, "hits {} {} {damage}", f(*attacker), f(*target))
            }
            Fact::Damage { figure, amount, cause } => {
                let by = match cause {
                    Cause::Attack(by) | Cause::Retaliate(by) | Cause::AbilityOf(by) => format!(" {}", f(*by)),
                    _ => String::new(),
                };
                write!(out, "damage {} {amount} {}{by}", f(*figure), cause_word(*cause))
            }
            Fact::Negates { hero, cards } => {
                let names: Vec<&str> = cards.iter().map(|c| game.card(*c).name.as_str()).collect();
                write!(out, "negates {} {}", f((*hero).into()), names.join(" "))
            }
            Fact::Dies { figure } => write!(out, "dies {}", f(*figure)),
            Fact::Drops { at } => write!(out, "drops {}", at.name),
            Fact::Exhausted { hero } => write!(out, "exhausted {}", f((*hero).into())),
            Fact::Perishes { hero } => write!(out, "perishes {}", f((*hero).into())),
            Fact::Gains { figure, condition } => write!(out, "gains {} {condition}", f(*figure)),
            Fact::Immune { figure, condition } => write!(out, "immune {} {condition}", f(*figure)),
            Fact::Loses { figure, condition } => write!(out, "loses {} {condition}", f(*figure)),
            Fact::Heals { figure, points } => write!(out, "heals {} {points}", f(*figure)),
            Fact::Shields { figure, points } => write!(out, "shields {} {points}", f(*figure)),
            Fact::Retaliates { figure, damage, range } => {
                write!(out, "retaliates {} {damage} range {range}", f(*figure))
            }
            Fact::Springs { figure, at } => write!(out, "springs {} {}", f(*figure), at.name),
            Fact::SetsTrap { figure, at } => write!(out, "sets-trap {} {}", f(*figure), at.name),
            Fact::DisarmsTrap { figure, at } => write!(out, "disarms-trap {} {}", f(*figure), at.name),
            Fact::Opens { figure, at } => write!(out, "opens {} {}", f(*figure), at.name),
            Fact::Infuses { figure, element } => write!(out, "infuses {} {element}", f(*figure)),
            Fact::InfusesLater { figure } => write!(out, "infuses-later {}", f(*figure)),
            Fact::RoomInfuses { element } => write!(out, "room-infuses {element}"),
            Fact::Consumes { figure, element } => write!(out, "consumes {} {element}", f(*figure)),
            Fact::Loots { figure, coins } => write!(out, "loots {} {coins}", f(*figure)),
            Fact::DrawsLoot { hero, card, .. } => write!(out, "draws-loot {} {card}", f((*hero).into())),
            Fact::FindsRandomDesign { hero } => write!(out, "random-design {}", f((*hero).into())),
            Fact::Unlocked { at } => write!(out, "unlocked {}", at.name),
            Fact::Escapes { hero } => write!(out, "escapes {}", f((*hero).into())),
            Fact::TakesResource { hero, kind, amount } => {
                write!(out, "takes-resource {} {kind} {amount}", f((*hero).into()))
            }
            Fact::Inspired { points } => write!(out, "inspired {points}"),
            Fact::Masters { hero, number } => write!(out, "masters {} {number}", f((*hero).into())),
            Fact::Summons { by, monster, at } => {
                write!(out, "summons {} {} {}", f(*by), f((*monster).into()), at.name)
            }
            Fact::CannotSummon { by } => write!(out, "cannot-summon {}", f(*by)),
            Fact::CannotOpen { figure } => write!(out, "cannot-open {}", f(*figure)),
            Fact::Shuffles { hero: None } => write!(out, "shuffles monsters"),
            Fact::Shuffles { hero: Some(hero) } => write!(out, "shuffles {}", f((*hero).into())),
            Fact::Chooses { hero, lead, second, .. } => {
                write!(out, "chooses {} {} {}", f((*hero).into()), c(*lead), c(*second))
            }
            Fact::DeclaresRest { hero } => write!(out, "declares-rest {}", f((*hero).into())),
            Fact::Plays { hero, what } => {
                write!(out, "plays {} {}", f((*hero).into()), played_word(game, *what))
            }
            Fact::Activates { hero, card } => write!(out, "activates {} {}", f((*hero).into()), c(*card)),
            Fact::Leaves { hero, card, lost } => {
                let word = if *lost { "loses-card" } else { "discards" };
                write!(out, "{word} {} {}", f((*hero).into()), c(*card))
            }
            Fact::Experience { hero, xp } => write!(out, "experience {} {xp}", f((*hero).into())),
            Fact::Averts { figure, amount } => write!(out, "averts {} {amount}", f(*figure)),
            Fact::Kills { by, figure } => write!(out, "kills {} {}", f(*by), f(*figure)),
            Fact::Called { by, summon, at } => {
                write!(out, "summons {} {} {}", f((*by).into()), f((*summon).into()), at.name)
            }
            Fact::Gone { figure } => write!(out, "gone {}", f(*figure)),
            Fact::Uses { hero, item } => write!(out, "uses {} {}", f((*hero).into()), i(*item)),
            Fact::Refreshes { hero, item } => write!(out, "refreshes {} {}", f((*hero).into()), i(*item)),
            Fact::Recovers { hero, card } => write!(out, "recovers {} {}", f((*hero).into()), c(*card)),
            Fact::Obstacle { by, at } => write!(out, "obstacle {} {}", f(*by), at.name),
            Fact::Destroys { at } => write!(out, "destroys {}", at.name),
            Fact::MovesObstacle { by, from, to } => {
                write!(out, "moves-obstacle {} {} {}", f(*by), from.name, to.name)
            }
            Fact::LaysHazard { by, at } => write!(out, "lays-hazard {} {}", f(*by), at.name),
            Fact::ShortRest { hero, lost } => write!(out, "short-rest {} {}", f((*hero).into()), c(*lost)),
            Fact::LongRest { hero, lost } => write!(out, "long-rest {} {}", f((*hero).into()), c(*lost)),
            Fact::CannotRest { hero } => write!(out, "cannot-rest {}", f((*hero).into())),
            Fact::Slot { hero, card, used } => write!(out, "slot {} {} {used}", f((*hero).into()), c(*card)),
            Fact::SlotBack { hero, card, used } => {
                write!(out, "slot-back {} {} {used}", f((*hero).into()), c(*card))
            }
            Fact::SetsPace { hero, pace, .. } => write!(out, "pace {} {}", f((*hero).into()), pace.as_str()),
            Fact::Time { hero, time } => write!(out, "time {} {time}", f((*hero).into())),
            Fact::Shadow { hero, at } => write!(out, "shadow {} {}", f((*hero).into()), at.name),
            Fact::ShadowGoes { hero, at } => write!(out, "shadow-goes {} {}", f((*hero).into()), at.name),
            Fact::ShadowMoves { hero, from, to } => {
                write!(out, "shadow-moves {} {} {}", f((*hero).into()), from.name, to.name)
            }
            Fact::SwitchesRank { monster, rank: Rank::Elite } => {
                write!(out, "becomes-elite {}", f((*monster).into()))
            }
            Fact::SwitchesRank { monster, .. } => write!(out, "becomes-normal {}", f((*monster).into())),
            Fact::Marks { hero, target } => write!(out, "marks {} {}", f((*hero).into()), f(*target)),
            Fact::TakesForm { hero, form } => write!(out, "form {} {}", f((*hero).into()), form.as_str()),
            Fact::Title { scenario } => {
                write!(out, "scenario {}", game.content.scenarios[usize::from(*scenario)].name)
            }
            Fact::DungeonGoal => write!(out, "random-dungeon"),
            Fact::GoalIs { line, .. } => write!(out, "goal {line}"),
            Fact::SpecialRule { line, .. } => write!(out, "special-rule {line}"),
            Fact::Section { section } => write!(out, "section {section}"),
            Fact::Room { room, .. } => write!(out, "room {room}"),
            Fact::Placed { monster, rank, at } => {
                write!(out, "placed {} {} {}", f((*monster).into()), rank_word(*rank), at.name)
            }
            Fact::Appears { figure, at } => write!(out, "appears {} {}", f(*figure), at.name),
            Fact::IsDestroyed { figure } => write!(out, "destroyed {}", f(*figure)),
            Fact::IsActivated { figure } => write!(out, "activated {}", f(*figure)),
            Fact::TakenAway { room } => write!(out, "taken-away {room}"),
            Fact::DoorOpens { at } => write!(out, "door-opens {}", at.name),
            Fact::AddsCards { card, count } => {
                write!(out, "adds-cards {} {count}", game.modifier_name(*card))
            }
            Fact::AddsOwn { hero, card, count } => {
                write!(out, "adds-cards {} {} {count}", f((*hero).into()), game.modifier_name(*card))
            }
            Fact::Starts { hero, at } => write!(out, "starts {} {}", f((*hero).into()), at.name),
            Fact::FindsTreasure { hero, treasure } => {
                write!(out, "treasure {} {}", f((*hero).into()), treasure_word(*treasure))
            }
            Fact::FindsGold { hero, gold } => write!(out, "gold {} {gold}", f((*hero).into())),
            Fact::FindsItem { hero, number } => write!(out, "item {} {number}", f((*hero).into())),
            Fact::FindsScenario { hero } => write!(out, "finds-scenario {}", f((*hero).into())),
            Fact::FindsDesign { hero, number } => write!(out, "design {} {number}", f((*hero).into())),
            Fact::Sells { hero, number, gold } => write!(out, "sells {} {number} {gold}", f((*hero).into())),
            Fact::Met => write!(out, "goal-met"),
            Fact::Missed => write!(out, "goal-missed"),
            Fact::Rewarded { reward } => write!(out, "reward {reward}"),
            Fact::Unlocks { scenario } => write!(out, "unlocks {scenario}"),
            Fact::ShowsGoal { hero, goal } => {
                write!(out, "shows-goal {} {}", f((*hero).into()), game.goal(*goal).name)
            }
            Fact::TakesHome { hero, experience, gold, checks } => {
                write!(out, "takes-home {} {experience} {gold} {checks}", f((*hero).into()))
            }
            Fact::Built { room, monsters } => {
                write!(out, "built {} {}", named(game, *room), named(game, *monsters))
            }
            Fact::CardTraps { monsters } => write!(out, "card-traps {}", named(game, *monsters)),
            Fact::CardTreasure { monsters } => write!(out, "card-treasure {}", named(game, *monsters)),
            Fact::Entrance { kind, at } => write!(out, "entrance {kind} {at}"),
            Fact::Exit { kind, at } => write!(out, "exit {kind} {}", at.name),
            Fact::Back { back } => {
                let kinds: Vec<String> = back.iter().map(ToString::to_string).collect();
                write!(out, "next-entrance {}", kinds.join(" "))
            }
            Fact::PutsAside { card } => write!(out, "puts-aside {}", named(game, *card)),
            Fact::Seals { at } => write!(out, "seals {}", at.name),
            Fact::Penalty { card, major } => {
                let severity = if *major { "major" } else { "minor" };
                write!(out, "penalty {severity} {}", named(game, *card))
            }
        };
        debug_assert!(written.is_ok());
    }

    fn say(&self, game: &Haven) -> Phrase {
        let n = |figure: FigureId| figure_name(game, figure);
        match self {
            Fact::Round { round } => phrase!("haven-round", round = *round),
            Fact::Reveals { deck, initiative, .. } => {
                let deck = Arg::name(format!("deck-{}", game.deck(*deck).name));
                phrase!("haven-reveals", deck = deck, initiative = *initiative)
            }
            Fact::RevealsFor { kind, initiative, .. } => {
                let deck = turn_name(game, TurnOf::Kind(*kind));
                phrase!("haven-reveals", deck = deck, initiative = *initiative)
            }
            Fact::Turn { figure } => phrase!("haven-turn", figure = n(*figure)),
            Fact::Focuses { figure, on } => phrase!("haven-focuses", figure = n(*figure), on = n(*on)),
            Fact::NoFocus { figure } => phrase!("haven-no-focus", figure = n(*figure)),
            Fact::PassesOver { figure, enemy, why } => {
                let why = Arg::name(format!("reason-{}", reason(*why)));
                phrase!("haven-passes-over", figure = n(*figure), enemy = n(*enemy), why = why)
            }
            Fact::Moves { figure, to, .. } => {
                phrase!("haven-moves", figure = n(*figure), to = spot_name(*to))
            }
            Fact::Forced { figure, how: Force::Push | Force::Smash, to, .. } => {
                phrase!("haven-pushed", figure = n(*figure), to = spot_name(*to))
            }
            Fact::Forced { figure, how: Force::Pull, to, .. } => {
                phrase!("haven-pulled", figure = n(*figure), to = spot_name(*to))
            }
            Fact::Slides { figure, to, .. } => {
                phrase!("haven-slides", figure = n(*figure), to = spot_name(*to))
            }
            Fact::Teleports { figure, to, .. } => {
                phrase!("haven-teleports", figure = n(*figure), to = spot_name(*to))
            }
            Fact::Attacks { attacker, target, value } => {
                phrase!("haven-attacks", attacker = n(*attacker), target = n(*target), value = *value)
            }
            Fact::Draws { attacker, drawn, counts, .. } => phrase!(
                "haven-draws",
                attacker = n(*attacker),
                drawn = modifiers_said(game, drawn),
                counts = modifiers_said(game, counts)
            ),
            Fact::Hits { attacker, target, damage, sum } => phrase!(
                "haven-hits",
                attacker = n(*attacker),
                target = n(*target),
                damage = *damage,
                sum = in_a_row(game, sum)
            ),
            Fact::Damage { figure, amount, cause } => match cause {
                Cause::Attack(by) | Cause::AbilityOf(by) => {
                    phrase!("haven-damage-attack", figure = n(*figure), damage = *amount, by = n(*by))
                }
                Cause::Retaliate(by) => {
                    phrase!("haven-damage-retaliate", figure = n(*figure), damage = *amount, by = n(*by))
                }
                Cause::Trap(_) => phrase!("haven-damage-trap", figure = n(*figure), damage = *amount),
                Cause::Hazard(_) => phrase!("haven-damage-hazard", figure = n(*figure), damage = *amount),
                Cause::Wound => phrase!("haven-damage-wound", figure = n(*figure), damage = *amount),
                Cause::Bane => phrase!("haven-damage-bane", figure = n(*figure), damage = *amount),
                Cause::Ability => phrase!("haven-damage-own", figure = n(*figure), damage = *amount),
                Cause::LostFlight => phrase!("haven-damage-fall", figure = n(*figure), damage = *amount),
                Cause::Rest => phrase!("haven-damage-rest", figure = n(*figure), damage = *amount),
                Cause::Treasure => phrase!("haven-damage-treasure", figure = n(*figure), damage = *amount),
                Cause::Event => phrase!("haven-damage-event", figure = n(*figure), damage = *amount),
                Cause::Penalty => phrase!("haven-damage-penalty", figure = n(*figure), damage = *amount),
                Cause::Scenario => phrase!("haven-damage-scenario", figure = n(*figure), damage = *amount),
            },
            Fact::Negates { hero, cards } => {
                let cards: Vec<Arg> = cards.iter().map(|c| card_name(game, *c)).collect();
                phrase!("haven-negates", hero = n((*hero).into()), cards = Arg::List(cards))
            }
            Fact::Dies { figure } => phrase!("haven-dies", figure = n(*figure)),
            Fact::Drops { at } => phrase!("haven-drops", at = spot_name(*at)),
            Fact::Exhausted { hero } => phrase!("haven-exhausted", hero = n((*hero).into())),
            Fact::Perishes { hero } => phrase!("haven-perishes", hero = n((*hero).into())),
            Fact::Gains { figure, condition } => {
                phrase!("haven-gains", figure = n(*figure), condition = condition_name(*condition))
            }
            Fact::Immune { figure, condition } => {
                phrase!("haven-immune", figure = n(*figure), condition = condition_name(*condition))
            }
            Fact::Loses { figure, condition } => {
                phrase!("haven-loses", figure = n(*figure), condition = condition_name(*condition))
            }
            Fact::Heals { figure, points } => phrase!("haven-heals", figure = n(*figure), points = *points),
            Fact::Shields { figure, points } => {
                phrase!("haven-shields", figure = n(*figure), points = *points)
            }
            Fact::Retaliates { figure, damage, range } => {
                phrase!("haven-retaliates", figure = n(*figure), damage = *damage, range = *range)
            }
            Fact::Springs { figure, at } => {
                phrase!("haven-springs", figure = n(*figure), at = spot_name(*at))
            }
            Fact::SetsTrap { figure, at } => {
                phrase!("haven-sets-trap", figure = n(*figure), at = spot_name(*at))
            }
            Fact::DisarmsTrap { figure, at } => {
                phrase!("haven-disarms-trap", figure = n(*figure), at = spot_name(*at))
            }
            Fact::Opens { figure, at } => phrase!("haven-opens", figure = n(*figure), at = spot_name(*at)),
            Fact::Infuses { figure, element } => {
                phrase!("haven-infuses", figure = n(*figure), element = element_name(*element))
            }
            Fact::InfusesLater { figure } => phrase!("haven-infuses-later", figure = n(*figure)),
            Fact::RoomInfuses { element } => phrase!("haven-room-infuses", element = element_name(*element)),
            Fact::Consumes { figure, element } => {
                phrase!("haven-consumes", figure = n(*figure), element = element_name(*element))
            }
            Fact::Loots { figure, coins } if game.edition.tokens_draw_loot_cards() => {
                phrase!("haven-loots-tokens", figure = n(*figure), count = *coins)
            }
            Fact::Loots { figure, coins } => phrase!("haven-loots", figure = n(*figure), coins = *coins),
            Fact::DrawsLoot { hero, card, amount } => phrase!(
                "haven-draws-loot",
                hero = n((*hero).into()),
                loot = Arg::name(format!("loot-{}", card.kind)),
                amount = *amount
            ),
            Fact::FindsRandomDesign { hero } => {
                phrase!("haven-finds-random-design", hero = n((*hero).into()))
            }
            Fact::Unlocked { at } => phrase!("haven-unlocked", at = spot_name(*at)),
            Fact::Escapes { hero } => phrase!("haven-escapes", hero = n((*hero).into())),
            Fact::TakesResource { hero, kind, amount } => phrase!(
                "haven-takes-resource",
                hero = n((*hero).into()),
                loot = Arg::name(format!("loot-{kind}")),
                amount = *amount
            ),
            Fact::Masters { hero, number } => {
                let all = &game.class(hero.class).masteries;
                let mastery = all.get(usize::from(*number).saturating_sub(1)).map(|mastery| mastery.text());
                let mastery = mastery.map_or_else(|| Arg::text(number.to_string()), Arg::from);
                phrase!("haven-masters", hero = n((*hero).into()), mastery = mastery)
            }
            Fact::Inspired { points } => phrase!("haven-inspired", points = *points),
            Fact::Summons { by, monster, at } => {
                phrase!("haven-summons", by = n(*by), monster = n((*monster).into()), at = spot_name(*at))
            }
            Fact::CannotSummon { by } => phrase!("haven-cannot-summon", by = n(*by)),
            Fact::CannotOpen { figure } => phrase!("haven-cannot-open", figure = n(*figure)),
            Fact::Shuffles { hero: None } => phrase!("haven-shuffles-monsters"),
            Fact::Shuffles { hero: Some(hero) } => phrase!("haven-shuffles", hero = n((*hero).into())),
            Fact::Chooses { hero, lead, second, pace } => {
                let initiative = game.card(*lead).initiative_at(*pace);
                phrase!(
                    "haven-chooses",
                    hero = n((*hero).into()),
                    lead = card_name(game, *lead),
                    second = card_name(game, *second),
                    initiative = initiative
                )
            }
            Fact::DeclaresRest { hero } => phrase!("haven-declares-rest", hero = n((*hero).into())),
            Fact::Plays { hero, what } => {
                let who = n((*hero).into());
                match what {
                    Played::Printed(card, Half::Top) => {
                        phrase!("haven-plays-top", hero = who, card = card_name(game, *card))
                    }
                    Played::Printed(card, Half::Bottom) => {
                        phrase!("haven-plays-bottom", hero = who, card = card_name(game, *card))
                    }
                    Played::Basic(card, Half::Top) => {
                        phrase!("haven-plays-attack", hero = who, card = card_name(game, *card))
                    }
                    Played::Basic(card, Half::Bottom) => {
                        phrase!("haven-plays-move", hero = who, card = card_name(game, *card))
                    }
                    Played::Raw(n) => phrase!("haven-choose-action", action = Arg::text(n.to_string())),
                }
            }
            Fact::Activates { hero, card } => {
                phrase!("haven-activates", hero = n((*hero).into()), card = card_name(game, *card))
            }
            Fact::Leaves { hero, card, lost: true } => {
                phrase!("haven-card-lost", hero = n((*hero).into()), card = card_name(game, *card))
            }
            Fact::Leaves { hero, card, lost: false } => {
                phrase!("haven-card-discarded", hero = n((*hero).into()), card = card_name(game, *card))
            }
            Fact::Experience { hero, xp } => {
                phrase!("haven-experience", hero = n((*hero).into()), points = *xp)
            }
            Fact::Averts { figure, amount } => {
                phrase!("haven-averts", figure = n(*figure), damage = *amount)
            }
            Fact::Kills { by, figure } => phrase!("haven-kills", by = n(*by), figure = n(*figure)),
            Fact::Called { by, summon, at } => {
                let (by, summon) = (n((*by).into()), n((*summon).into()));
                phrase!("haven-summons", by = by, monster = summon, at = spot_name(*at))
            }
            Fact::Gone { figure } => phrase!("haven-gone", figure = n(*figure)),
            Fact::Uses { hero, item } => {
                phrase!("haven-uses", hero = n((*hero).into()), item = item_name(game, *item))
            }
            Fact::Refreshes { hero, item } => {
                phrase!("haven-refreshes", hero = n((*hero).into()), item = item_name(game, *item))
            }
            Fact::Recovers { hero, card } => {
                phrase!("haven-recovers", hero = n((*hero).into()), card = card_name(game, *card))
            }
            Fact::Obstacle { by, at } => phrase!("haven-obstacle", by = n(*by), at = spot_name(*at)),
            Fact::Destroys { at } => phrase!("haven-destroys", at = spot_name(*at)),
            Fact::MovesObstacle { by, from, to } => {
                phrase!("haven-moves-obstacle", by = n(*by), from = spot_name(*from), to = spot_name(*to))
            }
            Fact::LaysHazard { by, at } => phrase!("haven-lays-hazard", by = n(*by), at = spot_name(*at)),
            Fact::ShortRest { hero, lost } => {
                phrase!("haven-short-rest", hero = n((*hero).into()), card = card_name(game, *lost))
            }
            Fact::LongRest { hero, lost } => {
                phrase!("haven-long-rest", hero = n((*hero).into()), card = card_name(game, *lost))
            }
            Fact::CannotRest { hero } => phrase!("haven-cannot-rest", hero = n((*hero).into())),
            Fact::Slot { hero, card, used } => {
                phrase!("haven-slot", hero = n((*hero).into()), card = card_name(game, *card), number = *used)
            }
            Fact::SlotBack { hero, card, used } => {
                let card = card_name(game, *card);
                phrase!("haven-slot-back", hero = n((*hero).into()), card = card, number = *used)
            }
            Fact::SetsPace { hero, pace: Pace::Fast, time } => {
                phrase!("haven-is-fast", hero = n((*hero).into()), tokens = *time)
            }
            Fact::SetsPace { hero, pace: Pace::Slow, time } => {
                phrase!("haven-is-slow", hero = n((*hero).into()), tokens = *time)
            }
            Fact::Shadow { hero, at } => {
                phrase!("haven-shadow", hero = n((*hero).into()), at = spot_name(*at))
            }
            Fact::ShadowGoes { hero, at } => {
                phrase!("haven-shadow-goes", hero = n((*hero).into()), at = spot_name(*at))
            }
            Fact::ShadowMoves { hero, from, to } => {
                let (from, to) = (spot_name(*from), spot_name(*to));
                phrase!("haven-shadow-moves", hero = n((*hero).into()), from = from, to = to)
            }
            Fact::SwitchesRank { monster, rank: Rank::Elite } => {
                phrase!("haven-becomes-elite", figure = n((*monster).into()))
            }
            Fact::SwitchesRank { monster, .. } => {
                phrase!("haven-becomes-normal", figure = n((*monster).into()))
            }
            Fact::Marks { hero, target } => {
                phrase!("haven-marks", hero = n((*hero).into()), target = n(*target))
            }
            Fact::Time { hero, time } => phrase!("haven-time", hero = n((*hero).into()), tokens = *time),
            Fact::TakesForm { hero, form: Form::Melee } => {
                phrase!("haven-melee-form", hero = n((*hero).into()))
            }
            Fact::TakesForm { hero, form: Form::Ranged } => {
                phrase!("haven-ranged-form", hero = n((*hero).into()))
            }
            Fact::Title { scenario } => {
                let scenario = &game.content.scenarios[usize::from(*scenario)];
                phrase!("haven-title", number = scenario.label.number, name = Arg::from(scenario.title()))
            }
            Fact::DungeonGoal => phrase!("haven-dungeon-goal"),
            Fact::GoalIs { scenario, line } => {
                let scenario = &game.content.scenarios[usize::from(*scenario)];
                let line = game.content.goal_text(scenario).into_iter().nth(usize::from(*line));
                line.unwrap_or_else(|| scenario.title())
            }
            Fact::SpecialRule { scenario, line } => {
                let scenario = &game.content.scenarios[usize::from(*scenario)];
                let line = game.content.rules_text(scenario).into_iter().nth(usize::from(*line));
                line.unwrap_or_else(|| scenario.title())
            }
            Fact::Section { section: SectionNumber { page, part: None } } => {
                phrase!("haven-section", section = *page)
            }
            Fact::Section { section } => phrase!("haven-section", section = Arg::text(section.to_string())),
            Fact::Room { room, .. } => phrase!("haven-room", room = *room),
            Fact::Placed { monster, rank: Rank::Elite, at } => {
                phrase!("haven-placed-elite", monster = n((*monster).into()), at = spot_name(*at))
            }
            Fact::Placed { monster, at, .. } => {
                phrase!("haven-placed", monster = n((*monster).into()), at = spot_name(*at))
            }
            Fact::Appears { figure, at } => {
                phrase!("haven-placed", monster = n(*figure), at = spot_name(*at))
            }
            Fact::IsDestroyed { figure } => phrase!("haven-is-destroyed", figure = n(*figure)),
            Fact::IsActivated { figure } => phrase!("haven-is-activated", figure = n(*figure)),
            Fact::TakenAway { room } => phrase!("haven-taken-away", room = *room),
            Fact::DoorOpens { at } => phrase!("haven-door-opens", at = spot_name(*at)),
            Fact::AddsCards { card, count } => {
                let card = modifiers_said(game, &[*card]);
                phrase!("haven-adds-cards", card = card, count = *count)
            }
            Fact::AddsOwn { hero, card, count } => {
                let card = modifiers_said(game, &[*card]);
                phrase!("haven-adds-own", hero = n((*hero).into()), card = card, count = *count)
            }
            Fact::Starts { hero, at } => {
                phrase!("haven-starts", hero = n((*hero).into()), at = spot_name(*at))
            }
            Fact::FindsTreasure { hero, treasure: Treasure::Number(number) } => {
                phrase!("haven-treasure", hero = n((*hero).into()), number = *number)
            }
            Fact::FindsTreasure { hero, treasure: Treasure::Card(_) } => {
                phrase!("haven-treasure-dungeon", hero = n((*hero).into()))
            }
            Fact::FindsTreasure { hero, treasure: Treasure::Goal } => {
                phrase!("haven-treasure-goal", hero = n((*hero).into()))
            }
            Fact::FindsGold { hero, gold } => {
                phrase!("haven-finds-gold", hero = n((*hero).into()), gold = *gold)
            }
            Fact::FindsItem { hero, number } => {
                phrase!("haven-finds-item", hero = n((*hero).into()), number = *number)
            }
            Fact::FindsScenario { hero } => phrase!("haven-finds-scenario", hero = n((*hero).into())),
            Fact::FindsDesign { hero, number } => {
                phrase!("haven-finds-design", hero = n((*hero).into()), number = *number)
            }
            Fact::Sells { hero, number, gold } => {
                phrase!("haven-sells", hero = n((*hero).into()), number = *number, gold = *gold)
            }
            Fact::Met => phrase!("haven-goal-met"),
            Fact::Missed => phrase!("haven-goal-missed"),
            Fact::Rewarded { reward } => {
                phrase!("haven-reward", reward = Arg::from(game.content.outcome_text(reward)))
            }
            Fact::Unlocks { scenario } => phrase!("haven-unlocks", scenario = label_name(*scenario)),
            Fact::ShowsGoal { hero, goal } => {
                phrase!("haven-shows-goal", hero = n((*hero).into()), goal = goal_name(game, *goal))
            }
            Fact::TakesHome { hero, experience, gold, checks } => phrase!(
                "haven-takes-home",
                hero = n((*hero).into()),
                experience = *experience,
                gold = *gold,
                checks = *checks
            ),
            Fact::Built { room, monsters } => {
                phrase!("haven-built", title = title(game, *room, *monsters))
            }
            Fact::CardTraps { monsters } => traps_said(game, *monsters),
            Fact::CardTreasure { monsters } => treasure_said(game, *monsters),
            Fact::Entrance { kind, at } => {
                phrase!("haven-entrance", kind = gate_name(*kind), at = Arg::text(at.to_string()))
            }
            Fact::Exit { kind, at } => phrase!("haven-exit", kind = gate_name(*kind), at = spot_name(*at)),
            Fact::Back { back } => {
                let kinds = Arg::List(back.iter().map(|kind| gate_name(*kind)).collect());
                phrase!("haven-next-entrance", kinds = kinds, count = back.len() as u32)
            }
            Fact::PutsAside { card } => phrase!("haven-puts-aside", room = room_name(game, *card)),
            Fact::Seals { at } => phrase!("haven-seals", at = spot_name(*at)),
            Fact::Penalty { card, major } => penalty_said(game, *card, *major),
        }
    }

    fn terms(&self, game: &Haven) -> Vec<Term> {
        match self {
            Fact::Hits { sum, .. } => terms(game, sum),
            _ => Vec::new(),
        }
    }

    fn shows(&self, game: &Haven) -> Vec<Happening> {
        happenings(game, self)
    }

    fn rules(&self, game: &Haven) -> &'static [&'static str] {
        game.edition.ids(match self {
            Fact::Round { .. } => &["GH-RND-01"],
            Fact::Reveals { .. } | Fact::RevealsFor { .. } => &["GH-MON-08"],
            Fact::Turn { .. } => &["GH-INI-03"],
            Fact::Focuses { .. } => &["GH-FOC-02"],
            Fact::NoFocus { .. } => &["GH-FOC-07"],
            Fact::PassesOver { why, .. } => match why {
                NotFocused::Invisible => &["GH-FOC-08"],
                NotFocused::Spared => &["GH-FOC-13"],
                NotFocused::AnotherIsKept => &["GH-FOC-01"],
                NotFocused::NoWay => &["GH-FOC-07"],
                NotFocused::MoreNegativeHexes => &["GH-MTR-01"],
                NotFocused::MorePoints => &["GH-FOC-02"],
                NotFocused::Further => &["GH-FOC-05"],
                NotFocused::ActsLater => &["GH-FOC-06"],
            },
            Fact::Moves { .. } => &["GH-MOV-01"],
            Fact::Forced { how: Force::Push | Force::Smash, .. } => &["GH-EFF-05"],
            Fact::Forced { how: Force::Pull, .. } => &["GH-EFF-08"],
            Fact::Slides { .. } => &["FH-OVL-16"],
            Fact::Teleports { .. } => &["FH-TEL-01"],
            Fact::Attacks { .. } => &["GH-ATK-01"],
            Fact::Draws { .. } => &["GH-AMD-01"],
            Fact::Hits { .. } => &["GH-ATK-12"],
            Fact::Damage { cause, .. } => match cause {
                Cause::Attack(_) | Cause::Ability | Cause::AbilityOf(_) => &["GH-DMG-01"],
                Cause::Retaliate(_) => &["GH-BON-13"],
                Cause::Trap(_) => &["GH-MAP-12"],
                Cause::Hazard(_) => &["GH-MAP-16"],
                Cause::Wound => &["GH-CON-07"],
                Cause::Bane => &["FH-CND-20"],
                Cause::LostFlight => &["GH-MOV-10"],
                Cause::Rest => &["GH-RST-04"],
                Cause::Treasure => &["GH-LOO-04"],
                Cause::Event => &["GH-SET-09"],
                Cause::Penalty => &["GH-VAR-21"],
                Cause::Scenario => &["GH-DMG-01"],
            },
            Fact::Negates { .. } => &["GH-DMG-01"],
            Fact::Dies { .. } => &["GH-ATK-16"],
            Fact::Drops { .. } => &["GH-ATK-18"],
            Fact::Exhausted { .. } => &["GH-EXH-01"],
            Fact::Perishes { .. } => &["GH-VAR-06"],
            Fact::Gains { .. } | Fact::Loses { .. } => &["GH-CON-01"],
            Fact::Immune { .. } => &["GH-CON-25"],
            Fact::Heals { .. } => &["GH-HEA-01"],
            Fact::Shields { .. } => &["GH-BON-10"],
            Fact::Retaliates { .. } => &["GH-BON-13"],
            Fact::Springs { .. } => &["GH-MAP-10"],
            Fact::SetsTrap { .. } => &["GH-MAP-15"],
            Fact::DisarmsTrap { .. } => &["GH-MAP-13"],
            Fact::Opens { .. } => &["GH-MAP-02"],
            Fact::Infuses { .. } => &["GH-ELE-02"],
            Fact::Consumes { .. } => &["GH-ELE-05"],
            Fact::Loots { .. } => &["GH-LOO-01"],
            Fact::DrawsLoot { .. } => &["FH-LOO-04"],
            Fact::FindsRandomDesign { .. } => &["FH-TRE-06"],
            Fact::Unlocked { .. } => &["FH-SPR-07"],
            Fact::Escapes { .. } => &["FH-SPR-05"],
            Fact::TakesResource { .. } => &["FH-END-10"],
            Fact::Inspired { .. } => &["FH-END-17"],
            Fact::Masters { .. } => &["FH-END-12"],
            Fact::Summons { .. } => &["GH-MAB-03"],
            Fact::CannotSummon { by: FigureId::Hero(_) } => &["GH-SUM-01"],
            Fact::CannotSummon { .. } => &["GH-MAB-04"],
            Fact::CannotOpen { .. } => &["GH-BOS-03"],
            Fact::Shuffles { .. } => &["GH-AMD-13"],
            Fact::Chooses { .. } => &["GH-INI-02"],
            Fact::DeclaresRest { .. } => &["GH-RST-06"],
            Fact::Plays { what: Played::Basic(..), .. } => &["GH-TRN-08"],
            Fact::Plays { .. } => &["GH-TRN-01"],
            Fact::Activates { .. } => &["GH-SEL-09"],
            Fact::Leaves { lost: true, .. } => &["GH-SEL-07"],
            Fact::Leaves { .. } => &["GH-SEL-06"],
            Fact::Experience { .. } => &["GH-EXP-01"],
            Fact::Averts { .. } => &["GH-BON-04"],
            Fact::Kills { .. } => &["GH-ATK-16"],
            Fact::Called { .. } => &["GH-SUM-01"],
            Fact::Gone { .. } => &["GH-SUM-04"],
            Fact::Uses { .. } => &["GH-ITM-18"],
            Fact::Refreshes { .. } => &["GH-REC-03"],
            Fact::Recovers { .. } => &["GH-REC-01"],
            Fact::Obstacle { .. } | Fact::Destroys { .. } => &["GH-MAP-24"],
            Fact::ShortRest { .. } => &["GH-RST-03"],
            Fact::LongRest { .. } => &["GH-RST-07"],
            Fact::CannotRest { .. } => &["GH-RST-01"],
            Fact::Slot { .. } => &["GH-BON-03"],
            Fact::SlotBack { .. } => &["FH-ACB-05"],
            Fact::SetsPace { .. } | Fact::TakesForm { .. } => &["FH-RND-02"],
            Fact::Time { .. } => &["FH-ADD-03"],
            Fact::Shadow { .. } | Fact::ShadowGoes { .. } | Fact::ShadowMoves { .. } => &["FH-TGT-01"],
            Fact::Marks { .. } => &["FH-ACB-04"],
            Fact::SwitchesRank { .. } => &["FH-MON-01"],
            Fact::Title { .. } => &["GH-SCN-01"],
            Fact::DungeonGoal => &["GH-VAR-12", "GH-VAR-13"],
            Fact::GoalIs { .. } => &["GH-SCN-03"],
            Fact::SpecialRule { .. } => &["GH-SET-04"],
            Fact::Section { .. } => &["GH-REV-09"],
            Fact::Room { .. } => &["GH-REV-01"],
            Fact::Placed { .. } => &["GH-SET-19"],
            Fact::Appears { .. } => &["GH-SPC-12"],
            Fact::IsDestroyed { .. } | Fact::IsActivated { .. } => &["GH-SPC-07"],
            Fact::TakenAway { .. } => &["FH-SCN-03"],
            Fact::DoorOpens { .. } => &["GH-SPC-05"],
            Fact::AddsCards { .. } => &["GH-SET-04"],
            Fact::AddsOwn { .. } => &["GH-SET-09"],
            Fact::Starts { .. } => &["GH-SET-18"],
            Fact::FindsTreasure { .. } | Fact::FindsGold { .. } => &["GH-LOO-04"],
            Fact::FindsItem { .. } => &["GH-MAP-28"],
            Fact::FindsScenario { .. } => &["GH-LOO-04"],
            Fact::FindsDesign { .. } => &["GH-MAP-29"],
            Fact::Sells { .. } => &["GH-LOO-05"],
            Fact::Met | Fact::Missed => &["GH-FIN-01"],
            Fact::Rewarded { .. } => &["GH-FIN-13"],
            Fact::Unlocks { .. } => &["GH-SCN-05"],
            Fact::ShowsGoal { .. } => &["GH-BGL-04"],
            Fact::TakesHome { .. } => &["GH-FIN-02", "GH-FIN-09"],
            Fact::Built { .. } => &["GH-VAR-14"],
            Fact::CardTraps { .. } | Fact::CardTreasure { .. } => &["GH-VAR-23"],
            Fact::Entrance { .. } => &["GH-VAR-15"],
            Fact::Exit { .. } => &["GH-VAR-15"],
            Fact::Back { .. } => &["GH-HID-09"],
            Fact::PutsAside { .. } => &["GH-VAR-19"],
            Fact::Seals { .. } => &["GH-VAR-20"],
            Fact::Penalty { .. } => &["GH-VAR-21"],
            Fact::InfusesLater { .. } => &["FH-ELE-11"],
            Fact::RoomInfuses { .. } => &["FH-VAR-19"],
            Fact::MovesObstacle { .. } => &["FH-MNP-02"],
            Fact::LaysHazard { .. } => &["FH-MNP-01"],
        })
    }
}
