//! Effects as they are written, and read back.

use super::Rank;
use super::ability::{Ability, CLOSE, OPEN, Words, write_clause};
use super::condition::{Condition, ElementSign};
use super::effect::{Clause, Effect, Filter, Gains, Head, How, If, Per, Shadows, Slot, What};
use super::gain::At;
use super::loot::LootKind;
use super::page::Deed;
use super::whom::Whom;
use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

impl FromStr for Effect {
    type Err = String;
    fn from_str(text: &str) -> Result<Effect, String> {
        Effect::read(text, None)
    }
}

/// Reads the effects of an action: separated by commas, or simply one after another.
pub fn effects(text: &str) -> Result<Vec<Effect>, String> {
    let mut all = Vec::new();
    for line in text.split(", ") {
        let mut words = Words::of(line);
        while !words.rest.is_empty() {
            all.push(words.effect(0)?);
        }
    }
    if all.is_empty() { Err(format!("{text:?} holds no effect")) } else { Ok(all) }
}

/// Effects of a list in which whoever finds them is meant, unless they say otherwise.
pub(super) fn for_finder<'de, D: Deserializer<'de>>(list: D) -> Result<Vec<Effect>, D::Error> {
    let all = Vec::<String>::deserialize(list)?;
    all.iter().map(|text| Effect::read(text, Some(Whom::Myself)).map_err(D::Error::custom)).collect()
}

impl Effect {
    /// Reads an effect; `unsaid` is whom it concerns if the words do not say.
    pub fn read(text: &str, unsaid: Option<Whom>) -> Result<Effect, String> {
        if text.contains(['(', ')']) {
            return Err(format!("in {text:?}: additions are written in [ ], not in ( )"));
        }
        let mut words = Words::of(text);
        words.unsaid = unsaid;
        let effect = words.effect(0)?;
        match words.rest.first() {
            None => Ok(effect),
            Some(word) => Err(format!("in {text:?}: {word:?} does not belong to {effect}")),
        }
    }
}

impl TryFrom<String> for Effect {
    type Error = String;
    fn try_from(text: String) -> Result<Effect, String> {
        text.parse()
    }
}

impl From<Effect> for String {
    fn from(effect: Effect) -> String {
        effect.to_string()
    }
}

/// How deep effects may be nested.
const DEPTH: usize = 8;

impl Words {
    pub(super) fn colon(&mut self, after: &str) -> Result<(), String> {
        if self.takes(":") { Ok(()) } else { self.wrong(format_args!("{after} needs a colon after it")) }
    }

    fn one<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        let word = self.take();
        word.parse().or_else(|e: String| self.wrong(e))
    }

    /// A number, or `all`.
    fn count(&mut self, after: &str) -> Result<Option<u8>, String> {
        if self.takes("all") { Ok(None) } else { self.number(after).map(Some) }
    }

    pub(super) fn effect(&mut self, depth: usize) -> Result<Effect, String> {
        if depth > DEPTH {
            return self.wrong("effects lie too deep in each other");
        }
        let what = self.what(depth)?;
        let mut clauses = Vec::new();
        while self.peek() == OPEN {
            clauses.push(self.clause(At::effect(&what), depth)?);
        }
        let mut what = what;
        if let Some(other) = self.other_area.take() {
            let What::Do(Ability::Attack(attack)) = &mut what else {
                return self.wrong("only an attack has an area");
            };
            attack.other_area = Some(other);
        }
        Ok(Effect { what, clauses })
    }

    pub(super) fn then(&mut self, after: &str, depth: usize) -> Result<Box<Effect>, String> {
        self.colon(after)?;
        let mut effect = self.effect(depth + 1)?;
        while self.takes("then") {
            let next = self.effect(depth + 1)?;
            effect = Effect::plain(What::Then(Box::new(effect), Box::new(next)));
        }
        Ok(Box::new(effect))
    }

    fn what(&mut self, depth: usize) -> Result<What, String> {
        let word = self.peek().to_owned();
        let how = match word.as_str() {
            "for" => Some(How::Get),
            "aura" => Some(How::Aura),
            "grant" => Some(How::May(1)),
            "force" => Some(How::Must),
            _ => None,
        };
        if let Some(mut how) = how {
            self.take();
            if matches!(how, How::May(_)) && self.takes("all") {
                how = How::May(How::ALL);
            }
            if let (How::May(_), Ok(count)) = (how, self.peek().parse()) {
                self.take();
                how = How::May(count);
            }
            let whom = self.whom()?;
            return Ok(What::Let(how, whom, self.then(&word, depth)?));
        }
        self.take();
        if let Some(shade) = self.shade(&word, depth)? {
            return Ok(What::Shadow(shade));
        }
        if let Some(how) = self.tiling(&word)? {
            return Ok(What::Tiling(how));
        }
        Ok(match word.as_str() {
            "on" => {
                let event = self.one()?;
                let mut against = Vec::new();
                while !matches!(self.peek(), ":" | "") {
                    against.push(self.filter()?);
                }
                self.colon("on …")?;
                What::On { event, against, gains: self.gains(At::event(event), depth)? }
            }
            "if" => {
                let when = self.one()?;
                What::If(when, self.then("if …", depth)?)
            }
            "this-turn" => What::ThisTurn(self.then("this-turn", depth)?),
            "consume" => {
                let element = self.one()?;
                What::Consume(element, self.then("consume …", depth)?)
            }
            "recover" => What::Recover(self.count("recover")?, self.one()?, self.whom()?),
            "refresh" => {
                let (count, used) = (self.count("refresh")?, self.one()?);
                let slot = self.peek().parse::<Slot>().ok();
                if slot.is_some() {
                    self.take();
                }
                What::Refresh(count, used, slot, self.whom()?)
            }
            "summon" => What::Summon(self.take()),
            "slots-back" => What::SlotsBack(self.number("slots-back")?),
            "gain-time" => What::GainTime(self.number("gain-time")?),
            "spend-time" => {
                let tokens = self.number("spend-time")?;
                What::SpendTime(tokens, self.then("spend-time …", depth)?)
            }
            "switch-form" => What::SwitchForm,
            "obstacles" => {
                let count = self.number("obstacles")?;
                if !self.takes("range") {
                    return self.wrong("obstacles need a range");
                }
                What::Obstacles(count, self.number("range")?)
            }
            "destroy-obstacle" => What::DestroyObstacle(self.number("destroy-obstacle")?),
            "kill" => {
                let whom = self.whom()?;
                let mut which = Vec::new();
                while !matches!(self.peek(), OPEN | CLOSE | "") {
                    which.push(self.filter()?);
                }
                What::Kill(whom, which)
            }
            "add" => What::AddCards(self.take(), self.number("add CARD")?, self.whom()?),
            "discard" => What::Discard(self.number("discard")?, self.whom()?),
            "gold" => What::Gold(self.number("gold")?, self.whom_or_everybody()?),
            "experience" => What::Experience(self.number("experience")?, self.whom_or_everybody()?),
            "item" => What::Item(self.number("item")?),
            "item-design" => What::ItemDesign(self.number("item-design")?),
            "random-scenario" => What::RandomScenario,
            "spawn" => {
                let (count, rank) = (self.number("spawn")?, self.rank()?);
                What::Spawn(count, rank, self.take(), self.letter("spawn")?)
            }
            "open" => What::Open(self.letter("open")?),
            "unlock" => What::Page(Deed::Unlock(self.letter("unlock")?)),
            "reveal" => What::Page(Deed::Reveal(self.number("reveal")?)),
            "loot-cards" => What::Page(Deed::LootCards(self.number("loot-cards")?)),
            "remove" => What::Page(Deed::Remove(self.take(), self.number("remove OBJECTIVE")?)),
            "gather" => What::Page(Deed::Gather(self.number("gather")?)),
            "take-away" => What::Page(Deed::TakeAway(self.number("take-away")?)),
            "count-rounds-anew" => What::Page(Deed::RoundsAnew),
            "hazard-beside-objectives" => What::Page(Deed::HazardBesideObjectives),
            "random-item-design" => What::Page(Deed::RandomDesign),
            "morale" => {
                let points = self.number("morale")?;
                let per = if self.takes("per") { Some(self.take()) } else { None };
                What::Page(Deed::Morale(points, per))
            }
            "resource" => What::Page(self.resource()?),
            "inspiration" => What::Page(Deed::Inspiration(self.number("inspiration")?)),
            "check-marks" => What::Page(Deed::CheckMarks(self.number("check-marks")?)),
            "prosperity" => What::Prosperity(self.number("prosperity")?),
            "reputation" => What::Reputation(self.signed("reputation")?),
            "party-achievement" => What::PartyAchievement(self.take()),
            "global-achievement" => What::GlobalAchievement(self.take()),
            "special" => What::Special(self.one()?),
            _ => {
                self.rest.insert(0, word);
                What::Do(self.ability()?)
            }
        })
    }

    /// `lumber 2`.
    fn resource(&mut self) -> Result<Deed, String> {
        let word = self.take();
        match word.parse::<LootKind>() {
            Ok(kind) if kind.is_resource() => Ok(Deed::Resource(kind, self.number("resource KIND")?)),
            _ => self.wrong(format_args!("{word:?} is no material and no herb")),
        }
    }

    /// Every character, unless it says otherwise.
    fn whom_or_everybody(&mut self) -> Result<Whom, String> {
        if self.rest.is_empty() { Ok(self.unsaid.unwrap_or(Whom::Everybody)) } else { self.whom() }
    }

    fn rank(&mut self) -> Result<Rank, String> {
        match self.take().as_str() {
            "normal" => Ok(Rank::Normal),
            "elite" => Ok(Rank::Elite),
            "boss" => Ok(Rank::Boss),
            other => self.wrong(format_args!("a monster is normal, elite or boss, not {other:?}")),
        }
    }

    fn letter(&mut self, after: &str) -> Result<char, String> {
        let word = self.take();
        match word.chars().collect::<Vec<_>>()[..] {
            [letter @ 'a'..='z'] => Ok(letter),
            _ => self.wrong(format_args!("{after} needs a letter from a to z, not {word:?}")),
        }
    }

    fn filter(&mut self) -> Result<Filter, String> {
        let word = self.take();
        Ok(match word.as_str() {
            "alone" => Filter::Alone,
            "beside-ally" => Filter::BesideAlly,
            "normal" => Filter::Normal,
            "not-boss" => Filter::NotBoss,
            "hp" => Filter::HitPoints(self.number("hp")?),
            "while" => match self.peek().parse::<If>() {
                Ok(when) => {
                    self.take();
                    Filter::WhileSo(when)
                }
                Err(_) => Filter::While(self.one()?),
            },
            "free" => Filter::Free,
            "once-a-turn" => Filter::OnceATurn,
            "once-an-ability" => Filter::OnceAnAbility,
            other => match other.parse() {
                Ok(condition) => Filter::Has(condition),
                Err(_) => {
                    return self.wrong(format_args!(
                        "{other:?} says nothing about an enemy: alone, beside-ally, normal, not-boss, hp N, \
                         while CONDITION, free, once-a-turn, once-an-ability or a condition"
                    ));
                }
            },
        })
    }

    pub(super) fn clause(&mut self, at: At, depth: usize) -> Result<Clause, String> {
        if depth > DEPTH {
            return self.wrong("additions lie too deep in each other");
        }
        self.take();
        let word = self.peek().to_owned();
        let head = if let Ok(element) = word.parse::<ElementSign>() {
            Head::Consume(element)
        } else if let Ok(when) = word.parse::<If>() {
            Head::If(when)
        } else if word == "per" {
            self.take();
            let per = self.peek().to_owned();
            Head::Per(per.parse::<Per>().or_else(|e| self.wrong(e))?)
        } else if word == "each-time" {
            Head::EachTime
        } else if word == "slot-forward" {
            Head::SlotForward
        } else if let "remove-shadow" | "remove-shadows" = word.as_str() {
            self.take();
            let range = self.peek().to_owned();
            let many = if word == "remove-shadows" { Shadows::Any } else { Shadows::One };
            let range = range.parse().or_else(|_| self.wrong("remove-shadow needs a range"))?;
            Head::RemoveShadow(range, many)
        } else if word == "take" {
            self.take();
            let condition = self.peek().to_owned();
            Head::Take(condition.parse::<Condition>().or_else(|e| self.wrong(e))?)
        } else {
            Head::Always
        };
        if head != Head::Always {
            self.take();
            self.colon(&word)?;
        }
        let gains = self.gains(at, depth + 1)?;
        if !self.takes(CLOSE) {
            return self.wrong("an addition ends with ]");
        }
        Ok(Clause { head, gains })
    }

    fn gains(&mut self, at: At, depth: usize) -> Result<Gains, String> {
        let mut all = Gains::default();
        loop {
            match self.peek() {
                "" | CLOSE => break,
                OPEN => all.clauses.push(self.clause(at, depth)?),
                "do" => {
                    self.take();
                    all.does = Some(Box::new(self.effect(depth + 1)?));
                    break;
                }
                _ if !all.clauses.is_empty() => return self.wrong("what is added stands before the first ["),
                _ => all.gains.push(self.gain(at)?),
            }
        }
        if all == Gains::default() { self.wrong("nothing is added") } else { Ok(all) }
    }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Filter::Alone => f.write_str("alone"),
            Filter::BesideAlly => f.write_str("beside-ally"),
            Filter::Normal => f.write_str("normal"),
            Filter::NotBoss => f.write_str("not-boss"),
            Filter::HitPoints(n) => write!(f, "hp {n}"),
            Filter::Has(condition) => condition.fmt(f),
            Filter::While(condition) => write!(f, "while {condition}"),
            Filter::WhileSo(when) => write!(f, "while {when}"),
            Filter::Free => f.write_str("free"),
            Filter::OnceATurn => f.write_str("once-a-turn"),
            Filter::OnceAnAbility => f.write_str("once-an-ability"),
        }
    }
}

impl Display for Head {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Head::Always => Ok(()),
            Head::Consume(element) => write!(f, "{element}: "),
            Head::If(when) => write!(f, "{when}: "),
            Head::Per(per) => write!(f, "per {per}: "),
            Head::EachTime => f.write_str("each-time: "),
            Head::SlotForward => f.write_str("slot-forward: "),
            Head::Take(condition) => write!(f, "take {condition}: "),
            Head::RemoveShadow(range, Shadows::One) => write!(f, "remove-shadow {range}: "),
            Head::RemoveShadow(range, Shadows::Any) => write!(f, "remove-shadows {range}: "),
        }
    }
}

impl Display for Gains {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for gain in &self.gains {
            write!(f, "{gap}{gain}")?;
            gap = " ";
        }
        for clause in &self.clauses {
            write!(f, "{gap}{clause}")?;
            gap = " ";
        }
        self.does.iter().try_for_each(|does| write!(f, "{gap}do {does}"))
    }
}

impl Display for Clause {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "[{}{}]", self.head, self.gains)
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let all = |n: &Option<u8>| n.map_or("all".to_owned(), |n| n.to_string());
        match &self.what {
            What::Do(ability) => ability.fmt(f)?,
            What::On { event, against, gains } => {
                write!(f, "on {event}")?;
                against.iter().try_for_each(|filter| write!(f, " {filter}"))?;
                write!(f, ": {gains}")?;
            }
            What::Let(how, whom, then) => {
                match how {
                    How::Get => f.write_str("for")?,
                    How::Aura => f.write_str("aura")?,
                    How::May(1) => f.write_str("grant")?,
                    How::May(How::ALL) => f.write_str("grant all")?,
                    How::May(count) => write!(f, "grant {count}")?,
                    How::Must => f.write_str("force")?,
                }
                write!(f, " {whom}: {then}")?;
            }
            What::ThisTurn(then) => write!(f, "this-turn: {then}")?,
            What::Then(first, then) => write!(f, "{first} then {then}")?,
            What::If(when, then) => write!(f, "if {when}: {then}")?,
            What::Consume(element, then) => write!(f, "consume {element}: {then}")?,
            What::Recover(count, pile, whom) => write!(f, "recover {} {pile} {whom}", all(count))?,
            What::Refresh(count, used, slot, whom) => {
                write!(f, "refresh {} {used}", all(count))?;
                slot.iter().try_for_each(|slot| write!(f, " {slot}"))?;
                write!(f, " {whom}")?;
            }
            What::Summon(kind) => write!(f, "summon {kind}")?,
            What::SlotsBack(count) => write!(f, "slots-back {count}")?,
            What::GainTime(tokens) => write!(f, "gain-time {tokens}")?,
            What::SpendTime(tokens, then) => write!(f, "spend-time {tokens}: {then}")?,
            What::SwitchForm => f.write_str("switch-form")?,
            What::Shadow(shade) => shade.fmt(f)?,
            What::Obstacles(count, range) => write!(f, "obstacles {count} range {range}")?,
            What::DestroyObstacle(range) => write!(f, "destroy-obstacle {range}")?,
            What::Tiling(how) => how.fmt(f)?,
            What::Kill(whom, which) => {
                write!(f, "kill {whom}")?;
                which.iter().try_for_each(|filter| write!(f, " {filter}"))?;
            }
            What::Special(special) => write!(f, "special {special}")?,
            What::AddCards(card, count, whom) => write!(f, "add {card} {count} {whom}")?,
            What::Discard(count, whom) => write!(f, "discard {count} {whom}")?,
            What::Gold(gold, Whom::Everybody) => write!(f, "gold {gold}")?,
            What::Gold(gold, whom) => write!(f, "gold {gold} {whom}")?,
            What::Experience(points, Whom::Everybody) => write!(f, "experience {points}")?,
            What::Experience(points, whom) => write!(f, "experience {points} {whom}")?,
            What::Item(number) => write!(f, "item {number}")?,
            What::ItemDesign(number) => write!(f, "item-design {number}")?,
            What::RandomScenario => f.write_str("random-scenario")?,
            What::Spawn(count, rank, kind, letter) => {
                let rank = match rank {
                    Rank::Normal => "normal",
                    Rank::Elite => "elite",
                    Rank::Boss => "boss",
                };
                write!(f, "spawn {count} {rank} {kind} {letter}")?;
            }
            What::Open(letter) => write!(f, "open {letter}")?,
            What::Page(deed) => deed.fmt(f)?,
            What::Prosperity(points) => write!(f, "prosperity {points}")?,
            What::Reputation(points) => write!(f, "reputation {points:+}")?,
            What::PartyAchievement(name) => write!(f, "party-achievement {name}")?,
            What::GlobalAchievement(name) => write!(f, "global-achievement {name}")?,
        }
        let other = match &self.what {
            What::Do(Ability::Attack(attack)) => attack.other_area.as_ref(),
            _ => None,
        };
        self.clauses.iter().try_for_each(|clause| write_clause(f, clause, other))
    }
}
