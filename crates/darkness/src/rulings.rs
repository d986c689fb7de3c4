//! DEC: the open questions of the book, and how a table answers them.
//!
//! Each has a rule id, a default, and a case for every answer.

use serde::{Deserialize, Serialize};

/// An open question and its answers, as positions write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub name: String,
    /// All answers.
    pub answers: Vec<String>,
    /// The answer unless another is given.
    pub default: String,
    /// The rule that asks it.
    pub rule: String,
}

impl Question {
    /// The text that explains it begins with its rule.
    fn new(name: &str, text: &str, answers: &[&str], default: &str) -> Question {
        Question {
            name: name.replace('_', "-"),
            answers: answers.iter().map(|answer| kebab(answer)).collect(),
            default: kebab(default),
            rule: text.split(':').next().unwrap_or_default().trim().to_owned(),
        }
    }
}

/// `CardEach` as it is written: `card-each`.
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
                vec![$(Question::new(stringify!($field), concat!($($doc),*), &[$(stringify!($value)),*], stringify!($default))),*]
            }
        }
    };
}

rulings! {
    /// MD-DEC-31: which attack of a mob item is the most effective when several types reach.
    most_effective: MostEffective {
        /// That with the highest damage on average; the party decides between equal ones.
        Expected,
        /// The party decides.
        Party,
    } = Expected;
    /// MD-DEC-32: what a mob does that has only ranged attacks and stands in the zone of the only hero.
    ranged_at_zero: RangedAtZero {
        /// Nothing.
        Nothing,
        /// It steps out of the zone; the party decides where to.
        StepsBack,
    } = Nothing;
    /// MD-DEC-33: which heroes count as nearest when a mob moves.
    nearest_for_movement: NearestForMovement {
        /// Those to whom a way leads through open zones.
        ByWay,
        /// All of them, as if every door were open; behind a closed door the mob stays.
        ThroughDoors,
    } = ByWay;
    /// MD-DEC-34: whether a prize of a quest is collected only in a zone without enemies.
    prize_needs_peace: PrizeNeedsPeace {
        /// As any interaction.
        Yes,
        /// It is no interaction.
        No,
    } = Yes;
    /// MD-DEC-35: what becomes of a prize.
    prize_moves: PrizeMoves {
        /// Its carrier keeps it.
        Kept,
        /// It can be traded, and a defeated carrier drops it.
        Traded,
    } = Kept;
    /// MD-DEC-36: whether the Ranger must reveal an arrow card.
    first_arrow: FirstArrow {
        /// At least one.
        Must,
        /// It may reveal none.
        May,
    } = Must;
    /// MD-DEC-37: whether three epic cards may be forged.
    three_epics: ThreeEpics {
        /// No: nothing is above them.
        Refused,
        /// They give another epic one.
        Epic,
    } = Refused;
    /// MD-DEC-38: the rarity of mob items at a forge.
    mob_item_rarity: MobItemRarity {
        /// By the border, otherwise common.
        Border,
        /// Common, rare and epic by category.
        Category,
    } = Border;
    /// MD-DEC-39: what happens when a treasure deck runs out.
    treasure_deck_empty: TreasureDeckEmpty {
        /// Its discards are shuffled.
        Reshuffled,
        /// Nothing is drawn.
        Nothing,
    } = Reshuffled;
    /// MD-DEC-40: who acts after each hero turn of a boss fight.
    boss_phase: BossPhase {
        /// All enemies.
        All,
        /// The boss alone; the others after the Hero Phase.
        BossAlone,
    } = All;
    /// MD-DEC-41: whether defeated heroes level up, and stand again when a boss fight starts.
    defeated_level_up: DefeatedLevelUp {
        /// Both.
        Yes,
        /// Neither; they gain their levels when they stand.
        No,
    } = Yes;
    /// MD-DEC-42: where a hero lies that reaction damage defeats.
    reaction_defeat: ReactionDefeat {
        /// In the zone that it was about to leave.
        ZoneLeft,
        /// In the zone that it was about to enter.
        ZoneEntered,
    } = ZoneLeft;
    /// MD-DEC-43: what comes first as a round begins.
    round_start: RoundStart {
        /// Lifebringers, then the classes.
        LifebringersFirst,
        /// The classes, then Lifebringers.
        ClassesFirst,
    } = LifebringersFirst;
    /// MD-DEC-44: for which tokens the bag is asked first when a chamber is revealed.
    reveal_draws: RevealDraws {
        /// Those of the mobs, as the steps are numbered.
        MobsFirst,
        /// Those of the floor, as in the worked example.
        FloorFirst,
    } = MobsFirst;
    /// MD-DEC-45: whether the action of an enemy that was drawn again is an activation.
    drawn_again: DrawnAgain {
        /// It is not: fire and poison wait.
        NoActivation,
        /// It is.
        Activation,
    } = NoActivation;
    /// MD-DEC-46: what the action of a roaming monster is that was drawn again.
    roaming_again: RoamingAgain {
        /// By the lines of its card; if none applies, one action as of a mob.
        Lines,
        /// One action as of a mob.
        MobAction,
    } = Lines;
    /// MD-DEC-47: what a roaming monster card of a lower category does.
    lower_roaming: LowerRoaming {
        /// It is discarded, and the monster acts.
        ActsOnly,
        /// It replaces the card in play.
        Replaces,
    } = ActsOnly;
    /// MD-DEC-48: whether roaming monsters and bosses roll enemy dice when they defend.
    enemy_dice_in_defence: EnemyDiceInDefence {
        /// Those on their cards.
        Yes,
        /// Only mobs do.
        No,
    } = Yes;
    /// MD-DEC-49: who gets the rewards of an enemy that did not die in an attack of a hero.
    other_kills: OtherKills {
        /// Who gets the experience.
        WithExperience,
        /// Nobody.
        Nobody,
    } = WithExperience;
    /// MD-DEC-50: whether defeated heroes gain what all heroes gain.
    defeated_gain: DefeatedGain {
        /// All means all.
        Yes,
        /// Only those that stand.
        No,
    } = Yes;
    /// MD-DEC-51: whether the first space of the back takes effect when the marker comes there.
    back_first_space: BackFirstSpace {
        /// It does.
        Reached,
        /// It does not.
        Passed,
    } = Reached;
    /// MD-DEC-52: whether a boss fight begins a new round.
    boss_round: BossRound {
        /// The turn and the round end, and what begins a round happens.
        New,
        /// Only the Hero Phase begins anew; a Rogue draws tokens for it.
        HeroPhase,
    } = New;
    /// MD-DEC-53: whether fire burns a roaming monster that frost keeps from being activated.
    fire_and_frost: FireAndFrost {
        /// It does not: there is no activation.
        Waits,
        /// It does.
        Burns,
    } = Waits;
    /// MD-DEC-54: whether several pillars on one line add up.
    pillars: Pillars {
        /// One die at most, none in the own zone.
        One,
        /// One for each.
        Each,
    } = One;
    /// MD-DEC-55: where a Wizard's higher rank goes.
    higher_spell: HigherSpell {
        /// Anywhere; the lower rank leaves and uncovers what lies beneath.
        Anywhere,
        /// On the segment of the lower rank.
        SameSegment,
    } = Anywhere;
    /// MD-DEC-56: along which lines a Paladin sees zones.
    consecration_sight: ConsecrationSight {
        /// Along any straight line.
        Straight,
        /// Along rows and columns.
        Orthogonal,
    } = Straight;
    /// MD-DEC-57: when arrow cards are revealed.
    arrows_when: ArrowsWhen {
        /// Before the roll.
        BeforeRoll,
        /// After it.
        AfterRoll,
    } = BeforeRoll;
    /// MD-DEC-58: whether the normal effect of a set stays beside the improved one.
    set_effects: SetEffects {
        /// Both.
        Both,
        /// Only the improved one.
        ImprovedOnly,
    } = Both;
    /// MD-DEC-59: whether a Shaman at maximum mana may turn mana into element steps.
    full_mana: FullMana {
        /// It may.
        Steps,
        /// What cannot be gained cannot be turned.
        Lost,
    } = Steps;
    /// MD-DEC-60: when a poison token on a mob returns to the tool bag.
    poison_returns: PoisonReturns {
        /// With the leader.
        Leader,
        /// With the first miniature that dies.
        FirstMiniature,
    } = Leader;
    /// MD-DEC-61: whether the Ranger may leave the white effects of a bullseye.
    bullseye: Bullseye {
        /// They are applied: nobody declines a benefit.
        Applied,
        /// It is asked.
        Asked,
    } = Applied;
    /// MD-DEC-62: what becomes of an ability that is paid with the last health outside of a combat.
    paid_with_life: PaidWithLife {
        /// It does what it does to others, and nothing more for the hero itself.
        Works,
        /// Nothing: the hero is defeated before.
        Nothing,
    } = Works;
    /// MD-DEC-63: which action frost takes from a Rogue that has tokens and a further action.
    frozen_rogue: FrozenRogue {
        /// An action is lost as to a bear trap: a token is flipped.
        Token,
        /// That which it would perform: it chooses between a token and the further action.
        Chosen,
    } = Token;
}
