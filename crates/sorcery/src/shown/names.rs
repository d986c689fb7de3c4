//! How things are called in lines of the log, and when people read about them.

use super::{Cause, Ending};
use crate::Sorcery;
use crate::content::{
    CardId, Chest, ClassId, Colour, Condition, Critical, EncounterId, EnemyPowerId, EventId, Gain, Hand,
    ItemId, Nature, PowerId, QuestId, SearchId, Shadow, Symbols, TrapId, text,
};
use crate::world::{Arm, HeroId, Ill, Spot, Who};
use table::Told;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// SS-ACT-16: the name of a special action.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecialName(
    /// As the quest calls it.
    pub String,
);

/// SS-GATE-01: a gate by its number, from 0; people know it by its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GateNumber(
    /// Its number.
    pub u8,
);

macro_rules! told {
    ($($type:ty: |$is:ident, $game:ident| $text:expr, $arg:expr;)*) => { $(impl Told<Sorcery> for $type {
        fn text(&self, $game: &Sorcery) -> String {
            let ($is, _) = (self, $game);
            $text
        }
        fn arg(&self, $game: &Sorcery) -> Arg {
            let ($is, _) = (self, $game);
            $arg
        }
    })* };
}

told! {
    bool: |is, game| is.to_string(), Arg::text(if *is { "yes" } else { "no" });
    String: |is, game| is.clone(), Arg::name(format!("ss-scroll-{is}"));
    SpecialName: |is, game| is.0.clone(), Arg::name(format!("ss-special-{}", is.0));
    GateNumber: |is, game| is.0.to_string(), game.content.gate(is.0);
    Nature: |is, game| is.name().to_owned(), Arg::name(format!("ss-nature-{}", is.name()));
    Spot: |is, game| is.to_string(), text::places::place(is, is.landmark).into();
    HeroId: |is, game| game.class(is.class).hero.clone(), Arg::name(format!("ss-hero-{}", game.class(is.class).hero));
    Who: |is, game| game.name(*is), who(game, *is);
    CardId: |is, game| game.content.cards[is.index()].2.clone(), card(game, *is, None);
    ClassId: |is, game| game.class(*is).class.clone(), Arg::name(format!("ss-class-{}", game.class(*is).class));
    ItemId: |is, game| game.item(*is).name.clone(), Arg::name(format!("ss-item-{}", game.item(*is).name));
    PowerId: |is, game| game.power(*is).name.clone(), Arg::name(format!("ss-power-{}", game.power(*is).name));
    EnemyPowerId: |is, game| game.content.enemy_powers[is.index()].name.clone(),
        Arg::name(format!("ss-enemy-power-{}", game.content.enemy_powers[is.index()].name));
    EncounterId: |is, game| game.content.encounters[is.index()].name.clone(),
        Arg::name(format!("ss-encounter-{}", game.content.encounters[is.index()].name));
    TrapId: |is, game| game.content.traps[is.index()].name.clone(),
        Arg::name(format!("ss-trap-{}", game.content.traps[is.index()].name));
    EventId: |is, game| game.content.events[is.index()].name.clone(),
        Arg::name(format!("ss-event-{}", game.content.events[is.index()].name));
    SearchId: |is, game| game.content.searches[is.index()].name.clone(),
        Arg::name(format!("ss-search-{}", game.content.searches[is.index()].name));
    QuestId: |is, game| game.content.quests[is.index()].name.clone(),
        Arg::name(format!("ss-quest-{}", game.content.quests[is.index()].name));
    Condition: |is, game| is.name().to_owned(), text::condition(*is);
    Colour: |is, game| is.name().to_owned(), Arg::name(format!("ss-die-{}", is.name()));
    Symbols: |is, game| Symbols::text(*is), text::symbols(*is);
    Ill: |is, game| is.name(), ill(*is);
    Gain: |is, game| is.name(), text::gain(*is);
    Critical: |is, game| is.name(), Arg::name(format!("ss-critical-{}", is.name()));
    Shadow: |is, game| is.name().to_owned(), Arg::name(format!("ss-shadow-{}", is.name()));
    Chest: |is, game| is.name(), chest(*is).into();
    Cause: |is, game| is.name().to_owned(), Arg::name(format!("ss-cause-{}", is.name()));
    Ending: |is, game| is.name().to_owned(), Arg::name(format!("ss-ending-{}", is.name()));
    Arm: |is, game| arm_name(game, *is), arm(game, *is);
    Option<u8>: |is, game| is.map_or_else(|| "none".to_owned(), |n| n.to_string()), is.map_or_else(|| Arg::text("none"), Arg::from);
}

fn who(game: &Sorcery, who: Who) -> Arg {
    match who {
        Who::Hero(hero) => hero.arg(game),
        Who::Companion(_) => Arg::name(format!("ss-companion-{}", game.name(who))),
        Who::Foe(id) => card(game, id.card, (game.enemy(id.card).figures > 1).then_some(id.figure)),
    }
}

/// SS-ENE-04: an enemy card, with its seals where there are several.
fn card(game: &Sorcery, card: CardId, figure: Option<u8>) -> Arg {
    enemy(game, card, figure).into()
}

/// The same as a phrase; a figure of a horde has a number.
pub(super) fn enemy(game: &Sorcery, card: CardId, figure: Option<u8>) -> Phrase {
    let enemy = game.enemy(card);
    let seal = game.content.cards[card.index()].1;
    let kind = Arg::name(format!("ss-enemy-{}", enemy.kind));
    let tier = Arg::name(format!("ss-tier-{}", enemy.tier.name()));
    match (figure, enemy.cards.len()) {
        (Some(n), _) => phrase!("sorcery-enemy-numbered", kind = kind, tier = tier, n = n + 1),
        (None, 1) => phrase!("sorcery-enemy", kind = kind, tier = tier),
        (None, _) => phrase!("sorcery-enemy-numbered", kind = kind, tier = tier, n = seal),
    }
}

/// SS-CON-03: something bad that lies on a card.
fn ill(ill: Ill) -> Arg {
    match ill {
        Ill::Condition(condition) => text::condition(condition),
        Ill::Fire(level) => phrase!("sorcery-ill-fire", n = text::roman(level)).into(),
        Ill::Token(token) => Arg::name(format!("ss-critical-{}", token.name())),
    }
}

/// SS-OBJ-07: what lies in a chest.
pub(super) fn chest(chest: Chest) -> Phrase {
    match chest {
        Chest::Treasures(n) => phrase!("sorcery-chest-treasures", n = n),
        Chest::Crowns(n) => phrase!("sorcery-chest-crowns", n = n),
    }
}

fn arm_name(game: &Sorcery, arm: Arm) -> String {
    match arm {
        Arm::Item(id) => game.item(id).name.clone(),
        Arm::Unarmed => "unarmed".to_owned(),
        Arm::Power(id, level) => format!("{}-{}", game.power(id).name, level + 1),
        Arm::Scroll(Hand::Main) => "main".to_owned(),
        Arm::Scroll(Hand::Off) => "off".to_owned(),
        Arm::Bite => "bite".to_owned(),
    }
}

fn arm(game: &Sorcery, arm: Arm) -> Arg {
    match arm {
        Arm::Item(id) => id.arg(game),
        Arm::Power(id, _) => id.arg(game),
        Arm::Unarmed => Arg::name("ss-arm-unarmed"),
        Arm::Scroll(Hand::Main) => Arg::name("ss-arm-main"),
        Arm::Scroll(Hand::Off) => Arg::name("ss-arm-off"),
        Arm::Bite => Arg::name("ss-arm-bite"),
    }
}

macro_rules! named {
    ($($type:ty)*) => { $(impl table::Named<Sorcery> for $type {
        fn name(&self, game: &Sorcery, out: &mut String) {
            out.push_str(&Told::text(self, game));
        }
    })* };
}
named! { u8 Critical Shadow Chest }
