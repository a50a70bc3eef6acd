// Updates15, exported by Atelier.
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

fileprivate struct U211Leaf0: View {
    let f0: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = print("U211Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U211Leaf1: View {
    let f0: Color
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U211Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U211Leaf2: View {
    let f0: (Int, String)
    let f1: [Double]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U211Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U211Leaf3: View, Equatable {
    let f0: Int?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U211Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U211Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U211Box")
        content
    }
}

fileprivate struct U211Style0: GroupBoxStyle {
    let f0: UName
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U211Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U211Style1: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U211Style1")
        configuration.label
    }
}

fileprivate struct U211Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U211Middle")
        Button("more") { n += 1 }
        U211Leaf2(f0: (n / 2, "a"), f1: [Double(n / 2)], on: .constant(true))
        switch n % 3 { case 0: U211Leaf0(f0: .nan, on: $on); case 1: U211Leaf3(f0: n > 1 ? n : nil); default: EmptyView() }
    }
}

fileprivate struct U211Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U211Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U211Leaf0(f0: n > 1 ? nil : 1.5, on: .constant(true)) }.disabled(on)
        Button {} label: { AnyView(U211Leaf2(f0: (1, "a"), f1: [], on: .constant(true))) }.buttonStyle(U211Style1())
        Group { Group { Button {} label: { U211Leaf1(f0: .red) }.buttonStyle(U211Style1()) }.environment(\.uDepth, 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U211Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U212Leaf0: View {
    let f0: UModel
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U212Leaf1: View, Equatable {
    let f0: Int
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U212Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U212Box")
        content
    }
}

fileprivate struct U212Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U212Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U212Box { U212Leaf0(f0: uModel) } }.environment(\.uDepth, 1) } }
        U212Box { U212Leaf0(f0: uModel) }
        switch n % 3 { case 0: U212Leaf1(f0: n, f1: ["a": n / 2]); case 1: Group { VStack { U212Leaf0(f0: UModel()); Text("t") }.font(n > 1 ? .title : .body) }.transformEnvironment(\.uDepth) { $0 += 1 }; default: EmptyView() }
    }
}

fileprivate struct U213Leaf0: View {
    let f0: Color
    let f1: [UPoint]
    var body: some View {
        let _ = print("U213Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U213Leaf1: View {
    let f0: Text
    let f1: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U213Leaf2: View {
    let f0: () -> Void
    let f1: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U213Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U213Style0: GroupBoxStyle {
    let f0: Text
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U213Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U213Style1: ToggleStyle {
    let f0: Text
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U213Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U213Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U213Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U213Leaf0(f0: .red, f1: [UPoint(x: .nan, y: n)]); case 1: U213Leaf1(f0: Text("a \(n / 2)"), f1: [Double(n / 2)]); default: EmptyView() }
        Toggle("t", isOn: .constant(true)).toggleStyle(U213Style1(f0: Text("a").bold()))
    }
}

fileprivate struct U214Leaf0: View {
    let f0: Color
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U214Leaf1: View {
    let f0: Text
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U214Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U214Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U214Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U214Leaf1(f0: Text("a").bold(), f1: { print("called") }) }
        ForEach(0..<2) { i in U214Leaf1(f0: Text("a").bold(), f1: {}) }
    }
}

fileprivate struct U214Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U214Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U214Leaf1(f0: Text("a").bold(), f1: { n += 1 })
        GroupBox("g") { Group { GroupBox("g") { U214Leaf1(f0: Text("a").bold(), f1: { print("called") }) } }.disabled(on) }
        VStack { U214Middle(on: $on, f0: n / 2); Text("t") }.border(.blue)
    }
}

fileprivate struct U215Leaf0: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U215Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U215Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U215Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U215Leaf2: View {
    let f0: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U215Leaf3: View {
    let f0: Int?
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U215Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U215Box")
        content
    }
}

fileprivate struct U215Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U215Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U215Leaf1(f0: { uModel.hits += 1 })
        U215Leaf3(f0: n > 1 ? n : nil, f1: { $0 + n })
        U215Leaf1(f0: { uModel.hits += 1 })
    }
}

fileprivate struct U216Leaf0: View {
    let f0: AnyView
    let f1: Int
    @State var start: Int
    var body: some View {
        let _ = print("U216Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U216Leaf1: View {
    let f0: ULevel
    let f1: Text
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U216Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U216Leaf2: View, Equatable {
    let f0: Double
    let f1: UModel
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U216Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U216Leaf3: View {
    let f0: AnyView
    var body: some View {
        let _ = print("U216Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U216Style0: LabeledContentStyle {
    let f0: Color
    let f1: Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U216Style0")
        configuration.label
    }
}

fileprivate struct U216Style1: ToggleStyle {
    let f0: Double?
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U216Style1")
        configuration.label
    }
}

fileprivate struct U216Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U216Middle")
        Button("more") { n += 1 }
        U216Leaf0(f0: AnyView(Text("a").padding().bold()), f1: 3, start: n)
        U216Leaf2(f0: .nan, f1: uModel)
    }
}

fileprivate struct U216Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U216Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { U216Leaf1(f0: .named("a", n / 2), f1: Text("a").bold()) }.disabled(false); Text("t") }
        Toggle("t", isOn: .constant(true)).toggleStyle(U216Style1(f0: .nan, f1: {}))
        ForEach([n / 2, 5, 7], id: \.self) { i in U216Leaf0(f0: AnyView(Text("a").padding().bold()), f1: n, start: n) }
        U216Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U217Leaf0: View {
    let f0: Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U217Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U217Leaf1: View {
    let f0: Any
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U217Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U217Leaf2: View {
    let f0: AnyView
    let f1: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U217Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U217Leaf3: View {
    let f0: Double?
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U217Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U217Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U217Box")
        content
    }
}

fileprivate struct U217Style0: LabeledContentStyle {
    let f0: Int?
    let f1: (Int) -> Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U217Style0")
        configuration.content
    }
}

fileprivate struct U217Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U217Middle")
        Button("more") { n += 1 }
        AnyView(U217Leaf2(f0: AnyView(Text("a \(n / 2)")), f1: [1, n / 2], start: n))
        U217Leaf0(f0: n / 2, on: .constant(true))
    }
}

fileprivate struct U217Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U217Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U217Leaf1(f0: n / 2, f1: { n += 1 })
        U217Middle(on: $on, f0: n / 2)
        if n % 2 == 0 { Group { Group { U217Box { U217Leaf0(f0: n, on: $on) }; Text("t") } }.environment(\.uDepth, n) } else { U217Leaf0(f0: 3, on: .constant(true)) }
        LabeledContent("c") { Group { Group { U217Leaf0(f0: n / 2, on: $on); Text("t") }; Text("t") } }.labeledContentStyle(U217Style0(f0: n / 2, f1: { $0 + 1 })).labeledContentStyle(U217Style0(f0: n > 1 ? n : nil, f1: { $0 + n }))
    }
}

fileprivate struct U218Leaf0: View {
    let f0: any UFigure
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U218Leaf1: View, Equatable {
    let f0: () -> Void
    let f1: UPoint
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U218Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U218Style0")
        configuration.label
    }
}

fileprivate struct U218Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U218Middle")
        Button("more") { n += 1 }
        VStack { U218Leaf1(f0: {}, f1: UPoint(x: 0, y: 1)); Text("t") }.tint(.red)
        Button("b") { n += 1 }.buttonStyle(U218Style0()).buttonStyle(U218Style0())
    }
}

fileprivate struct U218Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U218Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U218Leaf0(f0: UCircle(size: 1, text: "a")); Text("t") }.lineLimit(1)
        U218Leaf0(f0: USquare(size: n / 2))
        U218Middle(on: $on, f0: 1)
    }
}

fileprivate struct U219Leaf0: View {
    let f0: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U219Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U219Leaf1: View {
    let f0: [any UFigure]
    let f1: Any
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U219Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U219Leaf2: View {
    let f0: Text
    let f1: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U219Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U219Leaf3: View {
    let f0: UPoint
    let f1: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U219Style0: ToggleStyle {
    let f0: UMark
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U219Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U219Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U219Middle")
        Button("more") { n += 1 }
        U219Leaf0(f0: [])
        U219Leaf2(f0: Text("a \(n / 2)"), f1: .red).padding()
    }
}

fileprivate struct U219Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U219Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U219Middle(on: $on, f0: 1)
        ForEach([n / 2, 5, 7], id: \.self) { i in U219Leaf0(f0: []) }
    }
}

fileprivate struct U220Leaf0: View {
    let f0: [Int]
    let f1: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U220Leaf1: View {
    let f0: UModel
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U220Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U220Box")
        content
    }
}

fileprivate struct U220Style0: GroupBoxStyle {
    let f0: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U220Style0")
        configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U220Style1: ToggleStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U220Style1")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U220Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U220Middle")
        Button("more") { n += 1 }
        Toggle("t", isOn: .constant(true)).toggleStyle(U220Style1(f0: .nan)).toggleStyle(U220Style1(f0: .nan))
        U220Leaf1(f0: UModel())
    }
}

fileprivate struct U220Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U220Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U220Box { U220Leaf0(f0: [1, 2], f1: n == 1 ? -0.0 : 0.0) }; case 1: Group { U220Box { U220Leaf0(f0: [1, 2], f1: n == 1 ? -0.0 : 0.0) }.padding() }.environment(\.uDepth, n); default: EmptyView() }
        Group { U220Box { U220Leaf0(f0: [1, 2], f1: n == 1 ? -0.0 : 0.0) }; Text("t") }
        U220Middle(on: $on, f0: 1)
    }
}

fileprivate struct U221Leaf0: View {
    let f0: (Int, String)
    let f1: ULevel
    var body: some View {
        let _ = print("U221Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U221Leaf1: View {
    let f0: [Int]
    let f1: [Int]
    var body: some View {
        let _ = print("U221Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U221Leaf2: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U221Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U221Box")
        content
    }
}

fileprivate struct U221Style0: GroupBoxStyle {
    let f0: (Int, String)
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U221Style0")
        Text("\(depth)"); configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U221Style1: ButtonStyle {
    let f0: String
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U221Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U221Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U221Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U221Leaf2(f0: { $0 + 1 }, start: n) }.buttonStyle(U221Style1(f0: "a \(n / 2)"))
        if n % 2 == 0 { Group { U221Leaf2(f0: { $0 + n }, start: n) }.environment(\.uDepth, n) } else { U221Box { U221Leaf0(f0: (n / 2, "a"), f1: .named("a", n / 2)) } }
        VStack { U221Leaf2(f0: { $0 + n }, start: n); Text("t") }.background(Color.green)
        Group { Group { VStack { U221Leaf0(f0: (n / 2, "a"), f1: .named("a", n / 2)); Text("t") }.opacity(0.5) }.disabled(n > 1) }.disabled(false)
    }
}

fileprivate struct U222Leaf0: View {
    let f0: any UFigure
    let f1: Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U222Leaf1: View {
    let f0: Color
    let f1: Color
    @State var start: Int
    var body: some View {
        let _ = print("U222Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U222Leaf2: View {
    let f0: Double?
    let f1: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U222Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U222Style0: GroupBoxStyle {
    let f0: Any
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U222Style0")
        Text("\(depth)"); GroupBox(configuration)
    }
}

fileprivate struct U222Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U222Style1")
        Label(configuration)
    }
}

fileprivate struct U222Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U222Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U222Leaf0(f0: UCircle(size: 1, text: "a"), f1: 3) }
        ForEach(0..<2) { i in U222Leaf2(f0: .nan, f1: [], start: n) }
    }
}

fileprivate struct U222Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U222Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U222Leaf1(f0: n > 1 ? .red : .blue, f1: n > 1 ? .red : .blue, start: n))
        VStack { U222Leaf1(f0: n > 1 ? .red : .blue, f1: n > 1 ? .red : .blue, start: n); Text("t") }.padding()
        Group { U222Leaf1(f0: .red, f1: n > 1 ? .red : .blue, start: n).overlay { Text("o") } }.transformEnvironment(\.uDepth) { $0 += 1 }
        U222Middle(on: $on, f0: 1)
    }
}

fileprivate struct U223Leaf0: View {
    let f0: () -> Void
    let f1: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U223Leaf1: View {
    let f0: UMark?
    @State var start: Int
    var body: some View {
        let _ = print("U223Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U223Leaf2: View {
    let f0: Color
    let f1: UModel
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U223Leaf3: View {
    let f0: any UFigure
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U223Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U223Box")
        content
    }
}

fileprivate struct U223Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U223Style0")
        configuration.icon
    }
}

fileprivate struct U223Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U223Style1")
        LabeledContent(configuration)
    }
}

fileprivate struct U223Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U223Middle")
        Button("more") { n += 1 }
        Group { Label("l", systemImage: "star").labelStyle(U223Style0()) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        if n % 2 == 0 { AnyView(U223Leaf0(f0: { print("called") }, f1: n / 2)) } else { U223Leaf2(f0: n > 1 ? .red : .blue, f1: uModel) }
    }
}

fileprivate struct U223Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U223Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U223Leaf0(f0: {}, f1: n / 2).font(n > 1 ? .title : .body) } else { U223Middle(on: $on, f0: n / 2) }
        U223Middle(on: $on, f0: 1).overlay { Text("o") }
    }
}

fileprivate struct U224Leaf0: View {
    let f0: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U224Leaf1: View {
    let f0: [Double]
    let f1: Text
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U224Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U224Box")
        content
    }
}

fileprivate struct U224Style0: GroupBoxStyle {
    let f0: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U224Style0")
        configuration.content
    }
}

fileprivate struct U224Style1: ButtonStyle {
    let f0: UPoint
    let f1: Double
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U224Style1")
        configuration.label
    }
}

fileprivate struct U224Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U224Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button("b") { n += 1 }.buttonStyle(U224Style1(f0: UPoint(x: 1, y: n / 2), f1: 0.5))
        Group { if on { U224Leaf1(f0: [], f1: Text("a \(n / 2)")) } else { U224Leaf0(f0: uModel) } }.font(n > 1 ? .title : .body)
        if on { Button("b") {}.buttonStyle(U224Style1(f0: UPoint(x: .nan, y: 1), f1: 0.5)) }
        U224Box { U224Leaf0(f0: UModel()) }
    }
}

fileprivate struct U225Leaf0: View, Equatable {
    let f0: () -> Void
    let f1: [any UFigure]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U225Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U225Leaf1: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U225Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U225Leaf2: View {
    let f0: Int?
    let f1: Int
    @State private var own = 1
    var body: some View {
        let _ = print("U225Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U225Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U225Box")
        content
    }
}

fileprivate struct U225Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U225Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U225Leaf1(f0: { uModel.hits += 1 }, start: n)) }.disabled(false)
        if on { Group { U225Leaf0(f0: { uModel.hits += 1 }, f1: [USquare(size: n / 2)]) }.environment(\.uDepth, n) }
        Group { AnyView(U225Leaf2(f0: n > 1 ? n : nil, f1: n)); Text("t") }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates15Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U211Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U212Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U213Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U214Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U215Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U216Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U217Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U218Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U219Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U220Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U221Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U222Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U223Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U224Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U225Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
