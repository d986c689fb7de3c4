//! Plain connections: how many there may be, and how long one may take to say what it wants.
//!
//! A connection that becomes a socket is counted among the sockets from then on, and no longer here.

use crate::hall::Hall;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// What a call may be about, before its body: more is refused.
const HEAD: usize = 64 * 1024;
/// After so long the server does not wait any more for calls that are under way when it ends.
const FAREWELL: Duration = Duration::from_secs(10);

const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: 26\r\n\
Connection: close\r\nRetry-After: 10\r\n\r\ntoo many open connections\n";

/// Takes connections until `until` is done, and lets calls that are under way come to their end.
pub async fn listen(hall: &Arc<Hall>, listener: TcpListener, until: impl Future<Output = ()>) {
    let app = TowerToHyperService::new(crate::app(hall));
    // Every connection holds one end: when the last one is dropped, all are done.
    let (under_way, mut done) = mpsc::channel::<()>(1);
    let mut until = std::pin::pin!(until);
    loop {
        let accepted = tokio::select! {
            () = &mut until => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => take(hall, &under_way, app.clone(), stream, peer),
            Err(error) => {
                // Perhaps there are too many open files; those who wait are not lost.
                tracing::warn!(%error, "cannot take a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop((listener, under_way));
    let _ = tokio::time::timeout(FAREWELL, done.recv()).await;
}

fn take(
    hall: &Arc<Hall>,
    under_way: &mpsc::Sender<()>,
    app: TowerToHyperService<axum::Router>,
    stream: TcpStream,
    peer: SocketAddr,
) {
    // Behind a proxy all come from one address.
    let from = (!hall.config.behind_proxy).then(|| peer.ip());
    let Ok(place) = hall.doors.connection(from) else {
        let _ = stream.try_write(TOO_MANY);
        return;
    };
    // What follows on a message is sent at once and does not wait until the message has arrived.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hall.config.limits.head_time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let (under_way, mut closing) = (under_way.clone(), hall.closing());
    tokio::spawn(async move {
        let _held = (place, under_way);
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => {}
            () = crate::socket::ended(&mut closing) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    });
}
