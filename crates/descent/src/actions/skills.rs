//! HER: skills that reach into attacks and damage, and those that are like no other.

use super::attack::Report;
use super::targets::How;
use super::{attack, conditions, damage, doors, effects, movement, rolls};
use crate::content::{Ability, AttackKind, Colour, Condition, Effect, Hands, Slot, When};
use crate::rulings::FamiliarsInSkills;
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Attack, Card, HeroId, Monster, MonsterId, Pick, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::{Spot, Terrain};
use table::Rule;

impl World {
    /// DE-GAP-18: whether skills of heroes treat a figure as a hero.
    pub fn is_hero_for_skills(&self, who: Who) -> bool {
        match self.agreed.rulings.familiars_in_skills {
            FamiliarsInSkills::AsHeroes => who.is_heroic(),
            FamiliarsInSkills::NotHeroes => who.hero().is_some(),
        }
    }

    /// What an attack deals to this figure beyond its dice: in a duel, and from hiding.
    pub fn more_damage(&self, game: &Descent, attack: &Attack, who: Who) -> u8 {
        self.duel_damage(game, attack.attacker, who) + self.hidden_damage(game, attack.attacker, who)
    }

    /// DC-CLASS-77: attacks between a hero and the monster that it has challenged, while the card is exhausted.
    fn duel_damage(&self, game: &Descent, attacker: Who, who: Who) -> u8 {
        let (id, monster) = match (attacker, who) {
            (Who::Hero(id), Who::Monster(monster)) | (Who::Monster(monster), Who::Hero(id)) => (id, monster),
            _ => return 0,
        };
        let hero = self.hero(id);
        let more = hero.sum(game, |effect| if let Effect::Duel(n) = effect { Some(*n) } else { None });
        if hero.challenged == Some(monster) { more } else { 0 }
    }

    /// A sneaky hero hits monsters harder that did not see it when its turn began.
    fn hidden_damage(&self, game: &Descent, attacker: Who, who: Who) -> u8 {
        let (Who::Hero(id), Who::Monster(monster)) = (attacker, who) else { return 0 };
        let Some(turn) = self.turn_of(attacker) else { return 0 };
        let more = self
            .hero(id)
            .sum(game, |effect| if let Effect::FromHiding(n) = effect { Some(*n) } else { None });
        if turn.seen_by.contains(&monster) { 0 } else { more }
    }

    /// The monsters that see a hero.
    pub fn seers(&self, id: HeroId) -> Vec<MonsterId> {
        let monsters = self.monsters.iter().map(|monster| monster.id);
        monsters.filter(|m| self.sees_any(Who::Monster(*m), |who| who == Who::Hero(id))).collect()
    }

    /// Whether a monster stands beside a hero whose prayer forbids it to attack.
    pub fn is_pacified(&self, game: &Descent, who: Who) -> bool {
        let prays = |id: &HeroId| self.hero(*id).has(game, &Effect::NoAttacksBeside);
        let counts = who.monster().is_some() || self.is_charmed(who);
        counts && self.hero_ids().filter(|id| self.beside(Who::Hero(*id), who)).any(|id| prays(&id))
    }

    /// Whether a hero's hands are like that.
    pub fn holds(&self, game: &Descent, who: Who, hands: Hands) -> bool {
        let Who::Hero(id) = who else { return false };
        let equipped = || self.hero(id).equipped().map(|owned| game.item(owned.item));
        let used: u8 = equipped()
            .map(|item| match item.slot {
                Slot::OneHand => 1,
                Slot::TwoHands => 2,
                Slot::Armor | Slot::Other => 0,
            })
            .sum();
        let melee = |weapon: &crate::content::Weapon| weapon.kind == AttackKind::Melee;
        let armed = equipped().filter(|item| item.weapon.as_ref().is_some_and(melee));
        match hands {
            Hands::Free => used < 2,
            Hands::Both => {
                let armed: Vec<Slot> = armed.map(|item| item.slot).collect();
                armed.contains(&Slot::TwoHands)
                    || armed.iter().filter(|slot| **slot == Slot::OneHand).count() == 2
            }
        }
    }

    /// DC-CLASS-125: how far a hero may run with a shot.
    fn shot_run(&self, game: &Descent, id: HeroId) -> u8 {
        let hero = self.hero(id);
        let far =
            hero.most(game, |effect| if let Effect::RunsWithShot(n) = effect { Some(*n) } else { None });
        let heavy = || hero.equipped().any(|owned| game.item(owned.item).has_trait("heavy-armor"));
        far.map_or(0, |far| if heavy() { 1 } else { far })
    }

    /// Whether a hero could attack after a run.
    pub fn may_run_and_shoot(&self, game: &Descent, id: HeroId) -> bool {
        let bow = self.hero(id).equipped().any(|owned| game.item(owned.item).has_trait("bow"));
        bow && self.shot_run(game, id) > 0 && self.hero(id).monkey == 0
    }

    /// The abilities of a hero for a moment, as far as it can pay for them.
    pub fn uses(&self, game: &Descent, id: HeroId, fits: impl Fn(AbilityRef, &Ability) -> bool) -> Vec<Pick> {
        let all = self.abilities(game, id);
        all.filter(|(of, ability)| fits(*of, ability) && self.can_pay(game, id, ability))
            .map(|(of, _)| Pick::Use(of))
            .collect()
    }

    /// Whether an ability fits an attack that is over.
    fn fitted(&self, game: &Descent, id: HeroId, weapon: WeaponRef, ability: &Ability) -> bool {
        let kind = self.aim(game, Who::Hero(id), weapon).kind;
        let has_trait = |name: &String| match weapon {
            WeaponRef::Item(item) => self.hero(id).has_trait(game, item, name),
            _ => false,
        };
        ability.kind.is_none_or(|wanted| wanted == kind)
            && (ability.with.is_empty() || ability.with.iter().any(has_trait))
    }
}

/// Asks a hero whether it uses one of these, and carries it out.
fn offer(
    play: &mut Play,
    id: HeroId,
    prompt: Prompt,
    mut picks: Vec<Pick>,
    culprit: Option<Who>,
) -> Rule<bool> {
    if picks.is_empty() || play.world.under_way.charmed == Some(id) {
        return Ok(false);
    }
    picks.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), prompt, &picks)? else { return Ok(false) };
    effects::carry_out(play, of, culprit)?;
    Ok(true)
}

/// DC-CLASS-125: before a shot the hero may run; then it does not run after it.
pub fn run_before_shot(play: &mut Play, id: HeroId, how: &How<'_>) -> Rule<bool> {
    let who = Who::Hero(id);
    let with_bow = how.weapon.is_none() && (how.with.is_empty() || how.with.iter().any(|name| name == "bow"));
    let melee = how.kind == Some(crate::content::AttackKind::Melee);
    let before = play.world.body(who);
    // DC-OL-31: who is charmed makes no choices of its own.
    let charmed = play.world.is_charmed(who);
    if !with_bow || melee || charmed || !play.world.may_run_and_shoot(play.game, id) {
        return Ok(false);
    }
    let far = play.world.shot_run(play.game, id);
    movement::move_spaces(play, who, far)?;
    Ok(play.world.body(who) != before)
}

/// DC-CLASS-125, DC-CLASS-126: after a shot the hero may run, at once.
pub fn run_after_shot(play: &mut Play, id: HeroId, weapon: WeaponRef) -> Rule {
    let bow = matches!(weapon, WeaponRef::Item(item) if play.game.item(item).has_trait("bow"));
    let far = play.world.shot_run(play.game, id);
    if bow && far > 0 && play.world.is_on_map(Who::Hero(id)) && !play.world.is_charmed(Who::Hero(id)) {
        movement::move_spaces(play, Who::Hero(id), far)?;
    }
    Ok(())
}

/// DC-CLASS-72, DC-CLASS-85, DC-CLASS-86: what a hero may do after its attack.
pub fn after_attack(play: &mut Play, id: HeroId, weapon: WeaponRef, report: &Report) -> Rule {
    if !play.world.is_on_map(Who::Hero(id)) {
        return Ok(());
    }
    after_slaying(play, id, report)?;
    // DE-ATK-36: an object that is destroyed was an enemy figure.
    let slain = report.defeated.iter().any(|who| !who.is_heroic());
    let picks = play.world.uses(play.game, id, |_, ability| {
        let now = ability.when == When::AfterAttack || (slain && ability.when == When::AfterDefeat);
        now && play.world.fitted(play.game, id, weapon, ability)
    });
    offer(play, id, Prompt::AfterAttack { hero: id }, picks, None)?;
    Ok(())
}

/// DC-CLASS-40, DC-CLASS-42: the hero or its familiar has defeated monsters; one of them may be commanded.
pub fn after_slaying(play: &mut Play, id: HeroId, report: &Report) -> Rule {
    if report.fallen.is_empty() || !play.world.is_on_map(Who::Hero(id)) {
        return Ok(());
    }
    let picks = play.world.uses(play.game, id, |_, ability| ability.when == When::AfterSlaying);
    if picks.is_empty() || play.world.under_way.charmed == Some(id) {
        return Ok(());
    }
    let mut offered = picks;
    offered.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::AfterAttack { hero: id }, &offered)? else {
        return Ok(());
    };
    let Some((_, ability)) = effects::ability(play, of) else { return Ok(()) };
    effects::pay(play, id, of, &ability)?;
    dying_command(play, id, &report.fallen)
}

/// DC-CLASS-40, DC-CLASS-41: the hero tests Knowledge. If it fails it recovers 1 fatigue; else the monster comes back to
/// its place, may move up to its Speed, may attack, and is removed.
fn dying_command(play: &mut Play, id: HeroId, fallen: &[Monster]) -> Rule {
    let picks: Vec<Pick> = fallen.iter().map(|monster| Pick::Monster(monster.id)).collect();
    let Pick::Monster(chosen) = play.choose(id.seat(), Prompt::WhichMonster, &picks)? else { return Ok(()) };
    if !super::attributes::test(play, Who::Hero(id), crate::content::Attribute::Knowledge)?.passed {
        damage::rest(play, Who::Hero(id), 1);
        return Ok(());
    }
    let Some(old) = fallen.iter().find(|monster| monster.id == chosen) else { return Ok(()) };
    let free = old.body.spots().all(|spot| play.world.is_empty(spot));
    if !free || play.world.monster(chosen).is_some() {
        return Ok(());
    }
    let back = Monster { damage: 0, conditions: Default::default(), ..old.clone() };
    let (rank, body) = (back.rank, back.body);
    let who = Who::Monster(chosen);
    play.world.add_monster(back);
    play.tell(|_, _| Fact::Appears { who, rank, body });
    play.world.under_way.commanded = Some((chosen, id));
    commanded_move(play, who)?;
    let prompt = Prompt::MayAttack { hero: id };
    if play.world.is_on_map(who)
        && play.world.has_target(play.game, who, WeaponRef::Monster, &How::default())
        && play.choose(id.seat(), prompt, &[Pick::Attack, Pick::Pass])? == Pick::Attack
    {
        attack::by_monster(play, who)?;
    }
    play.world.under_way.commanded = None;
    if play.world.is_on_map(who) {
        damage::remove(play, chosen);
        play.tell(|_, _| Fact::Leaves { who });
    }
    Ok(())
}

/// The monster moves up to its Speed; a large one shrinks for it and expands again (DE-LRG-03, DE-LRG-08).
fn commanded_move(play: &mut Play, who: Who) -> Rule {
    let large = play.world.size(play.game, who).is_large();
    if large {
        movement::shrink(play, who)?;
    }
    movement::move_spaces(play, who, 0)?;
    if large && play.world.is_on_map(who) {
        movement::expand(play, who)?;
    }
    Ok(())
}

/// DC-CLASS-09: after the attack of a monster on an adjacent space, heroes that it affected may strike back.
pub fn struck(play: &mut Play, monster: Who, report: &Report) -> Rule {
    for id in report.affected.iter().filter_map(|who| who.hero()) {
        if !play.world.is_on_map(monster) || !play.world.beside(Who::Hero(id), monster) {
            continue;
        }
        let strikes = |ability: &Ability| {
            ability
                .does
                .iter()
                .any(|effect| play.world.can_strike(play.game, id, effect, monster) == Some(true))
        };
        let fits = |ability: &Ability| ability.when == When::Struck && strikes(ability);
        let picks = play.world.uses(play.game, id, |_, ability| fits(ability));
        offer(play, id, Prompt::Struck { hero: id }, picks, Some(monster))?;
    }
    Ok(())
}

/// A monster is about to be activated: heroes may shoot first.
pub fn before_activation(play: &mut Play, monster: Who) -> Rule {
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for id in heroes {
        let aims = |ability: &Ability| {
            ability
                .does
                .iter()
                .all(|effect| play.world.can_strike(play.game, id, effect, monster) != Some(false))
        };
        let fits = |ability: &Ability| ability.when == When::Activated && aims(ability);
        let picks = play.world.uses(play.game, id, |_, ability| fits(ability));
        if play.world.is_on_map(monster) {
            offer(play, id, Prompt::BeforeActivation { who: monster }, picks, Some(monster))?;
        }
    }
    Ok(())
}

/// DC-CLASS-69: a hero that is defeated makes its last stand before it is knocked out.
pub fn last_stand(play: &mut Play, id: HeroId) -> Rule {
    let abilities = play.world.abilities(play.game, id);
    let does: Vec<Effect> = abilities
        .filter(|(_, ability)| ability.when == When::Falls)
        .flat_map(|(_, ability)| ability.does.clone())
        .collect();
    if play.world.hero(id).at.is_none() {
        return Ok(());
    }
    play.world.under_way.falling.push(id);
    effects::happen(play, Who::Hero(id), &does, None)?;
    play.world.under_way.falling.retain(|other| *other != id);
    Ok(())
}

/// DE-DEF-14, DE-DEF-15: the healing of the starting skill: one hero within 1 space, or two, recovers what a red die
/// shows. Of who is knocked out the token is the place.
pub fn pray(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let two = play.world.hero(id).has(play.game, &Effect::HealsTwo);
    let near = |other: &HeroId| {
        let hero = play.world.hero(*other);
        hero.at.is_some_and(|at| play.world.is_within(by, at, 1))
    };
    let mut left: Vec<HeroId> = play.world.hero_ids().filter(near).collect();
    let mut chosen: Vec<HeroId> = Vec::new();
    while chosen.len() < if two { 2 } else { 1 } && !left.is_empty() {
        let mut picks: Vec<Pick> = left.iter().map(|other| Pick::Figure(Who::Hero(*other))).collect();
        if !chosen.is_empty() {
            picks.push(Pick::Done);
        }
        let Pick::Figure(Who::Hero(other)) = play.choose(id.seat(), Prompt::WhomBy { who: by }, &picks)?
        else {
            break;
        };
        left.retain(|hero| *hero != other);
        chosen.push(other);
    }
    let face = rolls::roll(play, by, &[Colour::Red])?;
    for other in chosen {
        damage::recover(play, Who::Hero(other), face.damage);
        if two && face.surge > 0 {
            damage::rest(play, Who::Hero(other), 1);
        }
        healed(play, id, other)?;
    }
    Ok(())
}

/// What the healer's other skills do for whoever was healed.
fn healed(play: &mut Play, id: HeroId, other: HeroId) -> Rule {
    let abilities = play.world.abilities(play.game, id);
    let does: Vec<Effect> = abilities
        .filter(|(_, ability)| ability.when == When::Healed)
        .flat_map(|(_, ability)| ability.does.clone())
        .collect();
    for effect in &does {
        match effect {
            Effect::DefenceDieUntilYourTurn(colour) => play.world.hero_mut(other).faith = Some(*colour),
            Effect::NextAttackDie(colour) => play.world.hero_mut(other).fury = Some(*colour),
            effect => effects::happen(play, Who::Hero(other), std::slice::from_ref(effect), None)?,
        }
    }
    Ok(())
}

/// Dice that a hero has given to others end at the start of its turn.
pub fn end_faith(play: &mut Play, id: HeroId) {
    let skills = play.world.hero(id).skills.iter();
    let mut all = skills.flat_map(|learnt| &play.game.skill(learnt.skill).abilities).flat_map(|a| &a.does);
    if all.any(|effect| matches!(effect, Effect::DefenceDieUntilYourTurn(_))) {
        play.world.heroes.iter_mut().for_each(|hero| hero.faith = None);
    }
}

/// A red die: heroes in sight recover as much, monsters in sight suffer it.
pub fn radiant_light(play: &mut Play, by: Who) -> Rule {
    let face = rolls::roll(play, by, &[Colour::Red])?;
    let blockers = play.world.sight_blockers();
    let sees = |spot| play.world.sees_spot(by, spot, &blockers);
    let heroes: Vec<HeroId> = play
        .world
        .hero_ids()
        .filter(|id| Who::Hero(*id) == by || play.world.hero(*id).at.is_some_and(sees))
        .collect();
    let monsters: Vec<MonsterId> =
        play.world.monsters.iter().filter(|m| m.body.spots().any(sees)).map(|m| m.id).collect();
    for id in heroes {
        damage::recover(play, Who::Hero(id), face.damage);
    }
    for id in monsters {
        damage::suffer(play, Who::Monster(id), face.damage, damage::Cause::Effect)?;
    }
    Ok(())
}

/// DC-CLASS-76, DC-CLASS-77: a monster in sight is challenged; a token moves from the one before to it.
pub fn challenge(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let monsters = play.world.monsters.iter().map(|monster| monster.id);
    let seen = monsters.filter(|monster| play.world.sees_any(by, |who| who == Who::Monster(*monster)));
    let picks: Vec<Pick> = seen.map(Pick::Monster).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Monster(monster) = play.choose(id.seat(), Prompt::WhichMonster, &picks)? {
        play.world.hero_mut(id).challenged = Some(monster);
        play.tell(|_, _| Fact::Challenged { hero: id, monster });
    }
    Ok(())
}

/// DC-CLASS-19: a door is opened or closed without an action.
pub fn door(play: &mut Play, by: Who) -> Rule {
    let picks = play.world.doors_for(by);
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.seat_of(by);
    match play.choose(seat, Prompt::WhichDoor, &picks)? {
        Pick::Open(gate) => doors::open(play, by, gate),
        Pick::Close(gate) => {
            doors::close(play, by, gate);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The hero suffers as much fatigue as it likes, and its attack gains as much damage.
pub fn damage_for_fatigue(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let most = play.world.hero(id).breath(play.game);
    let picks: Vec<Pick> = (0..=most).map(Pick::AsFatigue).collect();
    let Pick::AsFatigue(n) = play.choose(id.seat(), Prompt::HowMuch { hero: id }, &picks)? else {
        return Ok(());
    };
    damage::tire(play, by, n)?;
    attack::add(play, &Effect::Damage(n))
}

/// DC-SHOP-01, DC-SHOP-02, DC-SHOP-03: the attacker moves the target 1 space, if there is one to which it can be moved.
pub fn push(play: &mut Play, by: Who) -> Rule {
    let targets: Vec<(Who, Spot)> =
        play.world.attack().map_or_else(Vec::new, |a| a.targets().map(|s| (s.who, s.space)).collect());
    for (who, space) in targets {
        let picks = play.world.pushes(play.game, who, [space]);
        if picks.is_empty() {
            continue;
        }
        let seat = play.world.seat_of(by);
        if let Pick::Expand(body) = play.choose(seat, Prompt::Push { who }, &picks)? {
            play.world.put(who, body);
            play.tell(|_, _| Fact::Placed { who, at: body.at });
            let large = body.size().is_large();
            let lava = |spot| matches!(play.world.terrain(spot), Terrain::Lava | Terrain::Hazard);
            if large && body.spots().any(lava) {
                damage::suffer(play, who, 1, damage::Cause::Terrain)?;
            } else if !large {
                movement::enters(play, who, body.at)?;
            }
        }
    }
    Ok(())
}

impl World {
    /// Where a figure stands after it was moved one space, from one of these spaces that it covers: a large figure
    /// shrinks to it and expands again (DE-LRG-03, DE-LRG-08).
    pub fn pushes(&self, game: &Descent, who: Who, from: impl IntoIterator<Item = Spot>) -> Vec<Pick> {
        let Some(body) = self.body(who) else { return Vec::new() };
        if self.has_trait(game, who, crate::content::Trait::Unmovable) {
            return Vec::new();
        }
        let mut picks = Vec::new();
        for from in from {
            for to in self.neighbours(from).filter(|to| self.may_enter(game, who, from, *to)) {
                for stand in self.stands(game, who, to).into_iter().filter(|stand| *stand != body) {
                    let pick = Pick::Expand(stand);
                    if !picks.contains(&pick) {
                        picks.push(pick);
                    }
                }
            }
        }
        picks
    }
}

/// What heroes and monsters have suffered, before a skill is carried out.
#[derive(Clone, Debug)]
pub struct Before {
    heroes: Vec<(u8, u8)>,
    monsters: Vec<(MonsterId, u8)>,
}

impl World {
    /// What heroes and monsters have suffered now.
    pub fn suffering(&self) -> Before {
        Before {
            heroes: self.heroes.iter().map(|hero| (hero.damage, hero.fatigue)).collect(),
            monsters: self.monsters.iter().map(|monster| (monster.id, monster.damage)).collect(),
        }
    }
}

/// DC-CLASS-29, DC-CLASS-30, DC-CLASS-31: what the spirits add to a skill by which somebody has suffered or recovered.
pub fn spirits(play: &mut Play, id: HeroId, before: &Before) -> Rule {
    let world = &play.world;
    let hurt =
        |m: &Monster| before.monsters.iter().any(|(other, damage)| *other == m.id && m.damage > *damage);
    let monsters: Vec<MonsterId> = world.monsters.iter().filter(|m| hurt(m)).map(|m| m.id).collect();
    let better = |other: &HeroId| {
        let hero = world.hero(*other);
        let was = before.heroes.get(usize::from(other.place));
        was.is_some_and(|(damage, fatigue)| hero.damage < *damage || hero.fatigue < *fatigue)
    };
    let heroes: Vec<HeroId> = world.hero_ids().filter(better).collect();
    let picks = world.uses(play.game, id, |_, ability| ability.when == When::OwnSkill);
    if picks.is_empty() || (monsters.is_empty() && heroes.is_empty()) {
        return Ok(());
    }
    let mut offered = picks;
    offered.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::OwnSkill { hero: id }, &offered)? else {
        return Ok(());
    };
    let Some((_, ability)) = effects::ability(play, of) else { return Ok(()) };
    effects::pay(play, id, of, &ability)?;
    for monster in monsters {
        conditions::inflict(play, Who::Monster(monster), Condition::Poisoned)?;
    }
    for hero in heroes {
        damage::recover(play, Who::Hero(hero), 1);
        damage::rest(play, Who::Hero(hero), 1);
    }
    Ok(())
}

/// DC-CLASS-70, DC-CLASS-71: the hero becomes the target in place of an adjacent one.
pub fn take_place(play: &mut Play, id: HeroId) -> Rule {
    let picks: Vec<Pick> = play.world.defended_by(id).into_iter().map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Figure(other) = play.choose(id.seat(), Prompt::Whom { hero: id }, &picks)? else {
        return Ok(());
    };
    if let Some(attack) = play.world.attack_mut()
        && let Some(place) = attack.place_of(other)
    {
        let space = attack.struck[place].space;
        attack.struck[place] = attack::stands_in(Who::Hero(id), space);
    }
    play.tell(|_, _| Fact::Affected { who: Who::Hero(id) });
    attack::defend(play)
}

impl World {
    /// The adjacent heroes that are targets, for whom a hero could step in.
    pub fn defended_by(&self, id: HeroId) -> Vec<Who> {
        let Some(attack) = self.attack() else { return Vec::new() };
        let others = attack.targets().map(|struck| struck.who);
        // DC-OL-22: whoever is charmed is no hero.
        let heroic = |who: &Who| who.is_heroic() && !self.is_charmed(*who);
        others.filter(|who| heroic(who) && self.beside(*who, Who::Hero(id))).collect()
    }

    /// The abilities of equipped shields.
    pub fn shields<'g>(&'g self, game: &'g Descent, id: HeroId) -> Vec<(AbilityRef, &'g Ability)> {
        let shields =
            self.hero(id).equipped().map(|owned| owned.item).filter(|i| game.item(*i).has_trait("shield"));
        let all = shields.flat_map(|item| {
            let abilities = game.item(item).abilities.iter().enumerate();
            abilities.map(move |(n, a)| (AbilityRef { card: Card::Item(id, item), n: n as u8 }, a))
        });
        all.filter(|(_, ability)| ability.when == When::Defended).collect()
    }
}
