import Playground

/// What answers the entries of a recorded session.
///
/// ``Playground`` is the one that ships; anything that answers text to text can be replayed.
public protocol Session: SendableMetatype {
    /// Runs one complete entry.
    mutating func enter(_ entry: String) -> Reply
}

extension Playground: Session {}
