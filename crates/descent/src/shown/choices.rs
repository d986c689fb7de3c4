//! How options are called, said, and what they point at.

use super::{Prompt, names, preview, special, surges};
use crate::Descent;
use crate::content::text::{self, Voice};
use crate::content::{CardId, Challenge, ItemId, Rank, RoomId, SearchId, TaintId};
use crate::world::{AbilityRef, Card, Pick, WeaponRef, Who, World};
use std::fmt::Write as _;
use table::phrase::Phrase;
use table::scene::{Preview, Role, Target, Weight};
use table::{Choice, Named, Seat, phrase};

impl Descent {
    /// What an ability is called in keys: `rage`, `feat`, `chipped-greataxe/2`.
    pub fn ability_name(&self, of: AbilityRef) -> String {
        let name = match of.card {
            Card::Sheet(id) => format!("ability-{}", self.hero_name(id)),
            Card::Feat(_) => "feat".to_owned(),
            Card::Skill(_, id) => self.skill(id).name.clone(),
            Card::Item(_, id) => self.item(id).name.clone(),
            Card::Found(_, id) => self.search_card(id).name.clone(),
            Card::Monster(_) => format!("monster-{}", of.n + 1),
            Card::Overlord(id) => self.card(id).name.clone(),
            Card::Doomed => "doomed".to_owned(),
            Card::Fatigue => "fatigue".to_owned(),
            Card::Shadow => "shadow".to_owned(),
            Card::Mist => "mist".to_owned(),
            Card::Familiar(_) => format!("familiar-{}", of.n + 1),
        };
        if of.n == 0 || matches!(of.card, Card::Monster(_) | Card::Familiar(_)) {
            name
        } else {
            format!("{name}/{}", of.n + 1)
        }
    }

    /// What a weapon is called in keys.
    pub fn weapon_name(&self, weapon: WeaponRef) -> &str {
        match weapon {
            WeaponRef::Unarmed => "unarmed",
            WeaponRef::Item(id) => &self.item(id).name,
            WeaponRef::Found(id) => &self.search_card(id).name,
            WeaponRef::Monster => "monster",
            WeaponRef::Familiar => "familiar",
        }
    }
}

impl Choice<Descent> for Pick {
    fn key(&self, game: &Descent, out: &mut String) {
        let figure = |who: &Who| game.name_of_figure(*who);
        // Writing into a string cannot fail.
        let _ = match self {
            Pick::Hero(id) => write!(out, "{}", game.hero_name(*id)),
            Pick::Figure(who) => write!(out, "{}", figure(who)),
            Pick::Group(of) => write!(out, "{}", game.monster(*of).name),
            Pick::Monster(id) => write!(out, "{}", game.monster_name(*id)),
            Pick::Rank(rank) => write!(out, "{}", rank.name()),
            Pick::Move => write!(out, "action:move"),
            Pick::Attack => write!(out, "action:attack"),
            Pick::FreeAttack => write!(out, "free-attack"),
            Pick::Rest => write!(out, "action:rest"),
            Pick::Search(spot) => write!(out, "action:search/{spot}"),
            Pick::Reveal(spot) => write!(out, "action:reveal/{spot}"),
            Pick::Explore => write!(out, "explore"),
            Pick::Passage => write!(out, "passage"),
            Pick::Relic(item) => write!(out, "relic:{}", game.item(*item).name),
            Pick::StandUp => write!(out, "action:stand-up"),
            Pick::Revive(id) => write!(out, "action:revive/{}", game.hero_name(*id)),
            Pick::Open(gate) => write!(out, "action:open/{gate}"),
            Pick::Close(gate) => write!(out, "action:close/{gate}"),
            Pick::Climb => write!(out, "action:climb"),
            Pick::Discard(condition) => write!(out, "action:discard/{}", condition.name()),
            Pick::Douse(who) => write!(out, "action:douse/{}", figure(who)),
            Pick::Use(of) => write!(out, "use:{}", game.ability_name(*of)),
            Pick::Action(action) => write!(out, "action:monster-{}", action.n + 1),
            Pick::Card(card) => write!(out, "card:{}", game.card(*card).name),
            Pick::Fatigue => write!(out, "fatigue"),
            Pick::Step(spot) => write!(out, "to:{spot}"),
            Pick::Leave => write!(out, "leave"),
            Pick::Shrink(spot) => write!(out, "shrink:{spot}"),
            Pick::Expand(body) => write!(out, "expand:{}", names::place(*body)),
            Pick::InterruptMove => write!(out, "interrupt:move"),
            Pick::InterruptAttack => write!(out, "interrupt:attack"),
            Pick::InterruptAction(action) => write!(out, "interrupt:monster-{}", action.n + 1),
            Pick::InterruptOpen(gate) => write!(out, "interrupt:open/{gate}"),
            Pick::InterruptClose(gate) => write!(out, "interrupt:close/{gate}"),
            Pick::Stop => write!(out, "stop"),
            Pick::Weapon(weapon) => write!(out, "weapon:{}", game.weapon_name(*weapon)),
            Pick::On(who, spot, true) => write!(out, "on:{}@{spot}", figure(who)),
            Pick::On(who, _, false) => write!(out, "on:{}", figure(who)),
            Pick::Die(die) => write!(out, "die:{}", die.place + 1),
            Pick::Face(face) => write!(out, "face:{}", face.text().replace(' ', "-")),
            Pick::Place(spot) => write!(out, "place:{spot}"),
            Pick::Condition(condition) => write!(out, "{}", condition.name()),
            Pick::Attribute(of) => write!(out, "{}", of.name()),
            Pick::Equip(item) => write!(out, "equip:{}", game.item(*item).name),
            Pick::Unequip(item) => write!(out, "unequip:{}", game.item(*item).name),
            Pick::Draw => write!(out, "draw"),
            Pick::AsFatigue(n) => write!(out, "fatigue:{n}"),
            Pick::Give(item, id) => write!(out, "give:{}/{}", game.item(*item).name, game.hero_name(*id)),
            Pick::Take(item, id) => write!(out, "take:{}/{}", game.item(*item).name, game.hero_name(*id)),
            Pick::GiveFound(card, id) => {
                write!(out, "give:{}/{}", game.search_card(*card).name, game.hero_name(*id))
            }
            Pick::TakeFound(card, id) => {
                write!(out, "take:{}/{}", game.search_card(*card).name, game.hero_name(*id))
            }
            Pick::Recover => write!(out, "recover"),
            Pick::PickUp(spot) => write!(out, "action:pick-up/{spot}"),
            Pick::Drop => write!(out, "action:drop"),
            Pick::Free(spot) => write!(out, "action:free/{spot}"),
            Pick::Slay(spot) => write!(out, "action:slay/{spot}"),
            Pick::Amount(n) => write!(out, "amount:{n}"),
            Pick::Familiar => write!(out, "familiar"),
            Pick::Type(of) => write!(out, "{}", of.name()),
            Pick::Done => write!(out, "done"),
            Pick::Pass => write!(out, "pass"),
            Pick::End => write!(out, "end"),
        };
    }

    fn points_at(&self, game: &Descent) -> Vec<Target> {
        let figure = |who: Who| Target::Figure(game.name_of_figure(who));
        let item = |id: &ItemId| Target::Item(game.item(*id).name.clone());
        let found = |id: &SearchId| Target::Card(game.search_card(*id).name.clone());
        match self {
            Pick::Hero(id) | Pick::Revive(id) => vec![figure(Who::Hero(*id))],
            Pick::Figure(who) | Pick::Douse(who) => vec![figure(*who)],
            Pick::Monster(id) => vec![figure(Who::Monster(*id))],
            Pick::Group(of) => vec![Target::Group(game.monster(*of).name.clone())],
            Pick::On(who, spot, _) => vec![figure(*who), Target::space(spot)],
            Pick::Step(spot)
            | Pick::Place(spot)
            | Pick::Shrink(spot)
            | Pick::Search(spot)
            | Pick::Reveal(spot)
            | Pick::PickUp(spot)
            | Pick::Free(spot)
            | Pick::Slay(spot) => {
                vec![Target::space(spot)]
            }
            Pick::Expand(body) => body.spots().map(Target::space).collect(),
            Pick::Equip(id) | Pick::Unequip(id) => vec![item(id)],
            Pick::Give(id, hero) | Pick::Take(id, hero) => vec![item(id), figure(Who::Hero(*hero))],
            Pick::GiveFound(id, hero) | Pick::TakeFound(id, hero) => {
                vec![found(id), figure(Who::Hero(*hero))]
            }
            Pick::Weapon(WeaponRef::Item(id)) => vec![item(id)],
            Pick::Weapon(WeaponRef::Found(id)) => vec![found(id)],
            Pick::Use(of) => match of.card {
                Card::Sheet(hero) | Card::Feat(hero) => {
                    vec![figure(Who::Hero(hero)), Target::Card(game.hero_name(hero).to_owned())]
                }
                Card::Skill(_, id) => vec![Target::Card(game.skill(id).name.clone())],
                Card::Item(_, id) => vec![item(&id)],
                Card::Found(_, id) => vec![found(&id)],
                Card::Overlord(id) => vec![Target::Card(game.card(id).name.clone())],
                _ => Vec::new(),
            },
            Pick::Card(card) => vec![Target::Card(game.card(*card).name.clone())],
            Pick::Condition(condition) | Pick::Discard(condition) => {
                vec![Target::Card(condition.name().to_owned())]
            }
            _ => Vec::new(),
        }
    }

    fn preview(&self, game: &Descent, asked: &Prompt, world: &World, _: Seat) -> Preview {
        preview::preview(game, world, asked, self)
    }

    fn role(&self) -> Role {
        match self {
            Pick::Step(_) => Role::Step,
            Pick::Place(_) => Role::Place,
            Pick::Expand(_) => Role::Expand,
            Pick::Stop | Pick::Done | Pick::Pass | Pick::End => Role::Decline,
            _ => Role::Plain,
        }
    }

    fn weight(&self) -> Weight {
        match self {
            Pick::Attack | Pick::FreeAttack | Pick::Move | Pick::Step(_) | Pick::On(..) => Weight::Main,
            Pick::Use(_) | Pick::Card(_) | Pick::Search(_) | Pick::Open(_) | Pick::PickUp(_) => Weight::Adds,
            Pick::Unequip(_) | Pick::Give(..) | Pick::GiveFound(..) | Pick::Drop | Pick::Close(_) => {
                Weight::Seldom
            }
            _ => Weight::Other,
        }
    }

    fn say(&self, game: &Descent) -> Phrase {
        let figure = |who: Who| names::figure(game, who);
        let at = |spot: &board::square::Spot| names::square(*spot);
        match self {
            Pick::Hero(id) => phrase!("descent-choose-this", what = names::hero(game, *id)),
            Pick::Figure(who) => phrase!("descent-choose-this", what = figure(*who)),
            Pick::Monster(id) => phrase!("descent-choose-this", what = figure(Who::Monster(*id))),
            Pick::Group(of) => phrase!("descent-choose-this", what = names::monster_type(game, *of)),
            Pick::Rank(Rank::Minion) => phrase!("descent-choose-minion"),
            Pick::Rank(Rank::Master) => phrase!("descent-choose-master"),
            Pick::Rank(Rank::Lieutenant) => phrase!("descent-choose-lieutenant"),
            Pick::Move => phrase!("descent-choose-move"),
            Pick::Attack => phrase!("descent-choose-attack"),
            Pick::FreeAttack => phrase!("descent-choose-free-attack"),
            Pick::Rest => phrase!("descent-choose-rest"),
            Pick::Search(spot) => phrase!("descent-choose-search", at = at(spot)),
            Pick::Reveal(spot) => phrase!("descent-choose-reveal", at = at(spot)),
            Pick::Explore => phrase!("descent-choose-explore"),
            Pick::Passage => phrase!("descent-choose-passage"),
            Pick::Relic(id) => phrase!("descent-choose-this", what = names::item(game, *id)),
            Pick::StandUp => phrase!("descent-choose-stand-up"),
            Pick::Revive(id) => phrase!("descent-choose-revive", hero = names::hero(game, *id)),
            Pick::Open(_) | Pick::InterruptOpen(_) => phrase!("descent-choose-open"),
            Pick::Close(_) | Pick::InterruptClose(_) => phrase!("descent-choose-close"),
            Pick::Climb => phrase!("descent-choose-climb"),
            Pick::Discard(condition) => {
                phrase!("descent-choose-discard", condition = names::condition(*condition))
            }
            Pick::Douse(who) => phrase!("descent-choose-douse", who = figure(*who)),
            Pick::Use(of) => match surges::surge(game, *of) {
                Some(what) => phrase!("descent-choose-surge", what = what),
                None => phrase!("descent-choose-use", card = surges::used(game, *of)),
            },
            Pick::Action(action) => {
                phrase!("descent-choose-monster-action", deed = names::deed_in_full(game, action.deed))
            }
            Pick::InterruptAction(action) => {
                phrase!("descent-choose-interrupt-action", deed = names::deed_in_full(game, action.deed))
            }
            Pick::Card(card) => phrase!(
                "descent-choose-card",
                card = names::overlord_card(game, *card),
                does = text::effects(&game.card(*card).does, Voice::Overlord)
            ),
            Pick::Fatigue => phrase!("descent-choose-fatigue"),
            Pick::Step(spot) => phrase!("descent-choose-step", at = at(spot)),
            Pick::Leave => phrase!("descent-choose-leave"),
            Pick::Shrink(spot) => phrase!("descent-choose-shrink", at = at(spot)),
            Pick::Expand(body) => phrase!("descent-choose-expand", body = names::place_said(*body)),
            Pick::InterruptMove => phrase!("descent-choose-interrupt-move"),
            Pick::InterruptAttack => phrase!("descent-choose-interrupt-attack"),
            Pick::Stop => phrase!("descent-choose-stop"),
            Pick::Weapon(weapon) => phrase!(
                "descent-choose-weapon",
                weapon = names::weapon(game, *weapon),
                dice = names::dice_of(game, *weapon)
            ),
            Pick::On(who, spot, true) => phrase!("descent-choose-on-at", who = figure(*who), at = at(spot)),
            Pick::On(who, _, false) => phrase!("descent-choose-on", who = figure(*who)),
            Pick::Die(die) => names::die(*die),
            Pick::Face(face) => phrase!("descent-choose-face", face = names::face(face)),
            Pick::Place(spot) => phrase!("descent-choose-place", at = at(spot)),
            Pick::Condition(condition) => {
                phrase!("descent-choose-this", what = names::condition(*condition))
            }
            Pick::Attribute(of) => phrase!("descent-choose-this", what = names::attribute(*of)),
            Pick::Equip(id) => phrase!("descent-choose-equip", item = names::item(game, *id)),
            Pick::Unequip(id) => phrase!("descent-choose-unequip", item = names::item(game, *id)),
            Pick::Draw => phrase!("descent-choose-draw"),
            Pick::AsFatigue(n) => phrase!("descent-choose-as-fatigue", n = *n),
            Pick::Give(id, hero) => {
                phrase!("descent-choose-give", item = names::item(game, *id), hero = names::hero(game, *hero))
            }
            Pick::Take(id, hero) => {
                phrase!("descent-choose-take", item = names::item(game, *id), hero = names::hero(game, *hero))
            }
            Pick::GiveFound(id, hero) => phrase!(
                "descent-choose-give",
                item = names::search_card(game, *id),
                hero = names::hero(game, *hero)
            ),
            Pick::TakeFound(id, hero) => phrase!(
                "descent-choose-take",
                item = names::search_card(game, *id),
                hero = names::hero(game, *hero)
            ),
            Pick::Recover => phrase!("descent-choose-recover"),
            Pick::PickUp(spot) => phrase!("descent-choose-pick-up", at = at(spot)),
            Pick::Drop => phrase!("descent-choose-drop"),
            Pick::Free(spot) => phrase!("descent-choose-free", at = at(spot)),
            Pick::Slay(spot) => phrase!("descent-choose-slay", at = at(spot)),
            Pick::Amount(n) => phrase!("descent-choose-amount", n = *n),
            Pick::Familiar => phrase!("descent-choose-familiar"),
            Pick::Type(of) => phrase!("descent-choose-this", what = names::card_type(*of)),
            Pick::Done => phrase!("descent-choose-done"),
            Pick::Pass => phrase!("pass"),
            Pick::End => phrase!("descent-choose-end"),
        }
    }
}

macro_rules! named {
    ($($type:ty: |$is:ident, $game:ident| $name:expr;)*) => { $(
        impl Named<Descent> for $type {
            fn name(&self, $game: &Descent, out: &mut String) {
                let $is = self;
                out.push_str(&$name);
            }
        }
    )* };
}

named! {
    RoomId: |id, game| game.content.rooms[usize::from(id.0)].name;
    TaintId: |id, game| game.content.tainted[usize::from(id.0)].name;
    Challenge: |one, game| special::challenge_name(game, *one);
    CardId: |id, game| game.card(*id).name;
    SearchId: |id, game| game.search_card(*id).name;
    ItemId: |id, game| game.item(*id).name;
}
