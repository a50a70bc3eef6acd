// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension Button where Label == Text {
    /// A button with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, action: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, action: action)
    }
}

extension Button where Label == Text {
    /// A button with a title, for a purpose that its style may show, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, role: role, action: action)
    }
}

extension Button where Label == SymbolLabel {
    /// A button with a title and a system symbol, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, action: action)
    }
}

extension Button where Label == SymbolLabel {
    /// A button with a title and a system symbol, for a purpose that its style may show, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, role: role, action: action)
    }
}

extension ColorPicker where Label == Text {
    /// A colour picker with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init("\(titleKey)" as LocalizedStringKey, selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension ContentUnavailableView where Label == SymbolLabel, Description == Text?, Actions == EmptyView {
    /// A view with a title, a system symbol, and a text about it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: name, description: description)
    }
}

extension ContentUnavailableView where Label == SymbolLabel, Description == Text?, Actions == EmptyView {
    /// A view with a title, an image of one's own, and a text about it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, image name: String, description: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, image: name, description: description)
    }
}

extension ControlGroup {
    /// A group of controls with a title, which not every style shows, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension ControlGroup {
    /// A group of controls with a title and a system symbol, which not every style shows, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that remembers by itself whether it is open; it is closed at first, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that is open where a binding says so, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, isExpanded: isExpanded, content: content)
    }
}

extension GroupBox where Label == Text {
    /// A group box with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a system symbol, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage name: String) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: name)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with an image of one's own, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, image name: String) {
        self.init("\(titleKey)" as LocalizedStringKey, image: name)
    }
}

extension LabeledContent where Label == Text {
    /// Content with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: some StringProtocol) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value with a title, written in a format, as it is written.
    @_disfavoredOverload
    public init<F: EnglishFormatStyle>(_ titleKey: some StringProtocol, value: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value with a title, written in a format of one's own, or in one of Foundation's, as it is written.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleKey: some StringProtocol, value: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format)
    }
}

extension Link where Label == Text {
    /// A link with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, destination: some CustomStringConvertible) {
        self.init("\(titleKey)" as LocalizedStringKey, destination: destination)
    }
}

extension Menu where Label == Text {
    /// A menu with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension Menu where Label == Text {
    /// A menu with a title, which runs an action by itself, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content, primaryAction: primaryAction)
    }
}

extension Menu where Label == SymbolLabel {
    /// A menu with a title and a system symbol, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, content: content)
    }
}

extension Menu where Label == SymbolLabel {
    /// A menu with a title and a system symbol, which runs an action by itself, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, content: content, primaryAction: primaryAction)
    }
}

extension Picker where Label == Text {
    /// A picker with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, selection: selection, content: content)
    }
}

extension Picker where Label == Text {
    /// A picker with a title for several values at once, as it is written.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(_ titleKey: some StringProtocol, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, sources: sources, selection: selection, content: content)
    }
}

extension Picker where Label == Text {
    /// A picker with a title for a part of each element of a collection, as it is written.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(_ titleKey: some StringProtocol, sources: Binding<C>, selection: WritableKeyPath<C.Element, SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, sources: sources, selection: selection, content: content)
    }
}

extension Picker where Label == SymbolLabel {
    /// A picker with a title and a system symbol, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, selection: selection, content: content)
    }
}

extension Picker where Label == Text {
    /// A picker with a title, which shows another view than the chosen option where it shows that alone, as it is written.
    @_disfavoredOverload
    public init<Current: View>(_ titleKey: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) {
        self.init("\(titleKey)" as LocalizedStringKey, selection: selection, content: content, currentValueLabel: currentValueLabel)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Progress of which is not known how far it is, with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol) {
        self.init("\(titleKey)" as LocalizedStringKey)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A value out of a total, with a title; a nil value is not known, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Double?, total: Double = 1) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, total: total)
    }
}

extension SecureField where Label == Text {
    /// A secure field with a title, which says what to type where no prompt does, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, text: text, prompt: prompt)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, item: item, subject: subject, message: message)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button with a title for several items, as it is written.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection>(_ titleKey: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element: CustomStringConvertible {
        self.init("\(titleKey)" as LocalizedStringKey, items: items, subject: subject, message: message)
    }
}

extension SharePreview {
    /// What the item is called, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol) {
        self.init("\(titleKey)" as LocalizedStringKey)
    }
}

extension SharePreview {
    /// What the item is called, and a picture of it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, image: Image, icon: Image? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, image: image, icon: icon)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button with a title, for any item, of which a preview tells, as it is written.
    @_disfavoredOverload
    public init<Item>(_ titleKey: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init("\(titleKey)" as LocalizedStringKey, item: item, subject: subject, message: message, preview: preview)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number, as it is written.
    @_disfavoredOverload
    public init<Number: Strideable>(_ titleKey: some StringProtocol, value: Binding<Number>, step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, step: step, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number within bounds, as it is written.
    @_disfavoredOverload
    public init<Number: Strideable>(_ titleKey: some StringProtocol, value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that calls what is given; nil does nothing, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a whole number, and shows it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Int>, step: Int = 1, format: IntegerFormatStyle<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, step: step, format: format, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a whole number within bounds, and shows it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1, format: IntegerFormatStyle<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, in: bounds, step: step, format: format, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number, and shows it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Double>, step: Double = 1, format: FloatingPointFormatStyle<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, step: step, format: format, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number within bounds, and shows it, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, format: FloatingPointFormatStyle<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, in: bounds, step: step, format: format, onEditingChanged: onEditingChanged)
    }
}

extension TextField where Label == Text {
    /// A text field with a title that is told true before a text is typed and false after it, and runs an action then, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) {
        self.init("\(titleKey)" as LocalizedStringKey, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

extension TextField where Label == Text {
    /// A text field with a title that runs an action after a text was typed, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init("\(titleKey)" as LocalizedStringKey, text: text, onCommit: onCommit)
    }
}

extension TextField where Label == Text {
    /// A text field with a title, which says what to type where no prompt does, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, text: text, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A text field with a title whose text breaks into lines (`vertical`) or not, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init("\(titleKey)" as LocalizedStringKey, text: text, prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    /// A text field with a title for a whole number; what is typed and is none changes nothing, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Int>, format: IntegerFormatStyle<Int>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A text field with a title for a whole number, or for none where it is empty, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Int?>, format: IntegerFormatStyle<Int>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A text field with a title for a number; what is typed and is none changes nothing, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Double>, format: FloatingPointFormatStyle<Double>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A text field with a title for a number, or for none where it is empty, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, value: Binding<Double?>, format: FloatingPointFormatStyle<Double>, prompt: Text? = nil) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value, format: format, prompt: prompt)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, isOn: Binding<Bool>) {
        self.init("\(titleKey)" as LocalizedStringKey, isOn: isOn)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title for several values at once, as it is written.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(_ titleKey: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init("\(titleKey)" as LocalizedStringKey, sources: sources, isOn: isOn)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title for a part of each element of a collection, as it is written.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(_ titleKey: some StringProtocol, sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>) {
        self.init("\(titleKey)" as LocalizedStringKey, sources: sources, isOn: isOn)
    }
}

extension Toggle where Label == SymbolLabel {
    /// A toggle with a title and a system symbol, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init("\(titleKey)" as LocalizedStringKey, systemImage: systemImage, isOn: isOn)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title that is open where a binding says so, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, isExpanded: isExpanded, content: content)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}

extension View {
    /// The title that the navigation stack around shows above its view, as it is written.
    @_disfavoredOverload
    public func navigationTitle(_ titleKey: some StringProtocol) -> some View {
        navigationTitle("\(titleKey)" as LocalizedStringKey)
    }
}

extension View {
    /// The title that the navigation stack around shows, as programs wrote before `navigationTitle(_:)`, as it is written.
    @_disfavoredOverload
    public func navigationBarTitle(_ titleKey: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View {
        navigationBarTitle("\(titleKey)" as LocalizedStringKey, displayMode: displayMode)
    }
}

extension View {
    /// What a screen reader calls the view; a picture does not show it, as it is written.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: some StringProtocol) -> some View {
        accessibilityLabel("\(labelKey)" as LocalizedStringKey)
    }
}

extension View {
    /// What a screen reader says of what the view does; a picture does not show it, as it is written.
    @_disfavoredOverload
    public func accessibilityHint(_ hintKey: some StringProtocol) -> some View {
        accessibilityHint("\(hintKey)" as LocalizedStringKey)
    }
}

extension View {
    /// What a screen reader says of the view's value; a picture does not show it, as it is written.
    @_disfavoredOverload
    public func accessibilityValue(_ valueKey: some StringProtocol) -> some View {
        accessibilityValue("\(valueKey)" as LocalizedStringKey)
    }
}

extension View {
    /// Shows a text at the end of a row of a list, as it is written.
    @_disfavoredOverload
    public func badge(_ key: some StringProtocol) -> some View {
        badge("\(key)" as LocalizedStringKey)
    }
}

extension View {
    /// What a pointer that rests on the view shows; there is none at a terminal, as it is written.
    @_disfavoredOverload
    public func help(_ textKey: some StringProtocol) -> some View {
        help("\(textKey)" as LocalizedStringKey)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init("\(titleKey)" as LocalizedStringKey, destination: destination)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title, in the order in which programs wrote it before, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, destination: Destination) {
        self.init("\(titleKey)" as LocalizedStringKey, destination: destination)
    }
}

extension NavigationLink where Label == Text, Destination == EmptyView {
    /// A link with a title to what `navigationDestination(for:destination:)` makes of a value; nil is no value, as it is written.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleKey: some StringProtocol, value: P?) {
        self.init("\(titleKey)" as LocalizedStringKey, value: value)
    }
}

extension WindowGroup {
    /// A window with a title, which a picture leaves out, as it is written.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init("\(titleKey)" as LocalizedStringKey, content: content)
    }
}
