//! How options are called, said, and what they point at.

use super::names;
use crate::Darkness;
use crate::content::{ItemId, Token};
use crate::world::{Card, HeroId, Owned, Pick};
use std::fmt::Write as _;
use table::phrase::{Arg, Phrase};
use table::scene::{Role, Target, Weight};
use table::{Choice, Named, Seat, phrase};

fn list(game: &Darkness, items: &[ItemId]) -> String {
    items.iter().map(|i| format!("/{}", game.item(*i).name)).collect()
}

fn hero(game: &Darkness, id: HeroId) -> &str {
    &game.hero_card(id.card).name
}

/// The card on which an ability is written, where it lies before a hero.
fn card(game: &Darkness, card: Card) -> Option<Target> {
    match card {
        Card::Item(id) => Some(Target::Item(game.item(id).name.clone())),
        Card::Skill(id) | Card::Blessed(id) => Some(Target::Card(game.skill(id).key())),
        _ => None,
    }
}

impl Choice<Darkness> for Pick {
    fn key(&self, game: &Darkness, out: &mut String) {
        let item = |id: &ItemId| &game.item(*id).name;
        // Writing into a string cannot fail.
        let _ = match self {
            Pick::Move => write!(out, "action:move"),
            Pick::Attack => write!(out, "action:attack"),
            Pick::Trade => write!(out, "action:trade"),
            Pick::Recover => write!(out, "action:recover"),
            Pick::End => write!(out, "end"),
            Pick::Done => write!(out, "done"),
            Pick::No => write!(out, "pass"),
            Pick::Keep => write!(out, "keep"),
            Pick::Use { ability, .. } => write!(out, "use:{}", game.ability_name(*ability)),
            Pick::OutOfTurn { hero: h, ability } => {
                write!(out, "{}:use:{}", hero(game, *h), game.ability_name(*ability))
            }
            Pick::Hero(h) => write!(out, "{}", hero(game, *h)),
            Pick::Enemy(enemy) => write!(out, "{}", game.enemy_name(*enemy)),
            Pick::Target(who) => write!(out, "{}", game.fighter_name(*who)),
            Pick::Wounded => write!(out, "wounded"),
            Pick::Unwounded => write!(out, "unwounded"),
            Pick::Zone(zone) => write!(out, "zone:{zone}"),
            Pick::Step(zone) => write!(out, "step:{zone}"),
            Pick::Door(_, zone) => write!(out, "door:{zone}"),
            Pick::Take(Token::Prize(n), _) => write!(out, "take:prize-{n}"),
            Pick::Take(token, _) => write!(out, "take:{}", token.kind()),
            Pick::Trap(token) => write!(out, "{}", token.kind()),
            Pick::On(enemy, kind) => write!(out, "on:{}/{}", game.enemy_name(*enemy), kind.name()),
            Pick::BothWeapons(_) => write!(out, "both"),
            Pick::Weapon(id) => write!(out, "weapon:{}", item(id)),
            Pick::Roll => write!(out, "roll"),
            Pick::Resolve { die, icon, several: true } => write!(out, "resolve:{die}/{}", icon.name()),
            Pick::Resolve { die, .. } => write!(out, "resolve:{die}"),
            Pick::Reroll(die) => write!(out, "reroll:{die}"),
            Pick::Rest => write!(out, "resolve:rest"),
            Pick::KeepAsRage(n) => write!(out, "keep-as-rage:{n}"),
            Pick::Type(kind) => write!(out, "{}", kind.name()),
            Pick::Item(id) => write!(out, "item:{}", item(id)),
            Pick::Equip(id, instead) => write!(out, "equip:{}{}", item(id), list(game, instead)),
            Pick::TakeOff(id) => write!(out, "take-off:{}", item(id)),
            Pick::Give(id, to) => write!(out, "give:{}/{}", item(id), hero(game, *to)),
            Pick::GivePrize(n, to) => write!(out, "give:prize-{n}/{}", hero(game, *to)),
            Pick::HeroEquips(h, id, instead) => {
                write!(out, "{}:equip:{}{}", hero(game, *h), item(id), list(game, instead))
            }
            Pick::HeroGives(h, id, to) => {
                write!(out, "{}:give:{}/{}", hero(game, *h), item(id), hero(game, *to))
            }
            Pick::Split(health, mana, fire) => write!(out, "health:{health} mana:{mana} fire:{fire}"),
            Pick::RemoveFire(n) => write!(out, "remove-fire:{n}"),
            Pick::Skill(id) => write!(out, "skill:{}", game.skill(*id).key()),
            Pick::Segment(n) => write!(out, "segment:{}", n + 1),
            Pick::TurnPointer => write!(out, "turn-pointer"),
            Pick::Column(n) => write!(out, "column:{}", n + 1),
            Pick::Consecrate(n) => write!(out, "consecrate:{}", n + 1),
            Pick::Unconsecrate(n) => write!(out, "unconsecrate:{}", n + 1),
            Pick::Bless(id) => write!(out, "bless:{}", game.skill(*id).key()),
            Pick::Stance(stance) => write!(out, "stance:{}", stance.name()),
            Pick::Token(id) => write!(out, "tool:{}", game.rogue_token(*id).name),
            Pick::KeepMana => write!(out, "mana"),
            Pick::Element(element) => write!(out, "element:{}", element.name()),
            Pick::Flip(element) => write!(out, "flip:{}", element.name()),
            Pick::Spirit(id) => write!(out, "spirit:{}", id.kind.name()),
            Pick::Reveal => write!(out, "reveal"),
            Pick::Apply => write!(out, "apply"),
            Pick::Stop => write!(out, "stop"),
            Pick::Destroy(n, _) => write!(out, "action:destroy-{n}"),
            Pick::Pay(n) => write!(out, "pay:{n}"),
            Pick::Class(class) => write!(out, "{}", class.name()),
        };
    }

    /// Out of turn a hero's own player decides about its cards; everything else belongs to whoever is asked.
    fn seat(&self) -> Option<Seat> {
        match self {
            Pick::OutOfTurn { hero, .. } => Some(hero.seat()),
            _ => None,
        }
    }

    fn points_at(&self, game: &Darkness) -> Vec<Target> {
        let item = |id: &ItemId| Target::Item(game.item(*id).name.clone());
        let items = |list: &[ItemId]| list.iter().map(item).collect::<Vec<_>>();
        let figure = |id: HeroId| Target::Figure(hero(game, id).to_owned());
        let named = |name: &str| Target::Figure(name.to_owned());
        match self {
            Pick::Zone(zone)
            | Pick::Step(zone)
            | Pick::Door(_, zone)
            | Pick::Take(_, zone)
            | Pick::Destroy(_, zone) => vec![Target::space(zone)],
            Pick::Resolve { die, .. } | Pick::Reroll(die) => vec![Target::Die(die.to_string())],
            Pick::Hero(h) => vec![figure(*h)],
            Pick::Enemy(enemy) | Pick::On(enemy, _) => vec![named(game.enemy_name(*enemy))],
            Pick::Target(who) => vec![named(game.fighter_name(*who))],
            Pick::Spirit(id) => vec![named(id.kind.name())],
            Pick::Use { ability, .. } => card(game, ability.card).into_iter().collect(),
            Pick::OutOfTurn { hero: h, ability } => {
                std::iter::once(figure(*h)).chain(card(game, ability.card)).collect()
            }
            Pick::BothWeapons(weapons) => items(weapons),
            Pick::Reveal => vec![Target::Deck("arrows".to_owned())],
            Pick::Weapon(id) | Pick::Item(id) | Pick::TakeOff(id) => vec![item(id)],
            Pick::Equip(id, instead) => [vec![item(id)], items(instead)].concat(),
            Pick::Give(id, to) => vec![item(id), figure(*to)],
            Pick::GivePrize(_, to) => vec![figure(*to)],
            Pick::HeroEquips(h, id, instead) => [vec![figure(*h), item(id)], items(instead)].concat(),
            Pick::HeroGives(h, id, to) => vec![figure(*h), item(id), figure(*to)],
            Pick::Skill(id) | Pick::Bless(id) => vec![Target::Card(game.skill(*id).key())],
            _ => Vec::new(),
        }
    }

    fn role(&self) -> Role {
        match self {
            Pick::Step(_) => Role::Step,
            Pick::Zone(_) => Role::Place,
            Pick::End | Pick::Done | Pick::No | Pick::Stop | Pick::Keep => Role::Decline,
            _ => Role::Plain,
        }
    }

    fn weight(&self) -> Weight {
        match self {
            Pick::Attack
            | Pick::Move
            | Pick::Step(_)
            | Pick::On(..)
            | Pick::Destroy(..)
            | Pick::Roll
            | Pick::Resolve { .. }
            | Pick::Rest => Weight::Main,
            Pick::Use { .. } | Pick::OutOfTurn { .. } | Pick::Door(..) | Pick::Take(..) | Pick::Reroll(_) => {
                Weight::Adds
            }
            Pick::TakeOff(_)
            | Pick::Give(..)
            | Pick::GivePrize(..)
            | Pick::HeroEquips(..)
            | Pick::HeroGives(..)
            | Pick::Unconsecrate(_) => Weight::Seldom,
            _ => Weight::Other,
        }
    }

    fn say(&self, game: &Darkness) -> Phrase {
        let item = |id: &ItemId| names::item(game, *id);
        let hero = |h: &HeroId| names::hero(game, *h);
        match self {
            Pick::Move => phrase!("darkness-choose-move"),
            Pick::Attack => phrase!("darkness-choose-attack"),
            Pick::Trade => phrase!("darkness-choose-trade"),
            Pick::Recover => phrase!("darkness-choose-recover"),
            Pick::End => phrase!("darkness-choose-end"),
            Pick::Done => phrase!("darkness-choose-done"),
            Pick::No => phrase!("pass"),
            Pick::Keep => phrase!("darkness-choose-keep"),
            Pick::Use { hero: h, ability } | Pick::OutOfTurn { hero: h, ability } => {
                phrase!("darkness-choose-use", hero = hero(h), card = names::ability(game, *ability))
            }
            Pick::Hero(h) => phrase!("darkness-choose-this", what = hero(h)),
            Pick::Enemy(e) => phrase!("darkness-choose-this", what = names::enemy(game, *e)),
            Pick::Target(who) => phrase!("darkness-choose-this", what = names::fighter(game, *who)),
            Pick::Wounded => phrase!("darkness-choose-wounded"),
            Pick::Unwounded => phrase!("darkness-choose-unwounded"),
            Pick::Zone(zone) => phrase!("darkness-choose-zone", zone = Arg::text(zone.to_string())),
            Pick::Step(zone) => phrase!("darkness-choose-step", zone = Arg::text(zone.to_string())),
            Pick::Door(_, zone) => phrase!("darkness-choose-door", zone = Arg::text(zone.to_string())),
            Pick::Take(token, _) => phrase!("darkness-choose-take", token = names::token(*token)),
            Pick::Trap(token) => phrase!("darkness-choose-trap", token = names::token(*token)),
            Pick::On(e, kind) => {
                phrase!("darkness-choose-on", enemy = names::enemy(game, *e), kind = names::attack(*kind))
            }
            Pick::BothWeapons(_) => phrase!("darkness-choose-both-weapons"),
            Pick::Weapon(id) | Pick::Item(id) => phrase!("darkness-choose-this", what = item(id)),
            Pick::Roll => phrase!("darkness-choose-roll"),
            Pick::Resolve { die, icon, .. } => {
                phrase!("darkness-choose-resolve", die = names::die(*die), icon = names::icon(*icon))
            }
            Pick::Reroll(die) => phrase!("darkness-choose-reroll", die = names::die(*die)),
            Pick::Rest => phrase!("darkness-choose-rest"),
            Pick::KeepAsRage(n) => phrase!("darkness-choose-rage", n = *n),
            Pick::Type(kind) => phrase!("darkness-choose-this", what = names::attack(*kind)),
            Pick::Equip(id, instead) | Pick::HeroEquips(_, id, instead) if instead.is_empty() => {
                phrase!("darkness-choose-equip", item = item(id))
            }
            Pick::Equip(id, instead) | Pick::HeroEquips(_, id, instead) => {
                let instead: Vec<Arg> = instead.iter().map(item).collect();
                phrase!("darkness-choose-equip-instead", item = item(id), instead = instead)
            }
            Pick::TakeOff(id) => phrase!("darkness-choose-take-off", item = item(id)),
            Pick::Give(id, to) | Pick::HeroGives(_, id, to) => {
                phrase!("darkness-choose-give", item = item(id), hero = hero(to))
            }
            Pick::GivePrize(_, to) => {
                phrase!("darkness-choose-give", item = Arg::name("md-token-prize"), hero = hero(to))
            }
            Pick::Split(health, mana, fire) => {
                phrase!("darkness-choose-split", health = *health, mana = *mana, fire = *fire)
            }
            Pick::RemoveFire(n) => phrase!("darkness-choose-remove-fire", n = *n),
            Pick::Skill(id) => phrase!("darkness-choose-this", what = names::skill(game, *id)),
            Pick::Segment(n) => phrase!("darkness-choose-segment", n = n + 1),
            Pick::TurnPointer => phrase!("darkness-choose-turn-pointer"),
            Pick::Column(n) => phrase!("darkness-choose-this", what = names::column(*n)),
            Pick::Consecrate(n) => phrase!("darkness-choose-consecrate", column = names::column(*n)),
            Pick::Unconsecrate(n) => phrase!("darkness-choose-unconsecrate", column = names::column(*n)),
            Pick::Bless(id) => phrase!("darkness-choose-bless", skill = names::skill(game, *id)),
            Pick::Stance(s) => phrase!("darkness-choose-stance", stance = names::stance(*s)),
            Pick::Token(id) => phrase!("darkness-choose-this", what = names::rogue_token(game, *id)),
            Pick::KeepMana => phrase!("darkness-choose-mana"),
            Pick::Element(e) => phrase!("darkness-choose-element", element = names::element(*e)),
            Pick::Flip(e) => phrase!("darkness-choose-flip", element = names::element(*e)),
            Pick::Spirit(id) => phrase!("darkness-choose-spirit", spirit = names::spirit(*id)),
            Pick::Reveal => phrase!("darkness-choose-reveal"),
            Pick::Apply => phrase!("darkness-choose-apply"),
            Pick::Stop => phrase!("darkness-choose-stop"),
            Pick::Destroy(..) => phrase!("darkness-choose-destroy"),
            Pick::Pay(n) => phrase!("darkness-choose-pay", n = *n),
            Pick::Class(class) => {
                phrase!("darkness-choose-this", what = Arg::name(format!("md-class-{}", class.name())))
            }
        }
    }
}

impl Choice<Darkness> for Owned {
    fn key(&self, game: &Darkness, out: &mut String) {
        self.pick.key(game, out);
    }

    fn seat(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn points_at(&self, game: &Darkness) -> Vec<Target> {
        self.pick.points_at(game)
    }

    fn role(&self) -> Role {
        self.pick.role()
    }

    fn weight(&self) -> Weight {
        self.pick.weight()
    }

    fn say(&self, game: &Darkness) -> Phrase {
        self.pick.say(game)
    }
}

macro_rules! named {
    ($($type:ty: |$is:ident, $game:ident| $name:expr;)*) => { $(
        impl Named<Darkness> for $type {
            fn name(&self, $game: &Darkness, out: &mut String) {
                let $is = self;
                out.push_str(&$name);
            }
        }
    )* };
}

named! {
    crate::content::MobId: |id, game| game.content.mobs[usize::from(id.0)].name;
    crate::content::RoamingId: |id, game| game.content.roaming[usize::from(id.0)].name;
    crate::content::ItemId: |id, game| game.item(*id).name;
    crate::content::DoorCardId: |id, game| game.content.doors[usize::from(id.0)].name;
    crate::content::ArrowId: |id, game| game.arrow(*id).name;
    crate::content::RogueTokenId: |id, game| game.rogue_token(*id).name;
    crate::content::Rarity: |rarity, _game| crate::content::Rarity::name(*rarity);
    u8: |back, _game| back.to_string();
    bool: |bites, _game| if *bites { "lose-action" } else { "blank" };
}
