// Updates04, exported by Atelier.
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

fileprivate struct U46Leaf0: View {
    let f0: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U46Leaf1: View {
    let f0: Any
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U46Leaf2: View {
    let f0: UMark
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U46Leaf3: View {
    let f0: Text
    let f1: [UPoint]
    var body: some View {
        let _ = print("U46Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U46Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U46Box")
        content
    }
}

fileprivate struct U46Style0: LabeledContentStyle {
    let f0: Any
    let f1: Int?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U46Style0")
        LabeledContent(configuration)
    }
}

fileprivate struct U46Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U46Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U46Leaf1(f0: n / 2, on: $on); Text("t") }.border(.blue)
        Group { U46Leaf3(f0: Text("a").bold(), f1: [UPoint(x: .nan, y: n)]); Text("t") }
    }
}

fileprivate struct U47Leaf0: View {
    let f0: [Double]
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U47Leaf1: View {
    let f0: String
    var body: some View {
        let _ = print("U47Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U47Leaf2: View, Equatable {
    let f0: AnyView
    let f1: UPoint
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U47Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U47Box")
        content
    }
}

fileprivate struct U47Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U47Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U47Leaf1(f0: "a \(n / 2)"); Text("t") } } }
        GroupBox("g") { AnyView(U47Leaf2(f0: AnyView(Text("a \(n / 2)")), f1: UPoint(x: .nan, y: 1))) }
        GroupBox("g") { VStack { U47Box { U47Leaf0(f0: [Double(n / 2)]) }; Text("t") }.tint(.red) }
        Group { U47Leaf0(f0: []); Text("t") }
    }
}

fileprivate struct U48Leaf0: View {
    let f0: AnyView
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U48Leaf1: View {
    let f0: AnyView
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U48Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U48Box")
        content
    }
}

fileprivate struct U48Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U48Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U48Box { U48Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: { n += 1 }) }.frame(width: 80)
        GroupBox("g") { Group { U48Box { U48Leaf0(f0: AnyView(Text("a").padding().bold()), f1: {}) } }.disabled(on) }
    }
}

fileprivate struct U49Leaf0: View {
    let f0: [UPoint]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U49Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U49Leaf1: View {
    let f0: () -> Void
    let f1: [String: Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U49Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U49Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U49Box")
        content
    }
}

fileprivate struct U49Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U49Middle")
        Button("more") { n += 1 }
        Group { Group { Group { U49Box { U49Leaf0(f0: [UPoint(x: .nan, y: n)]) } }.environment(\.uDepth, n / 2); Text("t") } }.disabled(false)
        U49Box { U49Leaf0(f0: [UPoint(x: .nan, y: n)]) }
    }
}

fileprivate struct U49Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U49Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U49Middle(on: $on, f0: n / 2) }.disabled(n > 1)
        if n % 2 == 0 { U49Leaf0(f0: [UPoint(x: .nan, y: n)]) } else { U49Leaf1(f0: uModel.hit, f1: ["a": 1, "b": 2]) }
        ForEach(0..<2) { i in U49Leaf1(f0: { uModel.hits += 1 }, f1: ["a": 1, "b": 2]) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U49Middle(on: $on, f0: n / 2) }
    }
}

fileprivate struct U50Leaf0: View {
    let f0: () -> Void
    let f1: UPoint
    @State var start: Int
    var body: some View {
        let _ = print("U50Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U50Leaf1: View {
    let f0: Double
    let f1: String
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U50Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U50Leaf2: View {
    let f0: (Int) -> Int
    let f1: (Int, String)
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U50Leaf3: View {
    let f0: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U50Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U50Box")
        content
    }
}

fileprivate struct U50Style0: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U50Style0")
        configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U50Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U50Middle")
        Button("more") { n += 1 }
        U50Leaf0(f0: { uModel.hits += 1 }, f1: UPoint(x: 1, y: n / 2), start: n)
        LabeledContent("c") { LabeledContent("c") { LabeledContent("c") { U50Leaf1(f0: 0.5, f1: "a \(n / 2)") }.labeledContentStyle(U50Style0()).labeledContentStyle(U50Style0()) }.labeledContentStyle(U50Style0()).labeledContentStyle(U50Style0()) }.labeledContentStyle(U50Style0())
    }
}

fileprivate struct U50Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U50Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { U50Leaf1(f0: .nan, f1: "a \(n)") }
        AnyView(U50Leaf3(f0: ["a": n / 2], on: .constant(true)))
        LabeledContent("c") { AnyView(U50Box { U50Leaf0(f0: uModel.hit, f1: UPoint(x: 0, y: 1), start: n) }) }.labeledContentStyle(U50Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U50Leaf0(f0: { uModel.hits += 1 }, f1: UPoint(x: 0, y: 1), start: n) }
        U50Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U51Leaf0: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U51Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U51Leaf1: View {
    let f0: Int?
    let f1: any UFigure
    @State private var own = 1
    var body: some View {
        let _ = print("U51Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U51Leaf2: View {
    let f0: UModel
    let f1: [UPair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U51Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U51Box")
        content
    }
}

fileprivate struct U51Style0: LabelStyle {
    let f0: any UFigure
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U51Style0")
        Text("\(own)"); Label(configuration)
    }
}

fileprivate struct U51Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U51Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U51Leaf1(f0: n / 2, f1: UCircle(size: 1, text: "a")) } else { U51Leaf0(f0: { uModel.hits += 1 }, start: n) }
        if on { U51Leaf2(f0: uModel, f1: [UPair(text: "a", z: .nan)]) }
        Group { if on { U51Box { U51Leaf0(f0: uModel.hit, start: n) } } else { U51Box { U51Leaf0(f0: uModel.hit, start: n) } } }.overlay { Text("o") }
    }
}

fileprivate struct U52Leaf0: View {
    let f0: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U52Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U52Leaf1: View {
    let f0: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U52Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U52Leaf2: View {
    let f0: Int?
    @State var start: Int
    var body: some View {
        let _ = print("U52Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U52Leaf3: View {
    let f0: Double
    @State var start: Int
    var body: some View {
        let _ = print("U52Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U52Style0: ToggleStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U52Style0")
        Text("\(depth)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U52Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U52Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U52Leaf3(f0: 0.5, start: n)
        Toggle("t", isOn: $on).toggleStyle(U52Style0())
    }
}

fileprivate struct U53Leaf0: View {
    let f0: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = print("U53Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U53Leaf1: View {
    let f0: [Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U53Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U53Leaf2: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U53Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U53Leaf3: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = print("U53Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U53Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U53Middle")
        Button("more") { n += 1 }
        Group { U53Leaf3(f0: AnyView(Text("a \(n / 2)"))) }.environment(\.uDepth, n)
        AnyView(U53Leaf1(f0: []))
    }
}

fileprivate struct U53Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U53Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U53Leaf2(f0: { $0 + n }, on: $on); case 1: AnyView(U53Leaf0(f0: (1, "a"), on: .constant(true))); default: EmptyView() }
        Group { VStack { U53Middle(on: $on, f0: n / 2); Text("t") }.opacity(0.5) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        GroupBox("g") { GroupBox("g") { Group { U53Leaf3(f0: AnyView(Text("a").padding().bold())); Text("t") } } }
        if n % 2 == 0 { Group { Group { U53Middle(on: $on, f0: n / 2) }.environment(\.uDepth, n); Text("t") } } else { U53Middle(on: $on, f0: 1) }
    }
}

fileprivate struct U54Leaf0: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U54Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U54Leaf1: View {
    let f0: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U54Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U54Leaf2: View, Equatable {
    let f0: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U54Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U54Leaf3: View {
    let f0: Double?
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U54Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U54Box")
        content
    }
}

fileprivate struct U54Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U54Middle")
        Button("more") { n += 1 }
        Group { U54Leaf0(f0: { $0 + n }) }.environment(\.uDepth, 1)
        Group { U54Leaf1(f0: UModel()).bold() }.disabled(false)
    }
}

fileprivate struct U54Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U54Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U54Leaf0(f0: { $0 + 1 }) }.disabled(n > 1)
        ForEach([n / 2, 5, 7], id: \.self) { i in U54Leaf0(f0: { $0 + 1 }) }
        if n % 2 == 0 { Group { U54Leaf3(f0: .nan, f1: uModel.hit).tint(.red); Text("t") } } else { U54Leaf1(f0: uModel) }
        Group { U54Leaf2(f0: [1, 2]) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U54Middle(on: $on, f0: 1)
    }
}

fileprivate struct U55Leaf0: View {
    let f0: [UPoint]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U55Leaf1: View {
    let f0: any UFigure
    let f1: UPoint
    @Binding var on: Bool
    var body: some View {
        let _ = print("U55Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U55Leaf2: View {
    let f0: UName
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U55Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U55Box")
        content
    }
}

fileprivate struct U55Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U55Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { Group { U55Leaf2(f0: UName(text: "a \(n)", y: 1), f1: (n / 2, "a"), start: n) }.disabled(on) } }
        Group { Group { U55Leaf2(f0: UName(text: "a", y: n / 2), f1: (n / 2, "a"), start: n); Text("t") } }.environment(\.uDepth, n)
    }
}

fileprivate struct U56Leaf0: View {
    let f0: Text
    let f1: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U56Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U56Leaf1: View {
    let f0: Int
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U56Leaf2: View {
    let f0: any UFigure
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U56Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U56Box")
        content
    }
}

fileprivate struct U56Style0: ButtonStyle {
    let f0: Double?
    let f1: [Int]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U56Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U56Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U56Middle")
        Button("more") { n += 1 }
        U56Leaf1(f0: 3)
        U56Leaf2(f0: USquare(size: n / 2))
    }
}

fileprivate struct U56Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U56Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { AnyView(U56Leaf2(f0: USquare(size: n / 2))) }.disabled(false) }.transformEnvironment(\.uDepth) { $0 += 1 }
        ForEach(0..<2) { i in U56Leaf2(f0: USquare(size: n / 2)) }
        Button("b") {}.buttonStyle(U56Style0(f0: n > 1 ? nil : 1.5, f1: [])).buttonStyle(U56Style0(f0: n > 1 ? nil : 1.5, f1: []))
        U56Leaf1(f0: n).overlay { Text("o") }
        U56Middle(on: $on, f0: 1)
    }
}

fileprivate struct U57Leaf0: View {
    let f0: any UFigure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U57Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U57Leaf1: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U57Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U57Box")
        content
    }
}

fileprivate struct U57Style0: ButtonStyle {
    let f0: (Int) -> Int
    let f1: [UPoint]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U57Style0")
        configuration.label
    }
}

fileprivate struct U57Style1: LabelStyle {
    let f0: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U57Style1")
        configuration.icon
    }
}

fileprivate struct U57Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U57Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Label { U57Leaf0(f0: USquare(size: n / 2)) } icon: { Text("i") }.labelStyle(U57Style1(f0: [1, 2])) }.environment(\.uDepth, n) }.disabled(on)
        Group { U57Box { U57Leaf0(f0: USquare(size: n / 2)) } }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U57Leaf1(f0: AnyView(Text("a").padding().bold())) }
    }
}

fileprivate struct U58Leaf0: View {
    let f0: Double
    @Binding var on: Bool
    var body: some View {
        let _ = print("U58Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U58Leaf1: View {
    let f0: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U58Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U58Leaf2: View {
    let f0: [UPoint]
    let f1: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U58Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U58Style0: LabeledContentStyle {
    let f0: Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U58Style0")
        configuration.label
    }
}

fileprivate struct U58Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U58Middle")
        Button("more") { n += 1 }
        U58Leaf2(f0: [UPoint(x: .nan, y: n)], f1: {})
        LabeledContent("c") { Group { Group { U58Leaf0(f0: .nan, on: $on) }.environment(\.uDepth, 1) }.environment(\.uDepth, n / 2) }.labeledContentStyle(U58Style0(f0: n))
    }
}

fileprivate struct U58Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U58Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U58Middle(on: $on, f0: n / 2)
        U58Leaf2(f0: [UPoint(x: .nan, y: n)], f1: { n += 1 })
    }
}

fileprivate struct U59Leaf0: View, Equatable {
    let f0: UPoint
    let f1: Color
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U59Leaf1: View, Equatable {
    let f0: () -> Void
    let f1: Int?
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U59Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U59Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U59Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U59Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U59Box")
        content
    }
}

fileprivate struct U59Style0: ToggleStyle {
    let f0: ULevel
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U59Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U59Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U59Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U59Leaf2(f0: [.nan]); case 1: Group { Group { U59Leaf2(f0: [.nan]); Text("t") }; Text("t") }; default: EmptyView() }
        Group { U59Leaf1(f0: { print("called") }, f1: nil); Text("t") }
    }
}

fileprivate struct U59Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U59Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U59Leaf2(f0: [.nan])
        U59Box { U59Leaf0(f0: UPoint(x: .nan, y: 1), f1: .red) }
        U59Middle(on: $on, f0: 1)
    }
}

fileprivate struct U60Leaf0: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U60Leaf1: View {
    let f0: [UPoint]
    let f1: any UFigure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U60Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U60Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U60Leaf3: View {
    let f0: [any UFigure]
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U60Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U60Box")
        content
    }
}

fileprivate struct U60Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U60Middle")
        Button("more") { n += 1 }
        U60Box { U60Leaf0(f0: []) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U60Leaf2(f0: [.nan]) }
    }
}

fileprivate struct U60Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U60Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { U60Leaf2(f0: [.nan]) } }.disabled(on)
        GroupBox("g") { AnyView(U60Leaf0(f0: [1, n / 2])) }
        Group { Group { Group { U60Middle(on: $on, f0: 1); Text("t") } }.transformEnvironment(\.uDepth) { $0 += 1 }; Text("t") }
        VStack { U60Box { U60Leaf0(f0: [1, n / 2]) }; Text("t") }.padding()
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates04Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U46Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U47Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U48Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U49Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U50Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U51Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U52Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U53Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U54Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U55Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U56Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U57Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U58Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U59Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U60Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
