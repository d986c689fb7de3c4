//! What is refused of a save, and what is asked of every world: each thing that can be wrong, alone, and what is just right.

use board::square::{Body, Spot};
use descent::content::{
    CardId, ClassId, Condition, ItemId, MonsterTypeId, ObjectTypeId, QuestId, SearchId, SheetId, SkillId,
};
use descent::world::{Found, HeroId, Learnt, MonsterId, ObjectId, Owned, Side, Turn, Who};
use descent::{Descent, Position, World};
use table::{At, Chance, Deck, Game, WhenEmpty};

fn game() -> Descent {
    Descent::new().unwrap_or_else(|e| panic!("{e}"))
}

/// Nobody's turn: two heroes, one with a familiar, a small monster, a large one beside a wall, an object.
const TABLE: &str = r#"{
    "at": "heroes",
    "map": {
        "squares": "_______\n_SNrE*_\n_zbb.._\n_______",
        "edges": [{ "between": ["4,2", "5,2"], "kind": "wall" }]
    },
    "legend": {
        "S": { "hero": "syndrael", "class": "knight" },
        "N": { "hero": "leoric-of-the-book", "class": "necromancer", "familiar": { "at": "4,1" } },
        "r": { "terrain": "water" },
        "E": { "terrain": "floor" },
        "z": { "monster": "zombie" },
        "b": { "monster": "barghest" }
    },
    "special": { "objects": [{ "object": "bone-idol", "at": "3,1" }] }
}"#;

fn table(game: &Descent) -> World {
    let position: Position = serde_json::from_str(TABLE).expect("a position");
    game.arrange(position, &mut Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"))
}

fn hero(world: &World, place: usize) -> HeroId {
    world.hero_ids().nth(place).expect("a hero")
}

/// Whether a world is accepted that was changed like this.
#[track_caller]
fn save(ok: bool, what: &str, change: impl FnOnce(&Descent, &mut World)) {
    let game = game();
    let mut world = table(&game);
    change(&game, &mut world);
    let sound = world.sound(&game);
    assert_eq!(sound.is_ok(), ok, "{what}: {sound:?}");
}

/// Numbers of things that are there, and the first that is not.
#[track_caller]
fn numbered(what: &str, count: impl Fn(&Descent) -> usize, set: impl Fn(&mut World, u8)) {
    for (ok, beyond) in [(true, 0), (false, 1), (false, 2)] {
        save(ok, &format!("{what}, {beyond} beyond the last"), |game, world| {
            set(world, (count(game) - 1 + beyond) as u8);
        });
    }
}

#[test]
fn a_save_has_one_to_four_heroes() {
    for count in 0..6 {
        save((1..=4).contains(&count), &format!("{count} heroes"), |_, world| {
            let one = world.heroes[0].clone();
            world.heroes = vec![one; count];
        });
    }
}

#[test]
fn a_save_names_an_act_and_a_quest() {
    for act in 0..4 {
        save((1..=2).contains(&act), "act", |_, world| world.agreed.act = act);
    }
    numbered("quest", |game| game.content.quests.len(), |world, n| world.agreed.quest = Some(QuestId(n)));
}

#[test]
fn what_heroes_have_exists() {
    numbered("sheet", |game| game.content.heroes.len(), |world, n| world.heroes[1].sheet = SheetId(n));
    numbered("class", |game| game.content.classes.len(), |world, n| world.heroes[1].class = ClassId(n));
    numbered(
        "item",
        |game| game.content.items.len(),
        |world, n| world.heroes[1].items.push(Owned { item: ItemId(n), equipped: true, exhausted: false }),
    );
    numbered(
        "skill",
        |game| game.content.skills.len(),
        |world, n| world.heroes[1].skills.push(Learnt { skill: SkillId(n), exhausted: false }),
    );
    numbered(
        "search card",
        |game| game.content.search.len(),
        |world, n| world.heroes[1].found.push(Found { card: SearchId(n), used: false }),
    );
    save(false, "a hero beside the map", |_, world| world.heroes[0].at = Some(Spot::new(0, 0)));
    save(true, "a hero off the map", |_, world| world.heroes[0].at = None);
}

#[test]
fn monsters_and_objects_exist() {
    let count = |game: &Descent| game.content.monsters.len();
    numbered("monster", count, |world, n| world.monsters[0].id.of = MonsterTypeId(n));
    numbered("group", count, |world, n| world.groups[0].of = MonsterTypeId(n));
    numbered("group that is activated", count, |world, n| world.group = Some(MonsterTypeId(n)));
    save(false, "a monster beside the map", |_, world| {
        world.monsters[0].body = "5,2/2x1".parse().expect("a body")
    });
    let objects = |game: &Descent| game.content.objects.len();
    numbered("object", objects, |world, n| world.special.objects[0].id.of = ObjectTypeId(n));
    save(false, "an object beside the map", |_, world| world.special.objects[0].at = Spot::new(0, 0));
    save(true, "an object elsewhere", |_, world| world.special.objects[0].at = Spot::new(1, 1));
}

#[test]
fn cards_of_the_overlord_exist() {
    let count = |game: &Descent| game.content.overlord.len();
    numbered("card in the hand", count, |world, n| world.overlord.hand.push(CardId(n)));
    numbered("discarded card", count, |world, n| world.overlord.deck.discard(CardId(n)));
    numbered("card in the deck", count, |world, n| {
        world.overlord.deck = Deck::new([CardId(n)], WhenEmpty::Reshuffle);
    });
}

#[test]
fn whose_turn_it_is_is_there() {
    let turn = |who: Who| move |_: &Descent, world: &mut World| world.turn = Some(Turn::new(who));
    let here = table(&game());
    let (knight, necromancer) = (hero(&here, 0), hero(&here, 1));
    // The seats are in the order of the sheets.
    let (owner, other) =
        if here.familiar(knight).is_some() { (knight, necromancer) } else { (necromancer, knight) };
    let monster = here.monsters[0].id;
    save(true, "a hero", turn(Who::Hero(other)));
    save(false, "another hero", turn(Who::Hero(HeroId { place: 0, sheet: SheetId(99) })));
    save(true, "a monster", turn(Who::Monster(monster)));
    save(false, "another monster", turn(Who::Monster(MonsterId { number: 9, ..monster })));
    let object = here.special.objects[0].id;
    save(false, "an object", turn(Who::Object(ObjectId { ..object })));
    let waiting = |who: Who| {
        move |_: &Descent, world: &mut World| {
            world.turn = Some(Turn::new(who));
            world.waiting = Some(Turn::new(Who::Hero(owner)));
        }
    };
    save(true, "a familiar, while its hero waits", waiting(Who::Familiar(owner)));
    save(false, "a familiar, while nobody waits", turn(Who::Familiar(owner)));
    save(false, "the familiar of a hero without one", waiting(Who::Familiar(other)));
    save(false, "the familiar of nobody", waiting(Who::Familiar(HeroId { place: 0, sheet: SheetId(99) })));
}

/// Whether a changed world passes at rest, and at a question.
#[track_caller]
fn world(at_rest: bool, at_a_question: bool, what: &str, change: impl Fn(&Descent, &mut World)) {
    let game = game();
    for (at, ok) in [(At::Rest, at_rest), (At::Question, at_a_question)] {
        let mut world = table(&game);
        change(&game, &mut world);
        let checked = world.check(&game, at);
        assert_eq!(checked.is_ok(), ok, "{what}, {at:?}: {checked:?}");
    }
}

/// DE-CHR-04, DE-DMG-01, DE-DEF-01, DE-CND-30.
#[test]
fn heroes_have_what_they_can_have() {
    world(true, true, "as it is", |_, _| {});
    world(false, true, "something under way", |_, world| world.under_way.by_product = true);
    let health = |game: &Descent, world: &World| world.heroes[0].health(game);
    world(true, true, "1 Health left", |game, world| world.heroes[0].damage = health(game, world) - 1);
    world(false, true, "no Health left", |game, world| world.heroes[0].damage = health(game, world));
    world(false, false, "less than none", |game, world| world.heroes[0].damage = health(game, world) + 1);
    world(true, true, "no Health left when it is over", |game, world| {
        world.heroes[0].damage = health(game, world);
        world.ended = Some(Side::Overlord);
    });
    world(true, true, "knocked out", |game, world| {
        world.heroes[0].damage = health(game, world);
        world.heroes[0].knocked_out = true;
    });
    world(false, false, "knocked out and poisoned", |game, world| {
        world.heroes[0].damage = health(game, world);
        world.heroes[0].knocked_out = true;
        world.heroes[0].conditions.add(Condition::Poisoned);
    });
    world(true, true, "poisoned", |_, world| {
        world.heroes[0].conditions.add(Condition::Poisoned);
    });
}

/// DE-DEF-02, DE-LRG-03, DE-ATK-35.
#[test]
fn monsters_and_objects_have_what_they_can_have() {
    let zombie =
        |world: &World| world.monsters.iter().position(|m| !m.body.size().is_large()).expect("a zombie");
    let hurt = |less: u8| {
        move |game: &Descent, world: &mut World| {
            let n = zombie(world);
            world.monsters[n].damage = world.health(game, Who::Monster(world.monsters[n].id)) - less;
        }
    };
    world(true, true, "a monster with 1 Health left", hurt(1));
    world(false, true, "a monster without Health", hurt(0));
    world(true, true, "a monster without Health when it is over", |game, world| {
        hurt(0)(game, world);
        world.ended = Some(Side::Heroes);
    });
    let broken = |less: u8| {
        move |game: &Descent, world: &mut World| {
            let id = world.special.objects[0].id;
            world.special.objects[0].damage = world.object_health(game, id) - less;
        }
    };
    world(true, true, "an object that is nearly destroyed", broken(1));
    world(false, true, "an object without Health", broken(0));
    world(false, false, "a monster that is there twice", |_, world| {
        let mut again = world.monsters[zombie(world)].clone();
        again.body = Body::small(Spot::new(4, 2));
        world.add_monster(again);
    });
    let shrink = |world: &mut World| {
        let n = 1 - zombie(world);
        world.monsters[n].body = Body::small(world.monsters[n].body.at);
        world.monsters[n].id
    };
    world(false, false, "a large monster on one space", |_, world| {
        shrink(world);
    });
    world(true, true, "a large monster that moves", |_, world| {
        let who = Who::Monster(shrink(world));
        world.turn = Some(Turn { shrunk: true, ..Turn::new(who) });
    });
    world(false, false, "a large monster that does not move in its turn", |_, world| {
        let who = Who::Monster(shrink(world));
        world.turn = Some(Turn::new(who));
    });
    world(false, true, "a large monster that a hero moves", |_, world| {
        let id = shrink(world);
        world.under_way.commanded = Some((id, hero(world, 0)));
    });
    world(false, false, "a large monster while a hero moves another", |_, world| {
        let other = world.monsters[zombie(world)].id;
        shrink(world);
        world.under_way.commanded = Some((other, hero(world, 0)));
    });
}

/// DE-LRG-09, DE-MOV-02, DC-MAB-32.
#[test]
fn figures_stand_where_they_can() {
    let of = |world: &World, large: bool| {
        world.monsters.iter().position(|m| m.body.size().is_large() == large).expect("a monster")
    };
    world(true, true, "beside the wall", |_, world| {
        let n = of(world, true);
        world.monsters[n].body = "3,2/2x1".parse().expect("a body");
    });
    world(false, false, "across the wall", |_, world| {
        let n = of(world, true);
        world.monsters[n].body = "4,2/2x1".parse().expect("a body");
    });
    let on = |spot: Spot| {
        move |world: &mut World| {
            let n = of(world, false);
            world.monsters[n].body = Body::small(spot);
            Who::Monster(world.monsters[n].id)
        }
    };
    let obstacle = on(Spot::new(5, 1));
    world(false, false, "on an obstacle", |_, world| {
        obstacle(world);
    });
    world(false, false, "on an obstacle in its turn", |_, world| {
        let who = obstacle(world);
        world.turn = Some(Turn::new(who));
    });
    world(true, true, "on an obstacle on its way", |_, world| {
        let who = obstacle(world);
        world.turn = Some(Turn { points: 1, ..Turn::new(who) });
    });
    world(true, true, "shrunk on an obstacle", |_, world| {
        let who = obstacle(world);
        world.turn = Some(Turn { shrunk: true, ..Turn::new(who) });
    });
    let friend = on(Spot::new(2, 2));
    world(false, true, "two on one space", |_, world| {
        friend(world);
    });
    world(false, true, "two on one space in the turn of one", |_, world| {
        let who = friend(world);
        world.turn = Some(Turn::new(who));
    });
    world(true, true, "one that passes another", |_, world| {
        let who = friend(world);
        world.turn = Some(Turn { points: 1, ..Turn::new(who) });
    });
    world(true, true, "one that is passed by another", |_, world| {
        friend(world);
        let who = Who::Monster(world.monsters[of(world, true)].id);
        world.turn = Some(Turn { points: 1, ..Turn::new(who) });
    });
    world(true, true, "one that is shrunk beside another", |_, world| {
        let who = friend(world);
        world.turn = Some(Turn { shrunk: true, ..Turn::new(who) });
    });
}
