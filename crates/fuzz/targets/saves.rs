//! `cargo xtask fuzz saves`.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|data: &[u8]| fuzz::saves::open(data));

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fuzz::change::json(data, size, most, seed, fuzzer_mutate)
});
