import Catalogue
import Drawing
import StyleEngine

/// A control in which text is typed: `[name______]`.
public struct TextField<Label: View>: PrimitiveView {
    private let entry: TextEntry

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

extension TextField where Label == Text {
    /// A text field with a title, which says what to type where no prompt does.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(titleKey), text: text, prompt: prompt)
    }

    /// A text field with a title as it is written, which says what to type where no prompt does.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(title), text: text, prompt: prompt)
    }

    init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title }
    }

    /// A text field with a title whose text breaks into lines (`vertical`) or not.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
    }

    /// A text field with a title as it is written whose text breaks into lines (`vertical`) or not.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(title), text: text, prompt: prompt, axis: axis)
    }

    init(_ title: Text, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        let label = title
        entry = TextEntry(text: text, prompt: prompt, label: label, isMultiline: axis == .vertical)
    }

    /// A text field with a title for a whole number; what is typed and is none changes nothing.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil
    ) {
        self.init(Text(titleKey), value: value, format: format, prompt: prompt)
    }

    /// A text field with a title as it is written for a whole number; what is typed and is none changes nothing.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil
    ) {
        self.init(Text(title), value: value, format: format, prompt: prompt)
    }

    init(
        _ title: Text, value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil
    ) {
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { typed in if let number = Int(typed.filter { $0 != "," }) { value.wrappedValue = number } })
        self.init(title, text: text, prompt: prompt)
    }

    /// A text field with a title for a number; what is typed and is none changes nothing.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Double>, format: FloatingPointFormatStyle<Double>,
        prompt: Text? = nil
    ) {
        self.init(Text(titleKey), value: value, format: format, prompt: prompt)
    }

    /// A text field with a title as it is written for a number; what is typed and is none changes nothing.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, value: Binding<Double>, format: FloatingPointFormatStyle<Double>,
        prompt: Text? = nil
    ) {
        self.init(Text(title), value: value, format: format, prompt: prompt)
    }

    init(
        _ title: Text, value: Binding<Double>, format: FloatingPointFormatStyle<Double>,
        prompt: Text? = nil
    ) {
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { typed in if let number = Double(typed.filter { $0 != "," }) { value.wrappedValue = number } })
        self.init(title, text: text, prompt: prompt)
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
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<Int>, format: IntegerFormatStyle<Int>, "
                            + "prompt: Text? = nil)",
                        "A text field for a whole number."
                    ) { (title: Text, value: Binding<Int>, format: NumberNotation, prompt: Text?) in
                        AnyView(
                            TextField(title, value: value, format: IntegerFormatStyle(notation: format), prompt: prompt)
                        )
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, value: Binding<Double>, format: FloatingPointFormatStyle<Double>, "
                            + "prompt: Text? = nil)", "A text field for a number."
                    ) { (title: Text, value: Binding<Double>, format: NumberNotation, prompt: Text?) in
                        AnyView(
                            TextField(
                                title, value: value, format: FloatingPointFormatStyle(notation: format), prompt: prompt)
                        )
                    },
                ]),
        ]
}
