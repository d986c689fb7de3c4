//! The server over real sockets.

mod accounts;
mod admin;
mod backing_up;
mod bots;
mod calls;
mod connections;
mod figures;
mod harness;
mod kill;
mod learning;
mod logs;
mod people;
mod playing;
mod postgres;
mod process;
mod seats;
mod security;
mod sharing;
mod storing;
mod tidying;
mod work;
