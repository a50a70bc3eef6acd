// Why/WhatReallyCounts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Counter: View {
    @State var n = 0
    var body: some View { VStack { Text("n is \(n)"); Button("more") { n += 1 } } }
}

fileprivate struct Stale: GroupBoxStyle, Equatable {
    let text: String
    static func == (one: Self, other: Self) -> Bool { true }
    func makeBody(configuration: Configuration) -> some View { Text(text) }
}

fileprivate struct Switch: View {
    @State var n = 0
    var body: some View {
        VStack { GroupBox("g") {}.groupBoxStyle(Stale(text: "v\(n)")); Button("inc") { n += 1 } }
    }
}

fileprivate struct Last: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Text("S"); configuration.label } }
}

fileprivate struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(Last()) }
}

struct WhyWhatReallyCountsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack { Toggle("wifi", isOn: .constant(true)).disabled(false) }.disabled(true)
        }
        try stage.show {
            Text("x").padding().transformEnvironment(\.lineLimit) { _ in }.environment(\.lineLimit, 3)
        }
        try stage.show { VStack { Text("y").bold() }.italic(false).italic().underline() }
        try stage.show { VStack { Text("q").fontWeight(.light) }.bold() }
        try stage.show { Text("a").bold().bold(false) }
        try stage.show { VStack { Text("z") }.font(.title.bold()).bold(false) }
        try stage.show { VStack { Text("z").foregroundStyle(.secondary) }.foregroundStyle(.red) }
        try stage.show { VStack { Text("t").foregroundStyle(.tint) }.tint(.red) }
        try stage.show { Text("dark").preferredColorScheme(.dark) }
        try stage.show { GroupBox("out") { GroupBox("in") { Text("body") } } }
        try stage.show { VStack { GroupBox("g") { Text("a") }; Label("l", systemImage: "star.fill") } }
        try stage.show { ScrollView { Text("1\n2\n3\n4") }.frame(height: 32) }
        try stage.show { Text("abcd").padding().background { Capsule().fill(.red).padding(4) } }
        try stage.show { Counter() }
        try stage.tap("more")
        try stage.show { Label("lab", systemImage: "star.fill").labelStyle(.titleOnly) }
        try stage.modify { $0.labelStyle(.iconOnly) }
        try stage.show { Switch() }
        try stage.tap("inc")
        try stage.show { Button("three") {}.buttonStyle(Asking()).buttonStyle(.bordered) }
    }
}
