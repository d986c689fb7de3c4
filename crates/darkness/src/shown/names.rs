//! How things are called in lines of the log, and when people read about them.

use super::facts::{Back, Cause, Discarded, Ending, Lost};
use crate::Darkness;
use crate::content::text::{self, foes, words};
use crate::content::{
    ArrowId, AttackType, BossAct, Category, Colour, DoorCardId, Effect, Element, Face, Ignored, ItemId,
    MobId, Rarity, RogueTokenId, SkillId, Stance, Token, Voice,
};
use crate::world::{
    AbilityId, Card, DieId, Enemy, Fighter, HeroId, Marker, Reached, ResultIcon, SpiritId, Spot,
};
use table::phrase;
use table::phrase::Arg;
use table::{Named, Told};

/// MD-WIZ-01: a segment of the amulet, from 0; people know it by the spell that is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment(
    /// Its number.
    pub u8,
);

/// MD-PAL-01: a column of the Paladin board, from 0; people know it by its consecration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column(
    /// Its number.
    pub u8,
);

macro_rules! told {
    ($($type:ty: |$is:ident, $game:ident| $text:expr, $arg:expr;)*) => { $(impl Told<Darkness> for $type {
        fn text(&self, $game: &Darkness) -> String {
            let ($is, _) = (self, $game);
            let _ = $is;
            $text
        }
        fn arg(&self, $game: &Darkness) -> Arg {
            let ($is, _) = (self, $game);
            let _ = $is;
            $arg
        }
    })* };
}

told! {
    Spot: |is, game| is.to_string(), text::place(is.x, is.y, is.landmark).into();
    Option<Spot>: |is, game| is.map_or_else(String::new, |spot| spot.to_string()),
        is.map_or_else(|| Arg::text(""), |spot| spot.arg(game));
    HeroId: |is, game| game.hero_card(is.card).name.clone(), hero(game, *is);
    Enemy: |is, game| game.enemy_name(*is).to_owned(), enemy(game, *is);
    Fighter: |is, game| game.fighter_name(*is).to_owned(), fighter(game, *is);
    MobId: |is, game| game.content.mobs[is.index()].name.clone(), enemy(game, Enemy::Mob(*is));
    SpiritId: |is, game| is.kind.name().to_owned(), words::spirit(is.kind);
    ItemId: |is, game| game.item(*is).name.clone(), item(game, *is);
    SkillId: |is, game| game.skill(*is).key(), skill(game, *is);
    DoorCardId: |is, game| game.content.doors[is.index()].name.clone(),
        Arg::name(format!("md-door-{}", game.content.doors[is.index()].name));
    crate::content::ArrowId: |is, game| game.arrow(*is).name.clone(), text::arrow_name(&game.arrow(*is).name);
    RogueTokenId: |is, game| game.rogue_token(*is).name.clone(), rogue_token(game, *is);
    AbilityId: |is, game| game.ability_name(*is), ability(game, *is);
    Category: |is, game| is.name().to_owned(), words::category(*is);
    Rarity: |is, game| Rarity::name(*is).to_owned(), words::rarity(*is);
    Token: |is, game| is.kind().to_owned(), words::token(*is);
    AttackType: |is, game| AttackType::name(*is).to_owned(), words::attack(*is);
    DieId: |is, game| is.to_string(), die(*is);
    Face: |is, game| Face::text(is), words::face(is);
    Colour: |is, game| Colour::name(*is).to_owned(), words::colour(*is);
    ResultIcon: |is, game| ResultIcon::name(*is).to_owned(), icon(*is);
    Ignored: |is, game| words::ignored_name(*is).to_owned(), words::ignored(*is);
    Element: |is, game| Element::name(*is).to_owned(), words::element(*is);
    Stance: |is, game| Stance::name(*is).to_owned(), words::stance(*is);
    Segment: |is, game| (is.0 + 1).to_string(), segment(game, is.0);
    Column: |is, game| (is.0 + 1).to_string(), column(is.0);
    Marker: |is, game| format!("{} {}", is.track(), is.space()), track(*is);
    Reached: |is, game| String::new(), reached(*is);
    Back: |is, game| back_name(*is), back(*is);
    Cause: |is, game| Cause::name(*is).to_owned(), Arg::name(format!("md-cause-{}", Cause::name(*is)));
    Lost: |is, game| Lost::name(*is).to_owned(), Arg::name(format!("md-lost-{}", Lost::name(*is)));
    Discarded: |is, game| Discarded::name(*is).to_owned(),
        Arg::name(format!("md-discarded-{}", Discarded::name(*is)));
    Ending: |is, game| Ending::name(*is).to_owned(), Arg::name(format!("md-ending-{}", Ending::name(*is)));
    Vec<Effect>: |is, game| String::new(), words::effects(Voice::Enemy, is);
    Vec<BossAct>: |is, game| String::new(), Arg::List(is.iter().map(|act| foes::boss_act(*act).into()).collect());
}

pub(super) fn item(game: &Darkness, id: ItemId) -> Arg {
    Arg::name(format!("md-item-{}", game.item(id).name))
}

/// A skill, with its rank where there are several.
pub(super) fn skill(game: &Darkness, id: SkillId) -> Arg {
    game.content.skill_name(game.skill(id)).into()
}

pub(super) fn enemy(game: &Darkness, enemy: Enemy) -> Arg {
    Arg::name(format!("md-enemy-{}", game.enemy_name(enemy)))
}

pub(super) fn spirit(id: SpiritId) -> Arg {
    words::spirit(id.kind)
}

pub(super) fn hero(game: &Darkness, id: HeroId) -> Arg {
    Arg::name(format!("md-hero-{}", game.hero_card(id.card).name))
}

pub(super) fn rogue_token(game: &Darkness, id: RogueTokenId) -> Arg {
    Arg::name(format!("md-tool-{}", game.rogue_token(id).name))
}

pub(super) fn die(die: DieId) -> Arg {
    phrase!("darkness-die", colour = words::colour(die.colour), number = die.number).into()
}

pub(super) fn icon(icon: ResultIcon) -> Arg {
    Arg::name(format!("md-result-{}", icon.name()))
}

pub(super) fn column(n: u8) -> Arg {
    Arg::name(format!("md-column-{}", n + 1))
}

/// MD-WIZ-01: the segment on which this spell is printed.
pub(super) fn segment(game: &Darkness, n: u8) -> Arg {
    let name = game.content.boards.spells.get(usize::from(n)).map_or("", |(name, _)| name);
    Arg::name(format!("md-board-{name}"))
}

pub(super) fn track(marker: Marker) -> Arg {
    Arg::name(format!("md-track-{}", marker.track()))
}

/// MD-DRK-02, MD-DRK-03, MD-DRK-04, MD-ENC-17: what a space of a track does.
pub(super) fn reached(is: Reached) -> Arg {
    match is {
        Reached::Icon(icon) => words::icon(icon).into(),
        Reached::Power(power) => foes::power(power).into(),
        Reached::Nothing => phrase!("darkness-icon-nothing").into(),
    }
}

fn back_name(is: Back) -> String {
    match is {
        Back::Wounds(n) | Back::Heals(n) => n.to_string(),
        Back::Bites(true) => "lose-action".to_owned(),
        Back::Bites(false) => "blank".to_owned(),
        Back::Rarity(rarity) => rarity.name().to_owned(),
    }
}

fn back(is: Back) -> Arg {
    match is {
        Back::Wounds(n) => phrase!("darkness-back-wounds", n = n).into(),
        Back::Heals(n) => phrase!("darkness-back-heals", n = n).into(),
        Back::Bites(true) => phrase!("darkness-back-bites").into(),
        Back::Bites(false) => Arg::name("md-result-blank"),
        Back::Rarity(rarity) => words::rarity(rarity),
    }
}

pub(super) fn card(game: &Darkness, is: Card) -> Arg {
    match is {
        Card::Hero => Arg::name("md-card-hero"),
        Card::Shadow => Arg::name("md-card-shadow"),
        Card::Item(id) => item(game, id),
        Card::Skill(id) | Card::Blessed(id) => skill(game, id),
        Card::Stance(s) => words::stance(s),
        Card::Set => Arg::name("md-card-set"),
        Card::ImprovedSet => Arg::name("md-card-improved-set"),
        Card::StartingSkill => Arg::name("md-card-call-of-the-spirits"),
        Card::Passive(e) => phrase!("darkness-passive", element = words::element(e)).into(),
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

macro_rules! named {
    ($($type:ty)*) => { $(impl Named<Darkness> for $type {
        fn name(&self, game: &Darkness, out: &mut String) {
            out.push_str(&Told::text(self, game));
        }
    })* };
}
named! { MobId ItemId DoorCardId ArrowId RogueTokenId Rarity u8 }

impl Named<Darkness> for crate::content::RoamingId {
    fn name(&self, game: &Darkness, out: &mut String) {
        out.push_str(&game.content.roaming[self.index()].name);
    }
}

/// MD-TOK-21: the back of a bear trap.
impl Named<Darkness> for bool {
    fn name(&self, _: &Darkness, out: &mut String) {
        out.push_str(if *self { "lose-action" } else { "blank" });
    }
}
