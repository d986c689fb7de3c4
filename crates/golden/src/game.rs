//! A golden game: played by a bot, kept as a save and as a story, and played again from its record.

use crate::{Failure, read};
use games::Games;
use serde::Deserialize;
use table::any::{AnyGame, AnyTable, progress};
use table::{Entry, RandomPlayer, Save, SeatSet, Viewer};
use words::Words;

/// A line of `golden/games.toml`: everything that a game follows from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Golden {
    /// The name of its files.
    pub name: String,
    /// What is played.
    pub game: String,
    /// Who plays, in every seat.
    pub bot: String,
    /// Where the dice come from.
    pub seed: u64,
    /// What is agreed before.
    pub setup: serde_json::Value,
}

impl Golden {
    /// The game played by its bot, from the beginning.
    pub fn play(&self, games: &Games) -> Result<Box<dyn AnyTable>, Failure> {
        let at = |e: &dyn std::fmt::Display| format!("{}: {e}", self.name);
        let game = games.find(&self.game).map_err(|e| at(&e))?;
        let mut table = game.table(self.setup.clone(), self.seed).map_err(|e| at(&e))?;
        let mut random = RandomPlayer::new(self.seed);
        while table.outcome().is_none() {
            let open = table.pending(Viewer::Engine);
            let asked = open.first().and_then(|o| Some((*o.seats.first()?, o.asked.as_ref()?)));
            let (seat, asked) = asked.ok_or_else(|| at(&"nobody is asked anything"))?;
            let advice = if self.bot == "random" { None } else { game.advice(&*table, &self.bot, seat) };
            let (seat, key) = advice.map(|key| (seat, key)).unwrap_or_else(|| {
                let option = &asked.options[random.below(asked.options.len())];
                (option.seat.unwrap_or(seat), option.key.clone())
            });
            let question = table.question(seat).unwrap_or_default();
            table.answer(seat, question, &key).map_err(|e| at(&e))?;
        }
        Ok(table)
    }

    /// The name of its save.
    pub fn save_name(&self) -> String {
        format!("{}.json", self.name)
    }

    /// The name of its story.
    pub fn story_name(&self) -> String {
        format!("{}.txt", self.name)
    }

    /// The save that is kept.
    pub fn save(&self) -> Result<Save, Failure> {
        Save::from_text(&read(&self.save_name())?).map_err(|e| format!("golden/{}: {e}", self.save_name()))
    }

    /// The table at the first question after a line of the story that begins like this, under the present rules; at
    /// the first question of all, if none is named.
    pub fn at(&self, games: &Games, told: Option<&str>) -> Result<Box<dyn AnyTable>, Failure> {
        let at = |e: &dyn std::fmt::Display| format!("golden/{}: {e}", self.save_name());
        let save = self.save()?;
        let game = games.find(&save.game).map_err(|e| at(&e))?;
        let mut table = game.rewound(&save).map_err(|e| at(&e))?;
        let Some(told) = told else { return Ok(table) };
        let words = Words::english();
        let mut since = 0;
        for (i, entry) in save.entries.iter().enumerate() {
            if table.log(Viewer::Engine, since).iter().any(|line| words.line(line).starts_with(told)) {
                break;
            }
            since = table.told();
            table.append(entry).map_err(|e| at(&format!("answer {}: {e}", i + 1)))?;
        }
        Ok(table)
    }

    /// Plays the record again, answer by answer, and compares the story; then the save must load, and with answers
    /// undone and given again on the way everything must come out the same.
    pub fn check(&self, games: &Games) -> Result<Checked, Failure> {
        let save = self.save()?;
        let game = games.find(&save.game).map_err(|e| format!("golden/{}: {e}", self.save_name()))?;
        let again = self.replay(game, &save)?;
        self.load(game, &save, &*again)?;
        self.undo_and_redo(game, &save, &*again)
    }

    /// The whole record, answer by answer. Every answer has the world checked.
    fn replay(&self, game: &dyn AnyGame, save: &Save) -> Result<Box<dyn AnyTable>, Failure> {
        let file = format!("golden/{}", self.save_name());
        let kept = read(&self.story_name())?;
        let mut table = game.rewound(save).map_err(|e| format!("{file}: {e}"))?;
        let mut refused = None;
        for (i, entry) in save.entries.iter().enumerate() {
            if let Err(e) = table.append(entry) {
                let said = said(&*table, entry);
                refused = Some(format!(
                    "{file}: answer {} of {}, {said}, is refused: {e}",
                    i + 1,
                    save.entries.len()
                ));
                break;
            }
        }
        let (kept, now) = match &refused {
            None => (kept, story(&*table)),
            // The story up to there may say why.
            Some(_) => {
                let now = told(&*table);
                (kept.split_inclusive('\n').take(now.lines().count()).collect(), now)
            }
        };
        let differs = first_difference(&kept, &now).map(|d| format!("golden/{}, {d}", self.story_name()));
        match (differs, refused) {
            (None, None) if table.outcome().is_none() => Err(format!("{file}: the game is not over")),
            (None, None) => Ok(table),
            (differs, refused) => {
                let lines: Vec<String> = differs.into_iter().chain(refused).collect();
                Err(lines.join("\n"))
            }
        }
    }

    /// The save as players load it: without a note, and with the same game in it. The rules that are written in it are
    /// those by which the file was written last.
    fn load(&self, game: &dyn AnyGame, save: &Save, again: &dyn AnyTable) -> Result<(), Failure> {
        let file = format!("golden/{}", self.save_name());
        let (loaded, notes) = game.load(save).map_err(|e| format!("{file}: {e}"))?;
        if let Some(note) = notes.first() {
            return Err(format!("{file}: {note}"));
        }
        if !same_save(&loaded.save(), save) {
            return Err(format!("{file} is another save when it has been loaded"));
        }
        if !same_save(&again.save(), save) {
            return Err(format!("{file} is another save when it has been played again"));
        }
        let scenes = [again.scene(Viewer::Engine), loaded.scene(Viewer::Engine)];
        if scenes[0] != scenes[1] || loaded.outcome() != again.outcome() || story(&*loaded) != story(again) {
            return Err(format!("{file}: loaded at once and played again, it ends differently"));
        }
        Ok(())
    }

    /// Every seventh answer is taken back and given again. After each the table stands as before, and the whole game
    /// ends the same.
    fn undo_and_redo(
        &self,
        game: &dyn AnyGame,
        save: &Save,
        again: &dyn AnyTable,
    ) -> Result<Checked, Failure> {
        let mut checked = Checked { answers: save.entries.len(), ..Checked::default() };
        let mut table = game.rewound(save).map_err(|e| e.to_string())?;
        for (i, entry) in save.entries.iter().enumerate() {
            let at = |e: &dyn std::fmt::Display| format!("{}: answer {}: {e}", self.name, i + 1);
            table.append(entry).map_err(|e| at(&e))?;
            let Entry::Answer { seat, .. } = entry else { continue };
            if i % 7 != 0 {
                continue;
            }
            let before = stand(&*table);
            match table.undo(*seat, SeatSet::first(table.seats().len())) {
                Ok(_) => checked.undone += 1,
                Err(table::Refused::SeenForGood) => {
                    checked.seen_for_good += 1;
                    continue;
                }
                Err(e) => return Err(at(&e)),
            }
            table.append(entry).map_err(|e| at(&format!("given again: {e}")))?;
            if stand(&*table) != before {
                return Err(at(&"undone and given again it comes out differently"));
            }
        }
        if stand(&*table) != stand(again) {
            return Err(format!("{}: with answers undone and given again it ends differently", self.name));
        }
        Ok(checked)
    }
}

/// Whether two saves are the same but for the rules that are written in them, and for the numbers of questions, which rise
/// when a save is loaded under other rules.
pub fn same_save(one: &Save, other: &Save) -> bool {
    let mut as_other = one.clone();
    as_other.rules = other.rules;
    as_other.numbers.clone_from(&other.numbers);
    as_other == *other
}

/// What a check has come across.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Answers played again.
    pub answers: usize,
    /// Answers undone and given again.
    pub undone: usize,
    /// Answers that could not be undone: they had shown something for good.
    pub seen_for_good: usize,
}

/// The story of a table in English, as `gruft replay --log` prints it.
pub fn story(table: &dyn AnyTable) -> String {
    told(table) + &progress(table) + "\n"
}

/// What has been told at a table, in English.
fn told(table: &dyn AnyTable) -> String {
    let words = Words::english();
    table.log(Viewer::Engine, 0).iter().map(|line| words.line(line) + "\n").collect()
}

/// Where a table stands: the last rest, what has been told, and what is seen and asked now, without the numbers of
/// questions, which only ever rise.
fn stand(table: &dyn AnyTable) -> impl PartialEq + use<> {
    let mut open = table.pending(Viewer::Engine);
    open.iter_mut().flat_map(|o| &mut o.asked).for_each(|asked| asked.question = 0);
    let log = table.happened(Viewer::Engine, 0);
    (table.save().rest, log, table.scene(Viewer::Engine), open, table.outcome().cloned())
}

/// A line of a record as cases write it: `brute: done`.
fn said(table: &dyn AnyTable, entry: &Entry) -> String {
    let name = |seat| table.seats().into_iter().find(|(s, _)| *s == seat).map(|(_, name)| name);
    match entry {
        Entry::Answer { seat, key, .. } => format!("{}: {key}", name(*seat).unwrap_or_default()),
        Entry::Undo { by, .. } => format!("{}: undo", name(*by).unwrap_or_default()),
    }
}

/// The first line in which two texts differ, with both of them.
pub fn first_difference(kept: &str, now: &str) -> Option<String> {
    let (mut old, mut new) = (kept.lines(), now.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (old.next(), new.next()) {
            (None, None) => return (kept != now).then(|| "the ends of the lines differ".to_owned()),
            (old, new) if old == new => {}
            (old, new) => {
                let show = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!("line {number}\n  was: {}\n  now: {}", show(old), show(new)));
            }
        }
    }
}
