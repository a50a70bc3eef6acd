extension GoalRoom {
    /// Whether an answer is the goal's own solution, but for names, white space, and what else it declares.
    package func isSolution(_ answer: [String]) -> Bool {
        let (own, solution) = (AnswerText(entries: answer), AnswerText(entries: goal.solution.map(\.text)))
        let names = (own.declaredNames, solution.declaredNames)
        let renamed = Dictionary(zip(names.0, names.1)) { first, _ in first }
        let isRenamed = names.0.count == names.1.count && Set(names.0).count == names.0.count
        let (one, other) = (
            canvas(AnswerText(entries: isRenamed ? own.renamed(renamed) : answer)), canvas(solution)
        )
        return one.view == other.view && one.declarations.isSuperset(of: other.declarations)
    }

    /// The view of some entries with all that is put on it, and what they declare, without white space.
    private func canvas(_ text: AnswerText) -> (view: String, declarations: Set<String>) {
        let entries = setup.map(\.text) + text.entries
        let kinds = AnswerText(entries: entries).kinds
        let first = kinds.lastIndex(of: .view) ?? 0
        let view = zip(entries, kinds).dropFirst(first).filter { $0.1 == .view || $0.1 == .layer }.map(\.0)
        return (
            view.map(Self.squeezed).joined(),
            Set(zip(text.kinds, text.entries).filter { $0.0 == .declaration }.map { Self.squeezed($0.1) })
        )
    }

    /// An entry without its white space, and without what may stand for a new line.
    private static func squeezed(_ entry: String) -> String { entry.filter { !$0.isWhitespace && $0 != ";" } }
}
