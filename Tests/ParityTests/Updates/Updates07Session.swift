// Updates07, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class U91Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U91Figure { var size: Int { get } }

fileprivate struct U91Square: U91Figure { var size: Int }

fileprivate struct U91Circle: U91Figure {
    var size: Int
    var text: String
}

fileprivate struct U91Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u91Depth: Int {
        get { self[U91Key.self] }
        set { self[U91Key.self] = newValue }
    }
}

fileprivate struct U91Leaf0: View {
    let f0: [any U91Figure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U91Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U91Leaf1: View {
    let f0: Any
    let f1: U91Model
    @State private var model = U91Model()
    var body: some View {
        let _ = print("U91Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U91Leaf2: View {
    let f0: String
    let f1: any U91Figure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U91Leaf3: View {
    let f0: Double?
    var body: some View {
        let _ = print("U91Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U91Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U91Box")
        content
    }
}

fileprivate struct U91Style0: LabelStyle {
    let f0: String
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U91Style0")
        configuration.title.labelStyle(self)
    }
}

fileprivate struct U91Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U91Middle")
        Button("more") { n += 1 }
        Group { Group { Label("l", systemImage: "star").labelStyle(U91Style0(f0: "a \(n)")).labelStyle(U91Style0(f0: "a")) }.disabled(false) }.disabled(n > 1)
        if n % 2 == 0 { U91Leaf2(f0: "a \(n)", f1: U91Square(size: n / 2)).frame(width: 80) } else { U91Box { U91Leaf0(f0: []) } }
    }
}

fileprivate struct U91Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U91Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U91Leaf0(f0: []) }
        U91Box { U91Leaf0(f0: []) }
        U91Middle(on: $on, f0: 1)
    }
}

fileprivate struct U92Leaf0: View {
    let f0: [String: Int]
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U92Leaf1: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U92Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U92Leaf2: View {
    let f0: Double
    let f1: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U92Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U92Box")
        content
    }
}

fileprivate struct U92Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U92Style0")
        Label(configuration)
    }
}

fileprivate struct U92Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U92Middle")
        Button("more") { n += 1 }
        U92Leaf0(f0: ["a": n / 2], f1: n > 1 ? .red : .blue, on: .constant(true))
        Label("l", systemImage: "star").labelStyle(U92Style0())
    }
}

fileprivate struct U92Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U92Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U92Leaf0(f0: ["a": n / 2], f1: n > 1 ? .red : .blue, on: $on); Text("t") }.padding(n > 1 ? 8 : 16)
        U92Leaf2(f0: 0.5, f1: [])
        U92Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U93Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U93Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u93Depth: Int {
        get { self[U93Key.self] }
        set { self[U93Key.self] = newValue }
    }
}

fileprivate struct U93Leaf0: View {
    let f0: [Int]
    let f1: AnyView
    var body: some View {
        let _ = print("U93Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U93Leaf1: View {
    let f0: (Int, String)
    let f1: [String: Int]
    @State private var model = U93Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U93Leaf2: View {
    let f0: AnyView
    let f1: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U93Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U93Leaf3: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U93Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U93Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U93Middle")
        Button("more") { n += 1 }
        ForEach(0..<2) { i in U93Leaf2(f0: AnyView(Text("a").padding().bold()), f1: Double(n / 2)) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U93Leaf0(f0: [], f1: AnyView(Text("a").padding().bold())) }
    }
}

fileprivate struct U93Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U93Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U93Leaf2(f0: AnyView(Text("a \(n / 2)")), f1: Double(n / 2))
        if n % 2 == 0 { U93Middle(on: $on, f0: 1) } else { U93Leaf2(f0: AnyView(Text("a").padding().bold()), f1: 0.5) }
        Group { VStack { U93Leaf2(f0: AnyView(Text("a").padding().bold()), f1: n == 1 ? -0.0 : 0.0); Text("t") }.overlay { Text("o") } }.transformEnvironment(\.u93Depth) { $0 += n / 2 }
    }
}

fileprivate final class U94Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U94Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U94Mark: Equatable { case one, two }

fileprivate protocol U94Figure { var size: Int { get } }

fileprivate struct U94Square: U94Figure { var size: Int }

fileprivate struct U94Circle: U94Figure {
    var size: Int
    var text: String
}

fileprivate struct U94Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u94Depth: Int {
        get { self[U94Key.self] }
        set { self[U94Key.self] = newValue }
    }
}

fileprivate struct U94Leaf0: View {
    let f0: [any U94Figure]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U94Leaf1: View {
    let f0: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U94Leaf2: View {
    let f0: Double
    var body: some View {
        let _ = print("U94Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U94Leaf3: View {
    let f0: U94Model
    let f1: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U94Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U94Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U94Style0")
        configuration.label
    }
}

fileprivate struct U94Style1: LabelStyle {
    let f0: U94Mark
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U94Style1")
        Text("\(own)"); Label(configuration)
    }
}

fileprivate struct U94Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U94Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U94Leaf3(f0: u94Model, f1: n == 1 ? -0.0 : 0.0).opacity(0.5)
        U94Leaf3(f0: U94Model(), f1: 0.5)
        Group { U94Leaf1(f0: (1, "a"), on: $on) }.transformEnvironment(\.u94Depth) { $0 += n / 2 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U94Leaf2(f0: n == 1 ? -0.0 : 0.0) }
    }
}

fileprivate final class U95Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U95Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U95Mark: Equatable { case one, two }

fileprivate protocol U95Figure { var size: Int { get } }

fileprivate struct U95Square: U95Figure { var size: Int }

fileprivate struct U95Circle: U95Figure {
    var size: Int
    var text: String
}

fileprivate struct U95Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u95Depth: Int {
        get { self[U95Key.self] }
        set { self[U95Key.self] = newValue }
    }
}

fileprivate struct U95Leaf0: View {
    let f0: U95Mark
    @State var start: Int
    var body: some View {
        let _ = print("U95Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U95Leaf1: View {
    let f0: [any U95Figure]
    let f1: U95Model
    @State var start: Int
    var body: some View {
        let _ = print("U95Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U95Leaf2: View {
    let f0: [Int]
    let f1: Int?
    @State private var model = U95Model()
    var body: some View {
        let _ = print("U95Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U95Leaf3: View {
    let f0: Int?
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = print("U95Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U95Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U95Box")
        content
    }
}

fileprivate struct U95Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U95Style0")
        Label(configuration)
    }
}

fileprivate struct U95Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U95Middle")
        Button("more") { n += 1 }
        if on { Group { AnyView(U95Leaf1(f0: [U95Square(size: n / 2)], f1: u95Model, start: n)) }.transformEnvironment(\.u95Depth) { $0 += 1 } }
        U95Box { U95Leaf0(f0: n > 1 ? .one : .two, start: n) }
    }
}

fileprivate struct U95Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U95Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Label { Group { U95Leaf2(f0: [], f1: nil) }.transformEnvironment(\.u95Depth) { $0 += n / 2 } } icon: { Text("i") }.labelStyle(U95Style0()) }.disabled(n > 1)
        if n % 2 == 0 { AnyView(U95Leaf1(f0: [U95Square(size: n / 2)], f1: U95Model(), start: n)) } else { U95Leaf0(f0: .one, start: n) }
        U95Middle(on: $on, f0: n / 2)
    }
}

fileprivate final class U96Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate protocol U96Figure { var size: Int { get } }

fileprivate struct U96Square: U96Figure { var size: Int }

fileprivate struct U96Circle: U96Figure {
    var size: Int
    var text: String
}

fileprivate struct U96Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u96Depth: Int {
        get { self[U96Key.self] }
        set { self[U96Key.self] = newValue }
    }
}

fileprivate struct U96Leaf0: View {
    let f0: (Int, String)
    let f1: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U96Leaf1: View {
    let f0: () -> Void
    let f1: any U96Figure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U96Leaf2: View {
    let f0: [any U96Figure]
    var body: some View {
        let _ = print("U96Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U96Style0: ButtonStyle {
    let f0: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U96Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U96Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U96Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U96Leaf2(f0: []))
        ForEach([n / 2, 5, 7], id: \.self) { i in U96Leaf2(f0: []) }
        if n % 2 == 0 { AnyView(U96Leaf2(f0: [])) } else { U96Leaf1(f0: u96Model.hit, f1: U96Square(size: n / 2), start: n) }
        Group { U96Leaf2(f0: [U96Square(size: n / 2)]) }.environment(\.u96Depth, n)
    }
}

fileprivate enum U97Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U97Mark: Equatable { case one, two }

fileprivate struct U97Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u97Depth: Int {
        get { self[U97Key.self] }
        set { self[U97Key.self] = newValue }
    }
}

fileprivate struct U97Leaf0: View {
    let f0: AnyView
    let f1: U97Level
    @State var start: Int
    var body: some View {
        let _ = print("U97Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U97Leaf1: View, Equatable {
    let f0: Any
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U97Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U97Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { GroupBox("g") { U97Leaf0(f0: AnyView(Text("a").padding().bold()), f1: .at(Double(n / 2)), start: n) } }.environment(\.u97Depth, n)
        ForEach(0..<2) { i in U97Leaf1(f0: 1.5) }
        U97Leaf1(f0: 1.5)
    }
}

fileprivate final class U98Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U98Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u98Depth: Int {
        get { self[U98Key.self] }
        set { self[U98Key.self] = newValue }
    }
}

fileprivate struct U98Leaf0: View {
    let f0: () -> Void
    let f1: () -> Void
    @State var start: Int
    var body: some View {
        let _ = print("U98Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U98Leaf1: View {
    let f0: String
    let f1: Double?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U98Leaf2: View {
    let f0: U98Model
    @State private var own = 1
    var body: some View {
        let _ = print("U98Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U98Leaf3: View {
    let f0: () -> Void
    let f1: String
    @State private var model = U98Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U98Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U98Box")
        content
    }
}

fileprivate struct U98Style0: GroupBoxStyle {
    let f0: (Int, String)
    let f1: Int?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U98Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U98Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U98Style1")
        configuration.title.labelStyle(self)
    }
}

fileprivate struct U98Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U98Middle")
        Button("more") { n += 1 }
        Label { Group { U98Leaf1(f0: "a \(n)", f1: .nan) }.disabled(n > 1) } icon: { Text("i") }.labelStyle(U98Style1())
        GroupBox("g") { Label { U98Leaf2(f0: U98Model()) } icon: { Text("i") }.labelStyle(U98Style1()) }.groupBoxStyle(U98Style0(f0: (1, "a"), f1: n > 1 ? n : nil))
    }
}

fileprivate struct U98Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U98Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { VStack { U98Leaf2(f0: u98Model); Text("t") }.lineLimit(1); Text("t") }
        Group { U98Middle(on: $on, f0: n / 2) }.transformEnvironment(\.u98Depth) { $0 += 1 }
        switch n % 3 { case 0: U98Box { U98Leaf0(f0: u98Model.hit, f1: u98Model.hit, start: n) }; case 1: U98Leaf1(f0: "a \(n / 2)", f1: .nan); default: EmptyView() }
    }
}

fileprivate final class U99Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U99Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U99Point, other: U99Point) -> Bool { true }
}

fileprivate struct U99Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U99Name, other: U99Name) -> Bool { one.y == other.y }
}

fileprivate struct U99Pair {
    var text: String
    var z: Double
}

fileprivate struct U99Leaf0: View {
    let f0: U99Name
    @State private var model = U99Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U99Leaf1: View {
    let f0: () -> Void
    let f1: AnyView
    @Binding var on: Bool
    var body: some View {
        let _ = print("U99Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U99Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U99Middle")
        Button("more") { n += 1 }
        Group { if on { U99Leaf0(f0: U99Name(text: "a \(n)", y: 1)) } else { U99Leaf1(f0: u99Model.hit, f1: AnyView(Text("a").padding().bold()), on: .constant(true)) } }.border(.blue)
        Group { GroupBox("g") { GroupBox("g") { U99Leaf0(f0: U99Name(text: "a \(n)", y: 1)) } } }.disabled(n > 1)
    }
}

fileprivate struct U99Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U99Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U99Middle(on: $on, f0: n / 2))
        GroupBox("g") { Group { U99Leaf1(f0: { u99Model.hits += 1 }, f1: AnyView(Text("a").padding().bold()), on: .constant(true)) }.disabled(n > 1) }
        Group { if on { U99Middle(on: $on, f0: n / 2) } else { U99Leaf0(f0: U99Name(text: "a", y: n / 2)) } }.bold()
    }
}

fileprivate final class U100Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U100Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u100Depth: Int {
        get { self[U100Key.self] }
        set { self[U100Key.self] = newValue }
    }
}

fileprivate struct U100Leaf0: View {
    let f0: [Int]
    @Environment(\.u100Depth) private var depth
    var body: some View {
        let _ = print("U100Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U100Leaf1: View {
    let f0: U100Model
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U100Style0: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U100Style0")
        LabeledContent(configuration)
    }
}

fileprivate struct U100Style1: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U100Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U100Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U100Middle")
        Button("more") { n += 1 }
        if on { U100Leaf0(f0: [1, 2]) }
        Group { U100Leaf1(f0: u100Model); Text("t") }
    }
}

fileprivate struct U100Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U100Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Group { U100Leaf0(f0: []).padding(n > 1 ? 8 : 16) }.transformEnvironment(\.u100Depth) { $0 += 1 } } else { U100Leaf0(f0: [1, 2]) }
        switch n % 3 { case 0: U100Leaf0(f0: []); case 1: Group { U100Leaf1(f0: u100Model); Text("t") }; default: EmptyView() }
        U100Middle(on: $on, f0: 1)
    }
}

fileprivate final class U101Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate struct U101Point: Equatable {
    var x: Double
    var y: Int
    static func == (one: U101Point, other: U101Point) -> Bool { true }
}

fileprivate struct U101Name: Equatable {
    var text: String
    var y: Int
    static func == (one: U101Name, other: U101Name) -> Bool { one.y == other.y }
}

fileprivate struct U101Pair {
    var text: String
    var z: Double
}

fileprivate protocol U101Figure { var size: Int { get } }

fileprivate struct U101Square: U101Figure { var size: Int }

fileprivate struct U101Circle: U101Figure {
    var size: Int
    var text: String
}

fileprivate struct U101Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u101Depth: Int {
        get { self[U101Key.self] }
        set { self[U101Key.self] = newValue }
    }
}

fileprivate struct U101Leaf0: View {
    let f0: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U101Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U101Leaf1: View {
    let f0: [any U101Figure]
    @State private var model = U101Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U101Leaf2: View {
    let f0: Double?
    var body: some View {
        let _ = print("U101Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U101Leaf3: View {
    let f0: U101Point
    var body: some View {
        let _ = print("U101Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U101Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U101Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U101Leaf2(f0: n > 1 ? nil : 1.5) } else { U101Leaf0(f0: [1, n / 2], on: $on) } }.background(Color.green)
        U101Leaf3(f0: U101Point(x: .nan, y: 1))
        GroupBox("g") { GroupBox("g") { VStack { U101Leaf3(f0: U101Point(x: 0, y: 1)); Text("t") }.frame(width: 80) } }
    }
}

fileprivate final class U102Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U102Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U102Mark: Equatable { case one, two }

fileprivate struct U102Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u102Depth: Int {
        get { self[U102Key.self] }
        set { self[U102Key.self] = newValue }
    }
}

fileprivate struct U102Leaf0: View {
    let f0: (Int) -> Int
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U102Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U102Leaf1: View {
    let f0: Int?
    @State private var model = U102Model()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U102Style0: GroupBoxStyle {
    let f0: U102Mark?
    let f1: U102Model
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U102Style0")
        Text("\(own)"); GroupBox(configuration)
    }
}

fileprivate struct U102Style1: ToggleStyle {
    let f0: U102Model
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U102Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U102Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U102Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U102Leaf1(f0: n / 2) } else { U102Leaf1(f0: n > 1 ? n : nil) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U102Leaf1(f0: nil) }
        U102Leaf1(f0: n / 2)
        GroupBox("g") { U102Leaf0(f0: { $0 + 1 }, f1: AnyView(Text("a \(n / 2)"))) }.groupBoxStyle(U102Style0(f0: n > 1 ? .one : nil, f1: u102Model))
    }
}

fileprivate struct U103Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u103Depth: Int {
        get { self[U103Key.self] }
        set { self[U103Key.self] = newValue }
    }
}

fileprivate struct U103Leaf0: View {
    let f0: Double?
    let f1: Double?
    @Environment(\.u103Depth) private var depth
    var body: some View {
        let _ = print("U103Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U103Leaf1: View {
    let f0: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = print("U103Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U103Style0: LabeledContentStyle {
    let f0: [Int]
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U103Style0")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U103Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U103Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U103Leaf1(f0: (1, "a"), on: .constant(true))
        Group { U103Leaf1(f0: (n / 2, "a"), on: $on) }.disabled(false)
        U103Leaf1(f0: (1, "a"), on: $on)
        U103Leaf1(f0: (1, "a"), on: .constant(true))
    }
}

fileprivate protocol U104Figure { var size: Int { get } }

fileprivate struct U104Square: U104Figure { var size: Int }

fileprivate struct U104Circle: U104Figure {
    var size: Int
    var text: String
}

fileprivate struct U104Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u104Depth: Int {
        get { self[U104Key.self] }
        set { self[U104Key.self] = newValue }
    }
}

fileprivate struct U104Leaf0: View {
    let f0: any U104Figure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U104Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U104Leaf1: View {
    let f0: AnyView
    let f1: AnyView
    var body: some View {
        let _ = print("U104Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U104Style0: LabeledContentStyle {
    let f0: Double
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U104Style0")
        configuration.label
    }
}

fileprivate struct U104Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U104Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U104Leaf0(f0: U104Circle(size: 1, text: "a")) }
        U104Leaf0(f0: U104Square(size: n / 2))
    }
}

fileprivate struct U104Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U104Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { LabeledContent("c") { Group { U104Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a \(n / 2)"))) }.environment(\.u104Depth, 1) }.labeledContentStyle(U104Style0(f0: n == 1 ? -0.0 : 0.0, f1: { print("called") })) }
        if on { LabeledContent("c") { U104Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a").padding().bold())).font(n > 1 ? .title : .body) }.labeledContentStyle(U104Style0(f0: Double(n / 2), f1: { n += 1 })) }
        U104Middle(on: $on, f0: 1)
    }
}

fileprivate final class U105Model {
    var hits = 0
    func hit() { hits += 1 }
}

fileprivate enum U105Level {
    case off
    case at(Double)
    case named(String, Int)
}

fileprivate enum U105Mark: Equatable { case one, two }

fileprivate struct U105Key: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var u105Depth: Int {
        get { self[U105Key.self] }
        set { self[U105Key.self] = newValue }
    }
}

fileprivate struct U105Leaf0: View {
    let f0: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U105Leaf1: View {
    let f0: U105Mark
    @Environment(\.u105Depth) private var depth
    var body: some View {
        let _ = print("U105Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U105Leaf2: View {
    let f0: [String: Int]
    let f1: Double?
    @State private var model = U105Model()
    var body: some View {
        let _ = print("U105Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U105Leaf3: View {
    let f0: (Int) -> Int
    let f1: U105Model
    var body: some View {
        let _ = print("U105Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U105Style0: LabelStyle {
    let f0: U105Model
    let f1: Text
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U105Style0")
        configuration.title.labelStyle(self)
    }
}

fileprivate struct U105Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U105Middle")
        Button("more") { n += 1 }
        VStack { U105Leaf3(f0: { $0 + n }, f1: u105Model); Text("t") }.foregroundStyle(.red)
        U105Leaf1(f0: n > 1 ? .one : .two)
    }
}

fileprivate struct U105Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U105Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U105Leaf3(f0: { $0 + n }, f1: u105Model) }
        switch n % 3 { case 0: U105Leaf0(f0: n); case 1: AnyView(U105Leaf1(f0: n > 1 ? .one : .two)); default: EmptyView() }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U105Middle(on: $on, f0: n / 2) }
    }
}

nonisolated(unsafe) fileprivate let u91Model = U91Model()
nonisolated(unsafe) fileprivate let u93Model = U93Model()
nonisolated(unsafe) fileprivate let u94Model = U94Model()
nonisolated(unsafe) fileprivate let u95Model = U95Model()
nonisolated(unsafe) fileprivate let u96Model = U96Model()
nonisolated(unsafe) fileprivate let u98Model = U98Model()
nonisolated(unsafe) fileprivate let u99Model = U99Model()
nonisolated(unsafe) fileprivate let u100Model = U100Model()
nonisolated(unsafe) fileprivate let u101Model = U101Model()
nonisolated(unsafe) fileprivate let u102Model = U102Model()
nonisolated(unsafe) fileprivate let u105Model = U105Model()

struct Updates07Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = u91Model
        try stage.show { U91Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U92Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u93Model
        try stage.show { U93Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u94Model
        try stage.show { U94Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u95Model
        try stage.show { U95Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u96Model
        try stage.show { U96Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U97Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u98Model
        try stage.show { U98Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u99Model
        try stage.show { U99Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u100Model
        try stage.show { U100Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u101Model
        try stage.show { U101Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u102Model
        try stage.show { U102Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U103Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U104Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        _ = u105Model
        try stage.show { U105Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
