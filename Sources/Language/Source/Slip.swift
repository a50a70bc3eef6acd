/// A slip that text copied from a page often has, and whose meaning is certain.
public enum Slip: Hashable, Sendable {
    /// Quotes that lean to the left and right, as in `Text(“a”)`.
    case curlyQuotes
    /// Two statements on one line without anything between them.
    case missingLineBreak
    /// `...` or `…` where something was left out.
    case placeholder(String)
    /// A declaration without the word in front: `MyView: View {`.
    case missingKeyword(String)
    /// A type or a protocol that is declared again with a placeholder between its braces.
    case keptMembers(String)
    /// Spaces and ends of lines of a kind that Swift doesn't know, and marks that cannot be seen.
    case strangeSpaces
    /// Brackets and signs in their wide forms: `（` for `(`.
    case wideForms
    /// The lines around code in Markdown.
    case fences
    /// A shell's prompt in front of each line.
    case prompts

    /// Whether it belongs to all of a text, so that parts of it are not understood by themselves.
    var isOfPage: Bool {
        switch self {
        case .fences, .prompts: true
        case .curlyQuotes, .missingLineBreak, .placeholder, .strangeSpaces, .wideForms, .missingKeyword, .keptMembers:
            false
        }
    }
}
