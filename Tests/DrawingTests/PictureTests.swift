import Drawing
import Testing

@Suite struct PictureTests {
    @Test func coloursStandForEdges() {
        let bold = Ink(.text, paint: Color.red.resolved(in: PaintContext()), traits: .bold)
        func element() -> Element { text("*hi*", bold).padding(8).background(fill(.rectangle, .blue)) }
        let outline = "+----+\n|*hi*|\n+----+"
        #expect(Picture(of: element(), width: 20).text == outline + "\nrectangle: blue\n*hi*: bold, red")
        #expect(ColoredPicture(of: element(), width: 20).text == "      \n *hi* \n      ")
    }

    @Test func deepTreesAreLinear() {
        var element = text("x")
        for _ in 0..<100 {
            element = hstack(vstack(element.padding(0), text("y")), text("z"))
        }
        #expect(element.size(Proposal(width: 80, height: nil)).height > 1)
    }

    @Test func deepTreesAreFreed() {
        var element = text("x")
        for _ in 0..<200_000 { element = element.padding(0) }
        #expect(element.children.count == 1)
    }
}
