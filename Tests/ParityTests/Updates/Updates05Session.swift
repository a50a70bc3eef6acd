// Updates05, exported by Atelier.
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

fileprivate struct U61Leaf0: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U61Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U61Leaf1: View {
    let f0: Any
    @State private var model = UModel()
    var body: some View {
        let _ = print("U61Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U61Style0: ButtonStyle {
    let f0: String
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U61Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U61Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U61Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U61Leaf1(f0: n / 2)
        Group { U61Leaf1(f0: "a") }.transformEnvironment(\.uDepth) { $0 += 1 }
        switch n % 3 { case 0: U61Leaf1(f0: "a"); case 1: Group { Group { U61Leaf0(f0: "a \(n / 2)") }.disabled(n > 1); Text("t") }; default: EmptyView() }
    }
}

fileprivate struct U62Leaf0: View {
    let f0: [any UFigure]
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U62Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U62Leaf1: View {
    let f0: UName
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U62Style0: LabelStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U62Style0")
        Text("\(own)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U62Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U62Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U62Leaf0(f0: [], f1: n); case 1: Group { Group { U62Leaf1(f0: UName(text: "a \(n)", y: 1)); Text("t") } }.disabled(on); default: EmptyView() }
        Group { if on { U62Leaf0(f0: [USquare(size: n / 2)], f1: n) } else { U62Leaf1(f0: UName(text: "a", y: n / 2)) } }.foregroundStyle(.red)
        VStack { U62Leaf1(f0: UName(text: "a", y: n / 2)); Text("t") }.padding(n > 1 ? 8 : 16)
        Group { U62Leaf0(f0: [USquare(size: n / 2)], f1: 3) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U63Leaf0: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U63Leaf1: View {
    let f0: [Double]
    @State private var own = 1
    var body: some View {
        let _ = print("U63Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U63Leaf2: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U63Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U63Box")
        content
    }
}

fileprivate struct U63Style0: GroupBoxStyle {
    let f0: Int?
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U63Style0")
        Text("\(depth)"); GroupBox(configuration)
    }
}

fileprivate struct U63Style1: LabeledContentStyle {
    let f0: [Double]
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U63Style1")
        configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U63Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U63Middle")
        Button("more") { n += 1 }
        U63Leaf2(f0: [])
        AnyView(U63Leaf0(f0: { $0 + n }, on: $on))
    }
}

fileprivate struct U63Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U63Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U63Leaf0(f0: { $0 + 1 }, on: .constant(true)).font(n > 1 ? .title : .body)
        ForEach([n / 2, 5, 7], id: \.self) { i in U63Leaf2(f0: []) }
        U63Middle(on: $on, f0: 1)
    }
}

fileprivate struct U64Leaf0: View, Equatable {
    let f0: [Double]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U64Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U64Leaf1: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U64Leaf2: View {
    let f0: String
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U64Leaf3: View {
    let f0: [String: Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U64Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U64Style0: GroupBoxStyle {
    let f0: [Int]
    let f1: Text
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U64Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U64Style1: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U64Style1")
        Text("\(own)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U64Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U64Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U64Leaf3(f0: ["a": n / 2])
        Group { Toggle("t", isOn: $on).toggleStyle(U64Style1()) }.transformEnvironment(\.uDepth) { $0 += 1 }
        AnyView(U64Leaf0(f0: []))
    }
}

fileprivate struct U65Leaf0: View {
    let f0: [String: Int]
    let f1: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U65Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U65Leaf1: View {
    let f0: UName
    let f1: String
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U65Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U65Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U65Box")
        content
    }
}

fileprivate struct U65Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U65Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { GroupBox("g") { GroupBox("g") { U65Box { U65Leaf0(f0: ["a": 1, "b": 2], f1: { uModel.hits += 1 }, on: $on) } } } }
        Group { if on { U65Box { U65Leaf0(f0: ["a": 1, "b": 2], f1: { uModel.hits += 1 }, on: .constant(true)) } } else { U65Leaf0(f0: ["a": 1, "b": 2], f1: { uModel.hits += 1 }, on: $on) } }.overlay { Text("o") }
    }
}

fileprivate struct U66Leaf0: View, Equatable {
    let f0: (Int) -> Int
    let f1: () -> Void
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U66Leaf1: View {
    let f0: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U66Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U66Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U66Box")
        content
    }
}

fileprivate struct U66Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U66Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U66Leaf0(f0: { $0 + n }, f1: uModel.hit))
        AnyView(U66Leaf0(f0: { $0 + 1 }, f1: { uModel.hits += 1 }))
        switch n % 3 { case 0: U66Box { U66Leaf0(f0: { $0 + 1 }, f1: uModel.hit) }; case 1: Group { AnyView(U66Box { U66Leaf0(f0: { $0 + 1 }, f1: uModel.hit) }) }.transformEnvironment(\.uDepth) { $0 += 1 }; default: EmptyView() }
        AnyView(U66Leaf0(f0: { $0 + 1 }, f1: uModel.hit))
    }
}

fileprivate struct U67Leaf0: View {
    let f0: () -> Void
    let f1: () -> Void
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U67Leaf1: View {
    let f0: ULevel
    var body: some View {
        let _ = print("U67Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U67Leaf2: View {
    let f0: Color
    let f1: AnyView
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U67Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U67Leaf3: View, Equatable {
    let f0: String
    let f1: Double?
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U67Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U67Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U67Style1: ToggleStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U67Style1")
        configuration.label
    }
}

fileprivate struct U67Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U67Middle")
        Button("more") { n += 1 }
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U67Style1(f0: [Double(n / 2)])) }.environment(\.uDepth, n)
        Group { U67Leaf3(f0: "a \(n)", f1: nil) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U67Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U67Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U67Leaf2(f0: n > 1 ? .red : .blue, f1: AnyView(Text("a \(n / 2)"))) }
        U67Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U68Leaf0: View {
    let f0: [String: Int]
    let f1: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U68Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U68Leaf1: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U68Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U68Style0: LabelStyle {
    let f0: [UPair]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U68Style0")
        Text("\(depth)"); configuration.icon
    }
}

fileprivate struct U68Style1: ToggleStyle {
    let f0: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U68Style1")
        Text("\(own)"); Toggle(configuration)
    }
}

fileprivate struct U68Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U68Middle")
        Button("more") { n += 1 }
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U68Style1(f0: n > 1 ? nil : 1.5)); Text("t") }
        AnyView(U68Leaf0(f0: ["a": 1, "b": 2], f1: n > 1 ? .red : .blue))
    }
}

fileprivate struct U68Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U68Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U68Leaf0(f0: ["a": 1, "b": 2], f1: .red)
        Group { if on { U68Leaf1(f0: [1, n / 2], on: $on) } else { U68Leaf1(f0: [1, n / 2], on: $on) } }.lineLimit(1)
        Toggle("t", isOn: .constant(true)).toggleStyle(U68Style1(f0: nil)).toggleStyle(U68Style1(f0: n > 1 ? nil : 1.5))
        U68Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U69Leaf0: View {
    let f0: [UPoint]
    var body: some View {
        let _ = print("U69Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U69Leaf1: View {
    let f0: AnyView
    let f1: Text
    var body: some View {
        let _ = print("U69Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U69Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U69Box")
        content
    }
}

fileprivate struct U69Style0: GroupBoxStyle {
    let f0: UModel
    let f1: [any UFigure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U69Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U69Style1: LabeledContentStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U69Style1")
        configuration.label
    }
}

fileprivate struct U69Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U69Middle")
        Button("more") { n += 1 }
        GroupBox("g") { VStack { U69Leaf0(f0: [UPoint(x: .nan, y: n)]); Text("t") }.foregroundStyle(.red) }.groupBoxStyle(U69Style0(f0: uModel, f1: [USquare(size: n / 2)])).groupBoxStyle(U69Style0(f0: uModel, f1: [USquare(size: n / 2)]))
        ForEach([n / 2, 5, 7], id: \.self) { i in U69Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: Text("a").bold()) }
    }
}

fileprivate struct U69Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U69Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U69Middle(on: $on, f0: n / 2) }.disabled(n > 1)
        GroupBox("g") { GroupBox("g") { Group { U69Middle(on: $on, f0: n / 2) }.disabled(on) }.groupBoxStyle(U69Style0(f0: UModel(), f1: [USquare(size: n / 2)])).groupBoxStyle(U69Style0(f0: UModel(), f1: [USquare(size: n / 2)])) }.groupBoxStyle(U69Style0(f0: uModel, f1: [USquare(size: n / 2)])).groupBoxStyle(U69Style0(f0: uModel, f1: [USquare(size: n / 2)]))
    }
}

fileprivate struct U70Leaf0: View, Equatable {
    let f0: [any UFigure]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U70Leaf1: View {
    let f0: AnyView
    let f1: Int?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U70Leaf2: View {
    let f0: Color
    let f1: UPoint
    var body: some View {
        let _ = print("U70Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U70Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U70Box")
        content
    }
}

fileprivate struct U70Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U70Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U70Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: n / 2)
        Group { if on { U70Box { U70Leaf0(f0: [USquare(size: n / 2)]) } } else { U70Leaf1(f0: AnyView(Text("a").padding().bold()), f1: nil) } }.tint(.red)
        ForEach(0..<2) { i in U70Leaf0(f0: [USquare(size: n / 2)]) }
    }
}

fileprivate struct U71Leaf0: View {
    let f0: Text
    var body: some View {
        let _ = print("U71Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U71Leaf1: View {
    let f0: Double
    var body: some View {
        let _ = print("U71Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U71Leaf2: View {
    let f0: UModel
    var body: some View {
        let _ = print("U71Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U71Leaf3: View {
    let f0: [Int]
    let f1: String
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U71Style0: LabelStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U71Style0")
        Text("\(depth)"); Label(configuration)
    }
}

fileprivate struct U71Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U71Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U71Leaf3(f0: [], f1: "a")
        Label("l", systemImage: "star").labelStyle(U71Style0())
        U71Leaf0(f0: Text("a").bold())
    }
}

fileprivate struct U72Leaf0: View {
    let f0: UPoint
    let f1: String
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U72Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U72Leaf1: View, Equatable {
    let f0: Color
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U72Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U72Leaf2: View {
    let f0: (Int) -> Int
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = print("U72Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U72Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U72Box")
        content
    }
}

fileprivate struct U72Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U72Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U72Leaf1(f0: .red) }
        U72Leaf1(f0: n > 1 ? .red : .blue)
        ForEach(0..<2) { i in U72Leaf0(f0: UPoint(x: 0, y: 1), f1: "a \(n / 2)") }
    }
}

fileprivate struct U73Leaf0: View {
    let f0: [String: Int]
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U73Leaf1: View {
    let f0: UMark?
    let f1: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U73Leaf2: View {
    let f0: [Double]
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U73Leaf3: View {
    let f0: any UFigure
    @Binding var on: Bool
    var body: some View {
        let _ = print("U73Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U73Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U73Middle")
        Button("more") { n += 1 }
        if on { VStack { U73Leaf0(f0: ["a": n / 2], f1: .red, on: .constant(true)); Text("t") }.opacity(0.5) }
        GroupBox("g") { U73Leaf0(f0: ["a": n / 2], f1: .red, on: .constant(true)) }
    }
}

fileprivate struct U73Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U73Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U73Leaf0(f0: ["a": n / 2], f1: n > 1 ? .red : .blue, on: $on).tint(.red) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U73Leaf0(f0: ["a": 1, "b": 2], f1: n > 1 ? .red : .blue, on: .constant(true))
        GroupBox("g") { U73Leaf2(f0: [.nan], f1: nil).overlay { Text("o") } }
        U73Leaf2(f0: [.nan], f1: nil)
        U73Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U74Leaf0: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U74Leaf1: View {
    let f0: [UPoint]
    @State private var own = 1
    var body: some View {
        let _ = print("U74Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U74Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U74Box")
        content
    }
}

fileprivate struct U74Style0: LabeledContentStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U74Style0")
        Text("\(own)"); LabeledContent(configuration)
    }
}

fileprivate struct U74Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U74Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { LabeledContent("c") { Group { U74Leaf0(f0: { $0 + 1 }, start: n) }.environment(\.uDepth, n / 2) }.labeledContentStyle(U74Style0()) }.labeledContentStyle(U74Style0())
        U74Box { U74Leaf0(f0: { $0 + 1 }, start: n) }.padding()
    }
}

fileprivate struct U74Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U74Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U74Leaf1(f0: [UPoint(x: .nan, y: n)]) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U74Box { U74Leaf0(f0: { $0 + 1 }, start: n) }
        U74Leaf0(f0: { $0 + 1 }, start: n)
        Group { if on { U74Leaf0(f0: { $0 + n }, start: n) } else { U74Box { U74Leaf0(f0: { $0 + n }, start: n) } } }.border(.blue)
        U74Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U75Leaf0: View {
    let f0: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U75Leaf1: View {
    let f0: Any
    let f1: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U75Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U75Leaf2: View, Equatable {
    let f0: () -> Void
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U75Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U75Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U75Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { U75Leaf1(f0: 1.5, f1: .nan).bold() } else { U75Leaf0(f0: ["a": n / 2]) }
        U75Leaf2(f0: {}).background(Color.green)
    }
}

fileprivate struct U75Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U75Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U75Leaf0(f0: ["a": n / 2]) }
        GroupBox("g") { GroupBox("g") { Group { U75Middle(on: $on, f0: 1); Text("t") } } }
        switch n % 3 { case 0: U75Middle(on: $on, f0: 1); case 1: U75Middle(on: $on, f0: 1); default: EmptyView() }
        Group { Group { Group { U75Leaf0(f0: ["a": n / 2]) }.environment(\.uDepth, 1) }.environment(\.uDepth, n) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates05Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U61Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U62Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U63Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U64Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U65Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U66Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U67Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U68Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U69Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U70Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U71Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U72Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U73Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U74Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U75Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
