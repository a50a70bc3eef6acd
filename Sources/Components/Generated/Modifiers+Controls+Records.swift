// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let accessibilityRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View", "What a screen reader calls the view; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityLabel(\"Favourite\")") { (self_: AnyView, labelKey: LocalizedStringKey) in AnyView(self_.accessibilityLabel(labelKey)) },
            BuiltIn("func accessibilityLabel(_ label: Text) -> some View", "What a screen reader calls the view; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityLabel(Text(\"Favourite\"))") { (self_: AnyView, label: Text) in AnyView(self_.accessibilityLabel(label)) },
            BuiltIn("func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View", "What a screen reader says of what the view does; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityHint(\"Opens the list\")") { (self_: AnyView, hintKey: LocalizedStringKey) in AnyView(self_.accessibilityHint(hintKey)) },
            BuiltIn("func accessibilityHint(_ hint: Text) -> some View", "What a screen reader says of what the view does; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityHint(Text(\"Opens the list\"))") { (self_: AnyView, hint: Text) in AnyView(self_.accessibilityHint(hint)) },
            BuiltIn("func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View", "What a screen reader says of the view's value; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityValue(\"3 of 5\")") { (self_: AnyView, valueKey: LocalizedStringKey) in AnyView(self_.accessibilityValue(valueKey)) },
            BuiltIn("func accessibilityValue(_ value: Text) -> some View", "What a screen reader says of the view's value; a picture does not show it.", example: "Image(systemName: \"star\").accessibilityValue(Text(\"3 of 5\"))") { (self_: AnyView, value: Text) in AnyView(self_.accessibilityValue(value)) },
            BuiltIn("func accessibilityHidden(_ hidden: Bool) -> some View", "Whether a screen reader skips the view; a picture shows it.", example: "Text(\"a\").accessibilityHidden(true)") { (self_: AnyView, hidden: Bool) in AnyView(self_.accessibilityHidden(hidden)) },
            BuiltIn("func accessibilityIdentifier(_ identifier: String) -> some View", "The name by which a test of an app finds the view.", example: "Text(\"a\").accessibilityIdentifier(\"title\")") { (self_: AnyView, identifier: String) in AnyView(self_.accessibilityIdentifier(identifier)) },
            BuiltIn("func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View", "What else a screen reader is to take the view for.", example: "Text(\"a\").accessibilityAddTraits(.isHeader)") { (self_: AnyView, traits: AccessibilityTraits) in AnyView(self_.accessibilityAddTraits(traits)) },
            BuiltIn("func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View", "What a screen reader is not to take the view for.", example: "Image(systemName: \"star\").accessibilityRemoveTraits(.isImage)") { (self_: AnyView, traits: AccessibilityTraits) in AnyView(self_.accessibilityRemoveTraits(traits)) },
            BuiltIn("func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View", "How a screen reader goes through what stands in the view.", example: "HStack { Text(\"a\"); Text(\"b\") }.accessibilityElement(children: .combine)") { (self_: AnyView, children: AccessibilityChildBehavior) in AnyView(self_.accessibilityElement(children: children)) },
        ]),
    ]

    static let badgeRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func badge(_ count: Int) -> some View", "Shows a number at the end of a row of a list; 0 shows nothing.", example: "List { Text(\"Mail\").badge(3); Text(\"Sent\") }") { (self_: AnyView, count: Int) in AnyView(self_.badge(count)) },
            BuiltIn("func badge(_ label: Text?) -> some View", "Shows a text at the end of a row of a list; nil shows nothing.", example: "List { Text(\"Mail\").badge(Text(\"new\").bold()) }") { (self_: AnyView, label: Text?) in AnyView(self_.badge(label)) },
            BuiltIn("func badge(_ key: LocalizedStringKey) -> some View", "Shows a text at the end of a row of a list.", example: "List { Text(\"Mail\").badge(\"new\") }") { (self_: AnyView, key: LocalizedStringKey) in AnyView(self_.badge(key)) },
            BuiltIn("func badge(_ key: LocalizedStringKey?) -> some View", "Shows a text at the end of a row of a list; nil shows nothing.", example: "List { Text(\"Mail\").badge(1 > 0 ? \"new\" : nil) }") { (self_: AnyView, key: LocalizedStringKey?) in AnyView(self_.badge(key)) },
        ]),
    ]

    static let buttonBorderShapeModifierRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var buttonBorderShape: ButtonBorderShape { get set }", "The form of the border of buttons.", example: "Button(\"Share\") {}.buttonStyle(.bordered).environment(\\.buttonBorderShape, .capsule)", \EnvironmentValues.buttonBorderShape),
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func buttonBorderShape(_ shape: ButtonBorderShape) -> some View", "Sets the form of the border of the buttons inside.", example: "Button(\"Share\") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)") { (self_: AnyView, shape: ButtonBorderShape) in AnyView(self_.buttonBorderShape(shape)) },
        ]),
    ]

    static let controlSizeModifierRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var controlSize: ControlSize { get set }", "How large controls are.", example: "Button(\"Share\") {}.environment(\\.controlSize, .large)", \EnvironmentValues.controlSize),
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func controlSize(_ controlSize: ControlSize) -> some View", "Sets how large the controls inside are.", example: "Button(\"Share\") {}.controlSize(.large)") { (self_: AnyView, controlSize: ControlSize) in AnyView(self_.controlSize(controlSize)) },
        ]),
    ]

    static let menuIndicatorRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var menuIndicatorVisibility: Visibility { get }", "Whether menus have a sign that tells that they open, as 'menuIndicator(_:)' says.", example: "struct Reader: View {\n    @Environment(\\.menuIndicatorVisibility) var visibility\n    var body: some View { Text(\"\\(visibility)\") }\n}\nReader().menuIndicator(.hidden)") { (self_: EnvironmentValues) in self_.menuIndicatorVisibility },
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func menuIndicator(_ visibility: Visibility) -> some View", "Leaves out the sign by which the menus inside tell that they open, or shows it.", example: "Menu(\"More\") { Button(\"Share\") {} }.menuIndicator(.hidden)") { (self_: AnyView, visibility: Visibility) in AnyView(self_.menuIndicator(visibility)) },
        ]),
    ]

    static let onSubmitRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SubmitTriggers: OptionSet, Hashable", "What a person ends in such a way that it is submitted.", example: "TextField(\"Name\", text: .constant(\"Ada\")).onSubmit(of: .text) { print(\"done\") }", [
            BuiltIn("let rawValue: Int", "A number in which each option is a bit.", example: "SubmitTriggers(rawValue: 1).rawValue") { (self_: SubmitTriggers) in self_.rawValue },
            BuiltIn("init(rawValue: Int)", "The options whose bits are set in a number.") { (rawValue: Int) in SubmitTriggers(rawValue: rawValue) },
            BuiltIn("static var text: SubmitTriggers { get }", "Text fields and secure fields.") { SubmitTriggers.text },
            BuiltIn("static var search: SubmitTriggers { get }", "Fields for a search.") { SubmitTriggers.search },
        ]),
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View", "Runs an action after a text was typed in a field inside.", example: "TextField(\"Name\", text: .constant(\"Ada\")).onSubmit { print(\"done\") }") { (self_: AnyView, triggers: SubmitTriggers, action: Action) in AnyView(self_.onSubmit(of: triggers, { action() })) },
        ]),
    ]

    static let onTapGestureRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View", "Runs an action when a view is tapped.", example: "@State var taps = 0; Text(\"\\(taps) taps\").onTapGesture { taps += 1 }") { (self_: AnyView, count: Int, action: Action) in AnyView(self_.onTapGesture(count: count, perform: { action() })) },
            BuiltIn("func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View", "Runs an action when a view is tapped, and tells it where: a tap by command is at the origin.", example: "Text(\"a\").onTapGesture { place in print(place.x) }") { (self_: AnyView, count: Int, coordinateSpace: CoordinateSpace, action: Action) in AnyView(self_.onTapGesture(count: count, coordinateSpace: coordinateSpace, perform: { (p0: CGPoint) in action(p0.value) })) },
        ]),
    ]

    static let pointingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View", "The shape inside of which taps count on a screen; ':tap' names the view, whatever its shape.", example: "HStack { Text(\"a\"); Spacer() }.contentShape(Rectangle()).onTapGesture { print(\"tapped\") }") { (self_: AnyView, shape: AnyShape, eoFill: Bool) in AnyView(self_.contentShape(shape, eoFill: eoFill)) },
            BuiltIn("func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View", "The shape that the view has for some purposes on a screen; at a terminal it has none.", example: "Text(\"a\").padding().contentShape(.hoverEffect, Capsule())") { (self_: AnyView, kind: ContentShapeKinds, shape: AnyShape, eoFill: Bool) in AnyView(self_.contentShape(kind, shape, eoFill: eoFill)) },
            BuiltIn("func onHover(perform action: @escaping (Bool) -> Void) -> some View", "Runs an action when a pointer enters or leaves the view; there is none at a terminal, so that it never runs.", example: "Text(\"a\").onHover { inside in print(inside) }") { (self_: AnyView, action: Action) in AnyView(self_.onHover(perform: { (p0: Bool) in action(p0.value) })) },
            BuiltIn("func help(_ textKey: LocalizedStringKey) -> some View", "What a pointer that rests on the view shows; there is none at a terminal.", example: "Button(\"a\") {}.help(\"Does a thing\")") { (self_: AnyView, textKey: LocalizedStringKey) in AnyView(self_.help(textKey)) },
            BuiltIn("func help(_ text: Text) -> some View", "What a pointer that rests on the view shows; there is none at a terminal.", example: "Button(\"a\") {}.help(Text(\"Does a thing\"))") { (self_: AnyView, text: Text) in AnyView(self_.help(text)) },
        ]),
    ]

    static let previewingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func previewDevice(_ value: String?) -> some View", "The device that an editor shows a preview on; a picture is drawn on none, as a note says.", example: "Text(\"a\").previewDevice(\"iPhone 16\")") { (self_: AnyView, value: String?) in AnyView(self_.previewDevice(value)) },
            BuiltIn("func previewDisplayName(_ value: String?) -> some View", "The name that an editor shows beside a preview; a picture has none.", example: "Text(\"a\").previewDisplayName(\"Dark\")") { (self_: AnyView, value: String?) in AnyView(self_.previewDisplayName(value)) },
            BuiltIn("func previewLayout(_ value: PreviewLayout) -> some View", "How an editor places a preview: in a frame, or as large as what it shows.", example: "Text(\"a\").border(.primary).previewLayout(.fixed(width: 80, height: 48))") { (self_: AnyView, value: PreviewLayout) in AnyView(self_.previewLayout(value)) },
        ]),
    ]

    static let tagRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View", "Gives a view the value that it stands for where it can be chosen.", example: "Picker(\"Size\", selection: .constant(2)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.inline)") { (self_: AnyView, tag: Catalogue.Value, includeOptional: Bool) in AnyView(self_.tag(tag, includeOptional: includeOptional)) },
        ]),
    ]

    static let typingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .controls, [
            BuiltIn("func keyboardType(_ type: UIKeyboardType) -> some View", "The keys that a screen offers for a field; a terminal has its own.", example: "TextField(\"Mail\", text: .constant(\"\")).keyboardType(.emailAddress)") { (self_: AnyView, type: UIKeyboardType) in AnyView(self_.keyboardType(type)) },
            BuiltIn("func submitLabel(_ submitLabel: SubmitLabel) -> some View", "What the key says that ends a text; a terminal has its own.", example: "TextField(\"Name\", text: .constant(\"\")).submitLabel(.done)") { (self_: AnyView, submitLabel: SubmitLabel) in AnyView(self_.submitLabel(submitLabel)) },
            BuiltIn("func autocorrectionDisabled(_ disable: Bool = true) -> some View", "Keeps a screen from correcting what is typed; a terminal never does.", example: "TextField(\"Name\", text: .constant(\"\")).autocorrectionDisabled()") { (self_: AnyView, disable: Bool) in AnyView(self_.autocorrectionDisabled(disable)) },
            BuiltIn("func disableAutocorrection(_ disable: Bool?) -> some View", "Keeps a screen from correcting what is typed, as programs wrote it before.", example: "TextField(\"Name\", text: .constant(\"\")).disableAutocorrection(true)") { (self_: AnyView, disable: Bool?) in AnyView(self_.disableAutocorrection(disable)) },
            BuiltIn("func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View", "Which letters a screen makes capitals; a terminal makes none.", example: "TextField(\"Mail\", text: .constant(\"\")).textInputAutocapitalization(.never)") { (self_: AnyView, autocapitalization: TextInputAutocapitalization?) in AnyView(self_.textInputAutocapitalization(autocapitalization)) },
            BuiltIn("func textContentType(_ textContentType: UITextContentType?) -> some View", "What a text is about, so that a screen can suggest it.", example: "TextField(\"Name\", text: .constant(\"\")).textContentType(.name)") { (self_: AnyView, textContentType: UITextContentType?) in AnyView(self_.textContentType(textContentType)) },
        ]),
    ]
}
