// Updates14, exported by Atelier.
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

fileprivate struct U196Leaf0: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U196Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U196Leaf1: View {
    let f0: AnyView
    @Binding var on: Bool
    var body: some View {
        let _ = print("U196Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U196Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U196Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { U196Leaf1(f0: AnyView(Text("a \(n / 2)")), on: $on) } }
        U196Leaf0(f0: [])
    }
}

fileprivate struct U197Leaf0: View, Equatable {
    let f0: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U197Leaf1: View, Equatable {
    let f0: UModel
    let f1: [any UFigure]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U197Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U197Leaf2: View, Equatable {
    let f0: [Double]
    let f1: any UFigure
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U197Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U197Leaf3: View {
    let f0: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U197Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U197Box")
        content
    }
}

fileprivate struct U197Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U197Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U197Leaf1(f0: uModel, f1: [USquare(size: n / 2)]))
        GroupBox("g") { U197Box { U197Leaf0(f0: []) } }
        if on { U197Leaf3(f0: [Double(n / 2)]) }
    }
}

fileprivate struct U198Leaf0: View, Equatable {
    let f0: UPoint
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U198Leaf1: View {
    let f0: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U198Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U198Leaf2: View {
    let f0: Int
    let f1: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U198Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U198Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U198Box")
        content
    }
}

fileprivate struct U198Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U198Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U198Leaf2(f0: n / 2, f1: (1, "a")) } else { U198Leaf0(f0: UPoint(x: 0, y: 1)) }
        Group { Group { AnyView(U198Leaf0(f0: UPoint(x: .nan, y: 1))) }.environment(\.uDepth, n / 2) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U198Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U198Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U198Middle(on: $on, f0: n / 2)
        U198Middle(on: $on, f0: n / 2)
        if on { U198Middle(on: $on, f0: n / 2) }
    }
}

fileprivate struct U199Leaf0: View {
    let f0: UMark
    let f1: UPoint
    var body: some View {
        let _ = print("U199Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U199Leaf1: View {
    let f0: Double?
    var body: some View {
        let _ = print("U199Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U199Style0: LabeledContentStyle {
    let f0: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U199Style0")
        configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U199Style1: ToggleStyle {
    let f0: Color
    let f1: String
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U199Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U199Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U199Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U199Leaf1(f0: .nan); case 1: U199Leaf0(f0: .one, f1: UPoint(x: 0, y: 1)); default: EmptyView() }
        VStack { U199Leaf1(f0: .nan); Text("t") }.background(Color.green)
        LabeledContent("c") { VStack { U199Leaf0(f0: .one, f1: UPoint(x: .nan, y: 1)); Text("t") }.frame(width: 80) }.labeledContentStyle(U199Style0(f0: { uModel.hits += 1 }))
        Group { Group { Group { U199Leaf1(f0: .nan) }.environment(\.uDepth, n) }.environment(\.uDepth, n) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U200Leaf0: View, Equatable {
    let f0: [Double]
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U200Leaf1: View {
    let f0: Int?
    var body: some View {
        let _ = print("U200Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U200Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U200Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U200Leaf1(f0: n / 2) }
        Group { Group { U200Leaf0(f0: [Double(n / 2)], f1: ["a": 1, "b": 2]).background(Color.green); Text("t") } }.disabled(n > 1)
    }
}

fileprivate struct U200Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U200Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U200Leaf0(f0: [.nan], f1: ["a": 1, "b": 2])
        Group { VStack { U200Leaf1(f0: n / 2); Text("t") }.font(n > 1 ? .title : .body) }.environment(\.uDepth, n / 2)
        U200Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U201Leaf0: View {
    let f0: UMark
    @State private var model = UModel()
    var body: some View {
        let _ = print("U201Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U201Leaf1: View {
    let f0: AnyView
    let f1: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U201Leaf2: View {
    let f0: [Double]
    let f1: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U201Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U201Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U201Style0")
        configuration.label
    }
}

fileprivate struct U201Style1: LabelStyle {
    let f0: [Double]
    let f1: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U201Style1")
        configuration.title.labelStyle(self)
    }
}

fileprivate struct U201Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U201Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U201Leaf2(f0: [Double(n / 2)], f1: ["a": n / 2]) }
        Button {} label: { U201Leaf0(f0: n > 1 ? .one : .two) }.buttonStyle(U201Style0())
        Group { if on { U201Leaf1(f0: AnyView(Text("a").padding().bold()), f1: n > 1 ? nil : 1.5, on: $on) } else { U201Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: n > 1 ? nil : 1.5, on: $on) } }.lineLimit(1)
        if n % 2 == 0 { Group { Button("b") { n += 1 }.buttonStyle(U201Style0()).buttonStyle(U201Style0()) }.transformEnvironment(\.uDepth) { $0 += n / 2 } } else { U201Leaf0(f0: .one) }
    }
}

fileprivate struct U202Leaf0: View {
    let f0: any UFigure
    let f1: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U202Leaf1: View {
    let f0: Double
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U202Leaf2: View {
    let f0: (Int) -> Int
    let f1: UMark?
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U202Leaf3: View {
    let f0: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U202Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U202Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U202Box")
        content
    }
}

fileprivate struct U202Style0: ButtonStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U202Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U202Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U202Middle")
        Button("more") { n += 1 }
        ForEach(0..<2) { i in U202Leaf2(f0: { $0 + n }, f1: nil) }
        U202Leaf1(f0: Double(n / 2)).lineLimit(1)
    }
}

fileprivate struct U202Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U202Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U202Leaf3(f0: (n / 2, "a")))
        if on { Button("b") {}.buttonStyle(U202Style0()) }
        AnyView(U202Middle(on: $on, f0: 1))
    }
}

fileprivate struct U203Leaf0: View {
    let f0: AnyView
    let f1: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U203Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U203Leaf1: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U203Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U203Leaf2: View {
    let f0: [Double]
    let f1: Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U203Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U203Leaf3: View {
    let f0: [UPoint]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U203Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U203Box")
        content
    }
}

fileprivate struct U203Style0: GroupBoxStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U203Style0")
        Text("\(depth)"); configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U203Style1: ButtonStyle {
    let f0: Text
    let f1: String
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U203Style1")
        configuration.label
    }
}

fileprivate struct U203Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U203Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U203Leaf1(f0: [])
        Group { Group { VStack { U203Leaf2(f0: [Double(n / 2)], f1: 3, on: $on); Text("t") }.padding(n > 1 ? 8 : 16) }.environment(\.uDepth, n / 2); Text("t") }
    }
}

fileprivate struct U204Leaf0: View {
    let f0: String
    let f1: UPoint
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U204Leaf1: View {
    let f0: () -> Void
    let f1: ULevel
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U204Style0: GroupBoxStyle {
    let f0: (Int) -> Int
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U204Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U204Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U204Middle")
        Button("more") { n += 1 }
        VStack { U204Leaf0(f0: "a", f1: UPoint(x: 0, y: 1)); Text("t") }.bold()
        switch n % 3 { case 0: U204Leaf1(f0: {}, f1: .at(.nan)); case 1: U204Leaf0(f0: "a \(n)", f1: UPoint(x: 0, y: 1)); default: EmptyView() }
    }
}

fileprivate struct U204Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U204Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U204Leaf1(f0: { print("called") }, f1: n > 1 ? .off : .at(1)) }.disabled(n > 1) }.groupBoxStyle(U204Style0(f0: { $0 + 1 })).groupBoxStyle(U204Style0(f0: { $0 + n })) }.groupBoxStyle(U204Style0(f0: { $0 + 1 }))
        U204Leaf1(f0: { print("called") }, f1: .off)
        Group { GroupBox("g") { GroupBox("g") { U204Middle(on: $on, f0: 1) }.groupBoxStyle(U204Style0(f0: { $0 + 1 })) }.groupBoxStyle(U204Style0(f0: { $0 + 1 })) }.disabled(on)
    }
}

fileprivate struct U205Leaf0: View {
    let f0: UModel
    let f1: UPoint
    var body: some View {
        let _ = print("U205Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U205Leaf1: View, Equatable {
    let f0: (Int) -> Int
    let f1: UPoint
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U205Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U205Leaf2: View {
    let f0: any UFigure
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U205Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U205Style0: ButtonStyle {
    let f0: String
    let f1: UMark?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U205Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U205Style1: LabelStyle {
    let f0: AnyView
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U205Style1")
        Text("\(depth)"); configuration.title
    }
}

fileprivate struct U205Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U205Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { U205Leaf1(f0: { $0 + n }, f1: UPoint(x: .nan, y: 1)).border(.blue); Text("t") } }.disabled(false)
        U205Leaf1(f0: { $0 + 1 }, f1: UPoint(x: 0, y: 1)).border(.blue)
        Group { U205Leaf0(f0: uModel, f1: UPoint(x: 1, y: n / 2)).lineLimit(1) }.environment(\.uDepth, 1)
        Group { Group { U205Leaf1(f0: { $0 + 1 }, f1: UPoint(x: .nan, y: 1)) }.transformEnvironment(\.uDepth) { $0 += 1 } }.environment(\.uDepth, 1)
    }
}

fileprivate struct U206Leaf0: View {
    let f0: UName
    let f1: ULevel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U206Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U206Leaf1: View {
    let f0: Text
    var body: some View {
        let _ = print("U206Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U206Leaf2: View {
    let f0: Color
    let f1: (Int, String)
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U206Style0: LabelStyle {
    let f0: Double
    let f1: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U206Style0")
        configuration.title.labelStyle(self)
    }
}

fileprivate struct U206Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U206Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U206Leaf0(f0: UName(text: "a", y: n / 2), f1: .at(Double(n / 2))); case 1: U206Leaf2(f0: .red, f1: (1, "a")); default: EmptyView() }
        U206Leaf0(f0: UName(text: "a", y: n / 2), f1: .named("a", n / 2))
    }
}

fileprivate struct U206Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U206Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Label("l", systemImage: "star").labelStyle(U206Style0(f0: Double(n / 2), f1: n / 2))
        U206Leaf1(f0: Text("a \(n / 2)")).padding()
        Group { Label("l", systemImage: "star").labelStyle(U206Style0(f0: .nan, f1: nil)) }.disabled(false)
        U206Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U207Leaf0: View {
    let f0: Color
    let f1: UMark?
    var body: some View {
        let _ = print("U207Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U207Leaf1: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U207Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U207Leaf2: View {
    let f0: Double
    let f1: [any UFigure]
    var body: some View {
        let _ = print("U207Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U207Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U207Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U207Leaf0(f0: .red, f1: nil); case 1: U207Leaf0(f0: .red, f1: nil); default: EmptyView() }
        VStack { U207Leaf2(f0: 0.5, f1: []); Text("t") }.lineLimit(1)
    }
}

fileprivate struct U207Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U207Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { AnyView(U207Leaf2(f0: Double(n / 2), f1: [USquare(size: n / 2)])) }
        U207Leaf0(f0: n > 1 ? .red : .blue, f1: n > 1 ? .one : nil)
        U207Middle(on: $on, f0: 1)
        VStack { U207Leaf0(f0: .red, f1: n > 1 ? .one : nil); Text("t") }.opacity(0.5)
    }
}

fileprivate struct U208Leaf0: View {
    let f0: Double?
    let f1: UName
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U208Leaf1: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U208Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U208Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U208Style1: ButtonStyle {
    let f0: UMark?
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U208Style1")
        configuration.label
    }
}

fileprivate struct U208Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U208Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U208Leaf1(f0: { $0 + 1 }) }
        U208Leaf0(f0: n > 1 ? nil : 1.5, f1: UName(text: "a \(n)", y: 1))
        VStack { U208Leaf1(f0: { $0 + 1 }); Text("t") }.foregroundStyle(.red)
        ForEach([n / 2, 5, 7], id: \.self) { i in U208Leaf1(f0: { $0 + 1 }) }
    }
}

fileprivate struct U209Leaf0: View {
    let f0: Double
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U209Leaf1: View {
    let f0: [Double]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U209Leaf2: View {
    let f0: (Int, String)
    let f1: AnyView
    @State private var own = 1
    var body: some View {
        let _ = print("U209Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U209Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U209Box")
        content
    }
}

fileprivate struct U209Style0: GroupBoxStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U209Style0")
        configuration.label
    }
}

fileprivate struct U209Style1: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U209Style1")
        configuration.label
    }
}

fileprivate struct U209Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U209Middle")
        Button("more") { n += 1 }
        Button {} label: { U209Leaf0(f0: 0.5, f1: uModel.hit) }.buttonStyle(U209Style1())
        Group { U209Box { U209Leaf0(f0: Double(n / 2), f1: uModel.hit) }; Text("t") }
    }
}

fileprivate struct U209Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U209Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U209Box { U209Leaf0(f0: .nan, f1: { uModel.hits += 1 }) } } else { U209Middle(on: $on, f0: 1) } }.background(Color.green)
        Group { VStack { U209Leaf0(f0: .nan, f1: uModel.hit); Text("t") }.opacity(0.5); Text("t") }
        if on { Group { Group { U209Leaf2(f0: (1, "a"), f1: AnyView(Text("a \(n / 2)"))) }.disabled(on) }.environment(\.uDepth, 1) }
    }
}

fileprivate struct U210Leaf0: View {
    let f0: any UFigure
    var body: some View {
        let _ = print("U210Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U210Leaf1: View {
    let f0: Color
    let f1: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U210Leaf2: View {
    let f0: (Int, String)
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U210Leaf3: View {
    let f0: Text
    let f1: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U210Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U210Box")
        content
    }
}

fileprivate struct U210Style0: ButtonStyle {
    let f0: [String: Int]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U210Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U210Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U210Style1")
        Toggle(configuration)
    }
}

fileprivate struct U210Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U210Middle")
        Button("more") { n += 1 }
        VStack { U210Box { U210Leaf0(f0: UCircle(size: 1, text: "a")) }; Text("t") }.opacity(0.5)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U210Leaf1(f0: .red, f1: (1, "a"), on: $on) }
    }
}

fileprivate struct U210Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U210Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { U210Middle(on: $on, f0: n / 2) }
        U210Leaf1(f0: .red, f1: (n / 2, "a"), on: $on)
        if n % 2 == 0 { Toggle("t", isOn: .constant(true)).toggleStyle(U210Style1()) } else { U210Leaf0(f0: USquare(size: n / 2)) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U210Leaf3(f0: Text("a").bold(), f1: uModel.hit) }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates14Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U196Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U197Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U198Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U199Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U200Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U201Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U202Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U203Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U204Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U205Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U206Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U207Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U208Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U209Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U210Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
