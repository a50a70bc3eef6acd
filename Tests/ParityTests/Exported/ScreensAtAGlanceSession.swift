// Screens/AtAGlance.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct WeatherScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            VStack { Text("Bern").font(.headline); Text("18 degrees").font(.largeTitle); Text("Showers until four") }
            HStack(spacing: 24) {
                VStack { Text("14"); Text("18") ; Capsule().fill(.blue).frame(width: 16, height: 48) }
                VStack { Text("15"); Text("17"); Capsule().fill(.blue).frame(width: 16, height: 48) }
                VStack { Text("16"); Text("19"); Capsule().fill(.yellow).frame(width: 16, height: 48) }
                VStack { Text("17"); Text("21"); Capsule().fill(.yellow).frame(width: 16, height: 48) }
            }
        }
        .padding()
        .overlay { RoundedRectangle(cornerRadius: 16).stroke(.gray) }
    }
}

fileprivate struct Figure<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    var body: some View {
        GroupBox(title) { VStack(alignment: .leading) { content }.frame(width: 112, alignment: .leading) }
    }
}

fileprivate struct DashboardScreen: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                Figure(title: "Visits") { Text("12,408").font(.title); Text("up 8 %").foregroundStyle(.green) }
                Figure(title: "Sales") { Text("311").font(.title); Text("down 2 %").foregroundStyle(.red) }
            }
            GridRow {
                Figure(title: "Storage") { ProgressView(value: 0.72) }
                Figure(title: "Memory") { Gauge(value: 0.4) { Text("RAM") }.gaugeStyle(.accessoryCircular) }
            }
        }
    }
}

fileprivate struct DayScreen: View {
    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack { Text("MON").foregroundStyle(.red); Text("23").font(.largeTitle) }
            VStack(alignment: .leading, spacing: 8) {
                HStack { Rectangle().fill(.blue).frame(width: 3, height: 32); VStack(alignment: .leading) { Text("Design review"); Text("10:00 to 11:00").foregroundStyle(.secondary) } }
                HStack { Rectangle().fill(.green).frame(width: 3, height: 32); VStack(alignment: .leading) { Text("Lunch with Ida"); Text("12:30 to 13:30").foregroundStyle(.secondary) } }
            }
        }
    }
}

struct ScreensAtAGlanceSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { WeatherScreen() }
        try stage.show { DashboardScreen() }
        try stage.show { DayScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { WeatherScreen() }
        try stage.show { DashboardScreen() }
    }
}
