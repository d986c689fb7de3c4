//! What quests and variants add to an encounter, as it stands: secret rooms, crumbling terrain, relics, and more.

use super::{HeroId, Monster, MonsterId, Object, Who, World};
use crate::Descent;
use crate::content::{
    Attribute, Challenge, Drawn, ItemId, MonsterTypeId, Relic, RoomId, SearchId, TaintId, TokenKind,
};
use board::square::{Spot, Terrain};
use serde::{Deserialize, Serialize};
use table::{Deck, WhenEmpty};

/// What quests and variants add to an encounter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Special {
    /// DE-TER-25: spaces with crumbling terrain.
    pub crumbling: Vec<Spot>,
    /// DE-SRC-03: the search token that is the unique one; heroes do not know which.
    pub unique: Option<Spot>,
    /// DE-MON-07: the types that the overlord has chosen for the open groups, in their order.
    pub open_groups: Vec<MonsterTypeId>,
    /// DE-DOR-06: gates that open only after a test.
    pub tests: Vec<(u8, Attribute)>,
    /// DE-DOR-07: gates that are destroyed when they are opened.
    pub breaks: Vec<u8>,
    /// DE-REL-04: the relics of the overlord.
    pub relics: Vec<Carried>,
    /// DE-REL-04: lieutenants for which the overlord has decided.
    pub armed: Vec<MonsterTypeId>,
    /// DE-LTN-05: lieutenants that are knocked out, as they were, with the place where each fell.
    pub down: Vec<Monster>,
    /// DE-ATK-35: objects that heroes may attack, by type and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<Object>,
    /// DE-TRG-05: whether, by a rule of the quest, a hero suffers 1 damage each time it suffers fatigue.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub weary: bool,
    /// DE-VAR-12: secret rooms, if they are played with.
    pub secret: Option<Secret>,
    /// DE-TNT-01: the tainted cards, if they are played with.
    pub tainted: Option<Deck<TaintId>>,
}

/// DE-REL-04: a relic of the overlord, and who carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The relic, by the item that it is for heroes.
    pub relic: ItemId,
    /// Which lieutenant.
    pub by: Option<MonsterTypeId>,
    /// DE-REL-06: whether its carrier has been defeated.
    pub broken: bool,
}

/// DE-SEC-05: secret rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Secret {
    /// The room cards.
    pub rooms: Deck<RoomId>,
    /// The challenge tokens that nobody has seen. Those that lie face down are among them: which they are is decided when
    /// they are turned up.
    pub challenges: Deck<Challenge>,
    /// Where the secret passage token lies.
    pub passage: Option<Spot>,
    /// The room in play.
    pub room: Option<Room>,
}

/// A secret room in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Its card.
    pub card: RoomId,
    /// The first row of its tile; everything from there on is the room.
    pub row: i16,
    /// Its entrance space.
    pub entrance: Spot,
}

/// DE-TNT-01: the tainted card of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taint {
    /// Face down; which it is nobody knows, so it is drawn when it is turned up.
    Down,
    /// Face up.
    Up(TaintId),
}

impl Secret {
    /// All room cards and challenge tokens, unseen.
    pub fn new(game: &Descent) -> Secret {
        let rooms = (0..game.content.rooms.len()).map(|n| RoomId(n as u8));
        Secret {
            rooms: Deck::new(rooms, WhenEmpty::Stay),
            challenges: Deck::new(game.content.challenges.iter().copied(), WhenEmpty::Stay),
            passage: None,
            room: None,
        }
    }
}

impl World {
    /// DE-SEC-01, DE-VAR-12: secret rooms are played with: a passage takes the place of "nothing".
    pub fn with_secret_rooms(&mut self, game: &Descent) {
        let nothing = game.content.search_card_for(Drawn::Discard);
        let passage = game.content.search_card_for(Drawn::Passage);
        let (Some(nothing), Some(passage)) = (nothing, passage) else { return };
        let swap = |card: SearchId| if card == nothing { passage } else { card };
        self.search = Deck::new(self.search.cards_left().into_iter().map(swap), WhenEmpty::Stay);
        self.special.secret = Some(Secret::new(game));
    }

    /// DE-TNT-01: tainted cards are played with: one for each hero, face down.
    pub fn with_tainted_cards(&mut self, game: &Descent) {
        let all = (0..game.content.tainted.len()).map(|n| TaintId(n as u8));
        self.special.tainted = Some(Deck::new(all, WhenEmpty::Reshuffle));
        self.heroes.iter_mut().for_each(|hero| hero.taint = Some(Taint::Down));
    }

    /// The secret room in play.
    pub fn room(&self) -> Option<Room> {
        self.special.secret.as_ref().and_then(|secret| secret.room)
    }

    /// Where the secret passage token lies.
    pub fn passage(&self) -> Option<Spot> {
        self.special.secret.as_ref().and_then(|secret| secret.passage)
    }

    /// Whether a space is in the secret room.
    pub fn is_in_room(&self, spot: Spot) -> bool {
        self.room().is_some_and(|room| spot.y >= room.row)
    }

    /// The heroes in the secret room.
    pub fn heroes_in_room(&self) -> Vec<HeroId> {
        let inside = |id: &HeroId| {
            let hero = self.hero(*id);
            !hero.knocked_out && hero.at.is_some_and(|at| self.is_in_room(at))
        };
        self.hero_ids().filter(inside).collect()
    }

    /// The challenge tokens that lie face down.
    pub fn challenges(&self) -> impl Iterator<Item = Spot> + '_ {
        self.tokens.iter().filter(|token| token.kind == TokenKind::Challenge).map(|token| token.at)
    }

    /// DE-TER-25: whether a space has crumbling terrain.
    pub fn crumbles(&self, spot: Spot) -> bool {
        !self.special.crumbling.is_empty() && self.special.crumbling.contains(&spot)
    }

    /// DE-TER-25: a space with crumbling terrain has no other, but obstacles.
    pub fn terrain_over(&self, spot: Spot, beneath: Terrain) -> Terrain {
        if beneath != Terrain::Obstacle && self.crumbles(spot) { Terrain::Floor } else { beneath }
    }

    /// DE-REL-03, DE-REL-06, DE-REL-08: the relic that a lieutenant carries and may use.
    pub fn relic_of<'g>(&self, game: &'g Descent, who: Who) -> Option<&'g Relic> {
        if self.special.relics.is_empty() {
            return None;
        }
        let of = who.monster()?.of;
        let carried = self.special.relics.iter().find(|one| one.by == Some(of) && !one.broken)?;
        game.content.relics.iter().find(|relic| relic.item == carried.relic)
    }

    /// DE-MON-14: whether a monster belongs to a group that is inactive.
    pub fn is_inactive(&self, who: Who) -> bool {
        who.monster().is_some_and(|id| self.groups.iter().any(|group| group.of == id.of && group.inactive))
    }

    /// DE-LTN-05: a lieutenant that is knocked out.
    pub fn is_down(&self, id: MonsterId) -> bool {
        self.special.down.iter().any(|monster| monster.id == id)
    }

    /// The secret rooms, to be changed; where they are not played with, empty ones.
    pub fn secret_mut(&mut self) -> &mut Secret {
        self.special.secret.get_or_insert_with(|| Secret {
            rooms: Deck::new([], WhenEmpty::Stay),
            challenges: Deck::new([], WhenEmpty::Stay),
            passage: None,
            room: None,
        })
    }
}
