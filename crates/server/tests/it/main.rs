//! The server over real sockets.

mod accounts;
mod bots;
mod calls;
mod connections;
mod harness;
mod kill;
mod learning;
mod people;
mod playing;
mod postgres;
mod process;
mod security;
mod sharing;
mod storing;
mod tidying;
mod work;
