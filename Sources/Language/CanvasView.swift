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
    /// Whether it is a chain of modifiers whose first belongs to the canvas's own type, as `bold` of `Text` does, and not
    /// to views of any kind.
    var modifiesOwnType: Bool {
        guard case .modifiers(let expression, let canvas) = kind else { return false }
        var rest = expression
        while true {
            switch rest.kind {
            case .call(let call):
                guard case .value(let receiver) = call.receiver else { return false }
                if case .local(let variable) = receiver.kind, variable === canvas {
                    return call.function.owner.map { $0.kind != .protocol } ?? false
                }
                rest = receiver
            case .convert(let inner, _), .stored(let inner, _): rest = inner
            default: return false
            }
        }
    }
}
