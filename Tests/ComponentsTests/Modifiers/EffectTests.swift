import Components
import Drawing
import StyleEngine
import Testing

@Suite struct EffectTests {
    @Test("Where a clip leaves half of a wide character, the other half is blank, so that the rows are as long as ever")
    func halvesOfWideCharacters() throws {
        let view = ZStack(alignment: .topLeading) {
            Text("\u{65E5}abc")
            Rectangle().stroke(.red).frame(width: 40, height: 48).clipShape(Circle())
        }
        #expect(
            try drawing(view.border(.red)) == """
                +-----+
                |  abc|
                |(   )|
                | '-' |
                +-----+
                3 looks that plain text can't show, :legend
                """)
    }

    @Test("A card with rounded corners and a shadow")
    func card() throws {
        #expect(
            try drawing(Text("Card").padding().background(.white).cornerRadius(12).shadow(radius: 4)) == """
                .------.
                | Card |:
                '------':
                 ::::::::
                3 looks that plain text can't show, :legend
                """)
        #expect(
            try drawing(Text("Card").padding().background(.mint).clipShape(Capsule())) == """
                .------.
                ( Card )
                '------'
                clip: capsule   rectangle: mint
                """)
    }

    @Test("Opacity and rotation are told")
    func told() throws {
        #expect(
            try drawing(
                VStack {
                    Text("a"); Text("b")
                }.opacity(0.5)) == "a\nb\na, b: opacity 50%")
        #expect(
            try drawing(Text("a").padding().background(.yellow).rotationEffect(.degrees(45))) == """
                  ----
                -- a --
                 ----
                rectangle: yellow   a: rotated 45
                """)
        #expect(try drawing(Text("a").rotationEffect(.degrees(360))) == "a")
    }

    @Test("Borders take a cell on each side")
    func borders() throws {
        let text = Text("a").border(.red).padding(.horizontal).border(.blue, width: 2)
        #expect(
            try drawing(text) == """
                +-------+
                |  +-+  |
                |  |a|  |
                |  +-+  |
                +-------+
                border #1: blue, line 2   border #2: red
                """)
    }

    @Test("Frames and priorities")
    func frames() throws {
        #expect(
            try drawing(Text("a").frame(width: 56, height: 48, alignment: .bottomTrailing).border(.primary)) == """
                +-------+
                |       |
                |       |
                |      a|
                +-------+
                """)
        #expect(
            try drawing(Text("a").frame(maxWidth: .infinity, alignment: .leading).border(.primary), width: 9) == """
                +-------+
                |a      |
                +-------+
                """)
        let row = HStack {
            Text("one two three").lineLimit(1); Text("four five").lineLimit(1).layoutPriority(1)
        }
        #expect(try drawing(row, width: 16) == "one... four five")
        #expect(
            try drawing(
                HStack {
                    Text("abc").hidden(); Text("d")
                }) == "    d")
        #expect(try drawing(Text("one two").fixedSize().frame(width: 24)) == "one two")
    }
}
