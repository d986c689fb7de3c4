//! The differences that a scenario meets in play.

use super::Edition;
use crate::rulings::{self, Rulings};

/// How modifier cards are drawn with advantage and disadvantage when some of them are rolling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// GH-ADV-02, GH-ADV-03, GH-ADV-05, GH-ADV-06: two cards; only after two rolling ones more are drawn. A rolling
    /// card is added to the other with advantage, and does not count with disadvantage.
    Two,
    /// FH-ADV-03, FH-ADV-04, FH-ADV-05: on to the first card that does not roll, then one more, whatever it is. The two
    /// are compared; with advantage all rolling cards before them count too.
    OneMore,
}

/// A step of the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndStep {
    /// What the scenario does at the end of a round.
    Effects,
    /// Decks are shuffled from which a card with the symbol was drawn.
    Shuffles,
    /// Elements wane.
    Elements,
    /// Bonuses of the round end.
    RoundBonuses,
    /// Short rests.
    ShortRests,
}

/// What the other book leaves open and this one prints.
impl Edition {
    /// The questions that this book answers are answered by it, whatever a table has said.
    ///
    /// Gloomhaven answers none of them.
    pub fn settled(self, rulings: Rulings) -> Rulings {
        let rulings = rulings.with_defaults(self);
        match self {
            Edition::Gloomhaven | Edition::JawsOfTheLion => rulings,
            Edition::Frosthaven => Rulings {
                // FH-AOE-01, FH-DIF-07
                mirrored_areas: rulings::MirroredAreas::Yes,
                // FH-RET-02, FH-EFF-01
                null_retaliates: rulings::NullRetaliates::Yes,
                // FH-AMD-09, FH-DIF-23
                rolling_and_double: rulings::RollingAndDouble::Chosen,
                // FH-MMV-09
                disarmed_move: rulings::DisarmedMove::AsMelee,
                // FH-INI-03, FH-DIF-28
                shared_deck: rulings::SharedDeck::OneCard,
                // FH-ATK-06, FH-DIF-20
                monster_modifier_order: rulings::MonsterModifierOrder::Players,
                // FH-MOV-08, FH-DIF-11
                jump_onto_difficult: rulings::JumpOntoDifficult::One,
                // FH-DMG-10
                boss_counts_exhausted: rulings::BossCountsExhausted::Yes,
                // FH-RET-01, FH-DIF-79
                retaliate_after_push: rulings::RetaliateAfterPush::Lost,
                // FH-MOV-12, FH-DIF-13
                figure_on_stopping_trap: rulings::FigureOnStoppingTrap::Obstacle,
                // FH-VAR-05
                reduced_reshuffle: rulings::ReducedReshuffle::StandardOnly,
                // FH-CND-17, FH-DIF-25
                bless_supply: rulings::BlessSupply::Ten,
                // FH-AMD-02, FH-AMD-13
                cards_on_the_table: rulings::CardsOnTheTable::Stay,
                // FH-MAT-04, FH-DIF-48
                further_attacks: rulings::FurtherAttacks::Again,
                // FH-OVL-22
                obstacles_moved: rulings::ObstaclesMoved::No,
                // FH-ELE-03
                infuse_in_vain: rulings::InfuseInVain::No,
                // FH-MDM-06, FH-DIF-54
                trap_kills: rulings::TrapKills::Forcer,
                // FH-CMD-06, FH-FRC-07
                hampered_outside_turn: rulings::HamperedOutsideTurn::Held,
                // FH-TRN-06, FH-LST-01
                lost_in_vain: rulings::LostInVain::Discarded,
                // FH-MEL-01
                consume_in_vain: rulings::ConsumeInVain::No,
                // What this book leaves open, too.
                value_below_nothing: rulings.value_below_nothing,
                stopped_midway: rulings.stopped_midway,
                target_order: rulings.target_order,
                summoned_number: rulings.summoned_number,
                ward_and_brittle: rulings.ward_and_brittle,
                negated_damage: rulings.negated_damage,
                loot_and_bane: rulings.loot_and_bane,
                allied_advantage: rulings.allied_advantage,
                rest_damage: rulings.rest_damage,
                ally_on_ice: rulings.ally_on_ice,
                same_items: rulings.same_items,
                slide_into_door: rulings.slide_into_door,
                summons_loot: rulings.summons_loot,
                teleport_in_place: rulings.teleport_in_place,
                push_to_death: rulings.push_to_death,
                empty_push: rulings.empty_push,
                from_a_shadow: rulings.from_a_shadow,
                shadow_in_use: rulings.shadow_in_use,
                way_to_a_shadow: rulings.way_to_a_shadow,
                added_by_pace: rulings.added_by_pace,
                damage_for_each: rulings.damage_for_each,
                harm_to_all: rulings.harm_to_all,
                turn_bonuses: rulings.turn_bonuses,
                hastened_damage: rulings.hastened_damage,
                brittle_used_up: rulings.brittle_used_up,
                escaping: rulings.escaping,
                first_masteries: rulings.first_masteries,
                idle_conditions: rulings.idle_conditions,
                gathered_shadows: rulings.gathered_shadows,
                cards_leave: rulings.cards_leave,
                regenerate_heal: rulings.regenerate_heal,
                rest_cards: rulings.rest_cards,
                monster_elements: rulings.monster_elements,
                blue_hexes: rulings.blue_hexes,
                turn_ends: rulings.turn_ends,
                infusions: rulings.infusions,
                ..Rulings::default()
            },
        }
    }

    /// The questions whose answers differ from the usual ones of this edition, as a table would write them.
    pub fn asked(self, settled: Rulings) -> Rulings {
        if settled == self.settled(Rulings::default()) { Rulings::default() } else { settled }
    }

    /// Whether a gap, by its id, is one of this book.
    pub fn asks(self, gap: &str) -> bool {
        match self {
            Edition::Frosthaven => gap.starts_with("FH-"),
            Edition::Gloomhaven | Edition::JawsOfTheLion => gap.starts_with("GH-"),
        }
    }
}

/// Attacks and conditions.
impl Edition {
    /// How cards are drawn with advantage and disadvantage.
    ///
    /// GH-ADV-02, GH-ADV-03, GH-ADV-05, GH-ADV-06; FH-ADV-03, FH-ADV-04, FH-ADV-05, FH-DIF-22.
    pub const fn draws(self) -> Draws {
        match self {
            Edition::Frosthaven => Draws::OneMore,
            Edition::Gloomhaven | Edition::JawsOfTheLion => Draws::Two,
        }
    }

    /// Whether a character with advantage may use either card.
    ///
    /// GH-ADV-01 (no: the better one); FH-ADV-01, FH-DIF-21 (yes).
    pub const fn advantage_is_chosen(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a character's player decides about the effects of an attack before a modifier card is drawn.
    ///
    /// GH-EFF-03 (no: when they would be given); FH-ADD-02, FH-EFF-02, FH-DIF-24 (yes; those on modifier cards after the
    /// draw, FH-EFF-06).
    pub const fn effects_are_decided_first(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the player of a deck may leave the elements that its modifier cards infuse.
    ///
    /// GH-ELE-02 (no); FH-AMD-08, FH-EFF-06 (yes: they are added effects, decided about after the draw).
    pub const fn infusions_of_cards_may_be_left(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a bonus to the range of a melee attack makes it a ranged one.
    ///
    /// GH-ATK-05 (no: it stays one); FH-ATK-03 (yes).
    pub const fn added_range_makes_ranged(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the player of a deck decides about what its modifier cards add to the attack of a summon.
    ///
    /// GH-SUM-06 (no: as for a monster); FH-EFF-07 (yes).
    pub const fn deck_owner_decides(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether an ability that names no range needs sight of those whom it targets.
    ///
    /// GH-ATK-10 (no); FH-LOS-01, FH-RNG-04, FH-ACT-09, FH-DIF-02, FH-DIF-06 (yes).
    pub const fn every_target_is_seen(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether damage without an attack is suffered by those in range who are not seen, too.
    ///
    /// GH-ATK-09 (no); FH-SUF-02, FH-LOS-04, FH-DIF-02 (yes).
    pub const fn damage_needs_no_sight(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether an item with an ability may be used in the middle of another ability.
    ///
    /// GH-ITM-14 (yes); FH-ITM-16, FH-ACT-07, FH-DIF-42 (no).
    pub const fn items_interrupt_abilities(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether a controlled figure takes its own side for its enemies while it moves, and whoever controls it answers for
    /// what it moves into.
    ///
    /// GH-TRN-07 (no); FH-CMD-03, FH-CMD-04 (yes).
    pub const fn control_changes_sides(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a move of no hex is no move, so that it uses no bonus.
    ///
    /// GH-BON-04 (no: the ability was begun); FH-MOV-05 (yes).
    pub const fn moves_need_a_hex(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether what hangs on an attack, or on its modifier cards, without being an effect of it comes after the target
    /// has struck back.
    ///
    /// GH-AMD-09 (no: with the effects); FH-EFF-05, FH-DIF-80 (yes).
    pub const fn linked_abilities_come_last(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether what cards add to heals is added to heals that no action performs, too: of a long rest, of REGENERATE, of
    /// items and modifier cards.
    ///
    /// GH-BON-04 (no: to heal actions); FH-CND-09, FH-HEA-05, FH-RST-06 (yes: each performs a heal ability).
    pub const fn every_heal_is_an_ability(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the heals on the modifier cards of one attack are one heal.
    ///
    /// GH-AMD-09 (no: each is an effect); FH-HEA-05, FH-DIF-80 (yes).
    pub const fn heals_of_an_attack_add_up(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether an obstacle with hit points, an objective, gets no conditions at all.
    ///
    /// GH-SPC-11 (no: no negative ones); FH-OVL-22, FH-CND-32, FH-DIF-10 (yes).
    pub const fn objectives_are_immune(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether STUN keeps a character from using items in the turns of others, too.
    ///
    /// GH-CON-12 (no: in its own turn); FH-CND-25, FH-DIF-19 (yes).
    pub const fn stun_bars_items_always(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether figures teleport.
    ///
    /// Gloomhaven knows no such thing; FH-TEL-01, FH-DIF-15, FH-DIF-16 (yes).
    pub const fn has_teleport(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a sign can show two elements of which one is meant.
    ///
    /// GH-ELE-09 (no: of two signs both are meant); FH-ELE-10, FH-DIF-26 (yes).
    pub const fn has_mixed_elements(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether characters walk through INVISIBLE monsters, as monsters do through INVISIBLE characters.
    ///
    /// GH-CON-20 (no: that is about monsters); FH-CND-14 (yes), FH-DIF-18.
    pub const fn characters_pass_the_invisible(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }
}

/// Cards, rests and rounds.
impl Edition {
    /// Whether what must be performed, such as suffering damage, must be only once another part of the action was.
    ///
    /// GH-TRN-05 (no: it must be in any case); FH-MAN-01, FH-TRN-06, FH-DIF-43 (yes).
    pub const fn mandatory_parts_follow_others(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// How many battle goals each character is dealt.
    ///
    /// GH-BGL-01: two; FH-BGL-01, FH-DIF-40: three.
    pub const fn battle_goals_dealt(self) -> u8 {
        match self {
            Edition::Frosthaven => 3,
            Edition::Gloomhaven | Edition::JawsOfTheLion => 2,
        }
    }

    /// Whether the heal and the recovery of items of a long rest may be left, and whether its items may be used in the
    /// same turn.
    ///
    /// GH-RST-08, GH-RST-09 (no); FH-RST-06, FH-RST-07, FH-DIF-41 (yes).
    pub const fn long_rest_is_a_choice(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the group decides who is first of a character that takes a long rest and one whose card has the number 99.
    ///
    /// GH-INI-06, GH-FOC-15 (no: a long rest comes last); FH-INI-05, FH-INI-08 (yes: it has no second card).
    pub const fn rests_tie_at_99(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether any card may be taken out of the active area at any time.
    ///
    /// GH-BON-09 (yes); FH-ACB-10, FH-DIF-30 (no: only persistent ones, and not during an ability).
    pub const fn active_cards_leave_at_will(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether an item that is used several times can be recovered before its last use.
    ///
    /// GH-ITM-09 (no: it is not spent yet); FH-ITM-12 (yes: its token goes back to the first slot).
    pub const fn half_used_items_are_recovered(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether no more characters have an item than there are copies of its card.
    ///
    /// GH-ITM-05 (a campaign sees to it); FH-ITM-05 (yes).
    pub const fn items_have_copies(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether cards in the active area can be recovered.
    ///
    /// GH-REC-01 (yes: they count as discarded or lost); FH-REC-01, FH-DIF-31 (no).
    pub const fn active_cards_are_recovered(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// The end of a round, step by step.
    ///
    /// GH-END-02, GH-END-03, GH-END-04, GH-END-05, GH-END-06; FH-EOR-02, FH-EOR-03, FH-EOR-04, FH-EOR-05, FH-EOR-06,
    /// FH-DIF-44.
    pub const fn end_of_round(self) -> [EndStep; 5] {
        use EndStep::{Effects, Elements, RoundBonuses, ShortRests, Shuffles};
        match self {
            Edition::Frosthaven => [Effects, Shuffles, RoundBonuses, ShortRests, Elements],
            Edition::Gloomhaven | Edition::JawsOfTheLion => {
                [Shuffles, Elements, RoundBonuses, ShortRests, Effects]
            }
        }
    }

    /// Whether a scenario whose goal is met in the round in which it is lost is lost.
    ///
    /// GH-GAP-41 (no: what is met first decides); FH-END-03, FH-DIF-57 (yes).
    pub const fn defeat_beats_victory(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }
}

/// Pages, loot and allies.
impl Edition {
    /// Whether a character that loots a token draws a loot card.
    ///
    /// GH-LOO-03 (no: the token is money); FH-LOO-04, FH-DIF-36 (yes).
    pub const fn tokens_draw_loot_cards(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether scenario effects take place after items and hands are chosen, with those of road events.
    ///
    /// GH-SET-04 (no: before); FH-SET-15 (yes).
    pub const fn scenario_effects_come_last(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a pressure plate counts as soon as a character enters it, in the air too.
    ///
    /// GH-SPC-06 (no: if its turn ends there); FH-OVL-07, FH-DIF-14 (yes).
    pub const fn plates_count_at_once(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether scenario allies have a modifier deck of their own, with BLESS and CURSE.
    ///
    /// GH-GAP-60 (no: ruled by the table); FH-CHR-09, FH-SPR-03, FH-DIF-25 (yes).
    pub const fn allies_have_a_deck(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether what happens at the start of a round happens before characters are exhausted for lack of cards.
    ///
    /// GH-EXH-02 (no); FH-GAP-42 (yes).
    pub const fn round_starts_before_exhaustion(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether solo play and open information raise the scenario level itself, and with it everything that depends on it.
    ///
    /// GH-VAR-01, GH-VAR-02 (no: monsters and traps); FH-VAR-06, FH-VAR-07, FH-DIF-58 (yes).
    pub const fn solo_raises_everything(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether there are named steps of difficulty.
    ///
    /// GH-LVL-04 (yes); FH-LVL-03, FH-DIF-59 (no: the group sets the level).
    pub const fn has_difficulties(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether scenario allies that are revealed in the middle of a round act in it, as monsters do.
    ///
    /// GH-SUM-09 (no: they wait, like summons; GH-SPC-12 says nothing); FH-SPN-03, FH-SPR-03 (yes).
    pub const fn revealed_allies_act(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// The inspiration that a completed scenario brings to this many characters.
    ///
    /// FH-END-17: 4 less their number; Gloomhaven knows none, FH-DIF-65.
    pub const fn inspiration(self, characters: u8) -> u8 {
        match self {
            Edition::Frosthaven => 4u8.saturating_sub(characters),
            Edition::Gloomhaven | Edition::JawsOfTheLion => 0,
        }
    }

    /// Whether an item that is found can be used at once, beyond the limits of what a character brings.
    ///
    /// GH-ITM-06 (no: not in this scenario); FH-TRE-04, FH-DIF-38 (yes).
    pub const fn found_items_are_usable(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }
}

/// Monsters, and what lies on the map.
impl Edition {
    /// Whether a money or loot token makes a hex one that is not empty.
    ///
    /// GH-MAP-30 (yes); FH-MAP-08 (no).
    pub const fn tokens_fill_hexes(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether a negative ability without an attack looks for a target of its own if it cannot reach the focus.
    ///
    /// GH-GAP-64 (no: it concerns the focus or nobody); FH-MAB-06 (yes).
    pub const fn abilities_find_their_own_target(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a figure that heals somebody may heal anybody if nobody has lost hit points.
    ///
    /// GH-MAB-01 (no: only whom it helps); FH-MAB-04, FH-MON-10 (yes: it is a tie, which the group decides).
    pub const fn unhurt_allies_tie(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a figure without a move of its own can be made to move only by a number of its own, not by one that is
    /// added.
    ///
    /// GH-TRN-07 (no: what is added counts from 0); FH-CMD-07 (yes).
    pub const fn added_moves_need_a_move(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether more is counted than the goals of the first book ask for.
    ///
    /// GH-BGL-02 (no); FH-BGL-03 (yes).
    pub const fn counts_further_for_goals(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether tiles that cover a border hex of a map tile cannot be modified.
    ///
    /// GH-MAP-24 (no: it says nothing of them); FH-MNP-09 (yes).
    pub const fn border_tiles_stay(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a monster that is summoned draws a card for its kind, if none was drawn in this round.
    ///
    /// GH-GAP-29 (no: cards are drawn once a round); FH-MAB-11 (yes; it counts for focus alone).
    pub const fn summoned_kinds_draw(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether monsters that come later in a round have no use of the elements that their kind has consumed in it.
    ///
    /// GH-ELE-11 (no: it is consumed for the type); FH-MEL-04 (yes).
    pub const fn newcomers_pay_again(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether types of monsters that share a deck are one group, for which elements are consumed and infused together.
    ///
    /// GH-ELE-06, GH-ELE-11 (no: each type for itself); FH-INI-03, FH-MEL-01, FH-MEL-02 (yes).
    pub const fn decks_are_groups(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the whole group orders what changes an attack of a character in one step.
    ///
    /// GH-ATK-13 (no: its player); FH-ATK-06, FH-DIF-20 (yes).
    pub const fn group_orders_modifiers(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the active figure chooses only at the end of its turn between the elements that a sign lets it infuse.
    ///
    /// GH-ELE-12, GH-ELE-13 (no: when it infuses); FH-ELE-11, FH-DIF-26 (yes).
    pub const fn infusions_are_chosen_last(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether what a monster infuses becomes strong only when the last of its kind has had its turn.
    ///
    /// GH-ELE-03 (no: at the end of its own turn); FH-MEL-02, FH-DIF-27 (yes).
    pub const fn kinds_infuse_together(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether the player of a summon that has nobody to focus may let it move towards its summoner.
    ///
    /// GH-SUM-06 (no: it stays); FH-SUM-12, FH-DIF-32 (yes).
    pub const fn idle_summons_come_back(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether, with too few standees, elites are placed first and then those nearest to any enemy.
    ///
    /// GH-REV-04 (no: those nearest to whoever opened the door); FH-SPN-08, FH-DIF-51 (yes).
    pub const fn elites_are_placed_first(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// Whether a figure that loses flying enters the hex in which it is.
    ///
    /// GH-MOV-10 (no: only an obstacle matters); FH-MOV-13, FH-DIF-12 (yes).
    pub const fn losing_flight_enters(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }
}
