import Components
import Drawing
import StyleEngine
import Testing

/// Text over other text: characters show the upper one, and drawings both, one over the other.
@Suite struct TextOverTextTests {
    /// What a drawing shows, the lowest first: where each text begins with its words, and the kinds of other elements.
    private func elements(_ view: some View) throws -> [String] {
        let svg = Painting(of: try Resolver().resolve(view), width: 40, charset: .drawn).written(as: .svg)
        let body = svg.split(separator: "\n").drop { !$0.hasPrefix("<g transform=\"translate(12 12)\">") }.dropFirst()
        return body.prefix { $0 != "</g>" }.map { line in
            let parts = line.split { "<>\"".contains($0) }
            return line.hasPrefix("<text ")
                ? "\(parts[1]) \(parts[parts.count - 2])" : String(line.dropFirst().prefix { $0 != " " })
        }
    }

    @Test("A letter over letters")
    func letter() throws {
        let view = ZStack {
            Text("abc")
            Text("d")
        }
        #expect(try drawing(view) == "adc")
        #expect(try elements(view) == ["8.4 b", "0 adc"])
    }

    @Test("A symbol over text, and text over a symbol")
    func symbol() throws {
        let view = Text("Message").overlay(alignment: .trailing) { Image(systemName: "star.fill") }
        #expect(try drawing(view) == "Messag*")
        #expect(try elements(view) == ["42 ge", "g", "0 Messa"])
        let badge = Image(systemName: "star").overlay(alignment: .leading) { Text("1") }
        #expect(try drawing(badge) == "1")
        #expect(try elements(badge) == ["g", "0 1"])
    }

    @Test("What is filled between two texts hides the lower one")
    func filled() throws {
        let view = Text("abc").overlay { Text("d").background(.red) }
        #expect(try elements(view) == ["rect", "0 a", "8.4 d", "16.8 c"])
    }
}
