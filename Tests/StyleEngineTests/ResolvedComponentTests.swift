import StyleEngine
import Testing

@Suite("A style's body as a view") struct ResolvedComponentTests {
    struct Reading: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number
        @State var count = 7

        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf("\(number)\(count)")
            Box(configuration)
        }
    }

    /// Shows what another style makes in its own way, where the number is 9.
    struct Forwarding: ComponentStyle {
        typealias Component = Box
        let body: (Box.Configuration) -> AnyView

        func makeBody(configuration: Box.Configuration) -> some View {
            body(configuration).environment(\.number, 9)
        }
    }

    @Test(
        "B16, D1: the style is installed where its body stands, and pops nothing",
        arguments: [
            { Reading().erasedBody(configuration: $0) },
            { AnyComponentStyle(base: Reading()).erasedBody(configuration: $0) },
            { AnyView(ResolvedComponent(configuration: $0, style: Reading())) },
        ] as [@Sendable (Box.Configuration) -> AnyView])
    func installed(body: @escaping @Sendable (Box.Configuration) -> AnyView) throws {
        let view = Box { Leaf("x") }.box(Forwarding(body: body)).box(TagBoxStyle(tag: "A")).environment(\.number, 5)
        #expect(try tree { view } == #"forwarding[97 tag("A")[x]]"#)
    }

    @Test("B16: called by hand, a style is installed nowhere")
    func byHand() throws {
        let view = Box { Leaf("x") }
            .box(Forwarding { AnyView(Reading().makeBody(configuration: $0)) }).environment(\.number, 5)
        #expect(try tree { view } == "forwarding[07 def[x]]")
    }

    @Test("E3: a style of another type starts its state anew, one of the same type goes on")
    func state() throws {
        struct Counting: ComponentStyle {
            typealias Component = Box
            let probe: Probe
            @State var count = 0
            func makeBody(configuration: Box.Configuration) -> some View {
                let _ = probe.count = $count
                Leaf("\(count)")
            }
        }
        final class Probe { var count: Binding<Int>? }
        let (probe, resolver) = (Probe(), Resolver())
        func shown(_ style: any ComponentStyle<Box>) throws -> String {
            let erased = AnyComponentStyle(base: style)
            return compact(try resolver.resolve(erased.erasedBody(configuration: Box { Leaf("x") }.configuration)))
        }
        #expect(try shown(Counting(probe: probe)) == "0")
        probe.count?.wrappedValue = 4
        #expect(try shown(Counting(probe: probe)) == "4")
        #expect(try shown(TagBoxStyle(tag: "A")) == "x")
        #expect(try shown(Counting(probe: probe)) == "0")
    }
}
