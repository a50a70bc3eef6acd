import Drawing
import Testing

@Suite struct ClipLayoutTests {
    @Test func cornersOfAFillAreRounded() {
        let card = text("Card").padding().background(fill(.rectangle, .mint))
        #expect(
            card.wrapped(ClipLayout(.rounded(12))).drawn() == """
                .------.
                | Card |
                '------'
                clip: rounded rectangle, corner 12   rectangle: mint
                """)
    }

    @Test func anOvalCutsTheCorners() {
        let card = text("Card").padding(32).background(fill(.rectangle, .mint))
        #expect(
            card.wrapped(ClipLayout(.ellipse)).drawn() == #"""
                  .------.
                 /        \
                |   Card   |
                 \        /
                  '------'
                clip: ellipse   rectangle: mint
                """#)
    }

    @Test func theFormOfAHiddenFillIsTold() {
        #expect(
            text("Hi").background(fill(.rectangle, .mint)).wrapped(ClipLayout(.capsule)).drawn() == """
                Hi
                clip: capsule   rectangle: mint
                """)
    }

    @Test func aCircleIsTheLargestThatFitsInTheMiddle() {
        let card = fill(.rectangle, .mint).frame(width: 25, height: 5)
        #expect(
            card.wrapped(ClipLayout(.circle)).drawn() == """
                         .::::.
                       .'::::::'.
                       ::::::::::
                       '.::::::.'
                         '::::'
                : mint   clip: circle
                """)
        #expect(
            card.wrapped(ClipLayout(.ellipse)).drawn() == """
                     .:::::::::::::.
                 .::':::::::::::::::'::.
                :::::::::::::::::::::::::
                 '::.:::::::::::::::.::'
                     ':::::::::::::'
                : mint   clip: ellipse
                """)
    }

    @Test func textIsCutOrTheLegendTells() {
        let lines = text("Hello\nbig\nworld")
        #expect(
            lines.wrapped(ClipLayout(.circle)).drawn() == " ell\nbig\n orl\nclip: circle")
        #expect(text("Hi").wrapped(ClipLayout(.capsule)).drawn() == "Hi\nclip: capsule")
        #expect(
            text("Hi").wrapped(ClipLayout(.rounded(12))).drawn() == "Hi\nclip: rounded rectangle, corner 12")
        #expect(text("Hi").wrapped(ClipLayout(.rectangle)).drawn() == "Hi")
        #expect(text("").wrapped(ClipLayout(.capsule)).drawn() == "")
    }

    @Test func textTellsTheClipOfLinesAndWithoutTextTheyDo() {
        let lines = fill(.rectangle, .clear).frame(width: 3, height: 1).border(.red)
        for (radius, word) in [(4.0, "4"), (12, "12")] {
            let clip = ClipLayout(.rounded(Corner(radius)))
            #expect(
                text("Tea").border(.red).wrapped(clip).drawn() == """
                    .---.
                    |Tea|
                    '---'
                    clip: rounded rectangle, corner \(word)   border: red
                    """)
            #expect(
                lines.wrapped(clip).drawn() == """
                    .---.
                    |   |
                    '---'
                    clip: rounded rectangle, corner \(word)   border: red
                    """)
        }
    }

    @Test func aClipIsToldInItsPlaceAmongShadows() {
        let shadow = ShadowLayout(ShadowStyle.drop(radius: 2))
        #expect(
            text("Hi").wrapped(shadow).wrapped(ClipLayout(.capsule)).drawn() == "Hi\nHi: shadow 2   clip: capsule")
        #expect(
            text("Hi").wrapped(ClipLayout(.capsule)).wrapped(shadow).drawn() == "Hi\nHi: shadow 2   clip: capsule")
    }

    @Test func ofOneRowAClippedFillLeavesFreeWhatLiesBelow() {
        let (yellow, red) = (fill(.rectangle, .yellow), fill(.rectangle, .red))
        #expect(
            text("Hi").background(yellow).wrapped(ClipLayout(.circle)).background(red).drawn()
                == "Hi\n3 looks that plain text can't show, :legend")
        #expect(
            text("Hi").background(yellow).background(red).wrapped(ClipLayout(.circle)).drawn()
                == "Hi\n3 looks that plain text can't show, :legend")
    }

    @Test func whatIsCutBesideARoundShapeIsTheFillBehindIt() {
        let card = fill(.capsule, .green).frame(width: 10, height: 3).background(fill(.rectangle, .red))
        #expect(
            card.wrapped(ClipLayout(.rounded(12))).drawn() == """
                .::::::::.
                (::::::::)
                '::::::::'
                : green
                clip: rounded rectangle, corner 12   rectangle: red
                """)
    }

    @Test func whatIsToBeScrolledToIsTold() {
        let lines = text("1\n2\n3\n4")
        func view(_ axes: Axis.Set, _ width: Int?, _ height: Int?) -> String {
            lines.wrapped(ScrollLayout(axes)).frame(width: width, height: height).drawn()
        }
        #expect(view(.vertical, nil, 2) == "1\n2\n2 more lines to scroll to")
        #expect(view(.vertical, nil, 3) == "1\n2\n3\n1 more line to scroll to")
        #expect(view(.vertical, nil, 4) == "1\n2\n3\n4")
        #expect(
            text("12345").wrapped(ScrollLayout([.horizontal, .vertical])).frame(width: 3, height: 1).drawn()
                == "123\n2 more columns to scroll to")
    }

    @Test func clipsInsideEachOtherAreToldOnce() {
        func told(_ levels: Int) -> [String] {
            var element = text("z")
            for _ in 0..<levels { element = vstack(text("a"), element).wrapped(ClipLayout(.rounded(8))) }
            return Picture(of: element, width: 2_000).legend.lines()
        }
        #expect(told(2) == ["clip: rounded rectangle"])
        // The legend, and the work for it, don't grow with the square of the levels.
        #expect(told(40).count == 1)
        #expect(told(400).count == 1)
    }
}
