//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Nodes between two looks at the clock.
const STRIDE: u64 = 1 << 12;

/// A limit on a search: nodes, a point in time, or somebody who calls it off.
///
/// With a limit on nodes the same question on a fresh solver always gets the same answer; with a clock it does not.
pub struct Budget<'a> {
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    called_off: Option<&'a AtomicBool>,
    stopped: bool,
}

impl<'a> Budget<'a> {
    /// No limit.
    #[must_use]
    pub const fn unlimited() -> Self {
        Self::of_nodes(u64::MAX)
    }

    /// At most so many nodes, to within a few thousand.
    #[must_use]
    pub const fn of_nodes(most_nodes: u64) -> Self {
        Self {
            nodes: 0,
            most_nodes,
            deadline: None,
            called_off: None,
            stopped: false,
        }
    }

    /// The same, and not longer than until `deadline`.
    #[must_use]
    pub const fn until(mut self, deadline: Instant) -> Self {
        self.deadline = Some(deadline);
        self
    }

    /// The same, and only while `called_off` is false.
    #[must_use]
    pub const fn unless(mut self, called_off: &'a AtomicBool) -> Self {
        self.called_off = Some(called_off);
        self
    }

    /// Nodes searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a node; whether the search has to stop.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STRIDE) {
            self.look();
        }
        self.stopped
    }

    /// Whether the search has to stop.
    #[inline]
    pub(crate) const fn is_spent(&self) -> bool {
        self.stopped
    }

    /// The answer, unless the search had to stop before it was found.
    pub(crate) fn answer<T>(&self, found: T) -> Result<T, Stopped> {
        if self.stopped { Err(Stopped) } else { Ok(found) }
    }

    #[cold]
    fn look(&mut self) {
        self.stopped |= self.nodes >= self.most_nodes
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self
                .called_off
                .is_some_and(|called_off| called_off.load(Ordering::Relaxed));
    }
}

/// A search that ran out of its budget, or was called off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the search was stopped before it had an answer")
    }
}

impl std::error::Error for Stopped {}
