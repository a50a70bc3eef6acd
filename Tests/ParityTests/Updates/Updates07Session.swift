// Updates07, exported by Atelier.
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

fileprivate struct U91Leaf0: View {
    let f0: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U91Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U91Leaf1: View {
    let f0: Any
    let f1: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U91Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U91Leaf2: View {
    let f0: String
    let f1: any UFigure
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
        if n % 2 == 0 { U91Leaf2(f0: "a \(n)", f1: USquare(size: n / 2)).frame(width: 80) } else { U91Box { U91Leaf0(f0: []) } }
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
    @State private var model = UModel()
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
        Group { VStack { U93Leaf2(f0: AnyView(Text("a").padding().bold()), f1: n == 1 ? -0.0 : 0.0); Text("t") }.overlay { Text("o") } }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U94Leaf0: View {
    let f0: [any UFigure]
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
    let f0: UModel
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
    let f0: UMark
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
        U94Leaf3(f0: uModel, f1: n == 1 ? -0.0 : 0.0).opacity(0.5)
        U94Leaf3(f0: UModel(), f1: 0.5)
        Group { U94Leaf1(f0: (1, "a"), on: $on) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U94Leaf2(f0: n == 1 ? -0.0 : 0.0) }
    }
}

fileprivate struct U95Leaf0: View {
    let f0: UMark
    @State var start: Int
    var body: some View {
        let _ = print("U95Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U95Leaf1: View {
    let f0: [any UFigure]
    let f1: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U95Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U95Leaf2: View {
    let f0: [Int]
    let f1: Int?
    @State private var model = UModel()
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
        if on { Group { AnyView(U95Leaf1(f0: [USquare(size: n / 2)], f1: uModel, start: n)) }.transformEnvironment(\.uDepth) { $0 += 1 } }
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
        Group { Label { Group { U95Leaf2(f0: [], f1: nil) }.transformEnvironment(\.uDepth) { $0 += n / 2 } } icon: { Text("i") }.labelStyle(U95Style0()) }.disabled(n > 1)
        if n % 2 == 0 { AnyView(U95Leaf1(f0: [USquare(size: n / 2)], f1: UModel(), start: n)) } else { U95Leaf0(f0: .one, start: n) }
        U95Middle(on: $on, f0: n / 2)
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
    let f1: any UFigure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U96Leaf2: View {
    let f0: [any UFigure]
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
        if n % 2 == 0 { AnyView(U96Leaf2(f0: [])) } else { U96Leaf1(f0: uModel.hit, f1: USquare(size: n / 2), start: n) }
        Group { U96Leaf2(f0: [USquare(size: n / 2)]) }.environment(\.uDepth, n)
    }
}

fileprivate struct U97Leaf0: View {
    let f0: AnyView
    let f1: ULevel
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
        Group { GroupBox("g") { U97Leaf0(f0: AnyView(Text("a").padding().bold()), f1: .at(Double(n / 2)), start: n) } }.environment(\.uDepth, n)
        ForEach(0..<2) { i in U97Leaf1(f0: 1.5) }
        U97Leaf1(f0: 1.5)
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
    let f0: UModel
    @State private var own = 1
    var body: some View {
        let _ = print("U98Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U98Leaf3: View {
    let f0: () -> Void
    let f1: String
    @State private var model = UModel()
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
        GroupBox("g") { Label { U98Leaf2(f0: UModel()) } icon: { Text("i") }.labelStyle(U98Style1()) }.groupBoxStyle(U98Style0(f0: (1, "a"), f1: n > 1 ? n : nil))
    }
}

fileprivate struct U98Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U98Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { VStack { U98Leaf2(f0: uModel); Text("t") }.lineLimit(1); Text("t") }
        Group { U98Middle(on: $on, f0: n / 2) }.transformEnvironment(\.uDepth) { $0 += 1 }
        switch n % 3 { case 0: U98Box { U98Leaf0(f0: uModel.hit, f1: uModel.hit, start: n) }; case 1: U98Leaf1(f0: "a \(n / 2)", f1: .nan); default: EmptyView() }
    }
}

fileprivate struct U99Leaf0: View {
    let f0: UName
    @State private var model = UModel()
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
        Group { if on { U99Leaf0(f0: UName(text: "a \(n)", y: 1)) } else { U99Leaf1(f0: uModel.hit, f1: AnyView(Text("a").padding().bold()), on: .constant(true)) } }.border(.blue)
        Group { GroupBox("g") { GroupBox("g") { U99Leaf0(f0: UName(text: "a \(n)", y: 1)) } } }.disabled(n > 1)
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
        GroupBox("g") { Group { U99Leaf1(f0: { uModel.hits += 1 }, f1: AnyView(Text("a").padding().bold()), on: .constant(true)) }.disabled(n > 1) }
        Group { if on { U99Middle(on: $on, f0: n / 2) } else { U99Leaf0(f0: UName(text: "a", y: n / 2)) } }.bold()
    }
}

fileprivate struct U100Leaf0: View {
    let f0: [Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U100Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U100Leaf1: View {
    let f0: UModel
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
        Group { U100Leaf1(f0: uModel); Text("t") }
    }
}

fileprivate struct U100Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U100Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { Group { U100Leaf0(f0: []).padding(n > 1 ? 8 : 16) }.transformEnvironment(\.uDepth) { $0 += 1 } } else { U100Leaf0(f0: [1, 2]) }
        switch n % 3 { case 0: U100Leaf0(f0: []); case 1: Group { U100Leaf1(f0: uModel); Text("t") }; default: EmptyView() }
        U100Middle(on: $on, f0: 1)
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
    let f0: [any UFigure]
    @State private var model = UModel()
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
    let f0: UPoint
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
        U101Leaf3(f0: UPoint(x: .nan, y: 1))
        GroupBox("g") { GroupBox("g") { VStack { U101Leaf3(f0: UPoint(x: 0, y: 1)); Text("t") }.frame(width: 80) } }
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
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U102Style0: GroupBoxStyle {
    let f0: UMark?
    let f1: UModel
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U102Style0")
        Text("\(own)"); GroupBox(configuration)
    }
}

fileprivate struct U102Style1: ToggleStyle {
    let f0: UModel
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
        GroupBox("g") { U102Leaf0(f0: { $0 + 1 }, f1: AnyView(Text("a \(n / 2)"))) }.groupBoxStyle(U102Style0(f0: n > 1 ? .one : nil, f1: uModel))
    }
}

fileprivate struct U103Leaf0: View {
    let f0: Double?
    let f1: Double?
    @Environment(\.uDepth) private var depth
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

fileprivate struct U104Leaf0: View {
    let f0: any UFigure
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
        ForEach([n / 2, 5, 7], id: \.self) { i in U104Leaf0(f0: UCircle(size: 1, text: "a")) }
        U104Leaf0(f0: USquare(size: n / 2))
    }
}

fileprivate struct U104Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U104Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { LabeledContent("c") { Group { U104Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a \(n / 2)"))) }.environment(\.uDepth, 1) }.labeledContentStyle(U104Style0(f0: n == 1 ? -0.0 : 0.0, f1: { print("called") })) }
        if on { LabeledContent("c") { U104Leaf1(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a").padding().bold())).font(n > 1 ? .title : .body) }.labeledContentStyle(U104Style0(f0: Double(n / 2), f1: { n += 1 })) }
        U104Middle(on: $on, f0: 1)
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
    let f0: UMark
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U105Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U105Leaf2: View {
    let f0: [String: Int]
    let f1: Double?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U105Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U105Leaf3: View {
    let f0: (Int) -> Int
    let f1: UModel
    var body: some View {
        let _ = print("U105Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U105Style0: LabelStyle {
    let f0: UModel
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
        VStack { U105Leaf3(f0: { $0 + n }, f1: uModel); Text("t") }.foregroundStyle(.red)
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
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U105Leaf3(f0: { $0 + n }, f1: uModel) }
        switch n % 3 { case 0: U105Leaf0(f0: n); case 1: AnyView(U105Leaf1(f0: n > 1 ? .one : .two)); default: EmptyView() }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U105Middle(on: $on, f0: n / 2) }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates07Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U91Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U92Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U93Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U94Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U95Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U96Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U97Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U98Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U99Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U100Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U101Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
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
        try stage.show { U105Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
