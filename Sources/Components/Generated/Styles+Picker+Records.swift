// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let defaultPickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultPickerStyle: PickerStyle", "The look of a picker on which no style was pushed: a menu, and inside of a menu its options.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultPickerStyle().erased },
        ]),
        BuiltInGroup("extension PickerStyle where Self == DefaultPickerStyle", [
            BuiltIn("static var automatic: DefaultPickerStyle { get }", "The look of a picker on which no style was pushed: a menu, and inside of a menu its options.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.automatic)") { DefaultPickerStyle.automatic.erased },
        ]),
    ]

    static let inlinePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct InlinePickerStyle: PickerStyle", "All options below each other, under the label.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.inline)", [
            BuiltIn("init()", "Creates the style.") { InlinePickerStyle().erased },
        ]),
        BuiltInGroup("extension PickerStyle where Self == InlinePickerStyle", [
            BuiltIn("static var inline: InlinePickerStyle { get }", "All options below each other, under the label.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.inline)") { InlinePickerStyle.inline.erased },
        ]),
    ]

    static let menuPickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct MenuPickerStyle: PickerStyle", "A menu that shows what is chosen.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.menu)", [
            BuiltIn("init()", "Creates the style.") { MenuPickerStyle().erased },
        ]),
        BuiltInGroup("extension PickerStyle where Self == MenuPickerStyle", [
            BuiltIn("static var menu: MenuPickerStyle { get }", "A menu that shows what is chosen.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.menu)") { MenuPickerStyle.menu.erased },
        ]),
    ]

    static let radioGroupPickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct RadioGroupPickerStyle: PickerStyle", "All options below each other, beside the label.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.radioGroup)", [
            BuiltIn("init()", "Creates the style.") { RadioGroupPickerStyle().erased },
        ]),
        BuiltInGroup("extension PickerStyle where Self == RadioGroupPickerStyle", [
            BuiltIn("static var radioGroup: RadioGroupPickerStyle { get }", "All options below each other, beside the label.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.radioGroup)") { RadioGroupPickerStyle.radioGroup.erased },
        ]),
    ]

    static let segmentedPickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SegmentedPickerStyle: PickerStyle", "All options side by side.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.segmented)", [
            BuiltIn("init()", "Creates the style.") { SegmentedPickerStyle().erased },
        ]),
        BuiltInGroup("extension PickerStyle where Self == SegmentedPickerStyle", [
            BuiltIn("static var segmented: SegmentedPickerStyle { get }", "All options side by side.", example: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }.pickerStyle(.segmented)") { SegmentedPickerStyle.segmented.erased },
        ]),
    ]
}
