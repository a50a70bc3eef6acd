// Updates10, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U136Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U136Figure { var size: Int { get } }

fileprivate struct U136Square: U136Figure { var size: Int }

fileprivate struct U136Circle: U136Figure {
    var size: Int
    var text: String
}

fileprivate struct U136Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u136Depth: Int {
        get { self[U136Key.self] }
        set { self[U136Key.self] = newValue }
    }
}

fileprivate struct U136Leaf0: View, Equatable {
    let f0: Int?
    let f1: any U136Figure
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U136Leaf1: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U136Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U136Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U136Box")
        content
    }
}

fileprivate struct U136Style0: GroupBoxStyle {
    let f0: AnyView
    let f1: U136Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U136Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U136Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U136Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U136Box { U136Leaf0(f0: n / 2, f1: U136Square(size: n / 2)) } } else { U136Leaf1(f0: { print("called") }) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U136Box { U136Leaf0(f0: n / 2, f1: U136Circle(size: 1, text: "a")) } }
    }
}

fileprivate struct U136Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U136Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U136Middle(on: $on, f0: n / 2) }.transformEnvironment(\.u136Depth) { $0 += n / 2 } }.groupBoxStyle(U136Style0(f0: AnyView(Text("a").padding().bold()), f1: U136Model()))
        Group { AnyView(U136Middle(on: $on, f0: n / 2)) }.transformEnvironment(\.u136Depth) { $0 += n / 2 }
    }
}

fileprivate struct U137Leaf0: View {
    let f0: (Int) -> Int
    let f1: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U137Leaf1: View {
    let f0: (Int, String)
    var body: some View {
        let _ = print("U137Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U137Leaf2: View {
    let f0: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U137Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U137Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U137Middle")
        Button("more") { n += 1 }
        Group { if on { U137Leaf2(f0: { n += 1 }) } else { U137Leaf2(f0: { print("called") }) } }.padding(n > 1 ? 8 : 16)
        U137Leaf2(f0: { print("called") })
    }
}

fileprivate struct U137Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U137Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U137Leaf2(f0: {}) }
        U137Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U138Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u138Depth: Int {
        get { self[U138Key.self] }
        set { self[U138Key.self] = newValue }
    }
}

fileprivate struct U138Leaf0: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U138Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U138Leaf1: View {
    let f0: () -> Void
    @Environment(\.u138Depth) private var depth
    var body: some View {
        let _ = print("U138Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U138Leaf2: View, Equatable {
    let f0: AnyView
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U138Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U138Leaf3: View {
    let f0: Double?
    var body: some View {
        let _ = print("U138Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U138Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U138Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { GroupBox("g") { U138Leaf2(f0: AnyView(Text("a").padding().bold())) } } }.transformEnvironment(\.u138Depth) { $0 += 1 }
        if on { U138Leaf3(f0: nil) }
        if on { U138Leaf1(f0: { n += 1 }) }
        U138Leaf0(f0: [.nan])
    }
}

fileprivate protocol U139Figure { var size: Int { get } }

fileprivate struct U139Square: U139Figure { var size: Int }

fileprivate struct U139Circle: U139Figure {
    var size: Int
    var text: String
}

fileprivate struct U139Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u139Depth: Int {
        get { self[U139Key.self] }
        set { self[U139Key.self] = newValue }
    }
}

fileprivate struct U139Leaf0: View, Equatable {
    let f0: (Int, String)
    let f1: any U139Figure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U139Leaf1: View {
    let f0: [Double]
    @Environment(\.u139Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U139Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U139Box")
        content
    }
}

fileprivate struct U139Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U139Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U139Style1: ToggleStyle {
    let f0: [Double]
    let f1: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U139Style1")
        Text("\(own)"); Toggle(configuration)
    }
}

fileprivate struct U139Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U139Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U139Leaf0(f0: (n / 2, "a"), f1: U139Square(size: n / 2)).lineLimit(1) }.environment(\.u139Depth, n / 2)
        Group { Toggle("t", isOn: $on).toggleStyle(U139Style1(f0: [], f1: nil)) }.transformEnvironment(\.u139Depth) { $0 += n / 2 }
        Group { Group { Group { U139Leaf0(f0: (1, "a"), f1: U139Square(size: n / 2)) }.disabled(false) }.environment(\.u139Depth, n) }.transformEnvironment(\.u139Depth) { $0 += 1 }
    }
}

fileprivate struct U140Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U140Point, other: U140Point) -> Bool { true }
}

fileprivate struct U140Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U140Name, other: U140Name) -> Bool { one.y == other.y }
}

fileprivate struct U140Pair {
    var text: String
    var z: Double
}

fileprivate enum U140Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U140Mark: Equatable { case one, two }

fileprivate struct U140Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u140Depth: Int {
        get { self[U140Key.self] }
        set { self[U140Key.self] = newValue }
    }
}

fileprivate struct U140Leaf0: View {
    let f0: Int
    let f1: U140Mark
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U140Leaf1: View {
    let f0: (Int, String)
    var body: some View {
        let _ = print("U140Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U140Leaf2: View {
    let f0: Int?
    let f1: [U140Pair]
    var body: some View {
        let _ = print("U140Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U140Leaf3: View, Equatable {
    let f0: Text
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U140Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U140Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U140Box")
        content
    }
}

fileprivate struct U140Style0: ButtonStyle {
    let f0: Int?
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U140Style0")
        configuration.label
    }
}

fileprivate struct U140Style1: ToggleStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U140Style1")
        Toggle(configuration)
    }
}

fileprivate struct U140Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U140Middle")
        Button("more") { n += 1 }
        AnyView(U140Leaf0(f0: n, f1: .one))
        ForEach([n / 2, 5, 7], id: \.self) { i in U140Leaf3(f0: Text("a").bold()) }
    }
}

fileprivate struct U140Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U140Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U140Leaf1(f0: (n / 2, "a"))
        Group { if on { U140Leaf2(f0: nil, f1: [U140Pair(text: "a", z: .nan)]) } else { U140Middle(on: $on, f0: n / 2) } }.bold()
        U140Box { U140Leaf0(f0: n / 2, f1: n > 1 ? .one : .two) }
        Toggle("t", isOn: $on).toggleStyle(U140Style1(f0: .nan))
    }
}

fileprivate final class U141Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U141Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u141Depth: Int {
        get { self[U141Key.self] }
        set { self[U141Key.self] = newValue }
    }
}

fileprivate struct U141Leaf0: View {
    let f0: Double
    var body: some View {
        let _ = print("U141Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U141Leaf1: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U141Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U141Leaf2: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U141Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U141Leaf3: View {
    let f0: Int
    let f1: AnyView
    @Environment(\.u141Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U141Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U141Box")
        content
    }
}

fileprivate struct U141Style0: GroupBoxStyle {
    let f0: U141Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U141Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U141Style1: LabeledContentStyle {
    let f0: (Int, String)
    @Environment(\.u141Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U141Style1")
        Text("\(depth)"); configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U141Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U141Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        LabeledContent("c") { LabeledContent("c") { U141Leaf2(f0: {}).font(n > 1 ? .title : .body) }.labeledContentStyle(U141Style1(f0: (n / 2, "a"))) }.labeledContentStyle(U141Style1(f0: (1, "a")))
        U141Leaf1(f0: [.nan]).background(Color.green)
        if n % 2 == 0 { Group { VStack { U141Leaf1(f0: [.nan]); Text("t") }.font(n > 1 ? .title : .body) }.environment(\.u141Depth, n / 2) } else { U141Leaf0(f0: n == 1 ? -0.0 : 0.0) }
    }
}

fileprivate final class U142Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U142Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u142Depth: Int {
        get { self[U142Key.self] }
        set { self[U142Key.self] = newValue }
    }
}

fileprivate struct U142Leaf0: View {
    let f0: Color
    @State private var own = 1
    var body: some View {
        let _ = print("U142Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U142Leaf1: View {
    let f0: () -> Void
    @Environment(\.u142Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U142Leaf2: View {
    let f0: String
    let f1: [Double]
    @Environment(\.u142Depth) private var depth
    var body: some View {
        let _ = print("U142Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U142Leaf3: View {
    let f0: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U142Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U142Style0: LabelStyle {
    let f0: Color
    @Environment(\.u142Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U142Style0")
        Text("\(depth)"); configuration.icon
    }
}

fileprivate struct U142Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U142Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U142Leaf3(f0: .nan) } else { U142Leaf2(f0: "a \(n / 2)", f1: [.nan]) }
        Label("l", systemImage: "star").labelStyle(U142Style0(f0: n > 1 ? .red : .blue))
    }
}

fileprivate struct U142Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U142Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U142Leaf3(f0: .nan); case 1: Label("l", systemImage: "star").labelStyle(U142Style0(f0: n > 1 ? .red : .blue)); default: EmptyView() }
        Label("l", systemImage: "star").labelStyle(U142Style0(f0: n > 1 ? .red : .blue))
        ForEach([n / 2, 5, 7], id: \.self) { i in U142Leaf2(f0: "a", f1: [.nan]) }
        U142Middle(on: $on, f0: 1)
    }
}

fileprivate final class U143Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U143Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u143Depth: Int {
        get { self[U143Key.self] }
        set { self[U143Key.self] = newValue }
    }
}

fileprivate struct U143Leaf0: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U143Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U143Leaf1: View {
    let f0: [Int]
    let f1: Int?
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U143Leaf2: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U143Leaf3: View {
    let f0: [Int]
    @State private var own = 1
    var body: some View {
        let _ = print("U143Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U143Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U143Box")
        content
    }
}

fileprivate struct U143Style0: GroupBoxStyle {
    let f0: [String: Int]
    let f1: Color
    @Environment(\.u143Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U143Style0")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U143Style1: LabeledContentStyle {
    let f0: U143Model
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U143Style1")
        LabeledContent(configuration)
    }
}

fileprivate struct U143Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U143Middle")
        Button("more") { n += 1 }
        AnyView(U143Leaf3(f0: [1, 2]))
        U143Box { U143Leaf0(f0: [1, n / 2], on: .constant(true)) }
    }
}

fileprivate struct U143Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U143Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U143Leaf2(f0: [Double(n / 2)])
        switch n % 3 { case 0: U143Leaf1(f0: [], f1: n / 2, on: $on); case 1: Group { U143Leaf0(f0: [1, 2], on: .constant(true)) }.transformEnvironment(\.u143Depth) { $0 += 1 }; default: EmptyView() }
        VStack { U143Leaf2(f0: []); Text("t") }.frame(width: 80)
        U143Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U144Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U144Point, other: U144Point) -> Bool { true }
}

fileprivate struct U144Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U144Name, other: U144Name) -> Bool { one.y == other.y }
}

fileprivate struct U144Pair {
    var text: String
    var z: Double
}

fileprivate struct U144Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u144Depth: Int {
        get { self[U144Key.self] }
        set { self[U144Key.self] = newValue }
    }
}

fileprivate struct U144Leaf0: View {
    let f0: Any
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = print("U144Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U144Leaf1: View {
    let f0: U144Point
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U144Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U144Leaf2: View {
    let f0: Any
    @Binding var on: Bool
    var body: some View {
        let _ = print("U144Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U144Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U144Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U144Leaf1(f0: U144Point(x: 0, y: 1)) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U144Leaf1(f0: U144Point(x: .nan, y: 1)) }
        VStack { U144Leaf0(f0: 1.5, f1: AnyView(Text("a \(n / 2)")), start: n); Text("t") }.background(Color.green)
        U144Leaf2(f0: 1.5, on: .constant(true))
    }
}

fileprivate enum U145Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U145Mark: Equatable { case one, two }

fileprivate struct U145Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u145Depth: Int {
        get { self[U145Key.self] }
        set { self[U145Key.self] = newValue }
    }
}

fileprivate struct U145Leaf0: View {
    let f0: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U145Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U145Leaf1: View {
    let f0: Double?
    let f1: Any
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U145Leaf2: View {
    let f0: U145Mark?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U145Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U145Style0: LabeledContentStyle {
    let f0: U145Mark
    let f1: Color
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U145Style0")
        configuration.label
    }
}

fileprivate struct U145Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U145Middle")
        Button("more") { n += 1 }
        Group { Group { U145Leaf2(f0: nil) }.environment(\.u145Depth, n / 2); Text("t") }
        Group { if on { U145Leaf2(f0: n > 1 ? .one : nil) } else { U145Leaf1(f0: nil, f1: "a") } }.border(.blue)
    }
}

fileprivate struct U145Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U145Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        LabeledContent("c") { U145Middle(on: $on, f0: n / 2) }.labeledContentStyle(U145Style0(f0: .one, f1: .red))
        Group { LabeledContent("c") { U145Middle(on: $on, f0: 1) }.labeledContentStyle(U145Style0(f0: .one, f1: .red)) }.transformEnvironment(\.u145Depth) { $0 += n / 2 }
    }
}

fileprivate final class U146Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U146Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U146Point, other: U146Point) -> Bool { true }
}

fileprivate struct U146Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U146Name, other: U146Name) -> Bool { one.y == other.y }
}

fileprivate struct U146Pair {
    var text: String
    var z: Double
}

fileprivate struct U146Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u146Depth: Int {
        get { self[U146Key.self] }
        set { self[U146Key.self] = newValue }
    }
}

fileprivate struct U146Leaf0: View {
    let f0: AnyView
    let f1: () -> Void
    var body: some View {
        let _ = print("U146Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U146Leaf1: View {
    let f0: U146Name
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U146Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U146Box")
        content
    }
}

fileprivate struct U146Style0: ButtonStyle {
    let f0: [Double]
    @Environment(\.u146Depth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U146Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U146Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U146Middle")
        Button("more") { n += 1 }
        U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: { u146Model.hits += 1 })
        Group { Group { U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: u146Model.hit); Text("t") } }.environment(\.u146Depth, n / 2)
    }
}

fileprivate struct U146Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U146Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U146Box { U146Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { u146Model.hits += 1 }) } }.buttonStyle(U146Style0(f0: [.nan]))
        if on { Group { AnyView(U146Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { u146Model.hits += 1 })); Text("t") } }
        if on { U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: { u146Model.hits += 1 }) }
        U146Middle(on: $on, f0: 1)
    }
}

fileprivate struct U147Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u147Depth: Int {
        get { self[U147Key.self] }
        set { self[U147Key.self] = newValue }
    }
}

fileprivate struct U147Leaf0: View {
    let f0: () -> Void
    let f1: Double?
    var body: some View {
        let _ = print("U147Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U147Leaf1: View {
    let f0: (Int, String)
    let f1: Int
    var body: some View {
        let _ = print("U147Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U147Style0: GroupBoxStyle {
    let f0: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U147Style0")
        configuration.content
    }
}

fileprivate struct U147Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U147Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U147Leaf1(f0: (n / 2, "a"), f1: 3) }
        Group { U147Leaf1(f0: (1, "a"), f1: 3) }.environment(\.u147Depth, n)
    }
}

fileprivate final class U148Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U148Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U148Point, other: U148Point) -> Bool { true }
}

fileprivate struct U148Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U148Name, other: U148Name) -> Bool { one.y == other.y }
}

fileprivate struct U148Pair {
    var text: String
    var z: Double
}

fileprivate struct U148Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u148Depth: Int {
        get { self[U148Key.self] }
        set { self[U148Key.self] = newValue }
    }
}

fileprivate struct U148Leaf0: View {
    let f0: (Int, String)
    let f1: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U148Leaf1: View {
    let f0: U148Point
    let f1: [String: Int]
    @Environment(\.u148Depth) private var depth
    var body: some View {
        let _ = print("U148Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U148Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U148Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { VStack { U148Leaf0(f0: (n / 2, "a"), f1: u148Model.hit); Text("t") }.background(Color.green) }
        Group { U148Leaf1(f0: U148Point(x: .nan, y: 1), f1: ["a": n / 2]) }.transformEnvironment(\.u148Depth) { $0 += 1 }
        VStack { U148Leaf1(f0: U148Point(x: 0, y: 1), f1: ["a": 1, "b": 2]); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate protocol U149Figure { var size: Int { get } }

fileprivate struct U149Square: U149Figure { var size: Int }

fileprivate struct U149Circle: U149Figure {
    var size: Int
    var text: String
}

fileprivate struct U149Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u149Depth: Int {
        get { self[U149Key.self] }
        set { self[U149Key.self] = newValue }
    }
}

fileprivate struct U149Leaf0: View {
    let f0: AnyView
    let f1: Double?
    @Environment(\.u149Depth) private var depth
    var body: some View {
        let _ = print("U149Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U149Leaf1: View {
    let f0: any U149Figure
    @Environment(\.u149Depth) private var depth
    var body: some View {
        let _ = print("U149Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U149Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U149Box")
        content
    }
}

fileprivate struct U149Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U149Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U149Leaf1(f0: U149Circle(size: 1, text: "a")) }
        VStack { U149Box { U149Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: nil) }; Text("t") }.bold()
    }
}

fileprivate final class U150Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U150Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U150Point, other: U150Point) -> Bool { true }
}

fileprivate struct U150Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U150Name, other: U150Name) -> Bool { one.y == other.y }
}

fileprivate struct U150Pair {
    var text: String
    var z: Double
}

fileprivate enum U150Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U150Mark: Equatable { case one, two }

fileprivate protocol U150Figure { var size: Int { get } }

fileprivate struct U150Square: U150Figure { var size: Int }

fileprivate struct U150Circle: U150Figure {
    var size: Int
    var text: String
}

fileprivate struct U150Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u150Depth: Int {
        get { self[U150Key.self] }
        set { self[U150Key.self] = newValue }
    }
}

fileprivate struct U150Leaf0: View {
    let f0: Double?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U150Leaf1: View {
    let f0: U150Name
    let f1: U150Model
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U150Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U150Leaf2: View {
    let f0: () -> Void
    @State private var model = U150Model()
    var body: some View {
        let _ = print("U150Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U150Leaf3: View {
    let f0: U150Name
    let f1: [Double]
    @Environment(\.u150Depth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U150Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U150Box")
        content
    }
}

fileprivate struct U150Style0: LabelStyle {
    let f0: U150Mark
    let f1: [any U150Figure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U150Style0")
        configuration.icon
    }
}

fileprivate struct U150Style1: ToggleStyle {
    let f0: [String: Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U150Style1")
        Toggle(configuration)
    }
}

fileprivate struct U150Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U150Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U150Leaf2(f0: { n += 1 }); Text("t") }
        Group { AnyView(U150Box { U150Leaf0(f0: nil) }) }.disabled(on)
        ForEach(0..<2) { i in U150Leaf0(f0: nil) }
    }
}

nonisolated(unsafe) fileprivate let u136Model = U136Model()
nonisolated(unsafe) fileprivate let u141Model = U141Model()
nonisolated(unsafe) fileprivate let u142Model = U142Model()
nonisolated(unsafe) fileprivate let u143Model = U143Model()
nonisolated(unsafe) fileprivate let u146Model = U146Model()
nonisolated(unsafe) fileprivate let u148Model = U148Model()
nonisolated(unsafe) fileprivate let u150Model = U150Model()

struct Updates10Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u136Model
        try stage.show { U136Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U137Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U138Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U139Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U140Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u141Model
        try stage.show { U141Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u142Model
        try stage.show { U142Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u143Model
        try stage.show { U143Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U144Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U145Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u146Model
        try stage.show { U146Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U147Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u148Model
        try stage.show { U148Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U149Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u150Model
        try stage.show { U150Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
