//! What players agree on before a game: `--set difficulty=hard`.

use crate::Stop;
use serde_json::{Map, Value};
use table::any::AnyGame;

/// What this game is played with: the usual setup for a scenario, and everything that was set.
///
/// Who names a party needs not count it.
pub fn setup(
    game: &dyn AnyGame,
    scenario: Option<&str>,
    heroes: Option<u8>,
    set: &[String],
) -> Result<Value, Stop> {
    let mut setup = on(game.setup(scenario, heroes).map_err(Stop::wrong)?, set)?;
    let party = game.menu().party;
    let named = setup.get(&party).and_then(Value::as_array).map_or(0, Vec::len);
    if heroes.is_none()
        && !set.iter().any(|one| one.starts_with("heroes="))
        && let Some(count) = setup.get_mut("heroes").filter(|count| count.is_u64())
    {
        *count = count.as_u64().unwrap_or(0).max(named as u64).into();
    }
    Ok(setup)
}

/// The setup with everything that was set: `KEY=VALUE`, the key with dots into what has parts. A list may be written
/// with commas.
///
/// ```text
/// --set party=brute,scoundrel --set difficulty=hard --set variants.permanent-death=true
/// ```
fn on(mut setup: Value, set: &[String]) -> Result<Value, Stop> {
    for one in set {
        let Some((key, value)) = one.split_once('=') else {
            return Err(Stop::Wrong(format!("--set {one}: it is KEY=VALUE, like difficulty=hard")));
        };
        put(&mut setup, key, value).ok_or_else(|| Stop::Wrong(format!("--set {one}: {key} has no parts")))?;
    }
    Ok(setup)
}

fn put(setup: &mut Value, key: &str, value: &str) -> Option<()> {
    let mut at = setup;
    for part in key.split('.') {
        if at.is_null() {
            *at = Value::Object(Map::new());
        }
        at = at.as_object_mut()?.entry(part).or_insert(Value::Null);
    }
    let is_list = at.is_array() && !value.starts_with('[');
    *at = match is_list {
        true => value.split(',').map(plain).collect(),
        false => plain(value),
    };
    Some(())
}

/// A number, `true`, a list in brackets, or just words.
fn plain(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::on;
    use serde_json::json;

    #[test]
    fn words_numbers_lists_and_parts() {
        let setup =
            json!({ "difficulty": "normal", "party": [], "level": null, "variants": { "solo": false } });
        let set = [
            "difficulty=hard",
            "party=brute,scoundrel",
            "level=3",
            "variants.solo=true",
            "campaign.looted=[7]",
        ];
        let set = set.map(str::to_owned);
        let changed = on(setup, &set).unwrap_or_default();
        let wanted = json!({
            "difficulty": "hard", "party": ["brute", "scoundrel"], "level": 3, "variants": { "solo": true },
            "campaign": { "looted": [7] }
        });
        assert_eq!(changed, wanted);
    }

    #[test]
    fn what_has_no_parts_and_what_is_no_pair_is_refused() {
        for wrong in ["difficulty.hard=yes", "difficulty"] {
            assert!(on(json!({ "difficulty": "normal" }), &[wrong.to_owned()]).is_err(), "{wrong}");
        }
    }
}
