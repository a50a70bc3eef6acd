// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let circularProgressViewStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct CircularProgressViewStyle: ProgressViewStyle", "A circle.", example: "ProgressView(value: 0.5).progressViewStyle(.circular)", [
            BuiltIn("init()", "Creates the style.") { CircularProgressViewStyle().erased },
            BuiltIn("init(tint: Color)", "Creates the style with a tint of its own.", example: "ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))") { (tint: Color) in CircularProgressViewStyle(tint: tint).erased },
            BuiltIn("func makeBody(configuration: ProgressViewStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ProgressViewStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ProgressViewStyle where Self == CircularProgressViewStyle", [
            BuiltIn("static var circular: CircularProgressViewStyle { get }", "A circle.", example: "ProgressView(value: 0.5).progressViewStyle(.circular)") { CircularProgressViewStyle.circular.erased },
        ]),
    ]

    static let defaultProgressViewStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultProgressViewStyle: ProgressViewStyle", "The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.", example: "ProgressView(value: 0.5).progressViewStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultProgressViewStyle().erased },
            BuiltIn("func makeBody(configuration: ProgressViewStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ProgressViewStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ProgressViewStyle where Self == DefaultProgressViewStyle", [
            BuiltIn("static var automatic: DefaultProgressViewStyle { get }", "The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.", example: "ProgressView(value: 0.5).progressViewStyle(.automatic)") { DefaultProgressViewStyle.automatic.erased },
        ]),
    ]

    static let linearProgressViewStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LinearProgressViewStyle: ProgressViewStyle", "A bar.", example: "ProgressView(value: 0.5).progressViewStyle(.linear)", [
            BuiltIn("init()", "Creates the style.") { LinearProgressViewStyle().erased },
            BuiltIn("init(tint: Color)", "Creates the style with a tint of its own.", example: "ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))") { (tint: Color) in LinearProgressViewStyle(tint: tint).erased },
            BuiltIn("func makeBody(configuration: ProgressViewStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ProgressViewStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ProgressViewStyle where Self == LinearProgressViewStyle", [
            BuiltIn("static var linear: LinearProgressViewStyle { get }", "A bar.", example: "ProgressView(value: 0.5).progressViewStyle(.linear)") { LinearProgressViewStyle.linear.erased },
        ]),
    ]

    static let progressViewStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol ProgressViewStyle {\n    associatedtype Body: View\n    typealias Configuration = ProgressViewStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How progress looks.", example: "struct Fraction: ProgressViewStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.label\n            let part = configuration.fractionCompleted ?? 0\n            Text(\"\\(part)\")\n        }\n    }\n}\nProgressView(value: 0.5).progressViewStyle(Fraction())", styleProtocol: StyleProtocol("ProgressViewStyle", configuration: ProgressViewStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct ProgressViewStyleConfiguration", "What a style is told about progress.", example: "struct Fraction: ProgressViewStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.label\n            let part = configuration.fractionCompleted ?? 0\n            Text(\"\\(part)\")\n        }\n    }\n}\nProgressView(value: 0.5).progressViewStyle(Fraction())", [
            BuiltIn("let fractionCompleted: Double?", "How much is done, 0...1; nil where that is not known.") { (self_: ProgressViewStyleConfiguration) in self_.fractionCompleted },
            BuiltIn("let label: ProgressViewStyleConfiguration.Label?", "What the progress is of, where that was said.") { (self_: ProgressViewStyleConfiguration) in self_.label },
            BuiltIn("let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?", "How far it is in words, where that was said.") { (self_: ProgressViewStyleConfiguration) in self_.currentValueLabel },
        ]),
        BuiltInGroup("struct ProgressViewStyleConfiguration.Label: View", "What the progress is of, its type erased.", example: "struct Fraction: ProgressViewStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.label\n            let part = configuration.fractionCompleted ?? 0\n            Text(\"\\(part)\")\n        }\n    }\n}\nProgressView(value: 0.5).progressViewStyle(Fraction())", [
        ]),
        BuiltInGroup("struct ProgressViewStyleConfiguration.CurrentValueLabel: View", "How far it is in words, its type erased.", example: "struct Fraction: ProgressViewStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.label\n            let part = configuration.fractionCompleted ?? 0\n            Text(\"\\(part)\")\n        }\n    }\n}\nProgressView(value: 0.5).progressViewStyle(Fraction())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View", "Pushes a style on the stack of the progress views inside.", example: "ProgressView(value: 0.5).progressViewStyle(.circular)") { (self_: AnyView, style: StyleValue<ProgressViewStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
