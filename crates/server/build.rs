//! Builds the browser client into the program, if it has been built: every file of `web/dist`, also compressed.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked when it runs: a build folder may be shared by several copies of the sources.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("no CARGO_MANIFEST_DIR"))?;
    let web = PathBuf::from(here).join("../../web");
    let root = web.join("dist");
    // A folder that is not there counts as changed at every build: until there is a client, its parent is watched.
    let watched = if root.is_dir() { &root } else { &web };
    println!("cargo::rerun-if-changed={}", watched.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no OUT_DIR"))?);
    let mut files = Vec::new();
    if root.is_dir() {
        collect(&root, &mut files)?;
    }
    files.sort();
    let mut code = "static FILES: &[File] = &[\n".to_owned();
    for (number, file) in files.iter().enumerate() {
        let path = file.strip_prefix(&root).map_err(io::Error::other)?.to_string_lossy().replace('\\', "/");
        let bytes = fs::read(file)?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes)?;
        let gzip = gzip.finish()?;
        let zipped = if gzip.len() + 100 < bytes.len() {
            let name = out.join(format!("{number}.gz"));
            fs::write(&name, &gzip)?;
            format!("Some(include_bytes!({name:?}))")
        } else {
            "None".to_owned()
        };
        let tag = format!("{:016x}", hasher.finish());
        // A copy: whoever builds the client anew in the meantime breaks nothing.
        let whole = out.join(format!("{number}.file"));
        fs::write(&whole, &bytes)?;
        writeln!(
            code,
            "    File {{ path: {path:?}, bytes: include_bytes!({whole:?}), gzip: {zipped}, tag: {tag:?} }},"
        )
        .map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    fs::write(out.join("client.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
