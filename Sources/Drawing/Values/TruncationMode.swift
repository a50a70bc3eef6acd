/// Which part of a text that is too long is left out: SwiftUI's `Text.TruncationMode`.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The beginning of the last line: `...end`.
    case head
    /// The end: `begin...`.
    case tail
    /// The middle of the last line: `be...nd`.
    case middle
}
