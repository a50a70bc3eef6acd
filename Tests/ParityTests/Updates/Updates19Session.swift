// Updates19, exported by Atelier.
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

fileprivate struct U271Leaf0: View {
    let f0: UPoint
    @State private var model = UModel()
    var body: some View {
        let _ = print("U271Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U271Leaf1: View {
    let f0: String
    @State var start: Int
    var body: some View {
        let _ = print("U271Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U271Leaf2: View {
    let f0: Text
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U271Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U271Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U271Box")
        content
    }
}

fileprivate struct U271Style0: ToggleStyle {
    let f0: Double
    let f1: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U271Style0")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U271Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U271Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U271Leaf2(f0: Text("a \(n / 2)"), f1: AnyView(Text("a").padding().bold())) }
        U271Box { U271Leaf0(f0: UPoint(x: 0, y: 1)) }
    }
}

fileprivate struct U272Leaf0: View {
    let f0: UPoint
    @Binding var on: Bool
    var body: some View {
        let _ = print("U272Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U272Leaf1: View {
    let f0: any UFigure
    let f1: (Int, String)
    @Binding var on: Bool
    var body: some View {
        let _ = print("U272Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U272Leaf2: View {
    let f0: [Double]
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U272Style0: GroupBoxStyle {
    let f0: Color
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U272Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U272Style1: ButtonStyle {
    let f0: [UPair]
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U272Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U272Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U272Middle")
        Button("more") { n += 1 }
        U272Leaf2(f0: [])
        if n % 2 == 0 { AnyView(U272Leaf2(f0: [.nan])) } else { U272Leaf0(f0: UPoint(x: 1, y: n / 2), on: .constant(true)) }
    }
}

fileprivate struct U272Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U272Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { Group { U272Middle(on: $on, f0: n / 2); Text("t") } }.groupBoxStyle(U272Style0(f0: .red))
        U272Leaf1(f0: UCircle(size: 1, text: "a"), f1: (1, "a"), on: $on).overlay { Text("o") }
        Group { U272Leaf2(f0: [.nan]) }.environment(\.uDepth, n)
    }
}

fileprivate struct U273Leaf0: View {
    let f0: Int?
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U273Leaf1: View {
    let f0: Color
    let f1: UMark
    @State var start: Int
    var body: some View {
        let _ = print("U273Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U273Leaf2: View {
    let f0: UPoint
    let f1: Double
    @State private var model = UModel()
    var body: some View {
        let _ = print("U273Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U273Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U273Middle")
        Button("more") { n += 1 }
        VStack { U273Leaf0(f0: nil); Text("t") }.opacity(0.5)
        AnyView(U273Leaf0(f0: n > 1 ? n : nil))
    }
}

fileprivate struct U273Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U273Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U273Middle(on: $on, f0: n / 2); case 1: U273Leaf2(f0: UPoint(x: .nan, y: 1), f1: n == 1 ? -0.0 : 0.0); default: EmptyView() }
        U273Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U274Leaf0: View {
    let f0: UPair
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U274Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U274Leaf1: View {
    let f0: (Int, String)
    let f1: (Int) -> Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U274Leaf2: View {
    let f0: [any UFigure]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U274Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U274Leaf3: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U274Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U274Middle")
        Button("more") { n += 1 }
        AnyView(U274Leaf3(f0: n / 2, start: n))
        GroupBox("g") { Group { Group { U274Leaf2(f0: []); Text("t") } }.disabled(false) }
    }
}

fileprivate struct U274Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U274Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U274Leaf3(f0: 3, start: n) }
        VStack { U274Leaf1(f0: (1, "a"), f1: { $0 + n }); Text("t") }.padding()
        GroupBox("g") { GroupBox("g") { AnyView(U274Leaf0(f0: UPair(text: "a \(n / 2)", z: 1))) } }
        U274Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U275Leaf0: View {
    let f0: [Double]
    let f1: [Double]
    @State private var own = 1
    var body: some View {
        let _ = print("U275Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U275Leaf1: View {
    let f0: Any
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U275Leaf2: View {
    let f0: Double
    let f1: Color
    var body: some View {
        let _ = print("U275Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U275Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U275Box")
        content
    }
}

fileprivate struct U275Style0: GroupBoxStyle {
    let f0: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U275Style0")
        configuration.label.groupBoxStyle(self)
    }
}

fileprivate struct U275Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U275Middle")
        Button("more") { n += 1 }
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U275Leaf0(f0: [Double(n / 2)], f1: []) }
        Group { U275Leaf0(f0: [], f1: [.nan]); Text("t") }
    }
}

fileprivate struct U275Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U275Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U275Leaf2(f0: n == 1 ? -0.0 : 0.0, f1: n > 1 ? .red : .blue) } else { U275Leaf1(f0: n / 2) } }.padding()
        Group { U275Leaf0(f0: [], f1: []) }.disabled(on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U275Box { U275Leaf0(f0: [.nan], f1: [Double(n / 2)]) } }
        VStack { U275Middle(on: $on, f0: n / 2); Text("t") }.border(.blue)
    }
}

fileprivate struct U276Leaf0: View {
    let f0: UPoint
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = print("U276Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U276Leaf1: View {
    let f0: (Int) -> Int
    let f1: [Double]
    var body: some View {
        let _ = print("U276Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U276Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U276Box")
        content
    }
}

fileprivate struct U276Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U276Middle")
        Button("more") { n += 1 }
        U276Leaf0(f0: UPoint(x: 0, y: 1), f1: { $0 + 1 })
        GroupBox("g") { VStack { U276Leaf1(f0: { $0 + 1 }, f1: []); Text("t") }.overlay { Text("o") } }
    }
}

fileprivate struct U276Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U276Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U276Box { U276Leaf0(f0: UPoint(x: 0, y: 1), f1: { $0 + n }) }
        ForEach(0..<2) { i in U276Box { U276Leaf0(f0: UPoint(x: 0, y: 1), f1: { $0 + n }) } }
        U276Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U277Leaf0: View {
    let f0: [String: Int]
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U277Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U277Leaf1: View {
    let f0: Text
    let f1: (Int) -> Int
    @State private var own = 1
    var body: some View {
        let _ = print("U277Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U277Leaf2: View {
    let f0: UModel
    let f1: String
    @Binding var on: Bool
    var body: some View {
        let _ = print("U277Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U277Leaf3: View {
    let f0: Int
    @State private var own = 1
    var body: some View {
        let _ = print("U277Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U277Style0: LabelStyle {
    let f0: (Int, String)
    let f1: [any UFigure]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U277Style0")
        Text("\(depth)"); configuration.icon
    }
}

fileprivate struct U277Style1: LabeledContentStyle {
    let f0: String
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U277Style1")
        Text("\(depth)"); configuration.content
    }
}

fileprivate struct U277Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U277Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { Group { VStack { U277Leaf1(f0: Text("a").bold(), f1: { $0 + n }); Text("t") }.frame(width: 80); Text("t") } }.labeledContentStyle(U277Style1(f0: "a")).labeledContentStyle(U277Style1(f0: "a \(n)"))
        ForEach(0..<2) { i in U277Leaf2(f0: UModel(), f1: "a \(n / 2)", on: .constant(true)) }
    }
}

fileprivate struct U277Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U277Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U277Leaf0(f0: ["a": 1, "b": 2])
        Group { Group { Group { U277Leaf0(f0: ["a": n / 2]) }.environment(\.uDepth, n) }.transformEnvironment(\.uDepth) { $0 += 1 } }.environment(\.uDepth, 1)
        U277Middle(on: $on, f0: 1)
    }
}

fileprivate struct U278Leaf0: View {
    let f0: [String: Int]
    var body: some View {
        let _ = print("U278Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U278Leaf1: View {
    let f0: Double?
    var body: some View {
        let _ = print("U278Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U278Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U278Box")
        content
    }
}

fileprivate struct U278Style0: LabelStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U278Style0")
        configuration.icon
    }
}

fileprivate struct U278Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U278Style1")
        configuration.label
    }
}

fileprivate struct U278Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U278Middle")
        Button("more") { n += 1 }
        switch n % 3 { case 0: U278Box { U278Leaf0(f0: ["a": 1, "b": 2]) }; case 1: Group { U278Box { U278Leaf0(f0: ["a": 1, "b": 2]) }; Text("t") }; default: EmptyView() }
        U278Leaf0(f0: ["a": 1, "b": 2])
    }
}

fileprivate struct U278Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U278Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U278Middle(on: $on, f0: n / 2); Text("t") }.frame(width: 80)
        U278Box { U278Leaf0(f0: ["a": n / 2]) }.font(n > 1 ? .title : .body)
    }
}

fileprivate struct U279Leaf0: View, Equatable {
    let f0: UPair
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U279Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U279Leaf1: View {
    let f0: Double
    @State private var own = 1
    var body: some View {
        let _ = print("U279Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U279Leaf2: View {
    let f0: UModel
    @State private var model = UModel()
    var body: some View {
        let _ = print("U279Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U279Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U279Box")
        content
    }
}

fileprivate struct U279Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U279Middle")
        Button("more") { n += 1 }
        VStack { U279Box { U279Leaf0(f0: UPair(text: "a \(n / 2)", z: 1)) }; Text("t") }.font(n > 1 ? .title : .body)
        U279Leaf2(f0: UModel())
    }
}

fileprivate struct U279Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U279Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { AnyView(U279Leaf1(f0: Double(n / 2))) }.environment(\.uDepth, 1)
        U279Leaf1(f0: .nan)
        U279Leaf2(f0: UModel())
        Group { VStack { U279Leaf1(f0: Double(n / 2)); Text("t") }.overlay { Text("o") } }.disabled(false)
        U279Middle(on: $on, f0: 1)
    }
}

fileprivate struct U280Leaf0: View {
    let f0: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U280Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U280Leaf1: View {
    let f0: (Int, String)
    let f1: any UFigure
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U280Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U280Leaf2: View {
    let f0: [Double]
    let f1: Int
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U280Leaf3: View {
    let f0: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U280Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U280Box")
        content
    }
}

fileprivate struct U280Style0: GroupBoxStyle {
    let f0: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U280Style0")
        GroupBox(configuration)
    }
}

fileprivate struct U280Style1: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U280Style1")
        Label(configuration)
    }
}

fileprivate struct U280Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U280Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U280Leaf2(f0: [Double(n / 2)], f1: n, on: .constant(true)); case 1: U280Leaf2(f0: [.nan], f1: n / 2, on: .constant(true)); default: EmptyView() }
        Label("l", systemImage: "star").labelStyle(U280Style1()).labelStyle(U280Style1())
        Group { U280Leaf2(f0: [Double(n / 2)], f1: n, on: .constant(true)) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
    }
}

fileprivate struct U281Leaf0: View {
    let f0: [String: Int]
    @State private var own = 1
    var body: some View {
        let _ = print("U281Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U281Leaf1: View, Equatable {
    let f0: Any
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U281Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U281Leaf2: View, Equatable {
    let f0: Text
    let f1: Any
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U281Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U281Leaf3: View {
    let f0: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U281Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U281Style0: LabelStyle {
    let f0: Any
    let f1: UModel
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U281Style0")
        Text("\(depth)"); configuration.title
    }
}

fileprivate struct U281Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U281Style1")
        configuration.content
    }
}

fileprivate struct U281Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U281Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U281Leaf2(f0: Text("a \(n / 2)"), f1: "a") }
        Group { Label("l", systemImage: "star").labelStyle(U281Style0(f0: n / 2, f1: uModel)) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U282Leaf0: View {
    let f0: any UFigure
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U282Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U282Leaf1: View, Equatable {
    let f0: [String: Int]
    let f1: Any
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U282Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U282Leaf2: View {
    let f0: Any
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U282Leaf3: View {
    let f0: [any UFigure]
    var body: some View {
        let _ = print("U282Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U282Style0: LabeledContentStyle {
    let f0: () -> Void
    let f1: Int?
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U282Style0")
        Text("\(depth)"); configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U282Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U282Style1")
        configuration.label
    }
}

fileprivate struct U282Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U282Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { LabeledContent("c") { Group { U282Leaf1(f0: ["a": 1, "b": 2], f1: "a"); Text("t") } }.labeledContentStyle(U282Style0(f0: uModel.hit, f1: n > 1 ? n : nil)) }.labeledContentStyle(U282Style0(f0: uModel.hit, f1: nil)).labeledContentStyle(U282Style0(f0: { uModel.hits += 1 }, f1: nil))
        U282Leaf1(f0: ["a": 1, "b": 2], f1: n / 2)
    }
}

fileprivate struct U282Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U282Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U282Leaf1(f0: ["a": n / 2], f1: 1.5)
        Group { VStack { U282Middle(on: $on, f0: n / 2); Text("t") }.tint(.red) }.environment(\.uDepth, n / 2)
        ForEach(0..<2) { i in U282Leaf0(f0: USquare(size: n / 2)) }
    }
}

fileprivate struct U283Leaf0: View {
    let f0: UMark?
    let f1: Any
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U283Leaf1: View {
    let f0: UPoint
    let f1: UPoint
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U283Leaf2: View {
    let f0: Int
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U283Leaf2")
        Text("\(depth)")
    }
}

fileprivate struct U283Leaf3: View {
    let f0: UPoint
    let f1: [String: Int]
    var body: some View {
        let _ = print("U283Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U283Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U283Box")
        content
    }
}

fileprivate struct U283Style0: ButtonStyle {
    let f0: UModel
    let f1: Text
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U283Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U283Style1: LabeledContentStyle {
    let f0: [Int]
    let f1: UModel
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U283Style1")
        Text("\(own)"); LabeledContent(configuration)
    }
}

fileprivate struct U283Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U283Middle")
        Button("more") { n += 1 }
        Group { Group { Button {} label: { U283Leaf0(f0: nil, f1: "a") }.buttonStyle(U283Style0(f0: uModel, f1: Text("a \(n / 2)"))).buttonStyle(U283Style0(f0: uModel, f1: Text("a \(n / 2)"))) }.disabled(n > 1) }.environment(\.uDepth, 1)
        U283Leaf3(f0: UPoint(x: 0, y: 1), f1: ["a": 1, "b": 2])
    }
}

fileprivate struct U283Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U283Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U283Middle(on: $on, f0: n / 2).font(n > 1 ? .title : .body)
        VStack { U283Leaf0(f0: n > 1 ? .one : nil, f1: "a"); Text("t") }.tint(.red)
        VStack { U283Middle(on: $on, f0: n / 2); Text("t") }.padding()
        if on { AnyView(U283Middle(on: $on, f0: n / 2)) }
    }
}

fileprivate struct U284Leaf0: View {
    let f0: String
    let f1: [Double]
    @State var start: Int
    var body: some View {
        let _ = print("U284Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U284Leaf1: View {
    let f0: [Double]
    let f1: [UPair]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U284Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U284Box")
        content
    }
}

fileprivate struct U284Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U284Style0")
        configuration.icon.labelStyle(self)
    }
}

fileprivate struct U284Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U284Middle")
        Button("more") { n += 1 }
        U284Leaf0(f0: "a \(n / 2)", f1: [], start: n)
        U284Leaf0(f0: "a", f1: [.nan], start: n).frame(width: 80)
    }
}

fileprivate struct U284Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U284Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { U284Middle(on: $on, f0: 1) }
        VStack { U284Leaf0(f0: "a", f1: [Double(n / 2)], start: n); Text("t") }.tint(.red)
        VStack { U284Box { U284Leaf0(f0: "a \(n / 2)", f1: [Double(n / 2)], start: n) }; Text("t") }.overlay { Text("o") }
    }
}

fileprivate struct U285Leaf0: View {
    let f0: Double?
    @State private var own = 1
    var body: some View {
        let _ = print("U285Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U285Leaf1: View {
    let f0: (Int) -> Int
    let f1: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U285Leaf2: View {
    let f0: Text
    @State private var model = UModel()
    var body: some View {
        let _ = print("U285Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U285Leaf3: View {
    let f0: Text
    @State var start: Int
    var body: some View {
        let _ = print("U285Leaf3")
        Text("\(start)")
    }
}

fileprivate struct U285Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U285Box")
        content
    }
}

fileprivate struct U285Style0: LabeledContentStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U285Style0")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U285Style1: ToggleStyle {
    let f0: (Int, String)
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U285Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U285Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U285Middle")
        Button("more") { n += 1 }
        LabeledContent("c") { Toggle("t", isOn: $on).toggleStyle(U285Style1(f0: (n / 2, "a"))) }.labeledContentStyle(U285Style0())
        if on { VStack { U285Leaf2(f0: Text("a \(n / 2)")); Text("t") }.frame(width: 80) }
    }
}

fileprivate struct U285Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U285Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U285Leaf0(f0: .nan)
        Group { LabeledContent("c") { U285Box { U285Leaf0(f0: nil) } }.labeledContentStyle(U285Style0()); Text("t") }
        ForEach(0..<2) { i in U285Leaf0(f0: nil) }
        Group { if on { U285Box { U285Leaf0(f0: .nan) } } else { U285Leaf2(f0: Text("a \(n / 2)")) } }.padding()
        U285Middle(on: $on, f0: 1)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates19Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U271Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U272Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U273Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U274Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U275Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U276Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U277Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U278Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U279Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U280Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U281Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U282Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U283Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U284Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U285Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
