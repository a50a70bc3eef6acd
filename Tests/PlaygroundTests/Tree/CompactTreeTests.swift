import StyleEngine
import Testing

@testable import Playground

@Suite struct CompactTreeTests {
    private func printed(_ view: some View) throws -> String {
        CompactTree(of: try tree(view)).text
    }

    @Test func writesEachComponentAsItsStyle() throws {
        let view = Column {
            Box {
                Words(text: "x"); Box { Words(text: "y") }
            }
            Words(text: "z")
        }
        #expect(try printed(view.boxStyle(TaggedBoxStyle(tag: "A"))) == "A[x def[y]] z")
        #expect(
            try printed(view.boxStyle(WrappedBoxStyle()).boxStyle(TaggedBoxStyle(tag: "B"))) == "wrapped[B[x def[y]]] z"
        )
    }

    @Test func leavesOutWhatStandsBesideTheContent() throws {
        #expect(try printed(Words(text: "x").backdrop(Words(text: "behind"))) == "x")
    }

    @Test func writesLeavesWithoutATitleByTheirType() throws {
        #expect(
            try printed(
                Column {
                    Square(); Box {}
                }) == "Square def[]")
    }
}
