//! How things are called in lines of the log, and when people read about them.

use super::{Cause, Ending};
use crate::Sorcery;
use crate::content::{
    CardId, Chest, Colour, Condition, Critical, EncounterId, EnemyPowerId, EventId, Gain, Hand, ItemId,
    Nature, PowerId, QuestId, SearchId, Shadow, Symbol, Symbols, TrapId,
};
use crate::world::{Arm, HeroId, Spot, Who};
use table::Told;
use table::phrase;
use table::phrase::Arg;

/// SS-ACT-16: the name of a special action.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecialName(
    /// As the quest calls it.
    pub String,
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
    Nature: |is, game| is.name().to_owned(), Arg::name(format!("ss-nature-{}", is.name()));
    Spot: |is, game| is.to_string(), Arg::text(is.to_string());
    HeroId: |is, game| game.class(is.class).hero.clone(), Arg::name(format!("ss-hero-{}", game.class(is.class).hero));
    Who: |is, game| game.name(*is), who(game, *is);
    CardId: |is, game| game.content.cards[is.index()].2.clone(), card(game, *is, None);
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
    Condition: |is, game| is.name().to_owned(), Arg::name(format!("ss-condition-{}", is.name()));
    Colour: |is, game| is.name().to_owned(), Arg::name(format!("ss-die-{}", is.name()));
    Symbols: |is, game| Symbols::text(*is), symbols(*is);
    Gain: |is, game| is.name(), gain(*is);
    Critical: |is, game| is.name(), Arg::name(format!("ss-critical-{}", is.name()));
    Shadow: |is, game| is.name().to_owned(), Arg::name(format!("ss-shadow-{}", is.name()));
    Chest: |is, game| is.name(), chest(*is);
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
    let enemy = game.enemy(card);
    let seal = game.content.cards[card.index()].1;
    let kind = Arg::name(format!("ss-enemy-{}", enemy.kind));
    let tier = Arg::name(format!("ss-tier-{}", enemy.tier.name()));
    match (figure, enemy.cards.len()) {
        (Some(n), _) => phrase!("sorcery-enemy-numbered", kind = kind, tier = tier, n = n + 1).into(),
        (None, 1) => phrase!("sorcery-enemy", kind = kind, tier = tier).into(),
        (None, _) => phrase!("sorcery-enemy-numbered", kind = kind, tier = tier, n = seal).into(),
    }
}

fn symbols(symbols: Symbols) -> Arg {
    let all = Symbol::ALL.into_iter().flat_map(|s| std::iter::repeat_n(s, usize::from(symbols.of(s))));
    let all: Vec<Arg> = all.map(|s| Arg::name(format!("ss-symbol-{}", s.name()))).collect();
    if all.is_empty() { Arg::name("ss-symbol-none") } else { Arg::List(all) }
}

fn gain(gain: Gain) -> Arg {
    match gain {
        Gain::Hits(n) => phrase!("sorcery-gain-hits", n = n).into(),
        Gain::Lethal(0) => phrase!("sorcery-gain-all-lethal").into(),
        Gain::Lethal(n) => phrase!("sorcery-gain-lethal", n = n).into(),
        Gain::Critical => phrase!("sorcery-gain-critical").into(),
        Gain::Bash => phrase!("sorcery-gain-bash").into(),
        Gain::Area(n) => phrase!("sorcery-gain-area", n = n).into(),
        Gain::Fire(n) => phrase!("sorcery-gain-fire", n = n).into(),
        Gain::Give(condition) => Arg::name(format!("ss-condition-{}", condition.name())),
        Gain::Pierce(n) => phrase!("sorcery-gain-pierce", n = n).into(),
        Gain::Blocks(n) => phrase!("sorcery-gain-blocks", n = n).into(),
        Gain::Reroll(n) => phrase!("sorcery-gain-reroll", n = n).into(),
        Gain::Heal(n) => phrase!("sorcery-gain-heal", n = n).into(),
        Gain::Steal(n) => phrase!("sorcery-gain-steal", n = n).into(),
    }
}

fn chest(chest: Chest) -> Arg {
    match chest {
        Chest::Treasures(n) => phrase!("sorcery-chest-treasures", n = n).into(),
        Chest::Crowns(n) => phrase!("sorcery-chest-crowns", n = n).into(),
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
