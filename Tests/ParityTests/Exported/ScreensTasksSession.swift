// Screens/Tasks.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct TodoScreen: View {
    var body: some View {
        GroupBox("Today") {
            Toggle("Water the plants", isOn: .constant(true)).toggleStyle(.checkbox)
            Toggle("Call the dentist", isOn: .constant(false)).toggleStyle(.checkbox)
            Toggle("Finish the talk", isOn: .constant(false)).toggleStyle(.checkbox)
            Divider()
            Text("1 of 3 done").foregroundStyle(.secondary)
        }
        .frame(width: 256)
    }
}

fileprivate struct StepScreen: View {
    var body: some View {
        HStack(spacing: 0) {
            Text("1").foregroundStyle(.white).padding(.horizontal, 8).background(.green, in: Capsule())
            Rectangle().fill(.green).frame(width: 48, height: 2)
            Text("2").foregroundStyle(.white).padding(.horizontal, 8).background(.blue, in: Capsule())
            Rectangle().fill(.gray).frame(width: 48, height: 2)
            Text("3").padding(.horizontal, 8).background(.gray.opacity(0.3), in: Capsule())
        }
    }
}

fileprivate struct TimerScreen: View {
    var body: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.4), lineWidth: 4)
            Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 4)
            VStack { Text("07:00").font(.title); Text("left") }
        }
        .frame(width: 144, height: 144)
    }
}

struct ScreensTasksSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { TodoScreen() }
        try stage.show { StepScreen() }
        try stage.show { TimerScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { TodoScreen() }
        try stage.show { StepScreen() }
    }
}
