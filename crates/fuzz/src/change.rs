//! How something that can be read is damaged so that it mostly still can be read.

use serde_json::Value;
use table::RandomPlayer;

/// Changes bytes in place, as the fuzzer would do it alone: what is there, how much of it counts, how much there may
/// be; gives how much counts now.
pub type Otherwise = fn(&mut [u8], usize, usize) -> usize;

/// Numbers at which programs break.
const EDGES: [&str; 14] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
];

/// Changes JSON at some of its places; what is not JSON, and every eighth time, is changed otherwise.
pub fn json(data: &mut [u8], size: usize, most: usize, seed: u32, otherwise: Otherwise) -> usize {
    let mut random = RandomPlayer::new(u64::from(seed));
    let read = serde_json::from_slice::<Value>(&data[..size]);
    let (Ok(mut value), false) = (read, random.below(8) == 0) else { return otherwise(data, size, most) };
    let mut places = Vec::new();
    walk(&value, &mut String::new(), &mut places);
    for _ in 0..=random.below(3) {
        let place = &places[random.below(places.len())];
        let other = places[random.below(places.len())].clone();
        let donor = value.pointer(&other).cloned().unwrap_or(Value::Null);
        let Some(here) = value.pointer_mut(place) else { continue };
        *here = altered(here, donor, &mut random);
    }
    put(data, most, value.to_string().as_bytes()).unwrap_or_else(|| otherwise(data, size, most))
}

/// Changes text word by word or line by line; every eighth time it is changed otherwise.
pub fn words(data: &mut [u8], size: usize, most: usize, seed: u32, otherwise: Otherwise) -> usize {
    let mut random = RandomPlayer::new(u64::from(seed));
    let text = std::str::from_utf8(&data[..size]).map(str::to_owned);
    let (Ok(text), false) = (text, random.below(8) == 0) else { return otherwise(data, size, most) };
    let mut parts: Vec<String> = if random.below(3) == 0 {
        text.split_inclusive('\n').map(str::to_owned).collect()
    } else {
        in_words(&text)
    };
    if parts.is_empty() {
        return otherwise(data, size, most);
    }
    for _ in 0..=random.below(3) {
        if parts.is_empty() {
            break;
        }
        let (at, other) = (random.below(parts.len()), random.below(parts.len()));
        match random.below(5) {
            0 => drop(parts.remove(at)),
            1 => parts.insert(at, parts[other].clone()),
            2 => parts.swap(at, other),
            3 => parts[at] = EDGES[random.below(EDGES.len())].to_owned(),
            _ => parts[at] = parts[other].clone(),
        }
    }
    put(data, most, parts.concat().as_bytes()).unwrap_or_else(|| otherwise(data, size, most))
}

/// Where there is something in a value, as JSON pointers.
fn walk(value: &Value, path: &mut String, places: &mut Vec<String>) {
    places.push(path.clone());
    let length = path.len();
    let mut inside = |key: &str, value: &Value| {
        path.push('/');
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
        walk(value, path, places);
        path.truncate(length);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| inside(key, value)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, value)| inside(&n.to_string(), value));
        }
        _ => {}
    }
}

fn altered(here: &Value, donor: Value, random: &mut RandomPlayer) -> Value {
    let edge = serde_json::from_str(EDGES[random.below(EDGES.len())]).unwrap_or(Value::Null);
    let mut changed = here.clone();
    match (&mut changed, random.below(4)) {
        (Value::Object(fields), 0) if !fields.is_empty() => {
            let key = fields.keys().nth(random.below(fields.len())).cloned().unwrap_or_default();
            fields.remove(&key);
        }
        (Value::Array(items), 0) if !items.is_empty() => drop(items.remove(random.below(items.len()))),
        (Value::Array(items), 1) if !items.is_empty() => {
            let again = items[random.below(items.len())].clone();
            items.insert(random.below(items.len()), again);
        }
        (Value::Number(_), 0 | 1) => return edge,
        (Value::Bool(flag), 0 | 1) => *flag = !*flag,
        (_, 2) => return Value::Null,
        _ => return donor,
    }
    changed
}

/// Letters and figures that belong together, and what stands between them.
fn in_words(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut was = None;
    for letter in text.chars() {
        let is = letter.is_alphanumeric() || letter == '-' || letter == '_';
        match parts.last_mut() {
            Some(part) if is && was == Some(true) => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
        was = Some(is);
    }
    parts
}

fn put(data: &mut [u8], most: usize, bytes: &[u8]) -> Option<usize> {
    let fits = bytes.len() <= most.min(data.len());
    fits.then(|| {
        data[..bytes.len()].copy_from_slice(bytes);
        bytes.len()
    })
}
