import Catalogue
import StyleEngine

/// A view that a program made, with its own type still known: a modifier of that type can be called on it.
public struct CanvasView {
    let value: Value

    /// A view of which nothing more is known.
    public init(_ view: AnyView) {
        value = view.value
    }

    init(_ value: Value) throws {
        _ = try EngineFace.view(value)
        self.value = value
    }

    /// The view, for the engine.
    public var view: AnyView { AnyView(value) ?? AnyView(EmptyView()) }
}

extension CheckedItem {
    /// Whether it is a chain of modifiers whose first needs the canvas's own type, as `bold` of `Text` and `fill` of `Shape`
    /// do: it takes not just any view.
    var modifiesOwnType: Bool {
        guard case .modifiers(let expression, let canvas) = kind else { return false }
        var rest = expression
        while true {
            switch rest.kind {
            case .call(let call):
                guard case .value(let receiver) = call.receiver else { return true }
                if case .local(let variable) = receiver.kind, variable === canvas {
                    return !call.function.takesAnyView
                }
                rest = receiver
            case .convert(let inner, _), .stored(let inner, _): rest = inner
            default: return true
            }
        }
    }
}

extension FunctionDeclaration {
    /// Whether it can be called on views of any kind: it belongs to `View`, and its extension asks no more.
    fileprivate var takesAnyView: Bool {
        guard let owner, owner.isBuiltIn, owner.name == "View", let own = signature.parameters.first else {
            return false
        }
        return signature.requirements.allSatisfy { requirement in
            switch requirement {
            case .conformance(let type, let constraint):
                type != .parameter(own) || constraint.declaration == owner
            case .sameType(let one, let other): one != .parameter(own) && other != .parameter(own)
            case .superclass(let type, _): type != .parameter(own)
            }
        }
    }
}
