//! What can be told: lines of the log.

use super::goals::GoalName;
use super::names::{GateNumber, SpecialName};
use crate::Sorcery;
use crate::content::{
    CardId, Chest, Colour, Condition, Critical, EncounterId, EnemyPowerId, EventId, Gain, ItemId, Nature,
    PowerId, QuestId, SearchId, Shadow, Symbols, TrapId,
};
use crate::world::{Arm, FoeId, HeroId, Ill, Spot, Who};
use table::Told;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Happening, Term};

/// Why somebody is wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cause {
    Attack,
    Critical,
    SameCondition,
    Fire,
    Poison,
    Terrain,
    Suffered,
}

impl Cause {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["attack", "critical", "same-condition", "fire", "poison", "terrain", "suffered"][self as usize]
    }

    fn rules(self) -> &'static [&'static str] {
        match self {
            Cause::Attack => &["SS-DEF-09"],
            Cause::Critical => &["SS-CRIT-04"],
            Cause::SameCondition => &["SS-CON-02"],
            Cause::Fire => &["SS-FIRE-02"],
            Cause::Poison => &["SS-CON-16"],
            Cause::Terrain => &["SS-TER-10"],
            Cause::Suffered => &["SS-CMB-14"],
        }
    }
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The goal is reached.
    Goal,
    /// The last event card is discarded.
    NoEvents,
    /// All heroes are ghosts.
    AllGhosts,
}

impl Ending {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["won", "no-events", "all-ghosts"][self as usize]
    }
}

/// A figure goes from one area to the next.
fn went(figure: String, from: &Spot, to: &Spot, jump: bool) -> Vec<Happening> {
    vec![Happening::Moves { figure, way: vec![from.to_string(), to.to_string()], jump }]
}

fn changes(figure: String, condition: &str, gained: bool) -> Happening {
    Happening::Condition { figure, condition: condition.to_owned(), gained }
}

fn uses(figure: String, card: String) -> Vec<Happening> {
    vec![Happening::Uses { figure, card }]
}

fn draws(deck: &str, card: String) -> Vec<Happening> {
    vec![Happening::Draws { deck: deck.to_owned(), card }]
}

fn searches(token: String, face: Symbols) -> Vec<Happening> {
    let mut all = draws("searches", token);
    all.push(Happening::Rolls { dice: vec![("blue".to_owned(), face.text())] });
    all
}

/// SS-HRD-01: all figures of a card.
fn comes(game: &Sorcery, card: CardId) -> Vec<Happening> {
    let figure = |figure: u8| Happening::Comes { figure: game.name(Who::Foe(FoeId { card, figure })) };
    (0..game.enemy(card).figures).map(figure).collect()
}

/// SS-ATK-14: what hits are made of.
pub(super) fn hits(rolled: u8, automatic: u8, supremacy: u8, more: i8) -> Vec<Term> {
    let parts = [
        (phrase!("sorcery-term-rolled"), i32::from(rolled)),
        (phrase!("sorcery-term-automatic"), automatic.into()),
        (phrase!("sorcery-term-supremacy"), supremacy.into()),
        (phrase!("sorcery-term-effects"), more.into()),
    ];
    Term::sum(parts.into_iter().enumerate().filter(|(n, (_, is))| *n == 0 || *is != 0).map(|(_, part)| part))
}

/// A condition as figures show it.
fn on_figures(condition: Condition) -> &'static str {
    if let Condition::Poisoned(_) = condition { "poisoned" } else { condition.name() }
}

fn of_ill(ill: Ill) -> &'static str {
    match ill {
        Ill::Condition(condition) => on_figures(condition),
        Ill::Fire(_) => "fire",
        Ill::Token(_) => "critical",
    }
}

/// SS-BEH-02: what a line of a scroll says.
fn behaviour(game: &Sorcery, card: CardId, side: u8, line: u8) -> Phrase {
    let sides = &game.enemy(card).sides;
    let scroll = sides.get(usize::from(side).saturating_sub(1));
    let is = scroll.and_then(|scroll| scroll.behaviours.get(usize::from(line).saturating_sub(1)));
    is.map_or_else(|| phrase!("sorcery-does-nothing"), |is| game.content.behaviour_does(is))
}

table::facts! { game: Sorcery;
    Round { round: u16 } => "round {round}", ["SS-RND-01"], say phrase!("sorcery-round", round = round);
    Turn { hero: HeroId } => "turn {hero}", ["SS-BAT-01"], say phrase!("sorcery-turn", hero = hero),
        shows vec![Happening::Turn { of: hero.text(game) }];
    TurnEnds { hero: HeroId } => "turn-ends {hero}", ["SS-BAT-10"], say phrase!("sorcery-turn-ends", hero = hero);
    EnemiesDone => "enemies-done", ["SS-ENT-05"], say phrase!("sorcery-enemies-done");
    Moved { who: Who, from: Spot, to: Spot } => "moved {who} {to}", ["SS-MOV-02"], words phrase!("sorcery-moved", who = who.arg(game), area = to.arg(game)),
        shows went(who.text(game), from, to, false);
    Floats { hero: HeroId, from: Spot, to: Spot } => "floats {hero} {to}", ["SS-GHO-04"], words phrase!("sorcery-floats", hero = hero.arg(game), area = to.arg(game)),
        shows went(hero.text(game), from, to, true);
    Evades { hero: HeroId } => "evades {hero}", ["SS-ENG-04"], say phrase!("sorcery-evades", hero = hero);
    StandsUp { hero: HeroId } => "stands-up {hero}", ["SS-CON-14"], say phrase!("sorcery-stands-up", hero = hero),
        shows vec![changes(hero.text(game), "knocked-down", false)];
    Fumbles { hero: HeroId } => "fumbles {hero}", ["SS-CON-09"], say phrase!("sorcery-fumbles", hero = hero);
    Attacks { by: Who, arm: Arm, target: Who } => "attacks {by} {arm} {target}", ["SS-ATK-02"], say phrase!("sorcery-attacks", by = by, arm = arm, target = target),
        shows vec![Happening::Attacks { figure: by.text(game), target: target.text(game) }];
    NoEffect { target: Who } => "no-effect {target}", ["SS-ECD-03"], say phrase!("sorcery-no-effect", target = target);
    Rolled { who: Who, colour: Colour, face: Symbols } => "rolled {who} {colour} {face}", ["SS-ATK-02"], say phrase!("sorcery-rolled", who = who, colour = colour, face = face),
        shows vec![Happening::Rolls { dice: vec![(colour.name().to_owned(), face.text(game))] }];
    Pays { who: Who, cost: Symbols, gain: Gain } => "pays {who} {gain} for {cost}", ["SS-ATK-04"], say phrase!("sorcery-pays", who = who, cost = cost, gain = gain);
    Hits { n: u8, lethal: Option<u8>, rolled: u8, automatic: u8, more: i8, supremacy: u8 } => "hits {n} lethal {lethal}", ["SS-ATK-14"], say phrase!("sorcery-hits", n = n, lethal = lethal, rolled = rolled, automatic = automatic, more = more, supremacy = supremacy),
        terms hits(*rolled, *automatic, *supremacy, *more);
    Against { who: Who, n: i8 } => "against {who} {n}", ["SS-DEF-01"], say phrase!("sorcery-against", who = who, n = n);
    Cancels { who: Who, armor: u8, shields: u8 } => "cancels {who} armor {armor} shields {shields}", ["SS-DEF-02", "SS-DEF-03"], say phrase!("sorcery-cancels", who = who, armor = armor, shields = shields);
    Defends { who: Who, blocks: u8, wounds: u8 } => "defends {who} blocks {blocks} wounds {wounds}", ["SS-DEF-08"], say phrase!("sorcery-defends", who = who, blocks = blocks, wounds = wounds);
    Wounds { who: Who, n: u8, cause: Cause } => "wounds {who} {n} {cause}", (cause.rules()), say phrase!("sorcery-wounds", who = who, n = n, cause = cause),
        shows vec![Happening::Suffers { figure: who.text(game), damage: (*n).into() }];
    Healed { who: Who, n: u8 } => "healed {who} {n}", ["SS-HP-03"], say phrase!("sorcery-healed", who = who, n = n),
        shows vec![Happening::Heals { figure: who.text(game), healed: (*n).into() }];
    Killed { who: Who } => "killed {who}", ["SS-EDT-01"], say phrase!("sorcery-killed", who = who),
        shows vec![Happening::Leaves { figure: who.text(game) }];
    Ghost { hero: HeroId } => "ghost {hero}", ["SS-DTH-01"], say phrase!("sorcery-ghost", hero = hero),
        shows vec![changes(hero.text(game), "ghost", true)];
    CompanionGone { hero: HeroId } => "companion-gone {hero}", ["SS-CMP-04"], say phrase!("sorcery-companion-gone", hero = hero),
        shows vec![Happening::Leaves { figure: game.name(Who::Companion(*hero)) }];
    LosesPower { hero: HeroId, power: PowerId } => "loses-power {hero} {power}", ["SS-DTH-04"], say phrase!("sorcery-loses-power", hero = hero, power = power);
    Resurrected { hero: HeroId } => "resurrected {hero}", ["SS-RES-04"], say phrase!("sorcery-resurrected", hero = hero),
        shows vec![changes(hero.text(game), "ghost", false)];
    Rises { hero: HeroId, rank: u8 } => "rises {hero} {rank}", ["SS-GEM-05"], say phrase!("sorcery-rises", hero = hero, rank = rank);
    Learns { hero: HeroId, power: PowerId } => "learns {hero} {power}", ["SS-GEM-11"], say phrase!("sorcery-learns", hero = hero, power = power);
    Uses { hero: HeroId, power: PowerId } => "uses {hero} {power}", ["SS-POW-10"], say phrase!("sorcery-uses", hero = hero, power = power),
        shows uses(hero.text(game), power.text(game));
    UsesItem { hero: HeroId, item: ItemId } => "uses-item {hero} {item}", ["SS-INV-01"], say phrase!("sorcery-uses-item", hero = hero, item = item),
        shows uses(hero.text(game), item.text(game));
    UsedUp { hero: HeroId, item: ItemId } => "used-up {hero} {item}", ["SS-INV-06"], say phrase!("sorcery-used-up", hero = hero, item = item);
    Hourglass { hero: HeroId, power: PowerId, wait: u8 } => "hourglass {hero} {power} {wait}", ["SS-CD-05"], say phrase!("sorcery-hourglass", hero = hero, power = power, wait = wait);
    Ready { hero: HeroId, power: PowerId } => "ready {hero} {power}", ["SS-TIME-02"], say phrase!("sorcery-ready", hero = hero, power = power);
    Gains { who: Who, condition: Condition } => "gains {who} {condition}", ["SS-CON-01"], say phrase!("sorcery-gains", who = who, condition = condition),
        shows vec![changes(who.text(game), on_figures(*condition), true)];
    Again { who: Who, condition: Condition } => "again {who} {condition}", ["SS-CON-02"], say phrase!("sorcery-again", who = who, condition = condition);
    Resists { who: Who, condition: Condition } => "resists {who} {condition}", ["SS-FLY-02"], say phrase!("sorcery-resists", who = who, condition = condition);
    Cured { who: Who, ill: Ill } => "cured {who}", ["SS-CON-03"], say phrase!("sorcery-cured", who = who, ill = ill),
        shows vec![changes(who.text(game), of_ill(*ill), false)];
    Burns { who: Who, level: u8 } => "burns {who} {level}", ["SS-FIRE-01"], say phrase!("sorcery-burns", who = who, level = level),
        shows vec![changes(who.text(game), "fire", true)];
    AreaBurns { area: Spot, level: u8 } => "area-burns {area} {level}", ["SS-FIRE-05"], say phrase!("sorcery-area-burns", area = area, level = level);
    Critical { who: Who, token: Critical } => "critical {who} {token}", ["SS-CRIT-01"], say phrase!("sorcery-critical", who = who, token = token),
        shows draws("critical", token.text(game));
    Saves { who: Who, saved: bool } => "saves {who} {saved}", ["SS-SAV-02"], say phrase!("sorcery-saves", who = who, saved = saved);
    Shards { n: u8 } => "shards {n}", ["SS-GEM-04"], say phrase!("sorcery-shards", n = n);
    Crowns { hero: HeroId, n: u16 } => "crowns {hero} {n}", ["SS-GOLD-02"], say phrase!("sorcery-crowns", hero = hero, n = n);
    Robbed { hero: HeroId, n: u16 } => "robbed {hero} {n}", ["SS-GEN-02"], say phrase!("sorcery-robbed", hero = hero, n = n);
    GainsItem { hero: HeroId, item: ItemId } => "gains-item {hero} {item}", ["SS-CAP-04"], say phrase!("sorcery-gains-item", hero = hero, item = item);
    Equips { hero: HeroId, item: ItemId } => "equips {hero} {item}", ["SS-ACT-10"], say phrase!("sorcery-equips", hero = hero, item = item);
    Gives { from: HeroId, to: HeroId, item: ItemId } => "gives {from} {to} {item}", ["SS-ACT-11"], say phrase!("sorcery-gives", from = from, to = to, item = item);
    Coins { from: HeroId, to: HeroId, n: u16 } => "coins {from} {to} {n}", ["SS-ACT-13"], say phrase!("sorcery-coins", from = from, to = to, n = n);
    Drops { hero: HeroId, item: ItemId } => "drops {hero} {item}", ["SS-FREE-03"], say phrase!("sorcery-drops", hero = hero, item = item);
    Key { hero: HeroId } => "key {hero}", ["SS-OBJ-12"], say phrase!("sorcery-key", hero = hero);
    Awakes { hero: HeroId } => "awakes {hero}", ["SS-SWP-03"], say phrase!("sorcery-awakes", hero = hero);
    Opens { hero: HeroId, area: Spot } => "opens {hero} {area}", ["SS-OBJ-03"], say phrase!("sorcery-opens", hero = hero, area = area),
        shows vec![Happening::Reveals { spaces: vec![area.to_string()] }];
    Unlocks { hero: HeroId } => "unlocks {hero}", ["SS-OBJ-09"], say phrase!("sorcery-unlocks", hero = hero);
    Chest { hero: HeroId, chest: Chest } => "chest {hero} {chest}", ["SS-OBJ-07"], say phrase!("sorcery-chest", hero = hero, chest = chest),
        shows draws("chests", chest.text(game));
    Searches { hero: HeroId, token: SearchId, face: Symbols } => "searches {hero} {token} {face}", ["SS-OBJ-14"], say phrase!("sorcery-searches", hero = hero, token = token, face = face),
        shows searches(token.text(game), *face);
    Trap { trap: TrapId } => "trap {trap}", ["SS-TRAP-01"], say phrase!("sorcery-trap", trap = trap),
        shows draws("traps", trap.text(game));
    Shadow { area: Spot, token: Shadow } => "shadow {area} {token}", ["SS-SHW-03"], say phrase!("sorcery-shadow", area = area, token = token),
        shows draws("shadows", token.text(game));
    Appears { card: CardId, area: Spot } => "appears {card} {area}", ["SS-ASG-01"], say phrase!("sorcery-appears", card = card, area = area),
        shows comes(game, *card);
    EnemyPower { card: CardId, power: EnemyPowerId } => "enemy-power {card} {power}", ["SS-EPW-01"], say phrase!("sorcery-enemy-power", card = card, power = power),
        shows draws("enemy-powers", power.text(game));
    Encounter { card: EncounterId } => "encounter {card}", ["SS-EAC-01"], say phrase!("sorcery-encounter", card = card),
        shows draws("encounters", card.text(game));
    Shuffled => "shuffled", ["SS-EAC-08"], say phrase!("sorcery-shuffled");
    Activated { card: CardId } => "activated {card}", ["SS-BEH-01"], say phrase!("sorcery-activated", card = card),
        shows vec![Happening::Turn { of: card.text(game) }];
    Behaves { card: CardId, side: u8, line: u8, target: Who } => "behaves {card} side {side} line {line}", ["SS-BEH-02"],
        words phrase!("sorcery-behaves", card = card.arg(game), target = target.arg(game), does = behaviour(game, *card, *side, *line)),
        shows vec![Happening::Focuses { figure: card.text(game), on: target.text(game) }];
    Stunned { card: CardId } => "stunned {card}", ["SS-ECN-04"], say phrase!("sorcery-stunned", card = card);
    Idle { card: CardId } => "idle {card}", ["SS-BEH-07"], say phrase!("sorcery-idle", card = card);
    UsesPower { card: CardId, name: String } => "uses-power {card} {name}", ["SS-SCR-05"], say phrase!("sorcery-uses-power", card = card, name = name),
        shows uses(card.text(game), name.clone());
    Flips { who: Who } => "flips {who}", ["SS-BOSS-02"], say phrase!("sorcery-flips", who = who);
    Threat { hero: HeroId, level: u8 } => "threat {hero} {level}", ["SS-THR-04"], say phrase!("sorcery-threat", hero = hero, level = level);
    Event { event: EventId } => "event {event}", ["SS-EVT-02"], say phrase!("sorcery-event", event = event),
        shows draws("events", event.text(game));
    EventGone { event: EventId } => "event-gone {event}", ["SS-EVT-03"], say phrase!("sorcery-event-gone", event = event);
    Gate { n: GateNumber, open: bool } => "gate {n} {open}", ["SS-GATE-01"], say phrase!("sorcery-gate", gate = n, open = open);
    Goal { goal: GoalName } => "goal {goal}", ["SS-END-01"], say phrase!("sorcery-goal", goal = goal);
    Summons { hero: HeroId } => "summons {hero}", ["SS-CMP-01"], say phrase!("sorcery-summons", hero = hero),
        shows vec![Happening::Comes { figure: game.name(Who::Companion(*hero)) }];
    Screams { hero: HeroId } => "screams {hero}", ["SS-GHO-02"], say phrase!("sorcery-screams", hero = hero),
        shows uses(hero.text(game), hero.class.text(game));
    Snared { who: Who, power: PowerId } => "snared {who} {power}", ["SS-POW-07"], say phrase!("sorcery-snared", who = who, power = power);
    DropsCoins { hero: HeroId, n: u16 } => "drops-coins {hero} {n}", ["SS-FREE-03"], say phrase!("sorcery-drops-coins", hero = hero, n = n);
    Course { hero: HeroId, nature: Nature } => "course {hero} {nature}", ["SS-SOUL-03"], say phrase!("sorcery-course", hero = hero, nature = nature);
    Special { hero: HeroId, name: SpecialName } => "special {hero} {name}", ["SS-ACT-16"], say phrase!("sorcery-special", hero = hero, name = name),
        shows uses(hero.text(game), name.text(game));
    Visits => "visits", ["SS-EMP-02"], say phrase!("sorcery-visits");
    Buys { hero: HeroId, item: ItemId, n: u8 } => "buys {hero} {item} {n}", ["SS-EMP-02"], say phrase!("sorcery-buys", hero = hero, item = item, n = n);
    Sells { hero: HeroId, item: ItemId, n: u16 } => "sells {hero} {item} {n}", ["SS-EMP-09"], say phrase!("sorcery-sells", hero = hero, item = item, n = n);
    Stores { hero: HeroId, item: ItemId } => "stores {hero} {item}", ["SS-SPL-04"], say phrase!("sorcery-stores", hero = hero, item = item);
    Fetches { hero: HeroId, item: ItemId } => "fetches {hero} {item}", ["SS-SPL-01"], say phrase!("sorcery-fetches", hero = hero, item = item);
    Improves { hero: HeroId, item: ItemId } => "improves {hero} {item}", ["SS-BLD-02"], say phrase!("sorcery-improves", hero = hero, item = item);
    Bets { hero: HeroId, face: Symbols, n: u8 } => "bets {hero} {face} {n}", ["SS-BLD-05"], say phrase!("sorcery-bets", hero = hero, face = face, n = n),
        shows vec![Happening::Rolls { dice: vec![("blue".to_owned(), face.text(game))] }];
    LosesItem { hero: HeroId, item: ItemId } => "loses-item {hero} {item}", ["SS-END-05"], say phrase!("sorcery-loses-item", hero = hero, item = item);
    Quest { quest: QuestId } => "quest {quest}", ["SS-CAMP-01"], say phrase!("sorcery-quest", quest = quest);
    Ended { why: Ending } => "ended {why}", ["SS-END-02"], say phrase!("sorcery-ended", why = why);
}
