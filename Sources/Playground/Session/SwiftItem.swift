import Language
import Staging
import StyleEngine

/// One item of an entry in Swift, checked and ready to run.
struct SwiftItem {
    /// The item as the language checked it.
    let checked: CheckedItem
    /// What the session does with it.
    let action: Action

    /// The item as written.
    var text: String { checked.text }

    /// What can be done with an item.
    enum Action {
        /// It is declared already.
        case declaration(DeclarationSummary)
        /// Declares a variable, whose value is made when it runs.
        case variable(DeclarationSummary, () throws -> Void)
        /// Runs.
        case statement(() throws -> Void)
        /// Makes the canvas.
        case view(StagedCanvas<CanvasView>.Base)
        /// Modifies the canvas.
        case modifiers(StagedCanvas<CanvasView>.Layer)
        /// Makes a value, and answers how it and its type are shown.
        case value(() throws -> (text: String, type: String))
        /// Does nothing.
        case nothing
    }

    /// Whether it is part of the set of declarations rather than of the ordered list.
    var isDeclaration: Bool {
        if case .declaration = action { true } else { false }
    }

    /// Whether it does nothing, as `import SwiftUI`.
    var isNothing: Bool {
        if case .nothing = action { true } else { false }
    }

    /// Whether it shows a value.
    var isValue: Bool {
        if case .value = action { true } else { false }
    }

    /// The names of the variables that it declares.
    var variables: [String] { checked.variables }

    /// Whether it makes another canvas.
    var isView: Bool {
        if case .view = action { true } else { false }
    }

    /// Whether it makes or changes the canvas.
    var isPartOfCanvas: Bool {
        if case .modifiers = action { true } else { isView }
    }
}

extension DeclarationSummary {
    /// What the declaration is called in the line that says so: what an extension asks of its type is too long for it.
    var headline: String {
        String(text.firstRange(of: " where ").map { text[..<$0.lowerBound] } ?? text[...])
    }
}
