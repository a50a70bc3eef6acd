import StyleEngine
import Testing

@testable import Playground

@Suite struct TreePrinterTests {
    private func printed(_ view: some View, width: Int = 80) throws -> String {
        let nodes = NumberedTree(of: try tree(view))
        return TreePrinter(width: width).print(nodes, numbers: nodes.numbers)
    }

    @Test func alignsWhatEachComponentTookAndLeft() throws {
        let view = Box {
            Words(text: "Outer")
            Box { Words(text: "Inner") }
        }
        .boxStyle(TaggedBoxStyle(tag: "A")).boxStyle(TaggedBoxStyle(tag: "B"))
        #expect(
            try printed(view) == """
                1 Box "Outer"        takes tagged("A")   left: tagged("B")
                2   Column
                3     Words "Outer"
                4     Box "Inner"    takes tagged("B")   left: none
                5       Column
                6         Words "Inner"
                """)
    }

    @Test func namesTheDefault() throws {
        #expect(
            try printed(Column { Box { Words(text: "x") } }) == """
                1 Column
                2   Box "x"    takes default
                3     Words "x"
                """)
    }

    @Test func listsModifiersBehindWhatTheyModify() throws {
        let view = Column { Words(text: "x") }.margin().backdrop(Square())
        #expect(
            try printed(view) == """
                1 Column   .backdrop .backdrop(Square)
                2   Words "x"
                """)
    }

    @Test func showsWhatAModifierPlacesBesideItsContent() throws {
        let view = Words(text: "x").backdrop(Column { Words(text: "behind") })
        #expect(
            try printed(view) == """
                1 Words "x"   .backdrop
                2   backdrop: Column
                3     Words "behind"
                """)
    }

    @Test func showsTheDepthWhereTheIndentationStops() throws {
        let view = Column { Column { Column { Column { Column { Column { Column { Square() } } } } } } }
        #expect(
            try printed(view, width: 20) == """
                1 Column
                2   Column
                3     Column
                4       Column
                5         Column
                6           Column
                7           (6) Column
                8           (7) Square
                """)
    }

    @Test func escapesAndCutsTitles() throws {
        let text = "say \"hi\"\u{1B}\nand then much more than fits into one line"
        #expect(try printed(Words(text: text)) == #"1 Words "say \"hi\"\u{1B}\nand then much more ...""#)
    }

    @Test func printsAPartOfATree() throws {
        let nodes = NumberedTree(
            of: try tree(
                Column {
                    Column { Words(text: "a") }; Words(text: "b")
                }))
        #expect(
            TreePrinter(width: 80).print(nodes, numbers: nodes.subtree(of: 2)) == """
                2 Column
                3   Words "a"
                """)
    }

    @Test func printsDeepTreesWithoutTheMachinesStack() throws {
        let root = try tree(Nest(depth: 100_000))
        let nodes = NumberedTree(of: root)
        let lines = TreePrinter(width: 80).print(nodes, numbers: nodes.numbers).split(separator: "\n")
        #expect(lines.count == 100_002)
        #expect(lines[1] == "     2   Nest")
        #expect(lines.last.map(String.init) == "100002 " + String(repeating: " ", count: 40) + "(100001) Square")
        #expect(CompactTree(of: root).text == "Square")
    }

    private struct Nest: View {
        let depth: Int
        var body: some View {
            if depth > 0 { Nest(depth: depth - 1) } else { Square() }
        }
    }
}
