// Updates04, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U46Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U46Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U46Point, other: U46Point) -> Bool { true }
}

fileprivate struct U46Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U46Name, other: U46Name) -> Bool { one.y == other.y }
}

fileprivate struct U46Pair {
    var text: String
    var z: Double
}

fileprivate enum U46Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U46Mark: Equatable { case one, two }

fileprivate struct U46Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u46Depth: Int {
        get { self[U46Key.self] }
        set { self[U46Key.self] = newValue }
    }
}

fileprivate struct U46Leaf0: View {
    let f0: () -> Void
    @State private var model = U46Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U46Leaf1: View {
    let f0: Any
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U46Leaf2: View {
    let f0: U46Mark
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U46Leaf3: View {
    let f0: Text
    let f1: [U46Point]
    var body: some View {
        let _ = print("U46Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U46Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U46Box")
        content
    }
}

fileprivate struct U46Style0: LabeledContentStyle {
    let f0: Any
    let f1: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U46Style0")
        LabeledContent(configuration)
    }
}

fileprivate struct U46Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U46Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U46Leaf1(f0: n / 2, on: $on); Text("t") }.border(.blue)
        Group { U46Leaf3(f0: Text("a").bold(), f1: [U46Point(x: .nan, y: n)]); Text("t") }
    }
}

fileprivate final class U47Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U47Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U47Point, other: U47Point) -> Bool { true }
}

fileprivate struct U47Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U47Name, other: U47Name) -> Bool { one.y == other.y }
}

fileprivate struct U47Pair {
    var text: String
    var z: Double
}

fileprivate struct U47Leaf0: View {
    let f0: [Double]
    @State private var model = U47Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U47Leaf1: View {
    let f0: String
    var body: some View {
        let _ = print("U47Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U47Leaf2: View, Equatable {
    let f0: AnyView
    let f1: U47Point
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U47Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U47Box")
        content
    }
}

fileprivate struct U47Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U47Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U47Leaf1(f0: "a \(n / 2)"); Text("t") } } }
        GroupBox("g") { AnyView(U47Leaf2(f0: AnyView(Text("a \(n / 2)")), f1: U47Point(x: .nan, y: 1))) }
        GroupBox("g") { VStack { U47Box { U47Leaf0(f0: [Double(n / 2)]) }; Text("t") }.tint(.red) }
        Group { U47Leaf0(f0: []); Text("t") }
    }
}

fileprivate final class U48Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U48Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u48Depth: Int {
        get { self[U48Key.self] }
        set { self[U48Key.self] = newValue }
    }
}

fileprivate struct U48Leaf0: View {
    let f0: AnyView
    let f1: () -> Void
    @Environment(\.u48Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U48Leaf1: View {
    let f0: AnyView
    let f1: Double?
    @State private var model = U48Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U48Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U48Box")
        content
    }
}

fileprivate struct U48Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U48Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U48Box { U48Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { n += 1 }) }.frame(width: 80)
        GroupBox("g") { Group { U48Box { U48Leaf0(f0: AnyView(Text("a").padding().bold()), f1: {}) } }.disabled(on) }
    }
}

fileprivate final class U49Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U49Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U49Point, other: U49Point) -> Bool { true }
}

fileprivate struct U49Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U49Name, other: U49Name) -> Bool { one.y == other.y }
}

fileprivate struct U49Pair {
    var text: String
    var z: Double
}

fileprivate struct U49Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u49Depth: Int {
        get { self[U49Key.self] }
        set { self[U49Key.self] = newValue }
    }
}

fileprivate struct U49Leaf0: View {
    let f0: [U49Point]
    @Environment(\.u49Depth) private var depth
    var body: some View {
        let _ = print("U49Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U49Leaf1: View {
    let f0: () -> Void
    let f1: [String: Int]
    @Environment(\.u49Depth) private var depth
    var body: some View {
        let _ = print("U49Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U49Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U49Box")
        content
    }
}

fileprivate struct U49Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U49Middle")
        Button("more") { n += 1 }
        Group { Group { Group { U49Box { U49Leaf0(f0: [U49Point(x: .nan, y: n)]) } }.environment(\.u49Depth, n / 2); Text("t") } }.disabled(false)
        U49Box { U49Leaf0(f0: [U49Point(x: .nan, y: n)]) }
    }
}

fileprivate struct U49Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U49Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U49Middle(on: $on, f0: n / 2) }.disabled(n > 1)
        if n % 2 == 0 { U49Leaf0(f0: [U49Point(x: .nan, y: n)]) } else { U49Leaf1(f0: u49Model.hit, f1: ["a": 1, "b": 2]) }
        ForEach(0..<2) { i in U49Leaf1(f0: { u49Model.hits += 1 }, f1: ["a": 1, "b": 2]) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U49Middle(on: $on, f0: n / 2) }
    }
}

fileprivate final class U50Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U50Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U50Point, other: U50Point) -> Bool { true }
}

fileprivate struct U50Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U50Name, other: U50Name) -> Bool { one.y == other.y }
}

fileprivate struct U50Pair {
    var text: String
    var z: Double
}

fileprivate struct U50Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u50Depth: Int {
        get { self[U50Key.self] }
        set { self[U50Key.self] = newValue }
    }
}

fileprivate struct U50Leaf0: View {
    let f0: () -> Void
    let f1: U50Point
    @State var start: Int
    var body: some View {
        let _ = print("U50Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U50Leaf1: View {
    let f0: Double
    let f1: String
    @Environment(\.u50Depth) private var depth
    var body: some View {
        let _ = print("U50Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U50Leaf2: View {
    let f0: (Int) -> Int
    let f1: (Int, String)
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U50Leaf3: View {
    let f0: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U50Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U50Box")
        content
    }
}

fileprivate struct U50Style0: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U50Style0")
        configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U50Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U50Middle")
        Button("more") { n += 1 }
        U50Leaf0(f0: { u50Model.hits += 1 }, f1: U50Point(x: 1, y: n / 2), start: n)
        LabeledContent("c") { LabeledContent("c") { LabeledContent("c") { U50Leaf1(f0: 0.5, f1: "a \(n / 2)") }.labeledContentStyle(U50Style0()).labeledContentStyle(U50Style0()) }.labeledContentStyle(U50Style0()).labeledContentStyle(U50Style0()) }.labeledContentStyle(U50Style0())
    }
}

fileprivate struct U50Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U50Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { U50Leaf1(f0: .nan, f1: "a \(n)") }
        AnyView(U50Leaf3(f0: ["a": n / 2], on: .constant(true)))
        LabeledContent("c") { AnyView(U50Box { U50Leaf0(f0: u50Model.hit, f1: U50Point(x: 0, y: 1), start: n) }) }.labeledContentStyle(U50Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U50Leaf0(f0: { u50Model.hits += 1 }, f1: U50Point(x: 0, y: 1), start: n) }
        U50Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U51Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U51Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U51Point, other: U51Point) -> Bool { true }
}

fileprivate struct U51Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U51Name, other: U51Name) -> Bool { one.y == other.y }
}

fileprivate struct U51Pair {
    var text: String
    var z: Double
}

fileprivate protocol U51Figure { var size: Int { get } }

fileprivate struct U51Square: U51Figure { var size: Int }

fileprivate struct U51Circle: U51Figure {
    var size: Int
    var text: String
}

fileprivate struct U51Leaf0: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U51Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U51Leaf1: View {
    let f0: Int?
    let f1: any U51Figure
    @State private var own = 1
    var body: some View {
        let _ = print("U51Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U51Leaf2: View {
    let f0: U51Model
    let f1: [U51Pair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U51Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U51Box")
        content
    }
}

fileprivate struct U51Style0: LabelStyle {
    let f0: any U51Figure
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U51Style0")
        Text("\(own)"); Label(configuration)
    }
}

fileprivate struct U51Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U51Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U51Leaf1(f0: n / 2, f1: U51Circle(size: 1, text: "a")) } else { U51Leaf0(f0: { u51Model.hits += 1 }, start: n) }
        if on { U51Leaf2(f0: u51Model, f1: [U51Pair(text: "a", z: .nan)]) }
        Group { if on { U51Box { U51Leaf0(f0: u51Model.hit, start: n) } } else { U51Box { U51Leaf0(f0: u51Model.hit, start: n) } } }.overlay { Text("o") }
    }
}

fileprivate final class U52Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U52Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u52Depth: Int {
        get { self[U52Key.self] }
        set { self[U52Key.self] = newValue }
    }
}

fileprivate struct U52Leaf0: View {
    let f0: [Int]
    @State private var model = U52Model()
    var body: some View {
        let _ = print("U52Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U52Leaf1: View {
    let f0: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U52Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U52Leaf2: View {
    let f0: Int?
    @State var start: Int
    var body: some View {
        let _ = print("U52Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U52Leaf3: View {
    let f0: Double
    @State var start: Int
    var body: some View {
        let _ = print("U52Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U52Style0: ToggleStyle {
    @Environment(\.u52Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U52Style0")
        Text("\(depth)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U52Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U52Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U52Leaf3(f0: 0.5, start: n)
        Toggle("t", isOn: $on).toggleStyle(U52Style0())
    }
}

fileprivate struct U53Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u53Depth: Int {
        get { self[U53Key.self] }
        set { self[U53Key.self] = newValue }
    }
}

fileprivate struct U53Leaf0: View {
    let f0: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = print("U53Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U53Leaf1: View {
    let f0: [Int]
    @Environment(\.u53Depth) private var depth
    var body: some View {
        let _ = print("U53Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U53Leaf2: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U53Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U53Leaf3: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = print("U53Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U53Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U53Middle")
        Button("more") { n += 1 }
        Group { U53Leaf3(f0: AnyView(Text("a \(n / 2)"))) }.environment(\.u53Depth, n)
        AnyView(U53Leaf1(f0: []))
    }
}

fileprivate struct U53Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U53Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U53Leaf2(f0: { $0 + n }, on: $on); case 1: AnyView(U53Leaf0(f0: (1, "a"), on: .constant(true))); default: EmptyView() }
        Group { VStack { U53Middle(on: $on, f0: n / 2); Text("t") }.opacity(0.5) }.transformEnvironment(\.u53Depth) { $0 += n / 2 }
        GroupBox("g") { GroupBox("g") { Group { U53Leaf3(f0: AnyView(Text("a").padding().bold())); Text("t") } } }
        if n % 2 == 0 { Group { Group { U53Middle(on: $on, f0: n / 2) }.environment(\.u53Depth, n); Text("t") } } else { U53Middle(on: $on, f0: 1) }
    }
}

fileprivate final class U54Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U54Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u54Depth: Int {
        get { self[U54Key.self] }
        set { self[U54Key.self] = newValue }
    }
}

fileprivate struct U54Leaf0: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U54Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U54Leaf1: View {
    let f0: U54Model
    @State private var model = U54Model()
    var body: some View {
        let _ = print("U54Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U54Leaf2: View, Equatable {
    let f0: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U54Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U54Leaf3: View {
    let f0: Double?
    let f1: () -> Void
    @Environment(\.u54Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U54Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U54Box")
        content
    }
}

fileprivate struct U54Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U54Middle")
        Button("more") { n += 1 }
        Group { U54Leaf0(f0: { $0 + n }) }.environment(\.u54Depth, 1)
        Group { U54Leaf1(f0: U54Model()).bold() }.disabled(false)
    }
}

fileprivate struct U54Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U54Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U54Leaf0(f0: { $0 + 1 }) }.disabled(n > 1)
        ForEach([n / 2, 5, 7], id: \.self) { i in U54Leaf0(f0: { $0 + 1 }) }
        if n % 2 == 0 { Group { U54Leaf3(f0: .nan, f1: u54Model.hit).tint(.red); Text("t") } } else { U54Leaf1(f0: u54Model) }
        Group { U54Leaf2(f0: [1, 2]) }.transformEnvironment(\.u54Depth) { $0 += 1 }
        U54Middle(on: $on, f0: 1)
    }
}

fileprivate struct U55Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U55Point, other: U55Point) -> Bool { true }
}

fileprivate struct U55Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U55Name, other: U55Name) -> Bool { one.y == other.y }
}

fileprivate struct U55Pair {
    var text: String
    var z: Double
}

fileprivate protocol U55Figure { var size: Int { get } }

fileprivate struct U55Square: U55Figure { var size: Int }

fileprivate struct U55Circle: U55Figure {
    var size: Int
    var text: String
}

fileprivate struct U55Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u55Depth: Int {
        get { self[U55Key.self] }
        set { self[U55Key.self] = newValue }
    }
}

fileprivate struct U55Leaf0: View {
    let f0: [U55Point]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U55Leaf1: View {
    let f0: any U55Figure
    let f1: U55Point
    @Binding var on: Bool
    var body: some View {
        let _ = print("U55Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U55Leaf2: View {
    let f0: U55Name
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U55Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U55Box")
        content
    }
}

fileprivate struct U55Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U55Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U55Leaf2(f0: U55Name(text: "a \(n)", y: 1), f1: (n / 2, "a"), start: n) }.disabled(on) } }
        Group { Group { U55Leaf2(f0: U55Name(text: "a", y: n / 2), f1: (n / 2, "a"), start: n); Text("t") } }.environment(\.u55Depth, n)
    }
}

fileprivate final class U56Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U56Figure { var size: Int { get } }

fileprivate struct U56Square: U56Figure { var size: Int }

fileprivate struct U56Circle: U56Figure {
    var size: Int
    var text: String
}

fileprivate struct U56Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u56Depth: Int {
        get { self[U56Key.self] }
        set { self[U56Key.self] = newValue }
    }
}

fileprivate struct U56Leaf0: View {
    let f0: Text
    let f1: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U56Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U56Leaf1: View {
    let f0: Int
    @State private var model = U56Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U56Leaf2: View {
    let f0: any U56Figure
    @Environment(\.u56Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U56Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U56Box")
        content
    }
}

fileprivate struct U56Style0: ButtonStyle {
    let f0: Double?
    let f1: [Int]
    @Environment(\.u56Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U56Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U56Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U56Middle")
        Button("more") { n += 1 }
        U56Leaf1(f0: 3)
        U56Leaf2(f0: U56Square(size: n / 2))
    }
}

fileprivate struct U56Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U56Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { AnyView(U56Leaf2(f0: U56Square(size: n / 2))) }.disabled(false) }.transformEnvironment(\.u56Depth) { $0 += 1 }
        ForEach(0..<2) { i in U56Leaf2(f0: U56Square(size: n / 2)) }
        Button("b") {}.buttonStyle(U56Style0(f0: n > 1 ? nil : 1.5, f1: [])).buttonStyle(U56Style0(f0: n > 1 ? nil : 1.5, f1: []))
        U56Leaf1(f0: n).overlay { Text("o") }
        U56Middle(on: $on, f0: 1)
    }
}

fileprivate struct U57Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U57Point, other: U57Point) -> Bool { true }
}

fileprivate struct U57Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U57Name, other: U57Name) -> Bool { one.y == other.y }
}

fileprivate struct U57Pair {
    var text: String
    var z: Double
}

fileprivate protocol U57Figure { var size: Int { get } }

fileprivate struct U57Square: U57Figure { var size: Int }

fileprivate struct U57Circle: U57Figure {
    var size: Int
    var text: String
}

fileprivate struct U57Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u57Depth: Int {
        get { self[U57Key.self] }
        set { self[U57Key.self] = newValue }
    }
}

fileprivate struct U57Leaf0: View {
    let f0: any U57Figure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U57Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U57Leaf1: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U57Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U57Box")
        content
    }
}

fileprivate struct U57Style0: ButtonStyle {
    let f0: (Int) -> Int
    let f1: [U57Point]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U57Style0")
        configuration.label
    }
}

fileprivate struct U57Style1: LabelStyle {
    let f0: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U57Style1")
        configuration.icon
    }
}

fileprivate struct U57Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U57Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Label { U57Leaf0(f0: U57Square(size: n / 2)) } icon: { Text("i") }.labelStyle(U57Style1(f0: [1, 2])) }.environment(\.u57Depth, n) }.disabled(on)
        Group { U57Box { U57Leaf0(f0: U57Square(size: n / 2)) } }.transformEnvironment(\.u57Depth) { $0 += n / 2 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U57Leaf1(f0: AnyView(Text("a").padding().bold())) }
    }
}

fileprivate struct U58Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U58Point, other: U58Point) -> Bool { true }
}

fileprivate struct U58Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U58Name, other: U58Name) -> Bool { one.y == other.y }
}

fileprivate struct U58Pair {
    var text: String
    var z: Double
}

fileprivate struct U58Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u58Depth: Int {
        get { self[U58Key.self] }
        set { self[U58Key.self] = newValue }
    }
}

fileprivate struct U58Leaf0: View {
    let f0: Double
    @Binding var on: Bool
    var body: some View {
        let _ = print("U58Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U58Leaf1: View {
    let f0: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U58Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U58Leaf2: View {
    let f0: [U58Point]
    let f1: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U58Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U58Style0: LabeledContentStyle {
    let f0: Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U58Style0")
        configuration.label
    }
}

fileprivate struct U58Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U58Middle")
        Button("more") { n += 1 }
        U58Leaf2(f0: [U58Point(x: .nan, y: n)], f1: {})
        LabeledContent("c") { Group { Group { U58Leaf0(f0: .nan, on: $on) }.environment(\.u58Depth, 1) }.environment(\.u58Depth, n / 2) }.labeledContentStyle(U58Style0(f0: n))
    }
}

fileprivate struct U58Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U58Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U58Middle(on: $on, f0: n / 2)
        U58Leaf2(f0: [U58Point(x: .nan, y: n)], f1: { n += 1 })
    }
}

fileprivate struct U59Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U59Point, other: U59Point) -> Bool { true }
}

fileprivate struct U59Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U59Name, other: U59Name) -> Bool { one.y == other.y }
}

fileprivate struct U59Pair {
    var text: String
    var z: Double
}

fileprivate enum U59Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U59Mark: Equatable { case one, two }

fileprivate struct U59Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u59Depth: Int {
        get { self[U59Key.self] }
        set { self[U59Key.self] = newValue }
    }
}

fileprivate struct U59Leaf0: View, Equatable {
    let f0: U59Point
    let f1: Color
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U59Leaf1: View, Equatable {
    let f0: () -> Void
    let f1: Int?
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U59Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U59Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U59Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U59Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U59Box")
        content
    }
}

fileprivate struct U59Style0: ToggleStyle {
    let f0: U59Level
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U59Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U59Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U59Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U59Leaf2(f0: [.nan]); case 1: Group { Group { U59Leaf2(f0: [.nan]); Text("t") }; Text("t") }; default: EmptyView() }
        Group { U59Leaf1(f0: { print("called") }, f1: nil); Text("t") }
    }
}

fileprivate struct U59Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U59Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U59Leaf2(f0: [.nan])
        U59Box { U59Leaf0(f0: U59Point(x: .nan, y: 1), f1: .red) }
        U59Middle(on: $on, f0: 1)
    }
}

fileprivate struct U60Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U60Point, other: U60Point) -> Bool { true }
}

fileprivate struct U60Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U60Name, other: U60Name) -> Bool { one.y == other.y }
}

fileprivate struct U60Pair {
    var text: String
    var z: Double
}

fileprivate protocol U60Figure { var size: Int { get } }

fileprivate struct U60Square: U60Figure { var size: Int }

fileprivate struct U60Circle: U60Figure {
    var size: Int
    var text: String
}

fileprivate struct U60Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u60Depth: Int {
        get { self[U60Key.self] }
        set { self[U60Key.self] = newValue }
    }
}

fileprivate struct U60Leaf0: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U60Leaf1: View {
    let f0: [U60Point]
    let f1: any U60Figure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U60Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U60Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U60Leaf3: View {
    let f0: [any U60Figure]
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U60Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U60Box")
        content
    }
}

fileprivate struct U60Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U60Middle")
        Button("more") { n += 1 }
        U60Box { U60Leaf0(f0: []) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U60Leaf2(f0: [.nan]) }
    }
}

fileprivate struct U60Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U60Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { U60Leaf2(f0: [.nan]) } }.disabled(on)
        GroupBox("g") { AnyView(U60Leaf0(f0: [1, n / 2])) }
        Group { Group { Group { U60Middle(on: $on, f0: 1); Text("t") } }.transformEnvironment(\.u60Depth) { $0 += 1 }; Text("t") }
        VStack { U60Box { U60Leaf0(f0: [1, n / 2]) }; Text("t") }.padding()
    }
}

nonisolated(unsafe) fileprivate let u46Model = U46Model()
nonisolated(unsafe) fileprivate let u47Model = U47Model()
nonisolated(unsafe) fileprivate let u48Model = U48Model()
nonisolated(unsafe) fileprivate let u49Model = U49Model()
nonisolated(unsafe) fileprivate let u50Model = U50Model()
nonisolated(unsafe) fileprivate let u51Model = U51Model()
nonisolated(unsafe) fileprivate let u52Model = U52Model()
nonisolated(unsafe) fileprivate let u54Model = U54Model()
nonisolated(unsafe) fileprivate let u56Model = U56Model()

struct Updates04Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u46Model
        try stage.show { U46Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u47Model
        try stage.show { U47Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u48Model
        try stage.show { U48Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u49Model
        try stage.show { U49Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u50Model
        try stage.show { U50Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u51Model
        try stage.show { U51Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u52Model
        try stage.show { U52Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U53Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u54Model
        try stage.show { U54Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U55Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u56Model
        try stage.show { U56Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U57Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U58Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U59Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U60Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
