// Updates09, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct U121Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U121Point, other: U121Point) -> Bool { true }
}

fileprivate struct U121Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U121Name, other: U121Name) -> Bool { one.y == other.y }
}

fileprivate struct U121Pair {
    var text: String
    var z: Double
}

fileprivate protocol U121Figure { var size: Int { get } }

fileprivate struct U121Square: U121Figure { var size: Int }

fileprivate struct U121Circle: U121Figure {
    var size: Int
    var text: String
}

fileprivate struct U121Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u121Depth: Int {
        get { self[U121Key.self] }
        set { self[U121Key.self] = newValue }
    }
}

fileprivate struct U121Leaf0: View {
    let f0: any U121Figure
    let f1: [U121Pair]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U121Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U121Leaf1: View, Equatable {
    let f0: any U121Figure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U121Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U121Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U121Box")
        content
    }
}

fileprivate struct U121Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U121Middle")
        Button("more") { n += 1 }
        GroupBox("g") { GroupBox("g") { GroupBox("g") { U121Box { U121Leaf0(f0: U121Square(size: n / 2), f1: [U121Pair(text: "a", z: .nan)], on: $on) } } } }
        Group { if on { U121Box { U121Leaf0(f0: U121Circle(size: 1, text: "a"), f1: [U121Pair(text: "a", z: Double(n / 2))], on: .constant(true)) } } else { U121Leaf1(f0: U121Circle(size: 1, text: "a")) } }.frame(width: 80)
    }
}

fileprivate struct U121Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U121Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U121Box { U121Leaf0(f0: U121Circle(size: 1, text: "a"), f1: [U121Pair(text: "a", z: Double(n / 2))], on: $on) }; Text("t") }.padding(n > 1 ? 8 : 16)
        U121Box { U121Leaf0(f0: U121Circle(size: 1, text: "a"), f1: [U121Pair(text: "a", z: Double(n / 2))], on: $on) }.foregroundStyle(.red)
        ForEach(0..<2) { i in U121Leaf1(f0: U121Circle(size: 1, text: "a")) }
        U121Middle(on: $on, f0: n / 2)
    }
}

fileprivate protocol U122Figure { var size: Int { get } }

fileprivate struct U122Square: U122Figure { var size: Int }

fileprivate struct U122Circle: U122Figure {
    var size: Int
    var text: String
}

fileprivate struct U122Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u122Depth: Int {
        get { self[U122Key.self] }
        set { self[U122Key.self] = newValue }
    }
}

fileprivate struct U122Leaf0: View {
    let f0: [any U122Figure]
    @Environment(\.u122Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U122Leaf1: View {
    let f0: Color
    @State private var own = 1
    var body: some View {
        let _ = print("U122Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U122Style0: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U122Style0")
        configuration.label
    }
}

fileprivate struct U122Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U122Middle")
        Button("more") { n += 1 }
        AnyView(U122Leaf0(f0: [U122Square(size: n / 2)]))
        Group { U122Leaf0(f0: []) }.transformEnvironment(\.u122Depth) { $0 += n / 2 }
    }
}

fileprivate struct U122Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U122Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U122Middle(on: $on, f0: 1)) }.transformEnvironment(\.u122Depth) { $0 += n / 2 }
        Toggle("t", isOn: $on).toggleStyle(U122Style0()).toggleStyle(U122Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U122Leaf1(f0: .red) }
    }
}

fileprivate final class U123Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U123Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U123Point, other: U123Point) -> Bool { true }
}

fileprivate struct U123Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U123Name, other: U123Name) -> Bool { one.y == other.y }
}

fileprivate struct U123Pair {
    var text: String
    var z: Double
}

fileprivate protocol U123Figure { var size: Int { get } }

fileprivate struct U123Square: U123Figure { var size: Int }

fileprivate struct U123Circle: U123Figure {
    var size: Int
    var text: String
}

fileprivate struct U123Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u123Depth: Int {
        get { self[U123Key.self] }
        set { self[U123Key.self] = newValue }
    }
}

fileprivate struct U123Leaf0: View, Equatable {
    let f0: [U123Pair]
    let f1: U123Model
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U123Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U123Leaf1: View {
    let f0: Int?
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U123Leaf2: View {
    let f0: any U123Figure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U123Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U123Leaf3: View {
    let f0: Double?
    @State var start: Int
    var body: some View {
        let _ = print("U123Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U123Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U123Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U123Leaf1(f0: n > 1 ? n : nil, f1: u123Model.hit) } else { U123Leaf3(f0: .nan, start: n) } }.background(Color.green)
        AnyView(U123Leaf2(f0: U123Square(size: n / 2)))
    }
}

fileprivate final class U124Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U124Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U124Point, other: U124Point) -> Bool { true }
}

fileprivate struct U124Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U124Name, other: U124Name) -> Bool { one.y == other.y }
}

fileprivate struct U124Pair {
    var text: String
    var z: Double
}

fileprivate protocol U124Figure { var size: Int { get } }

fileprivate struct U124Square: U124Figure { var size: Int }

fileprivate struct U124Circle: U124Figure {
    var size: Int
    var text: String
}

fileprivate struct U124Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u124Depth: Int {
        get { self[U124Key.self] }
        set { self[U124Key.self] = newValue }
    }
}

fileprivate struct U124Leaf0: View {
    let f0: () -> Void
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = print("U124Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U124Leaf1: View {
    let f0: [String: Int]
    let f1: Int
    @Environment(\.u124Depth) private var depth
    var body: some View {
        let _ = print("U124Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U124Leaf2: View {
    let f0: Double?
    let f1: Double?
    @State private var model = U124Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U124Leaf3: View, Equatable {
    let f0: [U124Pair]
    let f1: String
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U124Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U124Style0: LabelStyle {
    let f0: AnyView
    let f1: any U124Figure
    @Environment(\.u124Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U124Style0")
        Text("\(depth)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U124Style1: LabeledContentStyle {
    @Environment(\.u124Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U124Style1")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U124Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U124Middle")
        Button("more") { n += 1 }
        Group { U124Leaf0(f0: { print("called") }, f1: n > 1 ? .red : .blue, on: .constant(true)) }.environment(\.u124Depth, n)
        if n % 2 == 0 { U124Leaf1(f0: ["a": 1, "b": 2], f1: n) } else { U124Leaf3(f0: [U124Pair(text: "a", z: .nan)], f1: "a \(n / 2)") }
    }
}

fileprivate struct U124Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U124Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U124Leaf2(f0: nil, f1: .nan) } else { U124Leaf2(f0: n > 1 ? nil : 1.5, f1: .nan) }
        Group { if on { U124Leaf1(f0: ["a": 1, "b": 2], f1: 3) } else { U124Leaf3(f0: [U124Pair(text: "a", z: Double(n / 2))], f1: "a \(n / 2)") } }.tint(.red)
        Label("l", systemImage: "star").labelStyle(U124Style0(f0: AnyView(Text("a").padding().bold()), f1: U124Square(size: n / 2)))
        if on { U124Leaf0(f0: {}, f1: n > 1 ? .red : .blue, on: .constant(true)) }
        U124Middle(on: $on, f0: 1)
    }
}

fileprivate final class U125Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U125Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u125Depth: Int {
        get { self[U125Key.self] }
        set { self[U125Key.self] = newValue }
    }
}

fileprivate struct U125Leaf0: View {
    let f0: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U125Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U125Leaf1: View {
    let f0: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U125Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U125Leaf2: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U125Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U125Leaf3: View {
    let f0: String
    let f1: () -> Void
    @State private var model = U125Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U125Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U125Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U125Leaf2(f0: u125Model.hit, on: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U125Leaf2(f0: { u125Model.hits += 1 }, on: $on) }
        GroupBox("g") { GroupBox("g") { U125Leaf1(f0: ["a": n / 2], start: n) } }
    }
}

fileprivate final class U126Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U126Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U126Mark: Equatable { case one, two }

fileprivate struct U126Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u126Depth: Int {
        get { self[U126Key.self] }
        set { self[U126Key.self] = newValue }
    }
}

fileprivate struct U126Leaf0: View {
    let f0: Int
    let f1: [Int]
    @State private var model = U126Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U126Leaf1: View {
    let f0: String
    let f1: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U126Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U126Leaf2: View {
    let f0: U126Mark?
    let f1: [String: Int]
    @State private var model = U126Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U126Leaf3: View {
    let f0: Text
    let f1: [Double]
    var body: some View {
        let _ = print("U126Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U126Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U126Middle")
        Button("more") { n += 1 }
        AnyView(U126Leaf2(f0: nil, f1: ["a": n / 2]))
        U126Leaf0(f0: n / 2, f1: [])
    }
}

fileprivate struct U126Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U126Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U126Leaf1(f0: "a \(n)", f1: ["a": 1, "b": 2], on: .constant(true)) } else { U126Middle(on: $on, f0: 1) } }.tint(.red)
        ForEach(0..<2) { i in U126Leaf0(f0: 3, f1: []) }
        VStack { U126Leaf1(f0: "a", f1: ["a": n / 2], on: $on); Text("t") }.opacity(0.5)
        switch n % 3 { case 0: U126Leaf3(f0: Text("a").bold(), f1: []); case 1: Group { AnyView(U126Leaf3(f0: Text("a").bold(), f1: [.nan])); Text("t") }; default: EmptyView() }
    }
}

fileprivate final class U127Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U127Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U127Point, other: U127Point) -> Bool { true }
}

fileprivate struct U127Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U127Name, other: U127Name) -> Bool { one.y == other.y }
}

fileprivate struct U127Pair {
    var text: String
    var z: Double
}

fileprivate struct U127Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u127Depth: Int {
        get { self[U127Key.self] }
        set { self[U127Key.self] = newValue }
    }
}

fileprivate struct U127Leaf0: View {
    let f0: Any
    let f1: Text
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U127Leaf1: View {
    let f0: AnyView
    let f1: String
    @State private var own = 1
    var body: some View {
        let _ = print("U127Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U127Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U127Box")
        content
    }
}

fileprivate struct U127Style0: GroupBoxStyle {
    let f0: () -> Void
    let f1: U127Point
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U127Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U127Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U127Style1")
        configuration.label
    }
}

fileprivate struct U127Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U127Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U127Box { U127Leaf0(f0: "a", f1: Text("a").bold()) }; Text("t") }.padding()
        U127Leaf0(f0: "a", f1: Text("a \(n / 2)"))
        U127Leaf0(f0: "a", f1: Text("a \(n / 2)"))
        U127Box { U127Leaf0(f0: n / 2, f1: Text("a \(n / 2)")) }
    }
}

fileprivate final class U128Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U128Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U128Point, other: U128Point) -> Bool { true }
}

fileprivate struct U128Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U128Name, other: U128Name) -> Bool { one.y == other.y }
}

fileprivate struct U128Pair {
    var text: String
    var z: Double
}

fileprivate protocol U128Figure { var size: Int { get } }

fileprivate struct U128Square: U128Figure { var size: Int }

fileprivate struct U128Circle: U128Figure {
    var size: Int
    var text: String
}

fileprivate struct U128Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u128Depth: Int {
        get { self[U128Key.self] }
        set { self[U128Key.self] = newValue }
    }
}

fileprivate struct U128Leaf0: View {
    let f0: AnyView
    let f1: Text
    var body: some View {
        let _ = print("U128Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U128Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U128Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U128Leaf2: View {
    let f0: U128Name
    let f1: U128Name
    @Environment(\.u128Depth) private var depth
    var body: some View {
        let _ = print("U128Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U128Leaf3: View {
    let f0: [Double]
    let f1: String
    @State private var model = U128Model()
    var body: some View {
        let _ = print("U128Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U128Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U128Box")
        content
    }
}

fileprivate struct U128Style0: ButtonStyle {
    let f0: any U128Figure
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U128Style0")
        configuration.label
    }
}

fileprivate struct U128Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U128Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U128Leaf3(f0: [Double(n / 2)], f1: "a") }
        AnyView(U128Leaf3(f0: [.nan], f1: "a \(n / 2)"))
    }
}

fileprivate struct U128Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U128Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U128Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: Text("a \(n / 2)")) } else { U128Box { U128Leaf0(f0: AnyView(Text("a").padding().bold()), f1: Text("a").bold()) } }
        if n % 2 == 0 { Group { Group { U128Leaf1(f0: { n += 1 }) }.transformEnvironment(\.u128Depth) { $0 += 1 } }.disabled(n > 1) } else { U128Leaf3(f0: [.nan], f1: "a \(n)") }
        Group { U128Leaf2(f0: U128Name(text: "a", y: n / 2), f1: U128Name(text: "a", y: n / 2)) }.environment(\.u128Depth, n)
        U128Middle(on: $on, f0: 1)
    }
}

fileprivate final class U129Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U129Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U129Mark: Equatable { case one, two }

fileprivate protocol U129Figure { var size: Int { get } }

fileprivate struct U129Square: U129Figure { var size: Int }

fileprivate struct U129Circle: U129Figure {
    var size: Int
    var text: String
}

fileprivate struct U129Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u129Depth: Int {
        get { self[U129Key.self] }
        set { self[U129Key.self] = newValue }
    }
}

fileprivate struct U129Leaf0: View {
    let f0: Double?
    let f1: [Double]
    var body: some View {
        let _ = print("U129Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U129Leaf1: View {
    let f0: any U129Figure
    let f1: (Int, String)
    var body: some View {
        let _ = print("U129Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U129Leaf2: View {
    let f0: U129Level
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U129Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U129Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U129Style0")
        configuration.label
    }
}

fileprivate struct U129Style1: LabeledContentStyle {
    let f0: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U129Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U129Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U129Middle")
        Button("more") { n += 1 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U129Leaf2(f0: n > 1 ? .off : .at(1)) }
        if on { Group { LabeledContent("c") { U129Leaf0(f0: nil, f1: [.nan]) }.labeledContentStyle(U129Style1(f0: u129Model.hit)) }.transformEnvironment(\.u129Depth) { $0 += n / 2 } }
    }
}

fileprivate struct U129Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U129Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U129Leaf0(f0: .nan, f1: [Double(n / 2)]) }
        U129Leaf2(f0: .at(Double(n / 2)))
        U129Middle(on: $on, f0: 1)
    }
}

fileprivate enum U130Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U130Mark: Equatable { case one, two }

fileprivate struct U130Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u130Depth: Int {
        get { self[U130Key.self] }
        set { self[U130Key.self] = newValue }
    }
}

fileprivate struct U130Leaf0: View, Equatable {
    let f0: Double
    let f1: U130Level
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U130Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U130Leaf1: View {
    let f0: [Double]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U130Leaf2: View {
    let f0: [Double]
    let f1: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U130Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U130Style0: GroupBoxStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U130Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U130Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U130Style1")
        configuration.label
    }
}

fileprivate struct U130Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U130Middle")
        Button("more") { n += 1 }
        AnyView(U130Leaf1(f0: [], start: n))
        ForEach(0..<2) { i in U130Leaf0(f0: .nan, f1: n > 1 ? .off : .at(1)) }
    }
}

fileprivate struct U130Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U130Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U130Leaf0(f0: Double(n / 2), f1: .at(Double(n / 2))) }
        U130Leaf0(f0: .nan, f1: .named("a", n / 2))
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U130Leaf0(f0: 0.5, f1: .at(Double(n / 2))) }
        U130Middle(on: $on, f0: 1)
    }
}

fileprivate final class U131Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U131Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U131Mark: Equatable { case one, two }

fileprivate struct U131Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u131Depth: Int {
        get { self[U131Key.self] }
        set { self[U131Key.self] = newValue }
    }
}

fileprivate struct U131Leaf0: View {
    let f0: Text
    let f1: (Int) -> Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U131Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U131Leaf1: View {
    let f0: U131Model
    let f1: U131Mark?
    var body: some View {
        let _ = print("U131Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U131Leaf2: View, Equatable {
    let f0: (Int) -> Int
    let f1: Text
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U131Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U131Middle")
        Button("more") { n += 1 }
        U131Leaf0(f0: Text("a \(n / 2)"), f1: { $0 + n }).frame(width: 80)
        if n % 2 == 0 { U131Leaf1(f0: u131Model, f1: nil) } else { U131Leaf0(f0: Text("a \(n / 2)"), f1: { $0 + 1 }) }
    }
}

fileprivate struct U131Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U131Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U131Leaf0(f0: Text("a").bold(), f1: { $0 + n }); Text("t") }.font(n > 1 ? .title : .body)
        Group { U131Leaf1(f0: U131Model(), f1: nil) }.environment(\.u131Depth, 1)
        VStack { U131Leaf2(f0: { $0 + 1 }, f1: Text("a").bold()); Text("t") }.frame(width: 80)
        ForEach([n / 2, 5, 7], id: \.self) { i in U131Leaf2(f0: { $0 + n }, f1: Text("a").bold()) }
        U131Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U132Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U132Figure { var size: Int { get } }

fileprivate struct U132Square: U132Figure { var size: Int }

fileprivate struct U132Circle: U132Figure {
    var size: Int
    var text: String
}

fileprivate struct U132Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u132Depth: Int {
        get { self[U132Key.self] }
        set { self[U132Key.self] = newValue }
    }
}

fileprivate struct U132Leaf0: View {
    let f0: Int
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U132Leaf1: View {
    let f0: String
    let f1: any U132Figure
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U132Leaf2: View {
    let f0: U132Model
    @State var start: Int
    var body: some View {
        let _ = print("U132Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U132Leaf3: View {
    let f0: U132Model
    @State var start: Int
    var body: some View {
        let _ = print("U132Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U132Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U132Box")
        content
    }
}

fileprivate struct U132Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U132Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U132Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U132Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U132Leaf0(f0: 3, f1: u132Model.hit) }.buttonStyle(U132Style0()).buttonStyle(U132Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U132Leaf3(f0: U132Model(), start: n) }
        Group { U132Leaf0(f0: n / 2, f1: { u132Model.hits += 1 }) }.environment(\.u132Depth, n / 2)
        Group { VStack { U132Leaf3(f0: u132Model, start: n); Text("t") }.frame(width: 80) }.environment(\.u132Depth, 1)
    }
}

fileprivate struct U133Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u133Depth: Int {
        get { self[U133Key.self] }
        set { self[U133Key.self] = newValue }
    }
}

fileprivate struct U133Leaf0: View {
    let f0: Double
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U133Leaf1: View {
    let f0: Any
    let f1: AnyView
    @Binding var on: Bool
    var body: some View {
        let _ = print("U133Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U133Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U133Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U133Leaf1(f0: 1.5, f1: AnyView(Text("a \(n / 2)")), on: $on)
        ForEach(0..<2) { i in U133Leaf0(f0: Double(n / 2)) }
    }
}

fileprivate protocol U134Figure { var size: Int { get } }

fileprivate struct U134Square: U134Figure { var size: Int }

fileprivate struct U134Circle: U134Figure {
    var size: Int
    var text: String
}

fileprivate struct U134Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u134Depth: Int {
        get { self[U134Key.self] }
        set { self[U134Key.self] = newValue }
    }
}

fileprivate struct U134Leaf0: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U134Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U134Leaf1: View {
    let f0: any U134Figure
    let f1: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U134Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U134Leaf2: View {
    let f0: Double?
    @Environment(\.u134Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U134Leaf3: View {
    let f0: Text
    let f1: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U134Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U134Style0: LabeledContentStyle {
    let f0: [any U134Figure]
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U134Style0")
        configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U134Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U134Style1")
        Toggle(configuration)
    }
}

fileprivate struct U134Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U134Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U134Leaf3(f0: Text("a \(n / 2)"), f1: n > 1 ? n : nil).foregroundStyle(.red); Text("t") }
        LabeledContent("c") { U134Leaf3(f0: Text("a \(n / 2)"), f1: n / 2) }.labeledContentStyle(U134Style0(f0: [], f1: {})).labeledContentStyle(U134Style0(f0: [], f1: { n += 1 }))
        Group { U134Leaf1(f0: U134Circle(size: 1, text: "a"), f1: ["a": 1, "b": 2], start: n).opacity(0.5) }.disabled(false)
        U134Leaf0(f0: "a \(n / 2)")
    }
}

fileprivate final class U135Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U135Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u135Depth: Int {
        get { self[U135Key.self] }
        set { self[U135Key.self] = newValue }
    }
}

fileprivate struct U135Leaf0: View {
    let f0: Text
    @Binding var on: Bool
    var body: some View {
        let _ = print("U135Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U135Leaf1: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U135Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U135Leaf2: View {
    let f0: AnyView
    @State private var model = U135Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U135Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U135Box")
        content
    }
}

fileprivate struct U135Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U135Style0")
        configuration.label
    }
}

fileprivate struct U135Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U135Style1")
        configuration.title
    }
}

fileprivate struct U135Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U135Middle")
        Button("more") { n += 1 }
        VStack { U135Leaf2(f0: AnyView(Text("a").padding().bold())); Text("t") }.font(n > 1 ? .title : .body)
        if on { U135Leaf2(f0: AnyView(Text("a \(n / 2)"))) }
    }
}

fileprivate struct U135Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U135Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { AnyView(U135Leaf0(f0: Text("a \(n / 2)"), on: .constant(true))) }
        U135Box { U135Leaf0(f0: Text("a").bold(), on: .constant(true)) }.border(.blue)
        if n % 2 == 0 { AnyView(U135Box { U135Leaf0(f0: Text("a").bold(), on: $on) }) } else { U135Middle(on: $on, f0: 1) }
        Group { Button("b") { n += 1 }.buttonStyle(U135Style0()) }.transformEnvironment(\.u135Depth) { $0 += 1 }
    }
}

nonisolated(unsafe) fileprivate let u123Model = U123Model()
nonisolated(unsafe) fileprivate let u124Model = U124Model()
nonisolated(unsafe) fileprivate let u125Model = U125Model()
nonisolated(unsafe) fileprivate let u126Model = U126Model()
nonisolated(unsafe) fileprivate let u127Model = U127Model()
nonisolated(unsafe) fileprivate let u128Model = U128Model()
nonisolated(unsafe) fileprivate let u129Model = U129Model()
nonisolated(unsafe) fileprivate let u131Model = U131Model()
nonisolated(unsafe) fileprivate let u132Model = U132Model()
nonisolated(unsafe) fileprivate let u135Model = U135Model()

struct Updates09Session: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { U121Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U122Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u123Model
        try stage.show { U123Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u124Model
        try stage.show { U124Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u125Model
        try stage.show { U125Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u126Model
        try stage.show { U126Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u127Model
        try stage.show { U127Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u128Model
        try stage.show { U128Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u129Model
        try stage.show { U129Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U130Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u131Model
        try stage.show { U131Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u132Model
        try stage.show { U132Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U133Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U134Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u135Model
        try stage.show { U135Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
