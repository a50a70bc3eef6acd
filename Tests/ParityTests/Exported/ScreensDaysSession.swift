// Screens/Days.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct RecipeScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Lemon tart").font(.title)
            HStack(spacing: 24) { Label("45 min", systemImage: "clock"); Label("6 people", systemImage: "person") }
            DisclosureGroup("What you need", isExpanded: .constant(true)) {
                VStack(alignment: .leading) { Text("3 lemons"); Text("200 g of sugar"); Text("4 eggs") }
            }
        }
        .frame(width: 288, alignment: .leading)
    }
}

fileprivate struct WorkoutScreen: View {
    var body: some View {
        GroupBox("Monday") {
            Grid(alignment: .leading) {
                GridRow { Text("Move"); ProgressView(value: 0.85).tint(.red); Text("85 %") }
                GridRow { Text("Exercise"); ProgressView(value: 0.5).tint(.green); Text("50 %") }
                GridRow { Text("Stand"); ProgressView(value: 0.95).tint(.blue); Text("95 %") }
            }
        }
        .frame(width: 272)
    }
}

fileprivate struct TicketScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack { VStack(alignment: .leading) { Text("ZRH").font(.title); Text("Zurich") }; Spacer(); Image(systemName: "airplane"); Spacer(); VStack(alignment: .trailing) { Text("OSL").font(.title); Text("Oslo") } }
                .padding()
            Divider()
            HStack { Text("Gate 9"); Spacer(); Text("Seat 14A") }.padding()
        }
        .frame(width: 288)
        .background(RoundedRectangle(cornerRadius: 12).fill(.background.secondary))
    }
}

struct ScreensDaysSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { RecipeScreen() }
        try stage.show { WorkoutScreen() }
        try stage.show { TicketScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { RecipeScreen() }
        try stage.show { WorkoutScreen() }
    }
}
