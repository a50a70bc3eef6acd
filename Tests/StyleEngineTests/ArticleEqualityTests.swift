import StyleEngine
import Testing

@Suite("Styles by the article's equality, and what led to a body, where all bodies are made again each time")
struct ArticleEqualityTests {
    struct Around: ComponentStyle {
        typealias Component = Box
        var base: TagBoxStyle

        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf(base.tag)
            base.makeBody(configuration: configuration)
        }
    }

    @Test("F5: a component goes on with the style that counts as the same, until another rule is set")
    func missedUpdate() throws {
        let resolver = Resolver(isIncremental: false, equality: .article)
        func shown(_ tag: String) throws -> String {
            compact(try resolver.resolve(Box { Leaf("x") }.box(Around(base: TagBoxStyle(tag: tag)))))
        }
        #expect(try shown("A") == #"around(tag("A"))[A x]"#)
        #expect(try shown("B") == #"around(tag("A"))[A x]"#)
        resolver.equality = .fields
        #expect(try shown("B") == #"around(tag("B"))[B x]"#)
        resolver.equality = .article
        #expect(try shown("C") == #"around(tag("B"))[B x]"#)
    }

    final class Probe: Equatable {
        var count: Binding<Int>?
        static func == (one: Probe, other: Probe) -> Bool { one === other }
    }

    struct Watched: View {
        let title: String
        let probe: Probe
        @State var count = 0
        @Environment(\.number) var number

        var body: some View {
            let _ = Self._printChanges()
            let _ = probe.count = $count
            Leaf("\(title)\(count)\(number)")
        }
    }

    @Test("F6: what led to a body is told, and nothing where nothing did but that all are made again")
    func printedChanges() throws {
        final class Notes { var lines: [String] = [] }
        let (notes, probe, resolver) = (Notes(), Probe(), Resolver(isIncremental: false))
        func told(_ title: String, _ number: Int) throws -> [String] {
            notes.lines = []
            try EvaluationContext.$current.withValue(EvaluationContext { notes.lines.append($0.text) }) {
                _ = try resolver.resolve(Watched(title: title, probe: probe).environment(\.number, number))
            }
            return notes.lines
        }
        let name = "ArticleEqualityTests.Watched"
        #expect(try told("a", 1) == ["\(name): @self, @identity, _count, _number changed."])
        #expect(try told("a", 1) == [])
        #expect(try told("b", 1) == ["\(name): @self changed."])
        #expect(try told("b", 2) == ["\(name): _number changed."])
        probe.count?.wrappedValue = 5
        #expect(try told("b", 2) == ["\(name): _count changed."])
    }
}
