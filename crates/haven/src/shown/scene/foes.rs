//! The types of monsters in play, and the order of turns.

use super::faces::name_of_card;
use super::figures::look;
use super::lines::{immune, line, of_ability, of_traits, rank, with_numbers};
use crate::content::{Ability, KindId, MonsterKind, Rank, Stats};
use crate::shown::names::{alone, turn_name};
use crate::world::{Hero, ObjectiveKindId, Stage, TurnOf, World};
use crate::{FigureId, Haven};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Badge, CardLine, FigureKind, Group, Slot, SlotStand, StatRow};
use table::{SeatSet, Viewer};

/// Each type of monster and of allied figures in play.
pub(super) fn groups(game: &Haven, world: &World) -> Vec<Group> {
    let mut kinds: Vec<KindId> = world.foes.monsters.iter().map(|m| m.id.kind).collect();
    kinds.sort();
    kinds.dedup();
    let mut all: Vec<Group> = kinds.into_iter().map(|kind| group(game, world, kind)).collect();
    let mut allies: Vec<ObjectiveKindId> =
        world.foes.objectives.iter().filter(|o| o.ally && !o.gone).map(|o| o.id.kind).collect();
    allies.dedup();
    all.extend(allies.into_iter().filter_map(|kind| allied(game, world, kind)));
    all
}

/// GH-MON-01, GH-MON-08: a type of monster with both of its rows at this level, whoever is there, and its card of this
/// round.
fn group(game: &Haven, world: &World, kind: KindId) -> Group {
    let is = game.kind(kind);
    let card = world.card_of(game, kind);
    let rows = [Rank::Normal, Rank::Elite, Rank::Boss].into_iter().filter_map(|of| {
        let stats = is.row(of, world.monster_level(), world.characters())?;
        Some(row(game, world, kind, of, stats))
    });
    Group {
        id: is.name.clone(),
        name: name_of(game, TurnOf::Kind(kind)),
        look: is.name.clone(),
        rows: rows.collect(),
        card: name_of_card(game, world, kind),
        initiative: card.map(|card| card.initiative),
    }
}

fn row(game: &Haven, world: &World, kind: KindId, of: Rank, stats: &Stats) -> StatRow {
    let hp = world.hit_points(game, kind, of);
    let numbers = [("hp", hp), ("move", stats.moves), ("attack", stats.attack), ("range", stats.range)];
    let values = numbers.into_iter().filter(|(kind, n)| *kind != "range" || *n > 0);
    StatRow {
        rank: Some(rank(of)),
        values: values.map(|(kind, n)| Badge { kind: kind.to_owned(), value: n.into() }).collect(),
        lines: of_card(game.kind(kind), stats),
        acts: acts(game, world, kind, stats),
    }
}

/// GH-MON-05, GH-BOS-03, GH-BOS-05: what is printed beside the numbers of a row, and on the card for all rows.
fn of_card(kind: &MonsterKind, stats: &Stats) -> Vec<CardLine> {
    let flying = kind.flying.then(|| line("fly", None, phrase!("cards-flying")));
    let specials = kind.specials.iter().zip(1u8..).map(|(does, number)| {
        let does: Vec<CardLine> = does.iter().map(of_ability).collect();
        let said =
            does.iter().map(|line| line.say.clone()).reduce(|a, b| phrase!("cards-comma", a = a, b = b));
        let said = said.unwrap_or_else(|| phrase!("cards-nothing"));
        let say = phrase!("haven-acts-special-is", number = number, does = said);
        CardLine { mods: does, ..line("special", Some(number.to_string()), say) }
    });
    let traits = of_traits(stats).into_iter().chain(kind.immune.iter().map(|c| immune(*c)));
    flying.into_iter().chain(traits).chain(specials).collect()
}

/// GH-MON-09, GH-BOS-03: what its card says, with the numbers of the row in it and specials as what they are.
fn acts(game: &Haven, world: &World, kind: KindId, stats: &Stats) -> Vec<CardLine> {
    let card = world.card_of(game, kind).map_or(&[][..], |c| &c.abilities);
    let specials = &game.kind(kind).specials;
    let each = |ability: &Ability| match ability {
        Ability::Special(n) => {
            let special = usize::from(*n).checked_sub(1).and_then(|n| specials.get(n));
            special.cloned().unwrap_or_default()
        }
        other => vec![other.clone()],
    };
    card.iter().flat_map(each).map(|ability| of_ability(&with_numbers(&ability, stats))).collect()
}

/// GH-SPC-12: allied figures of a kind.
fn allied(game: &Haven, world: &World, kind: ObjectiveKindId) -> Option<Group> {
    let objective = game.objective(kind);
    let ally = objective.ally.as_ref()?;
    let like = objective.acts_like();
    let of_card = objective.stats(world.monster_level()).map(|stats| {
        let hp = objective.hit_points(world.characters(), world.monster_level());
        let numbers = [("hp", hp), ("move", stats.moves), ("attack", stats.attack), ("range", stats.range)];
        let numbers = numbers.into_iter().filter(|(kind, n)| *kind != "range" || *n > 0);
        StatRow {
            values: numbers.map(|(kind, n)| Badge { kind: kind.to_owned(), value: n.into() }).collect(),
            lines: of_traits(stats),
            acts: like.map_or_else(Vec::new, |like| acts(game, world, like, stats)),
            ..StatRow::default()
        }
    });
    let plain = || StatRow { acts: ally.acts.iter().map(of_ability).collect(), ..StatRow::default() };
    Some(Group {
        id: objective.name.clone(),
        name: name_of(game, TurnOf::Ally(kind)),
        look: objective.name.clone(),
        rows: vec![of_card.unwrap_or_else(plain)],
        card: like.and_then(|like| name_of_card(game, world, like)),
        initiative: Some(world.ally_initiative(game, kind)),
    })
}

fn name_of(game: &Haven, place: TurnOf) -> Phrase {
    alone(turn_name(game, place))
}

/// GH-INI-03: the order of turns in this round. GH-HID-02: until all have chosen, only its own player knows when a
/// character acts. GH-HID-03: the monsters' cards are drawn after that.
pub(super) fn order(game: &Haven, world: &World, viewer: Viewer) -> Vec<Slot> {
    let places: Vec<TurnOf> = match world.turns.stage {
        Stage::Turns | Stage::EndOfRound => world.turns.order.to_vec(),
        Stage::RoundStart => {
            let there = world.party.heroes.iter().filter(|h| !h.exhausted);
            there.map(|h| TurnOf::Hero(h.id)).collect()
        }
        Stage::Setup | Stage::Over => Vec::new(),
    };
    let mut slots = Vec::new();
    for place in places {
        if let TurnOf::Hero(hero) = place {
            // GH-SUM-05: summons act directly before their character.
            let summons = world.party.summons.iter().filter(|s| s.id.hero == hero);
            slots.extend(summons.map(|s| slot(game, world, viewer, TurnOf::Summon(s.id))));
        }
        slots.push(slot(game, world, viewer, place));
    }
    slots
}

fn slot(game: &Haven, world: &World, viewer: Viewer, place: TurnOf) -> Slot {
    let mut id = String::new();
    game.write_turn_of(place, &mut id);
    let (side, look, hero) = match place {
        TurnOf::Hero(hero) => (FigureKind::Hero, look(game, hero.into()).0, Some(hero)),
        TurnOf::Summon(summon) => (FigureKind::Summon, look(game, summon.into()).0, Some(summon.hero)),
        TurnOf::Kind(kind) => (FigureKind::Monster, game.kind(kind).name.clone(), None),
        TurnOf::Ally(kind) => (FigureKind::Ally, game.objective(kind).name.clone(), None),
    };
    let known = match hero {
        Some(hero) => knows_initiative(world, world.hero(hero), viewer),
        None => world.turns.stage != Stage::RoundStart,
    };
    Slot {
        id,
        name: name_of(game, place),
        look,
        side,
        initiative: known.then(|| world.initiative_of(game, place)),
        stand: stand(world, place),
    }
}

/// GH-HID-02: whether a viewer knows when a character acts.
fn knows_initiative(world: &World, hero: &Hero, viewer: Viewer) -> bool {
    let own = viewer.knows(SeatSet::one(hero.id.seat())) || world.agreed.variants.open_information;
    let chosen = !hero.selected.is_empty() || hero.resting || !hero.actions.is_empty();
    world.turns.stage != Stage::RoundStart || (own && chosen)
}

fn stand(world: &World, place: TurnOf) -> SlotStand {
    let acts = world.turns.turn.as_ref().map(|turn| turn.figure);
    let now = match (place, acts) {
        (TurnOf::Hero(hero), Some(figure)) => figure == FigureId::Hero(hero),
        (TurnOf::Summon(summon), Some(figure)) => figure == FigureId::Summon(summon),
        (TurnOf::Kind(kind), Some(FigureId::Monster(id))) => id.kind == kind,
        (TurnOf::Ally(kind), Some(FigureId::Ally(id))) => id.kind == kind,
        _ => false,
    };
    let waits = world.turns.queue.contains(&place) || world.turns.stage == Stage::RoundStart;
    match (now, waits) {
        (true, _) => SlotStand::Now,
        (false, true) => SlotStand::ToCome,
        (false, false) => SlotStand::Over,
    }
}
