//! What the words of the data say: effects, costs, conditions, dice and faces.
//!
//! Pieces such as "+1 damage" are nested in others and have no full stop.

use super::super::ability::{
    Ability, AttackType, Cost, Effect, Element, Ignored, Often, Only, SpiritKind, Voice, When,
};
use super::super::cards::{Category, Class, Icon, Rarity, Stance};
use super::super::dice::{Colour, Face, Pool};
use super::super::enemies::{EnemyAbility, Fight};
use super::super::places::Token;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// A line with its sign.
pub fn line(verb: &str, value: impl Into<Option<String>>, say: Phrase) -> CardLine {
    CardLine { verb: Some(verb.to_owned()), value: value.into(), ..CardLine::sentence(say) }
}

/// An element.
pub fn element(is: Element) -> Arg {
    Arg::name(format!("md-element-{}", is.name()))
}

/// A spirit.
pub fn spirit(is: SpiritKind) -> Arg {
    Arg::name(format!("md-spirit-{}", is.name()))
}

/// A colour of dice.
pub fn colour(is: Colour) -> Arg {
    Arg::name(format!("md-die-{}", is.name()))
}

/// A type of attack.
pub fn attack(is: AttackType) -> Arg {
    Arg::name(format!("md-attack-{}", is.name()))
}

/// A rarity.
pub fn rarity(is: Rarity) -> Arg {
    Arg::name(format!("md-rarity-{}", is.name()))
}

/// A stance.
pub fn stance(is: Stance) -> Arg {
    Arg::name(format!("md-stance-{}", is.name()))
}

/// A class.
pub fn class(is: Class) -> Arg {
    Arg::name(format!("md-class-{}", is.name()))
}

/// A token in a zone.
pub fn token(is: Token) -> Arg {
    Arg::name(format!("md-token-{}", is.kind()))
}

/// The dungeon levels of a category of cards.
pub fn category(is: Category) -> Arg {
    Arg::name(match is {
        Category::Low => "md-category-low",
        Category::Middle => "md-category-middle",
        Category::High => "md-category-high",
    })
}

/// A rank or number as it is printed.
pub fn roman(n: u8) -> Arg {
    const ALL: [&str; 6] = ["0", "I", "II", "III", "IV", "V"];
    Arg::text(ALL.get(usize::from(n)).map_or_else(|| n.to_string(), |text| (*text).to_owned()))
}

/// Dice as people read them: "2 yellow, 1 black".
pub fn pool(pool: &Pool) -> Arg {
    let some = Colour::ALL.into_iter().filter(|c| pool.of(*c) > 0);
    let all: Vec<Arg> =
        some.map(|c| phrase!("darkness-dice", count = pool.of(c), colour = colour(c)).into()).collect();
    if all.is_empty() { phrase!("darkness-no-dice").into() } else { Arg::List(all) }
}

/// Dice as signs: `yellow yellow black`.
pub fn dice_signs(pool: &Pool) -> String {
    let all = Colour::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c.name(), usize::from(pool.of(c))));
    all.collect::<Vec<_>>().join(" ")
}

/// A face as people read it.
pub fn face(face: &Face) -> Arg {
    let parts = [
        (face.damage, "md-result-damage"),
        (face.mana, "md-result-mana"),
        (face.shield, "md-result-shield"),
        (face.shadow, "md-result-shadow"),
        (face.claw, "md-result-claw"),
        (face.ability, "md-result-ability"),
    ];
    let some = parts.into_iter().filter(|(n, _)| *n > 0);
    let all: Vec<Arg> =
        some.map(|(n, what)| phrase!("darkness-result", n = n, what = Arg::name(what)).into()).collect();
    if all.is_empty() { Arg::name("md-result-blank") } else { Arg::List(all) }
}

/// The name of what can be ignored.
pub fn ignored_name(is: Ignored) -> &'static str {
    match is {
        Ignored::Claw => "claw",
        Ignored::Shield => "shield",
        Ignored::Damage => "damage",
        Ignored::Ability => "ability",
    }
}

/// What can be ignored.
pub fn ignored(is: Ignored) -> Arg {
    Arg::name(format!("md-result-{}", ignored_name(is)))
}

/// An effect, by whose it is.
pub fn effect(voice: Voice, is: Effect) -> Phrase {
    let whom = |hero: &'static str, enemy: &'static str, door: &'static str| {
        Arg::name(match voice {
            Voice::Hero | Voice::Arrow => hero,
            Voice::Enemy => enemy,
            Voice::Door => door,
        })
    };
    match is {
        Effect::Damage(n) => phrase!("darkness-effect-damage", n = n),
        Effect::Shield(n) => phrase!("darkness-effect-shield", n = n),
        Effect::Mana(n) if voice == Voice::Door => phrase!("darkness-effect-mana-all", n = n),
        Effect::Mana(n) => phrase!("darkness-effect-mana", n = n),
        Effect::Dice(c, n) => phrase!("darkness-effect-dice", n = n, colour = colour(c)),
        Effect::Fire(n) => {
            let whom = whom("md-whom-enemy", "md-whom-fighter", "md-whom-opener");
            phrase!("darkness-effect-fire", n = n, whom = whom)
        }
        Effect::Frost(n) => {
            let whom = whom("md-whom-enemy", "md-whom-fighter", "md-whom-opener");
            phrase!("darkness-effect-frost", n = n, whom = whom)
        }
        Effect::Reroll(n) => phrase!("darkness-effect-reroll", n = n),
        Effect::EnemyReroll(n) => phrase!("darkness-effect-enemy-reroll", n = n),
        Effect::Move(n) => phrase!("darkness-effect-move", n = n),
        Effect::Pierce(n) => phrase!("darkness-effect-pierce", n = n),
        Effect::Ignore(what, n) => phrase!("darkness-effect-ignore", n = n, what = ignored(what)),
        Effect::Heal(n) => {
            let whom = whom("md-whom-self-or-other", "md-whom-itself", "md-whom-all");
            phrase!("darkness-effect-heal", n = n, whom = whom)
        }
        Effect::HealAll => phrase!("darkness-effect-heal-all"),
        Effect::Wound(n, 0) => phrase!("darkness-effect-wound-here", n = n),
        Effect::Wound(n, reach) => phrase!("darkness-effect-wound", n = n, reach = reach),
        Effect::Rage(n) => phrase!("darkness-effect-rage", n = n),
        Effect::Tokens(n) => phrase!("darkness-effect-tokens", n = n),
        Effect::Summon(kind) => phrase!("darkness-effect-summon", spirit = spirit(kind)),
        Effect::InShadow => phrase!("darkness-effect-in-shadow"),
        Effect::Action(n) => phrase!("darkness-effect-action", n = n),
        Effect::Element(e, n) => phrase!("darkness-effect-element", n = n, element = element(e)),
        Effect::EnemyShield(n) => phrase!("darkness-effect-enemy-shield", n = n),
        Effect::Wounds(n) => {
            let whom = whom("md-whom-ranger", "md-whom-fighter", "md-whom-opener");
            phrase!("darkness-effect-wounds", n = n, whom = whom)
        }
        Effect::SelfWounds(n) => phrase!("darkness-deed-self-wounds", n = n),
        Effect::LoseMana(n) => {
            let whom = whom("md-whom-enemy", "md-whom-fighter", "md-whom-opener");
            phrase!("darkness-deed-lose-mana", n = n, whom = whom)
        }
        Effect::Burst(n) => phrase!("darkness-deed-burst", n = n),
        Effect::Recruit(n) => phrase!("darkness-deed-recruit", n = n),
        Effect::RecruitAll => phrase!("darkness-deed-recruit-all"),
        Effect::BurnAfter(c) => phrase!("darkness-deed-burn-after", colour = colour(c)),
        Effect::CallMob => phrase!("darkness-deed-call-mob"),
        Effect::WoundWeakest(n) => phrase!("darkness-deed-wound-weakest", n = n),
        Effect::Treasure(n) => phrase!("darkness-door-treasure", n = n),
        Effect::Mob => phrase!("darkness-door-mob"),
        Effect::RoamingMonster => phrase!("darkness-door-roaming"),
        Effect::Experience(n) => phrase!("darkness-door-experience", n = n),
        Effect::Token(is) => phrase!("darkness-icon-token", rarity = rarity(is)),
        Effect::Nothing => phrase!("darkness-icon-nothing"),
    }
}

/// Effects one after the other.
pub fn effects(voice: Voice, all: &[Effect]) -> Arg {
    Arg::List(all.iter().map(|is| effect(voice, *is).into()).collect())
}

fn when(is: When) -> Phrase {
    match is {
        When::Turn => phrase!("darkness-when-turn"),
        When::Attack => phrase!("darkness-when-attack"),
        When::TypeAttack(kind) => phrase!("darkness-when-type-attack", kind = attack(kind)),
        When::Defence => phrase!("darkness-when-defence"),
        When::Combat => phrase!("darkness-when-combat"),
        When::Move => phrase!("darkness-when-move"),
        When::Always => phrase!("darkness-when-always"),
        When::Action => phrase!("darkness-when-action"),
    }
}

fn cost(is: Cost) -> Phrase {
    match is {
        Cost::Mana(n) => phrase!("darkness-cost-mana", n = n),
        Cost::Wounds(n) => phrase!("darkness-cost-wounds", n = n),
        Cost::Rage(n) => phrase!("darkness-cost-rage", n = n),
        Cost::Element(e, n) => phrase!("darkness-cost-element", n = n, element = element(e)),
    }
}

fn only(is: Only) -> Phrase {
    match is {
        Only::Shadow => phrase!("darkness-only-shadow"),
        Only::Light => phrase!("darkness-only-light"),
        Only::Wounded(n) => phrase!("darkness-only-wounded", n = n),
        Only::TwoWeapons => phrase!("darkness-only-two-weapons"),
    }
}

/// MD-LIT-04: an ability: timing, cost and condition before the colon, effects behind it.
pub fn ability(is: &Ability) -> Phrase {
    let mut head: Vec<Arg> = vec![when(is.when).into()];
    head.extend(is.cost.iter().map(|is| cost(*is).into()));
    head.extend(is.only.iter().map(|is| only(*is).into()));
    match is.often {
        Often::Once => {}
        Often::Unlimited => head.push(phrase!("darkness-often-unlimited").into()),
        Often::Round => head.push(phrase!("darkness-often-round").into()),
    }
    phrase!("darkness-ability", head = Arg::List(head), does = effects(Voice::Hero, &is.does))
}

/// The line of an ability.
pub fn ability_line(is: &Ability) -> CardLine {
    line("ability", None, ability(is))
}

/// MD-HER-08: what the shadow icon lets the hero do; its timing is the icon.
pub fn shadow(is: &Ability) -> Phrase {
    phrase!("darkness-card-shadow", ability = ability(is))
}

/// MD-ABL-16: an ability of an enemy.
pub fn enemy_ability(is: &EnemyAbility) -> Phrase {
    let when = match is.when {
        Fight::Attack => phrase!("darkness-when-attack"),
        Fight::Defence => phrase!("darkness-when-defence"),
        Fight::Combat => phrase!("darkness-when-combat"),
    };
    let limit = if is.once { phrase!("darkness-once") } else { phrase!("darkness-repeatedly") };
    let does = effects(Voice::Enemy, &is.does);
    phrase!("darkness-enemy-ability", when = when, icons = is.icons, limit = limit, does = does)
}

/// MD-ITM-09: an attack with its dice.
pub fn attack_line((kind, dice): &(AttackType, Pool)) -> CardLine {
    line("attack", dice_signs(dice), phrase!("darkness-item-attack", kind = attack(*kind), dice = pool(dice)))
}

/// MD-DRK-02, MD-DRK-03, MD-DRK-04: what a space of the darkness track does.
pub fn icon(is: Icon) -> Phrase {
    match is {
        Icon::Mobs => phrase!("darkness-icon-mobs"),
        Icon::RoamingMonster => phrase!("darkness-icon-roaming"),
        Icon::Token(is) => phrase!("darkness-icon-token", rarity = rarity(is)),
        Icon::Nothing => phrase!("darkness-icon-nothing"),
    }
}
