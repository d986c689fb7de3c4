//! Everything that can be told: one row for each fact.

use crate::content::{
    CardId, Condition, DeckId, Effect, Element, Form, GateKind, GoalId, Half, ItemId, KindId, Label,
    LootCard, LootKind, ModifierId, MonsterCardId, Pace, Rank, RoomCardId, ScenarioId, SectionNumber,
    Treasure,
};
use crate::mind::NotFocused;
use crate::shown::happenings::{condition_shown, draws, moves, played, reveals, uses};
use crate::shown::names::{
    card_name, figure_name, penalty_said, spot_name, title, traps_said, treasure_said, turn_name,
};
use crate::shown::terms::terms;
use crate::world::{Cause, Counting, Force, Played, Severity, Sum, TurnOf};
use crate::{FigureId, Haven, HeroId, MonsterId, Spot, SummonId};
use board::hex::Offset;
use smallvec::SmallVec;
use table::Told;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::Happening;

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

/// Why an enemy was not focused: the rule.
fn reason_rules(why: NotFocused) -> &'static [&'static str] {
    match why {
        NotFocused::Invisible => &["GH-FOC-08"],
        NotFocused::Spared => &["GH-FOC-13"],
        NotFocused::AnotherIsKept => &["GH-FOC-01"],
        NotFocused::NoWay => &["GH-FOC-07"],
        NotFocused::MoreNegativeHexes => &["GH-MTR-01"],
        NotFocused::MorePoints => &["GH-FOC-02"],
        NotFocused::Further => &["GH-FOC-05"],
        NotFocused::ActsLater => &["GH-FOC-06"],
    }
}

/// By which rule a figure suffers damage.
fn damage_rules(cause: Cause) -> &'static [&'static str] {
    match cause {
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
    }
}

/// What a figure suffers, and by what.
fn damage(game: &Haven, figure: FigureId, amount: u8, cause: Cause) -> Phrase {
    let figure = figure_name(game, figure);
    let by = |by: FigureId| figure_name(game, by);
    match cause {
        Cause::Attack(who) | Cause::AbilityOf(who) => {
            phrase!("haven-damage-attack", figure = figure, damage = amount, by = by(who))
        }
        Cause::Retaliate(who) => {
            phrase!("haven-damage-retaliate", figure = figure, damage = amount, by = by(who))
        }
        Cause::Trap(_) => phrase!("haven-damage-trap", figure = figure, damage = amount),
        Cause::Hazard(_) => phrase!("haven-damage-hazard", figure = figure, damage = amount),
        Cause::Wound => phrase!("haven-damage-wound", figure = figure, damage = amount),
        Cause::Bane => phrase!("haven-damage-bane", figure = figure, damage = amount),
        Cause::Ability => phrase!("haven-damage-own", figure = figure, damage = amount),
        Cause::LostFlight => phrase!("haven-damage-fall", figure = figure, damage = amount),
        Cause::Rest => phrase!("haven-damage-rest", figure = figure, damage = amount),
        Cause::Treasure => phrase!("haven-damage-treasure", figure = figure, damage = amount),
        Cause::Event => phrase!("haven-damage-event", figure = figure, damage = amount),
        Cause::Penalty => phrase!("haven-damage-penalty", figure = figure, damage = amount),
        Cause::Scenario => phrase!("haven-damage-scenario", figure = figure, damage = amount),
    }
}

/// What a card of a deck of ability cards says for whoever is told that it is turned over.
fn reveals_said(deck: Arg, initiative: u8) -> Phrase {
    phrase!("haven-reveals", deck = deck, initiative = initiative)
}

/// GH-TRN-01, GH-TRN-08: an action.
fn plays(game: &Haven, hero: HeroId, what: Played) -> Phrase {
    let who = figure_name(game, hero.into());
    match what {
        Played::Printed(card, Half::Top) => {
            phrase!("haven-plays-top", hero = who, card = card_name(game, card))
        }
        Played::Printed(card, Half::Bottom) => {
            phrase!("haven-plays-bottom", hero = who, card = card_name(game, card))
        }
        Played::Basic(card, Half::Top) => {
            phrase!("haven-plays-attack", hero = who, card = card_name(game, card))
        }
        Played::Basic(card, Half::Bottom) => {
            phrase!("haven-plays-move", hero = who, card = card_name(game, card))
        }
        Played::Raw(n) => phrase!("haven-choose-action", action = Arg::text(n.to_string())),
    }
}

/// FH-END-12: what a character has mastered.
fn masters(game: &Haven, hero: HeroId, number: u8) -> Phrase {
    let all = &game.class(hero.class).masteries;
    let mastery = all.get(usize::from(number).saturating_sub(1)).map(|mastery| mastery.text());
    let mastery = mastery.map_or_else(|| Arg::text(number.to_string()), Arg::from);
    phrase!("haven-masters", hero = figure_name(game, hero.into()), mastery = mastery)
}

/// A line of what a page says, by its number.
fn page_line(game: &Haven, id: ScenarioId, line: u8, rules: bool) -> Phrase {
    let scenario = &game.content.scenarios[usize::from(id.0)];
    let lines = if rules { game.content.rules_text(scenario) } else { game.content.goal_text(scenario) };
    lines.into_iter().nth(usize::from(line)).unwrap_or_else(|| scenario.title())
}

/// GH-SET-19: a monster is put on the board.
fn placed(game: &Haven, monster: MonsterId, rank: Rank, at: Spot) -> Phrase {
    let monster = figure_name(game, monster.into());
    match rank {
        Rank::Elite => phrase!("haven-placed-elite", monster = monster, at = spot_name(at)),
        Rank::Normal | Rank::Boss => phrase!("haven-placed", monster = monster, at = spot_name(at)),
    }
}

/// GH-LOO-04: what a treasure tile is.
fn treasure_of(game: &Haven, hero: HeroId, treasure: Treasure) -> Phrase {
    let hero = figure_name(game, hero.into());
    match treasure {
        Treasure::Number(number) => phrase!("haven-treasure", hero = hero, number = number),
        Treasure::Card(_) => phrase!("haven-treasure-dungeon", hero = hero),
        Treasure::Goal => phrase!("haven-treasure-goal", hero = hero),
    }
}

/// The rules of the book of this edition.
fn by_edition(game: &Haven, ids: &'static [&'static str]) -> &'static [&'static str] {
    game.edition.ids(ids)
}

/// A figure comes to the board, or leaves it.
fn comes(game: &Haven, figure: impl Into<FigureId>) -> Vec<Happening> {
    vec![Happening::Comes { figure: game.figure(figure.into()) }]
}

fn leaves(game: &Haven, figure: impl Into<FigureId>) -> Vec<Happening> {
    vec![Happening::Leaves { figure: game.figure(figure.into()) }]
}

impl Fact {
    /// GH-EFF-05, GH-EFF-08: a figure is pushed or pulled one hex.
    pub fn forced(figure: FigureId, how: Force, from: Spot, to: Spot) -> Fact {
        match how {
            Force::Push | Force::Smash => Fact::Pushed { figure, from, to },
            Force::Pull => Fact::Pulled { figure, from, to },
        }
    }

    /// FH-MON-01: a monster is of the other rank from now on.
    pub fn becomes(monster: MonsterId, rank: Rank) -> Fact {
        match rank {
            Rank::Elite => Fact::BecomesElite { monster },
            Rank::Normal | Rank::Boss => Fact::BecomesNormal { monster },
        }
    }

    /// GH-SEL-06, GH-SEL-07: a card leaves the active area or the hand, for the discard pile or for good.
    pub fn leaves(hero: HeroId, card: CardId, lost: bool) -> Fact {
        if lost { Fact::LosesCard { hero, card } } else { Fact::Discards { hero, card } }
    }
}

table::facts! { game: Haven, rules by by_edition;
    Round { round: u8 } => "round {round}", ["GH-RND-01"], say phrase!("haven-round", round = round);
    Reveals { deck: DeckId, name: String, initiative: u8 } => "reveals {deck} {name}", ["GH-MON-08"], words reveals_said(deck.arg(game), *initiative),
        shows reveals(game, *deck, name);
    RevealsFor { kind: KindId, name: String, initiative: u8 } => "reveals {kind} {name}", ["GH-MON-08"], words reveals_said(turn_name(game, TurnOf::Kind(*kind)), *initiative),
        shows reveals(game, game.deck_of(*kind), name);
    Turn { figure: FigureId } => "turn {figure}", ["GH-INI-03"], say phrase!("haven-turn", figure = figure),
        shows vec![Happening::Turn { of: game.figure(*figure) }];
    Focuses { figure: FigureId, on: FigureId } => "focuses {figure} {on}", ["GH-FOC-02"], say phrase!("haven-focuses", figure = figure, on = on),
        shows vec![Happening::Focuses { figure: game.figure(*figure), on: game.figure(*on) }];
    NoFocus { figure: FigureId } => "no-focus {figure}", ["GH-FOC-07"], say phrase!("haven-no-focus", figure = figure);
    PassesOver { figure: FigureId, enemy: FigureId, why: NotFocused } => "passes-over {figure} {enemy} {why}", (reason_rules(*why)), say phrase!("haven-passes-over", figure = figure, enemy = enemy, why = why);
    Moves { figure: FigureId, from: Spot, to: Spot, jump: bool } => "moves {figure} {to}", ["GH-MOV-01"], say phrase!("haven-moves", figure = figure, to = to),
        shows moves(game, *figure, *from, *to, *jump);
    Pushed { figure: FigureId, from: Spot, to: Spot } => "pushed {figure} {to}", ["GH-EFF-05"], say phrase!("haven-pushed", figure = figure, to = to),
        shows moves(game, *figure, *from, *to, false);
    Pulled { figure: FigureId, from: Spot, to: Spot } => "pulled {figure} {to}", ["GH-EFF-08"], say phrase!("haven-pulled", figure = figure, to = to),
        shows moves(game, *figure, *from, *to, false);
    Slides { figure: FigureId, from: Spot, to: Spot } => "slides {figure} {to}", ["FH-OVL-16"], say phrase!("haven-slides", figure = figure, to = to),
        shows moves(game, *figure, *from, *to, false);
    Teleports { figure: FigureId, from: Spot, to: Spot } => "teleports {figure} {to}", ["FH-TEL-01"], say phrase!("haven-teleports", figure = figure, to = to),
        shows moves(game, *figure, *from, *to, true);
    Attacks { attacker: FigureId, target: FigureId, value: i16 } => "attacks {attacker} {target} {value}", ["GH-ATK-01"], say phrase!("haven-attacks", attacker = attacker, target = target, value = value),
        shows vec![Happening::Attacks { figure: game.figure(*attacker), target: game.figure(*target) }];
    Draws { attacker: FigureId, drawn: Counting, counts: Counting, allied: bool } => "draws {attacker} {drawn} counts {counts}", ["GH-AMD-01"], say phrase!("haven-draws", attacker = attacker, drawn = drawn, counts = counts),
        shows draws(game, *attacker, drawn, *allied);
    Hits { attacker: FigureId, target: FigureId, damage: u8, sum: Box<Sum> } => "hits {attacker} {target} {damage}", ["GH-ATK-12"], say phrase!("haven-hits", attacker = attacker, target = target, damage = damage, sum = sum),
        terms terms(game, sum);
    Damage { figure: FigureId, amount: u8, cause: Cause } => "damage {figure} {amount} {cause}", (damage_rules(*cause)), words damage(game, *figure, *amount, *cause),
        shows vec![Happening::Suffers { figure: game.figure(*figure), damage: (*amount).into() }];
    Negates { hero: HeroId, cards: SmallVec<[CardId; 2]> } => "negates {hero} {cards}", ["GH-DMG-01"], say phrase!("haven-negates", hero = hero, cards = cards);
    Dies { figure: FigureId } => "dies {figure}", ["GH-ATK-16"], say phrase!("haven-dies", figure = figure),
        shows leaves(game, *figure);
    Drops { at: Spot } => "drops {at}", ["GH-ATK-18"], say phrase!("haven-drops", at = at);
    Exhausted { hero: HeroId } => "exhausted {hero}", ["GH-EXH-01"], say phrase!("haven-exhausted", hero = hero),
        shows leaves(game, *hero);
    Perishes { hero: HeroId } => "perishes {hero}", ["GH-VAR-06"], say phrase!("haven-perishes", hero = hero),
        shows leaves(game, *hero);
    Gains { figure: FigureId, condition: Condition } => "gains {figure} {condition}", ["GH-CON-01"], say phrase!("haven-gains", figure = figure, condition = condition),
        shows condition_shown(game, *figure, *condition, true);
    Immune { figure: FigureId, condition: Condition } => "immune {figure} {condition}", ["GH-CON-25"], say phrase!("haven-immune", figure = figure, condition = condition);
    Loses { figure: FigureId, condition: Condition } => "loses {figure} {condition}", ["GH-CON-01"], say phrase!("haven-loses", figure = figure, condition = condition),
        shows condition_shown(game, *figure, *condition, false);
    Heals { figure: FigureId, points: u8 } => "heals {figure} {points}", ["GH-HEA-01"], say phrase!("haven-heals", figure = figure, points = points),
        shows vec![Happening::Heals { figure: game.figure(*figure), healed: (*points).into() }];
    Shields { figure: FigureId, points: u8 } => "shields {figure} {points}", ["GH-BON-10"], say phrase!("haven-shields", figure = figure, points = points);
    Retaliates { figure: FigureId, damage: u8, range: u8 } => "retaliates {figure} {damage} range {range}", ["GH-BON-13"], say phrase!("haven-retaliates", figure = figure, damage = damage, range = range);
    Springs { figure: FigureId, at: Spot } => "springs {figure} {at}", ["GH-MAP-10"], say phrase!("haven-springs", figure = figure, at = at);
    SetsTrap { figure: FigureId, at: Spot } => "sets-trap {figure} {at}", ["GH-MAP-15"], say phrase!("haven-sets-trap", figure = figure, at = at);
    DisarmsTrap { figure: FigureId, at: Spot } => "disarms-trap {figure} {at}", ["GH-MAP-13"], say phrase!("haven-disarms-trap", figure = figure, at = at);
    Opens { figure: FigureId, at: Spot } => "opens {figure} {at}", ["GH-MAP-02"], say phrase!("haven-opens", figure = figure, at = at);
    Infuses { figure: FigureId, element: Element } => "infuses {figure} {element}", ["GH-ELE-02"], say phrase!("haven-infuses", figure = figure, element = element);
    InfusesLater { figure: FigureId } => "infuses-later {figure}", ["FH-ELE-11"], say phrase!("haven-infuses-later", figure = figure);
    RoomInfuses { element: Element } => "room-infuses {element}", ["FH-VAR-19"], say phrase!("haven-room-infuses", element = element);
    Consumes { figure: FigureId, element: Element } => "consumes {figure} {element}", ["GH-ELE-05"], say phrase!("haven-consumes", figure = figure, element = element);
    Loots { figure: FigureId, coins: u8 } => "loots {figure} {coins}", ["GH-LOO-01"], words match game.edition.tokens_draw_loot_cards() {
            true => phrase!("haven-loots-tokens", figure = figure.arg(game), count = *coins),
            false => phrase!("haven-loots", figure = figure.arg(game), coins = *coins),
        };
    DrawsLoot { hero: HeroId, card: LootCard, amount: u8 } => "draws-loot {hero} {card}", ["FH-LOO-04"], say phrase!("haven-draws-loot", hero = hero, loot = card, amount = amount);
    Summons { by: FigureId, monster: MonsterId, at: Spot } => "summons {by} {monster} {at}", ["GH-MAB-03"], say phrase!("haven-summons", by = by, monster = monster, at = at),
        shows comes(game, *monster);
    CannotSummon { by: FigureId } => "cannot-summon {by}", (if let FigureId::Hero(_) = by { &["GH-SUM-01"] } else { &["GH-MAB-04"] }), say phrase!("haven-cannot-summon", by = by);
    CannotOpen { figure: FigureId } => "cannot-open {figure}", ["GH-BOS-03"], say phrase!("haven-cannot-open", figure = figure);
    ShufflesMonsters => "shuffles monsters", ["GH-AMD-13"], say phrase!("haven-shuffles-monsters");
    Shuffles { hero: HeroId } => "shuffles {hero}", ["GH-AMD-13"], say phrase!("haven-shuffles", hero = hero);
    Chooses { hero: HeroId, lead: CardId, second: CardId, pace: Option<Pace> } => "chooses {hero} {lead} {second}", ["GH-INI-02"], words phrase!(
            "haven-chooses",
            hero = hero.arg(game),
            lead = lead.arg(game),
            second = second.arg(game),
            initiative = game.card(*lead).initiative_at(*pace)
        );
    DeclaresRest { hero: HeroId } => "declares-rest {hero}", ["GH-RST-06"], say phrase!("haven-declares-rest", hero = hero);
    Plays { hero: HeroId, what: Played } => "plays {hero} {what}", (match what { Played::Basic(..) => &["GH-TRN-08"], _ => &["GH-TRN-01"] }), words plays(game, *hero, *what),
        shows played(game, *hero, *what);
    Activates { hero: HeroId, card: CardId } => "activates {hero} {card}", ["GH-SEL-09"], say phrase!("haven-activates", hero = hero, card = card);
    LosesCard { hero: HeroId, card: CardId } => "loses-card {hero} {card}", ["GH-SEL-07"], say phrase!("haven-card-lost", hero = hero, card = card);
    Discards { hero: HeroId, card: CardId } => "discards {hero} {card}", ["GH-SEL-06"], say phrase!("haven-card-discarded", hero = hero, card = card);
    Experience { hero: HeroId, xp: u8 } => "experience {hero} {xp}", ["GH-EXP-01"], say phrase!("haven-experience", hero = hero, points = xp);
    Averts { figure: FigureId, amount: u8 } => "averts {figure} {amount}", ["GH-BON-04"], say phrase!("haven-averts", figure = figure, damage = amount);
    Kills { by: FigureId, figure: FigureId } => "kills {by} {figure}", ["GH-ATK-16"], say phrase!("haven-kills", by = by, figure = figure);
    Called { by: HeroId, summon: SummonId, at: Spot } => "summons {by} {summon} {at}", ["GH-SUM-01"], say phrase!("haven-summons", by = by, monster = summon, at = at),
        shows comes(game, *summon);
    Gone { figure: FigureId } => "gone {figure}", ["GH-SUM-04"], say phrase!("haven-gone", figure = figure),
        shows leaves(game, *figure);
    Uses { hero: HeroId, item: ItemId } => "uses {hero} {item}", ["GH-ITM-18"], say phrase!("haven-uses", hero = hero, item = item),
        shows uses(game, *hero, game.item(*item).name.clone());
    Refreshes { hero: HeroId, item: ItemId } => "refreshes {hero} {item}", ["GH-REC-03"], say phrase!("haven-refreshes", hero = hero, item = item);
    Recovers { hero: HeroId, card: CardId } => "recovers {hero} {card}", ["GH-REC-01"], say phrase!("haven-recovers", hero = hero, card = card);
    Obstacle { by: FigureId, at: Spot } => "obstacle {by} {at}", ["GH-MAP-24"], say phrase!("haven-obstacle", by = by, at = at);
    Destroys { at: Spot } => "destroys {at}", ["GH-MAP-24"], say phrase!("haven-destroys", at = at);
    ShortRest { hero: HeroId, lost: CardId } => "short-rest {hero} {lost}", ["GH-RST-03"], say phrase!("haven-short-rest", hero = hero, card = lost);
    LongRest { hero: HeroId, lost: CardId } => "long-rest {hero} {lost}", ["GH-RST-07"], say phrase!("haven-long-rest", hero = hero, card = lost);
    CannotRest { hero: HeroId } => "cannot-rest {hero}", ["GH-RST-01"], say phrase!("haven-cannot-rest", hero = hero);
    Slot { hero: HeroId, card: CardId, used: u8 } => "slot {hero} {card} {used}", ["GH-BON-03"], say phrase!("haven-slot", hero = hero, card = card, number = used),
        shows uses(game, *hero, game.card(*card).name.clone());
    SlotBack { hero: HeroId, card: CardId, used: u8 } => "slot-back {hero} {card} {used}", ["FH-ACB-05"], say phrase!("haven-slot-back", hero = hero, card = card, number = used);
    SetsPace { hero: HeroId, pace: Pace, time: u8 } => "pace {hero} {pace}", ["FH-RND-02"], words match pace {
            Pace::Fast => phrase!("haven-is-fast", hero = hero.arg(game), tokens = *time),
            Pace::Slow => phrase!("haven-is-slow", hero = hero.arg(game), tokens = *time),
        };
    Time { hero: HeroId, time: u8 } => "time {hero} {time}", ["FH-ADD-03"], say phrase!("haven-time", hero = hero, tokens = time);
    TakesForm { hero: HeroId, form: Form } => "form {hero} {form}", ["FH-RND-02"], words match form {
            Form::Melee => phrase!("haven-melee-form", hero = hero.arg(game)),
            Form::Ranged => phrase!("haven-ranged-form", hero = hero.arg(game)),
        };
    Shadow { hero: HeroId, at: Spot } => "shadow {hero} {at}", ["FH-TGT-01"], say phrase!("haven-shadow", hero = hero, at = at);
    ShadowGoes { hero: HeroId, at: Spot } => "shadow-goes {hero} {at}", ["FH-TGT-01"], say phrase!("haven-shadow-goes", hero = hero, at = at);
    ShadowMoves { hero: HeroId, from: Spot, to: Spot } => "shadow-moves {hero} {from} {to}", ["FH-TGT-01"], say phrase!("haven-shadow-moves", hero = hero, from = from, to = to);
    Marks { hero: HeroId, target: FigureId } => "marks {hero} {target}", ["FH-ACB-04"], say phrase!("haven-marks", hero = hero, target = target);
    BecomesElite { monster: MonsterId } => "becomes-elite {monster}", ["FH-MON-01"], say phrase!("haven-becomes-elite", figure = monster);
    BecomesNormal { monster: MonsterId } => "becomes-normal {monster}", ["FH-MON-01"], say phrase!("haven-becomes-normal", figure = monster);
    Title { scenario: ScenarioId } => "scenario {scenario}", ["GH-SCN-01"], words phrase!(
            "haven-title",
            number = game.content.scenarios[usize::from(scenario.0)].label.number,
            name = scenario.arg(game)
        );
    DungeonGoal => "random-dungeon", ["GH-VAR-12", "GH-VAR-13"], say phrase!("haven-dungeon-goal");
    GoalIs { scenario: ScenarioId, line: u8 } => "goal {line}", ["GH-SCN-03"], words page_line(game, *scenario, *line, false);
    SpecialRule { scenario: ScenarioId, line: u8 } => "special-rule {line}", ["GH-SET-04"], words page_line(game, *scenario, *line, true);
    Section { section: SectionNumber } => "section {section}", ["GH-REV-09"], say phrase!("haven-section", section = section);
    Room { room: u8, spaces: Vec<Offset> } => "room {room}", ["GH-REV-01"], say phrase!("haven-room", room = room),
        shows vec![Happening::Reveals { spaces: spaces.iter().map(ToString::to_string).collect() }];
    Placed { monster: MonsterId, rank: Rank, at: Spot } => "placed {monster} {rank} {at}", ["GH-SET-19"], words placed(game, *monster, *rank, *at),
        shows comes(game, *monster);
    Appears { figure: FigureId, at: Spot } => "appears {figure} {at}", ["GH-SPC-12"], say phrase!("haven-placed", monster = figure, at = at),
        shows comes(game, *figure);
    IsDestroyed { figure: FigureId } => "destroyed {figure}", ["GH-SPC-07"], say phrase!("haven-is-destroyed", figure = figure),
        shows leaves(game, *figure);
    IsActivated { figure: FigureId } => "activated {figure}", ["GH-SPC-07"], say phrase!("haven-is-activated", figure = figure),
        shows leaves(game, *figure);
    TakenAway { room: u8 } => "taken-away {room}", ["FH-SCN-03"], say phrase!("haven-taken-away", room = room);
    DoorOpens { at: Spot } => "door-opens {at}", ["GH-SPC-05"], say phrase!("haven-door-opens", at = at);
    AddsCards { card: ModifierId, count: u8 } => "adds-cards {card} {count}", ["GH-SET-04"], say phrase!("haven-adds-cards", card = card, count = count);
    AddsOwn { hero: HeroId, card: ModifierId, count: u8 } => "adds-cards {hero} {card} {count}", ["GH-SET-09"], say phrase!("haven-adds-own", hero = hero, card = card, count = count);
    Starts { hero: HeroId, at: Spot } => "starts {hero} {at}", ["GH-SET-18"], say phrase!("haven-starts", hero = hero, at = at),
        shows comes(game, *hero);
    FindsTreasure { hero: HeroId, treasure: Treasure } => "treasure {hero} {treasure}", ["GH-LOO-04"], words treasure_of(game, *hero, *treasure);
    FindsGold { hero: HeroId, gold: u8 } => "gold {hero} {gold}", ["GH-LOO-04"], say phrase!("haven-finds-gold", hero = hero, gold = gold);
    FindsItem { hero: HeroId, number: u8 } => "item {hero} {number}", ["GH-MAP-28"], say phrase!("haven-finds-item", hero = hero, number = number);
    FindsDesign { hero: HeroId, number: u8 } => "design {hero} {number}", ["GH-MAP-29"], say phrase!("haven-finds-design", hero = hero, number = number);
    FindsScenario { hero: HeroId } => "finds-scenario {hero}", ["GH-LOO-04"], say phrase!("haven-finds-scenario", hero = hero);
    FindsRandomDesign { hero: HeroId } => "random-design {hero}", ["FH-TRE-06"], say phrase!("haven-finds-random-design", hero = hero);
    Unlocked { at: Spot } => "unlocked {at}", ["FH-SPR-07"], say phrase!("haven-unlocked", at = at);
    Escapes { hero: HeroId } => "escapes {hero}", ["FH-SPR-05"], say phrase!("haven-escapes", hero = hero),
        shows leaves(game, *hero);
    TakesResource { hero: HeroId, kind: LootKind, amount: u8 } => "takes-resource {hero} {kind} {amount}", ["FH-END-10"], say phrase!("haven-takes-resource", hero = hero, loot = kind, amount = amount);
    Inspired { points: u8 } => "inspired {points}", ["FH-END-17"], say phrase!("haven-inspired", points = points);
    Sells { hero: HeroId, number: u8, gold: u8 } => "sells {hero} {number} {gold}", ["GH-LOO-05"], say phrase!("haven-sells", hero = hero, number = number, gold = gold);
    Met => "goal-met", ["GH-FIN-01"], say phrase!("haven-goal-met");
    Missed => "goal-missed", ["GH-FIN-01"], say phrase!("haven-goal-missed");
    Rewarded { reward: Box<Effect> } => "reward {reward}", ["GH-FIN-13"], say phrase!("haven-reward", reward = reward);
    Unlocks { scenario: Label } => "unlocks {scenario}", ["GH-SCN-05"], say phrase!("haven-unlocks", scenario = scenario);
    ShowsGoal { hero: HeroId, goal: GoalId } => "shows-goal {hero} {goal}", ["GH-BGL-04"], say phrase!("haven-shows-goal", hero = hero, goal = goal);
    Masters { hero: HeroId, number: u8 } => "masters {hero} {number}", ["FH-END-12"], words masters(game, *hero, *number);
    TakesHome { hero: HeroId, experience: u16, gold: u16, checks: u8 } => "takes-home {hero} {experience} {gold} {checks}", ["GH-FIN-02", "GH-FIN-09"], say phrase!("haven-takes-home", hero = hero, experience = experience, gold = gold, checks = checks);
    Built { room: RoomCardId, monsters: MonsterCardId } => "built {room} {monsters}", ["GH-VAR-14"], words phrase!("haven-built", title = title(game, *room, *monsters));
    CardTraps { monsters: MonsterCardId } => "card-traps {monsters}", ["GH-VAR-23"], words traps_said(game, *monsters);
    CardTreasure { monsters: MonsterCardId } => "card-treasure {monsters}", ["GH-VAR-23"], words treasure_said(game, *monsters);
    Entrance { kind: GateKind, at: Offset } => "entrance {kind} {at}", ["GH-VAR-15"], say phrase!("haven-entrance", kind = kind, at = at);
    Exit { kind: GateKind, at: Spot } => "exit {kind} {at}", ["GH-VAR-15"], say phrase!("haven-exit", kind = kind, at = at);
    Back { back: SmallVec<[GateKind; 2]> } => "next-entrance {back}", ["GH-HID-09"], words phrase!("haven-next-entrance", kinds = back.arg(game), count = back.len() as u32);
    PutsAside { card: RoomCardId } => "puts-aside {card}", ["GH-VAR-19"], say phrase!("haven-puts-aside", room = card);
    Seals { at: Spot } => "seals {at}", ["GH-VAR-20"], say phrase!("haven-seals", at = at);
    Penalty { card: RoomCardId, severity: Severity } => "penalty {severity} {card}", ["GH-VAR-21"], words penalty_said(game, *card, *severity == Severity::Major);
    MovesObstacle { by: FigureId, from: Spot, to: Spot } => "moves-obstacle {by} {from} {to}", ["FH-MNP-02"], say phrase!("haven-moves-obstacle", by = by, from = from, to = to);
    LaysHazard { by: FigureId, at: Spot } => "lays-hazard {by} {at}", ["FH-MNP-01"], say phrase!("haven-lays-hazard", by = by, at = at);
}
