// Modifiers/AlignmentGuides.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

fileprivate extension VerticalAlignment { static let mark = VerticalAlignment(Mark.self) }

struct ModifiersAlignmentGuidesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Text("usual")
                Text("further right").alignmentGuide(.leading) { _ in -16 }
                Text("ends at the line").alignmentGuide(.leading) { $0.width }
            }
        }
        try stage.show {
            HStack(alignment: .top) {
                Text("up")
                Text("down").alignmentGuide(.top) { view in view[.top] - view.height }
            }
        }
        try stage.show {
            ZStack(alignment: .topTrailing) {
                Text("Mail").padding().border(.primary)
                Text("(3)").alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
        try stage.show { HStack(alignment: .firstTextBaseline) { Text("a").padding(); Text("b\nc") } }
        try stage.show { HStack(alignment: .lastTextBaseline) { Text("a").padding(); Text("b\nc") } }
        try stage.show {
            HStack(alignment: .mark) {
                VStack { Text("Sencha").alignmentGuide(.mark) { $0[VerticalAlignment.center] }; Text("Gyokuro"); Text("Matcha") }
                    .border(.primary)
                Text("<- this one")
            }
        }
        try stage.show { HStack(alignment: .mark) { Text("one\ntwo\nthree"); Text("middle") } }
        try stage.show {
            Text("Mail").padding().border(.primary)
                .overlay(alignment: .topTrailing) {
                    Text("(3)").alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.alignmentGuide(.top) { _ in 0 }
                }
        }
        try stage.show {
            Text("Mail").background(alignment: .bottom) { Text("~~~~").alignmentGuide(.bottom) { $0[.top] } }
        }
        try stage.show {
            Text("in").alignmentGuide(.leading) { _ in -16 }.frame(width: 80, alignment: .leading).border(.primary)
        }
        try stage.show {
            Text("a long line of text").overlay(alignment: .bottomTrailing) { Text("----"); Text("ab") }
        }
        try stage.show { HStack(alignment: .firstTextBaseline) { Text("a").offset(y: 16); Text("b") } }
        try stage.show {
            HStack(alignment: .mark) {
                VStack {
                    Text("one").alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                    Text("two")
                    Text("three").alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                }
                Text("<- between")
            }
        }
        try stage.show {
            VStack(alignment: .leading) { HStack { Text("a").alignmentGuide(.leading) { _ in -16 } }; Text("b") }
        }
    }
}
