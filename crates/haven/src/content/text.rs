//! The texts of cards, items and battle goals, as phrases. They are made from what the cards do, so that text and
//! behaviour cannot drift apart.
//!
//! Pieces such as "Attack 3" have no full stop and are nested in each other: abilities, effects and clauses are pieces.
//! What the functions for a whole action, item, goal or outcome give are sentences.

use super::effect::{Clause, Effect, Event, Filter, Gains, Head, How, Per, Shadows, Used, What};
use super::scenario_text::{achievement, condition, monster};
use super::text_parts::{
    attack_text, commas, conditions_text, element_text, gain_text, in_range, retaliate_text, whom_text,
};
use super::{
    Ability, Action, Amount, Bound, ClassCard, Compare, Condition, Content, Gain, Goal, Item, Landing,
    Origin, Rank, Shade, Stays, ToAttack, ToMove, Value, Whom,
};
use table::phrase;
use table::phrase::{Arg, Phrase};

/// How often a bonus counts.
#[derive(Clone, Copy)]
enum Times {
    /// Always, or for the round.
    Each { round: bool },
    /// This many times.
    Next { uses: u8, round: bool },
    /// When the item is used.
    Item,
}

impl Content {
    /// The card's name for people.
    pub fn card_name(&self, card: &ClassCard) -> Arg {
        Arg::name(format!("card-{}", card.name))
    }

    /// The sentences of half a card.
    pub fn action_text(&self, action: &Action) -> Vec<Phrase> {
        let round = action.stays == Some(Stays::Round);
        let times = match action.slots.len() {
            0 => Times::Each { round },
            n => Times::Next { uses: n as u8, round },
        };
        let mut all: Vec<Phrase> = Vec::new();
        for effect in &action.does {
            all.extend(self.effect_text(effect, times).into_iter().map(sentence));
        }
        all.extend(slots_text(&action.slots));
        match action.stays {
            Some(Stays::Round) => all.push(phrase!("cards-round")),
            Some(Stays::Persistent) => all.push(phrase!("cards-persistent")),
            Some(Stays::Augment) => all.push(phrase!("cards-augment")),
            None => {}
        }
        if action.xp > 0 {
            all.push(phrase!("cards-experience", points = action.xp));
        }
        if action.lost {
            all.push(phrase!("cards-lost"));
        }
        if action.unrecoverable {
            all.push(phrase!("cards-unrecoverable"));
        }
        all
    }

    /// One effect of half a card, as one piece of a sentence.
    pub fn effect_say(&self, action: &Action, effect: &Effect) -> Phrase {
        let round = action.stays == Some(Stays::Round);
        let times = match action.slots.len() {
            0 => Times::Each { round },
            n => Times::Next { uses: n as u8, round },
        };
        commas(self.effect_text(effect, times))
    }

    /// The sentences of an item.
    pub fn item_text(&self, item: &Item) -> Vec<Phrase> {
        let times = if item.used == Used::Passive { Times::Each { round: false } } else { Times::Item };
        let mut all: Vec<Phrase> = Vec::new();
        for effect in &item.does {
            all.extend(self.effect_text(effect, times).into_iter().map(sentence));
        }
        if !item.back.is_empty() {
            all.push(phrase!("cards-item-flipped", uses = item.uses));
        }
        for effect in &item.back {
            all.extend(self.effect_text(effect, times).into_iter().map(sentence));
        }
        match item.used {
            Used::Spent => all.push(phrase!("cards-item-spent", uses = item.uses)),
            Used::Consumed => all.push(phrase!("cards-item-consumed", uses = item.uses)),
            Used::Flipped => all.push(phrase!("cards-item-flipped-back")),
            Used::Passive => {}
        }
        if item.unrecoverable {
            all.push(phrase!("cards-unrecoverable"));
        }
        if item.minus_ones > 0 {
            all.push(phrase!("cards-item-minus-ones", cards = item.minus_ones));
        }
        all
    }

    /// The sentence for an effect on a scenario's page, in a treasure or on a card of a random dungeon.
    pub fn outcome_text(&self, effect: &Effect) -> Phrase {
        commas(self.effect_text(effect, Times::Each { round: false }))
    }

    /// The pieces of an effect: what it does, then what is added.
    fn effect_text(&self, effect: &Effect, times: Times) -> Vec<Phrase> {
        let (mut clauses, mut always) = (Vec::new(), Vec::new());
        for clause in &effect.clauses {
            if clause.head == Head::Always { always.push(clause) } else { clauses.push(clause) }
        }
        let counted = match (&effect.what, clauses.first()) {
            (What::Do(ability), Some(Clause { head: Head::Per(per), gains }))
                if is_nothing(ability) && adds_one(gains) =>
            {
                Some(*per)
            }
            _ => None,
        };
        let mut all = Vec::new();
        if let Some(per) = counted {
            clauses.remove(0);
            let x = Phrase::new(format!("cards-x-{per}"));
            all.push(match effect.what {
                What::Do(Ability::Move { .. }) => phrase!("cards-move-x", x = x),
                What::Do(Ability::Suffer(_)) => phrase!("cards-suffer-x", x = x),
                _ => phrase!("cards-attack-x", x = x),
            });
        } else {
            all.extend(self.what_text(&effect.what, times));
        }
        // What is always added stands beside the ability, what is a whole sentence beneath it.
        for clause in always {
            let gains = self.gains_text(&clause.gains, true);
            match all.pop() {
                Some(before) => all.push(phrase!("cards-comma", a = before, b = gains)),
                None => all.push(gains),
            }
        }
        all.extend(clauses.into_iter().map(|clause| self.clause_text(clause)));
        all
    }

    fn what_text(&self, what: &What, times: Times) -> Vec<Phrase> {
        vec![match what {
            What::Do(ability) => ability_text(ability),
            What::On { event, against, gains } => {
                let event = event_text(*event, against, times);
                let added = self.gains_text(gains, false);
                phrase!("cards-on", event = event, gains = added)
            }
            What::Let(how, whom, then) => return self.let_text(*how, *whom, then, times),
            What::ThisTurn(then) => match &then.what {
                What::On { event, against, gains } => {
                    let event = phrase!("cards-this-turn", event = any_event(*event, against, false));
                    phrase!("cards-on", event = event, gains = self.gains_text(gains, false))
                }
                _ => commas(self.effect_text(then, times)),
            },
            What::Then(first, then) => {
                let first = commas(self.effect_text(first, times));
                let then = commas(self.effect_text(then, times));
                phrase!("cards-then", first = first, then = then)
            }
            What::If(when, then) => {
                let mut all = self.effect_text(then, times);
                let first = all.remove(0);
                all.insert(
                    0,
                    phrase!("cards-if", what = first, when = Phrase::new(format!("cards-if-{when}"))),
                );
                return all;
            }
            What::Consume(element, then) => {
                let mut all = self.effect_text(then, times);
                let first = all.remove(0);
                all.insert(0, phrase!("cards-consume", element = element_text(*element), gains = first));
                return all;
            }
            What::Recover(count, pile, whom) => {
                let (count, pile) = (count.unwrap_or(0), Arg::text(pile.as_str()));
                match whom {
                    Whom::Myself => phrase!("cards-recover", count = count, pile = pile),
                    other => {
                        phrase!("cards-recover-whom", count = count, pile = pile, whom = whom_text(*other))
                    }
                }
            }
            What::Refresh(count, used, slot, whom) => {
                let slot = Arg::text(slot.map_or("any", |s| s.as_str()));
                let (count, used) = (count.unwrap_or(0), Arg::text(used.as_str()));
                match whom {
                    Whom::Myself => phrase!("cards-refresh", count = count, used = used, slot = slot),
                    other => {
                        let whom = whom_text(*other);
                        phrase!("cards-refresh-whom", count = count, used = used, slot = slot, whom = whom)
                    }
                }
            }
            What::Summon(kind) => self.summon_text(kind),
            What::SlotsBack(count) => phrase!("cards-slots-back", count = *count),
            What::GainTime(tokens) => phrase!("cards-gain-time", tokens = *tokens),
            What::SpendTime(tokens, then) => {
                let then = commas(self.effect_text(then, times));
                phrase!("cards-spend-time", tokens = *tokens, what = then)
            }
            What::SwitchForm => phrase!("cards-switch-form"),
            What::Shadow(shade) => self.shade_text(shade, times),
            What::Obstacles(count, range) => phrase!("cards-obstacles", count = *count, range = *range),
            What::DestroyObstacle(range) => phrase!("cards-destroy-obstacle", range = *range),
            What::Tiling(how) => how.text(),
            What::Kill(whom, which) if which.is_empty() => phrase!("cards-kill", whom = whom_text(*whom)),
            What::Kill(whom, which) => {
                let which: Vec<Arg> = which.iter().map(|f| filter_text(*f).into()).collect();
                phrase!("cards-kill-which", whom = whom_text(*whom), which = Arg::List(which))
            }
            What::Special(special) => Phrase::new(format!("cards-special-{special}")),
            What::AddCards(card, count, whom) => {
                let card = match card.parse::<Condition>() {
                    Ok(given) => condition(given),
                    Err(_) => Arg::text(card.clone()),
                };
                phrase!("page-add-cards", who = whom_text(*whom), count = *count, card = card)
            }
            What::Discard(count, whom) => phrase!("page-discard", who = whom_text(*whom), count = *count),
            What::Gold(gold, Whom::Myself) => phrase!("page-find-gold", gold = *gold),
            What::Gold(gold, _) => phrase!("page-gold", gold = *gold),
            What::Experience(points, _) => phrase!("page-experience", points = *points),
            What::Item(number) => phrase!("page-item", number = *number),
            What::ItemDesign(number) => phrase!("page-item-design", number = *number),
            What::RandomScenario => phrase!("page-find-scenario"),
            What::Spawn(count, rank, kind, letter) => {
                let rank = match rank {
                    Rank::Normal => phrase!("page-rank-normal"),
                    Rank::Elite => phrase!("page-rank-elite"),
                    Rank::Boss => phrase!("page-rank-boss"),
                };
                let letter = Arg::text(letter.to_string());
                phrase!("page-spawn", count = *count, rank = rank, monster = monster(kind), letter = letter)
            }
            What::Open(letter) => phrase!("page-open", letter = Arg::text(letter.to_string())),
            What::Page(deed) => deed.text(),
            What::Prosperity(points) => phrase!("page-prosperity", points = *points),
            What::Reputation(points) => {
                phrase!("page-reputation", points = Arg::text(format!("{points:+}")))
            }
            What::PartyAchievement(name) => phrase!("page-party-achievement", name = achievement(name)),
            What::GlobalAchievement(name) => phrase!("page-global-achievement", name = achievement(name)),
        }]
    }

    fn shade_text(&self, shade: &Shade, times: Times) -> Phrase {
        let then = |then: &Effect| commas(self.effect_text(then, times));
        match shade {
            Shade::Place(count, 0) => phrase!("cards-shadow-here", count = *count),
            Shade::Place(count, range) => phrase!("cards-place-shadow", count = *count, range = *range),
            Shade::Move(None, hexes) => phrase!("cards-move-shadows", hexes = *hexes),
            Shade::Move(Some(count), hexes) => phrase!("cards-move-shadow", count = *count, hexes = *hexes),
            Shade::From(Origin::One, what) => phrase!("cards-from-shadow", what = then(what)),
            Shade::From(Origin::Gone, what) => phrase!("cards-from-gone-shadow", what = then(what)),
            Shade::From(Origin::Each, what) => phrase!("cards-from-each-shadow", what = then(what)),
            Shade::From(Origin::DyingSummon, what) => phrase!("cards-from-dying-summon", what = then(what)),
            Shade::Remove(range, what) => phrase!("cards-remove-shadow", range = *range, what = then(what)),
            Shade::Teleport(Landing::On) => phrase!("cards-teleport-on-shadow"),
            Shade::Teleport(Landing::By) => phrase!("cards-teleport-by-shadow"),
        }
    }

    fn let_text(&self, how: How, whom: Whom, then: &Effect, times: Times) -> Vec<Phrase> {
        let who = whom_text(whom);
        if let (How::Get, What::Do(Ability::Suffer(damage))) = (how, &then.what) {
            let mut all = vec![phrase!("cards-suffer-whom", whom = who, damage = *damage)];
            all.extend(then.clauses.iter().map(|clause| self.clause_text(clause)));
            return all;
        }
        if let (How::Get | How::Aura, What::On { event, against, gains }) = (how, &then.what) {
            let round = matches!(times, Times::Each { round: true } | Times::Next { round: true, .. });
            let event = phrase!("cards-any-event", event = any_event(*event, against, round));
            return vec![phrase!(
                "cards-for-on",
                whom = who,
                event = event,
                gains = self.gains_text(gains, false)
            )];
        }
        let mut all = self.effect_text(then, times);
        let first = match (all.remove(0), &then.what, how) {
            // "Self" would be read as the player's own character.
            (_, What::Do(Ability::Heal { points, range: None }), How::Get) => {
                phrase!("cards-heal", points = *points)
            }
            (first, ..) => first,
        };
        all.insert(
            0,
            match how {
                How::Get | How::Aura => phrase!("cards-for", whom = who, what = first),
                How::May(1 | How::ALL) => phrase!("cards-grant", whom = who, what = first),
                How::May(count) => {
                    phrase!("cards-grant-several", count = count, whom = who, what = first)
                }
                How::Must => phrase!("cards-force", whom = who, what = first),
            },
        );
        all
    }

    /// What is added, and when.
    pub fn clause_text(&self, clause: &Clause) -> Phrase {
        let gains = self.gains_text(&clause.gains, true);
        match clause.head {
            Head::Always => gains,
            Head::Consume(element) => {
                phrase!("cards-consume", element = element_text(element), gains = gains)
            }
            Head::If(when) => {
                phrase!("cards-if", what = gains, when = Phrase::new(format!("cards-if-{when}")))
            }
            Head::Per(per) => per_text(gains, per),
            Head::EachTime => phrase!("cards-each-time", gains = gains),
            Head::SlotForward => phrase!("cards-slot-forward", gains = gains),
            Head::RemoveShadow(range, Shadows::One) => {
                phrase!("cards-remove-shadow", range = range, what = gains)
            }
            Head::RemoveShadow(range, Shadows::Any) => {
                phrase!("cards-remove-shadows", range = range, what = gains)
            }
            Head::Take(taken) => phrase!("cards-take", condition = condition(taken), gains = gains),
        }
    }

    /// What is added, in a row. With `more`, it is added to something of its own kind, and is said to be more of it.
    fn gains_text(&self, gains: &Gains, more: bool) -> Phrase {
        let experience = |g: &&Gain| matches!(g, Gain::Experience(_));
        let others = gains.gains.iter().filter(|g| !experience(g));
        let mut all: Vec<Phrase> = others.map(|g| gain_text(*g, more)).collect();
        if let Some(does) = &gains.does {
            let text = self.effect_text(does, Times::Each { round: false });
            all.extend(text.into_iter().map(|what| match does.what {
                What::Do(Ability::Shield(_) | Ability::Retaliate(_)) => {
                    phrase!("cards-for-the-round", what = what)
                }
                _ => what,
            }));
        }
        all.extend(gains.gains.iter().filter(experience).map(|g| gain_text(*g, more)));
        let further = more || !all.is_empty();
        for clause in &gains.clauses {
            let added = self.gains_text(&clause.gains, true);
            let added = if further { phrase!("cards-further", gains = added) } else { added };
            all.push(match clause.head {
                Head::Consume(element) => {
                    phrase!("cards-by-consuming", element = element_text(element), gains = added)
                }
                Head::Per(per) => per_text(added, per),
                _ => self.clause_text(clause),
            });
        }
        commas(all)
    }

    /// GH-SUM-03: what is called, and what it can do.
    pub(crate) fn summon_text(&self, kind: &str) -> Phrase {
        let mut parts = Vec::new();
        if let Some(summon) = self.summons.iter().find(|s| s.name == kind) {
            let stats = &summon.stats;
            parts.push(phrase!("cards-hit-points", points = stats.hp));
            parts.push(phrase!("cards-move", points = stats.moves));
            parts.push(match summon.unarmed {
                true => phrase!("cards-no-attack"),
                false => phrase!("cards-attack", value = stats.attack),
            });
            if stats.range > 0 {
                parts.push(phrase!("cards-range", range = stats.range));
            }
            parts.extend(stats.gives().iter().map(|c| Phrase::new(format!("condition-{c}"))));
            if stats.shield() > 0 {
                parts.push(phrase!("cards-shield", points = stats.shield()));
            }
            if summon.flying {
                parts.push(phrase!("cards-flying"));
            }
            if summon.led {
                parts.push(phrase!("cards-summon-led"));
            }
            for effect in &summon.does {
                parts.extend(self.effect_text(effect, Times::Each { round: false }));
            }
        }
        phrase!("cards-summon", what = Arg::name(format!("summon-{kind}")), stats = commas(parts))
    }
}

impl Goal {
    /// What the goal asks for.
    pub fn text(&self) -> Phrase {
        let compare = match self.needs.compare {
            Compare::AtLeast => "at-least",
            Compare::AtMost => "at-most",
            Compare::Exactly => "exactly",
        };
        let n = match self.needs.bound {
            Bound::Number(n) | Bound::LevelPlus(n) => n,
            Bound::ByParty(_, _, four) => four,
            Bound::Most | Bound::HalfOfMost => 0,
        };
        let measure = self.needs.measure.as_str();
        let by_party = if matches!(self.needs.bound, Bound::ByParty(..)) { "-by-party" } else { "" };
        Phrase::new(format!("cards-goal-{measure}{by_party}"))
            .with("compare", Arg::text(compare))
            .with("number", n)
    }
}

fn per_text(what: Phrase, per: Per) -> Phrase {
    phrase!("cards-per", what = what, per = Phrase::new(format!("cards-per-{per}")))
}

fn sentence(what: Phrase) -> Phrase {
    phrase!("cards-sentence", what = what)
}

/// Whether just one is added for each that is counted, so that the number itself is the value.
fn adds_one(gains: &Gains) -> bool {
    let one = [Gain::Attack(ToAttack::Value(1)), Gain::Move(ToMove::Points(1)), Gain::Damage(1)];
    matches!(&*gains.gains, [gain] if one.contains(gain)) && gains.clauses.is_empty() && gains.does.is_none()
}

/// Whether an ability has the value 0, to which something is added for each of something: a card prints it as X.
fn is_nothing(ability: &Ability) -> bool {
    match ability {
        Ability::Suffer(points) => *points == 0,
        Ability::Move { points, .. } => *points == Value::Fixed(0),
        Ability::Attack(attack) => attack.value == Value::Fixed(0),
        _ => false,
    }
}

/// An ability in a piece of a sentence.
pub fn ability_text(ability: &Ability) -> Phrase {
    match ability {
        Ability::Move { points, jump } => {
            let moves = match points {
                Value::Fixed(n) => phrase!("cards-move", points = *n),
                Value::Plus(n) => phrase!("cards-gain-move", points = Arg::text(format!("{n:+}"))),
            };
            if *jump { phrase!("cards-comma", a = moves, b = phrase!("cards-jump")) } else { moves }
        }
        Ability::Attack(attack) => attack_text(attack),
        Ability::Heal { points, range: None } => phrase!("cards-heal-self", points = *points),
        Ability::Heal { points, range: Some(range) } => {
            phrase!("cards-comma", a = phrase!("cards-heal", points = *points), b = in_range(*range))
        }
        Ability::HealInRange(points) => phrase!("cards-heal", points = *points),
        Ability::Shield(points) => phrase!("cards-shield", points = *points),
        Ability::Retaliate(back) => retaliate_text(*back),
        Ability::Give(given, Whom::Myself) => {
            phrase!("cards-give-self", conditions = conditions_text(*given))
        }
        Ability::Give(given, whom @ (Whom::Everybody | Whom::One | Whom::Opener | Whom::PreviousRoom)) => {
            phrase!("page-give", who = whom_text(*whom), condition = conditions_text(*given))
        }
        Ability::Give(given, whom) => {
            phrase!("cards-give", conditions = conditions_text(*given), whom = whom_text(*whom))
        }
        Ability::Push(hexes, whom) => {
            phrase!("cards-force-at", force = phrase!("cards-push", hexes = *hexes), whom = whom_text(*whom))
        }
        Ability::Pull(hexes, whom) => {
            phrase!("cards-force-at", force = phrase!("cards-pull", hexes = *hexes), whom = whom_text(*whom))
        }
        Ability::Suffer(damage) => phrase!("cards-suffer", damage = *damage),
        Ability::Loot(range) => phrase!("cards-loot", range = *range),
        Ability::LootForMe(range) => phrase!("cards-loot-for-me", range = *range),
        Ability::Teleport(hexes) => phrase!("cards-teleport", hexes = *hexes),
        Ability::Infuse(element) => phrase!("cards-infuse", element = element_text(*element)),
        Ability::Trap(damage, given) if given.is_empty() => phrase!("cards-trap", damage = *damage),
        Ability::Trap(damage, given) => {
            phrase!("cards-trap-conditions", damage = *damage, conditions = conditions_text(*given))
        }
        Ability::DisarmTrap(range) => phrase!("cards-disarm-trap", range = *range),
        // Only monsters do these; their words are shown.
        Ability::Damage(Amount::Points(points), Whom::Myself) => {
            phrase!("page-find-damage", damage = *points)
        }
        Ability::Damage(amount, whom @ (Whom::Everybody | Whom::One | Whom::Opener | Whom::PreviousRoom)) => {
            let who = whom_text(*whom);
            match amount {
                Amount::Points(points) => phrase!("page-suffer", who = who, damage = *points),
                Amount::Trap => phrase!("page-suffer-trap", who = who),
                Amount::Hazard => phrase!("page-suffer-hazard", who = who),
            }
        }
        Ability::HealAll(points, whom @ Whom::Everybody) => {
            phrase!("page-heal", who = whom_text(*whom), points = *points)
        }
        Ability::HealAll(points, whom) => {
            phrase!("cards-for", what = phrase!("cards-heal", points = *points), whom = whom_text(*whom))
        }
        Ability::Damage(Amount::Points(damage), whom) => {
            phrase!("cards-suffer-whom", whom = whom_text(*whom), damage = *damage)
        }
        Ability::Consume(..)
        | Ability::Damage(..)
        | Ability::OnDeath(_)
        | Ability::Summon(..)
        | Ability::Special(_)
        | Ability::OpenNextDoor
        | Ability::Hasten { .. }
        | Ability::SwitchRank
        | Ability::Feat(_)
        | Ability::Land => phrase!("cards-words", words = Arg::text(ability.to_string())),
    }
}

/// When a bonus counts: the event, against whom, how often, how long.
fn event_text(event: Event, against: &[Filter], times: Times) -> Phrase {
    let (phrase, round) = match times {
        Times::Each { round } => (Phrase::new(format!("cards-on-{event}")).with("uses", 0u8), round),
        Times::Next { uses, round } => (Phrase::new(format!("cards-on-{event}")).with("uses", uses), round),
        Times::Item => (Phrase::new(format!("cards-use-{event}")), false),
    };
    narrowed(phrase, against, round)
}

/// The same for whoever has the bonus.
fn any_event(event: Event, against: &[Filter], round: bool) -> Phrase {
    narrowed(Phrase::new(format!("cards-each-{event}")), against, round)
}

fn narrowed(mut phrase: Phrase, against: &[Filter], round: bool) -> Phrase {
    for filter in against {
        phrase = match filter {
            Filter::While(condition) => {
                phrase!(
                    "cards-while",
                    event = phrase,
                    condition = Arg::name(format!("condition-{condition}"))
                )
            }
            Filter::Free => phrase!("cards-free", event = phrase),
            Filter::WhileSo(when) => {
                phrase!("cards-if", what = phrase, when = Phrase::new(format!("cards-if-{when}")))
            }
            Filter::OnceATurn => phrase!("cards-once-a-turn", event = phrase),
            Filter::OnceAnAbility => phrase!("cards-once-an-ability", event = phrase),
            other => phrase!("cards-against", event = phrase, whom = filter_text(*other)),
        };
    }
    if round { phrase!("cards-this-round", event = phrase) } else { phrase }
}

fn filter_text(filter: Filter) -> Phrase {
    match filter {
        Filter::Alone => phrase!("cards-enemy-alone"),
        Filter::BesideAlly => phrase!("cards-enemy-beside-ally"),
        Filter::Normal | Filter::Free | Filter::OnceATurn | Filter::OnceAnAbility | Filter::WhileSo(_) => {
            phrase!("cards-enemy-normal")
        }
        Filter::NotBoss => phrase!("cards-enemy-not-boss"),
        Filter::HitPoints(n) => phrase!("cards-enemy-hit-points", points = n),
        Filter::Has(condition) | Filter::While(condition) => {
            phrase!("cards-enemy-with", condition = Arg::name(format!("condition-{condition}")))
        }
    }
}

/// Which uses give experience.
fn slots_text(slots: &[u8]) -> Vec<Phrase> {
    let mut all = Vec::new();
    let most = slots.iter().copied().max().unwrap_or(0);
    for points in 1..=most {
        let which = slots
            .iter()
            .enumerate()
            .filter(|(_, p)| **p == points)
            .map(|(n, _)| Arg::from(phrase!("cards-nth", number = n + 1)));
        let which: Vec<Arg> = which.collect();
        if which.len() == slots.len() {
            all.push(phrase!("cards-slots-all", points = points, uses = slots.len()));
        } else if !which.is_empty() {
            all.push(phrase!("cards-slots", points = points, which = Arg::List(which)));
        }
    }
    all
}
