import Language
import Staging

/// A session as a program: its declarations, and a function that plays its script on a stage.
struct ProgramExport {
    /// The function's lines so far, not yet moved to their place.
    private var lines: [String] = []
    private let variables: Variables
    /// The names of the local variables of the block that is open.
    private var declared: Set<String> = []
    private var openBlocks = 0
    /// The names of the local variables that are the session's own.
    private var sessionNames: Set<String> = []
    /// What was open and declared before the variables of a preview that hide some of the session.
    private var preview: (blocks: Int, declared: Set<String>)?
    /// The names of the variables of the file that have their first values.
    private var begun: Set<String> = []
    /// The view that was shown last with all its modifiers.
    private var shown = ""
    /// Whether modifiers of any view were put around it since.
    private var isModified = false
    private let script: [ScriptLine]
    /// What the stage is called: a name that the session doesn't use.
    private let stage: String
    private let stageType: String

    init(_ script: [ScriptLine], declarations: [WrittenCode]) {
        self.script = script
        variables = Variables(of: script, declarations: declarations, keepsFirstValues: false)
        let names = (declarations + script.compactMap(\.code)).reduce(into: Set()) { $0.formUnion($1.names) }
        stage = names.contains("stage") ? "exportStage" : "stage"
        stageType = names.contains("Stage") ? "Staging.Stage" : "Stage"
        for line in script { add(line) }
        while openBlocks > 0 {
            openBlocks -= 1
            append("}")
        }
    }

    /// The variables at the top of the file.
    var globals: [String] { variables.globalTexts(isFilePrivate: true) }

    /// The type that plays the session.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - isMain: whether the program begins with it.
    func type(named name: String, isMain: Bool) -> String {
        let body = lines.isEmpty ? ["// Nothing is shown."] : lines
        return (isMain ? "@main\n" : "") + """
            struct \(name): StagedSession {
                static func run(on \(stage): \(stageType)) throws {
            \(body.map { CodeText.indented($0, by: 8) }.joined(separator: "\n"))
                }
            }
            """
    }

    private mutating func add(_ line: ScriptLine) {
        switch line {
        case .variable(let item): add(variable: item)
        case .statement(let item):
            append(CodeText.indented(item.text, by: 0, widens: true))
            append("try \(stage).refresh()")
        case .view(let item):
            (shown, isModified) = (item.checked.viewText, false)
            append(call("show", shown))
            leavePreview()
        case .modifiers(let item, isOfOwnType: true):
            shown = item.checked.modified(shown)
            // What was put around the view since is a part of what its type belongs to.
            append(call(isModified ? "show" : "update", shown))
            isModified = false
        case .modifiers(let item, isOfOwnType: false):
            (shown, isModified) = (item.checked.modified(shown), true)
            append(call("modify", Self.modified(item.text)))
        case .value(let item):
            let canChange = item.checked.onlyReads ? ", canChange: false" : ""
            append("try \(stage).value(" + Self.argument(item.text) + canChange + ")")
        case .gesture(let gesture): append("try \(stage)." + Self.call(gesture))
        case .setting(let name, _, let swift):
            append("\(stage).settings.\(name) = \(swift)")
            append("try \(stage).refresh()")
        case .tree(let node, let isCompact):
            let arguments = [node.map { "\($0)" }, isCompact ? "isCompact: true" : nil].compactMap { $0 }
            append("try \(stage).printTree(" + arguments.joined(separator: ", ") + ")")
        case .refused(let entry, let reason): append(Self.comment(entry, reason))
        case .undrawn: break
        }
    }

    private mutating func add(variable item: PreparedItem) {
        guard variables.isLocal(item) else {
            // A variable of a file takes its value when it is first used, one of a session when it is declared.
            if begun.insert(item.variable).inserted {
                if variables.dependsOnTime(item) { append("_ = \(item.variable)") }
            } else if let assignment = item.checked.assignmentText {
                append(CodeText.indented(assignment, by: 0, widens: true))
                append("try \(stage).refresh()")
            }
            return
        }
        let isHiding = variables.isGlobal(item.variable) || sessionNames.contains(item.variable)
        if item.checked.isOfPreview, isHiding, preview == nil { preview = (openBlocks, declared) }
        if !item.checked.isOfPreview { sessionNames.insert(item.variable) }
        if !declared.insert(item.variable).inserted || variables.isGlobal(item.variable) {
            append("do {")
            openBlocks += 1
            declared = [item.variable]
        }
        append(CodeText.indented(item.localText, by: 0, widens: true))
        if item.isKept { append("\(stage).keep(&_\(item.variable))") }
    }

    /// Closes the blocks of a preview whose variables hide some of the session.
    private mutating func leavePreview() {
        guard let preview else { return }
        while openBlocks > preview.blocks {
            openBlocks -= 1
            append("}")
        }
        declared = preview.declared
        self.preview = nil
    }

    private mutating func append(_ text: String) {
        lines.append(CodeText.indented(text, by: 4 * openBlocks))
    }
}

extension ProgramExport {
    /// The widest line that a closure may stand on together with its call.
    private static let width = 96

    /// `try stage.show { Text("a") }`
    private func call(_ function: String, _ body: String) -> String {
        let line = "try \(stage).\(function) { \(body) }"
        guard body.contains("\n") || line.count > Self.width else { return line }
        return "try \(stage).\(function) {\n" + CodeText.indented(body, by: 4, widens: true) + "\n}"
    }

    private static func call(_ gesture: Gesture) -> String {
        let node =
            switch gesture.node {
            case .number(let number): "\(number)"
            case .label(let label): label.debugDescription
            }
        let arguments = [node] + [gesture.tag?.debugDescription].compactMap { $0 }
        return "\(gesture.action.rawValue)(\(arguments.joined(separator: ", ")))"
    }

    /// Modifiers on what the closure gets.
    private static func modified(_ modifiers: String) -> String {
        let continues = modifiers.split(separator: "\n").dropFirst().contains { $0.first == "." }
        return continues ? "$0\n" + CodeText.indented(modifiers, by: 2) : "$0" + modifiers
    }

    private static func argument(_ text: String) -> String {
        text.contains("\n") ? "\n" + CodeText.indented(text, by: 4, widens: true) + "\n" : text
    }

    /// An entry that was refused, as a comment.
    static func comment(_ entry: String, _ reason: String) -> String {
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        let entry = lines.enumerated().map { $0 == 0 ? "// > \($1)" : $1.isEmpty ? "// +" : "// + \($1)" }
        return (entry + ["// \(reason)"]).joined(separator: "\n")
    }
}
