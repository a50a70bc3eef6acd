import Drawing
import Testing

@Suite struct ClipLayoutTests {
    @Test func cornersOfAFillAreRounded() {
        let card = text("Card").padding().background(fill(.rectangle, .mint))
        #expect(
            card.wrapped(ClipLayout(.rounded(12))).drawn() == """
                .::::::.
                : Card :
                '::::::'
                : mint, corner 12
                """)
    }

    @Test func anOvalCutsTheCorners() {
        let card = text("Card").padding(32).background(fill(.rectangle, .mint))
        #expect(
            card.wrapped(ClipLayout(.ellipse)).drawn() == #"""
                  .::::::.
                 /::::::::\
                ::: Card :::
                 \::::::::/
                  '::::::'
                : mint
                """#)
    }

    @Test func theFormOfAHiddenFillIsTold() {
        #expect(
            text("Hi").background(fill(.rectangle, .mint)).wrapped(ClipLayout(.capsule)).drawn() == """
                Hi
                Hi: on mint capsule
                """)
    }
}
