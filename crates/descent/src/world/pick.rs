//! Everything that can be chosen.

use super::{AbilityRef, DieNow, HeroId, MonsterId, WeaponRef, Who};
use crate::content::{
    Attribute, CardId, CardType, Condition, DeedId, Face, ItemId, MonsterTypeId, Rank, SearchId,
};
use board::square::{Body, Spot};

/// An action on the card of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its place on the card.
    pub n: u8,
    /// How it is called.
    pub deed: DeedId,
}

/// A die that may be rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiePick {
    /// Its place among all dice of the attack, or of the roll.
    pub place: u8,
    /// The die.
    pub die: DieNow,
    /// Which of its colour it is, from 1; 0 if there is no other.
    pub nth: u8,
}

impl DiePick {
    /// Some of these dice, by their places.
    pub fn among(dice: &[DieNow], places: impl IntoIterator<Item = u8>) -> Vec<Pick> {
        let alike = |colour| dice.iter().filter(move |die| die.colour == colour).count();
        let pick = |place: u8| {
            let die = *dice.get(usize::from(place))?;
            let before = dice[..usize::from(place)].iter().filter(|other| other.colour == die.colour).count();
            let nth = if alike(die.colour) > 1 { before as u8 + 1 } else { 0 };
            Some(Pick::Die(DiePick { place, die, nth }))
        };
        places.into_iter().filter_map(pick).collect()
    }
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A hero.
    Hero(HeroId),
    /// A figure.
    Figure(Who),
    /// A monster group.
    Group(MonsterTypeId),
    /// A monster.
    Monster(MonsterId),
    /// Minion or master.
    Rank(Rank),
    /// A move action.
    Move,
    /// An attack action.
    Attack,
    /// DE-VAR-05: the additional attack in a game with two heroes.
    FreeAttack,
    /// A rest action.
    Rest,
    /// A search action.
    Search(Spot),
    /// DE-SEC-10: revealing a challenge token.
    Reveal(Spot),
    /// DE-SEC-04: exploring a secret room.
    Explore,
    /// DE-SEC-07: going through a secret passage.
    Passage,
    /// DE-REL-04: a relic.
    Relic(ItemId),
    /// Standing up.
    StandUp,
    /// Reviving a hero.
    Revive(HeroId),
    /// Opening a door.
    Open(u8),
    /// Closing a door.
    Close(u8),
    /// Climbing out of a pit.
    Climb,
    /// The action of a condition card.
    Discard(Condition),
    /// DE-CND-12: the same for an adjacent figure that burns.
    Douse(Who),
    /// An ability of a hero.
    Use(AbilityRef),
    /// A monster action.
    Action(Printed),
    /// An overlord card.
    Card(CardId),
    /// DE-MOV-13: fatigue for a movement point.
    Fatigue,
    /// A step.
    Step(Spot),
    /// DE-MAP-04: leaving the map.
    Leave,
    /// DE-LRG-03: the space to which a large figure shrinks.
    Shrink(Spot),
    /// DE-LRG-08: how a large figure expands.
    Expand(Body),
    /// DE-LRG-10: interrupting a move for a move action.
    InterruptMove,
    /// DE-LRG-10: interrupting a move for an attack.
    InterruptAttack,
    /// DE-LRG-10: interrupting a move for a monster action.
    InterruptAction(Printed),
    /// DE-LRG-10: interrupting a move to open a door.
    InterruptOpen(u8),
    /// DE-LRG-10: interrupting a move to close a door.
    InterruptClose(u8),
    /// The move ends.
    Stop,
    /// With what one attacks.
    Weapon(WeaponRef),
    /// Whom one attacks, in which space; whether the space has to be said.
    On(Who, Spot, bool),
    /// A die.
    Die(DiePick),
    /// DE-DIC-09: the face to which a die is turned.
    Face(Face),
    /// A place.
    Place(Spot),
    /// An attribute.
    Attribute(Attribute),
    /// A condition.
    Condition(Condition),
    /// Equipping an item.
    Equip(ItemId),
    /// Unequipping an item.
    Unequip(ItemId),
    /// DE-DEF-04: drawing a card.
    Draw,
    /// How much damage is taken as fatigue.
    AsFatigue(u8),
    /// DE-EQP-10: giving an item to a hero.
    Give(ItemId, HeroId),
    /// DE-EQP-10: getting an item from a hero.
    Take(ItemId, HeroId),
    /// DE-EQP-09: giving a search card to a hero.
    GiveFound(SearchId, HeroId),
    /// DE-EQP-09: getting one.
    TakeFound(SearchId, HeroId),
    /// DE-VAR-07: recovering instead of the additional attack.
    Recover,
    /// DE-OBJ-01: picking up an objective token.
    PickUp(Spot),
    /// DE-OBJ-04: dropping one.
    Drop,
    /// DE-OBJ-07: freeing a villager.
    Free(Spot),
    /// DE-OBJ-07: slaying a villager.
    Slay(Spot),
    /// How much.
    Amount(u8),
    /// DE-TRN-04: activating the familiar.
    Familiar,
    /// A type of overlord cards.
    Type(CardType),
    /// Nothing more.
    Done,
    /// Letting it pass.
    Pass,
    /// The turn ends.
    End,
}
