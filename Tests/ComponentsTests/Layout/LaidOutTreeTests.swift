import Components
import Drawing
import StyleEngine
import Testing

@Suite struct LaidOutTreeTests {
    @Test("A shape that is the view that fits has the rows of a shape by itself, however often it is laid out")
    func shapeThatFits() throws {
        let view = ViewThatFits {
            Rectangle().stroke().padding()
            Divider()
        }
        let root = try Resolver().resolve(view)
        let layout = try #require(LaidOutTree(of: root, width: 40))
        let shape = try #require(root.first { $0.type.name == "Rectangle" })
        #expect(layout.pictureSize == Size(width: 40, height: 10))
        #expect(layout.sizeExplanations(of: shape).map(\.size) == [Size(width: 36, height: 8)])
        #expect(layout.pictureSize == Size(width: 40, height: 10))
    }

    @Test("A cell shows the same however often cells are asked for, though painting measures what frames cut")
    func cellsAgain() throws {
        let box = GroupBox("box") {
            Divider().frame(width: 80)
            Text("columns")
        }
        let root = try Resolver().resolve(box.frame(width: 16, height: 64))
        let layout = try #require(LaidOutTree(of: root, width: 40))
        let columns = 1...layout.pictureSize.width
        for _ in 1...2 {
            let row = columns.map { layout.cellExplanation(column: $0, row: 3)?.character ?? " " }
            #expect(String(row) == "| ~          |")
        }
    }

    @Test("All sizes at once are those that each node is asked for by itself")
    func measures() throws {
        let view = HStack {
            Text("hello world")
            VStack {
                Text("b")
                Spacer()
                Text("c")
            }
        }
        .frame(width: 80, height: 64)
        let root = try Resolver().resolve(view)
        let layout = try #require(LaidOutTree(of: root, width: 40))
        let nodes = root.all
        let measures = layout.measures(of: nodes)
        #expect(measures.count > 4)
        for measure in measures {
            let explanation = try #require(layout.sizeExplanations(of: measure.node).first)
            #expect(measure.size == explanation.size)
            #expect(measure.ideal == explanation.ideal)
            #expect(measure.offer.width == explanation.offer.width)
            #expect(measure.offer.height == explanation.offer.height)
        }
    }
}

extension Node {
    /// The node and all inside, in the order of the views.
    fileprivate var all: [Node] { [self] + children.flatMap(\.all) }

    fileprivate func first(where isMeant: (Node) -> Bool) -> Node? { all.first(where: isMeant) }
}
