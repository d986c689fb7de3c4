//! GAP: the open questions of the book, and how a table answers them.
//!
//! Each has a rule id, a default, and a case for every other answer.

use serde::{Deserialize, Serialize};

/// An open question and its answers, as positions write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub name: String,
    /// The gap in the book.
    pub rule: String,
    /// All answers.
    pub answers: Vec<String>,
    /// The answer unless another is given.
    pub default: String,
}

impl Question {
    /// `about` begins with the id of the gap.
    fn new(name: &str, about: &str, answers: &[&str], default: &str) -> Question {
        Question {
            name: name.replace('_', "-"),
            rule: about.split(':').next().unwrap_or_default().trim().to_owned(),
            answers: answers.iter().map(|answer| kebab(answer)).collect(),
            default: kebab(default),
        }
    }
}

/// `PrintedOrder` as it is written: `printed-order`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

macro_rules! rulings {
    ($($(#[doc = $doc:literal])* $field:ident: $type:ident { $($(#[$vdoc:meta])* $value:ident),* $(,)? } = $default:ident;)*) => {
        $(
            $(#[doc = $doc])*
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
        pub struct Rulings { $($(#[doc = $doc])* pub $field: $type),* }

        impl Rulings {
            /// Every open question.
            pub fn questions() -> Vec<Question> {
                vec![$(Question::new(
                    stringify!($field),
                    concat!($($doc),*),
                    &[$(stringify!($value)),*],
                    stringify!($default),
                )),*]
            }
        }
    };
}

rulings! {
    /// SS-GAP-16: enemy properties that need equally many symbols.
    equal_properties: EqualProperties {
        /// In the order in which they are printed.
        Printed,
        /// Whoever manages the enemy decides.
        Manager,
    } = Printed;
    /// SS-GAP-18: whom a critical hit over an area concerns.
    area_criticals: AreaCriticals {
        /// Everybody who is hit, with a token for each.
        Everybody,
        /// The target alone.
        Target,
    } = Everybody;
    /// SS-GAP-21: a figure with poison II receives poison I.
    weaker_poison: WeakerPoison {
        /// It is the same condition again: a wound.
        Wound,
        /// Nothing happens.
        Nothing,
    } = Wound;
    /// SS-GAP-22: whether a blinded hero needs a save roll for free actions too.
    blind_free_actions: BlindFreeActions {
        /// For every action.
        Save,
        /// Not for free actions.
        Free,
    } = Save;
    /// SS-GAP-23: whether blinded enemies make reaction attacks.
    blind_reactions: BlindReactions {
        /// They do: the hero is in their own area.
        Attack,
        /// They see nobody.
        None,
    } = Attack;
    /// SS-GAP-14: the event deck is used up, and a day or night event was its last card.
    last_day: LastDay {
        /// The heroes lose when an event phase finds no card to reveal or to discard.
        NoCardLeft,
        /// They lose as soon as the last card has been revealed.
        AtOnce,
    } = NoCardLeft;
    /// SS-GAP-11: the spawn formula with a single hero in play.
    lone_hero: LoneHero {
        /// The one for 2 or 3 heroes.
        Few,
        /// No enemy appears.
        Nobody,
    } = Few;
    /// SS-GAP-12: a hero dies in its own turn.
    own_death: OwnDeath {
        /// The turn ends.
        EndsTurn,
        /// It goes on with the ghost's actions.
        GhostActions,
    } = EndsTurn;
    /// SS-GAP-13: a hero dies in the time phase, beside an active altar.
    time_death: TimeDeath {
        /// It may be resurrected in the same phase.
        SamePhase,
        /// Only in the next one.
        NextPhase,
    } = SamePhase;
    /// SS-GAP-15: an enemy draws a power of a type that it has already.
    same_type: SameType {
        /// Another one is drawn.
        DrawAgain,
        /// It gains none.
        Nothing,
    } = DrawAgain;
    /// SS-GAP-17: supremacy of an attack over several areas.
    area_supremacy: AreaSupremacy {
        /// The area of the target counts for everybody.
        Target,
        /// Everybody's own area counts.
        Each,
    } = Target;
    /// SS-GAP-19: the hit that a weakness adds to an attack all of whose hits are lethal.
    extra_lethal: ExtraLethal {
        /// It is lethal too.
        Lethal,
        /// It is an ordinary one.
        Ordinary,
    } = Lethal;
    /// SS-GAP-20: which hits resistance and magic shields cancel first.
    lethal_order: LethalOrder {
        /// The lethal ones.
        LethalFirst,
        /// The ordinary ones.
        OrdinaryFirst,
    } = LethalFirst;
    /// SS-GAP-24: when a horde leaves its shards and loot behind.
    horde_rewards: HordeRewards {
        /// Once, with its last figure.
        Once,
        /// With every figure.
        Each,
    } = Once;
    /// SS-GAP-26: several shadows are revealed at once.
    shadow_order: ShadowOrder {
        /// The active player says which comes first.
        Active,
        /// In the order of the areas.
        Map,
    } = Active;
    /// SS-GAP-27: whether tokens can run out.
    token_limits: TokenLimits {
        /// Only coins.
        None,
        /// Tokens of conditions and fire too: what has no token has no effect.
        Printed,
    } = None;
    /// SS-GAP-28: whether enemies see farther than five areas.
    far_sight: FarSight {
        /// Nobody does.
        None,
        /// Enemies do.
        Enemies,
    } = None;
    /// SS-GAP-29: how often a horde attacks when it is activated.
    horde_attacks: HordeAttacks {
        /// Once with every figure that reaches the target.
        Each,
        /// Once.
        One,
    } = Each;
    /// SS-GAP-29: how many figures of a horde make a reaction attack.
    horde_reactions: HordeReactions {
        /// Every one in the area.
        Each,
        /// One.
        One,
    } = Each;
    /// SS-GAP-30: whether the soulrank of a ghost may be raised.
    ghost_rank: GhostRank {
        /// It may.
        Rises,
        /// Only that of the living.
        Waits,
    } = Rises;
    /// SS-GAP-31: a chest's trap kills whoever opens it.
    dead_opener: DeadOpener {
        /// What is inside lies in the area.
        Lies,
        /// It is lost.
        Lost,
    } = Lies;
    /// SS-GAP-32: several ways of an enemy are equally short and equally free.
    equal_paths: EqualPaths {
        /// Whoever manages it decides.
        Manager,
        /// It takes the first area in the order of the map.
        Map,
    } = Manager;
    /// SS-GAP-33: whether treasures that belong to a quest can be sold.
    quest_treasures: QuestTreasures {
        /// They cannot.
        Kept,
        /// For the price of the quest's act.
        Sold,
    } = Kept;
    /// SS-GAP-34: an attack without a hit on a target with a weakness.
    missed_weakness: MissedWeakness {
        /// The weakness raises the total all the same.
        Hit,
        /// What does not hit finds no weakness.
        Nothing,
    } = Hit;
    /// SS-GAP-35: what changes the movement of heroes ends, or begins, in the middle of a movement action.
    lasting_moves: LastingMoves {
        /// The points that the action has brought stay.
        Kept,
        /// The points follow the change.
        Followed,
    } = Kept;
    /// SS-GAP-36: a ghost screams or returns in the middle of its movement.
    ghost_movement: GhostMovement {
        /// The movement goes on afterwards.
        GoesOn,
        /// It is over.
        Ends,
    } = GoesOn;
    /// SS-GAP-37: a power of an item is above the soulrank after the hero has lost a rank.
    granted_above_rank: GrantedAboveRank {
        /// The card stays and waits for the rank.
        Waits,
        /// It goes, and another one is chosen.
        Replaced,
    } = Waits;
}
