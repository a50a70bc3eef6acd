import SwiftSyntax

/// One top-level item of an entry, checked: what the session does with it is decided here, by static type.
public struct CheckedItem {
    /// What it is.
    public var kind: Kind
    /// Where it stands.
    public var position: SourcePosition
    /// The item as written.
    public var text: String
    /// The entry that it stands in.
    var source: SourceText?
    /// The item's syntax where it runs, so that it can be checked again.
    var syntax: CodeBlockItemSyntax?
    /// What it may refer to; nil where that is nothing.
    var mentions: MentionedWords?
    /// The variable of the session that it declares.
    var variableName: String?

    /// The `#Preview` of which it declares a variable.
    var preview: PreviewID?

    /// Whether it declares a variable of a `#Preview`.
    public var isOfPreview: Bool { preview != nil }

    /// The names of the variables of the session that take their values when it runs.
    public var variables: [String] {
        if case .variable(let pattern, _, _) = kind { pattern.globals.map(\.name) } else { [] }
    }

    /// The kinds of item.
    public enum Kind {
        /// Something was declared; it does nothing when run.
        case declaration(DeclarationSummary)
        /// A variable of the session is declared, and takes its value when the item runs.
        case variable(CheckedPattern, CheckedExpression?, DeclarationSummary)
        /// Runs.
        case statement(CheckedStatement)
        /// An expression that is a view: it becomes the canvas.
        case view(CheckedExpression)
        /// A chain of modifiers: an expression over `canvas`, whose value becomes the canvas.
        case modifiers(CheckedExpression, canvas: LocalVariable)
        /// Any other expression: its value and type are shown.
        case value(CheckedExpression)
        /// `import SwiftUI` and the like: nothing happens.
        case nothing
    }
}

/// What one item declared, for the line that says so.
public struct DeclarationSummary {
    /// `struct Badge`, `extension View`, `func f(x:)`, `var on`
    public var text: String
    /// Whether it takes the place of an earlier declaration.
    public var isReplacement: Bool

    /// What the declaration is called in the line that says so: what an extension asks of its type is too long for it.
    public var headline: String {
        String(text.firstPlace(ofWord: " where ").map { text[..<$0] } ?? text[...])
    }
}
