//! POL, RES: the shared dice pool, built, rolled, resolved by one player in free order, and counted.

use super::abilities::{Moment, pay_for_pointer, use_ability};
use super::conditions::burn_hero;
use super::effects::{By, happen};
use super::health::{defeat, gain_mana, suffer, wound_fighter};
use super::{arrows, kills, spirits};
use crate::content::{AttackType, Colour, Fight, Ignored, ItemId, Pool, Power, RogueTokenId};
use crate::rulings::{ArrowsWhen, EnemyDiceInDefence, Pillars};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{
    AbilityId, Card, Combat, Die, DieId, Enemy, Engine, Fighter, Hero, HeroId, Pick, ResultIcon, Step,
};
use crate::{Darkness, Play, World};
use table::Rule;

/// What an attack brings along besides the weapon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extra {
    /// More dice.
    pub dice: Pool,
    /// More damage.
    pub damage: u8,
    /// Rerolls.
    pub rerolls: u8,
    /// MD-ROG-19: it counts as made in shadow.
    pub in_shadow: bool,
    /// MD-ROG-16: a poison token for the target.
    pub poison: Option<RogueTokenId>,
}

/// MD-RES-01: an attack from beginning to end; each step is completed before the next.
pub fn fight(
    play: &mut Play,
    attacker: Fighter,
    defender: Fighter,
    kind: AttackType,
    weapons: Vec<ItemId>,
    extra: Extra,
) -> Rule {
    play.tell(|_, _| Fact::Attacks { attacker, defender, kind });
    let combat = play.world.new_combat(play.game, attacker, defender, kind, weapons, &extra);
    play.world.under_way.combats.push(combat);
    play.nested(|play| {
        build_pool(play)?;
        roll_all(play)?;
        resolve(play)?;
        count(play)
    })?;
    let ended = play.world.under_way.combats.pop();
    match ended {
        Some(combat) => after(play, &combat),
        None => play.impossible("no combat under way"),
    }
}

impl World {
    /// MD-POL-01, MD-POL-02, MD-POL-04, MD-POL-05, MD-POL-06, MD-POL-09: the dice of a combat.
    pub fn new_combat(
        &self,
        game: &Darkness,
        attacker: Fighter,
        defender: Fighter,
        kind: AttackType,
        weapons: Vec<ItemId>,
        extra: &Extra,
    ) -> Combat {
        let mut pool = self.attack_dice(game, attacker, kind, &weapons).and(extra.dice);
        let in_shadow = match attacker {
            // MD-LIT-03, MD-DIE-04, MD-SHA-12, MD-LIT-05, MD-LIT-06, MD-MOB-15: only an attacking hero rolls it.
            Fighter::Hero(hero) => extra.in_shadow || self.is_shadow(self.hero(hero).zone),
            _ => false,
        };
        pool.violet += u8::from(in_shadow);
        pool = pool.and(self.defence_dice(game, defender)).and(self.minion_dice(attacker, defender));
        let of_spirit = [attacker, defender].iter().any(|fighter| matches!(fighter, Fighter::Spirit(_)));
        let mut combat = Combat {
            attacker,
            defender,
            kind,
            weapons,
            step: Step::Pool,
            dice: Vec::new(),
            hindered: self.hindered(attacker, defender, kind),
            damage: extra.damage,
            shields: self.standing_shields(game, defender),
            pierced: 0,
            ignored_damage: 0,
            ignored_claws: 0,
            ignored_abilities: 0,
            icons: 0,
            triggered: Vec::new(),
            used: Vec::new(),
            rerolls: extra.rerolls,
            // MD-KOD-07, MD-KOD-08: each spent Lifebringer rerolls an enemy die; MD-SHA-20: for heroes alone.
            enemy_rerolls: if of_spirit { 0 } else { self.lifebringers.spent },
            in_shadow,
            poison: extra.poison,
            arrows: Vec::new(),
            falls: false,
            burn_after: None,
        };
        combat.add(pool);
        combat
    }

    /// MD-POL-01, MD-POL-03, MD-MOB-06, MD-ROA-05, MD-SHA-14: the attacker's own dice.
    fn attack_dice(&self, game: &Darkness, attacker: Fighter, kind: AttackType, weapons: &[ItemId]) -> Pool {
        match attacker {
            Fighter::Hero(_) => Hero::weapon_dice(game, weapons, kind),
            Fighter::Spirit(spirit) => game.spirit(spirit.kind).attack.1,
            Fighter::Enemy(enemy) => {
                let attacks = game.attacks_of(self, enemy);
                attacks.into_iter().find(|(k, _)| *k == kind).map(|(_, pool)| pool).unwrap_or_default()
            }
        }
    }

    /// MD-TOK-07, MD-TOK-08, MD-TOK-09, MD-DEC-54: pillars take a yellow die of ranged and magic attacks.
    fn hindered(&self, attacker: Fighter, defender: Fighter, kind: AttackType) -> u8 {
        let (Some(from), Some(to)) = (self.place_of(attacker), self.place_of(defender)) else { return 0 };
        let pillars = self.pillars_between(from, to);
        match (kind, self.rulings().pillars) {
            (AttackType::Melee, _) => 0,
            (_, Pillars::One) => pillars.min(1),
            (_, Pillars::Each) => pillars,
        }
    }

    /// MD-POL-05, MD-ENC-08, MD-DEC-48: the dice of the defender.
    pub fn defence_dice(&self, game: &Darkness, defender: Fighter) -> Pool {
        let blue = |blue: u8| Pool { blue, ..Pool::default() };
        match defender {
            Fighter::Hero(hero) => blue(self.hero(hero).defence(game, self.heroes.len())),
            Fighter::Spirit(spirit) => blue(game.spirit(spirit.kind).defence),
            Fighter::Enemy(Enemy::Mob(id)) => {
                blue(self.mob(id).map_or(0, |m| game.mob_card(id, m.category).defence))
            }
            Fighter::Enemy(enemy) => {
                let mut dice = match enemy {
                    Enemy::Roaming(id) => {
                        self.roamer(id).map(|r| game.roaming_card(id, r.category).defence).unwrap_or_default()
                    }
                    _ => self.boss.as_ref().map(|b| game.boss(b.which).defence).unwrap_or_default(),
                };
                if self.rulings().enemy_dice_in_defence == EnemyDiceInDefence::No {
                    dice.black = 0;
                }
                dice
            }
        }
    }

    /// MD-POL-06: a mob that takes part adds an enemy die for each minion, its leader none.
    pub fn minion_dice(&self, attacker: Fighter, defender: Fighter) -> Pool {
        let minions = [attacker, defender].into_iter().map(|fighter| match fighter {
            Fighter::Enemy(Enemy::Mob(id)) => self.mob(id).map_or(0, |m| m.minions),
            _ => 0,
        });
        Pool { black: minions.sum(), ..Pool::default() }
    }

    /// MD-ENC-17: shields that a boss always has.
    pub fn standing_shields(&self, game: &Darkness, defender: Fighter) -> u8 {
        match defender {
            Fighter::Enemy(Enemy::Boss) => {
                let powers = self.boss_powers(game).into_iter();
                powers.map(|p| if let Power::Shield(n) = p { n } else { 0 }).sum()
            }
            _ => 0,
        }
    }

    /// Who rolls and decides: MD-MOB-17, the player of the hero in the combat; for a spirit its Shaman.
    pub fn roller(&self) -> Option<HeroId> {
        let combat = self.combat()?;
        combat.hero().or(match (combat.attacker, combat.defender) {
            (Fighter::Spirit(s), _) | (_, Fighter::Spirit(s)) => Some(s.hero),
            _ => None,
        })
    }

    /// MD-CSM-03, MD-WIZ-05, MD-SHA-05: what the fighting hero can use now.
    fn combat_abilities(&self, game: &Darkness) -> Vec<Pick> {
        let Some((combat, hero)) = self.combat().and_then(|c| Some((c, c.hero()?))) else {
            return Vec::new();
        };
        let attacks = combat.attacker == Fighter::Hero(hero);
        let moment = if attacks { Moment::Attack(combat.kind) } else { Moment::Defence };
        let uses = self.usable(game, hero, moment).into_iter().map(|ability| Pick::Use { hero, ability });
        let flips = self.full_elements(game, hero).into_iter().map(Pick::Flip);
        uses.chain(self.can_turn_pointer(hero).then_some(Pick::TurnPointer)).chain(flips).collect()
    }
}

/// MD-POL-07, MD-POL-08: abilities may be used while the pool is built, or held back.
fn build_pool(play: &mut Play) -> Rule {
    let Some(hero) = play.world.roller() else { return play.impossible("a combat without a hero") };
    if play.world.rulings().arrows_when == ArrowsWhen::BeforeRoll {
        arrows::shoot(play)?;
    }
    loop {
        let mut options = play.world.combat_abilities(play.game);
        options.push(Pick::Roll);
        let pick = play.choose(hero.seat(), Prompt::Pool { hero }, &options)?;
        if !use_in_combat(play, hero, &pick)? {
            return Ok(());
        }
    }
}

/// Whether the pick was an ability, a turn of the pointer or an element spent, which then has been done.
fn use_in_combat(play: &mut Play, hero: HeroId, pick: &Pick) -> Rule<bool> {
    match pick {
        Pick::Use { ability, .. } => use_ability(play, hero, *ability)?,
        Pick::TurnPointer => pay_for_pointer(play, hero),
        Pick::Flip(element) => spirits::flip(play, hero, *element),
        _ => return Ok(false),
    }
    Ok(true)
}

/// MD-RES-02: all dice are rolled together.
fn roll_all(play: &mut Play) -> Rule {
    if let Some(combat) = play.world.combat_mut() {
        combat.step = Step::Resolve;
        combat.dice.sort_by_key(|die| die.id);
    }
    roll_new_dice(play)?;
    if play.world.rulings().arrows_when == ArrowsWhen::AfterRoll {
        arrows::shoot(play)?;
    }
    Ok(())
}

/// MD-RES-13: dice that came late are rolled at once and belong to the same roll.
pub fn roll_new_dice(play: &mut Play) -> Rule {
    let unrolled = |play: &Play| {
        let combat = play.world.combat().filter(|c| c.step == Step::Resolve)?;
        combat.dice.iter().position(|die| die.face.is_none())
    };
    while let Some(n) = unrolled(play) {
        roll_die(play, n)?;
    }
    Ok(())
}

fn roll_die(play: &mut Play, n: usize) -> Rule {
    let Some(Die { id, .. }) = play.world.combat().and_then(|c| c.dice.get(n)).copied() else {
        return play.impossible("a die that is not there");
    };
    let colour = id.colour;
    let face = play.roll(colour.name(), play.game.content.dice.faces(colour))?;
    let Some(combat) = play.world.combat_mut() else { return Ok(()) };
    let void = combat.enemy_attacks();
    let die = &mut combat.dice[n];
    die.face = Some(face);
    die.left = face;
    if void {
        // MD-MOB-14: nobody gains the mana of an enemy's attack.
        die.left.mana = 0;
    }
    play.tell(|_, _| Fact::Rolled { die: id, face });
    Ok(())
}

/// MD-RES-03, MD-RES-04, MD-RES-05, MD-RES-12: every result is resolved, in the order that the player who rolled likes;
/// what is resolved can no longer change, everything else may be rerolled.
fn resolve(play: &mut Play) -> Rule {
    let Some(hero) = play.world.roller() else { return play.impossible("a combat without a hero") };
    loop {
        let left = play.world.unresolved();
        let mut options: Vec<Pick> = left.clone();
        options.extend(play.world.rerollable());
        options.extend(play.world.combat_abilities(play.game));
        match left.len() {
            0 => options.push(Pick::Done),
            1 => {}
            _ => options.push(Pick::Rest),
        }
        let pick = play.choose(hero.seat(), Prompt::Resolve { hero }, &options)?;
        match pick {
            Pick::Resolve { die, icon, .. } => resolve_icon(play, die, icon)?,
            Pick::Reroll(die, _) => reroll(play, die)?,
            Pick::Rest => {
                while let Some(Pick::Resolve { die, icon, .. }) = play.world.unresolved().first() {
                    resolve_icon(play, *die, *icon)?;
                }
            }
            Pick::Done => return Ok(()),
            other => {
                use_in_combat(play, hero, &other)?;
            }
        }
    }
}

impl World {
    /// The results that must still be resolved.
    fn unresolved(&self) -> Vec<Pick> {
        let Some(combat) = self.combat() else { return Vec::new() };
        let left =
            |die: &Die| ResultIcon::ALL.into_iter().filter(|icon| *die.icons(*icon) > 0).collect::<Vec<_>>();
        let picks = |die: &Die| {
            let (id, several, face) = (die.id, die.has_several(), die.face.unwrap_or_default());
            let icons = left(die).into_iter();
            icons.map(move |icon| Pick::Resolve { die: id, face, icon, several }).collect::<Vec<_>>()
        };
        combat.dice.iter().flat_map(picks).collect()
    }

    /// MD-ABL-24, MD-ABL-25, MD-ABL-36, MD-ABL-37, MD-ABL-38: the dice that may be rerolled now.
    fn rerollable(&self) -> Vec<Pick> {
        let Some(combat) = self.combat() else { return Vec::new() };
        // MD-KOD-01, MD-KOD-06: a hero that the attack on it has defeated does nothing more.
        if combat.hero().is_some_and(|hero| self.hero(hero).defeated) {
            return Vec::new();
        }
        let may = |die: &Die| {
            let any = combat.rerolls > 0;
            !die.frozen && (any || (combat.enemy_rerolls > 0 && die.id.colour == Colour::Black))
        };
        let again = |die: &Die| Pick::Reroll(die.id, die.face.unwrap_or_default());
        combat.dice.iter().filter(|die| may(die)).map(again).collect()
    }
}

impl Die {
    /// Whether its face has several kinds of icons to resolve.
    fn has_several(&self) -> bool {
        let face = self.face.unwrap_or_default();
        [face.mana, face.claw, face.ability, face.shadow].iter().filter(|n| **n > 0).count() > 1
    }

    fn icons(&self, icon: ResultIcon) -> &u8 {
        match icon {
            ResultIcon::Mana => &self.left.mana,
            ResultIcon::Claw => &self.left.claw,
            ResultIcon::Ability => &self.left.ability,
            ResultIcon::Shadow => &self.left.shadow,
        }
    }

    /// MD-RES-14: one kind of icon of a die is resolved, and the die is frozen as a whole.
    fn take(&mut self, icon: ResultIcon) -> u8 {
        self.frozen = true;
        std::mem::take(match icon {
            ResultIcon::Mana => &mut self.left.mana,
            ResultIcon::Claw => &mut self.left.claw,
            ResultIcon::Ability => &mut self.left.ability,
            ResultIcon::Shadow => &mut self.left.shadow,
        })
    }
}

/// MD-ABL-24, MD-ABL-25: one die is rolled again, and its new result seen before the next.
fn reroll(play: &mut Play, die: DieId) -> Rule {
    let Some(combat) = play.world.combat_mut() else { return Ok(()) };
    let Some(n) = combat.dice.iter().position(|d| d.id == die) else { return Ok(()) };
    if die.colour == Colour::Black && combat.enemy_rerolls > 0 {
        combat.enemy_rerolls -= 1;
    } else {
        combat.rerolls -= 1;
    }
    play.tell(|_, _| Fact::Rerolls { die });
    roll_die(play, n)
}

/// MD-DIE-07, MD-DIE-09, MD-DIE-10, MD-DIE-12: what an icon does.
fn resolve_icon(play: &mut Play, die: DieId, icon: ResultIcon) -> Rule {
    let dice = play.world.combat_mut().into_iter().flat_map(|c| &mut c.dice);
    let Some(count) = dice.into_iter().find(|d| d.id == die).map(|d| d.take(icon)) else { return Ok(()) };
    play.tell(|_, _| Fact::Resolves { die, icon });
    for _ in 0..count {
        match icon {
            ResultIcon::Mana => {
                if let Some(hero) = attacking_hero(play) {
                    gain_mana(play, hero, 1)?;
                }
            }
            ResultIcon::Claw => claw(play)?,
            ResultIcon::Shadow => shadow_ability(play)?,
            ResultIcon::Ability => ability_icon(play)?,
        }
    }
    Ok(())
}

fn attacking_hero(play: &Play) -> Option<HeroId> {
    match play.world.combat()?.attacker {
        Fighter::Hero(hero) => Some(hero),
        _ => None,
    }
}

/// MD-DIE-10, MD-DIE-11, MD-RES-09: a wound for whoever fights the enemy, however far away; it cannot be blocked.
fn claw(play: &mut Play) -> Rule {
    let Some(combat) = play.world.combat_mut() else { return Ok(()) };
    if combat.ignored_claws > 0 {
        combat.ignored_claws -= 1;
        play.tell(|_, _| Fact::Ignores { what: Ignored::Claw });
        return Ok(());
    }
    let who = if combat.enemy_attacks() { combat.defender } else { combat.attacker };
    wound_fighter(play, who, 1, Cause::Claw)
}

/// MD-HER-08, MD-DEC-12: the hero may trigger its shadow ability.
fn shadow_ability(play: &mut Play) -> Rule {
    let Some(hero) = attacking_hero(play) else { return Ok(()) };
    let id = AbilityId { card: Card::Shadow, n: 0 };
    let options = [Pick::Use { hero, ability: id }, Pick::No];
    if play.choose(hero.seat(), Prompt::ShadowAbility { hero }, &options)? == Pick::No {
        return Ok(());
    }
    play.tell(|_, _| Fact::Uses { hero, ability: id });
    let does = play.game.hero_card(play.world.hero(hero).card).shadow.does.clone();
    for effect in does {
        happen(play, By::Hero(hero), effect)?;
        roll_new_dice(play)?;
    }
    Ok(())
}

/// MD-DIE-12, MD-ABL-16, MD-ABL-17: icons pay for the enemy's ability, as often as they suffice.
fn ability_icon(play: &mut Play) -> Rule {
    let Some(combat) = play.world.combat_mut() else { return Ok(()) };
    if combat.ignored_abilities > 0 {
        combat.ignored_abilities -= 1;
        play.tell(|_, _| Fact::Ignores { what: Ignored::Ability });
        return Ok(());
    }
    combat.icons += 1;
    let role = if combat.enemy_attacks() { Fight::Attack } else { Fight::Defence };
    let Some(enemy) = combat.enemy() else { return Ok(()) };
    let abilities = play.game.enemy_abilities(play.world, enemy, role);
    for (n, ability) in abilities.iter().enumerate() {
        let Some(combat) = play.world.combat_mut() else { return Ok(()) };
        combat.triggered.resize(abilities.len().max(combat.triggered.len()), 0);
        if combat.icons < ability.icons || (ability.once && combat.triggered[n] > 0) {
            continue;
        }
        combat.icons -= ability.icons;
        combat.triggered[n] += 1;
        play.tell(|_, _| Fact::Triggers { enemy, does: ability.does.clone() });
        for effect in &ability.does {
            happen(play, By::Enemy(enemy), *effect)?;
            roll_new_dice(play)?;
        }
        return Ok(());
    }
    Ok(())
}

/// MD-RES-06, MD-RES-07, MD-RES-08, MD-DIE-06, MD-DIE-08: damage minus shields are wounds for the defender.
fn count(play: &mut Play) -> Rule {
    let Some(combat) = play.world.combat_mut() else { return play.impossible("no combat under way") };
    combat.step = Step::Count;
    let (damage, shields, wounds) = (combat.total_damage(), combat.total_shields(), combat.wounds());
    let (attacker, defender) = (combat.attacker, combat.defender);
    play.tell(|_, _| Fact::Counts { damage, shields, wounds });
    put_poison(play);
    match defender {
        Fighter::Enemy(enemy) => {
            // MD-SHA-13: what a spirit kills is its Shaman's.
            let by = match attacker {
                Fighter::Hero(hero) => Some(hero),
                Fighter::Spirit(spirit) => Some(spirit.hero),
                Fighter::Enemy(_) => None,
            };
            let cause = if matches!(attacker, Fighter::Spirit(_)) { Cause::Spirit } else { Cause::Attack };
            kills::hurt(play, enemy, wounds, cause, by)
        }
        Fighter::Hero(hero) => suffer(play, hero, wounds, Cause::Attack),
        Fighter::Spirit(_) => wound_fighter(play, defender, wounds, Cause::Attack),
    }
}

/// MD-ROG-16, MD-ROG-18: the poison token lies beside the target, one for each enemy.
fn put_poison(play: &mut Play) {
    let Some((enemy, token)) = play.world.combat().and_then(|c| Some((c.enemy()?, c.poison?))) else {
        return;
    };
    let put = match play.world.marks(enemy) {
        Some(marks) if marks.poison.is_none() => {
            *marks.poison = Some(token);
            true
        }
        _ => false,
    };
    if put {
        for hero in &mut play.world.heroes {
            if let Engine::Rogue { used, .. } = &mut hero.engine {
                used.iter().position(|t| *t == token).map(|at| used.remove(at));
            }
        }
        play.tell(|_, _| Fact::Poisoned { enemy });
    }
}

/// MD-RES-10, MD-KOD-05, MD-RAN-07: what comes after the attack.
fn after(play: &mut Play, combat: &Combat) -> Rule {
    arrows::discard(play, combat);
    if let (Some(colour), Fighter::Hero(hero)) = (combat.burn_after, combat.defender) {
        burn_hero(play, hero, colour)?;
    }
    if let (true, Fighter::Hero(hero)) = (combat.falls, combat.attacker) {
        defeat(play, hero);
    }
    Ok(())
}
