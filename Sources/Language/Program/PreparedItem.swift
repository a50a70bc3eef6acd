import Catalogue
import StyleEngine

/// One top-level item of an entry, checked and ready to run again and again.
public struct PreparedItem {
    /// The item as it was checked.
    public let checked: CheckedItem
    /// What it does.
    public let action: Action
    private let outcome = Outcome()

    /// What came of it when it ran last.
    private final class Outcome {
        private(set) var changesState = false

        func noting<Result>(_ run: @escaping () throws -> Result, _ lowerer: Lowerer) -> () throws -> Result {
            {
                let noted = try lowerer.machine.changes.noting(run)
                self.changesState = noted.isAny
                return noted.result
            }
        }
    }

    /// Whether it changed what was there before it when it ran last: of a statement or a value, what variables, objects and
    /// views hold.
    public var changesState: Bool { outcome.changesState }

    /// What the kinds of item do. Everything throws what goes wrong while it runs; `Program.evaluate` gives the errors
    /// their words.
    public enum Action {
        /// Nothing happens.
        case nothing
        /// It is declared already.
        case declaration(DeclarationSummary)
        /// It declares a variable, whose value is made when it runs.
        case variable(DeclarationSummary, () throws -> Void)
        /// It runs.
        case statement(() throws -> Void)
        /// It makes a view.
        case view(() throws -> CanvasView)
        /// It modifies a view: one of the canvas's own type, or any.
        case modifiers((CanvasView) throws -> CanvasView, isOfOwnType: Bool)
        /// It makes a value: the answer is its text and that of its type.
        case value(() throws -> ShownValue)
    }

    init(_ item: CheckedItem, _ lowerer: Lowerer) {
        checked = item
        switch item.kind {
        case .nothing: action = .nothing
        case .declaration(let summary): action = .declaration(summary)
        case .variable(let pattern, let value, let summary):
            let statement = CheckedStatement(.variable(pattern, value), at: item.position)
            action = .variable(summary, Self.running(statement, lowerer))
        case .statement(let statement): action = .statement(outcome.noting(Self.running(statement, lowerer), lowerer))
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
            action = .modifiers(modify, isOfOwnType: item.modifiesOwnType)
        case .value(let expression) where expression.type.isOptionalVoid:
            // `action?()` is called for what it does.
            let statement = CheckedStatement(.expression(expression), at: item.position)
            action = .statement(outcome.noting(Self.running(statement, lowerer), lowerer))
        case .value(let expression):
            let function = lowerer.detached(expression, generics: [])
            let evaluate = {
                let value = try function.call(lowerer.machine, lowerer.types.none, [])
                try locating(item.position) { try Work.describe(value, lowerer.machine) }
                return ShownValue(value, of: expression.type)
            }
            action = .value(outcome.noting(evaluate, lowerer))
        }
    }

    private static func running(_ statement: CheckedStatement, _ lowerer: Lowerer) -> () throws -> Void {
        let function = lowerer.detached([statement])
        return { _ = try function.call(lowerer.machine, lowerer.types.none, []) }
    }
}

extension PreparedItem {
    /// The item as written.
    public var text: String { checked.text }

    /// The names of the variables that it declares.
    public var variables: [String] { checked.variables }

    /// The same as they are written: that of an `@State` is declared with another one for its storage.
    public var variablesAsWritten: [String] {
        let written = checked.declaredVariable
        return written == checked.variableName ? variables : [written].compactMap { $0 }
    }

    /// Whether it is part of the set of declarations rather than of the ordered list.
    public var isDeclaration: Bool {
        if case .declaration = action { true } else { false }
    }

    /// Whether it does nothing, as `import SwiftUI`.
    public var isNothing: Bool {
        if case .nothing = action { true } else { false }
    }

    /// Whether it shows a value.
    public var isValue: Bool {
        if case .value = action { true } else { false }
    }

    /// Whether it declared nothing, left the canvas as it was, and changed nothing that was there before it when it ran last.
    public var onlyAnswers: Bool {
        switch action {
        case .nothing: true
        case .declaration, .variable, .view, .modifiers: false
        case .statement, .value: !changesState
        }
    }

    /// Whether it makes another canvas.
    public var isView: Bool {
        if case .view = action { true } else { false }
    }

    /// Whether it makes or changes the canvas.
    public var isPartOfCanvas: Bool {
        if case .modifiers = action { true } else { isView }
    }
}

extension SwiftType {
    /// Whether it is `Void?`.
    fileprivate var isOptionalVoid: Bool {
        guard case .nominal(let nominal) = self, nominal.declaration.isOptional else { return false }
        return nominal.arguments == [.void]
    }
}
