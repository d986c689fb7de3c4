//! The browser client: built with Node, and tested with Vitest and, in Chromium and Firefox, with Playwright.

use crate::{Chore, root, set_up, step, target};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

/// Builds the client, unless what it is made of is older than it.
pub fn build() -> Chore {
    packages()?;
    let made = changed(&root().join("web/dist/index.html"));
    let sources = ["web/src", "web/dev", "web/public", "web/types", "web/index.html", "web/vite.config.ts"];
    let all = sources.iter().chain(&["web/package-lock.json", "words", "rules", "cases"]);
    let newest = all.map(|path| newest(&root().join(path))).max();
    if made.is_some() && newest.is_some_and(|newest| newest <= made) {
        return Ok(());
    }
    step("building the browser client", &mut set_up::npm(&["run", "--silent", "build"]))
}

/// What the client is built and tested with, as the lock file has it.
fn packages() -> Chore {
    let web = root().join("web");
    let fetched = changed(&web.join("node_modules/.package-lock.json"));
    if fetched.is_some() && fetched >= changed(&web.join("package-lock.json")) {
        return Ok(());
    }
    let install = &mut set_up::npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    step("fetching what the browser client is built with, once", install)
}

/// The client's tests: its form, its types, its parts, and everything together in a browser, as the program serves it.
pub fn test() -> Chore {
    let chromium = set_up::chromium().ok_or("Chromium is missing")?;
    let firefox = set_up::firefox().ok_or("Firefox is missing")?;
    step("form of the browser client", &mut set_up::npm(&["run", "--silent", "lint"]))?;
    step("types of the browser client", &mut set_up::npm(&["run", "--silent", "check"]))?;
    step("parts of the browser client", &mut set_up::npm(&["run", "--silent", "test"]))?;
    let mut browser = set_up::npm(&["run", "--silent", "e2e"]);
    browser.env("GRUFT_BIN", program("debug")).env("CHROMIUM", chromium).env("FIREFOX", firefox);
    browser.env_remove("GRUFT_URL").env_remove("GRUFT_CLIENT");
    step("the browser client in Chromium and Firefox", &mut browser)
}

/// The program that cargo has built.
pub fn program(folder: &str) -> PathBuf {
    target().join(folder).join("gruft").with_extension(std::env::consts::EXE_EXTENSION)
}

/// How long after the beginning of all clocks a file was last changed.
fn changed(path: &Path) -> Option<Duration> {
    path.metadata().ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()
}

/// When something in a folder was last changed.
fn newest(path: &Path) -> Option<Duration> {
    let inside = std::fs::read_dir(path).into_iter().flatten().flatten();
    inside.map(|entry| newest(&entry.path())).chain([changed(path)]).max().flatten()
}
