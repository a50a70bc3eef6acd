// Workshop/Review.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("#"); configuration.label }
            configuration.content.padding(.leading, 16)
        }
    }
}

fileprivate struct Marked: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(">"); Button(configuration) }
    }
}

struct WorkshopReviewSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Order") {
                GroupBox("Tea") { Button("Add") {}.buttonStyle(.bordered).buttonStyle(Marked()) }
                GroupBox("Milk") { Text("none").buttonStyle(.bordered) }
            }
        }
        try stage.modify { $0.groupBoxStyle(Card()) }
        try stage.modify { $0.groupBoxStyle(Card()) }
        try stage.show {
            GroupBox("Order") {
                GroupBox("Tea") { Text("2") }.groupBoxStyle(.automatic)
                GroupBox("Milk") { Text("1") }
            }
            .groupBoxStyle(Card()).groupBoxStyle(Card())
        }
    }
}
