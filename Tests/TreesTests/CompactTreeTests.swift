import StyleEngine
import Testing
import Trees

@Suite struct CompactTreeTests {
    @Test func writesEachComponentAsItsStyle() throws {
        let view = Column {
            Box {
                Words(text: "x"); Box { Words(text: "y") }
            }
            Words(text: "z")
        }
        #expect(try view.boxStyle(TaggedBoxStyle(tag: "A")).compactTree() == "A[x def[y]] z")
        #expect(
            try view.boxStyle(WrappedBoxStyle()).boxStyle(TaggedBoxStyle(tag: "B")).compactTree()
                == "wrapped[B[x def[y]]] z"
        )
    }

    @Test func writesComponentsThatStandBesideTheContentBehindIt() throws {
        #expect(try Words(text: "x").backdrop(Words(text: "behind")).compactTree() == "x")
        #expect(try Words(text: "x").backdrop(Box { Words(text: "y") }).compactTree() == "x def[y]")
        #expect(try Words(text: "x").backdrop(Square()).compactTree() == "x")
    }

    @Test func writesLeavesWithoutATitleByTheirType() throws {
        #expect(
            try Column {
                Square(); Box {}
            }.compactTree() == "Square def[]")
    }
}
