import Drawing
import Testing

@Suite struct ShapePaintingTests {
    @Test func aRoundedStrokeBehindPaddedTextIsAFrameAroundIt() {
        #expect(
            text("hello").padding().background(stroke(.rounded(8))).drawn() == """
                .-------.
                | hello |
                '-------'
                """)
    }

    @Test func nestedFramesLineUp() {
        let inner = text("hello").padding().background(stroke(.rounded(12), .red))
        #expect(
            vstack(text("Outer"), inner, align: .leading).padding().background(stroke(.rounded(8))).drawn() == """
                .-----------.
                | Outer     |
                | .=======. |
                | # hello # |
                | '=======' |
                '-----------'
                = red, corner 12
                """)
    }

    @Test func unicodeIsTheSamePictureInFinerInk() {
        let inner = text("hello").padding().background(stroke(.rounded(12), .red))
        let outer = vstack(text("Outer"), inner, align: .leading).padding().background(stroke(.rounded(8)))
        #expect(
            outer.drawn(.unicode) == """
                ╭───────────╮
                │ Outer     │
                │ ╭━━━━━━━╮ │
                │ ┃ hello ┃ │
                │ ╰━━━━━━━╯ │
                ╰───────────╯
                ━ red, corner 12
                """)
    }

    @Test func eachFillHasItsPatternAndEachShapeItsEdge() {
        let shapes = hstack(
            fill(.rectangle, .red).frame(width: 8, height: 4), fill(.rounded(8), .green).frame(width: 8, height: 4),
            fill(.capsule, .blue).frame(width: 8, height: 4), fill(.circle, .orange).frame(width: 8, height: 4),
            fill(.ellipse, .red).frame(width: 16, height: 5))
        #expect(
            shapes.drawn() == #"""
                :::::::: .%%%%%%. .//////.  .;;;;.     .::::::::.
                :::::::: %%%%%%%% (//////) /;;;;;;\  .::::::::::::.
                :::::::: %%%%%%%% (//////) \;;;;;;/ ::::::::::::::::
                :::::::: '%%%%%%' '//////'  ';;;;'   '::::::::::::'
                                                       '::::::::'
                : red
                % green
                / blue
                ; orange
                """#)
    }

    @Test func strokesOfAllShapes() {
        let shapes = [Outline.rectangle, .rounded(8), .capsule, .circle, .ellipse].map { outline in
            Element(
                StackLayout.horizontal(.top),
                (2...5).map { stroke(outline).frame(width: 3 * $0, height: $0) })
        }
        #expect(
            Element(StackLayout.vertical(.leading), shapes).drawn() == #"""
                +----+ +-------+ +----------+ +-------------+
                +----+ |       | |          | |             |
                       +-------+ |          | |             |
                                 +----------+ |             |
                                              +-------------+
                .----. .-------. .----------. .-------------.
                '----' |       | |          | |             |
                       '-------' |          | |             |
                                 '----------' |             |
                                              '-------------'
                .====. .-------. .----------. .-------------.
                '====' (       ) (          ) (             )
                       '-------' (          ) (             )
                                 '----------' (             )
                                              '-------------'
                 .~~.    .--.       .----.        .----.
                 '~~'   (    )     /      \     .'      '.
                         '--'      \      /     |        |
                                    '----'      '.      .'
                                                  '----'
                .****.  .-----.    .------.      .-------.
                '****' (       ) .'        '.  .'         '.
                        '-----'  '.        .' |             |
                                   '------'    '.         .'
                                                 '-------'
                = capsule
                ~ circle
                * ellipse
                """#)
    }

    @Test func onOneRowTheLegendTellsFormsApart() {
        let shapes = [Outline.rectangle, .rounded(8), .capsule, .ellipse].map { stroke($0).frame(width: 6, height: 1) }
        #expect(
            Element(StackLayout.horizontal(), shapes).drawn() == """
                |    | (    ) (    ) (    )
                = rounded rectangle
                ~ ellipse
                """)
    }

    @Test func aLargeCircleIsRound() {
        #expect(
            stroke(.circle).frame(width: 22, height: 11).drawn() == #"""
                      .--------.
                   .-'          '-.
                  /                \
                 /                  \
                /                    \
                |                    |
                \                    /
                 \                  /
                  \                /
                   '-.          .-'
                      '--------'
                """#)
    }

    @Test func dashesAndSecondaryLinesHaveAPenOfTheirOwn() {
        let dashes = StrokeStyle(dash: [2])
        #expect(
            hstack(
                text("a").padding().background(stroke(.rectangle, .primary, dashes)),
                text("b").padding().background(stroke(.rounded(8), .primary, dashes))
            ).drawn() == """
                ..... .....
                : a : : b :
                :...: '...'
                . dashed 2
                """)
        #expect(
            text("a").border(.secondary).drawn() == """
                ...
                :a:
                :.:
                . secondary
                """)
    }

    @Test func textOnAFillKeepsFreeOfIt() {
        let stars = text("Five Stars", ink(.white, notes: ["title"]))
        #expect(
            stars.padding(24).background(fill(.capsule)).drawn() == """
                .::::::::::::::.
                (::::::::::::::)
                (: Five Stars :)
                (::::::::::::::)
                '::::::::::::::'
                : green
                Five Stars: title, white
                """)
    }

    @Test func whatTextHidesIsToldInTheLegend() {
        #expect(
            text("Hi").background(fill(.capsule, .yellow)).drawn() == """
                Hi
                Hi: on yellow capsule
                """)
        #expect(
            text("Hi").background(stroke(.rounded(12), .yellow)).drawn() == """
                Hi
                Hi: in rounded rectangle outline yellow, corner 12
                """)
    }

    @Test func aShapeInAnOverlayLeavesTextStanding() {
        #expect(
            text("hello").overlay(stroke(.capsule)).drawn() == """
                hello
                hello: in capsule outline
                """)
        #expect(
            text("hello").padding().overlay(fill(.rectangle, .black.opacity(0.2))).drawn() == """
                :::::::::
                ::hello::
                :::::::::
                : black 20%
                """)
        #expect(
            text("hello").padding().overlay(fill(.rectangle, .black)).drawn() == """
                :::::::::
                :::::::::
                :::::::::
                : black
                """)
    }

    @Test func clearPaintsNothing() {
        #expect(text("a").padding().background(fill(.rectangle, .clear)).drawn() == "\n  a")
    }

    @Test func shapesOfNoSizeAreNotDrawn() {
        #expect(
            hstack(stroke().frame(width: 0, height: 0), fill().frame(width: 0, height: 3), text("a")).drawn() == """

                  a
                """)
    }
}
