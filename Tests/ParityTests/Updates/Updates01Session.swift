// Updates01, exported by Atelier.
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

fileprivate struct U1Leaf0: View {
    let f0: [any UFigure]
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U1Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U1Leaf1: View {
    let f0: AnyView
    let f1: [Double]
    var body: some View {
        let _ = print("U1Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U1Leaf2: View {
    let f0: (Int) -> Int
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U1Style0: LabeledContentStyle {
    let f0: String
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U1Style0")
        Text("\(depth)"); LabeledContent(configuration)
    }
}

fileprivate struct U1Style1: ToggleStyle {
    let f0: Int
    let f1: [any UFigure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U1Style1")
        configuration.label
    }
}

fileprivate struct U1Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U1Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { Group { Group { U1Leaf0(f0: [], f1: { n += 1 }) }.disabled(n > 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 } } else { U1Leaf0(f0: [], f1: { print("called") }) }
        Group { if on { U1Leaf2(f0: { $0 + n }, f1: AnyView(Text("a \(n / 2)"))) } else { U1Leaf2(f0: { $0 + n }, f1: AnyView(Text("a").padding().bold())) } }.opacity(0.5)
    }
}

fileprivate struct U1Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U1Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U1Leaf2(f0: { $0 + 1 }, f1: AnyView(Text("a \(n / 2)")))
        U1Middle(on: $on, f0: 1)
    }
}

fileprivate struct U2Leaf0: View {
    let f0: Text
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U2Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U2Leaf1: View, Equatable {
    let f0: () -> Void
    let f1: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U2Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U2Leaf2: View {
    let f0: [String: Int]
    let f1: any UFigure
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U2Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U2Box")
        content
    }
}

fileprivate struct U2Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U2Style0")
        configuration.label
    }
}

fileprivate struct U2Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U2Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U2Box { U2Leaf0(f0: Text("a").bold(), f1: uModel.hit) }
        Group { U2Leaf2(f0: ["a": n / 2], f1: UCircle(size: 1, text: "a")); Text("t") }
        Button("b") {}.buttonStyle(U2Style0())
    }
}

fileprivate struct U3Leaf0: View {
    let f0: Text
    let f1: Double
    @State private var model = UModel()
    var body: some View {
        let _ = print("U3Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U3Leaf1: View {
    let f0: UMark
    var body: some View {
        let _ = print("U3Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U3Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U3Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U3Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U3Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U3Leaf0(f0: Text("a \(n / 2)"), f1: 0.5) } else { U3Leaf1(f0: .one) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U3Leaf0(f0: Text("a \(n / 2)"), f1: 0.5) }
        U3Leaf1(f0: n > 1 ? .one : .two)
        Group { U3Leaf1(f0: n > 1 ? .one : .two).border(.blue); Text("t") }
    }
}

fileprivate struct U4Leaf0: View {
    let f0: UPair
    let f1: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U4Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U4Leaf1: View {
    let f0: Int?
    @Binding var on: Bool
    var body: some View {
        let _ = print("U4Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U4Leaf2: View {
    let f0: AnyView
    let f1: Color
    var body: some View {
        let _ = print("U4Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U4Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U4Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U4Leaf0(f0: UPair(text: "a \(n / 2)", z: 1), f1: ["a": 1, "b": 2], start: n).padding(n > 1 ? 8 : 16)
        Group { U4Leaf0(f0: UPair(text: "a", z: .nan), f1: ["a": 1, "b": 2], start: n) }.environment(\.uDepth, n)
    }
}

fileprivate struct U5Leaf0: View {
    let f0: [Int]
    let f1: String
    @State private var model = UModel()
    var body: some View {
        let _ = print("U5Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U5Leaf1: View {
    let f0: AnyView
    let f1: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U5Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U5Leaf2: View {
    let f0: UMark
    var body: some View {
        let _ = print("U5Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U5Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U5Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U5Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U5Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { GroupBox("g") { U5Leaf1(f0: AnyView(Text("a").padding().bold()), f1: {}, start: n) }.groupBoxStyle(U5Style0()) }.transformEnvironment(\.uDepth) { $0 += 1 } }.environment(\.uDepth, n / 2)
        U5Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: {}, start: n)
    }
}

fileprivate struct U6Leaf0: View {
    let f0: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U6Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U6Leaf1: View {
    let f0: Double?
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U6Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U6Leaf2: View {
    let f0: (Int) -> Int
    @State private var model = UModel()
    var body: some View {
        let _ = print("U6Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U6Leaf3: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = print("U6Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U6Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U6Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U6Leaf3(f0: n / 2, start: n); case 1: U6Leaf2(f0: { $0 + n }); default: EmptyView() }
        U6Leaf3(f0: 3, start: n)
    }
}

fileprivate struct U6Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U6Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U6Leaf1(f0: n > 1 ? nil : 1.5, f1: nil)
        AnyView(U6Leaf2(f0: { $0 + 1 }))
        AnyView(U6Leaf0(f0: 0.5))
        U6Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U7Leaf0: View {
    let f0: UMark
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U7Leaf1: View {
    let f0: (Int, String)
    @State private var model = UModel()
    var body: some View {
        let _ = print("U7Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U7Leaf2: View {
    let f0: [any UFigure]
    var body: some View {
        let _ = print("U7Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U7Style0: ToggleStyle {
    let f0: String
    let f1: (Int, String)
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U7Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U7Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U7Middle")
        Button("more") { n += 1 }
        U7Leaf0(f0: n > 1 ? .one : .two, on: .constant(true))
        Toggle("t", isOn: $on).toggleStyle(U7Style0(f0: "a \(n / 2)", f1: (1, "a")))
    }
}

fileprivate struct U7Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U7Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U7Middle(on: $on, f0: n / 2).padding(n > 1 ? 8 : 16)
        if n % 2 == 0 { U7Leaf1(f0: (1, "a")) } else { U7Leaf2(f0: [USquare(size: n / 2)]) }
        U7Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U8Leaf0: View {
    let f0: UModel
    let f1: AnyView
    @State private var own = 1
    var body: some View {
        let _ = print("U8Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U8Leaf1: View {
    let f0: (Int, String)
    let f1: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U8Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U8Leaf2: View, Equatable {
    let f0: () -> Void
    let f1: Double?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U8Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U8Box")
        content
    }
}

fileprivate struct U8Style0: ButtonStyle {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U8Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U8Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U8Style1")
        configuration.label
    }
}

fileprivate struct U8Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U8Middle")
        Button("more") { n += 1 }
        Group { if on { U8Leaf1(f0: (n / 2, "a"), f1: Double(n / 2)) } else { U8Leaf1(f0: (n / 2, "a"), f1: 0.5) } }.overlay { Text("o") }
        AnyView(U8Leaf2(f0: { n += 1 }, f1: .nan))
    }
}

fileprivate struct U8Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U8Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U8Box { U8Leaf0(f0: UModel(), f1: AnyView(Text("a").padding().bold())) })
        if n % 2 == 0 { Group { VStack { U8Leaf1(f0: (n / 2, "a"), f1: 0.5); Text("t") }.font(n > 1 ? .title : .body) }.transformEnvironment(\.uDepth) { $0 += 1 } } else { U8Leaf2(f0: { print("called") }, f1: nil) }
        Group { Group { Toggle("t", isOn: .constant(true)).toggleStyle(U8Style1()); Text("t") }; Text("t") }
        U8Leaf1(f0: (n / 2, "a"), f1: .nan)
        U8Middle(on: $on, f0: 1)
    }
}

fileprivate struct U9Leaf0: View {
    let f0: [Int]
    let f1: UPoint
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U9Leaf1: View {
    let f0: [any UFigure]
    let f1: Double?
    var body: some View {
        let _ = print("U9Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U9Leaf2: View {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U9Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U9Leaf3: View {
    let f0: Any
    let f1: Double?
    @State var start: Int
    var body: some View {
        let _ = print("U9Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U9Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U9Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U9Leaf0(f0: [1, 2], f1: UPoint(x: 1, y: n / 2)) }
        Group { GroupBox("g") { U9Leaf0(f0: [1, 2], f1: UPoint(x: .nan, y: 1)) } }.environment(\.uDepth, n)
    }
}

fileprivate struct U10Leaf0: View {
    let f0: String
    let f1: [UPoint]
    var body: some View {
        let _ = print("U10Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U10Leaf1: View {
    let f0: [any UFigure]
    let f1: [Double]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U10Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U10Box")
        content
    }
}

fileprivate struct U10Style0: GroupBoxStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U10Style0")
        Text("\(depth)"); GroupBox(configuration)
    }
}

fileprivate struct U10Style1: LabelStyle {
    let f0: UMark?
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U10Style1")
        configuration.title
    }
}

fileprivate struct U10Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U10Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U10Leaf1(f0: [], f1: [.nan])
        Group { Group { U10Leaf0(f0: "a \(n)", f1: [UPoint(x: .nan, y: n)]) }.environment(\.uDepth, 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U10Box { U10Leaf0(f0: "a \(n / 2)", f1: [UPoint(x: .nan, y: n)]) }.frame(width: 80)
    }
}

fileprivate struct U11Leaf0: View {
    let f0: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U11Leaf1: View {
    let f0: String
    let f1: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U11Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U11Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U11Box")
        content
    }
}

fileprivate struct U11Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U11Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { GroupBox("g") { U11Box { U11Leaf0(f0: n > 1 ? .red : .blue, on: $on) } } }.disabled(false) }
        AnyView(U11Leaf1(f0: "a \(n)", f1: UPoint(x: 1, y: n / 2)))
        GroupBox("g") { GroupBox("g") { Group { U11Leaf0(f0: n > 1 ? .red : .blue, on: .constant(true)) }.environment(\.uDepth, 1) } }
        VStack { U11Box { U11Leaf0(f0: .red, on: $on) }; Text("t") }.overlay { Text("o") }
    }
}

fileprivate struct U12Leaf0: View {
    let f0: [Int]
    let f1: UMark?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U12Leaf1: View {
    let f0: [Double]
    let f1: Int?
    var body: some View {
        let _ = print("U12Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U12Leaf2: View {
    let f0: Double
    let f1: Text
    @State private var model = UModel()
    var body: some View {
        let _ = print("U12Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U12Style0: LabeledContentStyle {
    let f0: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U12Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U12Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U12Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { Group { U12Leaf2(f0: n == 1 ? -0.0 : 0.0, f1: Text("a \(n / 2)")) }.transformEnvironment(\.uDepth) { $0 += 1 } }.labeledContentStyle(U12Style0(f0: UPoint(x: 1, y: n / 2)))
        U12Leaf2(f0: n == 1 ? -0.0 : 0.0, f1: Text("a").bold())
    }
}

fileprivate struct U12Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U12Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U12Leaf1(f0: [Double(n / 2)], f1: n > 1 ? n : nil) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { if on { U12Leaf1(f0: [Double(n / 2)], f1: n > 1 ? n : nil) } else { U12Leaf1(f0: [Double(n / 2)], f1: n / 2) } }.lineLimit(1)
        Group { VStack { U12Middle(on: $on, f0: n / 2); Text("t") }.padding(n > 1 ? 8 : 16); Text("t") }
        switch n % 3 { case 0: U12Leaf0(f0: [1, 2], f1: nil); case 1: U12Middle(on: $on, f0: n / 2); default: EmptyView() }
    }
}

fileprivate struct U13Leaf0: View {
    let f0: Text
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U13Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U13Leaf1: View {
    let f0: UModel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U13Leaf2: View {
    let f0: AnyView
    let f1: Text
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U13Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U13Leaf3: View {
    let f0: Text
    let f1: [any UFigure]
    @State private var own = 1
    var body: some View {
        let _ = print("U13Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U13Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U13Middle")
        Button("more") { n += 1 }
        U13Leaf3(f0: Text("a \(n / 2)"), f1: [])
        GroupBox("g") { GroupBox("g") { U13Leaf3(f0: Text("a").bold(), f1: []) } }
    }
}

fileprivate struct U13Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U13Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { AnyView(U13Leaf0(f0: Text("a").bold())) }
        U13Middle(on: $on, f0: n / 2)
        ForEach([n / 2, 5, 7], id: \.self) { i in U13Leaf0(f0: Text("a \(n / 2)")) }
    }
}

fileprivate struct U14Leaf0: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = print("U14Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U14Leaf1: View {
    let f0: Int
    var body: some View {
        let _ = print("U14Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U14Leaf2: View {
    let f0: Double?
    let f1: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = print("U14Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U14Style0: GroupBoxStyle {
    let f0: (Int) -> Int
    let f1: AnyView
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U14Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U14Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U14Style1")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U14Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U14Middle")
        Button("more") { n += 1 }
        Group { Group { AnyView(U14Leaf2(f0: nil, f1: { uModel.hits += 1 })) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, n / 2)
        U14Leaf1(f0: n).padding()
    }
}

fileprivate struct U14Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U14Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U14Leaf2(f0: n > 1 ? nil : 1.5, f1: uModel.hit)
        Group { AnyView(U14Leaf1(f0: n)) }.transformEnvironment(\.uDepth) { $0 += 1 }
        VStack { U14Leaf2(f0: n > 1 ? nil : 1.5, f1: uModel.hit); Text("t") }.foregroundStyle(.red)
        U14Middle(on: $on, f0: 1)
    }
}

fileprivate struct U15Leaf0: View {
    let f0: Any
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U15Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U15Leaf1: View {
    let f0: () -> Void
    let f1: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U15Leaf2: View {
    let f0: Int?
    let f1: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U15Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U15Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U15Box")
        content
    }
}

fileprivate struct U15Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U15Style0")
        configuration.label
    }
}

fileprivate struct U15Style1: LabeledContentStyle {
    let f0: (Int, String)
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U15Style1")
        configuration.label
    }
}

fileprivate struct U15Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U15Middle")
        Button("more") { n += 1 }
        U15Leaf2(f0: n > 1 ? n : nil, f1: "a \(n)")
        Group { Button {} label: { Group { U15Leaf2(f0: n / 2, f1: "a \(n)") }.transformEnvironment(\.uDepth) { $0 += 1 } }.buttonStyle(U15Style0()).buttonStyle(U15Style0()) }.disabled(n > 1)
    }
}

fileprivate struct U15Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U15Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U15Box { U15Leaf0(f0: 1.5, f1: nil) }; Text("t") }
        ForEach([n / 2, 5, 7], id: \.self) { i in U15Leaf1(f0: uModel.hit, f1: (1, "a"), on: $on) }
        switch n % 3 { case 0: U15Box { U15Leaf0(f0: n / 2, f1: n > 1 ? nil : 1.5) }; case 1: U15Middle(on: $on, f0: 1); default: EmptyView() }
        U15Leaf1(f0: uModel.hit, f1: (1, "a"), on: $on)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates01Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U1Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U2Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U3Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U4Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U5Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U6Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U7Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U8Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U9Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U10Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U11Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U12Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U13Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U14Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U15Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
