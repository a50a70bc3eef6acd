import StyleEngine

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

extension EnvironmentValues {
    /// Whose days and hours date pickers show: those of Greenwich where nothing else is said, so that a picture is the
    /// same on each machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

/// A control in which a day or a time is chosen: `Due [Nov 22, 2026] [9:41 AM]`.
///
/// A new moment is typed as `2026-11-22 09:41`, or the part of it that is shown.
public struct DatePicker<Label: View>: PrimitiveView {
    /// What of a moment a date picker shows.
    public typealias Components = DatePickerComponents

    private let moment: PickedMoment
    private let label: Label

    /// A date picker with a label of its own.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickedMoment(date: selection, components: displayedComponents), label: label())
    }

    /// A date picker with a label of its own for moments from one to another.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickedMoment(
                date: selection, components: displayedComponents, first: range.lowerBound, last: range.upperBound),
            label: label())
    }

    /// A date picker with a label of its own for moments from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickedMoment(date: selection, components: displayedComponents, first: range.lowerBound), label: label())
    }

    /// A date picker with a label of its own for moments up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickedMoment(date: selection, components: displayedComponents, last: range.upperBound), label: label())
    }

    init(_ moment: PickedMoment, label: Label) {
        self.moment = moment
        self.label = label
    }

    public static func _resolve(_ view: DatePicker, at inputs: Inputs, by resolver: Resolver) {
        var moment = view.moment
        moment.zone = inputs.environment.timeZone
        let text = moment.typed
        let family = DatePickerStyleConfiguration.family
        resolver.resolveComponent(
            TypeIdentity(DatePicker.self), family: family,
            configuration: DatePickerStyleConfiguration(
                label: view.label is Text ? AnyView(view.label) : family.label(view.label), moment: moment),
            defaultStyle: { DefaultDatePickerStyle().erased }, isReapplied: false,
            title: (view.label as? Text)?.string, isLabelled: true,
            interaction: .edit(inputs.environment.isEnabled ? text : .constant(text.wrappedValue)), at: inputs)
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a title as it is written.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title for moments from one to another.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a title as it is written for moments from one to another.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title for moments from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a title as it is written for moments from one on.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title for moments up to one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a title as it is written for moments up to one.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
