//! The words for what is done, and to whom.

use super::ability::{AttackKind, Attribute, Condition, Effect, Whom};
use super::always::{Always, Until};
use super::amount::Amount;
use super::dice::Colour;
use super::words::words;
use serde::Deserialize;

words! {
    /// What is done, and to whom.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    Deed {
        /// DE-DMG-05: damage is recovered.
        Recover(Amount, Whom),
        /// DE-DMG-05: fatigue is recovered.
        Rest(Amount, Whom),
        /// DE-DMG-01: damage is suffered.
        Suffer(Amount, Whom),
        /// DE-CHR-06: fatigue is suffered.
        Tire(Amount, Whom),
        /// DE-DEF-01: somebody is defeated.
        Defeat(Whom),
        /// A condition is inflicted, whatever else happens.
        Afflict(Condition, Whom),
        /// The same, with a condition of the user's choice.
        AfflictOne(Whom),
        /// One condition of the chooser's choice is discarded.
        Cleanse(Whom),
        /// Something counts for a while.
        Lasts(Until, Always, Whom),
        /// DE-ATT-03: an attribute test, and what follows for whoever was tested.
        Test(Testing),
        /// DE-DIC-07: the test is rolled again.
        Retry,
        /// DC-OL-40, DC-OL-41: the test that was passed is made again with a lower attribute.
        Repeat {
            /// By how much the attribute is lower.
            less: u8,
            /// What follows if it is passed again.
            pass: Vec<Effect>,
        },
        /// An attack.
        Attack(Attacking),
        /// DE-MOV-18: movement points.
        Points(u8),
        /// DE-MOV-15: a move of up to this many spaces; 0 is the Speed.
        Move(u8),
        /// The hero moves up to this many spaces, out of a monster's way.
        Dodge(u8),
        /// One other hero within this many spaces performs a move action.
        MoveOther(u8),
        /// One more move action in this turn.
        MoveAction,
        /// One more attack action in this turn.
        AttackAction,
        /// The move action ends.
        EndMove,
        /// A movement point is lost; something else happens if there is none.
        LosePoint(Vec<Effect>),
        /// DC-SHOP-01: the attacker moves the target 1 space, if that is possible.
        Push,
        /// DE-MOV-17: they are placed on empty spaces within so many spaces of their own.
        PlaceWithin(u8, Whom),
        /// DC-MAB-45: until the overlord's next turn attacks of figures that are not adjacent cannot affect it.
        Aloft,
        /// DE-SRC-07: a search token within this many spaces is searched.
        Search(u8),
        /// A door is opened or closed.
        Door,
        /// DC-CLASS-76: the hero challenges a monster in its sight.
        Challenge,
        /// DC-CLASS-43: the familiar is placed on an adjacent empty space.
        PlaceFamiliar,
        /// DE-FAM-04: the familiar is removed.
        RemoveFamiliar,
        /// The familiar is activated once more.
        ActivateFamiliar,
        /// DE-OVC-03: the overlord draws cards.
        OverlordDraws(u8),
        /// The overlord discards cards by chance.
        OverlordDiscards(u8),
        /// The overlord card returns to the hand.
        TakeBack,
    }
}

/// DE-ATT-03: an attribute test.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Testing {
    /// Of what; one of several.
    pub of: Vec<Attribute>,
    /// Who says of which.
    #[serde(default)]
    pub says: Says,
    /// Of whom.
    pub whom: Whom,
    /// What follows for whoever fails.
    #[serde(default)]
    pub fail: Vec<Effect>,
    /// What follows for whoever passes.
    #[serde(default)]
    pub pass: Vec<Effect>,
}

/// Who chooses the attribute of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Says {
    /// The overlord.
    #[default]
    Overlord,
    /// Whoever is tested.
    Tested,
}

/// An attack that a card gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attacking {
    /// Who attacks.
    pub by: By,
    /// Only of this kind.
    pub kind: Option<AttackKind>,
    /// Only with weapons that have one of these traits.
    pub with: Vec<String>,
    /// A ranged attack with these dice, and not with what is printed.
    pub dice: Vec<Colour>,
    /// Against whom.
    pub on: On,
    /// Whether it may be left out.
    pub may: bool,
    /// DE-ATK-05: whether it is made with a weapon, and not with bare hands.
    pub armed: bool,
    /// What is added to it.
    pub gain: Vec<Effect>,
    /// What follows if it deals damage.
    pub hits: Vec<Effect>,
}

/// Who makes the attack that a card gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum By {
    /// Whose card it is.
    #[default]
    You,
    /// The familiar.
    Familiar,
}

/// Against whom an attack is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum On {
    /// One target, as usual.
    #[default]
    One,
    /// Every adjacent monster.
    AdjacentMonsters,
    /// Every adjacent figure, friends too; range does not matter.
    AdjacentFigures,
    /// Two different monsters in line of sight.
    TwoMonsters,
    /// Every other figure within this many spaces and in line of sight; range does not matter.
    FiguresWithin(u8),
    /// The figure that gave rise to it.
    Culprit,
    /// The only monster in line of sight.
    OnlyInSight,
    /// The space of the own familiar; neither range nor sight matter.
    OwnFamiliar,
    /// Every monster in line of sight of the familiar's owner; range does not matter.
    SeenByOwner,
}
