//! Looking for bytes that reach new code, guided by coverage: saves, cases, packs, messages (docs/fuzzing.md).

use crate::{Chore, cargo, root, step, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const KINDS: [&str; 4] = ["saves", "cases", "packs", "messages"];

/// What `cargo fuzz` hands to the compiler: counters at every edge, and what is compared with what.
const COUNTERS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions \
    -Cforce-frame-pointers=yes --cfg fuzzing";

/// Longer than this no input gets.
const MOST_BYTES: u32 = 262_144;
/// Of what is kept of a kind all together, packed, there is no more than this.
const MOST_KEPT: u64 = 200_000;

/// `cargo xtask fuzz [KIND …] [--minutes N] [--keep]`.
pub fn run(args: &[String]) -> Chore {
    let (mut kinds, mut minutes, mut keep) = (Vec::new(), 10, false);
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--keep" => keep = true,
            "--minutes" => {
                let number = rest.next().and_then(|n| n.parse().ok());
                minutes = number.ok_or("--minutes N")?;
            }
            kind => kinds.push(*KINDS.iter().find(|k| **k == kind).ok_or_else(|| {
                format!("{kind}: cargo xtask fuzz [{}] [--minutes N] [--keep]", KINDS.join("|"))
            })?),
        }
    }
    if kinds.is_empty() {
        kinds = KINDS.to_vec();
    }
    let programs = build()?;
    let mut found = Vec::new();
    for kind in kinds {
        if let Err(what) = look_for(kind, &programs, minutes) {
            found.push(what);
        }
        if keep {
            keep_some(kind, &programs)?;
        }
    }
    if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
}

fn folder() -> PathBuf {
    target().join("fuzz")
}

/// Builds the programs with counters in them; build scripts are without, because they are for another target.
fn build() -> Result<PathBuf, String> {
    let version = Command::new("rustc").arg("-vV").output().map_err(|e| format!("rustc: {e}"))?;
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let host =
        version.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc -vV names no host")?;
    let call = ["build", "--package", "fuzz", "--features", "libfuzzer", "--bins", "--profile", "play"];
    let mut build = cargo(&[&call[..], &["--target", host]].concat());
    build.env("RUSTFLAGS", COUNTERS).env("CARGO_TARGET_DIR", folder());
    step("programs that count what is reached", &mut build)?;
    Ok(folder().join(host).join("play"))
}

fn look_for(kind: &str, programs: &Path, minutes: u64) -> Chore {
    let corpus = folder().join("corpus").join(kind);
    fs::create_dir_all(&corpus).map_err(|e| format!("{}: {e}", corpus.display()))?;
    let kept = kept(kind);
    for path in files(&kept)? {
        let bytes = unpacked(&path)?;
        let name = path.file_stem().unwrap_or_default();
        fs::write(corpus.join(name), bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    let found = folder().join("found");
    fs::create_dir_all(&found).map_err(|e| format!("{}: {e}", found.display()))?;
    let mut search = Command::new(programs.join(format!("fuzz-{kind}")));
    search.arg(&corpus).current_dir(root());
    match minutes {
        // What is kept, once.
        0 => search.arg("-runs=0"),
        _ => search.arg(format!("-max_total_time={}", 60 * minutes)),
    };
    search.arg(format!("-max_len={MOST_BYTES}"));
    search.arg(format!("-artifact_prefix={}/{kind}-", found.display()));
    search.args(["-timeout=20", "-rss_limit_mb=4096", "-len_control=0", "-print_final_stats=1"]);
    search.arg("-verbosity=1");
    step(kind, &mut search).map_err(|_| {
        format!(
            "{kind}: what stopped it lies in {}; cargo xtask fuzz is to be run again when it is mended",
            found.display()
        )
    })
}

/// Keeps the fewest that reach all that was reached, the short ones first, as far as there is room.
fn keep_some(kind: &str, programs: &Path) -> Chore {
    let all = folder().join("corpus").join(kind);
    let few = folder().join("few").join(kind);
    let _ = fs::remove_dir_all(&few);
    fs::create_dir_all(&few).map_err(|e| format!("{}: {e}", few.display()))?;
    let mut merge = Command::new(programs.join(format!("fuzz-{kind}")));
    merge.current_dir(root()).arg("-set_cover_merge=1").arg(format!("-max_len={MOST_BYTES}"));
    merge.arg("-timeout=20").arg(&few).arg(&all).stderr(Stdio::null());
    step(&format!("{kind}: what is kept"), &mut merge)?;
    let kept = kept(kind);
    let _ = fs::remove_dir_all(&kept);
    fs::create_dir_all(&kept).map_err(|e| format!("{}: {e}", kept.display()))?;
    let mut few = files(&few)?;
    few.sort_by_key(|path| fs::metadata(path).map_or(0, |data| data.len()));
    let mut room = MOST_KEPT;
    for path in few {
        let packed = packed(&path)?;
        room = match room.checked_sub(packed.len() as u64) {
            Some(room) => room,
            None => break,
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let to = kept.join(format!("{:.12}.gz", name));
        fs::write(&to, packed).map_err(|e| format!("{}: {e}", to.display()))?;
    }
    Ok(())
}

/// What is kept of a kind: the tests of the crate try it.
fn kept(kind: &str) -> PathBuf {
    root().join("crates/fuzz/corpus").join(kind)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let Ok(read) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut files: Vec<PathBuf> = read.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

fn packed(path: &Path) -> Result<Vec<u8>, String> {
    gzip(&["-9", "-n", "-c"], path)
}

fn unpacked(path: &Path) -> Result<Vec<u8>, String> {
    gzip(&["-d", "-c"], path)
}

fn gzip(args: &[&str], path: &Path) -> Result<Vec<u8>, String> {
    let out = Command::new("gzip").args(args).arg(path).output().map_err(|e| format!("gzip: {e}"))?;
    if out.status.success() { Ok(out.stdout) } else { Err(format!("gzip: {}", path.display())) }
}
