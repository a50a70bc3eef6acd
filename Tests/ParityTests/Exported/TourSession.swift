// Tour.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate extension GroupBoxStyle where Self == StampedStyle {
    static func stamped(_ stamp: String) -> Self { StampedStyle(stamp: stamp) }
}

fileprivate struct StampedStyle: GroupBoxStyle {
    var stamp: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { configuration.label; Text("[\(stamp)]") }
            configuration.content
        }
        .padding(.horizontal, 8)
        .border(.primary)
        .groupBoxStyle(self)
    }
}

fileprivate struct Hurried: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Button(configuration); Text("(now)") }
    }
}

struct TourSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("All aboard") }
        try stage.modify { $0.border(.primary).padding() }
        try stage.show {
            GroupBox("Journey") {
                Text("Saturday")
                GroupBox("Train") {
                    Text("09:12, platform 4")
                    GroupBox("Seat") { Text("21, window") }
                }
            }
        }
        try stage.printTree()
        try stage.modify { $0.groupBoxStyle(.stamped("A")) }
        try stage.modify { $0.groupBoxStyle(.stamped("B")) }
        try stage.printTree()
        try stage.show { Button("Depart") {} }
        try stage.modify { $0.buttonStyle(Hurried()) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.show { Button("Depart") {}.buttonStyle(.bordered).buttonStyle(Hurried()) }
        @State var passengers = 1
        stage.keep(&_passengers)
        try stage.show { Button("Passengers: \(passengers)") { passengers += 1 } }
        try stage.tap(1)
        passengers = 40
        try stage.refresh()
        // > Text("Mind the gap").paddin()
        // error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
    }
}
