// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Components
import StyleEngine

extension BuiltIns {
    static let dashedRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func dashed() -> some View", "Puts dashes on both sides of a view.", example: "Text(\"a\").dashed()") { (self_: AnyView) in AnyView(self_.dashed()) },
        ]),
    ]

    static let leaderRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Leader: View", "A row of dots that leads from one thing to another.", example: "Leader(dots: 5)", [
            BuiltIn("init(dots: Int = 3)", "A row of so many dots.") { (dots: Int) in AnyView(Leader(dots: dots)) },
        ]),
    ]

    static let stampRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol StampStyle {\n    associatedtype Body: View\n    typealias Configuration = StampStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How stamps look.", example: "struct Red: StampStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Stamp(configuration).foregroundStyle(.red)\n    }\n}\nStamp(\"PAID\").stampStyle(Red())", styleProtocol: StyleProtocol("StampStyle", configuration: StampStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct Stamp: View", "A word that is stamped on something.", example: "Stamp(\"PAID\")", [
            BuiltIn("init(_ text: String)", "A stamp with a word.") { (text: String) in AnyView(Stamp(text)) },
            BuiltIn("init(_ configuration: StampStyleConfiguration)", "The stamp that a style was told about: it takes the next style of the stack.") { (configuration: StampStyleConfiguration) in AnyView(Stamp(configuration)) },
        ]),
        BuiltInGroup("struct StampStyleConfiguration", "What a style is told about a stamp.", example: "struct Red: StampStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Stamp(configuration).foregroundStyle(.red)\n    }\n}\nStamp(\"PAID\").stampStyle(Red())", [
            BuiltIn("let text: String", "The word.") { (self_: StampStyleConfiguration) in self_.text },
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func stampStyle<S: StampStyle>(_ style: S) -> some View", "Pushes a style on the stack of the stamps inside.", example: "Stamp(\"PAID\").stampStyle(.automatic)") { (self_: AnyView, style: StyleValue<StampStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
        BuiltInGroup("struct DefaultStampStyle: StampStyle", "The look of a stamp on which no style was pushed: a frame.", example: "Stamp(\"PAID\").stampStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultStampStyle().erased },
            BuiltIn("func makeBody(configuration: StampStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: StampStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension StampStyle where Self == DefaultStampStyle", [
            BuiltIn("static var automatic: DefaultStampStyle { get }", "The look of a stamp on which no style was pushed: a frame.", example: "Stamp(\"PAID\").stampStyle(.automatic)") { DefaultStampStyle.automatic.erased },
        ]),
    ]
}
