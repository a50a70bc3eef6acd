import StyleEngine
import Testing

@Suite("An error of the resolver is a sentence, and the resolver goes on after it") struct ResolutionErrorTests {
    @Test("B15: a class as a style")
    func styleIsClass() throws {
        final class Shared: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View { EmptyView() }
        }
        try expect(
            "styles must be value types (either a struct or an enum); Shared is a class; "
                + "declare this style of Box as a struct",
            resolving: Box { Leaf("x") }.box(Shared()))
    }

    struct Echo: ComponentStyle {
        typealias Component = Box
        var next = "ping"

        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration).box(Echo(next: next == "ping" ? "pong" : "ping"))
        }
    }

    @Test("B15: a class as a default style")
    func defaultStyleIsClass() throws {
        try expect(
            "styles must be value types (either a struct or an enum); SharedDefault is a class; "
                + "declare this style of Sealed as a struct",
            resolving: Sealed())
    }

    struct Sealed: StylableComponent {
        let configuration = 0
        static var defaultStyle: any ComponentStyle<Sealed> { SharedDefault() }
    }

    final class SharedDefault: ComponentStyle {
        typealias Component = Sealed
        func makeBody(configuration: Int) -> some View { EmptyView() }
    }

    @Test("B8: styles that ask for each other, and one that asks for itself")
    func styleCycle() throws {
        try expect(
            #"the styles of Box ask for each other more than 200 times: echo("ping") -> echo("pong") -> echo("ping"); "#
                + "a style that shows Box(configuration) must not push itself on it",
            resolving: Box { Leaf("x") }.box(Echo()))
        struct Same: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View { Box(configuration).box(self) }
        }
        try expect(
            "the styles of Box ask for each other more than 200 times: same -> same; "
                + "a style that shows Box(configuration) must not push itself on it",
            resolving: Box { Leaf("x") }.box(Same()))
    }

    @Test("B8: a default style that asks for itself")
    func defaultStyle() throws {
        try expect(
            "the default style of Greedy asks for itself without end: greedy -> greedy; "
                + "show what the configuration holds instead of Greedy(configuration)",
            resolving: RecursionTests.Greedy(.init(name: "g")))
    }

    struct Endless: View {
        var body: AnyView { AnyView(Between()) }
    }

    struct Between: View {
        var body: AnyView { AnyView(Endless()) }
    }

    struct Mirror: View {
        var body: AnyView { AnyView(Group { Mirror() }) }
    }

    @Test("Nesting past the limit")
    func tooDeep() throws {
        try expect(
            "the view is nested more than 500 levels deep, which is the limit; the levels repeat "
                + "Endless -> Between -> Endless: let a condition end that sooner",
            resolving: Endless())
        try expect(
            "the view is nested more than 500 levels deep, which is the limit; the levels repeat Mirror -> Mirror: "
                + "let a condition end that sooner",
            resolving: Mirror())
    }

    @Test("A resolution that was stopped")
    func stopped() throws {
        let resolver = Resolver()
        resolver.shouldStop = { true }
        #expect(message(of: Box { Leaf("x") }, by: resolver) == "interrupted")
        resolver.shouldStop = nil
        #expect(compact(try resolver.resolve(Box { Leaf("x") })) == "def[x]")
    }

    final class Probe {
        var value: Binding<Int>?
    }

    struct Counting: View {
        let probe: Probe
        @State var value = 0

        var body: some View {
            let _ = probe.value = $value
            Leaf("\(value)")
        }
    }

    /// Resolves a view that works, one that fails twice, and the first one again, whose state is still there.
    private func expect<Failing: View>(
        _ text: String, resolving failing: Failing, at location: SourceLocation = #_sourceLocation
    ) throws {
        let (probe, resolver) = (Probe(), Resolver(depthLimit: 500))
        func view(fails: Bool) -> some View {
            Group {
                Box { Counting(probe: probe) }.box(TagBoxStyle(tag: "t"))
                if fails { failing }
            }
        }
        #expect(compact(try resolver.resolve(view(fails: false))) == #"tag("t")[0]"#, sourceLocation: location)
        for _ in 0..<2 { #expect(message(of: view(fails: true), by: resolver) == text, sourceLocation: location) }
        probe.value?.wrappedValue = 3
        #expect(compact(try resolver.resolve(view(fails: false))) == #"tag("t")[3]"#, sourceLocation: location)
    }

    private func message<Content: View>(of view: Content, by resolver: Resolver) -> String? {
        do {
            _ = try resolver.resolve(view)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
