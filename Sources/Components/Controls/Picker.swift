import Catalogue
import StyleEngine

/// A control in which one of several options is chosen. Each option carries its value as its `tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    /// What is chosen: the same in all of them, or nothing.
    private let sources: [Binding<SelectionValue>]
    private let content: Content
    private let label: Label
    private var title: String?
    private var current: AnyView?
    /// Which tags can be chosen.
    private var type = SelectionType<SelectionValue>.compiled

    /// A picker with a label of its own.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: [selection], content: content(), label: label())
    }

    /// A picker for several values at once, with a label of its own. Where they differ, nothing is chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources.map { $0[keyPath: selection] }, content: content(), label: label())
    }

    /// A picker for a part of each element of a collection, with a label of its own.
    public init<C: MutableCollection & RandomAccessCollection>(
        sources: Binding<C>, selection: WritableKeyPath<C.Element, SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources.parts(at: selection), content: content(), label: label())
    }

    fileprivate init(sources: [Binding<SelectionValue>], content: Content, label: Label) {
        self.sources = sources
        self.content = content
        self.label = label
    }

    public static func _resolve(_ view: Picker, at inputs: Inputs, by resolver: Resolver) {
        let sources = view.sources
        let choices = Choices(
            of: view.type, isSelected: { value in !sources.isEmpty && sources.allSatisfy { $0.wrappedValue == value } },
            select: { value in for source in sources { source.wrappedValue = value } },
            required: {
                sources.first.map(\.wrappedValue).flatMap { value in
                    sources.allSatisfy { $0.wrappedValue == value } ? value : nil
                }
            })
        resolver.resolveComponent(
            TypeIdentity(Picker.self), family: PickerStyleConfiguration.family,
            configuration: PickerStyleConfiguration(
                label: view.title == nil ? PickerStyleConfiguration.family.label(view.label) : AnyView(view.label),
                content: AnyView(view.content), current: view.current, choices: choices),
            defaultStyle: { DefaultPickerStyle().erased }, isReapplied: false, title: view.title, isLabelled: true,
            interaction: choices.interaction(isEnabled: inputs.environment.isEnabled), at: inputs)
    }

}

extension Picker where SelectionValue == Value {
    /// The picker as a view where what is selected is of a type of the running program.
    fileprivate func selecting(_ type: ValueType) -> AnyView {
        var picker = self
        picker.type = .running(type)
        return AnyView(picker)
    }
}

extension Picker {
    /// A picker with a label of its own, in the order in which programs wrote it before trailing closures had labels.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), selection: selection, content: content)
    }

    init(
        _ title: Text, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { title }
        self.title = title.string
    }
}

extension Picker where Label == Text {
    /// A picker with a title for several values at once. Where they differ, nothing is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), sources: sources.map { $0[keyPath: selection] }, content: content())
    }

    /// A picker with a title for a part of each element of a collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Binding<C>, selection: WritableKeyPath<C.Element, SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), sources: sources.parts(at: selection), content: content())
    }

    fileprivate init(_ title: Text, sources: [Binding<SelectionValue>], content: Content) {
        self.init(sources: sources, content: content, label: title)
        self.title = title.string
    }
}

extension Picker where Label == SymbolLabel {
    /// A picker with a title and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), systemImage: systemImage, selection: selection, content: content)
    }

    init(
        _ title: Text, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SymbolLabel(title, systemImage: systemImage) }
        self.title = title.string
    }
}

extension Picker {
    /// A picker with a label of its own, which shows another view than the chosen option where it shows that alone: in a
    /// menu, not among all options.
    public init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: label)
        current = AnyView(currentValueLabel())
    }
}

extension Picker where Label == Text {
    /// A picker with a title, which shows another view than the chosen option where it shows that alone.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(Text(titleKey), selection: selection, content: content, currentValueLabel: currentValueLabel)
    }

    init<Current: View>(
        _ title: Text, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(title, selection: selection, content: content)
        current = AnyView(currentValueLabel())
    }
}

extension BuiltIns {
    static let picker: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
            "A control in which one of several options is chosen.",
            example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }"#,
            [
                BuiltIn(
                    "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
                        + "@ViewBuilder label: () -> Label)", "A picker with a label of its own."
                ) { (selection: Binding<Value>, content: ViewClosure, label: ViewClosure, type: ValueType) in
                    Picker(selection: selection, content: { content() }, label: { label() }).selecting(type)
                },
                BuiltIn(
                    "init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)",
                    "A picker with a label of its own, written before its options.",
                    example: #"Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }"#
                ) { (selection: Binding<Value>, label: AnyView, content: ViewClosure, type: ValueType) in
                    Picker(selection: selection, label: label) { content() }.selecting(type)
                },
                BuiltIn(
                    "init<Current: View>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
                        + "@ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)",
                    "A picker that shows another view than the chosen option where it shows that alone."
                ) {
                    (
                        selection: Binding<Value>, content: ViewClosure, label: ViewClosure, current: ViewClosure,
                        type: ValueType
                    ) in
                    Picker(
                        selection: selection, content: { content() }, label: { label() },
                        currentValueLabel: { current() }
                    ).selecting(type)
                },
                BuiltIn(
                    "init<C: RandomAccessCollection>(sources: C, "
                        + "selection: KeyPath<C.Element, Binding<SelectionValue>>, "
                        + "@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
                    "A picker for several values at once; where they differ, nothing is chosen.",
                    example: """
                        @State var one = 1
                        @State var other = 1
                        Picker(sources: [$one, $other], selection: \\.self) { Text("S").tag(1) } label: { Text("Size") }
                        """
                ) {
                    (
                        sources: ViewElements, selection: KeyPathValue, content: ViewClosure, label: ViewClosure,
                        type: ValueType
                    ) in
                    Picker(
                        sources: try Binding<Value>.parts(of: sources.values, at: selection), content: content(),
                        label: label()
                    ).selecting(type)
                },
                BuiltIn(
                    "init<Element>(sources: Binding<[Element]>, selection: WritableKeyPath<Element, SelectionValue>, "
                        + "@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
                    "A picker for a part of each element; where they differ, nothing is chosen.",
                    example: cups
                        + #"Picker(sources: $cups, selection: \.size) { Text("S").tag(1) } label: { Text("Size") }"#
                ) {
                    (
                        sources: Binding<Value>, selection: KeyPathValue, content: ViewClosure, label: ViewClosure,
                        type: ValueType
                    ) in
                    Picker(sources: try sources.parts(at: selection), content: content(), label: label()).selecting(
                        type)
                },
            ]),
        BuiltInGroup(
            "extension Picker where Label == Text",
            [
                BuiltIn(
                    "init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, "
                        + "selection: KeyPath<C.Element, Binding<SelectionValue>>, "
                        + "@ViewBuilder content: () -> Content)",
                    "A picker for several values at once; where they differ, nothing is chosen.",
                    example: """
                        @State var one = 1
                        @State var other = 1
                        Picker("Size", sources: [$one, $other], selection: \\.self) { Text("S").tag(1) }
                        """
                ) {
                    (title: Text, sources: ViewElements, selection: KeyPathValue, content: ViewClosure, type: ValueType)
                    in
                    Picker<Text, Value, AnyView>(
                        title, sources: try Binding<Value>.parts(of: sources.values, at: selection), content: content()
                    ).selecting(type)
                },
                BuiltIn(
                    "init<Element>(_ titleKey: LocalizedStringKey, sources: Binding<[Element]>, "
                        + "selection: WritableKeyPath<Element, SelectionValue>, "
                        + "@ViewBuilder content: () -> Content)",
                    "A picker for a part of each element; where they differ, nothing is chosen.",
                    example: cups + #"Picker("Size", sources: $cups, selection: \.size) { Text("S").tag(1) }"#
                ) {
                    (
                        title: Text, sources: Binding<Value>, selection: KeyPathValue, content: ViewClosure,
                        type: ValueType
                    ) in
                    Picker<Text, Value, AnyView>(
                        title, sources: try sources.parts(at: selection), content: content()
                    ).selecting(type)
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
                    "A picker with a title."
                ) { (title: Text, selection: Binding<Value>, content: ViewClosure, type: ValueType) in
                    Picker(title, selection: selection) { content() }.selecting(type)
                },
                BuiltIn(
                    "init<Current: View>(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, "
                        + "@ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current)",
                    "A picker with a title that shows another view than the chosen option where it shows that alone.",
                    example: """
                        Picker("Size", selection: .constant(1)) {
                            Text("Small").tag(1)
                        } currentValueLabel: {
                            Text("S")
                        }
                        """
                ) {
                    (
                        title: Text, selection: Binding<Value>, content: ViewClosure, current: ViewClosure,
                        type: ValueType
                    ) in
                    Picker(title, selection: selection, content: { content() }, currentValueLabel: { current() })
                        .selecting(type)
                },
            ]),
        BuiltInGroup(
            "extension Picker where Label == SymbolLabel",
            [
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, "
                        + "@ViewBuilder content: () -> Content)", "A picker with a title and a system symbol."
                ) { (title: Text, symbol: String, selection: Binding<Value>, content: ViewClosure, type: ValueType) in
                    Picker(title, systemImage: symbol, selection: selection) { content() }.selecting(type)
                }
            ]),
    ]

    private static let cups = """
        struct Cup { var size: Int }
        @State var cups = [Cup(size: 1), Cup(size: 1)]

        """
}
