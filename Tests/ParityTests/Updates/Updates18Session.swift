// Updates18, exported by Atelier.
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

fileprivate struct U256Leaf0: View {
    let f0: (Int) -> Int
    let f1: Any
    @State var start: Int
    var body: some View {
        let _ = print("U256Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U256Leaf1: View {
    let f0: [String: Int]
    let f1: AnyView
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U256Leaf2: View {
    let f0: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U256Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U256Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U256Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U256Leaf2(f0: {})
        Group { if on { U256Leaf0(f0: { $0 + n }, f1: "a", start: n) } else { U256Leaf1(f0: ["a": n / 2], f1: AnyView(Text("a").padding().bold()), on: $on) } }.font(n > 1 ? .title : .body)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U256Leaf0(f0: { $0 + 1 }, f1: "a", start: n) }
    }
}

fileprivate struct U257Leaf0: View, Equatable {
    let f0: any UFigure
    let f1: [Double]
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U257Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U257Leaf1: View {
    let f0: [UPoint]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U257Leaf2: View {
    let f0: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U257Style0: ToggleStyle {
    let f0: Double
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U257Style0")
        Toggle(configuration)
    }
}

fileprivate struct U257Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U257Middle")
        Button("more") { n += 1 }
        U257Leaf0(f0: USquare(size: n / 2), f1: [.nan])
        Toggle("t", isOn: $on).toggleStyle(U257Style0(f0: Double(n / 2), f1: []))
    }
}

fileprivate struct U257Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U257Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U257Leaf0(f0: USquare(size: n / 2), f1: [Double(n / 2)]).font(n > 1 ? .title : .body) }.disabled(on)
        Toggle("t", isOn: $on).toggleStyle(U257Style0(f0: .nan, f1: []))
        U257Middle(on: $on, f0: 1).font(n > 1 ? .title : .body)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U257Leaf1(f0: [UPoint(x: .nan, y: n)]) }
    }
}

fileprivate struct U258Leaf0: View {
    let f0: Double
    let f1: [Double]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U258Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U258Leaf1: View {
    let f0: Double
    let f1: any UFigure
    var body: some View {
        let _ = print("U258Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U258Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U258Box")
        content
    }
}

fileprivate struct U258Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U258Style0")
        configuration.label
    }
}

fileprivate struct U258Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U258Middle")
        Button("more") { n += 1 }
        U258Box { U258Leaf0(f0: Double(n / 2), f1: [Double(n / 2)]) }
        if on { Group { U258Leaf0(f0: .nan, f1: [.nan]) }.environment(\.uDepth, n / 2) }
    }
}

fileprivate struct U258Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U258Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U258Box { U258Leaf0(f0: n == 1 ? -0.0 : 0.0, f1: [.nan]) } }
        GroupBox("g") { U258Leaf0(f0: .nan, f1: []) }.groupBoxStyle(U258Style0())
        U258Middle(on: $on, f0: 1)
    }
}

fileprivate struct U259Leaf0: View {
    let f0: (Int) -> Int
    let f1: (Int) -> Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U259Leaf1: View {
    let f0: Text
    let f1: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U259Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U259Leaf2: View {
    let f0: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U259Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U259Leaf3: View {
    let f0: UMark?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U259Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U259Box")
        content
    }
}

fileprivate struct U259Style0: ToggleStyle {
    let f0: Int?
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U259Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U259Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U259Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U259Box { U259Leaf0(f0: { $0 + n }, f1: { $0 + 1 }) } }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        Group { Group { U259Leaf3(f0: nil) }.disabled(n > 1) }.environment(\.uDepth, 1)
        AnyView(U259Leaf1(f0: Text("a").bold(), f1: "a \(n / 2)"))
    }
}

fileprivate struct U260Leaf0: View {
    let f0: any UFigure
    let f1: Text
    var body: some View {
        let _ = print("U260Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U260Leaf1: View {
    let f0: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U260Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U260Leaf2: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = print("U260Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U260Leaf3: View {
    let f0: [Double]
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U260Style0: GroupBoxStyle {
    let f0: Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U260Style0")
        Text("\(own)"); configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U260Style1: LabeledContentStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U260Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U260Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U260Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U260Leaf2(f0: { $0 + 1 })
        Group { GroupBox("g") { U260Leaf3(f0: [.nan], f1: uModel.hit) }.groupBoxStyle(U260Style0(f0: 3)).groupBoxStyle(U260Style0(f0: n)) }.transformEnvironment(\.uDepth) { $0 += 1 }
        Group { if on { U260Leaf3(f0: [.nan], f1: uModel.hit) } else { U260Leaf2(f0: { $0 + 1 }) } }.overlay { Text("o") }
    }
}

fileprivate struct U261Leaf0: View {
    let f0: Text
    let f1: String
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U261Leaf1: View {
    let f0: [String: Int]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U261Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U261Box")
        content
    }
}

fileprivate struct U261Style0: LabelStyle {
    let f0: () -> Void
    let f1: any UFigure
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U261Style0")
        Label(configuration)
    }
}

fileprivate struct U261Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U261Middle")
        Button("more") { n += 1 }
        AnyView(U261Box { U261Leaf0(f0: Text("a").bold(), f1: "a") })
        U261Leaf0(f0: Text("a \(n / 2)"), f1: "a")
    }
}

fileprivate struct U261Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U261Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U261Box { U261Leaf0(f0: Text("a").bold(), f1: "a") } }
        U261Middle(on: $on, f0: n / 2)
        U261Leaf1(f0: ["a": 1, "b": 2], on: $on)
    }
}

fileprivate struct U262Leaf0: View {
    let f0: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U262Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U262Leaf1: View {
    let f0: Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U262Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U262Leaf2: View {
    let f0: UPoint
    let f1: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U262Leaf3: View {
    let f0: Any
    let f1: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U262Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U262Box")
        content
    }
}

fileprivate struct U262Style0: GroupBoxStyle {
    let f0: (Int) -> Int
    let f1: [String: Int]
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U262Style0")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U262Style1: ButtonStyle {
    let f0: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U262Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U262Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U262Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U262Leaf2(f0: UPoint(x: 0, y: 1), f1: { $0 + n }) }
        GroupBox("g") { U262Leaf1(f0: n / 2, on: $on) }.groupBoxStyle(U262Style0(f0: { $0 + 1 }, f1: ["a": n / 2])).groupBoxStyle(U262Style0(f0: { $0 + n }, f1: ["a": 1, "b": 2]))
        Group { Group { U262Leaf1(f0: n / 2, on: $on); Text("t") } }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U263Leaf0: View {
    let f0: any UFigure
    let f1: UName
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U263Leaf1: View {
    let f0: AnyView
    let f1: [String: Int]
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U263Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U263Box")
        content
    }
}

fileprivate struct U263Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U263Middle")
        Button("more") { n += 1 }
        VStack { U263Leaf1(f0: AnyView(Text("a").padding().bold()), f1: ["a": n / 2]); Text("t") }.bold()
        if n % 2 == 0 { U263Leaf0(f0: USquare(size: n / 2), f1: UName(text: "a \(n)", y: 1), start: n) } else { U263Leaf1(f0: AnyView(Text("a").padding().bold()), f1: ["a": n / 2]) }
    }
}

fileprivate struct U263Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U263Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U263Middle(on: $on, f0: 1) } else { U263Middle(on: $on, f0: 1) } }.background(Color.green)
        U263Box { U263Leaf0(f0: USquare(size: n / 2), f1: UName(text: "a", y: n / 2), start: n) }
        U263Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: ["a": n / 2])
    }
}

fileprivate struct U264Leaf0: View {
    let f0: Text
    @Binding var on: Bool
    var body: some View {
        let _ = print("U264Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U264Leaf1: View {
    let f0: Double
    @Binding var on: Bool
    var body: some View {
        let _ = print("U264Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U264Leaf2: View {
    let f0: Any
    let f1: [String: Int]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U264Style0: ButtonStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U264Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U264Style1: ToggleStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U264Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U264Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U264Middle")
        Button("more") { n += 1 }
        if on { VStack { U264Leaf0(f0: Text("a").bold(), on: .constant(true)); Text("t") }.lineLimit(1) }
        U264Leaf2(f0: n / 2, f1: ["a": 1, "b": 2])
    }
}

fileprivate struct U264Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U264Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Button {} label: { U264Leaf0(f0: Text("a").bold(), on: .constant(true)) }.buttonStyle(U264Style0()) }.disabled(n > 1) }.disabled(n > 1)
        U264Leaf0(f0: Text("a").bold(), on: .constant(true))
        Group { Toggle("t", isOn: $on).toggleStyle(U264Style1()).toggleStyle(U264Style1()) }.disabled(on)
        U264Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U265Leaf0: View {
    let f0: any UFigure
    @Binding var on: Bool
    var body: some View {
        let _ = print("U265Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U265Leaf1: View {
    let f0: Color
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U265Leaf2: View {
    let f0: Color
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U265Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U265Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U265Box")
        content
    }
}

fileprivate struct U265Style0: LabelStyle {
    let f0: Double?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U265Style0")
        Text("\(own)"); configuration.icon.labelStyle(self)
    }
}

fileprivate struct U265Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U265Middle")
        Button("more") { n += 1 }
        Group { U265Leaf1(f0: .red).bold() }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        U265Box { U265Leaf0(f0: USquare(size: n / 2), on: .constant(true)) }
    }
}

fileprivate struct U265Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U265Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Label("l", systemImage: "star").labelStyle(U265Style0(f0: .nan))
        U265Leaf0(f0: USquare(size: n / 2), on: .constant(true)).background(Color.green)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U265Leaf1(f0: .red) }
        U265Leaf0(f0: USquare(size: n / 2), on: $on)
        U265Middle(on: $on, f0: 1)
    }
}

fileprivate struct U266Leaf0: View {
    let f0: [any UFigure]
    let f1: (Int, String)
    @State var start: Int
    var body: some View {
        let _ = print("U266Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U266Leaf1: View {
    let f0: any UFigure
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U266Leaf2: View {
    let f0: UMark?
    let f1: any UFigure
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U266Leaf3: View {
    let f0: Int
    let f1: [any UFigure]
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U266Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U266Box")
        content
    }
}

fileprivate struct U266Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U266Middle")
        Button("more") { n += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U266Leaf1(f0: USquare(size: n / 2)) }
        ForEach(0..<2) { i in U266Leaf3(f0: n, f1: []) }
    }
}

fileprivate struct U266Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U266Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U266Leaf0(f0: [], f1: (1, "a"), start: n).padding()
        U266Leaf2(f0: nil, f1: UCircle(size: 1, text: "a")).lineLimit(1)
        U266Middle(on: $on, f0: 1)
    }
}

fileprivate struct U267Leaf0: View {
    let f0: Text
    let f1: Any
    var body: some View {
        let _ = print("U267Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U267Leaf1: View {
    let f0: (Int, String)
    let f1: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U267Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U267Leaf2: View {
    let f0: Double?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U267Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U267Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U267Style0")
        configuration.label
    }
}

fileprivate struct U267Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U267Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U267Leaf0(f0: Text("a \(n / 2)"), f1: "a")
        U267Leaf2(f0: .nan)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U267Leaf0(f0: Text("a \(n / 2)"), f1: n / 2) }
    }
}

fileprivate struct U268Leaf0: View {
    let f0: AnyView
    let f1: [any UFigure]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U268Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U268Leaf1: View {
    let f0: any UFigure
    let f1: [any UFigure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U268Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U268Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U268Box")
        content
    }
}

fileprivate struct U268Style0: LabelStyle {
    let f0: Int?
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U268Style0")
        Text("\(own)"); configuration.icon
    }
}

fileprivate struct U268Style1: ToggleStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U268Style1")
        Text("\(depth)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U268Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U268Middle")
        Button("more") { n += 1 }
        U268Box { U268Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: []) }
        Group { U268Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: []) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U268Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U268Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U268Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: [USquare(size: n / 2)]); case 1: AnyView(U268Middle(on: $on, f0: 1)); default: EmptyView() }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U268Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: [USquare(size: n / 2)]) }
        Group { U268Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: [USquare(size: n / 2)]) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U268Leaf1(f0: UCircle(size: 1, text: "a"), f1: [USquare(size: n / 2)], on: $on)
    }
}

fileprivate struct U269Leaf0: View {
    let f0: () -> Void
    let f1: (Int, String)
    var body: some View {
        let _ = print("U269Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U269Leaf1: View {
    let f0: [Double]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U269Leaf2: View {
    let f0: UPoint
    let f1: UPoint
    var body: some View {
        let _ = print("U269Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U269Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U269Box")
        content
    }
}

fileprivate struct U269Style0: GroupBoxStyle {
    let f0: UPoint
    let f1: Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U269Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U269Style1: LabeledContentStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U269Style1")
        configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U269Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U269Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U269Box { U269Leaf0(f0: { n += 1 }, f1: (n / 2, "a")) }) }.disabled(n > 1)
        U269Box { U269Leaf0(f0: {}, f1: (n / 2, "a")) }
        AnyView(U269Box { U269Leaf0(f0: {}, f1: (1, "a")) })
        if n % 2 == 0 { Group { LabeledContent("c") { U269Leaf2(f0: UPoint(x: .nan, y: 1), f1: UPoint(x: 0, y: 1)) }.labeledContentStyle(U269Style1(f0: [])).labeledContentStyle(U269Style1(f0: [.nan])) }.disabled(false) } else { U269Leaf1(f0: []) }
    }
}

fileprivate struct U270Leaf0: View {
    let f0: Color
    let f1: Color
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U270Leaf1: View {
    let f0: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U270Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U270Leaf2: View, Equatable {
    let f0: Text
    let f1: (Int, String)
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U270Leaf3: View {
    let f0: any UFigure
    var body: some View {
        let _ = print("U270Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U270Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U270Box")
        content
    }
}

fileprivate struct U270Style0: LabelStyle {
    let f0: (Int) -> Int
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U270Style0")
        configuration.icon
    }
}

fileprivate struct U270Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U270Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Label("l", systemImage: "star").labelStyle(U270Style0(f0: { $0 + 1 })) }.disabled(n > 1)
        Label { Group { Group { U270Leaf2(f0: Text("a \(n / 2)"), f1: (n / 2, "a")); Text("t") } }.environment(\.uDepth, 1) } icon: { Text("i") }.labelStyle(U270Style0(f0: { $0 + 1 }))
        U270Box { U270Leaf0(f0: n > 1 ? .red : .blue, f1: n > 1 ? .red : .blue) }.tint(.red)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates18Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U256Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U257Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U258Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U259Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U260Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U261Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U262Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U263Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U264Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U265Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U266Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U267Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U268Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U269Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U270Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
