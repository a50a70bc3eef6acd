// Updates16, exported by Atelier.
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

fileprivate struct U226Leaf0: View {
    let f0: Int?
    @State private var own = 1
    var body: some View {
        let _ = print("U226Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U226Leaf1: View {
    let f0: Color
    let f1: Int
    @State var start: Int
    var body: some View {
        let _ = print("U226Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U226Leaf2: View {
    let f0: AnyView
    let f1: Any
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U226Style0: ToggleStyle {
    let f0: Int
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U226Style0")
        Text("\(depth)"); configuration.label.toggleStyle(self)
    }
}

fileprivate struct U226Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U226Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        VStack { U226Leaf0(f0: n > 1 ? n : nil); Text("t") }.background(Color.green)
        ForEach(0..<2) { i in U226Leaf2(f0: AnyView(Text("a").padding().bold()), f1: n / 2) }
        U226Leaf2(f0: AnyView(Text("a \(n / 2)")), f1: 1.5).tint(.red)
    }
}

fileprivate struct U227Leaf0: View {
    let f0: [Int]
    let f1: UModel
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U227Leaf0")
        Text("\(depth)")
    }
}

fileprivate struct U227Leaf1: View {
    let f0: [any UFigure]
    @Binding var on: Bool
    var body: some View {
        let _ = print("U227Leaf1")
        Text("\(on)")
    }
}

fileprivate struct U227Leaf2: View {
    let f0: Double
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U227Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U227Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U227Box")
        content
    }
}

fileprivate struct U227Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U227Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U227Leaf0(f0: [1, 2], f1: uModel) } else { U227Box { U227Leaf0(f0: [1, 2], f1: UModel()) } }
        GroupBox("g") { U227Leaf2(f0: Double(n / 2), f1: n / 2) }
        Group { U227Leaf2(f0: .nan, f1: n) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U228Leaf0: View {
    let f0: [any UFigure]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U228Leaf1: View {
    let f0: UMark?
    @State private var own = 1
    var body: some View {
        let _ = print("U228Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U228Leaf2: View {
    let f0: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U228Style0: LabeledContentStyle {
    let f0: (Int) -> Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U228Style0")
        Text("\(own)"); configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U228Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U228Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U228Leaf0(f0: []) }.environment(\.uDepth, 1)
        Group { U228Leaf2(f0: { print("called") }).opacity(0.5) }.transformEnvironment(\.uDepth) { $0 += n / 2 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U228Leaf1(f0: n > 1 ? .one : nil) }
    }
}

fileprivate struct U229Leaf0: View {
    let f0: () -> Void
    let f1: UPoint
    @State var start: Int
    var body: some View {
        let _ = print("U229Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U229Leaf1: View {
    let f0: any UFigure
    @State private var model = UModel()
    var body: some View {
        let _ = print("U229Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U229Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U229Box")
        content
    }
}

fileprivate struct U229Style0: ToggleStyle {
    let f0: Int?
    let f1: Double?
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U229Style0")
        configuration.label
    }
}

fileprivate struct U229Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U229Middle")
        Button("more") { n += 1 }
        AnyView(U229Box { U229Leaf0(f0: uModel.hit, f1: UPoint(x: 0, y: 1), start: n) })
        VStack { U229Leaf1(f0: USquare(size: n / 2)); Text("t") }.padding()
    }
}

fileprivate struct U229Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U229Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Group { U229Leaf1(f0: USquare(size: n / 2)) }.transformEnvironment(\.uDepth) { $0 += n / 2 } }.environment(\.uDepth, n / 2) }.disabled(false)
        ForEach(0..<2) { i in U229Leaf0(f0: { uModel.hits += 1 }, f1: UPoint(x: .nan, y: 1), start: n) }
        U229Middle(on: $on, f0: 1)
    }
}

fileprivate struct U230Leaf0: View, Equatable {
    let f0: Double
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U230Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U230Leaf1: View {
    let f0: Text
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = Self._printChanges()
        Text("\(depth)")
    }
}

fileprivate struct U230Leaf2: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U230Leaf2")
        Text("\(own)")
    }
}

fileprivate struct U230Leaf3: View {
    let f0: () -> Void
    let f1: Text
    @State private var own = 1
    var body: some View {
        let _ = print("U230Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U230Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U230Box")
        content
    }
}

fileprivate struct U230Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U230Middle")
        Button("more") { n += 1 }
        Group { U230Leaf2(f0: "a \(n)").overlay { Text("o") } }.transformEnvironment(\.uDepth) { $0 += 1 }
        U230Leaf2(f0: "a \(n / 2)")
    }
}

fileprivate struct U230Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U230Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U230Box { U230Leaf0(f0: Double(n / 2)) } }
        Group { U230Leaf2(f0: "a \(n / 2)"); Text("t") }
        U230Middle(on: $on, f0: 1)
    }
}

fileprivate struct U231Leaf0: View {
    let f0: (Int, String)
    @State private var model = UModel()
    var body: some View {
        let _ = print("U231Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U231Leaf1: View {
    let f0: Any
    let f1: UModel
    var body: some View {
        let _ = print("U231Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U231Leaf2: View {
    let f0: [Int]
    @State var start: Int
    var body: some View {
        let _ = print("U231Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U231Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U231Box")
        content
    }
}

fileprivate struct U231Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U231Style0")
        configuration.title
    }
}

fileprivate struct U231Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U231Middle")
        Button("more") { n += 1 }
        Group { Label("l", systemImage: "star").labelStyle(U231Style0()) }.disabled(false)
        U231Box { U231Leaf0(f0: (1, "a")) }
    }
}

fileprivate struct U231Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U231Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U231Middle(on: $on, f0: n / 2)
        U231Leaf2(f0: [1, n / 2], start: n)
        VStack { U231Leaf1(f0: "a", f1: uModel); Text("t") }.opacity(0.5)
        switch n % 3 { case 0: U231Leaf1(f0: n / 2, f1: UModel()); case 1: Label("l", systemImage: "star").labelStyle(U231Style0()).labelStyle(U231Style0()); default: EmptyView() }
    }
}

fileprivate struct U232Leaf0: View {
    let f0: Any
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U232Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U232Leaf1: View {
    let f0: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U232Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U232Leaf2: View {
    let f0: UPoint
    var body: some View {
        let _ = print("U232Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U232Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U232Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        GroupBox("g") { VStack { U232Leaf2(f0: UPoint(x: .nan, y: 1)); Text("t") }.padding(n > 1 ? 8 : 16) }
        Group { U232Leaf0(f0: n / 2).frame(width: 80) }.transformEnvironment(\.uDepth) { $0 += 1 }
        ForEach(0..<2) { i in U232Leaf2(f0: UPoint(x: .nan, y: 1)) }
    }
}

fileprivate struct U233Leaf0: View {
    let f0: [any UFigure]
    let f1: Color
    @State private var own = 1
    var body: some View {
        let _ = print("U233Leaf0")
        Text("\(own)")
    }
}

fileprivate struct U233Leaf1: View {
    let f0: UMark?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U233Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U233Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U233Box")
        content
    }
}

fileprivate struct U233Style0: LabelStyle {
    let f0: String
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U233Style0")
        configuration.icon
    }
}

fileprivate struct U233Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U233Middle")
        Button("more") { n += 1 }
        VStack { U233Box { U233Leaf0(f0: [], f1: .red) }; Text("t") }.lineLimit(1)
        U233Leaf0(f0: [USquare(size: n / 2)], f1: .red)
    }
}

fileprivate struct U233Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U233Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Label("l", systemImage: "star").labelStyle(U233Style0(f0: "a \(n / 2)")) }.environment(\.uDepth, n)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U233Middle(on: $on, f0: 1) }
    }
}

fileprivate struct U234Leaf0: View {
    let f0: UMark
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U234Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U234Leaf1: View {
    let f0: () -> Void
    let f1: () -> Void
    @State private var own = 1
    var body: some View {
        let _ = print("U234Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U234Leaf2: View {
    let f0: AnyView
    @State private var model = UModel()
    var body: some View {
        let _ = print("U234Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U234Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U234Box")
        content
    }
}

fileprivate struct U234Style0: ButtonStyle {
    let f0: UMark?
    let f1: Double
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U234Style0")
        configuration.label
    }
}

fileprivate struct U234Style1: LabeledContentStyle {
    let f0: UPoint
    let f1: any UFigure
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U234Style1")
        Text("\(own)"); configuration.content.labeledContentStyle(self)
    }
}

fileprivate struct U234Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U234Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        switch n % 3 { case 0: U234Leaf1(f0: {}, f1: uModel.hit); case 1: Group { LabeledContent("c") { U234Box { U234Leaf0(f0: .one) } }.labeledContentStyle(U234Style1(f0: UPoint(x: .nan, y: 1), f1: USquare(size: n / 2))).labeledContentStyle(U234Style1(f0: UPoint(x: 1, y: n / 2), f1: UCircle(size: 1, text: "a"))); Text("t") }; default: EmptyView() }
        U234Leaf0(f0: n > 1 ? .one : .two).overlay { Text("o") }
        Group { U234Leaf2(f0: AnyView(Text("a \(n / 2)"))) }.disabled(false)
        Button("b") { n += 1 }.buttonStyle(U234Style0(f0: nil, f1: Double(n / 2)))
    }
}

fileprivate struct U235Leaf0: View {
    let f0: any UFigure
    @Binding var on: Bool
    var body: some View {
        let _ = print("U235Leaf0")
        Text("\(on)")
    }
}

fileprivate struct U235Leaf1: View {
    let f0: () -> Void
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U235Leaf2: View {
    let f0: [Int]
    let f1: UPoint
    var body: some View {
        let _ = print("U235Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U235Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U235Middle")
        Button("more") { n += 1 }
        U235Leaf1(f0: { n += 1 })
        U235Leaf0(f0: UCircle(size: 1, text: "a"), on: .constant(true))
    }
}

fileprivate struct U235Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U235Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U235Leaf1(f0: {})
        Group { if on { U235Middle(on: $on, f0: 1) } else { U235Leaf0(f0: USquare(size: n / 2), on: .constant(true)) } }.padding()
        Group { if on { U235Middle(on: $on, f0: n / 2) } else { U235Leaf0(f0: USquare(size: n / 2), on: .constant(true)) } }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate struct U236Leaf0: View {
    let f0: AnyView
    var body: some View {
        let _ = print("U236Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U236Leaf1: View {
    let f0: Text
    @State private var own = 1
    var body: some View {
        let _ = print("U236Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U236Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U236Box")
        content
    }
}

fileprivate struct U236Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U236Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U236Leaf0(f0: AnyView(Text("a \(n / 2)"))); Text("t") }
        GroupBox("g") { GroupBox("g") { GroupBox("g") { U236Leaf1(f0: Text("a").bold()) } } }
        GroupBox("g") { U236Leaf0(f0: AnyView(Text("a").padding().bold())) }
    }
}

fileprivate struct U237Leaf0: View, Equatable {
    let f0: Double?
    let f1: ULevel
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U237Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U237Leaf1: View {
    let f0: Text
    let f1: String
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U237Leaf2: View {
    let f0: Color
    var body: some View {
        let _ = print("U237Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U237Leaf3: View {
    let f0: (Int, String)
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U237Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U237Box")
        content
    }
}

fileprivate struct U237Style0: ButtonStyle {
    let f0: [Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U237Style0")
        configuration.label
    }
}

fileprivate struct U237Style1: LabeledContentStyle {
    let f0: (Int) -> Int
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U237Style1")
        Text("\(own)"); configuration.label.labeledContentStyle(self)
    }
}

fileprivate struct U237Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U237Middle")
        Button("more") { n += 1 }
        AnyView(U237Box { U237Leaf0(f0: nil, f1: .at(.nan)) })
        U237Leaf3(f0: (n / 2, "a")).foregroundStyle(.red)
    }
}

fileprivate struct U237Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U237Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U237Leaf0(f0: .nan, f1: n > 1 ? .off : .at(1)) } else { U237Box { U237Leaf0(f0: n > 1 ? nil : 1.5, f1: .at(Double(n / 2))) } } }.background(Color.green)
        U237Leaf2(f0: .red)
        ForEach([n / 2, 5, 7], id: \.self) { i in U237Leaf3(f0: (n / 2, "a")) }
        Group { U237Middle(on: $on, f0: 1) }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U238Leaf0: View {
    let f0: Any
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U238Leaf1: View {
    let f0: Int?
    let f1: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U238Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U238Leaf2: View {
    let f0: UPoint
    let f1: [Int]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U238Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U238Leaf3: View {
    let f0: Color
    let f1: (Int) -> Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U238Style0: LabelStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U238Style0")
        configuration.icon
    }
}

fileprivate struct U238Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U238Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if on { Group { Label("l", systemImage: "star").labelStyle(U238Style0()) }.environment(\.uDepth, n / 2) }
        U238Leaf0(f0: "a", on: .constant(true))
        Group { AnyView(U238Leaf0(f0: "a", on: $on)) }.environment(\.uDepth, n / 2)
    }
}

fileprivate struct U239Leaf0: View, Equatable {
    let f0: (Int) -> Int
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = print("U239Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U239Leaf1: View {
    let f0: () -> Void
    let f1: Int?
    @State private var model = UModel()
    var body: some View {
        let _ = print("U239Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U239Leaf2: View {
    let f0: Text
    let f1: Any
    @State var start: Int
    var body: some View {
        let _ = print("U239Leaf2")
        Text("\(start)")
    }
}

fileprivate struct U239Leaf3: View, Equatable {
    let f0: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U239Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U239Style0: GroupBoxStyle {
    let f0: [Double]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U239Style0")
        configuration.label
    }
}

fileprivate struct U239Style1: LabeledContentStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U239Style1")
        configuration.content
    }
}

fileprivate struct U239Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U239Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U239Leaf3(f0: "a \(n)") }
        U239Leaf0(f0: { $0 + 1 })
    }
}

fileprivate struct U240Leaf0: View, Equatable {
    let f0: () -> Void
    let f1: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U240Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U240Leaf1: View, Equatable {
    let f0: Color
    let f1: Any
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U240Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U240Leaf2: View {
    let f0: Color
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U240Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U240Leaf3: View, Equatable {
    let f0: UPair
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U240Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U240Box")
        content
    }
}

fileprivate struct U240Style0: ButtonStyle {
    let f0: Text
    let f1: [String: Int]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U240Style0")
        configuration.label
    }
}

fileprivate struct U240Style1: ToggleStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U240Style1")
        configuration.label.toggleStyle(self)
    }
}

fileprivate struct U240Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U240Middle")
        Button("more") { n += 1 }
        Group { U240Leaf2(f0: .red) }.environment(\.uDepth, n / 2)
        AnyView(U240Leaf1(f0: n > 1 ? .red : .blue, f1: "a"))
    }
}

fileprivate struct U240Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U240Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Button("b") {}.buttonStyle(U240Style0(f0: Text("a \(n / 2)"), f1: ["a": n / 2]))
        U240Box { U240Leaf0(f0: uModel.hit, f1: "a \(n)") }
        U240Middle(on: $on, f0: 1)
        U240Leaf2(f0: .red)
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates16Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U226Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U227Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U228Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U229Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U230Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U231Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U232Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U233Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U234Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U235Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U236Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U237Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U238Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U239Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U240Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
