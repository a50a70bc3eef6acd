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

fileprivate struct Level: EnvironmentKey { static var defaultValue: Int { 7 } }

fileprivate extension EnvironmentValues { var depth: Int { get { self[Level.self] } set { self[Level.self] = newValue } } }

fileprivate struct Deep: View { @Environment(\.depth) var depth; var body: some View { Text("\(depth)") } }

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
        try stage.show {
            VStack { Deep().environment(\.depth, 3).transformEnvironment(\.depth) { $0 *= 2 }; Deep() }.environment(\.depth, 10)
        }
    }
}
