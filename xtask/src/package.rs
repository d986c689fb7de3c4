//! What is handed on: an archive with the program, its licences, the guide and the files for whoever runs a server.

use crate::{Chore, PLAY, build_program, cargo, root, set_up, step, target, web};
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What stands in an archive as it stands in the repository.
const FILES: [&str; 11] = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/guide.md",
    "docs/hosting.md",
    "docs/protocol.md",
    "docs/engine.md",
    "hosting/gruft.service",
    "hosting/nginx.conf",
    "hosting/Caddyfile",
];

/// What is read first.
const README: &str = "Gruft: five dungeon crawls at one table.

  ./gruft                 play in the browser
  ./gruft help            everything else
  docs/guide.md           how it is used
  docs/hosting.md         how a server is run; hosting/ has a systemd unit and settings for nginx and Caddy
  THIRD-PARTY.txt         what is built in, and under which licences

Gruft is a fan project, not affiliated with the publishers of the games. It contains no art and no text from them.
";

/// What of the client's packages ends up in the program: its build alone needs the others.
const CLIENT: [&str; 9] = [
    "@fluent/bundle",
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
    "@fontsource/grenze",
    "@fontsource/grenze-gotisch",
    "@iconify-json/game-icons",
    "clipper-lib",
    "qrcode-generator",
    "svelte",
];

/// Makes the archive; says where it is.
pub fn package() -> Result<PathBuf, String> {
    build_program()?;
    let name = format!("gruft-{}-{}-{}", env!("CARGO_PKG_VERSION"), env::consts::ARCH, env::consts::OS);
    let packages = target().join("package");
    let folder = packages.join(&name);
    let wrong = |path: &Path| format!("{}: ", path.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| wrong(&folder) + &e.to_string())?;
    }
    let program = web::program(PLAY);
    let file_name = program.file_name().ok_or("the program has no name")?;
    copy(&program, &folder.join(file_name))?;
    for file in FILES {
        copy(&root().join(file), &folder.join(file))?;
    }
    write(&folder.join("README.txt"), README)?;
    write(&folder.join("THIRD-PARTY.txt"), &third_party()?)?;
    let archive = packages.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.current_dir(&packages).arg("-czf").arg(&archive).arg(&name);
    step("the archive", &mut tar)?;
    let size = |path: &Path| path.metadata().map_or(0, |file| file.len() / 1_000_000);
    let shown = archive.strip_prefix(root()).unwrap_or(&archive).display();
    println!("{shown}: {} MB; the program has {} MB", size(&archive), size(&program));
    Ok(archive)
}

/// Tries out everything that is handed on; see the script.
pub fn try_out() -> Chore {
    if !cfg!(target_os = "linux") {
        return Err("this is tried out on Debian".to_owned());
    }
    let archive = package()?;
    let mut script = Command::new("bash");
    script.arg(root().join("xtask/try.sh")).arg(archive).current_dir(root()).env("PATH", set_up::path());
    step("in a clean Debian", &mut script)
}

fn copy(from: &Path, to: &Path) -> Chore {
    let wrong = |e: std::io::Error| format!("{} to {}: {e}", from.display(), to.display());
    fs::create_dir_all(to.parent().unwrap_or(to)).map_err(wrong)?;
    fs::copy(from, to).map(|_| ()).map_err(wrong)
}

fn write(path: &Path, text: &str) -> Chore {
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// The licences of everything that is built in, each text once with all that come under it.
fn third_party() -> Result<String, String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for (name, licence, folder) in crates()?.into_iter().chain(packages_of_the_client()) {
        let _ = writeln!(list, "{name}: {licence}");
        for text in licences(&folder) {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut all = format!(
        "What is built into Gruft beside its own sources, with the standard library of Rust (MIT OR Apache-2.0).\n\n{list}"
    );
    for (text, names) in texts {
        let _ = write!(all, "\n{}\n{}\n\n{}\n", "=".repeat(80), names.join(", "), text.trim_end());
    }
    Ok(all)
}

/// The crates that the program is made of: name, licence, folder.
fn crates() -> Result<Vec<(String, String, PathBuf)>, String> {
    let said = |args: &[&str]| {
        let out = cargo(args).output().map_err(|e| e.to_string())?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let tree = said(&[
        "tree",
        "--package",
        "gruft",
        "--edges",
        "normal",
        "--prefix",
        "none",
        "--format",
        "{p}|{l}",
    ])?;
    let compiler = Command::new("rustc").arg("-vV").output().map_err(|e| e.to_string())?;
    let compiler = String::from_utf8_lossy(&compiler.stdout).into_owned();
    let host = compiler
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .ok_or("rustc does not say where it runs")?;
    // For this machine alone: whatever others need may not have been fetched.
    let metadata = said(&["metadata", "--format-version", "1", "--locked", "--filter-platform", host])?;
    // Fetched crates lie in folders named NAME-VERSION; nothing else has to be read there.
    let places = metadata.split("\"manifest_path\":\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let folders: BTreeMap<String, PathBuf> = places
        .filter_map(|(path, _)| Some(PathBuf::from(path.replace("\\\\", "\\")).parent()?.to_owned()))
        .filter_map(|folder| Some((folder.file_name()?.to_str()?.to_owned(), folder)))
        .collect();
    let mut found = Vec::new();
    for line in tree.lines() {
        let Some((package, licence)) = line.split_once('|') else { continue };
        let mut words = package.split(' ');
        let name =
            format!("{} {}", words.next().unwrap_or(""), words.next().unwrap_or("").trim_start_matches('v'));
        // Our own say where they lie.
        if package.contains('(') && !package.contains("(proc-macro)") {
            continue;
        }
        let folder = folders.get(&name.replace(' ', "-")).cloned().unwrap_or_default();
        found.push((name, licence.trim_end_matches(" (*)").to_owned(), folder));
    }
    found.sort();
    found.dedup();
    Ok(found)
}

fn packages_of_the_client() -> Vec<(String, String, PathBuf)> {
    let package = |name: &&str| {
        let folder = root().join("web/node_modules").join(name);
        let text = fs::read_to_string(folder.join("package.json")).unwrap_or_default();
        let field = |key: &str| {
            let (_, rest) = text.split_once(&format!("\"{key}\":"))?;
            Some(rest.split('"').nth(1)?.to_owned())
        };
        let version = field("version").unwrap_or_default();
        // The icons are fetched in a package that has another licence than they have.
        let licence =
            if name.ends_with("game-icons") { Some("CC-BY-3.0".to_owned()) } else { field("license") };
        (format!("{name} {version}"), licence.unwrap_or_default(), folder)
    };
    CLIENT.iter().map(package).collect()
}

/// The texts of licences in a folder.
fn licences(folder: &Path) -> Vec<String> {
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        ["licen", "copying", "notice", "unlicense"].iter().any(|word| name.starts_with(word))
            && path.is_file()
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_licence).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}
