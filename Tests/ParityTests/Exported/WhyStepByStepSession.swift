// Why/StepByStep.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Starred: GroupBoxStyle {
    @Environment(\.font) var font
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("*"); configuration.label }
            GroupBox(configuration)
        }
    }
}

struct WhyStepByStepSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Box") { Text("hello") } }
        try stage.modify { $0.groupBoxStyle(Starred()) }
        try stage.modify { $0.groupBoxStyle(.automatic) }
        try stage.modify { $0.font(.body) }
        // > :step
        // error: this was the last step; :step 1 begins again, and :step off ends
        // > :step back
        // error: nothing comes before the first step
        // > :step 100
        // error: there is no step '100'; there are 1 to 9, back, end and off
        // > :step of
        // error: there is no step 'of'; there are 1 to 9, back, end and off
        try stage.modify { $0.padding() }
        try stage.show { VStack { ForEach(0..<40, id: \.self) { number in Button("\(number)") {} } } }
    }
}
