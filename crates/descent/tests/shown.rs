//! What players are shown: options that can be told apart.

use descent::Descent;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Chance, Game, Seat, Table, Viewer};

fn game() -> Arc<Descent> {
    Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")))
}

/// In random games of every quest no question has two options that people read as the same.
#[test]
fn options_can_be_told_apart() {
    let game = game();
    let mut questions = 0;
    for (n, quest) in game.content.quests.iter().enumerate() {
        let mut setup = game.setup(Some(&quest.name), Some(4)).expect("a quest");
        setup.overlord = vec!["warlord".to_owned(), "magus".to_owned()];
        let seed = n as u64 + 1;
        let mut chance = Chance::seeded(seed);
        let mut table = Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"));
        for _ in 0..400 {
            let seats: Vec<Seat> = table.seats().iter().collect();
            let asked = seats.iter().find_map(|seat| {
                let open = table.pending(Viewer::Seat(*seat)).into_iter();
                open.filter_map(|open| open.asked).next().map(|asked| (*seat, asked))
            });
            let Some((seat, asked)) = asked else { break };
            let mut said = BTreeMap::new();
            for option in &asked.options {
                let say = serde_json::to_string(&option.say).expect("a phrase");
                let before = said.insert(say, &option.key);
                assert_eq!(before, None, "{}, {}: {} reads the same", quest.name, asked.kind, option.key);
            }
            questions += 1;
            let key = &asked.options[chance.below(asked.options.len())].key;
            table.answer(seat, asked.question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
        }
    }
    assert!(questions > 1_000, "{questions}");
}
