//! Exact.
use super::memory::CalcoryMemory;
use quattro_rules::calcory::{Action, View};
pub(super) fn solve(_memory: &CalcoryMemory, _view: &View) -> Option<Action> {
    None
}
