//! What a position must not be: each is refused with the rule that forbids it.

use crate::Descent;
use crate::content::{CardId, Deed, Drawn, Effect, ItemId, Rank, SearchId, TaintId, Until};
use crate::rulings::RestWhenKnockedOut;
use crate::scenario::setup;
use crate::world::{Group, Hero, HeroId, Lasting, Monster, Taint, Turn, Who, World};
use board::square::{Body, Terrain};
use table::SetupError;

type Possible = Result<(), SetupError>;

fn refuse(text: impl Into<String>) -> Possible {
    Err(SetupError::new(text))
}

/// Says what is wrong, if this is so.
fn never(is_so: bool, text: impl FnOnce() -> String) -> Possible {
    if is_so { refuse(text()) } else { Ok(()) }
}

/// Whether a position could come up in play.
pub(super) fn possible(game: &Descent, world: &World) -> Possible {
    never(world.heroes.len() > 4, || format!("at most 4 heroes play, not {}", world.heroes.len()))?;
    let gates = world.ground.map.gates().len() as u8;
    let numbers =
        world.special.tests.iter().map(|(gate, _)| *gate).chain(world.special.breaks.iter().copied());
    for gate in numbers {
        never(gate >= gates, || format!("there is no gate {gate} (DE-DOR-01)"))?;
    }
    for id in world.hero_ids() {
        hero(game, world, id)?;
    }
    for monster in world.monsters.iter().chain(&world.special.down) {
        self::monster(game, world, monster)?;
    }
    for group in &world.groups {
        self::group(game, world, group)?;
    }
    places(game, world)?;
    tokens(world)?;
    special(game, world)?;
    cards(game, world)?;
    world.turn.iter().chain(&world.waiting).try_for_each(|turn| self::turn(game, world, turn))
}

fn hero(game: &Descent, world: &World, id: HeroId) -> Possible {
    let (hero, name) = (world.hero(id), game.hero_name(id));
    let health = hero.health(game);
    never(hero.damage > health, || format!("{name} has Health {health}, not {} (DE-CHR-04)", hero.damage))?;
    if hero.knocked_out {
        knocked_out(game, world, hero, name)?;
    } else {
        never(hero.damage == health && !world.is_over(), || {
            format!("{name} has as much damage as Health and is not knocked out (DE-DEF-01)")
        })?;
    }
    never(hero.away().is_some() && hero.at.is_some(), || {
        format!("{name} has vanished, and stands on the map")
    })?;
    equipment(game, hero, name)?;
    skills(game, hero, name)?;
    if let Some(familiar) = &hero.familiar {
        let health = hero.familiar_health(game);
        never(hero.familiar_card(game).is_none(), || {
            format!("{name} is of a class without a familiar (DE-FAM-01)")
        })?;
        never(familiar.damage >= health, || {
            format!("the familiar of {name} has Health {health}, not {} (DE-DEF-01)", familiar.damage)
        })?;
    }
    let long = |lasting: &Lasting| matches!(lasting.until, Until::TurnEnds(n) if n > 2);
    never(hero.lasting.iter().any(long), || format!("{name} is a monkey until the end of its next turn"))
}

/// The hero with nothing equipped.
fn without_items(hero: &Hero) -> Hero {
    let mut other = hero.clone();
    other.items.iter_mut().for_each(|owned| owned.equipped = false);
    other
}

/// DE-DEF-04, DE-CND-30: damage up to Health and fatigue up to Stamina, but for what it has put on since (DE-DEF-13).
fn knocked_out(game: &Descent, world: &World, hero: &Hero, name: &str) -> Possible {
    let bare = without_items(hero);
    let rested = world.agreed.rulings.rest_when_knocked_out == RestWhenKnockedOut::Recovers;
    never(hero.damage < bare.health(game), || {
        format!("{name} is knocked out, and has Health left (DE-DEF-04)")
    })?;
    never(hero.fatigue < bare.stamina(game) && !rested, || {
        format!("{name} is knocked out, and has Stamina left (DE-DEF-04)")
    })?;
    never(!hero.conditions.is_empty(), || format!("{name} is knocked out, and has conditions (DE-CND-30)"))?;
    never(hero.carries > 0, || format!("{name} is knocked out, and carries something (DE-OBJ-05)"))
}

fn equipment(game: &Descent, hero: &Hero, name: &str) -> Possible {
    let equipped: Vec<ItemId> = hero.equipped().map(|owned| owned.item).collect();
    never(!hero.may_equip(game, &equipped), || format!("{name} cannot equip all that (DE-EQP-02)"))
}

/// DE-HER-09, DE-HER-15, DE-XPS-04: skills of the own class, each once.
fn skills(game: &Descent, hero: &Hero, name: &str) -> Possible {
    for (n, learnt) in hero.skills.iter().enumerate() {
        let skill = &game.skill(learnt.skill).name;
        never(!game.class(hero.class).skills.contains(&learnt.skill), || {
            format!("{name}: {skill} is no skill of the class {} (DE-HER-09)", game.class(hero.class).name)
        })?;
        never(hero.skills[..n].iter().any(|other| other.skill == learnt.skill), || {
            format!("{name} has {skill} twice (DE-XPS-04)")
        })?;
    }
    let duels = hero.skills.iter().flat_map(|learnt| &game.skill(learnt.skill).abilities);
    let duels =
        duels.flat_map(|ability| &ability.does).any(|effect| *effect == Effect::Deed(Deed::Challenge));
    never(hero.challenged().is_some() && !duels, || {
        format!("{name} has nothing to challenge with (DC-CLASS-76)")
    })
}

fn monster(game: &Descent, world: &World, monster: &Monster) -> Possible {
    let (printed, name) = (game.monster(monster.id.of), game.monster_name(monster.id));
    let card = world.card(game, monster);
    let who = Who::Monster(monster.id);
    let relic = world.relic_of(game, who).map_or(0, |relic| relic.overlord.health);
    let health = card.health + monster.more_health + relic;
    let lieutenant = printed.lieutenant.is_some();
    never(monster.id.number == 0, || format!("the monsters of {} are numbered from 1", printed.name))?;
    never(lieutenant != (monster.rank == Rank::Lieutenant), || {
        format!("{name} is no {} (DE-MON-02)", monster.rank.name())
    })?;
    if world.is_down(monster.id) {
        never(monster.damage < health, || format!("{name} is knocked out, and has Health left (DE-LTN-05)"))?;
        never(!monster.conditions.is_empty(), || {
            format!("{name} is knocked out, and has conditions (DE-LTN-05)")
        })?;
    } else {
        never(monster.damage >= health && !world.is_over(), || {
            format!("{name} has Health {health}, not {} (DE-DEF-01)", monster.damage)
        })?;
    }
    let airy = card.actions.iter().any(|action| action.does.contains(&Effect::Deed(Deed::Aloft)));
    never(monster.airborne && !airy, || format!("{name} does not rise into the air (DC-MAB-45)"))
}

/// DE-MON-05, DE-MON-06, DE-LTN-05: as many figures as there are at most, and of a lieutenant one.
fn group(game: &Descent, world: &World, group: &Group) -> Possible {
    let printed = game.monster(group.of);
    let all = world.monsters.iter().chain(&world.special.down).filter(|m| m.id.of == group.of);
    let count = |rank: Rank| all.clone().filter(|m| m.rank == rank && !m.challenge).count();
    if printed.lieutenant.is_some() {
        never(count(Rank::Lieutenant) > 1, || format!("there is one {} (DE-MON-06)", printed.name))?;
        return Ok(());
    }
    never(group.stands_up, || {
        format!("{} is no lieutenant, and is not knocked out (DE-LTN-05)", printed.name)
    })?;
    let most = printed.group(4);
    for (rank, most) in [(Rank::Minion, most.minions), (Rank::Master, most.masters)] {
        let (there, rank) = (count(rank), rank.name());
        never(there > usize::from(most), || {
            format!("{}: there are at most {most} of rank {rank}, not {there} (DE-MON-05)", printed.name)
        })?;
    }
    Ok(())
}

/// DE-MOV-02, DE-LRG-09: every figure stands on spaces of its own. Whoever moves may be over a friend, and one that flies
/// over an obstacle.
fn places(game: &Descent, world: &World) -> Possible {
    let moves = |who: Who| world.turn_of(who).is_some_and(|turn| turn.points > 0 || turn.shrunk);
    for (who, body) in world.figures() {
        let name = game.name_of_figure(who);
        for spot in body.spots() {
            never(world.space(spot).is_none(), || {
                format!("{name} stands at {spot}, which is no space (DE-MAP-02)")
            })?;
            let over = moves(who) && world.flies(game, who);
            never(world.terrain(spot) == Terrain::Obstacle && !over, || {
                format!("{name} stands at {spot}, on an obstacle (DE-TER-17)")
            })?;
            if let Some(other) = world.other_at(spot, who) {
                let passes = moves(who) || moves(other);
                never(!passes, || {
                    format!("{name} and {} both stand at {spot} (DE-MOV-02)", game.name_of_figure(other))
                })?;
            }
        }
        never(body.size().is_large() && !world.ground.map.fits(world.gates, body), || {
            format!("{name} stands at {}, where it has no room (DE-LRG-09)", super::names::place(body))
        })?;
        never(!whole(game, world, who, body), || {
            format!("{name} covers {} spaces (DE-LRG-01)", world.size(game, who))
        })?;
    }
    for id in world.hero_ids().filter(|id| world.hero(*id).knocked_out) {
        let name = game.hero_name(id);
        if let Some(at) = world.hero(id).at {
            let free = world.space(at).is_some() && world.terrain(at) != Terrain::Obstacle;
            never(!free, || format!("the token of {name} lies at {at}, which is no space (DE-DEF-04)"))?;
        }
    }
    Ok(())
}

/// DE-LRG-01, DE-LRG-03: whether a figure covers as many spaces as it must; one while it moves.
fn whole(game: &Descent, world: &World, who: Who, body: Body) -> bool {
    let shrunk = world.turn_of(who).is_some_and(|turn| turn.shrunk);
    shrunk || body.size() == world.size(game, who)
}

fn tokens(world: &World) -> Possible {
    for token in &world.tokens {
        let free = world.space(token.at).is_some() && world.terrain(token.at) != Terrain::Obstacle;
        never(!free, || format!("a token lies at {}, which is no space (DE-MAP-02)", token.at))?;
    }
    Ok(())
}

fn special(game: &Descent, world: &World) -> Possible {
    let special = &world.special;
    for spot in special.crumbling.iter().chain(&special.unique) {
        never(world.space(*spot).is_none(), || format!("special: there is no space {spot}"))?;
    }
    if let Some(spot) = special.unique {
        let lies = world.tokens.iter().any(|t| t.at == spot && t.kind == crate::content::TokenKind::Search);
        never(!lies, || format!("the unique search token is none of those on the map: {spot} (DE-SRC-03)"))?;
    }
    for (n, one) in special.relics.iter().enumerate() {
        let Some(by) = one.by else { continue };
        let carrier = &game.monster(by).name;
        never(game.monster(by).lieutenant.is_none(), || {
            format!("{carrier} is no lieutenant, and carries no relic (DE-REL-03)")
        })?;
        let two = special.relics[..n].iter().any(|other| other.by == Some(by));
        never(two, || format!("{carrier} carries two relics (DE-REL-04)"))?;
    }
    for (n, object) in special.objects.iter().enumerate() {
        let (name, health) = (game.object_name(object.id), world.object_health(game, object.id));
        never(object.damage >= health, || {
            format!("{name} has Health {health}, not {} (DE-ATK-35)", object.damage)
        })?;
        never(special.objects[..n].iter().any(|other| other.id == object.id), || {
            format!("{name} is there twice")
        })?;
        never(world.terrain(object.at) == Terrain::Obstacle, || {
            format!("{name} lies at {}, on an obstacle (DE-TER-17)", object.at)
        })?;
    }
    if let Some(at) = world.passage() {
        never(world.space(at).is_none(), || format!("the secret passage lies at {at}, which is no space"))?;
    }
    never(world.room().is_some() && world.passage().is_none(), || {
        "there is a secret room, but no secret passage (DE-SEC-02)".to_owned()
    })
}

/// No more cards of any kind than there are, wherever they are.
fn cards(game: &Descent, world: &World) -> Possible {
    let overlord = &world.overlord;
    let deck = overlord.deck.cards_left().into_iter().chain(overlord.deck.discarded().iter().copied());
    let all: Vec<CardId> = deck.chain(overlord.hand.iter().chain(&overlord.left_out).copied()).collect();
    each_once(&all, |id| (game.card(*id).name.as_str(), game.card(*id).copies), "DE-OVC-01")?;
    let found = world.heroes.iter().flat_map(|hero| &hero.found).map(|found| found.card);
    let deck = world.search.cards_left().into_iter().chain(world.search.discarded().iter().copied());
    let all: Vec<SearchId> = deck.chain(found).collect();
    // DE-SEC-01: a passage takes the place of "nothing".
    let swapped = u8::from(world.special.secret.is_some());
    let copies = |id: &SearchId| {
        let card = game.search_card(*id);
        let copies = match card.drawn {
            Drawn::Discard => card.copies.saturating_sub(swapped),
            Drawn::Passage => swapped,
            Drawn::Keep | Drawn::ShopCard => card.copies,
        };
        (card.name.as_str(), copies)
    };
    each_once(&all, copies, "DE-SRC-08")?;
    let owned = world.heroes.iter().flat_map(|hero| &hero.items).map(|owned| owned.item);
    let shop = world.shop.cards_left().into_iter().chain(owned);
    let all: Vec<ItemId> = shop.filter(|id| game.item(*id).act.is_some()).collect();
    each_once(&all, |id| (game.item(*id).name.as_str(), game.item(*id).copies), "DE-SHP-05")?;
    let taints = world.heroes.iter().filter_map(|hero| match hero.taint {
        Some(Taint::Up(id)) => Some(id),
        _ => None,
    });
    let pile = world.special.tainted.iter().flat_map(|deck| deck.discarded().iter().copied());
    let all: Vec<TaintId> = taints.chain(pile).collect();
    each_once(&all, |id| (game.content.tainted[usize::from(id.0)].name.as_str(), 1), "DE-TNT-01")
}

fn each_once<'g, C: PartialEq>(all: &[C], printed: impl Fn(&C) -> (&'g str, u8), rule: &str) -> Possible {
    for card in all {
        let (name, copies) = printed(card);
        setup::copies(rule, name, copies, all.iter().filter(|other| *other == card).count())?;
    }
    Ok(())
}

fn turn(game: &Descent, world: &World, turn: &Turn) -> Possible {
    let name = game.name_of_figure(turn.who);
    never(turn.actions > 2, || format!("{name} has 2 actions, not {} (DE-ACT-01)", turn.actions))?;
    never(turn.overpowers > turn.points, || {
        format!("{name} has {} movement points, not {} (DC-MAB-74)", turn.points, turn.overpowers)
    })?;
    match turn.who {
        Who::Hero(id) => {
            let hero = world.hero(id);
            never(hero.acted, || format!("{name} has had its turn (DE-ACT-12)"))?;
            never(hero.knocked_out && turn.points > 0, || {
                format!("{name} is knocked out, and has no movement points (DE-REV-07)")
            })
        }
        Who::Monster(id) => {
            let done = world.monster(id).is_some_and(|monster| monster.activated);
            never(done, || format!("{name} has been activated (DE-ACT-12)"))?;
            never(world.is_inactive(turn.who), || {
                format!("{name} belongs to an inactive group (DE-MON-14)")
            })?;
            never(turn.shrunk && !world.size(game, turn.who).is_large(), || {
                format!("{name} does not shrink (DE-LRG-03)")
            })
        }
        Who::Familiar(_) | Who::Object(_) => Ok(()),
    }
}
