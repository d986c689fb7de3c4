//! How things are called when people read about them.

use super::special::challenge_name;
use super::surges;
use crate::Descent;
use crate::actions::damage::Cause;
use crate::content::text;
use crate::content::{
    AttackKind, Attribute, CardId, CardType, Challenge, Colour, Condition, DeedId, Face, ItemId,
    MonsterTypeId, QuestId, Rank, RoomId, SearchId, TaintId,
};
use crate::world::{AbilityRef, Card, DiePick, HeroId, MonsterId, Side, WeaponRef, Who};
use board::square::{Body, Spot};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::{Seat, Told};

macro_rules! told {
    ($($type:ty: |$is:ident, $game:ident| $text:expr, $arg:expr;)*) => { $(impl Told<Descent> for $type {
        fn text(&self, $game: &Descent) -> String {
            let ($is, _) = (*self, $game);
            $text.to_owned()
        }
        fn arg(&self, $game: &Descent) -> Arg {
            let ($is, _) = (*self, $game);
            $arg
        }
    })* };
}

// In lines of the log, and for people.
told! {
    HeroId: |is, game| game.hero_name(is), hero(game, is);
    Who: |is, game| game.name_of_figure(is), figure(game, is);
    MonsterId: |is, game| game.monster_name(is), figure(game, Who::Monster(is));
    MonsterTypeId: |is, game| game.monster(is).name, monster_type(game, is);
    CardId: |is, game| game.card(is).name, overlord_card(game, is);
    SearchId: |is, game| game.search_card(is).name, search_card(game, is);
    ItemId: |is, game| game.item(is).name, item(game, is);
    RoomId: |is, game| game.content.rooms[usize::from(is.0)].name, room(game, is);
    TaintId: |is, game| game.content.tainted[usize::from(is.0)].name, taint(game, is);
    DeedId: |is, game| game.content.deeds[usize::from(is.0)].name, deed(game, is);
    QuestId: |is, game| game.quest(is).name, Arg::name(format!("de-quest-{}", game.quest(is).name));
    AbilityRef: |is, game| game.ability_name(is), ability(game, is);
    Challenge: |is, game| challenge_name(game, is), challenge(game, is);
    Condition: |is, game| is.name(), condition(is);
    Attribute: |is, game| is.name(), attribute(is);
    Colour: |is, game| is.name(), colour(is);
    Face: |is, game| is.text(), face(&is);
    AttackKind: |is, game| is.name(), kind(is);
    Rank: |is, game| is.name(), Arg::text(is.name());
    Spot: |is, game| is.to_string(), square(is);
    Body: |is, game| place(is), place_said(is);
    Side: |is, game| is.name(), Arg::text(is.name());
    Cause: |is, game| is.name(), Arg::text(is.name());
    Seat: |is, game| is.0.to_string(), Arg::from(is.0);
    bool: |is, game| if is { "passed" } else { "failed" }, Arg::text(if is { "passed" } else { "failed" });
    Option<u8>: |is, game| is.map_or_else(|| "-".to_owned(), |n| n.to_string()), Arg::from(is.unwrap_or(0));
}

/// The targets of an attack: in lines with the spaces that are attacked.
impl Told<Descent> for Vec<(Who, Spot)> {
    fn text(&self, game: &Descent) -> String {
        let all: Vec<String> = self.iter().map(|(who, at)| format!("{}@{at}", who.text(game))).collect();
        all.join(" ")
    }

    fn arg(&self, game: &Descent) -> Arg {
        Arg::List(self.iter().map(|(who, _)| who.arg(game)).collect())
    }
}

pub(super) fn hero(game: &Descent, id: HeroId) -> Arg {
    Arg::name(format!("de-hero-{}", game.hero_name(id)))
}

pub(super) fn monster_type(game: &Descent, of: MonsterTypeId) -> Arg {
    Arg::name(format!("de-monster-{}", game.monster(of).name))
}

pub(super) fn figure(game: &Descent, who: Who) -> Arg {
    match who {
        Who::Hero(id) => hero(game, id),
        Who::Monster(id) => {
            phrase!("descent-numbered", name = monster_type(game, id.of), number = id.number).into()
        }
        Who::Familiar(id) => Arg::name(format!("de-familiar-{}", game.familiar_name(id))),
        Who::Object(id) => {
            let name = Arg::name(format!("de-object-{}", game.object(id.of).name));
            phrase!("descent-numbered", name = name, number = id.number).into()
        }
    }
}

pub(super) fn item(game: &Descent, id: ItemId) -> Arg {
    Arg::name(format!("de-item-{}", game.item(id).name))
}

pub(super) fn search_card(game: &Descent, id: SearchId) -> Arg {
    Arg::name(format!("de-search-{}", game.search_card(id).name))
}

pub(super) fn room(game: &Descent, id: RoomId) -> Arg {
    Arg::name(format!("de-room-{}", game.content.rooms[usize::from(id.0)].name))
}

pub(super) fn taint(game: &Descent, id: TaintId) -> Arg {
    Arg::name(format!("de-tainted-{}", game.content.tainted[usize::from(id.0)].name))
}

/// The front of a challenge token.
pub(super) fn challenge(game: &Descent, challenge: Challenge) -> Arg {
    match challenge {
        Challenge::Monster(of) => monster_type(game, of),
        Challenge::Test(of) => attribute(of),
    }
}

pub(super) fn overlord_card(game: &Descent, id: CardId) -> Arg {
    Arg::name(format!("de-overlord-{}", game.card(id).name))
}

pub(super) fn condition(condition: Condition) -> Arg {
    Arg::name(format!("de-condition-{}", condition.name()))
}

pub(super) fn attribute(attribute: Attribute) -> Arg {
    Arg::name(format!("de-attribute-{}", attribute.name()))
}

pub(super) fn card_type(of: CardType) -> Arg {
    Arg::name(format!("de-card-type-{}", of.name()))
}

pub(super) fn colour(colour: Colour) -> Arg {
    Arg::name(format!("de-die-{}", colour.name()))
}

pub(super) fn kind(kind: AttackKind) -> Arg {
    Arg::name(format!("de-attack-{}", kind.name()))
}

pub(super) fn weapon(game: &Descent, weapon: WeaponRef) -> Arg {
    match weapon {
        WeaponRef::Unarmed => Arg::name("de-weapon-unarmed"),
        WeaponRef::Item(id) => item(game, id),
        WeaponRef::Found(id) => search_card(game, id),
        WeaponRef::Monster | WeaponRef::Familiar => Arg::name("de-weapon-monster"),
    }
}

/// A place in keys and lines of the log: `11,4`, or `11,4/2x2`, the top left square with columns and rows.
pub(super) fn place(body: Body) -> String {
    if body.size().is_large() { body.to_string() } else { body.at.to_string() }
}

/// A place as people read it: a square, or the first and the last of several.
pub(super) fn place_said(body: Body) -> Arg {
    if !body.size().is_large() {
        return square(body.at);
    }
    let last = Spot::new(body.at.x + i16::from(body.wide) - 1, body.at.y + i16::from(body.high) - 1);
    let [from, to] = [body.at, last].map(square);
    phrase!("descent-from-to", from = from, to = to).into()
}

/// A square as people find it.
pub(super) fn square(spot: Spot) -> Arg {
    Arg::text(square_name(spot))
}

/// The letter of its column and the number of its row, from the upper left, as they stand on the board.
pub(super) fn square_name(spot: Spot) -> String {
    let (x, y) = (i32::from(spot.x), i32::from(spot.y) + 1);
    let Ok(column) = u32::try_from(x) else { return format!("{x}/{y}") };
    let letter = |n: u32| char::from_u32(u32::from('A') + n).unwrap_or('?');
    let column = match (column / 26, column % 26) {
        (0, one) => letter(one).to_string(),
        (first, second) => [letter(first - 1), letter(second)].iter().collect(),
    };
    format!("{column}{y}")
}

/// A card with abilities.
pub(super) fn ability(game: &Descent, of: AbilityRef) -> Arg {
    match of.card {
        Card::Sheet(id) => phrase!("descent-ability-of", hero = hero(game, id)).into(),
        Card::Feat(id) => phrase!("descent-feat-of", hero = hero(game, id)).into(),
        Card::Skill(_, id) => Arg::name(format!("de-skill-{}", game.skill(id).name)),
        Card::Item(_, id) => item(game, id),
        Card::Found(_, id) => search_card(game, id),
        Card::Monster(id) => deed(game, id),
        Card::Familiar(_) => surges::does(game, of).unwrap_or_else(|| Arg::name("de-weapon-monster")),
        Card::Overlord(id) => overlord_card(game, id),
        Card::Doomed => condition(Condition::Doomed),
        Card::Fatigue => Arg::name("de-surge-fatigue"),
        Card::Shadow => Arg::name("de-surge-shadow"),
        Card::Mist => Arg::name("de-surge-mist"),
    }
}

/// An action or a surge ability of a monster.
pub(super) fn deed(game: &Descent, id: DeedId) -> Arg {
    Arg::name(format!("de-deed-{}", game.content.deeds[usize::from(id.0)].name))
}

/// The same with what it does.
pub(super) fn deed_in_full(game: &Descent, id: DeedId) -> Arg {
    text::action_phrase(&game.content.deeds[usize::from(id.0)]).into()
}

/// A face as people read it.
pub(super) fn face(face: &Face) -> Arg {
    if face.miss {
        return Arg::name("de-result-miss");
    }
    let parts = [
        (face.range, "de-result-range"),
        (face.damage, "de-result-damage"),
        (face.surge, "de-result-surge"),
        (face.shield, "de-result-shield"),
    ];
    let some = parts.into_iter().filter(|(n, _)| *n > 0);
    let all: Vec<Arg> =
        some.map(|(n, what)| phrase!("descent-result", n = n, what = Arg::name(what)).into()).collect();
    if all.is_empty() { Arg::name("de-result-blank") } else { Arg::List(all) }
}

/// A die that may be rolled again: its colour, what it shows, and which of its colour it is where there are several.
pub(super) fn die(pick: DiePick) -> Phrase {
    let (colour, face) = (colour(pick.die.colour), face(&pick.die.shows()));
    match pick.nth {
        0 => phrase!("descent-choose-die", colour = colour, face = face),
        nth => phrase!("descent-choose-nth-die", nth = nth, colour = colour, face = face),
    }
}

/// The dice of a weapon.
pub(super) fn dice_of(game: &Descent, weapon: WeaponRef) -> Arg {
    let printed = match weapon {
        WeaponRef::Item(id) => game.item(id).weapon.as_ref(),
        WeaponRef::Found(id) => game.search_card(id).weapon.as_ref(),
        WeaponRef::Unarmed | WeaponRef::Monster | WeaponRef::Familiar => None,
    };
    // DE-ATK-05: bare hands roll one blue die.
    text::dice(printed.map_or(&[Colour::Blue][..], |weapon| &weapon.dice))
}
