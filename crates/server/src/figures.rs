//! What is counted, for whoever runs the server: each figure with what it says. docs/hosting.md has the same, with an
//! alert worth having for each; a test compares.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// How a figure behaves.
enum Kind {
    /// It only rises.
    Counter,
    /// It rises and falls.
    Gauge,
    /// How large each of many was.
    Sizes,
}

struct Figure {
    name: &'static str,
    kind: Kind,
    what: &'static str,
}

const fn counter(name: &'static str, what: &'static str) -> Figure {
    Figure { name, kind: Kind::Counter, what }
}

const fn gauge(name: &'static str, what: &'static str) -> Figure {
    Figure { name, kind: Kind::Gauge, what }
}

const FIGURES: &[Figure] = &[
    counter("gruft_answers", "answers that people gave"),
    counter("gruft_bot_answers", "answers that bots gave"),
    counter("gruft_commands", "commands that were carried out"),
    counter("gruft_commands_refused", "commands that were refused"),
    counter("gruft_calls_refused", "calls and connections that were refused, by kind"),
    counter("gruft_signed_in", "how often somebody signed in, new accounts included"),
    counter("gruft_bytes_sent", "bytes sent over sockets"),
    gauge("gruft_sockets", "open sockets"),
    gauge("gruft_connections", "open plain connections"),
    gauge("gruft_tables_in_memory", "tables that are awake, or that somebody looks at"),
    counter("gruft_tables_opened", "tables that were opened"),
    counter("gruft_tables_woken", "tables that were read from the database"),
    counter("gruft_tables_not_woken", "tables whose game this version cannot open"),
    counter("gruft_answers_dropped", "answers that did not fit after an upgrade"),
    counter("gruft_tables_tidied", "tables that were deleted because nobody had visited them"),
    counter("gruft_races_lost", "changes that another process was quicker with, and that were decided again"),
    counter("gruft_rules_broke", "answers on which the rules broke"),
    Figure {
        name: "gruft_commit_jobs",
        kind: Kind::Sizes,
        what: "how many changes were stored in one commit",
    },
    counter("gruft_commits_failed", "commits that the database did not make"),
    counter("gruft_work_refused", "work that was refused because too much was waiting, by bench"),
    counter("gruft_work_late", "work that took too long, by bench"),
];

/// The figures of this process, counted from the first call on.
pub fn figures() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let start = || {
        let handle = PrometheusBuilder::new().install_recorder().ok()?;
        FIGURES.iter().for_each(begin);
        Some(handle)
    };
    HANDLE.get_or_init(start).as_ref()
}

/// Says what a figure is, and that it is 0: what is not there cannot be watched.
fn begin(figure: &Figure) {
    match figure.kind {
        Kind::Counter => {
            metrics::describe_counter!(figure.name, figure.what);
            // What is counted by kind has a line for each kind that has come up.
            if !figure.what.contains(", by ") {
                metrics::counter!(figure.name).increment(0);
            }
        }
        Kind::Gauge => {
            metrics::describe_gauge!(figure.name, figure.what);
            metrics::gauge!(figure.name).increment(0.0);
        }
        Kind::Sizes => metrics::describe_histogram!(figure.name, figure.what),
    }
}
