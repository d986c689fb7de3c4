//! Everything that can be chosen; how it is said is in `shown`.

use super::{HeroId, Ill, Spot, Who};
use crate::content::{Colour, EventId, ItemId, Nature, PowerId, Property, QuestId, Symbol, Symbols};

/// An option of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    /// The turn ends.
    End,
    /// That is all.
    Done,
    /// No; what is offered is not used.
    No,
    /// A hero.
    Hero(HeroId),
    /// A figure.
    Figure(Who),
    /// An area.
    Area(Spot),
    /// SS-MOV-02: a step into an area.
    Step(Spot),
    /// SS-CON-14: standing up for a movement point.
    StandUp,
    /// An attack with a weapon.
    Attack(Option<ItemId>, Who),
    /// An attack power, with its level from 0.
    Strike(PowerId, u8, Who),
    /// Another power, with its level from 0.
    Use(PowerId, u8),
    /// An item is used.
    UseItem(ItemId),
    /// SS-ACT-04.
    Dash,
    /// SS-ACT-05.
    DashUp,
    /// SS-ACT-08.
    Focus,
    /// SS-ACT-10.
    Reorganize,
    /// SS-ACT-11.
    Exchange(HeroId),
    /// SS-ACT-14.
    Search,
    /// SS-ACT-15.
    Provoke,
    /// SS-FREE-02: a door is opened.
    Open(Spot),
    /// SS-ACT-07: a locked door is bashed open.
    BashDoor(Spot),
    /// SS-ACT-07: a chest is bashed open.
    BashChest,
    /// SS-OBJ-09: the magic lock of the door to an area is removed.
    Unlock(Spot),
    /// SS-OBJ-09: the magic lock of a chest is removed.
    UnlockChest,
    /// SS-FREE-04: an item is picked up.
    PickUp(ItemId),
    /// SS-FREE-04: coins are picked up.
    PickCoins,
    /// SS-FREE-07: a loot token is turned over.
    PickLoot,
    /// SS-FREE-07: a treasure card is turned over.
    PickTreasure,
    /// SS-OBJ-12: the key is picked up.
    PickKey,
    /// SS-FREE-03: an item is dropped.
    Drop(ItemId),
    /// SS-SWP-03: the soul weapon awakes.
    Awake(ItemId),
    /// SS-GHO-02.
    Scream(HeroId),
    /// SS-GHO-03: back to an altar.
    Return(Spot),
    /// SS-ATK-04, SS-ATK-05: a property is used: its place on the card, and how many of the same come before it.
    Property(u8, u8, Property),
    /// A die is rolled again, by its place among the dice; its colour and what it shows.
    Reroll(u8, Colour, Symbols),
    /// SS-INV-04: a projectile.
    Projectile(ItemId),
    /// An item is put on.
    Equip(ItemId),
    /// SS-WPN-04: a weapon for either hand is taken into the main hand.
    EquipMain(ItemId),
    /// An item is taken off.
    TakeOff(ItemId),
    /// An item is given.
    Give(ItemId),
    /// An item is taken.
    Take(ItemId),
    /// All coins are given.
    GiveCoins,
    /// All coins are taken.
    TakeCoins,
    /// SS-GEM-05: a hero's soulrank is raised.
    Raise(HeroId),
    /// SS-RES-01: a ghost is resurrected.
    Resurrect(HeroId),
    /// SS-GEM-11: a power or talent is chosen.
    Learn(PowerId),
    /// SS-CD-05: this power of one's own.
    Power(PowerId),
    /// A card of several that were drawn.
    Card(String),
    /// SS-CON-03: something bad is removed.
    Rid(Ill),
    /// SS-ACT-10: main and off-hand weapon change places.
    Swap,
    /// SS-ACT-13: a coin of this worth is given.
    GiveCoin(u8),
    /// SS-ACT-13: a coin of this worth is taken.
    TakeCoin(u8),
    /// SS-FREE-03: all coins are dropped.
    DropCoins,
    /// SS-FREE-03: a coin of this worth is dropped.
    DropCoin(u8),
    /// SS-ACT-16: a special action of the quest.
    Special(String),
    /// SS-SOUL-03: a course of action of an event.
    Course(EventId, Nature),
    /// SS-EMP-04, SS-EMP-06: a card is bought, this side up.
    Buy(ItemId),
    /// SS-EMP-09: a treasure is sold.
    Sell(ItemId),
    /// SS-SPL-04: an item is stored in the supply.
    Store(ItemId),
    /// SS-SPL-01: an item is taken from the supply.
    Fetch(ItemId),
    /// SS-BLD-02: a card is improved.
    Improve(ItemId),
    /// SS-BLD-05: a bet on a symbol.
    Bet(Symbol),
    /// SS-CAMP-01: the next quest.
    Quest(QuestId),
    /// SS-USE-06, SS-POW-09: a reaction; its level from 0, where there are several.
    React(HeroId, PowerId, Option<u8>),
}
