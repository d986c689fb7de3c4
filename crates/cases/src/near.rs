//! What was probably meant.

use table::distance;

/// The names that look most like this one, the nearest first.
pub(crate) fn nearest<'n>(name: &str, among: impl IntoIterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    let mut all: Vec<(usize, &str)> = among.into_iter().map(|other| (apart(name, other), other)).collect();
    all.sort();
    all.dedup();
    all.into_iter().take(most).map(|(_, other)| other).collect()
}

/// How far two names are from each other; if `other` begins like `name`, it is near.
fn apart(name: &str, other: &str) -> usize {
    let end = other.char_indices().nth(name.chars().count()).map_or(other.len(), |(i, _)| i);
    distance(name, other).min(distance(name, &other[..end]) + 1)
}

/// The one name that was probably meant, if any looks like it.
pub(crate) fn nearest_one<'n>(name: &str, among: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let near = nearest(name, among, 1).pop()?;
    (distance(name, near) <= 1 + name.chars().count() / 3).then_some(near)
}

/// The names as a list, the nearest first; of many only the first few.
pub(crate) fn listed(name: &str, among: &[&str]) -> String {
    const MOST: usize = 8;
    let mut text = nearest(name, among.iter().copied(), MOST).join(", ");
    if among.len() > MOST {
        text.push_str(&format!(" and {} more", among.len() - MOST));
    }
    text
}
