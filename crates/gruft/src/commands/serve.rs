//! `gruft serve`: tables for the browser, on one screen or over the network. docs/hosting.md is for whoever runs it.

use crate::call::{Serve, Tidy};
use crate::{Done, Stop, pack};
use server::clock::Moment;
use server::{Config, Hall, Limits, Opens};
use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

/// Runs the command.
pub fn run(args: &Serve) -> Done {
    server::write_what_happens(args.log.as_deref(), args.log_json);
    running()?.block_on(serve(args))
}

/// The database that is named, or the one in the data folder.
pub fn database(named: Option<&str>) -> String {
    named.map_or_else(|| Config::default().database, str::to_owned)
}

/// Deletes what nobody has visited for long.
pub fn tidy(args: &Tidy) -> Done {
    let database = database(args.db.as_deref());
    let now = Moment::after(Duration::ZERO);
    let found = server::tidy::tidy_up(&database, args.days, now, args.dry_run);
    let found = running()?.block_on(found).map_err(Stop::wrong)?;
    let done = if args.dry_run { "would be deleted" } else { "were deleted" };
    println!("{found} tables that nobody has visited for {} days {done}", args.days);
    Ok(())
}

/// What runs the rest.
pub fn running() -> Result<tokio::runtime::Runtime, Stop> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Stop::wrong)
}

async fn serve(args: &Serve) -> Done {
    let config = config(args)?;
    let address = SocketAddr::new(config.bind, config.port);
    let listener = tokio::net::TcpListener::bind(address).await;
    let listener = listener.map_err(|e| Stop::Wrong(format!("{address}: {e}")))?;
    let port = listener.local_addr().map_err(Stop::wrong)?.port();
    let mut games = games::Games::new();
    for folder in &args.content {
        let game = pack::load(&games, folder, None)?;
        games = games.with(game);
    }
    let hall = Hall::with_games(Config { port, ..config }, games).await.map_err(Stop::wrong)?;
    let (url, reachable) = hall.address();
    announce(&format!("Gruft is at {url}"));
    if !server::has_client() {
        eprintln!(
            "gruft: this program was built without the browser client, so there is nothing to see there; \
             `cargo xtask build`, in Gruft's sources, builds one that has it"
        );
    }
    if !reachable && let Some(home) = server::home_address() {
        announce(&format!(
            "Only this machine can reach it. For your home network: --bind 0.0.0.0, then http://{home}:{port}"
        ));
    }
    if !args.no_open && server::has_client() {
        open_browser(&url);
    }
    server::serve(hall, listener, told_to_stop()).await.map_err(Stop::wrong)
}

/// Says something where it was started. Who has stopped listening there does not end a server.
fn announce(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn config(args: &Serve) -> Result<Config, Stop> {
    let usual = Config::default();
    let public = args.public.clone();
    if public.as_deref().is_some_and(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
        return Err(Stop::Wrong("--public is an address such as https://gruft.example".to_owned()));
    }
    let limits = Limits {
        sockets: args.most_sockets.unwrap_or(usual.limits.sockets),
        sockets_each: args.most_sockets_each.unwrap_or(usual.limits.sockets_each),
        connections: args.most_connections.unwrap_or(usual.limits.connections),
        connections_each: args.most_connections_each.unwrap_or(usual.limits.connections_each),
        tables: args.most_tables.unwrap_or(usual.limits.tables),
        messages: args.most_messages.unwrap_or(usual.limits.messages),
        thinkers: args.thinkers.unwrap_or(usual.limits.thinkers),
        ..usual.limits
    };
    Ok(Config {
        bind: args.bind.unwrap_or(usual.bind),
        port: args.port.unwrap_or(usual.port),
        behind_proxy: args.behind_proxy,
        database: args.db.clone().unwrap_or(usual.database),
        sleep_after: args.sleep_after.map_or(usual.sleep_after, Duration::from_secs),
        think_for: args.think_for.map_or(usual.think_for, Duration::from_millis),
        keep_days: args.keep_days,
        opens: match args.opens.as_str() {
            "accounts" => Opens::Accounts,
            "invited" => Opens::Invited,
            _ => Opens::Anybody,
        },
        public,
        limits,
    })
}

/// Ends with Ctrl-C, and when the system asks for it.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

/// Opens the browser, if there is one; whoever has none reads the address.
fn open_browser(url: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(program).arg(url).stdout(quiet()).stderr(quiet()).spawn();
}
