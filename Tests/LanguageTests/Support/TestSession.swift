import Catalogue
import Components
import StyleEngine

@testable import Language

/// A session that checks and runs entries, without a shell.
final class TestSession {
    private let nothing: EmptyProgram
    private var declared: CheckedProgram
    let program: Program
    private let limits: Limits
    private var canvas: (() throws -> CanvasView)?
    private var canvasType: SwiftType?
    let resolver = Resolver(depthLimit: 10_000, isIncremental: false)

    /// - Parameter builtIns: the catalogue, where it is one of the test's own.
    init(steps: Int = 1_000_000, builtIns: BuiltIns? = nil) {
        nothing = builtIns.map(EmptyProgram.init) ?? EmptyProgram()
        declared = nothing.program
        program = Program(builtIns: builtIns ?? EmptyProgram.builtIns, declared: declared)
        limits = Limits(steps: steps)
        resolver.shouldStop = { [unowned program] in program.mustStop }
    }

    /// The lines that an entry prints.
    func printed(_ text: String) throws -> [String] {
        try enter(text).printed
    }

    /// The values that an entry shows.
    func values(_ text: String) throws -> [String] {
        try enter(text).values
    }

    /// The tree of the canvas after an entry, in one line.
    @discardableResult
    func tree(_ entries: String...) throws -> String {
        for entry in entries { _ = try enter(entry) }
        return try tree()
    }

    /// The tree of the canvas, in one line.
    func tree() throws -> String {
        guard let canvas else { return "" }
        return try program.evaluate(limits) {
            CompactTree.text(of: try resolver.resolve(try canvas().view))
        }.result
    }

    /// The trace of the canvas after some entries.
    func trace(_ entries: String...) throws -> String {
        for entry in entries { _ = try enter(entry) }
        guard let canvas else { return "" }
        let trace = Trace()
        resolver.trace = trace
        defer { resolver.trace = nil }
        _ = try program.evaluate(limits) { try resolver.resolve(try canvas().view) }
        return trace.text
    }

    /// The lines that drawing the canvas prints.
    func drawn() throws -> [String] { try evaluated().printed }

    /// What comes of drawing the canvas.
    func evaluated() throws -> Evaluated<Node?> {
        try program.evaluate(limits) { try canvas.map { try resolver.resolve(try $0().view) } }
    }

    /// The canvas's nodes that a person can do something to.
    func interactions() throws -> [Interaction] {
        guard let canvas else { return [] }
        return try program.evaluate(limits) {
            CompactTree.interactions(of: try resolver.resolve(try canvas().view))
        }.result
    }

    /// What an entry warns of.
    func warnings(_ text: String) throws -> [String] {
        try enter(text).warnings
    }

    /// A place to which the session can go back.
    struct Mark {
        fileprivate let declared: CheckedProgram
        fileprivate let canvas: (() throws -> CanvasView)?
    }

    /// What is declared now, and the canvas.
    var mark: Mark { Mark(declared: declared, canvas: canvas) }

    /// Takes back what was declared since.
    func goBack(to mark: Mark) {
        declared = mark.declared
        canvas = mark.canvas
        program.adopt(declared, isReplaced: false)
    }

    /// Runs something that calls the program's code.
    func run(_ body: () throws -> Void) throws -> [String] {
        try program.evaluate(limits, body).printed
    }

    private func enter(_ text: String) throws -> (printed: [String], values: [String], warnings: [String]) {
        let entry = try declared.check(text, canvas: canvasType)
        declared = entry.program
        program.adopt(declared, isReplaced: entry.reach != nil)
        var values: [String] = []
        var printed: [String] = []
        var warnings: [String] = []
        for item in entry.items {
            let prepared = program.prepare(item)
            let evaluated = try program.evaluate(limits) {
                switch prepared.action {
                case .nothing, .declaration: break
                case .variable(_, let run), .statement(let run): try run()
                case .value(let make): values.append(try make().text)
                case .view(let make): canvas = make
                case .modifiers(let modify, _):
                    let inner = canvas
                    canvas = { try modify(try inner?() ?? CanvasView(AnyView(EmptyView()))) }
                }
            }
            printed += evaluated.printed
            warnings += evaluated.warnings.map(\.text)
            canvasType = item.canvasType ?? canvasType
        }
        return (printed, values, warnings)
    }
}

/// Trees in one line, for tests: names with what they hold in brackets, a component with the style it took.
enum CompactTree {
    static func text(of node: Node) -> String {
        let inner = node.children.map(text).filter { !$0.isEmpty }.joined(separator: " ")
        switch node.kind {
        case .group: return inner
        case .component:
            let style = node.take.map { $0.isDefault ? "def" : $0.style.name } ?? ""
            return "\(node.type.name):\(style)[\(inner)]"
        case .view, .primitive, .modifier, .secondary:
            return node.type.name + (inner.isEmpty ? "" : "[\(inner)]")
        }
    }

    static func interactions(of node: Node) -> [Interaction] {
        (node.interaction.map { [$0] } ?? []) + node.children.flatMap(interactions)
    }
}
