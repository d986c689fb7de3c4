//! How options are called, said, and what they point at.

use super::{Prompt, preview};
use crate::Sorcery;
use crate::content::cards::Deck;
use crate::content::{Deed, ItemId, PowerId, Property, Symbol, text};
use crate::world::{Pick, Who, World};
use std::fmt::Write as _;
use table::Told;
use table::phrase::{Arg, Phrase};
use table::scene::{Preview, Role, Target, Weight};
use table::{Choice, Seat, phrase};

impl Choice<Sorcery> for Pick {
    fn key(&self, game: &Sorcery, out: &mut String) {
        let t = |what: &dyn Told<Sorcery>| what.text(game);
        // Writing into a string cannot fail.
        let _ = match self {
            Pick::End => write!(out, "end"),
            Pick::Done => write!(out, "done"),
            Pick::No => write!(out, "pass"),
            Pick::Hero(hero) => write!(out, "{}", t(hero)),
            Pick::Figure(who) => write!(out, "{}", t(who)),
            Pick::Area(spot) => write!(out, "area:{spot}"),
            Pick::Step(spot) => write!(out, "step:{spot}"),
            Pick::StandUp => write!(out, "stand-up"),
            Pick::Attack(Some(item), who) => write!(out, "attack:{}/{}", t(item), t(who)),
            Pick::Attack(None, who) => write!(out, "attack:unarmed/{}", t(who)),
            Pick::Strike(power, level, who) => write!(out, "use:{}-{}/{}", t(power), level + 1, t(who)),
            Pick::Use(power, level) => write!(out, "use:{}-{}", t(power), level + 1),
            Pick::UseItem(item) => write!(out, "item:{}", t(item)),
            Pick::Dash => write!(out, "dash"),
            Pick::DashUp => write!(out, "dash:stand-up"),
            Pick::Focus => write!(out, "focus"),
            Pick::Reorganize => write!(out, "reorganize"),
            Pick::Exchange(hero) => write!(out, "exchange:{}", t(hero)),
            Pick::Search => write!(out, "search"),
            Pick::Provoke => write!(out, "provoke"),
            Pick::Open(spot) => write!(out, "open:{spot}"),
            Pick::BashDoor(spot) => write!(out, "bash:{spot}"),
            Pick::BashChest => write!(out, "bash:chest"),
            Pick::Unlock(spot) => write!(out, "unlock:{spot}"),
            Pick::UnlockChest => write!(out, "unlock:chest"),
            Pick::PickUp(item) => write!(out, "pick-up:{}", t(item)),
            Pick::PickCoins => write!(out, "pick-up:coins"),
            Pick::PickLoot => write!(out, "pick-up:loot"),
            Pick::PickTreasure => write!(out, "pick-up:treasure"),
            Pick::PickKey => write!(out, "pick-up:key"),
            Pick::Drop(item) => write!(out, "drop:{}", t(item)),
            Pick::Awake(item) => write!(out, "awake:{}", t(item)),
            Pick::Scream(_) => write!(out, "scream"),
            Pick::Return(spot) => write!(out, "return:{spot}"),
            Pick::Property(_, 0, Property(_, gain)) => write!(out, "pay:{}", t(gain)),
            Pick::Property(_, n, Property(_, gain)) => write!(out, "pay:{}#{}", t(gain), n + 1),
            Pick::Reroll(n, ..) => write!(out, "reroll:{}", n + 1),
            Pick::Projectile(item) => write!(out, "with:{}", t(item)),
            Pick::Equip(item) => write!(out, "equip:{}", t(item)),
            Pick::EquipMain(item) => write!(out, "equip:{}/main", t(item)),
            Pick::TakeOff(item) => write!(out, "take-off:{}", t(item)),
            Pick::Give(item) => write!(out, "give:{}", t(item)),
            Pick::Take(item) => write!(out, "take:{}", t(item)),
            Pick::GiveCoins => write!(out, "give:coins"),
            Pick::TakeCoins => write!(out, "take:coins"),
            Pick::Raise(hero) => write!(out, "raise:{}", t(hero)),
            Pick::Resurrect(hero) => write!(out, "resurrect:{}", t(hero)),
            Pick::Learn(power) => write!(out, "learn:{}", t(power)),
            Pick::Power(power) => write!(out, "power:{}", t(power)),
            Pick::Card(name) => write!(out, "card:{name}"),
            Pick::React(_, power, None) => write!(out, "use:{}", t(power)),
            Pick::React(_, power, Some(level)) => write!(out, "use:{}-{}", t(power), level + 1),
            Pick::Rid(ill) => write!(out, "{}", ill.name()),
            Pick::Swap => write!(out, "swap"),
            Pick::GiveCoin(n) => write!(out, "give:{n}"),
            Pick::TakeCoin(n) => write!(out, "take:{n}"),
            Pick::DropCoins => write!(out, "drop:coins"),
            Pick::DropCoin(n) => write!(out, "drop:{n}"),
            Pick::Special(name) => write!(out, "special:{name}"),
            Pick::Course(_, nature) => write!(out, "course:{}", nature.name()),
            Pick::Buy(item) => write!(out, "buy:{}", t(item)),
            Pick::Sell(item) => write!(out, "sell:{}", t(item)),
            Pick::Store(item) => write!(out, "store:{}", t(item)),
            Pick::Fetch(item) => write!(out, "fetch:{}", t(item)),
            Pick::Improve(item) => write!(out, "improve:{}", t(item)),
            Pick::Bet(symbol) => write!(out, "bet:{}", symbol.name()),
            Pick::Quest(quest) => write!(out, "quest:{}", t(quest)),
        };
    }

    /// A reaction is its hero's player's.
    fn seat(&self) -> Option<Seat> {
        match self {
            Pick::React(hero, ..) => Some(hero.seat()),
            _ => None,
        }
    }

    fn points_at(&self, game: &Sorcery) -> Vec<Target> {
        let figure = |what: &dyn Told<Sorcery>| Target::Figure(what.text(game));
        let item = |what: &dyn Told<Sorcery>| Target::Item(what.text(game));
        match self {
            Pick::Area(spot)
            | Pick::Step(spot)
            | Pick::Open(spot)
            | Pick::BashDoor(spot)
            | Pick::Unlock(spot)
            | Pick::Return(spot) => {
                vec![Target::space(spot)]
            }
            Pick::Hero(hero) | Pick::Exchange(hero) | Pick::Raise(hero) | Pick::Resurrect(hero) => {
                vec![figure(hero)]
            }
            Pick::Figure(who) | Pick::Attack(None, who) => vec![figure(who)],
            Pick::Attack(Some(id), who) => vec![item(id), figure(who)],
            Pick::Strike(power, _, who) => vec![Target::Card(power.text(game)), figure(who)],
            Pick::Use(power, _) | Pick::Learn(power) | Pick::React(_, power, _) | Pick::Power(power) => {
                vec![Target::Card(power.text(game))]
            }
            Pick::Card(name) | Pick::Special(name) => vec![Target::Card(name.clone())],
            Pick::Course(event, _) => vec![Target::Card(event.text(game))],
            Pick::Quest(quest) => vec![Target::Card(quest.text(game))],
            Pick::Scream(hero) => vec![Target::Card(hero.class.text(game))],
            Pick::Property(_, _, Property(paid, _)) => {
                let all = Symbol::ALL.into_iter().filter(|symbol| paid.of(*symbol) > 0);
                all.map(|symbol| Target::Card(symbol_card(symbol))).collect()
            }
            Pick::Bet(symbol) => vec![Target::Card(symbol_card(*symbol))],
            Pick::Reroll(n, colour, _) => vec![Target::Die(format!("{}-{}", colour.name(), n + 1))],
            Pick::UseItem(id)
            | Pick::PickUp(id)
            | Pick::Drop(id)
            | Pick::Awake(id)
            | Pick::Projectile(id) => {
                vec![item(id)]
            }
            Pick::Equip(id) | Pick::EquipMain(id) | Pick::TakeOff(id) | Pick::Give(id) | Pick::Take(id) => {
                vec![item(id)]
            }
            Pick::Buy(id) | Pick::Sell(id) | Pick::Store(id) | Pick::Fetch(id) | Pick::Improve(id) => {
                vec![item(id)]
            }
            _ => Vec::new(),
        }
    }

    fn preview(&self, game: &Sorcery, asked: &Prompt, world: &World, _: Seat) -> Preview {
        preview::preview(game, world, asked, self)
    }

    fn role(&self) -> Role {
        match self {
            Pick::Step(_) => Role::Step,
            Pick::Area(_) => Role::Place,
            Pick::End | Pick::Done | Pick::No => Role::Decline,
            _ => Role::Plain,
        }
    }

    fn weight(&self) -> Weight {
        match self {
            // A friend is attacked by nobody in their right mind.
            Pick::Attack(_, Who::Hero(_) | Who::Companion(_))
            | Pick::Strike(_, _, Who::Hero(_) | Who::Companion(_)) => Weight::Seldom,
            Pick::Attack(..) | Pick::Strike(..) | Pick::Step(_) => Weight::Main,
            Pick::Use(..)
            | Pick::UseItem(_)
            | Pick::Search
            | Pick::Open(_)
            | Pick::Unlock(_)
            | Pick::UnlockChest
            | Pick::PickUp(_)
            | Pick::PickCoins
            | Pick::PickLoot
            | Pick::PickTreasure
            | Pick::PickKey => Weight::Adds,
            Pick::Drop(_)
            | Pick::TakeOff(_)
            | Pick::Give(_)
            | Pick::GiveCoins
            | Pick::GiveCoin(_)
            | Pick::DropCoins
            | Pick::DropCoin(_) => Weight::Seldom,
            _ => Weight::Other,
        }
    }

    fn say(&self, game: &Sorcery) -> Phrase {
        let a = |what: &dyn Told<Sorcery>| what.arg(game);
        match self {
            Pick::End => phrase!("sorcery-choose-end"),
            Pick::Done => phrase!("sorcery-choose-done"),
            Pick::No => phrase!("pass"),
            Pick::Hero(hero) => phrase!("sorcery-choose-this", what = a(hero)),
            Pick::Figure(who) => phrase!("sorcery-choose-this", what = a(who)),
            Pick::Area(spot) => phrase!("sorcery-choose-area", area = a(spot)),
            Pick::Step(spot) => phrase!("sorcery-choose-step", area = a(spot)),
            Pick::StandUp => phrase!("sorcery-choose-stand-up"),
            Pick::Attack(Some(item), who) => {
                phrase!("sorcery-choose-attack", target = a(who), with = a(item))
            }
            Pick::Attack(None, who) => phrase!("sorcery-choose-attack-unarmed", target = a(who)),
            Pick::Strike(power, level, who) => {
                let does = game.content.power_does(game.power(*power), *level);
                phrase!("sorcery-choose-strike", power = a(power), target = a(who), does = does)
            }
            Pick::Use(power, level) => use_power(game, *power, *level),
            Pick::UseItem(item) => {
                let does = game.content.item_does(game.item(*item));
                phrase!("sorcery-choose-item", item = a(item), does = does)
            }
            Pick::Dash => phrase!("sorcery-choose-dash"),
            Pick::DashUp => phrase!("sorcery-choose-dash-up"),
            Pick::Focus => phrase!("sorcery-choose-focus"),
            Pick::Reorganize => phrase!("sorcery-choose-reorganize"),
            Pick::Exchange(hero) => phrase!("sorcery-choose-exchange", hero = a(hero)),
            Pick::Search => phrase!("sorcery-choose-search"),
            Pick::Provoke => phrase!("sorcery-choose-provoke"),
            Pick::Open(spot) => phrase!("sorcery-choose-open", area = a(spot)),
            Pick::BashDoor(spot) => phrase!("sorcery-choose-bash-door", area = a(spot)),
            Pick::BashChest => phrase!("sorcery-choose-bash-chest"),
            Pick::Unlock(spot) => phrase!("sorcery-choose-unlock", area = a(spot)),
            Pick::UnlockChest => phrase!("sorcery-choose-unlock-chest"),
            Pick::PickUp(item) => phrase!("sorcery-choose-pick-up", item = a(item)),
            Pick::PickCoins => phrase!("sorcery-choose-pick-coins"),
            Pick::PickLoot => phrase!("sorcery-choose-pick-loot"),
            Pick::PickTreasure => phrase!("sorcery-choose-pick-treasure"),
            Pick::PickKey => phrase!("sorcery-choose-pick-key"),
            Pick::Drop(item) => phrase!("sorcery-choose-drop", item = a(item)),
            Pick::Awake(item) => awake(game, *item),
            Pick::Scream(hero) => {
                phrase!("sorcery-choose-scream", does = game.content.scream_does(game.class(hero.class)))
            }
            Pick::Return(spot) => phrase!("sorcery-choose-return", area = a(spot)),
            Pick::Property(_, _, Property(paid, gain)) if paid.count() == 0 => {
                phrase!("sorcery-choose-property-free", gain = a(gain))
            }
            Pick::Property(_, _, Property(paid, gain)) => {
                phrase!("sorcery-choose-property", cost = text::words::cost(*paid), gain = a(gain))
            }
            Pick::Reroll(_, colour, face) => {
                phrase!("sorcery-choose-reroll", colour = a(colour), face = a(face))
            }
            Pick::Projectile(item) => {
                let does = game.content.item_does(game.item(*item));
                phrase!("sorcery-choose-does", what = a(item), does = does)
            }
            Pick::Equip(item) => phrase!("sorcery-choose-equip", item = a(item)),
            Pick::EquipMain(item) => phrase!("sorcery-choose-equip-main", item = a(item)),
            Pick::TakeOff(item) => phrase!("sorcery-choose-take-off", item = a(item)),
            Pick::Give(item) => phrase!("sorcery-choose-give", item = a(item)),
            Pick::Take(item) => phrase!("sorcery-choose-take", item = a(item)),
            Pick::GiveCoins => phrase!("sorcery-choose-give-coins"),
            Pick::TakeCoins => phrase!("sorcery-choose-take-coins"),
            Pick::Raise(hero) => phrase!("sorcery-choose-raise", hero = a(hero)),
            Pick::Resurrect(hero) => phrase!("sorcery-choose-resurrect", hero = a(hero)),
            Pick::React(_, power, level) => use_power(game, *power, level.unwrap_or(0)),
            Pick::Learn(power) => phrase!("sorcery-choose-learn", power = a(power)),
            Pick::Power(power) => phrase!("sorcery-choose-this", what = a(power)),
            Pick::Card(name) => {
                phrase!("sorcery-choose-does", what = card(game, name), does = card_does(game, name))
            }
            Pick::Rid(ill) => phrase!("sorcery-choose-this", what = a(ill)),
            Pick::Swap => phrase!("sorcery-choose-swap"),
            Pick::GiveCoin(n) => phrase!("sorcery-choose-give-coin", n = *n),
            Pick::TakeCoin(n) => phrase!("sorcery-choose-take-coin", n = *n),
            Pick::DropCoins => phrase!("sorcery-choose-drop-coins"),
            Pick::DropCoin(n) => phrase!("sorcery-choose-drop-coin", n = *n),
            Pick::Special(name) => {
                let does = special_does(game, name);
                phrase!("sorcery-choose-does", what = Arg::name(format!("ss-special-{name}")), does = does)
            }
            Pick::Course(event, nature) => {
                let event = &game.content.events[event.index()];
                let courses = event.courses.iter().filter(|(other, _)| other == nature);
                let deeds: Vec<Deed> = courses.flat_map(|(_, deeds)| deeds.iter().copied()).collect();
                let does = game.content.deeds_text(game.content.event_speaks(event), &deeds);
                phrase!("sorcery-choose-course", nature = a(nature), does = does)
            }
            Pick::Buy(item) => phrase!("sorcery-choose-buy", item = a(item), n = price(game, *item)),
            Pick::Sell(item) => phrase!("sorcery-choose-sell", item = a(item)),
            Pick::Store(item) => phrase!("sorcery-choose-store", item = a(item)),
            Pick::Fetch(item) => phrase!("sorcery-choose-fetch", item = a(item)),
            Pick::Improve(item) => phrase!("sorcery-choose-improve", item = a(item)),
            Pick::Bet(symbol) => {
                phrase!("sorcery-choose-bet", symbol = Arg::name(format!("ss-symbol-{}", symbol.name())))
            }
            Pick::Quest(quest) => phrase!("sorcery-choose-this", what = a(quest)),
        }
    }
}

/// SS-SWP-03: what a soul weapon costs, and what it does when it is awake.
fn awake(game: &Sorcery, item: ItemId) -> Phrase {
    let is = game.item(item);
    let shards = if let Deck::Soul(n) = is.deck { n } else { 0 };
    let back = is.back.as_ref().and_then(|name| game.content.item(name));
    let does = game.content.item_does(game.item(back.unwrap_or(item)));
    phrase!("sorcery-choose-awake", item = item.arg(game), n = shards, does = does)
}

/// A power at a level: what it does.
fn use_power(game: &Sorcery, power: PowerId, level: u8) -> Phrase {
    let does = game.content.power_does(game.power(power), level);
    phrase!("sorcery-choose-does", what = power.arg(game), does = does)
}

/// What a trap or a treasure does.
fn card_does(game: &Sorcery, name: &str) -> Phrase {
    let content = &game.content;
    let trap = || {
        let trap = content.traps.iter().find(|trap| trap.name == name);
        trap.and_then(|trap| text::joined(content.trap_lines(trap).into_iter().map(|line| line.say)))
    };
    let item = content.item(name).map(|id| content.item_does(game.item(id)));
    item.or_else(trap).unwrap_or_else(|| phrase!("sorcery-card-nothing"))
}

/// SS-ACT-16: what a special action of a quest does.
fn special_does(game: &Sorcery, name: &str) -> Phrase {
    let content = &game.content;
    let all =
        content.quests.iter().flat_map(|quest| quest.specials.iter().map(move |special| (quest, special)));
    let found = all.into_iter().find(|(_, special)| special.name == name);
    let does = found.and_then(|(quest, special)| {
        // The first line says where.
        let lines = content.special_lines(quest, special).into_iter().skip(1);
        text::joined(lines.map(|line| line.say))
    });
    does.unwrap_or_else(|| phrase!("sorcery-card-nothing"))
}

/// The name of the face of a symbol.
pub(super) fn symbol_card(symbol: Symbol) -> String {
    format!("symbol-{}", symbol.name())
}

/// What a card of the Emporium costs.
fn price(game: &Sorcery, item: ItemId) -> u8 {
    match game.item(item).deck {
        Deck::Emporium(crowns) => crowns,
        _ => 0,
    }
}

/// A trap or a treasure, by its name.
fn card(game: &Sorcery, name: &str) -> Arg {
    let kind = if game.content.item(name).is_some() { "item" } else { "trap" };
    Arg::name(format!("ss-{kind}-{name}"))
}
