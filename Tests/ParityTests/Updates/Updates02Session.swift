// Updates02, exported by Atelier.
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

fileprivate struct U16Leaf0: View {
    let f0: [UPair]
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U16Leaf1: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = print("U16Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U16Leaf2: View {
    let f0: Text
    let f1: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U16Style0: GroupBoxStyle {
    let f0: UMark?
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U16Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U16Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U16Middle")
        Button("more") { n += 1 }
        U16Leaf0(f0: [UPair(text: "a", z: Double(n / 2))], start: n).frame(width: 80)
        U16Leaf1(f0: n / 2, start: n)
    }
}

fileprivate struct U16Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U16Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { U16Leaf2(f0: Text("a \(n / 2)"), f1: n) }.groupBoxStyle(U16Style0(f0: nil))
        U16Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U17Leaf0: View {
    let f0: (Int, String)
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U17Leaf1: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U17Leaf2: View {
    let f0: [Int]
    let f1: Double
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U17Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U17Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U17Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U17Leaf1(f0: 3, start: n))
        AnyView(U17Leaf0(f0: (1, "a")))
    }
}

fileprivate struct U18Leaf0: View {
    let f0: () -> Void
    let f1: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U18Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U18Leaf1: View {
    let f0: String
    let f1: UModel
    @Binding var on: Bool
    var body: some View {
        let _ = print("U18Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U18Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U18Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U18Style1: ToggleStyle {
    let f0: (Int) -> Int
    let f1: AnyView
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U18Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U18Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U18Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U18Leaf0(f0: { n += 1 }, f1: uModel) } else { U18Leaf1(f0: "a", f1: uModel, on: $on) } }.bold()
        U18Leaf1(f0: "a \(n / 2)", f1: uModel, on: .constant(true)).tint(.red)
        U18Leaf1(f0: "a", f1: UModel(), on: $on)
    }
}

fileprivate struct U19Leaf0: View {
    let f0: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = print("U19Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U19Leaf1: View {
    let f0: (Int) -> Int
    let f1: Any
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U19Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U19Leaf2: View {
    let f0: any UFigure
    let f1: UPoint
    var body: some View {
        let _ = print("U19Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U19Leaf3: View {
    let f0: Any
    let f1: Any
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U19Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U19Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U19Style0")
        configuration.icon
    }
}

fileprivate struct U19Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U19Middle")
        Button("more") { n += 1 }
        Group { U19Leaf3(f0: n / 2, f1: 1.5).frame(width: 80); Text("t") }
        U19Leaf0(f0: (1, "a"))
    }
}

fileprivate struct U19Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U19Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U19Leaf3(f0: n / 2, f1: 1.5)); Text("t") }
        AnyView(U19Leaf2(f0: USquare(size: n / 2), f1: UPoint(x: .nan, y: 1)))
        U19Middle(on: $on, f0: 1)
    }
}

fileprivate struct U20Leaf0: View {
    let f0: [Int]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U20Leaf1: View {
    let f0: UPair
    @State private var own = 1
    var body: some View {
        let _ = print("U20Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U20Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U20Box")
        content
    }
}

fileprivate struct U20Style0: ButtonStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U20Style0")
        configuration.label
    }
}

fileprivate struct U20Style1: LabeledContentStyle {
    let f0: Double
    let f1: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U20Style1")
        configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U20Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U20Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U20Leaf0(f0: [1, 2]); Text("t") }
        Group { U20Leaf1(f0: UPair(text: "a \(n / 2)", z: 1)); Text("t") }
        U20Box { U20Leaf0(f0: []) }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U20Leaf0(f0: [1, n / 2]) }
    }
}

fileprivate struct U21Leaf0: View {
    let f0: AnyView
    let f1: Color
    @State private var own = 1
    var body: some View {
        let _ = print("U21Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U21Leaf1: View, Equatable {
    let f0: Double
    let f1: (Int, String)
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U21Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U21Style0: ButtonStyle {
    let f0: Any
    let f1: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U21Style0")
        configuration.label
    }
}

fileprivate struct U21Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U21Middle")
        Button("more") { n += 1 }
        Group { if on { U21Leaf0(f0: AnyView(Text("a").padding().bold()), f1: .red) } else { U21Leaf0(f0: AnyView(Text("a").padding().bold()), f1: .red) } }.font(n > 1 ? .title : .body)
        ForEach([n / 2, 5, 7], id: \.self) { i in U21Leaf1(f0: n == 1 ? -0.0 : 0.0, f1: (1, "a")) }
    }
}

fileprivate struct U21Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U21Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U21Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: n > 1 ? .red : .blue)
        VStack { U21Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: .red); Text("t") }.padding(n > 1 ? 8 : 16)
        Group { U21Middle(on: $on, f0: 1) }.disabled(on)
        Group { if on { U21Leaf1(f0: .nan, f1: (1, "a")) } else { U21Leaf1(f0: Double(n / 2), f1: (n / 2, "a")) } }.lineLimit(1)
    }
}

fileprivate struct U22Leaf0: View {
    let f0: Double
    let f1: Color
    var body: some View {
        let _ = print("U22Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U22Leaf1: View, Equatable {
    let f0: Text
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U22Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U22Leaf2: View {
    let f0: Any
    let f1: UPoint
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U22Leaf3: View {
    let f0: Double?
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U22Style0: LabeledContentStyle {
    let f0: [Int]
    let f1: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U22Style0")
        Text("\(own)"); configuration.content
    }
}

fileprivate struct U22Style1: ToggleStyle {
    let f0: [UPoint]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U22Style1")
        Text("\(depth)"); Toggle(configuration)
    }
}

fileprivate struct U22Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U22Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U22Leaf3(f0: nil))
        Group { LabeledContent("c") { AnyView(U22Leaf2(f0: 1.5, f1: UPoint(x: 1, y: n / 2))) }.labeledContentStyle(U22Style0(f0: [1, 2], f1: uModel.hit)).labeledContentStyle(U22Style0(f0: [1, n / 2], f1: { uModel.hits += 1 })) }.environment(\.uDepth, 1)
        LabeledContent("c") { U22Leaf1(f0: Text("a").bold()) }.labeledContentStyle(U22Style0(f0: [1, 2], f1: uModel.hit)).labeledContentStyle(U22Style0(f0: [], f1: uModel.hit))
    }
}

fileprivate struct U23Leaf0: View, Equatable {
    let f0: Int
    let f1: any UFigure
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U23Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U23Leaf1: View {
    let f0: AnyView
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U23Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U23Leaf2: View {
    let f0: any UFigure
    let f1: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U23Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U23Leaf3: View {
    let f0: AnyView
    let f1: String
    @State private var own = 1
    var body: some View {
        let _ = print("U23Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U23Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U23Middle")
        Button("more") { n += 1 }
        Group { U23Leaf2(f0: USquare(size: n / 2), f1: UPoint(x: 1, y: n / 2)); Text("t") }
        Group { U23Leaf0(f0: n, f1: USquare(size: n / 2)); Text("t") }
    }
}

fileprivate struct U23Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U23Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { Group { U23Middle(on: $on, f0: 1) }.disabled(n > 1) }.transformEnvironment(\.uDepth) { $0 += 1 } }
        U23Middle(on: $on, f0: 1)
    }
}

fileprivate struct U24Leaf0: View {
    let f0: Int
    let f1: Any
    var body: some View {
        let _ = print("U24Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U24Leaf1: View {
    let f0: UPoint
    let f1: AnyView
    var body: some View {
        let _ = print("U24Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U24Leaf2: View {
    let f0: [Double]
    @State var start: Int
    var body: some View {
        let _ = print("U24Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U24Leaf3: View {
    let f0: Int
    let f1: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U24Leaf3")
        Text("\(depth)")
    }
}

fileprivate struct U24Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U24Middle")
        Button("more") { n += 1 }
        if n % 2 == 0 { Group { U24Leaf2(f0: [.nan], start: n) }.disabled(on) } else { U24Leaf3(f0: n, f1: 3) }
        GroupBox("g") { U24Leaf1(f0: UPoint(x: 1, y: n / 2), f1: AnyView(Text("a \(n / 2)"))) }
    }
}

fileprivate struct U24Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U24Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U24Leaf2(f0: [.nan], start: n)); Text("t") }
        ForEach(0..<2) { i in U24Leaf0(f0: 3, f1: 1.5) }
        VStack { U24Middle(on: $on, f0: n / 2); Text("t") }.frame(width: 80)
    }
}

fileprivate struct U25Leaf0: View {
    let f0: [any UFigure]
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U25Leaf1: View {
    let f0: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U25Leaf2: View {
    let f0: (Int) -> Int
    let f1: Color
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U25Style0: LabeledContentStyle {
    let f0: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U25Style0")
        LabeledContent(configuration)
    }
}

fileprivate struct U25Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U25Middle")
        Button("more") { n += 1 }
        U25Leaf1(f0: { $0 + n })
        Group { U25Leaf1(f0: { $0 + n }).lineLimit(1) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U25Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U25Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U25Middle(on: $on, f0: 1))
        if on { U25Leaf2(f0: { $0 + n }, f1: n > 1 ? .red : .blue) }
        Group { U25Middle(on: $on, f0: 1) }.environment(\.uDepth, n)
    }
}

fileprivate struct U26Leaf0: View {
    let f0: [Double]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U26Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U26Leaf1: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U26Leaf2: View {
    let f0: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U26Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U26Leaf3: View {
    let f0: UPoint
    @State private var own = 1
    var body: some View {
        let _ = print("U26Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U26Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U26Box")
        content
    }
}

fileprivate struct U26Style0: ToggleStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U26Style0")
        Text("\(depth)"); Toggle(configuration)
    }
}

fileprivate struct U26Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U26Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Toggle("t", isOn: $on).toggleStyle(U26Style0())
        AnyView(U26Leaf1(f0: "a \(n / 2)"))
    }
}

fileprivate struct U27Leaf0: View {
    let f0: String
    let f1: Color
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U27Leaf1: View {
    let f0: Int?
    let f1: Double
    @State var start: Int
    var body: some View {
        let _ = print("U27Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U27Leaf2: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U27Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U27Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U27Box")
        content
    }
}

fileprivate struct U27Style0: GroupBoxStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U27Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U27Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U27Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U27Leaf0(f0: "a \(n)", f1: .red, on: .constant(true)); case 1: GroupBox("g") { VStack { U27Leaf0(f0: "a \(n / 2)", f1: n > 1 ? .red : .blue, on: $on); Text("t") }.font(n > 1 ? .title : .body) }.groupBoxStyle(U27Style0(f0: [.nan])).groupBoxStyle(U27Style0(f0: [Double(n / 2)])); default: EmptyView() }
        GroupBox("g") { Group { U27Leaf2(f0: uModel.hit, on: $on); Text("t") } }.groupBoxStyle(U27Style0(f0: [Double(n / 2)])).groupBoxStyle(U27Style0(f0: [.nan]))
    }
}

fileprivate struct U27Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U27Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U27Box { U27Leaf0(f0: "a", f1: n > 1 ? .red : .blue, on: $on) }
        ForEach(0..<2) { i in U27Middle(on: $on, f0: 1) }
    }
}

fileprivate struct U28Leaf0: View {
    let f0: () -> Void
    let f1: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U28Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U28Leaf1: View {
    let f0: [any UFigure]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U28Leaf2: View {
    let f0: Text
    var body: some View {
        let _ = print("U28Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U28Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U28Box")
        content
    }
}

fileprivate struct U28Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U28Middle")
        Button("more") { n += 1 }
        U28Box { U28Leaf0(f0: uModel.hit, f1: { $0 + n }, on: $on) }
        U28Leaf0(f0: { uModel.hits += 1 }, f1: { $0 + n }, on: .constant(true))
    }
}

fileprivate struct U28Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U28Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U28Middle(on: $on, f0: 1) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U28Leaf0(f0: { uModel.hits += 1 }, f1: { $0 + 1 }, on: .constant(true)) }
    }
}

fileprivate struct U29Leaf0: View {
    let f0: ULevel
    let f1: Double
    @Binding var on: Bool
    var body: some View {
        let _ = print("U29Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U29Leaf1: View {
    let f0: any UFigure
    @State private var model = UModel()
    var body: some View {
        let _ = print("U29Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U29Leaf2: View {
    let f0: () -> Void
    let f1: Any
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U29Leaf3: View {
    let f0: [any UFigure]
    let f1: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U29Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U29Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U29Box")
        content
    }
}

fileprivate struct U29Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U29Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { Group { U29Leaf1(f0: USquare(size: n / 2)) }.transformEnvironment(\.uDepth) { $0 += 1 } }.transformEnvironment(\.uDepth) { $0 += n / 2 } }
        U29Leaf3(f0: [USquare(size: n / 2)], f1: {}, on: $on).font(n > 1 ? .title : .body)
        GroupBox("g") { AnyView(U29Box { U29Leaf0(f0: .at(.nan), f1: 0.5, on: $on) }) }
    }
}

fileprivate struct U30Leaf0: View {
    let f0: UModel
    let f1: [Double]
    var body: some View {
        let _ = print("U30Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U30Leaf1: View {
    let f0: [Double]
    let f1: Double
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U30Leaf2: View, Equatable {
    let f0: Text
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U30Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U30Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U30Style0")
        configuration.icon
    }
}

fileprivate struct U30Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U30Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U30Leaf2(f0: Text("a \(n / 2)"))); Text("t") }
        U30Leaf2(f0: Text("a \(n / 2)"))
        Group { U30Leaf0(f0: UModel(), f1: [.nan]) }.disabled(on)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates02Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U16Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U17Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U18Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U19Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U20Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U21Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U22Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U23Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U24Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U25Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U26Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U27Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U28Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U29Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U30Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
