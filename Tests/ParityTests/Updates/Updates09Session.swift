// Updates09, exported by Atelier.
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

fileprivate struct U121Leaf0: View {
    let f0: any UFigure
    let f1: [UPair]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U121Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U121Leaf1: View, Equatable {
    let f0: any UFigure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U121Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U121Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U121Box")
        content
    }
}

fileprivate struct U121Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U121Middle")
        Button("more") { n += 1 }
        GroupBox("g") { GroupBox("g") { GroupBox("g") { U121Box { U121Leaf0(f0: USquare(size: n / 2), f1: [UPair(text: "a", z: .nan)], on: $on) } } } }
        Group { if on { U121Box { U121Leaf0(f0: UCircle(size: 1, text: "a"), f1: [UPair(text: "a", z: Double(n / 2))], on: .constant(true)) } } else { U121Leaf1(f0: UCircle(size: 1, text: "a")) } }.frame(width: 80)
    }
}

fileprivate struct U121Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U121Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U121Box { U121Leaf0(f0: UCircle(size: 1, text: "a"), f1: [UPair(text: "a", z: Double(n / 2))], on: $on) }; Text("t") }.padding(n > 1 ? 8 : 16)
        U121Box { U121Leaf0(f0: UCircle(size: 1, text: "a"), f1: [UPair(text: "a", z: Double(n / 2))], on: $on) }.foregroundStyle(.red)
        ForEach(0..<2) { i in U121Leaf1(f0: UCircle(size: 1, text: "a")) }
        U121Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U122Leaf0: View {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U122Leaf1: View {
    let f0: Color
    @State private var own = 1
    var body: some View {
        let _ = print("U122Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U122Style0: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U122Style0")
        configuration.label
    }
}

fileprivate struct U122Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U122Middle")
        Button("more") { n += 1 }
        AnyView(U122Leaf0(f0: [USquare(size: n / 2)]))
        Group { U122Leaf0(f0: []) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U122Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U122Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U122Middle(on: $on, f0: 1)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Toggle("t", isOn: $on).toggleStyle(U122Style0()).toggleStyle(U122Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U122Leaf1(f0: .red) }
    }
}

fileprivate struct U123Leaf0: View, Equatable {
    let f0: [UPair]
    let f1: UModel
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U123Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U123Leaf1: View {
    let f0: Int?
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U123Leaf2: View {
    let f0: any UFigure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U123Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U123Leaf3: View {
    let f0: Double?
    @State var start: Int
    var body: some View {
        let _ = print("U123Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U123Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U123Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U123Leaf1(f0: n > 1 ? n : nil, f1: uModel.hit) } else { U123Leaf3(f0: .nan, start: n) } }.background(Color.green)
        AnyView(U123Leaf2(f0: USquare(size: n / 2)))
    }
}

fileprivate struct U124Leaf0: View {
    let f0: () -> Void
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = print("U124Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U124Leaf1: View {
    let f0: [String: Int]
    let f1: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U124Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U124Leaf2: View {
    let f0: Double?
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U124Leaf3: View, Equatable {
    let f0: [UPair]
    let f1: String
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U124Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U124Style0: LabelStyle {
    let f0: AnyView
    let f1: any UFigure
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U124Style0")
        Text("\(depth)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U124Style1: LabeledContentStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U124Style1")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U124Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U124Middle")
        Button("more") { n += 1 }
        Group { U124Leaf0(f0: { print("called") }, f1: n > 1 ? .red : .blue, on: .constant(true)) }.environment(\.uDepth, n)
        if n % 2 == 0 { U124Leaf1(f0: ["a": 1, "b": 2], f1: n) } else { U124Leaf3(f0: [UPair(text: "a", z: .nan)], f1: "a \(n / 2)") }
    }
}

fileprivate struct U124Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U124Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U124Leaf2(f0: nil, f1: .nan) } else { U124Leaf2(f0: n > 1 ? nil : 1.5, f1: .nan) }
        Group { if on { U124Leaf1(f0: ["a": 1, "b": 2], f1: 3) } else { U124Leaf3(f0: [UPair(text: "a", z: Double(n / 2))], f1: "a \(n / 2)") } }.tint(.red)
        Label("l", systemImage: "star").labelStyle(U124Style0(f0: AnyView(Text("a").padding().bold()), f1: USquare(size: n / 2)))
        if on { U124Leaf0(f0: {}, f1: n > 1 ? .red : .blue, on: .constant(true)) }
        U124Middle(on: $on, f0: 1)
    }
}

fileprivate struct U125Leaf0: View {
    let f0: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U125Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U125Leaf1: View {
    let f0: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U125Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U125Leaf2: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U125Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U125Leaf3: View {
    let f0: String
    let f1: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U125Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U125Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U125Leaf2(f0: uModel.hit, on: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U125Leaf2(f0: { uModel.hits += 1 }, on: $on) }
        GroupBox("g") { GroupBox("g") { U125Leaf1(f0: ["a": n / 2], start: n) } }
    }
}

fileprivate struct U126Leaf0: View {
    let f0: Int
    let f1: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U126Leaf1: View {
    let f0: String
    let f1: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U126Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U126Leaf2: View {
    let f0: UMark?
    let f1: [String: Int]
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U126Leaf3: View {
    let f0: Text
    let f1: [Double]
    var body: some View {
        let _ = print("U126Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U126Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U126Middle")
        Button("more") { n += 1 }
        AnyView(U126Leaf2(f0: nil, f1: ["a": n / 2]))
        U126Leaf0(f0: n / 2, f1: [])
    }
}

fileprivate struct U126Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U126Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U126Leaf1(f0: "a \(n)", f1: ["a": 1, "b": 2], on: .constant(true)) } else { U126Middle(on: $on, f0: 1) } }.tint(.red)
        ForEach(0..<2) { i in U126Leaf0(f0: 3, f1: []) }
        VStack { U126Leaf1(f0: "a", f1: ["a": n / 2], on: $on); Text("t") }.opacity(0.5)
        switch n % 3 { case 0: U126Leaf3(f0: Text("a").bold(), f1: []); case 1: Group { AnyView(U126Leaf3(f0: Text("a").bold(), f1: [.nan])); Text("t") }; default: EmptyView() }
    }
}

fileprivate struct U127Leaf0: View {
    let f0: Any
    let f1: Text
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U127Leaf1: View {
    let f0: AnyView
    let f1: String
    @State private var own = 1
    var body: some View {
        let _ = print("U127Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U127Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U127Box")
        content
    }
}

fileprivate struct U127Style0: GroupBoxStyle {
    let f0: () -> Void
    let f1: UPoint
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U127Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U127Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U127Style1")
        configuration.label
    }
}

fileprivate struct U127Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U127Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U127Box { U127Leaf0(f0: "a", f1: Text("a").bold()) }; Text("t") }.padding()
        U127Leaf0(f0: "a", f1: Text("a \(n / 2)"))
        U127Leaf0(f0: "a", f1: Text("a \(n / 2)"))
        U127Box { U127Leaf0(f0: n / 2, f1: Text("a \(n / 2)")) }
    }
}

fileprivate struct U128Leaf0: View {
    let f0: AnyView
    let f1: Text
    var body: some View {
        let _ = print("U128Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U128Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U128Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U128Leaf2: View {
    let f0: UName
    let f1: UName
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U128Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U128Leaf3: View {
    let f0: [Double]
    let f1: String
    @State private var model = UModel()
    var body: some View {
        let _ = print("U128Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U128Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U128Box")
        content
    }
}

fileprivate struct U128Style0: ButtonStyle {
    let f0: any UFigure
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U128Style0")
        configuration.label
    }
}

fileprivate struct U128Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U128Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U128Leaf3(f0: [Double(n / 2)], f1: "a") }
        AnyView(U128Leaf3(f0: [.nan], f1: "a \(n / 2)"))
    }
}

fileprivate struct U128Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U128Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U128Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: Text("a \(n / 2)")) } else { U128Box { U128Leaf0(f0: AnyView(Text("a").padding().bold()), f1: Text("a").bold()) } }
        if n % 2 == 0 { Group { Group { U128Leaf1(f0: { n += 1 }) }.transformEnvironment(\.uDepth) { $0 += 1 } }.disabled(n > 1) } else { U128Leaf3(f0: [.nan], f1: "a \(n)") }
        Group { U128Leaf2(f0: UName(text: "a", y: n / 2), f1: UName(text: "a", y: n / 2)) }.environment(\.uDepth, n)
        U128Middle(on: $on, f0: 1)
    }
}

fileprivate struct U129Leaf0: View {
    let f0: Double?
    let f1: [Double]
    var body: some View {
        let _ = print("U129Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U129Leaf1: View {
    let f0: any UFigure
    let f1: (Int, String)
    var body: some View {
        let _ = print("U129Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U129Leaf2: View {
    let f0: ULevel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U129Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U129Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U129Style0")
        configuration.label
    }
}

fileprivate struct U129Style1: LabeledContentStyle {
    let f0: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U129Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U129Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U129Middle")
        Button("more") { n += 1 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U129Leaf2(f0: n > 1 ? .off : .at(1)) }
        if on { Group { LabeledContent("c") { U129Leaf0(f0: nil, f1: [.nan]) }.labeledContentStyle(U129Style1(f0: uModel.hit)) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }
    }
}

fileprivate struct U129Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U129Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U129Leaf0(f0: .nan, f1: [Double(n / 2)]) }
        U129Leaf2(f0: .at(Double(n / 2)))
        U129Middle(on: $on, f0: 1)
    }
}

fileprivate struct U130Leaf0: View, Equatable {
    let f0: Double
    let f1: ULevel
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U130Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U130Leaf1: View {
    let f0: [Double]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U130Leaf2: View {
    let f0: [Double]
    let f1: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U130Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U130Style0: GroupBoxStyle {
    let f0: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U130Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U130Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U130Style1")
        configuration.label
    }
}

fileprivate struct U130Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U130Middle")
        Button("more") { n += 1 }
        AnyView(U130Leaf1(f0: [], start: n))
        ForEach(0..<2) { i in U130Leaf0(f0: .nan, f1: n > 1 ? .off : .at(1)) }
    }
}

fileprivate struct U130Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U130Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U130Leaf0(f0: Double(n / 2), f1: .at(Double(n / 2))) }
        U130Leaf0(f0: .nan, f1: .named("a", n / 2))
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U130Leaf0(f0: 0.5, f1: .at(Double(n / 2))) }
        U130Middle(on: $on, f0: 1)
    }
}

fileprivate struct U131Leaf0: View {
    let f0: Text
    let f1: (Int) -> Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U131Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U131Leaf1: View {
    let f0: UModel
    let f1: UMark?
    var body: some View {
        let _ = print("U131Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U131Leaf2: View, Equatable {
    let f0: (Int) -> Int
    let f1: Text
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U131Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U131Middle")
        Button("more") { n += 1 }
        U131Leaf0(f0: Text("a \(n / 2)"), f1: { $0 + n }).frame(width: 80)
        if n % 2 == 0 { U131Leaf1(f0: uModel, f1: nil) } else { U131Leaf0(f0: Text("a \(n / 2)"), f1: { $0 + 1 }) }
    }
}

fileprivate struct U131Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U131Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U131Leaf0(f0: Text("a").bold(), f1: { $0 + n }); Text("t") }.font(n > 1 ? .title : .body)
        Group { U131Leaf1(f0: UModel(), f1: nil) }.environment(\.uDepth, 1)
        VStack { U131Leaf2(f0: { $0 + 1 }, f1: Text("a").bold()); Text("t") }.frame(width: 80)
        ForEach([n / 2, 5, 7], id: \.self) { i in U131Leaf2(f0: { $0 + n }, f1: Text("a").bold()) }
        U131Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U132Leaf0: View {
    let f0: Int
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U132Leaf1: View {
    let f0: String
    let f1: any UFigure
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U132Leaf2: View {
    let f0: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U132Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U132Leaf3: View {
    let f0: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U132Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U132Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U132Box")
        content
    }
}

fileprivate struct U132Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U132Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U132Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U132Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { U132Leaf0(f0: 3, f1: uModel.hit) }.buttonStyle(U132Style0()).buttonStyle(U132Style0())
        ForEach([n / 2, 5, 7], id: \.self) { i in U132Leaf3(f0: UModel(), start: n) }
        Group { U132Leaf0(f0: n / 2, f1: { uModel.hits += 1 }) }.environment(\.uDepth, n / 2)
        Group { VStack { U132Leaf3(f0: uModel, start: n); Text("t") }.frame(width: 80) }.environment(\.uDepth, 1)
    }
}

fileprivate struct U133Leaf0: View {
    let f0: Double
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U133Leaf1: View {
    let f0: Any
    let f1: AnyView
    @Binding var on: Bool
    var body: some View {
        let _ = print("U133Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U133Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U133Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U133Leaf1(f0: 1.5, f1: AnyView(Text("a \(n / 2)")), on: $on)
        ForEach(0..<2) { i in U133Leaf0(f0: Double(n / 2)) }
    }
}

fileprivate struct U134Leaf0: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U134Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U134Leaf1: View {
    let f0: any UFigure
    let f1: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U134Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U134Leaf2: View {
    let f0: Double?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U134Leaf3: View {
    let f0: Text
    let f1: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U134Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U134Style0: LabeledContentStyle {
    let f0: [any UFigure]
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U134Style0")
        configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U134Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U134Style1")
        Toggle(configuration)
    }
}

fileprivate struct U134Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U134Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U134Leaf3(f0: Text("a \(n / 2)"), f1: n > 1 ? n : nil).foregroundStyle(.red); Text("t") }
        LabeledContent("c") { U134Leaf3(f0: Text("a \(n / 2)"), f1: n / 2) }.labeledContentStyle(U134Style0(f0: [], f1: {})).labeledContentStyle(U134Style0(f0: [], f1: { n += 1 }))
        Group { U134Leaf1(f0: UCircle(size: 1, text: "a"), f1: ["a": 1, "b": 2], start: n).opacity(0.5) }.disabled(false)
        U134Leaf0(f0: "a \(n / 2)")
    }
}

fileprivate struct U135Leaf0: View {
    let f0: Text
    @Binding var on: Bool
    var body: some View {
        let _ = print("U135Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U135Leaf1: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U135Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U135Leaf2: View {
    let f0: AnyView
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U135Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U135Box")
        content
    }
}

fileprivate struct U135Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U135Style0")
        configuration.label
    }
}

fileprivate struct U135Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U135Style1")
        configuration.title
    }
}

fileprivate struct U135Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U135Middle")
        Button("more") { n += 1 }
        VStack { U135Leaf2(f0: AnyView(Text("a").padding().bold())); Text("t") }.font(n > 1 ? .title : .body)
        if on { U135Leaf2(f0: AnyView(Text("a \(n / 2)"))) }
    }
}

fileprivate struct U135Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U135Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { AnyView(U135Leaf0(f0: Text("a \(n / 2)"), on: .constant(true))) }
        U135Box { U135Leaf0(f0: Text("a").bold(), on: .constant(true)) }.border(.blue)
        if n % 2 == 0 { AnyView(U135Box { U135Leaf0(f0: Text("a").bold(), on: $on) }) } else { U135Middle(on: $on, f0: 1) }
        Group { Button("b") { n += 1 }.buttonStyle(U135Style0()) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates09Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U121Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U122Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U123Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U124Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U125Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U126Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U127Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U128Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U129Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U130Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U131Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U132Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U133Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U134Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U135Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
