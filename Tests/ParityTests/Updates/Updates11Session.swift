// Updates11, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class UModel {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct UPoint: Equatable {
    var x: Double
    var y: Int
    static func == (one: UPoint, other: UPoint) -> Bool { true }
}

fileprivate struct UName: Equatable {
    var text: String
    var y: Int
    static func == (one: UName, other: UName) -> Bool { one.y == other.y }
}

fileprivate struct UPair {
    var text: String
    var z: Double
}

fileprivate enum ULevel {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum UMark: Equatable { case one, two }

fileprivate protocol UFigure { var size: Int { get } }

fileprivate struct USquare: UFigure { var size: Int }

fileprivate struct UCircle: UFigure {
    var size: Int
    var text: String
}

fileprivate struct UKey: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var uDepth: Int {
        get { self[UKey.self] }
        set { self[UKey.self] = newValue }
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
    let f0: UPoint
    @State private var own = 1
    var body: some View {
        let _ = print("U151Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U151Leaf2: View {
    let f0: [any UFigure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U151Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U151Leaf3: View {
    let f0: UName
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
        switch n % 3 { case 0: U151Leaf3(f0: UName(text: "a", y: n / 2), start: n); case 1: GroupBox("g") { AnyView(U151Leaf0(f0: { $0 + n }, f1: { $0 + n })) }; default: EmptyView() }
        U151Leaf0(f0: { $0 + 1 }, f1: { $0 + n })
        Group { Group { VStack { U151Box { U151Leaf0(f0: { $0 + n }, f1: { $0 + 1 }) }; Text("t") }.overlay { Text("o") } }.disabled(n > 1) }.transformEnvironment(\.uDepth) { $0 += 1 }
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
    let f0: any UFigure
    let f1: [UPair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U152Style0: GroupBoxStyle {
    let f0: Int
    let f1: UPair
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U152Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U152Style1: ToggleStyle {
    let f0: UMark?
    let f1: [String: Int]
    @Environment(\.uDepth) private var depth
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
        Group { AnyView(U152Leaf0(f0: [1, n / 2], f1: nil)) }.transformEnvironment(\.uDepth) { $0 += 1 }
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
        Group { U152Middle(on: $on, f0: n / 2) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U152Leaf0(f0: [1, 2], f1: nil)
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U152Style1(f0: nil, f1: ["a": n / 2])).toggleStyle(U152Style1(f0: nil, f1: ["a": 1, "b": 2])) }.disabled(on)
        Group { if on { U152Leaf3(f0: USquare(size: n / 2), f1: [UPair(text: "a", z: Double(n / 2))]) } else { U152Leaf0(f0: [1, n / 2], f1: n > 1 ? n : nil) } }.padding()
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

fileprivate struct U154Leaf0: View {
    let f0: Any
    let f1: Any
    @State private var model = UModel()
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
    let f1: UPoint
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
        Group { U154Leaf1(f0: ["a": 1, "b": 2]) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U154Leaf2(f0: [Double(n / 2)], f1: UPoint(x: 1, y: n / 2))
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

fileprivate struct U156Leaf0: View {
    let f0: ULevel
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
    @Environment(\.uDepth) private var depth
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
        switch n % 3 { case 0: U156Leaf0(f0: .off, f1: uModel.hit); case 1: U156Leaf1(f0: n > 1 ? n : nil); default: EmptyView() }
        Group { VStack { U156Leaf2(f0: [], start: n); Text("t") }.padding(n > 1 ? 8 : 16); Text("t") }
    }
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
        Group { Group { U158Leaf0(f0: Double(n / 2), f1: ["a": 1, "b": 2]).lineLimit(1); Text("t") } }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U159Leaf0: View {
    let f0: any UFigure
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
        Group { U159Leaf1(f0: Text("a").bold(), f1: n > 1 ? .red : .blue) }.environment(\.uDepth, 1)
        U159Leaf0(f0: UCircle(size: 1, text: "a"), f1: Double(n / 2))
        AnyView(U159Leaf1(f0: Text("a").bold(), f1: .red))
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
    let f1: ULevel
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U160Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U160Leaf2: View {
    let f0: ULevel
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
        Group { GroupBox("g") { Group { U160Leaf0(f0: AnyView(Text("a").padding().bold()), f1: Double(n / 2)); Text("t") } }.groupBoxStyle(U160Style0(f0: "a")) }.environment(\.uDepth, n / 2)
        U160Leaf2(f0: .named("a", n / 2), f1: 0.5)
        GroupBox("g") { Group { Group { U160Leaf2(f0: .at(Double(n / 2)), f1: Double(n / 2)) }.environment(\.uDepth, n / 2) }.disabled(n > 1) }.groupBoxStyle(U160Style0(f0: "a"))
        AnyView(U160Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: Double(n / 2)))
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
    @State private var model = UModel()
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
        Group { Group { Group { U161Leaf1(f0: { $0 + n }) }.environment(\.uDepth, 1) }.environment(\.uDepth, 1) }.disabled(n > 1)
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
        if on { Group { U161Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }
        U161Leaf0(f0: 1.5)
        Group { U161Leaf0(f0: 1.5).padding(n > 1 ? 8 : 16) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        ForEach(0..<2) { i in U161Leaf1(f0: { $0 + 1 }) }
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
        switch n % 3 { case 0: U162Leaf0(f0: []); case 1: Group { Button("b") { n += 1 }.buttonStyle(U162Style0()).buttonStyle(U162Style0()) }.environment(\.uDepth, 1); default: EmptyView() }
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
        Group { Group { Group { U163Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += 1 } }.disabled(on) }.disabled(on)
        Label { U163Leaf0(f0: ["a": 1, "b": 2], f1: n / 2) } icon: { Text("i") }.labelStyle(U163Style0(f0: "a"))
    }
}

fileprivate struct U164Leaf0: View, Equatable {
    let f0: [any UFigure]
    let f1: UPoint
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U164Leaf1: View {
    let f0: [String: Int]
    let f1: [any UFigure]
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
    let f1: [any UFigure]
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
        AnyView(U164Leaf2(f0: { uModel.hits += 1 }, f1: Text("a").bold()))
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
        Button {} label: { U164Leaf2(f0: { uModel.hits += 1 }, f1: Text("a \(n / 2)")) }.buttonStyle(U164Style0())
        VStack { U164Leaf0(f0: [], f1: UPoint(x: 1, y: n / 2)); Text("t") }.background(Color.green)
        U164Middle(on: $on, f0: 1)
    }
}

fileprivate struct U165Leaf0: View {
    let f0: UMark
    let f1: Any
    @State private var own = 1
    var body: some View {
        let _ = print("U165Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U165Leaf1: View {
    let f0: String
    let f1: UModel
    @State private var own = 1
    var body: some View {
        let _ = print("U165Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U165Leaf2: View {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U165Leaf3: View {
    let f0: Text
    let f1: Int?
    @Environment(\.uDepth) private var depth
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
        switch n % 3 { case 0: U165Leaf0(f0: n > 1 ? .one : .two, f1: n / 2); case 1: Group { Label { U165Box { U165Leaf0(f0: n > 1 ? .one : .two, f1: n / 2) } } icon: { Text("i") }.labelStyle(U165Style0(f0: [1, n / 2])).labelStyle(U165Style0(f0: [1, 2])) }.environment(\.uDepth, n / 2); default: EmptyView() }
        Group { VStack { U165Leaf3(f0: Text("a").bold(), f1: n / 2); Text("t") }.frame(width: 80) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates11Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
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
        try stage.show { U154Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U155Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U156Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U164Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U165Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
