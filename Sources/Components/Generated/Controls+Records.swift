// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension Visibility: NativeConvertible {}

extension BuiltIns {
    static let buttonRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Button<Label: View>: View", "A control that runs an action.", example: "Button(\"Share\") { print(\"shared\") }", [
            BuiltIn("init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)", "A button with a label of its own.") { (action: Action, label: ViewClosure) in AnyView(Button(action: { action() }, label: { label() })) },
            BuiltIn("init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)", "A button with a label of its own, for a purpose that its style may show.") { (role: ButtonRole?, action: Action, label: ViewClosure) in AnyView(Button(role: role, action: { action() }, label: { label() })) },
        ]),
        BuiltInGroup("extension Button where Label == PrimitiveButtonStyleConfiguration.Label", [
            BuiltIn("init(_ configuration: PrimitiveButtonStyleConfiguration)", "The button that a style was told about: it takes the next style of the stack.") { (configuration: PrimitiveButtonStyleConfiguration) in AnyView(Button(configuration)) },
        ]),
        BuiltInGroup("extension Button where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)", "A button with a title.") { (titleKey: LocalizedStringKey, action: Action) in AnyView(Button(titleKey, action: { action() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)", "A button with a title, for a purpose that its style may show.") { (titleKey: LocalizedStringKey, role: ButtonRole?, action: Action) in AnyView(Button(titleKey, role: role, action: { action() })) },
        ]),
        BuiltInGroup("extension Button where Label == SymbolLabel", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)", "A button with a title and a system symbol.") { (titleKey: LocalizedStringKey, systemImage: String, action: Action) in AnyView(Button(titleKey, systemImage: systemImage, action: { action() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)", "A button with a title and a system symbol, for a purpose that its style may show.") { (titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: Action) in AnyView(Button(titleKey, systemImage: systemImage, role: role, action: { action() })) },
        ]),
    ]

    static let buttonRoleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ButtonRole: Equatable", "What a button is for.", example: "Button(\"Delete\", role: .destructive) {}", [
            BuiltIn("static var destructive: ButtonRole { get }", "The button deletes something.") { ButtonRole.destructive },
            BuiltIn("static var cancel: ButtonRole { get }", "The button ends something without doing it.") { ButtonRole.cancel },
        ]),
    ]

    static let colorPickerRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ColorPicker<Label: View>: View", "A control in which a colour is chosen: 'Tint [::]', where the legend names the colour.", example: "ColorPicker(\"Tint\", selection: .constant(.red))", [
            BuiltIn("init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)", "A colour picker with a label of its own.", example: "ColorPicker(selection: .constant(.red)) { Text(\"Tint\") }") { (selection: Binding<Color>, supportsOpacity: Bool, label: ViewClosure) in AnyView(ColorPicker(selection: selection, supportsOpacity: supportsOpacity, label: { label() })) },
        ]),
        BuiltInGroup("extension ColorPicker where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)", "A colour picker with a title.") { (titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool) in AnyView(ColorPicker(titleKey, selection: selection, supportsOpacity: supportsOpacity)) },
        ]),
    ]

    static let contentUnavailableViewRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View", "What is shown where there is nothing to show: a symbol, a title, and what can be done about it.", example: "ContentUnavailableView(\"No Mail\", systemImage: \"tray\", description: Text(\"It is quiet today.\"))", [
            BuiltIn("init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })", "A view with a label, a description and actions of its own.") { (label: ViewClosure, description: ViewClosure, actions: ViewClosure) in AnyView(ContentUnavailableView(label: { label() }, description: { description() }, actions: { actions() })) },
        ]),
        BuiltInGroup("extension ContentUnavailableView where Label == SymbolLabel, Description == Text?, Actions == EmptyView", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil)", "A view with a title, a system symbol, and a text about it.") { (titleKey: LocalizedStringKey, name: String, description: Text?) in AnyView(ContentUnavailableView(titleKey, systemImage: name, description: description)) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil)", "A view with a title, an image of one's own, and a text about it.", example: "ContentUnavailableView(\"No Mail\", image: \"tray\")") { (titleKey: LocalizedStringKey, name: String, description: Text?) in AnyView(ContentUnavailableView(titleKey, image: name, description: description)) },
        ]),
    ]

    static let controlGroupRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ControlGroup<Content: View>: View", "Controls that belong together.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }", [
            BuiltIn("init(@ViewBuilder content: () -> Content)", "A group of controls.") { (content: ViewClosure) in AnyView(ControlGroup(content: { content() })) },
            BuiltIn("init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "A group of controls with a label, which not every style shows.") { (content: ViewClosure, label: ViewClosure) in AnyView(ControlGroup(content: { content() }, label: { label() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "A group of controls with a title, which not every style shows.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(ControlGroup(titleKey, content: { content() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)", "A group of controls with a title and a system symbol, which not every style shows.") { (titleKey: LocalizedStringKey, systemImage: String, content: ViewClosure) in AnyView(ControlGroup(titleKey, systemImage: systemImage, content: { content() })) },
        ]),
        BuiltInGroup("extension ControlGroup where Content == ControlGroupStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: ControlGroupStyleConfiguration)", "The group that a style was told about: it takes the next style of the stack.") { (configuration: ControlGroupStyleConfiguration) in AnyView(ControlGroup(configuration)) },
        ]),
    ]

    static let datePickerRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DatePicker<Label: View>: View", "A control in which a day or a time is chosen: 'Due [11/22/2026] [9:41 AM]', in Greenwich's time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due)", [
            BuiltIn("init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)", "A date picker with a label of its own.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(selection: $due, displayedComponents: .date) { Text(\"Due\") }") { (selection: Binding<Date>, displayedComponents: DatePickerComponents, label: ViewClosure) in AnyView(DatePicker(selection: selection, displayedComponents: displayedComponents, label: { label() })) },
        ]),
        BuiltInGroup("extension DatePicker where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])", "A date picker with a title.") { (titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents) in AnyView(DatePicker(titleKey, selection: selection, displayedComponents: displayedComponents)) },
        ]),
    ]

    static let disabledRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var isEnabled: Bool { get set }", "Whether controls react to a person.", example: "Button(\"Share\") {}.environment(\\.isEnabled, false)", \EnvironmentValues.isEnabled),
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func disabled(_ disabled: Bool) -> some View", "Keeps the controls inside from reacting.", example: "Button(\"Share\") {}.disabled(true)") { (self_: AnyView, disabled: Bool) in AnyView(self_.disabled(disabled)) },
        ]),
    ]

    static let disclosureGroupRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DisclosureGroup<Label: View, Content: View>: View", "Content that is shown once its label is opened.", example: "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Text(\"hidden\") }", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "A group with a label of its own that remembers by itself whether it is open; it is closed at first.") { (content: ViewClosure, label: ViewClosure) in AnyView(DisclosureGroup(content: { content() }, label: { label() })) },
            BuiltIn("init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "A group with a label of its own that is open where a binding says so.") { (isExpanded: Binding<Bool>, content: ViewClosure, label: ViewClosure) in AnyView(DisclosureGroup(isExpanded: isExpanded, content: { content() }, label: { label() })) },
        ]),
        BuiltInGroup("extension DisclosureGroup where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "A group with a title that remembers by itself whether it is open; it is closed at first.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(DisclosureGroup(titleKey, content: { content() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)", "A group with a title that is open where a binding says so.") { (titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, content: ViewClosure) in AnyView(DisclosureGroup(titleKey, isExpanded: isExpanded, content: { content() })) },
        ]),
        BuiltInGroup("extension DisclosureGroup where\n    Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: DisclosureGroupStyleConfiguration)", "The group that a style was told about: it takes the next style of the stack.") { (configuration: DisclosureGroupStyleConfiguration) in AnyView(DisclosureGroup(configuration)) },
        ]),
    ]

    static let formRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Form<Content: View>: View", "Rows of controls that are filled in together.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }", [
            BuiltIn("init(@ViewBuilder content: () -> Content)", "A form of rows.") { (content: ViewClosure) in AnyView(Form(content: { content() })) },
        ]),
        BuiltInGroup("extension Form where Content == FormStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: FormStyleConfiguration)", "The form that a style was told about: it takes the next style of the stack.") { (configuration: FormStyleConfiguration) in AnyView(Form(configuration)) },
        ]),
    ]

    static let gaugeRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Gauge<Label: View>: View", "A value between two others.", example: "Gauge(value: 0.5) { Text(\"Speed\") }", [
            BuiltIn("init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label)", "A gauge with a label.") { (value: Double, bounds: ClosedRange<Double>, label: ViewClosure) in AnyView(Gauge(value: value, in: bounds, label: { label() })) },
            BuiltIn("init<Current: View>(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)", "A gauge with a label and its value in words.") { (value: Double, bounds: ClosedRange<Double>, label: ViewClosure, currentValueLabel: ViewClosure) in AnyView(Gauge(value: value, in: bounds, label: { label() }, currentValueLabel: { currentValueLabel() })) },
            BuiltIn("init<Current: View, Bound: View, Marks: View>(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound, @ViewBuilder markedValueLabels: () -> Marks)", "A gauge with a label, its value and bounds in words, and marks at values, each of which is its mark's tag.") { (value: Double, bounds: ClosedRange<Double>, label: ViewClosure, currentValueLabel: ViewClosure, minimumValueLabel: ViewClosure, maximumValueLabel: ViewClosure, markedValueLabels: ViewClosure) in AnyView(Gauge(value: value, in: bounds, label: { label() }, currentValueLabel: { currentValueLabel() }, minimumValueLabel: { minimumValueLabel() }, maximumValueLabel: { maximumValueLabel() }, markedValueLabels: { markedValueLabels() })) },
            BuiltIn("init<Current: View, Bound: View>(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound)", "A gauge with a label, and its value and bounds in words.") { (value: Double, bounds: ClosedRange<Double>, label: ViewClosure, currentValueLabel: ViewClosure, minimumValueLabel: ViewClosure, maximumValueLabel: ViewClosure) in AnyView(Gauge(value: value, in: bounds, label: { label() }, currentValueLabel: { currentValueLabel() }, minimumValueLabel: { minimumValueLabel() }, maximumValueLabel: { maximumValueLabel() })) },
        ]),
        BuiltInGroup("extension Gauge where Label == GaugeStyleConfiguration.Label", [
            BuiltIn("init(_ configuration: GaugeStyleConfiguration)", "The gauge that a style was told about: it takes the next style of the stack.") { (configuration: GaugeStyleConfiguration) in AnyView(Gauge(configuration)) },
        ]),
    ]

    static let groupBoxRecords: [BuiltInGroup] = [
        BuiltInGroup("struct GroupBox<Label: View, Content: View>: View", "Views that belong together, with a label.", example: "GroupBox(\"Theme\") { Text(\"Serif\") }", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "A group box with a label of its own.") { (content: ViewClosure, label: ViewClosure) in AnyView(GroupBox(content: { content() }, label: { label() })) },
            BuiltIn("init(label: Label, @ViewBuilder content: () -> Content)", "A group box with a label that was made already.") { (label: AnyView, content: ViewClosure) in AnyView(GroupBox(label: label, content: { content() })) },
        ]),
        BuiltInGroup("extension GroupBox where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "A group box with a title.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(GroupBox(titleKey, content: { content() })) },
        ]),
        BuiltInGroup("extension GroupBox where Label == EmptyView", [
            BuiltIn("init(@ViewBuilder content: () -> Content)", "A group box without a label.") { (content: ViewClosure) in AnyView(GroupBox(content: { content() })) },
        ]),
        BuiltInGroup("extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: GroupBoxStyleConfiguration)", "The group box that a style was told about: it takes the next style of the stack.") { (configuration: GroupBoxStyleConfiguration) in AnyView(GroupBox(configuration)) },
        ]),
    ]

    static let labelRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Label<Title: View, Icon: View>: View", "An icon and a title.", example: "Label(\"Sun\", systemImage: \"sun.min\")", [
            BuiltIn("init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)", "A label with a title and an icon of its own.") { (title: ViewClosure, icon: ViewClosure) in AnyView(Label(title: { title() }, icon: { icon() })) },
        ]),
        BuiltInGroup("extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon", [
            BuiltIn("init(_ configuration: LabelStyleConfiguration)", "The label that a style was told about: it takes the next style of the stack.") { (configuration: LabelStyleConfiguration) in AnyView(Label(configuration)) },
        ]),
        BuiltInGroup("extension Label where Title == Text, Icon == Image", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage name: String)", "A title with a system symbol.") { (titleKey: LocalizedStringKey, name: String) in AnyView(Label(titleKey, systemImage: name)) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, image name: String)", "A title with an image of one's own.") { (titleKey: LocalizedStringKey, name: String) in AnyView(Label(titleKey, image: name)) },
        ]),
    ]

    static let labeledContentRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LabeledContent<Label: View, Content: View>: View", "Content, and what it is called.", example: "LabeledContent(\"Origin\", value: \"Kenya\")", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "Content with a label of its own.") { (content: ViewClosure, label: ViewClosure) in AnyView(LabeledContent(content: { content() }, label: { label() })) },
        ]),
        BuiltInGroup("extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: LabeledContentStyleConfiguration)", "The content that a style was told about: it takes the next style of the stack.") { (configuration: LabeledContentStyleConfiguration) in AnyView(LabeledContent(configuration)) },
        ]),
        BuiltInGroup("extension LabeledContent where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "Content with a title.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(LabeledContent(titleKey, content: { content() })) },
        ]),
    ]

    static let labelsHiddenRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var labelsVisibility: Visibility { get }", "Whether controls leave out their labels, as 'labelsVisibility(_:)' says.", example: "struct Reader: View {\n    @Environment(\\.labelsVisibility) var visibility\n    var body: some View { Text(\"\\(visibility)\") }\n}\nReader().labelsHidden()") { (self_: EnvironmentValues) in self_.labelsVisibility },
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func labelsHidden() -> some View", "Leaves out the labels of toggles, pickers and labeled content inside.", example: "Toggle(\"Sound\", isOn: .constant(true)).labelsHidden()") { (self_: AnyView) in AnyView(self_.labelsHidden()) },
        ]),
        BuiltInGroup("enum Visibility: Hashable, CaseIterable", "Whether something is shown.", example: "Toggle(\"Sound\", isOn: .constant(true)).labelsVisibility(.hidden)", [
            BuiltIn("case automatic", "As the place has it.") { Visibility.automatic },
            BuiltIn("case visible", "It is shown.") { Visibility.visible },
            BuiltIn("case hidden", "It is left out.") { Visibility.hidden },
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func labelsVisibility(_ visibility: Visibility) -> some View", "Leaves out the labels of controls inside, shows them, or has them as they are outside.", example: "Toggle(\"Sound\", isOn: .constant(true)).labelsVisibility(.hidden)") { (self_: AnyView, visibility: Visibility) in AnyView(self_.labelsVisibility(visibility)) },
        ]),
    ]

    static let menuRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Menu<Label: View, Content: View>: View", "A button that offers several actions.", example: "Menu(\"Options\") { Button(\"Share\") {} }", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", "A menu with a label of its own.") { (content: ViewClosure, label: ViewClosure) in AnyView(Menu(content: { content() }, label: { label() })) },
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)", "A menu with a label of its own, which runs an action by itself; what opens the menu stands beside it.", example: "Menu { Button(\"Print as PDF\") {} } label: { Text(\"Print\") } primaryAction: {}") { (content: ViewClosure, label: ViewClosure, primaryAction: Action) in AnyView(Menu(content: { content() }, label: { label() }, primaryAction: { primaryAction() })) },
        ]),
        BuiltInGroup("extension Menu where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "A menu with a title.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(Menu(titleKey, content: { content() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)", "A menu with a title, which runs an action by itself.") { (titleKey: LocalizedStringKey, content: ViewClosure, primaryAction: Action) in AnyView(Menu(titleKey, content: { content() }, primaryAction: { primaryAction() })) },
        ]),
        BuiltInGroup("extension Menu where Label == SymbolLabel", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)", "A menu with a title and a system symbol.") { (titleKey: LocalizedStringKey, systemImage: String, content: ViewClosure) in AnyView(Menu(titleKey, systemImage: systemImage, content: { content() })) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)", "A menu with a title and a system symbol, which runs an action by itself.") { (titleKey: LocalizedStringKey, systemImage: String, content: ViewClosure, primaryAction: Action) in AnyView(Menu(titleKey, systemImage: systemImage, content: { content() }, primaryAction: { primaryAction() })) },
        ]),
        BuiltInGroup("extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content", [
            BuiltIn("init(_ configuration: MenuStyleConfiguration)", "The menu that a style was told about: it takes the next style of the stack.") { (configuration: MenuStyleConfiguration) in AnyView(Menu(configuration)) },
        ]),
    ]

    static let progressViewRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ProgressView<Label: View, CurrentValueLabel: View>: View", "How far something is.", example: "ProgressView(\"Loading\", value: 0.5)", [
            BuiltIn("init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)", "Progress with labels of its own; a nil value is not known.") { (value: Double?, total: Double, label: ViewClosure, currentValueLabel: ViewClosure) in AnyView(ProgressView(value: value, total: total, label: { label() }, currentValueLabel: { currentValueLabel() })) },
        ]),
        BuiltInGroup("extension ProgressView where CurrentValueLabel == EmptyView", [
            BuiltIn("init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label)", "Progress with a label of its own; a nil value is not known.") { (value: Double?, total: Double, label: ViewClosure) in AnyView(ProgressView(value: value, total: total, label: { label() })) },
            BuiltIn("init(@ViewBuilder label: () -> Label)", "Progress of which is not known how far it is, with a label of its own.") { (label: ViewClosure) in AnyView(ProgressView(label: { label() })) },
        ]),
        BuiltInGroup("extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView", [
            BuiltIn("init()", "Progress of which is not known how far it is.") { AnyView(ProgressView()) },
            BuiltIn("init(value: Double?, total: Double = 1)", "A value out of a total; a nil value is not known.") { (value: Double?, total: Double) in AnyView(ProgressView(value: value, total: total)) },
        ]),
        BuiltInGroup("extension ProgressView where Label == Text, CurrentValueLabel == EmptyView", [
            BuiltIn("init(_ titleKey: LocalizedStringKey)", "Progress of which is not known how far it is, with a title.") { (titleKey: LocalizedStringKey) in AnyView(ProgressView(titleKey)) },
            BuiltIn("init(_ titleKey: LocalizedStringKey, value: Double?, total: Double = 1)", "A value out of a total, with a title; a nil value is not known.") { (titleKey: LocalizedStringKey, value: Double?, total: Double) in AnyView(ProgressView(titleKey, value: value, total: total)) },
        ]),
        BuiltInGroup("extension ProgressView where\n    Label == ProgressViewStyleConfiguration.Label?,\n    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?", [
            BuiltIn("init(_ configuration: ProgressViewStyleConfiguration)", "The progress that a style was told about: it takes the next style of the stack.") { (configuration: ProgressViewStyleConfiguration) in AnyView(ProgressView(configuration)) },
        ]),
    ]

    static let textEditorRecords: [BuiltInGroup] = [
        BuiltInGroup("struct TextEditor: View", "A control in which text of several lines is typed: a page of blanks, as large as it is told to be.", example: "TextEditor(text: .constant(\"Dear Ada,\\nsend tea.\"))", [
            BuiltIn("init(text: Binding<String>)", "An editor of a text.") { (text: Binding<String>) in AnyView(TextEditor(text: text)) },
        ]),
    ]

    static let toggleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Toggle<Label: View>: View", "A control that is on or off.", example: "Toggle(\"Sound\", isOn: .constant(true))", [
            BuiltIn("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)", "A toggle with a label of its own.") { (isOn: Binding<Bool>, label: ViewClosure) in AnyView(Toggle(isOn: isOn, label: { label() })) },
        ]),
        BuiltInGroup("extension Toggle where Label == ToggleStyleConfiguration.Label", [
            BuiltIn("init(_ configuration: ToggleStyleConfiguration)", "The toggle that a style was told about: it takes the next style of the stack.") { (configuration: ToggleStyleConfiguration) in AnyView(Toggle(configuration)) },
        ]),
        BuiltInGroup("extension Toggle where Label == Text", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)", "A toggle with a title.") { (titleKey: LocalizedStringKey, isOn: Binding<Bool>) in AnyView(Toggle(titleKey, isOn: isOn)) },
        ]),
        BuiltInGroup("extension Toggle where Label == SymbolLabel", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)", "A toggle with a title and a system symbol.") { (titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) in AnyView(Toggle(titleKey, systemImage: systemImage, isOn: isOn)) },
        ]),
    ]
}
