import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ForegroundStyleTests {
    @Test("Levels count from the style that was set outside")
    func levels() throws {
        let texts = VStack {
            Text("a")
            Text("b").foregroundStyle(.secondary)
            VStack { Text("c").foregroundStyle(.secondary) }.foregroundStyle(.secondary)
            Text("d").foregroundStyle(.green)
        }
        #expect(
            try drawing(texts.foregroundStyle(.red)) == """
                a
                b
                c
                d
                4 looks that plain text can't show, :legend
                """)
        #expect(
            try drawing(texts) == """
                a
                b
                c
                d
                3 looks that plain text can't show, :legend
                """)
        #expect(
            try drawing(texts.foregroundStyle(.red, .blue)) == """
                a
                b
                c
                d
                4 looks that plain text can't show, :legend
                """)
    }

    @Test("A tint is told by its colour")
    func tint() throws {
        #expect(try drawing(Text("a").foregroundStyle(.tint)) == "a\na: accent")
        #expect(try drawing(Text("a").foregroundStyle(.tint).tint(.pink)) == "a\na: pink")
        #expect(try drawing(Text("a").foregroundColor(.red).tint(.pink)) == "a\na: red")
        #expect(try drawing(VStack { Text("a").foregroundColor(nil) }.foregroundStyle(.red)) == "a")
    }
}
