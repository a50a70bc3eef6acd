import StyleEngine
import Testing

@Suite struct RecursionTests {
    struct Looping: ComponentStyle {
        typealias Component = Box
        var name: String

        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration).box(Looping(name: name == "ping" ? "pong" : "ping"))
        }
    }

    @Test("B8: styles that ask for each other without end are named, each once")
    func cycle() {
        #expect(
            throws: ResolutionError.styleCycle(component: "Box", styles: [#"looping("ping")"#, #"looping("pong")"#])
        ) {
            try tree { Box { Leaf("x") }.box(Looping(name: "ping")) }
        }
    }

    struct SelfReapplying: ComponentStyle {
        typealias Component = Box

        func makeBody(configuration: Box.Configuration) -> some View {
            configuration.content.box(self)
        }
    }

    @Test("B8: three hundred nested boxes that re-apply their style are no cycle")
    func nested() throws {
        var view = AnyView(Leaf("x"))
        for _ in 0..<300 { let inner = view; view = AnyView(Box { inner }) }
        let result = try tree { view.box(SelfReapplying()) }
        let name = "selfReapplying["
        #expect(result == String(repeating: name, count: 300) + "x" + String(repeating: "]", count: 300))
    }

    struct Greedy: ComposableStyling {
        struct Configuration { var name: String }
        let configuration: Configuration
        static var defaultStyle: any ComponentStyle<Greedy> { GreedyStyle() }
        init(_ configuration: Configuration) { self.configuration = configuration }
    }

    struct GreedyStyle: ComponentStyle {
        typealias Component = Greedy
        func makeBody(configuration: Greedy.Configuration) -> some View { Greedy(configuration) }
    }

    @Test("B8: a default style that asks for itself is reported at once")
    func defaultStyle() {
        #expect(throws: ResolutionError.defaultStyleAsksForItself(component: "Greedy", style: "greedy")) {
            try Resolver(depthLimit: 10).resolve(Greedy(.init(name: "g")))
        }
    }

    /// A fresh box in the style's own body, which takes the style again.
    struct Fresh: ComponentStyle {
        typealias Component = Box
        var wraps = false

        func makeBody(configuration: Box.Configuration) -> some View {
            Box {
                if wraps { Leaf("x"); configuration.content } else { Leaf("y") }
            }
            .environment(\.number, 3)
            .box(self)
        }
    }

    @Test("B8: a style that shows a fresh component with itself is named soon", arguments: [false, true])
    func fresh(wraps: Bool) {
        #expect(throws: ResolutionError.endlessRecursion(path: ["Box (style fresh(\(wraps)))"])) {
            try Resolver().resolve(Box { Leaf("z") }.box(Fresh(wraps: wraps)))
        }
    }

    /// A modifier that puts itself around what it makes of its content.
    struct Framing: ViewModifier {
        var copies: Int
        var level: Int?

        func body(content: Content) -> some View {
            let next = Framing(copies: copies, level: level.map { $0 - 1 })
            Group { ForEach(0..<copies, id: \.self) { _ in content } }
                .modifier(level == 0 ? AnyModifier(EmptyModifier()) : AnyModifier(next))
        }
    }

    /// A modifier whose type is erased.
    struct AnyModifier: ViewModifier {
        let apply: (AnyView) -> AnyView

        init(_ modifier: some ViewModifier) { apply = { AnyView($0.modifier(modifier)) } }

        func body(content: Content) -> some View { apply(AnyView(content)) }
    }

    @Test("A modifier that applies itself around its content is named soon", arguments: [1, 2])
    func modifier(copies: Int) {
        #expect(throws: ResolutionError.endlessRecursion(path: ["Framing", "AnyModifier"])) {
            try Resolver(depthLimit: .max).resolve(Leaf("x").modifier(Framing(copies: copies)))
        }
    }

    @Test("A modifier that counts its levels is no endless recursion, and neither are modifiers that a loop nests")
    func countedModifiers() throws {
        let counted = try tree { Leaf("x").modifier(Framing(copies: 1, level: 700)) }
        #expect(counted == "x")
        var view = AnyView(Leaf("x"))
        for _ in 0..<1_000 { view = AnyView(view.modifier(Framing(copies: 1, level: 0))) }
        let nested = view
        #expect(try tree { nested } == "x")
    }

    /// A component whose default style shows another, whose default style shows it.
    struct Hen: StylableComponent {
        let configuration: AnyView
        static var defaultStyle: any ComponentStyle<Hen> { HenStyle() }
    }

    struct HenStyle: ComponentStyle {
        typealias Component = Hen
        func makeBody(configuration: AnyView) -> some View { Egg(configuration: AnyView(Group { configuration })) }
    }

    struct Egg: StylableComponent {
        let configuration: AnyView
        static var defaultStyle: any ComponentStyle<Egg> { DefaultEggStyle() }
    }

    struct DefaultEggStyle: ComponentStyle {
        typealias Component = Egg
        func makeBody(configuration: AnyView) -> some View { Hen(configuration: AnyView(Group { configuration })) }
    }

    @Test("B8: default styles of two components that show each other are named")
    func twoDefaults() {
        #expect(
            throws: ResolutionError.endlessRecursion(path: ["Hen (default style hen)", "Egg (default style)"])
        ) {
            try Resolver().resolve(Hen(configuration: AnyView(Leaf("x"))))
        }
    }

    struct Echoing: View {
        var body: AnyView { AnyView(Group { Echoing() }) }
    }

    @Test("A view that contains itself is named soon, however high the limit is")
    func view() {
        #expect(throws: ResolutionError.endlessRecursion(path: ["Echoing"])) {
            try Resolver(depthLimit: .max).resolve(Echoing())
        }
    }

    struct Countdown: ComponentStyle {
        typealias Component = Box
        var count: Int

        func makeBody(configuration: Box.Configuration) -> some View {
            if count > 0 {
                Box { Group { configuration.content } }.box(Countdown(count: count - 1))
            } else {
                configuration.content
            }
        }
    }

    struct Deeper: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            if number < 5_000 {
                Box { Group { configuration.content } }.box(self).transformEnvironment(\.number) { $0 += 1 }
            } else {
                configuration.content
            }
        }
    }

    @Test("Recursion that a counter ends is no error, in a style's value or in the environment")
    func finite() throws {
        #expect(words(in: try Resolver().resolve(Box { Leaf("x") }.box(Countdown(count: 5_000)))) == ["x"])
        #expect(words(in: try Resolver().resolve(Box { Leaf("x") }.box(Deeper()))) == ["x"])
    }

    struct CountingState: View {
        @State var count = 0

        @ViewBuilder var body: some View {
            if count < 5_000 { CountingState(count: count + 1) } else { Leaf("\(count)") }
        }
    }

    @Test("Recursion that a counter in state ends is no error")
    func finiteState() throws {
        #expect(words(in: try Resolver().resolve(CountingState())) == ["5000"])
    }

    @Test("Recursion that only the limit ends names its types once, and the limit as a limit")
    func limit() throws {
        #expect(throws: ResolutionError.tooDeep(limit: 3_000, repeating: ["Box (style countdown)"])) {
            try Resolver(depthLimit: 3_000).resolve(Box { Leaf("x") }.box(Countdown(count: 5_000)))
        }
    }

    struct Card: View {
        let content: AnyView
        var body: some View { content }
    }

    @Test("Ten thousand equal views inside each other, and as many boxes that share a style, are no recursion")
    func nestedContent() throws {
        var (cards, boxes) = (AnyView(Leaf("x")), AnyView(Leaf("y")))
        for _ in 0..<10_000 {
            let (card, box) = (cards, boxes)
            cards = AnyView(Card(content: card))
            boxes = AnyView(Box { box })
        }
        let tree = try Resolver().resolve(
            Group {
                cards
                boxes
                boxes.box(SelfReapplying())
            })
        #expect(words(in: tree) == ["x", "y", "y"])
    }

    @Test("A limit below 1 counts as 1")
    func smallestLimit() throws {
        #expect(Resolver(depthLimit: 0).depthLimit == 1)
        #expect(Resolver(depthLimit: -5).depthLimit == 1)
        #expect(compact(try Resolver(depthLimit: 0).resolve(Box { Leaf("x") })) == "def[x]")
    }

    @Test("A long cycle is shortened where it is named")
    func longCycle() {
        let names = (1...20).map { "V\($0)" }
        #expect(
            "\(ResolutionError.endlessRecursion(path: names))"
                == "V1 -> V2 -> V3 -> V4 -> V5 -> V6 -> 12 more -> V19 -> V20 -> V1 repeats without end, "
                + "with the same values at each level; let a condition end it")
        #expect(
            "\(ResolutionError.endlessRecursion(path: ["Box (style fresh)"]))"
                == "Box (style fresh) contains itself without end, with the same values at each level; "
                + "let a condition end it")
    }

    private func words(in tree: Node) -> [String] {
        var words: [String] = []
        var pending = [tree]
        while let node = pending.popLast() {
            words += node.title.map { [$0] } ?? []
            pending += node.children.reversed()
        }
        return words
    }
}
