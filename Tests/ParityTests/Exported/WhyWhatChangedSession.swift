// Why/WhatChanged.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.border(.primary)
    }
}

fileprivate struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.5 : 1)
            .padding(configuration.isPressed ? 8 : 16)
            .foregroundStyle(configuration.isPressed ? .red : .blue)
    }
}

fileprivate struct Place: Identifiable { let id: Int; var name: String; var isSaved = false }

fileprivate struct Places: View {
    @State private var places = [Place(id: 1, name: "Oslo"), Place(id: 2, name: "Bergen")]
    var body: some View {
        List {
            ForEach($places) { $place in
                Toggle(place.name, isOn: $place.isSaved)
                if place.isSaved { Text("\(place.name) is saved") }
            }
            Button("Add") { places.insert(Place(id: 3, name: "Tromso"), at: 0) }
        }
    }
}

fileprivate struct Player: View {
    @State private var mode = "radio"
    @State private var volume = 0.5
    @State private var count = 1
    var body: some View {
        VStack(alignment: .leading) {
            Picker("Mode", selection: $mode) { Text("Radio").tag("radio"); Text("Tape").tag("tape") }
                .pickerStyle(.segmented)
            Slider(value: $volume)
            Stepper("Count", value: $count)
            Button("Louder") { volume = 0.9; count += 1 }
        }
    }
}

struct WhyWhatChangedSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var isOpen = false
        stage.keep(&_isOpen)
        try stage.show {
            GroupBox("Box") { Toggle("open", isOn: $isOpen); if isOpen { Text("inside") } }
        }
        try stage.modify { $0.groupBoxStyle(Framed()) }
        try stage.toggle("open")
        try stage.show { Button("go") {}.buttonStyle(Pressed()) }
        try stage.press("go")
        try stage.show { Text("a").padding(.horizontal, 8).offset(x: 8) }
        try stage.show { Text("a").padding(.horizontal, 16).offset(x: 16) }
        try stage.show { Places() }
        try stage.toggle("Bergen")
        try stage.tap("Add")
        try stage.toggle("Oslo")
        @State var name = "Ann"
        stage.keep(&_name)
        try stage.show {
            VStack { TextField("Name", text: $name); Toggle("Mail", isOn: .constant(true)) }
        }
        name = "Bo"
        try stage.refresh()
        try stage.toggle("Mail")
        @State var count = 1
        stage.keep(&_count)
        try stage.show {
            VStack { Button("x \(count)") { count += 1 }; Button("no") {}.disabled(true) }
        }
        // > :tap "no"
        // error: node 4, Button "no", is disabled, so it does not react
        try stage.tap("x 1")
        stage.settings.colorScheme = .dark
        try stage.refresh()
        try stage.show { Button("a") {}.buttonStyle(.bordered) }
        count = 7
        try stage.refresh()
        @State var isDone = false
        stage.keep(&_isDone)
        try stage.show {
            VStack { Circle().fill(isDone ? .green : .red).frame(width: 40, height: 32); Text("done").background(isDone ? .green : .red) }
        }
        isDone = true
        try stage.refresh()
        try stage.show { Player().frame(width: 240) }
        try stage.choose("Mode", "tape")
        try stage.tap("Louder")
        @State var hint = Color.red
        stage.keep(&_hint)
        try stage.show {
            ZStack { ForEach(0..<2_000) { _ in Rectangle().fill(hint).frame(width: 8, height: 16) } }
        }
        hint = .blue
        try stage.refresh()
    }
}
