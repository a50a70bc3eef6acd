// Workshop/BuildingOn.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Urgent: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("!"); Button(configuration) }
    }
}

fileprivate struct Dotted: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Text(". . .")
            GroupBox(configuration)
        }
    }
}

nonisolated(unsafe) fileprivate let gate = UILabel()
nonisolated(unsafe) fileprivate let small = UIViewStyle<UILabel> { label in label.font = label.font.withSize(11) }
nonisolated(unsafe) fileprivate let huge = UIViewStyle<UILabel> { label in label.font = label.font.withSize(40) }

struct WorkshopBuildingOnSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Send") {} }
        try stage.modify { $0.buttonStyle(Urgent()) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.show { Button("Send") {}.buttonStyle(.bordered).buttonStyle(Urgent()) }
        try stage.show { GroupBox("Box") { Text("x") } }
        try stage.modify { $0.groupBoxStyle(Dotted()).groupBoxStyle(Dotted()) }
        gate.text = "Gate B 14"
        try stage.refresh()
        try stage.show { gate }
        UIViewStyle.compose(huge, small).apply(to: gate)
        try stage.refresh()
        try stage.value(gate.font.pointSize, canChange: false)
    }
}
