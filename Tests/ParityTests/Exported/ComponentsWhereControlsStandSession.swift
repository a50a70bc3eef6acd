// Components/WhereControlsStand.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Controls: View {
    @State private var name = "Ada"
    var body: some View {
        Button("Share") {}
        Toggle("Sound", isOn: .constant(true))
        Menu("More") { Button("Delete") {} }
        ControlGroup { Button("Cut") {}; Toggle("Wrap", isOn: .constant(true)); Menu("Paste") { Button("Text") {} } }
        LabeledContent("From", value: "Kyoto")
        ProgressView("Load", value: 0.5)
        Gauge(value: 0.3) { Text("Fuel") }
        TextField("Name", text: $name)
        Label("Rain", systemImage: "cloud")
        GroupBox("Tea") { Text("green") }
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("inside") }
    }
}

fileprivate struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Text("!"); Toggle(configuration) } }
}

struct ComponentsWhereControlsStandSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack(alignment: .leading) { Controls() } }
        try stage.show { List { Controls() } }
        try stage.show { Form { Controls() } }
        try stage.show { Menu("Menu") { Controls() } }
        try stage.tap("Menu")
        try stage.show {
            VStack {
                Stepper(value: .constant(2)) { HStack { Text("Quantity"); Spacer(); Text("2") } }
                Toggle(isOn: .constant(true)) { HStack { Text("Sound"); Spacer(); Text("on") } }
                LabeledContent("From", value: "Kyoto")
            }
            .frame(width: 240)
        }
        try stage.show {
            List { NavigationLink { Text("Networks") } label: { HStack { Text("Wi-Fi"); Spacer(); Text("Home") } } }
        }
        try stage.show { Menu("Menu") { Toggle("Sound", isOn: .constant(true)).toggleStyle(Marked()) } }
        try stage.tap("Menu")
    }
}
