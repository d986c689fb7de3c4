//! What the search by coverage has kept stops no program.

fn kept(kind: &str) -> Vec<(String, Vec<u8>)> {
    let all = fuzz::kept::all(kind).unwrap_or_else(|e| panic!("{e}"));
    assert!(all.len() >= 10, "{kind}: {} are kept", all.len());
    all
}

#[test]
fn damaged_saves_are_refused_or_sound() {
    kept("saves").iter().for_each(|(_, bytes)| fuzz::saves::open(bytes));
}

#[test]
fn damaged_cases_are_refused_or_run() {
    kept("cases").iter().for_each(|(_, bytes)| fuzz::cases_of_games::open(bytes));
}

#[test]
fn damaged_packs_are_refused_or_played() {
    kept("packs").iter().for_each(|(_, bytes)| fuzz::packs::open(bytes));
}

#[test]
fn damaged_messages_leave_the_server_alive() {
    kept("messages").iter().for_each(|(_, bytes)| fuzz::messages::open(bytes));
    assert!(fuzz::messages::is_alive());
}

#[test]
fn what_is_altered_is_mostly_still_readable() {
    let text = br#"{"game": "sample", "answers": [1, 2, {"key": "left"}], "open": true}"#;
    let (mut read, mut other) = (0, 0);
    for seed in 0..400 {
        let mut data = vec![0; 4_096];
        data[..text.len()].copy_from_slice(text);
        let size = fuzz::change::json(&mut data, text.len(), 4_096, seed, |_, size, _| size);
        let value = serde_json::from_slice::<serde_json::Value>(&data[..size]);
        read += usize::from(value.is_ok());
        other += usize::from(data[..size] != text[..]);
    }
    assert!(read == 400 && other > 300, "{read} of 400 can be read, {other} are altered");
}
