//! The open questions of the book, and how a table answers them.
//!
//! A question that has a name here has a rule id, a default and a case for every answer. Gaps that can be read in
//! one way only have no name; docs/haven.md says why.

use crate::Edition;
use board::hex::{FreeEnds, SightRule};
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
    /// `about` begins with the ids of the gap in the books that have it; `None` if this edition's book has not. Of two
    /// defaults the second is that of the second book.
    fn new(
        edition: Edition,
        name: &str,
        about: &str,
        answers: &[&str],
        defaults: &[&str],
    ) -> Option<Question> {
        let ids = about.split(':').next().unwrap_or_default();
        let (nth, rule) = ids.split(',').map(str::trim).enumerate().find(|(_, id)| edition.asks(id))?;
        let default = defaults.get(nth).or(defaults.first())?;
        Some(Question {
            name: name.replace('_', "-"),
            rule: rule.to_owned(),
            answers: answers.iter().map(|answer| kebab(answer)).collect(),
            default: kebab(default),
        })
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
    // What a table has said; where the books have defaults of their own, perhaps nothing yet.
    (@said $type:ident) => { $type };
    (@said $type:ident $other:ident) => { Option<$type> };
    (@settle $edition:ident $said:expr, $type:ident $default:ident) => { $said };
    (@settle $edition:ident $said:expr, $type:ident $default:ident $other:ident) => {
        $said.or(Some(if $edition.asks("FH-") { $type::$other } else { $type::$default }))
    };
    ($($(#[doc = $doc:literal])* $([$skip:meta])? $field:ident: $type:ident { $($(#[$vdoc:meta])* $value:ident),* $(,)? } = $default:ident $(, in the other book $other:ident)?;)*) => {
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
        pub struct Rulings { $($(#[doc = $doc])* $(#[$skip])? pub $field: rulings!(@said $type $($other)?)),* }

        impl Rulings {
            /// Every question that the book of this edition leaves open.
            pub fn questions(edition: Edition) -> Vec<Question> {
                let all = [$(Question::new(edition, stringify!($field), concat!($($doc),*), &[$(stringify!($value)),*], &[stringify!($default) $(, stringify!($other))?])),*];
                all.into_iter().flatten().collect()
            }

            /// The same with the defaults of an edition, where the books have their own.
            pub(crate) fn with_defaults(self, edition: Edition) -> Rulings {
                Rulings { $($field: rulings!(@settle edition self.$field, $type $default $($other)?)),* }
            }
        }
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
    /// GH-GAP-19, FH-GAP-39: whether an attack value below nothing stays below it until the damage is known.
    value_below_nothing: ValueBelowNothing {
        /// It does, and what is added later makes up for it first.
        Kept,
        /// It counts as nothing after every step.
        Nothing,
    } = Kept;
    /// GH-GAP-20: whether an attack that deals no damage because of a null is struck back.
    null_retaliates: NullRetaliates {
        /// An attack took place.
        Yes,
        /// No damage, nothing to strike back for.
        No,
    } = Yes;
    /// GH-GAP-21: in which order a 2x and rolling modifiers of one draw are applied.
    rolling_and_double: RollingAndDouble {
        /// As the modifiers of any other step.
        Chosen,
        /// As they were drawn.
        AsDrawn,
    } = Chosen;
    /// GH-GAP-24: how a disarmed monster moves whose card has an attack.
    disarmed_move: DisarmedMove {
        /// As with a card without an attack.
        AsMelee,
        /// As if it could attack.
        AsArmed,
    } = AsMelee;
    /// GH-GAP-32: by how many cards two types act that share a deck.
    shared_deck: SharedDeck {
        /// By one.
        OneCard,
        /// Each by a card of its own.
        CardEach,
    } = OneCard;
    /// GH-GAP-33: which cards cause the reshuffle when randomness is reduced.
    reduced_reshuffle: ReducedReshuffle {
        /// All four that count otherwise: BLESS and CURSE too.
        AllFour,
        /// Only the standard ones with the symbol.
        StandardOnly,
    } = AllFour;
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
        /// A corner on a wall inside the map cannot be used. One on the border of a tile can, be it the outline of the
        /// map or the seam to another tile; and neighbours with nothing between them always see each other.
        Touching,
    } = Touching;
    /// GH-GAP-39: what difficult terrain costs in the last hex of a jump.
    jump_onto_difficult: JumpOntoDifficult {
        /// Two points.
        Two,
        /// One point.
        One,
    } = Two;
    /// GH-GAP-42: how a monster moves whose card prints the attack before the move.
    move_after_attack: MoveAfterAttack {
        /// As with a card without an attack.
        AsMelee,
        /// To where it could make this attack.
        AsAttack,
    } = AsMelee;
    /// GH-GAP-45: whether C, in formulas of bosses and scenarios, counts exhausted characters.
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
    /// GH-GAP-47, FH-GAP-28: whether a figure that is stopped in the middle of an ability by a condition goes on.
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
    /// GH-GAP-52: whether a disarmed or stunned figure makes the attack that its card has for its death.
    last_attack: LastAttack {
        /// It does not.
        Prevented,
        /// It does: the conditions hold for its own turn only.
        Made,
    } = Prevented;
    /// GH-GAP-53, FH-GAP-33: in which order a monster attacks several targets.
    [serde(skip_serializing_if = "Option::is_none")]
    target_order: TargetOrder {
        /// The focus, then the others as the rules of focus rank them.
        ByFocus,
        /// As the players decide.
        Players,
    } = ByFocus, in the other book Players;
    /// GH-GAP-54, FH-GAP-34: which number a summoned monster takes.
    summoned_number: SummonedNumber {
        /// The lowest that is free.
        Lowest,
        /// Any that is free, by chance.
        Random,
    } = Lowest;
    /// GH-GAP-55: when a character's player chooses the targets of one ability.
    targets_chosen: TargetsChosen {
        /// Each when the one before has been attacked.
        OneByOne,
        /// All of them before the first is attacked.
        AllFirst,
    } = OneByOne;
    /// GH-GAP-56: what happens to the cards of a draw under way when the pile runs out.
    cards_on_the_table: CardsOnTheTable {
        /// They lie there until the draw is complete.
        Stay,
        /// They are shuffled in with the discards.
        ShuffledIn,
    } = Stay;
    /// GH-GAP-57: whether a monster's second attack ability may hit whom its first has hit.
    further_attacks: FurtherAttacks {
        /// It is for others.
        Spare,
        /// It is like the first.
        Again,
    } = Spare;
    /// GH-GAP-59: whether an obstacle with hit points, which abilities treat as an enemy, is pushed and pulled.
    obstacles_moved: ObstaclesMoved {
        /// It stays: nothing but damage does anything to it.
        No,
        /// It goes to empty hexes.
        Yes,
    } = No;
    /// GH-GAP-60: which modifier cards the attacks of allied figures draw.
    allied_modifiers: AlliedModifiers {
        /// Those of the monsters.
        Monsters,
        /// None.
        None,
    } = Monsters;
    /// GH-GAP-62: whether an action creates its element though none of its abilities is performed.
    infuse_in_vain: InfuseInVain {
        /// At least one ability must be performed, as for experience (GH-EXP-02).
        No,
        /// It does: the action was chosen.
        Yes,
    } = No;
    /// GH-GAP-63: who has killed a monster that was pushed or pulled into a trap or hazardous terrain.
    trap_kills: TrapKills {
        /// Whoever forced it there.
        Forcer,
        /// Nobody.
        Nobody,
    } = Forcer;
    /// GH-GAP-58: whether IMMOBILIZE, DISARM and STUN hold a figure that is granted or forced to perform an ability
    /// outside of its own turn.
    hampered_outside_turn: HamperedOutsideTurn {
        /// They do.
        Held,
        /// They hold it only in its own turn.
        Free,
    } = Free;
    /// GH-GAP-65: where a card goes of whose action with the lost symbol nothing was performed. It gives no experience
    /// either way (GH-EXP-02).
    lost_in_vain: LostInVain {
        /// To the discards: only an action that is performed loses its card.
        Discarded,
        /// To the lost cards: the action was chosen.
        Lost,
    } = Discarded;
    /// FH-GAP-27: whether a figure that walks through an ally on icy terrain slides on.
    [serde(skip_serializing_if = "is_usual")]
    ally_on_ice: AllyOnIce {
        /// It has entered the hex, so it does.
        Slides,
        /// It walks on as it likes.
        Walks,
    } = Slides;
    /// FH-GAP-29: when WARD and BRITTLE on one figure cancel each other out.
    [serde(skip_serializing_if = "is_usual")]
    ward_and_brittle: WardAndBrittle {
        /// When it would suffer damage.
        WithDamage,
        /// As soon as it has both.
        AtOnce,
    } = WithDamage;
    /// FH-GAP-30: whether damage that a character negates ends REGENERATE.
    [serde(skip_serializing_if = "is_usual")]
    negated_damage: NegatedDamage {
        /// It does not: no damage was suffered.
        KeepsRegenerate,
        /// It does: there was damage.
        EndsRegenerate,
    } = KeepsRegenerate;
    /// FH-GAP-31: whether a character loots its hex at the end of its turn before BANE hurts it.
    [serde(skip_serializing_if = "is_usual")]
    loot_and_bane: LootAndBane {
        /// It loots first.
        LootFirst,
        /// BANE comes first: who is exhausted by it loots nothing.
        BaneFirst,
    } = LootFirst;
    /// FH-GAP-32: which card an attack of a summon or a scenario ally with advantage uses.
    [serde(skip_serializing_if = "is_usual")]
    allied_advantage: AlliedAdvantage {
        /// The better one, as monsters do.
        Better,
        /// The one that the players choose, as characters do.
        Chosen,
    } = Chosen;
    /// FH-GAP-36: whether the damage of keeping a card in a short rest can be negated.
    [serde(skip_serializing_if = "is_usual")]
    rest_damage: RestDamage {
        /// By losing a card of the hand.
        HandCard,
        /// It cannot.
        Suffered,
    } = HandCard;
    /// FH-GAP-37: whether a character that slides over ice into a closed door opens it.
    [serde(skip_serializing_if = "is_usual")]
    slide_into_door: SlideIntoDoor {
        /// It does, if it moves there: the slide is of the kind of the movement that led onto the ice.
        Opens,
        /// It stops before it.
        Stops,
    } = Opens;
    /// FH-GAP-41: who gets what a summon loots.
    [serde(skip_serializing_if = "is_usual")]
    summons_loot: SummonsLoot {
        /// Its summoner.
        Summoners,
        /// Nobody: it is gone.
        Gone,
    } = Summoners;
    /// FH-GAP-47: whether a figure may teleport to its own hex.
    [serde(skip_serializing_if = "is_usual")]
    teleport_in_place: TeleportInPlace {
        /// It may.
        Allowed,
        /// Its hex is occupied, if only by itself.
        Refused,
    } = Allowed;
    /// FH-GAP-48: whether a monster may be pushed or pulled to the end into hazardous terrain on which its ally stands, if
    /// it dies there.
    [serde(skip_serializing_if = "is_usual")]
    push_to_death: PushToDeath {
        /// It may: one figure is left in the hex.
        Allowed,
        /// Nobody is forced to stay in the hex of another.
        Refused,
    } = Allowed;
    /// FH-GAP-49: whether a push or pull that moves nobody was performed.
    [serde(skip_serializing_if = "is_usual")]
    empty_push: EmptyPush {
        /// It was not.
        Nothing,
        /// It was, if it had a target.
        Performed,
    } = Nothing;
    /// FH-GAP-50: what of an attack that is made as if from a shadow is measured from there.
    [serde(skip_serializing_if = "is_usual")]
    from_a_shadow: FromAShadow {
        /// All but retaliate: pushes, pulls and the auras of others, too.
        Everything,
        /// Whom it can target, and whether it has disadvantage.
        TargetsAlone,
    } = Everything;
    /// FH-GAP-51: whether the shadow from which something is performed may be removed for a bonus to it.
    [serde(skip_serializing_if = "is_usual")]
    shadow_in_use: ShadowInUse {
        /// It may not.
        Stays,
        /// It may.
        Removable,
    } = Stays;
    /// FH-GAP-52: whether a move that must end on a shadow may lead into a trap that stops it before.
    [serde(skip_serializing_if = "is_usual")]
    way_to_a_shadow: WayToAShadow {
        /// It leads to a shadow, as far as anybody knows.
        InGoodFaith,
        /// Any way will do that is long enough.
        Any,
    } = InGoodFaith;
    /// FH-GAP-53: whether an ability that being fast or slow adds to an action must be performed.
    [serde(skip_serializing_if = "is_usual")]
    added_by_pace: AddedByPace {
        /// It must, as far as it can be.
        Mandatory,
        /// It may be skipped, as others.
        Optional,
    } = Mandatory;
    /// FH-GAP-54: whether damage that is counted for each of several figures is one.
    [serde(skip_serializing_if = "is_usual")]
    damage_for_each: DamageForEach {
        /// It is suffered one point at a time.
        Apart,
        /// It is suffered as a whole.
        Together,
    } = Apart;
    /// FH-GAP-55: whether damage that hits allies and enemies alike, and is not framed as mandatory, may be skipped.
    [serde(skip_serializing_if = "is_usual")]
    harm_to_all: HarmToAll {
        /// All of it, or nothing.
        MayBeSkipped,
        /// It harms allies, so it must be done.
        Mandatory,
    } = MayBeSkipped;
    /// FH-GAP-56: when an item may be used that gives a bonus for the turn.
    [serde(skip_serializing_if = "is_usual")]
    turn_bonuses: TurnBonuses {
        /// Between abilities: to give it is an ability.
        BetweenAbilities,
        /// In the middle of a move or an attack, too.
        AnyTime,
    } = BetweenAbilities;
    /// FH-GAP-57: when a monster suffers the damage of a move for which its type has consumed an element.
    [serde(skip_serializing_if = "is_usual")]
    hastened_damage: HastenedDamage {
        /// If it has moved.
        IfMoved,
        /// Whenever it would move.
        IfConsumed,
    } = IfMoved;
    /// FH-GAP-58: whether BRITTLE that is used up by damage of one's own has been removed by whoever deals it.
    [serde(skip_serializing_if = "is_usual")]
    brittle_used_up: BrittleUsedUp {
        /// It has.
        Removed,
        /// It has not: it was not healed.
        Spent,
    } = Removed;
    /// FH-GAP-59: whether a character that escapes leaves its room.
    [serde(skip_serializing_if = "is_usual")]
    escaping: Escaping {
        /// It does.
        LeavesRoom,
        /// It leaves the map.
        LeavesMap,
    } = LeavesRoom;
    /// FH-GAP-66: whether masteries can be achieved in scenario 0.
    [serde(skip_serializing_if = "is_usual")]
    first_masteries: FirstMasteries {
        /// They cannot.
        Refused,
        /// They can.
        Counted,
    } = Refused;
    /// FH-GAP-67: whether allies that take no turns lose conditions that end with a turn.
    [serde(skip_serializing_if = "is_usual")]
    idle_conditions: IdleConditions {
        /// At their initiative.
        Expire,
        /// Never.
        Stay,
    } = Expire;
    /// FH-GAP-68: what becomes of shadows when a page moves characters and their summons to another room.
    [serde(skip_serializing_if = "is_usual")]
    gathered_shadows: GatheredShadows {
        /// They move along.
        MoveAlong,
        /// They stay where they are.
        Stay,
    } = MoveAlong;
    /// FH-GAP-46: when a character is asked whether persistent cards leave its active area.
    [serde(skip_serializing_if = "is_usual")]
    cards_leave: CardsLeave {
        /// In its own turn.
        OwnTurn,
        /// Also before the turns and abilities of others, and before what the page brings.
        AnyTime,
    } = OwnTurn;
    /// FH-GAP-45: whether several characters may have the same item.
    [serde(skip_serializing_if = "is_usual")]
    same_items: SameItems {
        /// As many as there are copies of its card.
        ByCopies,
        /// Only one of them.
        OneOwner,
    } = ByCopies;
    /// FH-GAP-60: whether a character may leave the heal of REGENERATE.
    [serde(skip_serializing_if = "is_usual")]
    regenerate_heal: RegenerateHeal {
        /// It may, as any ability that is not mandatory.
        May,
        /// It performs it at the start of each turn.
        Must,
    } = May;
    /// FH-GAP-61: whether cards in the active area whose action has no lost symbol count as discarded for a long rest.
    [serde(skip_serializing_if = "is_usual")]
    rest_cards: RestCards {
        /// Only what lies on the discard pile counts, and one of those cards is lost.
        Discards,
        /// They count, and one of them may be the card that is lost; the others stay where they are.
        ActiveToo,
    } = Discards;
    /// FH-GAP-62: what the monsters of a group must perform for their card to consume an element.
    [serde(skip_serializing_if = "is_usual")]
    monster_elements: MonsterElements {
        /// The ability that has the sign.
        OwnAbility,
        /// Any ability of the card.
        AnyAbility,
    } = OwnAbility;
    /// FH-GAP-63: whether a character must see the ally on the blue hex of an area.
    [serde(skip_serializing_if = "is_usual")]
    blue_hexes: BlueHexes {
        /// It need not: that ally is not targeted.
        Unseen,
        /// It must.
        Seen,
    } = Unseen;
    /// FH-GAP-64: in which order a character loots, infuses and loses conditions at the end of its turn.
    [serde(skip_serializing_if = "is_usual")]
    turn_ends: TurnEnds {
        /// It loses conditions last.
        ConditionsLast,
        /// As its player likes.
        AnyOrder,
    } = ConditionsLast;
    /// FH-GAP-65: whether a character must infuse the elements of an action of which it has performed a part.
    [serde(skip_serializing_if = "is_usual")]
    infusions: Infusions {
        /// It must.
        Must,
        /// It may, unless the sign is framed as mandatory; on the cards of the six starting classes none is.
        May,
    } = Must;
}

/// Whether a question has its usual answer. Those of Frosthaven are not written down then, so that what is kept of
/// Gloomhaven does not speak of them.
fn is_usual<T: Default + PartialEq>(answer: &T) -> bool {
    *answer == T::default()
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
