// Updates12, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct U166Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U166Point, other: U166Point) -> Bool { true }
}

fileprivate struct U166Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U166Name, other: U166Name) -> Bool { one.y == other.y }
}

fileprivate struct U166Pair {
    var text: String
    var z: Double
}

fileprivate struct U166Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u166Depth: Int {
        get { self[U166Key.self] }
        set { self[U166Key.self] = newValue }
    }
}

fileprivate struct U166Leaf0: View {
    let f0: [Double]
    let f1: U166Point
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U166Leaf1: View {
    let f0: String
    let f1: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U166Leaf2: View {
    let f0: Int
    let f1: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U166Leaf3: View {
    let f0: String
    let f1: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U166Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U166Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U166Middle")
        Button("more") { n += 1 }
        Group { GroupBox("g") { GroupBox("g") { U166Leaf2(f0: n, f1: { $0 + n }, on: $on) } }; Text("t") }
        switch n % 3 { case 0: U166Leaf1(f0: "a", f1: { $0 + 1 }); case 1: U166Leaf3(f0: "a", f1: [1, 2]).font(n > 1 ? .title : .body); default: EmptyView() }
    }
}

fileprivate struct U166Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U166Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U166Leaf2(f0: n / 2, f1: { $0 + 1 }, on: $on)
        U166Middle(on: $on, f0: n / 2).tint(.red)
        if on { GroupBox("g") { Group { U166Leaf3(f0: "a \(n)", f1: []) }.disabled(false) } }
    }
}

fileprivate final class U167Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U167Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U167Mark: Equatable { case one, two }

fileprivate struct U167Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u167Depth: Int {
        get { self[U167Key.self] }
        set { self[U167Key.self] = newValue }
    }
}

fileprivate struct U167Leaf0: View, Equatable {
    let f0: (Int) -> Int
    let f1: () -> Void
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U167Leaf1: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U167Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U167Leaf2: View, Equatable {
    let f0: String
    let f1: String
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U167Leaf3: View {
    let f0: [String: Int]
    @State private var model = U167Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U167Style0: GroupBoxStyle {
    let f0: U167Mark?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U167Style0")
        Text("\(own)"); configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U167Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U167Middle")
        Button("more") { n += 1 }
        Group { Group { U167Leaf3(f0: ["a": n / 2]) }.transformEnvironment(\.u167Depth) { $0 += n / 2 } }.environment(\.u167Depth, n)
        U167Leaf2(f0: "a", f1: "a")
    }
}

fileprivate struct U167Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U167Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U167Leaf3(f0: ["a": 1, "b": 2]).foregroundStyle(.red) }.transformEnvironment(\.u167Depth) { $0 += 1 }
        Group { U167Leaf0(f0: { $0 + 1 }, f1: { u167Model.hits += 1 }) }.disabled(on)
        U167Middle(on: $on, f0: n / 2)
        VStack { U167Leaf3(f0: ["a": 1, "b": 2]); Text("t") }.background(Color.green)
    }
}

fileprivate final class U168Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U168Figure { var size: Int { get } }

fileprivate struct U168Square: U168Figure { var size: Int }

fileprivate struct U168Circle: U168Figure {
    var size: Int
    var text: String
}

fileprivate struct U168Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u168Depth: Int {
        get { self[U168Key.self] }
        set { self[U168Key.self] = newValue }
    }
}

fileprivate struct U168Leaf0: View {
    let f0: String
    let f1: Text
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U168Leaf1: View {
    let f0: any U168Figure
    @State var start: Int
    var body: some View {
        let _ = print("U168Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U168Leaf2: View {
    let f0: Text
    let f1: (Int) -> Int
    @State private var model = U168Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U168Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U168Middle")
        Button("more") { n += 1 }
        Group { Group { GroupBox("g") { U168Leaf2(f0: Text("a").bold(), f1: { $0 + 1 }) } }.disabled(on) }.transformEnvironment(\.u168Depth) { $0 += n / 2 }
        if on { U168Leaf2(f0: Text("a \(n / 2)"), f1: { $0 + 1 }).overlay { Text("o") } }
    }
}

fileprivate struct U168Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U168Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U168Leaf0(f0: "a \(n)", f1: Text("a").bold()); Text("t") }.overlay { Text("o") }
        VStack { U168Leaf2(f0: Text("a").bold(), f1: { $0 + n }); Text("t") }.font(n > 1 ? .title : .body)
        ForEach(0..<2) { i in U168Leaf0(f0: "a \(n)", f1: Text("a \(n / 2)")) }
        U168Middle(on: $on, f0: 1)
    }
}

fileprivate final class U169Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U169Leaf0: View {
    let f0: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U169Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U169Leaf1: View {
    let f0: (Int) -> Int
    let f1: Int
    @State private var model = U169Model()
    var body: some View {
        let _ = print("U169Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U169Leaf2: View {
    let f0: Text
    let f1: (Int, String)
    var body: some View {
        let _ = print("U169Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U169Leaf3: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U169Style0: GroupBoxStyle {
    let f0: Any
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U169Style0")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U169Style1: ToggleStyle {
    let f0: Int
    let f1: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U169Style1")
        Text("\(own)"); Toggle(configuration)
    }
}

fileprivate struct U169Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U169Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U169Leaf0(f0: Double(n / 2)) } else { U169Leaf0(f0: 0.5) } }.bold()
        ForEach(0..<2) { i in U169Leaf0(f0: n == 1 ? -0.0 : 0.0) }
    }
}

fileprivate struct U170Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U170Point, other: U170Point) -> Bool { true }
}

fileprivate struct U170Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U170Name, other: U170Name) -> Bool { one.y == other.y }
}

fileprivate struct U170Pair {
    var text: String
    var z: Double
}

fileprivate enum U170Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U170Mark: Equatable { case one, two }

fileprivate struct U170Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u170Depth: Int {
        get { self[U170Key.self] }
        set { self[U170Key.self] = newValue }
    }
}

fileprivate struct U170Leaf0: View {
    let f0: U170Point
    let f1: [Int]
    var body: some View {
        let _ = print("U170Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U170Leaf1: View {
    let f0: Int?
    let f1: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U170Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U170Style0: LabeledContentStyle {
    let f0: (Int) -> Int
    let f1: U170Level
    @Environment(\.u170Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U170Style0")
        Text("\(depth)"); LabeledContent(configuration)
    }
}

fileprivate struct U170Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U170Middle")
        Button("more") { n += 1 }
        U170Leaf1(f0: n > 1 ? n : nil, f1: ["a": 1, "b": 2], on: $on)
        U170Leaf0(f0: U170Point(x: 1, y: n / 2), f1: []).bold()
    }
}

fileprivate struct U170Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U170Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U170Middle(on: $on, f0: 1); Text("t") }.overlay { Text("o") }
        switch n % 3 { case 0: U170Leaf1(f0: n / 2, f1: ["a": 1, "b": 2], on: .constant(true)); case 1: LabeledContent("c") { Group { U170Middle(on: $on, f0: 1); Text("t") } }.labeledContentStyle(U170Style0(f0: { $0 + 1 }, f1: .at(.nan))); default: EmptyView() }
        U170Leaf1(f0: n / 2, f1: ["a": 1, "b": 2], on: .constant(true))
        U170Leaf1(f0: n / 2, f1: ["a": n / 2], on: .constant(true))
    }
}

fileprivate final class U171Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U171Figure { var size: Int { get } }

fileprivate struct U171Square: U171Figure { var size: Int }

fileprivate struct U171Circle: U171Figure {
    var size: Int
    var text: String
}

fileprivate struct U171Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u171Depth: Int {
        get { self[U171Key.self] }
        set { self[U171Key.self] = newValue }
    }
}

fileprivate struct U171Leaf0: View, Equatable {
    let f0: Double?
    let f1: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U171Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U171Leaf1: View {
    let f0: Any
    let f1: String
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U171Leaf2: View {
    let f0: () -> Void
    let f1: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U171Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U171Leaf3: View {
    let f0: Int
    var body: some View {
        let _ = print("U171Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U171Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U171Box")
        content
    }
}

fileprivate struct U171Style0: ButtonStyle {
    let f0: Int?
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U171Style0")
        configuration.label
    }
}

fileprivate struct U171Style1: ToggleStyle {
    let f0: [any U171Figure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U171Style1")
        configuration.label
    }
}

fileprivate struct U171Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U171Middle")
        Button("more") { n += 1 }
        Group { U171Leaf1(f0: n / 2, f1: "a", on: $on) }.environment(\.u171Depth, n)
        U171Leaf3(f0: n / 2)
    }
}

fileprivate struct U171Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U171Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U171Leaf3(f0: n).opacity(0.5)
        if n % 2 == 0 { Group { U171Leaf1(f0: "a", f1: "a \(n)", on: $on) }.environment(\.u171Depth, n / 2) } else { U171Middle(on: $on, f0: n / 2) }
    }
}

fileprivate final class U172Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U172Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U172Mark: Equatable { case one, two }

fileprivate protocol U172Figure { var size: Int { get } }

fileprivate struct U172Square: U172Figure { var size: Int }

fileprivate struct U172Circle: U172Figure {
    var size: Int
    var text: String
}

fileprivate struct U172Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u172Depth: Int {
        get { self[U172Key.self] }
        set { self[U172Key.self] = newValue }
    }
}

fileprivate struct U172Leaf0: View {
    let f0: (Int) -> Int
    let f1: U172Level
    @State private var model = U172Model()
    var body: some View {
        let _ = print("U172Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U172Leaf1: View {
    let f0: () -> Void
    let f1: [any U172Figure]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U172Leaf2: View {
    let f0: Double
    let f1: Int?
    @State private var model = U172Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U172Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U172Box")
        content
    }
}

fileprivate struct U172Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U172Middle")
        Button("more") { n += 1 }
        U172Leaf1(f0: { u172Model.hits += 1 }, f1: [U172Square(size: n / 2)])
        U172Leaf2(f0: Double(n / 2), f1: nil)
    }
}

fileprivate struct U172Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U172Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U172Box { U172Leaf0(f0: { $0 + n }, f1: .at(.nan)) } }.disabled(false)
        U172Leaf1(f0: u172Model.hit, f1: [])
        GroupBox("g") { VStack { U172Leaf2(f0: 0.5, f1: n / 2); Text("t") }.lineLimit(1) }
        Group { U172Leaf2(f0: .nan, f1: n > 1 ? n : nil) }.transformEnvironment(\.u172Depth) { $0 += 1 }
        U172Middle(on: $on, f0: n / 2)
    }
}

fileprivate protocol U173Figure { var size: Int { get } }

fileprivate struct U173Square: U173Figure { var size: Int }

fileprivate struct U173Circle: U173Figure {
    var size: Int
    var text: String
}

fileprivate struct U173Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u173Depth: Int {
        get { self[U173Key.self] }
        set { self[U173Key.self] = newValue }
    }
}

fileprivate struct U173Leaf0: View {
    let f0: [Int]
    let f1: [Int]
    var body: some View {
        let _ = print("U173Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U173Leaf1: View {
    let f0: Color
    let f1: any U173Figure
    var body: some View {
        let _ = print("U173Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U173Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U173Box")
        content
    }
}

fileprivate struct U173Style0: ToggleStyle {
    let f0: AnyView
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U173Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U173Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U173Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U173Box { U173Leaf0(f0: [], f1: []) }
        U173Box { U173Leaf0(f0: [1, 2], f1: []) }
        AnyView(U173Leaf0(f0: [], f1: [1, n / 2]))
    }
}

fileprivate final class U174Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U174Figure { var size: Int { get } }

fileprivate struct U174Square: U174Figure { var size: Int }

fileprivate struct U174Circle: U174Figure {
    var size: Int
    var text: String
}

fileprivate struct U174Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u174Depth: Int {
        get { self[U174Key.self] }
        set { self[U174Key.self] = newValue }
    }
}

fileprivate struct U174Leaf0: View {
    let f0: Double?
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U174Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U174Leaf1: View {
    let f0: any U174Figure
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U174Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U174Leaf2: View, Equatable {
    let f0: AnyView
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U174Style0: GroupBoxStyle {
    let f0: Color
    let f1: Double
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U174Style0")
        configuration.label
    }
}

fileprivate struct U174Style1: ButtonStyle {
    let f0: (Int) -> Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U174Style1")
        configuration.label
    }
}

fileprivate struct U174Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U174Middle")
        Button("more") { n += 1 }
        if on { U174Leaf2(f0: AnyView(Text("a").padding().bold())).bold() }
        U174Leaf0(f0: .nan, f1: { u174Model.hits += 1 })
    }
}

fileprivate struct U174Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U174Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U174Middle(on: $on, f0: n / 2) }
        Group { if on { U174Leaf1(f0: U174Square(size: n / 2), f1: u174Model.hit) } else { U174Leaf0(f0: nil, f1: { u174Model.hits += 1 }) } }.border(.blue)
    }
}

fileprivate final class U175Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U175Figure { var size: Int { get } }

fileprivate struct U175Square: U175Figure { var size: Int }

fileprivate struct U175Circle: U175Figure {
    var size: Int
    var text: String
}

fileprivate struct U175Leaf0: View {
    let f0: Text
    let f1: () -> Void
    var body: some View {
        let _ = print("U175Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U175Leaf1: View {
    let f0: Text
    let f1: Text
    var body: some View {
        let _ = print("U175Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U175Leaf2: View {
    let f0: Double
    @State private var model = U175Model()
    var body: some View {
        let _ = print("U175Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U175Leaf3: View {
    let f0: any U175Figure
    @State var start: Int
    var body: some View {
        let _ = print("U175Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U175Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U175Box")
        content
    }
}

fileprivate struct U175Style0: GroupBoxStyle {
    let f0: Int?
    let f1: U175Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U175Style0")
        configuration.content
    }
}

fileprivate struct U175Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U175Middle")
        Button("more") { n += 1 }
        Group { U175Box { U175Leaf0(f0: Text("a").bold(), f1: { u175Model.hits += 1 }) } }.disabled(false)
        switch n % 3 { case 0: U175Leaf2(f0: Double(n / 2)); case 1: U175Leaf3(f0: U175Circle(size: 1, text: "a"), start: n); default: EmptyView() }
    }
}

fileprivate struct U175Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U175Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U175Leaf3(f0: U175Square(size: n / 2), start: n) }.groupBoxStyle(U175Style0(f0: n > 1 ? n : nil, f1: u175Model)).groupBoxStyle(U175Style0(f0: nil, f1: u175Model))
        U175Leaf3(f0: U175Circle(size: 1, text: "a"), start: n)
        ForEach([n / 2, 5, 7], id: \.self) { i in U175Box { U175Leaf0(f0: Text("a").bold(), f1: { u175Model.hits += 1 }) } }
        U175Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U176Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U176Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U176Point, other: U176Point) -> Bool { true }
}

fileprivate struct U176Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U176Name, other: U176Name) -> Bool { one.y == other.y }
}

fileprivate struct U176Pair {
    var text: String
    var z: Double
}

fileprivate struct U176Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u176Depth: Int {
        get { self[U176Key.self] }
        set { self[U176Key.self] = newValue }
    }
}

fileprivate struct U176Leaf0: View {
    let f0: (Int) -> Int
    @State private var model = U176Model()
    var body: some View {
        let _ = print("U176Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U176Leaf1: View {
    let f0: Int?
    @Environment(\.u176Depth) private var depth
    var body: some View {
        let _ = print("U176Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U176Leaf2: View {
    let f0: U176Point
    var body: some View {
        let _ = print("U176Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U176Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U176Middle")
        Button("more") { n += 1 }
        VStack { U176Leaf2(f0: U176Point(x: 1, y: n / 2)); Text("t") }.background(Color.green)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U176Leaf1(f0: n / 2) }
    }
}

fileprivate struct U176Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U176Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Group { U176Middle(on: $on, f0: 1) }.transformEnvironment(\.u176Depth) { $0 += 1 } } else { U176Middle(on: $on, f0: n / 2) }
        GroupBox("g") { Group { AnyView(U176Leaf1(f0: n > 1 ? n : nil)); Text("t") } }
        ForEach(0..<2) { i in U176Middle(on: $on, f0: n / 2) }
        switch n % 3 { case 0: U176Leaf0(f0: { $0 + 1 }); case 1: GroupBox("g") { Group { U176Leaf0(f0: { $0 + n }); Text("t") } }; default: EmptyView() }
    }
}

fileprivate struct U177Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U177Point, other: U177Point) -> Bool { true }
}

fileprivate struct U177Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U177Name, other: U177Name) -> Bool { one.y == other.y }
}

fileprivate struct U177Pair {
    var text: String
    var z: Double
}

fileprivate protocol U177Figure { var size: Int { get } }

fileprivate struct U177Square: U177Figure { var size: Int }

fileprivate struct U177Circle: U177Figure {
    var size: Int
    var text: String
}

fileprivate struct U177Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u177Depth: Int {
        get { self[U177Key.self] }
        set { self[U177Key.self] = newValue }
    }
}

fileprivate struct U177Leaf0: View, Equatable {
    let f0: [any U177Figure]
    let f1: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U177Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U177Leaf1: View {
    let f0: Text
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U177Leaf2: View {
    let f0: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U177Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U177Style0: ButtonStyle {
    let f0: [U177Point]
    let f1: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U177Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U177Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U177Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U177Leaf2(f0: n / 2) } else { U177Leaf0(f0: [U177Square(size: n / 2)], f1: [1, 2]) }
        switch n % 3 { case 0: U177Leaf0(f0: [], f1: []); case 1: U177Leaf1(f0: Text("a").bold()); default: EmptyView() }
    }
}

fileprivate struct U177Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U177Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U177Leaf2(f0: nil)
        U177Leaf2(f0: n > 1 ? n : nil)
        Button {} label: { U177Leaf2(f0: n > 1 ? n : nil).lineLimit(1) }.buttonStyle(U177Style0(f0: [U177Point(x: .nan, y: n)], f1: n > 1 ? nil : 1.5))
        U177Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U178Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U178Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U178Point, other: U178Point) -> Bool { true }
}

fileprivate struct U178Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U178Name, other: U178Name) -> Bool { one.y == other.y }
}

fileprivate struct U178Pair {
    var text: String
    var z: Double
}

fileprivate protocol U178Figure { var size: Int { get } }

fileprivate struct U178Square: U178Figure { var size: Int }

fileprivate struct U178Circle: U178Figure {
    var size: Int
    var text: String
}

fileprivate struct U178Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u178Depth: Int {
        get { self[U178Key.self] }
        set { self[U178Key.self] = newValue }
    }
}

fileprivate struct U178Leaf0: View {
    let f0: [String: Int]
    let f1: [any U178Figure]
    @State private var own = 1
    var body: some View {
        let _ = print("U178Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U178Leaf1: View {
    let f0: Int
    let f1: [U178Pair]
    @State var start: Int
    var body: some View {
        let _ = print("U178Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U178Leaf2: View {
    let f0: Int
    let f1: U178Model
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U178Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U178Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U178Box")
        content
    }
}

fileprivate struct U178Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U178Middle")
        Button("more") { n += 1 }
        GroupBox("g") { GroupBox("g") { U178Leaf1(f0: n, f1: [U178Pair(text: "a", z: .nan)], start: n) } }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U178Leaf1(f0: 3, f1: [U178Pair(text: "a", z: Double(n / 2))], start: n) }
    }
}

fileprivate struct U178Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U178Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U178Box { U178Leaf0(f0: ["a": 1, "b": 2], f1: []) } }
        Group { if on { U178Middle(on: $on, f0: n / 2) } else { U178Leaf2(f0: n / 2, f1: u178Model) } }.overlay { Text("o") }
        AnyView(U178Leaf2(f0: n / 2, f1: u178Model))
    }
}

fileprivate struct U179Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u179Depth: Int {
        get { self[U179Key.self] }
        set { self[U179Key.self] = newValue }
    }
}

fileprivate struct U179Leaf0: View {
    let f0: Text
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U179Leaf1: View {
    let f0: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = print("U179Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U179Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U179Style0")
        configuration.label
    }
}

fileprivate struct U179Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U179Middle")
        Button("more") { n += 1 }
        GroupBox("g") { U179Leaf1(f0: (1, "a"), start: n) }.groupBoxStyle(U179Style0()).groupBoxStyle(U179Style0())
        Group { if on { U179Leaf1(f0: (1, "a"), start: n) } else { U179Leaf1(f0: (1, "a"), start: n) } }.overlay { Text("o") }
    }
}

fileprivate struct U179Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U179Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U179Middle(on: $on, f0: n / 2) }
        U179Leaf1(f0: (1, "a"), start: n)
        U179Leaf1(f0: (n / 2, "a"), start: n)
    }
}

fileprivate final class U180Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U180Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U180Point, other: U180Point) -> Bool { true }
}

fileprivate struct U180Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U180Name, other: U180Name) -> Bool { one.y == other.y }
}

fileprivate struct U180Pair {
    var text: String
    var z: Double
}

fileprivate enum U180Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U180Mark: Equatable { case one, two }

fileprivate protocol U180Figure { var size: Int { get } }

fileprivate struct U180Square: U180Figure { var size: Int }

fileprivate struct U180Circle: U180Figure {
    var size: Int
    var text: String
}

fileprivate struct U180Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u180Depth: Int {
        get { self[U180Key.self] }
        set { self[U180Key.self] = newValue }
    }
}

fileprivate struct U180Leaf0: View {
    let f0: Text
    @State private var own = 1
    var body: some View {
        let _ = print("U180Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U180Leaf1: View {
    let f0: String
    let f1: U180Level
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U180Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U180Leaf2: View {
    let f0: Any
    let f1: U180Point
    @Environment(\.u180Depth) private var depth
    var body: some View {
        let _ = print("U180Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U180Leaf3: View {
    let f0: any U180Figure
    @State private var model = U180Model()
    var body: some View {
        let _ = print("U180Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U180Style0: GroupBoxStyle {
    let f0: [Double]
    let f1: U180Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U180Style0")
        configuration.label
    }
}

fileprivate struct U180Style1: LabelStyle {
    let f0: U180Model
    let f1: Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U180Style1")
        Text("\(own)"); configuration.icon
    }
}

fileprivate struct U180Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U180Middle")
        Button("more") { n += 1 }
        U180Leaf1(f0: "a \(n)", f1: .at(Double(n / 2)))
        if n % 2 == 0 { VStack { U180Leaf2(f0: "a", f1: U180Point(x: 1, y: n / 2)); Text("t") }.opacity(0.5) } else { U180Leaf2(f0: "a", f1: U180Point(x: 1, y: n / 2)) }
    }
}

fileprivate struct U180Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U180Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Group { Group { U180Leaf2(f0: "a", f1: U180Point(x: .nan, y: 1)) }.transformEnvironment(\.u180Depth) { $0 += n / 2 } }.environment(\.u180Depth, n / 2) } else { U180Leaf0(f0: Text("a \(n / 2)")) }
        ForEach(0..<2) { i in U180Leaf3(f0: U180Circle(size: 1, text: "a")) }
        Group { U180Leaf2(f0: n / 2, f1: U180Point(x: .nan, y: 1)); Text("t") }
        U180Middle(on: $on, f0: n / 2)
    }
}

nonisolated(unsafe) fileprivate let u167Model = U167Model()
nonisolated(unsafe) fileprivate let u168Model = U168Model()
nonisolated(unsafe) fileprivate let u169Model = U169Model()
nonisolated(unsafe) fileprivate let u171Model = U171Model()
nonisolated(unsafe) fileprivate let u172Model = U172Model()
nonisolated(unsafe) fileprivate let u174Model = U174Model()
nonisolated(unsafe) fileprivate let u175Model = U175Model()
nonisolated(unsafe) fileprivate let u176Model = U176Model()
nonisolated(unsafe) fileprivate let u178Model = U178Model()
nonisolated(unsafe) fileprivate let u180Model = U180Model()

struct Updates12Session: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { U166Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u167Model
        try stage.show { U167Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u168Model
        try stage.show { U168Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u169Model
        try stage.show { U169Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U170Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u171Model
        try stage.show { U171Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u172Model
        try stage.show { U172Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U173Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u174Model
        try stage.show { U174Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u175Model
        try stage.show { U175Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u176Model
        try stage.show { U176Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U177Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u178Model
        try stage.show { U178Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U179Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u180Model
        try stage.show { U180Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
