import Catalogue
import StyleEngine

/// How far something is.
///
/// - Example: `ProgressView("Loading", value: 0.5)`
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let configuration: ProgressViewStyleConfiguration
    private var title: String?
    private var isReapplied = false

    fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel, title: String? = nil) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: label is EmptyView
                ? nil
                : ProgressViewStyleConfiguration.Label(
                    erased: title == nil ? ProgressViewStyleConfiguration.family.label(label) : AnyView(label)),
            currentValueLabel: currentValueLabel is EmptyView
                ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(erased: AnyView(currentValueLabel)))
        self.title = title
    }

    public static func _resolve(_ view: ProgressView, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(ProgressView.self), family: ProgressViewStyleConfiguration.family,
            configuration: view.configuration, defaultStyle: { DefaultProgressViewStyle().erased },
            isReapplied: view.isReapplied, title: view.title, isLabelled: true, at: inputs)
    }

    /// The part of a total, between nothing and all of it; not known where it is no number.
    fileprivate static func fraction(_ value: Double?, of total: Double) -> Double? {
        guard let value, !value.isNaN, !total.isNaN else { return nil }
        let part = value / total
        return total > 0 && !part.isNaN ? max(0, min(1, part)) : 0
    }

    /// Progress with labels of its own; a nil value is not known.
    public init(
        value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress with a label of its own; a nil value is not known.
    public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// Progress of which is not known how far it is, with a label of its own.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Progress of which is not known how far it is.
    public init() {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A value out of a total; a nil value is not known.
    public init(value: Double?, total: Double = 1) {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Progress of which is not known how far it is, with a title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(Text(titleKey))
    }

    init(_ title: Text) {
        self.init(title, value: nil)
    }

    /// A value out of a total, with a title; a nil value is not known.
    public init(_ titleKey: LocalizedStringKey, value: Double?, total: Double = 1) {
        self.init(Text(titleKey), value: value, total: total)
    }

    init(_ title: Text, value: Double?, total: Double = 1) {
        self.init(
            fraction: Self.fraction(value, of: total), label: title, currentValueLabel: EmptyView(),
            title: title.string)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension BuiltIns {
    static let progressView: [BuiltInGroup] = [
        BuiltInGroup(
            "extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, "
                + "CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?",
            [
                BuiltIn(
                    "init(_ configuration: ProgressViewStyleConfiguration)",
                    "The progress that a style was told about: it takes the next style of the stack."
                ) { (configuration: ProgressViewStyleConfiguration) in AnyView(ProgressView(configuration)) }
            ])
    ]
}
