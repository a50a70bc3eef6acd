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
}
