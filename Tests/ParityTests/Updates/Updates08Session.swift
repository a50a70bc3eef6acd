// Updates08, exported by Atelier.
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

fileprivate struct U106Leaf0: View {
    let f0: Any
    let f1: [UPoint]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U106Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U106Leaf1: View {
    let f0: UPair
    let f1: Double?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U106Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U106Box")
        content
    }
}

fileprivate struct U106Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U106Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U106Leaf0(f0: 1.5, f1: [UPoint(x: .nan, y: n)])
        Group { AnyView(U106Leaf1(f0: UPair(text: "a \(n / 2)", z: 1), f1: .nan)) }.environment(\.uDepth, 1)
        U106Leaf0(f0: "a", f1: [UPoint(x: .nan, y: n)])
    }
}

fileprivate struct U107Leaf0: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U107Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U107Leaf1: View {
    let f0: (Int, String)
    let f1: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U107Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U107Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U107Box")
        content
    }
}

fileprivate struct U107Style0: GroupBoxStyle {
    let f0: any UFigure
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U107Style0")
        Text("\(own)"); configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U107Style1: ButtonStyle {
    let f0: [String: Int]
    let f1: [String: Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U107Style1")
        configuration.label
    }
}

fileprivate struct U107Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U107Middle")
        Button("more") { n += 1 }
        Group { if on { U107Box { U107Leaf0(f0: { $0 + 1 }, start: n) } } else { U107Leaf0(f0: { $0 + 1 }, start: n) } }.background(Color.green)
        U107Leaf0(f0: { $0 + n }, start: n)
    }
}

fileprivate struct U107Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U107Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { VStack { U107Box { U107Leaf0(f0: { $0 + 1 }, start: n) }; Text("t") }.padding() } else { U107Box { U107Leaf0(f0: { $0 + 1 }, start: n) } }
        AnyView(U107Leaf0(f0: { $0 + 1 }, start: n))
        ForEach([n / 2, 5, 7], id: \.self) { i in U107Box { U107Leaf0(f0: { $0 + 1 }, start: n) } }
        U107Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U108Leaf0: View {
    let f0: String
    let f1: any UFigure
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U108Leaf1: View {
    let f0: [Double]
    @State var start: Int
    var body: some View {
        let _ = print("U108Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U108Leaf2: View {
    let f0: UMark
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U108Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U108Leaf3: View {
    let f0: AnyView
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U108Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U108Box")
        content
    }
}

fileprivate struct U108Style0: GroupBoxStyle {
    let f0: Text
    let f1: Color
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U108Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U108Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U108Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U108Leaf1(f0: [Double(n / 2)], start: n) }.environment(\.uDepth, 1) }.groupBoxStyle(U108Style0(f0: Text("a \(n / 2)"), f1: n > 1 ? .red : .blue)).groupBoxStyle(U108Style0(f0: Text("a").bold(), f1: .red))
        AnyView(U108Box { U108Leaf0(f0: "a \(n / 2)", f1: UCircle(size: 1, text: "a")) })
    }
}

fileprivate struct U109Leaf0: View {
    let f0: Text
    let f1: Text
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U109Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U109Leaf1: View, Equatable {
    let f0: any UFigure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U109Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U109Leaf2: View {
    let f0: AnyView
    @State var start: Int
    var body: some View {
        let _ = print("U109Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U109Leaf3: View {
    let f0: Int?
    let f1: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U109Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U109Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U109Box")
        content
    }
}

fileprivate struct U109Style0: ButtonStyle {
    let f0: UName
    let f1: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U109Style0")
        configuration.label
    }
}

fileprivate struct U109Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U109Style1")
        LabeledContent(configuration)
    }
}

fileprivate struct U109Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U109Middle")
        Button("more") { n += 1 }
        U109Box { U109Leaf0(f0: Text("a").bold(), f1: Text("a").bold()) }
        Group { LabeledContent("c") { U109Box { U109Leaf0(f0: Text("a \(n / 2)"), f1: Text("a").bold()) } }.labeledContentStyle(U109Style1()) }.environment(\.uDepth, n)
    }
}

fileprivate struct U109Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U109Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U109Leaf1(f0: USquare(size: n / 2)).padding(n > 1 ? 8 : 16) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U109Middle(on: $on, f0: 1)
        Button {} label: { Group { U109Leaf0(f0: Text("a \(n / 2)"), f1: Text("a \(n / 2)")) }.disabled(n > 1) }.buttonStyle(U109Style0(f0: UName(text: "a", y: n / 2), f1: [])).buttonStyle(U109Style0(f0: UName(text: "a \(n)", y: 1), f1: [1, n / 2]))
        U109Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U110Leaf0: View {
    let f0: [String: Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U110Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U110Leaf1: View {
    let f0: () -> Void
    let f1: () -> Void
    var body: some View {
        let _ = print("U110Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U110Leaf2: View {
    let f0: ULevel
    let f1: any UFigure
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U110Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U110Box")
        content
    }
}

fileprivate struct U110Style0: GroupBoxStyle {
    let f0: [UPair]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U110Style0")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U110Style1: ButtonStyle {
    let f0: () -> Void
    let f1: Any
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U110Style1")
        configuration.label
    }
}

fileprivate struct U110Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U110Middle")
        Button("more") { n += 1 }
        VStack { U110Leaf0(f0: ["a": 1, "b": 2]); Text("t") }.padding(n > 1 ? 8 : 16)
        ForEach(0..<2) { i in U110Leaf1(f0: { uModel.hits += 1 }, f1: {}) }
    }
}

fileprivate struct U110Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U110Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { Group { U110Leaf1(f0: { uModel.hits += 1 }, f1: {}); Text("t") } }.disabled(on) }.groupBoxStyle(U110Style0(f0: [UPair(text: "a", z: .nan)]))
        ForEach([n / 2, 5, 7], id: \.self) { i in U110Leaf0(f0: ["a": n / 2]) }
        if on { AnyView(U110Box { U110Leaf0(f0: ["a": n / 2]) }) }
        U110Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U111Leaf0: View {
    let f0: Int?
    let f1: Color
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U111Leaf1: View {
    let f0: () -> Void
    let f1: Int
    var body: some View {
        let _ = print("U111Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U111Leaf2: View {
    let f0: Color
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U111Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U111Leaf3: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U111Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U111Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U111Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U111Leaf1(f0: { n += 1 }, f1: 3)
        AnyView(U111Leaf3(f0: uModel.hit))
        GroupBox("g") { U111Leaf3(f0: uModel.hit) }
        Group { U111Leaf2(f0: .red, f1: .nan) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U112Leaf0: View, Equatable {
    let f0: Color
    let f1: UModel
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U112Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U112Leaf1: View {
    let f0: String
    @Binding var on: Bool
    var body: some View {
        let _ = print("U112Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U112Leaf2: View, Equatable {
    let f0: Double?
    let f1: (Int) -> Int
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U112Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U112Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U112Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U112Leaf1(f0: "a \(n / 2)", on: $on)
        U112Leaf2(f0: n > 1 ? nil : 1.5, f1: { $0 + n })
        GroupBox("g") { Group { GroupBox("g") { U112Leaf1(f0: "a \(n / 2)", on: .constant(true)) }; Text("t") } }
        Group { U112Leaf1(f0: "a \(n)", on: $on) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U113Leaf0: View {
    let f0: AnyView
    let f1: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U113Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U113Leaf1: View {
    let f0: [String: Int]
    let f1: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U113Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U113Leaf2: View {
    let f0: UMark
    @Binding var on: Bool
    var body: some View {
        let _ = print("U113Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U113Leaf3: View {
    let f0: UMark?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U113Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U113Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U113Box")
        content
    }
}

fileprivate struct U113Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U113Style0")
        configuration.label
    }
}

fileprivate struct U113Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U113Middle")
        Button("more") { n += 1 }
        Group { Group { Button("b") {}.buttonStyle(U113Style0()) }.environment(\.uDepth, n / 2) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U113Leaf3(f0: nil)
    }
}

fileprivate struct U113Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U113Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U113Leaf1(f0: ["a": 1, "b": 2], f1: "a \(n)").border(.blue)
        if on { U113Leaf3(f0: nil) }
        switch n % 3 { case 0: U113Leaf2(f0: n > 1 ? .one : .two, on: $on); case 1: VStack { U113Leaf2(f0: n > 1 ? .one : .two, on: $on); Text("t") }.padding(); default: EmptyView() }
        U113Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U114Leaf0: View, Equatable {
    let f0: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U114Leaf1: View {
    let f0: UModel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U114Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U114Leaf2: View {
    let f0: Any
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U114Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U114Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U114Box")
        content
    }
}

fileprivate struct U114Style0: GroupBoxStyle {
    let f0: Any
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U114Style0")
        configuration.label
    }
}

fileprivate struct U114Style1: ButtonStyle {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U114Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U114Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U114Middle")
        Button("more") { n += 1 }
        U114Box { U114Leaf0(f0: "a \(n / 2)") }
        U114Box { U114Leaf0(f0: "a \(n / 2)") }
    }
}

fileprivate struct U114Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U114Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { VStack { U114Leaf0(f0: "a \(n)"); Text("t") }.overlay { Text("o") } }.environment(\.uDepth, n / 2); Text("t") }
        VStack { U114Leaf0(f0: "a \(n)"); Text("t") }.opacity(0.5)
        U114Middle(on: $on, f0: 1)
        VStack { U114Box { U114Leaf0(f0: "a \(n / 2)") }; Text("t") }.bold()
    }
}

fileprivate struct U115Leaf0: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U115Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U115Leaf1: View {
    let f0: (Int) -> Int
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U115Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U115Middle")
        Button("more") { n += 1 }
        VStack { U115Leaf0(f0: { n += 1 }); Text("t") }.padding()
        U115Leaf1(f0: { $0 + n }, f1: { print("called") })
    }
}

fileprivate struct U115Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U115Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U115Leaf0(f0: { n += 1 })
        U115Leaf0(f0: {}).bold()
        U115Middle(on: $on, f0: 1)
    }
}

fileprivate struct U116Leaf0: View {
    let f0: [Int]
    let f1: Int?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U116Leaf1: View {
    let f0: (Int, String)
    let f1: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U116Leaf2: View {
    let f0: [Int]
    let f1: Any
    @Binding var on: Bool
    var body: some View {
        let _ = print("U116Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U116Leaf3: View {
    let f0: (Int) -> Int
    let f1: [any UFigure]
    var body: some View {
        let _ = print("U116Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U116Style0: LabeledContentStyle {
    let f0: [Int]
    let f1: Text
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U116Style0")
        Text("\(depth)"); LabeledContent(configuration)
    }
}

fileprivate struct U116Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U116Middle")
        Button("more") { n += 1 }
        Group { Group { U116Leaf3(f0: { $0 + 1 }, f1: []) }.environment(\.uDepth, 1) }.environment(\.uDepth, n)
        U116Leaf1(f0: (n / 2, "a"), f1: ["a": n / 2]).foregroundStyle(.red)
    }
}

fileprivate struct U116Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U116Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U116Middle(on: $on, f0: 1)) }.disabled(n > 1)
        AnyView(U116Middle(on: $on, f0: n / 2))
    }
}

fileprivate struct U117Leaf0: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U117Leaf1: View {
    let f0: [String: Int]
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = print("U117Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U117Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U117Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U117Leaf0(f0: { $0 + 1 }) } else { U117Leaf0(f0: { $0 + n }) }
        VStack { U117Leaf1(f0: ["a": 1, "b": 2], f1: AnyView(Text("a \(n / 2)")), start: n); Text("t") }.opacity(0.5)
    }
}

fileprivate struct U117Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U117Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U117Leaf0(f0: { $0 + 1 }) }
        switch n % 3 { case 0: U117Middle(on: $on, f0: n / 2); case 1: Group { Group { U117Leaf1(f0: ["a": n / 2], f1: AnyView(Text("a").padding().bold()), start: n) }.transformEnvironment(\.uDepth) { $0 += 1 }; Text("t") }; default: EmptyView() }
    }
}

fileprivate struct U118Leaf0: View {
    let f0: Double
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U118Leaf1: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U118Leaf2: View {
    let f0: UPoint
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U118Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U118Box")
        content
    }
}

fileprivate struct U118Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U118Middle")
        Button("more") { n += 1 }
        Group { if on { U118Box { U118Leaf0(f0: n == 1 ? -0.0 : 0.0, on: .constant(true)) } } else { U118Leaf1(f0: "a \(n)") } }.bold()
        U118Box { U118Leaf0(f0: .nan, on: .constant(true)) }
    }
}

fileprivate struct U118Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U118Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U118Middle(on: $on, f0: n / 2).padding(n > 1 ? 8 : 16) }
        Group { if on { U118Box { U118Leaf0(f0: 0.5, on: $on) } } else { U118Box { U118Leaf0(f0: n == 1 ? -0.0 : 0.0, on: $on) } } }.font(n > 1 ? .title : .body)
        U118Leaf2(f0: UPoint(x: 1, y: n / 2))
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U118Leaf2(f0: UPoint(x: .nan, y: 1)) }
    }
}

fileprivate struct U119Leaf0: View {
    let f0: [Int]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U119Leaf1: View {
    let f0: [Double]
    let f1: [Double]
    @State private var own = 1
    var body: some View {
        let _ = print("U119Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U119Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U119Box")
        content
    }
}

fileprivate struct U119Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U119Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U119Leaf0(f0: [1, 2]) } else { U119Leaf0(f0: []) } }.opacity(0.5)
        switch n % 3 { case 0: U119Box { U119Leaf0(f0: [1, 2]) }; case 1: U119Leaf1(f0: [Double(n / 2)], f1: []); default: EmptyView() }
        U119Leaf1(f0: [.nan], f1: [.nan]).padding()
    }
}

fileprivate struct U120Leaf0: View {
    let f0: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U120Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U120Leaf1: View {
    let f0: (Int, String)
    let f1: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U120Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U120Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U120Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U120Leaf0(f0: UPoint(x: 0, y: 1))
        Group { if on { U120Leaf0(f0: UPoint(x: 0, y: 1)) } else { U120Leaf0(f0: UPoint(x: 1, y: n / 2)) } }.padding()
        U120Leaf0(f0: UPoint(x: 1, y: n / 2))
        if on { Group { Group { U120Leaf0(f0: UPoint(x: 1, y: n / 2)) }.disabled(false) }.transformEnvironment(\.uDepth) { $0 += 1 } }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates08Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U106Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U107Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U108Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U109Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U110Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U111Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U112Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U113Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U114Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U115Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U116Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U117Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U118Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U119Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U120Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
