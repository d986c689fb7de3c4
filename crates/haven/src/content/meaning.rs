//! Which words mean something for whom. The vocabulary is one for all; a word that would be read and then count for
//! nobody is refused when content is loaded, so that no card keeps silent in play.

use super::ability::{Ability, Attack, Targets};
use super::cards::{Action, Item};
use super::check::text_of;
use super::effect::{Clause, Effect, Event, Filter, Gains, Head, How, If, Per, Used, What};
use super::gain::{Gain, ToAttack, ToDefence, ToHeal, ToMove};
use super::whom::Whom;
use super::{Content, ContentError, Files};

/// Something is wrong: what, in a sentence that says what would be right.
pub(super) type Problem = Option<String>;

fn says(wrong: bool, what: impl FnOnce() -> String) -> Problem {
    wrong.then(what)
}

/// Where a file says these words of somebody: in the line with the words, or else with the name.
fn wrong(files: Files<'_>, file: &str, owner: &str, words: &str, what: String) -> ContentError {
    let text = text_of(files, file);
    let (name, words) = (format!("name: \"{owner}\""), format!("\"{words}\""));
    let mut after = text.lines().enumerate().skip_while(|(_, line)| !line.contains(&name));
    let named = after.clone().next();
    let line = after.find(|(_, line)| line.contains(&words)).or(named).map(|(n, _)| n + 1);
    ContentError { file: file.to_owned(), line, what: format!("{owner}: {what}") }
}

/// Reads the abilities of a monster's card: [`abilities`](super::abilities) that mean something for monsters.
pub fn monster_abilities(text: &str) -> Result<Vec<Ability>, String> {
    let all = super::abilities(text)?;
    match all.iter().find_map(Ability::means_nothing_for_monsters) {
        Some(what) => Err(what),
        None => Ok(all),
    }
}

impl Content {
    /// Monsters have no word on their cards that means nothing for them, and bosses all specials that they draw.
    pub(super) fn check_meaning(&self, files: Files<'_>) -> Result<(), ContentError> {
        for deck in &self.decks {
            for ability in deck.cards.iter().flat_map(|card| &card.abilities) {
                if let Some(what) = ability.means_nothing_for_monsters() {
                    return Err(wrong(files, "decks.ron", &deck.name, &ability.to_string(), what));
                }
            }
        }
        for kind in &self.monsters {
            for ability in kind.specials.iter().flatten() {
                let problem =
                    ability.special().map(|_| "a special is no special again (GH-BOS-03)".to_owned());
                if let Some(what) = problem.or_else(|| ability.means_nothing_for_monsters()) {
                    return Err(wrong(files, "monsters.ron", &kind.name, &ability.to_string(), what));
                }
            }
            let deck = self.decks.iter().filter(|deck| deck.name == kind.deck);
            let drawn = deck.flat_map(|deck| &deck.cards).flat_map(|card| &card.abilities);
            let missing = |n: &u8| !(1..=kind.specials.len()).contains(&usize::from(*n));
            if let Some(n) = drawn.filter_map(Ability::special).find(missing) {
                let what = format!("its deck has special {n}, which it does not say (GH-BOS-03)");
                return Err(wrong(files, "monsters.ron", &kind.name, "", what));
            }
        }
        Ok(())
    }
}

impl Ability {
    /// What of it would mean nothing on the card of a monster, or in the turn of an allied figure.
    pub fn means_nothing_for_monsters(&self) -> Problem {
        match self {
            Ability::Land | Ability::DisarmTrap(_) | Ability::Teleport(_) | Ability::LootForMe(_) => {
                Some(format!("{self}: only characters do this"))
            }
            Ability::Attack(attack) => attack.means_nothing_for_monsters(),
            Ability::Give(_, whom)
            | Ability::Push(_, whom)
            | Ability::Pull(_, whom)
            | Ability::Damage(_, whom)
            | Ability::HealAll(_, whom) => {
                says(!whom.is_for_monsters(), || format!("{self}: no ability of a monster concerns {whom}"))
            }
            Ability::OnDeath(then) => match &**then {
                Ability::Attack(attack) if attack.is_last() => attack.means_nothing_for_monsters(),
                _ => Some(format!(
                    "{self}: who dies attacks all in its reach, with `attack … adjacent` or `attack … all`, without \
                     an area or elements"
                )),
            },
            Ability::Consume(_, then) => match **then {
                Ability::OnDeath(_) | Ability::Special(_) | Ability::Hasten { .. } | Ability::Feat(_) => {
                    Some(format!("{self}: this stands alone, no element is consumed for it"))
                }
                _ => then.means_nothing_for_monsters(),
            },
            _ => None,
        }
    }

    /// GH-BOS-03: the number of the special that it is.
    pub(super) fn special(&self) -> Option<u8> {
        if let Ability::Special(n) = self { Some(*n) } else { None }
    }
}

impl Attack {
    fn means_nothing_for_monsters(&self) -> Problem {
        says(matches!(self.targets, Targets::Passed | Targets::OnPath), || {
            format!("{self}: only attacks of characters are on those on a way")
        })
        .or_else(|| {
            let drawn = self.at_least > 0 || self.area.as_ref().is_some_and(|area| !area.blue.is_empty());
            says(drawn, || {
                format!("{self}: only attacks of characters need allies in an area or are from afar")
            })
        })
    }

    /// Whether it can be made by somebody who dies.
    fn is_last(&self) -> bool {
        let all = matches!(self.targets, Targets::Adjacent | Targets::All);
        all && self.area.is_none() && self.augments.is_empty()
    }

    /// What cannot be together.
    pub(super) fn means_nothing(&self) -> Problem {
        let melee = self.targets == Targets::Adjacent || self.area.as_ref().is_some_and(|a| a.own);
        let other = |gain: ToAttack| gain == ToAttack::OtherEnemy;
        says(self.times != 1 && self.times != 2, || "an attack is doubled or not: times 2".to_owned())
            .or_else(|| {
                says(melee && self.range.is_some(), || {
                    "an attack on adjacent enemies, or with an area around the figure, has no range"
                        .to_owned()
                })
            })
            .or_else(|| {
                says(self.augments.iter().any(|clause| clause.gains.to_attack().any(other)), || {
                    "an element does not change the side of an attack".to_owned()
                })
            })
    }
}

impl Effect {
    /// What of it would mean nothing on the card of a character.
    pub(super) fn means_nothing_for_characters(&self) -> Problem {
        let mut problem = None;
        self.walk(&mut |effect| {
            if problem.is_none() {
                problem = effect.alone_means_nothing();
            }
        });
        problem
    }

    fn alone_means_nothing(&self) -> Problem {
        let problem = match &self.what {
            What::On { event, against, gains } => bonus_means_nothing(*event, against, gains),
            What::Let(How::Aura, _, then) => says(!matches!(then.what, What::On { .. }), || {
                format!("{self}: who is in an aura has a bonus, `on …`")
            }),
            What::Let(How::May(0), ..) => Some(format!("{self}: nobody may do it")),
            What::Let(How::Get, _, then) => says(!then.can_be_got(), || {
                format!(
                    "{self}: others get a bonus, damage, a heal, a shield, a retaliation or conditions for `self`"
                )
            }),
            What::Let(_, _, then) => says(matches!(then.what, What::On { .. }), || {
                format!("{self}: a bonus is got (`for …`), nobody performs it")
            }),
            What::ThisTurn(_) => Some(format!("{self}: only items give a bonus for a turn")),
            What::If(when, _) => says(
                matches!(when, If::BesideAlly | If::Alone | If::EnemySprings | If::BesideOwnSummon),
                || format!("{self}: {when} is known of a target or a trap only, as an addition in [ ]"),
            ),
            What::Refresh(_, Used::Passive | Used::Flipped, ..) => {
                Some(format!("{self}: what is never used is never refreshed"))
            }
            What::Spawn(..) | What::Open(_) | What::Item(_) | What::Page(_) => {
                Some(format!("{self} is for scenarios"))
            }
            What::AddCards(_, _, whom)
            | What::Discard(_, whom)
            | What::Gold(_, whom)
            | What::Experience(_, whom) => {
                says(!matches!(whom, Whom::Myself | Whom::Everybody | Whom::One), || {
                    format!("{self}: this is for self, everybody or one")
                })
            }
            _ => None,
        };
        problem.or_else(|| self.clauses.iter().find_map(|clause| self.clause_means_nothing(clause)))
    }

    /// What of a bonus that an item gives for a turn would add to nothing.
    fn means_nothing_for_a_turn(&self) -> Problem {
        let What::On { event, against, gains } = &self.what else {
            return Some(format!("{self}: for a turn there is a bonus, `on …`"));
        };
        let whole = *event == Event::Move || is_whole_attack(*event);
        let plain = against.is_empty() && gains.clauses.is_empty() && gains.does.is_none();
        says(!whole || !plain, || {
            format!("{self}: it adds to all moves or to whole attacks, whatever is met")
        })
        .or_else(|| bonus_means_nothing(*event, against, gains))
    }

    /// Whether figures can get it from another.
    fn can_be_got(&self) -> bool {
        match &self.what {
            What::On { .. } => true,
            What::Do(ability) => matches!(
                ability,
                Ability::Suffer(_)
                    | Ability::Heal { range: None, .. }
                    | Ability::Shield(_)
                    | Ability::Retaliate(_)
                    | Ability::Give(_, Whom::Myself)
            ),
            _ => false,
        }
    }

    /// What an addition to this effect would be lost.
    fn clause_means_nothing(&self, clause: &Clause) -> Problem {
        let fits = match (&self.what, clause.head) {
            (What::Do(Ability::Retaliate(_)), Head::EachTime) => true,
            (_, Head::EachTime) => false,
            (What::Do(Ability::Trap(..)), head) => head == Head::If(If::EnemySprings),
            (_, Head::If(If::EnemySprings | If::Damaged)) => false,
            (What::Do(Ability::Attack(_)), _) => true,
            (_, head) if head.is_about_targets() => false,
            (What::Do(ability), _) => matches!(
                ability,
                Ability::Move { .. }
                    | Ability::Heal { .. }
                    | Ability::HealInRange(_)
                    | Ability::HealAll(..)
                    | Ability::Shield(_)
                    | Ability::Retaliate(_)
                    | Ability::Suffer(_)
                    | Ability::Give(..)
                    | Ability::Push(..)
                    | Ability::Pull(..)
                    | Ability::Damage(..)
            ),
            (What::Recover(..), _) => true,
            _ => false,
        };
        says(!fits, || format!("{self}: {clause} adds nothing to it"))
    }
}

impl Head {
    /// Whether it counts only where there is a target.
    fn is_about_targets(self) -> bool {
        use Per::{AllyBesideTarget, Kill, NegativeCondition, Target, TargetShield};
        matches!(
            self,
            Head::If(If::BesideAlly | If::Alone | If::Killed | If::BesideOwnSummon)
                | Head::Per(Target | Kill | NegativeCondition | AllyBesideTarget | TargetShield)
        )
    }
}

/// Whether an event is an attack on one target.
fn has_target(event: Event) -> bool {
    matches!(event, Event::Attack | Event::MeleeAttack | Event::RangedAttack)
}

/// Whether an event is a whole attack ability.
fn is_whole_attack(event: Event) -> bool {
    matches!(event, Event::AttackAction | Event::MeleeAttackAction | Event::RangedAttackAction)
}

/// What a bonus of a card in the active area would add to nothing.
fn bonus_means_nothing(event: Event, against: &[Filter], gains: &Gains) -> Problem {
    if event == Event::Turn {
        return Some(format!("on {event}: only items are used then"));
    }
    let about_figure =
        |filter: &Filter| matches!(filter, Filter::While(_) | Filter::WhileSo(_) | Filter::Free);
    use Event::{Approached, EnemyDies, Kill, OwnSummonDamage, OwnSummonKilled, ShadowEntered};
    let heeded = match event {
        _ if has_target(event) => true,
        Event::MeleeAttacked | Event::NearAttacked | Event::Damage | OwnSummonDamage => against.is_empty(),
        _ => against.iter().all(about_figure),
    };
    if !heeded {
        return Some(format!("on {event}: it cannot depend on whom or what is met"));
    }
    let does = has_target(event) || is_whole_attack(event);
    let then = matches!(
        event,
        Event::TurnStart
            | Event::TurnEnd
            | Event::AttackActionEnd
            | Approached
            | ShadowEntered
            | OwnSummonKilled
            | Kill
            | EnemyDies
    );
    if gains.does.is_some() && !(does || then) {
        return Some(format!("on {event}: nothing is done then"));
    }
    let mut lost = None;
    gains.each(&mut |gain| lost = lost.or((!takes(event, gain)).then_some(gain)));
    lost.map(|gain| format!("on {event}: {gain} adds nothing"))
}

/// Whether something is heeded that a card in the active area adds at an event.
fn takes(event: Event, gain: Gain) -> bool {
    match gain {
        Gain::Attack(gain) if is_whole_attack(event) => gain != ToAttack::OtherEnemy,
        Gain::Attack(gain) => {
            (has_target(event) || event == Event::Attacked) && !gain.is_for_the_whole_attack()
        }
        Gain::Move(gain) => matches!(gain, ToMove::Points(_) | ToMove::Away(_) | ToMove::Jump),
        Gain::Heal(gain) => matches!(gain, ToHeal::Points(_)),
        Gain::Defence(ToDefence::Shield(_)) => matches!(event, Event::AttackDamage | Event::RangedAttacked),
        Gain::Defence(ToDefence::Retaliate(_)) => matches!(event, Event::MeleeAttacked | Event::NearAttacked),
        Gain::Defence(ToDefence::Negate) => matches!(event, Event::Damage | Event::OwnSummonDamage),
        Gain::Defence(ToDefence::NoDouble | ToDefence::DoubleAsOne) => false,
        Gain::Experience(_) => has_target(event) || event == Event::Move,
        Gain::Aim(_) | Gain::Damage(_) | Gain::Recover(_) => false,
    }
}

impl ToAttack {
    /// Whether it is too late for it once a target is attacked.
    fn is_for_the_whole_attack(self) -> bool {
        use ToAttack::{MoreTargets, OtherArea, OtherEnemy, Range, Targets, Within};
        matches!(self, Targets(_) | MoreTargets(_) | Range(_) | Within(_) | OtherArea | OtherEnemy)
    }
}

impl Gains {
    /// Everything that is added, under whatever condition.
    fn each(&self, look: &mut dyn FnMut(Gain)) {
        self.gains.iter().for_each(|gain| look(*gain));
        self.clauses.iter().for_each(|clause| clause.gains.each(look));
    }
}

impl Action {
    /// Whether anything of it stays in play.
    pub(super) fn lasts(&self) -> bool {
        let mut lasts = false;
        self.does.iter().for_each(|effect| {
            effect.walk(&mut |e| {
                lasts |= matches!(
                    e.what,
                    What::On { .. }
                        | What::Summon(_)
                        | What::Special(_)
                        | What::Do(Ability::Shield(_) | Ability::Retaliate(_))
                );
            });
        });
        lasts
    }
}

impl Item {
    /// What of it nobody could use.
    pub(super) fn means_nothing(&self) -> Problem {
        self.side_means_nothing(&self.does).or_else(|| self.side_means_nothing(&self.back))
    }

    fn side_means_nothing(&self, side: &[Effect]) -> Problem {
        let mut events: Vec<Event> = Vec::new();
        for effect in side {
            let What::On { event, against, gains } = &effect.what else { continue };
            if events.contains(event) {
                return Some(format!("on {event}: it is used for one thing at a time"));
            }
            events.push(*event);
            let problem =
                says(!against.is_empty(), || format!("on {event}: an item is used against anybody"))
                    .or_else(|| {
                        says(!gains.clauses.is_empty(), || format!("on {event}: an item adds without [ ]"))
                    })
                    .or_else(|| item_gains_mean_nothing(self.used, *event, gains));
            if problem.is_some() {
                return problem;
            }
        }
        None
    }
}

fn item_gains_mean_nothing(used: Used, event: Event, gains: &Gains) -> Problem {
    let no_double = |gain: &Gain| matches!(gain, Gain::Defence(ToDefence::NoDouble | ToDefence::DoubleAsOne));
    if used == Used::Passive {
        let counts = event == Event::Attacked && gains.does.is_none() && gains.gains.iter().all(no_double);
        return says(!counts, || "what is never used up counts only as `on attacked: no-double`".to_owned());
    }
    let fits = |gain: &Gain| match gain {
        Gain::Attack(gain) => match event {
            Event::Attacked | Event::MeleeAttacked => !gain.is_for_the_whole_attack(),
            _ => !gain.is_for_the_whole_attack() && (has_target(event) || is_whole_attack(event)),
        },
        Gain::Move(gain) => matches!(gain, ToMove::Points(_) | ToMove::Jump),
        Gain::Defence(ToDefence::Shield(_)) => event == Event::AttackDamage,
        _ => false,
    };
    if let Some(gain) = gains.gains.iter().find(|gain| !fits(gain)) {
        return Some(format!("on {event}: an item cannot add {gain}"));
    }
    if gains.does.is_some() != (event == Event::Turn) {
        return Some(format!(
            "on {event}: an item does something on its owner's turn and adds something else"
        ));
    }
    if let Some(What::ThisTurn(then)) = gains.does.as_ref().map(|does| &does.what) {
        return then.means_nothing_for_a_turn();
    }
    use Event::{Approached, Damage, Heal, NearAttacked, OwnSummonDamage, OwnSummonKilled, RangedAttacked};
    use Event::{AttackActionEnd, EnemyDies, Kill, ShadowEntered, TurnEnd, TurnStart};
    let never = matches!(
        event,
        Heal | Damage
            | NearAttacked
            | RangedAttacked
            | Approached
            | ShadowEntered
            | OwnSummonKilled
            | OwnSummonDamage
            | Kill
            | EnemyDies
            | TurnStart
            | TurnEnd
            | AttackActionEnd
    );
    says(never, || format!("on {event}: no item is used then"))
}
