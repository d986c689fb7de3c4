//! Runs the cases against one mutant after the other, in programs of their own: a mutant may loop or crash.

use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What a mutant may take beyond what its cases take without it.
const PATIENCE: Duration = Duration::from_secs(20);
/// What it may take for each second that they take without it.
const SLOWER: u32 = 10;
/// Kilobytes of memory for each program.
#[cfg(unix)]
const MEMORY: u32 = 4_000_000;

/// A case without any mutant.
#[derive(Debug)]
pub struct Played {
    /// Its file.
    pub path: String,
    /// The rules that it claims to show.
    pub shows: Vec<String>,
    /// Why it fails, if it does.
    pub failure: Option<String>,
    /// The numbers of the mutants that it reaches.
    pub reached: BTreeSet<u32>,
    /// How long it takes.
    pub took: Duration,
}

/// What all cases do without any mutant.
#[derive(Debug)]
pub struct Watched {
    /// The numbers of the mutants that are reached when the game is made from its content.
    pub begun: BTreeSet<u32>,
    /// The cases.
    pub cases: Vec<Played>,
}

/// What to try.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The number of the mutant.
    pub mutant: u32,
    /// Whether the game has to be made anew for it.
    pub fresh: bool,
    /// The cases, in the order in which they are tried.
    pub cases: Vec<usize>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// A case failed; none, if the game could not even be made.
    Caught(Option<usize>, String),
    /// It did not come to an end.
    TimedOut,
    /// It took the program down.
    Crashed,
    /// No case failed.
    Survived,
}

impl Came {
    /// Whether the cases notice.
    pub fn is_noticed(&self) -> bool {
        *self != Came::Survived
    }
}

/// What the program says.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Said {
    Begun { reached: BTreeSet<u32> },
    Case { path: String, shows: Vec<String>, failure: Option<String>, reached: BTreeSet<u32> },
    Ready,
    Caught { mutant: u32, case: Option<usize>, failure: String },
    Survived { mutant: u32 },
}

/// The program, with what it was called with.
pub struct Program {
    path: PathBuf,
    folders: Vec<PathBuf>,
}

impl Program {
    /// The program at `path`, which plays the cases in these folders.
    pub fn new(path: &Path, folders: Vec<PathBuf>) -> Program {
        Program { path: path.to_owned(), folders }
    }

    fn start(&self) -> Result<Running, String> {
        #[cfg(unix)]
        let mut command = {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(&self.path);
            shell
        };
        #[cfg(not(unix))]
        let mut command = Command::new(&self.path);
        command.args(&self.folders).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.path.display()))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or("no pipes")?;
        let (send, said) = channel();
        spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(said) =
                    line.map_err(|_| ()).and_then(|line| serde_json::from_str(&line).map_err(|_| ()))
                else {
                    break;
                };
                if send.send(said).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, input, said })
    }

    /// Plays all cases without any mutant.
    pub fn watch(&self) -> Result<Watched, String> {
        let mut running = self.start()?;
        running.ask(&json!("watch"))?;
        let mut watched = Watched { begun: BTreeSet::new(), cases: Vec::new() };
        let mut before = now();
        loop {
            let said =
                running.said.recv().map_err(|_| "the program ends while it plays the cases".to_owned())?;
            let took = before.elapsed();
            before = now();
            match said {
                Said::Begun { reached } => watched.begun = reached,
                Said::Case { path, shows, failure, reached } => {
                    watched.cases.push(Played { path, shows, failure, reached, took });
                }
                Said::Ready => return Ok(watched),
                Said::Caught { .. } | Said::Survived { .. } => {}
            }
        }
    }

    /// Tries all of these, with as many programs at once as there are processors. The answers come in the same order.
    pub fn try_all(&self, attempts: &[Attempt], watched: &Watched) -> Result<Vec<Came>, String> {
        let next = AtomicUsize::new(0);
        let came: Vec<Mutex<Option<Came>>> = attempts.iter().map(|_| Mutex::default()).collect();
        let problem: Mutex<Option<String>> = Mutex::default();
        let work = || {
            let mut running = None;
            while let at = next.fetch_add(1, Relaxed)
                && let Some(attempt) = attempts.get(at)
                && lock(&problem).is_none()
            {
                match self.attempt(&mut running, attempt, watched) {
                    Ok(one) => *lock(&came[at]) = Some(one),
                    Err(text) => *lock(&problem) = Some(text),
                }
                if at > 0 && at % 100 == 0 {
                    eprintln!("{at} of {} tried", attempts.len());
                }
            }
        };
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 1..workers.min(attempts.len()) {
                scope.spawn(work);
            }
            work();
        });
        if let Some(text) = problem.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(text);
        }
        let came = came.into_iter().map(|came| came.into_inner().unwrap_or_else(PoisonError::into_inner));
        came.collect::<Option<Vec<Came>>>().ok_or_else(|| "a mutant was not tried".to_owned())
    }

    fn attempt(
        &self,
        running: &mut Option<Running>,
        attempt: &Attempt,
        watched: &Watched,
    ) -> Result<Came, String> {
        if attempt.cases.is_empty() && !attempt.fresh {
            return Ok(Came::Survived);
        }
        let program = match running {
            Some(program) => program,
            None => running.insert(self.start()?),
        };
        let took: Duration =
            attempt.cases.iter().filter_map(|case| watched.cases.get(*case)).map(|c| c.took).sum();
        let wanted = json!({ "mutant": attempt.mutant, "fresh": attempt.fresh, "cases": attempt.cases });
        program.ask(&json!({ "try": wanted }))?;
        let came = match program.said.recv_timeout(PATIENCE + took * SLOWER) {
            Ok(Said::Caught { mutant, case, failure }) if mutant == attempt.mutant => {
                Came::Caught(case, failure)
            }
            Ok(Said::Survived { mutant }) if mutant == attempt.mutant => return Ok(Came::Survived),
            Ok(_) => return Err("the program speaks of something else".to_owned()),
            Err(RecvTimeoutError::Timeout) => Came::TimedOut,
            Err(RecvTimeoutError::Disconnected) => Came::Crashed,
        };
        if matches!(came, Came::TimedOut | Came::Crashed) {
            *running = None;
        }
        Ok(came)
    }
}

/// A program that runs. It ends when it is dropped.
struct Running {
    child: Child,
    input: ChildStdin,
    said: Receiver<Said>,
}

impl Running {
    fn ask(&mut self, what: &serde_json::Value) -> Result<(), String> {
        writeln!(self.input, "{what}").and_then(|()| self.input.flush()).map_err(|e| e.to_string())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

// This program decides nothing: it watches others, and gives up on those that never end.
#[allow(clippy::disallowed_methods, clippy::disallowed_types)]
fn now() -> std::time::Instant {
    std::time::Instant::now()
}

#[allow(clippy::disallowed_methods)]
fn spawn(work: impl FnOnce() + Send + 'static) {
    std::thread::spawn(work);
}
