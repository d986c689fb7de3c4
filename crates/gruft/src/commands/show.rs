//! `gruft show`: pictures of cases, saved games, scenarios and drawings.

use crate::{Done, Stop, call, pack, picture, terminal};
use board::hex::Map;
use board::hex::draw::{Picture, Theme};
use table::{Scene, Viewer};
use words::Words;

/// Runs the command.
pub fn run(args: &call::Show) -> Done {
    let theme = match args.theme.as_str() {
        "auto" => Theme::Auto,
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        other => return Err(Stop::Wrong(format!("there is no theme {other}; there are: auto, light, dark"))),
    };
    let words = terminal::words(Some(args.language.as_str()))?;
    let title = args.file.file_stem().map(|s| s.to_string_lossy().replace('-', " ")).unwrap_or_default();
    let text = match args.file.extension().and_then(|e| e.to_str()) {
        Some("txt") => {
            let at = |e: &dyn std::fmt::Display| Stop::Wrong(format!("{}: {e}", args.file.display()));
            let map = Map::parse(&terminal::read(&args.file)?).map_err(|e| at(&e))?;
            match args.ascii {
                true => map.drawing().to_string(),
                false => Picture::of(&map).theme(theme).title(title).coordinates().svg(),
            }
        }
        Some("ron") => {
            let (game, name) = pack::scenario_of(&args.file, args.game.as_deref())?;
            let scene = game.sheet(&name, args.heroes).map_err(Stop::wrong)?;
            let name = scene.title.as_ref().map_or(title, |title| words.say(title));
            draw(&scene, &format!("{name}, {} heroes", args.heroes), args.ascii, theme, words)?
        }
        _ => {
            let table = super::perft::open(&args.file, args.after)?;
            let scene = table.scene(Viewer::Engine);
            let drawn = match args.ascii {
                true => picture::ascii(&scene, words)
                    .map(|drawn| drawn + &picture::beside(&scene, words).join("\n") + "\n"),
                false => picture::svg(&scene, &title, theme, words),
            };
            drawn.map_err(Stop::Wrong)?
        }
    };
    match &args.out {
        Some(file) => terminal::write(file, &text),
        None => {
            print!("{text}");
            Ok(())
        }
    }
}

fn draw(scene: &Scene, title: &str, ascii: bool, theme: Theme, words: &Words) -> Result<String, Stop> {
    let drawn = if ascii { picture::ascii(scene, words) } else { picture::svg(scene, title, theme, words) };
    drawn.map_err(Stop::Wrong)
}
