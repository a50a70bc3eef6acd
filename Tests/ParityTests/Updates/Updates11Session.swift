// Updates11, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct U151Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U151Point, other: U151Point) -> Bool { true }
}

fileprivate struct U151Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U151Name, other: U151Name) -> Bool { one.y == other.y }
}

fileprivate struct U151Pair {
    var text: String
    var z: Double
}

fileprivate protocol U151Figure { var size: Int { get } }

fileprivate struct U151Square: U151Figure { var size: Int }

fileprivate struct U151Circle: U151Figure {
    var size: Int
    var text: String
}

fileprivate struct U151Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u151Depth: Int {
        get { self[U151Key.self] }
        set { self[U151Key.self] = newValue }
    }
}

fileprivate struct U151Leaf0: View {
    let f0: (Int) -> Int
    let f1: (Int) -> Int
    var body: some View {
        let _ = print("U151Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U151Leaf1: View {
    let f0: U151Point
    @State private var own = 1
    var body: some View {
        let _ = print("U151Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U151Leaf2: View {
    let f0: [any U151Figure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U151Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U151Leaf3: View {
    let f0: U151Name
    @State var start: Int
    var body: some View {
        let _ = print("U151Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U151Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U151Box")
        content
    }
}

fileprivate struct U151Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U151Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U151Leaf3(f0: U151Name(text: "a", y: n / 2), start: n); case 1: GroupBox("g") { AnyView(U151Leaf0(f0: { $0 + n }, f1: { $0 + n })) }; default: EmptyView() }
        U151Leaf0(f0: { $0 + 1 }, f1: { $0 + n })
        Group { Group { VStack { U151Box { U151Leaf0(f0: { $0 + n }, f1: { $0 + 1 }) }; Text("t") }.overlay { Text("o") } }.disabled(n > 1) }.transformEnvironment(\.u151Depth) { $0 += 1 }
    }
}

fileprivate struct U152Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U152Point, other: U152Point) -> Bool { true }
}

fileprivate struct U152Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U152Name, other: U152Name) -> Bool { one.y == other.y }
}

fileprivate struct U152Pair {
    var text: String
    var z: Double
}

fileprivate enum U152Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U152Mark: Equatable { case one, two }

fileprivate protocol U152Figure { var size: Int { get } }

fileprivate struct U152Square: U152Figure { var size: Int }

fileprivate struct U152Circle: U152Figure {
    var size: Int
    var text: String
}

fileprivate struct U152Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u152Depth: Int {
        get { self[U152Key.self] }
        set { self[U152Key.self] = newValue }
    }
}

fileprivate struct U152Leaf0: View {
    let f0: [Int]
    let f1: Int?
    @State private var own = 1
    var body: some View {
        let _ = print("U152Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U152Leaf1: View, Equatable {
    let f0: Int?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U152Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U152Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U152Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U152Leaf3: View {
    let f0: any U152Figure
    let f1: [U152Pair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U152Style0: GroupBoxStyle {
    let f0: Int
    let f1: U152Pair
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U152Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U152Style1: ToggleStyle {
    let f0: U152Mark?
    let f1: [String: Int]
    @Environment(\.u152Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U152Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U152Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U152Middle")
        Button("more") { n += 1 }
        Group { AnyView(U152Leaf0(f0: [1, n / 2], f1: nil)) }.transformEnvironment(\.u152Depth) { $0 += 1 }
        Toggle("t", isOn: $on).toggleStyle(U152Style1(f0: n > 1 ? .one : nil, f1: ["a": n / 2]))
    }
}

fileprivate struct U152Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U152Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U152Middle(on: $on, f0: n / 2) }.transformEnvironment(\.u152Depth) { $0 += 1 }
        U152Leaf0(f0: [1, 2], f1: nil)
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U152Style1(f0: nil, f1: ["a": n / 2])).toggleStyle(U152Style1(f0: nil, f1: ["a": 1, "b": 2])) }.disabled(on)
        Group { if on { U152Leaf3(f0: U152Square(size: n / 2), f1: [U152Pair(text: "a", z: Double(n / 2))]) } else { U152Leaf0(f0: [1, n / 2], f1: n > 1 ? n : nil) } }.padding()
    }
}

fileprivate struct U153Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u153Depth: Int {
        get { self[U153Key.self] }
        set { self[U153Key.self] = newValue }
    }
}

fileprivate struct U153Leaf0: View {
    let f0: Int?
    @Binding var on: Bool
    var body: some View {
        let _ = print("U153Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U153Leaf1: View, Equatable {
    let f0: Double?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U153Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U153Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U153Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U153Leaf1(f0: nil); Text("t") }.padding(n > 1 ? 8 : 16)
        U153Leaf0(f0: nil, on: .constant(true)).lineLimit(1)
    }
}

fileprivate final class U154Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U154Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U154Point, other: U154Point) -> Bool { true }
}

fileprivate struct U154Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U154Name, other: U154Name) -> Bool { one.y == other.y }
}

fileprivate struct U154Pair {
    var text: String
    var z: Double
}

fileprivate struct U154Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u154Depth: Int {
        get { self[U154Key.self] }
        set { self[U154Key.self] = newValue }
    }
}

fileprivate struct U154Leaf0: View {
    let f0: Any
    let f1: Any
    @State private var model = U154Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U154Leaf1: View {
    let f0: [String: Int]
    @State private var own = 1
    var body: some View {
        let _ = print("U154Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U154Leaf2: View {
    let f0: [Double]
    let f1: U154Point
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U154Style0: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U154Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U154Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U154Middle")
        Button("more") { n += 1 }
        U154Leaf0(f0: n / 2, f1: n / 2).lineLimit(1)
        U154Leaf1(f0: ["a": n / 2]).foregroundStyle(.red)
    }
}

fileprivate struct U154Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U154Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U154Leaf1(f0: ["a": 1, "b": 2]) }.transformEnvironment(\.u154Depth) { $0 += n / 2 }
        U154Leaf2(f0: [Double(n / 2)], f1: U154Point(x: 1, y: n / 2))
        U154Middle(on: $on, f0: 1)
    }
}

fileprivate struct U155Leaf0: View {
    let f0: Any
    var body: some View {
        let _ = print("U155Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U155Leaf1: View, Equatable {
    let f0: [String: Int]
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U155Leaf2: View {
    let f0: Text
    var body: some View {
        let _ = print("U155Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U155Leaf3: View {
    let f0: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U155Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U155Style0: ButtonStyle {
    let f0: [Int]
    let f1: String
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U155Style0")
        configuration.label
    }
}

fileprivate struct U155Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U155Middle")
        Button("more") { n += 1 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U155Leaf1(f0: ["a": 1, "b": 2], f1: ["a": 1, "b": 2]) }
        if on { Button("b") { n += 1 }.buttonStyle(U155Style0(f0: [], f1: "a")) }
    }
}

fileprivate struct U155Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U155Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Button("b") { n += 1 }.buttonStyle(U155Style0(f0: [], f1: "a \(n)")) } else { U155Leaf2(f0: Text("a \(n / 2)")) }
        U155Leaf1(f0: ["a": 1, "b": 2], f1: ["a": 1, "b": 2])
        AnyView(U155Middle(on: $on, f0: 1))
    }
}

fileprivate final class U156Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U156Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U156Mark: Equatable { case one, two }

fileprivate struct U156Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u156Depth: Int {
        get { self[U156Key.self] }
        set { self[U156Key.self] = newValue }
    }
}

fileprivate struct U156Leaf0: View {
    let f0: U156Level
    let f1: () -> Void
    var body: some View {
        let _ = print("U156Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U156Leaf1: View {
    let f0: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U156Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U156Leaf2: View {
    let f0: [Int]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U156Style0: GroupBoxStyle {
    let f0: Any
    @Environment(\.u156Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U156Style0")
        Text("\(depth)"); GroupBox(configuration)
    }
}

fileprivate struct U156Style1: ButtonStyle {
    let f0: [String: Int]
    let f1: Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U156Style1")
        configuration.label
    }
}

fileprivate struct U156Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U156Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U156Leaf1(f0: n > 1 ? n : nil).foregroundStyle(.red) }.groupBoxStyle(U156Style0(f0: "a")).groupBoxStyle(U156Style0(f0: "a"))
        GroupBox("g") { VStack { U156Leaf2(f0: [], start: n); Text("t") }.tint(.red) }.groupBoxStyle(U156Style0(f0: "a"))
        switch n % 3 { case 0: U156Leaf0(f0: .off, f1: u156Model.hit); case 1: U156Leaf1(f0: n > 1 ? n : nil); default: EmptyView() }
        Group { VStack { U156Leaf2(f0: [], start: n); Text("t") }.padding(n > 1 ? 8 : 16); Text("t") }
    }
}

fileprivate final class U157Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U157Leaf0: View {
    let f0: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U157Leaf1: View {
    let f0: (Int) -> Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U157Leaf2: View, Equatable {
    let f0: () -> Void
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U157Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U157Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U157Box")
        content
    }
}

fileprivate struct U157Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U157Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U157Box { U157Leaf0(f0: [.nan]) }.padding(n > 1 ? 8 : 16)
        ForEach(0..<2) { i in U157Leaf0(f0: []) }
    }
}

fileprivate struct U158Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u158Depth: Int {
        get { self[U158Key.self] }
        set { self[U158Key.self] = newValue }
    }
}

fileprivate struct U158Leaf0: View {
    let f0: Double
    let f1: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U158Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U158Leaf1: View {
    let f0: Any
    let f1: () -> Void
    var body: some View {
        let _ = print("U158Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U158Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U158Middle")
        Button("more") { n += 1 }
        AnyView(U158Leaf1(f0: n / 2, f1: {}))
        U158Leaf0(f0: .nan, f1: ["a": n / 2])
    }
}

fileprivate struct U158Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U158Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U158Leaf1(f0: 1.5, f1: { n += 1 })
        Group { if on { U158Middle(on: $on, f0: 1) } else { U158Leaf0(f0: 0.5, f1: ["a": 1, "b": 2]) } }.padding()
        Group { Group { U158Leaf0(f0: Double(n / 2), f1: ["a": 1, "b": 2]).lineLimit(1); Text("t") } }.transformEnvironment(\.u158Depth) { $0 += 1 }
    }
}

fileprivate protocol U159Figure { var size: Int { get } }

fileprivate struct U159Square: U159Figure { var size: Int }

fileprivate struct U159Circle: U159Figure {
    var size: Int
    var text: String
}

fileprivate struct U159Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u159Depth: Int {
        get { self[U159Key.self] }
        set { self[U159Key.self] = newValue }
    }
}

fileprivate struct U159Leaf0: View {
    let f0: any U159Figure
    let f1: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U159Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U159Leaf1: View {
    let f0: Text
    let f1: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U159Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U159Leaf2: View {
    let f0: Any
    var body: some View {
        let _ = print("U159Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U159Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U159Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U159Leaf1(f0: Text("a").bold(), f1: n > 1 ? .red : .blue) }.environment(\.u159Depth, 1)
        U159Leaf0(f0: U159Circle(size: 1, text: "a"), f1: Double(n / 2))
        AnyView(U159Leaf1(f0: Text("a").bold(), f1: .red))
    }
}

fileprivate enum U160Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U160Mark: Equatable { case one, two }

fileprivate struct U160Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u160Depth: Int {
        get { self[U160Key.self] }
        set { self[U160Key.self] = newValue }
    }
}

fileprivate struct U160Leaf0: View {
    let f0: AnyView
    let f1: Double
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U160Leaf1: View, Equatable {
    let f0: [Double]
    let f1: U160Level
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U160Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U160Leaf2: View {
    let f0: U160Level
    let f1: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U160Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U160Style0: GroupBoxStyle {
    let f0: Any
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U160Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U160Style1: ToggleStyle {
    let f0: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U160Style1")
        configuration.label
    }
}

fileprivate struct U160Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U160Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { Group { U160Leaf0(f0: AnyView(Text("a").padding().bold()), f1: Double(n / 2)); Text("t") } }.groupBoxStyle(U160Style0(f0: "a")) }.environment(\.u160Depth, n / 2)
        U160Leaf2(f0: .named("a", n / 2), f1: 0.5)
        GroupBox("g") { Group { Group { U160Leaf2(f0: .at(Double(n / 2)), f1: Double(n / 2)) }.environment(\.u160Depth, n / 2) }.disabled(n > 1) }.groupBoxStyle(U160Style0(f0: "a"))
        AnyView(U160Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: Double(n / 2)))
    }
}

fileprivate final class U161Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U161Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u161Depth: Int {
        get { self[U161Key.self] }
        set { self[U161Key.self] = newValue }
    }
}

fileprivate struct U161Leaf0: View, Equatable {
    let f0: Any
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U161Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U161Leaf1: View {
    let f0: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = print("U161Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U161Leaf2: View {
    let f0: (Int, String)
    @State private var model = U161Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U161Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U161Style0")
        configuration.label
    }
}

fileprivate struct U161Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U161Style1")
        Label(configuration)
    }
}

fileprivate struct U161Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U161Middle")
        Button("more") { n += 1 }
        Group { Group { Group { U161Leaf1(f0: { $0 + n }) }.environment(\.u161Depth, 1) }.environment(\.u161Depth, 1) }.disabled(n > 1)
        AnyView(U161Leaf1(f0: { $0 + n }))
    }
}

fileprivate struct U161Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U161Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { Group { U161Middle(on: $on, f0: 1) }.transformEnvironment(\.u161Depth) { $0 += n / 2 } }
        U161Leaf0(f0: 1.5)
        Group { U161Leaf0(f0: 1.5).padding(n > 1 ? 8 : 16) }.transformEnvironment(\.u161Depth) { $0 += n / 2 }
        ForEach(0..<2) { i in U161Leaf1(f0: { $0 + 1 }) }
    }
}

fileprivate struct U162Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u162Depth: Int {
        get { self[U162Key.self] }
        set { self[U162Key.self] = newValue }
    }
}

fileprivate struct U162Leaf0: View {
    let f0: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U162Leaf1: View {
    let f0: Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U162Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U162Box")
        content
    }
}

fileprivate struct U162Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U162Style0")
        configuration.label
    }
}

fileprivate struct U162Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U162Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U162Leaf0(f0: [.nan]) }.buttonStyle(U162Style0())
        switch n % 3 { case 0: U162Leaf0(f0: []); case 1: Group { Button("b") { n += 1 }.buttonStyle(U162Style0()).buttonStyle(U162Style0()) }.environment(\.u162Depth, 1); default: EmptyView() }
    }
}

fileprivate struct U163Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u163Depth: Int {
        get { self[U163Key.self] }
        set { self[U163Key.self] = newValue }
    }
}

fileprivate struct U163Leaf0: View {
    let f0: [String: Int]
    let f1: Int?
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U163Leaf1: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U163Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U163Leaf2: View {
    let f0: Any
    @State private var own = 1
    var body: some View {
        let _ = print("U163Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U163Leaf3: View {
    let f0: String
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U163Style0: LabelStyle {
    let f0: Any
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U163Style0")
        Label(configuration)
    }
}

fileprivate struct U163Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U163Middle")
        Button("more") { n += 1 }
        U163Leaf3(f0: "a \(n)", on: $on)
        U163Leaf3(f0: "a \(n / 2)", on: .constant(true))
    }
}

fileprivate struct U163Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U163Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Label { AnyView(U163Leaf2(f0: "a")) } icon: { Text("i") }.labelStyle(U163Style0(f0: "a"))
        Group { Group { Group { U163Middle(on: $on, f0: 1) }.transformEnvironment(\.u163Depth) { $0 += 1 } }.disabled(on) }.disabled(on)
        Label { U163Leaf0(f0: ["a": 1, "b": 2], f1: n / 2) } icon: { Text("i") }.labelStyle(U163Style0(f0: "a"))
    }
}

fileprivate final class U164Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U164Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U164Point, other: U164Point) -> Bool { true }
}

fileprivate struct U164Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U164Name, other: U164Name) -> Bool { one.y == other.y }
}

fileprivate struct U164Pair {
    var text: String
    var z: Double
}

fileprivate protocol U164Figure { var size: Int { get } }

fileprivate struct U164Square: U164Figure { var size: Int }

fileprivate struct U164Circle: U164Figure {
    var size: Int
    var text: String
}

fileprivate struct U164Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u164Depth: Int {
        get { self[U164Key.self] }
        set { self[U164Key.self] = newValue }
    }
}

fileprivate struct U164Leaf0: View, Equatable {
    let f0: [any U164Figure]
    let f1: U164Point
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U164Leaf1: View {
    let f0: [String: Int]
    let f1: [any U164Figure]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U164Leaf2: View {
    let f0: () -> Void
    let f1: Text
    var body: some View {
        let _ = print("U164Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U164Leaf3: View {
    let f0: Int?
    let f1: [any U164Figure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U164Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U164Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U164Box")
        content
    }
}

fileprivate struct U164Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U164Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U164Style1: LabeledContentStyle {
    let f0: Color
    let f1: AnyView
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U164Style1")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U164Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U164Middle")
        Button("more") { n += 1 }
        AnyView(U164Leaf2(f0: { u164Model.hits += 1 }, f1: Text("a").bold()))
        Group { U164Leaf3(f0: n / 2, f1: [], on: .constant(true)); Text("t") }
    }
}

fileprivate struct U164Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U164Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { U164Leaf3(f0: n > 1 ? n : nil, f1: [], on: .constant(true)) }
        Button {} label: { U164Leaf2(f0: { u164Model.hits += 1 }, f1: Text("a \(n / 2)")) }.buttonStyle(U164Style0())
        VStack { U164Leaf0(f0: [], f1: U164Point(x: 1, y: n / 2)); Text("t") }.background(Color.green)
        U164Middle(on: $on, f0: 1)
    }
}

fileprivate final class U165Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U165Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U165Mark: Equatable { case one, two }

fileprivate protocol U165Figure { var size: Int { get } }

fileprivate struct U165Square: U165Figure { var size: Int }

fileprivate struct U165Circle: U165Figure {
    var size: Int
    var text: String
}

fileprivate struct U165Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u165Depth: Int {
        get { self[U165Key.self] }
        set { self[U165Key.self] = newValue }
    }
}

fileprivate struct U165Leaf0: View {
    let f0: U165Mark
    let f1: Any
    @State private var own = 1
    var body: some View {
        let _ = print("U165Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U165Leaf1: View {
    let f0: String
    let f1: U165Model
    @State private var own = 1
    var body: some View {
        let _ = print("U165Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U165Leaf2: View {
    let f0: [any U165Figure]
    @Environment(\.u165Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U165Leaf3: View {
    let f0: Text
    let f1: Int?
    @Environment(\.u165Depth) private var depth
    var body: some View {
        let _ = print("U165Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U165Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U165Box")
        content
    }
}

fileprivate struct U165Style0: LabelStyle {
    let f0: [Int]
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U165Style0")
        Text("\(own)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U165Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U165Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U165Leaf0(f0: n > 1 ? .one : .two, f1: n / 2); case 1: Group { Label { U165Box { U165Leaf0(f0: n > 1 ? .one : .two, f1: n / 2) } } icon: { Text("i") }.labelStyle(U165Style0(f0: [1, n / 2])).labelStyle(U165Style0(f0: [1, 2])) }.environment(\.u165Depth, n / 2); default: EmptyView() }
        Group { VStack { U165Leaf3(f0: Text("a").bold(), f1: n / 2); Text("t") }.frame(width: 80) }.transformEnvironment(\.u165Depth) { $0 += 1 }
    }
}

nonisolated(unsafe) fileprivate let u154Model = U154Model()
nonisolated(unsafe) fileprivate let u156Model = U156Model()
nonisolated(unsafe) fileprivate let u157Model = U157Model()
nonisolated(unsafe) fileprivate let u161Model = U161Model()
nonisolated(unsafe) fileprivate let u164Model = U164Model()
nonisolated(unsafe) fileprivate let u165Model = U165Model()

struct Updates11Session: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { U151Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U152Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U153Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u154Model
        try stage.show { U154Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U155Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u156Model
        try stage.show { U156Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u157Model
        try stage.show { U157Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U158Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U159Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U160Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u161Model
        try stage.show { U161Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U162Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U163Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u164Model
        try stage.show { U164Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u165Model
        try stage.show { U165Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
