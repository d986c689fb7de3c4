//! The browser client: files that were built into the program.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// A file of the client.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    /// The same compressed, where that is smaller.
    gzip: Option<&'static [u8]>,
    /// Changes when the file does.
    tag: &'static str,
}

/// What every page says where there is no client: whoever comes is not left with something that looks as if it worked.
const MISSING: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Gruft</title>\
<body><h1>Gruft cannot be played here</h1><p>The server runs, but this program was built without the browser client.</p>\
<p>In Gruft's sources, <code>cargo xtask build</code> builds the client and a program that has it; \
<code>cargo xtask play</code> starts that program too. Programs can play without it: see <code>docs/protocol.md</code>.\
</p></body></html>\n";

/// Whether this program has the client in it.
pub fn is_built_in() -> bool {
    !FILES.is_empty()
}

/// Gives a file; any other address is one of the client's own, and gets its first page.
pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    find(FILES, uri.path(), &headers)
}

fn find(files: &[File], path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let odd = path.contains("..") || path.contains("//") || path.contains(['%', '\\']);
    if odd || path.starts_with("api/") || path == "ws" {
        return (StatusCode::NOT_FOUND, "there is no such thing\n").into_response();
    }
    let named = |path: &str| files.iter().find(|file| file.path == path);
    // What looks like a file and is none must not be answered with a page.
    let is_page = !path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    match named(path).or_else(|| named("index.html").filter(|_| is_page)) {
        Some(file) => give(file, headers),
        None if is_page => {
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (StatusCode::SERVICE_UNAVAILABLE, html, MISSING).into_response()
        }
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

fn give(file: &File, headers: &HeaderMap) -> Response {
    let text =
        |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let tag = format!("\"{}\"", file.tag);
    if text(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let takes_gzip = text(header::ACCEPT_ENCODING).split(',').any(|way| way.trim().starts_with("gzip"));
    let (bytes, encoding) = match file.gzip.filter(|_| takes_gzip) {
        Some(gzip) => (gzip, Some("gzip")),
        None => (file.bytes, None),
    };
    // Names with a hash in them never change what they mean.
    let keep =
        if file.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, kind(file.path))
        .header(header::CACHE_CONTROL, keep)
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, tag);
    if let Some(encoding) = encoding {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    response.body(Body::from(bytes)).unwrap_or_default()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLIENT: &[File] = &[
        File { path: "index.html", bytes: b"<!doctype html>", gzip: None, tag: "1" },
        File { path: "assets/a.js", bytes: b"let a", gzip: None, tag: "2" },
    ];

    fn status(files: &[File], path: &str) -> u16 {
        find(files, path, &HeaderMap::new()).status().as_u16()
    }

    #[test]
    fn every_page_of_the_client_is_its_first_one() {
        let asked = ["/", "/t/abc", "/assets/a.js", "/assets/b.js", "/api/nothing", "/../secret"];
        assert_eq!(asked.map(|path| status(CLIENT, path)), [200, 200, 200, 404, 404, 404]);
    }

    #[tokio::test]
    async fn without_a_client_a_page_says_what_to_do() {
        let asked = ["/", "/t/abc", "/index.html", "/assets/a.js", "/api/nothing"];
        assert_eq!(asked.map(|path| status(&[], path)), [503, 503, 404, 404, 404]);
        let said = axum::body::to_bytes(find(&[], "/", &HeaderMap::new()).into_body(), 4096).await;
        let said = String::from_utf8(said.expect("a page").to_vec()).expect("text");
        assert!(said.contains("cargo xtask build"), "{said}");
    }
}
