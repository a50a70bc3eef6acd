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
                        let name = Self.name(of: summary.headline)
                        let place = places[name] ?? declared.count
                        places[name] = place
                        if place == declared.count { declared.append((0, "")) }
                        declared[place] = (index + 1, summary.headline)
                    } else {
                        entered.append((index + 1, swift.text))
                    }
                case .misfit(let swift): entered.append((index + 1, Messages.misfit(swift.text)))
                case .gesture(_, fits: false): entered.append((index + 1, Messages.misfit(item.text)))
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

    /// What a declaration takes the place of another one by: a class takes that of a struct of its name.
    private static func name(of headline: String) -> String {
        let words = headline.split(separator: " ", maxSplits: 1)
        guard words.count == 2, ["struct", "class", "enum", "protocol", "typealias"].contains(words[0]) else {
            return headline
        }
        return "type " + words[1]
    }

    private static func line(of text: String, number: Int, digits: Int) -> String {
        let numeral = "\(number)"
        let space = String(repeating: " ", count: digits + 1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
        return String(space.dropLast(numeral.count + 1)) + numeral + " "
            + lines.joined(separator: "\n").dropFirst(digits + 1)
    }
}
