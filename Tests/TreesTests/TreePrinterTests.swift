import StyleEngine
import Testing
import Trees

@Suite struct TreePrinterTests {
    @Test func alignsWhatEachComponentTookAndLeft() throws {
        let view = Box {
            Words(text: "Outer")
            Box { Words(text: "Inner") }
        }
        .boxStyle(TaggedBoxStyle(tag: "A")).boxStyle(TaggedBoxStyle(tag: "B"))
        #expect(
            try view.tree() == """
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
            try Column { Box { Words(text: "x") } }.tree() == """
                1 Column
                2   Box "x"    takes default
                3     Words "x"
                """)
    }

    @Test func listsModifiersBehindWhatTheyModify() throws {
        let view = Column { Words(text: "x") }.margin().backdrop(Square())
        #expect(
            try view.tree() == """
                1 Column   .backdrop .backdrop(Square)
                2   Words "x"
                """)
    }

    @Test func showsWhatAModifierPlacesBesideItsContent() throws {
        let view = Words(text: "x").backdrop(Column { Words(text: "behind") })
        #expect(
            try view.tree() == """
                1 Words "x"   .backdrop
                2   backdrop: Column
                3     Words "behind"
                """)
    }

    @Test func showsTheDepthWhereTheIndentationStops() throws {
        let view = Column { Column { Column { Column { Column { Column { Column { Square() } } } } } } }
        #expect(
            try view.tree(width: 20) == """
                1 Column
                2   Column
                3     Column
                4       Column
                5       (4) Column
                6       (5) Column
                7       (6) Column
                8       (7) Square
                """)
    }

    @Test func keepsTheColumnOfWhatIsTakenInDeepTrees() throws {
        var view = AnyView(Square())
        for level in (1...60).reversed() {
            let inner = view
            view = AnyView(
                Box {
                    Words(text: "box \(level)"); inner
                })
        }
        let boxes = try view.tree().split(separator: "\n").filter { $0.contains("Box") }
        let columns = boxes.compactMap { line in
            line.firstRange(of: "takes default").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(boxes.count == 60)
        #expect(columns.count == 60)
        #expect(Set(columns).count == 1)
    }

    @Test func printsOneLineForManyRowsOfOneShape() throws {
        let rows = Column { ForEach(0..<300) { Words(text: "\($0)") } }
        #expect(
            try rows.tree() == """
                  1 Column
                  2   Words "0" ... "299" (2...301)
                """)
        let boxes = Column {
            Square()
            ForEach(0..<21) { number in
                Box {
                    Words(text: "box \(number)"); Square()
                }
            }
            Square()
        }
        #expect(
            try boxes.tree() == """
                 1 Column
                 2   Square
                 3   Box "box 0"    takes default
                 4     Words "box 0"
                 5     Square
                 6   Box ... 20 more like it (6...65)
                66   Square
                """)
        #expect(try Column { ForEach(0..<20) { _ in Square() } }.tree().split(separator: "\n").count == 21)
    }

    @Test func escapesAndCutsTitles() throws {
        #expect(try Words(text: #"a\b"c"# + "\t").tree() == #"1 Words "a\\b\"c\t""#)
        let text = "say \"hi\"\u{1B}\nand then much more than fits into one line"
        #expect(try Words(text: text).tree() == #"1 Words "say \"hi\"\u{1B}\nand then much more ...""#)
    }

    @Test func endsTheIndentationAtOnceWithoutRoom() throws {
        #expect(
            try Column { Square() }.tree(width: -5) == """
                1 Column
                2 (1) Square
                """)
    }

    @Test func readsTheEnvironmentItIsGiven() throws {
        struct Naming: View {
            @Environment(\.caption) var caption
            var body: some View { Words(text: caption) }
        }
        var environment = EnvironmentValues()
        environment.caption = "given"
        #expect(try Naming().compactTree() == "none")
        #expect(try Naming().compactTree(in: environment) == "given")
        #expect(
            try Naming().tree(in: environment) == """
                1 Naming
                2   Words "given"
                """)
    }

    @Test func endsALineInWhatItsNodeAndTheModifiersOnItRead() throws {
        let nodes = NumberedTree(of: try tree(Column { Words(text: "x") }.margin()))
        let reads = { (node: Node) -> [EnvironmentReading] in
            switch node.kind {
            case .modifier:
                [
                    EnvironmentReading(name: "a", value: "1"),
                    EnvironmentReading(name: "b", value: "2", isDefault: true),
                    EnvironmentReading(name: "c", value: "3", isDefault: true),
                ]
            case .primitive: [EnvironmentReading(name: "b", value: "2", isDefault: true)]
            default: []
            }
        }
        #expect(
            nodes.text(reads: reads) == """
                1 Column   .backdrop   reads a = 1, 2 at their defaults
                2   Words "x"   reads 1 at its default
                """)
        #expect(nodes.text(of: 1..<2, reads: reads) == "1 Column   .backdrop   reads a = 1, b (default), c (default)")
    }

    @Test func reportsACycleInsteadOfATree() {
        struct Endless: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View { AnyView(Box(configuration).boxStyle(self)) }
        }
        let view = Box { Words(text: "x") }.boxStyle(Endless())
        #expect(throws: ResolutionError.styleCycle(component: "Box", styles: ["endless"])) { try view.tree() }
        #expect(throws: ResolutionError.styleCycle(component: "Box", styles: ["endless"])) { try view.compactTree() }
    }

    @Test func answersForNumbersThatAreNotThere() throws {
        let nodes = NumberedTree(of: try tree(Words(text: "x")))
        #expect([0, 2, Int.min].allSatisfy { nodes[$0] == nil })
        #expect(nodes.subtree(of: 2).isEmpty)
        #expect(nodes.text(of: 5..<9) == "")
    }

    @Test func printsAPartOfATree() throws {
        let nodes = NumberedTree(
            of: try tree(
                Column {
                    Column { Words(text: "a") }; Words(text: "b")
                }))
        #expect(
            nodes.text(of: nodes.subtree(of: 2)) == """
                2 Column
                3   Words "a"
                """)
    }

    @Test func printsDeepTreesWithoutTheMachinesStack() throws {
        let lines = try Nest(depth: 100_000).tree().split(separator: "\n")
        #expect(lines.count == 100_002)
        #expect(lines[1] == "     2   Nest")
        #expect(lines.last.map(String.init) == "100002 " + String(repeating: " ", count: 26) + "(100001) Square")
        #expect(try Nest(depth: 100_000).compactTree() == "Square")
    }

    private struct Nest: View {
        let depth: Int
        var body: some View {
            if depth > 0 { Nest(depth: depth - 1) } else { Square() }
        }
    }
}
