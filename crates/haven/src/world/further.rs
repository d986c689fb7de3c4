//! FH-BGL-03: what is counted for the battle goals of Frosthaven besides.

use crate::content::{Condition, Element, ItemId, Measure, Pile, Rank};
use crate::rulings::{BrittleUsedUp, Escaping};
use crate::world::{Body, Cause, Hero, Monster, Played, Strength};
use crate::{FigureId, Haven, HeroId, World};
use board::SpaceId;
use board::hex::{Dir, Terrain};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// FH-BGL-03: what is counted for the goals of Frosthaven besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Further {
    pub last_kills: u8,
    pub bullied_kills: u8,
    pub ritual_kills: u8,
    pub strong_kills: u8,
    pub shirked_kills: u8,
    /// The round of the last kill, how many there were in it, and the most in any round.
    pub kill_round: u8,
    pub kills_then: u8,
    pub most_kills: u8,
    pub lost_actions: u8,
    pub basic_actions: u8,
    pub rests_with_hand: u8,
    pub rests_without_hand: u8,
    pub idle_rests: u8,
    pub most_moved: u8,
    pub first_exhausted: u8,
    /// How often the rest has happened.
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub counts: Counts,
    /// What is counted in the turn or the round under way.
    #[serde(skip_serializing_if = "Now::is_empty")]
    pub now: Now,
}

impl Further {
    /// Whether nothing has been counted.
    pub fn is_none(&self) -> bool {
        *self == Further::default()
    }

    /// How many rests were taken.
    fn rests(&self) -> u8 {
        self.rests_with_hand.saturating_add(self.rests_without_hand)
    }

    /// A turn is over: the most of what is counted in one turn.
    fn turn_ends(&mut self) {
        let Now { looted, lost, kills, doors, .. } = self.now;
        self.counts.most(Measure::LootInATurn, looted);
        self.counts.most(Measure::LostInATurn, lost);
        if kills > 0 && doors > 0 {
            self.counts.add(Measure::Overachievements, 1);
        }
        self.now = Now { looted: 0, lost: 0, kills: 0, doors: 0, ..self.now };
    }
}

/// Numbers by what they measure; in files only those that are not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, u8>", into = "BTreeMap<String, u8>")]
pub struct Counts([u8; Measure::ALL.len()]);

impl Default for Counts {
    fn default() -> Counts {
        Counts([0; Measure::ALL.len()])
    }
}

impl Counts {
    /// Whether nothing has been counted.
    pub fn is_empty(&self) -> bool {
        *self == Counts::default()
    }

    /// A number.
    pub fn of(&self, measure: Measure) -> u8 {
        self.0[measure as usize]
    }

    fn add(&mut self, measure: Measure, more: u8) {
        let number = &mut self.0[measure as usize];
        *number = number.saturating_add(more);
    }

    fn most(&mut self, measure: Measure, at_least: u8) {
        let number = &mut self.0[measure as usize];
        *number = at_least.max(*number);
    }
}

impl TryFrom<BTreeMap<String, u8>> for Counts {
    type Error = String;
    fn try_from(numbers: BTreeMap<String, u8>) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for (word, number) in numbers {
            let found = Measure::ALL.iter().find(|(_, known)| **known == word);
            let (measure, _) = found.ok_or_else(|| format!("nothing is counted as {word:?}"))?;
            counts.add(*measure, number);
        }
        Ok(counts)
    }
}

impl From<Counts> for BTreeMap<String, u8> {
    fn from(counts: Counts) -> BTreeMap<String, u8> {
        let counted = Measure::ALL.iter().filter(|(measure, _)| counts.of(*measure) > 0);
        counted.map(|(measure, word)| ((*word).to_owned(), counts.of(*measure))).collect()
    }
}

/// What is counted of a character in the turn or the round under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Now {
    /// Tokens looted in its turn.
    pub looted: u8,
    /// Actions with the lost symbol in its turn.
    pub lost: u8,
    /// Kills in its turn.
    pub kills: u8,
    /// Doors opened in its turn.
    pub doors: u8,
    /// Whether an enemy has attacked it in the turn under way, whosever that is.
    pub attacked: bool,
    /// The turns of this round in which one has.
    pub attackers: u8,
    /// Whether it has done something for an ally since its last rest.
    pub helped: bool,
}

impl Now {
    /// Whether nothing has been counted.
    pub fn is_empty(&self) -> bool {
        *self == Now::default()
    }
}

/// What goals remember of a monster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Marks {
    /// Who has attacked it in this round, a bit for each: the characters by their seats, then their summons, then other
    /// allies.
    pub struck_by: u16,
    /// Whether it has had a turn in any round.
    pub had_turn: bool,
}

impl Marks {
    /// Whether there is nothing to remember.
    pub fn is_empty(&self) -> bool {
        *self == Marks::default()
    }
}

/// The bit of a figure in [`Marks::struck_by`].
fn bit(figure: FigureId) -> u16 {
    match figure {
        FigureId::Hero(hero) => 1 << hero.seat().index(),
        FigureId::Summon(summon) => 1 << (4 + summon.hero.seat().index()),
        FigureId::Ally(_) | FigureId::Obstacle(_) | FigureId::Monster(_) => 1 << 8,
    }
}

impl World {
    fn counts_further(&self) -> bool {
        self.agreed.edition.counts_further_for_goals()
    }

    fn further(&mut self, hero: HeroId) -> &mut Further {
        &mut self.hero_mut(hero).tally.further
    }

    /// Something has happened that a goal asks for.
    fn count_one(&mut self, hero: HeroId, measure: Measure) {
        self.count_more(hero, measure, 1);
    }

    fn count_more(&mut self, hero: HeroId, measure: Measure, more: u8) {
        if self.counts_further() && more > 0 {
            self.further(hero).counts.add(measure, more);
        }
    }

    fn is_own_turn(&self, hero: HeroId) -> bool {
        self.turns.turn.as_ref().is_some_and(|turn| turn.figure == hero.into())
    }

    /// The character that does something now: who attacks, or whose turn it is.
    fn acting_hero(&self) -> Option<HeroId> {
        let attacker = self.under_way.attacks.last().map(|blow| blow.attacker);
        let figure = attacker.or_else(|| self.turns.turn.as_ref().map(|turn| turn.figure))?;
        figure.owner()
    }

    fn is_beside_enemy(&self, at: SpaceId) -> bool {
        self.enemies_beside(at) > 0
    }

    fn enemies_beside(&self, at: SpaceId) -> usize {
        self.foes.monsters.iter().filter(|m| self.place.board.adjacent(at, m.body.at)).count()
    }

    /// FH-BGL-03: what else is counted of a kill.
    pub(super) fn count_kill_further(&mut self, by: Option<FigureId>, hero: HeroId, dead: &Monster) {
        let negative = dead.body.conditions.iter().filter(|c| c.is_negative()).count();
        let elements = Element::ALL.into_iter().filter(|e| self.elements.of(*e) != Strength::Inert).count();
        let near = |at: SpaceId, other: SpaceId| self.place.board.adjacent(at, other);
        let at = by.filter(|by| *by == hero.into()).and_then(|by| self.at(by));
        let others = |at: SpaceId| self.foes.monsters.iter().any(|m| m.id != dead.id && near(at, m.body.at));
        let shirked = at.is_some_and(|at| !near(at, dead.body.at) && others(at));
        let round = self.turns.round;
        for hero in &mut self.party.heroes {
            hero.tally.further.last_kills = 0;
        }
        let tally = self.further(hero);
        tally.last_kills = 1;
        tally.bullied_kills += u8::from(negative >= 2);
        tally.ritual_kills += u8::from(elements >= 3);
        tally.strong_kills += u8::from(dead.rank != Rank::Normal);
        tally.shirked_kills += u8::from(shirked);
        tally.kills_then = if tally.kill_round == round { tally.kills_then + 1 } else { 1 };
        tally.kill_round = round;
        tally.most_kills = tally.most_kills.max(tally.kills_then);
        self.count_kill_of(by, hero, dead);
    }

    /// How it came about: with whose help, how early, and with what luck.
    fn count_kill_of(&mut self, by: Option<FigureId>, hero: HeroId, dead: &Monster) {
        let own = bit(hero.into()) | by.map_or(0, bit);
        if dead.marks.struck_by & !own != 0 {
            self.count_one(hero, Measure::AssistedKills);
        }
        if !dead.marks.had_turn {
            self.count_one(hero, Measure::AmbushKills);
        }
        let blow = self.under_way.attacks.last();
        let unlucky = |blow: &crate::world::Blow| blow.unlucky && blow.target == dead.id.into();
        if blow.is_some_and(unlucky) {
            self.count_one(hero, Measure::UnluckyKills);
        }
        let own_turn = self.is_own_turn(hero);
        let is = self.hero_mut(hero);
        is.tally.further.now.kills += u8::from(own_turn);
        if !is.own.slain.contains(&dead.id.kind) {
            is.own.slain.push(dead.id.kind);
        }
        if !dead.summoned {
            is.own.felled.push(dead.body.at);
        }
    }

    /// An attack on a target begins.
    pub fn count_attack(&mut self, attacker: FigureId, target: FigureId) {
        if !self.counts_further() {
            return;
        }
        match (attacker, target) {
            (FigureId::Monster(_), FigureId::Hero(hero)) => self.further(hero).now.attacked = true,
            (_, FigureId::Monster(id)) => {
                let Some(monster) = self.foes.monsters.iter_mut().find(|m| m.id == id) else { return };
                monster.marks.struck_by |= bit(attacker);
                let late = monster.acted && monster.marks.had_turn;
                if let (FigureId::Hero(hero), true) = (attacker, late) {
                    self.count_one(hero, Measure::LateAttacks);
                }
            }
            _ => {}
        }
    }

    /// An attack ability was performed.
    pub fn count_attack_ability(&mut self, attacker: FigureId) {
        if let FigureId::Hero(hero) = attacker
            && self.turns.round <= 3
        {
            self.count_one(hero, Measure::EarlyAttacks);
        }
    }

    /// A character has lost cards instead of suffering this damage.
    pub fn count_negation(&mut self, hero: HeroId, amount: u8, cause: Cause) {
        if amount >= 5 {
            self.count_one(hero, Measure::GreatNegations);
        }
        if amount <= 2 && matches!(cause, Cause::Attack(_)) {
            self.count_one(hero, Measure::SmallNegations);
        }
    }

    /// A figure has suffered damage.
    pub fn count_hurt(&mut self, figure: FigureId, cause: Cause) {
        if let (FigureId::Hero(hero), Cause::Attack(_)) = (figure, cause)
            && self.hero(hero).resting
        {
            self.count_one(hero, Measure::HurtRests);
        }
    }

    /// A figure is about to get a condition: whether a character adds it to another negative one of an enemy, or does
    /// something for an ally.
    pub fn count_condition(&mut self, figure: FigureId, condition: Condition) {
        if !self.counts_further() {
            return;
        }
        let Some(hero) = self.acting_hero() else { return };
        let other = |body: &Body| body.conditions.iter().any(|c| c.is_negative() && c != condition);
        let new = self.body(figure).is_some_and(|body| other(body) && !body.has(condition));
        if figure.is_monster() && condition.is_negative() && new {
            self.count_one(hero, Measure::Torments);
        }
        if !condition.is_negative() {
            self.count_help(figure);
        }
    }

    /// A character does something for this figure, if that is an ally.
    pub fn count_help(&mut self, figure: FigureId) {
        if !self.counts_further() {
            return;
        }
        let ally = |hero: &HeroId| figure != FigureId::Hero(*hero) && figure.is_ally_of((*hero).into());
        if let Some(hero) = self.acting_hero().filter(ally) {
            self.further(hero).now.helped = true;
        }
    }

    /// A heal has removed a negative condition.
    pub fn count_relief(&mut self, figure: FigureId) {
        if !self.counts_further() {
            return;
        }
        if let Some(hero) = self.acting_hero().filter(|hero| !figure.is_enemy_of((*hero).into())) {
            self.count_one(hero, Measure::Reliefs);
        }
    }

    /// FH-GAP-58: BRITTLE was used up by damage; whether a character has dealt it to itself or to an ally.
    pub fn count_brittle(&mut self, figure: FigureId, cause: Cause) {
        let dealer = match cause {
            Cause::Ability | Cause::Rest => figure.owner(),
            Cause::AbilityOf(by) | Cause::Attack(by) => by.owner(),
            _ => None,
        };
        let friend = dealer.filter(|hero| !figure.is_enemy_of((*hero).into()));
        if let Some(hero) = friend.filter(|_| self.agreed.rulings.brittle_used_up == BrittleUsedUp::Removed) {
            self.count_one(hero, Measure::Reliefs);
        }
    }

    /// FH-GAP-59: a character escapes, and leaves its room.
    pub fn count_escape(&mut self, hero: HeroId) {
        let map = &self.place.board.map;
        let room = self.at(hero.into()).and_then(|at| map.room(at));
        let left = room.is_some() && self.place.coins.iter().any(|at| map.room(*at) == room);
        if left && self.agreed.rulings.escaping == Escaping::LeavesRoom {
            self.count_one(hero, Measure::Desertions);
        }
    }

    /// FH-BGL-03: an action was performed, and its card goes to a pile.
    pub fn count_action(&mut self, hero: HeroId, what: Played, pile: Pile) {
        if self.counts_further() {
            let lost = u8::from(pile == Pile::Lost);
            let tally = self.further(hero);
            match what {
                Played::Basic(..) => tally.basic_actions = tally.basic_actions.saturating_add(1),
                Played::Printed(..) | Played::Raw(_) => {
                    tally.lost_actions += lost;
                    tally.now.lost += lost;
                }
            }
        }
    }

    /// A card is lost.
    pub fn count_loss(&mut self, game: &Haven, hero: HeroId) {
        self.pursue(game, hero, |pursuit| pursuit.done.loss = true);
        if self.hero(hero).tally.further.rests() == 0 {
            self.count_one(hero, Measure::EarlyLosses);
        }
    }

    /// An item is used.
    pub fn count_item(&mut self, game: &Haven, hero: HeroId, item: ItemId) {
        if game.item(item).potion {
            self.count_one(hero, Measure::Potions);
        }
    }

    /// Tokens were looted from these hexes.
    pub fn count_loot(&mut self, hero: HeroId, from: &[SpaceId]) {
        if !self.counts_further() || from.is_empty() {
            return;
        }
        let own_turn = self.is_own_turn(hero);
        let mugged = from.iter().any(|at| self.hero(hero).own.felled.contains(at));
        if own_turn {
            let now = &mut self.further(hero).now;
            now.looted = now.looted.saturating_add(from.len() as u8);
        }
        if mugged {
            self.count_one(hero, Measure::Muggings);
        }
    }

    /// So many tokens were looted by one loot ability.
    pub fn count_loot_ability(&mut self, figure: FigureId, tokens: u8) {
        let FigureId::Hero(hero) = figure else { return };
        if self.counts_further() && self.at(figure).is_some_and(|at| self.is_beside_enemy(at)) {
            self.further(hero).counts.most(Measure::PickedAtOnce, tokens);
        }
    }

    /// So many tokens were looted at the end of a turn.
    pub fn count_end_loot(&mut self, hero: HeroId, tokens: u8) {
        self.count_more(hero, Measure::EndLoot, tokens);
    }

    /// A door was opened.
    pub fn count_door(&mut self, figure: FigureId) {
        if let FigureId::Hero(hero) = figure
            && self.counts_further()
            && self.is_own_turn(hero)
        {
            self.further(hero).now.doors += 1;
        }
    }

    /// A character is about to step into a hex.
    pub fn count_step(&mut self, hero: HeroId, from: SpaceId, to: SpaceId) {
        if !self.counts_further() {
            return;
        }
        let figure = FigureId::Hero(hero);
        let occupied = self.figure_at(to).is_some_and(|other| other != figure);
        if occupied || self.place.board.map.terrain(to) == Terrain::Obstacle {
            self.count_one(hero, Measure::Crossings);
        }
        self.count_leaving(hero, from, to);
    }

    /// A character leaves a hex for another, and not by force.
    pub fn count_leaving(&mut self, hero: HeroId, from: SpaceId, to: SpaceId) {
        if !self.counts_further() || from == to {
            return;
        }
        if self.is_beside_enemy(from) {
            self.count_one(hero, Measure::Disengagements);
        }
        let map = &self.place.board.map;
        let room = map.room(from).filter(|room| map.room(to) != Some(*room));
        if room.is_some() && self.place.coins.iter().any(|at| map.room(*at) == room) {
            self.count_one(hero, Measure::Desertions);
        }
    }

    /// Both cards are revealed: whether the character acts by the lower number.
    pub fn count_initiative(&mut self, hero: HeroId) {
        let (lead, second) = self.hero(hero).initiative;
        if lead < second {
            self.count_one(hero, Measure::HastyRounds);
        }
    }

    /// A turn of a character begins.
    pub fn count_start(&mut self, hero: HeroId) {
        if self.counts_further() {
            self.hero_mut(hero).own.from = self.at(hero.into());
        }
    }

    /// FH-BGL-03: a turn of a character is over.
    pub fn count_turn(&mut self, hero: HeroId) {
        if !self.counts_further() {
            return;
        }
        let moved = self.turns.turn.as_ref().map_or(0, |turn| turn.moved);
        let from = self.hero_mut(hero).own.from.take();
        let tally = self.further(hero);
        tally.most_moved = tally.most_moved.max(moved);
        tally.turn_ends();
        if let Some(at) = self.at(hero.into()) {
            self.count_end(hero, at, from == Some(at));
        }
        self.count_turn_of_anybody();
    }

    /// Where a character's turn ends.
    fn count_end(&mut self, hero: HeroId, at: SpaceId, stayed: bool) {
        if stayed && !self.hero(hero).resting {
            self.count_one(hero, Measure::Stays);
        }
        let beside = |h: &&Hero| h.id != hero && !h.gone && self.place.board.adjacent(at, h.body.at);
        if self.party.heroes.iter().any(|h| beside(&h)) {
            self.count_one(hero, Measure::Company);
        }
        if !self.is_beside_wall(at) {
            self.count_one(hero, Measure::ExposedTurns);
        }
    }

    /// Whether a hex is next to a wall, an obstacle or an objective.
    fn is_beside_wall(&self, at: SpaceId) -> bool {
        let map = &self.place.board.map;
        let solid = |terrain: Terrain| matches!(terrain, Terrain::Wall | Terrain::Obstacle);
        let objective =
            |space: SpaceId| matches!(self.figure_at(space), Some(FigureId::Ally(_) | FigureId::Obstacle(_)));
        Dir::ALL.into_iter().any(|dir| match map.neighbour(at, dir) {
            None => true,
            Some(next) => !self.place.board.adjacent(at, next) || solid(map.terrain(next)) || objective(next),
        })
    }

    /// A turn is over, whosever it was: the enemies that have attacked characters in it.
    pub fn count_turn_of_anybody(&mut self) {
        if !self.counts_further() {
            return;
        }
        for hero in &mut self.party.heroes {
            let now = &mut hero.tally.further.now;
            now.attackers = now.attackers.saturating_add(u8::from(now.attacked));
            now.attacked = false;
        }
    }

    /// A round is over.
    pub fn count_round(&mut self) {
        if !self.counts_further() {
            return;
        }
        let board = self.place.board.clone();
        let ids: Vec<HeroId> = self.party.heroes.iter().map(|hero| hero.id).collect();
        for hero in ids {
            let door = self.at(hero.into()).filter(|at| board.map.door(*at).is_some());
            if door.is_some_and(|at| self.enemies_beside(at) >= 2) {
                self.count_one(hero, Measure::Bastions);
            }
            let tally = self.further(hero);
            tally.counts.most(Measure::AttackersInARound, tally.now.attackers);
            tally.now.attackers = 0;
            self.hero_mut(hero).own.felled.clear();
        }
        self.foes.monsters.iter_mut().for_each(|monster| monster.marks.struck_by = 0);
    }

    /// FH-BGL-03: a character rests, with these cards in hand or none.
    pub fn count_rest(&mut self, hero: HeroId) {
        if self.counts_further() {
            let empty = self.hero(hero).hand.is_empty();
            let tally = self.further(hero);
            tally.rests_with_hand += u8::from(!empty);
            tally.rests_without_hand += u8::from(empty);
            tally.counts.add(Measure::Neglects, u8::from(!tally.now.helped));
            tally.now.helped = false;
        }
    }

    /// FH-BGL-03: a character takes a long rest, though it needs no healing.
    pub fn count_long_rest(&mut self, hero: HeroId) {
        let is = self.hero(hero);
        let idle = is.body.hp == is.body.most && is.tally.deepest > 0;
        if self.counts_further() {
            self.further(hero).idle_rests += u8::from(idle);
        }
    }

    /// FH-BGL-03: a character is exhausted.
    pub fn count_exhaustion(&mut self, hero: HeroId) {
        let first = self.party.heroes.iter().all(|h| h.id == hero || !h.is_lost());
        if self.counts_further() {
            self.further(hero).first_exhausted = u8::from(first);
        }
    }

    /// The kinds of monsters of the scenario of which a character has killed none.
    pub(super) fn kinds_spared(&self, game: &Haven, hero: &Hero) -> u16 {
        let kinds = self.scenario_of(game).map_or_else(Vec::new, |page| game.content.enemies_in(&page));
        kinds.iter().filter(|kind| !hero.own.slain.contains(kind)).count() as u16
    }

    /// The rests before which a character has done nothing for an ally; with no rest at all, whether it never has.
    pub(super) fn neglects(&self, hero: &Hero) -> u16 {
        let further = &hero.tally.further;
        let never = further.rests() == 0 && !further.now.helped;
        u16::from(further.counts.of(Measure::Neglects)) + u16::from(never)
    }
}
