// Updates20, exported by Atelier.
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

fileprivate struct U286Leaf0: View {
    let f0: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U286Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U286Leaf1: View {
    let f0: UName
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U286Leaf2: View {
    let f0: [any UFigure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U286Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U286Leaf3: View {
    let f0: [UPoint]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U286Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U286Box")
        content
    }
}

fileprivate struct U286Style0: LabeledContentStyle {
    let f0: UModel
    let f1: any UFigure
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U286Style0")
        Text("\(own)"); configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U286Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U286Style1")
        configuration.label
    }
}

fileprivate struct U286Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U286Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U286Leaf1(f0: UName(text: "a", y: n / 2)); case 1: U286Leaf2(f0: [], on: $on); default: EmptyView() }
        U286Box { U286Leaf0(f0: UPoint(x: 1, y: n / 2)) }
    }
}

fileprivate struct U286Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U286Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U286Leaf2(f0: [USquare(size: n / 2)], on: $on) } else { U286Middle(on: $on, f0: 1) } }.padding(n > 1 ? 8 : 16)
        Group { LabeledContent("c") { AnyView(U286Box { U286Leaf0(f0: UPoint(x: 1, y: n / 2)) }) }.labeledContentStyle(U286Style0(f0: UModel(), f1: USquare(size: n / 2))); Text("t") }
        ForEach([n / 2, 5, 7], id: \.self) { i in U286Leaf3(f0: [UPoint(x: .nan, y: n)]) }
        Group { Group { Group { U286Leaf1(f0: UName(text: "a", y: n / 2)) }.environment(\.uDepth, n) }.transformEnvironment(\.uDepth) { $0 += 1 } }.environment(\.uDepth, n)
    }
}

fileprivate struct U287Leaf0: View {
    let f0: any UFigure
    @State private var own = 1
    var body: some View {
        let _ = print("U287Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U287Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = print("U287Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U287Leaf2: View {
    let f0: Text
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U287Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U287Box")
        content
    }
}

fileprivate struct U287Style0: LabeledContentStyle {
    let f0: (Int) -> Int
    let f1: (Int) -> Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U287Style0")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U287Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U287Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U287Leaf1(f0: { uModel.hits += 1 }) }
        LabeledContent("c") { U287Leaf2(f0: Text("a \(n / 2)"), f1: 3) }.labeledContentStyle(U287Style0(f0: { $0 + n }, f1: { $0 + 1 })).labeledContentStyle(U287Style0(f0: { $0 + n }, f1: { $0 + n }))
    }
}

fileprivate struct U287Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U287Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U287Leaf0(f0: UCircle(size: 1, text: "a")); case 1: Group { U287Box { U287Leaf0(f0: UCircle(size: 1, text: "a")) } }.environment(\.uDepth, n); default: EmptyView() }
        ForEach(0..<2) { i in U287Leaf1(f0: { uModel.hits += 1 }) }
        Group { U287Middle(on: $on, f0: 1) }.environment(\.uDepth, n / 2)
        LabeledContent("c") { U287Leaf2(f0: Text("a \(n / 2)"), f1: n / 2) }.labeledContentStyle(U287Style0(f0: { $0 + 1 }, f1: { $0 + n }))
    }
}

fileprivate struct U288Leaf0: View, Equatable {
    let f0: String
    let f1: Double?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U288Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U288Leaf1: View {
    let f0: UPoint
    let f1: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U288Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U288Leaf2: View {
    let f0: Double
    @Binding var on: Bool
    var body: some View {
        let _ = print("U288Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U288Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U288Box")
        content
    }
}

fileprivate struct U288Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U288Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U288Leaf2(f0: .nan, on: .constant(true)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U288Leaf1(f0: UPoint(x: 1, y: n / 2), f1: ["a": n / 2], start: n)
    }
}

fileprivate struct U289Leaf0: View {
    let f0: String
    var body: some View {
        let _ = print("U289Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U289Leaf1: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U289Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U289Leaf2: View, Equatable {
    let f0: UMark
    let f1: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U289Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U289Box")
        content
    }
}

fileprivate struct U289Style0: LabelStyle {
    let f0: String
    let f1: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U289Style0")
        configuration.icon
    }
}

fileprivate struct U289Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U289Style1")
        configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U289Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U289Middle")
        Button("more") { n += 1 }
        VStack { U289Leaf0(f0: "a \(n / 2)"); Text("t") }.padding()
        if on { AnyView(U289Leaf0(f0: "a \(n)")) }
    }
}

fileprivate struct U289Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U289Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Label { AnyView(U289Leaf1(f0: { $0 + 1 }, start: n)) } icon: { Text("i") }.labelStyle(U289Style0(f0: "a \(n / 2)", f1: [1, n / 2])).labelStyle(U289Style0(f0: "a \(n)", f1: [])) }.disabled(false)
        LabeledContent("c") { Group { Group { U289Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, 1) }.labeledContentStyle(U289Style1()).labeledContentStyle(U289Style1())
        AnyView(U289Box { U289Leaf0(f0: "a \(n / 2)") })
    }
}

fileprivate struct U290Leaf0: View {
    let f0: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U290Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U290Leaf1: View, Equatable {
    let f0: () -> Void
    let f1: (Int) -> Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U290Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U290Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U290Box")
        content
    }
}

fileprivate struct U290Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U290Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U290Leaf0(f0: AnyView(Text("a").padding().bold())).opacity(0.5) }.environment(\.uDepth, 1) }
        U290Leaf1(f0: {}, f1: { $0 + n })
        switch n % 3 { case 0: U290Leaf0(f0: AnyView(Text("a").padding().bold())); case 1: Group { GroupBox("g") { U290Box { U290Leaf0(f0: AnyView(Text("a").padding().bold())) } } }.disabled(on); default: EmptyView() }
        U290Leaf1(f0: { n += 1 }, f1: { $0 + n })
    }
}

fileprivate struct U291Leaf0: View {
    let f0: [Int]
    var body: some View {
        let _ = print("U291Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U291Leaf1: View {
    let f0: UMark?
    @State var start: Int
    var body: some View {
        let _ = print("U291Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U291Leaf2: View {
    let f0: [Double]
    let f1: any UFigure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U291Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U291Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U291Box")
        content
    }
}

fileprivate struct U291Style0: GroupBoxStyle {
    let f0: () -> Void
    let f1: UPoint
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U291Style0")
        configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U291Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U291Middle")
        Button("more") { n += 1 }
        U291Box { U291Leaf0(f0: []) }.overlay { Text("o") }
        VStack { U291Leaf2(f0: [.nan], f1: UCircle(size: 1, text: "a")); Text("t") }.bold()
    }
}

fileprivate struct U291Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U291Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U291Leaf1(f0: n > 1 ? .one : nil, start: n)
        U291Leaf1(f0: nil, start: n)
        U291Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U292Leaf0: View {
    let f0: UMark
    let f1: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U292Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U292Leaf1: View {
    let f0: (Int) -> Int
    let f1: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U292Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U292Box")
        content
    }
}

fileprivate struct U292Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U292Middle")
        Button("more") { n += 1 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U292Leaf1(f0: { $0 + 1 }, f1: [USquare(size: n / 2)]) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U292Leaf0(f0: .one, f1: n / 2) }
    }
}

fileprivate struct U292Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U292Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U292Middle(on: $on, f0: 1) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U292Leaf1(f0: { $0 + 1 }, f1: []) }
        Group { Group { U292Leaf0(f0: .one, f1: n / 2) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, 1)
        U292Middle(on: $on, f0: 1)
    }
}

fileprivate struct U293Leaf0: View {
    let f0: () -> Void
    let f1: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U293Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U293Leaf1: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U293Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U293Leaf2: View {
    let f0: [Double]
    var body: some View {
        let _ = print("U293Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U293Leaf3: View {
    let f0: () -> Void
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U293Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U293Box")
        content
    }
}

fileprivate struct U293Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U293Middle")
        Button("more") { n += 1 }
        Group { if on { U293Leaf0(f0: { print("called") }, f1: Double(n / 2)) } else { U293Box { U293Leaf0(f0: { n += 1 }, f1: 0.5) } } }.frame(width: 80)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U293Leaf0(f0: { print("called") }, f1: 0.5) }
    }
}

fileprivate struct U293Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U293Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U293Leaf0(f0: { print("called") }, f1: 0.5)
        U293Leaf3(f0: { uModel.hits += 1 }, f1: { uModel.hits += 1 }).foregroundStyle(.red)
        AnyView(U293Box { U293Leaf0(f0: { n += 1 }, f1: 0.5) })
        U293Middle(on: $on, f0: 1)
    }
}

fileprivate struct U294Leaf0: View {
    let f0: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U294Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U294Leaf1: View, Equatable {
    let f0: [Double]
    let f1: any UFigure
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U294Leaf2: View {
    let f0: [any UFigure]
    var body: some View {
        let _ = print("U294Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U294Style0: LabeledContentStyle {
    let f0: UMark
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U294Style0")
        Text("\(own)"); LabeledContent(configuration)
    }
}

fileprivate struct U294Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U294Style1")
        Toggle(configuration)
    }
}

fileprivate struct U294Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U294Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { LabeledContent("c") { U294Leaf1(f0: [.nan], f1: USquare(size: n / 2)) }.labeledContentStyle(U294Style0(f0: .one)) }.disabled(n > 1)
        LabeledContent("c") { U294Leaf0(f0: uModel, start: n) }.labeledContentStyle(U294Style0(f0: .one))
    }
}

fileprivate struct U295Leaf0: View {
    let f0: Double?
    let f1: UPair
    @State private var model = UModel()
    var body: some View {
        let _ = print("U295Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U295Leaf1: View {
    let f0: Text
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U295Style0: ButtonStyle {
    let f0: (Int) -> Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U295Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U295Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U295Middle")
        Button("more") { n += 1 }
        Button {} label: { VStack { U295Leaf0(f0: .nan, f1: UPair(text: "a \(n / 2)", z: 1)); Text("t") }.overlay { Text("o") } }.buttonStyle(U295Style0(f0: { $0 + n })).buttonStyle(U295Style0(f0: { $0 + n }))
        ForEach([n / 2, 5, 7], id: \.self) { i in U295Leaf0(f0: n > 1 ? nil : 1.5, f1: UPair(text: "a", z: .nan)) }
    }
}

fileprivate struct U295Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U295Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U295Leaf0(f0: .nan, f1: UPair(text: "a \(n / 2)", z: 1)) }
        Group { Button {} label: { U295Middle(on: $on, f0: 1) }.buttonStyle(U295Style0(f0: { $0 + n })).buttonStyle(U295Style0(f0: { $0 + 1 })) }.environment(\.uDepth, n)
        if on { VStack { U295Leaf0(f0: .nan, f1: UPair(text: "a \(n / 2)", z: 1)); Text("t") }.foregroundStyle(.red) }
    }
}

fileprivate struct U296Leaf0: View, Equatable {
    let f0: [Int]
    let f1: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U296Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U296Leaf1: View {
    let f0: (Int, String)
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U296Leaf2: View {
    let f0: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U296Style0: LabelStyle {
    let f0: Double?
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U296Style0")
        Text("\(depth)"); configuration.title.labelStyle(self)
    }
}

fileprivate struct U296Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U296Middle")
        Button("more") { n += 1 }
        ForEach(0..<2) { i in U296Leaf2(f0: n / 2) }
        Group { U296Leaf1(f0: (1, "a"), f1: n > 1 ? nil : 1.5) }.disabled(false)
    }
}

fileprivate struct U296Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U296Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { Group { VStack { U296Leaf2(f0: 3); Text("t") }.padding(n > 1 ? 8 : 16) }.environment(\.uDepth, n) }
        AnyView(U296Leaf0(f0: [1, n / 2], f1: "a \(n / 2)"))
        U296Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U297Leaf0: View {
    let f0: UModel
    let f1: [Double]
    var body: some View {
        let _ = print("U297Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U297Leaf1: View {
    let f0: AnyView
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U297Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U297Leaf2: View {
    let f0: Double
    let f1: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U297Leaf3: View {
    let f0: [any UFigure]
    let f1: Any
    @State var start: Int
    var body: some View {
        let _ = print("U297Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U297Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U297Box")
        content
    }
}

fileprivate struct U297Style0: GroupBoxStyle {
    let f0: Double
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U297Style0")
        Text("\(depth)"); configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U297Style1: ButtonStyle {
    let f0: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U297Style1")
        configuration.label
    }
}

fileprivate struct U297Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U297Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Button {} label: { U297Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a").padding().bold())) }.buttonStyle(U297Style1(f0: [1, n / 2])).buttonStyle(U297Style1(f0: [1, n / 2])) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Button {} label: { Group { GroupBox("g") { U297Leaf3(f0: [], f1: n / 2, start: n) }.groupBoxStyle(U297Style0(f0: 0.5)) }.disabled(false) }.buttonStyle(U297Style1(f0: []))
    }
}

fileprivate struct U298Leaf0: View {
    let f0: UPoint
    let f1: Int
    @State private var model = UModel()
    var body: some View {
        let _ = print("U298Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U298Leaf1: View {
    let f0: UModel
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U298Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U298Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U298Leaf0(f0: UPoint(x: 1, y: n / 2), f1: n) } else { U298Leaf1(f0: uModel) }
        GroupBox("g") { U298Leaf1(f0: uModel).tint(.red) }
        U298Leaf1(f0: uModel)
        GroupBox("g") { Group { GroupBox("g") { U298Leaf0(f0: UPoint(x: 0, y: 1), f1: n) } }.environment(\.uDepth, 1) }
    }
}

fileprivate struct U299Leaf0: View {
    let f0: Int
    let f1: UModel
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U299Leaf1: View {
    let f0: Text
    var body: some View {
        let _ = print("U299Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U299Leaf2: View, Equatable {
    let f0: Int?
    let f1: Color
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U299Leaf3: View {
    let f0: Int?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U299Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U299Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U299Box")
        content
    }
}

fileprivate struct U299Style0: GroupBoxStyle {
    let f0: Any
    let f1: [Double]
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U299Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U299Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U299Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U299Box { U299Leaf0(f0: 3, f1: uModel, start: n) } }.disabled(false) }.groupBoxStyle(U299Style0(f0: 1.5, f1: [Double(n / 2)]))
        U299Leaf3(f0: n / 2)
        VStack { U299Box { U299Leaf0(f0: 3, f1: uModel, start: n) }; Text("t") }.font(n > 1 ? .title : .body)
        AnyView(U299Leaf0(f0: 3, f1: UModel(), start: n))
    }
}

fileprivate struct U300Leaf0: View, Equatable {
    let f0: UName
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U300Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U300Leaf1: View {
    let f0: ULevel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U300Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U300Box")
        content
    }
}

fileprivate struct U300Style0: ButtonStyle {
    let f0: String
    let f1: AnyView
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U300Style0")
        configuration.label
    }
}

fileprivate struct U300Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U300Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U300Box { U300Leaf0(f0: UName(text: "a \(n)", y: 1)) } }
        AnyView(U300Leaf1(f0: .at(.nan)))
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates20Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U286Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U287Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U288Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U289Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U290Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U291Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U292Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U293Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U294Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U295Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U296Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U297Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U298Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U299Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U300Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
