import StyleEngine
import Testing

@Suite struct TraceTests {
    struct Sign: View {
        @Environment(\.number) private var number
        @State private var isLit = false

        var body: some View { Leaf("\(number)") }
    }

    struct Lit: ViewModifier {
        func body(content: Content) -> some View { content.environment(\.number, 5) }
    }

    struct Numbered: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration)
            Leaf("\(number)")
        }
    }

    /// The lines of a trace; each stands for the line of this file on which it happened, counted from `line`.
    private func trace(_ view: some View, from line: UInt) throws -> String {
        let resolver = Resolver()
        let trace = Trace()
        resolver.trace = trace
        _ = try resolver.resolve(view)
        return trace.events.map { event in
            guard let place = event.place else { return event.text }
            #expect(place.file == "StyleEngineTests/TraceTests.swift")
            return event.text.replacing(
                place.description, with: "\(place.line > line ? "+" : "")\(place.line - Int(line)):\(place.column)")
        }.joined(separator: "\n")
    }

    @Test("A push, the take and pop that follow from it, and the default at the end")
    func styles() throws {
        let line = #line as UInt
        let view = Box { Box { Leaf("x") } }
            .style(GroupedComponentStyle(style: OverBoxStyle(tag: "A")))
            .style(GroupedComponentStyle(style: TagBoxStyle(tag: "B")))
        let lines = try trace(view, from: line)
        #expect(
            lines == """
                1 push tag("B") for Box, at +3:19
                1 push over("A") for Box, at +2:19
                2 take over("A") by Box, pushed at +2:19
                2 pop over("A") of Box, left: 1, pushed at +2:19
                2 body of over("A")
                3 take tag("B") by Box, pushed at +3:19
                3 pop tag("B") of Box, left: none, pushed at +3:19
                3 body of tag("B")
                4 take the default by Box
                4 body of automatic
                """)
    }

    @Test("Writes, installations and bodies of views and modifiers")
    func environment() throws {
        let line = #line as UInt
        let view = Sign()
            .modifier(Lit())
            .transformEnvironment(\.trail) { $0.append(1) }
            .environment(\.number, 3)
        let lines = try trace(view, from: line)
        #expect(
            lines == """
                1 write NumberKey, at +4:25
                1 write TrailKey, at +3:34
                2 body of Lit, applied at +2:22
                2 write NumberKey, at -51:71
                3 body of Sign
                3 install _number, _isLit of Sign
                """)
    }

    @Test("A style is installed, and makes its body, at the component that took it")
    func installedStyle() throws {
        let line = #line as UInt
        let view = Box { Leaf("x") }.style(GroupedComponentStyle(style: Numbered()))
        let lines = try trace(view, from: line)
        #expect(
            lines == """
                1 push numbered for Box, at +1:43
                2 take numbered by Box, pushed at +1:43
                2 pop numbered of Box, left: none, pushed at +1:43
                2 body of numbered
                2 install _number of numbered
                3 take the default by Box
                3 body of automatic
                """)
    }

    @Test("An update tells of what is made again, and of nothing else")
    func update() throws {
        final class Probe { var binding: Binding<Int>? }
        struct Counter: View {
            let probe: Probe
            @State private var count = 0
            var body: some View {
                let _ = probe.binding = $count
                Leaf("\(count)")
            }
        }
        let (probe, resolver, trace) = (Probe(), Resolver(), Trace())
        _ = try resolver.resolve(
            Box {
                Leaf("x"); Counter(probe: probe)
            })
        resolver.trace = trace
        probe.binding?.wrappedValue = 1
        try resolver.update()
        #expect(trace.text == "1 body of Counter\n1 install _count of Counter")
        #expect(trace.events.allSatisfy { $0.node.type == TypeIdentity(Counter.self) && $0.place == nil })
    }

    @Test("Where a style is pushed does not make it another style (rule F2)")
    func placeIsNoPartOfTheValue() throws {
        final class Count: Equatable {
            var bodies = 0
            static func == (one: Count, other: Count) -> Bool { one === other }
        }
        struct Counted: View {
            let count: Count
            var body: some View {
                let _ = count.bodies += 1
                Leaf("x")
            }
        }
        let (count, resolver) = (Count(), Resolver())
        func pushed(_ isFirst: Bool) -> some View {
            isFirst
                ? Box { Counted(count: count).box(TagBoxStyle(tag: "A")) }
                : Box { Counted(count: count).box(TagBoxStyle(tag: "A")) }
        }
        _ = try resolver.resolve(pushed(true))
        _ = try resolver.resolve(pushed(false))
        #expect(count.bodies == 1)
    }
}
