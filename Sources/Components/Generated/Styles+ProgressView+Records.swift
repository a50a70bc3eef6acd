// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let defaultProgressViewStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultProgressViewStyle: ProgressViewStyle", "The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.", example: "ProgressView(value: 0.5).progressViewStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultProgressViewStyle().erased },
            BuiltIn("func makeBody(configuration: ProgressViewStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ProgressViewStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ProgressViewStyle where Self == DefaultProgressViewStyle", [
            BuiltIn("static var automatic: DefaultProgressViewStyle { get }", "The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.", example: "ProgressView(value: 0.5).progressViewStyle(.automatic)") { DefaultProgressViewStyle.automatic.erased },
        ]),
    ]
}
