import Staging
import StyleEngine
import Trees

extension Command {
    /// `:lint`
    static let lint = Command(
        "lint", "lists what on the canvas does nothing, and known traps", example: ":lint",
        details: "It lists " + Note.Subject.allCases.map(\.summary).joined(separator: "; ")
            + ". Most of it is noted by itself when it is entered, unless :set notes off.",
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            let (notes, untried) = try session.allNotes()
            var blocks: [ReplyPage.Block] = [.lines(Messages.notes(count: notes.count))]
            if notes.isEmpty, untried == 0 { blocks = [.lines(Messages.nothingToNote)] }
            blocks += notes.map { .paragraph($0.description, indentation: 2, hanging: 4) }
            if untried > 0 { blocks.append(.paragraph(Messages.untried(untried), indentation: 2, hanging: 4)) }
            return Reply(.page(ReplyPage([blocks])))
        })
}

extension Session {
    /// The most styles that are tried, each of which costs as much as drawing the canvas.
    private static let mostTries = 100

    /// All that there is to note of the canvas, and how many styles were not tried.
    fileprivate mutating func allNotes() throws(Complaint) -> (notes: [Note], untried: Int) {
        let (tree, noticed) = try noticingTree()
        let unused = unusedPushes(in: tree)
        let notes = tree.notes(
            unused: proven(Array(unused.prefix(Self.mostTries)), in: tree), noticed: noticed,
            unreadable: try look { try $0.unreadableTexts() })
        return (
            notes.map { Note($0, in: tree.nodes, cite: citation, declared: declarationCitation) },
            max(0, unused.count - Self.mostTries)
        )
    }
}
