//! Geometry of dungeon boards.
