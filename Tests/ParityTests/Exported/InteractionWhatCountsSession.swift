// Interaction/WhatCounts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Plain: View, Equatable {
    let number: Double
    static func == (one: Plain, other: Plain) -> Bool { true }
    var body: some View {
        let _ = print("plain \(number)")
        Text("plain")
    }
}

fileprivate struct Named: View, Equatable {
    let name: String
    static func == (one: Named, other: Named) -> Bool { true }
    var body: some View {
        let _ = print("named \(name)")
        Text("named")
    }
}

fileprivate struct Numbers: View {
    @State private var taps = 0
    var body: some View {
        Button("tap") { taps += 1 }
        Plain(number: Double(taps))
        Plain(number: .nan)
        Named(name: "\(taps)")
    }
}

fileprivate struct Asking: View {
    let name: String
    let action: () -> Void
    var body: some View {
        let _ = print(name)
        Button(name, action: action)
    }
}

fileprivate struct Functions: View {
    @State private var taps = 0
    var body: some View {
        Button("\(taps) taps") { taps += 1 }
        Asking(name: "holds nothing") {}
        Asking(name: "holds its view") { taps += 1 }
    }
}

fileprivate struct Starting: View {
    @State var start: Int
    var body: some View {
        let _ = print("starting")
        Text("started at \(start)")
    }
}

fileprivate struct Bound: View {
    @Binding var on: Bool
    var body: some View {
        let _ = print("bound")
        Text(on ? "on" : "off")
    }
}

fileprivate struct Sources: View {
    @State private var taps = 0
    @State private var on = false
    var body: some View {
        Button("tap") { taps += 1 }
        Toggle("turn", isOn: $on)
        Starting(start: taps)
        Bound(on: $on)
    }
}

fileprivate struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("boxed")
        configuration.content.border(.primary)
    }
}

fileprivate struct Boxes: View {
    @State private var taps = 0
    var body: some View {
        Button("tap") { taps += 1 }
        GroupBox { Text("as it was").padding(.horizontal) }
        GroupBox { Text("every second: \(taps / 2)") }
    }
}

struct InteractionWhatCountsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Numbers() }
        try stage.tap("tap")
        try stage.show { Functions() }
        try stage.tap("0 taps")
        try stage.show { Sources() }
        try stage.tap("tap")
        try stage.toggle("turn")
        try stage.show { Boxes().groupBoxStyle(Boxed()) }
        try stage.tap("tap")
        try stage.tap("tap")
    }
}
