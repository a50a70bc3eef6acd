import Testing

@testable import StyleEngine

@Suite struct LateContentTests {
    /// Tells all late content one number, again and again until it was made for that.
    struct Telling: TreeFitting {
        let number: Int

        func fit(_ root: Node, by resolver: Resolver) -> Bool {
            var isAny = false
            var pending = [root]
            while let node = pending.popLast() {
                if let content = node.payload as? LateContent<Int> {
                    isAny = true
                    if content.fact != number, !content.make(for: number, by: resolver) { return true }
                }
                pending += node.children.reversed()
            }
            return isAny
        }
    }

    struct Late<Content: View>: PrimitiveView {
        @ViewBuilder let content: (Int) -> Content

        static func _resolve(_ view: Late, at inputs: Inputs, by resolver: Resolver) {
            let late = LateContent<Int> { [content = view.content] number, inner, resolver in
                Content._resolve(content(number), at: inner, by: resolver)
            }
            resolver.resolveLate(
                late, TypeIdentity(Late.self), payload: late, fitting: Telling(number: 1), at: inputs)
        }
    }

    final class Probe {
        var count: Binding<Int>?
        var made: [Int] = []
    }

    struct Counter: View {
        @State private var count = 0
        let probe: Probe

        var body: some View {
            let _ = probe.count = $count
            Leaf("count \(count)")
        }
    }

    struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    @Test("Content is made once for each fact, where it stands")
    func once() throws {
        let (probe, resolver) = (Probe(), Resolver())
        let view = Late { number in
            let _ = probe.made.append(number)
            Leaf("told \(number)")
            Reader()
        }
        .environment(\.number, 7)
        #expect(compact(try resolver.resolve(view)) == "told 1 7")
        #expect(probe.made == [1])
        let root = try resolver.resolve(view)
        #expect(probe.made == [1, 1])
        try resolver.fit(root, by: Telling(number: 1))
        #expect(probe.made == [1, 1])
        try resolver.fit(root, by: Telling(number: 2))
        #expect(compact(root) == "told 2 7")
        #expect(probe.made == [1, 1, 2])
        #expect(resolver.lateContentsMade == 3)
    }

    @Test("State inside lives as long as the same view stands there")
    func state() throws {
        let (probe, resolver) = (Probe(), Resolver())
        let view = Late { number in
            Leaf("told \(number)")
            Counter(probe: probe)
        }
        let root = try resolver.resolve(view)
        probe.count?.wrappedValue = 3
        try resolver.update()
        #expect(compact(root) == "told 1 count 3")
        try resolver.fit(root, by: Telling(number: 2))
        #expect(compact(root) == "told 2 count 3")
        resolver.fitting = Telling(number: 2)
        #expect(compact(try resolver.resolve(view)) == "told 2 count 3")
    }

    @Test("What can't be made leaves what was there, and the next resolution makes up for it")
    func failure() throws {
        let resolver = Resolver()
        let view = Late { number in
            if number == 2 { Endless() } else { Leaf("told \(number)") }
        }
        let root = try resolver.resolve(view)
        #expect(throws: ResolutionError.self) { try resolver.fit(root, by: Telling(number: 2)) }
        #expect(compact(root) == "told 1")
        try resolver.fit(root, by: Telling(number: 3))
        #expect(compact(root) == "told 3")
        #expect(compact(try resolver.resolve(view)) == "told 1")
    }

    @Test("A tree without late content is not asked for any")
    func none() throws {
        struct Counting: TreeFitting {
            let probe: Probe

            func fit(_ root: Node, by resolver: Resolver) -> Bool {
                probe.made.append(0)
                return false
            }
        }
        let (probe, resolver) = (Probe(), Resolver())
        resolver.fitting = Counting(probe: probe)
        _ = try resolver.resolve(Leaf("a"))
        #expect(probe.made == [])
        #expect(!resolver.hasLateContent)
    }

    @Test("The trace tells of each body once")
    func trace() throws {
        let (resolver, trace) = (Resolver(), Trace())
        resolver.trace = trace
        _ = try resolver.resolve(Late { Leaf("told \($0)") })
        let bodies = trace.events.filter { if case .body = $0.action { true } else { false } }
        #expect(bodies.count == 1)
    }

    @Test("Content of a tree that outlives its resolver is made by another one")
    func withoutResolver() throws {
        let root = try Resolver().resolve(Late { Leaf("told \($0)") })
        let content = try #require(root.children.first?.payload as? LateContent<Int>)
        try content.maker.fit(root, by: Telling(number: 5))
        #expect(compact(root) == "told 5")
    }
}
