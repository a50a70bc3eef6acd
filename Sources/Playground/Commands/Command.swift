import Language

/// One command of the shell: how it is typed, what it is for, and what it does.
///
/// A new command is one file that adds a static member, and its entry in `Command.groups`.
struct Command: Sendable {
    /// The name, without the colon.
    let name: String
    /// What may follow the name, such as `[-c] [N]`; empty where nothing may.
    let arguments: String
    /// One line that says what it does.
    let summary: String
    /// One example as it is typed.
    let example: String
    /// More about it, for `:help` with its name; may be empty.
    let details: String
    /// Whether it only moves about in the history of the session, so that a saved session leaves it out.
    let movesInHistory: Bool
    /// Whether what follows the name is Swift rather than words.
    let takesSwift: Bool
    /// Whether what follows the name is the path of a file or a folder.
    let takesPath: Bool
    /// Whether somebody outside of the session has a part in it: its reply is a request.
    let asksHost: Bool
    /// What could be the next argument after those that are typed.
    let candidates: @Sendable (Session, [Word]) -> [Completions.Candidate]
    /// Runs it.
    let run: @Sendable (inout Session, Invocation) throws(Complaint) -> Reply

    /// Describes a command.
    init(
        _ name: String, takes arguments: String = "", _ summary: String, example: String, details: String = "",
        movesInHistory: Bool = false, takesSwift: Bool = false, takesPath: Bool = false,
        asksHost: Bool = false,
        candidates: @escaping @Sendable (Session, [Word]) -> [Completions.Candidate] = { _, _ in [] },
        run: @escaping @Sendable (inout Session, Invocation) throws(Complaint) -> Reply
    ) {
        self.name = name
        self.arguments = arguments
        self.summary = summary
        self.example = example
        self.details = details
        self.movesInHistory = movesInHistory
        self.takesSwift = takesSwift
        self.takesPath = takesPath
        self.asksHost = asksHost
        self.candidates = candidates
        self.run = run
    }

    /// Whether it may stand among other entries of a paste: neither the host nor the history has a part in it.
    var canBePasted: Bool { !movesInHistory && !asksHost }

    /// Whether it leaves the canvas as it is.
    var onlyLooks: Bool { purpose == .look }

    /// Whether it is there to change what the canvas shows.
    var changesCanvas: Bool { purpose == .touch || purpose == .change }

    private var purpose: Purpose? {
        Self.groups.first { $0.commands.contains { $0.name == name } }?.purpose
    }

    /// How it is typed: `:tree [-c] [N]`.
    var usage: String { arguments.isEmpty ? ":\(name)" : ":\(name) \(arguments)" }

    /// What a person wants to do.
    enum Purpose: String {
        case learn, train, look, touch, change, files, leave
    }

    /// All commands, by what they are for.
    static let groups: [(purpose: Purpose, commands: [Command])] = [
        (.learn, [.help, .doc, .browse, .type, .tour]),
        (.train, [.lessons, .lesson, .goal, .hint, .solution, .skip, .answer]),
        (.look, [.draw, .legend, .tree, .stack, .why, .step, .compare, .lint, .list, .expand]),
        (.touch, [.tap, .toggle, .choose, .press, .release]),
        (.change, [.undo, .redo, .reset, .set]),
        (.files, [.load, .save, .export, .record, .recover, .replay]),
        (.leave, [.quit]),
    ]

    /// All commands, in the order in which `:help` lists them.
    static let all = groups.flatMap(\.commands)

    /// The command that a name or the beginning of one stands for.
    static func named(_ name: String) throws(Complaint) -> Command {
        if let exact = all.first(where: { $0.name == name }) { return exact }
        let candidates = name.isEmpty ? [] : all.filter { $0.name.hasPrefix(name) }
        switch candidates.count {
        case 1: return candidates[0]
        case 0:
            let nearest = NearestName.nearest(to: name, in: all.map(\.name)).map { MeantCommand.Advice.type(":" + $0) }
            throw .unknownCommand(name, MeantCommand(word: name)?.advice ?? nearest)
        default: throw .ambiguousCommand(name, candidates: candidates.map(\.name))
        }
    }
}
