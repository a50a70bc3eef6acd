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

    /// What is said, in groups.
    var groups: [[ReplyPage.Block]] {
        let head = [page.heading, page.summary].filter { !$0.isEmpty }.map { ReplyPage.Block.paragraph($0) }
        var groups = [head, members, list(Messages.documentedMembers, page.names)]
        groups += page.inherited.map { list(Messages.documentedMembers(from: $0.origin), $0.names) }
        groups += page.families.map(styles)
        return groups + example
    }

    private var members: [ReplyPage.Block] {
        page.members.flatMap { member -> [ReplyPage.Block] in
            let signature = ReplyPage.Block.paragraph(member.signature, indentation: 2, hanging: 4)
            return [signature]
                + (member.summary.isEmpty ? [] : [.paragraph(member.summary, indentation: 6, hanging: 6)])
        }
    }

    private func list(_ heading: String, _ names: [String]) -> [ReplyPage.Block] {
        names.isEmpty ? [] : [.lines(heading), .names(names, indentation: 2)]
    }

    private func styles(_ family: StyleFamily) -> [ReplyPage.Block] {
        let names = family.styles.map { "." + $0.name }
        return list(Messages.documentedStyles(family), names.isEmpty ? [Messages.noStyles] : names)
    }

    private var example: [[ReplyPage.Block]] {
        guard !page.example.isEmpty else { return [] }
        let drawn =
            page.needsDeclarations
            ? Example.drawn(page.example, withDeclarationsOf: session) : Example.drawn(page.example, in: session)
        return [[.lines(Messages.documentedExample), .code(page.example, indentation: 2)], drawn]
    }
}

/// An entry that shows what a built-in does.
enum Example {
    /// What a new session with the settings of another answers to it.
    static func reply(to text: String, like session: Session) -> Reply {
        reply(to: text, session.interpreter.beside(), like: session)
    }

    /// What it shows; nothing where it only declares something.
    static func drawn(_ text: String, in session: Session) -> [ReplyPage.Block] {
        blocks(of: reply(to: text, like: session))
    }

    /// What it shows with the declarations of a session; nothing where it can't be drawn by itself.
    static func drawn(_ text: String, withDeclarationsOf session: Session) -> [ReplyPage.Block] {
        let reply = reply(to: text, session.interpreter.besideWithDeclarations(), like: session)
        return reply.failure == nil ? blocks(of: reply) : []
    }

    /// Whether an answer shows more than that something was declared.
    static func shows(_ reply: Reply) -> Bool {
        reply.parts.contains { if case .declared = $0 { false } else { true } }
    }

    private static func reply(to text: String, _ interpreter: Interpreter, like session: Session) -> Reply {
        var other = Session(
            interpreter: interpreter, settings: session.settings, screenColumns: session.screenColumns)
        return other.enter(text)
    }

    private static func blocks(of reply: Reply) -> [ReplyPage.Block] { shows(reply) ? [.reply(reply.parts)] : [] }
}
