import Atelier
import Catalogue
import Language

/// A program of the shell's language without a shell around it.
struct Script {
    private var checked: CheckedProgram
    private let program: Program

    init() {
        let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + BuiltIns.components
        checked = CheckedProgram(builtIns: builtIns)
        program = Program(builtIns: builtIns, declared: checked)
    }

    /// Checks a text in a session of its own, and lets go of it.
    static func checking(_ text: String) throws -> Int {
        let script = Script()
        return try script.checked.check(text, canvas: nil).items.count
    }

    /// Checks entries one after another, as a session does that can go back to what was declared before each of them.
    static func checking(entries: [String]) throws -> Int {
        var programs = [Script().checked]
        for entry in entries {
            guard let last = programs.last else { break }
            programs.append(try last.check(entry, canvas: nil).program)
        }
        return programs.count
    }

    /// Checks, lowers and runs an entry; what is left to run again and again is its last item.
    mutating func enter(_ text: String) throws -> PreparedItem.Action {
        let entry = try checked.check(text, canvas: nil)
        checked = entry.program
        program.adopt(checked, isReplaced: entry.reach != nil)
        return entry.items.map { program.prepare($0).action }.last ?? .nothing
    }

    /// Runs something that calls the program's code, without limits.
    func run<Result>(_ body: () throws -> Result) throws -> Result {
        try program.evaluate(Limits(steps: .max), body).result
    }
}
