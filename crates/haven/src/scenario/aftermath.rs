//! GH-FIN-02, GH-FIN-03, GH-FIN-04, GH-FIN-05, GH-FIN-06, GH-FIN-07, GH-FIN-08, GH-FIN-09, GH-FIN-10, GH-FIN-11,
//! GH-FIN-12, GH-FIN-13, GH-FIN-14: what a scenario has brought is written down, then everything is put back for the
//! next one.

use crate::content::{Deed, Effect, GoalId, Label, Scenario, Treasure, What};
use crate::world::{Body, Ended, Extra, GearState, Hero, ModifierDeck, Objective, Results, Taken};
use crate::{Fact, Haven, Play, World};
use table::{Deck, Reveal, WhenEmpty};

/// The numbers in the rewards of a page: gold, experience and check marks for each character, inspiration for the party.
#[derive(Clone, Copy, Debug, Default)]
struct Rewards {
    gold: u16,
    experience: u16,
    checks: u8,
    inspiration: u8,
}

/// FH-END-04: the scenario is over: its results first, then everything goes back to where it belongs.
pub fn settle(play: &mut Play, ended: Ended) {
    let results = play.world.results_now(play.game, ended);
    // GH-BGL-04: the battle goals are shown.
    play.reveal(Reveal::Shown);
    // FH-SCN-02
    let page = play.world.scenario_of(play.game).filter(|_| ended == Ended::Won);
    let ending = page.as_ref().and_then(|page| play.world.ending_of(play.game, page));
    let sections = ending.map(|ending| ending.section).into_iter();
    for section in sections.chain(page.as_ref().and_then(|page| page.conclusion)) {
        play.tell(|_, _| Fact::Section { section });
    }
    for reward in &results.rewards {
        play.tell(|_, _| Fact::Rewarded { reward: Box::new(reward.clone()) });
    }
    for scenario in results.unlocks.iter().copied() {
        play.tell(|_, _| Fact::Unlocks { scenario });
    }
    for taken in results.heroes.iter().filter(|taken| !taken.dead) {
        let hero = taken.hero;
        for goal in taken.goals.iter().copied() {
            play.tell(|_, _| Fact::ShowsGoal { hero, goal });
        }
        let Taken { hero, experience, gold, checks, .. } = *taken;
        play.tell(|_, _| Fact::TakesHome { hero, experience, gold, checks });
        for (kind, amount) in taken.resources.clone() {
            play.tell(|_, _| Fact::TakesResource { hero, kind, amount });
        }
        for number in taken.masteries.iter().copied() {
            play.tell(|_, _| Fact::Masters { hero, number });
        }
    }
    if results.inspiration > 0 {
        play.tell(|_, _| Fact::Inspired { points: results.inspiration });
    }
    play.world.results = Some(Box::new(results));
    let (game, extra) = (play.game, play.world.agreed.extra.clone());
    play.world.party.heroes.iter_mut().for_each(|hero| put_back(game, &extra, hero));
    play.world.party.summons.clear();
    play.world.decks.monster_modifiers.put_back(game, &extra);
    play.world.decks.ally_modifiers.put_back(game, &extra);
    play.world.decks.goal_deck = goal_deck(game, &[]);
}

/// What a character brought along is as it was before.
fn put_back(game: &Haven, extra: &Extra, hero: &mut Hero) {
    return_cards(hero);
    refresh_items(hero);
    heal(hero);
    hero.modifiers.put_back(game, extra);
    // GH-FIN-08: its battle goal is in the deck again.
    hero.goals.clear();
}

/// GH-FIN-04, FH-ACB-08: lost and discarded cards return to their owner, like those that are active or were chosen.
fn return_cards(hero: &mut Hero) {
    let active = hero.active.drain(..).map(|active| active.card);
    let played = hero.selected.drain(..).chain(hero.discard.drain(..)).chain(hero.lost.drain(..));
    hero.hand.extend(played.chain(active));
    hero.hand.sort();
}

/// GH-FIN-05, GH-ITM-11, FH-ITM-13: spent and consumed items are refreshed.
fn refresh_items(hero: &mut Hero) {
    for gear in &mut hero.items {
        gear.state = GearState::Ready;
        gear.used = 0;
    }
}

/// GH-FIN-06, FH-CND-33, FH-ACB-08: hit points are at their maximum again; conditions and bonuses have ended.
fn heal(hero: &mut Hero) {
    hero.body = Body::new(hero.body.at, hero.body.most);
}

/// GH-BGL-06, GH-FIN-08, FH-BGL-07: the deck of battle goals, without those that are dealt.
pub fn goal_deck(game: &Haven, dealt: &[GoalId]) -> Deck<GoalId> {
    let all = (0..game.content.goals.len()).map(|n| GoalId(n as u8));
    Deck::new(all.filter(|goal| !dealt.contains(goal)), WhenEmpty::Reshuffle)
}

impl ModifierDeck {
    /// GH-FIN-07, GH-AMD-15, FH-AMD-16: BLESS, CURSE and whatever the scenario and items have added leave the deck.
    fn put_back(&mut self, game: &Haven, extra: &Extra) {
        self.cards.reshuffle();
        self.shuffle_due = false;
        let leaving = self.cards.cards_left().into_iter().filter(|card| extra.modifier(game, *card).leaves);
        for card in leaving.collect::<Vec<_>>() {
            self.cards.take(&card);
        }
        for card in std::mem::take(&mut self.added) {
            self.size -= u16::from(self.cards.take(&card).is_some());
        }
    }
}

impl World {
    /// GH-FIN-02, GH-FIN-09, GH-FIN-11: what each character takes home, for the record.
    pub(crate) fn notes(&self, game: &Haven) -> Vec<(String, i64)> {
        let mut notes = vec![("rounds".to_owned(), i64::from(self.turns.round - 1))];
        for hero in &self.party.heroes {
            let name = &game.class(hero.id.class).name;
            let taken = self.taken(game, hero);
            notes.push((format!("experience {name}"), taken.experience.into()));
            notes.push((format!("gold {name}"), taken.gold.into()));
            notes.push((format!("checks {name}"), taken.checks.into()));
        }
        notes
    }

    /// The results as they would be if the scenario ended now.
    fn results_now(&self, game: &Haven, ended: Ended) -> Results {
        // GH-FIN-14: outside a campaign there is only a score.
        let page = self.scenario_of(game).filter(|_| self.agreed.campaign.is_some());
        let page = page.as_deref();
        // GH-FIN-12, GH-FIN-13: rewards only for a success.
        let won = page.filter(|_| ended == Ended::Won);
        let rewards = won.map_or(&[][..], |page| &page.rewards);
        let rewards: Vec<Effect> = rewards.iter().map(|reward| self.counted_now(game, reward)).collect();
        let found =
            self.party.found.iter().flat_map(|(_, number)| self.holds(game, Treasure::Number(*number)));
        let found = found.chain(&rewards);
        let designs = found.filter_map(|e| if let What::ItemDesign(n) = e.what { Some(n) } else { None });
        Results {
            designs: designs.collect(),
            heroes: self.party.heroes.iter().map(|hero| self.taken_now(game, hero, ended)).collect(),
            unlocks: won.map_or_else(Vec::new, |page| self.unlocked_by(game, page)),
            rewards,
            links: page.map_or_else(Vec::new, |page| page.links.clone()),
            treasures: self.party.found.iter().map(|(_, number)| *number).collect(),
            inspiration: self.inspiration(game, ended),
        }
    }

    /// GH-SCN-05, FH-END-16, GH-DATA-19: the scenarios that a completed one unlocks.
    fn unlocked_by(&self, game: &Haven, page: &Scenario) -> Vec<Label> {
        let besides = self.ending_of(game, page).map_or(&[][..], |ending| &ending.unlocks);
        besides.iter().chain(&page.unlocks).copied().collect()
    }

    /// FH-END-13: a reward with what it counts: morale for the objectives that are still there.
    fn counted_now(&self, game: &Haven, reward: &Effect) -> Effect {
        let What::Page(Deed::Morale(points, Some(name))) = &reward.what else { return reward.clone() };
        let named = |o: &&Objective| !o.gone && game.objective(o.id.kind).name == *name;
        let more = self.foes.objectives.iter().filter(named).count() as u8;
        Effect::plain(What::Page(Deed::Morale(points.saturating_add(more), None)))
    }

    /// FH-END-13, FH-END-17, FH-END-23: inspiration for a completed scenario, and what its page adds; none for a failed
    /// one.
    fn inspiration(&self, game: &Haven, ended: Ended) -> u8 {
        if ended != Ended::Won || !self.has_rooms() {
            return 0;
        }
        let none = self.customs(game).is_some_and(|customs| customs.no_inspiration);
        let usual = if none { 0 } else { self.agreed.edition.inspiration(self.party.heroes.len() as u8) };
        usual + self.rewards_each(game, ended).inspiration
    }

    /// GH-FIN-10, GH-FIN-13, FH-END-13, GH-DATA-20, GH-VAR-25: what a success in a campaign rewards with, in numbers.
    fn rewards_each(&self, game: &Haven, ended: Ended) -> Rewards {
        let page = self.scenario_of(game).filter(|_| self.agreed.campaign.is_some() && ended == Ended::Won);
        let mut all = Rewards::default();
        for reward in page.iter().flat_map(|page| &page.rewards) {
            match reward.what {
                What::Gold(more, _) => all.gold += u16::from(more),
                What::Experience(more, _) => all.experience += u16::from(more),
                What::Page(Deed::CheckMarks(more)) => all.checks += more,
                What::Page(Deed::Inspiration(more)) => all.inspiration += more,
                _ => {}
            }
        }
        all
    }

    /// GH-FIN-02, GH-FIN-09, GH-FIN-11; GH-VAR-09, GH-VAR-10: the dead take nothing home: their money is lost, their
    /// items go back to the city, and with their sheet go experience and check marks.
    fn taken_now(&self, game: &Haven, hero: &Hero, ended: Ended) -> Taken {
        if self.is_dead(hero.id) {
            let goals = hero.goals.clone();
            return Taken {
                hero: hero.id,
                experience: 0,
                gold: 0,
                checks: 0,
                items: Default::default(),
                exhausted: hero.exhausted,
                dead: true,
                goals,
                resources: Default::default(),
                masteries: Default::default(),
            };
        }
        let found = self.party.found_items.iter().filter(|(by, _)| *by == hero.id);
        let Rewards { gold, experience, checks, .. } = self.rewards_each(game, ended);
        Taken {
            hero: hero.id,
            experience: self.final_experience(hero, ended) + experience,
            gold: self.final_gold(hero) + gold,
            checks: self.check_marks(game, hero, ended) + checks,
            items: found.map(|(_, number)| *number).collect(),
            exhausted: hero.is_lost(),
            dead: false,
            goals: hero.goals.clone(),
            resources: self.resources_of(hero),
            masteries: self.masteries(game, hero, ended),
        }
    }

    /// What a character takes home; while the scenario goes on, what it would if it ended now.
    pub fn taken(&self, game: &Haven, hero: &Hero) -> Taken {
        let fixed = self.results.as_ref().and_then(|results| results.heroes.get(usize::from(hero.id.place)));
        fixed.cloned().unwrap_or_else(|| self.taken_now(game, hero, self.turns.ended.unwrap_or(Ended::Lost)))
    }
}
