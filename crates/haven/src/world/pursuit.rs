//! FH-END-12: what is counted for the masteries of characters.

use crate::content::{Mastery, Pace};
use crate::rulings::FirstMasteries;
use crate::world::{ActiveCard, Ended, Hero, Played};
use crate::{FigureId, Haven, HeroId, SummonId, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What is counted for the masteries of a character.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pursuit {
    /// The rounds, one after another, in which it was fast, up to the last one.
    pub fast: u8,
    /// The most of them.
    pub most_fast: u8,
    /// Whether an attack has targeted it.
    pub attacked: bool,
    /// How many of its own summons it has killed.
    pub summons_killed: u8,
    /// How many shadows it has removed in this round.
    pub removed: u8,
    /// The most in one round.
    pub most_removed: u8,
    /// What it has done in this round.
    pub done: EveryRound,
    /// What it has not done in every round before.
    pub missed: EveryRound,
    /// The area attacks with which it has attacked three enemies or more: `tip-of-the-spear/top`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<String>,
    /// The least value with which it has moved or attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weakest: Option<u8>,
}

/// What masteries ask for in every round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EveryRound {
    /// To place or remove a shadow.
    pub shadow: bool,
    /// To take the other form.
    pub form: bool,
    /// To lose a card.
    pub loss: bool,
    /// To move or to attack.
    #[serde(skip_serializing_if = "is_no")]
    pub deed: bool,
}

fn is_no(flag: &bool) -> bool {
    !flag
}

/// FH-END-12: what is remembered of a summon that came in the first turn of its summoner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Service {
    /// How many enemies it has killed.
    pub kills: u8,
    /// The farthest that it was away from its summoner.
    pub farthest: u8,
}

impl Pursuit {
    /// A shadow was placed.
    pub fn places_shadow(&mut self) {
        self.done.shadow = true;
    }

    /// A shadow was removed.
    pub fn removes_shadow(&mut self) {
        self.done.shadow = true;
        self.removed = self.removed.saturating_add(1);
        self.most_removed = self.most_removed.max(self.removed);
    }

    /// The character has moved or attacked with this value.
    pub fn does_with(&mut self, value: u8) {
        self.done.deed = true;
        self.weakest = Some(self.weakest.map_or(value, |weakest| weakest.min(value)));
    }

    /// The character has attacked this many enemies with an area attack.
    fn attacks_area(&mut self, ability: String, enemies: usize) {
        if enemies >= 3 && !self.areas.contains(&ability) {
            self.areas.push(ability);
        }
    }

    /// A round is over, in which the character was as fast as this.
    fn round_ends(&mut self, pace: Option<Pace>) {
        self.fast = if pace == Some(Pace::Fast) { self.fast.saturating_add(1) } else { 0 };
        self.most_fast = self.most_fast.max(self.fast);
        self.missed.shadow |= !self.done.shadow;
        self.missed.form |= !self.done.form;
        self.missed.loss |= !self.done.loss;
        self.missed.deed |= !self.done.deed;
        self.removed = 0;
        self.done = EveryRound::default();
    }

    /// Whether nothing has been counted.
    pub fn is_empty(&self) -> bool {
        *self == Pursuit::default()
    }
}

impl World {
    /// Counts something for the masteries of a character, if its class has any.
    pub fn pursue(&mut self, game: &Haven, hero: HeroId, count: impl FnOnce(&mut Pursuit)) {
        if !game.class(hero.class).masteries.is_empty() {
            count(&mut self.hero_mut(hero).own.pursuit);
        }
    }

    /// What is counted of a figure's move or attack with this value, if it is a character.
    pub fn pursue_deed(&mut self, game: &Haven, figure: FigureId, value: i16) {
        if let FigureId::Hero(hero) = figure {
            let value = u8::try_from(value.max(0)).unwrap_or(u8::MAX);
            self.pursue(game, hero, |pursuit| pursuit.does_with(value));
        }
    }

    /// What is counted of an area attack on these figures, if it stands on a card that a character plays.
    pub fn pursue_area(&mut self, game: &Haven, attacker: FigureId, attacked: &[FigureId]) {
        let turn = self.turns.turn.as_ref().filter(|turn| turn.figure == attacker);
        let what = turn.and_then(|turn| turn.doing.as_ref()).map(|doing| doing.what);
        if let (FigureId::Hero(hero), Some(Played::Printed(card, half))) = (attacker, what)
            && !game.class(hero.class).masteries.is_empty()
        {
            let ability = format!("{}/{}", game.card(card).name, half.as_str());
            let enemies = attacked.iter().filter(|figure| figure.is_monster()).count();
            self.pursue(game, hero, |pursuit| pursuit.attacks_area(ability, enemies));
        }
    }

    /// What is remembered of a summon that comes now: nothing, unless this is its summoner's first turn and a mastery
    /// asks for it.
    pub fn service_from_now(&self, game: &Haven, hero: HeroId) -> Option<Service> {
        let own = self.turns.turn.as_ref().is_some_and(|turn| turn.figure == hero.into());
        let asked = game.class(hero.class).masteries.iter().any(|mastery| mastery.watches_first_summons());
        (asked && own && self.turns.round == 1).then(Service::default)
    }

    /// A figure has come to another hex: how far summons of the first turn are away now.
    pub fn note_distances(&mut self) {
        for n in 0..self.party.summons.len() {
            let summon = &self.party.summons[n];
            let (Some(mut service), at) = (summon.service, summon.body.at) else { continue };
            let home = self.at(summon.id.hero.into());
            let apart =
                home.and_then(|home| self.distance(home, at)).and_then(|apart| u8::try_from(apart).ok());
            service.farthest = service.farthest.max(apart.unwrap_or(u8::MAX));
            self.party.summons[n].service = Some(service);
        }
    }

    /// A summon of the first turn has killed an enemy.
    pub fn note_kill(&mut self, by: Option<FigureId>) {
        let summon = self.party.summons.iter_mut().find(|summon| Some(summon.id.into()) == by);
        if let Some(service) = summon.and_then(|summon| summon.service.as_mut()) {
            service.kills = service.kills.saturating_add(1);
        }
    }

    /// FH-END-12: a round is over. For whoever is exhausted, what was so then counts.
    pub fn round_of_pursuits(&mut self, game: &Haven) {
        for hero in self.party.heroes.iter_mut().filter(|hero| !hero.exhausted) {
            if !game.class(hero.id.class).masteries.is_empty() {
                hero.own.pursuit.round_ends(hero.own.pace);
            }
        }
    }

    /// FH-END-12, FH-END-23: the masteries, by their numbers, that a character has achieved in a completed scenario and
    /// had not achieved before.
    pub fn masteries(&self, game: &Haven, hero: &Hero, ended: Ended) -> SmallVec<[u8; 2]> {
        let class = game.class(hero.id.class);
        let before = |n: u8| {
            let name = format!("{} {n}", class.name);
            self.agreed.campaign.as_ref().is_some_and(|campaign| campaign.mastered.contains(&name))
        };
        // FH-GAP-66
        let unfit = self.customs(game).is_some_and(|page| page.no_masteries);
        let refused = unfit && self.agreed.rulings.first_masteries == FirstMasteries::Refused;
        let all = (1..).zip(&class.masteries).filter(|_| ended == Ended::Won && !refused);
        let achieved = all.filter(|(_, mastery)| self.is_achieved(game, hero, **mastery));
        achieved.map(|(n, _)| n).filter(|n| !before(*n)).collect()
    }

    fn is_achieved(&self, game: &Haven, hero: &Hero, mastery: Mastery) -> bool {
        let pursuit = &hero.own.pursuit;
        match mastery {
            Mastery::FastRounds(rounds) => pursuit.most_fast >= rounds,
            Mastery::NeverAttacked => !pursuit.attacked,
            Mastery::OwnSummonsKilled(summons) => pursuit.summons_killed >= summons,
            Mastery::ShadowsRemoved(shadows) => pursuit.most_removed >= shadows,
            Mastery::ShadowEveryRound => !pursuit.missed.shadow,
            Mastery::SwitchEveryRound => !pursuit.missed.form,
            Mastery::LoseEveryRound => !pursuit.missed.loss,
            Mastery::AreaAttacks(attacks) => pursuit.areas.len() >= usize::from(attacks),
            Mastery::StrongDeeds(value) => {
                !pursuit.missed.deed && pursuit.weakest.is_some_and(|weakest| weakest >= value)
            }
            Mastery::FirstSummonKills(kills) => {
                self.first_summons(hero.id).any(|(_, service)| service.kills >= kills)
            }
            Mastery::BannerNear(range) => self
                .first_summons(hero.id)
                .any(|(summon, service)| game.summon(summon.kind).banner && service.farthest <= range),
            Mastery::LastSlots(cards) => {
                let on_last = |active: &&ActiveCard| {
                    let slots = game.card(active.card).half(active.half).slots.len();
                    usize::from(active.used) + 1 == slots
                };
                hero.active.iter().filter(on_last).count() >= usize::from(cards)
            }
        }
    }

    /// The summons of a character's first turn that are still there.
    fn first_summons(&self, hero: HeroId) -> impl Iterator<Item = (SummonId, Service)> + '_ {
        let own = self.party.summons.iter().filter(move |summon| summon.id.hero == hero);
        own.filter_map(|summon| Some((summon.id, summon.service?)))
    }
}
