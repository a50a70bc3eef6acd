// Updates13, exported by Atelier.
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

fileprivate struct U181Leaf0: View {
    let f0: Text
    var body: some View {
        let _ = print("U181Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U181Leaf1: View {
    let f0: [Double]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U181Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U181Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U181Box")
        content
    }
}

fileprivate struct U181Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U181Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U181Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U181Style1")
        configuration.label
    }
}

fileprivate struct U181Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U181Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U181Leaf1(f0: []) } else { U181Box { U181Leaf0(f0: Text("a").bold()) } }
        VStack { U181Leaf0(f0: Text("a \(n / 2)")); Text("t") }.bold()
    }
}

fileprivate struct U181Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U181Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U181Leaf0(f0: Text("a").bold()))
        U181Middle(on: $on, f0: 1)
        ForEach(0..<2) { i in U181Leaf1(f0: []) }
        if on { Group { U181Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }
    }
}

fileprivate struct U182Leaf0: View {
    let f0: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U182Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U182Leaf1: View {
    let f0: [String: Int]
    let f1: Int?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U182Leaf2: View {
    let f0: [UPoint]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U182Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U182Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U182Box")
        content
    }
}

fileprivate struct U182Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U182Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U182Leaf1(f0: ["a": 1, "b": 2], f1: nil).foregroundStyle(.red); Text("t") }
        U182Leaf1(f0: ["a": 1, "b": 2], f1: n / 2).frame(width: 80)
    }
}

fileprivate struct U183Leaf0: View {
    let f0: UModel
    let f1: Double?
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U183Leaf1: View {
    let f0: [Double]
    let f1: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U183Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U183Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U183Style0")
        configuration.label
    }
}

fileprivate struct U183Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U183Middle")
        Button("more") { n += 1 }
        Group { Group { Group { U183Leaf0(f0: UModel(), f1: .nan) }.environment(\.uDepth, n); Text("t") } }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { if on { U183Leaf0(f0: UModel(), f1: .nan) } else { U183Leaf1(f0: [], f1: uModel, start: n) } }.bold()
    }
}

fileprivate struct U183Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U183Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U183Middle(on: $on, f0: n / 2).frame(width: 80)
        U183Middle(on: $on, f0: n / 2).font(n > 1 ? .title : .body)
        Group { Button("b") { n += 1 }.buttonStyle(U183Style0()).buttonStyle(U183Style0()) }.disabled(false)
    }
}

fileprivate struct U184Leaf0: View {
    let f0: Any
    @State var start: Int
    var body: some View {
        let _ = print("U184Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U184Leaf1: View {
    let f0: UModel
    let f1: Any
    var body: some View {
        let _ = print("U184Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U184Style0: GroupBoxStyle {
    let f0: Color
    let f1: ULevel
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U184Style0")
        Text("\(own)"); GroupBox(configuration)
    }
}

fileprivate struct U184Style1: LabeledContentStyle {
    let f0: UModel
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U184Style1")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U184Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U184Middle")
        Button("more") { n += 1 }
        AnyView(U184Leaf0(f0: n / 2, start: n))
        AnyView(U184Leaf0(f0: n / 2, start: n))
    }
}

fileprivate struct U184Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U184Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U184Leaf1(f0: uModel, f1: 1.5).opacity(0.5)
        if on { U184Middle(on: $on, f0: 1) }
        U184Leaf0(f0: "a", start: n)
    }
}

fileprivate struct U185Leaf0: View {
    let f0: Color
    @Binding var on: Bool
    var body: some View {
        let _ = print("U185Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U185Leaf1: View {
    let f0: (Int) -> Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U185Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U185Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U185Box")
        content
    }
}

fileprivate struct U185Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U185Middle")
        Button("more") { n += 1 }
        if on { U185Leaf0(f0: .red, on: $on) }
        switch n % 3 { case 0: U185Leaf0(f0: n > 1 ? .red : .blue, on: .constant(true)); case 1: U185Leaf1(f0: { $0 + 1 }); default: EmptyView() }
    }
}

fileprivate struct U185Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U185Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U185Leaf1(f0: { $0 + n }))
        if on { Group { U185Box { U185Leaf0(f0: .red, on: $on) }; Text("t") } }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U185Middle(on: $on, f0: n / 2) }
        ForEach(0..<2) { i in U185Leaf1(f0: { $0 + 1 }) }
    }
}

fileprivate struct U186Leaf0: View {
    let f0: Text
    let f1: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U186Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U186Leaf1: View {
    let f0: UModel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U186Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U186Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U186Box")
        content
    }
}

fileprivate struct U186Style0: ButtonStyle {
    let f0: UMark?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U186Style0")
        configuration.label
    }
}

fileprivate struct U186Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U186Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U186Box { U186Leaf0(f0: Text("a").bold(), f1: { $0 + n }, on: $on) })
        ForEach([n / 2, 5, 7], id: \.self) { i in U186Leaf0(f0: Text("a").bold(), f1: { $0 + n }, on: $on) }
    }
}

fileprivate struct U187Leaf0: View {
    let f0: UModel
    let f1: Color
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U187Leaf1: View {
    let f0: [Int]
    let f1: [UPair]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U187Leaf2: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U187Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U187Style0: GroupBoxStyle {
    let f0: [Int]
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U187Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U187Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U187Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { U187Leaf2(f0: { $0 + n }).tint(.red) }.groupBoxStyle(U187Style0(f0: [1, n / 2], f1: [])); Text("t") }
        VStack { U187Leaf2(f0: { $0 + 1 }); Text("t") }.bold()
    }
}

fileprivate struct U188Leaf0: View {
    let f0: AnyView
    let f1: UPoint
    var body: some View {
        let _ = print("U188Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U188Leaf1: View {
    let f0: () -> Void
    let f1: UPair
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U188Leaf2: View, Equatable {
    let f0: UPair
    let f1: ULevel
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U188Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U188Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U188Box")
        content
    }
}

fileprivate struct U188Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U188Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U188Leaf2(f0: UPair(text: "a \(n / 2)", z: 1), f1: n > 1 ? .off : .at(1)) }
        GroupBox("g") { Group { AnyView(U188Box { U188Leaf0(f0: AnyView(Text("a").padding().bold()), f1: UPoint(x: .nan, y: 1)) }); Text("t") } }
        U188Leaf2(f0: UPair(text: "a \(n / 2)", z: 1), f1: .named("a", n / 2)).foregroundStyle(.red)
    }
}

fileprivate struct U189Leaf0: View, Equatable {
    let f0: [Double]
    let f1: any UFigure
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U189Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U189Leaf1: View {
    let f0: Color
    @State var start: Int
    var body: some View {
        let _ = print("U189Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U189Leaf2: View, Equatable {
    let f0: [any UFigure]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U189Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U189Leaf3: View {
    let f0: UPoint
    let f1: Color
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U189Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U189Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U189Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U189Leaf2(f0: [USquare(size: n / 2)]) }
        GroupBox("g") { Group { U189Leaf0(f0: [], f1: USquare(size: n / 2)) }.disabled(false) }
    }
}

fileprivate struct U189Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U189Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U189Leaf1(f0: .red, start: n)
        Group { U189Leaf2(f0: []).overlay { Text("o") } }.environment(\.uDepth, n)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U189Leaf1(f0: n > 1 ? .red : .blue, start: n) }
        U189Leaf3(f0: UPoint(x: 0, y: 1), f1: n > 1 ? .red : .blue)
        U189Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U190Leaf0: View {
    let f0: UPoint
    var body: some View {
        let _ = print("U190Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U190Leaf1: View {
    let f0: Any
    let f1: Text
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U190Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U190Style0: ToggleStyle {
    let f0: UPair
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U190Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U190Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U190Middle")
        Button("more") { n += 1 }
        AnyView(U190Leaf1(f0: "a", f1: Text("a").bold()))
        U190Leaf0(f0: UPoint(x: .nan, y: 1))
    }
}

fileprivate struct U190Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U190Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Group { U190Leaf1(f0: "a", f1: Text("a \(n / 2)")) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.transformEnvironment(\.uDepth) { $0 += 1 }; Text("t") }
        Toggle("t", isOn: .constant(true)).toggleStyle(U190Style0(f0: UPair(text: "a", z: .nan))).toggleStyle(U190Style0(f0: UPair(text: "a \(n / 2)", z: 1)))
        U190Leaf0(f0: UPoint(x: 0, y: 1))
        U190Middle(on: $on, f0: 1)
    }
}

fileprivate struct U191Leaf0: View {
    let f0: (Int, String)
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U191Leaf1: View {
    let f0: Double
    let f1: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U191Leaf2: View {
    let f0: Text
    let f1: UName
    var body: some View {
        let _ = print("U191Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U191Leaf3: View {
    let f0: Double?
    @State var start: Int
    var body: some View {
        let _ = print("U191Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U191Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U191Box")
        content
    }
}

fileprivate struct U191Style0: GroupBoxStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U191Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U191Style1: LabeledContentStyle {
    let f0: (Int) -> Int
    let f1: UMark
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U191Style1")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U191Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U191Middle")
        Button("more") { n += 1 }
        U191Leaf0(f0: (1, "a"))
        U191Leaf1(f0: Double(n / 2), f1: { uModel.hits += 1 })
    }
}

fileprivate struct U191Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U191Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { LabeledContent("c") { Group { U191Middle(on: $on, f0: n / 2) }.environment(\.uDepth, n / 2) }.labeledContentStyle(U191Style1(f0: { $0 + 1 }, f1: .one)).labeledContentStyle(U191Style1(f0: { $0 + n }, f1: n > 1 ? .one : .two)) }.environment(\.uDepth, n)
        Group { U191Box { U191Leaf0(f0: (n / 2, "a")) }; Text("t") }
        GroupBox("g") { GroupBox("g") { U191Leaf3(f0: nil, start: n) }.groupBoxStyle(U191Style0(f0: n > 1 ? nil : 1.5)) }.groupBoxStyle(U191Style0(f0: .nan)).groupBoxStyle(U191Style0(f0: .nan))
    }
}

fileprivate struct U192Leaf0: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U192Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U192Leaf1: View {
    let f0: String
    @State private var model = UModel()
    var body: some View {
        let _ = print("U192Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U192Leaf2: View {
    let f0: [UPoint]
    let f1: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U192Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U192Leaf3: View, Equatable {
    let f0: any UFigure
    let f1: Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U192Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U192Style0: LabeledContentStyle {
    let f0: () -> Void
    let f1: [String: Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U192Style0")
        configuration.content
    }
}

fileprivate struct U192Style1: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U192Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U192Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U192Middle")
        Button("more") { n += 1 }
        if on { U192Leaf3(f0: UCircle(size: 1, text: "a"), f1: 3) }
        VStack { U192Leaf3(f0: USquare(size: n / 2), f1: n / 2); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate struct U192Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U192Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U192Middle(on: $on, f0: n / 2)
        AnyView(U192Leaf0(f0: uModel.hit, on: $on))
        LabeledContent("c") { Group { Toggle("t", isOn: $on).toggleStyle(U192Style1()).toggleStyle(U192Style1()) }.disabled(false) }.labeledContentStyle(U192Style0(f0: uModel.hit, f1: ["a": 1, "b": 2])).labeledContentStyle(U192Style0(f0: { uModel.hits += 1 }, f1: ["a": 1, "b": 2]))
        VStack { U192Leaf2(f0: [UPoint(x: .nan, y: n)], f1: [1, 2], start: n); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate struct U193Leaf0: View, Equatable {
    let f0: Int?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U193Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U193Leaf1: View {
    let f0: (Int, String)
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U193Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U193Style0: GroupBoxStyle {
    let f0: Any
    let f1: String
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U193Style0")
        configuration.label
    }
}

fileprivate struct U193Style1: LabeledContentStyle {
    let f0: Any
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U193Style1")
        configuration.content
    }
}

fileprivate struct U193Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U193Middle")
        Button("more") { n += 1 }
        Group { Group { GroupBox("g") { U193Leaf0(f0: n > 1 ? n : nil) }.groupBoxStyle(U193Style0(f0: "a", f1: "a \(n)")).groupBoxStyle(U193Style0(f0: n / 2, f1: "a")); Text("t") } }.environment(\.uDepth, n)
        U193Leaf1(f0: (n / 2, "a"))
    }
}

fileprivate struct U193Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U193Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U193Leaf1(f0: (n / 2, "a"))
        U193Leaf1(f0: (n / 2, "a"))
        U193Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U194Leaf0: View {
    let f0: () -> Void
    let f1: any UFigure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U194Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U194Leaf1: View {
    let f0: UMark
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U194Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U194Leaf2: View {
    let f0: String
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = print("U194Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U194Leaf3: View {
    let f0: Any
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U194Style0: LabelStyle {
    let f0: Int?
    let f1: [any UFigure]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U194Style0")
        Text("\(depth)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U194Style1: ToggleStyle {
    let f0: any UFigure
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U194Style1")
        configuration.label
    }
}

fileprivate struct U194Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U194Middle")
        Button("more") { n += 1 }
        ForEach(0..<2) { i in U194Leaf0(f0: { uModel.hits += 1 }, f1: USquare(size: n / 2)) }
        VStack { U194Leaf1(f0: .one, f1: { print("called") }); Text("t") }.opacity(0.5)
    }
}

fileprivate struct U194Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U194Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U194Leaf1(f0: n > 1 ? .one : .two, f1: { n += 1 })
        Label { U194Leaf1(f0: n > 1 ? .one : .two, f1: {}) } icon: { Text("i") }.labelStyle(U194Style0(f0: n / 2, f1: []))
        U194Leaf2(f0: "a \(n)", f1: n > 1 ? .red : .blue, on: .constant(true)).border(.blue)
        U194Middle(on: $on, f0: 1)
    }
}

fileprivate struct U195Leaf0: View {
    let f0: UModel
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U195Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U195Leaf1: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U195Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U195Leaf2: View {
    let f0: Int
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U195Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U195Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U195Box")
        content
    }
}

fileprivate struct U195Style0: ButtonStyle {
    let f0: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U195Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U195Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U195Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U195Box { U195Leaf0(f0: UModel()) })
        U195Box { U195Leaf0(f0: UModel()) }
        Group { Button("b") {}.buttonStyle(U195Style0(f0: UPoint(x: .nan, y: 1))) }.environment(\.uDepth, n)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates13Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U181Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U182Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U183Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U184Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U185Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U186Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U187Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U188Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U189Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U190Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U191Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U192Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U193Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U194Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U195Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
