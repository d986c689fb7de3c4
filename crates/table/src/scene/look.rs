//! Scenes by dotted path, as cases look into them.

use super::{DeckScene, Figure, Scene, SeatScene, Value, Zone};

impl Scene {
    /// The value at a dotted path, as cases write it.
    ///
    /// The first part is looked for among the figures (`brute.hp`, `brute.at`, `brute.conditions`), then
    /// the seats (`brute.discard`, also `seats.brute.discard`), the tracks (`round`), the decks
    /// (`imp-deck.left`), what is under way (`attack.bonus`, the innermost first), the tokens (`s1`, their
    /// kind), and what only the game has. A zone whose cards the viewer does not see gives its count.
    pub fn look(&self, path: &str) -> Option<Value> {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        if first == "seats" {
            let (id, field) = rest.split_once('.')?;
            return self.seats.iter().find(|s| s.id == id)?.look(field);
        }
        let figure = self.figures.iter().find(|f| f.id == first).and_then(|f| f.look(rest));
        let seat = || self.seats.iter().find(|s| s.id == first).and_then(|s| s.look(rest));
        let track = || self.tracks.iter().find(|t| t.id == path).map(|t| t.value.clone());
        let deck = || self.decks.iter().find(|d| d.id == first).and_then(|d| d.look(rest));
        let under_way = || {
            let found = self.under_way.iter().rev().find(|u| u.id == first);
            found.and_then(|u| u.values.get(rest).cloned())
        };
        let token = || {
            let mut tokens = self.board.spaces.iter().flat_map(|s| &s.tokens);
            tokens.find(|t| t.id == path).map(|t| Value::from(t.kind.as_str()))
        };
        figure
            .or_else(seat)
            .or_else(track)
            .or_else(deck)
            .or_else(under_way)
            .or_else(token)
            .or_else(|| self.more.get(path).cloned())
    }

    /// Every path that [`Scene::look`] knows: for error messages that name what would have been right.
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for figure in &self.figures {
            paths.extend(["at", "conditions", "kind"].map(|f| format!("{}.{f}", figure.id)));
            if figure.hp.is_some() {
                paths.extend(["hp", "max"].map(|f| format!("{}.{f}", figure.id)));
            }
            paths.extend(figure.rank.map(|_| format!("{}.rank", figure.id)));
            paths.extend(figure.more.keys().map(|k| format!("{}.{k}", figure.id)));
        }
        for seat in &self.seats {
            let zones = seat.zones.iter().map(|z| z.kind.as_str());
            let more = seat.more.keys().map(String::as_str);
            paths.extend(zones.chain(more).map(|z| format!("{}.{z}", seat.id)));
        }
        paths.extend(self.tracks.iter().map(|t| t.id.clone()));
        for deck in &self.decks {
            paths.extend(["left", "top", "discard"].map(|f| format!("{}.{f}", deck.id)));
        }
        for under in &self.under_way {
            paths.extend(under.values.keys().map(|k| format!("{}.{k}", under.id)));
        }
        paths.extend(self.board.spaces.iter().flat_map(|s| &s.tokens).map(|t| t.id.clone()));
        paths.extend(self.more.keys().cloned());
        paths
    }
}

impl Figure {
    fn look(&self, field: &str) -> Option<Value> {
        match field {
            "hp" => self.hp.map(|(hp, _)| hp.into()),
            "max" => self.hp.map(|(_, max)| max.into()),
            "at" if self.at.len() == 1 => Some(self.at[0].clone().into()),
            "at" => Some(self.at.clone().into()),
            "conditions" => Some(self.conditions.clone().into()),
            "kind" => Some(self.kind.as_str().into()),
            "rank" => self.rank.map(|rank| rank.as_str().into()),
            _ => self.more.get(field).cloned(),
        }
    }
}

impl SeatScene {
    fn look(&self, field: &str) -> Option<Value> {
        let zone = self.zones.iter().find(|z| z.kind.as_str() == field).map(Zone::value);
        zone.or_else(|| self.more.get(field).cloned())
    }
}

impl Zone {
    fn value(&self) -> Value {
        if self.cards.len() as u32 == self.count {
            Value::List(self.cards.iter().map(|c| Value::Text(c.id.clone())).collect())
        } else {
            Value::from(self.count)
        }
    }
}

impl DeckScene {
    fn look(&self, field: &str) -> Option<Value> {
        match field {
            "left" => Some(self.left.into()),
            "top" => Some(self.top.clone().into()),
            "discard" => Some(self.discard.clone().into()),
            _ => None,
        }
    }
}
