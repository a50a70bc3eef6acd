/// A slip that text copied from a page often has, and whose meaning is certain.
public enum Slip: Hashable, Sendable {
    /// Quotes that lean to the left and right, as in `Text(“a”)`.
    case curlyQuotes
    /// Two statements on one line without anything between them.
    case missingLineBreak
    /// `...` or `…` where something was left out.
    case placeholder(String)
    /// Spaces of a kind that Swift doesn't know.
    case strangeSpaces
}
