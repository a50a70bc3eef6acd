import Drawing
import Testing

@Suite struct ShadowLayoutTests {
    @Test func aBoxCastsItsShadowBesideItself() {
        let card = text("Card").padding().background(fill(.rounded(8), .white))
        #expect(
            hstack(card.wrapped(ShadowLayout(.drop(radius: 4))), text("next")).drawn() == """
                .%%%%%%.
                % Card %: next
                '%%%%%%':
                 ::::::::
                % white
                : shadow 4
                """)
    }

    @Test func theShadowOfTextIsTold() {
        #expect(
            text("Card").wrapped(ShadowLayout(.drop(color: .red, radius: 4, x: 2, y: 3))).drawn() == """
                Card
                Card: shadow 4 at 2 3 red
                """)
    }

    @Test func aShadowWithoutExtentIsNone() {
        #expect(text("Card").border().wrapped(ShadowLayout(.drop(radius: 0))).drawn() == text("Card").border().drawn())
    }
}
