import Catalogue
import StyleEngine

/// One top-level item of a program, ready to run again and again.
public struct PreparedItem {
    /// What running it does.
    public let action: Action

    /// What the kinds of item do. Everything throws what goes wrong while it runs; `Program.evaluate` gives the errors
    /// their words.
    public enum Action {
        /// Nothing happens.
        case nothing
        /// It runs.
        case run(() throws -> Void)
        /// It makes a view.
        case view(() throws -> CanvasView)
        /// It modifies a view: one of the canvas's own type, or any.
        case modify((CanvasView) throws -> CanvasView, isOfOwnType: Bool)
        /// It makes a value: the answer is its text and that of its type.
        case value(() throws -> (text: String, type: String))
    }

    init(_ item: CheckedItem, _ lowerer: Lowerer) {
        switch item.kind {
        case .nothing, .declaration: action = .nothing
        case .variable(let pattern, let value, _):
            let statement = CheckedStatement(.variable(pattern, value), at: item.position)
            action = .run(Self.running(statement, lowerer))
        case .statement(let statement): action = .run(Self.running(statement, lowerer))
        case .view(let expression):
            let function = lowerer.detached(expression, generics: [])
            action = .view {
                try CanvasView(try function.call(lowerer.machine, lowerer.types.none, []))
            }
        case .modifiers(let expression, let canvas):
            let function = lowerer.detached(expression, parameters: [canvas])
            let modify: (CanvasView) throws -> CanvasView = { canvas in
                try CanvasView(try function.call(lowerer.machine, lowerer.types.none, [canvas.value]))
            }
            action = .modify(modify, isOfOwnType: item.modifiesOwnType)
        case .value(let expression) where expression.type.isOptionalVoid:
            // `action?()` is called for what it does.
            action = .run(Self.running(CheckedStatement(.expression(expression), at: item.position), lowerer))
        case .value(let expression):
            let function = lowerer.detached(expression, generics: [])
            action = .value {
                let value = try function.call(lowerer.machine, lowerer.types.none, [])
                try locating(item.position) { try Work.describe(value, lowerer.machine) }
                return (Description.answer(value, of: expression.type), "\(expression.type)")
            }
        }
    }

    private static func running(_ statement: CheckedStatement, _ lowerer: Lowerer) -> () throws -> Void {
        let function = lowerer.detached([statement])
        return { _ = try function.call(lowerer.machine, lowerer.types.none, []) }
    }
}

extension SwiftType {
    /// Whether it is `Void?`.
    fileprivate var isOptionalVoid: Bool {
        guard case .nominal(let nominal) = self, nominal.declaration.name == "Optional" else { return false }
        return nominal.arguments == [.void]
    }
}
