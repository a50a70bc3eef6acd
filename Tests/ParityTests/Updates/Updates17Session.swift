// Updates17, exported by Atelier.
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

fileprivate struct U241Leaf0: View {
    let f0: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U241Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U241Leaf1: View {
    let f0: [String: Int]
    let f1: () -> Void
    var body: some View {
        let _ = print("U241Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U241Leaf2: View {
    let f0: Text
    var body: some View {
        let _ = print("U241Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U241Leaf3: View {
    let f0: (Int) -> Int
    @State var start: Int
    var body: some View {
        let _ = print("U241Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U241Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U241Box")
        content
    }
}

fileprivate struct U241Style0: ButtonStyle {
    let f0: UMark?
    let f1: [String: Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U241Style0")
        configuration.label
    }
}

fileprivate struct U241Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U241Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U241Box { U241Leaf0(f0: (n / 2, "a")) } }
        switch n % 3 { case 0: U241Leaf1(f0: ["a": 1, "b": 2], f1: { uModel.hits += 1 }); case 1: Button("b") { n += 1 }.buttonStyle(U241Style0(f0: n > 1 ? .one : nil, f1: ["a": n / 2])); default: EmptyView() }
    }
}

fileprivate struct U241Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U241Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { AnyView(U241Leaf2(f0: Text("a").bold())) } else { U241Middle(on: $on, f0: n / 2) }
        Group { VStack { U241Box { U241Leaf0(f0: (n / 2, "a")) }; Text("t") }.padding(n > 1 ? 8 : 16); Text("t") }
        if on { Group { U241Leaf3(f0: { $0 + 1 }, start: n).opacity(0.5) }.environment(\.uDepth, n) }
        VStack { U241Box { U241Leaf0(f0: (1, "a")) }; Text("t") }.opacity(0.5)
    }
}

fileprivate struct U242Leaf0: View {
    let f0: () -> Void
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U242Leaf1: View {
    let f0: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U242Leaf2: View {
    let f0: [Double]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U242Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U242Style0")
        configuration.label
    }
}

fileprivate struct U242Style1: LabelStyle {
    let f0: UModel
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U242Style1")
        configuration.icon
    }
}

fileprivate struct U242Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U242Middle")
        Button("more") { n += 1 }
        U242Leaf1(f0: {})
        Group { Group { U242Leaf0(f0: uModel.hit, start: n) }.transformEnvironment(\.uDepth) { $0 += 1 } }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U242Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U242Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U242Leaf2(f0: [Double(n / 2)]).padding() }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Group { Label("l", systemImage: "star").labelStyle(U242Style1(f0: uModel)) }.environment(\.uDepth, n)
        U242Leaf2(f0: [Double(n / 2)])
        Group { VStack { U242Leaf1(f0: {}); Text("t") }.bold() }.environment(\.uDepth, n)
        U242Middle(on: $on, f0: 1)
    }
}

fileprivate struct U243Leaf0: View {
    let f0: (Int, String)
    let f1: (Int) -> Int
    var body: some View {
        let _ = print("U243Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U243Leaf1: View {
    let f0: UMark?
    var body: some View {
        let _ = print("U243Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U243Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U243Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U243Leaf0(f0: (1, "a"), f1: { $0 + 1 }) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U243Leaf0(f0: (1, "a"), f1: { $0 + n }) }
        if on { Group { Group { U243Leaf1(f0: n > 1 ? .one : nil) }.environment(\.uDepth, 1) }.environment(\.uDepth, n / 2) }
    }
}

fileprivate struct U244Leaf0: View {
    let f0: Double?
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U244Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U244Leaf1: View {
    let f0: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U244Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U244Leaf2: View {
    let f0: () -> Void
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U244Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U244Style0: ButtonStyle {
    let f0: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U244Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U244Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U244Middle")
        Button("more") { n += 1 }
        Group { if on { U244Leaf0(f0: n > 1 ? nil : 1.5) } else { U244Leaf0(f0: n > 1 ? nil : 1.5) } }.padding()
        Group { VStack { U244Leaf0(f0: .nan); Text("t") }.padding(n > 1 ? 8 : 16) }.environment(\.uDepth, n)
    }
}

fileprivate struct U244Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U244Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button {} label: { Button {} label: { Group { U244Leaf1(f0: []) }.transformEnvironment(\.uDepth) { $0 += 1 } }.buttonStyle(U244Style0(f0: UPoint(x: 0, y: 1))) }.buttonStyle(U244Style0(f0: UPoint(x: 1, y: n / 2)))
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U244Leaf0(f0: n > 1 ? nil : 1.5) }
        U244Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U245Leaf0: View {
    let f0: Any
    let f1: Int
    @State private var model = UModel()
    var body: some View {
        let _ = print("U245Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U245Leaf1: View {
    let f0: AnyView
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = print("U245Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U245Style0: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U245Style0")
        Toggle(configuration)
    }
}

fileprivate struct U245Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U245Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Toggle("t", isOn: .constant(true)).toggleStyle(U245Style0()).toggleStyle(U245Style0()) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { Group { Toggle("t", isOn: .constant(true)).toggleStyle(U245Style0()).toggleStyle(U245Style0()) }.environment(\.uDepth, 1) }.environment(\.uDepth, 1)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U245Leaf0(f0: 1.5, f1: n / 2) }
        U245Leaf0(f0: n / 2, f1: n / 2)
    }
}

fileprivate struct U246Leaf0: View {
    let f0: UModel
    let f1: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U246Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U246Leaf1: View {
    let f0: () -> Void
    let f1: Text
    var body: some View {
        let _ = print("U246Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U246Leaf2: View, Equatable {
    let f0: any UFigure
    let f1: [Double]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U246Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U246Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U246Box")
        content
    }
}

fileprivate struct U246Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U246Middle")
        Button("more") { n += 1 }
        Group { U246Leaf2(f0: UCircle(size: 1, text: "a"), f1: [Double(n / 2)]).padding() }.disabled(n > 1)
        VStack { U246Leaf1(f0: uModel.hit, f1: Text("a").bold()); Text("t") }.lineLimit(1)
    }
}

fileprivate struct U246Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U246Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U246Middle(on: $on, f0: 1) } else { U246Leaf0(f0: UModel(), f1: UPoint(x: .nan, y: 1)) } }.frame(width: 80)
        Group { U246Middle(on: $on, f0: n / 2); Text("t") }
        U246Box { U246Leaf0(f0: uModel, f1: UPoint(x: 0, y: 1)) }
        U246Leaf2(f0: UCircle(size: 1, text: "a"), f1: [.nan])
    }
}

fileprivate struct U247Leaf0: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U247Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U247Leaf1: View {
    let f0: Double?
    let f1: [String: Int]
    @State var start: Int
    var body: some View {
        let _ = print("U247Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U247Leaf2: View {
    let f0: Text
    let f1: Color
    @State var start: Int
    var body: some View {
        let _ = print("U247Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U247Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U247Box")
        content
    }
}

fileprivate struct U247Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U247Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U247Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U247Style1")
        configuration.content
    }
}

fileprivate struct U247Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U247Middle")
        Button("more") { n += 1 }
        Group { U247Leaf2(f0: Text("a").bold(), f1: n > 1 ? .red : .blue, start: n) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { Group { Group { U247Box { U247Leaf0(f0: { $0 + n }) } }.transformEnvironment(\.uDepth) { $0 += n / 2 }; Text("t") } }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U247Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U247Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U247Middle(on: $on, f0: n / 2) } else { U247Leaf2(f0: Text("a \(n / 2)"), f1: n > 1 ? .red : .blue, start: n) } }.padding(n > 1 ? 8 : 16)
        Group { Group { LabeledContent("c") { U247Box { U247Leaf0(f0: { $0 + n }) } }.labeledContentStyle(U247Style1()) }.environment(\.uDepth, n / 2) }.disabled(false)
        U247Leaf1(f0: n > 1 ? nil : 1.5, f1: ["a": 1, "b": 2], start: n).frame(width: 80)
    }
}

fileprivate struct U248Leaf0: View {
    let f0: Any
    let f1: any UFigure
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U248Leaf1: View {
    let f0: [Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U248Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U248Leaf2: View {
    let f0: Double?
    let f1: (Int, String)
    var body: some View {
        let _ = print("U248Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U248Leaf3: View {
    let f0: [String: Int]
    let f1: () -> Void
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U248Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U248Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U248Box")
        content
    }
}

fileprivate struct U248Style0: ToggleStyle {
    let f0: [any UFigure]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U248Style0")
        configuration.label
    }
}

fileprivate struct U248Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U248Middle")
        Button("more") { n += 1 }
        Toggle("t", isOn: .constant(true)).toggleStyle(U248Style0(f0: []))
        AnyView(U248Box { U248Leaf0(f0: n / 2, f1: USquare(size: n / 2)) })
    }
}

fileprivate struct U248Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U248Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U248Box { U248Leaf0(f0: n / 2, f1: UCircle(size: 1, text: "a")) }
        U248Leaf1(f0: [])
        AnyView(U248Leaf1(f0: []))
        Group { Group { Toggle("t", isOn: $on).toggleStyle(U248Style0(f0: [])) }.environment(\.uDepth, 1) }.disabled(false)
        U248Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U249Leaf0: View {
    let f0: () -> Void
    let f1: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U249Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U249Leaf1: View {
    let f0: ULevel
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U249Leaf2: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U249Leaf3: View {
    let f0: [String: Int]
    let f1: [Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U249Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U249Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U249Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U249Leaf3(f0: ["a": 1, "b": 2], f1: [1, 2], on: .constant(true)) }
        U249Leaf3(f0: ["a": n / 2], f1: [], on: $on)
    }
}

fileprivate struct U249Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U249Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U249Leaf3(f0: ["a": n / 2], f1: [1, 2], on: .constant(true)))
        U249Leaf0(f0: { print("called") }, f1: [1, 2], start: n)
        Group { if on { U249Leaf1(f0: .at(.nan), start: n) } else { U249Middle(on: $on, f0: 1) } }.border(.blue)
    }
}

fileprivate struct U250Leaf0: View {
    let f0: AnyView
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U250Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U250Leaf1: View {
    let f0: [Int]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U250Leaf2: View {
    let f0: [String: Int]
    let f1: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U250Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U250Leaf3: View {
    let f0: [String: Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U250Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U250Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U250Box")
        content
    }
}

fileprivate struct U250Style0: ToggleStyle {
    let f0: ULevel
    let f1: AnyView
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U250Style0")
        Text("\(own)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U250Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U250Middle")
        Button("more") { n += 1 }
        Group { if on { U250Leaf3(f0: ["a": n / 2]) } else { U250Leaf2(f0: ["a": n / 2], f1: ["a": 1, "b": 2], on: $on) } }.tint(.red)
        AnyView(U250Leaf2(f0: ["a": n / 2], f1: ["a": 1, "b": 2], on: .constant(true)))
    }
}

fileprivate struct U250Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U250Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U250Leaf0(f0: AnyView(Text("a \(n / 2)"))) } else { U250Box { U250Leaf0(f0: AnyView(Text("a").padding().bold())) } } }.tint(.red)
        ForEach([n / 2, 5, 7], id: \.self) { i in U250Leaf0(f0: AnyView(Text("a").padding().bold())) }
        Group { U250Box { U250Leaf0(f0: AnyView(Text("a").padding().bold())) }; Text("t") }
        U250Middle(on: $on, f0: 1)
    }
}

fileprivate struct U251Leaf0: View {
    let f0: AnyView
    var body: some View {
        let _ = print("U251Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U251Leaf1: View {
    let f0: [any UFigure]
    let f1: AnyView
    @State private var model = UModel()
    var body: some View {
        let _ = print("U251Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U251Leaf2: View {
    let f0: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U251Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U251Style0: LabeledContentStyle {
    let f0: [any UFigure]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U251Style0")
        Text("\(depth)"); LabeledContent(configuration)
    }
}

fileprivate struct U251Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U251Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U251Leaf0(f0: AnyView(Text("a \(n / 2)")))
        Group { if on { U251Leaf1(f0: [], f1: AnyView(Text("a \(n / 2)"))) } else { U251Leaf2(f0: []) } }.frame(width: 80)
        switch n % 3 { case 0: U251Leaf0(f0: AnyView(Text("a").padding().bold())); case 1: U251Leaf1(f0: [], f1: AnyView(Text("a").padding().bold())); default: EmptyView() }
        Group { U251Leaf2(f0: [1, n / 2]).foregroundStyle(.red) }.disabled(false)
    }
}

fileprivate struct U252Leaf0: View {
    let f0: AnyView
    let f1: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U252Leaf1: View, Equatable {
    let f0: Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U252Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U252Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U252Middle")
        Button("more") { n += 1 }
        ForEach(0..<2) { i in U252Leaf1(f0: n / 2) }
        switch n % 3 { case 0: U252Leaf1(f0: n / 2); case 1: U252Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: nil, on: $on); default: EmptyView() }
    }
}

fileprivate struct U252Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U252Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { VStack { U252Leaf0(f0: AnyView(Text("a").padding().bold()), f1: n > 1 ? nil : 1.5, on: .constant(true)); Text("t") }.font(n > 1 ? .title : .body) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Group { if on { U252Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: n > 1 ? nil : 1.5, on: $on) } else { U252Leaf1(f0: n / 2) } }.border(.blue)
        Group { if on { U252Middle(on: $on, f0: 1) } else { U252Middle(on: $on, f0: n / 2) } }.background(Color.green)
    }
}

fileprivate struct U253Leaf0: View {
    let f0: Double
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = print("U253Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U253Leaf1: View {
    let f0: AnyView
    @State private var own = 1
    var body: some View {
        let _ = print("U253Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U253Style0: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U253Style0")
        configuration.label
    }
}

fileprivate struct U253Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U253Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U253Leaf1(f0: AnyView(Text("a").padding().bold()))); Text("t") }
        U253Leaf0(f0: n == 1 ? -0.0 : 0.0, f1: (1, "a"), start: n)
        Group { Group { Group { U253Leaf0(f0: 0.5, f1: (n / 2, "a"), start: n) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, n)
    }
}

fileprivate struct U254Leaf0: View {
    let f0: any UFigure
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = print("U254Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U254Leaf1: View, Equatable {
    let f0: [Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U254Leaf2: View {
    let f0: [any UFigure]
    let f1: [String: Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U254Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U254Leaf3: View {
    let f0: Any
    let f1: Double?
    var body: some View {
        let _ = print("U254Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U254Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U254Box")
        content
    }
}

fileprivate struct U254Style0: GroupBoxStyle {
    let f0: [any UFigure]
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U254Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U254Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U254Middle")
        Button("more") { n += 1 }
        Group { GroupBox("g") { Group { U254Leaf3(f0: "a", f1: nil); Text("t") } }.groupBoxStyle(U254Style0(f0: [], f1: uModel.hit)) }.disabled(on)
        Group { VStack { U254Leaf0(f0: USquare(size: n / 2), f1: n > 1 ? .red : .blue, on: .constant(true)); Text("t") }.opacity(0.5) }.environment(\.uDepth, 1)
    }
}

fileprivate struct U254Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U254Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U254Leaf2(f0: [], f1: ["a": 1, "b": 2]) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U254Box { U254Leaf0(f0: UCircle(size: 1, text: "a"), f1: .red, on: $on) } }
        Group { Group { U254Leaf0(f0: UCircle(size: 1, text: "a"), f1: n > 1 ? .red : .blue, on: .constant(true)) }.disabled(n > 1) }.environment(\.uDepth, n)
        U254Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U255Leaf0: View {
    let f0: [UPair]
    let f1: Double
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U255Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U255Leaf1: View {
    let f0: UName
    @State private var own = 1
    var body: some View {
        let _ = print("U255Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U255Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U255Middle")
        Button("more") { n += 1 }
        U255Leaf0(f0: [UPair(text: "a", z: Double(n / 2))], f1: .nan)
        Group { if on { U255Leaf1(f0: UName(text: "a \(n)", y: 1)) } else { U255Leaf0(f0: [UPair(text: "a", z: .nan)], f1: Double(n / 2)) } }.frame(width: 80)
    }
}

fileprivate struct U255Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U255Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { Group { GroupBox("g") { U255Leaf1(f0: UName(text: "a \(n)", y: 1)) } }.disabled(on) }
        switch n % 3 { case 0: U255Leaf0(f0: [UPair(text: "a", z: Double(n / 2))], f1: n == 1 ? -0.0 : 0.0); case 1: U255Middle(on: $on, f0: 1); default: EmptyView() }
        VStack { U255Middle(on: $on, f0: n / 2); Text("t") }.frame(width: 80)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates17Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U241Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U242Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U243Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U244Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U245Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U246Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U247Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U248Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U249Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U250Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U251Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U252Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U253Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U254Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U255Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
