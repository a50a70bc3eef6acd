import Playground

/// Asks why, and tries whether the answers are true: by entering the program again without the code that they name.
public struct ExplanationCheck {
    private let program: StyledProgram
    private var playground: Playground
    /// The program without some code, or with other code in its place: each is entered once.
    private var others: [String: Playground?] = [:]
    /// The lies, each with what shows it.
    public private(set) var lies: [String] = []
    /// How many statements were tried.
    public private(set) var tried = 0

    /// - Throws: what was said of a program that was refused.
    public init(_ program: StyledProgram) throws(InterpretedProgram.Refusal) {
        self.program = program
        playground = try Self.entered(program)
    }

    private static func entered(_ program: StyledProgram) throws(InterpretedProgram.Refusal) -> Playground {
        var playground = Playground()
        for entry in program.entries + [":set width 1000"] {
            if let failure = playground.enter(entry).failure {
                throw InterpretedProgram.Refusal(message: "\(failure.message)\n\(entry)")
            }
        }
        return playground
    }

    /// What is answered by the program with another text in the place of one; nil where that program is refused.
    private mutating func answer(_ question: String, with other: String = "", for code: String) -> String? {
        let key = code + "\n" + other
        if others[key] == nil { others[key] = .some(try? Self.entered(program.replacing(code, with: other))) }
        return others[key]??.enter(question).output
    }

    /// Asks about every view.
    public mutating func run() {
        let tree = playground.enter(":tree").output
        for title in program.titles {
            if title.first != "T" { checkStyle(of: title, tree) }
            checkKey("level", of: title)
            checkKey("lineLimit", of: title)
        }
        checkLint()
        if playground.enter(":tree").output != tree { lies.append("asking has changed the tree") }
    }

    private mutating func expect(_ isTrue: Bool, _ lie: @autoclosure () -> String) {
        tried += 1
        if !isTrue { lies.append(lie()) }
    }

    /// Each style that nothing takes can be left out.
    private mutating func checkLint() {
        let answer = playground.enter(":lint").output
        guard let why = Answer(answer) else { return }
        let looks = [":draw", ":tree -c"].map { playground.enter($0).output }
        for text in why.all.map(\.text) {
            guard let code = code(in: text) else { continue }
            let others = [":draw", ":tree -c"].compactMap { self.answer($0, for: code) }
            expect(looks == others, "\(answer)\nbut without \(code) there is\n\(others.joined(separator: "\n"))")
        }
    }

    // MARK: - Styles

    private mutating func checkStyle(of title: String, _ tree: String) {
        let answer = playground.enter(":why \"\(title)\"").output
        guard let row = Self.row(of: title, in: tree) else {
            return expect(answer.hasPrefix("error: no node is labelled"), "\(title) isn't there: \(answer)")
        }
        guard let why = Answer(answer) else { return expect(answer.contains(" could be "), "no answer: \(answer)") }
        let taken = Self.taken(row)
        expect(why.headline.hasSuffix(" takes \(taken)"), "\(answer)\n\(row)")
        for before in why.facts("taken before").flatMap({ $0.components(" (B4: ")[0].components(";") }) {
            let parts = before.components(" by ")
            guard parts.count == 2, let number = Int(parts[1].prefix { $0.isNumber }) else { continue }
            let outer = tree.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("\(number) ") }
            expect(outer.map { Self.taken(String($0)) } == parts[0].trimmed, "\(answer)\n\(tree)")
        }
        guard let pushed = why.facts("pushed by").first else {
            return expect(taken == "its default style", "\(answer)\n\(row)")
        }
        let left = row.components("left: ").last ?? ""
        let stated = why.facts("left inside").first?.replacing(", then ", with: ", ") ?? ""
        expect(left == (stated == "nothing" ? "none" : stated), "\(answer)\n\(row)")
        guard let code = code(in: pushed) else { return }
        guard let otherTree = self.answer(":tree", for: code) else {
            return expect(why.facts("without it").isEmpty, "\(answer)\nwithout it there is no tree")
        }
        guard let stated = why.facts("without it").first else { return }
        if let row = Self.row(of: title, in: otherTree) {
            expect(stated == "takes \(Self.taken(row))", "\(answer)\n\(otherTree)")
        } else {
            expect(stated == "it isn't there", "\(answer)\n\(otherTree)")
        }
    }

    /// The line of the outermost component of that title.
    private static func row(of title: String, in tree: String) -> String? {
        let kind = title.first == "G" ? "GroupBox" : "Button"
        return tree.split(separator: "\n").first { $0.contains("\(kind) \"\(title)\" ") }.map(String.init)
    }

    private static func taken(_ row: String) -> String {
        let name = row.components(" takes ").last?.components("   left: ").first?.trimmed ?? ""
        return name == "default" ? "its default style" : name
    }

    // MARK: - Environment

    private mutating func checkKey(_ key: String, of title: String) {
        let question = ":why \"\(title)\" \(key)"
        let answer = playground.enter(question).output
        guard let why = Answer(answer) else { return }
        let value = why.headline.components(": \(key) is ").last ?? ""
        func reading(with other: String = "", for code: String) -> String? {
            self.answer(question, with: other, for: code).flatMap { Answer($0) }?.headline.components(": \(key) is ")
                .last
        }
        if let written = why.facts("written by").first, let code = code(in: written) {
            if let without = why.facts("without it").first, let now = reading(for: code) {
                expect(now == without, "\(answer)\nbut without it, it is \(now)")
            }
            if let digits = code.split(whereSeparator: { !$0.isNumber }).last,
                let now = reading(with: code.replacing(digits, with: "9\(digits)"), for: code)
            {
                expect(now != value, "\(answer)\nbut another write changes nothing")
            }
        } else if why.facts("written by").isEmpty {
            expect(!why.facts("because").isEmpty, answer)
        }
        for (label, isSame) in [("hides", true), ("adds to", false)] {
            for fact in why.facts(label) {
                guard let code = code(in: fact), let now = reading(for: code) else { continue }
                expect((now == value) == isSame, "\(answer)\nbut without \(code) it is \(now)")
            }
        }
    }

    /// The code of a fact, where it stands once in the program.
    private func code(in fact: String) -> String? {
        guard let start = fact.firstRange(of: ": .")?.upperBound else { return nil }
        var code = "." + fact[start...]
        for end in [" (A1: ", " (A2: ", ": no ", ": 1", ": 2", ": 3", ": 4", ": 5", ": 6", ": 7", ": 8", ": 9"] {
            if let range = code.firstRange(of: end) { code = String(code[..<range.lowerBound]) }
        }
        if let range = code.ranges(of: " on ").last { code = String(code[..<range.lowerBound]) }
        return program.count(of: code) == 1 ? code : nil
    }

    /// What `:why` has answered.
    private struct Answer {
        let headline: String
        let all: [(label: String, text: String)]

        init?(_ answer: String) {
            let lines = answer.split(separator: "\n").map(String.init)
            guard let first = lines.first, !first.hasPrefix("error:") else { return nil }
            headline = first
            all = lines.dropFirst().map { line in
                let parts = String(line.dropFirst(2)).components("   ")
                return (parts[0], parts.dropFirst().joined(separator: "   ").trimmed)
            }
        }

        func facts(_ label: String) -> [String] { all.filter { $0.label == label }.map(\.text) }
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] { split(separator: separator).map(String.init) }
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
