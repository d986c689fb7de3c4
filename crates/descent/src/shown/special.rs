//! What quests and variants add to an encounter, as positions write it.

use crate::Descent;
use crate::content::{Attribute, Challenge, Condition, RoomId, TaintId};
use crate::world::{Carried, Group, Object, Room, Secret, Taint, World};
use board::square::Spot;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Deck, SetupError, WhenEmpty};

/// What quests and variants add; what is not said is not there.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct SpecialAt {
    /// Spaces with crumbling terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    crumbling: Option<Vec<String>>,
    /// The search token that is the unique one.
    #[serde(skip_serializing_if = "Option::is_none")]
    unique: Option<String>,
    /// The types of the open groups.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open_groups: Vec<String>,
    /// Gates that open after a test.
    #[serde(skip_serializing_if = "Option::is_none")]
    tests: Option<Vec<(u8, Attribute)>>,
    /// Gates that are destroyed when they are opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    breaks: Option<Vec<u8>>,
    /// The relics of the overlord.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    relics: Vec<RelicAt>,
    /// Lieutenants for which the overlord has decided about relics.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    armed: Vec<String>,
    /// Objects that heroes may attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    objects: Option<Vec<ObjectAt>>,
    /// Whether a hero suffers 1 damage each time it suffers fatigue.
    #[serde(skip_serializing_if = "Option::is_none")]
    weary: Option<bool>,
    /// Whether secret rooms are played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<SecretAt>,
    /// Whether tainted cards are played with: those that have been drawn and discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    tainted: Option<PileAt>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectAt {
    object: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u8>,
    at: String,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    conditions: Vec<Condition>,
    #[serde(default)]
    treated: bool,
}

impl ObjectAt {
    fn arrange(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        let Some(of) = game.content.object(&self.object) else {
            return Err(SetupError::new(format!("special: there is no object {}", self.object)));
        };
        let at = spot(&self.at)?;
        if world.space(at).is_none() {
            return Err(SetupError::new(format!("special: there is no space {}", self.at)));
        }
        let mut object = world.new_object(of, at);
        (object.damage, object.treated) = (self.damage, self.treated);
        object.id.number = self.number.unwrap_or(object.id.number);
        for condition in &self.conditions {
            object.conditions.add(*condition);
        }
        world.add_object(object);
        Ok(())
    }

    fn of(game: &Descent, object: &Object) -> ObjectAt {
        ObjectAt {
            object: game.object(object.id.of).name.clone(),
            number: Some(object.id.number),
            at: object.at.to_string(),
            damage: object.damage,
            conditions: object.conditions.iter().collect(),
            treated: object.treated,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RelicAt {
    relic: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(default)]
    broken: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SecretAt {
    rooms: PileAt,
    challenges: PileAt,
    #[serde(skip_serializing_if = "Option::is_none")]
    passage: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    room: Option<String>,
}

/// A pile: what is left, if not everything, and what lies on the discard pile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PileAt {
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<Vec<String>>,
    discard: Vec<String>,
}

impl PileAt {
    fn of<C: Clone + Ord>(deck: &Deck<C>, name: impl Fn(&C) -> String) -> PileAt {
        PileAt {
            left: Some(deck.cards_left().iter().map(&name).collect()),
            discard: deck.discarded().iter().map(&name).collect(),
        }
    }

    fn deck<C: Clone + Ord>(
        &self,
        all: Vec<C>,
        when_empty: WhenEmpty,
        named: impl Fn(&str) -> Option<C>,
    ) -> Result<Deck<C>, SetupError> {
        let one = |name: &String| {
            named(name).ok_or_else(|| SetupError::new(format!("special: there is no {name}")))
        };
        let left = match &self.left {
            Some(left) => left.iter().map(one).collect::<Result<Vec<C>, _>>()?,
            None => all,
        };
        let mut deck = Deck::new(left, when_empty);
        for name in &self.discard {
            let card = one(name)?;
            deck.take(&card);
            deck.discard(card);
        }
        Ok(deck)
    }
}

fn spot(text: &str) -> Result<Spot, SetupError> {
    text.parse().map_err(|e: board::square::MapError| SetupError::new(e.to_string()))
}

impl SpecialAt {
    /// Puts into the world what is said; for a quest the rest is as the quest lays it out.
    pub(super) fn arrange(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        let monster = |name: &String| {
            let found = game.content.monster(name);
            found.ok_or_else(|| SetupError::new(format!("special: there is no monster {name}")))
        };
        if let Some(crumbling) = &self.crumbling {
            world.special.crumbling = crumbling.iter().map(|at| spot(at)).collect::<Result<_, _>>()?;
        }
        world.special.unique = self.unique.as_deref().map(spot).transpose()?;
        world.special.open_groups = self.open_groups.iter().map(monster).collect::<Result<_, _>>()?;
        for of in world.special.open_groups.clone() {
            world.groups.push(Group::new(of));
        }
        world.special.armed = self.armed.iter().map(monster).collect::<Result<_, _>>()?;
        if let Some(tests) = &self.tests {
            world.special.tests.clone_from(tests);
        }
        if let Some(breaks) = &self.breaks {
            world.special.breaks.clone_from(breaks);
        }
        for at in &self.relics {
            let relic = game.content.relics.iter().find(|one| game.item(one.item).name == at.relic);
            let Some(relic) = relic else {
                return Err(SetupError::new(format!("special: there is no relic {}", at.relic)));
            };
            let by = at.by.as_ref().map(monster).transpose()?;
            world.special.relics.push(Carried { relic: relic.item, by, broken: at.broken });
        }
        if let Some(objects) = &self.objects {
            world.special.objects.clear();
            objects.iter().try_for_each(|at| at.arrange(game, world))?;
        }
        world.special.weary = self.weary.unwrap_or(world.special.weary);
        if let Some(secret) = &self.secret {
            secret.arrange(game, world)?;
        }
        if let Some(tainted) = &self.tainted {
            let all = (0..game.content.tainted.len()).map(|n| TaintId(n as u8)).collect();
            let deck = tainted.deck(all, WhenEmpty::Reshuffle, |name| game.content.taint(name))?;
            world.special.tainted = Some(deck);
        }
        Ok(())
    }

    /// What a world has of it.
    pub(super) fn of(game: &Descent, world: &World) -> SpecialAt {
        let special = &world.special;
        let names = |types: &[crate::content::MonsterTypeId]| {
            types.iter().map(|of| game.monster(*of).name.clone()).collect()
        };
        SpecialAt {
            crumbling: Some(special.crumbling.iter().map(Spot::to_string).collect()),
            unique: special.unique.map(|at| at.to_string()),
            open_groups: names(&special.open_groups),
            tests: Some(special.tests.clone()),
            breaks: Some(special.breaks.clone()),
            relics: special.relics.iter().map(|one| relic(game, one)).collect(),
            armed: names(&special.armed),
            weary: Some(special.weary),
            objects: Some(special.objects.iter().map(|one| ObjectAt::of(game, one)).collect()),
            secret: special.secret.as_ref().map(|secret| SecretAt::of(game, secret)),
            tainted: special
                .tainted
                .as_ref()
                .map(|deck| PileAt::of(deck, |id| game.content.tainted[usize::from(id.0)].name.clone())),
        }
    }
}

fn relic(game: &Descent, one: &Carried) -> RelicAt {
    RelicAt {
        relic: game.item(one.relic).name.clone(),
        by: one.by.map(|of| game.monster(of).name.clone()),
        broken: one.broken,
    }
}

impl SecretAt {
    fn arrange(&self, game: &Descent, world: &mut World) -> Result<(), SetupError> {
        world.with_secret_rooms(game);
        let rooms = (0..game.content.rooms.len()).map(|n| RoomId(n as u8)).collect();
        let rooms = self.rooms.deck(rooms, WhenEmpty::Stay, |name| game.content.room(name))?;
        let all = game.content.challenges.clone();
        let challenges = self.challenges.deck(all, WhenEmpty::Stay, |name| challenge(game, name))?;
        let passage = self.passage.as_deref().map(spot).transpose()?;
        let mut secret = Secret { rooms, challenges, passage, room: None };
        if let Some(name) = &self.room {
            let Some(card) = game.content.room(name) else {
                return Err(SetupError::new(format!("special: there is no secret room {name}")));
            };
            secret.rooms.take(&card);
            secret.room = Some(lay_room(game, world, card)?);
        }
        world.special.secret = Some(secret);
        Ok(())
    }

    fn of(game: &Descent, secret: &Secret) -> SecretAt {
        let room = |id: &RoomId| game.content.rooms[usize::from(id.0)].name.clone();
        SecretAt {
            rooms: PileAt::of(&secret.rooms, room),
            challenges: PileAt::of(&secret.challenges, |one| challenge_name(game, *one).to_owned()),
            passage: secret.passage.map(|at| at.to_string()),
            room: secret.room.map(|in_play| room(&in_play.card)),
        }
    }
}

/// DE-SEC-05: lays out the tile of a room.
fn lay_room(game: &Descent, world: &mut World, card: RoomId) -> Result<Room, SetupError> {
    let (ground, room) = crate::actions::secret::laid(game, world, card).map_err(SetupError::new)?;
    world.ground = Arc::new(ground);
    Ok(room)
}

/// How a challenge token is called.
pub(super) fn challenge_name(game: &Descent, challenge: Challenge) -> &str {
    match challenge {
        Challenge::Monster(of) => &game.monster(of).name,
        Challenge::Test(of) => of.name(),
    }
}

fn challenge(game: &Descent, name: &str) -> Option<Challenge> {
    let all = game.content.challenges.iter().copied();
    all.into_iter().find(|one| challenge_name(game, *one) == name)
}

/// The tainted card of a hero, in the words of positions.
pub(super) fn taint_name(game: &Descent, taint: Taint) -> String {
    match taint {
        Taint::Down => "face-down".to_owned(),
        Taint::Up(id) => game.content.tainted[usize::from(id.0)].name.clone(),
    }
}

/// The same, read.
pub(super) fn taint(game: &Descent, name: &str) -> Result<Taint, SetupError> {
    if name == "face-down" {
        return Ok(Taint::Down);
    }
    let found = game.content.taint(name).map(Taint::Up);
    found.ok_or_else(|| SetupError::new(format!("there is no tainted card {name}")))
}
