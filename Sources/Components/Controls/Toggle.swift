import Catalogue
import StyleEngine

/// A control that is on or off.
///
/// - Example: `Toggle("Sound", isOn: .constant(true))`
public struct Toggle<Label: View>: PrimitiveView {
    private let configuration: ToggleStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A toggle with a label of its own.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, erased: ToggleStyleConfiguration.family.label(label()))
    }

    /// A toggle for several values at once, with a label of its own. Where they differ, it is mixed, and turning it turns
    /// all of them on.
    ///
    /// - Record: by hand
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(values: sources.map { $0[keyPath: isOn] }, erased: ToggleStyleConfiguration.family.label(label()))
    }

    /// A toggle for a part of each element of a collection, with a label of its own.
    ///
    /// - Record: by hand
    public init<C: MutableCollection & RandomAccessCollection>(
        sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(values: sources.parts(at: isOn), erased: ToggleStyleConfiguration.family.label(label()))
    }

    private init(isOn: Binding<Bool>, erased label: AnyView, isMixed: Bool = false) {
        configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(erased: label), isOn: isOn, isMixed: isMixed)
    }

    fileprivate init(values: [Binding<Bool>], erased label: AnyView) {
        let isOn = Binding(
            get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
            set: { isOn in for value in values { value.wrappedValue = isOn } })
        self.init(
            isOn: isOn, erased: label, isMixed: !isOn.wrappedValue && values.contains { $0.wrappedValue })
    }

    public static func _resolve(_ view: Toggle, at inputs: Inputs, by resolver: Resolver) {
        let isOn = view.configuration.$isOn
        resolver.resolveComponent(
            TypeIdentity(Toggle.self), family: ToggleStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultToggleStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isLabelled: true,
            interaction: .toggle(inputs.environment.isEnabled ? isOn : .constant(isOn.wrappedValue)), at: inputs)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(Text(titleKey), isOn: isOn)
    }

    init(_ title: Text, isOn: Binding<Bool>) {
        self.init(isOn: isOn, erased: AnyView(title))
        self.title = title.string
    }

    /// A toggle with a title for several values at once.
    ///
    /// - Record: by hand
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(Text(titleKey), sources: sources, isOn: isOn)
    }

    init<C: RandomAccessCollection>(
        _ title: Text, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(title, values: sources.map { $0[keyPath: isOn] })
    }

    /// A toggle with a title for a part of each element of a collection.
    ///
    /// - Record: by hand
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>
    ) {
        self.init(Text(titleKey), values: sources.parts(at: isOn))
    }

    fileprivate init(_ title: Text, values: [Binding<Bool>]) {
        self.init(values: values, erased: AnyView(title))
        self.title = title.string
    }
}

extension Toggle where Label == SymbolLabel {
    /// A toggle with a title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(Text(titleKey), systemImage: systemImage, isOn: isOn)
    }

    init(_ title: Text, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, erased: AnyView(SymbolLabel(title, systemImage: systemImage)))
        self.title = title.string
    }
}

extension BuiltIns {
    static let toggle: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Toggle",
            [
                BuiltIn(
                    "init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, "
                        + "@ViewBuilder label: () -> Label)",
                    "A toggle for several values at once, mixed where they differ.",
                    example: "@State var sound = true\n@State var music = false\n"
                        + #"Toggle(sources: [$sound, $music], isOn: \.self) { Text("All sounds") }"#
                ) { (sources: ViewElements, isOn: KeyPathValue, label: ViewClosure) in
                    AnyView(
                        Toggle<AnyView>(
                            values: try Binding.parts(of: sources.values, at: isOn),
                            erased: ToggleStyleConfiguration.family.label(label())))
                },
                BuiltIn(
                    "init<Element>(sources: Binding<[Element]>, isOn: WritableKeyPath<Element, Bool>, "
                        + "@ViewBuilder label: () -> Label)",
                    "A toggle for a part of each element, mixed where they differ.",
                    example: lamps + #"Toggle(sources: $lamps, isOn: \.isOn) { Text("All lamps") }"#
                ) { (sources: Binding<Value>, isOn: KeyPathValue, label: ViewClosure) in
                    AnyView(
                        Toggle<AnyView>(
                            values: try sources.parts(at: isOn).map(\.isTrue),
                            erased: ToggleStyleConfiguration.family.label(label())))
                },
            ]),
        BuiltInGroup(
            "extension Toggle where Label == Text",
            [
                BuiltIn(
                    "init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, "
                        + "isOn: KeyPath<C.Element, Binding<Bool>>)",
                    "A toggle for several values at once, mixed where they differ.",
                    example: "@State var sound = true\n@State var music = false\n"
                        + #"Toggle("All sounds", sources: [$sound, $music], isOn: \.self)"#
                ) { (title: Text, sources: ViewElements, isOn: KeyPathValue) in
                    AnyView(Toggle<Text>(title, values: try Binding.parts(of: sources.values, at: isOn)))
                },
                BuiltIn(
                    "init<Element>(_ titleKey: LocalizedStringKey, sources: Binding<[Element]>, "
                        + "isOn: WritableKeyPath<Element, Bool>)",
                    "A toggle for a part of each element, mixed where they differ.",
                    example: lamps + #"Toggle("All lamps", sources: $lamps, isOn: \.isOn)"#
                ) { (title: Text, sources: Binding<Value>, isOn: KeyPathValue) in
                    AnyView(Toggle<Text>(title, values: try sources.parts(at: isOn).map(\.isTrue)))
                },
            ]),
    ]

    private static let lamps = """
        struct Lamp { var isOn: Bool }
        @State var lamps = [Lamp(isOn: true), Lamp(isOn: false)]

        """
}

extension Binding<Catalogue.Value> {
    /// The binding of a running program to what is true or false.
    fileprivate var isTrue: Binding<Bool> {
        Binding<Bool>(
            get: { if case .bool(true) = wrappedValue { true } else { false } }, set: { wrappedValue = .bool($0) })
    }
}
