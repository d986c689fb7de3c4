//! How things are called when people read about them.

use crate::Darkness;
use crate::content::{
    AttackType, Category, Colour, Element, Face, ItemId, Pool, Rarity, RogueTokenId, SkillId, Stance, Token,
};
use crate::world::{AbilityId, Card, DieId, Enemy, Fighter, HeroId, ResultIcon, SpiritId};
use table::phrase;
use table::phrase::Arg;

pub(super) fn item(game: &Darkness, id: ItemId) -> Arg {
    Arg::name(format!("md-item-{}", game.item(id).name))
}

/// A skill, with its rank where there are several.
pub(super) fn skill(game: &Darkness, id: SkillId) -> Arg {
    let is = game.skill(id);
    let name = Arg::name(format!("md-skill-{}", is.name));
    let ranked = game.content.skills.iter().filter(|s| s.name == is.name).count() > 1;
    if ranked {
        let roman = ["I", "II", "III"][usize::from(is.rank.clamp(1, 3)) - 1];
        phrase!("darkness-ranked", name = name, rank = Arg::text(roman)).into()
    } else {
        name
    }
}

pub(super) fn enemy(game: &Darkness, enemy: Enemy) -> Arg {
    Arg::name(format!("md-enemy-{}", game.enemy_name(enemy)))
}

pub(super) fn spirit(id: SpiritId) -> Arg {
    Arg::name(format!("md-spirit-{}", id.kind.name()))
}

pub(super) fn hero(game: &Darkness, id: HeroId) -> Arg {
    Arg::name(format!("md-hero-{}", game.hero_card(id.card).name))
}

pub(super) fn rarity(rarity: Rarity) -> Arg {
    Arg::name(format!("md-rarity-{}", rarity.name()))
}

pub(super) fn stance(stance: Stance) -> Arg {
    Arg::name(format!("md-stance-{}", stance.name()))
}

pub(super) fn element(element: Element) -> Arg {
    Arg::name(format!("md-element-{}", element.name()))
}

pub(super) fn colour(colour: Colour) -> Arg {
    Arg::name(format!("md-die-{}", colour.name()))
}

pub(super) fn attack(kind: AttackType) -> Arg {
    Arg::name(format!("md-attack-{}", kind.name()))
}

pub(super) fn category(category: Category) -> Arg {
    Arg::text(category.name())
}

pub(super) fn token(token: Token) -> Arg {
    Arg::name(format!("md-token-{}", token.kind()))
}

pub(super) fn rogue_token(game: &Darkness, id: RogueTokenId) -> Arg {
    Arg::name(format!("md-tool-{}", game.rogue_token(id).name))
}

pub(super) fn die(die: DieId) -> Arg {
    phrase!("darkness-die", colour = colour(die.colour), number = die.number).into()
}

pub(super) fn icon(icon: ResultIcon) -> Arg {
    Arg::name(format!("md-result-{}", icon.name()))
}

pub(super) fn column(n: u8) -> Arg {
    Arg::name(format!("md-column-{}", n + 1))
}

pub(super) fn card(game: &Darkness, is: Card) -> Arg {
    match is {
        Card::Hero => Arg::name("md-card-hero"),
        Card::Shadow => Arg::name("md-card-shadow"),
        Card::Item(id) => item(game, id),
        Card::Skill(id) | Card::Blessed(id) => skill(game, id),
        Card::Stance(s) => stance(s),
        Card::Set => Arg::name("md-card-set"),
        Card::ImprovedSet => Arg::name("md-card-improved-set"),
        Card::StartingSkill => Arg::name("md-card-call-of-the-spirits"),
        Card::Passive(e) => phrase!("darkness-passive", element = element(e)).into(),
        Card::Spell(_) | Card::Consecration(_) => Arg::name(format!("md-board-{}", game.card_name(is))),
    }
}

pub(super) fn ability(game: &Darkness, id: AbilityId) -> Arg {
    card(game, id.card)
}

pub(super) fn fighter(game: &Darkness, who: Fighter) -> Arg {
    match who {
        Fighter::Hero(id) => hero(game, id),
        Fighter::Spirit(id) => spirit(id),
        Fighter::Enemy(id) => enemy(game, id),
    }
}

/// A face as people read it.
pub(super) fn face(face: &Face) -> Arg {
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

/// Dice as people read them.
pub(super) fn pool(pool: &Pool) -> Arg {
    crate::content::ability::pool(pool)
}
