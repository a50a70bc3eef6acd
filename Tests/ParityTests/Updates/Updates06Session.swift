// Updates06, exported by Atelier.
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

fileprivate struct U76Leaf0: View {
    let f0: () -> Void
    let f1: (Int, String)
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U76Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U76Leaf1: View {
    let f0: UName
    @State private var model = UModel()
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
    let f1: UModel
    @Environment(\.uDepth) private var depth
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
        GroupBox("g") { Group { U76Leaf0(f0: { uModel.hits += 1 }, f1: (1, "a")).padding(n > 1 ? 8 : 16) }.environment(\.uDepth, n / 2) }
        AnyView(U76Leaf0(f0: { uModel.hits += 1 }, f1: (1, "a")))
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
        Group { U76Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U77Leaf0: View {
    let f0: Any
    @State private var model = UModel()
    var body: some View {
        let _ = print("U77Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U77Leaf1: View {
    let f0: UMark
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
    let f1: [any UFigure]
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
    let f0: UPoint
    let f1: Color
    @Environment(\.uDepth) private var depth
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
        if n % 2 == 0 { U78Leaf2(f0: ["a": 1, "b": 2]) } else { U78Leaf1(f0: { $0 + n }, f1: [USquare(size: n / 2)]) }
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
        LabeledContent("c") { VStack { U78Leaf1(f0: { $0 + n }, f1: []); Text("t") }.lineLimit(1) }.labeledContentStyle(U78Style1(f0: UPoint(x: 1, y: n / 2), f1: .red))
        LabeledContent("c") { U78Middle(on: $on, f0: 1) }.labeledContentStyle(U78Style1(f0: UPoint(x: 1, y: n / 2), f1: .red))
        U78Leaf2(f0: ["a": 1, "b": 2])
        U78Leaf0(f0: "a \(n)", f1: Text("a \(n / 2)"))
    }
}

fileprivate struct U79Leaf0: View {
    let f0: [String: Int]
    let f1: UPoint
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
    let f0: UModel
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
        if n % 2 == 0 { GroupBox("g") { U79Leaf1(f0: {}) } } else { U79Leaf0(f0: ["a": n / 2], f1: UPoint(x: 1, y: n / 2)) }
        ForEach(0..<2) { i in U79Leaf2(f0: uModel) }
    }
}

fileprivate struct U79Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U79Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { GroupBox("g") { U79Leaf2(f0: UModel()) } }.disabled(on) }
        Group { AnyView(U79Leaf1(f0: {})) }.disabled(false)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U79Middle(on: $on, f0: 1) }
        GroupBox("g") { GroupBox("g") { U79Leaf2(f0: UModel()) } }
    }
}

fileprivate struct U80Leaf0: View {
    let f0: (Int) -> Int
    let f1: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = print("U80Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U80Leaf1: View {
    let f0: UMark?
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
        Group { U80Leaf0(f0: { $0 + 1 }, f1: { print("called") }).padding() }.transformEnvironment(\.uDepth) { $0 += 1 }
        U80Middle(on: $on, f0: 1)
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
    let f0: [any UFigure]
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
    let f0: UModel
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
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U81Box { U81Leaf0(f0: { uModel.hits += 1 }, on: .constant(true)) } }
        U81Box { U81Leaf0(f0: { uModel.hits += 1 }, on: .constant(true)) }
        switch n % 3 { case 0: U81Leaf0(f0: { uModel.hits += 1 }, on: .constant(true)); case 1: U81Leaf2(f0: []); default: EmptyView() }
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
    let f1: UModel
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
    let f0: [UPair]
    let f1: Int
    @Environment(\.uDepth) private var depth
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
        AnyView(U82Leaf1(f0: { $0 + n }, f1: uModel))
        ForEach(0..<2) { i in U82Box { U82Leaf0(f0: Text("a").bold(), f1: n > 1 ? n : nil) } }
    }
}

fileprivate struct U83Leaf0: View, Equatable {
    let f0: any UFigure
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U83Leaf1: View {
    let f0: Int
    let f1: UMark
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
    let f1: UModel
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
        Group { U83Box { U83Leaf0(f0: UCircle(size: 1, text: "a"), f1: ["a": n / 2]) } }.environment(\.uDepth, n / 2)
        AnyView(U83Leaf0(f0: UCircle(size: 1, text: "a"), f1: ["a": 1, "b": 2]))
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
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U84Style0: ButtonStyle {
    let f0: ULevel
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

fileprivate struct U85Leaf0: View {
    let f0: () -> Void
    let f1: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U85Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U85Leaf1: View {
    let f0: UModel
    let f1: UMark
    @Environment(\.uDepth) private var depth
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
    let f0: [any UFigure]
    let f1: UModel
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
        Group { Button {} label: { Group { U85Box { U85Leaf0(f0: uModel.hit, f1: uModel, start: n) }; Text("t") } }.buttonStyle(U85Style0(f0: [USquare(size: n / 2)], f1: uModel)) }.environment(\.uDepth, n / 2)
        ForEach(0..<2) { i in U85Leaf2(f0: 3) }
    }
}

fileprivate struct U86Leaf0: View {
    let f0: Any
    let f1: () -> Void
    @State private var model = UModel()
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
    let f1: ULevel
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
    let f0: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U86Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U86Style1: LabeledContentStyle {
    let f0: Double
    let f1: (Int, String)
    @Environment(\.uDepth) private var depth
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
        LabeledContent("c") { LabeledContent("c") { Group { U86Leaf0(f0: 1.5, f1: uModel.hit); Text("t") } }.labeledContentStyle(U86Style1(f0: 0.5, f1: (n / 2, "a"))) }.labeledContentStyle(U86Style1(f0: Double(n / 2), f1: (n / 2, "a")))
        U86Leaf2(f0: "a \(n)", f1: .off, start: n).tint(.red)
        U86Leaf2(f0: "a \(n)", f1: .off, start: n)
    }
}

fileprivate struct U87Leaf0: View {
    let f0: [Int]
    let f1: UPoint
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U87Leaf1: View {
    let f0: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U87Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U87Leaf2: View {
    let f0: UPoint
    let f1: Int?
    var body: some View {
        let _ = print("U87Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U87Leaf3: View {
    let f0: () -> Void
    let f1: any UFigure
    @State var start: Int
    var body: some View {
        let _ = print("U87Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U87Style0: GroupBoxStyle {
    let f0: any UFigure
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
        U87Leaf2(f0: UPoint(x: 0, y: 1), f1: nil).lineLimit(1)
        U87Leaf2(f0: UPoint(x: 1, y: n / 2), f1: nil)
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
        VStack { U87Leaf2(f0: UPoint(x: 1, y: n / 2), f1: nil); Text("t") }.overlay { Text("o") }
        Group { if on { U87Leaf2(f0: UPoint(x: .nan, y: 1), f1: n / 2) } else { U87Leaf1(f0: n == 1 ? -0.0 : 0.0) } }.border(.blue)
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
    let f1: [any UFigure]
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
        AnyView(U88Leaf1(f0: "a \(n / 2)", f1: [USquare(size: n / 2)]))
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
        Group { GroupBox("g") { U88Middle(on: $on, f0: n / 2) } }.environment(\.uDepth, n / 2)
        U88Box { U88Leaf0(f0: n > 1 ? nil : 1.5) }
    }
}

fileprivate struct U89Leaf0: View {
    let f0: UMark?
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
    @Environment(\.uDepth) private var depth
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
    @Environment(\.uDepth) private var depth
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
        Group { Group { U89Leaf2(f0: .nan).padding(); Text("t") } }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Button("b") { n += 1 }.buttonStyle(U89Style0())
        Button("b") {}.buttonStyle(U89Style0())
        AnyView(U89Leaf2(f0: n > 1 ? nil : 1.5))
    }
}

fileprivate struct U90Leaf0: View {
    let f0: Text
    let f1: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U90Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U90Leaf1: View {
    let f0: AnyView
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U90Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U90Leaf2: View {
    let f0: [any UFigure]
    let f1: [String: Int]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U90Leaf3: View {
    let f0: Double
    @Environment(\.uDepth) private var depth
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
        U90Leaf0(f0: Text("a \(n / 2)"), f1: [USquare(size: n / 2)])
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U90Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: { uModel.hits += 1 }) }
    }
}

fileprivate struct U90Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U90Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U90Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: { uModel.hits += 1 })
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U90Leaf0(f0: Text("a").bold(), f1: []) }
        U90Middle(on: $on, f0: 1)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates06Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U76Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U77Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U78Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U79Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U80Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U81Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U82Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U83Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U84Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U85Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U86Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U90Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
