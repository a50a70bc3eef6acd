import Catalogue
import Drawing
import StyleEngine

/// A control in which text is typed: `[name______]`.
public struct TextField<Label: View>: PrimitiveView {
    var entry: TextEntry

    /// A text field with a label of its own, which says what to type where no prompt does.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        entry = TextEntry(text: text, prompt: prompt, label: label())
    }

    /// A text field with a label of its own whose text breaks into lines (`vertical`) or not.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        entry = TextEntry(text: text, prompt: prompt, label: label(), isMultiline: axis == .vertical)
    }

    public static func _resolve(_ view: TextField, at inputs: Inputs, by resolver: Resolver) {
        view.entry.resolve(as: TypeIdentity(TextField.self), at: inputs, by: resolver)
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The text field that a style was told about: it takes the next style of the stack (rules B3, B6).
    init(_ configuration: TextFieldStyleConfiguration) { entry = TextEntry(configuration) }
}

extension TextField where Label == Text {
    /// A text field with a title, which says what to type where no prompt does.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(titleKey), text: text, prompt: prompt)
    }

    init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title }
    }

    /// A text field with a title whose text breaks into lines (`vertical`) or not.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
    }

    init(_ title: Text, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        let label = title
        entry = TextEntry(text: text, prompt: prompt, label: label, isMultiline: axis == .vertical)
    }
}

extension TextField {
    /// A text field for a whole number; what is typed and is none changes nothing.
    public init(
        value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: .number(value, format.format, { Int($0) }), prompt: prompt, label: label)
    }

    /// A text field for a whole number, or for none where it is empty.
    public init(
        value: Binding<Int?>, format: IntegerFormatStyle<Int>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: .number(value, format.format, { Int($0) }), prompt: prompt, label: label)
    }

    /// A text field for a number; what is typed and is none changes nothing.
    public init(
        value: Binding<Double>, format: FloatingPointFormatStyle<Double>, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: .number(value, format.format, { Double($0) }), prompt: prompt, label: label)
    }

    /// A text field for a number, or for none where it is empty.
    public init(
        value: Binding<Double?>, format: FloatingPointFormatStyle<Double>, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: .number(value, format.format, { Double($0) }), prompt: prompt, label: label)
    }
}

extension TextField where Label == Text {
    /// A text field with a title for a whole number; what is typed and is none changes nothing.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A text field with a title for a whole number, or for none where it is empty.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Int?>, format: IntegerFormatStyle<Int>, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A text field with a title for a number; what is typed and is none changes nothing.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Double>, format: FloatingPointFormatStyle<Double>,
        prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A text field with a title for a number, or for none where it is empty.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Double?>, format: FloatingPointFormatStyle<Double>,
        prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
}

extension Binding<String> {
    /// A number as text.
    fileprivate static func number<Number>(
        _ number: Binding<Number>, _ format: @escaping (Number) -> String, _ read: @escaping (String) -> Number?
    ) -> Binding<String> {
        Binding<String>(
            get: { format(number.wrappedValue) },
            set: { typed in if let value = read(typed.filter { $0 != "," }) { number.wrappedValue = value } })
    }

    /// A number as text, and none as an empty one.
    fileprivate static func number<Number>(
        _ number: Binding<Number?>, _ format: @escaping (Number) -> String, _ read: @escaping (String) -> Number?
    ) -> Binding<String> {
        Binding<String>(
            get: { number.wrappedValue.map(format) ?? "" },
            set: { typed in
                let value = read(typed.filter { $0 != "," })
                if value != nil || typed.isEmpty { number.wrappedValue = value }
            })
    }
}

extension BuiltIns {
    static let textField =
        entry(
            "TextField", "text field", "A control in which text is typed.",
            example: #"TextField("Name", text: .constant("Ada"))"#,
            titled: { AnyView(TextField($0, text: $1, prompt: $2)) },
            labeled: { text, prompt, label in AnyView(TextField(text: text, prompt: prompt) { label }) }) + [
            BuiltInGroup(
                "extension TextField",
                [
                    BuiltIn(
                        "init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)",
                        "A text field with a label of its own whose text breaks into lines, or not.",
                        example: #"TextField(text: .constant("Ada"), axis: .vertical) { Text("Name") }"#
                    ) { (text: Binding<String>, prompt: Text?, axis: Axis, label: ViewClosure) in
                        AnyView(TextField(text: text, prompt: prompt, axis: axis) { label() })
                    }
                ]),
            BuiltInGroup(
                "extension TextField where Label == Text",
                [
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis)",
                        "A text field with a title whose text breaks into lines, or not."
                    ) { (title: Text, text: Binding<String>, prompt: Text?, axis: Axis) in
                        AnyView(TextField(title, text: text, prompt: prompt, axis: axis))
                    }
                ]),
        ]
        + numbers("Int", "IntegerFormatStyle", "a whole number", "3") {
            (value: Binding<Int>, format: NumberNotation) in
            .number(value, IntegerFormatStyle(notation: format).format, { Int($0) })
        } optional: {
            .number($0, IntegerFormatStyle(notation: $1).format, { Int($0) })
        }
        + numbers("Double", "FloatingPointFormatStyle", "a number", "2.5") {
            (value: Binding<Double>, format: NumberNotation) in
            .number(value, FloatingPointFormatStyle(notation: format).format, { Double($0) })
        } optional: {
            .number($0, FloatingPointFormatStyle(notation: $1).format, { Double($0) })
        }

    /// The records of text fields for numbers of one type, or for none.
    private static func numbers<Number: ValueConvertible>(
        _ number: String, _ format: String, _ kind: String, _ start: String,
        _ text: @escaping @Sendable (Binding<Number>, NumberNotation) -> Binding<String>,
        optional: @escaping @Sendable (Binding<Number?>, NumberNotation) -> Binding<String>
    ) -> [BuiltInGroup] {
        let none = "\(number)?"
        func signature(_ value: String, isTitled: Bool) -> String {
            "init(\(isTitled ? "_ titleKey: LocalizedStringKey, " : "")value: Binding<\(value)>, format: \(format)<\(number)>, "
                + "prompt: Text? = nil\(isTitled ? ")" : ", @ViewBuilder label: () -> Label)")"
        }
        func example(_ value: String, isTitled: Bool) -> String {
            "@State var amount: \(value) = \(start)\n"
                + (isTitled
                    ? #"TextField("Amount", value: $amount, format: .number)"#
                    : #"TextField(value: $amount, format: .number) { Text("Amount") }"#)
        }
        return [
            BuiltInGroup(
                "extension TextField where Label == Text",
                [
                    BuiltIn(
                        signature(number, isTitled: true), "A text field with a title for \(kind).",
                        example: example(number, isTitled: true)
                    ) { (title: Text, value: Binding<Number>, format: NumberNotation, prompt: Text?) in
                        AnyView(TextField(title, text: text(value, format), prompt: prompt))
                    },
                    BuiltIn(
                        signature(none, isTitled: true), "A text field with a title for \(kind), or for none.",
                        example: example(none, isTitled: true)
                    ) { (title: Text, value: Binding<Number?>, format: NumberNotation, prompt: Text?) in
                        AnyView(TextField(title, text: optional(value, format), prompt: prompt))
                    },
                ]),
            BuiltInGroup(
                "extension TextField",
                [
                    BuiltIn(
                        signature(number, isTitled: false), "A text field with a label of its own for \(kind).",
                        example: example(number, isTitled: false)
                    ) { (value: Binding<Number>, format: NumberNotation, prompt: Text?, label: ViewClosure) in
                        AnyView(TextField(text: text(value, format), prompt: prompt) { label() })
                    },
                    BuiltIn(
                        signature(none, isTitled: false),
                        "A text field with a label of its own for \(kind), or for none.",
                        example: example(none, isTitled: false)
                    ) { (value: Binding<Number?>, format: NumberNotation, prompt: Text?, label: ViewClosure) in
                        AnyView(TextField(text: optional(value, format), prompt: prompt) { label() })
                    },
                ]),
        ]
    }
}
