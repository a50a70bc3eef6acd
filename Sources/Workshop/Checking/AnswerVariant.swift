/// An answer that is made of a solution: the same in another shape, or another one that looks like it.
struct AnswerVariant {
    /// What was done, for reports: `the solution without .padding()`
    let name: String
    /// The entries.
    let entries: [String]
    /// What it is to be graded as.
    let expectation: Expectation

    /// What a grade is to be.
    enum Expectation {
        /// It reaches the goal.
        case passes
        /// It does not.
        case fails
        /// It reaches the goal where its tree and its picture are those of the goal, and otherwise not.
        case asItLooks
    }

    /// The answers of other shapes that make the same, as far as the solution allows them.
    ///
    /// - Parameters:
    ///   - solution: the entries of the solution.
    ///   - setup: the entries before it.
    static func honest(_ solution: [String], after setup: [String]) -> [AnswerVariant] {
        let answer = AnswerText(entries: solution)
        var variants: [AnswerVariant] = []
        func add(_ name: String, _ entries: [String]) {
            guard entries != solution else { return }
            variants.append(AnswerVariant(name: name, entries: entries, expectation: .passes))
        }
        let names = answer.declaredNames.filter { !["body", "makeBody", "label", "content"].contains($0) }
        if !names.isEmpty {
            let others = Dictionary(names.map { ($0, $0 + "Mine") }) { first, _ in first }
            add("the solution with other names", answer.renamed(others))
        }
        let kinds = answer.kinds
        let pieces = Array(zip(solution, kinds))
        let declarations = pieces.filter { $0.1 == .declaration }.map(\.0)
        let rest = pieces.filter { $0.1 != .declaration }.map(\.0)
        if declarations.count > 1, rest.count + declarations.count == solution.count {
            add(
                "the solution with its declarations the other way round",
                [declarations.reversed().joined(separator: "\n")] + rest)
        }
        if solution.count > 1 { add("the solution in one paste", [solution.joined(separator: "\n")]) }
        guard !kinds.contains(.other) else { return variants }
        // The view, and what is put on it line by line.
        let last = pieces.lastIndex { $0.1 == .view }
        let own = last.map { pieces[$0].0 }
        let put = pieces[(last.map { $0 + 1 } ?? 0)...].filter { $0.1 == .layer }
        let layers = put.map(\.0).joined(separator: "\n")
        guard let base = own ?? AnswerText(entries: setup).view else { return variants }
        let view = base + (layers.isEmpty ? "" : "\n" + layers)
        let indented = view.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        add("the solution in one piece", declarations + [view])
        add(
            "a view with the solution as its body",
            declarations + [
                "struct AnswerScreen: View {\n  var body: some View {\n\(indented)\n  }\n}", "AnswerScreen()",
            ])
        add("the solution in a group", declarations + ["Group {\n\(indented)\n}"])
        add("the solution in AnyView", declarations + ["AnyView(\n\(indented)\n)"])
        if !layers.isEmpty {
            add(
                "the solution's modifiers in a ViewModifier",
                declarations + [
                    "struct AnswerLook: ViewModifier {\n  func body(content: Content) -> some View {\n    content\n\(layers)\n  }\n}",
                    base, ".modifier(AnswerLook())",
                ])
            add(
                "the solution's modifiers in a helper",
                declarations + [
                    "extension View {\n  func answered() -> some View {\n    self\n\(layers)\n  }\n}", base,
                    ".answered()",
                ])
        } else if let call = AnswerText(entries: [base]).calls.last, call.outerEnd == nil,
            call.range.upperBound == base.utf8.count
        {
            let inner = AnswerText.slice(base, 0..<call.range.lowerBound)
            let modifier = AnswerText.slice(base, call.range)
            add("the solution with its last modifier in a line of its own", declarations + [inner, modifier])
            add(
                "the solution with its last modifier in a helper",
                declarations + [
                    "extension View {\n  func answered() -> some View {\n    self\(modifier)\n  }\n}",
                    inner + ".answered()",
                ])
        }
        return variants
    }

    /// The answers with one thing changed.
    static func mutants(_ solution: [String], picture: String) -> [AnswerVariant] {
        let answer = AnswerText(entries: solution)
        let calls = answer.calls
        var variants: [AnswerVariant] = []
        func add(_ name: String, _ expectation: Expectation = .asItLooks, _ entries: [String]) {
            variants.append(AnswerVariant(name: name, entries: entries, expectation: expectation))
        }
        for call in calls {
            let text = answer.text(of: call)
            let shown = text.split(separator: "\n").joined(separator: " ")
            add(
                "the solution without \(shown)", call.isPush ? .fails : .asItLooks,
                answer.replacing([(call.entry, call.range, "")]))
            guard call.isPush else { continue }
            add(
                "the solution with \(shown) twice", .asItLooks,
                answer.replacing([(call.entry, call.range, text + text)]))
            let start = call.range.lowerBound..<call.range.lowerBound
            add(
                "the solution with .\(call.name)(.automatic) in front of \(shown)", .asItLooks,
                answer.replacing([(call.entry, start, ".\(call.name)(.automatic)")]))
            let other = call.name == "labelStyle" ? ".buttonStyle(.bordered)" : ".labelStyle(.iconOnly)"
            add("the solution with \(other) for \(shown)", .fails, answer.replacing([(call.entry, call.range, other)]))
            if let end = call.outerEnd {
                add(
                    "the solution with \(shown) one level further out", .asItLooks,
                    answer.replacing([(call.entry, call.range, ""), (call.entry, end..<end, text)]))
            }
            if let end = call.contentEnd {
                add(
                    "the solution with \(shown) one level further in", .asItLooks,
                    answer.replacing([(call.entry, call.range, ""), (call.entry, end..<end, text)]))
            }
        }
        for (one, other) in zip(calls, calls.dropFirst())
        where one.name == other.name && !(one.entry == other.entry && one.range.overlaps(other.range)) {
            add(
                "the solution with \(answer.text(of: one)) and \(answer.text(of: other)) swapped", .asItLooks,
                answer.replacing([
                    (one.entry, one.range, answer.text(of: other)), (other.entry, other.range, answer.text(of: one)),
                ]))
        }
        let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "  Text(verbatim: \(String($0).debugDescription))" }
        add(
            "a picture of the goal made of texts", .fails,
            ["VStack(alignment: .leading, spacing: 0) {\n\(rows.joined(separator: "\n"))\n}"])
        return variants
    }
}

extension AnswerText {
    /// The last view that is entered, with what is put on it.
    fileprivate var view: String? {
        guard let index = kinds.lastIndex(of: .view) else { return nil }
        let layers = entries[index...].dropFirst().filter { Self.kind($0) == .layer }
        return ([entries[index]] + layers).joined(separator: "\n")
    }
}
