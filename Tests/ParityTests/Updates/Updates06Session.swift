// Updates06, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U76Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U76Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U76Point, other: U76Point) -> Bool { true }
}

fileprivate struct U76Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U76Name, other: U76Name) -> Bool { one.y == other.y }
}

fileprivate struct U76Pair {
    var text: String
    var z: Double
}

fileprivate struct U76Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u76Depth: Int {
        get { self[U76Key.self] }
        set { self[U76Key.self] = newValue }
    }
}

fileprivate struct U76Leaf0: View {
    let f0: () -> Void
    let f1: (Int, String)
    @Environment(\.u76Depth) private var depth
    var body: some View {
        let _ = print("U76Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U76Leaf1: View {
    let f0: U76Name
    @State private var model = U76Model()
    var body: some View {
        let _ = print("U76Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U76Leaf2: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U76Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U76Leaf3: View {
    let f0: Color
    let f1: U76Model
    @Environment(\.u76Depth) private var depth
    var body: some View {
        let _ = print("U76Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U76Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U76Middle")
        Button("more") { n += 1 }
        GroupBox("g") { Group { U76Leaf0(f0: { u76Model.hits += 1 }, f1: (1, "a")).padding(n > 1 ? 8 : 16) }.environment(\.u76Depth, n / 2) }
        AnyView(U76Leaf0(f0: { u76Model.hits += 1 }, f1: (1, "a")))
    }
}

fileprivate struct U76Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U76Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U76Middle(on: $on, f0: 1) }
        U76Leaf2(f0: { print("called") }, on: $on)
        Group { U76Middle(on: $on, f0: 1) }.transformEnvironment(\.u76Depth) { $0 += 1 }
    }
}

fileprivate final class U77Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U77Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U77Mark: Equatable { case one, two }

fileprivate struct U77Leaf0: View {
    let f0: Any
    @State private var model = U77Model()
    var body: some View {
        let _ = print("U77Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U77Leaf1: View {
    let f0: U77Mark
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U77Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U77Leaf2: View {
    let f0: [String: Int]
    var body: some View {
        let _ = print("U77Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U77Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U77Box")
        content
    }
}

fileprivate struct U77Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U77Middle")
        Button("more") { n += 1 }
        U77Leaf2(f0: ["a": n / 2])
        AnyView(U77Leaf2(f0: ["a": n / 2]))
    }
}

fileprivate struct U77Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U77Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U77Box { U77Leaf0(f0: n / 2) }; case 1: AnyView(U77Leaf1(f0: .one)); default: EmptyView() }
        GroupBox("g") { GroupBox("g") { VStack { U77Box { U77Leaf0(f0: n / 2) }; Text("t") }.opacity(0.5) } }
        U77Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U78Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U78Point, other: U78Point) -> Bool { true }
}

fileprivate struct U78Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U78Name, other: U78Name) -> Bool { one.y == other.y }
}

fileprivate struct U78Pair {
    var text: String
    var z: Double
}

fileprivate protocol U78Figure { var size: Int { get } }

fileprivate struct U78Square: U78Figure { var size: Int }

fileprivate struct U78Circle: U78Figure {
    var size: Int
    var text: String
}

fileprivate struct U78Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u78Depth: Int {
        get { self[U78Key.self] }
        set { self[U78Key.self] = newValue }
    }
}

fileprivate struct U78Leaf0: View {
    let f0: String
    let f1: Text
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U78Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U78Leaf1: View {
    let f0: (Int) -> Int
    let f1: [any U78Figure]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U78Leaf2: View {
    let f0: [String: Int]
    var body: some View {
        let _ = print("U78Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U78Style0: LabelStyle {
    let f0: String
    let f1: (Int) -> Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U78Style0")
        configuration.icon.labelStyle(self)
    }
}

fileprivate struct U78Style1: LabeledContentStyle {
    let f0: U78Point
    let f1: Color
    @Environment(\.u78Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U78Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U78Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U78Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U78Leaf2(f0: ["a": 1, "b": 2]) } else { U78Leaf1(f0: { $0 + n }, f1: [U78Square(size: n / 2)]) }
        U78Leaf0(f0: "a \(n / 2)", f1: Text("a").bold()).background(Color.green)
    }
}

fileprivate struct U78Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U78Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        LabeledContent("c") { VStack { U78Leaf1(f0: { $0 + n }, f1: []); Text("t") }.lineLimit(1) }.labeledContentStyle(U78Style1(f0: U78Point(x: 1, y: n / 2), f1: .red))
        LabeledContent("c") { U78Middle(on: $on, f0: 1) }.labeledContentStyle(U78Style1(f0: U78Point(x: 1, y: n / 2), f1: .red))
        U78Leaf2(f0: ["a": 1, "b": 2])
        U78Leaf0(f0: "a \(n)", f1: Text("a \(n / 2)"))
    }
}

fileprivate final class U79Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U79Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U79Point, other: U79Point) -> Bool { true }
}

fileprivate struct U79Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U79Name, other: U79Name) -> Bool { one.y == other.y }
}

fileprivate struct U79Pair {
    var text: String
    var z: Double
}

fileprivate struct U79Leaf0: View {
    let f0: [String: Int]
    let f1: U79Point
    var body: some View {
        let _ = print("U79Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U79Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U79Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U79Leaf2: View {
    let f0: U79Model
    @State private var own = 1
    var body: some View {
        let _ = print("U79Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U79Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U79Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { GroupBox("g") { U79Leaf1(f0: {}) } } else { U79Leaf0(f0: ["a": n / 2], f1: U79Point(x: 1, y: n / 2)) }
        ForEach(0..<2) { i in U79Leaf2(f0: u79Model) }
    }
}

fileprivate struct U79Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U79Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { GroupBox("g") { U79Leaf2(f0: U79Model()) } }.disabled(on) }
        Group { AnyView(U79Leaf1(f0: {})) }.disabled(false)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U79Middle(on: $on, f0: 1) }
        GroupBox("g") { GroupBox("g") { U79Leaf2(f0: U79Model()) } }
    }
}

fileprivate final class U80Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U80Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U80Mark: Equatable { case one, two }

fileprivate struct U80Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u80Depth: Int {
        get { self[U80Key.self] }
        set { self[U80Key.self] = newValue }
    }
}

fileprivate struct U80Leaf0: View {
    let f0: (Int) -> Int
    let f1: () -> Void
    @State private var model = U80Model()
    var body: some View {
        let _ = print("U80Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U80Leaf1: View {
    let f0: U80Mark?
    var body: some View {
        let _ = print("U80Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U80Leaf2: View, Equatable {
    let f0: Double
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U80Leaf3: View {
    let f0: Double?
    var body: some View {
        let _ = print("U80Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U80Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U80Box")
        content
    }
}

fileprivate struct U80Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U80Middle")
        Button("more") { n += 1 }
        GroupBox("g") { U80Leaf0(f0: { $0 + n }, f1: { n += 1 }).opacity(0.5) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U80Leaf1(f0: nil) }
    }
}

fileprivate struct U80Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U80Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U80Leaf3(f0: nil) } else { U80Leaf0(f0: { $0 + n }, f1: { n += 1 }) } }.font(n > 1 ? .title : .body)
        AnyView(U80Leaf2(f0: Double(n / 2)))
        Group { U80Leaf0(f0: { $0 + 1 }, f1: { print("called") }).padding() }.transformEnvironment(\.u80Depth) { $0 += 1 }
        U80Middle(on: $on, f0: 1)
    }
}

fileprivate final class U81Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U81Figure { var size: Int { get } }

fileprivate struct U81Square: U81Figure { var size: Int }

fileprivate struct U81Circle: U81Figure {
    var size: Int
    var text: String
}

fileprivate struct U81Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u81Depth: Int {
        get { self[U81Key.self] }
        set { self[U81Key.self] = newValue }
    }
}

fileprivate struct U81Leaf0: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U81Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U81Leaf1: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U81Leaf2: View {
    let f0: [any U81Figure]
    var body: some View {
        let _ = print("U81Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U81Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U81Box")
        content
    }
}

fileprivate struct U81Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U81Style0")
        configuration.label
    }
}

fileprivate struct U81Style1: LabelStyle {
    let f0: U81Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U81Style1")
        configuration.title
    }
}

fileprivate struct U81Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U81Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U81Box { U81Leaf0(f0: { u81Model.hits += 1 }, on: .constant(true)) } }
        U81Box { U81Leaf0(f0: { u81Model.hits += 1 }, on: .constant(true)) }
        switch n % 3 { case 0: U81Leaf0(f0: { u81Model.hits += 1 }, on: .constant(true)); case 1: U81Leaf2(f0: []); default: EmptyView() }
    }
}

fileprivate final class U82Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U82Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U82Point, other: U82Point) -> Bool { true }
}

fileprivate struct U82Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U82Name, other: U82Name) -> Bool { one.y == other.y }
}

fileprivate struct U82Pair {
    var text: String
    var z: Double
}

fileprivate struct U82Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u82Depth: Int {
        get { self[U82Key.self] }
        set { self[U82Key.self] = newValue }
    }
}

fileprivate struct U82Leaf0: View {
    let f0: Text
    let f1: Int?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U82Leaf1: View {
    let f0: (Int) -> Int
    let f1: U82Model
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U82Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U82Box")
        content
    }
}

fileprivate struct U82Style0: ToggleStyle {
    let f0: [U82Pair]
    let f1: Int
    @Environment(\.u82Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U82Style0")
        Text("\(depth)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U82Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U82Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U82Leaf1(f0: { $0 + n }, f1: u82Model))
        ForEach(0..<2) { i in U82Box { U82Leaf0(f0: Text("a").bold(), f1: n > 1 ? n : nil) } }
    }
}

fileprivate final class U83Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U83Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U83Mark: Equatable { case one, two }

fileprivate protocol U83Figure { var size: Int { get } }

fileprivate struct U83Square: U83Figure { var size: Int }

fileprivate struct U83Circle: U83Figure {
    var size: Int
    var text: String
}

fileprivate struct U83Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u83Depth: Int {
        get { self[U83Key.self] }
        set { self[U83Key.self] = newValue }
    }
}

fileprivate struct U83Leaf0: View, Equatable {
    let f0: any U83Figure
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U83Leaf1: View {
    let f0: Int
    let f1: U83Mark
    @Binding var on: Bool
    var body: some View {
        let _ = print("U83Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U83Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U83Box")
        content
    }
}

fileprivate struct U83Style0: ToggleStyle {
    let f0: (Int, String)
    let f1: U83Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U83Style0")
        configuration.label
    }
}

fileprivate struct U83Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U83Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U83Leaf1(f0: n / 2, f1: n > 1 ? .one : .two, on: .constant(true)) }
        Group { U83Box { U83Leaf0(f0: U83Circle(size: 1, text: "a"), f1: ["a": n / 2]) } }.environment(\.u83Depth, n / 2)
        AnyView(U83Leaf0(f0: U83Circle(size: 1, text: "a"), f1: ["a": 1, "b": 2]))
    }
}

fileprivate final class U84Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U84Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U84Mark: Equatable { case one, two }

fileprivate struct U84Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u84Depth: Int {
        get { self[U84Key.self] }
        set { self[U84Key.self] = newValue }
    }
}

fileprivate struct U84Leaf0: View {
    let f0: () -> Void
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U84Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U84Leaf1: View {
    let f0: () -> Void
    let f1: Any
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U84Leaf2: View {
    let f0: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U84Leaf3: View {
    let f0: Any
    @Environment(\.u84Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U84Style0: ButtonStyle {
    let f0: U84Level
    let f1: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U84Style0")
        configuration.label
    }
}

fileprivate struct U84Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U84Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U84Leaf1(f0: { print("called") }, f1: 1.5, on: .constant(true)); case 1: U84Leaf3(f0: 1.5); default: EmptyView() }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U84Leaf2(f0: (n / 2, "a")) }
        if on { Group { U84Leaf1(f0: { n += 1 }, f1: "a", on: .constant(true)) }.disabled(n > 1) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U84Leaf3(f0: "a") }
    }
}

fileprivate final class U85Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U85Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U85Mark: Equatable { case one, two }

fileprivate protocol U85Figure { var size: Int { get } }

fileprivate struct U85Square: U85Figure { var size: Int }

fileprivate struct U85Circle: U85Figure {
    var size: Int
    var text: String
}

fileprivate struct U85Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u85Depth: Int {
        get { self[U85Key.self] }
        set { self[U85Key.self] = newValue }
    }
}

fileprivate struct U85Leaf0: View {
    let f0: () -> Void
    let f1: U85Model
    @State var start: Int
    var body: some View {
        let _ = print("U85Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U85Leaf1: View {
    let f0: U85Model
    let f1: U85Mark
    @Environment(\.u85Depth) private var depth
    var body: some View {
        let _ = print("U85Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U85Leaf2: View {
    let f0: Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U85Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U85Box")
        content
    }
}

fileprivate struct U85Style0: ButtonStyle {
    let f0: [any U85Figure]
    let f1: U85Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U85Style0")
        configuration.label
    }
}

fileprivate struct U85Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U85Style1")
        Label(configuration)
    }
}

fileprivate struct U85Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U85Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Button {} label: { Group { U85Box { U85Leaf0(f0: u85Model.hit, f1: u85Model, start: n) }; Text("t") } }.buttonStyle(U85Style0(f0: [U85Square(size: n / 2)], f1: u85Model)) }.environment(\.u85Depth, n / 2)
        ForEach(0..<2) { i in U85Leaf2(f0: 3) }
    }
}

fileprivate final class U86Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U86Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U86Point, other: U86Point) -> Bool { true }
}

fileprivate struct U86Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U86Name, other: U86Name) -> Bool { one.y == other.y }
}

fileprivate struct U86Pair {
    var text: String
    var z: Double
}

fileprivate enum U86Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U86Mark: Equatable { case one, two }

fileprivate struct U86Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u86Depth: Int {
        get { self[U86Key.self] }
        set { self[U86Key.self] = newValue }
    }
}

fileprivate struct U86Leaf0: View {
    let f0: Any
    let f1: () -> Void
    @State private var model = U86Model()
    var body: some View {
        let _ = print("U86Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U86Leaf1: View {
    let f0: String
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U86Leaf2: View {
    let f0: String
    let f1: U86Level
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U86Leaf3: View {
    let f0: Text
    let f1: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U86Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U86Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U86Box")
        content
    }
}

fileprivate struct U86Style0: GroupBoxStyle {
    let f0: U86Point
    @Environment(\.u86Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U86Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U86Style1: LabeledContentStyle {
    let f0: Double
    let f1: (Int, String)
    @Environment(\.u86Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U86Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U86Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U86Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        LabeledContent("c") { LabeledContent("c") { Group { U86Leaf0(f0: 1.5, f1: u86Model.hit); Text("t") } }.labeledContentStyle(U86Style1(f0: 0.5, f1: (n / 2, "a"))) }.labeledContentStyle(U86Style1(f0: Double(n / 2), f1: (n / 2, "a")))
        U86Leaf2(f0: "a \(n)", f1: .off, start: n).tint(.red)
        U86Leaf2(f0: "a \(n)", f1: .off, start: n)
    }
}

fileprivate final class U87Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U87Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U87Point, other: U87Point) -> Bool { true }
}

fileprivate struct U87Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U87Name, other: U87Name) -> Bool { one.y == other.y }
}

fileprivate struct U87Pair {
    var text: String
    var z: Double
}

fileprivate protocol U87Figure { var size: Int { get } }

fileprivate struct U87Square: U87Figure { var size: Int }

fileprivate struct U87Circle: U87Figure {
    var size: Int
    var text: String
}

fileprivate struct U87Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u87Depth: Int {
        get { self[U87Key.self] }
        set { self[U87Key.self] = newValue }
    }
}

fileprivate struct U87Leaf0: View {
    let f0: [Int]
    let f1: U87Point
    @State private var model = U87Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U87Leaf1: View {
    let f0: Double
    @Environment(\.u87Depth) private var depth
    var body: some View {
        let _ = print("U87Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U87Leaf2: View {
    let f0: U87Point
    let f1: Int?
    var body: some View {
        let _ = print("U87Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U87Leaf3: View {
    let f0: () -> Void
    let f1: any U87Figure
    @State var start: Int
    var body: some View {
        let _ = print("U87Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U87Style0: GroupBoxStyle {
    let f0: any U87Figure
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U87Style0")
        configuration.label
    }
}

fileprivate struct U87Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U87Middle")
        Button("more") { n += 1 }
        U87Leaf2(f0: U87Point(x: 0, y: 1), f1: nil).lineLimit(1)
        U87Leaf2(f0: U87Point(x: 1, y: n / 2), f1: nil)
    }
}

fileprivate struct U87Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U87Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U87Leaf1(f0: n == 1 ? -0.0 : 0.0) } else { U87Middle(on: $on, f0: 1) } }.opacity(0.5)
        VStack { U87Leaf2(f0: U87Point(x: 1, y: n / 2), f1: nil); Text("t") }.overlay { Text("o") }
        Group { if on { U87Leaf2(f0: U87Point(x: .nan, y: 1), f1: n / 2) } else { U87Leaf1(f0: n == 1 ? -0.0 : 0.0) } }.border(.blue)
    }
}

fileprivate protocol U88Figure { var size: Int { get } }

fileprivate struct U88Square: U88Figure { var size: Int }

fileprivate struct U88Circle: U88Figure {
    var size: Int
    var text: String
}

fileprivate struct U88Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u88Depth: Int {
        get { self[U88Key.self] }
        set { self[U88Key.self] = newValue }
    }
}

fileprivate struct U88Leaf0: View {
    let f0: Double?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U88Leaf1: View {
    let f0: String
    let f1: [any U88Figure]
    var body: some View {
        let _ = print("U88Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U88Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U88Box")
        content
    }
}

fileprivate struct U88Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U88Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U88Leaf1(f0: "a \(n / 2)", f1: []) } else { U88Leaf0(f0: .nan) }
        AnyView(U88Leaf1(f0: "a \(n / 2)", f1: [U88Square(size: n / 2)]))
    }
}

fileprivate struct U88Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U88Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U88Middle(on: $on, f0: n / 2) } else { U88Box { U88Leaf0(f0: n > 1 ? nil : 1.5) } } }.background(Color.green)
        Group { U88Leaf1(f0: "a \(n / 2)", f1: []); Text("t") }
        Group { GroupBox("g") { U88Middle(on: $on, f0: n / 2) } }.environment(\.u88Depth, n / 2)
        U88Box { U88Leaf0(f0: n > 1 ? nil : 1.5) }
    }
}

fileprivate enum U89Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U89Mark: Equatable { case one, two }

fileprivate struct U89Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u89Depth: Int {
        get { self[U89Key.self] }
        set { self[U89Key.self] = newValue }
    }
}

fileprivate struct U89Leaf0: View {
    let f0: U89Mark?
    let f1: Color
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U89Leaf1: View {
    let f0: Color
    let f1: String
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U89Leaf2: View, Equatable {
    let f0: Double?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U89Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U89Leaf3: View {
    let f0: [Double]
    let f1: Any
    @Environment(\.u89Depth) private var depth
    var body: some View {
        let _ = print("U89Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U89Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U89Box")
        content
    }
}

fileprivate struct U89Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U89Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U89Style1: LabelStyle {
    let f0: [Int]
    @Environment(\.u89Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U89Style1")
        Text("\(depth)"); Label(configuration)
    }
}

fileprivate struct U89Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U89Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { U89Leaf2(f0: .nan).padding(); Text("t") } }.transformEnvironment(\.u89Depth) { $0 += n / 2 }
        Button("b") { n += 1 }.buttonStyle(U89Style0())
        Button("b") {}.buttonStyle(U89Style0())
        AnyView(U89Leaf2(f0: n > 1 ? nil : 1.5))
    }
}

fileprivate final class U90Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U90Figure { var size: Int { get } }

fileprivate struct U90Square: U90Figure { var size: Int }

fileprivate struct U90Circle: U90Figure {
    var size: Int
    var text: String
}

fileprivate struct U90Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u90Depth: Int {
        get { self[U90Key.self] }
        set { self[U90Key.self] = newValue }
    }
}

fileprivate struct U90Leaf0: View {
    let f0: Text
    let f1: [any U90Figure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U90Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U90Leaf1: View {
    let f0: AnyView
    let f1: () -> Void
    @Environment(\.u90Depth) private var depth
    var body: some View {
        let _ = print("U90Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U90Leaf2: View {
    let f0: [any U90Figure]
    let f1: [String: Int]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U90Leaf3: View {
    let f0: Double
    @Environment(\.u90Depth) private var depth
    var body: some View {
        let _ = print("U90Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U90Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U90Middle")
        Button("more") { n += 1 }
        U90Leaf0(f0: Text("a \(n / 2)"), f1: [U90Square(size: n / 2)])
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U90Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: { u90Model.hits += 1 }) }
    }
}

fileprivate struct U90Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U90Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U90Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: { u90Model.hits += 1 })
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U90Leaf0(f0: Text("a").bold(), f1: []) }
        U90Middle(on: $on, f0: 1)
    }
}

nonisolated(unsafe) fileprivate let u76Model = U76Model()
nonisolated(unsafe) fileprivate let u77Model = U77Model()
nonisolated(unsafe) fileprivate let u79Model = U79Model()
nonisolated(unsafe) fileprivate let u80Model = U80Model()
nonisolated(unsafe) fileprivate let u81Model = U81Model()
nonisolated(unsafe) fileprivate let u82Model = U82Model()
nonisolated(unsafe) fileprivate let u83Model = U83Model()
nonisolated(unsafe) fileprivate let u84Model = U84Model()
nonisolated(unsafe) fileprivate let u85Model = U85Model()
nonisolated(unsafe) fileprivate let u86Model = U86Model()
nonisolated(unsafe) fileprivate let u87Model = U87Model()
nonisolated(unsafe) fileprivate let u90Model = U90Model()

struct Updates06Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u76Model
        try stage.show { U76Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u77Model
        try stage.show { U77Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U78Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u79Model
        try stage.show { U79Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u80Model
        try stage.show { U80Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u81Model
        try stage.show { U81Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u82Model
        try stage.show { U82Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u83Model
        try stage.show { U83Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u84Model
        try stage.show { U84Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u85Model
        try stage.show { U85Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u86Model
        try stage.show { U86Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u87Model
        try stage.show { U87Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U88Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U89Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u90Model
        try stage.show { U90Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
