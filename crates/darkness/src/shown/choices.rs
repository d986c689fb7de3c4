//! How options are called, said, and what they point at.

use super::faces::set_of;
use super::{Column, Prompt, Segment, preview};
use crate::Darkness;
use crate::content::text::{self, words};
use crate::content::{Face, HeroCardId, ItemId, Token};
use crate::world::{AbilityId, Card, HeroId, Owned, Pick, ResultIcon, World};
use std::fmt::Write as _;
use table::phrase::{Arg, Phrase};
use table::scene::{Preview, Role, Target, Weight};
use table::{Choice, Seat, Told, phrase};

fn list(game: &Darkness, items: &[ItemId]) -> String {
    items.iter().map(|i| format!("/{}", game.item(*i).name)).collect()
}

fn hero(game: &Darkness, id: HeroId) -> &str {
    &game.hero_card(id.card).name
}

/// The card on which an ability is written.
fn card(game: &Darkness, card: Card, of: HeroId) -> Target {
    let is = game.hero_card(of.card);
    match card {
        Card::Item(id) => Target::Item(game.item(id).name.clone()),
        Card::Hero | Card::Shadow => Target::Card(is.name.clone()),
        Card::Set | Card::ImprovedSet => Target::Card(set_of(is.class)),
        other => Target::Card(game.card_name(other)),
    }
}

/// What an ability does, with its timing and its cost.
fn ability(game: &Darkness, id: AbilityId, of: HeroId) -> Phrase {
    let nothing = || phrase!("darkness-icon-nothing");
    game.ability_on(id, of.card).map_or_else(nothing, words::ability)
}

/// What is written on a card of a class board.
fn board(game: &Darkness, card: Card, of: HeroCardId) -> Arg {
    Arg::List(game.abilities_on(card, of).iter().map(|is| words::ability(is).into()).collect())
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
            Pick::Resolve { die, icon, several: true, .. } => write!(out, "resolve:{die}/{}", icon.name()),
            Pick::Resolve { die, .. } => write!(out, "resolve:{die}"),
            Pick::Reroll(die, _) => write!(out, "reroll:{die}"),
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
            Pick::Resolve { die, .. } | Pick::Reroll(die, _) => vec![Target::Die(die.to_string())],
            Pick::Hero(h) => vec![figure(*h)],
            Pick::Enemy(enemy) | Pick::On(enemy, _) => vec![named(game.enemy_name(*enemy))],
            Pick::Target(who) => vec![named(game.fighter_name(*who))],
            Pick::Spirit(id) => vec![named(id.kind.name())],
            Pick::Use { hero: h, ability } => vec![card(game, ability.card, *h)],
            Pick::OutOfTurn { hero: h, ability } => vec![figure(*h), card(game, ability.card, *h)],
            Pick::Stance(stance) => vec![Target::Card(stance.name().to_owned())],
            Pick::Token(id) => vec![Target::Card(game.rogue_token(*id).name.clone())],
            Pick::Flip(element) => vec![Target::Card(format!("passive-{}", element.name()))],
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
            Pick::Use { .. }
            | Pick::OutOfTurn { .. }
            | Pick::Door(..)
            | Pick::Take(..)
            | Pick::Reroll(..) => Weight::Adds,
            Pick::TakeOff(_)
            | Pick::Give(..)
            | Pick::GivePrize(..)
            | Pick::HeroEquips(..)
            | Pick::HeroGives(..)
            | Pick::Unconsecrate(_) => Weight::Seldom,
            _ => Weight::Other,
        }
    }

    fn preview(&self, game: &Darkness, asked: &Prompt, world: &World, _: Seat) -> Preview {
        preview::preview(game, world, asked, self)
    }

    fn say(&self, game: &Darkness) -> Phrase {
        let a = |what: &dyn Told<Darkness>| what.arg(game);
        let does = |what: Arg, does: Arg| phrase!("darkness-choose-does", what = what, does = does);
        match self {
            Pick::Move => phrase!("darkness-choose-move"),
            Pick::Attack => phrase!("darkness-choose-attack"),
            Pick::Trade => phrase!("darkness-choose-trade"),
            Pick::Recover => phrase!("darkness-choose-recover"),
            Pick::End => phrase!("darkness-choose-end"),
            Pick::Done => phrase!("darkness-choose-done"),
            Pick::No => phrase!("pass"),
            Pick::Keep => phrase!("darkness-choose-keep"),
            Pick::Use { hero, ability: id } => does(a(id), ability(game, *id, *hero).into()),
            Pick::OutOfTurn { hero, ability: id } => {
                let does = ability(game, *id, *hero);
                phrase!("darkness-choose-use", hero = a(hero), card = a(id), does = does)
            }
            Pick::Hero(hero) => phrase!("darkness-choose-this", what = a(hero)),
            Pick::Enemy(enemy) => phrase!("darkness-choose-this", what = a(enemy)),
            Pick::Target(who) => phrase!("darkness-choose-this", what = a(who)),
            Pick::Wounded => phrase!("darkness-choose-wounded"),
            Pick::Unwounded => phrase!("darkness-choose-unwounded"),
            Pick::Zone(zone) => phrase!("darkness-choose-zone", zone = a(zone)),
            Pick::Step(zone) => phrase!("darkness-choose-step", zone = a(zone)),
            Pick::Door(_, zone) => phrase!("darkness-choose-door", zone = a(zone)),
            Pick::Take(token, _) => {
                phrase!("darkness-choose-take", token = a(token), does = game.content.token_does(*token))
            }
            Pick::Trap(token) => does(a(token), game.content.token_does(*token).into()),
            Pick::On(enemy, kind) => phrase!("darkness-choose-on", enemy = a(enemy), kind = a(kind)),
            Pick::BothWeapons(both) => {
                let both: Vec<Arg> = both.iter().map(|id| a(id)).collect();
                phrase!("darkness-choose-both-weapons", weapons = both)
            }
            Pick::Weapon(id) => does(a(id), text::weapon_does(game.item(*id), None)),
            Pick::Item(id) => does(a(id), game.content.item_does(game.item(*id))),
            Pick::Roll => phrase!("darkness-choose-roll"),
            Pick::Resolve { die, face, icon, .. } => {
                let colour = die.colour.arg(game);
                phrase!(
                    "darkness-choose-resolve",
                    icon = resolved(*icon, *face),
                    colour = colour,
                    face = a(face)
                )
            }
            Pick::Reroll(die, face) => {
                phrase!("darkness-choose-reroll", colour = die.colour.arg(game), face = a(face))
            }
            Pick::Rest => phrase!("darkness-choose-rest"),
            Pick::KeepAsRage(n) => phrase!("darkness-choose-rage", n = *n),
            Pick::Type(kind) => phrase!("darkness-choose-this", what = a(kind)),
            Pick::Equip(id, instead) | Pick::HeroEquips(_, id, instead) if instead.is_empty() => {
                phrase!("darkness-choose-equip", item = a(id))
            }
            Pick::Equip(id, instead) | Pick::HeroEquips(_, id, instead) => {
                let instead: Vec<Arg> = instead.iter().map(|id| a(id)).collect();
                phrase!("darkness-choose-equip-instead", item = a(id), instead = instead)
            }
            Pick::TakeOff(id) => phrase!("darkness-choose-take-off", item = a(id)),
            Pick::Give(id, to) | Pick::HeroGives(_, id, to) => {
                phrase!("darkness-choose-give", item = a(id), hero = a(to))
            }
            Pick::GivePrize(_, to) => {
                phrase!("darkness-choose-give", item = Arg::name("md-token-prize"), hero = a(to))
            }
            Pick::Split(health, mana, fire) => split(*health, *mana, *fire),
            Pick::RemoveFire(n) => phrase!("darkness-choose-remove-fire", n = *n),
            Pick::Skill(id) => does(a(id), game.content.skill_says(game.skill(*id))),
            Pick::Segment(n) => phrase!("darkness-choose-segment", spell = Segment(*n).arg(game)),
            Pick::TurnPointer => phrase!("darkness-choose-turn-pointer"),
            Pick::Column(n) => phrase!("darkness-choose-this", what = Column(*n).arg(game)),
            Pick::Consecrate(n) => phrase!(
                "darkness-choose-consecrate",
                column = Column(*n).arg(game),
                does = board(game, Card::Consecration(*n), HeroCardId(0))
            ),
            Pick::Unconsecrate(n) => phrase!("darkness-choose-unconsecrate", column = Column(*n).arg(game)),
            Pick::Bless(id) => phrase!(
                "darkness-choose-bless",
                skill = a(id),
                does = board(game, Card::Blessed(*id), HeroCardId(0))
            ),
            Pick::Stance(stance) => phrase!(
                "darkness-choose-stance",
                stance = a(stance),
                does = board(game, Card::Stance(*stance), HeroCardId(0))
            ),
            Pick::Token(id) => does(a(id), game.content.tool_does(game.rogue_token(*id)).into()),
            Pick::KeepMana => phrase!("darkness-choose-mana"),
            Pick::Element(element) => phrase!("darkness-choose-element", element = a(element)),
            Pick::Flip(element) => phrase!(
                "darkness-choose-flip",
                element = a(element),
                does = board(game, Card::Passive(*element), HeroCardId(0))
            ),
            Pick::Spirit(id) => phrase!("darkness-choose-spirit", spirit = a(id)),
            Pick::Reveal => phrase!("darkness-choose-reveal"),
            Pick::Apply => phrase!("darkness-choose-apply"),
            Pick::Stop => phrase!("darkness-choose-stop"),
            Pick::Destroy(_, zone) => phrase!("darkness-choose-destroy", zone = a(zone)),
            Pick::Pay(n) => phrase!("darkness-choose-pay", n = *n),
            Pick::Class(class) => phrase!("darkness-choose-this", what = words::class(*class)),
        }
    }
}

/// MD-DIE-07, MD-DIE-09, MD-DIE-10, MD-DIE-12: what an icon of a face does.
fn resolved(icon: ResultIcon, face: Face) -> Phrase {
    match icon {
        ResultIcon::Mana => phrase!("darkness-icon-mana", n = face.mana),
        ResultIcon::Claw => phrase!("darkness-icon-claw", n = face.claw),
        ResultIcon::Ability => phrase!("darkness-icon-ability", n = face.ability),
        ResultIcon::Shadow => phrase!("darkness-icon-shadow"),
    }
}

/// MD-REC-01: how the points are split.
fn split(health: u8, mana: u8, fire: u8) -> Phrase {
    let parts = [
        (health, phrase!("darkness-split-health", n = health)),
        (mana, phrase!("darkness-split-mana", n = mana)),
        (fire, phrase!("darkness-split-fire", n = fire)),
    ];
    let some: Vec<Arg> = parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, say)| say.into()).collect();
    if some.is_empty() {
        phrase!("darkness-icon-nothing")
    } else {
        phrase!("darkness-choose-split", parts = some)
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

    fn preview(&self, game: &Darkness, asked: &Prompt, world: &World, seat: Seat) -> Preview {
        self.pick.preview(game, asked, world, seat)
    }

    fn say(&self, game: &Darkness) -> Phrase {
        self.pick.say(game)
    }
}
