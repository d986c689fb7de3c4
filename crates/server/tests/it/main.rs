//! The server over real sockets.

mod harness;
mod playing;
