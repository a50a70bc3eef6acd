import StyleEngine

/// Something that a person who wrote a view would want to know: what does nothing, and what is a known trap.
///
///     #expect(try Settings().notes().isEmpty)
///
/// Its description is one sentence, with the place in the source where that is known, such as
/// `tagged("B") is not taken: no GroupBox stands inside (B2); App/Settings.swift:12`.
public struct Note: CustomStringConvertible {
    /// What there is to know.
    public let kind: Kind
    /// The sentence.
    public let description: String

    /// What there may be to know.
    public enum Kind {
        /// A style that is pushed and never taken: without the push the view looks the same.
        case unusedStyle(UnusedPush)
        /// Something that was noticed while bodies were made: a style that pushes itself again (rules D5, D8), or a
        /// property that is read where it isn't installed (rules D2, D4).
        case noticed(RuntimeNote)
        /// A text that has the colour of what it stands on.
        case unreadable(text: String)
        /// A control that nobody can change, as its binding is a constant one.
        case constantControl(Node)
    }

    /// Puts a note in words.
    ///
    /// - Parameters:
    ///   - kind: what there is to know.
    ///   - nodes: the tree that it is about, where it tells of nodes.
    ///   - cite: tells of a call; an empty text leaves it out.
    ///   - declared: tells where a type is declared.
    package init(
        _ kind: Kind, in nodes: NumberedTree?, cite: Citing = Citation.text, declared: Citing = Citation.text
    ) {
        self.kind = kind
        switch kind {
        case .unusedStyle(let push):
            let place = cite(push.place)
            description = Self.text(of: push, in: nodes) + (place.isEmpty ? "" : "; " + place)
        case .noticed(let note): description = note.text(declared: declared) + (note.rule.map { " (\($0))" } ?? "")
        case .unreadable(let text):
            description = "\(Quotation.text(text, limit: 30)) can't be read: it has the colour of what it stands on"
        case .constantControl(let node):
            let name = nodes.flatMap { nodes in nodes.number(of: node).map { nodes.label(of: $0) } } ?? node.type.name
            description = "\(name) never changes: its binding is a .constant. Bind it to an @State property."
        }
    }

    private static func text(of push: UnusedPush, in nodes: NumberedTree?) -> String {
        "\(push.style) is not taken: \(reason(for: push, in: nodes))"
    }

    /// Why a style that is pushed is not taken.
    static func reason(for push: UnusedPush, in nodes: NumberedTree?) -> String {
        guard case .hidden(let node) = push.reason, let take = node.take else {
            return "no \(push.family.name) stands inside (B2)"
        }
        let hider = nodes.flatMap { nodes in nodes.number(of: node).map { nodes.label(of: $0) } } ?? push.family.name
        return "\(hider) takes \(take.style.name), "
            + (take.style.endsChain
                ? "a ButtonStyle, which never asks for the next style (C2)"
                : take.style.name == "automatic"
                    ? "which hides what was pushed further out (B14)"
                    : "and nothing inside asks for the next style (B3)")
    }
}

extension RuntimeNote {
    /// The note as a sentence, with the place of the declaration that it is about.
    ///
    /// - Parameter declared: tells where a type is declared.
    package func text(declared: Citing) -> String {
        guard let place else { return text }
        return switch self {
        case .environmentInstalledAgain, .stateInstalledAgain: "\(text) It is declared in \(declared(place))."
        default: "\(text) It is read in the body of what is declared in \(declared(place))."
        }
    }
}
