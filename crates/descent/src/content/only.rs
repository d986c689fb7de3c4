//! What only one card does, and no other word can say. Each is carried out by a function of its own; there should be
//! few of them, and `docs/descent.md` counts them.

use super::words::words;
use serde::Deserialize;

words! {
    /// What only one card, or one ability of monsters, does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    Special {
        /// DE-AOE-17: the hero is placed beside a monster that threatens another hero within 3 spaces, and attacks it.
        Oath,
        /// A move of up to twice the Speed, with one attack before, during or after it.
        MoveTwiceAndAttack,
        /// The hero leaves the map, and comes back at the start of its next turn within this many spaces.
        Vanish(u8),
        /// One hero within 1 space recovers what a red die shows, with what other skills add.
        Pray,
        /// A red die: heroes in sight recover as much damage, monsters in sight suffer it.
        RadiantLight,
        /// DC-CLASS-29, DC-CLASS-30: monsters that suffered are poisoned, heroes that recovered recover more.
        Spirits,
        /// DC-CLASS-40, DC-CLASS-41: a monster that was defeated comes back for one move and one attack.
        DyingCommand,
        /// DC-CLASS-68: the ability of an equipped shield is used without exhausting it.
        AsShield,
        /// DC-CLASS-70: the hero becomes the target in place of an adjacent hero.
        TakePlace,
        /// The search card is discarded for another, which is kept.
        DrawAgain,
        /// The overlord performs a move or attack action with a hero.
        DarkCharm,
        /// This turn each hero that suffers damage also suffers 1 fatigue.
        WordOfMisery,
        /// Heroes that fail a test of Willpower suffer 1 fatigue after each action of their next turn.
        WordOfDespair,
        /// DC-OL-10, DC-OL-12: a monster performs two attack actions, and is defeated.
        BloodRage,
        /// DC-OL-76, DC-OL-77: minions of a master on the map are placed, not within 3 spaces of a hero.
        Reinforce,
        /// DC-OL-68, DC-OL-69: cards for the figures of a group, which has one action less.
        UnholyRitual,
        /// DC-OL-75: a defeated monster comes back for the next turn.
        RiseAgain,
        /// Any card of the deck or the discard pile; heroes are tested by its type.
        DiabolicPower,
        /// The order of the five topmost cards.
        PlanAhead,
        /// The first card of a type that is named.
        Schemes,
        /// An adjacent hero tests Might; if it fails it is placed within 3 spaces and suffers 1 damage.
        Throw,
        /// DC-MAB-09: a test of Willpower to move a hero in sight, which tests Willpower or is Immobilized.
        Dominion,
        /// A test of Willpower to move a hero within 3 spaces and to stun it.
        Seduce,
        /// DC-MAB-33: a move action, and an attack on everybody that it moved through.
        CryHavoc,
        /// DC-MAB-50: damage of an adjacent monster is recovered.
        Sacrifice,
        /// A move action in which it may change places with heroes.
        Overpower,
        /// DC-MAB-05: a test of Willpower to make an adjacent minion a master.
        Promotion,
    }
}
