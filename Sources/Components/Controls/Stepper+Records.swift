import Catalogue
import StyleEngine

extension BuiltIns {
    static let stepper: [BuiltInGroup] =
        [
            BuiltInGroup(
                "struct Stepper<Label: View>: View", "A control that counts up and down.",
                example: #"Stepper("Count", value: .constant(3))"#,
                [
                    BuiltIn(
                        "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, "
                            + "onDecrement: (() -> Void)?\(editing))", "A stepper that calls what is given."
                    ) { (label: ViewClosure, up: Action?, down: Action?, editing: Action) in
                        AnyView(
                            Stepper(
                                label: { label() }, onIncrement: closure(up), onDecrement: closure(down),
                                onEditingChanged: { editing(.bool($0)) }))
                    },
                    BuiltIn(
                        "init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?\(editing), "
                            + "@ViewBuilder label: () -> Label)",
                        "A stepper that calls what is given, before its label.",
                        example: #"Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }"#
                    ) { (up: Action?, down: Action?, editing: Action, label: ViewClosure) in
                        AnyView(
                            Stepper(
                                onIncrement: closure(up), onDecrement: closure(down),
                                onEditingChanged: { editing(.bool($0)) }, label: { label() }))
                    },
                ]),
            BuiltInGroup(
                "extension Stepper where Label == Text",
                [
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?\(editing))",
                        "A stepper with a title that calls what is given."
                    ) { (title: Text, up: Action?, down: Action?, editing: Action) in
                        AnyView(
                            Stepper(
                                title, onIncrement: closure(up), onDecrement: closure(down),
                                onEditingChanged: { editing(.bool($0)) }))
                    }
                ]),
        ] + steppers("Int", of: Int.self) + steppers("Double", of: Double.self)
        + steppers("CGFloat", of: Double.self)
        + showingSteppers("Int", "IntegerFormatStyle", of: Int.self) {
            IntegerFormatStyle(notation: $1).format($0)
        }
        + showingSteppers("Double", "FloatingPointFormatStyle", of: Double.self) {
            FloatingPointFormatStyle(notation: $1).format($0)
        }

    private static let editing = ", onEditingChanged: @escaping (Bool) -> Void = { _ in }"

    private static func closure(_ action: Action?) -> (() -> Void)? { action.map { action in { action() } } }

    /// The records of steppers that change a number of one type.
    private static func steppers<Number: Strideable & ValueConvertible>(
        _ number: String, of type: Number.Type
    ) -> [BuiltInGroup] where Number.Stride: ValueConvertible {
        [
            BuiltInGroup(
                "extension Stepper",
                [
                    BuiltIn(
                        "init(value: Binding<\(number)>, step: \(number) = 1, @ViewBuilder label: () -> Label\(editing))",
                        "A stepper that changes a number."
                    ) { (value: Binding<Number>, step: Number.Stride, label: ViewClosure, editing: Action) in
                        AnyView(
                            Stepper(
                                value: value, step: step, label: { label() },
                                onEditingChanged: { editing(.bool($0)) }))
                    },
                    BuiltIn(
                        "init(value: Binding<\(number)>, in bounds: ClosedRange<\(number)>, step: \(number) = 1, "
                            + "@ViewBuilder label: () -> Label\(editing))",
                        "A stepper that changes a number within bounds."
                    ) {
                        (
                            value: Binding<Number>, range: ClosedRange<Number>, step: Number.Stride, label: ViewClosure,
                            editing: Action
                        ) in
                        AnyView(
                            Stepper(
                                value: value, in: range, step: step, label: { label() },
                                onEditingChanged: { editing(.bool($0)) }))
                    },
                ]),
            BuiltInGroup(
                "extension Stepper where Label == Text",
                [
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<\(number)>, step: \(number) = 1\(editing))",
                        "A stepper with a title that changes a number."
                    ) { (title: Text, value: Binding<Number>, step: Number.Stride, editing: Action) in
                        AnyView(
                            Stepper(title, value: value, step: step, onEditingChanged: { editing(.bool($0)) }))
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<\(number)>, in bounds: ClosedRange<\(number)>, "
                            + "step: \(number) = 1\(editing))",
                        "A stepper with a title that changes a number within bounds."
                    ) {
                        (
                            title: Text, value: Binding<Number>, range: ClosedRange<Number>, step: Number.Stride,
                            editing: Action
                        ) in
                        AnyView(
                            Stepper(
                                title, value: value, in: range, step: step,
                                onEditingChanged: { editing(.bool($0)) }))
                    },
                ]),
        ]
    }

    /// The records of steppers that show their number.
    private static func showingSteppers<Number: Strideable & ValueConvertible>(
        _ number: String, _ format: String, of type: Number.Type,
        text: @escaping @Sendable (Number, NumberNotation) -> String
    ) -> [BuiltInGroup] where Number.Stride: ValueConvertible {
        [
            BuiltInGroup(
                "extension Stepper",
                [
                    BuiltIn(
                        "init(value: Binding<\(number)>, step: \(number) = 1, format: \(format)<\(number)>, "
                            + "@ViewBuilder label: () -> Label\(editing))",
                        "A stepper with a label of its own that changes a number, and shows it.",
                        example: #"Stepper(value: .constant(3), format: .number) { Text("Count") }"#
                    ) {
                        (
                            value: Binding<Number>, step: Number.Stride, format: NumberNotation, label: ViewClosure,
                            editing: Action
                        ) in
                        AnyView(
                            Stepper(
                                value: value, step: step, label: { label() },
                                onEditingChanged: { editing(.bool($0)) }
                            ).showing { text(value.wrappedValue, format) })
                    },
                    BuiltIn(
                        "init(value: Binding<\(number)>, in bounds: ClosedRange<\(number)>, step: \(number) = 1, "
                            + "format: \(format)<\(number)>, @ViewBuilder label: () -> Label\(editing))",
                        "A stepper with a label of its own that changes a number within bounds, and shows it.",
                        example: #"Stepper(value: .constant(3), in: 0...5, format: .number) { Text("Count") }"#
                    ) {
                        (
                            value: Binding<Number>, range: ClosedRange<Number>, step: Number.Stride,
                            format: NumberNotation,
                            label: ViewClosure, editing: Action
                        ) in
                        AnyView(
                            Stepper(
                                value: value, in: range, step: step, label: { label() },
                                onEditingChanged: { editing(.bool($0)) }
                            ).showing { text(value.wrappedValue, format) })
                    },
                ]),
            BuiltInGroup(
                "extension Stepper where Label == Text",
                [
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<\(number)>, step: \(number) = 1, "
                            + "format: \(format)<\(number)>\(editing))",
                        "A stepper with a title that changes a number, and shows it.",
                        example: #"Stepper("Count", value: .constant(3), format: .number)"#
                    ) {
                        (
                            title: Text, value: Binding<Number>, step: Number.Stride, format: NumberNotation,
                            editing: Action
                        ) in
                        AnyView(
                            Stepper(title, value: value, step: step, onEditingChanged: { editing(.bool($0)) })
                                .showing { text(value.wrappedValue, format) })
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<\(number)>, in bounds: ClosedRange<\(number)>, "
                            + "step: \(number) = 1, format: \(format)<\(number)>\(editing))",
                        "A stepper with a title that changes a number within bounds, and shows it.",
                        example: #"Stepper("Count", value: .constant(3), in: 0...5, format: .number)"#
                    ) {
                        (
                            title: Text, value: Binding<Number>, range: ClosedRange<Number>, step: Number.Stride,
                            format: NumberNotation, editing: Action
                        ) in
                        AnyView(
                            Stepper(
                                title, value: value, in: range, step: step,
                                onEditingChanged: { editing(.bool($0)) }
                            ).showing { text(value.wrappedValue, format) })
                    },
                ]),
        ]
    }
}
