//! Types of monsters with all that is printed on their cards and what counts now; what is in force.

use super::scene::scene_rank;
use crate::Descent;
use crate::content::{Always, Condition, FamiliarCard, MonsterCard, MonsterType, Rank, Relic, Until, text};
use crate::world::{Hero, HeroId, Lasts, Taint, Who, World};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Badge, CardLine, EffectScene, Group, StatRow};

/// The groups in play, and the familiars on the map.
pub(super) fn groups(game: &Descent, world: &World) -> Vec<Group> {
    let monsters = world.groups.iter().map(|group| monsters(game, world, group));
    let familiars = world.hero_ids().filter_map(|id| familiar(game, world, id));
    monsters.chain(familiars).collect()
}

fn monsters(game: &Descent, world: &World, group: &crate::world::Group) -> Group {
    let of = game.monster(group.of);
    let ranks: &[Rank] =
        if of.lieutenant.is_some() { &[Rank::Lieutenant] } else { &[Rank::Minion, Rank::Master] };
    let rows = ranks.iter().map(|rank| row(of, of.card(world.agreed.act, *rank, world.heroes.len()), *rank));
    let now = counts_now(game, world, group);
    Group {
        id: of.name.clone(),
        name: Phrase::new(format!("de-monster-{}", of.name)),
        look: of.name.clone(),
        rows: rows.map(|row| StatRow { acts: now.clone(), ..row }).collect(),
        card: Some(of.name.clone()),
        initiative: None,
    }
}

/// DE-MON-03: a row of a monster card: its numbers, its dice, and everything that it can do.
fn row(of: &MonsterType, card: &MonsterCard, rank: Rank) -> StatRow {
    let number = |kind: &str, value: u8| Badge { kind: kind.to_owned(), value: value.into() };
    let dice = [text::defence_line(&card.defence), Some(text::attack_line(of.kind, &card.attack))];
    StatRow {
        rank: Some(scene_rank(rank)),
        values: vec![number("speed", card.speed), number("health", card.health)],
        lines: dice.into_iter().flatten().chain(text::stat_lines(card)).collect(),
        acts: Vec::new(),
    }
}

/// What counts for a group beside what is printed: its relic, a card of the overlord, a rule of the quest.
fn counts_now(game: &Descent, world: &World, group: &crate::world::Group) -> Vec<CardLine> {
    let mut all: Vec<CardLine> = Vec::new();
    let of = game.monster(group.of);
    let heroes = world.heroes.len() as u8;
    let quest = game.quest_of(world);
    let placed = quest.and_then(|quest| quest.groups.iter().find(|at| at.monster == of.name));
    let open = quest.and_then(|quest| {
        let types = world.special.open_groups.iter();
        quest.open_groups.iter().zip(types).find(|(_, chosen)| **chosen == group.of)
    });
    for most in placed.map(|at| at.reinforce).into_iter().chain(open.map(|(at, _)| at.reinforce)) {
        all.extend(text::reinforce_phrase(most, heroes).map(CardLine::sentence));
    }
    if group.inactive {
        all.push(CardLine::sentence(phrase!("descent-group-inactive")));
    }
    if group.hindered {
        all.push(CardLine::sentence(phrase!("descent-group-hindered")));
    }
    let carried = world.special.relics.iter().filter(|one| one.by == Some(group.of) && !one.broken);
    for one in carried {
        let relic = game.content.relics.iter().find(|relic| relic.item == one.relic);
        all.extend(relic.map(Relic::lines).unwrap_or_default());
    }
    let own = world.monsters.iter().filter(|monster| monster.id.of == group.of);
    let name = placed.and_then(|at| at.named.as_ref()?.own_name(&of.name));
    all.extend(own.clone().find(|monster| monster.named).zip(name).map(|(monster, name)| {
        CardLine::sentence(phrase!("descent-group-named", number = monster.id.number, name = name))
    }));
    let more = own.filter(|monster| monster.more_health > 0);
    all.extend(more.map(|monster| {
        let number = monster.id.number;
        CardLine::sentence(phrase!("descent-group-more-health", number = number, n = monster.more_health))
    }));
    all
}

/// DE-FAM-12: a familiar that is treated as a figure.
fn familiar(game: &Descent, world: &World, id: HeroId) -> Option<Group> {
    let hero = world.hero(id);
    let card: &FamiliarCard = hero.familiar_card(game).filter(|_| hero.familiar.is_some())?;
    let number = |kind: &str, value: u8| Badge { kind: kind.to_owned(), value: value.into() };
    let mut dice = card.weapon.dice.clone();
    dice.extend(hero.familiar_dice(game));
    let row = StatRow {
        rank: None,
        values: vec![
            number("speed", world.speed(game, Who::Familiar(id))),
            number("health", hero.familiar_health(game)),
        ],
        lines: text::defence_line(&hero.familiar_defence(game))
            .into_iter()
            .chain([text::attack_line(card.weapon.kind, &dice)])
            .chain(card.surge_lines())
            .collect(),
        acts: Vec::new(),
    };
    Some(Group {
        id: card.name.clone(),
        name: Phrase::new(format!("de-familiar-{}", card.name)),
        look: card.name.clone(),
        rows: vec![row],
        card: Some(card.name.clone()),
        initiative: None,
    })
}

/// What lasts for a hero, by the names under which it is seen beside conditions.
pub(super) fn lasting_names(hero: &Hero) -> impl Iterator<Item = &'static str> {
    ["monkey", "despair", "faith", "fury"]
        .into_iter()
        .filter(|name| hero.lasting_always().any(|always| lasting_name(always) == Some(*name)))
}

fn lasting_name(always: &Always) -> Option<&'static str> {
    match always {
        Always::Animal(_) => Some("monkey"),
        Always::ActionsTire(_) => Some("despair"),
        Always::DefenceDie(_) => Some("faith"),
        Always::AttackDie(_) => Some("fury"),
        _ => None,
    }
}

/// What is in force: conditions with all whom they concern, what lasts for heroes, tainted cards.
pub(super) fn effects(game: &Descent, world: &World) -> Vec<EffectScene> {
    let conditions = Condition::ALL.into_iter().filter_map(|condition| {
        let has = world.figures().map(|(who, _)| who).filter(|who| world.has(*who, condition));
        let binds: Vec<String> = has.map(|who| game.name_of_figure(who)).collect();
        (!binds.is_empty()).then(|| EffectScene {
            binds,
            ..in_force(condition.name(), None, vec![text::condition_phrase(condition)])
        })
    });
    let lasting = world.hero_ids().flat_map(|id| lasting(game, world, id));
    conditions.chain(lasting).collect()
}

fn lasting(game: &Descent, world: &World, id: HeroId) -> Vec<EffectScene> {
    let hero = world.hero(id);
    let owner = || Some(game.hero_name(id).to_owned());
    let mut all: Vec<EffectScene> = Vec::new();
    for lasting in &hero.lasting {
        all.extend(match &lasting.what {
            Lasts::Counts(always) => {
                let say = text::lasting(always, lasting.until);
                Some(in_force(lasting_name(always).unwrap_or("lasting"), owner(), vec![say]))
            }
            Lasts::Challenges(monster) => {
                let who = super::names::figure(game, Who::Monster(*monster));
                let say = phrase!("descent-lasts-challenge", who = who);
                Some(in_force("challenged", owner(), vec![say]))
            }
            Lasts::Away(..) => Some(in_force("away", owner(), vec![text::until_phrase(Until::Return)])),
        });
    }
    if let Some(Taint::Up(card)) = hero.taint {
        let card = &game.content.tainted[usize::from(card.0)];
        all.push(in_force(&card.name, owner(), card.lines().into_iter().map(|line| line.say).collect()));
    }
    all
}

fn in_force(id: &str, owner: Option<String>, say: Vec<Phrase>) -> EffectScene {
    EffectScene { id: id.to_owned(), source: None, owner, binds: Vec::new(), say, stays: None, used: None }
}
