// Updates03, exported by Atelier.
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

fileprivate struct U31Leaf0: View {
    let f0: AnyView
    let f1: AnyView
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U31Leaf1: View {
    let f0: Text
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U31Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U31Leaf2: View {
    let f0: [Double]
    let f1: Color
    @State private var model = UModel()
    var body: some View {
        let _ = print("U31Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U31Leaf3: View {
    let f0: Int?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U31Leaf3")
        Text("\(isEnabled)")
    }
}

fileprivate struct U31Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U31Box")
        content
    }
}

fileprivate struct U31Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U31Middle")
        Button("more") { n += 1 }
        GroupBox("g") { U31Box { U31Leaf0(f0: AnyView(Text("a").padding().bold()), f1: AnyView(Text("a").padding().bold()), start: n) } }
        if on { Group { AnyView(U31Leaf3(f0: nil)) }.environment(\.uDepth, n) }
    }
}

fileprivate struct U31Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U31Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { U31Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a").padding().bold()), start: n); Text("t") } }.environment(\.uDepth, n)
        U31Leaf2(f0: [Double(n / 2)], f1: n > 1 ? .red : .blue)
        if n % 2 == 0 { Group { U31Box { U31Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: AnyView(Text("a \(n / 2)")), start: n) } }.disabled(false) } else { U31Leaf1(f0: Text("a \(n / 2)")) }
        U31Middle(on: $on, f0: n / 2)
    }
}

fileprivate struct U32Leaf0: View {
    let f0: [Double]
    let f1: UModel
    @State var start: Int
    var body: some View {
        let _ = print("U32Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U32Leaf1: View {
    let f0: [String: Int]
    let f1: Text
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U32Leaf2: View, Equatable {
    let f0: [String: Int]
    let f1: Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U32Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U32Leaf3: View {
    let f0: [UPair]
    let f1: () -> Void
    @Binding var on: Bool
    var body: some View {
        let _ = print("U32Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U32Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U32Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U32Leaf0(f0: [Double(n / 2)], f1: uModel, start: n).bold(); Text("t") }
        GroupBox("g") { U32Leaf3(f0: [UPair(text: "a", z: .nan)], f1: { print("called") }, on: .constant(true)) }
        Group { GroupBox("g") { Group { U32Leaf3(f0: [UPair(text: "a", z: .nan)], f1: {}, on: .constant(true)) }.transformEnvironment(\.uDepth) { $0 += 1 } } }.transformEnvironment(\.uDepth) { $0 += 1 }
    }
}

fileprivate struct U33Leaf0: View {
    let f0: [Double]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U33Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U33Leaf1: View {
    let f0: [Int]
    var body: some View {
        let _ = print("U33Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U33Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U33Middle")
        Button("more") { n += 1 }
        Group { Group { U33Leaf0(f0: [Double(n / 2)]) }.disabled(on) }.environment(\.uDepth, n)
        ForEach([n / 2, 5, 7], id: \.self) { i in U33Leaf0(f0: [.nan]) }
    }
}

fileprivate struct U33Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U33Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U33Leaf0(f0: [.nan]) }
        U33Leaf1(f0: [1, n / 2])
        GroupBox("g") { Group { AnyView(U33Middle(on: $on, f0: 1)) }.environment(\.uDepth, n / 2) }
        ForEach(0..<2) { i in U33Leaf1(f0: [1, n / 2]) }
    }
}

fileprivate struct U34Leaf0: View {
    let f0: () -> Void
    let f1: Any
    @State private var model = UModel()
    var body: some View {
        let _ = print("U34Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U34Leaf1: View {
    let f0: Double?
    @State private var own = 1
    var body: some View {
        let _ = print("U34Leaf1")
        Text("\(own)")
    }
}

fileprivate struct U34Leaf2: View {
    let f0: Int
    let f1: AnyView
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U34Leaf2")
        Text("\(isEnabled)")
    }
}

fileprivate struct U34Style0: ToggleStyle {
    let f0: Text
    let f1: () -> Void
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U34Style0")
        configuration.label
    }
}

fileprivate struct U34Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U34Middle")
        Button("more") { n += 1 }
        Group { U34Leaf1(f0: n > 1 ? nil : 1.5) }.disabled(on)
        Group { Group { AnyView(U34Leaf0(f0: {}, f1: 1.5)) }.transformEnvironment(\.uDepth) { $0 += 1 } }.disabled(false)
    }
}

fileprivate struct U34Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U34Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U34Leaf2(f0: n / 2, f1: AnyView(Text("a \(n / 2)")))
        Group { U34Leaf2(f0: 3, f1: AnyView(Text("a").padding().bold())) }.transformEnvironment(\.uDepth) { $0 += 1 }
        U34Leaf0(f0: { n += 1 }, f1: "a")
        U34Leaf0(f0: {}, f1: "a")
        U34Middle(on: $on, f0: 1)
    }
}

fileprivate struct U35Leaf0: View, Equatable {
    let f0: UPoint
    let f1: [String: Int]
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U35Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U35Leaf1: View {
    let f0: [UPair]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U35Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U35Style0: LabelStyle {
    let f0: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U35Style0")
        Text("\(own)"); Label(configuration)
    }
}

fileprivate struct U35Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U35Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U35Leaf0(f0: UPoint(x: .nan, y: 1), f1: ["a": 1, "b": 2]) }
        VStack { U35Leaf1(f0: [UPair(text: "a", z: .nan)]); Text("t") }.foregroundStyle(.red)
    }
}

fileprivate struct U36Leaf0: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U36Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U36Leaf1: View, Equatable {
    let f0: [UPair]
    let f1: UPair
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U36Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U36Leaf2: View {
    let f0: UMark
    @State private var model = UModel()
    var body: some View {
        let _ = print("U36Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U36Leaf3: View, Equatable {
    let f0: String
    static func == (one: Self, other: Self) -> Bool { false }
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U36Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U36Box")
        content
    }
}

fileprivate struct U36Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U36Middle")
        Button("more") { n += 1 }
        if on { Group { GroupBox("g") { U36Leaf0(f0: [.nan]) }; Text("t") } }
        Group { if on { U36Leaf3(f0: "a \(n / 2)") } else { U36Leaf1(f0: [UPair(text: "a", z: .nan)], f1: UPair(text: "a \(n / 2)", z: 1)) } }.font(n > 1 ? .title : .body)
    }
}

fileprivate struct U36Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U36Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        U36Leaf0(f0: [.nan])
        if on { Group { Group { U36Middle(on: $on, f0: 1) }.disabled(on) }.environment(\.uDepth, 1) }
        GroupBox("g") { AnyView(U36Leaf0(f0: [.nan])) }
    }
}

fileprivate struct U37Leaf0: View {
    let f0: () -> Void
    let f1: Int
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U37Leaf1: View {
    let f0: [any UFigure]
    let f1: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U37Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U37Leaf2: View {
    let f0: Double?
    let f1: [any UFigure]
    var body: some View {
        let _ = print("U37Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U37Leaf3: View {
    let f0: [Int]
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf3")
    }
}

fileprivate struct U37Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U37Box")
        content
    }
}

fileprivate struct U37Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U37Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U37Leaf1(f0: [USquare(size: n / 2)], f1: n))
        VStack { U37Leaf0(f0: { uModel.hits += 1 }, f1: n / 2); Text("t") }.foregroundStyle(.red)
        Group { VStack { U37Leaf3(f0: []); Text("t") }.font(n > 1 ? .title : .body) }.transformEnvironment(\.uDepth) { $0 += 1 }
        ForEach([n / 2, 5, 7], id: \.self) { i in U37Leaf3(f0: []) }
    }
}

fileprivate struct U38Leaf0: View {
    let f0: Double
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf0")
    }
}

fileprivate struct U38Leaf1: View {
    let f0: (Int, String)
    let f1: UPoint
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U38Leaf2: View {
    let f0: any UFigure
    @State var start: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(start)")
    }
}

fileprivate struct U38Leaf3: View {
    let f0: [Int]
    let f1: UPoint
    @Binding var on: Bool
    var body: some View {
        let _ = print("U38Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U38Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U38Box")
        content
    }
}

fileprivate struct U38Style0: GroupBoxStyle {
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U38Style0")
        Text("\(own)"); GroupBox(configuration)
    }
}

fileprivate struct U38Style1: ToggleStyle {
    let f0: (Int, String)
    let f1: [Double]
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U38Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U38Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U38Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { if on { U38Leaf1(f0: (n / 2, "a"), f1: UPoint(x: .nan, y: 1), on: $on) } else { U38Leaf0(f0: .nan) } }.padding()
        ForEach(0..<2) { i in U38Leaf3(f0: [1, 2], f1: UPoint(x: .nan, y: 1), on: .constant(true)) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U38Box { U38Leaf0(f0: Double(n / 2)) } }
        Toggle("t", isOn: .constant(true)).toggleStyle(U38Style1(f0: (1, "a"), f1: [])).toggleStyle(U38Style1(f0: (1, "a"), f1: [Double(n / 2)]))
    }
}

fileprivate struct U39Leaf0: View {
    let f0: [String: Int]
    let f1: Text
    var body: some View {
        let _ = print("U39Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U39Leaf1: View {
    let f0: Any
    @Environment(\.uDepth) private var depth
    var body: some View {
        let _ = print("U39Leaf1")
        Text("\(depth)")
    }
}

fileprivate struct U39Leaf2: View {
    let f0: Double
    let f1: Int
    var body: some View {
        let _ = print("U39Leaf2")
        Text("Leaf2")
    }
}

fileprivate struct U39Leaf3: View {
    let f0: Text
    @Binding var on: Bool
    var body: some View {
        let _ = print("U39Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U39Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U39Box")
        content
    }
}

fileprivate struct U39Style0: GroupBoxStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U39Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U39Style1: ButtonStyle {
    let f0: () -> Void
    let f1: UPoint
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U39Style1")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U39Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U39Middle")
        Button("more") { n += 1 }
        if on { Group { U39Leaf2(f0: n == 1 ? -0.0 : 0.0, f1: n / 2) }.transformEnvironment(\.uDepth) { $0 += 1 } }
        if n % 2 == 0 { Group { U39Leaf3(f0: Text("a \(n / 2)"), on: $on) }.disabled(n > 1) } else { U39Leaf1(f0: 1.5) }
    }
}

fileprivate struct U39Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U39Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U39Box { U39Leaf0(f0: ["a": 1, "b": 2], f1: Text("a").bold()) } }.environment(\.uDepth, 1)
        Group { Group { AnyView(U39Leaf2(f0: 0.5, f1: 3)) }.environment(\.uDepth, n) }.environment(\.uDepth, n)
        U39Middle(on: $on, f0: 1)
    }
}

fileprivate struct U40Leaf0: View {
    let f0: Color
    let f1: Int
    @State var start: Int
    var body: some View {
        let _ = print("U40Leaf0")
        Text("\(start)")
    }
}

fileprivate struct U40Leaf1: View, Equatable {
    let f0: Color
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U40Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U40Box<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        let _ = print("U40Box")
        content
    }
}

fileprivate struct U40Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U40Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { U40Box { U40Leaf0(f0: .red, f1: 3, start: n) }; Text("t") }
        AnyView(U40Box { U40Leaf0(f0: .red, f1: 3, start: n) })
        switch n % 3 { case 0: U40Leaf0(f0: n > 1 ? .red : .blue, f1: 3, start: n); case 1: U40Leaf0(f0: n > 1 ? .red : .blue, f1: n, start: n).padding(n > 1 ? 8 : 16); default: EmptyView() }
        U40Leaf1(f0: n > 1 ? .red : .blue)
    }
}

fileprivate struct U41Leaf0: View {
    let f0: String
    let f1: Text
    var body: some View {
        let _ = print("U41Leaf0")
        Text("Leaf0")
    }
}

fileprivate struct U41Leaf1: View {
    let f0: String
    let f1: Any
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf1")
    }
}

fileprivate struct U41Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U41Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach([n / 2, 5, 7], id: \.self) { i in U41Leaf0(f0: "a \(n)", f1: Text("a \(n / 2)")) }
        if on { AnyView(U41Leaf0(f0: "a \(n / 2)", f1: Text("a \(n / 2)"))) }
    }
}

fileprivate struct U42Leaf0: View {
    let f0: [Double]
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = Self._printChanges()
        Text("\(isEnabled)")
    }
}

fileprivate struct U42Leaf1: View {
    let f0: Double?
    let f1: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U42Leaf1")
        Text("\(isEnabled)")
    }
}

fileprivate struct U42Leaf2: View {
    let f0: (Int) -> Int
    @Binding var on: Bool
    var body: some View {
        let _ = print("U42Leaf2")
        Text("\(on)")
    }
}

fileprivate struct U42Leaf3: View {
    let f0: Double?
    let f1: String
    @Binding var on: Bool
    var body: some View {
        let _ = Self._printChanges()
        Text("\(on)")
    }
}

fileprivate struct U42Style0: GroupBoxStyle {

    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U42Style0")
        configuration.content.groupBoxStyle(self)
    }
}

fileprivate struct U42Style1: LabeledContentStyle {
    let f0: UPoint
    let f1: [UPair]
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U42Style1")
        configuration.content
    }
}

fileprivate struct U42Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U42Middle")
        Button("more") { n += 1 }
        U42Leaf0(f0: [Double(n / 2)])
        ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { i in U42Leaf0(f0: [.nan]) }
    }
}

fileprivate struct U42Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U42Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        ForEach(0..<2) { i in U42Middle(on: $on, f0: n / 2) }
        ForEach([n / 2, 5, 7], id: \.self) { i in U42Leaf3(f0: n > 1 ? nil : 1.5, f1: "a \(n / 2)", on: $on) }
        if n % 2 == 0 { Group { Group { U42Leaf2(f0: { $0 + n }, on: $on) }.transformEnvironment(\.uDepth) { $0 += 1 } }.transformEnvironment(\.uDepth) { $0 += 1 } } else { U42Leaf0(f0: []) }
        VStack { U42Leaf1(f0: n > 1 ? nil : 1.5, f1: UPoint(x: 1, y: n / 2)); Text("t") }.padding(n > 1 ? 8 : 16)
    }
}

fileprivate struct U43Leaf0: View {
    let f0: () -> Void
    let f1: UName
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U43Leaf1: View, Equatable {
    let f0: Color
    let f1: Int?
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View {
        let _ = print("U43Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U43Leaf2: View {
    let f0: (Int, String)
    let f1: (Int, String)
    @State private var own = 1
    var body: some View {
        let _ = Self._printChanges()
        Text("\(own)")
    }
}

fileprivate struct U43Leaf3: View {
    let f0: [any UFigure]
    @State private var model = UModel()
    var body: some View {
        let _ = print("U43Leaf3")
        Text("Leaf3")
    }
}

fileprivate struct U43Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U43Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        Group { Group { Group { U43Leaf1(f0: n > 1 ? .red : .blue, f1: n / 2); Text("t") } }.disabled(on) }.environment(\.uDepth, 1)
        U43Leaf1(f0: .red, f1: nil).background(Color.green)
        U43Leaf0(f0: {}, f1: UName(text: "a", y: n / 2))
    }
}

fileprivate struct U44Leaf0: View {
    let f0: [String: Int]
    let f1: UPoint
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U44Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U44Leaf1: View {
    let f0: () -> Void
    let f1: [Double]
    var body: some View {
        let _ = print("U44Leaf1")
        Text("Leaf1")
    }
}

fileprivate struct U44Leaf2: View {
    let f0: AnyView
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U44Leaf3: View {
    let f0: String
    @State private var own = 1
    var body: some View {
        let _ = print("U44Leaf3")
        Text("\(own)")
    }
}

fileprivate struct U44Style0: ButtonStyle {
    @Environment(\.uDepth) private var depth
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U44Style0")
        Text("\(depth)"); configuration.label
    }
}

fileprivate struct U44Style1: ToggleStyle {
    let f0: [Double]
    let f1: () -> Void
    @State private var own = 1
    func makeBody(configuration: Configuration) -> some View {
        let _ = print("U44Style1")
        Text("\(own)"); configuration.label
    }
}

fileprivate struct U44Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U44Middle")
        Button("more") { n += 1 }
        Toggle("t", isOn: $on).toggleStyle(U44Style1(f0: [Double(n / 2)], f1: uModel.hit))
        AnyView(U44Leaf0(f0: ["a": 1, "b": 2], f1: UPoint(x: 0, y: 1)))
    }
}

fileprivate struct U44Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U44Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        if n % 2 == 0 { U44Middle(on: $on, f0: n / 2) } else { U44Leaf2(f0: AnyView(Text("a").padding().bold())) }
        if on { Toggle("t", isOn: .constant(true)).toggleStyle(U44Style1(f0: [], f1: uModel.hit)) }
        Group { if on { U44Leaf2(f0: AnyView(Text("a").padding().bold())) } else { U44Leaf0(f0: ["a": 1, "b": 2], f1: UPoint(x: 1, y: n / 2)) } }.overlay { Text("o") }
        ForEach([n / 2, 5, 7], id: \.self) { i in U44Leaf3(f0: "a") }
    }
}

fileprivate struct U45Leaf0: View {
    let f0: AnyView
    let f1: UName
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = print("U45Leaf0")
        Text("\(isEnabled)")
    }
}

fileprivate struct U45Leaf1: View {
    let f0: Int
    @State var start: Int
    var body: some View {
        let _ = print("U45Leaf1")
        Text("\(start)")
    }
}

fileprivate struct U45Leaf2: View {
    let f0: AnyView
    @State private var model = UModel()
    var body: some View {
        let _ = Self._printChanges()
        Text("Leaf2")
    }
}

fileprivate struct U45Leaf3: View {
    let f0: UPoint
    let f1: Double?
    @Binding var on: Bool
    var body: some View {
        let _ = print("U45Leaf3")
        Text("\(on)")
    }
}

fileprivate struct U45Middle: View {
    @State private var n = 0
    @Binding var on: Bool
    let f0: Int
    var body: some View {
        let _ = print("U45Middle")
        Button("more") { n += 1 }
        Group { if on { U45Leaf2(f0: AnyView(Text("a").padding().bold())) } else { U45Leaf0(f0: AnyView(Text("a \(n / 2)")), f1: UName(text: "a", y: n / 2)) } }.lineLimit(1)
        Group { VStack { U45Leaf3(f0: UPoint(x: 0, y: 1), f1: nil, on: $on); Text("t") }.tint(.red); Text("t") }
    }
}

fileprivate struct U45Root: View {
    @State private var n = 0
    @State private var on = false
    var body: some View {
        let _ = print("U45Root")
        Button("next") { n += 1 }
        Toggle("turn", isOn: $on)
        AnyView(U45Middle(on: $on, f0: n / 2))
        U45Leaf0(f0: AnyView(Text("a").padding().bold()), f1: UName(text: "a", y: n / 2))
        ForEach(0..<2) { i in U45Leaf0(f0: AnyView(Text("a").padding().bold()), f1: UName(text: "a \(n)", y: 1)) }
    }
}

nonisolated(unsafe) fileprivate let uModel = UModel()

struct Updates03Session: StagedSession {
    static func run(on stage: Stage) throws {
        _ = uModel
        try stage.show { U31Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U32Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U33Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U34Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U35Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U36Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U37Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U38Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U39Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U40Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U41Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U42Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U43Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U44Root() }
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
        try stage.show { U45Root() }
        try stage.tap("next")
        try stage.tap("next")
        try stage.toggle("turn")
        try stage.tap("next")
    }
}
