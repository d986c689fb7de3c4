//! Battle goals and what they ask for.
//!
//! A criterion is written in words: a number that is counted in the scenario, how it compares, and with what:
//! `cards at-least 5`, `kills at-most 3`, `items at-least level+2`, `hp exactly most`.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// GH-BGL-02: a battle goal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Its name: `streamliner`.
    pub name: String,
    /// How many check marks it gives.
    pub checks: u8,
    /// How many it gives to a party of four, if that differs.
    #[serde(default)]
    pub checks_of_four: Option<u8>,
    /// What it asks for.
    pub needs: Criterion,
}

impl Goal {
    /// How many check marks it gives with so many characters.
    pub fn checks_among(&self, characters: usize) -> u8 {
        self.checks_of_four.filter(|_| characters >= 4).unwrap_or(self.checks)
    }
}

/// What is counted for a battle goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// Cards in hand and discard pile at the end.
    Cards,
    /// Experience gained in the scenario.
    Experience,
    /// Hit points at the end.
    HitPoints,
    /// The fewest hit points at any time.
    LeastHitPoints,
    /// Traps sprung or disarmed in the character's turns or in those of its summons.
    Traps,
    /// Treasure tiles looted.
    Treasures,
    /// Money tokens looted.
    Money,
    /// Money tokens and treasure tiles looted.
    Loot,
    /// Other characters who became exhausted.
    Exhausted,
    /// Rooms revealed by opening a door in the character's turns.
    Rooms,
    /// Monsters killed.
    Kills,
    /// Elite monsters killed.
    EliteKills,
    /// Uses of items.
    Items,
    /// Rounds that began without a monster on the map.
    EmptyRounds,
    /// The most damage of a kill beyond what was needed.
    Overkill,
    /// The first monster of the scenario killed: 1 if by the character.
    FirstKills,
    /// Undamaged monsters killed by a single attack.
    CleanKills,
    /// Long rests taken.
    LongRests,
    /// Short rests taken.
    ShortRests,
    /// Cards in hand and discard pile at the end; of a character who is exhausted more than any goal allows.
    CardsLeft,
    /// 1, if the character has more loot tokens than every other.
    MostLoot,
    /// 1, if it has fewer.
    LeastLoot,
    /// The last monster of the scenario killed: 1 if by the character.
    LastKills,
    /// Monsters killed that had two negative conditions or more.
    BulliedKills,
    /// Monsters killed while three elements or more were strong or waning.
    RitualKills,
    /// The most monsters killed in one round.
    KillsInARound,
    /// Elite and named monsters and bosses killed.
    StrongKills,
    /// Monsters killed that were not adjacent, while another was.
    ShirkedKills,
    /// Actions with the lost symbol performed.
    LostActions,
    /// Basic actions performed.
    BasicActions,
    /// Rests taken with cards in hand.
    RestsWithHand,
    /// Rests taken without.
    RestsWithoutHand,
    /// Long rests with all hit points, after damage.
    IdleRests,
    /// The most hexes moved in one turn.
    HexesInATurn,
    /// 1, if the character was the first to be exhausted.
    FirstExhausted,
    /// Times that cards were lost instead of 5 damage or more.
    GreatNegations,
    /// Times that cards were lost instead of 2 damage of an attack or less.
    SmallNegations,
    /// Monsters killed that an ally had attacked in the same round.
    AssistedKills,
    /// Rounds that ended with the character in a door beside two enemies or more.
    Bastions,
    /// The most tokens looted in one turn.
    LootInATurn,
    /// Monsters killed by an attack with disadvantage.
    UnluckyKills,
    /// Times that an attack has hurt the character in a round of a long rest.
    HurtRests,
    /// Times that the token of a monster was looted in the round in which the character killed it.
    Muggings,
    /// Negative conditions removed from the character or its allies.
    Reliefs,
    /// Tokens looted at the end of turns.
    EndLoot,
    /// Hexes entered that held a figure or an obstacle.
    Crossings,
    /// The most tokens looted by one ability beside an enemy.
    PickedAtOnce,
    /// The most enemies that attacked the character in one round.
    AttackersInARound,
    /// Potions used.
    Potions,
    /// Rests before which nothing was done for an ally.
    Neglects,
    /// Turns that ended where they had begun, but for long rests.
    Stays,
    /// The most actions with the lost symbol in one turn.
    LostInATurn,
    /// Turns that ended beside another character.
    Company,
    /// Negative conditions added to enemies that had another.
    Torments,
    /// Monsters killed before their first turn.
    AmbushKills,
    /// Cards lost before the first rest.
    EarlyLosses,
    /// Rounds begun with the lower initiative of the two cards.
    HastyRounds,
    /// Times that a hex beside an enemy was left, and not by force.
    Disengagements,
    /// Kinds of monsters of the scenario of which the character has killed none.
    KindsSpared,
    /// Times that a room with tokens was left.
    Desertions,
    /// Turns with a kill and an opened door.
    Overachievements,
    /// Attack abilities in the first three rounds.
    EarlyAttacks,
    /// Attacks on enemies that had acted in the round.
    LateAttacks,
    /// Turns that ended away from walls, obstacles and objectives.
    ExposedTurns,
}

/// How the number must compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Compare {
    AtLeast,
    AtMost,
    Exactly,
}

/// With what it is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A number.
    Number(u8),
    /// The character's level plus this many.
    LevelPlus(u8),
    /// The character's most hit points.
    Most,
    /// Half of them, rounded up.
    HalfOfMost,
    /// A number for two, three and four characters.
    ByParty(u8, u8, u8),
}

/// What a battle goal asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Criterion {
    /// What is counted.
    pub measure: Measure,
    /// How it compares.
    pub compare: Compare,
    /// With what.
    pub bound: Bound,
}

impl Measure {
    /// Every measure with its word.
    pub const ALL: [(Measure, &'static str); 64] = [
        (Measure::Cards, "cards"),
        (Measure::Experience, "xp"),
        (Measure::HitPoints, "hp"),
        (Measure::LeastHitPoints, "least-hp"),
        (Measure::Traps, "traps"),
        (Measure::Treasures, "treasures"),
        (Measure::Money, "money"),
        (Measure::Loot, "loot"),
        (Measure::Exhausted, "exhausted"),
        (Measure::Rooms, "rooms"),
        (Measure::Kills, "kills"),
        (Measure::EliteKills, "elite-kills"),
        (Measure::Items, "items"),
        (Measure::EmptyRounds, "empty-rounds"),
        (Measure::Overkill, "overkill"),
        (Measure::FirstKills, "first-kills"),
        (Measure::CleanKills, "clean-kills"),
        (Measure::LongRests, "long-rests"),
        (Measure::ShortRests, "short-rests"),
        (Measure::CardsLeft, "cards-left"),
        (Measure::MostLoot, "most-loot"),
        (Measure::LeastLoot, "least-loot"),
        (Measure::LastKills, "last-kills"),
        (Measure::BulliedKills, "bullied-kills"),
        (Measure::RitualKills, "ritual-kills"),
        (Measure::KillsInARound, "kills-in-a-round"),
        (Measure::StrongKills, "strong-kills"),
        (Measure::ShirkedKills, "shirked-kills"),
        (Measure::LostActions, "lost-actions"),
        (Measure::BasicActions, "basic-actions"),
        (Measure::RestsWithHand, "rests-with-hand"),
        (Measure::RestsWithoutHand, "rests-without-hand"),
        (Measure::IdleRests, "idle-rests"),
        (Measure::HexesInATurn, "hexes-in-a-turn"),
        (Measure::FirstExhausted, "first-exhausted"),
        (Measure::GreatNegations, "great-negations"),
        (Measure::SmallNegations, "small-negations"),
        (Measure::AssistedKills, "assisted-kills"),
        (Measure::Bastions, "bastions"),
        (Measure::LootInATurn, "loot-in-a-turn"),
        (Measure::UnluckyKills, "unlucky-kills"),
        (Measure::HurtRests, "hurt-rests"),
        (Measure::Muggings, "muggings"),
        (Measure::Reliefs, "reliefs"),
        (Measure::EndLoot, "end-loot"),
        (Measure::Crossings, "crossings"),
        (Measure::PickedAtOnce, "picked-at-once"),
        (Measure::AttackersInARound, "attackers-in-a-round"),
        (Measure::Potions, "potions"),
        (Measure::Neglects, "neglects"),
        (Measure::Stays, "stays"),
        (Measure::LostInATurn, "lost-in-a-turn"),
        (Measure::Company, "company"),
        (Measure::Torments, "torments"),
        (Measure::AmbushKills, "ambush-kills"),
        (Measure::EarlyLosses, "early-losses"),
        (Measure::HastyRounds, "hasty-rounds"),
        (Measure::Disengagements, "disengagements"),
        (Measure::KindsSpared, "kinds-spared"),
        (Measure::Desertions, "desertions"),
        (Measure::Overachievements, "overachievements"),
        (Measure::EarlyAttacks, "early-attacks"),
        (Measure::LateAttacks, "late-attacks"),
        (Measure::ExposedTurns, "exposed-turns"),
    ];

    /// Its word.
    pub fn as_str(self) -> &'static str {
        Measure::ALL[self as usize].1
    }
}

impl Criterion {
    /// The number that is asked of one of so many characters, of this level and with these most hit points.
    pub fn asked(self, level: u8, most: u8, characters: usize) -> u16 {
        u16::from(match self.bound {
            Bound::Number(n) => n,
            Bound::LevelPlus(n) => level.saturating_add(n),
            Bound::Most => most,
            Bound::HalfOfMost => most.div_ceil(2),
            Bound::ByParty(two, three, four) => match characters {
                ..=2 => two,
                3 => three,
                _ => four,
            },
        })
    }

    /// Whether this number is enough for one of so many characters, of this level and with these most hit points.
    pub fn met(self, number: u16, level: u8, most: u8, characters: usize) -> bool {
        let bound = self.asked(level, most, characters);
        match self.compare {
            Compare::AtLeast => number >= bound,
            Compare::AtMost => number <= bound,
            Compare::Exactly => number == bound,
        }
    }
}

impl Display for Criterion {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let compare = match self.compare {
            Compare::AtLeast => "at-least",
            Compare::AtMost => "at-most",
            Compare::Exactly => "exactly",
        };
        write!(f, "{} {compare} ", self.measure.as_str())?;
        match self.bound {
            Bound::Number(n) => write!(f, "{n}"),
            Bound::LevelPlus(n) => write!(f, "level+{n}"),
            Bound::ByParty(two, three, four) => write!(f, "{two}/{three}/{four}"),
            Bound::Most => f.write_str("most"),
            Bound::HalfOfMost => f.write_str("half"),
        }
    }
}

impl FromStr for Criterion {
    type Err = String;
    fn from_str(text: &str) -> Result<Criterion, String> {
        let oh = |what: String| format!("in {text:?}: {what}");
        let [measure, compare, bound] = text.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(oh("a criterion has three words: `kills at-least 5`".to_owned()));
        };
        let found = Measure::ALL.iter().find(|(_, word)| *word == measure);
        let Some((measure, _)) = found else {
            let all = Measure::ALL.map(|(_, word)| word).join(", ");
            return Err(oh(format!("{measure:?} is not counted; there are: {all}")));
        };
        let compare = match compare {
            "at-least" => Compare::AtLeast,
            "at-most" => Compare::AtMost,
            "exactly" => Compare::Exactly,
            other => return Err(oh(format!("at-least, at-most or exactly, not {other:?}"))),
        };
        let number = |word: &str| word.parse().map_err(|_| oh(format!("{word:?} is no number")));
        let bound = match bound {
            "most" => Bound::Most,
            "half" => Bound::HalfOfMost,
            other => match other.strip_prefix("level+") {
                Some(more) => Bound::LevelPlus(number(more)?),
                None => match other.split('/').collect::<Vec<_>>()[..] {
                    [two, three, four] => Bound::ByParty(number(two)?, number(three)?, number(four)?),
                    _ => Bound::Number(number(other)?),
                },
            },
        };
        Ok(Criterion { measure: *measure, compare, bound })
    }
}

impl TryFrom<String> for Criterion {
    type Error = String;
    fn try_from(text: String) -> Result<Criterion, String> {
        text.parse()
    }
}

impl From<Criterion> for String {
    fn from(criterion: Criterion) -> String {
        criterion.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_criterion_is_written_read_and_met() {
        for (n, (measure, _)) in Measure::ALL.iter().enumerate() {
            assert_eq!(*measure as usize, n);
        }
        for text in
            ["cards at-least 5", "items at-least level+2", "hp exactly most", "elite-kills at-least 1/1/2"]
        {
            assert_eq!(text.parse::<Criterion>().map(|c| c.to_string()), Ok(text.to_owned()));
        }
        let half: Criterion = "least-hp at-least half".parse().unwrap();
        assert!(half.met(5, 1, 9, 2) && !half.met(4, 1, 9, 2));
        let uses: Criterion = "items at-least level+2".parse().unwrap();
        assert!(uses.met(5, 3, 9, 2) && !uses.met(4, 3, 9, 2));
        let elites: Criterion = "elite-kills at-least 1/1/2".parse().unwrap();
        assert!(elites.met(1, 3, 9, 3) && !elites.met(1, 3, 9, 4) && elites.met(2, 3, 9, 4));
        assert!("kills about 3".parse::<Criterion>().unwrap_err().contains("about"));
    }
}
