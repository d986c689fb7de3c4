//! Everything that can be chosen; how it is said is in `shown`.

use super::{AbilityId, DieId, Enemy, Fighter, HeroId, SpiritId, Spot};
use crate::content::{AttackType, Class, Element, Face, ItemId, RogueTokenId, SkillId, Stance, Token};
use board::area::DoorId;
use table::Seat;

/// An icon of a die that is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ResultIcon {
    Mana,
    Claw,
    Ability,
    Shadow,
}

impl ResultIcon {
    /// All of them.
    pub const ALL: [ResultIcon; 4] =
        [ResultIcon::Mana, ResultIcon::Claw, ResultIcon::Ability, ResultIcon::Shadow];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["mana", "claw", "ability", "shadow"][self as usize]
    }
}

/// An option of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    /// The Move action.
    Move,
    /// The Attack action.
    Attack,
    /// The Trade and Equip action.
    Trade,
    /// The Recover action.
    Recover,
    /// No further action.
    End,
    /// That is all.
    Done,
    /// No; what is offered is not used.
    No,
    /// An item is kept as it is.
    Keep,
    /// An ability or a consumable, by this hero.
    Use {
        /// Who uses it.
        hero: HeroId,
        /// What.
        ability: AbilityId,
    },
    /// The same in the turn of somebody else.
    OutOfTurn {
        /// Who uses it.
        hero: HeroId,
        /// What.
        ability: AbilityId,
    },
    /// Somebody, or a hero for something.
    Hero(HeroId),
    /// An enemy.
    Enemy(Enemy),
    /// Somebody whom enemies take for a hero.
    Target(Fighter),
    /// The miniature of a mob that is wounded.
    Wounded,
    /// One that is not.
    Unwounded,
    /// A zone.
    Zone(Spot),
    /// A step into a zone.
    Step(Spot),
    /// A door to open, and the zone behind it.
    Door(DoorId, Spot),
    /// Something in the hero's zone to interact with.
    Take(Token, Spot),
    /// This trap is turned over.
    Trap(Token),
    /// An enemy to attack with a type of attack.
    On(Enemy, AttackType),
    /// Both weapons.
    BothWeapons(Vec<ItemId>),
    /// One weapon alone.
    Weapon(ItemId),
    /// The dice are rolled.
    Roll,
    /// A result to resolve.
    Resolve {
        /// The die.
        die: DieId,
        /// What it shows.
        face: Face,
        /// Which icon.
        icon: ResultIcon,
        /// Whether the die has other icons too.
        several: bool,
    },
    /// A die to roll again, and what it shows.
    Reroll(DieId, Face),
    /// All results that are left, in order.
    Rest,
    /// So many lost health tokens become rage.
    KeepAsRage(u8),
    /// A type of attack.
    Type(AttackType),
    /// An item.
    Item(ItemId),
    /// An item to put on, in place of others.
    Equip(ItemId, Vec<ItemId>),
    /// An item to take off.
    TakeOff(ItemId),
    /// An item for another hero.
    Give(ItemId, HeroId),
    /// A prize for another hero.
    GivePrize(u8, HeroId),
    /// An item that somebody in the trade zone puts on.
    HeroEquips(HeroId, ItemId, Vec<ItemId>),
    /// An item that somebody in the trade zone gives to somebody.
    HeroGives(HeroId, ItemId, HeroId),
    /// How the points of a Recover action are split: health, mana, fire.
    Split(u8, u8, u8),
    /// So many fire tokens instead of health.
    RemoveFire(u8),
    /// A skill.
    Skill(SkillId),
    /// A segment of the amulet, from 0.
    Segment(u8),
    /// The pointer is turned a segment.
    TurnPointer,
    /// A column of the Paladin board, from 0.
    Column(u8),
    /// A consecration token to be placed.
    Consecrate(u8),
    /// A consecration token to be removed.
    Unconsecrate(u8),
    /// A skill to bless.
    Bless(SkillId),
    /// A stance.
    Stance(Stance),
    /// A Rogue token.
    Token(RogueTokenId),
    /// Mana instead of an element.
    KeepMana,
    /// An element.
    Element(Element),
    /// A full element is spent for its passive ability.
    Flip(Element),
    /// A spirit is activated.
    Spirit(SpiritId),
    /// Another arrow card.
    Reveal,
    /// No more arrow cards.
    Stop,
    /// The white effects of a bullseye are applied.
    Apply,
    /// A goal of the quest in the hero's zone is destroyed.
    Destroy(u8, Spot),
    /// Mana is paid.
    Pay(u8),
    /// A class whose beginning of the round comes next.
    Class(Class),
}

/// In a question to several: an option that only one of them may choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Owned {
    /// Whose it is.
    pub seat: Seat,
    /// What is chosen.
    pub pick: Pick,
}

impl Owned {
    /// An option of a hero's own player.
    pub fn by(hero: HeroId, pick: Pick) -> Owned {
        Owned { seat: hero.seat(), pick }
    }
}
