//! What an option would do: the dice of an attack and its chances, what a step provokes; what an enemy would do.

use super::Prompt;
use crate::Darkness;
use crate::actions::combat::Extra;
use crate::content::text::{foes, words};
use crate::content::{AttackType, Colour, Effect, Face, Fight, ItemId, Pool, Token};
use crate::monsters::intent::{Intent, Passed};
use crate::world::{AbilityId, Combat, Enemy, Fighter, HeroId, Pick, ResultIcon, Spot, World};
use table::Told;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{CardLine, Odds, PassedOver, Preview, Target, Tell, Tone};

/// What an option would do, as far as everybody knows.
pub(super) fn preview(game: &Darkness, world: &World, asked: &Prompt, pick: &Pick) -> Preview {
    match (asked, pick) {
        (Prompt::Action { hero, .. }, Pick::Attack) => reached(game, world, *hero),
        (Prompt::Attack { hero, extra }, Pick::On(enemy, kind)) => {
            attack(game, world, *hero, (*enemy, *kind), world.hero(*hero).weapons(game, *kind), extra)
        }
        (Prompt::Weapons { hero, enemy, kind, extra }, Pick::BothWeapons(both)) => {
            attack(game, world, *hero, (*enemy, *kind), both.clone(), extra)
        }
        (Prompt::Weapons { hero, enemy, kind, extra }, Pick::Weapon(one)) => {
            attack(game, world, *hero, (*enemy, *kind), vec![*one], extra)
        }
        (Prompt::Spirit { spirit }, Pick::On(enemy, kind)) => {
            let by = Fighter::Spirit(*spirit);
            let combat =
                world.new_combat(game, by, Fighter::Enemy(*enemy), *kind, Vec::new(), &Extra::default());
            blow(game, world, &combat)
        }
        (Prompt::Pool { .. } | Prompt::Resolve { .. }, _) => in_combat(game, world, pick),
        (Prompt::Move { hero, .. }, Pick::Step(to)) => step(game, world, *hero, to),
        (Prompt::Move { .. }, Pick::Door(_, behind)) => door(world, behind),
        (Prompt::Move { .. }, Pick::Take(token, zone)) => take(game, *token, zone),
        (Prompt::EnemyTarget { .. } | Prompt::WhichHero, Pick::Target(who)) => {
            Preview { concerns: vec![who.text(game)], ..Preview::default() }
        }
        _ => Preview::default(),
    }
}

fn tell(tone: Tone, say: Phrase, at: Vec<Target>) -> Tell {
    Tell { tone, say, at }
}

fn rules(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

/// MD-ATK-02: whom the hero could attack; where there is no choice, that attack. A Rogue's tokens are still to be chosen.
fn reached(game: &Darkness, world: &World, hero: HeroId) -> Preview {
    if let [Pick::On(enemy, kind)] = world.attack_options(game, hero).as_slice() {
        let weapons = world.hero(hero).weapons(game, *kind);
        return attack(game, world, hero, (*enemy, *kind), weapons, &Extra::default());
    }
    let mut concerns: Vec<String> = Vec::new();
    for pick in world.attack_options(game, hero) {
        if let Pick::On(enemy, _) = pick {
            concerns.push(enemy.text(game));
        }
    }
    concerns.dedup();
    Preview { concerns, rules: rules(&["MD-ATK-02"]), ..Preview::default() }
}

/// MD-POL-01, MD-POL-05: an attack before anything is added to it.
fn attack(
    game: &Darkness,
    world: &World,
    hero: HeroId,
    (enemy, kind): (Enemy, AttackType),
    weapons: Vec<ItemId>,
    extra: &Extra,
) -> Preview {
    let combat = world.new_combat(game, Fighter::Hero(hero), Fighter::Enemy(enemy), kind, weapons, extra);
    blow(game, world, &combat)
}

/// The dice of one side: those of the attacker, or the blue ones; enemy dice are the enemy's.
fn dice(combat: &Combat, of_attacker: bool) -> Pool {
    let mut pool = Pool::default();
    for die in &combat.dice {
        let attackers = match die.id.colour {
            Colour::Black => combat.enemy_attacks(),
            Colour::Blue => false,
            Colour::Yellow | Colour::Orange | Colour::Violet => true,
        };
        if attackers == of_attacker {
            *pool.of_mut(die.id.colour) += 1;
        }
    }
    pool
}

/// MD-POL-02, MD-RES-06, MD-RES-07: the dice of both sides, and the chances.
fn blow(game: &Darkness, world: &World, combat: &Combat) -> Preview {
    let mut zones: Vec<_> = [world.place_of(combat.attacker), world.place_of(combat.defender)]
        .into_iter()
        .flatten()
        .map(|zone| world.spot(zone).to_string())
        .collect();
    zones.dedup();
    let mut tells = vec![tell(
        Tone::Plain,
        phrase!(
            "darkness-tell-dice",
            attack = words::pool(&dice(combat, true)),
            defence = words::pool(&dice(combat, false))
        ),
        Vec::new(),
    )];
    if let Fighter::Enemy(Enemy::Mob(id)) = combat.defender
        && let Some(mob) = world.mob(id)
    {
        let left = game.mob_card(id, mob.category).health.saturating_sub(mob.wounds);
        let say = phrase!("darkness-tell-miniature", n = left, minions = mob.minions);
        tells.push(tell(Tone::Plain, say, Vec::new()));
    }
    tells.push(tell(Tone::Plain, phrase!("darkness-tell-before-abilities"), Vec::new()));
    Preview {
        sight: zones,
        concerns: vec![combat.defender.text(game)],
        odds: vec![odds(game, world, combat)],
        tells,
        rules: rules(&["MD-POL-01", "MD-POL-05", "MD-RES-06"]),
        ..Preview::default()
    }
}

fn odds(game: &Darkness, world: &World, combat: &Combat) -> Odds {
    let odds = world.odds(game, combat);
    Odds {
        figure: combat.defender.text(game),
        ways: odds.ways.iter().map(|(wounds, ways)| (i32::from(*wounds), *ways)).collect(),
        of: odds.of,
        kills: odds.kills,
    }
}

/// MD-POL-07, MD-RES-03: what an ability, a roll or another roll makes of the attack under way; what an icon does.
fn in_combat(game: &Darkness, world: &World, pick: &Pick) -> Preview {
    let Some(combat) = world.combat() else { return Preview::default() };
    let then = match pick {
        Pick::Use { hero, ability } => combat.clone().with(&effects(game, *hero, *ability)),
        Pick::Reroll(die, _) => {
            let mut again = combat.clone();
            again.dice.iter_mut().filter(|is| is.id == *die).for_each(|is| is.face = None);
            again
        }
        Pick::Roll | Pick::Rest | Pick::Done => combat.clone(),
        Pick::Resolve { icon, face, .. } => return icon_of(game, world, combat, *icon, *face),
        _ => return Preview::default(),
    };
    Preview {
        concerns: vec![combat.defender.text(game)],
        odds: vec![odds(game, world, &then)],
        rules: rules(&["MD-RES-06"]),
        ..Preview::default()
    }
}

fn effects(game: &Darkness, hero: HeroId, ability: AbilityId) -> Vec<Effect> {
    game.ability_on(ability, hero.card).map_or_else(Vec::new, |is| is.does.clone())
}

/// MD-DIE-07, MD-DIE-09, MD-DIE-10, MD-DIE-12: what an icon does, and to whom.
fn icon_of(game: &Darkness, world: &World, combat: &Combat, icon: ResultIcon, face: Face) -> Preview {
    let fighter = if combat.enemy_attacks() { combat.defender } else { combat.attacker };
    let at = vec![Target::Figure(fighter.text(game))];
    let mut tells = Vec::new();
    match icon {
        ResultIcon::Mana => tells.push(tell(Tone::Good, phrase!("darkness-icon-mana", n = face.mana), at)),
        ResultIcon::Claw if combat.ignored_claws > 0 => {
            tells.push(tell(Tone::Good, phrase!("darkness-tell-ignored"), at));
        }
        ResultIcon::Claw => tells.push(tell(Tone::Danger, phrase!("darkness-icon-claw", n = face.claw), at)),
        ResultIcon::Shadow => {
            if let Fighter::Hero(hero) = combat.attacker {
                let does = words::ability(&game.hero_card(hero.card).shadow);
                tells.push(tell(Tone::Good, phrase!("darkness-tell-shadow", does = does), at));
            }
        }
        ResultIcon::Ability if combat.ignored_abilities > 0 => {
            tells.push(tell(Tone::Good, phrase!("darkness-tell-ignored"), at));
        }
        ResultIcon::Ability => {
            let role = if combat.enemy_attacks() { Fight::Attack } else { Fight::Defence };
            let abilities =
                combat.enemy().map_or_else(Vec::new, |enemy| game.enemy_abilities(world, enemy, role));
            tells.extend(abilities.iter().map(|is| {
                let say =
                    phrase!("darkness-tell-pays", ability = words::enemy_ability(is), icons = combat.icons);
                tell(Tone::Danger, say, Vec::new())
            }));
            if abilities.is_empty() {
                tells.push(tell(Tone::Plain, phrase!("darkness-icon-nothing"), Vec::new()));
            }
        }
    }
    Preview {
        concerns: vec![fighter.text(game)],
        tells,
        rules: rules(&["MD-RES-03", "MD-DIE-12"]),
        ..Preview::default()
    }
}

/// MD-MOV-07, MD-LIT-03, MD-TOK-24: a step, the reaction damage, and what waits there.
fn step(game: &Darkness, world: &World, hero: HeroId, to: &Spot) -> Preview {
    let from = world.hero(hero).zone;
    let space = || vec![Target::space(to)];
    let mut tells = Vec::new();
    let reaction = world.miniatures_in(from);
    if reaction > 0 {
        let at = world.enemies_in(from).into_iter().map(|enemy| Target::Figure(enemy.text(game))).collect();
        tells.push(tell(Tone::Danger, phrase!("darkness-tell-reaction", n = reaction), at));
    }
    let traps = world.tokens_in(to.zone).filter(|token| matches!(token, Token::SpikeTrap | Token::BearTrap));
    for trap in traps {
        let say =
            phrase!("darkness-token-does", token = words::token(trap), does = game.content.token_does(trap));
        tells.push(tell(Tone::Danger, say, space()));
    }
    let light = if world.is_shadow(to.zone) {
        tell(Tone::Good, phrase!("darkness-tell-in-shadow"), space())
    } else {
        tell(Tone::Plain, phrase!("darkness-tell-in-light"), space())
    };
    tells.push(light);
    Preview {
        way: vec![world.spot(from).to_string(), to.to_string()],
        cost: Some(1),
        tells,
        rules: rules(&["MD-MOV-02", "MD-MOV-07"]),
        ..Preview::default()
    }
}

/// MD-DOR-04, MD-DOR-07: a door, and whether a chamber waits behind it.
fn door(world: &World, behind: &Spot) -> Preview {
    let say = if world.is_revealed(behind.zone) {
        phrase!("darkness-tell-door")
    } else {
        phrase!("darkness-tell-chamber")
    };
    Preview {
        cost: Some(1),
        area: vec![behind.to_string()],
        tells: vec![tell(Tone::Cost, say, vec![Target::space(behind)])],
        rules: rules(&["MD-DOR-04", "MD-DOR-07"]),
        ..Preview::default()
    }
}

fn take(game: &Darkness, token: Token, zone: &Spot) -> Preview {
    Preview {
        cost: Some(1),
        tells: vec![tell(Tone::Good, game.content.token_does(token), vec![Target::space(zone)])],
        rules: rules(&["MD-MOV-02"]),
        ..Preview::default()
    }
}

/// MD-ENM-01, MD-MOB-02, MD-ROA-02, MD-BOS-12: what an enemy would do if it were activated now.
pub(crate) fn intent(game: &Darkness, world: &World, figure: &str) -> Option<Preview> {
    let enemy =
        super::scene::shown_enemies(world).into_iter().find(|enemy| game.enemy_name(*enemy) == figure)?;
    let intent = world.intent(game, enemy)?;
    let mut concerns: Vec<String> = intent.targets.iter().map(|who| who.text(game)).collect();
    concerns.dedup();
    Some(Preview {
        way: intent.way.iter().map(|zone| world.spot(*zone).to_string()).collect(),
        concerns,
        odds: intent.blows.iter().map(|combat| odds(game, world, combat)).collect(),
        tells: told(game, world, enemy, &intent),
        passed_over: intent.passed_over.iter().map(|(who, why)| passed_over(game, *who, *why)).collect(),
        rules: rules(&["MD-ENM-01", "MD-MOB-03", "MD-ROA-02", "MD-BOS-13"]),
        ..Preview::default()
    })
}

fn told(game: &Darkness, world: &World, enemy: Enemy, intent: &Intent) -> Vec<Tell> {
    let plain = |say: Phrase| tell(Tone::Plain, say, Vec::new());
    let good = |say: Phrase| tell(Tone::Good, say, Vec::new());
    if intent.asleep {
        return vec![good(phrase!("darkness-tell-asleep"))];
    }
    let mut all = Vec::new();
    if intent.frozen {
        return vec![good(phrase!("darkness-tell-frozen"))];
    }
    if intent.burns > 0 {
        all.push(good(phrase!("darkness-tell-burns", n = intent.burns)));
    }
    if intent.thaws > 0 {
        all.push(good(phrase!("darkness-tell-thaws", n = intent.thaws)));
    }
    all.extend(next_acts(game, world, enemy).into_iter().map(|line| plain(line.say)));
    if intent.rolled {
        all.extend(specials(game, world).into_iter().map(plain));
        all.insert(0, plain(phrase!("darkness-tell-boss-actions", n = intent.actions)));
    } else if intent.line.is_none() && intent.actions > 0 {
        all.push(plain(phrase!("darkness-tell-mob-actions", n = intent.actions)));
    }
    for combat in &intent.blows {
        let say = phrase!(
            "darkness-tell-blow",
            target = combat.defender.arg(game),
            kind = words::attack(combat.kind),
            attack = words::pool(&dice(combat, true)),
            defence = words::pool(&dice(combat, false))
        );
        all.push(tell(Tone::Danger, say, vec![Target::Figure(combat.defender.text(game))]));
    }
    if intent.open {
        all.push(plain(phrase!("darkness-tell-players-decide")));
    }
    all
}

/// MD-ROA-02: the line that a roaming monster would follow now.
pub(super) fn next_acts(game: &Darkness, world: &World, enemy: Enemy) -> Vec<CardLine> {
    let Enemy::Roaming(id) = enemy else { return Vec::new() };
    let line = world
        .roamer(id)
        .zip(world.line_of(game, id))
        .and_then(|(roamer, line)| game.roaming_card(id, roamer.category).lines.get(line));
    let say = |(when, acts): &(_, Vec<_>)| words::line("next", None, foes::behaviour(*when, acts));
    line.map(say).into_iter().collect()
}

/// MD-BOS-12, MD-BOS-13: what the activation dice can mean, each with its chance.
fn specials(game: &Darkness, world: &World) -> Vec<Phrase> {
    let Some(boss) = &world.boss else { return Vec::new() };
    let card = game.boss(boss.which);
    let faces = game.content.dice.faces(Colour::Black);
    let mut ways: Vec<u64> = vec![1];
    for _ in 0..card.activation {
        let mut next = vec![0; ways.len() + 1];
        for (icons, n) in ways.iter().enumerate() {
            for face in faces {
                next[icons + usize::from(face.ability.min(1))] += n;
            }
        }
        ways = next;
    }
    let of: u64 = ways.iter().sum();
    let said = card.specials.iter().enumerate().map(|(icons, acts)| {
        let n = ways.get(icons).copied().unwrap_or(0);
        phrase!("darkness-tell-special", does = foes::special(icons, acts), n = n as u32, of = of as u32)
    });
    said.collect()
}

fn passed_over(game: &Darkness, who: Fighter, why: Passed) -> PassedOver {
    let (say, rule) = match why {
        Passed::OutOfReach => (phrase!("darkness-passed-out-of-reach"), "MD-MOB-08"),
        Passed::Farther => (phrase!("darkness-passed-farther"), "MD-MOB-04"),
        Passed::NotMeant => (phrase!("darkness-passed-not-meant"), "MD-ROA-02"),
    };
    PassedOver { figure: who.text(game), say, rules: vec![rule.to_owned()] }
}
