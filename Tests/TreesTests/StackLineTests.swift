import StyleEngine
import Testing
import Trees

@Suite struct StackLineTests {
    /// The stack at a box under so many tagged styles, the first of them on top.
    private func stack(_ tags: [String]) throws -> (StyleStack, Family) {
        var view = AnyView(Box { Square() })
        for tag in tags { view = AnyView(view.boxStyle(TaggedBoxStyle(tag: tag))) }
        let nodes = NumberedTree(of: try tree(view))
        return (try #require(nodes[1]).node.environment.styleStacks[Box.styleFamily], Box.styleFamily)
    }

    @Test func saysInWhichOrderStylesAreTaken() throws {
        let (stack, family) = try stack(["A", "B"])
        #expect(
            StackLine.order(of: stack, in: family) == #"Box: tagged("A") on top, then tagged("B"), then the default"#)
        #expect(StackLine.order(of: stack.rest.rest, in: family) == "Box: the default")
        #expect(StackLine.list(stack) == #"tagged("A"), tagged("B")"#)
        #expect(StackLine.list(stack.rest.rest) == "none")
    }

    @Test func countsTheRestOfALongStack() throws {
        let (stack, _) = try stack((1...10).map { "\($0)" })
        #expect(StackLine.list(stack) == (1...8).map { "tagged(\"\($0)\")" }.joined(separator: ", ") + ", 2 more")
    }
}
