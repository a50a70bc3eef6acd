import StyleEngine

/// A control in which a day or a time is chosen: `Due [11/22/2026] [9:41 AM]`, in Greenwich's time.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due)
///   ```
public struct DatePicker<Label: View>: PrimitiveView {
    /// What of a moment a date picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let displayedComponents: DatePickerComponents
    private let label: Label

    /// A date picker with a label of its own.
    ///
    /// - Example:
    ///   ```swift
    ///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
    ///   DatePicker(selection: $due, displayedComponents: .date) { Text("Due") }
    ///   ```
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.displayedComponents = displayedComponents
        self.label = label()
    }

    public static func _resolve(_ view: DatePicker, at inputs: Inputs, by resolver: Resolver) {
        let family = DatePickerStyleConfiguration.family
        resolver.resolveComponent(
            TypeIdentity(DatePicker.self), family: family,
            configuration: DatePickerStyleConfiguration(
                label: view.label is Text ? AnyView(view.label) : family.label(view.label),
                selection: view.selection, displayedComponents: view.displayedComponents),
            defaultStyle: { DefaultDatePickerStyle().erased }, isReapplied: false,
            title: (view.label as? Text)?.string, isLabelled: true, at: inputs)
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection: selection, displayedComponents: displayedComponents)
    }

    /// A date picker with a title as it is written.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection: selection, displayedComponents: displayedComponents)
    }

    init(_ title: Text, selection: Binding<Date>, displayedComponents: DatePickerComponents) {
        self.init(selection: selection, displayedComponents: displayedComponents) { title }
    }
}
