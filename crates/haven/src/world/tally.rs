//! GH-BGL: battle goals, and what is counted for them.

use crate::content::{Criterion, GoalId, LootCard, LootKind, LootList, Measure, Rank};
use crate::world::{Ended, Further, Hero, Monster};
use crate::{FigureId, Haven, World};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// What is counted for one character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Tally {
    pub kills: u8,
    pub elite_kills: u8,
    pub first_kills: u8,
    pub clean_kills: u8,
    pub overkill: u8,
    pub traps: u8,
    pub treasures: u8,
    pub rooms: u8,
    pub items: u8,
    pub long_rests: u8,
    pub short_rests: u8,
    /// How far its hit points fell below the most it can have.
    pub deepest: u8,
    /// What only the goals of one book ask for.
    #[serde(default, skip_serializing_if = "Further::is_none")]
    pub further: Further,
}

impl World {
    /// GH-SUM-10, FH-SUM-15, FH-EXP-03, FH-MDM-04, FH-MDM-05, FH-MDM-07, GH-EXP-05: a monster was killed; a summon's
    /// kill is its summoner's. `needed` is what it had left, `dealt` the damage.
    pub fn count_kill(&mut self, by: Option<FigureId>, dead: &Monster, needed: u8, dealt: u8, attack: bool) {
        // A death that is nobody's is nobody's first kill.
        let first = self.party.heroes.iter().all(|h| h.tally.kills == 0);
        self.foes.kills = self.foes.kills.saturating_add(1);
        let Some(hero) = by.and_then(FigureId::owner) else { return };
        self.note_kill(by);
        // Only who changes its form asks for it.
        if self.hero(hero).own.form.is_some()
            && let Some(turn) = self.turns.turn.as_mut().filter(|turn| Some(turn.figure) == by)
        {
            turn.killed = true;
        }
        let tally = &mut self.hero_mut(hero).tally;
        tally.kills += 1;
        tally.elite_kills += u8::from(dead.rank == Rank::Elite);
        tally.first_kills += u8::from(first);
        tally.clean_kills += u8::from(attack && needed == dead.body.most);
        tally.overkill = tally.overkill.max(dealt.saturating_sub(needed));
        if self.agreed.edition.counts_further_for_goals() {
            self.count_kill_further(by, hero, dead);
        }
    }

    /// FH-BGL-03: whether a character has more loot tokens than every other, or fewer, by this comparison.
    fn stands_out(&self, hero: &Hero, order: Ordering) -> u16 {
        let mut others = self.party.heroes.iter().filter(|other| other.id != hero.id);
        u16::from(others.all(|other| hero.coins.cmp(&other.coins) == order))
    }

    /// A trap was sprung or disarmed: it counts for the character whose turn it is.
    pub fn count_trap(&mut self) {
        if let Some(hero) = self.turns.turn.as_ref().and_then(|t| t.figure.owner()) {
            self.hero_mut(hero).tally.traps += 1;
        }
    }

    /// GH-BGL-02, GH-BGL-05, FH-BGL-06: the number that a goal is measured by, as it stands now.
    fn measure(&self, game: &Haven, hero: &Hero, measure: Measure) -> u16 {
        let tally = &hero.tally;
        let others = || self.party.heroes.iter().filter(|h| h.id != hero.id && h.is_lost()).count();
        match measure {
            // GH-BON-08: active cards without the lost symbol count as discarded.
            Measure::Cards => {
                (hero.hand.len() + hero.discard.len() + self.droppable(game, hero.id).count()) as u16
            }
            Measure::Experience => hero.xp.into(),
            Measure::HitPoints => hero.body.hp.into(),
            Measure::LeastHitPoints => hero.body.most.saturating_sub(tally.deepest).into(),
            Measure::Traps => tally.traps.into(),
            Measure::Treasures => tally.treasures.into(),
            Measure::Money => hero.coins.into(),
            Measure::Loot => u16::from(hero.coins) + u16::from(tally.treasures),
            Measure::Exhausted => others() as u16,
            Measure::Rooms => tally.rooms.into(),
            Measure::Kills => tally.kills.into(),
            Measure::EliteKills => tally.elite_kills.into(),
            Measure::Items => tally.items.into(),
            Measure::EmptyRounds => self.foes.empty_rounds.into(),
            Measure::Overkill => tally.overkill.into(),
            Measure::FirstKills => tally.first_kills.into(),
            Measure::CleanKills => tally.clean_kills.into(),
            Measure::LongRests => tally.long_rests.into(),
            Measure::ShortRests => tally.short_rests.into(),
            Measure::CardsLeft if hero.is_lost() => u16::MAX,
            Measure::CardsLeft => self.measure(game, hero, Measure::Cards),
            Measure::MostLoot => self.stands_out(hero, Ordering::Greater),
            Measure::LeastLoot => self.stands_out(hero, Ordering::Less),
            Measure::LastKills => tally.further.last_kills.into(),
            Measure::BulliedKills => tally.further.bullied_kills.into(),
            Measure::RitualKills => tally.further.ritual_kills.into(),
            Measure::KillsInARound => tally.further.most_kills.into(),
            Measure::StrongKills => tally.further.strong_kills.into(),
            Measure::ShirkedKills => tally.further.shirked_kills.into(),
            Measure::LostActions => tally.further.lost_actions.into(),
            Measure::BasicActions => tally.further.basic_actions.into(),
            Measure::RestsWithHand => tally.further.rests_with_hand.into(),
            Measure::RestsWithoutHand => tally.further.rests_without_hand.into(),
            Measure::IdleRests => tally.further.idle_rests.into(),
            Measure::HexesInATurn => tally.further.most_moved.into(),
            Measure::FirstExhausted => tally.further.first_exhausted.into(),
            Measure::KindsSpared => self.kinds_spared(game, hero),
            Measure::Neglects => self.neglects(hero),
            // The others are counted as they happen.
            other => tally.further.counts.of(other).into(),
        }
    }

    /// GH-BGL-02: how far a character has come with a battle goal, and how far it must come.
    pub fn goal_progress(&self, game: &Haven, hero: &Hero, goal: GoalId) -> (u16, u16) {
        let needs = game.goal(goal).needs;
        (
            self.measure(game, hero, needs.measure),
            needs.asked(hero.level, hero.body.most, self.party.heroes.len()),
        )
    }

    /// GH-BGL-02, GH-BGL-03, GH-FIN-09, GH-FIN-12, FH-BGL-05, FH-END-11, FH-BGL-06: the check marks that a character
    /// gets; none if the scenario is lost.
    pub fn check_marks(&self, game: &Haven, hero: &Hero, ended: Ended) -> u8 {
        let Some(goal) = hero.goals.first().filter(|_| ended == Ended::Won) else { return 0 };
        let goal = game.goal(*goal);
        let characters = self.party.heroes.len();
        let met =
            |c: Criterion| c.met(self.measure(game, hero, c.measure), hero.level, hero.body.most, characters);
        if met(goal.needs) { goal.checks_among(characters) } else { 0 }
    }

    /// GH-FIN-10, GH-FIN-11, FH-END-19, FH-EXP-04: the experience a character ends with.
    pub fn final_experience(&self, hero: &Hero, ended: Ended) -> u16 {
        let bonus = if ended == Ended::Won { self.bonus_experience() } else { 0 };
        u16::from(hero.xp) + u16::from(bonus)
    }

    /// GH-FIN-02, GH-FIN-03, FH-END-07, FH-LOO-07, FH-END-05, GH-EXH-09: the gold a character ends with: its money
    /// tokens, or the coins on its loot cards, at the rate of the level, and what it found in treasures.
    pub fn final_gold(&self, hero: &Hero) -> u16 {
        self.coins_of(hero) * u16::from(self.gold_per_coin()) + u16::from(hero.gold)
    }

    /// GH-LOO-03; FH-LDK-02, FH-LOO-06: the coins that a character has looted. A card of a random item counts as money if
    /// there was none.
    pub fn coins_of(&self, hero: &Hero) -> u16 {
        if !self.agreed.edition.tokens_draw_loot_cards() {
            return hero.coins.into();
        }
        let characters = self.party.heroes.len() as u8;
        let coins = |card: &LootCard| match card.kind {
            LootKind::Money | LootKind::RandomItem => card.amount(characters),
            _ => 0,
        };
        hero.loot.iter().map(coins).map(u16::from).sum()
    }

    /// FH-LDK-03, FH-LDK-04, FH-LDK-07, FH-END-10, FH-LOO-07: the materials and herbs on the loot cards of a character.
    pub fn resources_of(&self, hero: &Hero) -> LootList {
        let characters = self.party.heroes.len() as u8;
        let mut all = LootList::new();
        for card in hero.loot.iter().filter(|card| card.kind.is_resource()) {
            *all.entry(card.kind).or_default() += card.amount(characters);
        }
        all
    }
}
