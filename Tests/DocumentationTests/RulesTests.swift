import Testing

/// One row of a table in RULES.md.
struct Rule {
    let number: String
    let lessons: [String]
    let tests: [String]

    /// All rules, in the order of the page.
    static func all() throws -> [Rule] {
        try Repository.text("RULES.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 6, let number = cells[1].wholeMatch(of: #/ ([A-I][0-9]+) /#)?.1 else { return nil }
            return Rule(number: String(number), lessons: links(in: cells[3]), tests: links(in: cells[4]))
        }
    }

    /// The rules that are listed as not to be tested.
    static func untested() throws -> [String] {
        try Repository.text("RULES.md").matches(of: /\n\| ([A-I][0-9]+) \| [^|\n]+\|(?=\n)/).map { String($0.1) }
    }

    private static func links(in cell: Substring) -> [String] {
        cell.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    }

    /// The numbers of rules that a file names: a letter from A to I and one or two digits, as a word of its own.
    static func cited(in path: String) throws -> Set<String> {
        var numbers: Set<String> = []
        let isSwift = path.hasSuffix(".swift")
        for line in try Repository.text(path).utf8.split(separator: UInt8(ascii: "\n"))
        where isAboutRules(line, isSwift: isSwift) {
            for word in line.split(whereSeparator: { !isWordCharacter($0) }) where isNumber(word) {
                numbers.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return numbers
    }

    private typealias Line = Substring.UTF8View

    /// Leaves out code, in which such a word may be a name: what is left is comments, titles of tests, and prose.
    private static func isAboutRules(_ line: Line, isSwift: Bool) -> Bool {
        let trimmed = line.drop { $0 == UInt8(ascii: " ") }
        func begins(with start: String) -> Bool { trimmed.starts(with: start.utf8) }
        return isSwift
            ? begins(with: "//") || begins(with: "@Test(") || begins(with: "\"")
            : !begins(with: ">") && !begins(with: "+")
    }

    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isNumber(_ word: Line) -> Bool {
        guard let letter = word.first, (2...3).contains(word.count) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "I")).contains(letter)
            && word.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

@Suite struct RulesTests {
    @Test("Every section counts its rules from 1, and has them all")
    func numbers() throws {
        let counts = try Dictionary(grouping: Rule.all(), by: { String($0.number.prefix(1)) })
        #expect(counts.keys.sorted() == ["A", "B", "C", "D", "E", "F", "G", "H", "I"])
        for (section, rules) in counts {
            #expect(rules.map(\.number) == (1...rules.count).map { "\(section)\($0)" })
        }
    }

    @Test("Every rule names a test that cites it, or stands among those that can't be tested")
    func tests() throws {
        let rules = try Rule.all()
        #expect(rules.filter(\.tests.isEmpty).map(\.number) == (try Rule.untested()))
        for rule in rules {
            for test in rule.tests {
                #expect(try Rule.cited(in: test).contains(rule.number), "\(test) doesn't cite \(rule.number)")
            }
        }
    }

    @Test("The lessons that a rule names exist and cite it")
    func lessons() throws {
        for rule in try Rule.all() {
            for lesson in rule.lessons {
                #expect(try Rule.cited(in: lesson).contains(rule.number), "\(lesson) doesn't cite \(rule.number)")
            }
        }
    }

    @Test(
        "Every rule that sources, tests and lessons cite is on the page", arguments: ["Sources", "Tests", "Sessions"])
    func citations(folder: String) throws {
        let known = Set(try Rule.all().map(\.number))
        for path in Repository.files(below: folder, suffix: folder == "Sessions" ? ".md" : ".swift") {
            let unknown = try Rule.cited(in: path).subtracting(known)
            #expect(unknown.isEmpty, "\(path) cites \(unknown.sorted().joined(separator: ", "))")
        }
    }
}
