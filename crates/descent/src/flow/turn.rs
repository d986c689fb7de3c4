//! TRN: a hero's turn.

use super::familiar;
use crate::actions::targets::{Eyes, How};
use crate::actions::{
    attack, conditions, damage, doors, effects, moments, movement, objectives, revive, search, secret,
};
use crate::content::{
    Ability, Always, Attacking, By, Condition, Deed, Effect, Hands, ItemId, On, SearchId, Special, When,
};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Card, HeroId, Pick, Step, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::{Spot, Terrain};
use table::Rule;

/// One decision of a hero's turn.
pub fn go_on(play: &mut Play, id: HeroId) -> Rule {
    let Some(turn) = play.world.turn_of(Who::Hero(id)) else { return Ok(()) };
    match turn.step {
        Step::Start => start(play, id),
        Step::Equip => equip(play, id),
        Step::Actions => actions(play, id),
        Step::Familiars => familiar::after_actions(play, id),
        Step::End => end(play, id),
    }
}

fn to(play: &mut Play, id: HeroId, step: Step) {
    if let Some(turn) = play.world.turn_of_mut(Who::Hero(id))
        && turn.step != Step::End
    {
        turn.step = step;
    }
}

/// DE-TRN-01, DE-TRN-02, DE-TRG-09, DE-TRG-10: conditions are tested, then exhausted cards are refreshed. What lies face
/// down stays so.
fn start(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    moments::turn_begins(play, id)?;
    let seen_by = if sneaks(play, id) { play.world.seers(id) } else { Vec::new() };
    let sludge = play.world.hero(id).at.is_some_and(|at| play.world.terrain(at) == Terrain::Sludge);
    let hero = play.world.hero_mut(id);
    hero.items.iter_mut().for_each(|owned| owned.exhausted = false);
    hero.skills.iter_mut().for_each(|learnt| learnt.exhausted = false);
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.sludge = sludge;
        turn.seen_by = seen_by;
    }
    to(play, id, Step::Equip);
    Ok(())
}

/// Whether it matters who sees the hero when its turn begins.
fn sneaks(play: &Play, id: HeroId) -> bool {
    let hero = play.world.hero(id);
    hero.most(play.game, |always| if let Always::FromHiding(n) = always { Some(*n) } else { None }).is_some()
}

/// DE-TRN-03, DE-EQP-04, DE-DEF-13, DE-ACT-13: items are equipped and unequipped. It is asked only if there is
/// something to change.
fn equip(play: &mut Play, id: HeroId) -> Rule {
    let hero = play.world.hero(id);
    let hinders = |owned: &crate::world::Owned| {
        let mut counts = play.game.item(owned.item).abilities.iter().flat_map(|ability| &ability.counts);
        counts.any(|always| matches!(always, Always::SpeedAtMost(_)))
    };
    let wants_a_hand = |owned: &crate::world::Owned| {
        play.game.item(owned.item).abilities.iter().any(|ability| ability.hands == Some(Hands::Free))
    };
    if hero.items.iter().all(|owned| owned.equipped && !hinders(owned) && !wants_a_hand(owned)) {
        to(play, id, Step::Actions);
        return Ok(());
    }
    let mut picks: Vec<Pick> = Vec::new();
    for owned in &hero.items {
        let pick = if owned.equipped { Pick::Unequip(owned.item) } else { Pick::Equip(owned.item) };
        let fits = owned.equipped || hero.has_room_for(play.game, owned.item);
        if fits && !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    picks.push(Pick::Done);
    match play.choose(id.seat(), Prompt::Equip { hero: id }, &picks)? {
        Pick::Equip(item) => turn_item(play, id, item, false),
        Pick::Unequip(item) => {
            turn_item(play, id, item, true);
            damage::weaken(play, id)?;
        }
        _ => to(play, id, Step::Actions),
    }
    Ok(())
}

fn turn_item(play: &mut Play, id: HeroId, item: ItemId, equipped: bool) {
    let items = &mut play.world.hero_mut(id).items;
    if let Some(owned) = items.iter_mut().find(|owned| owned.item == item && owned.equipped == equipped) {
        owned.equipped = !equipped;
    }
    play.tell(|_, _| match equipped {
        false => Fact::Equips { hero: id, item },
        true => Fact::Unequips { hero: id, item },
    });
}

impl World {
    /// DE-TRN-05, DE-TRN-11, DE-TRN-10, DE-ACT-08, DE-TRG-15, DC-HERO-17: what a hero may do now: between its actions, or
    /// on the way of a move.
    fn hero_options(&self, game: &Descent, id: HeroId) -> Vec<Pick> {
        let who = Who::Hero(id);
        let Some(turn) = self.turn_of(who) else { return vec![Pick::End] };
        let hero = self.hero(id);
        if hero.knocked_out {
            // DE-REV-07, DE-DEF-12: a knocked-out hero can stand up, or do nothing.
            let familiar = self.familiar_waits(id) && !turn.begun;
            // DE-TNT-05: a tainted hero cannot stand up.
            let mut picks = if hero.is_tainted() { Vec::new() } else { vec![Pick::StandUp] };
            picks.extend(familiar.then_some(Pick::Familiar));
            picks.push(Pick::End);
            return picks;
        }
        if hero.at.is_none() {
            return vec![Pick::End];
        }
        let mut picks: Vec<Pick> = self.steps(game, who).into_iter().map(Pick::Step).collect();
        if self.hero_leaves(game, id) {
            picks.push(Pick::Leave);
        }
        if self.may_go_through(id) {
            picks.push(Pick::Passage);
        }
        if !self.stands_alone(who) {
            // DE-TRG-14: a move is interrupted only on an empty space.
            return picks;
        }
        if self.may_explore(id) {
            picks.push(Pick::Explore);
        }
        // DE-CND-16: whoever is Immobilized suffers no fatigue for movement points.
        let moves = !self.has(who, Condition::Immobilized);
        if moves && hero.breath(game) > 0 {
            picks.push(Pick::Fatigue);
        }
        // DE-VAR-05, DE-CND-09: with two heroes each may attack once more, without an action.
        let free = How { thrown: true, ..How::default() };
        let eyes = Eyes::new(self, who, &[]);
        if self.heroes.len() == 2 && !turn.free_attack && self.has_weapon(game, id, &free, &eyes) {
            picks.push(Pick::FreeAttack);
        }
        if self.has(who, Condition::Stunned) {
            if turn.actions > 0 {
                picks.push(Pick::Discard(Condition::Stunned));
            }
        } else {
            self.add_hero_actions(game, id, &eyes, &mut picks);
        }
        if !turn.begun && self.familiar_waits(id) {
            // DE-TRN-04: before the actions.
            picks.push(Pick::Familiar);
        }
        self.add_usable(game, id, When::Turn, &eyes, &mut picks);
        picks.extend(self.trades(game, id));
        picks.push(Pick::End);
        picks
    }

    /// DE-ACT-04, DE-ACT-17, DE-VAR-06: the actions that a hero may take now.
    fn add_hero_actions(&self, game: &Descent, id: HeroId, eyes: &Eyes<'_>, picks: &mut Vec<Pick>) {
        let who = Who::Hero(id);
        let Some(turn) = self.turn_of(who) else { return };
        if (turn.actions > 0 || turn.extra_moves > 0) && !self.has(who, Condition::Immobilized) {
            picks.push(Pick::Move);
        }
        if turn.actions > 0 || turn.extra_attacks > 0 {
            if self.has_weapon(game, id, &How::default(), eyes) || self.may_run_and_shoot(game, id) {
                picks.push(Pick::Attack);
            }
            picks.extend(self.thrown(game, id, eyes));
        }
        if turn.actions == 0 {
            return;
        }
        picks.push(Pick::Rest);
        picks.extend(self.searchable(id).into_iter().map(Pick::Search));
        picks.extend(self.challenges_near(id).into_iter().map(Pick::Reveal));
        picks.extend(self.token_actions(id));
        picks.extend(self.revivable(id).into_iter().map(Pick::Revive));
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
        self.add_usable(game, id, When::Action, eyes, picks);
    }

    /// DE-REV-01, DE-TNT-05: the knocked-out heroes whose tokens lie on adjacent spaces; one tainted hero cannot revive
    /// another.
    fn revivable(&self, id: HeroId) -> Vec<HeroId> {
        let near = |other: &HeroId| {
            let hero = self.hero(*other);
            let tainted = hero.is_tainted() && self.hero(id).is_tainted();
            hero.knocked_out && !tainted && hero.at.is_some_and(|at| self.beside_spot(Who::Hero(id), at))
        };
        self.hero_ids().filter(near).collect()
    }

    /// The abilities that a hero may use in its turn.
    fn add_usable(&self, game: &Descent, id: HeroId, when: When, eyes: &Eyes<'_>, picks: &mut Vec<Pick>) {
        let who = Who::Hero(id);
        let fits = |(of, ability): &(AbilityRef, &Ability)| {
            // DE-CND-26, DE-CND-27: Cursed forbids skills that are actions, not hero abilities and feats.
            let cursed = when == When::Action && self.has(who, Condition::Cursed);
            let skill = matches!(of.card, Card::Skill(..));
            ability.when == when
                && !(cursed && skill)
                && self.can_pay(game, id, ability)
                && self.has_use(game, id, ability, eyes)
        };
        for (of, _) in self.abilities(game, id).filter(fits) {
            if !picks.contains(&Pick::Use(of)) {
                picks.push(Pick::Use(of));
            }
        }
    }

    /// Whether an ability would find what it needs: a target for its attack, a token to search.
    fn has_use(&self, game: &Descent, id: HeroId, ability: &Ability, eyes: &Eyes<'_>) -> bool {
        let moves_first = matches!(ability.does.first(), Some(Effect::Deed(Deed::Move(_))));
        ability.does.iter().all(|effect| match effect {
            Effect::Deed(Deed::Attack(attacking)) if !moves_first => self.may_make(game, id, attacking, eyes),
            Effect::Deed(deed) => self.finds_for(id, deed),
            Effect::Special(Special::Oath) => !self.oaths(id).is_empty(),
            Effect::Gain(_) | Effect::Special(_) => true,
        })
    }

    /// Whether a hero or its familiar could make the attack that a card gives.
    fn may_make(&self, game: &Descent, id: HeroId, attacking: &Attacking, eyes: &Eyes<'_>) -> bool {
        match (attacking.by, attacking.on) {
            (By::Familiar, on) => self.familiar_strikes(game, id, on),
            (By::You, On::OwnFamiliar) => {
                let armed = self
                    .hero(id)
                    .equipped()
                    .any(|owned| attacking.with.iter().any(|name| game.item(owned.item).has_trait(name)));
                armed && self.is_on_map(Who::Familiar(id))
            }
            (By::You, _) => self.has_weapon(game, id, &How::given_by(attacking), eyes),
        }
    }

    /// Whether there is what something is done to.
    fn finds_for(&self, id: HeroId, deed: &Deed) -> bool {
        let who = Who::Hero(id);
        match deed {
            Deed::Search(far) => self.tokens.iter().any(|token| {
                token.kind == crate::content::TokenKind::Search && self.is_within(who, token.at, *far)
            }),
            Deed::RemoveFamiliar | Deed::ActivateFamiliar => self.is_on_map(Who::Familiar(id)),
            Deed::Door => !self.doors_for(who).is_empty(),
            Deed::Challenge => self.sees_any(who, |other| other.monster().is_some()),
            Deed::OverlordDiscards(_) => !self.overlord.hand.is_empty(),
            _ => true,
        }
    }

    /// DE-ATK-12: weapons among the search cards.
    fn thrown(&self, game: &Descent, id: HeroId, eyes: &Eyes<'_>) -> Vec<Pick> {
        let found = self.hero(id).found.iter().filter(|found| !found.used);
        let weapons = found.filter(|found| game.search_card(found.card).weapon.is_some());
        let all = weapons.map(|found| WeaponRef::Found(found.card));
        let fits = |weapon: &WeaponRef| {
            self.has_weapon(game, id, &How { weapon: Some(*weapon), ..How::default() }, eyes)
        };
        all.filter(fits).map(Pick::Weapon).collect()
    }

    /// DE-EQP-07, DE-EQP-10, DE-EQP-13, DE-FIG-12: after a move action a hero may give items to adjacent heroes, but
    /// not starting equipment.
    fn trades(&self, game: &Descent, id: HeroId) -> Vec<Pick> {
        let who = Who::Hero(id);
        if self.turn_of(who).is_none_or(|turn| turn.moves == 0) {
            return Vec::new();
        }
        let near: Vec<HeroId> = self.hero_ids().filter(|other| self.beside(who, Who::Hero(*other))).collect();
        let wares = |of: HeroId| {
            let items = self.hero(of).items.iter().map(|owned| owned.item);
            items.filter(|item| game.item(*item).act.is_some() || game.item(*item).relic)
        };
        let mut picks: Vec<Pick> = Vec::new();
        for other in near {
            picks.extend(wares(id).map(|item| Pick::Give(item, other)));
            picks.extend(wares(other).map(|item| Pick::Take(item, other)));
            picks.extend(self.hero(id).found.iter().map(|found| Pick::GiveFound(found.card, other)));
            picks.extend(self.hero(other).found.iter().map(|found| Pick::TakeFound(found.card, other)));
        }
        let mut once: Vec<Pick> = Vec::new();
        for pick in picks {
            if !once.contains(&pick) {
                once.push(pick);
            }
        }
        once
    }
}

/// DE-ACT-09, DE-CND-09, DE-VAR-05: one thing that a hero does in step 3.
fn actions(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    let picks = play.world.hero_options(play.game, id);
    let Some(turn) = play.world.turn_of(who) else { return Ok(()) };
    let prompt = Prompt::Action { hero: id, actions: turn.actions, points: turn.points };
    let pick = play.choose(id.seat(), prompt, &picks)?;
    if pick != Pick::Familiar
        && let Some(turn) = play.world.turn_of_mut(who)
    {
        turn.begun = true;
        // DE-MOV-11: a move action ends when something else is done with no points left.
        turn.moving &= turn.points > 0 || matches!(pick, Pick::Step(_) | Pick::Fatigue);
    }
    match pick {
        Pick::Familiar => {
            familiar::begin(play, id);
            Ok(())
        }
        Pick::Step(spot) => movement::step(play, who, spot),
        Pick::Fatigue => movement::fatigue_for_point(play, id),
        Pick::Passage => secret::go_through(play, id),
        Pick::Explore => secret::explore_for_point(play, id),
        Pick::Leave => {
            objectives::leave(play, id);
            Ok(())
        }
        Pick::End => {
            // DE-TRN-06: familiars that were not activated yet may be now.
            let waits = play.world.familiar_waits(id);
            to(play, id, if waits { Step::Familiars } else { Step::End });
            Ok(())
        }
        Pick::StandUp => stand_up(play, id),
        Pick::FreeAttack => {
            if let Some(turn) = play.world.turn_of_mut(who) {
                turn.free_attack = true;
            }
            attack::by_hero(play, id, &How { thrown: true, ..How::default() }).map(|_| ())
        }
        Pick::Give(item, other) => {
            give(play, id, item, other);
            damage::weaken(play, id)
        }
        Pick::Take(item, other) => {
            give(play, other, item, id);
            damage::weaken(play, other)
        }
        Pick::GiveFound(card, other) => {
            give_found(play, id, card, other);
            Ok(())
        }
        Pick::TakeFound(card, other) => {
            give_found(play, other, card, id);
            Ok(())
        }
        Pick::Use(of) => use_ability(play, id, of),
        pick => act(play, id, pick),
    }
}

/// DE-TRN-11: an action, and what Bleeding makes of it.
fn act(play: &mut Play, id: HeroId, pick: Pick) -> Rule {
    let who = Who::Hero(id);
    spend(play, id, pick);
    match pick {
        Pick::Move => movement::move_action(play, who)?,
        Pick::Attack => {
            attack::by_hero(play, id, &How::default())?;
        }
        Pick::Rest => rest(play, id)?,
        Pick::Search(spot) => search::search(play, id, spot)?,
        Pick::Reveal(spot) => secret::reveal(play, id, spot)?,
        Pick::PickUp(spot) => objectives::pick_up(play, id, spot),
        Pick::Drop => objectives::drop(play, id)?,
        Pick::Free(spot) => objectives::free(play, id, spot),
        Pick::Revive(other) => revive::recover(play, other)?,
        Pick::Open(gate) => doors::open(play, who, gate)?,
        Pick::Close(gate) => doors::close(play, who, gate),
        Pick::Climb => movement::climb(play, who)?,
        Pick::Discard(condition) => conditions::lose(play, who, condition),
        Pick::Douse(other) => conditions::lose(play, other, Condition::Burning),
        Pick::Weapon(weapon @ WeaponRef::Found(card)) => {
            attack::flip(play, id, card);
            attack::by_hero(play, id, &How { weapon: Some(weapon), ..How::default() })?;
        }
        _ => {}
    }
    let ends = if let Pick::Discard(condition) = pick { Some(condition) } else { None };
    moments::action_done(play, id, ends)
}

fn spend(play: &mut Play, id: HeroId, pick: Pick) {
    let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) else { return };
    match pick {
        Pick::Move if turn.extra_moves > 0 => turn.extra_moves -= 1,
        Pick::Attack | Pick::Weapon(_) if turn.extra_attacks > 0 => turn.extra_attacks -= 1,
        _ => turn.actions = turn.actions.saturating_sub(1),
    }
}

/// DE-DMG-06, DE-DMG-07, DE-CND-20, DC-HERO-16: resting takes effect at the end of the turn; Weakened is discarded at
/// once.
fn rest(play: &mut Play, id: HeroId) -> Rule {
    if let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) {
        turn.rested = true;
    }
    play.tell(|_, _| Fact::TakesRest { hero: id });
    conditions::lose(play, Who::Hero(id), Condition::Weakened);
    moments::rests(play, id)
}

/// DE-HER-17, DE-ACT-05, DE-ACT-10: a skill, feat or card; as an action it costs exactly one.
fn use_ability(play: &mut Play, id: HeroId, of: AbilityRef) -> Rule {
    let Some((_, ability)) = effects::ability(play, of) else { return Ok(()) };
    let is_action = ability.when == When::Action;
    if is_action && let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) {
        turn.actions = turn.actions.saturating_sub(1);
    }
    effects::carry_out(play, of, None)?;
    if is_action { moments::action_done(play, id, None) } else { Ok(()) }
}

/// DE-REV-08, DE-MOV-06: a knocked-out hero stands up, and its turn ends, with what it has for the end of a turn
/// (DC-HERO-51).
fn stand_up(play: &mut Play, id: HeroId) -> Rule {
    revive::recover(play, id)?;
    to(play, id, Step::End);
    Ok(())
}

/// DE-EQP-11, DE-EQP-12, DE-TRG-11: an item changes hands; it can be equipped in the receiver's next turn.
fn give(play: &mut Play, id: HeroId, item: ItemId, other: HeroId) {
    let items = &mut play.world.hero_mut(id).items;
    let Some(place) = items.iter().position(|owned| owned.item == item) else { return };
    let mut owned = items.remove(place);
    owned.equipped = false;
    play.world.hero_mut(other).items.push(owned);
    play.tell(|_, _| Fact::Gives { hero: id, item, other });
}

/// DE-EQP-09, DE-EQP-11: a search card changes hands, as it lies; one that can still be used first.
fn give_found(play: &mut Play, id: HeroId, card: SearchId, other: HeroId) {
    let found = &mut play.world.hero_mut(id).found;
    let place = found.iter().position(|f| f.card == card && !f.used);
    let Some(place) = place.or_else(|| found.iter().position(|f| f.card == card)) else { return };
    let given = found.remove(place);
    play.world.hero_mut(other).found.push(given);
    play.tell(|_, _| Fact::GivesFound { hero: id, card, other });
}

/// DE-TRN-07, DE-RND-05, DE-TRN-09: the end of a turn: effects at its end, lava, and what resting brings.
fn end(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    conditions::at_end(play, who)?;
    let hero = play.world.hero(id);
    let on_fire = hero.at.is_some_and(|at| matches!(play.world.terrain(at), Terrain::Lava | Terrain::Hazard));
    if on_fire && !hero.knocked_out {
        // DE-TER-06: whoever ends the turn on lava is defeated.
        damage::defeat(play, who)?;
        off_lava(play, id)?;
    }
    let Some(turn) = play.world.turn_of(who).cloned() else { return Ok(()) };
    if !play.world.hero(id).knocked_out {
        moments::turn_ends(play, id, &turn)?;
        recover_instead(play, id, turn.free_attack)?;
        if turn.rested && !play.world.hero(id).knocked_out {
            recover_by_rest(play, id)?;
        }
    }
    play.world.hero_mut(id).turn_ends();
    finish(play, id);
    Ok(())
}

/// DE-DMG-06: all fatigue is recovered, and with a skill as much damage.
fn recover_by_rest(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    let before = play.world.suffering();
    let fatigue = play.world.hero(id).fatigue;
    damage::rest(play, who, u8::MAX);
    if play.world.hero(id).has(play.game, &Always::RestHeals) {
        damage::recover(play, who, fatigue);
        moments::skill_used(play, id, &before)?;
    }
    Ok(())
}

/// DE-TER-07, DE-TER-09: the token of a hero that lava has defeated lies on the nearest empty space without lava.
fn off_lava(play: &mut Play, id: HeroId) -> Rule {
    let Some(at) = play.world.hero(id).at.and_then(|at| play.world.space(at)) else { return Ok(()) };
    let far = play.world.ground.map.distances(play.world.gates, [at]);
    let safe = |spot: &Spot| {
        !matches!(play.world.terrain(*spot), Terrain::Lava | Terrain::Hazard) && play.world.is_empty(*spot)
    };
    let reach = |spot: &Spot| play.world.space(*spot).and_then(|space| far[space.index()]);
    let all: Vec<Spot> = play.world.spots().into_iter().filter(safe).collect();
    let least = all.iter().filter_map(reach).min();
    let picks: Vec<Pick> =
        all.into_iter().filter(|s| least.is_some() && reach(s) == least).map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(spot) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
        play.world.hero_mut(id).at = Some(spot);
        play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at: spot });
    }
    Ok(())
}

/// DE-VAR-07, DC-HERO-52: with two heroes, one that has not used its additional attack may recover 2 damage.
fn recover_instead(play: &mut Play, id: HeroId, used: bool) -> Rule {
    if play.world.heroes.len() != 2 || used || play.world.hero(id).damage == 0 {
        return Ok(());
    }
    let picks = [Pick::Recover, Pick::Pass];
    if play.choose(id.seat(), Prompt::RecoverInstead { hero: id }, &picks)? == Pick::Recover {
        damage::recover(play, Who::Hero(id), 2);
    }
    Ok(())
}

/// DE-MOV-21, DE-RND-04: the turn card is flipped.
fn finish(play: &mut Play, id: HeroId) {
    play.world.hero_mut(id).acted = true;
    play.world.turn = None;
    play.tell(|_, _| Fact::TurnEnds { hero: id });
}
