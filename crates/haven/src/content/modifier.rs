//! Attack modifier cards.

use super::ability::{Ability, Words};
use super::condition::{Condition, ElementSign};
use super::gain::{At, ToAttack};
use super::{AbilityCardId, ModifierId, Whom};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Cards that only a position has are counted down from the highest number; so many fit.
pub(crate) const MADE_UP: u8 = 64;

fn made_up_number(id: u8) -> Option<usize> {
    let number = u8::MAX - id;
    (number < MADE_UP).then(|| usize::from(number))
}

impl ModifierId {
    /// The card with this number, from 0, of those that only a position has.
    pub fn made_up(number: u8) -> ModifierId {
        ModifierId(u8::MAX - number)
    }

    /// The number of a card that only a position has.
    pub fn made_up_number(self) -> Option<usize> {
        made_up_number(self.0)
    }
}

impl AbilityCardId {
    /// The card with this number, from 0, of those that only a position has.
    pub fn made_up(number: u8) -> AbilityCardId {
        AbilityCardId(u8::MAX - number)
    }

    /// The number of a card that only a position has.
    pub fn made_up_number(self) -> Option<usize> {
        made_up_number(self.0)
    }
}

/// What a modifier card does to the attack value (GH-AMD-05, GH-AMD-06, GH-AMD-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Adds to it.
    Plus(i8),
    /// GH-AMD-07: doubles it.
    Double,
    /// GH-AMD-06: makes the attack deal no damage.
    Null,
}

/// FH-EFF-08: what only the class of a deck knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForOwner {
    /// It gains this many time tokens.
    Time(u8),
    /// The tokens of this many of its persistent cards go back by one slot.
    SlotsBack(u8),
}

/// A kind of modifier card.
///
/// Its words are `rolling`, then a number, `2x` or `null` (without any of these it is +0, GH-AMD-08), then what is
/// added to the attack, then what the attacker does: `rolling push 1`, `+1 wound`, `+0 target +1`, `+1 shield 1`,
/// `rolling infuse fire`, `rolling invisible self`. FH-EFF-08: `-1 gain-time 1` and `+0 slots-back 1` are for the owner of
/// the deck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct Modifier {
    /// Its name in cases and logs: `+1`, `null`, `rolling push 1`, `bless`.
    pub name: String,
    /// What it does to the value.
    pub factor: Factor,
    /// GH-AMD-10: another card is drawn.
    pub rolling: bool,
    /// GH-AMD-08, GH-AMD-09: what it adds to the attack on this target.
    pub gains: Vec<ToAttack>,
    /// GH-AMD-09: what the attacker does.
    pub does: Vec<Ability>,
    /// FH-EFF-08: what it does for the character whose deck it is in, whoever draws it.
    pub for_owner: Vec<ForOwner>,
    /// GH-AMD-13: the deck is shuffled at the end of the round in which it was drawn.
    pub shuffle: bool,
    /// GH-AMD-11: it leaves the deck when it is drawn.
    pub leaves: bool,
    /// GH-TAB-05: how many of it are in a standard deck.
    pub standard: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    card: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    standard: u8,
    #[serde(default)]
    shuffle: bool,
    #[serde(default)]
    leaves: bool,
}

impl TryFrom<Written> for Modifier {
    type Error = String;

    fn try_from(written: Written) -> Result<Modifier, String> {
        let Written { card, name, standard, shuffle, leaves } = written;
        let mut words = Words::of(&card);
        let rolling = words.takes("rolling");
        let factor = words.factor()?;
        let (mut gains, mut does, mut for_owner) = (Vec::new(), Vec::new(), Vec::new());
        while !words.rest.is_empty() {
            match words.peek() {
                "gain-time" | "slots-back" => for_owner.push(words.for_owner()?),
                "heal" | "shield" | "infuse" => does.push(words.for_attacker()?),
                _ if words.gives_attacker() => does.push(words.for_attacker()?),
                _ => gains.push(words.on_target()?),
            }
        }
        let name = name.unwrap_or(card);
        Ok(Modifier { name, factor, rolling, gains, does, for_owner, shuffle, leaves, standard })
    }
}

/// A card that only a position has; it is named by its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MadeUp(pub Modifier);

impl TryFrom<String> for MadeUp {
    type Error = String;

    fn try_from(card: String) -> Result<MadeUp, String> {
        Written { card, name: None, standard: 0, shuffle: false, leaves: false }.try_into().map(MadeUp)
    }
}

impl From<MadeUp> for String {
    fn from(card: MadeUp) -> String {
        card.0.name
    }
}

/// No number on a modifier card is higher.
const MOST: u8 = 9;

impl Words {
    fn factor(&mut self) -> Result<Factor, String> {
        if self.takes("2x") {
            return Ok(Factor::Double);
        }
        if self.takes("null") {
            return Ok(Factor::Null);
        }
        let signed = self.peek().starts_with(['+', '-']);
        Ok(Factor::Plus(if signed { self.signed("a modifier card")? } else { 0 }))
    }

    fn on_target(&mut self) -> Result<ToAttack, String> {
        use ToAttack::*;
        let gain = self.gain(At::Attack)?;
        match gain.to_attack() {
            Some(gain @ (Push(n) | Pull(n) | Pierce(n) | MoreTargets(n))) if n <= MOST => Ok(gain),
            Some(gain @ Condition(_)) => Ok(gain),
            _ => self.wrong(format_args!("{gain} stands on no modifier card")),
        }
    }

    fn for_owner(&mut self) -> Result<ForOwner, String> {
        let word = self.take();
        let count = self.number(&word)?;
        Ok(if word == "gain-time" { ForOwner::Time(count) } else { ForOwner::SlotsBack(count) })
    }

    /// Whether a condition for the attacker comes next: `invisible self`.
    fn gives_attacker(&self) -> bool {
        let next = |n: usize| self.rest.get(n).map_or("", String::as_str);
        next(0).parse::<Condition>().is_ok() && next(1) == "self"
    }

    fn for_attacker(&mut self) -> Result<Ability, String> {
        let ability = self.ability()?;
        match ability {
            Ability::Heal { points: n, range: None } | Ability::Shield(n) if n <= MOST => Ok(ability),
            Ability::Infuse(ElementSign::One(_) | ElementSign::Either(..)) => Ok(ability),
            Ability::Give(_, Whom::Myself) => Ok(ability),
            _ => self.wrong(format_args!("{ability} stands on no modifier card")),
        }
    }
}

impl Modifier {
    /// GH-ADV-08: compares what two cards do beside changing the value: every effect counts as positive, and of two
    /// different ones nobody can say which is better.
    pub fn compare_effects(&self, other: &Modifier) -> Option<Ordering> {
        match (self.includes(other), other.includes(self)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (false, false) => None,
        }
    }

    /// Whether this has everything the other has, and perhaps more.
    fn includes(&self, other: &Modifier) -> bool {
        let gained = |gain: &ToAttack| self.gains.iter().any(|mine| is_as_much(*mine, *gain));
        let done = |ability: &Ability| self.does.iter().any(|mine| does_as_much(mine, ability));
        let owned = |own: &ForOwner| self.for_owner.contains(own);
        other.gains.iter().all(gained) && other.does.iter().all(done) && other.for_owner.iter().all(owned)
    }
}

fn is_as_much(mine: ToAttack, other: ToAttack) -> bool {
    use ToAttack::*;
    match (mine, other) {
        (Push(a), Push(b)) | (Pull(a), Pull(b)) | (Pierce(a), Pierce(b)) => a >= b,
        (MoreTargets(a), MoreTargets(b)) => a >= b,
        _ => mine == other,
    }
}

fn does_as_much(mine: &Ability, other: &Ability) -> bool {
    match (mine, other) {
        (Ability::Heal { points: a, .. }, Ability::Heal { points: b, .. }) => a >= b,
        (Ability::Shield(a), Ability::Shield(b)) => a >= b,
        _ => mine == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(words: &str) -> Result<Modifier, String> {
        let (card, name) = (words.to_owned(), None);
        Written { card, name, standard: 0, shuffle: false, leaves: false }.try_into()
    }

    #[test]
    fn what_stands_on_no_modifier_card_is_refused() {
        for words in [
            "+1 jump",
            "+1 attack +2",
            "+0 heal 2 range 3",
            "+1 push 10",
            "+1 infuse any",
            "+x",
            "+1 rolling",
        ] {
            assert!(card(words).is_err(), "{words} was read");
        }
    }

    #[test]
    fn more_of_the_same_is_better_and_different_effects_cannot_be_compared() {
        let compare = |a, b| card(a).unwrap().compare_effects(&card(b).unwrap());
        assert_eq!(compare("+1 push 2", "+1 push 1"), Some(Ordering::Greater));
        assert_eq!(compare("+1 heal 1 self", "+1 heal 2 self"), Some(Ordering::Less));
        assert_eq!(compare("+0 wound", "+0"), Some(Ordering::Greater));
        assert_eq!(compare("+0 wound", "+0 stun"), None);
        assert_eq!(compare("+0 target +1", "+0 target +1"), Some(Ordering::Equal));
    }
}
