//! What the words of the data say: gains, changes, deeds, dice and what symbols pay for.
//!
//! Pieces such as "1 more hit" are nested in others and have no full stop; what `deed` and `weapon` give are sentences.

use super::super::cards::{Nature, Passive, Side, Style, Use};
use super::super::dice::{Symbol, Symbols};
use super::super::effect::{Act, Change, Condition, Deed, Formula, Gain, Guard, Property, Weapon, Whom};
use super::super::enemies::Tier;
use super::super::{Content, Quest};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// Who speaks to whom: a card speaks to the hero that uses it, an event of the hero that is active, a scroll of its enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A hero's power or item.
    Hero,
    /// A trap.
    Trap,
    /// An event, a story, a search token.
    Event,
    /// An enemy.
    Foe,
    /// A token on the map: whoever it catches.
    Snare,
}

/// A deed as it is said: who speaks, how far it reaches, and of which quest.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'a> {
    /// Who speaks.
    pub voice: Voice,
    /// How far it reaches.
    pub range: u8,
    /// SS-USE-02: whether it takes the place of the movement action.
    pub moves: bool,
    /// The hero whose card it is.
    pub hero: Option<&'a str>,
    /// The quest that it is part of.
    pub quest: Option<&'a Quest>,
}

impl Spoken<'_> {
    /// As this one speaks.
    pub fn by(voice: Voice, range: u8) -> Spoken<'static> {
        Spoken { voice, range, moves: false, hero: None, quest: None }
    }
}

/// A line with its sign.
pub fn line(verb: &str, value: impl Into<Option<String>>, say: Phrase) -> CardLine {
    CardLine { verb: Some(verb.to_owned()), value: value.into(), ..CardLine::sentence(say) }
}

/// Sentences one after the other; none, if there are none.
pub fn joined(sentences: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    sentences.into_iter().reduce(|a, b| phrase!("sorcery-join", a = a, b = b))
}

/// A number as it is printed on gems and tokens.
pub fn roman(n: u8) -> Arg {
    const ALL: [&str; 11] = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
    Arg::text(ALL.get(usize::from(n)).map_or_else(|| n.to_string(), |text| (*text).to_owned()))
}

fn yes(is: bool) -> Arg {
    Arg::text(if is { "yes" } else { "no" })
}

/// SS-CON-01: a condition by its name.
pub fn condition(condition: Condition) -> Arg {
    match condition {
        Condition::Poisoned(n) => phrase!("sorcery-condition-poisoned", n = roman(n)).into(),
        _ => Arg::name(format!("ss-condition-{}", condition.name())),
    }
}

/// SS-STY-01: a fighting style.
pub fn style(style: Style) -> Arg {
    Arg::name(format!("ss-style-{}", style.name()))
}

/// SS-SOUL-01: a soul nature.
pub fn nature(nature: Nature) -> Arg {
    Arg::name(format!("ss-nature-{}", nature.name()))
}

/// SS-ENE-01: a tier of enemies.
pub fn tier(tier: Tier) -> Arg {
    Arg::name(format!("ss-tier-{}", tier.name()))
}

/// SS-CMB-09: a symbol.
pub fn symbol(symbol: Symbol) -> Arg {
    Arg::name(format!("ss-symbol-{}", symbol.name()))
}

/// SS-USE-01: the action that something needs.
pub fn action(uses: Use) -> Phrase {
    match uses {
        Use::Passive => phrase!("sorcery-action-passive"),
        Use::Move => phrase!("sorcery-action-move"),
        Use::Attack => phrase!("sorcery-action-combat"),
        Use::Standard => phrase!("sorcery-action-standard"),
        Use::Free => phrase!("sorcery-action-free"),
        Use::Reaction => phrase!("sorcery-action-reaction"),
    }
}

/// The sign of an action.
pub fn action_sign(uses: Use) -> &'static str {
    match uses {
        Use::Passive => "passive",
        Use::Move => "movement",
        Use::Attack => "combat",
        Use::Standard => "standard",
        Use::Free => "free",
        Use::Reaction => "reaction",
    }
}

/// SS-ATK-04: what a property gives.
pub fn gain(gain: Gain) -> Arg {
    match gain {
        Gain::Hits(n) => phrase!("sorcery-gain-hits", n = n).into(),
        Gain::Lethal(0) => phrase!("sorcery-gain-all-lethal").into(),
        Gain::Lethal(n) => phrase!("sorcery-gain-lethal", n = n).into(),
        Gain::Critical => phrase!("sorcery-gain-critical").into(),
        Gain::Bash => phrase!("sorcery-gain-bash").into(),
        Gain::Area(n) => phrase!("sorcery-gain-area", n = n).into(),
        Gain::Fire(n) => phrase!("sorcery-gain-fire", n = roman(n)).into(),
        Gain::Give(given) => condition(given),
        Gain::Pierce(n) => phrase!("sorcery-gain-pierce", n = n).into(),
        Gain::Blocks(n) => phrase!("sorcery-gain-blocks", n = n).into(),
        Gain::Reroll(n) => phrase!("sorcery-gain-reroll", n = n).into(),
        Gain::Heal(n) => phrase!("sorcery-gain-heal", n = n).into(),
        Gain::Steal(n) => phrase!("sorcery-gain-steal", n = n).into(),
    }
}

/// What changes while something lasts.
pub fn change(change: Change) -> Phrase {
    let sign = |n: i8| Arg::text(if n < 0 { "−" } else { "+" });
    match change {
        Change::Hits(n) => phrase!("sorcery-change-hits", sign = sign(n), n = n.unsigned_abs()),
        Change::Blocks(n) => phrase!("sorcery-change-blocks", sign = sign(n), n = n.unsigned_abs()),
        Change::Armor(n) => phrase!("sorcery-change-armor", sign = sign(n), n = n.unsigned_abs()),
        Change::Moves(n) => phrase!("sorcery-change-moves", sign = sign(n), n = n.unsigned_abs()),
    }
}

/// What lasts for one side.
pub fn for_side(side: Side, is: Change) -> Phrase {
    match side {
        Side::Heroes => phrase!("sorcery-change-of-heroes", change = change(is)),
        Side::Enemies => phrase!("sorcery-change-of-enemies", change = change(is)),
    }
}

/// The word of a change, as signs have it.
pub fn change_sign(change: Change) -> (&'static str, i8) {
    match change {
        Change::Hits(n) => ("hits", n),
        Change::Blocks(n) => ("blocks", n),
        Change::Armor(n) => ("armor", n),
        Change::Moves(n) => ("moves", n),
    }
}

/// SS-ATK-04: what a property costs.
pub fn cost(symbols: Symbols) -> Arg {
    let all = Symbol::ALL.into_iter().filter(|symbol| symbols.of(*symbol) > 0);
    let paid = all.map(|is| match symbols.of(is) {
        1 => symbol(is),
        n => phrase!("sorcery-cost-of", n = n, symbol = symbol(is)).into(),
    });
    let all: Vec<Arg> = paid.collect();
    if all.is_empty() { Arg::name("ss-symbol-none") } else { Arg::List(all) }
}

/// Symbols, one after the other.
pub fn symbols(symbols: Symbols) -> Arg {
    let all = Symbol::ALL.into_iter().flat_map(|s| std::iter::repeat_n(s, usize::from(symbols.of(s))));
    let all: Vec<Arg> = all.map(symbol).collect();
    if all.is_empty() { Arg::name("ss-symbol-none") } else { Arg::List(all) }
}

/// SS-ATK-04, SS-ATK-13: a property: what is paid and what it gives.
pub fn property(Property(paid, given): Property) -> CardLine {
    let say = match paid.count() {
        0 => phrase!("sorcery-card-property-free", gain = gain(given)),
        _ => phrase!("sorcery-card-property", cost = cost(paid), gain = gain(given)),
    };
    line("property", paid.text(), say)
}

/// SS-ATK-02: what an attack is made with: automatic hits and dice.
pub fn dice(weapon: &Weapon) -> Arg {
    let mut all: Vec<Arg> = Vec::new();
    if weapon.hits > 0 {
        all.push(phrase!("sorcery-dice-hits", n = weapon.hits).into());
    }
    if weapon.red > 0 {
        all.push(phrase!("sorcery-dice-red", n = weapon.red).into());
    }
    if weapon.blue > 0 {
        all.push(phrase!("sorcery-dice-blue", n = weapon.blue).into());
    }
    if all.is_empty() { phrase!("sorcery-dice-none").into() } else { Arg::List(all) }
}

/// Dice as signs: automatic hits, then each die by its colour.
fn dice_signs(hits: u8, red: u8, blue: u8) -> String {
    let hits = (hits > 0).then(|| hits.to_string());
    let red = std::iter::repeat_n("red".to_owned(), usize::from(red));
    let blue = std::iter::repeat_n("blue".to_owned(), usize::from(blue));
    hits.into_iter().chain(red).chain(blue).collect::<Vec<_>>().join(" ")
}

/// SS-CMB-02, SS-CMB-03: how far an attack reaches.
fn reach(range: u8) -> Phrase {
    match range {
        0 => phrase!("sorcery-card-melee"),
        n => phrase!("sorcery-card-ranged", n = n),
    }
}

/// SS-ATK-02, SS-WPN-08: an attack: dice, damage, reach; then its properties.
pub fn weapon(what: Phrase, weapon: &Weapon) -> Vec<CardLine> {
    let say = match weapon.damage {
        Some(damage) => phrase!(
            "sorcery-card-attack",
            what = what,
            with = dice(weapon),
            damage = Arg::name(format!("ss-damage-{}", damage.name())),
            reach = reach(weapon.range)
        ),
        None => phrase!(
            "sorcery-card-attack-plain",
            what = what,
            with = dice(weapon),
            reach = reach(weapon.range)
        ),
    };
    let mut first = line("attack", dice_signs(weapon.hits, weapon.red, weapon.blue), say);
    let of_damage = |damage: super::super::Damage| {
        let say = Phrase::new(format!("ss-damage-{}", damage.name()));
        line("damage", damage.name().to_owned(), say)
    };
    first.mods.extend(weapon.damage.map(of_damage));
    first.mods.push(line("range", weapon.range.to_string(), reach(weapon.range)));
    std::iter::once(first).chain(weapon.props.iter().map(|prop| property(*prop))).collect()
}

/// SS-ARM-05, SS-ECD-01: what somebody defends with.
pub fn guard(guard: &Guard) -> Vec<CardLine> {
    let mut all = Vec::new();
    let mut put = |verb: &str, n: u8, signs: String, say: Phrase| {
        if n > 0 {
            all.push(line(verb, signs, say));
        }
    };
    put("armor", guard.armor, guard.armor.to_string(), phrase!("sorcery-card-armor", n = guard.armor));
    put(
        "shields",
        guard.shields,
        guard.shields.to_string(),
        phrase!("sorcery-card-shields", n = guard.shields),
    );
    put("defence", guard.dice, dice_signs(0, 0, guard.dice), phrase!("sorcery-card-defence", n = guard.dice));
    put("blocks", guard.blocks, guard.blocks.to_string(), phrase!("sorcery-card-blocks", n = guard.blocks));
    all.extend(guard.props.iter().map(|prop| property(*prop)));
    all
}

/// What a power or item does all the time.
pub fn passive(passive: Passive) -> CardLine {
    let of = |n: u8| Some(n.to_string());
    match passive {
        Passive::Always(is) => {
            let (verb, n) = change_sign(is);
            line(verb, format!("{n:+}"), phrase!("sorcery-card-always", change = change(is)))
        }
        Passive::Life(n) => line("life", format!("+{n}"), phrase!("sorcery-card-more-life", n = n)),
        Passive::Traps(n) => line("traps", of(n), phrase!("sorcery-card-traps", n = n)),
        Passive::SaveAgain => line("save", None, phrase!("sorcery-card-save-again")),
        Passive::SecondWeapon(n) => {
            line("second-attack", of(n), phrase!("sorcery-card-second-weapon", n = n))
        }
        Passive::Treasures(n) => line("treasures", of(n), phrase!("sorcery-card-treasures", n = n)),
        Passive::Flies => line("flies", None, phrase!("sorcery-card-flies")),
    }
}

/// SS-SPN-02 to SS-SPN-07: how many enemies appear.
fn formula(formula: Formula) -> Phrase {
    match formula {
        Formula::LessOne => phrase!("sorcery-formula-less", n = 1),
        Formula::LessTwo => phrase!("sorcery-formula-less", n = 2),
        Formula::Even => phrase!("sorcery-formula-even"),
        Formula::OneMore => phrase!("sorcery-formula-more", n = 1),
        Formula::AllHeroes => phrase!("sorcery-formula-all"),
    }
}

/// Whom a deed concerns, as the subject of its sentence.
fn whom(spoken: Spoken<'_>, whom: Whom) -> Phrase {
    let range = spoken.range;
    match (spoken.voice, whom) {
        (_, Whom::Heroes) => phrase!("sorcery-whom-heroes"),
        (_, Whom::Enemies) => phrase!("sorcery-whom-enemies"),
        (Voice::Snare, _) => phrase!("sorcery-whom-caught"),
        (Voice::Foe, Whom::Me) => phrase!("sorcery-whom-itself"),
        (Voice::Foe, Whom::HeroesNear) => phrase!("sorcery-whom-heroes-in-its-area"),
        (Voice::Foe, Whom::EnemiesNear) => phrase!("sorcery-whom-enemies-in-its-area"),
        (Voice::Foe, _) => phrase!("sorcery-whom-target"),
        (Voice::Trap, Whom::HeroesNear | Whom::Hero) if range == 0 => {
            phrase!("sorcery-whom-heroes-at-the-trap")
        }
        (Voice::Trap, Whom::HeroesNear | Whom::Hero) => {
            phrase!("sorcery-whom-heroes-near-the-trap", n = range)
        }
        (Voice::Trap, Whom::EnemiesNear | Whom::Enemy) if range == 0 => {
            phrase!("sorcery-whom-enemies-at-the-trap")
        }
        (Voice::Trap, Whom::EnemiesNear | Whom::Enemy) => {
            phrase!("sorcery-whom-enemies-near-the-trap", n = range)
        }
        (Voice::Hero, Whom::Me | Whom::Table) => phrase!("sorcery-whom-you"),
        (Voice::Trap | Voice::Event, Whom::Me | Whom::Table) => phrase!("sorcery-whom-active"),
        (_, Whom::Hero) if range == 0 => phrase!("sorcery-whom-hero-here"),
        (_, Whom::Hero) => phrase!("sorcery-whom-hero", n = range),
        (_, Whom::Enemy) if range == 0 => phrase!("sorcery-whom-enemy-here"),
        (_, Whom::Enemy) => phrase!("sorcery-whom-enemy", n = range),
        (_, Whom::HeroesNear) if range == 0 => phrase!("sorcery-whom-heroes-here"),
        (_, Whom::HeroesNear) => phrase!("sorcery-whom-heroes-near", n = range),
        (_, Whom::EnemiesNear) if range == 0 => phrase!("sorcery-whom-enemies-here"),
        (_, Whom::EnemiesNear) => phrase!("sorcery-whom-enemies-near", n = range),
    }
}

impl Content {
    /// SS-SAV-01: a deed as a line.
    pub fn deed_line(&self, spoken: Spoken<'_>, deed: Deed) -> CardLine {
        let (verb, value) = act_sign(deed.act());
        let say = self.act(spoken, deed.whom(), deed.act());
        match deed {
            Deed::Do(..) => line(verb, value, say),
            Deed::Save(..) => line(verb, value, phrase!("sorcery-card-unless-saved", what = say)),
        }
    }

    /// Several deeds.
    pub fn deed_lines(&self, spoken: Spoken<'_>, deeds: &[Deed]) -> Vec<CardLine> {
        deeds.iter().map(|deed| self.deed_line(spoken, *deed)).collect()
    }

    /// Several deeds as one text; what does nothing says so.
    pub fn deeds_text(&self, spoken: Spoken<'_>, deeds: &[Deed]) -> Phrase {
        let all = self.deed_lines(spoken, deeds).into_iter().map(|line| line.say);
        joined(all).unwrap_or_else(|| phrase!("sorcery-card-nothing"))
    }

    fn act(&self, spoken: Spoken<'_>, concerned: Whom, act: Act) -> Phrase {
        let who = || whom(spoken, concerned);
        let you = || yes(spoken.voice == Voice::Hero && matches!(concerned, Whom::Me | Whom::Table));
        let mine = || yes(spoken.voice == Voice::Hero);
        // What concerns the turn or the table is done by whoever uses the card.
        let doer = || whom(spoken, Whom::Me);
        match act {
            Act::Suffer(n) => phrase!("sorcery-act-suffer", whom = who(), you = you(), n = n),
            Act::Heal(n) => phrase!("sorcery-act-heal", whom = who(), you = you(), n = n),
            Act::HealByRank => phrase!("sorcery-act-heal-by-rank", whom = who(), you = you(), mine = mine()),
            Act::Fire(n) => phrase!("sorcery-act-fire", whom = who(), you = you(), n = roman(n)),
            Act::FireHere(n) => phrase!("sorcery-act-fire-here", whom = who(), you = you(), n = roman(n)),
            Act::Give(is) => {
                phrase!("sorcery-act-give", whom = who(), you = you(), condition = condition(is))
            }
            Act::Cure => phrase!("sorcery-act-cure", whom = who(), you = you()),
            Act::Until(is) => phrase!("sorcery-act-until", whom = who(), you = you(), change = change(is)),
            Act::Next(is) => phrase!("sorcery-act-next", mine = mine(), gain = gain(is)),
            Act::NextHitsByRank => phrase!("sorcery-act-next-by-rank", mine = mine()),
            Act::Move(n) if spoken.moves => phrase!("sorcery-act-move", n = n),
            Act::Move(n) => phrase!("sorcery-act-more-movement", n = n),
            Act::Hide => phrase!("sorcery-act-hide", whom = doer(), you = mine()),
            Act::Taunt => phrase!("sorcery-act-taunt", whom = who()),
            Act::Delay => phrase!("sorcery-act-delay", whom = who(), you = you()),
            Act::Hasten => phrase!("sorcery-act-hasten", whom = who(), you = you()),
            Act::Ready => phrase!("sorcery-act-ready", whom = who(), you = you()),
            Act::Companion => {
                let companion = spoken.hero.and_then(|hero| self.companion(hero));
                let name = companion.map(|is| Arg::name(format!("ss-companion-{}", is.name)));
                match name {
                    Some(name) => phrase!("sorcery-act-companion", name = name),
                    None => phrase!("sorcery-act-any-companion"),
                }
            }
            Act::Treasure(n) => phrase!("sorcery-act-treasure", whom = doer(), you = mine(), n = n),
            Act::Shards(n) => phrase!("sorcery-act-shards", n = n),
            Act::Crowns(n) => phrase!("sorcery-act-crowns", whom = who(), you = you(), n = n),
            Act::Spawn(is) => phrase!("sorcery-act-spawn", formula = formula(is)),
            Act::SpawnBy(few, many) => {
                phrase!("sorcery-act-spawn-by", few = formula(few), many = formula(many))
            }
            Act::OpenGate(n) => phrase!("sorcery-act-open-gate", gate = self.gate(n)),
            Act::CloseGate(n) => phrase!("sorcery-act-close-gate", gate = self.gate(n)),
            Act::WakeAltar(n) => phrase!("sorcery-act-wake-altar", n = n + 1),
            Act::SleepAltar(n) => phrase!("sorcery-act-sleep-altar", n = n + 1),
            Act::Goal(n) => {
                let goal = spoken.quest.and_then(|quest| Some((quest, quest.goals.get(usize::from(n))?)));
                match goal {
                    Some((quest, goal)) => phrase!("sorcery-act-goal", goal = self.goal(quest, goal)),
                    None => phrase!("sorcery-act-any-goal", n = n + 1),
                }
            }
            Act::Encounter => phrase!("sorcery-act-encounter"),
            Act::Trap => phrase!("sorcery-act-trap"),
            Act::Activate => phrase!("sorcery-act-activate"),
            Act::Shadow => phrase!("sorcery-act-shadow"),
            Act::Visit => phrase!("sorcery-act-visit"),
            Act::Supply => phrase!("sorcery-act-supply"),
            Act::SoulWeapon => phrase!("sorcery-act-soul-weapon", whom = doer(), you = mine()),
            Act::Find(n) => {
                let name = spoken.quest.and_then(|quest| quest.treasures.get(usize::from(n)));
                match name {
                    Some(name) => {
                        let item = Arg::name(format!("ss-item-{name}"));
                        phrase!("sorcery-act-find", whom = doer(), you = mine(), item = item)
                    }
                    None => phrase!("sorcery-act-find-any", whom = doer(), you = mine(), n = n + 1),
                }
            }
            Act::Mark(n) => phrase!("sorcery-act-mark", n = n),
        }
    }

    /// SS-GATE-03: a gate, by the symbol on it.
    pub fn gate(&self, n: u8) -> Arg {
        match self.dice.gates.get(usize::from(n)) {
            Some(symbol) => Arg::name(format!("ss-gate-{}", symbol.name())),
            None => phrase!("sorcery-gate-number", n = n + 1).into(),
        }
    }
}

/// The sign of a deed, and its number.
fn act_sign(act: Act) -> (&'static str, Option<String>) {
    let of = |n: u8| Some(n.to_string());
    match act {
        Act::Suffer(n) => ("suffer", of(n)),
        Act::Heal(n) => ("heal", of(n)),
        Act::HealByRank => ("heal", None),
        Act::Fire(n) | Act::FireHere(n) => ("fire", of(n)),
        Act::Give(condition) => ("condition", Some(condition.name().to_owned())),
        Act::Cure => ("cure", None),
        Act::Until(is) => {
            let (verb, n) = change_sign(is);
            (verb, Some(format!("{n:+}")))
        }
        Act::Next(gain) => ("next-attack", Some(gain.name())),
        Act::NextHitsByRank => ("next-attack", None),
        Act::Move(n) => ("moves", of(n)),
        Act::Hide => ("hide", None),
        Act::Taunt => ("taunt", None),
        Act::Delay => ("hourglass", Some("+1".to_owned())),
        Act::Hasten => ("hourglass", Some("-1".to_owned())),
        Act::Ready => ("hourglass", Some("0".to_owned())),
        Act::Companion => ("companion", None),
        Act::Treasure(n) => ("treasure", of(n)),
        Act::Shards(n) => ("shards", of(n)),
        Act::Crowns(n) => ("crowns", of(n)),
        Act::Spawn(_) | Act::SpawnBy(..) => ("spawn", None),
        Act::OpenGate(_) | Act::CloseGate(_) => ("gate", None),
        Act::WakeAltar(_) | Act::SleepAltar(_) => ("altar", None),
        Act::Goal(_) => ("goal", None),
        Act::Encounter | Act::Activate => ("encounter", None),
        Act::Trap => ("trap", None),
        Act::Shadow => ("shadow", None),
        Act::Visit | Act::Supply => ("visit", None),
        Act::SoulWeapon | Act::Find(_) => ("treasure", None),
        Act::Mark(_) => ("mark", None),
    }
}
