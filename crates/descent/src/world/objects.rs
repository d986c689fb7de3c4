//! ATK: objects that heroes may attack.

use super::{Conditions, Who, World};
use crate::Descent;
use crate::content::ObjectTypeId;
use board::square::{Body, Spot};
use serde::{Deserialize, Serialize};

/// An object: its type and the number of its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectId {
    /// Its type.
    pub of: ObjectTypeId,
    /// The number of the token, from 1.
    pub number: u8,
}

/// DE-ATK-35: an object that the quest lets heroes attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Object {
    /// Which one.
    pub id: ObjectId,
    /// Where it lies.
    pub at: Spot,
    /// Damage suffered.
    pub damage: u8,
    /// DE-ATK-37: its conditions.
    pub conditions: Conditions,
    /// Whether the quest lets figures that are treated as heroes attack it too.
    pub treated: bool,
}

impl World {
    /// An object, if it is on the map.
    pub fn object(&self, id: ObjectId) -> Option<&Object> {
        self.special.objects.iter().find(|object| object.id == id)
    }

    /// An object, to be changed.
    pub fn object_mut(&mut self, id: ObjectId) -> Option<&mut Object> {
        self.special.objects.iter_mut().find(|object| object.id == id)
    }

    /// A new object of a type, with the next number.
    pub fn new_object(&self, of: ObjectTypeId, at: Spot) -> Object {
        let number = self.special.objects.iter().filter(|other| other.id.of == of).count() as u8 + 1;
        let id = ObjectId { of, number };
        Object { id, at, damage: 0, conditions: Conditions::default(), treated: false }
    }

    /// Lays an object on the map, in order.
    pub fn add_object(&mut self, object: Object) {
        self.special.objects.push(object);
        self.special.objects.sort_by_key(|object| object.id);
    }

    /// DE-ATK-36: the objects that count as enemy figures: those that an attack under way has as target or affects.
    pub fn objects_attacked(&self) -> impl Iterator<Item = (Who, Body)> + '_ {
        self.objects().filter(|(who, _)| self.is_attacked(*who))
    }

    /// DE-ATK-35: the objects that a figure may attack, beside those that count as figures already.
    pub fn objects_for(&self, attacker: Who) -> impl Iterator<Item = (Who, Body)> + '_ {
        let allowed = move |who: Who| match who {
            Who::Object(id) => self.object(id).is_some_and(|object| self.may_break(attacker, object)),
            _ => false,
        };
        self.objects().filter(move |(who, _)| allowed(*who) && !self.is_attacked(*who))
    }

    fn is_attacked(&self, who: Who) -> bool {
        self.under_way.attacks.iter().any(|attack| attack.place_of(who).is_some())
    }

    fn objects(&self) -> impl Iterator<Item = (Who, Body)> + '_ {
        self.special.objects.iter().map(|object| (Who::Object(object.id), Body::small(object.at)))
    }

    /// DE-ATK-35: heroes may attack an object; figures that are treated as heroes only where the quest says so.
    fn may_break(&self, attacker: Who, object: &Object) -> bool {
        let for_heroes = !self.is_overlords(attacker);
        for_heroes && (attacker.hero().is_some() || object.treated)
    }

    /// The Health of an object.
    pub fn object_health(&self, game: &Descent, id: ObjectId) -> u8 {
        game.object(id.of).health.with(self.heroes.len() as u8)
    }
}
