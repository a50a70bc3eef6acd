/// What a folder that is written against the library need not say, since the library does.
enum LibraryNames {
    /// What protocols and classes inherit from.
    static let inherited: [String: [String]] = [
        "PrimitiveView": ["View"], "StylableComponent": ["View"], "ComposableStyling": ["StylableComponent"],
        "Shape": ["PrimitiveView"], "InsettableShape": ["Shape"], "FillingView": ["PrimitiveView", "ShapeStyle"],
        "ErasedContent": ["PrimitiveView", "NativeConvertible"], "StyleConfiguration": ["NativeConvertible"],
        "NativeConvertible": ["ValueConvertible"], "NativeObject": ["ValueConvertible"],
    ]

    /// The protocols of styles.
    static let families: [String: StyleFamily] = {
        let components = [
            "ControlGroup", "DatePicker", "DisclosureGroup", "Form", "Gauge", "GroupBox", "Label", "LabeledContent",
            "List", "Menu", "Picker", "PrimitiveButton", "ProgressView", "TextField", "Toggle",
        ]
        var families = Dictionary(
            uniqueKeysWithValues: components.map { ($0 + "Style", StyleFamily(of: $0 + "StyleConfiguration")) })
        // Its styles are pushed on the stack of the primitive ones (rule C1).
        families["ButtonStyle"] = StyleFamily(
            configuration: "ButtonStyleConfiguration", stack: "PrimitiveButtonStyleConfiguration")
        return families
    }()

    /// The protocols that the shell has a name for, whoever declares them.
    static let kept: Set<String> = ["View", "Shape", "InsettableShape", "ShapeStyle"]

    /// What says how values are kept, or serves compiled programs alone: no part of what the shell knows of a type.
    static let hidden: Set<String> = [
        "Sendable", "ValueConvertible", "NativeConvertible", "NativeObject", "NamedStyle", "NamedNative",
        "CustomStringConvertible", "StyleConfiguration", "Codable", "String", "Int", "Int8", "Double",
    ]

    /// The protocols that only types which are declared in the shell can conform to there.
    static let declaredOnly: Set<String> = [
        "ViewModifier", "PrimitiveModifier", "DynamicProperty", "EnvironmentKey", "App", "Scene", "PreviewProvider",
    ]
}

/// On which stack the styles of a protocol are pushed, and what they are told.
struct StyleFamily {
    /// What a style is told about a component.
    let configuration: String
    /// The configuration by which the stack is known.
    let stack: String
    /// The component, where its own type names the stack, and its configuration must be made to.
    var component: String?

    init(configuration: String, stack: String) {
        self.configuration = configuration
        self.stack = stack
    }

    /// A family whose styles are told what names it.
    init(of configuration: String) { self.init(configuration: configuration, stack: configuration) }
}
