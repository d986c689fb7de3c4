//! What things are worth: all numbers of the evaluation in one place.
//!
//! The unit is a tenth of a hit point of a character in good health.

/// A point of damage to an enemy.
pub const DAMAGE: i32 = 10;
/// The death of an enemy, whoever it is: one fewer to fight.
pub const KILL: i32 = 18;
/// For each point of damage that a dead, stunned or disarmed enemy no longer deals: in each later round.
pub const KILL_PER_HIT: i32 = 7;
/// The same, if it was still to act in this round.
pub const KILL_BEFORE_TURN: i32 = 9;
/// A point of damage that the character must expect, in good health.
pub const HURT: i32 = 4;
/// How much more it costs as the character's hit points sink to nothing.
pub const HURT_WHEN_LOW: i32 = 14;
/// In percent: what an enemy still counts for if others are nearer to it than the character.
pub const SHARE_WHEN_FARTHER: i32 = 25;
/// In percent: what an enemy counts for if others are as near to it as the character.
pub const SHARE_WHEN_TIED: i32 = 60;
/// In percent: what an enemy counts for if it has already acted in this round.
pub const SHARE_WHEN_ACTED: i32 = 45;
/// A hit point healed, in good health; as health sinks, up to [`HURT_WHEN_LOW`] is added.
pub const HEAL: i32 = 5;
/// A hex nearer to the nearest enemy, as long as nobody can be attacked.
pub const NEARER_FOE: i32 = 5;
/// A hex nearer to the next door, when no enemy is left.
pub const NEARER_DOOR: i32 = 8;
/// Opening the next door, when the party is ready for it.
pub const OPEN_DOOR: i32 = 30;
/// Ending a turn where one can escape, when nothing else is left to do.
pub const ESCAPE: i32 = 200;
/// Opening a door while enemies are left or the party is not ready.
pub const OPEN_TOO_EARLY: i32 = -120;
/// A money token.
pub const COIN: i32 = 3;
/// A treasure tile.
pub const TREASURE: i32 = 6;
/// A trap that would be sprung, on top of its damage.
pub const TRAP: i32 = 60;
/// For each round that a lost card costs, when there are cards enough to last to the end.
pub const LOSS: i32 = 16;
/// The same, when there are not.
pub const LOSS_WHEN_SHORT: i32 = 30;
/// The same, when the last enemies are in sight.
pub const LOSS_AT_THE_END: i32 = 3;
/// The same, when the last enemies are in sight and the cards may not last.
pub const LOSS_IN_LAST_ROOM: i32 = 14;
/// In percent: how much danger counts when the cards may not last.
pub const CARE_WHEN_SHORT: i32 = 60;
/// Stunning an enemy, for each point of its damage.
pub const STUN: i32 = 10;
/// Disarming an enemy, for each point of its damage.
pub const DISARM: i32 = 8;
/// Immobilizing an enemy that must come near, for each point of its damage.
pub const IMMOBILIZE: i32 = 5;
/// Poisoning an enemy.
pub const POISON: i32 = 8;
/// Wounding an enemy.
pub const WOUND: i32 = 12;
/// Muddling an enemy, for each point of its damage.
pub const MUDDLE: i32 = 3;
/// A curse in the monsters' deck.
pub const CURSE: i32 = 7;
/// Strengthening, blessing and the like.
pub const BOON: i32 = 8;
/// A trap under an enemy that is pushed or pulled.
pub const TRAP_UNDER_FOE: i32 = 50;
/// A point of shield, for each attack that it meets.
pub const SHIELD: i32 = 8;
/// A point of retaliate, for each melee attack that it meets.
pub const RETALIATE: i32 = 8;
/// A lasting bonus to attacks, for each point.
pub const LASTING_ATTACK: i32 = 26;
/// A bonus to attacks of this round, for each point.
pub const ROUND_ATTACK: i32 = 8;
/// Any other lasting bonus, for each of its use slots.
pub const LASTING_SLOT: i32 = 6;
/// A summon.
pub const SUMMON: i32 = 30;
/// A card that comes back from the discard pile.
pub const RECOVER: i32 = 14;
/// A card that comes back from the lost pile.
pub const RECOVER_LOST: i32 = 26;
/// An element that is infused.
pub const ELEMENT: i32 = 1;
/// What using an item must bring to be worth it.
pub const SPEND_ITEM: i32 = 12;
/// Letting distant enemies come first.
pub const COMING: i32 = 12;
/// How many rounds longer than needed the cards must last before one can be spared.
pub const SPARE_ROUNDS: i32 = 3;
/// How many rounds a room that is not revealed yet will take.
pub const ROUNDS_PER_ROOM: i32 = 5;
/// How much damage a character deals in a round.
pub const DAMAGE_PER_ROUND: i32 = 3;
/// Damage that does not kill is negated if it is this much or more.
pub const NEGATE_FROM: i32 = 9;
/// How near the others must be to the door that is opened.
pub const PARTY_NEAR: i32 = 6;
/// Without enemies, a character with fewer cards in hand takes a long rest.
pub const TIRED: i32 = 6;
