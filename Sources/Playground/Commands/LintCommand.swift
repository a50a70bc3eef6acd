import Drawing
import Staging
import StyleEngine
import Trees

extension Command {
    /// `:lint`
    static let lint = Command(
        "lint", "lists the styles on the canvas that nothing takes, and why", example: ":lint",
        details: """
            A style that no component takes does nothing: the canvas looks the same without the code that pushes it. That is
            tried before it is said.
            """,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            let tree = try session.look(isTraced: true) { try $0.traced() }
            let unused = session.provenUnused(in: tree)
            guard !unused.isEmpty else { return Reply(.page(ReplyPage(.lines(Messages.nothingUnused)))) }
            let rows = unused.map { push in
                (push.style, Messages.unused(push, by: session.citation(of: push.place), in: tree.nodes))
            }
            return Reply(.page(ReplyPage(.lines(Messages.unused(count: unused.count)), .facts(rows))))
        })
}

extension Session {
    /// The most styles that are tried, each of which costs as much as drawing the canvas.
    private static let mostTries = 20

    /// The styles that nothing takes, where the canvas looks the same without them.
    fileprivate mutating func provenUnused(in tree: TracedTree) -> [UnusedPush] {
        let unused = tree.trace.unusedPushes(in: tree.root).filter { $0.place.file == nil }.prefix(Self.mostTries)
        guard !unused.isEmpty, let looks = try? look({ try $0.looks(of: tree) }) else { return [] }
        return unused.filter { push in
            guard let other = self.tree(without: push.place) else { return false }
            return (try? look { try $0.looks(of: other) }) == looks
        }
    }
}

extension SessionState {
    /// All that is to be seen of a tree.
    fileprivate mutating func looks(of tree: TracedTree) throws -> String {
        let settings = settings.stage
        return try drawn { cancellation in
            settings.painting(of: tree.root, cancellation: cancellation).picture.text(legend: .on) + "\n"
                + CompactTree(of: tree.root, cancellation).text
                + "\n" + tree.nodes.entries.map(\.node.type.name).joined(separator: " ")
        }
    }
}
