//! The editions, and every rule on which they differ.

mod ids;
mod scenario;

pub use scenario::{Draws, EndStep};

use std::fmt;
use std::str::FromStr;

use board::hex::{Figure, Gait, SightRule, Turn};
use serde::{Deserialize, Serialize};

/// A game of the family.
///
/// A rule that is not the same in all editions is a method here and nowhere else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// Gloomhaven, first edition.
    #[default]
    Gloomhaven,
    /// Frosthaven.
    Frosthaven,
    /// Gloomhaven: Jaws of the Lion. It has no catalogue of its own: where nothing else is said, the rules of
    /// Gloomhaven hold.
    #[serde(rename = "jaws")]
    JawsOfTheLion,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::Gloomhaven, Edition::Frosthaven, Edition::JawsOfTheLion];

    /// The name in files and on the command line.
    ///
    /// ```
    /// use haven::Edition;
    /// assert_eq!(Edition::JawsOfTheLion.name(), "jaws");
    /// assert_eq!("frosthaven".parse(), Ok(Edition::Frosthaven));
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Gloomhaven => "gloomhaven",
            Edition::Frosthaven => "frosthaven",
            Edition::JawsOfTheLion => "jaws",
        }
    }

    /// Who sees whom: from corner to corner in Gloomhaven, from any point to any point in the others.
    ///
    /// GH-ATK-06, FH-LOS-02, FH-DIF-01.
    pub const fn sight(self) -> SightRule {
        match self {
            Edition::Gloomhaven => SightRule::GLOOMHAVEN,
            Edition::Frosthaven | Edition::JawsOfTheLion => SightRule::FROSTHAVEN,
        }
    }

    /// Whether difficult terrain costs its two points in the last hex of a jump.
    ///
    /// GH-GAP-39 (yes), FH-MOV-08 and FH-OVL-15 (no), FH-DIF-11.
    pub const fn difficult_terrain_slows_landing(self) -> bool {
        matches!(self, Edition::Gloomhaven)
    }

    /// A jump by the rules of the edition.
    ///
    /// GH-MOV-06, GH-MOV-07, FH-MOV-07; the last hex as in [`Edition::difficult_terrain_slows_landing`].
    pub const fn jump(self) -> Gait {
        Gait::Jump { heavy_landing: self.difficult_terrain_slows_landing() }
    }

    /// Whether a figure whose move is a jump may walk instead.
    ///
    /// GH-MOV-06 (no: the move is a jump); FH-ADD-02, FH-MOV-07 (yes: jumping is an added effect).
    pub const fn jump_may_be_left(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the nearer of two enemies that are equally easy to attack is focused, before initiative is looked
    /// at.
    ///
    /// GH-FOC-05, FH-FOC-04; Jaws of the Lion goes on to initiative at once.
    pub const fn closeness_counts_for_focus(self) -> bool {
        !matches!(self, Edition::JawsOfTheLion)
    }

    /// Whether attacking the focus without disadvantage comes before attacking many.
    ///
    /// GH-MMV-08 (yes); FH-MMV-07 C before D (no), FH-DIF-46.
    pub const fn clean_shot_at_focus_comes_first(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Where a figure heads if it cannot attack its focus this turn: true if to the place of its best later attack,
    /// false if to the nearest place from which the focus can be attacked at all.
    ///
    /// GH-MMV-05 and GH-MMV-06, "towards a hex within range for the best possible attack" (the best); but
    /// GH-MMV-09 only says "as close as possible to its focus", so this is a reading. FH-MMV-03, FH-MMV-07 A:
    /// the way to the attack hex found with the focus (the nearest).
    pub const fn heads_for_best_later_attack(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether further targets are ranked by the rules of focus; otherwise the players choose among them.
    ///
    /// GH-FOC-13, GH-MAT-04 (ranked); FH-FOC-11, FH-MMV-07 F (not).
    pub const fn ranks_further_targets(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether a monster gives a positive condition to the nearest ally that does not have it yet; otherwise the
    /// players choose.
    ///
    /// FH-MAB-07 (nearest); GH-AMB-01 (players).
    pub const fn conditions_go_to_the_nearest(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// What an invisible enemy is to a figure that moves by the rules for monsters: an obstacle, or something to
    /// pass but not to stop on.
    ///
    /// GH-FOC-08 and GH-CON-20 (an obstacle); FH-CND-14 (passed), FH-DIF-18.
    pub const fn invisible_enemy(self) -> Figure {
        match self {
            Edition::Frosthaven => Figure::Ally,
            Edition::Gloomhaven | Edition::JawsOfTheLion => Figure::Enemy,
        }
    }

    /// How an area may be turned before it is laid, unless the table rules otherwise.
    ///
    /// FH-AOE-01: turned and mirrored. GH-AOE-01, GH-AOE-11 and FH-DIF-07: turned. GH-GAP-18 leaves open whether it may
    /// be mirrored in Gloomhaven, so this is only the default of that ruling.
    pub const fn area_turns(self) -> Turn {
        match self {
            Edition::Frosthaven => Turn::RotateAndMirror,
            Edition::Gloomhaven | Edition::JawsOfTheLion => Turn::Rotate,
        }
    }
}

/// Differences that matter to the world of a scenario.
impl Edition {
    /// The damage of a hex of hazardous terrain at a scenario level.
    ///
    /// GH-MAP-16: half of a trap's damage, rounded down. FH-DIF-09: 1 + a third of the level, rounded up.
    pub const fn hazard_damage(self, level: u8) -> u8 {
        match self {
            Edition::Gloomhaven | Edition::JawsOfTheLion => (2 + level) / 2,
            Edition::Frosthaven => 1 + level.div_ceil(3),
        }
    }

    /// How many BLESS cards there are for all decks together, if the book says so.
    ///
    /// FH-DIF-25: ten in Frosthaven; Gloomhaven prints no limit (GH-GAP-50).
    pub const fn bless_supply(self) -> Option<usize> {
        match self {
            Edition::Frosthaven => Some(10),
            Edition::Gloomhaven | Edition::JawsOfTheLion => None,
        }
    }

    /// Whether summoned and spawned monsters leave something when they die.
    ///
    /// GH-ATK-18, GH-MAB-07 (no); FH-DIF-37 (yes).
    pub const fn summoned_monsters_drop_loot(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether loot abilities need line of sight.
    ///
    /// GH-LOO-02 (yes); FH-DIF-03 (no).
    pub const fn loot_needs_sight(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether a loot ability can be performed only where something can be looted.
    ///
    /// GH-LOO-01 (no); FH-LOO-03 (yes).
    pub const fn loot_needs_something(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a character may stop a push or pull before its last hex.
    ///
    /// GH-EFF-05 (no: the effect is optional, but then it moves the target as far as it can); FH-DIF-34 (yes).
    pub const fn may_stop_forced_movement(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a monster pushes and pulls only where the figure goes as far as it can.
    ///
    /// GH-EFF-05, GH-EFF-06, GH-AMB-01 (no: the group chooses each hex, and without one the effect ends); FH-FRC-05 (yes).
    pub const fn monsters_force_as_far_as_they_can(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a flying figure is pushed and pulled over its enemies.
    ///
    /// GH-EFF-07, GH-EFF-10 (no); FH-FRC-01, FH-MOV-10 (yes).
    pub const fn flyers_are_forced_over_enemies(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether nobody is pushed or pulled through a figure that flies above a stun or immobilize trap.
    ///
    /// GH-GAP-49 (no: it is about walkers, who would be stopped there); FH-MOV-12, FH-FRC-06 (yes).
    pub const fn flyers_stop_forced_movement(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the pushes of an attack and of its modifier cards are one push, and the pulls one pull.
    ///
    /// GH-EFF-03 (no: each is an effect that may be skipped); FH-FRC-09, FH-DIF-34 (yes).
    pub const fn forced_movement_adds_up(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a figure that loses flying over an obstacle suffers damage as from a trap.
    ///
    /// GH-MOV-10 (yes); FH-DIF-12 (no).
    pub const fn losing_flight_hurts(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether a monster's further attack abilities spare those it has already attacked.
    ///
    /// GH-MAT-04 (yes); FH-DIF-48 (no).
    pub const fn further_attacks_spare(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no edition has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no edition '{0}'; known are gloomhaven, frosthaven and jaws")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Edition, UnknownEdition> {
        let known = Edition::ALL.into_iter().find(|edition| edition.name() == name);
        known.ok_or_else(|| UnknownEdition(name.to_owned()))
    }
}
