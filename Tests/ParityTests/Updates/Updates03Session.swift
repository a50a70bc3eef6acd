// Updates03, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U31Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U31Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u31Depth: Int {
        get { self[U31Key.self] }
        set { self[U31Key.self] = newValue }
    }
}

fileprivate struct U31Leaf0: View {
    let f0: AnyView
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U31Leaf1: View {
    let f0: Text
    @Environment(\.u31Depth) private var depth
    var body: some View {
        let _ = print("U31Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U31Leaf2: View {
    let f0: [Double]
    let f1: Color
    @State private var model = U31Model()
    var body: some View {
        let _ = print("U31Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U31Leaf3: View {
    let f0: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U31Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U31Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U31Box")
        content
    }
}

fileprivate struct U31Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U31Middle")
        Button("more") { n += 1 }
        GroupBox("g") { U31Box { U31Leaf0(f0: AnyView(Text("a").padding().bold()), f1: AnyView(Text("a").padding().bold()), start: n) } }
        if on { Group { AnyView(U31Leaf3(f0: nil)) }.environment(\.u31Depth, n) }
    }
}

fileprivate struct U31Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U31Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { U31Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a").padding().bold()), start: n); Text("t") } }.environment(\.u31Depth, n)
        U31Leaf2(f0: [Double(n / 2)], f1: n > 1 ? .red : .blue)
        if n % 2 == 0 { Group { U31Box { U31Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a \(n / 2)")), start: n) } }.disabled(false) } else { U31Leaf1(f0: Text("a \(n / 2)")) }
        U31Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U32Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U32Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U32Point, other: U32Point) -> Bool { true }
}

fileprivate struct U32Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U32Name, other: U32Name) -> Bool { one.y == other.y }
}

fileprivate struct U32Pair {
    var text: String
    var z: Double
}

fileprivate struct U32Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u32Depth: Int {
        get { self[U32Key.self] }
        set { self[U32Key.self] = newValue }
    }
}

fileprivate struct U32Leaf0: View {
    let f0: [Double]
    let f1: U32Model
    @State var start: Int
    var body: some View {
        let _ = print("U32Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U32Leaf1: View {
    let f0: [String: Int]
    let f1: Text
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U32Leaf2: View, Equatable {
    let f0: [String: Int]
    let f1: Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U32Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U32Leaf3: View {
    let f0: [U32Pair]
    let f1: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U32Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U32Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U32Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U32Leaf0(f0: [Double(n / 2)], f1: u32Model, start: n).bold(); Text("t") }
        GroupBox("g") { U32Leaf3(f0: [U32Pair(text: "a", z: .nan)], f1: { print("called") }, on: .constant(true)) }
        Group { GroupBox("g") { Group { U32Leaf3(f0: [U32Pair(text: "a", z: .nan)], f1: {}, on: .constant(true)) }.transformEnvironment(\.u32Depth) { $0 += 1 } } }.transformEnvironment(\.u32Depth) { $0 += 1 }
    }
}

fileprivate final class U33Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U33Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u33Depth: Int {
        get { self[U33Key.self] }
        set { self[U33Key.self] = newValue }
    }
}

fileprivate struct U33Leaf0: View {
    let f0: [Double]
    @State private var model = U33Model()
    var body: some View {
        let _ = print("U33Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U33Leaf1: View {
    let f0: [Int]
    var body: some View {
        let _ = print("U33Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U33Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U33Middle")
        Button("more") { n += 1 }
        Group { Group { U33Leaf0(f0: [Double(n / 2)]) }.disabled(on) }.environment(\.u33Depth, n)
        ForEach([n / 2, 5, 7], id: \.self) { i in U33Leaf0(f0: [.nan]) }
    }
}

fileprivate struct U33Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U33Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U33Leaf0(f0: [.nan]) }
        U33Leaf1(f0: [1, n / 2])
        GroupBox("g") { Group { AnyView(U33Middle(on: $on, f0: 1)) }.environment(\.u33Depth, n / 2) }
        ForEach(0..<2) { i in U33Leaf1(f0: [1, n / 2]) }
    }
}

fileprivate final class U34Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U34Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u34Depth: Int {
        get { self[U34Key.self] }
        set { self[U34Key.self] = newValue }
    }
}

fileprivate struct U34Leaf0: View {
    let f0: () -> Void
    let f1: Any
    @State private var model = U34Model()
    var body: some View {
        let _ = print("U34Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U34Leaf1: View {
    let f0: Double?
    @State private var own = 1
    var body: some View {
        let _ = print("U34Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U34Leaf2: View {
    let f0: Int
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U34Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U34Style0: ToggleStyle {
    let f0: Text
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U34Style0")
        configuration.label
    }
}

fileprivate struct U34Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U34Middle")
        Button("more") { n += 1 }
        Group { U34Leaf1(f0: n > 1 ? nil : 1.5) }.disabled(on)
        Group { Group { AnyView(U34Leaf0(f0: {}, f1: 1.5)) }.transformEnvironment(\.u34Depth) { $0 += 1 } }.disabled(false)
    }
}

fileprivate struct U34Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U34Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U34Leaf2(f0: n / 2, f1: AnyView(Text("a \(n / 2)")))
        Group { U34Leaf2(f0: 3, f1: AnyView(Text("a").padding().bold())) }.transformEnvironment(\.u34Depth) { $0 += 1 }
        U34Leaf0(f0: { n += 1 }, f1: "a")
        U34Leaf0(f0: {}, f1: "a")
        U34Middle(on: $on, f0: 1)
    }
}

fileprivate struct U35Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U35Point, other: U35Point) -> Bool { true }
}

fileprivate struct U35Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U35Name, other: U35Name) -> Bool { one.y == other.y }
}

fileprivate struct U35Pair {
    var text: String
    var z: Double
}

fileprivate struct U35Leaf0: View, Equatable {
    let f0: U35Point
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U35Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U35Leaf1: View {
    let f0: [U35Pair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U35Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U35Style0: LabelStyle {
    let f0: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U35Style0")
        Text("\(own)"); Label(configuration)
    }
}

fileprivate struct U35Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U35Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U35Leaf0(f0: U35Point(x: .nan, y: 1), f1: ["a": 1, "b": 2]) }
        VStack { U35Leaf1(f0: [U35Pair(text: "a", z: .nan)]); Text("t") }.foregroundStyle(.red)
    }
}

fileprivate final class U36Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U36Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U36Point, other: U36Point) -> Bool { true }
}

fileprivate struct U36Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U36Name, other: U36Name) -> Bool { one.y == other.y }
}

fileprivate struct U36Pair {
    var text: String
    var z: Double
}

fileprivate enum U36Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U36Mark: Equatable { case one, two }

fileprivate struct U36Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u36Depth: Int {
        get { self[U36Key.self] }
        set { self[U36Key.self] = newValue }
    }
}

fileprivate struct U36Leaf0: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U36Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U36Leaf1: View, Equatable {
    let f0: [U36Pair]
    let f1: U36Pair
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U36Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U36Leaf2: View {
    let f0: U36Mark
    @State private var model = U36Model()
    var body: some View {
        let _ = print("U36Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U36Leaf3: View, Equatable {
    let f0: String
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U36Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U36Box")
        content
    }
}

fileprivate struct U36Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U36Middle")
        Button("more") { n += 1 }
        if on { Group { GroupBox("g") { U36Leaf0(f0: [.nan]) }; Text("t") } }
        Group { if on { U36Leaf3(f0: "a \(n / 2)") } else { U36Leaf1(f0: [U36Pair(text: "a", z: .nan)], f1: U36Pair(text: "a \(n / 2)", z: 1)) } }.font(n > 1 ? .title : .body)
    }
}

fileprivate struct U36Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U36Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U36Leaf0(f0: [.nan])
        if on { Group { Group { U36Middle(on: $on, f0: 1) }.disabled(on) }.environment(\.u36Depth, 1) }
        GroupBox("g") { AnyView(U36Leaf0(f0: [.nan])) }
    }
}

fileprivate final class U37Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U37Figure { var size: Int { get } }

fileprivate struct U37Square: U37Figure { var size: Int }

fileprivate struct U37Circle: U37Figure {
    var size: Int
    var text: String
}

fileprivate struct U37Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u37Depth: Int {
        get { self[U37Key.self] }
        set { self[U37Key.self] = newValue }
    }
}

fileprivate struct U37Leaf0: View {
    let f0: () -> Void
    let f1: Int
    @State private var model = U37Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U37Leaf1: View {
    let f0: [any U37Figure]
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U37Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U37Leaf2: View {
    let f0: Double?
    let f1: [any U37Figure]
    var body: some View {
        let _ = print("U37Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U37Leaf3: View {
    let f0: [Int]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U37Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U37Box")
        content
    }
}

fileprivate struct U37Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U37Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U37Leaf1(f0: [U37Square(size: n / 2)], f1: n))
        VStack { U37Leaf0(f0: { u37Model.hits += 1 }, f1: n / 2); Text("t") }.foregroundStyle(.red)
        Group { VStack { U37Leaf3(f0: []); Text("t") }.font(n > 1 ? .title : .body) }.transformEnvironment(\.u37Depth) { $0 += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U37Leaf3(f0: []) }
    }
}

fileprivate final class U38Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U38Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U38Point, other: U38Point) -> Bool { true }
}

fileprivate struct U38Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U38Name, other: U38Name) -> Bool { one.y == other.y }
}

fileprivate struct U38Pair {
    var text: String
    var z: Double
}

fileprivate protocol U38Figure { var size: Int { get } }

fileprivate struct U38Square: U38Figure { var size: Int }

fileprivate struct U38Circle: U38Figure {
    var size: Int
    var text: String
}

fileprivate struct U38Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u38Depth: Int {
        get { self[U38Key.self] }
        set { self[U38Key.self] = newValue }
    }
}

fileprivate struct U38Leaf0: View {
    let f0: Double
    @State private var model = U38Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U38Leaf1: View {
    let f0: (Int, String)
    let f1: U38Point
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U38Leaf2: View {
    let f0: any U38Figure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U38Leaf3: View {
    let f0: [Int]
    let f1: U38Point
    @Binding var on: Bool
    var body: some View {
        let _ = print("U38Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U38Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U38Box")
        content
    }
}

fileprivate struct U38Style0: GroupBoxStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U38Style0")
        Text("\(own)"); GroupBox(configuration)
    }
}

fileprivate struct U38Style1: ToggleStyle {
    let f0: (Int, String)
    let f1: [Double]
    @Environment(\.u38Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U38Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U38Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U38Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U38Leaf1(f0: (n / 2, "a"), f1: U38Point(x: .nan, y: 1), on: $on) } else { U38Leaf0(f0: .nan) } }.padding()
        ForEach(0..<2) { i in U38Leaf3(f0: [1, 2], f1: U38Point(x: .nan, y: 1), on: .constant(true)) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U38Box { U38Leaf0(f0: Double(n / 2)) } }
        Toggle("t", isOn: .constant(true)).toggleStyle(U38Style1(f0: (1, "a"), f1: [])).toggleStyle(U38Style1(f0: (1, "a"), f1: [Double(n / 2)]))
    }
}

fileprivate final class U39Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U39Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U39Point, other: U39Point) -> Bool { true }
}

fileprivate struct U39Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U39Name, other: U39Name) -> Bool { one.y == other.y }
}

fileprivate struct U39Pair {
    var text: String
    var z: Double
}

fileprivate struct U39Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u39Depth: Int {
        get { self[U39Key.self] }
        set { self[U39Key.self] = newValue }
    }
}

fileprivate struct U39Leaf0: View {
    let f0: [String: Int]
    let f1: Text
    var body: some View {
        let _ = print("U39Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U39Leaf1: View {
    let f0: Any
    @Environment(\.u39Depth) private var depth
    var body: some View {
        let _ = print("U39Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U39Leaf2: View {
    let f0: Double
    let f1: Int
    var body: some View {
        let _ = print("U39Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U39Leaf3: View {
    let f0: Text
    @Binding var on: Bool
    var body: some View {
        let _ = print("U39Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U39Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U39Box")
        content
    }
}

fileprivate struct U39Style0: GroupBoxStyle {
    @Environment(\.u39Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U39Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U39Style1: ButtonStyle {
    let f0: () -> Void
    let f1: U39Point
    @Environment(\.u39Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U39Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U39Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U39Middle")
        Button("more") { n += 1 }
        if on { Group { U39Leaf2(f0: n == 1 ? -0.0 : 0.0, f1: n / 2) }.transformEnvironment(\.u39Depth) { $0 += 1 } }
        if n % 2 == 0 { Group { U39Leaf3(f0: Text("a \(n / 2)"), on: $on) }.disabled(n > 1) } else { U39Leaf1(f0: 1.5) }
    }
}

fileprivate struct U39Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U39Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U39Box { U39Leaf0(f0: ["a": 1, "b": 2], f1: Text("a").bold()) } }.environment(\.u39Depth, 1)
        Group { Group { AnyView(U39Leaf2(f0: 0.5, f1: 3)) }.environment(\.u39Depth, n) }.environment(\.u39Depth, n)
        U39Middle(on: $on, f0: 1)
    }
}

fileprivate struct U40Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u40Depth: Int {
        get { self[U40Key.self] }
        set { self[U40Key.self] = newValue }
    }
}

fileprivate struct U40Leaf0: View {
    let f0: Color
    let f1: Int
    @State var start: Int
    var body: some View {
        let _ = print("U40Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U40Leaf1: View, Equatable {
    let f0: Color
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U40Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U40Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U40Box")
        content
    }
}

fileprivate struct U40Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U40Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U40Box { U40Leaf0(f0: .red, f1: 3, start: n) }; Text("t") }
        AnyView(U40Box { U40Leaf0(f0: .red, f1: 3, start: n) })
        switch n % 3 { case 0: U40Leaf0(f0: n > 1 ? .red : .blue, f1: 3, start: n); case 1: U40Leaf0(f0: n > 1 ? .red : .blue, f1: n, start: n).padding(n > 1 ? 8 : 16); default: EmptyView() }
        U40Leaf1(f0: n > 1 ? .red : .blue)
    }
}

fileprivate final class U41Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U41Leaf0: View {
    let f0: String
    let f1: Text
    var body: some View {
        let _ = print("U41Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U41Leaf1: View {
    let f0: String
    let f1: Any
    @State private var model = U41Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U41Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U41Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U41Leaf0(f0: "a \(n)", f1: Text("a \(n / 2)")) }
        if on { AnyView(U41Leaf0(f0: "a \(n / 2)", f1: Text("a \(n / 2)"))) }
    }
}

fileprivate struct U42Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U42Point, other: U42Point) -> Bool { true }
}

fileprivate struct U42Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U42Name, other: U42Name) -> Bool { one.y == other.y }
}

fileprivate struct U42Pair {
    var text: String
    var z: Double
}

fileprivate struct U42Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u42Depth: Int {
        get { self[U42Key.self] }
        set { self[U42Key.self] = newValue }
    }
}

fileprivate struct U42Leaf0: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U42Leaf1: View {
    let f0: Double?
    let f1: U42Point
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U42Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U42Leaf2: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U42Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U42Leaf3: View {
    let f0: Double?
    let f1: String
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U42Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U42Style0")
        configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U42Style1: LabeledContentStyle {
    let f0: U42Point
    let f1: [U42Pair]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U42Style1")
        configuration.content
    }
}

fileprivate struct U42Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U42Middle")
        Button("more") { n += 1 }
        U42Leaf0(f0: [Double(n / 2)])
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U42Leaf0(f0: [.nan]) }
    }
}

fileprivate struct U42Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U42Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U42Middle(on: $on, f0: n / 2) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U42Leaf3(f0: n > 1 ? nil : 1.5, f1: "a \(n / 2)", on: $on) }
        if n % 2 == 0 { Group { Group { U42Leaf2(f0: { $0 + n }, on: $on) }.transformEnvironment(\.u42Depth) { $0 += 1 } }.transformEnvironment(\.u42Depth) { $0 += 1 } } else { U42Leaf0(f0: []) }
        VStack { U42Leaf1(f0: n > 1 ? nil : 1.5, f1: U42Point(x: 1, y: n / 2)); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate final class U43Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U43Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U43Point, other: U43Point) -> Bool { true }
}

fileprivate struct U43Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U43Name, other: U43Name) -> Bool { one.y == other.y }
}

fileprivate struct U43Pair {
    var text: String
    var z: Double
}

fileprivate protocol U43Figure { var size: Int { get } }

fileprivate struct U43Square: U43Figure { var size: Int }

fileprivate struct U43Circle: U43Figure {
    var size: Int
    var text: String
}

fileprivate struct U43Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u43Depth: Int {
        get { self[U43Key.self] }
        set { self[U43Key.self] = newValue }
    }
}

fileprivate struct U43Leaf0: View {
    let f0: () -> Void
    let f1: U43Name
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U43Leaf1: View, Equatable {
    let f0: Color
    let f1: Int?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U43Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U43Leaf2: View {
    let f0: (Int, String)
    let f1: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U43Leaf3: View {
    let f0: [any U43Figure]
    @State private var model = U43Model()
    var body: some View {
        let _ = print("U43Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U43Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U43Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Group { U43Leaf1(f0: n > 1 ? .red : .blue, f1: n / 2); Text("t") } }.disabled(on) }.environment(\.u43Depth, 1)
        U43Leaf1(f0: .red, f1: nil).background(Color.green)
        U43Leaf0(f0: {}, f1: U43Name(text: "a", y: n / 2))
    }
}

fileprivate final class U44Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U44Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U44Point, other: U44Point) -> Bool { true }
}

fileprivate struct U44Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U44Name, other: U44Name) -> Bool { one.y == other.y }
}

fileprivate struct U44Pair {
    var text: String
    var z: Double
}

fileprivate struct U44Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u44Depth: Int {
        get { self[U44Key.self] }
        set { self[U44Key.self] = newValue }
    }
}

fileprivate struct U44Leaf0: View {
    let f0: [String: Int]
    let f1: U44Point
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U44Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U44Leaf1: View {
    let f0: () -> Void
    let f1: [Double]
    var body: some View {
        let _ = print("U44Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U44Leaf2: View {
    let f0: AnyView
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U44Leaf3: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U44Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U44Style0: ButtonStyle {
    @Environment(\.u44Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U44Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U44Style1: ToggleStyle {
    let f0: [Double]
    let f1: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U44Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U44Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U44Middle")
        Button("more") { n += 1 }
        Toggle("t", isOn: $on).toggleStyle(U44Style1(f0: [Double(n / 2)], f1: u44Model.hit))
        AnyView(U44Leaf0(f0: ["a": 1, "b": 2], f1: U44Point(x: 0, y: 1)))
    }
}

fileprivate struct U44Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U44Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U44Middle(on: $on, f0: n / 2) } else { U44Leaf2(f0: AnyView(Text("a").padding().bold())) }
        if on { Toggle("t", isOn: .constant(true)).toggleStyle(U44Style1(f0: [], f1: u44Model.hit)) }
        Group { if on { U44Leaf2(f0: AnyView(Text("a").padding().bold())) } else { U44Leaf0(f0: ["a": 1, "b": 2], f1: U44Point(x: 1, y: n / 2)) } }.overlay { Text("o") }
        ForEach([n / 2, 5, 7], id: \.self) { i in U44Leaf3(f0: "a") }
    }
}

fileprivate final class U45Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U45Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U45Point, other: U45Point) -> Bool { true }
}

fileprivate struct U45Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U45Name, other: U45Name) -> Bool { one.y == other.y }
}

fileprivate struct U45Pair {
    var text: String
    var z: Double
}

fileprivate struct U45Leaf0: View {
    let f0: AnyView
    let f1: U45Name
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U45Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U45Leaf1: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = print("U45Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U45Leaf2: View {
    let f0: AnyView
    @State private var model = U45Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U45Leaf3: View {
    let f0: U45Point
    let f1: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = print("U45Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U45Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U45Middle")
        Button("more") { n += 1 }
        Group { if on { U45Leaf2(f0: AnyView(Text("a").padding().bold())) } else { U45Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: U45Name(text: "a", y: n / 2)) } }.lineLimit(1)
        Group { VStack { U45Leaf3(f0: U45Point(x: 0, y: 1), f1: nil, on: $on); Text("t") }.tint(.red); Text("t") }
    }
}

fileprivate struct U45Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U45Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U45Middle(on: $on, f0: n / 2))
        U45Leaf0(f0: AnyView(Text("a").padding().bold()), f1: U45Name(text: "a", y: n / 2))
        ForEach(0..<2) { i in U45Leaf0(f0: AnyView(Text("a").padding().bold()), f1: U45Name(text: "a \(n)", y: 1)) }
    }
}

nonisolated(unsafe) fileprivate let u31Model = U31Model()
nonisolated(unsafe) fileprivate let u32Model = U32Model()
nonisolated(unsafe) fileprivate let u33Model = U33Model()
nonisolated(unsafe) fileprivate let u34Model = U34Model()
nonisolated(unsafe) fileprivate let u36Model = U36Model()
nonisolated(unsafe) fileprivate let u37Model = U37Model()
nonisolated(unsafe) fileprivate let u38Model = U38Model()
nonisolated(unsafe) fileprivate let u39Model = U39Model()
nonisolated(unsafe) fileprivate let u41Model = U41Model()
nonisolated(unsafe) fileprivate let u43Model = U43Model()
nonisolated(unsafe) fileprivate let u44Model = U44Model()
nonisolated(unsafe) fileprivate let u45Model = U45Model()

struct Updates03Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u31Model
        try stage.show { U31Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u32Model
        try stage.show { U32Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u33Model
        try stage.show { U33Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u34Model
        try stage.show { U34Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U35Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u36Model
        try stage.show { U36Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u37Model
        try stage.show { U37Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u38Model
        try stage.show { U38Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u39Model
        try stage.show { U39Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U40Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u41Model
        try stage.show { U41Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U42Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u43Model
        try stage.show { U43Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u44Model
        try stage.show { U44Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u45Model
        try stage.show { U45Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
