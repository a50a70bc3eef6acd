// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Atelier
import Catalogue

extension Tone: NativeConvertible {}

extension BuiltIns {
    static let boxedRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Tone: Hashable, CaseIterable", "How much something wants to be seen.", example: "Text(\"a\").boxed(.loud)", [
            BuiltIn("case calm", "A thin line in the colour of text.") { Tone.calm },
            BuiltIn("case loud", "A red line, and room inside.") { Tone.loud },
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func boxed(_ tone: Tone = .calm) -> some View", "Puts a box around a view.", example: "Rating(4).boxed()") { (self_: AnyView, tone: Tone) in AnyView(self_.boxed(tone)) },
        ]),
    ]

    static let captionedRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func captioned(_ caption: LocalizedStringKey, alignment: HorizontalAlignment = .leading) -> some View", "Puts a caption below a view.", example: "Rating(4).captioned(\"as good as new\")") { (self_: AnyView, caption: LocalizedStringKey, alignment: HorizontalAlignment) in AnyView(self_.captioned(caption, alignment: alignment)) },
        ]),
    ]
}
