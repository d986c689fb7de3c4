//! HER: what skills can do, and what always counts by them.

use super::targets::How;
use super::{attack, conditions, damage, defence, doors, moments, movement, rolls, windows};
use crate::content::Until;
use crate::content::{Ability, Always, AttackKind, Colour, Condition, Hands, Slot, When};
use crate::rulings::FamiliarsInSkills;
use crate::shown::{Fact, Prompt};
use crate::world::{
    AbilityRef, Attack, Card, HeroId, Lasting, Lasts, Monster, MonsterId, Pick, WeaponRef, Who, World,
};
use crate::{Descent, Play};
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
        let more = hero.sum(game, |always| if let Always::Duel(n) = always { Some(*n) } else { None });
        if hero.challenged() == Some(monster) { more } else { 0 }
    }

    /// A sneaky hero hits monsters harder that did not see it when its turn began.
    fn hidden_damage(&self, game: &Descent, attacker: Who, who: Who) -> u8 {
        let (Who::Hero(id), Who::Monster(monster)) = (attacker, who) else { return 0 };
        let Some(turn) = self.turn_of(attacker) else { return 0 };
        let more = self
            .hero(id)
            .sum(game, |always| if let Always::FromHiding(n) = always { Some(*n) } else { None });
        if turn.seen_by.contains(&monster) { 0 } else { more }
    }

    /// The monsters that see a hero.
    pub fn seers(&self, id: HeroId) -> Vec<MonsterId> {
        let monsters = self.monsters.iter().map(|monster| monster.id);
        monsters.filter(|m| self.sees_any(Who::Monster(*m), |who| who == Who::Hero(id))).collect()
    }

    /// Whether a monster stands beside a hero whose prayer forbids it to attack.
    pub fn is_pacified(&self, game: &Descent, who: Who) -> bool {
        let prays = |id: &HeroId| self.hero(*id).has(game, &Always::NoAttacksBeside);
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
            hero.most(game, |always| if let Always::RunsWithShot(n) = always { Some(*n) } else { None });
        let heavy = || hero.equipped().any(|owned| game.item(owned.item).has_trait("heavy-armor"));
        far.map_or(0, |far| if heavy() { 1 } else { far })
    }

    /// Whether a hero could attack after a run.
    pub fn may_run_and_shoot(&self, game: &Descent, id: HeroId) -> bool {
        let bow = self.hero(id).equipped().any(|owned| game.item(owned.item).has_trait("bow"));
        bow && self.shot_run(game, id) > 0 && self.hero(id).animal().is_none()
    }

    /// The abilities of a hero for a moment, as far as it can pay for them.
    pub fn uses(&self, game: &Descent, id: HeroId, fits: impl Fn(AbilityRef, &Ability) -> bool) -> Vec<Pick> {
        let all = self.abilities(game, id);
        all.filter(|(of, ability)| fits(*of, ability) && self.can_pay(game, id, ability))
            .map(|(of, _)| Pick::Use(of))
            .collect()
    }

    /// Whether an ability fits an attack that is over.
    pub(super) fn fitted(&self, game: &Descent, id: HeroId, weapon: WeaponRef, ability: &Ability) -> bool {
        let kind = self.aim(game, Who::Hero(id), weapon).kind;
        let has_trait = |name: &String| match weapon {
            WeaponRef::Item(item) => self.hero(id).has_trait(game, item, name),
            _ => false,
        };
        ability.kind.is_none_or(|wanted| wanted == kind)
            && (ability.with.is_empty() || ability.with.iter().any(has_trait))
    }
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

/// DC-CLASS-125, DC-CLASS-126, DC-CLASS-121: after a shot the hero may run, at once.
pub fn run_after_shot(play: &mut Play, id: HeroId, weapon: WeaponRef) -> Rule {
    let bow = matches!(weapon, WeaponRef::Item(item) if play.game.item(item).has_trait("bow"));
    let far = play.world.shot_run(play.game, id);
    if bow && far > 0 && play.world.is_on_map(Who::Hero(id)) && !play.world.is_charmed(Who::Hero(id)) {
        movement::move_spaces(play, Who::Hero(id), far)?;
    }
    Ok(())
}

/// DC-CLASS-40, DC-CLASS-41, DE-LTN-03: the hero tests Knowledge. If it fails it recovers 1 fatigue; else the monster
/// comes back to its place, may move up to its Speed, may attack, and is removed.
pub fn dying_command(play: &mut Play, id: HeroId, fallen: &[Monster]) -> Rule {
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

/// DE-DEF-14, DE-DEF-15: the healing of the starting skill: one hero within 1 space, or two, recovers what a red die
/// shows. Of who is knocked out the token is the place.
pub fn pray(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let two = play.world.hero(id).has(play.game, &Always::HealsTwo);
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
        moments::healed(play, id, other)?;
    }
    Ok(())
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
        let lasting = Lasting { what: Lasts::Challenges(monster), until: Until::Encounter };
        play.world.hero_mut(id).begin(lasting);
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

/// The fatigue that a hero suffers for something, as much as it likes.
pub fn for_fatigue(play: &mut Play, by: Who) -> Rule<u8> {
    let Who::Hero(id) = by else { return Ok(0) };
    let most = play.world.hero(id).breath(play.game);
    let picks: Vec<Pick> = (0..=most).map(Pick::AsFatigue).collect();
    let Pick::AsFatigue(n) = play.choose(id.seat(), Prompt::HowMuch { hero: id }, &picks)? else {
        return Ok(0);
    };
    damage::tire(play, by, n)?;
    Ok(n)
}

/// A hero moves out of a monster's way.
pub fn dodge(play: &mut Play, by: Who, n: u8) -> Rule {
    let more = by.hero().map_or(0, |id| {
        let hero = play.world.hero(id);
        hero.sum(play.game, |always| if let Always::DodgeMore(n) = always { Some(*n) } else { None })
    });
    movement::move_spaces(play, by, n + more)
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

/// Who has suffered damage, and who has recovered damage or fatigue, since something began.
#[derive(Clone, Debug)]
pub struct Since {
    /// The monsters that have suffered.
    pub hurt: Vec<MonsterId>,
    /// The heroes that have recovered.
    pub better: Vec<HeroId>,
}

impl World {
    /// Who has suffered and who has recovered since.
    pub fn since(&self, before: &Before) -> Since {
        let hurt =
            |m: &&Monster| before.monsters.iter().any(|(other, damage)| *other == m.id && m.damage > *damage);
        let better = |other: &HeroId| {
            let hero = self.hero(*other);
            let was = before.heroes.get(usize::from(other.place));
            was.is_some_and(|(damage, fatigue)| hero.damage < *damage || hero.fatigue < *fatigue)
        };
        Since {
            hurt: self.monsters.iter().filter(hurt).map(|monster| monster.id).collect(),
            better: self.hero_ids().filter(better).collect(),
        }
    }
}

/// DC-CLASS-29, DC-CLASS-30, DC-CLASS-31: what the spirits add to a skill by which somebody has suffered or recovered.
pub fn spirits(play: &mut Play, by: Who, since: Option<&Since>) -> Rule {
    let Some(since) = since else { return play.impossible(format!("no skill of {by:?} was used")) };
    for monster in &since.hurt {
        conditions::inflict(play, Who::Monster(*monster), Condition::Poisoned)?;
    }
    for hero in &since.better {
        damage::recover(play, Who::Hero(*hero), 1);
        damage::rest(play, Who::Hero(*hero), 1);
    }
    Ok(())
}

/// DC-CLASS-68: what an equipped shield could do, without exhausting it.
pub fn as_shield(play: &mut Play, id: HeroId) -> Rule {
    let picks: Vec<Pick> =
        play.world.shields(play.game, id).into_iter().map(|(of, _)| Pick::Use(of)).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Use(of) = play.choose(id.seat(), Prompt::WhichShield { hero: id }, &picks)? else {
        return Ok(());
    };
    let shields = play.world.shields(play.game, id);
    let chosen = shields.into_iter().find(|(other, _)| *other == of).map(|(_, ability)| ability.clone());
    match chosen {
        Some(ability) => windows::react_with(play, id, &ability.does),
        None => Ok(()),
    }
}

/// DC-CLASS-70, DC-CLASS-71, DE-AOE-05: the hero becomes the target in place of an adjacent one.
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
    defence::defend(play)
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
