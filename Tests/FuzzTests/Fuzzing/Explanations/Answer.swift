/// What `:why` has answered: a headline, and facts with labels.
struct Answer {
    let headline: String
    let all: [(label: String, text: String)]

    /// Reads an answer; nil where it is an error.
    init?(_ answer: String) {
        let lines = answer.split(separator: "\n").map(String.init)
        guard let first = lines.first, !first.hasPrefix("error:") else { return nil }
        headline = first
        all = lines.dropFirst().map(Self.fact)
    }

    /// A fact on a line of its own.
    static func fact(_ line: String) -> (label: String, text: String) {
        let parts = line.trimmed.components("   ")
        return (parts.first ?? "", parts.dropFirst().joined(separator: "   ").trimmed)
    }

    func facts(_ label: String) -> [String] { all.filter { $0.label == label }.map(\.text) }

    /// The code that a fact cites: behind `entry 4: `, `entry 4, line 2: ` or `the declaration in entry 4, line 2: `, up to what is
    /// said of it. Of code that another call uses it is that call: a program has each of those once.
    static func code(in fact: String) -> String? {
        if let use = fact.ranges(of: ", used by ").last {
            let user = code(in: String(fact[use.upperBound...]))
            return user.flatMap { user in
                [StyledProgram.push, StyledProgram.holding].contains(where: user.hasPrefix) ? user : nil
            }
        }
        if let start = fact.firstRange(of: ": " + StyledProgram.holding) {
            // What it is handed is left out.
            let code = fact[start.lowerBound...].dropFirst(2)
            return code.firstIndex(of: ")").map { String(code[...$0]) }
        }
        guard let start = fact.firstRange(of: ": .")?.upperBound else { return nil }
        var code = "." + fact[start...]
        if let range = code.firstRange(of: #/ \((A1|A2|G1|G3|G7): /#) { code = String(code[..<range.lowerBound]) }
        if let range = code.ranges(of: #/ on \d+ \w+/#).last { code = String(code[..<range.lowerBound]) }
        return code
    }
}

/// What `:lint` has listed.
struct ListedNotes {
    let notes: [String]

    /// Reads an answer: below a line that counts them, a note begins with two spaces and goes on with four.
    ///
    /// - Returns: nil where the answer has another form, or counts other than it lists.
    init?(_ answer: String) {
        let lines = answer.split(separator: "\n").map(String.init)
        var notes: [String] = []
        for line in lines.dropFirst() {
            let indentation = line.prefix { $0 == " " }.count
            switch (indentation, notes.indices.last) {
            case (2, _): notes.append(line.trimmed)
            case (4, let last?): notes[last] += " " + line.trimmed
            default: return nil
            }
        }
        let count = notes.count == 1 ? "1 note" : "\(notes.count) notes"
        guard lines.first == (notes.isEmpty ? "there is nothing to note" : count)
        else { return nil }
        self.notes = notes
    }
}

extension String {
    func components(_ separator: String) -> [String] { split(separator: separator).map(String.init) }
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
