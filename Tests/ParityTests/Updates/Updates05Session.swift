// Updates05, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U61Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U61Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u61Depth: Int {
        get { self[U61Key.self] }
        set { self[U61Key.self] = newValue }
    }
}

fileprivate struct U61Leaf0: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U61Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U61Leaf1: View {
    let f0: Any
    @State private var model = U61Model()
    var body: some View {
        let _ = print("U61Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U61Style0: ButtonStyle {
    let f0: String
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U61Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U61Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U61Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U61Leaf1(f0: n / 2)
        Group { U61Leaf1(f0: "a") }.transformEnvironment(\.u61Depth) { $0 += 1 }
        switch n % 3 { case 0: U61Leaf1(f0: "a"); case 1: Group { Group { U61Leaf0(f0: "a \(n / 2)") }.disabled(n > 1); Text("t") }; default: EmptyView() }
    }
}

fileprivate struct U62Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U62Point, other: U62Point) -> Bool { true }
}

fileprivate struct U62Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U62Name, other: U62Name) -> Bool { one.y == other.y }
}

fileprivate struct U62Pair {
    var text: String
    var z: Double
}

fileprivate protocol U62Figure { var size: Int { get } }

fileprivate struct U62Square: U62Figure { var size: Int }

fileprivate struct U62Circle: U62Figure {
    var size: Int
    var text: String
}

fileprivate struct U62Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u62Depth: Int {
        get { self[U62Key.self] }
        set { self[U62Key.self] = newValue }
    }
}

fileprivate struct U62Leaf0: View {
    let f0: [any U62Figure]
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U62Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U62Leaf1: View {
    let f0: U62Name
    @Environment(\.u62Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U62Style0: LabelStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U62Style0")
        Text("\(own)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U62Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U62Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U62Leaf0(f0: [], f1: n); case 1: Group { Group { U62Leaf1(f0: U62Name(text: "a \(n)", y: 1)); Text("t") } }.disabled(on); default: EmptyView() }
        Group { if on { U62Leaf0(f0: [U62Square(size: n / 2)], f1: n) } else { U62Leaf1(f0: U62Name(text: "a", y: n / 2)) } }.foregroundStyle(.red)
        VStack { U62Leaf1(f0: U62Name(text: "a", y: n / 2)); Text("t") }.padding(n > 1 ? 8 : 16)
        Group { U62Leaf0(f0: [U62Square(size: n / 2)], f1: 3) }.transformEnvironment(\.u62Depth) { $0 += n / 2 }
    }
}

fileprivate struct U63Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u63Depth: Int {
        get { self[U63Key.self] }
        set { self[U63Key.self] = newValue }
    }
}

fileprivate struct U63Leaf0: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U63Leaf1: View {
    let f0: [Double]
    @State private var own = 1
    var body: some View {
        let _ = print("U63Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U63Leaf2: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U63Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U63Box")
        content
    }
}

fileprivate struct U63Style0: GroupBoxStyle {
    let f0: Int?
    @Environment(\.u63Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U63Style0")
        Text("\(depth)"); GroupBox(configuration)
    }
}

fileprivate struct U63Style1: LabeledContentStyle {
    let f0: [Double]
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U63Style1")
        configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U63Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U63Middle")
        Button("more") { n += 1 }
        U63Leaf2(f0: [])
        AnyView(U63Leaf0(f0: { $0 + n }, on: $on))
    }
}

fileprivate struct U63Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U63Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U63Leaf0(f0: { $0 + 1 }, on: .constant(true)).font(n > 1 ? .title : .body)
        ForEach([n / 2, 5, 7], id: \.self) { i in U63Leaf2(f0: []) }
        U63Middle(on: $on, f0: 1)
    }
}

fileprivate final class U64Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U64Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u64Depth: Int {
        get { self[U64Key.self] }
        set { self[U64Key.self] = newValue }
    }
}

fileprivate struct U64Leaf0: View, Equatable {
    let f0: [Double]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U64Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U64Leaf1: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U64Leaf2: View {
    let f0: String
    @State private var model = U64Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U64Leaf3: View {
    let f0: [String: Int]
    @State private var model = U64Model()
    var body: some View {
        let _ = print("U64Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U64Style0: GroupBoxStyle {
    let f0: [Int]
    let f1: Text
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U64Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U64Style1: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U64Style1")
        Text("\(own)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U64Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U64Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U64Leaf3(f0: ["a": n / 2])
        Group { Toggle("t", isOn: $on).toggleStyle(U64Style1()) }.transformEnvironment(\.u64Depth) { $0 += 1 }
        AnyView(U64Leaf0(f0: []))
    }
}

fileprivate final class U65Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U65Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U65Point, other: U65Point) -> Bool { true }
}

fileprivate struct U65Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U65Name, other: U65Name) -> Bool { one.y == other.y }
}

fileprivate struct U65Pair {
    var text: String
    var z: Double
}

fileprivate struct U65Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u65Depth: Int {
        get { self[U65Key.self] }
        set { self[U65Key.self] = newValue }
    }
}

fileprivate struct U65Leaf0: View {
    let f0: [String: Int]
    let f1: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U65Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U65Leaf1: View {
    let f0: U65Name
    let f1: String
    @Environment(\.u65Depth) private var depth
    var body: some View {
        let _ = print("U65Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U65Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U65Box")
        content
    }
}

fileprivate struct U65Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U65Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { GroupBox("g") { U65Box { U65Leaf0(f0: ["a": 1, "b": 2], f1: { u65Model.hits += 1 }, on: $on) } } } }
        Group { if on { U65Box { U65Leaf0(f0: ["a": 1, "b": 2], f1: { u65Model.hits += 1 }, on: .constant(true)) } } else { U65Leaf0(f0: ["a": 1, "b": 2], f1: { u65Model.hits += 1 }, on: $on) } }.overlay { Text("o") }
    }
}

fileprivate final class U66Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U66Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u66Depth: Int {
        get { self[U66Key.self] }
        set { self[U66Key.self] = newValue }
    }
}

fileprivate struct U66Leaf0: View, Equatable {
    let f0: (Int) -> Int
    let f1: () -> Void
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U66Leaf1: View {
    let f0: Double
    @Environment(\.u66Depth) private var depth
    var body: some View {
        let _ = print("U66Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U66Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U66Box")
        content
    }
}

fileprivate struct U66Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U66Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U66Leaf0(f0: { $0 + n }, f1: u66Model.hit))
        AnyView(U66Leaf0(f0: { $0 + 1 }, f1: { u66Model.hits += 1 }))
        switch n % 3 { case 0: U66Box { U66Leaf0(f0: { $0 + 1 }, f1: u66Model.hit) }; case 1: Group { AnyView(U66Box { U66Leaf0(f0: { $0 + 1 }, f1: u66Model.hit) }) }.transformEnvironment(\.u66Depth) { $0 += 1 }; default: EmptyView() }
        AnyView(U66Leaf0(f0: { $0 + 1 }, f1: u66Model.hit))
    }
}

fileprivate final class U67Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U67Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U67Mark: Equatable { case one, two }

fileprivate struct U67Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u67Depth: Int {
        get { self[U67Key.self] }
        set { self[U67Key.self] = newValue }
    }
}

fileprivate struct U67Leaf0: View {
    let f0: () -> Void
    let f1: () -> Void
    @State private var model = U67Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U67Leaf1: View {
    let f0: U67Level
    var body: some View {
        let _ = print("U67Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U67Leaf2: View {
    let f0: Color
    let f1: AnyView
    @Environment(\.u67Depth) private var depth
    var body: some View {
        let _ = print("U67Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U67Leaf3: View, Equatable {
    let f0: String
    let f1: Double?
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U67Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U67Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U67Style1: ToggleStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U67Style1")
        configuration.label
    }
}

fileprivate struct U67Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U67Middle")
        Button("more") { n += 1 }
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U67Style1(f0: [Double(n / 2)])) }.environment(\.u67Depth, n)
        Group { U67Leaf3(f0: "a \(n)", f1: nil) }.transformEnvironment(\.u67Depth) { $0 += n / 2 }
    }
}

fileprivate struct U67Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U67Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U67Leaf2(f0: n > 1 ? .red : .blue, f1: AnyView(Text("a \(n / 2)"))) }
        U67Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U68Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U68Point, other: U68Point) -> Bool { true }
}

fileprivate struct U68Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U68Name, other: U68Name) -> Bool { one.y == other.y }
}

fileprivate struct U68Pair {
    var text: String
    var z: Double
}

fileprivate struct U68Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u68Depth: Int {
        get { self[U68Key.self] }
        set { self[U68Key.self] = newValue }
    }
}

fileprivate struct U68Leaf0: View {
    let f0: [String: Int]
    let f1: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U68Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U68Leaf1: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U68Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U68Style0: LabelStyle {
    let f0: [U68Pair]
    @Environment(\.u68Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U68Style0")
        Text("\(depth)"); configuration.icon
    }
}

fileprivate struct U68Style1: ToggleStyle {
    let f0: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U68Style1")
        Text("\(own)"); Toggle(configuration)
    }
}

fileprivate struct U68Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U68Middle")
        Button("more") { n += 1 }
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U68Style1(f0: n > 1 ? nil : 1.5)); Text("t") }
        AnyView(U68Leaf0(f0: ["a": 1, "b": 2], f1: n > 1 ? .red : .blue))
    }
}

fileprivate struct U68Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U68Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U68Leaf0(f0: ["a": 1, "b": 2], f1: .red)
        Group { if on { U68Leaf1(f0: [1, n / 2], on: $on) } else { U68Leaf1(f0: [1, n / 2], on: $on) } }.lineLimit(1)
        Toggle("t", isOn: .constant(true)).toggleStyle(U68Style1(f0: nil)).toggleStyle(U68Style1(f0: n > 1 ? nil : 1.5))
        U68Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U69Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U69Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U69Point, other: U69Point) -> Bool { true }
}

fileprivate struct U69Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U69Name, other: U69Name) -> Bool { one.y == other.y }
}

fileprivate struct U69Pair {
    var text: String
    var z: Double
}

fileprivate protocol U69Figure { var size: Int { get } }

fileprivate struct U69Square: U69Figure { var size: Int }

fileprivate struct U69Circle: U69Figure {
    var size: Int
    var text: String
}

fileprivate struct U69Leaf0: View {
    let f0: [U69Point]
    var body: some View {
        let _ = print("U69Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U69Leaf1: View {
    let f0: AnyView
    let f1: Text
    var body: some View {
        let _ = print("U69Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U69Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U69Box")
        content
    }
}

fileprivate struct U69Style0: GroupBoxStyle {
    let f0: U69Model
    let f1: [any U69Figure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U69Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U69Style1: LabeledContentStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U69Style1")
        configuration.label
    }
}

fileprivate struct U69Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U69Middle")
        Button("more") { n += 1 }
        GroupBox("g") { VStack { U69Leaf0(f0: [U69Point(x: .nan, y: n)]); Text("t") }.foregroundStyle(.red) }.groupBoxStyle(U69Style0(f0: u69Model, f1: [U69Square(size: n / 2)])).groupBoxStyle(U69Style0(f0: u69Model, f1: [U69Square(size: n / 2)]))
        ForEach([n / 2, 5, 7], id: \.self) { i in U69Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: Text("a").bold()) }
    }
}

fileprivate struct U69Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U69Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U69Middle(on: $on, f0: n / 2) }.disabled(n > 1)
        GroupBox("g") { GroupBox("g") { Group { U69Middle(on: $on, f0: n / 2) }.disabled(on) }.groupBoxStyle(U69Style0(f0: U69Model(), f1: [U69Square(size: n / 2)])).groupBoxStyle(U69Style0(f0: U69Model(), f1: [U69Square(size: n / 2)])) }.groupBoxStyle(U69Style0(f0: u69Model, f1: [U69Square(size: n / 2)])).groupBoxStyle(U69Style0(f0: u69Model, f1: [U69Square(size: n / 2)]))
    }
}

fileprivate struct U70Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U70Point, other: U70Point) -> Bool { true }
}

fileprivate struct U70Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U70Name, other: U70Name) -> Bool { one.y == other.y }
}

fileprivate struct U70Pair {
    var text: String
    var z: Double
}

fileprivate protocol U70Figure { var size: Int { get } }

fileprivate struct U70Square: U70Figure { var size: Int }

fileprivate struct U70Circle: U70Figure {
    var size: Int
    var text: String
}

fileprivate struct U70Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u70Depth: Int {
        get { self[U70Key.self] }
        set { self[U70Key.self] = newValue }
    }
}

fileprivate struct U70Leaf0: View, Equatable {
    let f0: [any U70Figure]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U70Leaf1: View {
    let f0: AnyView
    let f1: Int?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U70Leaf2: View {
    let f0: Color
    let f1: U70Point
    var body: some View {
        let _ = print("U70Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U70Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U70Box")
        content
    }
}

fileprivate struct U70Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U70Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U70Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: n / 2)
        Group { if on { U70Box { U70Leaf0(f0: [U70Square(size: n / 2)]) } } else { U70Leaf1(f0: AnyView(Text("a").padding().bold()), f1: nil) } }.tint(.red)
        ForEach(0..<2) { i in U70Leaf0(f0: [U70Square(size: n / 2)]) }
    }
}

fileprivate final class U71Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U71Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u71Depth: Int {
        get { self[U71Key.self] }
        set { self[U71Key.self] = newValue }
    }
}

fileprivate struct U71Leaf0: View {
    let f0: Text
    var body: some View {
        let _ = print("U71Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U71Leaf1: View {
    let f0: Double
    var body: some View {
        let _ = print("U71Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U71Leaf2: View {
    let f0: U71Model
    var body: some View {
        let _ = print("U71Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U71Leaf3: View {
    let f0: [Int]
    let f1: String
    @State private var model = U71Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U71Style0: LabelStyle {
    @Environment(\.u71Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U71Style0")
        Text("\(depth)"); Label(configuration)
    }
}

fileprivate struct U71Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U71Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U71Leaf3(f0: [], f1: "a")
        Label("l", systemImage: "star").labelStyle(U71Style0())
        U71Leaf0(f0: Text("a").bold())
    }
}

fileprivate struct U72Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U72Point, other: U72Point) -> Bool { true }
}

fileprivate struct U72Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U72Name, other: U72Name) -> Bool { one.y == other.y }
}

fileprivate struct U72Pair {
    var text: String
    var z: Double
}

fileprivate struct U72Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u72Depth: Int {
        get { self[U72Key.self] }
        set { self[U72Key.self] = newValue }
    }
}

fileprivate struct U72Leaf0: View {
    let f0: U72Point
    let f1: String
    @Environment(\.u72Depth) private var depth
    var body: some View {
        let _ = print("U72Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U72Leaf1: View, Equatable {
    let f0: Color
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U72Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U72Leaf2: View {
    let f0: (Int) -> Int
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = print("U72Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U72Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U72Box")
        content
    }
}

fileprivate struct U72Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U72Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U72Leaf1(f0: .red) }
        U72Leaf1(f0: n > 1 ? .red : .blue)
        ForEach(0..<2) { i in U72Leaf0(f0: U72Point(x: 0, y: 1), f1: "a \(n / 2)") }
    }
}

fileprivate final class U73Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U73Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U73Mark: Equatable { case one, two }

fileprivate protocol U73Figure { var size: Int { get } }

fileprivate struct U73Square: U73Figure { var size: Int }

fileprivate struct U73Circle: U73Figure {
    var size: Int
    var text: String
}

fileprivate struct U73Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u73Depth: Int {
        get { self[U73Key.self] }
        set { self[U73Key.self] = newValue }
    }
}

fileprivate struct U73Leaf0: View {
    let f0: [String: Int]
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U73Leaf1: View {
    let f0: U73Mark?
    let f1: () -> Void
    @Environment(\.u73Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U73Leaf2: View {
    let f0: [Double]
    let f1: Double?
    @State private var model = U73Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U73Leaf3: View {
    let f0: any U73Figure
    @Binding var on: Bool
    var body: some View {
        let _ = print("U73Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U73Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U73Middle")
        Button("more") { n += 1 }
        if on { VStack { U73Leaf0(f0: ["a": n / 2], f1: .red, on: .constant(true)); Text("t") }.opacity(0.5) }
        GroupBox("g") { U73Leaf0(f0: ["a": n / 2], f1: .red, on: .constant(true)) }
    }
}

fileprivate struct U73Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U73Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U73Leaf0(f0: ["a": n / 2], f1: n > 1 ? .red : .blue, on: $on).tint(.red) }.transformEnvironment(\.u73Depth) { $0 += n / 2 }
        U73Leaf0(f0: ["a": 1, "b": 2], f1: n > 1 ? .red : .blue, on: .constant(true))
        GroupBox("g") { U73Leaf2(f0: [.nan], f1: nil).overlay { Text("o") } }
        U73Leaf2(f0: [.nan], f1: nil)
        U73Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U74Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U74Point, other: U74Point) -> Bool { true }
}

fileprivate struct U74Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U74Name, other: U74Name) -> Bool { one.y == other.y }
}

fileprivate struct U74Pair {
    var text: String
    var z: Double
}

fileprivate struct U74Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u74Depth: Int {
        get { self[U74Key.self] }
        set { self[U74Key.self] = newValue }
    }
}

fileprivate struct U74Leaf0: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U74Leaf1: View {
    let f0: [U74Point]
    @State private var own = 1
    var body: some View {
        let _ = print("U74Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U74Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U74Box")
        content
    }
}

fileprivate struct U74Style0: LabeledContentStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U74Style0")
        Text("\(own)"); LabeledContent(configuration)
    }
}

fileprivate struct U74Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U74Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { LabeledContent("c") { Group { U74Leaf0(f0: { $0 + 1 }, start: n) }.environment(\.u74Depth, n / 2) }.labeledContentStyle(U74Style0()) }.labeledContentStyle(U74Style0())
        U74Box { U74Leaf0(f0: { $0 + 1 }, start: n) }.padding()
    }
}

fileprivate struct U74Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U74Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U74Leaf1(f0: [U74Point(x: .nan, y: n)]) }.transformEnvironment(\.u74Depth) { $0 += n / 2 }
        U74Box { U74Leaf0(f0: { $0 + 1 }, start: n) }
        U74Leaf0(f0: { $0 + 1 }, start: n)
        Group { if on { U74Leaf0(f0: { $0 + n }, start: n) } else { U74Box { U74Leaf0(f0: { $0 + n }, start: n) } } }.border(.blue)
        U74Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U75Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u75Depth: Int {
        get { self[U75Key.self] }
        set { self[U75Key.self] = newValue }
    }
}

fileprivate struct U75Leaf0: View {
    let f0: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U75Leaf1: View {
    let f0: Any
    let f1: Double
    @Environment(\.u75Depth) private var depth
    var body: some View {
        let _ = print("U75Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U75Leaf2: View, Equatable {
    let f0: () -> Void
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U75Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U75Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U75Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U75Leaf1(f0: 1.5, f1: .nan).bold() } else { U75Leaf0(f0: ["a": n / 2]) }
        U75Leaf2(f0: {}).background(Color.green)
    }
}

fileprivate struct U75Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U75Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U75Leaf0(f0: ["a": n / 2]) }
        GroupBox("g") { GroupBox("g") { Group { U75Middle(on: $on, f0: 1); Text("t") } } }
        switch n % 3 { case 0: U75Middle(on: $on, f0: 1); case 1: U75Middle(on: $on, f0: 1); default: EmptyView() }
        Group { Group { Group { U75Leaf0(f0: ["a": n / 2]) }.environment(\.u75Depth, 1) }.environment(\.u75Depth, n) }.transformEnvironment(\.u75Depth) { $0 += n / 2 }
    }
}

nonisolated(unsafe) fileprivate let u61Model = U61Model()
nonisolated(unsafe) fileprivate let u64Model = U64Model()
nonisolated(unsafe) fileprivate let u65Model = U65Model()
nonisolated(unsafe) fileprivate let u66Model = U66Model()
nonisolated(unsafe) fileprivate let u67Model = U67Model()
nonisolated(unsafe) fileprivate let u69Model = U69Model()
nonisolated(unsafe) fileprivate let u71Model = U71Model()
nonisolated(unsafe) fileprivate let u73Model = U73Model()

struct Updates05Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u61Model
        try stage.show { U61Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U62Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U63Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u64Model
        try stage.show { U64Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u65Model
        try stage.show { U65Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u66Model
        try stage.show { U66Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u67Model
        try stage.show { U67Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U68Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u69Model
        try stage.show { U69Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U70Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u71Model
        try stage.show { U71Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U72Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u73Model
        try stage.show { U73Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U74Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U75Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
