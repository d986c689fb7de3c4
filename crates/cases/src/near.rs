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

/// The word of which this one is probably a misspelling: this one is unknown, and one letter away from a known one or
/// with two neighbouring letters swapped. Words that differ only in their numbers are different words.
pub(crate) fn misspelt<'n>(word: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let letters = |word: &str| word.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
    let (mine, mut near) = (letters(word), None);
    let numbered = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    // What has a number is no misspelt word without one.
    for other in known.into_iter().filter(|other| numbered(other) == numbered(word)) {
        let theirs = letters(other);
        if mine == theirs {
            return None;
        }
        let alike = mine.len().abs_diff(theirs.len()) <= 1;
        if alike
            && mine.len() > 3
            && theirs.len() > 3
            && (distance(&mine, &theirs) == 1 || swapped(&mine, &theirs))
        {
            near = Some(other);
        }
    }
    near
}

/// Whether two neighbouring letters have changed places.
fn swapped(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut apart = (0..one.len().min(other.len())).filter(|n| one[*n] != other[*n]);
    let (first, second, third) = (apart.next(), apart.next(), apart.next());
    let Some((a, b)) = first.zip(second) else { return false };
    one.len() == other.len() && third.is_none() && b == a + 1 && one[a] == other[b] && one[b] == other[a]
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
