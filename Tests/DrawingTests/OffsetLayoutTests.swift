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
                3: white, on red circle
                """)
    }
}
