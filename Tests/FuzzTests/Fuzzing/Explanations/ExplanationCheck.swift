import Playground

/// Asks why, and tries whether the answers are true: by entering the program again without the code that they name.
public struct ExplanationCheck {
    let program: StyledProgram
    var playground: Playground
    /// The program without some code, or with other code in its place: each is entered once.
    private var others: [String: Playground?] = [:]
    private static let mostOthers = 16
    /// The lies, each with what shows it.
    public private(set) var lies: [String] = []
    /// How often each call was made, by its code: one of a style, as often as that is taken.
    var calls: [String: Int] = [:]
    /// How many statements of each kind were tried.
    public private(set) var tried: [Statement: Int] = [:]

    /// The kinds of statements that answers make.
    public enum Statement: String, CaseIterable, Sendable {
        case asking = "asking changes nothing"
        case take = "takes"
        case takenBefore = "taken before"
        case leftInside = "left inside"
        case withoutPush = "without it (a style)"
        case writtenBy = "written by"
        case withoutWrite = "without it (a value)"
        case hides
        case leaves = "left as it is"
        case dependsOn = "depends on"
        case own = "its own"
        case unused = "is not taken"
        case reapplied = "pushes itself again"
        case notInstalled = "isn't installed"
        case unreadable = "can't be read"
        case stepList = "step"
        case difference = "compare"
    }

    /// - Throws: what was said of a program that was refused.
    public init(_ program: StyledProgram) throws(InterpretedProgram.Refusal) {
        self.program = program
        playground = try Self.entered(program, into: Playground())
    }

    private static func entered(
        _ program: StyledProgram, into empty: Playground
    ) throws(InterpretedProgram.Refusal) -> Playground {
        var playground = empty
        // Notes on every entry are dear, and :lint lists them.
        for entry in [":set notes off"] + program.entries + [":set width 1000", ":set legend on"] {
            if let failure = playground.enter(entry).failure {
                throw InterpretedProgram.Refusal(message: "\(failure.message)\n\(entry)")
            }
        }
        return playground
    }

    /// What the program with another text in the place of one answers.
    enum OtherAnswer {
        case answer(String)
        /// That program is refused.
        case refused
        /// Enough others were entered, or there is no other.
        case untried

        var text: String? { if case .answer(let text) = self { text } else { nil } }
    }

    /// What is answered by the program with another text in the place of one.
    mutating func answer(_ question: String, with other: String? = nil, for code: String) -> OtherAnswer {
        // Calls that were entered one after the other stand in several entries, and nothing takes their place.
        guard program.count(of: code) > 0 else { return .untried }
        let other = other ?? StyledProgram.remains(of: code)
        let key = code + "\n" + other
        if others[key] == nil {
            guard others.count < Self.mostOthers else { return .untried }
            others[key] = .some(try? Self.entered(program.replacing(code, with: other), into: playground.beside()))
        }
        return (others[key]??.enter(question).output).map(OtherAnswer.answer) ?? .refused
    }

    /// Asks about every view.
    public mutating func run() {
        let tree = playground.enter(":tree").output
        checkSteps(tree)
        checkNotes()
        checkOwnValues(in: tree)
        for title in program.titles {
            if title.first == "G" || title.first == "B" { checkStyle(of: title, tree) }
            for key in ["level", "stickers", "lineLimit", "font", "isEnabled"] + StyledProgram.ofLetters {
                checkKey(key, of: title)
            }
        }
        checkComparison(tree)
        expect(.asking, playground.enter(":tree").output == tree, "asking has changed the tree")
    }

    mutating func expect(_ statement: Statement, _ isTrue: Bool, _ lie: @autoclosure () -> String) {
        tried[statement, default: 0] += 1
        if !isTrue { lies.append(lie()) }
    }

    /// The code that a fact cites, where it stands once in the program.
    func code(in fact: String) -> String? {
        Answer.code(in: fact).flatMap { program.count(of: $0) == 1 ? $0 : nil }
    }

    /// The same where the call was made once, too: an answer is about one of the times that a call was made, and leaving its
    /// code out leaves out all of them.
    func codeMadeOnce(in fact: String) -> String? {
        code(in: fact).flatMap { calls[$0, default: 0] < 2 ? $0 : nil }
    }
}
