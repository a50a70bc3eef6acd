import Testing

@testable import StyleEngine

@Suite struct MovedStateTests {
    final class Probe {
        var value: Binding<Int>?
    }

    struct Counter: View {
        let probe: Probe
        @State var value = 0

        var body: some View {
            let _ = probe.value = $value
            Leaf("\(value)")
        }
    }

    /// Holds its content in a node of its own, and keeps the state inside where it stands elsewhere the next time.
    struct Holder: PrimitiveView {
        let content: Counter
        let place: Place

        final class Place {
            var node: Node?
        }

        static func _resolve(_ view: Holder, at inputs: Inputs, by resolver: Resolver) {
            let inner = resolver.open(TypeIdentity(Holder.self), .group, at: inputs, continuing: view.place.node)
            view.place.node = inner.parent
            Counter._resolve(view.content, at: inner, by: resolver)
        }
    }

    /// A modifier with a node of its own.
    struct Around: PrimitiveModifier {
        static func resolve(
            _ modifier: Around, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
        ) {
            content(resolver.open(TypeIdentity(Around.self), .modifier, at: inputs))
        }
    }

    @Test("State lives on where a view is moved")
    func moved() throws {
        let (probe, place, resolver) = (Probe(), Holder.Place(), Resolver(isIncremental: false))
        let view = Holder(content: Counter(probe: probe), place: place)
        _ = try resolver.resolve(view)
        probe.value?.wrappedValue = 3
        #expect(compact(try resolver.resolve(view.modifier(Around()))) == "3")
    }

    @Test("State of some types begins anew")
    func forgotten() throws {
        let (probe, resolver) = (Probe(), Resolver(isIncremental: false))
        let view = Counter(probe: probe)
        _ = try resolver.resolve(view)
        probe.value?.wrappedValue = 3
        resolver.forgetState { $0.name == "Reader" }
        #expect(compact(try resolver.resolve(view)) == "3")
        resolver.forgetState { $0.name == "Counter" }
        #expect(compact(try resolver.resolve(view)) == "0")
    }
}
