// Components/Lists.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Coffee: Identifiable { let id: Int; let name: String }

fileprivate let harvest = [(month: "May", sacks: 3), (month: "June", sacks: 5)]

struct ComponentsListsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { List(["Sun", "Moon"], id: \.self) { Text($0) } }
        try stage.show {
            List([Coffee(id: 1, name: "Kenya"), Coffee(id: 2, name: "Brazil")]) { coffee in
                LabeledContent(coffee.name, value: "No. \(coffee.id)")
            }
        }
        try stage.show { List(["Sun", "Moon", "Mars"].suffix(2), id: \.self) { Text($0) } }
        try stage.show { List(UInt8(1)...2, id: \.self) { Text("No. \($0)") } }
        // > List(Int.min..<3, id: \.self) { Text("\($0)") }
        // error: 9223372036854775807 elements would make more views than there may be: 100000; show a part, such as 'prefix(100)'
        try stage.show {
            List(harvest, id: \.month) { row in LabeledContent(row.month, value: "\(row.sacks)") }
        }
        try stage.show {
            ForEach(Array(harvest.enumerated()), id: \.offset) { place, row in Text("\(place + 1). \(row.month)") }
        }
        try stage.show {
            Text("\(harvest.map(\.sacks).reduce(0, +)) sacks, \(Double(harvest[0].sacks) / 7, specifier: "%.2f") a day")
        }
        try stage.show { List { Button("Share") {}; Text("Sun") } }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.show {
            Form { Toggle("Sound", isOn: .constant(true)); Button("Reset", role: .destructive) {} }
        }
        try stage.show {
            Menu("Options") {
                Button("Share") {}
                Toggle("Sound", isOn: .constant(true))
                Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }
                Menu("More") { Button("Delete") {} }
            }
        }
        try stage.tap("Options")
        @State var chosen: String? = "Sun"
        stage.keep(&_chosen)
        try stage.show { List(["Sun", "Moon"], id: \.self, selection: $chosen) { Text($0) } }
        try stage.choose(1, "Moon")
        try stage.value(chosen, canChange: false)
        @State var several: Set<Int> = [1]
        stage.keep(&_several)
        try stage.show {
            List(selection: $several) {
                Section("Sky") { Text("Sun").tag(1); Text("Moon").tag(2) }
                Text("Sea").tag(3)
            }
        }
        try stage.choose(1, "3")
        try stage.choose(1, "1")
        @State var isOpen = true
        stage.keep(&_isOpen)
        try stage.show {
            List { Section("Sky", isExpanded: $isOpen) { Text("Sun"); Text("Moon") }; Text("Sea") }
        }
        try stage.tap("Sky")
        try stage.show {
            List { Text("Hello"); Text("World") }.scrollContentBackground(.hidden).background(.red)
        }
        try stage.show {
            VStack(alignment: .leading, spacing: 0) { Text("Hello"); Divider(); Text("World"); Text("x") }.frame(width: 240, alignment: .leading).background(.red)
        }
    }
}
