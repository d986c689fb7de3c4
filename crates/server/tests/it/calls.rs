//! Plain calls, without a port.

use crate::harness::*;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::{Hall, app};
use tower::ServiceExt;

async fn get(app: &axum::Router, path: &str) -> (StatusCode, Value) {
    let request = Request::get(path).body(Body::empty()).expect("a request");
    let response = app.clone().oneshot(request).await.expect("an answer");
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), 10_000_000).await.expect("a body");
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

#[tokio::test]
async fn games_and_their_menus_are_listed() {
    let folder = Folder::new();
    let hall = Hall::open(config(&folder.database())).await.expect("a database");
    let app = app(&hall);
    let (status, games) = get(&app, "/api/games").await;
    assert_eq!(status, StatusCode::OK);
    let names: Vec<&str> =
        games.as_array().expect("games").iter().filter_map(|g| g["name"].as_str()).collect();
    assert!(names.contains(&"gloomhaven") && names.contains(&"sample"), "{names:?}");
    for name in names {
        let (status, menu) = get(&app, &format!("/api/games/{name}/menu")).await;
        assert_eq!(status, StatusCode::OK, "{name}");
        assert!(menu["heroes"].is_array(), "{name}: {menu}");
    }
    assert_eq!(get(&app, "/api/games/chess/menu").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(
        get(&app, "/health").await,
        (StatusCode::OK, json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
    );
}

#[tokio::test]
async fn every_call_is_described() {
    let folder = Folder::new();
    let hall = Hall::open(config(&folder.database())).await.expect("a database");
    let app = app(&hall);
    let (_, described) = get(&app, "/api/openapi.json").await;
    let paths = described["paths"].as_object().expect("paths");
    // What is described is there, and what the protocol's page lists is described.
    for (path, calls) in paths {
        for method in calls.as_object().expect("calls").keys() {
            let address = path.replace("{game}", "coin");
            let request = Request::builder().method(method.to_uppercase().as_str()).uri(&address);
            let response = app.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
            let status = response.expect("an answer").status();
            assert!(
                status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED,
                "{method} {path}"
            );
        }
    }
    let page = include_str!("../../../../docs/protocol.md");
    let listed = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    for (call, _) in listed.filter(|(call, _)| call.contains(" /api/")) {
        let (method, path) = call.split_once(' ').expect("method and path");
        let path = path.replace("GAME", "{game}").replace("/ID", "/{which}");
        assert!(paths[&path][method.to_lowercase()].is_object(), "{call} is not described");
    }
}
