import Drawing
import Testing

@Suite struct PictureTests {
    @Test func colourLeavesTheCharactersAsTheyAre() {
        func picture(_ isColored: Bool) -> Picture {
            let bold = Ink(.text, paint: Color.red.resolved(in: PaintContext()), traits: .bold)
            return Picture(
                of: text("*hi*", bold).padding(8).background(fill(.rectangle, .blue)), width: 20, isColored: isColored)
        }
        #expect(picture(false).text == "::::::\n:*hi*:\n::::::\n: blue\n*hi*: red")
        let blue = "\u{1B}[38;5;25;48;5;33m"
        #expect(
            picture(true).rows == [
                "\(blue)::::::\u{1B}[0m", "\(blue):\u{1B}[0m\u{1B}[1;38;5;203;48;5;33m*hi*\u{1B}[0m\(blue):\u{1B}[0m",
                "\(blue)::::::\u{1B}[0m",
            ])
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
