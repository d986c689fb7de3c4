//! Scenes as pictures: SVG for pages, characters for terminals.

use crate::screen::map;
use board::hex::draw::{Picture, Side, Theme};
use board::hex::{Dir, Doors, Hex, Map, MapBuilder, Offset, Terrain};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::scene::{
    self, EdgeKind, Figure, FigureKind, GoalKind, GoalScene, Layout, Rank, Scene, Space, TokenKind, Track,
    TrackKind, Value,
};
use words::{Phrase, Words};

/// A scene as an SVG file; nothing, if it has no board.
pub fn svg(scene: &Scene, title: &str, theme: Theme, words: &Words) -> Result<String, String> {
    match scene.board.layout {
        Layout::Squares => Ok(squares_svg(scene, title, theme)),
        Layout::Hexes => Ok(with_lines(&hexes_svg(scene, title, theme, words)?, scene, words)),
        Layout::Areas => Err(format!("the board of {} is drawn in characters only: --ascii", scene.game)),
        Layout::None => Err(format!("{} is played without a board", scene.game)),
    }
}

/// A scene in characters, with coordinates; nothing, if it has no board.
pub fn ascii(scene: &Scene, words: &Words) -> Result<String, String> {
    match scene.board.layout {
        Layout::None => Err(format!("{} is played without a board", scene.game)),
        _ => Ok(map::map(scene, words, &map::signs(scene, words))),
    }
}

/// One character for a monster without a number: of the last word of its type, a capital for elites, `&` for a boss.
fn letter(figure: &Figure) -> Option<char> {
    let last = figure.look.rsplit('-').next().and_then(|word| word.chars().next())?;
    Some(match figure.rank {
        Some(Rank::Boss) => '&',
        Some(Rank::Elite | Rank::Master | Rank::Leader) => last.to_ascii_uppercase(),
        _ => last,
    })
}

/// What a picture of the board does not hold, in lines: the elements that are not inert, and the goals.
pub fn beside(scene: &Scene, words: &Words) -> Vec<String> {
    let elements = awake(scene).map(|track| element_line(track, words));
    let goals = scene.goals.iter().filter(|goal| goal.kind != GoalKind::Own);
    elements.chain(goals.map(|goal| goal_line(goal, words))).collect()
}

/// The elements that are not inert.
fn awake(scene: &Scene) -> impl Iterator<Item = &Track> {
    let elements = scene.tracks.iter().filter(|t| t.kind == TrackKind::Element);
    elements.filter(|t| t.value != Value::from("inert"))
}

fn element_line(track: &Track, words: &Words) -> String {
    let how = track.say.as_ref().map_or_else(String::new, |say| words.say(say));
    format!("{}: {how}", words.say(&track.name))
}

fn goal_line(goal: &GoalScene, words: &Words) -> String {
    let progress = crate::screen::progress(goal, words);
    let sign = if goal.kind == GoalKind::Win { '✓' } else { '✗' };
    format!("{sign} {}{progress}", words.say(&goal.say))
}

/// A figure in a line: its label in the picture, its name, rank, hit points and conditions.
fn figure_line(figure: &Figure, label: &str, words: &Words) -> String {
    let name = figure.name.as_ref().map_or_else(|| figure.id.clone(), |name| words.say(name));
    let mut parts = vec![format!("{label}  {name}")];
    let rank = figure.rank.filter(|rank| *rank != Rank::Normal);
    parts.extend(rank.map(|rank| words.say(&Phrase::new(format!("terminal-rank-{rank}")))));
    parts.extend(figure.hp.map(|(hp, most)| format!("{hp}/{most}")));
    let condition =
        |c: &String| words.try_say(&Phrase::new(format!("condition-{c}"))).unwrap_or_else(|_| c.clone());
    parts.extend(figure.conditions.iter().map(condition));
    parts.join(" · ")
}

/// The colour of an element.
fn colour(element: &str) -> &'static str {
    match element {
        "fire" => "#d9482b",
        "ice" => "#3fa7d6",
        "air" => "#9aa5ad",
        "earth" => "#6b8e3d",
        "light" => "#e3b341",
        _ => "#5b4a8a",
    }
}

/// Writes lines of text below a picture: elements and goals at the left, the figures at the right of them or below.
struct Below<'s> {
    scene: &'s Scene,
    words: &'s Words,
    out: String,
}

impl Below<'_> {
    const LINE: i32 = 20;

    fn text(&mut self, x: i32, y: i32, line: &str) {
        let style = "font-size:14px;font-weight:400;text-anchor:start";
        let line = escape(line);
        let _ = writeln!(
            self.out,
            "<text class=\"beside token-label\" x=\"{x}\" y=\"{y}\" style=\"{style}\">{line}</text>"
        );
    }

    /// A strong element is a full disc, a waning one half of it.
    fn disc(&mut self, x: i32, y: i32, track: &Track) {
        let fill = colour(&track.id);
        let full = track.value == Value::from("strong");
        let shape = if full { "a6 6 0 1 1 -12 0" } else { "" };
        let _ = writeln!(
            self.out,
            "<path class=\"element\" fill=\"{fill}\" d=\"M{} {y}a6 6 0 1 1 12 0{shape}z\"/>\
             <circle fill=\"none\" stroke=\"{fill}\" stroke-width=\"1.5\" cx=\"{}\" cy=\"{y}\" r=\"6\"/>",
            x,
            x + 6
        );
    }

    /// Writes everything from this corner on; says how high it is.
    fn write(&mut self, x: i32, y: i32, width: i32) -> i32 {
        let mut down = y;
        for track in awake(self.scene).collect::<Vec<_>>() {
            down += Self::LINE;
            self.disc(x, down - 5, track);
            self.text(x + 18, down, &element_line(track, self.words));
        }
        for goal in self.scene.goals.iter().filter(|goal| goal.kind != GoalKind::Own) {
            down += Self::LINE;
            self.text(x, down, &goal_line(goal, self.words));
        }
        let beside = width >= 760;
        let (figures_x, mut at) = if beside { (x + width * 3 / 5, y) } else { (x, down) };
        let labels = labels(self.scene, self.words);
        for figure in &self.scene.figures {
            at += Self::LINE;
            let line = figure_line(figure, labels.get(&figure.id).map_or("", |l| l), self.words);
            self.text(figures_x, at, &line);
        }
        down.max(at) - y
    }
}

/// The picture with lines of text below it.
fn with_lines(svg: &str, scene: &Scene, words: &Words) -> String {
    let size = svg.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(size, _)| size);
    let numbers: Vec<i32> =
        size.map_or_else(Vec::new, |size| size.split(' ').filter_map(|n| n.parse().ok()).collect());
    let ([x, y, width, height], Some(size), Some(open)) = (&numbers[..], size, svg.strip_suffix("</svg>\n"))
    else {
        return svg.to_owned();
    };
    let mut below = Below { scene, words, out: String::new() };
    let taller = height + below.write(x + 16, y + height - 8, *width) + 12;
    let mut out = open.replacen(size, &format!("{x} {y} {width} {taller}"), 1);
    out = out.replacen(&format!("height=\"{height}\""), &format!("height=\"{taller}\""), 1);
    out + &below.out + "</svg>\n"
}

/// What stands on the disc of each figure: two letters and the number of the standee; a boss wears a crown.
fn labels(scene: &Scene, words: &Words) -> BTreeMap<String, String> {
    let mut all = map::signs(scene, words);
    for figure in &scene.figures {
        let Some(sign) = all.get_mut(&figure.id) else { continue };
        if figure.rank == Some(Rank::Boss) {
            let letters: String = sign.chars().filter(|c| c.is_alphabetic()).collect();
            *sign = format!("♛{letters}");
        }
        *sign = sign.trim_start_matches('@').to_owned();
    }
    all
}

/// One character for a figure: a hero's initial, a monster's number, a small letter for who fights along.
fn sign(figure: &Figure) -> char {
    if figure.kind == FigureKind::Monster && figure.number.is_none() && !figure.look.is_empty() {
        return letter(figure).unwrap_or('?');
    }
    let last = figure.id.rsplit('-').next().and_then(|part| part.chars().next());
    let first = figure.id.chars().next();
    let sign = match figure.kind {
        FigureKind::Hero => first.map(|c| c.to_ascii_uppercase()),
        FigureKind::Ally | FigureKind::Obstacle => first,
        _ => last.filter(char::is_ascii_digit).or(first),
    };
    sign.unwrap_or('?')
}

/// Two characters for a figure on a disc.
fn label(figure: &Figure) -> String {
    match figure.kind {
        FigureKind::Hero => {
            let mut letters = figure.id.chars();
            letters.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(letters.next()).collect()
        }
        FigureKind::Ally | FigureKind::Obstacle | FigureKind::Summon => {
            let number = figure.id.rsplit('-').next().unwrap_or("");
            let first = figure.id.chars().next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(number.chars()).take(3).collect()
        }
        _ => sign(figure).to_string(),
    }
}

fn side(figure: &Figure) -> Side {
    match (figure.kind, figure.rank) {
        (FigureKind::Hero, _) => Side::Hero,
        (FigureKind::Monster, None | Some(Rank::Normal | Rank::Minion)) => Side::Monster,
        (FigureKind::Monster, Some(_)) => Side::Elite,
        _ => Side::Other,
    }
}

// Hexes

fn offset(id: &str) -> Option<Offset> {
    let (col, row) = id.split_once(',')?;
    Some(Offset { col: col.parse().ok()?, row: row.parse().ok()? })
}

fn terrain(space: &Space) -> Terrain {
    let ground = space.terrain.iter().find_map(|t| match t {
        scene::Terrain::Wall => Some(Terrain::Wall),
        scene::Terrain::Obstacle => Some(Terrain::Obstacle),
        scene::Terrain::Hazardous => Some(Terrain::Hazardous),
        scene::Terrain::Difficult => Some(Terrain::Difficult),
        scene::Terrain::Icy => Some(Terrain::Icy),
        _ => None,
    });
    let lying = || {
        space.tokens.iter().find_map(|token| match token.kind {
            TokenKind::DoorOpen | TokenKind::DoorClosed => Some(Terrain::Door),
            TokenKind::Trap => Some(Terrain::Trap),
            _ => None,
        })
    };
    ground.or_else(lying).unwrap_or_default()
}

fn hexes(scene: &Scene) -> Result<(Map, Doors), String> {
    let mut builder = MapBuilder::new();
    let at = |id: &str| offset(id).map(Offset::hex).ok_or_else(|| format!("{id} is no hex"));
    let mut open: Vec<Hex> = Vec::new();
    let seen = map::seen(scene);
    for space in &seen {
        let hex = at(&space.id)?;
        builder = builder.hex(hex, terrain(space));
        open.extend(space.tokens.iter().any(|t| t.kind == TokenKind::DoorOpen).then_some(hex));
    }
    let is_seen = |id: &str| seen.iter().any(|space| space.id == id);
    let walls = scene.board.edges.iter().filter(|e| e.kind == EdgeKind::Wall);
    for edge in walls.filter(|e| is_seen(&e.between.0) && is_seen(&e.between.1)) {
        let (a, b) = (at(&edge.between.0)?, at(&edge.between.1)?);
        let dir: Dir =
            a.dir_to(b).ok_or_else(|| format!("{} and {} do not touch", edge.between.0, edge.between.1))?;
        builder = builder.wall(a, dir);
    }
    let map = builder.build().map_err(|e| e.to_string())?;
    let mut doors = Doors::all_closed();
    for door in open.iter().filter_map(|hex| map.space(*hex)).filter_map(|space| map.door(space)) {
        doors = doors.with_open(door);
    }
    Ok((map, doors))
}

fn hexes_svg(scene: &Scene, title: &str, theme: Theme, words: &Words) -> Result<String, String> {
    let (map, doors) = hexes(scene)?;
    let mut picture = Picture::of(&map).doors(doors).theme(theme).title(title).coordinates();
    let space = |id: &str| offset(id).and_then(|o| map.space(o.hex()));
    for of in map::seen(scene) {
        if let (Some(space), Some(sign)) = (space(&of.id), token(of)) {
            picture = picture.token(space, sign);
        }
    }
    let labels = labels(scene, words);
    for figure in &scene.figures {
        for space in figure.at.iter().filter_map(|id| space(id)) {
            let label = labels.get(&figure.id).cloned().unwrap_or_else(|| label(figure));
            picture = picture.figure(space, label, side(figure));
        }
    }
    Ok(picture.svg())
}

/// What lies on a space and is not drawn as its ground: doors and traps are.
fn token(space: &Space) -> Option<String> {
    let drawn = |kind| matches!(kind, TokenKind::DoorOpen | TokenKind::DoorClosed | TokenKind::Trap);
    let letter = space.tokens.iter().find(|t| drawn(t.kind)).and_then(|t| t.label.clone());
    let others =
        Space { tokens: space.tokens.iter().filter(|t| !drawn(t.kind)).cloned().collect(), ..space.clone() };
    map::lying(&others).or(letter)
}

// Squares

const SIDE: i32 = 64;
const MARGIN: i32 = 28;

/// The colours of a picture of squares. Written out, since many viewers know no CSS variables.
struct Palette {
    ground: &'static str,
    floor: &'static str,
    line: &'static str,
    wall: &'static str,
    stone: &'static str,
    faint: &'static str,
    hero: &'static str,
    foe: &'static str,
    on: &'static str,
    token: &'static str,
}

const LIGHT: Palette = Palette {
    ground: "#fff",
    floor: "#f7f3ea",
    line: "#cfc7b6",
    wall: "#3b3631",
    stone: "#6b655c",
    faint: "#8a8275",
    hero: "#1f5f8b",
    foe: "#463f45",
    on: "#fff",
    token: "#8a5a1f",
};

const DARK: Palette = Palette {
    ground: "#1d1b19",
    floor: "#2b2825",
    line: "#4a4540",
    wall: "#d8d0c2",
    stone: "#8a8275",
    faint: "#9a9284",
    hero: "#5aa3d6",
    foe: "#b8aeb4",
    on: "#1d1b19",
    token: "#d9a35c",
};

impl Palette {
    fn css(&self) -> String {
        let Palette { ground, floor, line, wall, stone, faint, hero, foe, on, token } = self;
        format!(
            ".ground{{fill:{ground}}}.floor{{fill:{floor};stroke:{line}}}.pillar{{fill:{stone}}}.outline{{stroke:{wall}}}\
             .token{{stroke:{token}}}.hero{{fill:{hero}}}.foe{{fill:{foe}}}.ring{{stroke:{on}}}.name{{fill:{on}}}.small{{fill:{faint}}}"
        )
    }
}

const SHAPES: &str = ".floor{stroke-width:1.5}.outline,.token,.ring{fill:none;stroke-linejoin:round}.outline{stroke-width:5}\
    .token{stroke-width:2.5}.ring{stroke-width:1.5}.name{font-weight:600}\
    text{font-family:system-ui,sans-serif;font-size:18px;text-anchor:middle}.small{font-size:12px}";

fn squares_svg(scene: &Scene, title: &str, theme: Theme) -> String {
    let columns = scene.board.spaces.iter().map(|s| s.x).max().unwrap_or(0) + 1;
    let rows = scene.board.spaces.iter().map(|s| s.y).max().unwrap_or(0) + 1;
    let (width, height) = (columns * SIDE + 2 * MARGIN, rows * SIDE + 2 * MARGIN);
    let mut out = String::new();
    let title = escape(title);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gruft\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n<style>{}",
        match theme {
            Theme::Light => LIGHT.css(),
            Theme::Dark => DARK.css(),
            Theme::Auto => format!("{}@media (prefers-color-scheme:dark){{{}}}", LIGHT.css(), DARK.css()),
        }
    );
    let _ = writeln!(out, "{SHAPES}</style>");
    let _ = writeln!(out, "<rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>");
    for x in 0..columns {
        let _ = writeln!(
            out,
            "<text class=\"small\" dy=\".35em\" x=\"{}\" y=\"{}\">{x}</text>",
            MARGIN + x * SIDE + SIDE / 2,
            MARGIN / 2
        );
    }
    for y in 0..rows {
        let _ = writeln!(
            out,
            "<text class=\"small\" dy=\".35em\" x=\"{}\" y=\"{}\">{y}</text>",
            MARGIN / 2,
            MARGIN + y * SIDE + SIDE / 2
        );
    }
    for space in &scene.board.spaces {
        square(&mut out, space);
    }
    let _ = writeln!(
        out,
        "<rect class=\"outline\" x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{}\" height=\"{}\"/>",
        columns * SIDE,
        rows * SIDE
    );
    for figure in &scene.figures {
        for space in scene.board.spaces.iter().filter(|s| figure.at.contains(&s.id)) {
            disc(&mut out, figure, space);
        }
    }
    out.push_str("</svg>\n");
    out
}

fn square(out: &mut String, space: &Space) {
    let (x, y) = (MARGIN + space.x * SIDE, MARGIN + space.y * SIDE);
    let _ = writeln!(out, "<rect class=\"floor\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
    if !space.terrain.is_empty() {
        let _ = writeln!(
            out,
            "<rect class=\"pillar\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\"><title>{}</title></rect>",
            x + 8,
            y + 8,
            SIDE - 16,
            SIDE - 16,
            escape(&space.terrain.iter().map(|t| t.as_str()).collect::<Vec<_>>().join(", "))
        );
    }
    for token in &space.tokens {
        let kind = escape(token.kind.as_str());
        let path = match token.kind.as_str() {
            "chest" => {
                format!("M{} {}h30v20h-30zM{} {}h30M{} {}v6", x + 17, y + 24, x + 17, y + 32, x + 32, y + 29)
            }
            "gate" => format!(
                "M{} {}v-18a14 14 0 0 1 28 0v18M{} {}v-28M{} {}v-28",
                x + 18,
                y + 48,
                x + 27,
                y + 48,
                x + 37,
                y + 48
            ),
            _ => format!("M{} {}l10 10l-10 10l-10 -10z", x + 32, y + 22),
        };
        let _ = writeln!(out, "<path class=\"token\" d=\"{path}\"><title>{kind}</title></path>");
    }
}

fn disc(out: &mut String, figure: &Figure, space: &Space) {
    let (x, y) = (MARGIN + space.x * SIDE + SIDE / 2, MARGIN + space.y * SIDE + SIDE / 2);
    let hero = figure.kind == FigureKind::Hero;
    let class = if hero { "hero" } else { "foe" };
    let health = figure.hp.map(|(hp, most)| format!(" {hp}/{most}")).unwrap_or_default();
    let _ = writeln!(
        out,
        "<g><title>{}{health}</title><circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"21\"/>",
        escape(&figure.id)
    );
    if hero {
        let _ = writeln!(out, "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"17\"/>");
    }
    let _ = writeln!(
        out,
        "<text class=\"name\" dy=\".35em\" x=\"{x}\" y=\"{y}\">{}</text></g>",
        escape(&label(figure))
    );
}

/// Text for an SVG file, which may hold no control characters.
fn escape(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
