import Drawing
import Testing

@Suite struct OffsetLayoutTests {
    @Test func whatSticksOutMovesThePicture() {
        let badge = text("3", ink(.white)).background(fill(.circle, .red)).wrapped(OffsetLayout(x: 1, y: -1))
        let mail = text("Mail").padding().background(stroke(.rounded(8))).overlay(badge, .topTrailing)
        #expect(
            mail.drawn() == """
                        3
                .------.
                | Mail |
                '------'
                3: white   circle: red
                """)
    }

    @Test func whatIsClippedAwayMovesNothing() {
        let cut = text("hello").wrapped(OffsetLayout(x: -2)).wrapped(ClipLayout()).border()
        #expect(cut.drawn() == "+-----+\n|llo  |\n+-----+")
        let far = text("hello").wrapped(OffsetLayout(x: -50, y: -50)).wrapped(ClipLayout()).border()
        #expect(far.drawn() == "+-----+\n|     |\n+-----+")
        let scrolled = text("hello").wrapped(OffsetLayout(y: -3)).wrapped(ScrollLayout())
        #expect(vstack(scrolled, text("below")).drawn() == "\nbelow")
    }

    @Test func whatIsNotDrawnMovesNothing() {
        let ghosts: [any Drawable] = [HiddenLayout(), ToneLayout.opacity(0)]
        for ghost in ghosts {
            let hidden = Element(ghost, [text("ghost").wrapped(OffsetLayout(x: -9, y: -9))])
            #expect(vstack(hidden, text("a"), align: .leading).drawn() == "\na")
        }
    }

    @Test func anOverlayIsCutWithItsView() {
        let bar = fill(.rectangle, .red).frame(width: 9, height: 1).wrapped(OffsetLayout(x: -3))
        let card = text("abc").frame(width: 5, height: 2).overlay(bar, .bottomLeading)
        #expect(card.wrapped(ClipLayout()).drawn() == " abc\n-----\nrectangle: red")
        #expect(card.drawn() == "    abc\n---------\nrectangle: red")
    }

    @Test func whatLiesBeyondTheCanvasIsLeftOut() {
        let picture = vstack(text("a"), text("far").wrapped(OffsetLayout(x: 99)), align: .leading).drawn(width: 9)
        #expect(picture == "a\ncut off\nat column\n9 of 102")
    }
}
