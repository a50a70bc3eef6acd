import Drawing
import Testing

@Suite struct ShadowLayoutTests {
    @Test func aBoxCastsItsShadowBesideItself() {
        let card = text("Card").padding().background(fill(.rounded(8), .white))
        #expect(
            hstack(card.wrapped(ShadowLayout(.drop(radius: 4))), text("next")).drawn() == """
                .------.
                | Card |:next
                '------':
                 ::::::::
                shadow: shadow 4   rounded rectangle: white
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

    @Test func aShadowMovesNothing() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 2)
        #expect(
            hstack(text("a"), box.wrapped(ShadowLayout(.drop(radius: 3))), text("b"), spacing: 0).drawn() == """
                a%%%%b
                 %%%%:
                  ::::
                % red   shadow: shadow 3
                """)
    }

    @Test func aShadowHasTheFormOfWhatCastsIt() {
        #expect(
            fill(.circle, .red).frame(width: 12, height: 6).wrapped(ShadowLayout(.drop(radius: 3))).drawn() == #"""
                   .%%%%.
                 .%%%%%%%%.
                /%%%%%%%%%%\
                \%%%%%%%%%%/:
                 '%%%%%%%%'::
                   '%%%%':::
                    ::::::
                % red   shadow: shadow 3
                """#)
    }

    @Test func theShadowOfAShapeBehindTextIsTheShapes() {
        let card = fill(.rounded(8), .white).wrapped(ShadowLayout(.drop(radius: 3)))
        #expect(
            text("Card").padding().background(card).drawn() == """
                .------.
                | Card |:
                '------':
                 ::::::::
                shadow: shadow 3   rounded rectangle: white
                """)
    }

    @Test func eachBoxInsideCastsItsOwn() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 2)
        #expect(
            hstack(box, text("a"), text("b").border(), spacing: 3).wrapped(ShadowLayout(.drop(radius: 3))).drawn()
                == """
                %%%%       +-+
                %%%%:  a   |b|:
                 ::::      +-+:
                            :::
                % red   shadow, a: shadow 3
                """)
    }

    @Test func whatIsClippedHasNoShadowOutside() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 2).wrapped(ShadowLayout(.drop(radius: 3)))
        #expect(
            box.wrapped(ClipLayout()).drawn() == """
                %%%%
                %%%%
                % red   shadow: shadow 3
                """)
    }

    @Test func aShadowLiesOnTheFillBehindIt() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 2).wrapped(ShadowLayout(.drop(radius: 3)))
        #expect(
            box.padding(8).background(fill(.rectangle, .blue)).drawn() == """
                %%%%%%
                %====%
                %====:
                %%::::
                % blue   = red
                shadow: shadow 3
                """)
    }

    @Test func aShadowLeavesTheOutlineAroundItWhole() {
        let box = text("a").frame(width: 4, height: 2).background(fill(.rectangle, .red))
            .wrapped(ShadowLayout(.drop(radius: 3)))
        #expect(
            box.padding(8).background(fill(.rectangle, .blue)).drawn() == """
                +----+
                ||a ||
                |    |
                +----+
                3 looks that plain text can't show, :legend
                """)
    }

    @Test func aShadowFallsWhereItIsMovedTo() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 2)
        func shadow(_ x: Double, _ y: Double) -> String {
            hstack(text("a"), box.wrapped(ShadowLayout(.drop(radius: 3, x: x, y: y))), text("b"), spacing: 0).drawn()
        }
        #expect(
            shadow(-8, -16) == """
                ::::
                a%%%%b
                 %%%%
                % red   shadow: shadow 3 at -8 -16
                """)
        #expect(
            shadow(0, 2) == """
                a%%%%b
                 %%%%
                 ::::
                % red   shadow: shadow 3 at 0 2
                """)
        #expect(
            shadow(-1, 0) == """
                a%%%%b
                :%%%%
                % red   shadow: shadow 3 at -1 0
                """)
    }

    @Test func aShadowToTheLeftHasTheFormOfWhatCastsIt() {
        let circle = fill(.circle, .red).frame(width: 12, height: 6)
        #expect(
            circle.wrapped(ShadowLayout(.drop(radius: 3, x: -4, y: 4))).drawn() == #"""
                    .%%%%.
                  .%%%%%%%%.
                 /%%%%%%%%%%\
                :\%%%%%%%%%%/
                ::'%%%%%%%%'
                 :::'%%%%'
                   ::::::
                % red   shadow: shadow 3 at -4 4
                """#)
    }

    @Test func whatCastsTheSameShadowTwiceIsTold() {
        let box = fill(.rectangle, .red).frame(width: 4, height: 1)
        #expect(
            box.wrapped(ShadowLayout(.drop(radius: 3))).wrapped(ShadowLayout(.drop(radius: 3))).drawn() == """
                ----
                 ::::
                shadow: shadow 3, shadow 3   rectangle: red
                """)
    }
}
