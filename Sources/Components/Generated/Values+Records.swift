// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing

extension AccessibilityTraits: NativeConvertible {}

extension AccessibilityChildBehavior: NativeConvertible {}

extension ButtonBorderShape: NativeConvertible {}

extension ColorRenderingMode: NativeConvertible {}

extension ContentShapeKinds: NativeConvertible {}

extension CoordinateSpace: NativeConvertible {}

extension PinnedScrollableViews: NativeConvertible {}

extension UIKeyboardType: NativeConvertible {}

extension SubmitLabel: NativeConvertible {}

extension TextInputAutocapitalization: NativeConvertible {}

extension UITextContentType: NativeConvertible {}

extension VerticalEdge.Set: NativeConvertible {}

extension BuiltIns {
    static let accessibilityTraitsRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AccessibilityTraits: OptionSet, Hashable", "What a screen reader takes a view for.", example: "Text(\"a\").accessibilityAddTraits([.isHeader, .isSelected])", [
            BuiltIn("let rawValue: UInt32", "A number in which each option is a bit.", example: "AccessibilityTraits(rawValue: 1).rawValue") { (self_: AccessibilityTraits) in self_.rawValue },
            BuiltIn("init(rawValue: UInt32)", "The options whose bits are set in a number.") { (rawValue: UInt32) in AccessibilityTraits(rawValue: rawValue) },
            BuiltIn("static var isButton: AccessibilityTraits { get }", "Something to press.") { AccessibilityTraits.isButton },
            BuiltIn("static var isHeader: AccessibilityTraits { get }", "A heading.") { AccessibilityTraits.isHeader },
            BuiltIn("static var isSelected: AccessibilityTraits { get }", "What is chosen.") { AccessibilityTraits.isSelected },
            BuiltIn("static var isLink: AccessibilityTraits { get }", "A link.") { AccessibilityTraits.isLink },
            BuiltIn("static var isImage: AccessibilityTraits { get }", "A picture.") { AccessibilityTraits.isImage },
            BuiltIn("static var isStaticText: AccessibilityTraits { get }", "Text that does not change.") { AccessibilityTraits.isStaticText },
            BuiltIn("static var isToggle: AccessibilityTraits { get }", "Something to turn on and off.") { AccessibilityTraits.isToggle },
            BuiltIn("static var isModal: AccessibilityTraits { get }", "What covers everything else.") { AccessibilityTraits.isModal },
            BuiltIn("static var updatesFrequently: AccessibilityTraits { get }", "What changes often.") { AccessibilityTraits.updatesFrequently },
        ]),
        BuiltInGroup("enum AccessibilityChildBehavior: Hashable", "How a screen reader goes through what stands in a view.", example: "HStack { Text(\"a\"); Text(\"b\") }.accessibilityElement(children: .combine)", [
            BuiltIn("case ignore", "How a screen reader goes through what stands in a view: ignore.") { AccessibilityChildBehavior.ignore },
            BuiltIn("case contain", "How a screen reader goes through what stands in a view: contain.") { AccessibilityChildBehavior.contain },
            BuiltIn("case combine", "How a screen reader goes through what stands in a view: combine.") { AccessibilityChildBehavior.combine },
        ]),
    ]

    static let buttonBorderShapeRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ButtonBorderShape: Hashable", "The form of the border of buttons.", example: "Button(\"Share\") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)", [
            BuiltIn("static var automatic: ButtonBorderShape { get }", "The form that the button's style likes.") { ButtonBorderShape.automatic },
            BuiltIn("static var capsule: ButtonBorderShape { get }", "Round ends: '( Share )'.") { ButtonBorderShape.capsule },
            BuiltIn("static var circle: ButtonBorderShape { get }", "A circle: round ends, and 'circle' in the legend.") { ButtonBorderShape.circle },
            BuiltIn("static var roundedRectangle: ButtonBorderShape { get }", "Corners of 8 points: '[ Share ]'.") { ButtonBorderShape.roundedRectangle },
            BuiltIn("static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape", "Corners of a radius in points.", example: "Button(\"Share\") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4))") { (radius: CGFloat) in ButtonBorderShape.roundedRectangle(radius: radius) },
        ]),
    ]

    static let colorRenderingModeRecords: [BuiltInGroup] = [
        BuiltInGroup("enum ColorRenderingMode: Hashable", "How colours are calculated with in an image of its own; cells show no difference.", example: "HStack { Text(\"a\"); Text(\"b\") }.drawingGroup(opaque: true, colorMode: .linear)", [
            BuiltIn("case nonLinear", "As they are stored.") { ColorRenderingMode.nonLinear },
            BuiltIn("case linear", "As light adds up.") { ColorRenderingMode.linear },
            BuiltIn("case extendedLinear", "As light adds up, and brighter than white.") { ColorRenderingMode.extendedLinear },
        ]),
    ]

    static let contentShapeKindsRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ContentShapeKinds: OptionSet, Hashable", "What the shape of a view's content is for on a screen.", example: "Text(\"a\").padding().contentShape([.interaction, .hoverEffect], Capsule())", [
            BuiltIn("let rawValue: Int", "A number in which each option is a bit.", example: "ContentShapeKinds(rawValue: 1).rawValue") { (self_: ContentShapeKinds) in self_.rawValue },
            BuiltIn("init(rawValue: Int)", "The options whose bits are set in a number.") { (rawValue: Int) in ContentShapeKinds(rawValue: rawValue) },
            BuiltIn("static var interaction: ContentShapeKinds { get }", "Where taps count.") { ContentShapeKinds.interaction },
            BuiltIn("static var dragPreview: ContentShapeKinds { get }", "What is seen of the view while it is dragged.") { ContentShapeKinds.dragPreview },
            BuiltIn("static var contextMenuPreview: ContentShapeKinds { get }", "What is seen of the view above a menu of its own.") { ContentShapeKinds.contextMenuPreview },
            BuiltIn("static var hoverEffect: ContentShapeKinds { get }", "What a pointer lights up.") { ContentShapeKinds.hoverEffect },
            BuiltIn("static var focusEffect: ContentShapeKinds { get }", "The frame of the view that is typed into.") { ContentShapeKinds.focusEffect },
            BuiltIn("static var accessibility: ContentShapeKinds { get }", "What a screen reader frames.") { ContentShapeKinds.accessibility },
        ]),
    ]

    static let coordinateSpaceRecords: [BuiltInGroup] = [
        BuiltInGroup("enum CoordinateSpace: Hashable", "Whose places are meant: those in a view itself, or those on the page; spaces with names are not here.", example: "GeometryReader { proxy in Text(\"\\(proxy.frame(in: .global).minX)\") }.padding()", [
            BuiltIn("case global", "The page, from the upper left corner of the canvas.") { CoordinateSpace.global },
            BuiltIn("case local", "The view itself, from its own upper left corner.") { CoordinateSpace.local },
        ]),
    ]

    static let fillStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct FillStyle: Hashable", "How a shape is filled.", example: "Path { path in\n    path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))\n    path.addRect(CGRect(x: 24, y: 32, width: 32, height: 16))\n}\n.fill(.red, style: FillStyle(eoFill: true))\n.frame(width: 80, height: 80)", [
            BuiltIn("var isEOFilled: Bool { get set }", "Whether what lies inside two parts of the shape is left out.", example: "FillStyle(eoFill: true).isEOFilled", \FillStyle.isEOFilled),
            BuiltIn("var isAntialiased: Bool { get set }", "Whether edges are smoothed; cells show no difference.", example: "FillStyle().isAntialiased", \FillStyle.isAntialiased),
            BuiltIn("init(eoFill: Bool = false, antialiased: Bool = true)", "Fills all that lies inside, or leaves out what lies inside two parts.") { (eoFill: Bool, antialiased: Bool) in FillStyle(eoFill: eoFill, antialiased: antialiased) },
        ]),
    ]

    static let pinnedScrollableViewsRecords: [BuiltInGroup] = [
        BuiltInGroup("struct PinnedScrollableViews: OptionSet, Hashable", "What stays in sight while a stack is scrolled.", example: "LazyVStack(pinnedViews: [.sectionHeaders]) { Text(\"a\") }", [
            BuiltIn("let rawValue: UInt32", "A number in which each option is a bit.", example: "PinnedScrollableViews(rawValue: 1).rawValue") { (self_: PinnedScrollableViews) in self_.rawValue },
            BuiltIn("init(rawValue: UInt32)", "The options whose bits are set in a number.") { (rawValue: UInt32) in PinnedScrollableViews(rawValue: rawValue) },
            BuiltIn("static var sectionHeaders: PinnedScrollableViews { get }", "The headers of sections.") { PinnedScrollableViews.sectionHeaders },
            BuiltIn("static var sectionFooters: PinnedScrollableViews { get }", "The footers of sections.") { PinnedScrollableViews.sectionFooters },
        ]),
    ]

    static let typingHintsRecords: [BuiltInGroup] = [
        BuiltInGroup("enum UIKeyboardType: Hashable", "The keys that a screen offers for a text.", example: "TextField(\"Mail\", text: .constant(\"\")).keyboardType(.emailAddress)", [
            BuiltIn("case `default`", "The keys that a screen offers for a text: default.") { UIKeyboardType.`default` },
            BuiltIn("case asciiCapable", "The keys that a screen offers for a text: ascii capable.") { UIKeyboardType.asciiCapable },
            BuiltIn("case numbersAndPunctuation", "The keys that a screen offers for a text: numbers and punctuation.") { UIKeyboardType.numbersAndPunctuation },
            BuiltIn("case URL", "The keys that a screen offers for a text: URL.") { UIKeyboardType.URL },
            BuiltIn("case numberPad", "The keys that a screen offers for a text: number pad.") { UIKeyboardType.numberPad },
            BuiltIn("case phonePad", "The keys that a screen offers for a text: phone pad.") { UIKeyboardType.phonePad },
            BuiltIn("case namePhonePad", "The keys that a screen offers for a text: name phone pad.") { UIKeyboardType.namePhonePad },
            BuiltIn("case emailAddress", "The keys that a screen offers for a text: email address.") { UIKeyboardType.emailAddress },
            BuiltIn("case decimalPad", "The keys that a screen offers for a text: decimal pad.") { UIKeyboardType.decimalPad },
            BuiltIn("case twitter", "The keys that a screen offers for a text: twitter.") { UIKeyboardType.twitter },
            BuiltIn("case webSearch", "The keys that a screen offers for a text: web search.") { UIKeyboardType.webSearch },
            BuiltIn("case asciiCapableNumberPad", "The keys that a screen offers for a text: ascii capable number pad.") { UIKeyboardType.asciiCapableNumberPad },
        ]),
        BuiltInGroup("enum SubmitLabel: Hashable", "What the key says that ends a text.", example: "TextField(\"Name\", text: .constant(\"\")).submitLabel(.done)", [
            BuiltIn("case done", "What the key says that ends a text: done.") { SubmitLabel.done },
            BuiltIn("case go", "What the key says that ends a text: go.") { SubmitLabel.go },
            BuiltIn("case send", "What the key says that ends a text: send.") { SubmitLabel.send },
            BuiltIn("case join", "What the key says that ends a text: join.") { SubmitLabel.join },
            BuiltIn("case route", "What the key says that ends a text: route.") { SubmitLabel.route },
            BuiltIn("case search", "What the key says that ends a text: search.") { SubmitLabel.search },
            BuiltIn("case `return`", "What the key says that ends a text: return.") { SubmitLabel.`return` },
            BuiltIn("case next", "What the key says that ends a text: next.") { SubmitLabel.next },
            BuiltIn("case `continue`", "What the key says that ends a text: continue.") { SubmitLabel.`continue` },
        ]),
        BuiltInGroup("enum TextInputAutocapitalization: Hashable", "Which letters a screen makes capitals while a text is typed.", example: "TextField(\"Mail\", text: .constant(\"\")).textInputAutocapitalization(.never)", [
            BuiltIn("case never", "Which letters a screen makes capitals while a text is typed: never.") { TextInputAutocapitalization.never },
            BuiltIn("case words", "Which letters a screen makes capitals while a text is typed: words.") { TextInputAutocapitalization.words },
            BuiltIn("case sentences", "Which letters a screen makes capitals while a text is typed: sentences.") { TextInputAutocapitalization.sentences },
            BuiltIn("case characters", "Which letters a screen makes capitals while a text is typed: characters.") { TextInputAutocapitalization.characters },
        ]),
        BuiltInGroup("enum UITextContentType: Hashable", "What a text is about, so that a screen can suggest it.", example: "TextField(\"Name\", text: .constant(\"\")).textContentType(.name)", [
            BuiltIn("case name", "What a text is about, so that a screen can suggest it: name.") { UITextContentType.name },
            BuiltIn("case givenName", "What a text is about, so that a screen can suggest it: given name.") { UITextContentType.givenName },
            BuiltIn("case familyName", "What a text is about, so that a screen can suggest it: family name.") { UITextContentType.familyName },
            BuiltIn("case nickname", "What a text is about, so that a screen can suggest it: nickname.") { UITextContentType.nickname },
            BuiltIn("case organizationName", "What a text is about, so that a screen can suggest it: organization name.") { UITextContentType.organizationName },
            BuiltIn("case fullStreetAddress", "What a text is about, so that a screen can suggest it: full street address.") { UITextContentType.fullStreetAddress },
            BuiltIn("case addressCity", "What a text is about, so that a screen can suggest it: address city.") { UITextContentType.addressCity },
            BuiltIn("case postalCode", "What a text is about, so that a screen can suggest it: postal code.") { UITextContentType.postalCode },
            BuiltIn("case telephoneNumber", "What a text is about, so that a screen can suggest it: telephone number.") { UITextContentType.telephoneNumber },
            BuiltIn("case emailAddress", "What a text is about, so that a screen can suggest it: email address.") { UITextContentType.emailAddress },
            BuiltIn("case URL", "What a text is about, so that a screen can suggest it: URL.") { UITextContentType.URL },
            BuiltIn("case username", "What a text is about, so that a screen can suggest it: username.") { UITextContentType.username },
            BuiltIn("case password", "What a text is about, so that a screen can suggest it: password.") { UITextContentType.password },
            BuiltIn("case newPassword", "What a text is about, so that a screen can suggest it: new password.") { UITextContentType.newPassword },
            BuiltIn("case oneTimeCode", "What a text is about, so that a screen can suggest it: one time code.") { UITextContentType.oneTimeCode },
            BuiltIn("case creditCardNumber", "What a text is about, so that a screen can suggest it: credit card number.") { UITextContentType.creditCardNumber },
        ]),
    ]

    static let verticalEdgeRecords: [BuiltInGroup] = [
        BuiltInGroup("struct VerticalEdge.Set: OptionSet, Hashable", "Any number of the upper and the lower side.", example: "List { Text(\"a\").listRowSeparator(.hidden, edges: [.top, .bottom]); Text(\"b\") }", [
            BuiltIn("let rawValue: Int8", "A number in which each option is a bit.", example: "VerticalEdge.Set(rawValue: 1).rawValue") { (self_: VerticalEdge.Set) in self_.rawValue },
            BuiltIn("init(rawValue: Int8)", "The options whose bits are set in a number.") { (rawValue: Int8) in VerticalEdge.Set(rawValue: rawValue) },
            BuiltIn("init(_ edge: VerticalEdge)", "The set of one edge.") { (edge: VerticalEdge) in VerticalEdge.Set(edge) },
            BuiltIn("static var top: VerticalEdge.Set { get }", "The upper side.") { VerticalEdge.Set.top },
            BuiltIn("static var bottom: VerticalEdge.Set { get }", "The lower side.") { VerticalEdge.Set.bottom },
            BuiltIn("static var all: VerticalEdge.Set { get }", "Both sides.") { VerticalEdge.Set.all },
        ]),
    ]
}
