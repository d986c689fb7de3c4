//! Properties of what is shown: options that can be clicked, previews that betray nothing, positions that can be
//! written down.

use super::{Failure, asked, asked_seats, open, random_answer, same, say, text};
use crate::scene::{Faces, Read, Scene, Target, TrackKind};
use crate::{Chance, Game, Offered, RandomPlayer, Seat, Table, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything in a scene that an option can point at.
struct Things {
    spaces: BTreeSet<String>,
    figures: BTreeSet<String>,
    groups: BTreeSet<String>,
    cards: BTreeSet<String>,
    tracks: BTreeSet<String>,
    elements: BTreeSet<String>,
    decks: BTreeSet<String>,
    seats: BTreeSet<Seat>,
    /// The ids of all dice that lie on the table.
    dice: BTreeSet<String>,
}

impl Things {
    fn of(scene: &Scene, faces: &Faces) -> Things {
        let cards = scene.seats.iter().flat_map(|s| &s.zones).flat_map(|z| &z.cards).map(|c| c.id.clone());
        let dice = scene.under_way.iter().flat_map(|u| &u.dice).map(|die| die.id.clone());
        let elements = scene.tracks.iter().filter(|t| t.kind == TrackKind::Element);
        Things {
            spaces: scene.board.spaces.iter().map(|s| s.id.clone()).collect(),
            figures: scene.figures.iter().map(|f| f.id.clone()).collect(),
            groups: scene.groups.iter().map(|g| g.id.clone()).collect(),
            cards: cards.chain(faces.named(scene)).collect(),
            tracks: scene.tracks.iter().map(|t| t.id.clone()).collect(),
            elements: elements.map(|t| t.id.clone()).collect(),
            decks: scene.decks.iter().map(|d| d.id.clone()).collect(),
            seats: scene.seats.iter().map(|s| Seat(s.seat)).collect(),
            dice: dice.collect(),
        }
    }

    /// Whether a target can be found in the scene.
    fn has(&self, target: &Target) -> bool {
        match target {
            Target::Space(id) => self.spaces.contains(id),
            Target::Figure(id) => self.figures.contains(id),
            Target::Group(id) => self.groups.contains(id),
            Target::Card(id) | Target::Half(id, _) | Target::Item(id) => self.cards.contains(id),
            Target::Die(id) => self.dice.contains(id),
            Target::Deck(id) => self.decks.contains(id),
            Target::Track(id) => self.tracks.contains(id),
            Target::Seat(seat) => self.seats.contains(seat),
        }
    }

    /// The things that a key names.
    fn named<'k>(&self, key: &'k str) -> Vec<&'k str> {
        let parts = key.split([':', '+', '/', ' ', '@', '>']);
        let known = |part: &&str| {
            [&self.spaces, &self.figures, &self.groups, &self.cards, &self.elements]
                .into_iter()
                .any(|all| all.contains(*part))
        };
        parts.filter(known).collect()
    }
}

fn id_of(target: &Target) -> String {
    match target {
        Target::Space(id)
        | Target::Figure(id)
        | Target::Group(id)
        | Target::Card(id)
        | Target::Half(id, _)
        | Target::Item(id)
        | Target::Die(id)
        | Target::Deck(id)
        | Target::Track(id) => id.clone(),
        Target::Seat(seat) => seat.0.to_string(),
    }
}

fn points(things: &Things, faces: &Faces, kind: &str, option: &Offered) -> Result<(), Failure> {
    let seen =
        |target: &Target| things.has(target) || target.card().is_some_and(|id| faces.get(id).is_some());
    if let Some(lost) = option.at.iter().find(|target| !seen(target)) {
        return Err(format!("{} of {kind} points at {lost:?}, which its seat does not see", option.key));
    }
    let ids: Vec<String> = option.at.iter().map(id_of).collect();
    match things.named(&option.key).into_iter().find(|name| !ids.iter().any(|id| id == name)) {
        Some(name) => Err(format!("{} of {kind} names {name} and does not point at it", option.key)),
        None => Ok(()),
    }
}

/// Every option can be clicked: it points at every space, figure, card, type of monster and element that its key names,
/// and whatever it points at is in the scene of the seat that is asked, or is a card that has a face. Every visible card
/// has one.
pub fn clickable<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let faces = faces_of(&table);
    let mut random = RandomPlayer::new(seed);
    let mut count = 0;
    loop {
        for seat in asked_seats(&table) {
            let scene = table.scene(Viewer::Seat(seat));
            let cards = scene.seats.iter().flat_map(|s| &s.zones).flat_map(|z| &z.cards).map(|card| &card.id);
            let mut cards = cards.chain(scene.groups.iter().filter_map(|group| group.card.as_ref()));
            if let Some(blank) = cards.find(|card| faces.get(card).is_none()) {
                return Err(format!("{blank} is seen and has no face"));
            }
            let things = Things::of(&scene, &faces);
            let Some(asked) = asked(&table, seat) else { continue };
            for option in &asked.options {
                points(&things, &faces, &asked.kind, option)?;
                count += 1;
            }
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok(count) };
        say(&mut table, seat, &key)?;
    }
}

/// What is printed on the cards of a table.
pub(super) fn faces_of<G: Game>(table: &Table<G>) -> Faces {
    Faces::of(table.game().faces()).with(table.game().made_up(table.world()))
}

/// The faces that this viewer is sent now, as text.
pub(super) fn sent<G: Game>(table: &Table<G>, faces: &Faces, viewer: Viewer, read: &mut Read) -> String {
    let open = table.pending(viewer);
    let options = open.iter().flat_map(|open| &open.asked).flat_map(|asked| &asked.options);
    let needed = faces.needed(&table.scene(viewer), options.flat_map(|option| &option.at));
    read.news(&needed).into_iter().filter_map(|number| faces.at(number)).map(|face| text(&face)).collect()
}

/// Every name among the faces of a game has one face, and faces have names for people. Returns how many there are.
pub fn printed<G: Game>(game: &G) -> Result<usize, Failure> {
    let mut all = game.faces();
    all.sort_by(|(a, _), (b, _)| a.cmp(b));
    for pair in all.windows(2) {
        let [(name, one), (other, two)] = pair else { continue };
        if name == other && one != two {
            return Err(format!("{name} is printed twice:\n  {one:?}\n  {two:?}"));
        }
    }
    match all.iter().find(|(name, face)| name.is_empty() || face.name.id.is_empty()) {
        Some((name, face)) => Err(format!("{name:?} is the name of {face:?}")),
        None => Ok(all.len()),
    }
}

/// The previews that this seat gets of its options and of every figure, as text.
pub(super) fn previews<G: Game>(table: &Table<G>, seat: Seat) -> Result<String, Failure> {
    let mut all = String::new();
    if let Some(asked) = asked(table, seat) {
        for option in &asked.options {
            let preview = table.preview(seat, asked.question, &option.key);
            let preview = preview.ok_or_else(|| format!("there is no preview of {}", option.key))?;
            all.push_str(&text(&(&option.key, preview)));
        }
    }
    for figure in &table.scene(Viewer::Seat(seat)).figures {
        all.push_str(&text(&(&figure.id, table.intent(Viewer::Seat(seat), &figure.id))));
    }
    Ok(all)
}

/// Every option has a preview at every question, and asking for it changes nothing.
pub fn previewed<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut count = 0;
    loop {
        let before = (table.world().clone(), table.chance().clone());
        for seat in asked_seats(&table) {
            count += previews(&table, seat)?.len();
        }
        same(
            "the table before and after previews",
            &before,
            &(table.world().clone(), table.chance().clone()),
        )?;
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok(count) };
        say(&mut table, seat, &key)?;
    }
}

/// Every world at rest can be written as a position from which the same world is made; and where worlds of earlier rules
/// are migrated, one of today stays as it is.
pub fn described<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut count = 0;
    loop {
        if table.unit().is_empty() {
            let world = table.world_at_rest();
            let position = game.describe(world).ok_or("a world at rest cannot be described")?;
            let read = crate::read(position.clone()).map_err(|e| format!("{e}: {position}"))?;
            let made =
                game.arrange(read, &mut Chance::seeded(seed)).map_err(|e| format!("{e}: {position}"))?;
            same(&format!("a world and what is made of {position}"), world, &made)?;
            let today = table.save().rest.state["world"].take();
            let mut migrated = today.clone();
            game.migrate(&mut migrated);
            same("a world before and after a migration", &today, &migrated)?;
            count += 1;
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok(count) };
        say(&mut table, seat, &key)?;
    }
}

/// At every question whoever is asked can give the situation away, and a table opened from it asks the same. Returns
/// how many situations were given away, and how many could not be.
pub fn given_away<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<(usize, usize), Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let (mut given, mut kept) = (0, 0);
    loop {
        for seat in asked_seats(&table) {
            let Some(situation) = table.situation(seat, seed) else {
                kept += 1;
                continue;
            };
            let written = serde_json::to_string(&situation).map_err(|e| e.to_string())?;
            let read: crate::Situation =
                serde_json::from_str(&written).map_err(|e| format!("{e}: {written}"))?;
            let other =
                Table::what_if(Arc::clone(game), &read, !seed).map_err(|e| format!("{e}: {written}"))?;
            let sees = |table: &Table<G>| text(&table.scene(Viewer::Seat(seat)));
            same(&format!("a table and {written}"), &sees(&table), &sees(&other))?;
            given += 1;
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok((given, kept)) };
        say(&mut table, seat, &key)?;
    }
}
