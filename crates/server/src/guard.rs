//! What stands before every call: where it comes from, whether it is meant for us, and the headers of what goes out.

use crate::hall::Hall;
use crate::http::From_;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use wire::ErrorKind;

const HEADERS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
         script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
];

/// Stands before every call.
pub async fn guard(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let from = caller(&hall, &request);
    request.extensions_mut().insert(From_(from));
    let call = call(&request);
    let is_ours = is_our_host(&hall, request.headers()) && is_our_page(&hall, request.headers());
    let mut response = if hall.heeded.borrow().bans(from) {
        (StatusCode::FORBIDDEN, "your address may not call here for a while\n").into_response()
    } else if is_ours {
        in_time(&hall, next.run(request)).await
    } else {
        (StatusCode::FORBIDDEN, "this page or this name is not ours\n").into_response()
    };
    note_refusal(from, &call, &response);
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Writes down that somebody was refused, and counts it.
pub fn refused(from: IpAddr, call: &str, kind: ErrorKind) {
    let kind = format!("{kind:?}").to_lowercase();
    tracing::warn!(event = "refused", %from, call, kind, "refused a call");
    metrics::counter!("gruft_calls_refused", "kind" => kind).increment(1);
}

/// A call as it is written down: which it was, and nothing that was sent with it.
fn call(request: &Request) -> String {
    let path = request.extensions().get::<MatchedPath>().map_or("a page", MatchedPath::as_str);
    format!("{} {path}", request.method())
}

/// Writes down that a call was refused. What does not exist, or does not fit, is no refusal.
fn note_refusal(from: IpAddr, call: &str, response: &Response) {
    let status = response.status();
    let is_refusal = [StatusCode::FORBIDDEN, StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE];
    if is_refusal.contains(&status) {
        let kind = response.extensions().get::<ErrorKind>().copied().unwrap_or(ErrorKind::Forbidden);
        refused(from, call, kind);
    }
}

/// A call that takes too long is given up, whoever is slow: we, or who sends it byte by byte.
async fn in_time(hall: &Hall, call: impl Future<Output = Response>) -> Response {
    let done = tokio::time::timeout(hall.config.limits.call_time, call).await;
    done.unwrap_or_else(|_| (StatusCode::REQUEST_TIMEOUT, "this takes too long\n").into_response())
}

/// Who calls. Behind a proxy, whom the proxy names: the last entry of the last line, since those before it were sent to
/// it.
fn caller(hall: &Hall, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let named = || {
        let lines = request.headers().get_all("x-forwarded-for");
        lines.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let named = if hall.config.behind_proxy { named() } else { None };
    named.or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// Whether the call is for a name that is ours. A name that merely leads here could be anybody's page that was made
/// to lead to this machine.
fn is_our_host(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return true };
    let name = host_name(host);
    let address = name.trim_start_matches('[').trim_end_matches(']');
    let is_public =
        hall.config.public.as_deref().is_some_and(|public| host_name(after_scheme(public)) == name);
    address.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".localhost") || is_public
}

/// Whether a browser calls from one of our own pages. Programs that are no browsers name no page.
fn is_our_page(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_same = host.is_some_and(|host| after_scheme(origin) == host);
    let public = hall.config.public.as_deref();
    is_same || public.is_some_and(|public| public.trim_end_matches('/') == origin)
}

fn after_scheme(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split('/').next().unwrap_or(rest)
}

/// The name without the port.
fn host_name(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.is_empty() => {
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}
