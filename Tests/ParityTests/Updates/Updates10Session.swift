// Updates10, exported by Atelier.
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

fileprivate struct U136Leaf0: View, Equatable {
    let f0: Int?
    let f1: any UFigure
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
    let f1: UModel
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
        if n % 2 == 0 { U136Box { U136Leaf0(f0: n / 2, f1: USquare(size: n / 2)) } } else { U136Leaf1(f0: { print("called") }) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U136Box { U136Leaf0(f0: n / 2, f1: UCircle(size: 1, text: "a")) } }
    }
}

fileprivate struct U136Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U136Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U136Middle(on: $on, f0: n / 2) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.groupBoxStyle(U136Style0(f0: AnyView(Text("a").padding().bold()), f1: UModel()))
        Group { AnyView(U136Middle(on: $on, f0: n / 2)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
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

fileprivate struct U138Leaf0: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U138Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U138Leaf1: View {
    let f0: () -> Void
    @Environment(\.uDepth) private var depth
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
        Group { GroupBox("g") { GroupBox("g") { U138Leaf2(f0: AnyView(Text("a").padding().bold())) } } }.transformEnvironment(\.uDepth) { $0 += 1 }
        if on { U138Leaf3(f0: nil) }
        if on { U138Leaf1(f0: { n += 1 }) }
        U138Leaf0(f0: [.nan])
    }
}

fileprivate struct U139Leaf0: View, Equatable {
    let f0: (Int, String)
    let f1: any UFigure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U139Leaf1: View {
    let f0: [Double]
    @Environment(\.uDepth) private var depth
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
        Group { U139Leaf0(f0: (n / 2, "a"), f1: USquare(size: n / 2)).lineLimit(1) }.environment(\.uDepth, n / 2)
        Group { Toggle("t", isOn: $on).toggleStyle(U139Style1(f0: [], f1: nil)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Group { Group { Group { U139Leaf0(f0: (1, "a"), f1: USquare(size: n / 2)) }.disabled(false) }.environment(\.uDepth, n) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U140Leaf0: View {
    let f0: Int
    let f1: UMark
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
    let f1: [UPair]
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
        Group { if on { U140Leaf2(f0: nil, f1: [UPair(text: "a", z: .nan)]) } else { U140Middle(on: $on, f0: n / 2) } }.bold()
        U140Box { U140Leaf0(f0: n / 2, f1: n > 1 ? .one : .two) }
        Toggle("t", isOn: $on).toggleStyle(U140Style1(f0: .nan))
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
    @Environment(\.uDepth) private var depth
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
    let f0: UModel
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U141Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U141Style1: LabeledContentStyle {
    let f0: (Int, String)
    @Environment(\.uDepth) private var depth
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
        if n % 2 == 0 { Group { VStack { U141Leaf1(f0: [.nan]); Text("t") }.font(n > 1 ? .title : .body) }.environment(\.uDepth, n / 2) } else { U141Leaf0(f0: n == 1 ? -0.0 : 0.0) }
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
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U142Leaf2: View {
    let f0: String
    let f1: [Double]
    @Environment(\.uDepth) private var depth
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
    @Environment(\.uDepth) private var depth
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
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U143Style0")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U143Style1: LabeledContentStyle {
    let f0: UModel
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
        switch n % 3 { case 0: U143Leaf1(f0: [], f1: n / 2, on: $on); case 1: Group { U143Leaf0(f0: [1, 2], on: .constant(true)) }.transformEnvironment(\.uDepth) { $0 += 1 }; default: EmptyView() }
        VStack { U143Leaf2(f0: []); Text("t") }.frame(width: 80)
        U143Middle(on: $on, f0: n / 2)
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
    let f0: UPoint
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
        GroupBox("g") { U144Leaf1(f0: UPoint(x: 0, y: 1)) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U144Leaf1(f0: UPoint(x: .nan, y: 1)) }
        VStack { U144Leaf0(f0: 1.5, f1: AnyView(Text("a \(n / 2)")), start: n); Text("t") }.background(Color.green)
        U144Leaf2(f0: 1.5, on: .constant(true))
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
    let f0: UMark?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U145Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U145Style0: LabeledContentStyle {
    let f0: UMark
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
        Group { Group { U145Leaf2(f0: nil) }.environment(\.uDepth, n / 2); Text("t") }
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
        Group { LabeledContent("c") { U145Middle(on: $on, f0: 1) }.labeledContentStyle(U145Style0(f0: .one, f1: .red)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
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
    let f0: UName
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
    @Environment(\.uDepth) private var depth
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
        U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: { uModel.hits += 1 })
        Group { Group { U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: uModel.hit); Text("t") } }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U146Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U146Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U146Box { U146Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { uModel.hits += 1 }) } }.buttonStyle(U146Style0(f0: [.nan]))
        if on { Group { AnyView(U146Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { uModel.hits += 1 })); Text("t") } }
        if on { U146Leaf0(f0: AnyView(Text("a").padding().bold()), f1: { uModel.hits += 1 }) }
        U146Middle(on: $on, f0: 1)
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
        Group { U147Leaf1(f0: (1, "a"), f1: 3) }.environment(\.uDepth, n)
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
    let f0: UPoint
    let f1: [String: Int]
    @Environment(\.uDepth) private var depth
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
        GroupBox("g") { VStack { U148Leaf0(f0: (n / 2, "a"), f1: uModel.hit); Text("t") }.background(Color.green) }
        Group { U148Leaf1(f0: UPoint(x: .nan, y: 1), f1: ["a": n / 2]) }.transformEnvironment(\.uDepth) { $0 += 1 }
        VStack { U148Leaf1(f0: UPoint(x: 0, y: 1), f1: ["a": 1, "b": 2]); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate struct U149Leaf0: View {
    let f0: AnyView
    let f1: Double?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U149Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U149Leaf1: View {
    let f0: any UFigure
    @Environment(\.uDepth) private var depth
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
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U149Leaf1(f0: UCircle(size: 1, text: "a")) }
        VStack { U149Box { U149Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: nil) }; Text("t") }.bold()
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
    let f0: UName
    let f1: UModel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U150Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U150Leaf2: View {
    let f0: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = print("U150Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U150Leaf3: View {
    let f0: UName
    let f1: [Double]
    @Environment(\.uDepth) private var depth
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
    let f0: UMark
    let f1: [any UFigure]
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

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates10Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
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
        try stage.show { U141Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U142Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U146Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U147Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U150Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
