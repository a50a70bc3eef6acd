// Updates12, exported by Atelier.
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

fileprivate struct U166Leaf0: View {
    let f0: [Double]
    let f1: UPoint
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
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U167Style0: GroupBoxStyle {
    let f0: UMark?
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
        Group { Group { U167Leaf3(f0: ["a": n / 2]) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, n)
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
        Group { U167Leaf3(f0: ["a": 1, "b": 2]).foregroundStyle(.red) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { U167Leaf0(f0: { $0 + 1 }, f1: { uModel.hits += 1 }) }.disabled(on)
        U167Middle(on: $on, f0: n / 2)
        VStack { U167Leaf3(f0: ["a": 1, "b": 2]); Text("t") }.background(Color.green)
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
    let f0: any UFigure
    @State var start: Int
    var body: some View {
        let _ = print("U168Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U168Leaf2: View {
    let f0: Text
    let f1: (Int) -> Int
    @State private var model = UModel()
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
        Group { Group { GroupBox("g") { U168Leaf2(f0: Text("a").bold(), f1: { $0 + 1 }) } }.disabled(on) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
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
    @State private var model = UModel()
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

fileprivate struct U170Leaf0: View {
    let f0: UPoint
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
    let f1: ULevel
    @Environment(\.uDepth) private var depth
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
        U170Leaf0(f0: UPoint(x: 1, y: n / 2), f1: []).bold()
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
    let f0: [any UFigure]
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
        Group { U171Leaf1(f0: n / 2, f1: "a", on: $on) }.environment(\.uDepth, n)
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
        if n % 2 == 0 { Group { U171Leaf1(f0: "a", f1: "a \(n)", on: $on) }.environment(\.uDepth, n / 2) } else { U171Middle(on: $on, f0: n / 2) }
    }
}

fileprivate struct U172Leaf0: View {
    let f0: (Int) -> Int
    let f1: ULevel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U172Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U172Leaf1: View {
    let f0: () -> Void
    let f1: [any UFigure]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U172Leaf2: View {
    let f0: Double
    let f1: Int?
    @State private var model = UModel()
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
        U172Leaf1(f0: { uModel.hits += 1 }, f1: [USquare(size: n / 2)])
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
        U172Leaf1(f0: uModel.hit, f1: [])
        GroupBox("g") { VStack { U172Leaf2(f0: 0.5, f1: n / 2); Text("t") }.lineLimit(1) }
        Group { U172Leaf2(f0: .nan, f1: n > 1 ? n : nil) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U172Middle(on: $on, f0: n / 2)
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
    let f1: any UFigure
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
    let f0: any UFigure
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
        U174Leaf0(f0: .nan, f1: { uModel.hits += 1 })
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
        Group { if on { U174Leaf1(f0: USquare(size: n / 2), f1: uModel.hit) } else { U174Leaf0(f0: nil, f1: { uModel.hits += 1 }) } }.border(.blue)
    }
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
    @State private var model = UModel()
    var body: some View {
        let _ = print("U175Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U175Leaf3: View {
    let f0: any UFigure
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
    let f1: UModel
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
        Group { U175Box { U175Leaf0(f0: Text("a").bold(), f1: { uModel.hits += 1 }) } }.disabled(false)
        switch n % 3 { case 0: U175Leaf2(f0: Double(n / 2)); case 1: U175Leaf3(f0: UCircle(size: 1, text: "a"), start: n); default: EmptyView() }
    }
}

fileprivate struct U175Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U175Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U175Leaf3(f0: USquare(size: n / 2), start: n) }.groupBoxStyle(U175Style0(f0: n > 1 ? n : nil, f1: uModel)).groupBoxStyle(U175Style0(f0: nil, f1: uModel))
        U175Leaf3(f0: UCircle(size: 1, text: "a"), start: n)
        ForEach([n / 2, 5, 7], id: \.self) { i in U175Box { U175Leaf0(f0: Text("a").bold(), f1: { uModel.hits += 1 }) } }
        U175Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U176Leaf0: View {
    let f0: (Int) -> Int
    @State private var model = UModel()
    var body: some View {
        let _ = print("U176Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U176Leaf1: View {
    let f0: Int?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U176Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U176Leaf2: View {
    let f0: UPoint
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
        VStack { U176Leaf2(f0: UPoint(x: 1, y: n / 2)); Text("t") }.background(Color.green)
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
        if n % 2 == 0 { Group { U176Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += 1 } } else { U176Middle(on: $on, f0: n / 2) }
        GroupBox("g") { Group { AnyView(U176Leaf1(f0: n > 1 ? n : nil)); Text("t") } }
        ForEach(0..<2) { i in U176Middle(on: $on, f0: n / 2) }
        switch n % 3 { case 0: U176Leaf0(f0: { $0 + 1 }); case 1: GroupBox("g") { Group { U176Leaf0(f0: { $0 + n }); Text("t") } }; default: EmptyView() }
    }
}

fileprivate struct U177Leaf0: View, Equatable {
    let f0: [any UFigure]
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
    let f0: [UPoint]
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
        if n % 2 == 0 { U177Leaf2(f0: n / 2) } else { U177Leaf0(f0: [USquare(size: n / 2)], f1: [1, 2]) }
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
        Button {} label: { U177Leaf2(f0: n > 1 ? n : nil).lineLimit(1) }.buttonStyle(U177Style0(f0: [UPoint(x: .nan, y: n)], f1: n > 1 ? nil : 1.5))
        U177Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U178Leaf0: View {
    let f0: [String: Int]
    let f1: [any UFigure]
    @State private var own = 1
    var body: some View {
        let _ = print("U178Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U178Leaf1: View {
    let f0: Int
    let f1: [UPair]
    @State var start: Int
    var body: some View {
        let _ = print("U178Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U178Leaf2: View {
    let f0: Int
    let f1: UModel
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
        GroupBox("g") { GroupBox("g") { U178Leaf1(f0: n, f1: [UPair(text: "a", z: .nan)], start: n) } }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U178Leaf1(f0: 3, f1: [UPair(text: "a", z: Double(n / 2))], start: n) }
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
        Group { if on { U178Middle(on: $on, f0: n / 2) } else { U178Leaf2(f0: n / 2, f1: uModel) } }.overlay { Text("o") }
        AnyView(U178Leaf2(f0: n / 2, f1: uModel))
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
    let f1: ULevel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U180Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U180Leaf2: View {
    let f0: Any
    let f1: UPoint
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U180Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U180Leaf3: View {
    let f0: any UFigure
    @State private var model = UModel()
    var body: some View {
        let _ = print("U180Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U180Style0: GroupBoxStyle {
    let f0: [Double]
    let f1: UModel
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U180Style0")
        configuration.label
    }
}

fileprivate struct U180Style1: LabelStyle {
    let f0: UModel
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
        if n % 2 == 0 { VStack { U180Leaf2(f0: "a", f1: UPoint(x: 1, y: n / 2)); Text("t") }.opacity(0.5) } else { U180Leaf2(f0: "a", f1: UPoint(x: 1, y: n / 2)) }
    }
}

fileprivate struct U180Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U180Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Group { Group { U180Leaf2(f0: "a", f1: UPoint(x: .nan, y: 1)) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, n / 2) } else { U180Leaf0(f0: Text("a \(n / 2)")) }
        ForEach(0..<2) { i in U180Leaf3(f0: UCircle(size: 1, text: "a")) }
        Group { U180Leaf2(f0: n / 2, f1: UPoint(x: .nan, y: 1)); Text("t") }
        U180Middle(on: $on, f0: n / 2)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates12Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U166Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U167Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U168Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U171Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U172Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U173Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U174Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U175Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U176Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U177Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U178Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U179Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U180Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
