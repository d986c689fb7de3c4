//! SRG: what surges are spent on.

use super::effects::{self, Cue};
use super::{attack, conditions, moments};
use crate::content::{Always, Amount, Condition, Deed, Effect, Gain, Rank, Trait, When, Whom};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Attack, Card, HeroId, Pick, WeaponRef, Who, World};
use crate::{Descent, Play};
use table::Rule;

/// A surge ability: what it is called by, what it costs, what it does.
#[derive(Clone, Debug)]
pub struct SurgeAbility {
    /// What it is called by.
    pub of: AbilityRef,
    /// Surges.
    pub surges: u8,
    /// Fatigue.
    pub fatigue: u8,
    /// What it does.
    pub does: Vec<Effect>,
}

impl World {
    /// DE-ATK-24, DE-ATK-25: the surge abilities that may be used now, each once in an attack.
    pub fn surge_abilities(&self, game: &Descent) -> Vec<SurgeAbility> {
        let Some(attack) = self.attack() else { return Vec::new() };
        // DE-CND-25: whoever is Terrified spends no surges.
        if attack.surges_left() == 0 || self.has(attack.attacker, Condition::Terrified) {
            return Vec::new();
        }
        if self.is_too_cowardly(game, attack) {
            return Vec::new();
        }
        let mut all = match attack.attacker {
            Who::Hero(id) => self.hero_surges(game, attack, id),
            Who::Monster(_) => self.monster_surges(game, attack),
            Who::Familiar(id) => self.familiar_surges(game, id),
            Who::Object(_) => Vec::new(),
        };
        let plain = |card: Card, does: Vec<Effect>| SurgeAbility {
            of: AbilityRef { card, n: 0 },
            surges: 1,
            fatigue: 0,
            does,
        };
        let granted = |card: &crate::content::CardId| {
            plain(Card::Overlord(*card), surge_of(&game.card(*card).does).cloned().unwrap_or_default())
        };
        all.extend(attack.granted.iter().map(granted));
        if self.has(attack.attacker, Condition::Doomed) {
            all.push(plain(Card::Doomed, Vec::new()));
        }
        let owed = self.owed(game);
        if !owed.is_empty() {
            // Until it is paid no other surge ability may be used.
            all = owed.into_iter().map(|card| plain(card, Vec::new())).collect();
        }
        all.retain(|ability| {
            ability.surges <= attack.surges_left() && !attack.used.contains(&ability.of) && {
                let breath = attack.attacker.hero().map_or(0, |id| self.hero(id).breath(game));
                ability.fatigue <= breath
            }
        });
        all
    }

    /// DC-OL-28, DC-OL-32, DC-SHOP-13, DC-SHOP-22: what a hero may spend surges on: the abilities of its weapon, of its
    /// other cards, and fatigue.
    fn hero_surges(&self, game: &Descent, attack: &Attack, id: HeroId) -> Vec<SurgeAbility> {
        let mut all = Vec::new();
        for (of, ability) in self.abilities(game, id) {
            if let When::Surge(surges) = ability.when
                && !matches!(of.card, Card::Found(..))
                && self.counts_in_attack(game, of.card, ability)
                && ability.does.iter().all(|effect| self.finds_monster(Who::Hero(id), effect))
            {
                let does = ability.does.clone();
                all.push(SurgeAbility { of, surges, fatigue: ability.cost.fatigue, does });
            }
        }
        // A search card that is thrown is flipped already.
        if let WeaponRef::Found(card) = attack.weapon
            && let Some(ability) = &game.search_card(card).ability
            && let When::Surge(surges) = ability.when
        {
            let of = AbilityRef { card: Card::Found(id, card), n: 0 };
            all.push(SurgeAbility { of, surges, fatigue: 0, does: ability.does.clone() });
        }
        for other in self.hero_ids() {
            for (of, ability) in self.abilities(game, other) {
                if let When::SurgeWithin(surges, far) = ability.when
                    && self.range(Who::Hero(other), attack.attacker).is_some_and(|n| n <= far)
                {
                    let does = ability.does.clone();
                    all.push(SurgeAbility { of, surges, fatigue: 0, does });
                }
            }
        }
        if let Some(of) = attack.by {
            let does = self.gained_surge(game, id, of);
            all.extend(does.map(|does| SurgeAbility { of, surges: 1, fatigue: 0, does }));
        }
        // DC-OL-22: whoever is charmed is no hero, so no surge lets it recover.
        if self.is_charmed(attack.attacker) {
            return all;
        }
        // DE-ATK-29: one surge in an attack recovers 1 fatigue; with a skill more.
        let of = AbilityRef { card: Card::Fatigue, n: 0 };
        let more = self
            .hero(id)
            .sum(game, |always| if let Always::SurgeRests(n) = always { Some(*n) } else { None });
        let does = vec![Effect::Deed(Deed::Rest(Amount::Fixed(1 + more), Whom::You))];
        all.push(SurgeAbility { of, surges: 1, fatigue: 0, does });
        all
    }

    /// DE-TRG-01, DC-CLASS-67: whether there is a monster near enough, if an effect is for one.
    fn finds_monster(&self, by: Who, effect: &Effect) -> bool {
        match effect {
            Effect::Deed(Deed::Afflict(_, Whom::Monster(far))) => {
                self.figures_within(by, *far).into_iter().any(|who| !who.is_heroic())
            }
            _ => true,
        }
    }

    /// The surge ability that an attack has from the skill that it was made with.
    fn gained_surge(&self, game: &Descent, id: HeroId, of: AbilityRef) -> Option<Vec<Effect>> {
        let Card::Skill(owner, skill) = of.card else { return None };
        let ability = game.skill(skill).abilities.get(usize::from(of.n)).filter(|_| owner == id)?;
        let mut gains = ability.does.iter().filter_map(|effect| match effect {
            Effect::Deed(Deed::Attack(attacking)) => Some(&attacking.gain),
            _ => None,
        });
        gains.find_map(|gain| surge_of(gain)).cloned()
    }

    fn familiar_surges(&self, game: &Descent, owner: HeroId) -> Vec<SurgeAbility> {
        let Some(card) = self.hero(owner).familiar_card(game) else { return Vec::new() };
        let class = self.hero(owner).class;
        let ability = |(n, does): (usize, &Vec<Effect>)| SurgeAbility {
            of: AbilityRef { card: Card::Familiar(class), n: n as u8 },
            surges: 1,
            fatigue: 0,
            does: does.clone(),
        };
        card.surges.iter().enumerate().map(ability).collect()
    }

    /// A cowardly monster spends no surge at all, on its own card or otherwise, unless a master or lieutenant is within 3
    /// spaces of it.
    fn is_too_cowardly(&self, game: &Descent, attack: &Attack) -> bool {
        let leads = |who: Who| {
            let other = who.monster().and_then(|id| self.monster(id));
            who != attack.attacker && other.is_some_and(|other| other.rank != Rank::Minion)
        };
        self.has_trait(game, attack.attacker, Trait::Cowardly)
            && !self.figures_within(attack.attacker, 3).into_iter().any(leads)
    }

    /// DC-MAB-80, DC-MAB-81: what a monster may spend surges on: what is printed on its card.
    fn monster_surges(&self, game: &Descent, attack: &Attack) -> Vec<SurgeAbility> {
        let Some(monster) = attack.attacker.monster().and_then(|id| self.monster(id)) else {
            return Vec::new();
        };
        let surges = &self.card(game, monster).surges;
        let ability = |(n, ability): (usize, &crate::content::MonsterAbility)| SurgeAbility {
            of: AbilityRef { card: Card::Monster(ability.id), n: n as u8 },
            surges: 1,
            fatigue: 0,
            does: ability.does.clone(),
        };
        surges.iter().enumerate().map(ability).collect()
    }

    /// DE-ATK-23, DC-MAB-55, DC-MAB-56, DC-MON-08: what a surge has yet to be spent on, or the attack misses.
    pub fn owed(&self, game: &Descent) -> Vec<Card> {
        let mut owed = Vec::new();
        if self.owes_shadow(game) {
            owed.push(Card::Shadow);
        }
        if self.owes_mist(game) {
            owed.push(Card::Mist);
        }
        owed
    }

    /// Whether a target stands where a hero's skill hides it, and no surge has been spent for it yet.
    fn owes_mist(&self, game: &Descent) -> bool {
        let Some(attack) = self.attack() else { return false };
        let paid = attack.used.iter().any(|of| of.card == Card::Mist);
        let hides = |id: HeroId| {
            let far =
                self.hero(id).most(game, |a| if let Always::NeedsSurge(n) = a { Some(*n) } else { None });
            let Some(far) = far.filter(|_| self.is_on_map(Who::Hero(id))) else { return false };
            attack.targets().any(|struck| match far {
                0 => struck.who == Who::Hero(id),
                far => self.is_within(Who::Hero(id), struck.space, far),
            })
        };
        !paid && self.hero_ids().any(hides)
    }

    /// DE-ATK-23, DC-MAB-57, DC-MAB-58: whether the attacker stands beside a Shadow and has not yet spent a surge for
    /// it.
    fn owes_shadow(&self, game: &Descent) -> bool {
        let Some(attack) = self.attack() else { return false };
        let paid = attack.used.iter().any(|of| of.card == Card::Shadow);
        let shadows = self.monsters.iter().map(|monster| Who::Monster(monster.id));
        let beside = |who: Who| self.has_trait(game, who, Trait::Shadow) && self.beside(who, attack.attacker);
        let hero = attack.attacker.hero().is_some() && !self.is_charmed(attack.attacker);
        hero && !paid && shadows.into_iter().any(beside)
    }
}

/// The surge ability that something adds to an attack.
fn surge_of(does: &[Effect]) -> Option<&Vec<Effect>> {
    does.iter().filter_map(Effect::gain).find_map(|gain| match gain {
        Gain::Surge(does) => Some(does),
        _ => None,
    })
}

/// DE-ATK-24, DE-SRG-04: step 4. The attacker spends surges in any order; what is left
/// is lost (DE-ATK-39).
pub fn spend(play: &mut Play) -> Rule {
    loop {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let attacker = attack.attacker;
        let abilities = play.world.surge_abilities(play.game);
        if abilities.is_empty() || attack.broken_off {
            break;
        }
        let mut picks: Vec<Pick> = abilities.iter().map(|ability| Pick::Use(ability.of)).collect();
        picks.push(Pick::Done);
        let seat = play.world.seat_of(attacker);
        let left = attack.surges_left();
        match play.choose(seat, Prompt::Surges { who: attacker, left }, &picks)? {
            Pick::Use(of) => use_surge(play, of)?,
            _ => break,
        }
    }
    if !play.world.owed(play.game).is_empty() {
        attack::miss(play);
    }
    Ok(())
}

/// DE-ATK-21: in step 3 only surge abilities that give range may be used.
pub fn for_range(play: &mut Play, needed: u8) -> Rule {
    loop {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let (attacker, range) = (attack.attacker, attack.total_range());
        if range >= needed {
            return Ok(());
        }
        let gives = |ability: &SurgeAbility| {
            ability.does.iter().any(|effect| matches!(effect, Effect::Gain(Gain::Range(_))))
        };
        let abilities = play.world.surge_abilities(play.game);
        let mut picks: Vec<Pick> =
            abilities.iter().filter(|ability| gives(ability)).map(|ability| Pick::Use(ability.of)).collect();
        if picks.is_empty() {
            return Ok(());
        }
        picks.push(Pick::Done);
        let seat = play.world.seat_of(attacker);
        match play.choose(seat, Prompt::Range { who: attacker, range, needed }, &picks)? {
            Pick::Use(of) => use_surge(play, of)?,
            _ => return Ok(()),
        }
    }
}

/// DC-CLASS-79, DC-SHOP-34, DE-SRG-03: a surge is spent on one of these.
fn use_surge(play: &mut Play, of: AbilityRef) -> Rule {
    let abilities = play.world.surge_abilities(play.game);
    let Some(ability) = abilities.into_iter().find(|ability| ability.of == of) else { return Ok(()) };
    let Some(attack) = play.world.attack_mut() else { return Ok(()) };
    let attacker = attack.attacker;
    attack.spent += ability.surges;
    attack.used.push(of);
    play.tell(|_, _| Fact::Surge { who: attacker, of });
    super::damage::tire(play, attacker, ability.fatigue)?;
    if of.card == Card::Doomed {
        conditions::lose(play, attacker, Condition::Doomed);
    }
    let card = if let Card::Overlord(card) = of.card { Some(card) } else { None };
    let watched = attacker.hero().filter(|_| effects::is_skill(of));
    let before = watched.map(|_| play.world.suffering());
    effects::all(play, Cue { card, ..Cue::new(play.world, attacker, None) }, &ability.does)?;
    match watched.zip(before) {
        Some((id, before)) => moments::skill_used(play, id, &before),
        None => Ok(()),
    }
}
