import Testing

@testable import StyleEngine

@Suite struct DeepComparisonTests {
    struct Shown: View {
        let content: AnyView
        var body: some View { content }
    }

    private func nested(_ depth: Int) -> AnyView {
        (0..<depth).reduce(AnyView(Leaf("x"))) { inner, _ in AnyView(Shown(content: inner)) }
    }

    @Test("Views that are nested very deep by a loop are compared without exhausting the stack")
    func deep() throws {
        let resolver = Resolver()
        for _ in 0..<2 { #expect(compact(try resolver.resolve(nested(2_000))).contains("x")) }
        #expect(Comparison().areEqual(nested(50), nested(50)))
        #expect(!Comparison().areEqual(nested(2_000), nested(2_000)))
    }
}
