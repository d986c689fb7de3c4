//! The board in characters, with coordinates: `gruft play` in a terminal.
//!
//! ```text
//!       8   9  10  11
//!   2  bg2  .   .  @Tü     a character; a monster with the number of its standee
//!   3    BG4  .  $2  X7    an elite in capitals; two coins, treasure 7
//!   4  BC1!  #   ^   +     a boss; an obstacle, a trap, a closed door
//! ```
//!
//! Four characters a hex, odd rows half a hex to the right. What nobody has seen yet is not there.

use board::hex::Offset;
use std::collections::{BTreeMap, BTreeSet};
use table::scene::{EdgeKind, Figure, FigureKind, Layout, Rank, Scene, Space, Terrain, TokenKind};
use words::{Phrase, Words};

/// The characters of a hex with the gap beside it.
pub(super) const CELL: i32 = 4;
/// The characters of the row numbers.
pub(super) const MARGIN: i32 = 5;

/// The board; nothing, if there is none that characters can show.
pub fn map(scene: &Scene, words: &Words, signs: &BTreeMap<String, String>) -> String {
    match scene.board.layout {
        Layout::Hexes => hexes(scene, signs) + &legend(scene, words),
        Layout::Squares | Layout::Areas => super::grid::grid(scene, signs) + &legend(scene, words),
        Layout::None => String::new(),
    }
}

/// The spaces that have been seen; a door only with a room beside it that has.
pub fn seen(scene: &Scene) -> Vec<&Space> {
    let is_seen = |space: &&Space| !space.terrain.contains(&Terrain::Unrevealed);
    let is_door =
        |space: &&Space| space.room.is_none() && space.tokens.iter().any(|t| t.kind == TokenKind::DoorClosed);
    let rooms: Vec<&Space> = scene.board.spaces.iter().filter(is_seen).filter(|s| !is_door(s)).collect();
    let touches = |a: &Space, b: &Space| {
        let (a, b) = (
            Offset { col: a.x as i16, row: a.y as i16 }.hex(),
            Offset { col: b.x as i16, row: b.y as i16 }.hex(),
        );
        a.dir_to(b).is_some()
    };
    let reached = |door: &&Space| rooms.iter().any(|space| touches(door, space));
    let doors = scene.board.spaces.iter().filter(is_seen).filter(is_door).filter(reached);
    rooms.iter().copied().chain(doors).collect()
}

fn hexes(scene: &Scene, signs: &BTreeMap<String, String>) -> String {
    let seen = seen(scene);
    let columns = seen.iter().map(|s| s.x);
    let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) else { return String::new() };
    let rows: BTreeSet<i32> = seen.iter().map(|s| s.y).collect();
    let centre = |x: i32, y: i32| MARGIN + CELL * (x - left) + CELL / 2 * (y & 1) + 1;
    let mut lines: Lines = Lines::default();
    for column in left..=right {
        lines.put(i32::MIN, centre(column, 0) - 1, &format!("{column:^3}"));
    }
    for row in rows {
        lines.put(2 * row, 0, &format!("{row:>3}"));
    }
    let at: BTreeMap<&str, &Space> = seen.iter().map(|s| (s.id.as_str(), *s)).collect();
    for space in &seen {
        let here = scene.figures.iter().find(|f| f.at.contains(&space.id)).and_then(|f| signs.get(&f.id));
        let lying = lying(space);
        let text = here.cloned().unwrap_or_else(|| lying.clone().unwrap_or_else(|| ground(space).to_owned()));
        let start = centre(space.x, space.y) - 1;
        lines.put(2 * space.y, start, &format!("{text:^3}"));
        // What lies under a figure peeps out beside it.
        if let (Some(sign), Some(under)) = (here, lying.and_then(|l| l.chars().next()))
            && sign.chars().count() < CELL as usize
            && (under == '$' || under == 'X')
        {
            lines.put(2 * space.y, start + 3, &under.to_string());
        }
    }
    for edge in scene.board.edges.iter().filter(|e| e.kind == EdgeKind::Wall) {
        let ends = (at.get(edge.between.0.as_str()), at.get(edge.between.1.as_str()));
        if let (Some(a), Some(b)) = ends {
            let (upper, lower) = if a.y <= b.y { (a, b) } else { (b, a) };
            let (x, to) = (centre(upper.x, upper.y), centre(lower.x, lower.y));
            match (upper.y == lower.y, to > x) {
                (true, _) => lines.put(2 * upper.y, x.max(to) - 2, "|"),
                (false, true) => lines.put(2 * upper.y + 1, x + 1, "/"),
                (false, false) => lines.put(2 * upper.y + 1, x - 1, "\\"),
            }
        }
    }
    lines.to_text()
}

/// Lines of characters by their number; those that stay empty are left out.
#[derive(Default)]
pub(super) struct Lines(BTreeMap<i32, Vec<char>>);

impl Lines {
    pub(super) fn put(&mut self, line: i32, at: i32, text: &str) {
        let line = self.0.entry(line).or_default();
        let at = usize::try_from(at).unwrap_or(0);
        line.resize(line.len().max(at + text.chars().count()), ' ');
        text.chars().enumerate().for_each(|(n, c)| line[at + n] = c);
    }

    pub(super) fn to_text(&self) -> String {
        let text = |line: &Vec<char>| line.iter().collect::<String>().trim_end().to_owned() + "\n";
        self.0.values().map(text).collect()
    }
}

/// The ground of a space.
pub(super) fn ground(space: &Space) -> &'static str {
    match space.terrain.first() {
        _ if super::grid::is_unseen(space) => "?",
        Some(Terrain::Wall | Terrain::Blocked) => "%",
        Some(Terrain::Obstacle | Terrain::Pillar) => "#",
        Some(Terrain::Hazardous | Terrain::Lava) => "!",
        Some(Terrain::Difficult | Terrain::Water) => "~",
        Some(Terrain::Icy | Terrain::Sludge) => "*",
        Some(Terrain::Pit | Terrain::Chasm) => "u",
        Some(Terrain::Bridge) => "=",
        Some(Terrain::Stairs) => "/",
        Some(Terrain::Shadow) => ",",
        Some(Terrain::Unrevealed | Terrain::Chamber | Terrain::Light) | None => ".",
    }
}

/// Everything that lies on a space, each kind once.
pub(super) fn lying_all(space: &Space) -> Vec<String> {
    let kinds: BTreeSet<TokenKind> = space.tokens.iter().map(|token| token.kind).collect();
    let alone = |kind: TokenKind| Space {
        tokens: space.tokens.iter().filter(|token| token.kind == kind).cloned().collect(),
        ..Space::default()
    };
    kinds.into_iter().filter_map(|kind| lying(&alone(kind))).collect()
}

/// What lies on a space: treasure before coins, those before the rest.
pub fn lying(space: &Space) -> Option<String> {
    let coins = space.tokens.iter().filter(|t| t.kind == TokenKind::Coin).count();
    let best = space.tokens.iter().filter_map(|t| Some((rank(t.kind)?, t))).min_by_key(|(rank, _)| *rank)?.1;
    let label = best.label.as_deref().unwrap_or_default();
    let sign = sign_of(best.kind)?;
    Some(match best.kind {
        TokenKind::Coin if coins > 1 => format!("{sign}{coins}"),
        TokenKind::Mark => label.to_owned(),
        _ => format!("{sign}{label}"),
    })
}

fn rank(kind: TokenKind) -> Option<usize> {
    SIGNS.iter().position(|(of, _)| *of == kind)
}

fn sign_of(kind: TokenKind) -> Option<char> {
    SIGNS.iter().find(|(of, _)| *of == kind).map(|(_, sign)| *sign)
}

/// The signs of what lies on spaces; what stands first hides what follows.
const SIGNS: [(TokenKind, char); 39] = [
    (TokenKind::Treasure, 'X'),
    (TokenKind::Coin, '$'),
    (TokenKind::Trap, '^'),
    (TokenKind::DoorClosed, '+'),
    (TokenKind::DoorOpen, '\''),
    (TokenKind::ExitA, 'A'),
    (TokenKind::ExitB, 'B'),
    (TokenKind::Sealed, '='),
    (TokenKind::Plate, '_'),
    (TokenKind::Start, 'o'),
    (TokenKind::Mark, '?'),
    (TokenKind::TreasureCommon, 'X'),
    (TokenKind::TreasureRare, 'X'),
    (TokenKind::TreasureEpic, 'X'),
    (TokenKind::Chest, 'C'),
    (TokenKind::LargeChest, 'C'),
    (TokenKind::Loot, '$'),
    (TokenKind::Search, 's'),
    (TokenKind::Prize, 'p'),
    (TokenKind::Goal, 'O'),
    (TokenKind::Objective, '!'),
    (TokenKind::Enemy, '&'),
    (TokenKind::Villager, 'v'),
    (TokenKind::Exit, 'E'),
    (TokenKind::Gate, 'G'),
    (TokenKind::Portal, 'P'),
    (TokenKind::RoamingPortal, 'R'),
    (TokenKind::Spawn, 'M'),
    (TokenKind::Lifebringer, 'L'),
    (TokenKind::Altar, 'T'),
    (TokenKind::Fountain, 'f'),
    (TokenKind::Forge, 'g'),
    (TokenKind::Key, 'k'),
    (TokenKind::Waypoint, 'w'),
    (TokenKind::Quarry, 'q'),
    (TokenKind::Fire, 'f'),
    (TokenKind::SpikeTrap, '^'),
    (TokenKind::BearTrap, '^'),
    (TokenKind::Rubble, '%'),
];

/// What the signs on this board mean.
fn legend(scene: &Scene, words: &Words) -> String {
    let seen = match scene.board.layout {
        Layout::Hexes => seen(scene),
        _ => scene.board.spaces.iter().collect(),
    };
    let tokens: BTreeSet<TokenKind> = seen.iter().flat_map(|s| s.tokens.iter().map(|t| t.kind)).collect();
    let grounds: BTreeSet<Terrain> = seen.iter().flat_map(|s| s.terrain.iter().copied()).collect();
    let each = SIGNS.iter().filter(|(kind, _)| tokens.contains(kind) && *kind != TokenKind::Mark);
    let mut all: Vec<String> = each
        .map(|(kind, sign)| format!("{sign} {}", words.say(&Phrase::new(format!("terminal-token-{kind}")))))
        .collect();
    for terrain in grounds {
        let space = Space { terrain: vec![terrain], ..Space::default() };
        let name = words.try_say(&Phrase::new(format!("terminal-ground-{terrain}")));
        all.extend(name.ok().map(|name| format!("{} {name}", ground(&space))));
    }
    if scene.board.layout != Layout::Hexes {
        let kinds: BTreeSet<EdgeKind> = scene.board.edges.iter().map(|edge| edge.kind).collect();
        let name = |kind: &EdgeKind| words.say(&Phrase::new(format!("terminal-edge-{kind}")));
        all.extend(kinds.iter().map(|kind| format!("{} {}", super::grid::border(*kind), name(kind))));
    }
    if all.is_empty() { String::new() } else { format!("     {}\n", all.join(" · ")) }
}

/// The sign of every figure: two letters of its name with the number of its standee, so that no two are alike.
///
/// Characters have an `@` in front, elites capitals, bosses capitals and a `!`.
pub fn signs(scene: &Scene, words: &Words) -> BTreeMap<String, String> {
    let mut letters: BTreeMap<&str, String> = BTreeMap::new();
    for figure in &scene.figures {
        if !letters.contains_key(figure.look.as_str()) {
            let name = figure.name.as_ref().map_or_else(|| figure.id.clone(), |name| words.say(name));
            let taken: BTreeSet<&String> = letters.values().collect();
            let found = pairs(&name).into_iter().find(|pair| !taken.contains(pair));
            letters.insert(&figure.look, found.unwrap_or_else(|| "??".to_owned()));
        }
    }
    let each = |f: &Figure| (f.id.clone(), sign(f, letters.get(f.look.as_str()).map_or("??", |l| l)));
    scene.figures.iter().map(each).collect()
}

/// Two letters for a name, the best first: the initials of its words, its first two letters, its first and any other.
fn pairs(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split([' ', '-']).filter(|p| p.chars().any(char::is_alphabetic)).collect();
    let letters: Vec<char> = parts.concat().chars().filter(|c| c.is_alphabetic()).collect();
    let initials: Vec<char> = parts.iter().filter_map(|p| p.chars().find(|c| c.is_alphabetic())).collect();
    let first = letters.first().copied();
    let pair = |b: char| first.map(|a| format!("{a}{}", b.to_lowercase()));
    let from_initials = initials.get(1).and_then(|b| pair(*b));
    from_initials.into_iter().chain(letters.iter().skip(1).filter_map(|b| pair(*b))).collect()
}

fn sign(figure: &Figure, letters: &str) -> String {
    let number = figure.number.map_or_else(String::new, |n| n.to_string());
    let letters: String = letters.chars().take(if number.len() > 1 { 1 } else { 2 }).collect();
    match (figure.kind, figure.rank) {
        (FigureKind::Hero, _) => format!("@{letters}"),
        (_, Some(Rank::Boss)) => format!("{}{number}!", letters.to_uppercase()),
        (_, Some(Rank::Elite | Rank::Master | Rank::Leader)) => format!("{}{number}", letters.to_uppercase()),
        _ => format!("{}{number}", letters.to_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::phrase;
    use table::scene::{Board, Edge, Token};

    fn space(x: i32, y: i32) -> Space {
        Space { id: format!("{x},{y}"), x, y, ..Space::default() }
    }

    fn with(mut space: Space, kind: TokenKind, label: Option<&str>) -> Space {
        let label = label.map(str::to_owned);
        space.tokens.push(Token { label, ..Token::plain(format!("{kind}@{}", space.id), kind) });
        space
    }

    fn figure(look: &str, rank: Option<Rank>, number: u8, at: &str) -> Figure {
        let name =
            phrase!("haven-numbered", name = words::Arg::name(format!("monster-{look}")), number = number);
        let id = format!("{look}-{number}");
        let kind = FigureKind::Monster;
        Figure {
            name: Some(name),
            rank,
            number: Some(number),
            ..Figure::new(id, kind, look, vec![at.to_owned()])
        }
    }

    fn drawn(spaces: Vec<Space>, figures: Vec<Figure>, edges: Vec<Edge>) -> String {
        let board = Board { layout: Layout::Hexes, spaces, edges, overlays: Vec::new() };
        let scene = Scene { board, figures, ..Scene::default() };
        let signs = signs(&scene, Words::english());
        map(&scene, Words::english(), &signs)
    }

    #[test]
    fn coordinates_stand_at_the_top_and_at_the_left() {
        let text = drawn(vec![space(8, 2), space(9, 2), space(8, 3)], Vec::new(), Vec::new());
        assert_eq!(text, "      8   9\n  2   .   .\n  3     .\n");
    }

    #[test]
    fn coins_and_treasures_are_on_the_map_also_under_figures() {
        let coin = |s| with(s, TokenKind::Coin, None);
        let spaces = vec![
            coin(coin(space(0, 0))),
            with(space(1, 0), TokenKind::Treasure, Some("7")),
            coin(space(2, 0)),
        ];
        let text = drawn(spaces, vec![figure("bandit-guard", Some(Rank::Normal), 2, "2,0")], Vec::new());
        assert!(text.contains("  0  $2  X7  bg2$\n"), "{text}");
        assert!(text.contains("X treasure · $ coins"), "{text}");
    }

    #[test]
    fn what_nobody_has_seen_is_not_drawn() {
        let unseen = Space { terrain: vec![Terrain::Unrevealed], ..space(7, 5) };
        let between_unseen_rooms = with(space(6, 5), TokenKind::DoorClosed, None);
        let text = drawn(vec![space(0, 0), unseen, between_unseen_rooms], Vec::new(), Vec::new());
        assert_eq!(text, "      0\n  0   .\n");
    }

    #[test]
    fn standees_elites_and_bosses_are_told_apart() {
        let spaces = (0..5).map(|x| space(x, 0)).collect();
        let figures = vec![
            figure("flame-demon", Some(Rank::Normal), 1, "0,0"),
            figure("frost-demon", Some(Rank::Normal), 1, "1,0"),
            figure("frost-demon", Some(Rank::Elite), 2, "2,0"),
            figure("bandit-commander", Some(Rank::Boss), 1, "3,0"),
            figure("living-bones", Some(Rank::Normal), 10, "4,0"),
        ];
        let text = drawn(spaces, figures, Vec::new());
        assert!(text.contains("  0  fd1 fr1 FR2 BC1!l10\n"), "{text}");
    }

    #[test]
    fn thin_walls_lie_between_their_hexes() {
        let wall = |a: &str, b: &str| Edge { between: (a.to_owned(), b.to_owned()), kind: EdgeKind::Wall };
        let spaces = vec![space(0, 0), space(1, 0), space(0, 1)];
        let text =
            drawn(spaces, Vec::new(), vec![wall("0,0", "1,0"), wall("0,0", "0,1"), wall("1,0", "0,1")]);
        assert_eq!(text, "      0   1\n  0   . | .\n       / \\\n  1     .\n");
    }
}
