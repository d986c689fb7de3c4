//! OVT, MON, LRG: an activation of a monster, question by question.

use crate::actions::marks::{self, Occasion};
use crate::actions::near::{self, Came};
use crate::actions::targets::How;
use crate::actions::{
    attack, cards, conditions, damage, doors, effects, fallen, lieutenants, moments, movement, objectives,
};
use crate::content::{Condition, Moment, MonsterTypeId, Trait};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Printed, Step, Turn, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::Terrain;
use table::Rule;

/// DE-OVT-07: what an activation is to cards of the overlord.
const ACTIVATION: [Moment; 2] = [Moment::Activation, Moment::Turn];

/// DE-OVT-08: an activation begins: effects at its start, then its actions.
pub fn begin(play: &mut Play, who: Who) -> Rule {
    moments::before_activation(play, who)?;
    if !play.world.is_on_map(who) {
        return Ok(());
    }
    // DC-OL-69: one action less.
    let actions = if play.world.is_hindered(who) { 1 } else { 2 };
    play.world.turn = Some(Turn { actions, ..Turn::new(who) });
    play.tell(|_, _| Fact::Activates { who });
    let sludge =
        play.world.body(who).is_some_and(|b| b.spots().all(|s| play.world.terrain(s) == Terrain::Sludge));
    if let Some(turn) = play.world.turn_of_mut(who) {
        (turn.sludge, turn.step) = (sludge, Step::Actions);
    }
    moments::activation_begins(play, who)
}

/// DE-LTN-05: a lieutenant that is knocked out stands up, and then has one more action; whether it did.
pub fn stands_up(play: &mut Play, of: MonsterTypeId) -> Rule<bool> {
    let Some(who) = fallen::stand_up(play, of)? else { return Ok(false) };
    begin(play, who)?;
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.actions = turn.actions.saturating_sub(1);
    }
    Ok(true)
}

impl World {
    /// DE-ACT-04, DE-MON-08, DE-OVT-06: whether a monster may still perform an action with an attack.
    fn may_attack(&self, game: &Descent, who: Who) -> bool {
        let Some(turn) = self.turn_of(who) else { return false };
        let action = turn.actions > 0 && self.may_act_with_attack(game, who);
        (action || turn.extra_attacks > 0)
            && self.has_target(game, who, WeaponRef::Monster, &How::default())
            && !self.is_pacified(game, who)
    }

    /// DC-MAB-07, DC-MAB-08, DC-OL-55: whether it may perform a move action: not while Immobilized, and Shambling only
    /// once.
    fn may_move(&self, game: &Descent, who: Who) -> bool {
        let Some(turn) = self.turn_of(who) else { return false };
        let shambles = self.has_trait(game, who, Trait::Shambling) && turn.moves > 0;
        let action = turn.actions > 0 && !shambles;
        (action || turn.extra_moves > 0) && !self.has(who, Condition::Immobilized)
    }

    /// DE-OVT-07, DE-TRG-14, DE-TRG-19: whether cards may be played now: a large figure that moves must be able to expand
    /// where it is, and a small one stand there.
    fn hears_cards(&self, game: &Descent, who: Who) -> bool {
        let shrunk = self.turn_of(who).is_some_and(|turn| turn.shrunk);
        match self.body(who) {
            Some(body) if shrunk => self.can_stand(game, who, body.at),
            _ => self.stands_alone(who),
        }
    }

    /// What a monster may do now.
    fn monster_options(&self, game: &Descent, who: Who) -> Vec<Pick> {
        let Some(turn) = self.turn_of(who) else { return vec![Pick::End] };
        let mut picks = Vec::new();
        if self.leaves(game, who) {
            picks.push(Pick::Leave);
        }
        picks.extend(self.steps(game, who).into_iter().map(Pick::Step));
        if turn.shrunk || !self.stands_alone(who) {
            self.add_interrupts(game, who, &mut picks);
            return picks;
        }
        picks.extend(marks::playable(game, self, Occasion::new(&ACTIVATION, &turn.played)));
        if self.has(who, Condition::Stunned) {
            // DE-CND-08: the next action must be to discard it.
            if turn.actions > 0 {
                picks.push(Pick::Discard(Condition::Stunned));
            }
        } else {
            self.add_actions(game, who, &mut picks);
        }
        picks.push(Pick::End);
        picks
    }

    /// DC-OL-83, DE-MON-09: the actions that a monster may take now.
    fn add_actions(&self, game: &Descent, who: Who, picks: &mut Vec<Pick>) {
        let Some(turn) = self.turn_of(who) else { return };
        if self.may_move(game, who) {
            picks.push(Pick::Move);
        }
        if self.may_attack(game, who) {
            picks.push(Pick::Attack);
        }
        if turn.actions == 0 {
            return;
        }
        let monster = who.monster().and_then(|id| self.monster(id));
        if let Some(monster) = monster.filter(|_| !self.has(who, Condition::Cursed)) {
            let actions = &self.card(game, monster).actions;
            let found =
                |(_, action): &(usize, &crate::content::MonsterAbility)| self.finds(game, who, &action.does);
            let printed = |(n, action): (usize, &crate::content::MonsterAbility)| Printed {
                n: n as u8,
                deed: action.id,
            };
            picks.extend(actions.iter().enumerate().filter(found).map(printed).map(Pick::Action));
        }
        picks.extend(self.victims(game, who));
        picks.extend(self.doors_for(who));
        if !movement::climbs(self, game, who).is_empty() {
            picks.push(Pick::Climb);
        }
        for condition in [Condition::Bleeding, Condition::Burning] {
            if self.has(who, condition) {
                picks.push(Pick::Discard(condition));
            }
        }
        picks.extend(self.burning_beside(who).map(Pick::Douse));
    }

    /// DE-LRG-10, DE-LRG-12, DE-TRG-14, DE-TRG-19, DE-MOV-10: a large figure may interrupt its move only where it can
    /// expand, and only for what it could do before expanding.
    fn add_interrupts(&self, game: &Descent, who: Who, picks: &mut Vec<Pick>) {
        let (Some(turn), Some(body)) = (self.turn_of(who), self.body(who)) else { return };
        if !turn.shrunk || !self.can_stand(game, who, body.at) {
            return;
        }
        if turn.points > 0 {
            if self.may_move(game, who) && !self.has(who, Condition::Stunned) {
                picks.push(Pick::InterruptMove);
            }
            if self.may_attack(game, who) && !self.has(who, Condition::Stunned) {
                picks.push(Pick::InterruptAttack);
            }
            let monster = who.monster().and_then(|id| self.monster(id));
            let acts = monster.filter(|_| turn.actions > 0 && !self.has(who, Condition::Cursed));
            let acts = acts.filter(|_| !self.has(who, Condition::Stunned));
            if let Some(monster) = acts {
                for (n, action) in self.card(game, monster).actions.iter().enumerate() {
                    if self.finds(game, who, &action.does) {
                        picks.push(Pick::InterruptAction(Printed { n: n as u8, deed: action.id }));
                    }
                }
            }
        }
        if turn.actions > 0 && !self.has(who, Condition::Stunned) {
            picks.extend(self.doors_for(who).into_iter().map(|pick| match pick {
                Pick::Open(gate) => Pick::InterruptOpen(gate),
                Pick::Close(gate) => Pick::InterruptClose(gate),
                other => other,
            }));
        }
        // DE-OVT-07: cards may be played during a move.
        picks.extend(marks::playable(game, self, Occasion::new(&ACTIVATION, &turn.played)));
        picks.push(Pick::Stop);
    }

    /// DE-MAP-04, DE-MAP-08: whether a monster may leave the map: on a space of the exit, where the quest says so, for
    /// 1 movement point.
    fn leaves(&self, game: &Descent, who: Who) -> bool {
        let (Some(turn), Some(quest), Some(body)) = (self.turn_of(who), game.quest_of(self), self.body(who))
        else {
            return false;
        };
        let Some(exit) = quest.exit.as_deref().filter(|_| turn.points > 0) else { return false };
        let named = |name: &str| who.monster().is_some_and(|id| game.monster(id.of).name == name);
        let there = || self.space(body.at).is_some_and(|space| self.ground.tile(exit).contains(&space));
        quest.overlord_wins.leaving().is_some_and(|(name, _)| named(name)) && there()
    }
}

/// One decision of an activation.
pub fn go_on(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.overlord_seat();
    let picks = play.world.monster_options(play.game, who);
    let Some(turn) = play.world.turn_of(who) else { return Ok(()) };
    let prompt = Prompt::MonsterAction { who, actions: turn.actions, points: turn.points };
    // Being asked must not tell whether the hand holds a card for it.
    let hides = marks::might_play(play.game, play.world, Occasion::new(&ACTIVATION, &turn.played))
        && play.world.hears_cards(play.game, who);
    let pick =
        if hides { play.choose_hidden(seat, prompt, &picks)? } else { play.choose(seat, prompt, &picks)? };
    match pick {
        Pick::Step(to) => walk(play, who, to),
        Pick::Leave => leave(play, who),
        Pick::Stop => stop(play, who),
        Pick::InterruptMove => interrupt(play, who, Pick::Move),
        Pick::InterruptAttack => interrupt(play, who, Pick::Attack),
        Pick::InterruptAction(action) => interrupt(play, who, Pick::Action(action)),
        // DE-OVT-07: a card that is played on the monster that is activated, or at any time of the turn.
        Pick::Card(card) => {
            let played = play.world.turn_of(who).map_or_else(Vec::new, |turn| turn.played.clone());
            let now = cards::play_now(play, card, Some(who), &played)?;
            if let Some(turn) = play.world.turn_of_mut(who) {
                turn.played.push(now);
            }
            Ok(())
        }
        Pick::InterruptOpen(gate) => interrupt(play, who, Pick::Open(gate)),
        Pick::InterruptClose(gate) => interrupt(play, who, Pick::Close(gate)),
        Pick::End => end(play, who),
        pick => act(play, who, pick),
    }
}

/// DE-LRG-04: a step of a move; a large figure shrinks before the first and expands when it has no points left.
fn walk(play: &mut Play, who: Who, to: board::square::Spot) -> Rule {
    let cost = play.world.cost_for(play.game, who, to);
    movement::go(play, who, to)?;
    // DC-MAB-75: whether it overpowers a hero before or after what the ground does is the overlord's choice.
    let overpowered = play.world.hurts(to) && lieutenants::overpower(play, who, cost)?;
    movement::enters(play, who, to)?;
    near::heroes(play, who, Came::Moved)?;
    if !overpowered {
        lieutenants::overpower(play, who, cost)?;
    }
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.overpowers = turn.overpowers.min(turn.points);
    }
    let done = play.world.turn_of(who).is_some_and(|turn| turn.shrunk && turn.points == 0);
    if done && play.world.is_on_map(who) {
        movement::expand(play, who)?;
    }
    Ok(())
}

/// The move ends: what is left of the points is lost.
fn stop(play: &mut Play, who: Who) -> Rule {
    movement::expand(play, who)?;
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.points = 0;
    }
    Ok(())
}

/// DE-LRG-08, DE-TRG-18, DE-LRG-11: it expands, does something else, and shrinks again to go on.
fn interrupt(play: &mut Play, who: Who, pick: Pick) -> Rule {
    movement::expand(play, who)?;
    act(play, who, pick)?;
    let goes_on = play.world.turn_of(who).is_some_and(|turn| turn.points > 0 && !turn.shrunk);
    // DE-QST-02: what it did may have ended the quest, and with it the move.
    if goes_on && play.world.is_on_map(who) && play.world.winner(play.game).is_none() {
        movement::shrink(play, who)?;
    }
    Ok(())
}

/// DE-ACT-02: an action of a monster.
fn act(play: &mut Play, who: Who, pick: Pick) -> Rule {
    spend(play, who, pick);
    match pick {
        Pick::Move => {
            movement::move_action(play, who)?;
            if play.world.size(play.game, who).is_large() {
                movement::shrink(play, who)?;
            }
        }
        Pick::Attack => {
            attack::by_monster(play, who)?;
        }
        Pick::Action(Printed { n, deed: called }) => {
            let monster = who.monster().and_then(|id| play.world.monster(id));
            let deed = monster.and_then(|m| play.world.card(play.game, m).actions.get(usize::from(n)));
            if let Some(action) = deed {
                let does = action.does.clone();
                play.tell(|_, _| Fact::Acts { who, n: n + 1, deed: called });
                effects::happen(play, who, &does, None)?;
            }
        }
        Pick::Slay(spot) => objectives::slay(play, who, spot),
        Pick::Open(gate) => doors::open(play, who, gate)?,
        Pick::Close(gate) => doors::close(play, who, gate),
        Pick::Climb => {
            movement::climb(play, who)?;
            near::heroes(play, who, Came::Placed)?;
        }
        Pick::Discard(condition) => conditions::lose(play, who, condition),
        Pick::Douse(other) => conditions::lose(play, other, Condition::Burning),
        _ => {}
    }
    if pick != Pick::Discard(Condition::Bleeding) {
        conditions::after_action(play, who)?;
    }
    Ok(())
}

/// DC-OL-84: an action is spent, or one that a card has given.
fn spend(play: &mut Play, who: Who, pick: Pick) {
    let Some(turn) = play.world.turn_of_mut(who) else { return };
    match pick {
        Pick::Move if turn.extra_moves > 0 => turn.extra_moves -= 1,
        Pick::Attack if turn.extra_attacks > 0 => turn.extra_attacks -= 1,
        Pick::Attack => {
            turn.actions = turn.actions.saturating_sub(1);
            turn.attacks += 1;
        }
        _ => turn.actions = turn.actions.saturating_sub(1),
    }
}

fn leave(play: &mut Play, who: Who) -> Rule {
    let Who::Monster(id) = who else { return Ok(()) };
    damage::remove(play, id);
    if let Some(group) = play.world.groups.iter_mut().find(|group| group.of == id.of) {
        group.left += 1;
    }
    play.tell(|_, _| Fact::Leaves { who });
    Ok(())
}

/// DE-OVT-08, DE-MOV-21, DE-TER-06, DE-TER-08: the activation ends; points are lost, conditions do what they do, and
/// lava defeats whoever covers nothing else.
fn end(play: &mut Play, who: Who) -> Rule {
    conditions::at_end(play, who)?;
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let burning = |terrain: Terrain| matches!(terrain, Terrain::Lava | Terrain::Hazard);
    if body.spots().all(|spot| burning(play.world.terrain(spot))) {
        return damage::defeat(play, who);
    }
    if let Some(monster) = who.monster().and_then(|id| play.world.monster_mut(id)) {
        monster.activated = true;
    }
    play.world.turn = None;
    Ok(())
}
