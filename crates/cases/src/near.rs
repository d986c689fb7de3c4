//! What was probably meant.

use table::distance;

/// The names that look most like this one, the nearest first.
pub(crate) fn nearest<'n>(name: &str, among: impl IntoIterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    let mut all: Vec<(usize, &str)> = among.into_iter().map(|other| (distance(name, other), other)).collect();
    all.sort();
    all.dedup();
    all.into_iter().take(most).map(|(_, other)| other).collect()
}

/// The one name that was probably meant, if any looks like it.
pub(crate) fn nearest_one<'n>(name: &str, among: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let near = nearest(name, among, 1).pop()?;
    (distance(name, near) <= 1 + name.chars().count() / 3).then_some(near)
}

/// The names as a list, the nearest first; of many only the first few.
pub(crate) fn listed<'n>(name: &str, among: &[&'n str]) -> String {
    const MOST: usize = 8;
    let mut text = nearest(name, among.iter().copied(), MOST).join(", ");
    if among.len() > MOST {
        text.push_str(&format!(" and {} more", among.len() - MOST));
    }
    text
}
