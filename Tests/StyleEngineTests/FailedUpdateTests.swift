import Testing

@testable import StyleEngine

/// What is left after an error: what was shown before, and all that was changed since.
@Suite struct FailedUpdateTests {
    final class Probe {
        var isEndless: Binding<Bool>?
        var count: Binding<Int>?
    }

    struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    struct Switch: View {
        @State private var isEndless = false
        let probe: Probe

        var body: some View {
            let _ = probe.isEndless = $isEndless
            Leaf("\(isEndless)")
            if isEndless { Endless() } else { Leaf("end") }
        }
    }

    struct Counter: View {
        @State private var count = 0
        let probe: Probe

        var body: some View {
            let _ = probe.count = $count
            Leaf("\(count)")
        }
    }

    struct Both: View {
        let probe: Probe

        var body: some View {
            Switch(probe: probe)
            Counter(probe: probe)
        }
    }

    @Test("An update that fails leaves the tree as it was, and the next one makes up for it")
    func update() throws {
        let (probe, resolver) = (Probe(), Resolver())
        let root = try resolver.resolve(Both(probe: probe))
        probe.isEndless?.wrappedValue = true
        probe.count?.wrappedValue = 1
        #expect(throws: ResolutionError.self) { try resolver.update() }
        #expect(compact(root) == "false end 0")
        #expect(throws: ResolutionError.self) { try resolver.update() }
        probe.count?.wrappedValue = 2
        probe.isEndless?.wrappedValue = false
        try resolver.update()
        #expect(compact(root) == "false end 2")
        probe.count?.wrappedValue = 3
        try resolver.update()
        #expect(compact(root) == "false end 3")
    }

    @Test("After another view could not be resolved, the last tree goes on")
    func resolve() throws {
        let (probe, resolver) = (Probe(), Resolver())
        let root = try resolver.resolve(Both(probe: probe))
        probe.count?.wrappedValue = 1
        #expect(throws: ResolutionError.self) { try resolver.resolve(Endless()) }
        probe.count?.wrappedValue = 2
        try resolver.update()
        #expect(compact(root) == "false end 2")
        #expect(compact(try resolver.resolve(Both(probe: probe))) == "false end 2")
    }

    @Test("Several that fail in one update are all made up for")
    func several() throws {
        let (one, other, resolver) = (Probe(), Probe(), Resolver())
        let root = try resolver.resolve(
            Group {
                Both(probe: one)
                Both(probe: other)
            })
        one.isEndless?.wrappedValue = true
        other.isEndless?.wrappedValue = true
        other.count?.wrappedValue = 5
        #expect(throws: ResolutionError.self) { try resolver.update() }
        one.isEndless?.wrappedValue = false
        #expect(throws: ResolutionError.self) { try resolver.update() }
        other.isEndless?.wrappedValue = false
        try resolver.update()
        #expect(compact(root) == "false end 0 false end 5")
    }
}
