//! Plain connections: how many there may be, and how long one may take to say what it wants, and to take the answer.
//!
//! A connection that becomes a socket is counted among the sockets from then on, and no longer here.

use crate::hall::Hall;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::Sleep;

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
                tracing::warn!(event = "not-accepted", %error, "cannot take a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop((listener, under_way));
    let _ = tokio::time::timeout(FAREWELL, done.recv()).await;
}

/// A connection that gives up when the other side takes nothing of what is sent for too long: whoever does not read would
/// keep its answer, and its places, for ever.
struct Sending {
    stream: TcpStream,
    patience: Duration,
    /// Set while something waits to be taken.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Sending {
    fn new(stream: TcpStream, patience: Duration) -> Sending {
        Sending { stream, patience, stuck: None }
    }

    fn or_give_up<T>(&mut self, task: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stuck = None;
            return sent;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stuck.as_mut().poll(task).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Sending {
    fn poll_read(
        self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(task, into)
    }
}

impl AsyncWrite for Sending {
    fn poll_write(self: Pin<&mut Self>, task: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.stream).poll_write(task, bytes);
        this.or_give_up(task, sent)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.stream).poll_write_vectored(task, bytes);
        this.or_give_up(task, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(task)
    }

    fn poll_shutdown(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(task)
    }
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
        .serve_connection(TokioIo::new(Sending::new(stream, hall.config.limits.call_time)), service)
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
