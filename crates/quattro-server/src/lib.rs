//! Tables that survive anything, and a protocol others can use.
