import StyleEngine
import Testing

@Suite("Styles that push themselves again") struct ReapplicationTests {
    struct Striped: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf("L\(number)")
            configuration.content.transformEnvironment(\.number) { $0 += 1 }.box(self)
        }
    }

    /// The same with a new value of the style.
    struct Renewed: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf("L\(number)")
            configuration.content.transformEnvironment(\.number) { $0 += 1 }.box(Renewed())
        }
    }

    struct Counting: ComponentStyle {
        typealias Component = Box
        @State var count = 0
        @EnvironmentBacked(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf("\(count)\(number)")
            configuration.content.box(self)
        }
    }

    struct Plain: ComponentStyle {
        typealias Component = Box

        func makeBody(configuration: Box.Configuration) -> some View { configuration.content.box(self) }
    }

    static let freshNote =
        "Striped pushes itself again, and its @Environment is read anew at each level. SwiftUI may keep what was read "
        + "at the first level: push a new Striped instead of self to be sure."
    static let frozenNote =
        "Striped pushes itself again, and its @Environment stays what it was at the first level: "
        + "push a new Striped instead of self to read it anew."

    @Test("D5: a style's @Environment is read anew at each level, or frozen at the first; a note says so once")
    func environment() throws {
        let boxes = Box { Box { Box { Leaf("x") } } }
        let fresh = try resolve(boxes.box(Striped()), by: Resolver())
        #expect(fresh.words == ["L0", "L1", "L2", "x"])
        #expect(fresh.notes == [Self.freshNote])
        let frozen = try resolve(boxes.box(Striped()), by: Resolver(reapplication: .frozen))
        #expect(frozen.words == ["L0", "L0", "L0", "x"])
        #expect(frozen.notes == [Self.frozenNote])
    }

    @Test("D5: a new value of the style is read anew either way, and so is one that holds nothing; there is no note")
    func newValue() throws {
        let boxes = Box { Box { Box { Leaf("x") } } }
        for reapplication in Reapplication.allCases {
            let resolver = Resolver(reapplication: reapplication)
            let renewed = try resolve(boxes.box(Renewed()), by: resolver)
            #expect(renewed.words == ["L0", "L1", "L2", "x"])
            #expect(try renewed.notes + resolve(boxes.box(Plain()), by: resolver).notes == [])
        }
    }

    @Test("D8: a style with state has its own at each level, and a note says so; nested properties count, too")
    func state() throws {
        let shown = try resolve(Box { Box { Leaf("x") } }.box(Counting()), by: Resolver())
        #expect(shown.words == ["00", "00", "x"])
        #expect(
            shown.notes.sorted() == [
                "Counting pushes itself again, and its @Environment is read anew at each level. SwiftUI may keep what "
                    + "was read at the first level: push a new Counting instead of self to be sure.",
                "Counting pushes itself again, and its @State has storage of its own at each level. In SwiftUI all "
                    + "levels would share one.",
            ])
    }

    @Test("D5: what is frozen follows the first level, in a tree whose other bodies are kept")
    func updates() throws {
        let resolver = Resolver(reapplication: .frozen)
        func words(_ number: Int) throws -> [String] {
            let inner = Box { Leaf("x") }.environment(\.number, 7)
            return try resolve(Box { inner }.box(Striped()).environment(\.number, number), by: resolver).words
        }
        #expect(try words(0) == ["L0", "L0", "x"])
        #expect(try words(0) == ["L0", "L0", "x"])
        #expect(try words(5) == ["L5", "L5", "x"])
        resolver.reapplication = .fresh
        #expect(try words(5) == ["L5", "L7", "x"])
        resolver.reapplication = .frozen
        #expect(try words(5) == ["L5", "L5", "x"])
    }

    @Test("A style that pushes itself again is freed with its tree")
    func freed() throws {
        #expect(try heldAfter(resolving: Box { Box { Leaf("x") } }.box(Striped())) == [])
    }

    private final class Notes { var lines: [String] = [] }

    private func resolve<Content: View>(
        _ view: Content, by resolver: Resolver
    ) throws -> (words: [String], notes: [String]) {
        let notes = Notes()
        let tree = try EvaluationContext.$current.withValue(EvaluationContext { notes.lines.append($0.text) }) {
            try resolver.resolve(view)
        }
        return (leaves(of: tree), notes.lines)
    }

    private func leaves(of node: Node) -> [String] {
        (node.title.map { [$0] } ?? []) + node.children.flatMap(leaves)
    }
}
