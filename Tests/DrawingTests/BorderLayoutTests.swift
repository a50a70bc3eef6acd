import Drawing
import Testing

@Suite struct BorderLayoutTests {
    @Test func bordersReserveACellAndAreToldApart() {
        let borders = hstack(
            text("a").border(), text("b").border(.red), text("c").border(.blue), text("d").border(.red))
        #expect(
            borders.drawn() == """
                +-+ #=# !~! #=#
                |a| #b# !c! #d#
                +-+ #=# !~! #=#
                = red
                ~ blue
                """)
    }

    @Test func aSingleColourUsesThePlainPen() {
        #expect(
            text("b").border(.red).drawn() == """
                +-+
                |b|
                +-+
                - red
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
}
