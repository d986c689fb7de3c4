//! The open questions of the book, and how a table answers them.
//!
//! A question that has a name here has a rule id, a default and a case for every answer. Gaps that the code
//! still reads in one way only (GH-GAP-19, -21, -23 to -26, -29, -32, -36, -42, -43) are to get names too;
//! docs/haven.md lists further readings.

use crate::Edition;
use board::hex::{FreeEnds, SightRule};
use serde::{Deserialize, Serialize};

macro_rules! rulings {
    ($($(#[$doc:meta])* $field:ident: $type:ident { $($(#[$vdoc:meta])* $value:ident),* $(,)? } = $default:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $type { $($(#[$vdoc])* $value),* }

            impl Default for $type {
                fn default() -> $type { $type::$default }
            }
        )*

        /// How a table answers the open questions. Everything unsaid has its default.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
        pub struct Rulings { $($(#[$doc])* pub $field: $type),* }
    };
}

rulings! {
    /// GH-GAP-18: whether an area may be mirrored.
    mirrored_areas: MirroredAreas {
        /// Only turned.
        No,
        /// Turned and mirrored.
        Yes,
    } = No;
    /// GH-GAP-20: whether an attack that deals no damage because of a null is struck back.
    null_retaliates: NullRetaliates {
        /// An attack took place.
        Yes,
        /// No damage, nothing to strike back for.
        No,
    } = Yes;
    /// GH-GAP-34: who orders the modifiers of one step when a monster attacks.
    monster_modifier_order: MonsterModifierOrder {
        /// As its attack is strongest.
        Maximum,
        /// The players decide together.
        Players,
    } = Maximum;
    /// GH-GAP-37: whether a line of sight may begin or end on a corner that touches a wall.
    sight_along_walls: SightAlongWalls {
        /// It may; only what a line touches on its way blocks it.
        Free,
        /// A corner on a wall inside the map cannot be used; one on the outline of the map can, and neighbours
        /// with nothing between them always see each other.
        Touching,
    } = Touching;
    /// GH-GAP-39: what difficult terrain costs in the last hex of a jump.
    jump_onto_difficult: JumpOntoDifficult {
        /// Two points.
        Two,
        /// One point.
        One,
    } = Two;
    /// GH-GAP-45: whether C counts exhausted characters.
    boss_counts_exhausted: BossCountsExhausted {
        /// As for setting up rooms.
        Yes,
        /// Only those on the board.
        No,
    } = Yes;
    /// GH-GAP-46: whether a figure strikes back that the attack has pushed or pulled out of range.
    retaliate_after_push: RetaliateAfterPush {
        /// What counts is where the attack was made from.
        Stays,
        /// What counts is where the figures stand now.
        Lost,
    } = Stays;
    /// GH-GAP-47: whether a figure that is stopped in the middle of an ability by a condition goes on.
    stopped_midway: StoppedMidway {
        /// It stops at once.
        AtOnce,
        /// It finishes the ability.
        AfterAbility,
    } = AtOnce;
    /// GH-GAP-49: whether allies walk through a figure that stands, flying, on a stun or immobilize trap.
    figure_on_stopping_trap: FigureOnStoppingTrap {
        /// It is in their way like an obstacle.
        Obstacle,
        /// They spring the trap and are stopped in the first hex in which they can stay.
        Passed,
    } = Obstacle;
    /// GH-GAP-50: whether the supply of BLESS cards has an end.
    bless_supply: BlessSupply {
        /// Ten, as in the box.
        Ten,
        /// As many as are given.
        Unlimited,
    } = Ten;
    /// GH-GAP-51: whether a monster consumes an element for an attack that it does not make, because it is
    /// disarmed or has nobody in reach.
    consume_in_vain: ConsumeInVain {
        /// It consumes whenever it can.
        Yes,
        /// Only for an attack that it makes.
        No,
    } = Yes;
}

impl Rulings {
    /// GH-GAP-37: who sees whom by these rulings; where lines need no corners it does not matter.
    pub fn sight(&self, edition: Edition) -> SightRule {
        match self.sight_along_walls {
            SightAlongWalls::Free => edition.sight().with_free_ends(FreeEnds::Everywhere),
            SightAlongWalls::Touching => edition.sight(),
        }
    }
}
