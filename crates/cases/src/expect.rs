//! What a step expects, compared with what there is.

use crate::near::listed;
use crate::node::Lined;
use crate::run::Run;
use crate::step::{Heard, Offers, Step, Told, Wins};
use crate::verdict::Failure;
use crate::wanted::{Wanted, show};
use table::{Asked, Line, Refused, Scene, Viewer, matches_kind};

impl Step {
    /// Whether it says that something is gone.
    pub(crate) fn misses_something(&self) -> bool {
        let seen = self.sees.iter().flat_map(|(_, paths)| paths);
        self.state.iter().chain(seen).any(|(_, wanted)| *wanted == Wanted::Gone)
    }
}

impl Run<'_> {
    /// Compares everything else that a step expects; `told` facts had been told when it began.
    pub(crate) fn look(&self, step: &Step, told: usize) -> Result<(), Failure> {
        for (seat, offers) in &step.offered {
            self.offered(seat, offers)?;
        }
        for (seat, keys) in &step.refused {
            self.refused(seat, keys)?;
        }
        if !step.state.is_empty() {
            let scene = self.table.scene(Viewer::Engine);
            for (path, wanted) in &step.state {
                self.value(&scene, Viewer::Engine, "", path, wanted)?;
            }
        }
        for (name, paths) in &step.sees {
            let viewer = self.viewer(&name.value);
            let scene = self.table.scene(viewer);
            for (path, wanted) in paths {
                self.value(&scene, viewer, &format!(" as {} sees it", name.value), path, wanted)?;
            }
        }
        let told = told.min(self.table.told());
        self.lacks_what_can_be_told(step)?;
        heard(&step.log, &self.table.log(Viewer::Engine, told), "the log")?;
        for (name, wanted) in &step.hears {
            let log = self.table.log(self.viewer(&name.value), told);
            heard(wanted, &log, &format!("what {} hears", name.value))?;
        }
        for (what, count) in &step.there {
            self.there(what, *count)?;
        }
        step.outcome.as_ref().map_or(Ok(()), |wins| self.outcome(wins))
    }

    /// How many figures and tokens of a name or kind there are.
    fn there(&self, what: &Lined<String>, count: usize) -> Result<(), Failure> {
        self.could_be_there(what)?;
        let scene = self.table.scene(Viewer::Engine);
        let named = |id: &str| {
            let name = id.split('@').next().unwrap_or(id);
            let plain = name.rsplit_once('-').filter(|(_, n)| n.chars().all(|c| c.is_ascii_digit()));
            name == what.value || plain.is_some_and(|(plain, _)| plain == what.value)
        };
        let figures = scene.figures.iter().filter(|f| !f.at.is_empty());
        let figures = figures.filter(|f| named(&f.id) || f.kind.as_str() == what.value).map(|f| f.id.clone());
        let tokens = scene.board.spaces.iter().flat_map(|space| &space.tokens);
        let tokens = tokens.filter(|t| named(&t.id) || t.kind.as_str() == what.value).map(|t| t.id.clone());
        let there: Vec<String> = figures.chain(tokens).collect();
        if there.len() == count {
            return Ok(());
        }
        let got = if there.is_empty() { "none".to_owned() } else { there.join(", ") };
        let text = format!("there are {} of {}", there.len(), what.value);
        Err(Failure::play(what.line, text, format!("{count} of {}", what.value), got))
    }

    /// What must not be told, or only so many times, could be told.
    fn lacks_what_can_be_told(&self, step: &Step) -> Result<(), Failure> {
        let heard = std::iter::once(&step.log).chain(step.hears.iter().map(|(_, heard)| heard));
        for heard in heard {
            self.could_be_told(heard.lacks.iter().chain(heard.count.iter().map(|(begins, _)| begins)))?;
        }
        Ok(())
    }

    /// Compares who is asked what.
    pub(crate) fn asks(&self, step: &Step) -> Result<(), Failure> {
        if let Some(line) = step.asks_nobody
            && self.is_in_the_middle()
        {
            let expected = "that the answer is carried out without another question";
            return Err(Failure::play(line, "somebody is asked", expected, self.who_is_asked()));
        }
        let Some((first, _)) = step.asks.first() else { return Ok(()) };
        let open = self.table.pending(Viewer::Engine);
        let mut found = vec![false; open.len()];
        for (seat, kind) in &step.asks {
            let asked = open.iter().position(|open| {
                let is_named = open.seats.iter().any(|s| self.name(*s) == seat.value);
                let is_party = self.together.contains(&&*seat.value);
                let is_kind = open.asked.as_ref().is_some_and(|asked| matches_kind(&kind.value, &asked.kind));
                (is_named || is_party) && is_kind
            });
            let Some(i) = asked else {
                let text = format!("{} is not asked {}", seat.value, kind.value);
                let expected = format!("{} is asked {}", seat.value, kind.value);
                return Err(Failure::play(seat.line, text, expected, self.who_is_asked()));
            };
            found[i] = true;
        }
        match open.iter().zip(found).find(|(_, found)| !found) {
            None => Ok(()),
            Some((other, _)) => {
                let question = self.question(other);
                let text = format!("{} is asked too", question.seats.join(", "));
                let expected = "only the questions that asks names";
                Err(Failure::play(first.line, text, expected, question.to_string()))
            }
        }
    }

    /// The question that a step looks at.
    fn looked_at(&self, seat: &Lined<String>) -> Result<Asked, Failure> {
        let named = self.table.seats().into_iter().find(|(_, name)| *name == seat.value);
        let asked = match named {
            Some((seat, _)) => self.asked(seat),
            None => self.table.pending(Viewer::Engine).into_iter().find_map(|open| open.asked),
        };
        asked.ok_or_else(|| {
            let text = format!("{} is not asked anything now", seat.value);
            Failure::play(seat.line, text, format!("a question to {}", seat.value), self.who_is_asked())
        })
    }

    fn offered(&self, seat: &Lined<String>, offers: &Offers) -> Result<(), Failure> {
        let asked = self.looked_at(seat)?;
        let keys: Vec<&str> = asked.options.iter().map(|o| &*o.key).collect();
        let question = format!("{} ({})", seat.value, asked.kind);
        for key in &offers.has {
            if !keys.contains(&&*key.value) {
                let text = format!("{} is not offered to {question}", key.value);
                let got = format!("the nearest: {}", listed(&key.value, &keys));
                return Err(Failure::play(key.line, text, key.value.clone(), got));
            }
        }
        self.could_be_offered(&offers.lacks)?;
        for key in &offers.lacks {
            if keys.contains(&&*key.value) {
                let text = format!("{} is offered to {question}", key.value);
                let expected = format!("no {}", key.value);
                return Err(Failure::play(key.line, text, expected, keys.join(", ")));
            }
        }
        if let Some(count) = offers.count.as_ref().filter(|count| count.value != keys.len()) {
            let text = format!("{} options are offered to {question}", keys.len());
            return Err(Failure::play(count.line, text, format!("{} options", count.value), keys.join(", ")));
        }
        if let Some(exact) = &offers.exact {
            let mut wanted: Vec<&str> = exact.value.iter().map(|key| &**key).collect();
            let mut got = keys;
            wanted.sort();
            got.sort();
            if wanted != got {
                let text = format!("something else is offered to {question}");
                return Err(Failure::play(exact.line, text, wanted.join(", "), got.join(", ")));
            }
        }
        Ok(())
    }

    /// Tries each key on a copy of the table: it must be refused.
    fn refused(&self, seat: &Lined<String>, keys: &[Lined<String>]) -> Result<(), Failure> {
        let asked = self.looked_at(seat)?;
        let seats = self.table.seats();
        let named = seats.iter().find(|(_, name)| *name == seat.value);
        let who = named.or_else(|| seats.iter().find(|(seat, _)| self.asked(*seat).is_some()));
        let Some(&(who, _)) = who else { return Ok(()) };
        let question = self.table.question(who).unwrap_or(asked.question);
        self.could_be_offered(keys)?;
        for key in keys {
            match self.table.copy().answer(who, question, &key.value) {
                Err(Refused::NotOffered { .. } | Refused::NotAsked(_)) => {}
                Ok(_) | Err(_) => {
                    let text = format!("{} is not refused to {} ({})", key.value, seat.value, asked.kind);
                    let offered: Vec<&str> = asked.options.iter().map(|o| &*o.key).collect();
                    let expected = format!("{} is refused", key.value);
                    return Err(Failure::play(key.line, text, expected, offered.join(", ")));
                }
            }
        }
        Ok(())
    }

    /// What a case says is not offered was not offered at any question either that it passed silently: there the seat
    /// could have chosen it, and nobody would have noticed.
    pub(crate) fn nothing_refused_was_passed(&self) -> Result<(), Failure> {
        for (number, step) in self.case.steps.iter().enumerate() {
            let lacks = step.offered.iter().map(|(seat, offers)| (seat, &offers.lacks));
            let refused = step.refused.iter().map(|(seat, keys)| (seat, keys));
            for (seat, keys) in refused.chain(lacks) {
                self.not_passed(seat, keys).map_err(|failure| failure.in_step(number + 1))?;
            }
        }
        Ok(())
    }

    fn not_passed(&self, seat: &Lined<String>, keys: &[Lined<String>]) -> Result<(), Failure> {
        let together = self.together.contains(&&*seat.value);
        for passed in self.passed.iter().filter(|p| together || self.name(p.seat) == seat.value) {
            // To pass is what was chosen.
            let could = |key: &&Lined<String>| key.value != "pass" && passed.keys.contains(&key.value);
            if let Some(Lined { line, value: key }) = keys.iter().find(could) {
                let text = format!(
                    "{key} was offered to {} ({}), which was passed silently",
                    seat.value, passed.kind
                );
                let expected = format!("that a window with {key} is answered in words: {}: pass", seat.value);
                return Err(Failure::play(*line, text, expected, passed.keys.join(", ")));
            }
        }
        Ok(())
    }

    fn value(
        &self,
        scene: &Scene,
        viewer: Viewer,
        as_seen: &str,
        path: &Lined<String>,
        wanted: &Wanted,
    ) -> Result<(), Failure> {
        let Lined { line, value: path } = path;
        let got = scene.look(path);
        if *wanted == Wanted::Gone {
            return self.gone(scene, as_seen, *line, path, got.as_ref().map(|v| show(v).to_string()));
        }
        if wanted.fits(got.as_ref()) {
            return Ok(());
        }
        let expected = wanted.to_string();
        match got {
            Some(got) => {
                let text = format!("{path}{as_seen} is different");
                Err(Failure::play(*line, text, expected, show(&got).to_string()))
            }
            None => {
                let text = format!("there is no {path}{as_seen}");
                let got = format!("the nearest: {}", self.nearest_paths(viewer, path));
                Err(Failure::play(*line, text, expected, got))
            }
        }
    }

    /// Gone is what was there before and is not there now.
    fn gone(
        &self,
        scene: &Scene,
        as_seen: &str,
        line: usize,
        path: &str,
        got: Option<String>,
    ) -> Result<(), Failure> {
        let plain = path.strip_prefix("seats.").unwrap_or(path);
        let part =
            |known: &str| known == plain || known.strip_prefix(plain).is_some_and(|r| r.starts_with('.'));
        let got = got.or_else(|| scene.paths().into_iter().find(|known| part(known)));
        if let Some(got) = got {
            return Err(Failure::play(line, format!("{path}{as_seen} is still there"), "\"gone\"", got));
        }
        if self.been.iter().any(|known| part(known)) {
            return Ok(());
        }
        let known: Vec<&str> = self.been.iter().map(|path| &**path).collect();
        let text = format!("there has never been a {path}, so it cannot be gone");
        let got = format!("the nearest: {}", listed(plain, &known));
        Err(Failure::play(line, text, "something that was there", got))
    }

    fn outcome(&self, wins: &Lined<Wins>) -> Result<(), Failure> {
        let got = self.table.outcome().map(|outcome| outcome.winners);
        if got == self.winners(&wins.value) {
            return Ok(());
        }
        let expected = match &wins.value {
            Wins::Open => "the game is not over".to_owned(),
            Wins::Seats(seats) if seats.is_empty() => "the game is over, and nobody has won".to_owned(),
            Wins::Seats(seats) => {
                let names: Vec<&str> = seats.iter().map(|seat| &*seat.value).collect();
                format!("the game is over: {} won", names.join(", "))
            }
        };
        Err(Failure::play(wins.line, "the outcome is different", expected, self.who_won()))
    }
}

/// Compares a log with what must be in it.
fn heard(wanted: &Heard, log: &[Line], what: &str) -> Result<(), Failure> {
    if let Some(exact) = &wanted.exact {
        let lines = || log.iter().map(|line| line.line.clone()).collect::<Vec<_>>();
        let texts = || exact.value.iter().map(|told| told.text.clone()).collect::<Vec<_>>();
        if lines() != texts() {
            let text = format!("{what} is different");
            return Err(Failure::play(exact.line, text, all(&texts()), all(&lines())));
        }
        for (told, line) in exact.value.iter().zip(log) {
            by_rules(told, line)?;
        }
    }
    let mut rest = log.iter();
    for told in &wanted.has {
        let Some(line) = rest.find(|line| line.line == told.text) else {
            return Err(not_told(log, told.line, &told.text, what, true));
        };
        by_rules(told, line)?;
    }
    let mut rest = log.iter();
    for Lined { line, value } in &wanted.order {
        if !rest.any(|told| begins(&told.line, value)) {
            return Err(not_told(log, *line, value, what, false));
        }
    }
    for (Lined { line, value }, count) in &wanted.count {
        let told: Vec<String> =
            log.iter().filter(|told| begins(&told.line, value)).map(|told| told.line.clone()).collect();
        if told.len() != *count {
            let text = format!("{what} has {} lines that begin with {value}", told.len());
            return Err(Failure::play(*line, text, format!("{count} of them"), all(&told)));
        }
    }
    for Lined { line, value } in &wanted.lacks {
        if let Some(told) = log.iter().find(|told| begins(&told.line, value)) {
            let text = format!("{what} has a line that must not be there");
            return Err(Failure::play(*line, text, format!("no {value}"), told.line.clone()));
        }
    }
    Ok(())
}

fn by_rules(told: &Told, line: &Line) -> Result<(), Failure> {
    match told.rules.iter().find(|rule| !line.rules.contains(&rule.value)) {
        None => Ok(()),
        Some(rule) => {
            let text = format!("\"{}\" happened by another rule", told.text);
            Err(Failure::play(told.line, text, rule.value.clone(), line.rules.join(", ")))
        }
    }
}

/// Why a line was not told here; `whole`, if it must be the whole line.
fn not_told(log: &[Line], line: usize, wanted: &str, what: &str, whole: bool) -> Failure {
    let alike = log.iter().find(|told| begins(&told.line, wanted));
    let text = match alike {
        Some(_) if !whole || log.iter().any(|told| told.line == wanted) => {
            format!("{what} has this line in another place")
        }
        Some(longer) => format!("{what} has only a line that begins alike: {}", longer.line),
        None => format!("{what} does not have this line"),
    };
    let lines: Vec<String> = log.iter().map(|told| told.line.clone()).collect();
    Failure::play(line, text, wanted, all(&lines))
}

/// Whether a line begins with these words. A name without its number stands for any number: `dies ghoul`.
fn begins(line: &str, words: &str) -> bool {
    let Some(rest) = line.strip_prefix(words) else { return false };
    let rest = rest.strip_prefix('-').map_or(rest, |n| n.trim_start_matches(|c: char| c.is_ascii_digit()));
    rest.is_empty() || rest.starts_with(' ')
}

fn all(lines: &[String]) -> String {
    if lines.is_empty() { "nothing was told".to_owned() } else { lines.join("; ") }
}
