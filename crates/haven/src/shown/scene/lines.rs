//! What is printed on cards, line by line: *icon word number*, what modifies it, and the same in words.

use crate::Haven;
use crate::content::{
    Ability, Action, Amount, Attack, Brood, Clause, Condition, Conditions, Effect, Element, ElementSign,
    ForOwner, Gain, Gains, Head, Pattern, Rank, Retaliate, Stats, SummonRank, Targets, ToAttack, Trait,
    Value, What, When, Whom, ability_text, element_text, gain_text, whom_text,
};
use board::hex::Hex;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{AreaHex, CardLine};

/// A line with its sign.
pub(super) fn line(verb: impl Into<String>, value: Option<String>, say: Phrase) -> CardLine {
    CardLine { verb: Some(verb.into()), value, ..CardLine::sentence(say) }
}

fn counted(verb: &str, n: u8, say: Phrase) -> CardLine {
    line(verb, Some(n.to_string()), say)
}

/// A number as a card prints it: `3`, `+1`.
fn printed(value: Value) -> Option<String> {
    Some(match value {
        Value::Fixed(n) => n.to_string(),
        Value::Plus(n) => format!("{n:+}"),
    })
}

/// An effect of half a card.
pub(super) fn of_effect(game: &Haven, action: &Action, effect: &Effect) -> CardLine {
    let say = game.content.effect_say(action, effect);
    let mut line = match &effect.what {
        What::Do(ability) => of_ability(ability),
        What::Summon(_) => line("summon", None, say.clone()),
        What::Recover(count, ..) => line("recover", count.map(|n| n.to_string()), say.clone()),
        What::Refresh(count, ..) => line("refresh", count.map(|n| n.to_string()), say.clone()),
        What::Consume(sign, _) => line("consume", Some(sign_word(*sign)), say.clone()),
        What::Obstacles(count, _) => counted("obstacle", *count, say.clone()),
        What::Kill(..) => line("kill", None, say.clone()),
        What::AddCards(_, count, _) => counted("add-cards", *count, say.clone()),
        What::Discard(count, _) => counted("discard", *count, say.clone()),
        What::Gold(gold, _) => counted("gold", *gold, say.clone()),
        What::Experience(points, _) => counted("experience", *points, say.clone()),
        What::On { .. }
        | What::Let(..)
        | What::ThisTurn(_)
        | What::Then(..)
        | What::If(..)
        | What::DestroyObstacle(_)
        | What::Tiling(_)
        | What::SlotsBack(_)
        | What::GainTime(_)
        | What::SpendTime(..)
        | What::SwitchForm
        | What::Shadow(_)
        | What::Special(_)
        | What::Item(_)
        | What::ItemDesign(_)
        | What::RandomScenario
        | What::Spawn(..)
        | What::Open(_)
        | What::Page(_)
        | What::Prosperity(_)
        | What::Reputation(_)
        | What::PartyAchievement(_)
        | What::GlobalAchievement(_) => CardLine::sentence(say.clone()),
    };
    let is_x = matches!(effect.clauses.first().map(|c| c.head), Some(Head::Per(_)))
        && line.value.as_deref() == Some("0");
    if is_x {
        line.value = Some("X".to_owned());
    }
    let attack = if let What::Do(Ability::Attack(attack)) = &effect.what { Some(&**attack) } else { None };
    line.mods.extend(effect.clauses.iter().map(|clause| {
        let area = other_area(&clause.gains, attack);
        CardLine { area, ..of_clause(game, clause) }
    }));
    line.say = say;
    line
}

/// What a modifier card adds to an attack.
pub(super) fn of_gain(gain: ToAttack) -> CardLine {
    let say = gain_text(Gain::Attack(gain), true);
    match gain {
        ToAttack::Push(n) => counted("push", n, say),
        ToAttack::Pull(n) => counted("pull", n, say),
        ToAttack::Pierce(n) => counted("pierce", n, say),
        ToAttack::MoreTargets(n) => counted("target", n, say),
        ToAttack::Condition(condition) => line(condition.as_str(), None, say),
        _ => CardLine::sentence(say),
    }
}

/// FH-EFF-08: what a modifier card does for the class of its deck.
pub(super) fn of_owner(own: &ForOwner) -> CardLine {
    match own {
        ForOwner::Time(tokens) => counted("gain-time", *tokens, phrase!("cards-gain-time", tokens = *tokens)),
        ForOwner::SlotsBack(count) => {
            counted("slots-back", *count, phrase!("cards-slots-back", count = *count))
        }
    }
}

/// What is added to an effect.
fn of_clause(game: &Haven, clause: &Clause) -> CardLine {
    let say = game.content.clause_text(clause);
    match clause.head {
        Head::Consume(sign) => line("consume", Some(sign_word(sign)), say),
        _ => CardLine::sentence(say),
    }
}

fn sign_word(sign: ElementSign) -> String {
    match sign {
        ElementSign::Any => "any".to_owned(),
        ElementSign::One(element) => element.as_str().to_owned(),
        ElementSign::Both(a, b) => format!("{}+{}", Element::as_str(a), Element::as_str(b)),
        ElementSign::Either(a, b) => format!("{}/{}", Element::as_str(a), Element::as_str(b)),
    }
}

/// An ability, of a character or a monster.
pub(super) fn of_ability(ability: &Ability) -> CardLine {
    let say = said(ability);
    match ability {
        Ability::Move { points, jump } => {
            let jump = jump.then(|| line("jump", None, phrase!("cards-jump")));
            CardLine { mods: jump.into_iter().collect(), ..line("move", printed(*points), say) }
        }
        Ability::Attack(attack) => of_attack(attack, say),
        Ability::Heal { points, range } => {
            let range = range.map(|range| counted("range", range, phrase!("cards-range", range = range)));
            let whom = range.unwrap_or_else(|| line("self", None, phrase!("cards-whom-self")));
            CardLine { mods: vec![whom], ..counted("heal", *points, say) }
        }
        Ability::HealInRange(points) => counted("heal", *points, say),
        Ability::HealAll(points, whom) => at(counted("heal", *points, say), *whom),
        Ability::Shield(points) => counted("shield", *points, say),
        Ability::Retaliate(Retaliate { damage, range }) => {
            let range =
                (*range > 1).then(|| counted("range", *range, phrase!("cards-range", range = *range)));
            CardLine { mods: range.into_iter().collect(), ..counted("retaliate", *damage, say) }
        }
        Ability::Give(given, whom) => {
            let mut each = given.iter().map(|c| c.as_str());
            let first = line(each.next().unwrap_or("condition"), None, say);
            let more = each.map(|word| line(word, None, Phrase::new(format!("condition-{word}"))));
            at(CardLine { mods: more.collect(), ..first }, *whom)
        }
        Ability::Push(hexes, whom) => at(counted("push", *hexes, say), *whom),
        Ability::Pull(hexes, whom) => at(counted("pull", *hexes, say), *whom),
        Ability::Suffer(damage) => counted("suffer", *damage, say),
        Ability::Damage(Amount::Points(damage), whom) => at(counted("damage", *damage, say), *whom),
        Ability::Damage(Amount::Trap | Amount::Hazard, whom) => at(line("damage", None, say), *whom),
        Ability::Loot(range) | Ability::LootForMe(range) => counted("loot", *range, say),
        Ability::Teleport(hexes) => counted("teleport", *hexes, say),
        Ability::Infuse(sign) => line("infuse", Some(sign_word(*sign)), say),
        Ability::Consume(sign, then) => {
            CardLine { mods: vec![of_ability(then)], ..line("consume", Some(sign_word(*sign)), say) }
        }
        Ability::Summon(..) => line("summon", None, say),
        Ability::Trap(damage, _) => counted("trap", *damage, say),
        Ability::DisarmTrap(_) => line("disarm-trap", None, say),
        Ability::Special(number) => counted("special", *number, say),
        Ability::Hasten { points, .. } => line("move", printed(*points), say),
        Ability::OnDeath(_)
        | Ability::OpenNextDoor
        | Ability::SwitchRank
        | Ability::Feat(_)
        | Ability::Land => CardLine::sentence(say),
    }
}

/// The line with whom it concerns below it.
fn at(mut line: CardLine, whom: Whom) -> CardLine {
    if whom != Whom::Myself {
        line.mods.push(CardLine::sentence(phrase!("cards-at", whom = whom_text(whom))));
    }
    line
}

fn of_attack(attack: &Attack, say: Phrase) -> CardLine {
    let mut mods = Vec::new();
    match attack.range {
        Some(Value::Fixed(0)) | None => {}
        Some(Value::Fixed(n)) => mods.push(counted("range", n, phrase!("cards-range", range = n))),
        Some(Value::Plus(n)) => {
            let points = Arg::text(format!("{n:+}"));
            mods.push(line("range", Some(format!("{n:+}")), phrase!("cards-gain-range", points = points)));
        }
    }
    match attack.targets {
        Targets::Usual => {}
        Targets::Count(n) => mods.push(counted("target", n, phrase!("cards-targets", count = n))),
        Targets::More(n) => {
            let points = Arg::text(format!("{n:+}"));
            mods.push(line("target", Some(format!("{n:+}")), phrase!("cards-gain-targets", points = points)));
        }
        Targets::Adjacent => mods.push(aimed(phrase!("cards-whom-enemies", range = 1u8))),
        Targets::All => mods.push(aimed(phrase!("cards-whom-enemies-in-range"))),
        Targets::Passed => mods.push(aimed(phrase!("cards-whom-passed"))),
        Targets::OnOne => mods.push(CardLine::sentence(phrase!("cards-on-one"))),
        Targets::OnPath => mods.push(CardLine::sentence(phrase!("cards-on-path"))),
        Targets::Farthest => mods.push(CardLine::sentence(phrase!("cards-farthest"))),
    }
    if attack.within > 0 {
        mods.push(CardLine::sentence(phrase!("cards-reaches", hexes = attack.within)));
    }
    if let Some(range) = attack.normal_range {
        mods.push(CardLine::sentence(phrase!("cards-normal-range", range = range)));
    }
    if attack.pierce > 0 {
        mods.push(counted("pierce", attack.pierce, phrase!("cards-pierce", points = attack.pierce)));
    }
    if attack.push > 0 {
        mods.push(counted("push", attack.push, phrase!("cards-push", hexes = attack.push)));
    }
    if attack.pull > 0 {
        mods.push(counted("pull", attack.pull, phrase!("cards-pull", hexes = attack.pull)));
    }
    mods.extend(of_conditions(attack.conditions));
    if attack.advantage {
        mods.push(line("advantage", None, phrase!("cards-advantage")));
    }
    for (plus, when) in &attack.bonus {
        let gain = gain_text(Gain::Attack(ToAttack::Value(*plus)), true);
        mods.push(CardLine::sentence(match when {
            When::Always => gain,
            When::BesideAlly => phrase!("cards-if", what = gain, when = phrase!("cards-if-beside-ally")),
        }));
    }
    for Clause { head, gains } in &attack.augments {
        let area = other_area(gains, Some(attack));
        let said = gains.gains.iter().map(|gain| Arg::from(gain_text(*gain, true))).collect();
        mods.push(match head {
            Head::Consume(sign) => {
                let say = phrase!("cards-consume", element = element_text(*sign), gains = Arg::List(said));
                CardLine { area, ..line("consume", Some(sign_word(*sign)), say) }
            }
            Head::If(when) => {
                let when = Phrase::new(format!("cards-if-{when}"));
                let say = phrase!("cards-if", what = Arg::List(said), when = when);
                CardLine { area, ..CardLine::sentence(say) }
            }
            // Nothing else is added to an attack of a monster.
            Head::Always
            | Head::Per(_)
            | Head::EachTime
            | Head::Take(_)
            | Head::SlotForward
            | Head::RemoveShadow(..) => continue,
        });
    }
    let area = attack.area.as_ref().map_or_else(Vec::new, drawn);
    CardLine { mods, area, ..line("attack", printed(attack.value), say) }
}

fn aimed(whom: Phrase) -> CardLine {
    CardLine::sentence(phrase!("cards-at", whom = whom))
}

fn of_conditions(conditions: Conditions) -> impl Iterator<Item = CardLine> {
    conditions.iter().map(|c| line(c.as_str(), None, Phrase::new(format!("condition-{c}"))))
}

/// GH-AOE-01, FH-AOE-03: an area as it is drawn: where the figure stands, the hexes that are hit, and those in which an ally
/// must stand.
fn drawn(pattern: &Pattern) -> Vec<(i32, i32, AreaHex)> {
    let own = pattern.own.then_some((0, 0, AreaHex::Own));
    let each = |hex: &Hex, is: AreaHex| {
        let at = hex.offset();
        (i32::from(at.col), i32::from(at.row), is)
    };
    let red = pattern.red.iter().map(|hex| each(hex, AreaHex::Target));
    let blue = pattern.blue.iter().map(|hex| each(hex, AreaHex::Ally));
    own.into_iter().chain(red).chain(blue).collect()
}

/// The area that an addition brings, if it brings one: that of the attack to which it is added.
fn other_area(gains: &Gains, attack: Option<&Attack>) -> Vec<(i32, i32, AreaHex)> {
    let brings = gains.gains.contains(&Gain::Attack(ToAttack::OtherArea));
    let area = attack.filter(|_| brings).and_then(|attack| attack.other_area.as_ref());
    area.map_or_else(Vec::new, drawn)
}

/// An ability in words, even one that only monsters have.
fn said(ability: &Ability) -> Phrase {
    match ability {
        Ability::Move { points: Value::Plus(n), jump } => {
            let moves = phrase!("cards-gain-move", points = Arg::text(format!("{n:+}")));
            if *jump { phrase!("cards-comma", a = moves, b = phrase!("cards-jump")) } else { moves }
        }
        Ability::Consume(sign, then) => {
            phrase!("cards-consume", element = element_text(*sign), gains = said(then))
        }
        Ability::HealAll(points, whom) => {
            phrase!("cards-for", what = phrase!("cards-heal", points = *points), whom = whom_text(*whom))
        }
        Ability::Damage(Amount::Points(damage), whom) => {
            phrase!("cards-suffer-whom", whom = whom_text(*whom), damage = *damage)
        }
        Ability::OnDeath(then) => phrase!("haven-acts-on-death", what = said(then)),
        Ability::Summon(kind, rank, brood) => {
            let monster = Arg::name(format!("monster-{kind}"));
            let summon = match rank {
                SummonRank::Normal => phrase!("haven-acts-summon", monster = monster),
                SummonRank::Elite => phrase!("haven-acts-summon-elite", monster = monster),
                SummonRank::ByParty => phrase!("haven-acts-summon-by-party", monster = monster),
            };
            match *brood {
                Brood::One => summon,
                Brood::PerHitPoints { each, most } => {
                    phrase!("haven-acts-summon-per-hp", summon = summon, each = each, most = most)
                }
                Brood::Alike => phrase!("haven-acts-summon-alike", summon = summon),
            }
        }
        Ability::Special(number) => phrase!("haven-acts-special", number = *number),
        Ability::OpenNextDoor => phrase!("haven-acts-open-next-door"),
        Ability::Hasten { points, sign, more, damage } => {
            let moves = said(&Ability::Move { points: *points, jump: false });
            let more = Arg::text(format!("+{more}"));
            let gains = phrase!("haven-acts-hasten", points = more, damage = *damage);
            let then = phrase!("cards-consume", element = element_text(*sign), gains = gains);
            phrase!("cards-comma", a = moves, b = then)
        }
        Ability::SwitchRank => phrase!("haven-acts-switch-rank"),
        Ability::Feat(feat) => feat.text(),
        Ability::Land => phrase!("haven-acts-land"),
        other => ability_text(other),
    }
}

/// GH-MON-09, GH-MAT-01, GH-MMV-01: an ability with the numbers of a stat card in it.
pub(super) fn with_numbers(ability: &Ability, stats: &Stats) -> Ability {
    match ability {
        Ability::Move { points, jump } => {
            Ability::Move { points: Value::Fixed(points.of(stats.moves)), jump: *jump }
        }
        Ability::Attack(attack) => {
            let mut attack = attack.clone();
            attack.value = Value::Fixed(attack.value.of(stats.attack));
            let range = attack.range.map_or(stats.range, |r| r.of(stats.range));
            attack.range = (range > 0).then_some(Value::Fixed(range));
            Ability::Attack(attack)
        }
        other => other.clone(),
    }
}

/// What is printed on a stat card besides the numbers.
pub(super) fn of_traits(stats: &Stats) -> Vec<CardLine> {
    let each = |of: &Trait| match *of {
        Trait::Shield(n) => counted("shield", n, phrase!("cards-shield", points = n)),
        Trait::Retaliate(n) => counted("retaliate", n, phrase!("cards-retaliate", damage = n)),
        Trait::RetaliateRange(damage, range) => of_ability(&Ability::Retaliate(Retaliate { damage, range })),
        Trait::Target(n) => counted("target", n, phrase!("cards-targets", count = n)),
        Trait::Pierce(n) => counted("pierce", n, phrase!("cards-pierce", points = n)),
        Trait::Gives(c) => line(c.as_str(), None, Phrase::new(format!("condition-{c}"))),
        Trait::Advantage => line("advantage", None, phrase!("cards-advantage")),
        Trait::AttackersDisadvantage => {
            line("disadvantage", None, phrase!("haven-acts-attackers-disadvantage"))
        }
        Trait::Immune(c) => immune(c),
    };
    stats.traits.iter().map(each).collect()
}

/// GH-CON-25: a condition that it cannot get.
pub(super) fn immune(condition: Condition) -> CardLine {
    let condition = Arg::name(format!("condition-{condition}"));
    CardLine::sentence(phrase!("haven-acts-immune", condition = condition))
}

/// The rank of a monster, as the scene has it.
pub(super) fn rank(rank: Rank) -> table::scene::Rank {
    match rank {
        Rank::Normal => table::scene::Rank::Normal,
        Rank::Elite => table::scene::Rank::Elite,
        Rank::Boss => table::scene::Rank::Boss,
    }
}
