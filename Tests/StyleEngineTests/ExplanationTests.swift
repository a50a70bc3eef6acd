import Testing

@testable import StyleEngine

@Suite("Why a node looks as it does") struct ExplanationTests {
    private func node(_ path: Int..., in root: Node) -> Node {
        path.reduce(root) { $0.children[$1] }
    }

    private func lines(of pushes: [PushedStyle], from line: Int) -> [String] {
        pushes.map { "\($0.style.name) +\(($0.place?.line ?? 0) - line)" }
    }

    @Test("A component tells its stack, what was taken around it, and what is left (rules B3, B4)")
    func style() throws {
        let line = #line
        let view = Box { Box { Leaf("x") } }
            .box(TagBoxStyle(tag: "A"))
            .box(TagBoxStyle(tag: "B"))
            .style(GroupedComponentStyle(style: TagBoxStyle(tag: "C")))
        let resolver = Resolver()
        let root = try resolver.resolveAside(view, in: EnvironmentValues(), into: Trace())
        let outer = node(0, in: root)
        let inner = node(0, in: outer)
        let explanation = try #require(inner.styleExplanation)
        #expect(explanation.pushed?.style.name == #"tag("B")"#)
        #expect(explanation.left.map(\.style.name) == [#"tag("C")"#])
        #expect(lines(of: explanation.left, from: line) == [#"tag("C") +4"#])
        #expect(explanation.before.map(\.taken.style.name) == [#"tag("A")"#])
        #expect(explanation.before.first?.component === outer)
        #expect(node(0, in: inner).styleExplanation == nil)
    }

    @Test("A key tells its write, and those that it hides (rules A1, A6)")
    func environment() throws {
        let line = #line
        let view = Leaf("x")
            .environment(\.number, 3)
            .transformEnvironment(\.number) { $0 += 1 }
            .environment(\.number, 1)
        let trace = Trace()
        let root = try Resolver().resolveAside(view, in: EnvironmentValues(), into: trace)
        let explanations = trace.environmentExplanations(at: node(0, in: root))
        #expect(explanations.map(\.name) == ["\\.number"])
        let writes = try #require(explanations.first?.writes)
        #expect(writes.map { "\($0.value) +\(($0.place?.line ?? 0) - line)" } == ["3 +2", "2 +3", "1 +4"])
    }

    @Test("Writes that are hidden are told of however many there are")
    func manyWrites() throws {
        var view = AnyView(Leaf("x"))
        for number in 0..<100 { view = AnyView(view.environment(\.number, number)) }
        let trace = Trace()
        let root = try Resolver().resolveAside(view, in: EnvironmentValues(), into: trace)
        let explanations = trace.environmentExplanations(at: node(0, in: root))
        #expect(explanations.first?.writes.map(\.value) == (0..<100).map { "\($0)" })
    }

    @Test("A write of all of the environment hides what is written to a key further out")
    func replacedEnvironment() throws {
        let slot = EnvironmentSlot(TypeIdentity(NumberKey.self))
        func values(_ view: some View) throws -> [String] {
            let trace = Trace()
            let root = try Resolver().resolveAside(view, in: EnvironmentValues(), into: trace)
            return trace.environmentExplanation(of: slot, at: node(0, in: root)).writes.map(\.value)
        }
        var other = EnvironmentValues()
        #expect(try values(Leaf("x").environment(\.self, other)) == [])
        let hidden = Leaf("x").environment(\.self, other).environment(\.number, 1)
        #expect(try values(hidden) == ["its default", "1"])
        let again = Leaf("x").environment(\.number, 2).environment(\.self, other).environment(\.number, 1)
        #expect(try values(again) == ["2", "its default", "1"])
        other.number = 3
        #expect(try values(Leaf("x").environment(\.self, other).environment(\.number, 1)) == ["3", "1"])
    }

    @Test("What one call leaves is told from what the same code leaves in several places")
    func repeatedCalls() throws {
        func arePushesRepeated(_ view: some View, at path: Int...) throws -> Bool? {
            let root = try Resolver().resolve(view)
            let node = path.reduce(root) { $0.children[$1] }
            guard let pushed = node.styleExplanation?.pushed, let family = node.take?.family else { return nil }
            return root.holdsSeveralPushes(for: family, by: pushed.place)
        }
        let once = Group {
            Box { Box { Leaf("x") } }; Box { Leaf("y") }
        }.box(TagBoxStyle(tag: "A"))
        #expect(try arePushesRepeated(once, at: 0) == false)
        let each = ForEach(0..<2, id: \.self) { _ in Box { Leaf("x") }.box(TagBoxStyle(tag: "A")) }
        #expect(try arePushesRepeated(each, at: 0) == true)

        func areWritesRepeated(_ view: some View, at path: Int...) throws -> Bool {
            let root = try Resolver().resolve(view)
            let slot = EnvironmentSlot(TypeIdentity(NumberKey.self))
            let place = path.reduce(root) { $0.children[$1] }.environment.place(ofWriteTo: slot)
            return root.holdsSeveralWrites(of: slot, by: place)
        }
        #expect(
            try areWritesRepeated(
                Group {
                    Leaf("x"); Leaf("y")
                }.environment(\.number, 1), at: 0) == false)
        let both = ForEach(0..<2, id: \.self) { number in Leaf("x").environment(\.number, number) }
        #expect(try areWritesRepeated(both, at: 0) == true)
        var wrapped = AnyView(Leaf("x"))
        for number in 0..<2 { wrapped = AnyView(wrapped.environment(\.number, number)) }
        #expect(try areWritesRepeated(wrapped, at: 0) == true)
    }

    @Test("A tree that is made towards a node is completed by the one beside it")
    func way() throws {
        let view = Box {
            Leaf("a")
            Box { Leaf("b") }.box(TagBoxStyle(tag: "B"))
            ForEach(0..<3, id: \.self) { number in Box { Leaf("\(number)") } }
        }
        .environment(\.number, 1)
        let resolver = Resolver()
        let root = try resolver.resolve(view)
        var target = root
        while let inner = target.children.first(where: { !$0.children.isEmpty }) { target = inner }
        let trace = Trace()
        let part = try resolver.resolveAside(view, in: EnvironmentValues(), into: trace, towards: target)
        guard let way = part.complete(towards: target), let counterpart = way.last?.counterpart else {
            Issue.record("the way ends before the node")
            return
        }
        #expect(compact(part) == compact(root))
        #expect(way.first?.counterpart === part)
        #expect(way.last?.node === target)
        #expect(trace.environmentExplanations(at: counterpart).map(\.name) == ["\\.number"])
        #expect(counterpart.children.map(ObjectIdentifier.init) == target.children.map(ObjectIdentifier.init))
        #expect(target.children.allSatisfy { $0.parent === target })
    }

    @Test("A tree beside the tree leaves that and its state as they are")
    func aside() throws {
        final class Probe { var binding: Binding<Int>? }
        struct Counter: View {
            let probe: Probe
            @State private var count = 0
            var body: some View {
                let _ = probe.binding = $count
                Leaf("\(count)")
            }
        }
        let (probe, resolver) = (Probe(), Resolver())
        let view = Box { Counter(probe: probe) }.box(TagBoxStyle(tag: "A"))
        let root = try resolver.resolve(view)
        let count = try #require(probe.binding)
        count.wrappedValue = 1
        try resolver.update()
        #expect(compact(root) == #"tag("A")[1]"#)
        let trace = Trace()
        let traced = try resolver.resolveAside(view, in: EnvironmentValues(), into: trace)
        #expect(compact(traced) == #"tag("A")[1]"#)
        let call = try #require(node(0, in: traced).styleExplanation?.pushed.flatMap { trace.call(of: $0) })
        let without = try resolver.resolveAside(view, in: EnvironmentValues(), into: Trace(), without: [call])
        // Another style is another body, and its state begins anew (rule D7).
        #expect(compact(without) == "def[0]")
        #expect(resolver.trace == nil)
        #expect(compact(root) == #"tag("A")[1]"#)
        count.wrappedValue = 2
        try resolver.update()
        #expect(compact(root) == #"tag("A")[2]"#)
        #expect(compact(try resolver.resolve(view)) == #"tag("A")[2]"#)
    }

    @Test("Without a call as it was made once, all that it pushes elsewhere stays")
    func omission() throws {
        let view = Box {
            ForEach(0..<2, id: \.self) { index in Box { Leaf("x") }.box(TagBoxStyle(tag: "\(index)")) }
        }
        let resolver = Resolver()
        let trace = Trace()
        let root = try resolver.resolveAside(view, in: EnvironmentValues(), into: trace)
        #expect(compact(root) == #"def[tag("0")[x] tag("1")[x]]"#)
        var pending = [root]
        var calls: [MadeCall] = []
        while let node = pending.popLast() {
            if let pushed = node.styleExplanation?.pushed, let call = trace.call(of: pushed) { calls.append(call) }
            pending += node.children.reversed()
        }
        func without(_ calls: [MadeCall]) throws -> String {
            compact(try resolver.resolveAside(view, in: EnvironmentValues(), into: Trace(), without: calls))
        }
        #expect(try without([calls[0]]) == #"def[def[x] tag("1")[x]]"#)
        #expect(try without([calls[1]]) == #"def[tag("0")[x] def[x]]"#)
        #expect(try without(calls) == "def[def[x] def[x]]")
    }

    @Test("Two calls of one function that push on one view are two pushes, each with a tree of its own without it")
    func calledTwice() throws {
        func tagged(_ view: some View, _ tag: String) -> some View { view.box(TagBoxStyle(tag: tag)) }
        let view = tagged(tagged(Box { Leaf("x") }, "A"), "B")
        let (trace, resolver) = (Trace(), Resolver())
        let root = try resolver.resolveAside(view, in: EnvironmentValues(), into: trace)
        let stack = try #require(node(0, in: root).styleExplanation?.stack)
        #expect(stack.map(\.style.name) == [#"tag("A")"#, #"tag("B")"#])
        let without = try stack.compactMap { trace.call(of: $0) }.map { call in
            compact(try resolver.resolveAside(view, in: EnvironmentValues(), into: Trace(), without: [call]))
        }
        #expect(without == [#"tag("B")[x]"#, #"tag("A")[x]"#])
    }
}
