extension Session {
    /// What is declared, each by its latest text, and then what was entered, in order: each with the number of its entry.
    var listing: String {
        var declared: [(number: Int, text: String)] = []
        var places: [String: Int] = [:]
        var entered: [(number: Int, text: String)] = []
        for (index, step) in steps.sinceReset.enumerated() {
            for item in step.items {
                switch item {
                case .swift(let swift), .past(let swift):
                    if case .declaration(let summary) = swift.action {
                        let place = places[summary.headline] ?? declared.count
                        places[summary.headline] = place
                        if place == declared.count { declared.append((0, summary.headline)) }
                        declared[place].number = index + 1
                    } else {
                        entered.append((index + 1, swift.text))
                    }
                case .misfit(let swift): entered.append((index + 1, Messages.misfit(swift.text)))
                case .gesture, .setting: entered.append((index + 1, item.text))
                case .reset, .forgetState: break
                }
            }
        }
        let digits = "\(steps.sinceReset.count)".count
        let parts = [declared, entered].filter { !$0.isEmpty }.map { items in
            items.map { Self.line(of: $0.text, number: $0.number, digits: digits) }.joined(separator: "\n")
        }
        return parts.isEmpty ? Messages.nothingEntered : parts.joined(separator: "\n\n")
    }

    private static func line(of text: String, number: Int, digits: Int) -> String {
        let numeral = "\(number)"
        let space = String(repeating: " ", count: digits + 1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
        return String(space.dropLast(numeral.count + 1)) + numeral + " "
            + lines.joined(separator: "\n").dropFirst(digits + 1)
    }
}
