import Drawing
import Testing

@Suite struct BorderLayoutTests {
    @Test func bordersReserveACellAndAreToldApart() {
        let borders = hstack(
            text("a").border(), text("b").border(.red), text("c").border(.blue), text("d").border(.red))
        #expect(
            borders.drawn() == """
                +-+ +-+ +-+ +-+
                |a| |b| |c| |d|
                +-+ +-+ +-+ +-+
                border #1, #3: red   border #2: blue
                """)
    }

    @Test func aSingleColourUsesThePlainPen() {
        #expect(
            text("b").border(.red).drawn() == """
                +-+
                |b|
                +-+
                border: red
                """)
    }

    @Test("A border stands around what negative padding lets stick out", arguments: [-8.0, -16, -100])
    func negativePadding(of points: Double) {
        #expect(
            text("hello").padding(points).border().drawn() == """
                +-----+
                |hello|
                +-----+
                """)
    }

    @Test func whatSticksOutWithinOtherLayoutsIsEnclosedToo() {
        let pulled = text("hello").wrapped(PaddingLayout(leading: -1, trailing: -1))
        #expect(
            vstack(pulled, text("x")).wrapped(ToneLayout.opacity(0.5)).border().drawn() == """
                +-----+
                |hello|
                |  x  |
                +-----+
                hello, x: opacity 50%
                """)
    }

    @Test func aBorderLiesOnWhatSticksOutOfAFrame() {
        #expect(
            vstack(text("one"), text("two"), text("three")).frame(height: 1).border().drawn() == """
                +-----+
                | two |
                +-----+
                a border hides "one"
                a border hides "three"
                """)
    }

    @Test func otherTextInterruptsABorder() {
        let badge = text("3").wrapped(OffsetLayout(x: 1, y: -1))
        #expect(
            text("mail").overlay(badge, .topTrailing).border().drawn() == """
                +----3
                |mail|
                +----+
                """)
    }
}
