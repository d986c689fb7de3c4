//! How much memory tables take. `cargo bench -p table --bench memory`

#[path = "long.rs"]
mod long;

use long::{Lengths, Long};
use std::sync::Arc;
use table::Table;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    println!("idle table, world of 12 KB, units of four questions");
    println!("{:>6} {:>8} {:>6} {:>8}", "units", "answers", "rests", "KB");
    for units in [0, 1, 10, 100, 700, 3_000] {
        let before = dhat::HeapStats::get().curr_bytes;
        let setup = Lengths { questions: 4, units: units + 2 };
        let mut table = Table::new(Arc::new(Long), setup, 1).expect("it starts");
        for n in 0..units * 4 {
            let seat = table.first_asked().expect("somebody is asked");
            let question = table.question(seat).expect("it is asked");
            let key = format!("to:{},{}", n % 7, n % 4);
            table.answer(seat, question, &key).expect("it is offered");
        }
        let bytes = dhat::HeapStats::get().curr_bytes - before;
        println!("{units:>6} {:>8} {:>6} {:>8}", units * 4, table.rests_kept(), bytes / 1_000);
    }
}
