extension ExplanationCheck {
    /// Which style a component takes, what was taken around it, what it leaves, and what it would take without the push.
    mutating func checkStyle(of title: String, _ tree: String) {
        let answer = playground.enter(":why \"\(title)\"").output
        guard let row = Self.row(of: title, in: tree) else {
            return expect(.take, answer.hasPrefix("error: no node is labelled"), "\(title) isn't there: \(answer)")
        }
        guard let why = Answer(answer) else {
            return expect(.take, answer.contains(" could be "), "no answer: \(answer)")
        }
        let taken = Self.taken(row)
        expect(.take, why.headline.hasSuffix(" takes \(taken)"), "\(answer)\n\(row)")
        for before in why.facts("taken before").flatMap({ $0.components(" (B4: ")[0].components(";") }) {
            let parts = before.components(" by ")
            guard parts.count == 2, let number = Int(parts[1].prefix { $0.isNumber }) else { continue }
            let outer = tree.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("\(number) ") }
            expect(.takenBefore, outer.map { Self.taken(String($0)) } == parts[0].trimmed, "\(answer)\n\(tree)")
        }
        guard let pushed = why.facts("pushed by").first else {
            return expect(.take, taken == "its default style", "\(answer)\n\(row)")
        }
        let left = row.components("left: ").last ?? ""
        let leftInside = why.facts("left inside").first?.replacing(", then ", with: ", ") ?? ""
        let isCut = leftInside.contains(/\d+ more$/)
        expect(.leftInside, isCut || left == (leftInside == "nothing" ? "none" : leftInside), "\(answer)\n\(row)")
        guard let code = codeMadeOnce(in: pushed) else { return }
        let otherTree: String
        switch self.answer(":tree", for: code) {
        case .answer(let tree): otherTree = tree
        case .refused:
            return expect(
                .withoutPush, why.facts("without it").isEmpty, "\(answer)\nwithout it there is no tree")
        case .untried: return
        }
        guard let stated = why.facts("without it").first else { return }
        if let row = Self.row(of: title, in: otherTree) {
            expect(.withoutPush, stated == "takes \(Self.taken(row))", "\(answer)\n\(otherTree)")
        } else {
            expect(.withoutPush, stated == "it isn't there", "\(answer)\n\(otherTree)")
        }
    }

    /// The line of the outermost component of that title.
    static func row(of title: String, in tree: String) -> String? {
        let kind = title.first == "G" ? "GroupBox" : "Button"
        return tree.split(separator: "\n").first { $0.contains("\(kind) \"\(title)\" ") }.map(String.init)
    }

    /// What the component of a line takes.
    static func taken(_ row: String) -> String {
        let name = row.components(" takes ").last?.components("   ").first?.trimmed ?? ""
        return name == "default" ? "its default style" : name
    }
}
