import Language

/// What there is to say of one name, laid out for a terminal.
struct DocumentationPage {
    private let page: Documentation
    private let session: Session

    /// Lays out a page; its example runs in a session of its own with the settings of `session`.
    init(_ page: Documentation, session: Session) {
        self.page = page
        self.session = session
    }

    /// The page.
    var text: String {
        let head = [page.heading, page.summary].filter { !$0.isEmpty }.flatMap { Paragraph.lines($0, width: width) }
        let parts =
            [head.joined(separator: "\n"), members, list(Messages.documentedMembers, page.names)]
            + page.inherited.map { list(Messages.documentedMembers(from: $0.origin), $0.names) }
            + page.families.map(styles) + [example]
        return Paragraph.fitted(parts.filter { !$0.isEmpty }.joined(separator: "\n\n"), width: width)
    }

    private var width: Int { session.settings.width }

    private var members: String {
        page.members.flatMap { member in
            Paragraph.lines(member.signature, indentation: 2, hanging: 4, width: width)
                + (member.summary.isEmpty
                    ? [] : Paragraph.lines(member.summary, indentation: 6, hanging: 6, width: width))
        }.joined(separator: "\n")
    }

    private func list(_ heading: String, _ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        return ([heading] + NameLines.lines(names, indentation: 2, width: width)).joined(separator: "\n")
    }

    private func styles(_ family: StyleFamily) -> String {
        let names = family.styles.map { "." + $0.name }
        return list(Messages.documentedStyles(family), names.isEmpty ? [Messages.noStyles] : names)
    }

    private var example: String {
        guard !page.example.isEmpty else { return "" }
        let code = CodeLines.lines(page.example, indentation: 2, width: width)
        let drawn =
            page.needsDeclarations
            ? Example.drawn(page.example, withDeclarationsOf: session) : Example.drawn(page.example, in: session)
        return ([Messages.documentedExample] + code).joined(separator: "\n") + (drawn.isEmpty ? "" : "\n\n" + drawn)
    }
}

/// An entry that shows what a built-in does.
enum Example {
    /// What a new session with the settings of another answers to it.
    static func reply(to text: String, like session: Session) -> Reply {
        var other = Session(interpreter: session.interpreter.beside(), settings: session.settings)
        return other.enter(text)
    }

    /// What it shows; empty where it only declares something.
    static func drawn(_ text: String, in session: Session) -> String {
        let reply = reply(to: text, like: session)
        return shows(reply) ? reply.output : ""
    }

    /// What it shows with the declarations of a session; empty where it can't be drawn by itself.
    static func drawn(_ text: String, withDeclarationsOf session: Session) -> String {
        var other = Session(interpreter: session.interpreter.besideWithDeclarations(), settings: session.settings)
        let reply = other.enter(text)
        return reply.failure == nil && shows(reply) ? reply.output : ""
    }

    /// Whether an answer shows more than that something was declared.
    static func shows(_ reply: Reply) -> Bool {
        !reply.output.hasPrefix(Messages.declaredPrefix) || reply.output.contains("\n")
    }
}
