import StyleEngine
import Testing

@Suite struct ResolverTests {
    struct Counter: View {
        @State var count = 0
        let probe: Probe

        var body: some View {
            let _ = probe.binding = $count
            Leaf("\(count)")
        }
    }

    final class Probe {
        var binding: Binding<Int>?
    }

    @Test("D7: state outlives a resolution where the same view stands in the same place")
    func state() throws {
        let probe = Probe()
        let resolver = Resolver()
        let view = Group {
            Leaf("a")
            Counter(probe: probe)
        }
        #expect(compact(try resolver.resolve(view)) == "a 0")
        probe.binding?.wrappedValue = 5
        #expect(compact(try resolver.resolve(view)) == "a 5")
        resolver.forgetState()
        #expect(compact(try resolver.resolve(view)) == "a 0")
    }

    @Test("E2: each branch has state of its own, and a view before it that comes or goes changes nothing")
    func branches() throws {
        let probe = Probe()
        let resolver = Resolver()
        func view(_ first: Bool, _ extra: Bool) -> some View {
            Group {
                if extra { Leaf("extra") }
                if first { Counter(probe: probe) } else { Counter(probe: probe) }
            }
        }
        _ = try resolver.resolve(view(true, false))
        probe.binding?.wrappedValue = 3
        #expect(compact(try resolver.resolve(view(true, true))) == "extra 3")
        #expect(compact(try resolver.resolve(view(false, true))) == "extra 0")
    }

    @Test("D7: the views of a ForEach keep their state by id")
    func forEach() throws {
        final class Probes { var bindings: [Int: Binding<Int>] = [:] }
        struct Row: View {
            let id: Int
            let probes: Probes
            @State var count = 0
            var body: some View {
                let _ = probes.bindings[id] = $count
                Leaf("\(id):\(count)")
            }
        }
        let probes = Probes()
        let resolver = Resolver()
        func view(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { Row(id: $0, probes: probes) } }
        _ = try resolver.resolve(view([1, 2, 3]))
        probes.bindings[2]?.wrappedValue = 8
        #expect(compact(try resolver.resolve(view([3, 2]))) == "3:0 2:8")
    }

    @Test("A view that contains itself ends at the limit, and the part that repeats is named")
    func recursion() {
        struct Endless: View {
            var body: AnyView { AnyView(Between()) }
        }
        struct Between: View {
            var body: AnyView { AnyView(Endless()) }
        }
        #expect(throws: ResolutionError.endlessRecursion(path: ["Endless", "Between"])) {
            try Resolver(depthLimit: 1_000).resolve(Endless())
        }
    }

    @Test("Groups nested a hundred thousand deep resolve and are freed")
    func depth() throws {
        struct Nested: View {
            let level: Int
            var body: some View {
                if level > 0 { Box { Nested(level: level - 1) } } else { Leaf("end") }
            }
        }
        var node = try Resolver().resolve(Nested(level: 100_000))
        var depth = 0
        while let child = node.children.first {
            depth += 1
            node = child
        }
        #expect(depth == 200_002)
    }

    @Test("Erased views nested ten thousand times in a loop resolve")
    func erased() throws {
        var view = AnyView(Leaf("x"))
        for number in 0..<10_000 { view = AnyView(view.environment(\.number, number)) }
        #expect(compact(try Resolver().resolve(view)) == "x")
    }

    @Test("Bodies are made in the order of the views")
    func order() throws {
        final class Log { var lines: [String] = [] }
        struct Named: View {
            let name: String
            let log: Log
            var inner: [String] = []
            var body: some View {
                let _ = log.lines.append(name)
                ForEach(inner, id: \.self) { Named(name: $0, log: log) }
            }
        }
        let log = Log()
        let view = Group {
            Named(name: "a", log: log, inner: ["a1", "a2"])
            Named(name: "b", log: log, inner: ["b1"])
        }
        _ = try Resolver().resolve(view)
        #expect(log.lines == ["a", "a1", "a2", "b", "b1"])
    }

    @Test("A modifier with a body places its content where it likes")
    func modifierBody() throws {
        struct Twice: ViewModifier {
            @Environment(\.number) var number
            func body(content: Content) -> some View {
                Leaf("m\(number)")
                content.environment(\.number, 7)
                content
            }
        }
        #expect(try tree { Reader().modifier(Twice()).environment(\.number, 1) } == "m1 7 1")
    }

    @Test("D2: a property that is not installed reads its default and warns in SwiftUI's words")
    func notInstalled() {
        final class Notes: @unchecked Sendable { var messages: [String] = [] }
        let notes = Notes()
        let context = EvaluationContext { notes.messages.append($0.text) }
        EvaluationContext.$current.withValue(context) {
            #expect(Reader().number == 0)
        }
        #expect(
            notes.messages == [
                "Accessing Environment<Int>'s value outside of being installed on a View. "
                    + "This will always read the default value and will not update."
            ])
    }
}
