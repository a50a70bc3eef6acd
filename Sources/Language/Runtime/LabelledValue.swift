import Catalogue

/// A value in an existential whose tuples have labels, which their text shows.
struct LabelledValue: NativeConvertible {
    let content: Value
    let type: SwiftType

    /// The value itself, where it is kept with the labels of its type.
    static func content(of value: Value) -> Value {
        LabelledValue(value)?.content ?? value
    }
}

extension SwiftType {
    /// Whether tuples with labels are part of it.
    var hasLabels: Bool {
        contains {
            if case .tuple(let elements) = $0 { return elements.contains { $0.label != nil } }
            return false
        }
    }
}
