import Drawing
import Testing

@Suite struct TurnLayoutTests {
    private func turned(_ element: Element, _ degrees: Double, around anchor: UnitPoint = .center) -> Element {
        Element(TurnLayout(.rotated(degrees, around: anchor), in: .standard), [element])
    }

    private func scaled(_ element: Element, x: Double, y: Double) -> Element {
        Element(TurnLayout(.scaled(x: x, y: y), in: .standard), [element])
    }

    @Test("A line that is turned by a quarter is as long as it was")
    func quarters() {
        #expect(
            turned(stroke().frame(width: 12, height: 2), 90).drawn() == """
                    +--+
                    |  |
                    |  |
                    |  |
                    |  |
                    +--+
                """)
        #expect(turned(stroke().frame(width: 8, height: 4), 180).drawn() == stroke().frame(width: 8, height: 4).drawn())
    }

    @Test("A turn outside of frames, paddings and layers turns what is inside")
    func inside() {
        let bar = fill().frame(width: 8, height: 2)
        #expect(
            turned(bar.padding(16), 90).drawn() == """
                    ::::
                    ::::
                    ::::
                    ::::
                : green
                """)
        #expect(
            turned(hstack(bar, fill(.rectangle, .red).frame(width: 8, height: 2), spacing: 0), 90).drawn() == """
                      ::::
                      ::::
                      ::::
                      ::::
                      %%%%
                      %%%%
                      %%%%
                      %%%%
                : green   % red
                """)
    }

    @Test("A circle looks the same turned, and where nothing can be seen of a turn it is told")
    func circles() {
        let circle = fill(.circle).frame(width: 12, height: 6)
        #expect(turned(circle, 30).drawn() == fill(.circle).frame(width: 12, height: 6).drawn())
        #expect(
            turned(fill().frame(width: 8, height: 2), 1, around: .leading).drawn() == """
                ::::::::
                ::::::::
                rectangle: green, rotated 1 around leading
                """)
    }

    @Test("Text stays as it is, and is told; turns of turns are one")
    func texts() {
        #expect(turned(text("a"), 45).drawn() == "a\na: rotated 45")
        #expect(turned(turned(text("a"), 45), -45).drawn() == "a")
        #expect(turned(turned(text("a"), 45), 45).drawn() == "a\na: rotated 90")
        #expect(turned(text("a").background(fill()), 45).drawn() == "a\na: rotated 45   rectangle: green, rotated 45")
        #expect(turned(vstack(text("a"), text("b")), 90).drawn() == "a\nb\na, b: rotated 90")
        #expect(
            turned(text("Sale").padding(16).background(fill()), -45).drawn() == #"""
                    --
                  /-  -\
                /-Sale-/
                \-  -/
                  --
                rectangle: green   Sale: rotated -45
                """#)
    }

    @Test("What is one cell thin is turned as a line")
    func hands() {
        let hand = fill(.rectangle, .red).frame(width: 1, height: 3)
        #expect(turned(hand, 0).drawn() == "|\n|\n|")
        #expect(
            hstack(turned(hand, 90), turned(hand, 30), turned(hand, -30), spacing: 6).drawn() == #"""
                          /    \
                -----    /      \
                        /        \
                """#)
    }

    @Test("Shapes are scaled and mirrored with their lines; with text inside they keep their size")
    func scaling() {
        let box = stroke(.rounded(12), .red, StrokeStyle(lineWidth: 2))
        #expect(
            scaled(box.frame(width: 4, height: 2), x: 2, y: 2).padding(16).drawn() == """
                .------.
                |      |
                |      |
                '------'
                rounded rectangle: red, line 4, corner 24
                """)
        #expect(
            scaled(text("a").padding(8).background(fill()), x: 2, y: 2).drawn() == """
                +-+
                |a|
                +-+
                rectangle: green, scaled 2   a: scaled 2
                """)
        let pair = hstack(fill().frame(width: 3, height: 1), fill(.rectangle, .red).frame(width: 3, height: 2))
        #expect(
            scaled(pair, x: -1, y: 1).drawn() == """
                ::: ---
                :::
                : red   rectangle #2: green
                """)
    }
}
