//! Rules by their text: who asks why wants to read the rule, not its number alone.

use catalogue::{Catalogue, Id};
use std::collections::BTreeSet;

/// The rules of these ids as they stand in the catalogue, each once, in the order in which they come up.
pub fn of<'i>(ids: impl IntoIterator<Item = &'i String>) -> Vec<String> {
    let mut named = BTreeSet::new();
    let once = ids.into_iter().filter(|id| named.insert(id.as_str()));
    once.map(|id| format!("{id}: {}", text(id))).collect()
}

fn text(id: &str) -> String {
    let item = id.parse::<Id>().ok().and_then(|id| Catalogue::embedded().item(&id));
    let Some(item) = item else { return "this rule is not in the catalogue".to_owned() };
    let points = item.points.iter().map(|point| format!(" – {point}"));
    std::iter::once(item.text.clone()).chain(points).collect()
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn each_rule_is_told_once_and_with_its_text() {
        let ids = ["SA-TRN-01", "SA-ATK-01", "SA-TRN-01"].map(str::to_owned);
        let told = of(&ids);
        assert_eq!(told.len(), 2);
        assert!(told[0].starts_with("SA-TRN-01: The heroes decide together"), "{told:?}");
    }

    #[test]
    fn a_rule_that_is_not_there_is_said_so() {
        let unknown = ["GH", "XYZ", "99"].join("-");
        assert_eq!(
            of(std::slice::from_ref(&unknown)),
            [format!("{unknown}: this rule is not in the catalogue")]
        );
    }
}
