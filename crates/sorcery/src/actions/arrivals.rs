//! SHW, GATE, ASG, SPN: enemies enter play.

use super::party;
use crate::content::{AreaId, CardId, Formula, ItemId, Shadow, Thing, Tier};
use crate::rulings::{SameType, ShadowOrder};
use crate::shown::{Fact, Prompt};
use crate::world::{Body, Foe, FoeId, Pick, World};
use crate::{Play, Sorcery};
use board::SpaceSet;
use table::Rule;

/// SS-SHW-03, SS-SHW-04, SS-SHW-05, SS-SHW-14, SS-SHW-15, SS-SHW-16, SS-GAP-26, SS-CMP-13, SS-STO-08, SS-LOS-15,
/// SS-MOV-11: shadows that a living hero sees are revealed at once; the active player says which comes first.
pub fn reveal_shadows(play: &mut Play) -> Rule {
    while !play.world.shadows.is_empty() {
        let heroes = play.world.heroes.iter().filter(|hero| !hero.ghost).map(|hero| hero.body.at);
        let heroes: SpaceSet = heroes.collect();
        let held = play.world.held_by_enemies();
        let seen = |area: &AreaId| heroes.iter().any(|from| play.world.heroes_see_past(&held, from, *area));
        let mut found: Vec<AreaId> = play.world.shadows.iter().copied().filter(seen).collect();
        if found.is_empty() {
            return Ok(());
        }
        play.world.shadows.retain(|area| !found.contains(area));
        while !found.is_empty() {
            let mut areas = found.clone();
            areas.dedup();
            if play.world.rulings().shadow_order == ShadowOrder::Map {
                areas.truncate(1);
            }
            let seat = play.world.active_hero().seat();
            let next = super::choose_area(play, seat, Prompt::NextShadow, &areas)?;
            let Some(n) = found.iter().position(|area| Some(*area) == next) else { return Ok(()) };
            let at = found.remove(n);
            reveal(play, at)?;
        }
    }
    Ok(())
}

/// SS-SHW-07, SS-SHW-08, SS-SHW-09, SS-SHW-10, SS-SHW-11, SS-SHW-12, SS-SHW-13, SS-STO-07: what a shadow token shows.
fn reveal(play: &mut Play, at: AreaId) -> Rule {
    let Some(token) = play.draw("shadows", |world| &mut world.decks.shadows)? else { return Ok(()) };
    play.world.decks.shadows.discard(token);
    play.tell(|_, world| Fact::Shadow { area: world.spot(at), token });
    match token {
        // What the quest makes of them is told as soon as the figures stand still.
        Shadow::Citizen | Shadow::SpecialEvent => {
            play.world.under_way.stories.push((at, token));
            Ok(())
        }
        Shadow::Single => draw_enemy(play, at).map(drop),
        Shadow::Experienced => {
            if let Some(card) = draw_enemy(play, at)? {
                gain_power(play, card)?;
            }
            Ok(())
        }
        Shadow::Two => {
            draw_enemy(play, at)?;
            draw_enemy(play, at).map(drop)
        }
        Shadow::SpecialEnemy => {
            let quest = play.world.agreed.quest.map(|quest| &play.game.content.quests[quest.index()]);
            match quest.and_then(|quest| quest.special.clone()) {
                Some((kind, tier)) => draw_kind(play, &kind, tier, at).map(drop),
                None => Ok(()),
            }
        }
    }
}

/// SS-ASG-01, SS-ASG-04: the top enemy card enters play; none is left if all are assigned.
pub fn draw_enemy(play: &mut Play, at: AreaId) -> Rule<Option<CardId>> {
    let Some(card) = play.draw("enemies", |world| &mut world.decks.enemies)? else { return Ok(None) };
    enter(play, card, at)?;
    Ok(Some(card))
}

/// SS-ASG-05: a certain enemy enters play: cards are drawn until one fits; the others go onto the discard pile.
pub fn draw_kind(play: &mut Play, kind: &str, tier: Tier, at: AreaId) -> Rule<Option<CardId>> {
    let wanted = play.game.content.cards_of(kind, tier);
    let there = |world: &World, card: &CardId| world.foe(*card).is_some();
    let Some(free) = wanted.iter().copied().find(|card| !there(play.world, card)) else { return Ok(None) };
    let all = [play.world.decks.enemies.cards_left(), play.world.decks.enemies.discarded().to_vec()].concat();
    if !wanted.iter().any(|card| all.contains(card)) {
        // It is no part of the enemy deck: the quest sets it aside.
        enter(play, free, at)?;
        return Ok(Some(free));
    }
    loop {
        let Some(card) = play.draw("enemies", |world| &mut world.decks.enemies)? else { return Ok(None) };
        if wanted.contains(&card) {
            enter(play, card, at)?;
            return Ok(Some(card));
        }
        play.world.decks.enemies.discard(card);
    }
}

/// SS-ASG-02, SS-ASG-03, SS-ECD-02, SS-SCR-05, SS-BOSS-04: an enemy is placed, given to a player, and gets its charges and powers.
pub fn enter(play: &mut Play, card: CardId, at: AreaId) -> Rule {
    let foe = play.world.new_foe(play.game, card, at);
    play.world.foes.push(foe);
    play.world.foes.sort_by_key(|foe| foe.card);
    play.tell(|_, world| Fact::Appears { card, area: world.spot(at) });
    let enemy = play.game.enemy(card);
    let seal = usize::from(play.game.content.cards[card.index()].1) - 1;
    if enemy.tier == Tier::Purple {
        let hero = play.world.active_hero();
        super::wounds::set_threat(play, (hero, 1));
        super::wounds::pass_threat(play)?;
    }
    for _ in 0..enemy.cards[seal] {
        gain_power(play, card)?;
    }
    super::ending::look(play)
}

/// SS-EPW-01, SS-EPW-03, SS-EPW-04, SS-GAP-15: a random enemy power of another type; no more than two.
pub fn gain_power(play: &mut Play, card: CardId) -> Rule {
    let mut aside = Vec::new();
    while play.world.foe(card).is_some_and(|foe| foe.powers.len() < 2) {
        let Some(power) = play.draw("enemy-powers", |world| &mut world.decks.enemy_powers)? else { break };
        let kind = |id: crate::content::EnemyPowerId| play.game.content.enemy_powers[id.index()].kind;
        let same = play.world.foe(card).is_some_and(|foe| foe.powers.iter().any(|p| kind(*p) == kind(power)));
        if same {
            aside.push(power);
            // SS-GAP-15: another one, or none at all.
            match play.world.rulings().same_type {
                SameType::DrawAgain => continue,
                SameType::Nothing => break,
            }
        }
        if let Some(foe) = play.world.foe_mut(card) {
            foe.powers.push(power);
        }
        play.tell(|_, _| Fact::EnemyPower { card, power });
        break;
    }
    play.world.decks.enemy_powers.shuffle_in(aside);
    Ok(())
}

/// SS-SHW-02: a shadow token appears at an open gate; heroes who see it reveal it at once.
pub fn lay_shadow(play: &mut Play) -> Rule {
    if let Some(at) = which_gate(play)? {
        play.world.shadows.push(at);
        play.world.shadows.sort_unstable();
    }
    reveal_shadows(play)
}

/// SS-DECK-16, SS-SWP-02: a soul weapon that somebody in the party can use, front side up.
pub fn soul_weapon(play: &mut Play, hero: crate::world::HeroId) -> Rule {
    let Some(item): Option<ItemId> = play.draw("souls", |world| &mut world.decks.souls)? else {
        return Ok(());
    };
    super::items::gain(play, hero, item);
    Ok(())
}

/// SS-GATE-02, SS-GATE-03, SS-GATE-04, SS-GATE-05, SS-SPN-10: enemies appear at open gates; with several a blue die decides for
/// each.
pub fn spawn(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        // SS-ASG-04: nobody is left who could appear.
        let enemies = &play.world.decks.enemies;
        if enemies.left() == 0 && enemies.discarded().is_empty() {
            return Ok(());
        }
        let Some(at) = which_gate(play)? else { return Ok(()) };
        if draw_enemy(play, at)?.is_none() {
            return Ok(());
        }
    }
    Ok(())
}

/// SS-GATE-03, SS-GATE-04, SS-GATE-05: the open gate at which something appears.
fn which_gate(play: &mut Play) -> Rule<Option<AreaId>> {
    let open = play.world.open_gates();
    match open.as_slice() {
        [] => Ok(None),
        [(_, only)] => Ok(Some(*only)),
        several => roll_gate(play, several).map(Some),
    }
}

fn roll_gate(play: &mut Play, open: &[(u8, AreaId)]) -> Rule<AreaId> {
    let faces = play.game.content.dice.blue.clone();
    loop {
        let face = play.roll("blue", &faces)?;
        let gates = &play.game.content.dice.gates;
        let shows = |gate: &u8| gates.get(usize::from(*gate)).is_some_and(|symbol| face.of(*symbol) > 0);
        let hit: Vec<AreaId> = open.iter().filter(|(gate, _)| shows(gate)).map(|(_, at)| *at).collect();
        match hit.as_slice() {
            [] => {}
            [only] => return Ok(*only),
            // A face with the symbols of two gates: the players decide.
            several => {
                let options: Vec<Pick> = several.iter().map(|at| Pick::Area(play.world.spot(*at))).collect();
                if let Pick::Area(spot) = party(play, Prompt::WhichGate, &options)?
                    && let Some(at) = play.world.ground.plan.map.named(&spot)
                {
                    return Ok(at);
                }
            }
        }
    }
}

impl World {
    /// An enemy as it enters play.
    pub fn new_foe(&self, game: &Sorcery, card: CardId, at: AreaId) -> Foe {
        let enemy = game.enemy(card);
        let body = || Some(Body { shields: enemy.guard.shields, ..Body::new(at) });
        Foe {
            card,
            manager: self.assign(game, card),
            side: 0,
            charges: enemy.sides[0].powers.iter().map(|power| power.charges).collect(),
            powers: Vec::new(),
            figures: (0..enemy.figures.max(1)).map(|_| body()).collect(),
            taunted: None,
        }
    }

    /// SS-ASG-02, SS-ASG-03: who manages a new enemy.
    fn assign(&self, game: &Sorcery, card: CardId) -> u8 {
        let same = |other: CardId| game.content.cards[other.index()].0 == game.content.cards[card.index()].0;
        if let Some(foe) = self.foes.iter().find(|foe| same(foe.card)) {
            return foe.manager;
        }
        let seats = self.heroes.len().max(1) as u8;
        let order = (0..seats).map(|n| (self.active + n) % seats);
        let has = |seat: u8| {
            let own = |foe: &&Foe| foe.manager == seat && game.enemy(foe.card).tier != Tier::Purple;
            self.foes.iter().filter(own).count()
        };
        order.min_by_key(|seat| has(*seat)).unwrap_or(0)
    }

    /// SS-GATE-01: the open gates and where they stand.
    pub fn open_gates(&self) -> Vec<(u8, AreaId)> {
        let gate = |(at, thing): &(AreaId, Thing)| match thing {
            Thing::Gate(n) if self.gates.contains(n) => Some((*n, *at)),
            _ => None,
        };
        self.things.iter().filter_map(gate).collect()
    }

    /// SS-SPN-01, SS-SPN-06, SS-SPN-07, SS-SPN-08, SS-SPN-09, SS-EDT-03, SS-DTH-14, SS-GEN-09, SS-HRD-01, SS-HRD-02:
    /// heroes in play, with companions as far as they count, less enemies in play.
    pub fn spawn_number(&self, formula: Formula, companions: u8) -> u8 {
        let heroes = match formula {
            Formula::AllHeroes => self.heroes.len(),
            _ => self.living().len(),
        };
        let heroes = heroes as i16 + i16::from(companions);
        let more = match formula {
            Formula::LessOne => -1,
            Formula::LessTwo => -2,
            Formula::Even | Formula::AllHeroes => 0,
            Formula::OneMore => 1,
        };
        (heroes - self.foes.len() as i16 + more).clamp(0, 20) as u8
    }

    /// The figures of an enemy card.
    pub fn figures_of(&self, card: CardId) -> Vec<FoeId> {
        self.foe(card).into_iter().flat_map(Foe::alive).map(|(id, _)| id).collect()
    }
}
