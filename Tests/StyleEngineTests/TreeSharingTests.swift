import Testing

@testable import StyleEngine

@Suite struct TreeSharingTests {
    struct Reader: View {
        @Environment(\.number) var number
        var body: some View { Leaf("\(number)") }
    }

    struct Styled: View {
        var body: some View { Box { Leaf("inside") }.box(TagBoxStyle(tag: "own")) }
    }

    struct Masked: View {
        var body: some View { Holder().environment(\.number, 1) }
    }

    struct Holder: View {
        var body: some View { Reader() }
    }

    struct Part: View {
        var body: some View {
            Masked()
            Styled()
            Reader()
            StyleWrapperTests.Inventory()
        }
    }

    /// What a view looks like beside a tree of `Part`, and the types of the views in it that are nodes of the tree.
    private func beside(
        _ other: some View, _ prepare: (Resolver) -> Void = { _ in }
    ) throws -> (text: String, shared: [String]) {
        let resolver = Resolver()
        let tree = try resolver.resolve(Part().environment(\.number, 7).box(TagBoxStyle(tag: "outer")))
        let before = compact(tree)
        prepare(resolver)
        let aside = try resolver.resolveAside(other, in: EnvironmentValues(), into: nil, reusingBodies: true)
        let known = Set(nodes(of: tree).map(ObjectIdentifier.init))
        let shared = nodes(of: aside).filter { known.contains(ObjectIdentifier($0)) && $0.kind == .view }
        let text = compact(aside)
        #expect(try compact(Resolver().resolve(other)) == text)
        #expect(compact(tree) == before)
        return (text, shared.map(\.type.name))
    }

    private func nodes(of root: Node) -> [Node] { [root] + root.children.flatMap(nodes) }

    @Test("A view beside the tree has the parts of the tree which see nothing of what differs")
    func nothingSeen() throws {
        let same = try beside(Part().environment(\.number, 7).box(TagBoxStyle(tag: "outer")))
        #expect(same.text == #"1 tag("own")[inside] 7 1 ["outer"] top outer rest 0"#)
        #expect(same.shared == ["Part", "Masked", "Holder", "Reader", "Styled", "Reader", "Inventory"])
        let around = try beside(
            Part().environment(\.number, 7).box(TagBoxStyle(tag: "outer")).environment(\.trail, [1]))
        #expect(around.text == same.text)
        #expect(around.shared == [])
    }

    @Test("What may see a value that differs is made anew, and what stands behind a nearer write is not")
    func otherValue() throws {
        let other = try beside(Part().environment(\.number, 8).box(TagBoxStyle(tag: "outer")))
        #expect(other.text == #"1 tag("own")[inside] 8 1 ["outer"] top outer rest 0"#)
        #expect(other.shared == ["Holder", "Reader"])
    }

    @Test("What takes from a stack that differs is made anew, and so is what reads it, but nothing else")
    func otherStack() throws {
        let pushed = try beside(
            Part().environment(\.number, 7).box(TagBoxStyle(tag: "outer")).box(TagBoxStyle(tag: "further")))
        #expect(pushed.text == #"1 tag("own")[inside] 7 2 ["outer", "further"] top outer rest 1"#)
        #expect(pushed.shared == ["Masked", "Holder", "Reader", "Reader"])
    }

    @Test("Where anything sees more of its tree than its environment, nothing is shared")
    func wholeTree() throws {
        let same = try beside(Part().environment(\.number, 7).box(TagBoxStyle(tag: "outer"))) {
            $0.noteDependenceOnTree()
        }
        #expect(same.shared == [])
    }

    @Test("A tree that shares parts with another one is freed before it, or after it")
    func lifetime() throws {
        let view = Part().environment(\.number, 7)
        let held = try heldAfter(resolving: view) { resolver, _ in
            let aside = try resolver.resolveAside(
                view.environment(\.trail, [1]), in: EnvironmentValues(), into: nil, reusingBodies: true)
            _ = try resolver.resolve(view.environment(\.number, 9))
            #expect(compact(aside) == "1 tag(\"own\")[inside] 7 0 [] top none rest 0")
        }
        #expect(held == [])
    }
}
