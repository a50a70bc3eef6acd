import Components
import Drawing
import StyleEngine
import Testing

@Suite struct FontTests {
    @Test("Fonts are told in the legend; the body font needs no word")
    func names() throws {
        let fonts: [Font] = [
            .body, .title, .title2, .largeTitle, .caption.bold(), .system(.title, design: .serif), .body.italic(),
            .system(size: 17, weight: .semibold, design: .rounded), .custom("Avenir", size: 14),
            .custom("Avenir", size: 14, relativeTo: .body), .body.weight(.bold), .body.monospaced(),
        ]
        let texts = VStack(alignment: .leading) {
            ForEach(0..<fonts.count) { Text("font \($0)").font(fonts[$0]) }
        }
        #expect(
            try drawing(texts) == """
                font 0
                font 1
                font 2
                font 3
                font 4
                font 5
                font 6
                font 7
                font 8
                font 9
                font 10
                font 11
                """)
    }

    @Test("Weight and design of the environment change the font's")
    func environment() throws {
        let texts = VStack { Text("a") }.fontWeight(.heavy).fontDesign(.serif).font(.title.weight(.light))
        #expect(try drawing(texts) == "a\na: title, serif, heavy")
    }
}
