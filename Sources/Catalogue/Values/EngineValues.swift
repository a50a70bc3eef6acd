import StyleEngine

extension AnyView: ValueConvertible {
    /// Any view: one written in Swift, one that the program declared, or an optional view.
    public init?(_ value: Value) {
        switch value {
        case .native(let native):
            guard let view = native.view else { return nil }
            self = view
        case .instance(let instance):
            guard let view = instance.view else { return nil }
            self = view
        case .some(let value): self.init(value)
        case .none, .void: self.init(EmptyView())
        default: return nil
        }
    }

    public var value: Value { .native(ViewBox(self)) }
}

extension EnvironmentValues: NativeConvertible {}
extension ErasedStyle: NativeConvertible {}

/// A closure without parameters that makes a view.
public struct ViewClosure: ValueConvertible {
    private let function: FunctionValue

    public init?(_ value: Value) {
        guard let function = FunctionValue(value) else { return nil }
        self.function = function
    }

    public var value: Value { .function(function) }

    /// The view, made anew; an error is reported to the evaluation.
    public func callAsFunction(_ arguments: Value...) -> AnyView {
        function.callReporting(arguments).flatMap { AnyView($0) } ?? AnyView(EmptyView())
    }
}

/// A closure that is called for what it does.
public struct Action: ValueConvertible {
    private let function: FunctionValue

    public init?(_ value: Value) {
        guard let function = FunctionValue(value) else { return nil }
        self.function = function
    }

    public var value: Value { .function(function) }

    /// Runs the action; an error is reported to the evaluation.
    public func callAsFunction(_ arguments: Value...) {
        _ = function.callReporting(arguments)
    }
}

extension Binding: ValueConvertible where Value: ValueConvertible {
    public init?(_ value: Catalogue.Value) {
        guard case .native(let native) = value else { return nil }
        if let box = native as? Box<Binding<Value>> {
            self = box.wrapped
        } else if let box = native as? Box<Binding<Catalogue.Value>>, let first = Value(box.wrapped.valueUnread) {
            let values = box.wrapped
            self = values.converted(
                get: { Value(values.wrappedValue) ?? first }, set: { values.wrappedValue = $0.value })
        } else {
            return nil
        }
    }

    public var value: Catalogue.Value { .native(Box(self)) }
}
