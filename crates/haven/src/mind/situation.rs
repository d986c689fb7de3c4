//! What a figure knows when it decides.

use board::hex::{Doors, Figure, Gait, Ground, Map, Pattern, RangeTable, SeenWithin, SightTable, Turn};
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};

use crate::Edition;

/// The number of an enemy in [`Situation::foes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FoeId(pub u8);

impl FoeId {
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A figure that moves by the rules for monsters: where it stands, and everything that its decision depends on.
///
/// Doors are in the tables: `ground`, `sight`, `range` and `near` are made from the same map with the doors that are open.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// By which rules.
    pub edition: Edition,
    /// The map.
    pub map: &'a Map,
    /// Terrain and figures as this figure meets them; itself left out. [`ground`] makes one.
    pub ground: &'a Ground,
    /// Who sees whom.
    pub sight: &'a SightTable,
    /// How far it is, around walls.
    pub range: &'a RangeTable,
    /// Both together.
    pub near: &'a SeenWithin,
    /// Where the figure stands.
    pub at: SpaceId,
    /// How it moves. It matters for the focus even if the figure cannot move this turn.
    pub gait: Gait,
    /// Its movement points: 0 if it has no move, or is immobilized (GH-CON-10, FH-FOC-12).
    pub points: u16,
    /// Its attack: `None` if it has none or is disarmed; it then decides as for a melee attack on one target, and
    /// attacks nobody (GH-FOC-04, GH-GAP-24, FH-FOC-03).
    pub attack: Option<Attack<'a>>,
    /// Its enemies; at most [`Situation::MOST_FOES`] are looked at.
    pub foes: &'a [Foe],
    /// Where its allies stand; they matter only for the blue hexes of areas (FH-AOE-03).
    pub friends: &'a SpaceSet,
    /// How an area may be turned: [`Edition::area_turns`] unless ruled otherwise (GH-GAP-18).
    pub turn: Turn,
    /// A focus found earlier in the same turn, if it is to be kept.
    ///
    /// A figure focuses before it performs the abilities of its card (GH-FOC-01, FH-FOC-01), so one that moves
    /// only after its attack goes for the focus it had (GH-GAP-42).
    pub focus: Option<FoeId>,
}

impl<'a> Situation<'a> {
    /// The most enemies that are looked at.
    pub const MOST_FOES: usize = 128;

    /// The enemies that are looked at, with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (FoeId, &'a Foe)> {
        let spaces = self.map.len();
        let foes = self.foes.iter().take(Self::MOST_FOES).enumerate();
        foes.filter(move |(_, foe)| foe.at.index() < spaces).map(|(number, foe)| (FoeId(number as u8), foe))
    }

    /// The attack the figure decides with: its own, or melee on one target (GH-FOC-04, FH-FOC-03).
    pub(super) fn weapon(&self) -> Attack<'a> {
        self.attack.filter(|attack| attack.targets > 0).unwrap_or(Attack::MELEE)
    }

    /// Whether the figure attacks at all after it has moved.
    pub(super) fn attacks(&self) -> bool {
        self.attack.is_some_and(|attack| attack.targets > 0)
    }
}

/// An attack as far as it matters for where to stand and whom to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack<'a> {
    /// How far it goes.
    pub reach: Reach,
    /// How many it targets (GH-AOE-07, FH-TGT-01); with an area, the area counts as one and the rest are targets
    /// beside it (FH-AOE-09).
    pub targets: u8,
    /// The area of effect, if it has one.
    pub area: Option<&'a Pattern>,
    /// Whether it has disadvantage wherever the figure stands: muddled, for example (GH-CON-14).
    pub disadvantage_anyway: bool,
}

/// How far an attack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// To adjacent hexes (GH-ATK-05).
    Melee,
    /// A ranged attack (GH-ATK-03); one with range 1 is ranged too, and has disadvantage against adjacent targets
    /// (GH-ATK-04, FH-ADV-08).
    Range(u16),
}

impl Attack<'_> {
    /// A melee attack on one target.
    pub const MELEE: Attack<'static> =
        Attack { reach: Reach::Melee, targets: 1, area: None, disadvantage_anyway: false };

    /// FH-FOC-03: a ranged attack on one target.
    pub const fn ranged(range: u16) -> Attack<'static> {
        Attack { reach: Reach::Range(range), targets: 1, area: None, disadvantage_anyway: false }
    }

    /// How many hexes it goes.
    pub(super) const fn range(&self) -> u16 {
        match self.reach {
            Reach::Melee => 1,
            Reach::Range(range) => range,
        }
    }

    /// Whether it is worse against an adjacent target than elsewhere.
    ///
    /// GH-ATK-04, FH-ADV-08: ranged attacks are. GH-AOE-03, FH-AOE-02: an area with the figure's own hex is melee.
    /// GH-ADV-09, FH-ADV-07: an attack that has disadvantage anyway does not get more of it.
    pub(super) fn minds_adjacent_targets(&self) -> bool {
        let own = self.area.is_some_and(|area| area.own);
        matches!(self.reach, Reach::Range(_)) && !own && !self.disadvantage_anyway
    }
}

/// An enemy of the figure that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foe {
    /// Where it stands.
    pub at: SpaceId,
    /// When it acts.
    pub order: Order,
    /// Invisible figures are neither focused nor targeted (GH-CON-19, FH-CND-13).
    pub invisible: bool,
    /// Already attacked by an earlier attack of this turn and not to be chosen again (GH-MAT-04).
    pub spared: bool,
}

impl Foe {
    /// An enemy that can be focused.
    pub const fn new(at: SpaceId, order: Order) -> Foe {
        Foe { at, order, invisible: false, spared: false }
    }

    /// Whether it can be focused and targeted.
    pub(super) const fn counts(&self) -> bool {
        !self.invisible && !self.spared
    }
}

/// The place of a figure in the order of initiative, where earlier is less; equal places are a tie.
///
/// ```
/// use haven::mind::Order;
/// let brute = Order::of(30);
/// assert!(Order::of(12) < brute);
/// assert!(brute.summon(0) < brute.summon(1) && brute.summon(1) < brute);
/// assert!(Order::of(99) < Order::long_rest());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Order {
    resting: bool,
    initiative: u8,
    /// How the players have settled a tie this round.
    settled: u8,
    second: u8,
    /// Monsters of one type in the order in which they act; summons in the order in which they came, then their
    /// summoner.
    place: u8,
}

impl Order {
    /// A figure with this initiative (GH-FOC-06, FH-FOC-05). Objectives have 99 (GH-SUM-15, FH-FOC-14).
    pub const fn of(initiative: u8) -> Order {
        Order { resting: false, initiative, second: 0, settled: 0, place: u8::MAX }
    }

    /// A character on a long rest comes last (GH-FOC-15).
    pub const fn long_rest() -> Order {
        Order { resting: true, initiative: 99, second: 0, settled: 0, place: u8::MAX }
    }

    /// The same place, later than those with the same initiative and a lower second number.
    #[must_use]
    pub const fn then(self, second: u8) -> Order {
        Order { second, ..self }
    }

    /// The same place, later than those with the same numbers whom the players have put before it (GH-INI-06,
    /// GH-INI-08).
    #[must_use]
    pub const fn settled(self, place: u8) -> Order {
        Order { settled: place, ..self }
    }

    /// The place of a monster among those of its type (GH-INI-04, GH-MON-15).
    #[must_use]
    pub const fn of_type(self, number: u8) -> Order {
        Order { place: number, ..self }
    }

    /// The place of the summon with this number of a character with this place: before it (GH-FOC-14).
    #[must_use]
    pub const fn summon(self, number: u8) -> Order {
        Order { place: if number == u8::MAX { u8::MAX - 1 } else { number }, ..self }
    }

    /// The number on the card, 99 on a long rest.
    pub const fn initiative(self) -> u8 {
        self.initiative
    }
}

/// The ground as a figure that moves by the rules for monsters meets it.
///
/// Enemies block, allies can be passed (GH-MOV-02, FH-MOV-02), closed doors are walls (GH-FOC-09, FH-OVL-03),
/// invisible enemies are as the edition says ([`Edition::invisible_enemy`]). What a step costs counts (FH-DIF-81);
/// negative are only hexes that the figure would trigger (FH-FOC-15).
pub fn ground(
    edition: Edition,
    map: &Map,
    doors: Doors,
    foes: impl IntoIterator<Item = Foe>,
    friends: &SpaceSet,
) -> Ground {
    let mut ground = Ground::of(map, doors);
    for friend in friends.iter() {
        ground.set_figure(friend, Some(Figure::Ally));
    }
    for foe in foes {
        let figure = if foe.invisible { edition.invisible_enemy() } else { Figure::Enemy };
        ground.set_figure(foe.at, Some(figure));
    }
    ground
}

/// A set of enemies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct FoeSet(u128);

impl FoeSet {
    pub const NONE: FoeSet = FoeSet(0);

    #[inline]
    pub fn one(foe: FoeId) -> FoeSet {
        // There are no enemies with higher numbers.
        FoeSet(1u128.checked_shl(u32::from(foe.0)).unwrap_or(0))
    }

    #[inline]
    pub fn contains(self, foe: FoeId) -> bool {
        self.0 & FoeSet::one(foe).0 != 0
    }

    #[inline]
    pub fn insert(&mut self, foe: FoeId) {
        self.0 |= FoeSet::one(foe).0;
    }

    #[inline]
    pub fn and(self, other: FoeSet) -> FoeSet {
        FoeSet(self.0 & other.0)
    }

    #[inline]
    pub fn or(self, other: FoeSet) -> FoeSet {
        FoeSet(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, other: FoeSet) -> FoeSet {
        FoeSet(self.0 & !other.0)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn is_within(self, other: FoeSet) -> bool {
        self.0 & !other.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = FoeId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| FoeId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(next)
        })
    }
}
