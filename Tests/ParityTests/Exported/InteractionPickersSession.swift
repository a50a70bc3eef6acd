// Interaction/Pickers.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate enum Roast: String, CaseIterable { case light, medium, dark }

fileprivate struct Bag { var roast: Roast }

struct InteractionPickersSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var roast = Roast.medium
        stage.keep(&_roast)
        try stage.show {
            Picker("Roast", selection: $roast) {
                ForEach(Roast.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
        }
        try stage.modify { $0.pickerStyle(.inline) }
        try stage.choose(1, "light")
        try stage.value(roast, canChange: false)
        try stage.value(roast == .light)
        try stage.show {
            GroupBox("Order") {
                GroupBox("Coffee") {
                    Picker("Roast", selection: $roast) {
                        Text("light").tag(Roast.light)
                        Text("dark").tag(Roast.dark)
                    }
                }
            }
            .pickerStyle(.segmented)
        }
        try stage.show {
            Picker("Roast", selection: $roast) {
                Section("Mild") { Text("light").tag(Roast.light) }
                Divider()
                Section("Strong") {
                    Text("medium").tag(Roast.medium)
                    Text("dark").tag(Roast.dark)
                }
            }
            .pickerStyle(.inline)
        }
        try stage.show {
            Picker("Roast", selection: $roast) {
                Text("light").tag(Roast.light)
                Text("medium").tag(Roast.medium)
                Text("dark").tag(Roast.dark)
            }
            .pickerStyle(.segmented).labelsHidden().frame(width: 176)
        }
        try stage.show {
            Picker("Roast", selection: $roast) {
                Text("light").tag(Roast.light)
                Text("medium").tag(Roast.medium)
                Text("dark").tag(Roast.dark)
            }
            .pickerStyle(.segmented).labelsHidden().frame(width: 96)
        }
        @State var bags = [Bag(roast: .light), Bag(roast: .dark)]
        stage.keep(&_bags)
        try stage.show {
            Picker("Roast", sources: $bags, selection: \.roast) {
                Text("light").tag(Roast.light)
                Text("dark").tag(Roast.dark)
            }
            .pickerStyle(.inline)
        }
        try stage.choose("Roast", "dark")
        try stage.value(bags.map(\.roast))
        try stage.show { Picker("Roast", selection: $roast) { Text("light").tag(Roast.light) } }
        // > :choose "Roast" medium
        // error: there is no option 'medium'; choose light
        try stage.show {
            Picker("Roast", selection: $roast) {
                Text("light").tag(Roast.light)
                Text("medium")
                HStack { Text("very"); Text("dark") }.padding(.leading)
            }
            .pickerStyle(.segmented)
        }
        // > :choose "Roast" medium
        // error: option 'medium' can't be chosen: it has no tag; write .tag(...) behind it, with the value that it stands for
        try stage.show {
            Picker("Size", selection: .constant(9)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.segmented)
        }
        @State var size = "2"
        stage.keep(&_size)
        try stage.show { Picker("Size", selection: $size) { Text("S").tag(1); Text("L").tag(2) } }
        @State var maybe: Int?
        stage.keep(&_maybe)
        try stage.show {
            Picker("Size", selection: $maybe) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.inline)
        }
        maybe = 3
        try stage.refresh()
    }
}
