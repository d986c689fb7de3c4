//! MOB, ROA, BOS: what an enemy would do if it were activated now, as far as the rules decide it.

use super::boss;
use crate::Darkness;
use crate::actions::combat::Extra;
use crate::content::{Act, Pool, RoamingId, ZoneId};
use crate::world::{Combat, Enemy, Fighter, World};

/// What an enemy would do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Intent {
    /// MD-BOS-03: it sleeps.
    pub asleep: bool,
    /// MD-CND-07: frost keeps it from being activated.
    pub frozen: bool,
    /// MD-CND-06: actions that frost takes.
    pub thaws: u8,
    /// MD-CND-02: dice that burn it first.
    pub burns: u8,
    /// The actions that it has after that.
    pub actions: u8,
    /// MD-ROA-02: the line of its card that applies.
    pub line: Option<usize>,
    /// MD-BOS-13: what it does is rolled.
    pub rolled: bool,
    /// Whom it goes for; of several the players decide.
    pub targets: Vec<Fighter>,
    /// The zones of its way, the one where it is first.
    pub way: Vec<ZoneId>,
    /// Whether the players decide between ways, targets or attacks.
    pub open: bool,
    /// Its attacks, each with the dice of that moment.
    pub blows: Vec<Combat>,
    /// Those whom it does not choose, and why.
    pub passed_over: Vec<(Fighter, Passed)>,
}

/// Why an enemy does not go for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// MD-MOB-08: not in sight, or no attack reaches so far.
    OutOfReach,
    /// MD-MOB-04: another one is nearer.
    Farther,
    /// MD-ROA-02: its line means another one.
    NotMeant,
}

impl World {
    /// What an enemy would do if it were activated now, or what is left of its activation.
    pub fn intent(&self, game: &Darkness, enemy: Enemy) -> Option<Intent> {
        if enemy == Enemy::Boss && self.boss.as_ref().is_some_and(|boss| !boss.awake) {
            return Some(Intent { asleep: true, ..Intent::default() });
        }
        if !self.is_alive(enemy) {
            return None;
        }
        let mut then = self.clone();
        let (burns, frost) = then.marks(enemy).map(|marks| (*marks.fire, *marks.frost))?;
        let way = self.zone_of(enemy).into_iter().collect();
        let under_way = self.activation.filter(|is| is.enemy == enemy);
        let mut intent =
            Intent { way, burns: if under_way.is_some() { 0 } else { burns }, ..Intent::default() };
        match (enemy, under_way) {
            (Enemy::Boss, _) => {
                intent.rolled = true;
                intent.actions = under_way.map_or_else(|| boss::actions(game, self), |is| is.actions);
            }
            (Enemy::Roaming(_), None) if frost > 1 => intent.frozen = true,
            (Enemy::Roaming(id), None) => {
                intent.line = self.line_of(game, id);
                match intent.line {
                    Some(line) => then.foresee_line(game, id, line, &mut intent),
                    None => then.foresee_actions(game, enemy, 2, &mut intent),
                }
            }
            (_, under_way) => {
                let all = under_way.map_or(2, |is| is.actions);
                intent.thaws = if matches!(enemy, Enemy::Mob(_)) { frost.min(all) } else { 0 };
                then.foresee_actions(game, enemy, all - intent.thaws, &mut intent);
            }
        }
        self.pass_over(game, enemy, &mut intent);
        Some(intent)
    }

    /// MD-MOB-03: with each action it attacks if it can, otherwise it moves. What its attacks do is left out.
    fn foresee_actions(&mut self, game: &Darkness, enemy: Enemy, actions: u8, intent: &mut Intent) {
        intent.actions = actions;
        for _ in 0..actions {
            if !self.foresee_attack(game, enemy, Pool::default(), intent) {
                self.foresee_step(enemy, intent);
            }
        }
    }

    /// MD-MOB-04, MD-MOB-05: the nearest whom it can attack.
    fn foresee_attack(&mut self, game: &Darkness, enemy: Enemy, more: Pool, intent: &mut Intent) -> bool {
        let targets = self.victims(game, enemy);
        self.foresee_blow(game, enemy, &targets, more, intent)
    }

    /// MD-MOB-12: an attack on one of these.
    fn foresee_blow(
        &mut self,
        game: &Darkness,
        enemy: Enemy,
        targets: &[Fighter],
        more: Pool,
        intent: &mut Intent,
    ) -> bool {
        let Some(target) = targets.first().copied() else { return false };
        intent.aim(targets);
        let kinds = self.best_types(game, enemy, target);
        intent.open |= kinds.len() > 1;
        if let Some(kind) = kinds.first() {
            let extra = Extra { dice: more, ..Extra::default() };
            let by = Fighter::Enemy(enemy);
            intent.blows.push(self.new_combat(game, by, target, *kind, Vec::new(), &extra));
        }
        true
    }

    /// MD-MOB-21, MD-MOB-22: one zone towards the nearest hero.
    fn foresee_step(&mut self, enemy: Enemy, intent: &mut Intent) {
        let Some(from) = self.zone_of(enemy) else { return };
        let targets: Vec<Fighter> = self.quarries(from).into_iter().map(|(who, _)| who).collect();
        let Some(to) = targets.first().and_then(|who| self.place_of(*who)) else { return };
        intent.aim(&targets);
        let zones = self.next_zones(from, to);
        self.foresee_place(enemy, &zones, intent);
    }

    fn foresee_place(&mut self, enemy: Enemy, zones: &[ZoneId], intent: &mut Intent) {
        intent.open |= zones.len() > 1;
        if let Some(zone) = zones.first() {
            self.place_enemy(enemy, *zone);
            intent.way.push(*zone);
        }
    }

    /// MD-ROA-02, MD-ROA-03: what the line of a roaming monster says.
    fn foresee_line(&mut self, game: &Darkness, id: RoamingId, line: usize, intent: &mut Intent) {
        let Some(category) = self.roamer(id).map(|is| is.category) else { return };
        let Some((_, acts)) = game.roaming_card(id, category).lines.get(line) else { return };
        for act in acts {
            self.foresee_act(game, Enemy::Roaming(id), *act, intent);
        }
    }

    fn foresee_act(&mut self, game: &Darkness, enemy: Enemy, act: Act, intent: &mut Intent) {
        let here = self.zone_of(enemy);
        let seen = here.map_or_else(Vec::new, |zone| self.seen_from(zone));
        match act {
            Act::SelfWounds(_) | Act::Devour(_) => {}
            Act::ToShadow => {
                let zones = here.map_or_else(Vec::new, |zone| self.nearest_shadows(zone));
                self.foresee_place(enemy, &zones, intent);
            }
            Act::Pounce(within, _) => {
                let farthest = here.map_or_else(Vec::new, |zone| self.farthest(zone, within));
                if let Some(zone) = farthest.first().and_then(|who| self.place_of(*who)) {
                    self.foresee_place(enemy, &[zone], intent);
                }
                self.foresee_blow(game, enemy, &farthest, Pool::default(), intent);
            }
            Act::AttackEach => {
                // The players choose the order.
                intent.aim(&seen);
                for who in &seen {
                    self.foresee_blow(game, enemy, &[*who], Pool::default(), intent);
                }
            }
            Act::AttackSeen(more) => {
                self.foresee_blow(game, enemy, &seen, more, intent);
            }
            Act::StrikeAndLeave => {
                let weakest = self.weakest(seen);
                self.foresee_blow(game, enemy, &weakest, Pool::default(), intent);
            }
            Act::Appear => {
                let weakest = self.weakest(self.targets().into_iter().map(|(who, _)| who));
                if let Some(zone) = weakest.first().and_then(|who| self.place_of(*who)) {
                    self.foresee_place(enemy, &self.beside(zone), intent);
                }
                self.foresee_blow(game, enemy, &weakest, Pool::default(), intent);
            }
            Act::Rush(zones) => {
                for _ in 0..zones {
                    if self.zone_of(enemy).is_some_and(|zone| !self.targets_in(zone).is_empty()) {
                        break;
                    }
                    self.foresee_step(enemy, intent);
                }
                self.foresee_attack(game, enemy, Pool::default(), intent);
            }
        }
    }

    /// Those whom it does not go for, and why.
    fn pass_over(&self, game: &Darkness, enemy: Enemy, intent: &mut Intent) {
        if intent.targets.is_empty() {
            return;
        }
        let why = |who: Fighter| match (intent.line, self.types_in_range(game, enemy, who).is_empty()) {
            (Some(_), _) => Passed::NotMeant,
            (None, true) => Passed::OutOfReach,
            (None, false) => Passed::Farther,
        };
        let others =
            self.targets().into_iter().map(|(who, _)| who).filter(|who| !intent.targets.contains(who));
        intent.passed_over = others.map(|who| (who, why(who))).collect();
    }
}

impl Intent {
    /// It goes for one of these.
    fn aim(&mut self, targets: &[Fighter]) {
        self.open |= targets.len() > 1;
        for target in targets {
            if !self.targets.contains(target) {
                self.targets.push(*target);
            }
        }
    }
}
