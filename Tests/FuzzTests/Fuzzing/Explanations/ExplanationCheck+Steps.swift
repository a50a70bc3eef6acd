extension ExplanationCheck {
    /// The steps lead to the tree: what each says of a stack follows from the steps before it, and what was taken in them is
    /// what the tree shows.
    mutating func checkSteps(_ tree: String) {
        var replayed = ReplayedSteps()
        var answers: [String] = []
        while answers.count < 1000 {
            let answer = playground.enter(":step").output
            if answer.hasPrefix("error: this was the last step") { break }
            if answer == "nothing is pushed, taken or made on this canvas" { break }
            answers.append(answer)
            let problem = replayed.replay(answer, number: answers.count)
            expect(.stepList, problem == nil, "\(answer)\nbut \(problem ?? "")")
            countCall(of: answer)
        }
        let rows = tree.split(separator: "\n").map(String.init)
        var components = 0
        for row in rows where row.contains(" takes ") {
            components += 1
            let number = Int(row.drop { $0 == " " }.prefix { $0.isNumber }) ?? 0
            let taken = replayed.takes[number]
            expect(.stepList, taken == Self.taken(row), "\(row)\nbut the steps say \(taken ?? "nothing")")
        }
        expect(
            .stepList, replayed.takes.count == components,
            "the steps tell of \(replayed.takes.count) components, the tree of \(components)")
        for (number, shown) in replayed.shown {
            let row = rows.first { $0.drop { $0 == " " }.hasPrefix("\(number) ") } ?? ""
            expect(.stepList, Self.hasLabel(shown, row), "\(row)\nbut a step shows \(shown)")
        }
        guard answers.count > 2 else { return }
        expect(
            .stepList, playground.enter(":step back").output == answers[answers.count - 2],
            ":step back shows something else than step \(answers.count - 1)")
        expect(.stepList, playground.enter(":step 1").output == answers[0], ":step 1 shows something else than before")
        _ = playground.enter(":step off")
    }

    /// Takes note of the call that a step tells of.
    private mutating func countCall(of answer: String) {
        guard let step = Answer(answer.components("\n\n").first ?? ""), let by = step.facts("by").first,
            step.headline.contains(" is pushed for ") || step.headline.contains(" becomes "),
            let code = Answer.code(in: by)
        else { return }
        calls[code, default: 0] += 1
    }

    /// Whether the line of a tree is that of a node as a step shows it.
    private static func hasLabel(_ shown: String, _ row: String) -> Bool {
        let words = row.drop { $0 == " " || $0.isNumber }.drop { $0 == " " }
        return words.hasPrefix(shown.components("   takes ")[0])
    }
}

/// What a person knows who has gone through some steps and believed all of them.
private struct ReplayedSteps {
    /// What each component takes, by its number.
    private(set) var takes: [Int: String] = [:]
    /// The lines of nodes that were shown, by their numbers.
    private(set) var shown: [Int: String] = [:]
    /// The stacks that there may be, by their families.
    private var stacks: [String: Set<[String]>] = [:]
    private var stackTaken: [Int: String] = [:]

    /// Takes note of a step.
    ///
    /// - Returns: what can't be so after what was said before; nil where all can.
    mutating func replay(_ answer: String, number: Int) -> String? {
        let parts = answer.split(separator: "\n\n", maxSplits: 1).map(String.init)
        guard let step = Answer(parts[0]), let colon = step.headline.firstRange(of: ": "),
            step.headline.hasPrefix("step \(number) of ")
        else { return "it is no step \(number)" }
        if parts.count > 1, let problem = look(at: parts[1]) { return problem }
        let what = String(step.headline[colon.upperBound...])
        let change = step.facts("stack").first?.components(" -> ")
        let (before, after) = (change?.first, change?.last)
        if let push = what.wholeMatch(of: /(.+) is pushed for (\w+)/) {
            let (style, family) = (String(push.1), String(push.2))
            guard let before, let after else { return "it tells of no stack" }
            let pushed = stacks(family, shownAs: before).map { [style] + $0 }
            guard !pushed.isEmpty else { return "no such stack was there" }
            stacks[family, default: []].formUnion(pushed)
            return pushed.contains { Self.text($0) == after } ? nil : "that is no push"
        }
        if let take = what.wholeMatch(of: /(\d+) (\w+)(?: ".*")? takes (.+)/), let node = Int(take.1) {
            let (family, style) = (String(take.2), String(take.3))
            guard takes.updateValue(style, forKey: node) == nil else { return "it has taken a style before" }
            stackTaken[node] = before
            if style == "its default style" { return before == nil || before == "none" ? nil : "a style is left" }
            guard let before, !stacks(family, shownAs: before).isEmpty else { return "no such stack was there" }
            return before == style || before.hasPrefix("\(style), ") ? nil : "another style is on top"
        }
        if let pop = what.wholeMatch(of: /(.+) goes off the stack inside (\d+) (\w+)(?: ".*")?/), let node = Int(pop.2)
        {
            guard takes[node] == String(pop.1), let before, before == stackTaken[node] else { return "it wasn't taken" }
            let left = stacks(String(pop.3), shownAs: before).map { Array($0.dropFirst()) }
            stacks[String(pop.3), default: []].formUnion(left)
            return left.contains { Self.text($0) == after } ? nil : "something else is left"
        }
        if let write = what.wholeMatch(of: /level becomes (\d+)/),
            let code = step.facts("by").first.flatMap(Answer.code), code.hasPrefix(".environment(\\.level, ")
        {
            return code == ".environment(\\.level, \(write.1))" ? nil : "another value was written"
        }
        return nil
    }

    /// The stacks of a family that a step may mean by a text.
    private func stacks(_ family: String, shownAs text: String) -> [[String]] {
        text == "none" ? [[]] : stacks[family, default: []].filter { Self.text($0) == text }
    }

    /// A stack as steps show it: of a high one, how many styles are left out.
    private static func text(_ stack: [String]) -> String {
        let most = 8
        if stack.isEmpty { return "none" }
        return (stack.prefix(most) + (stack.count > most ? ["\(stack.count - most) more"] : [])).joined(separator: ", ")
    }

    /// Looks at the part of the tree that a step shows.
    private mutating func look(at tree: String) -> String? {
        for line in tree.split(separator: "\n") where !line.hasSuffix(" ...") && !line.contains("nothing is made yet") {
            let row = line.drop { "-> ".contains($0) }
            guard let number = Int(row.prefix { $0.isNumber }) else { return "'\(line)' is no node" }
            let label = String(row.drop { $0.isNumber }.drop { $0 == " " })
            if shown.updateValue(label, forKey: number).map({ $0 != label }) == true {
                return "\(number) was another node before"
            }
        }
        return nil
    }
}
