import Components
import Drawing
import StyleEngine
import Testing

/// What holds for the picture of any view, tried with random ones: a failure names the seed.
@Suite struct RandomPictureTests {
    private static let widths = [1, 2, 7, 40, 80]

    @Test(
        "H15: no row is wider than the picture, none has a control character, and drawing again gives the same",
        arguments: [(depth: 3, seeds: 0..<2_000), (depth: 6, seeds: 2_000..<2_500), (depth: 10, seeds: 2_500..<2_600)])
    func rows(depth: Int, seeds: Range<Int>) throws {
        for seed in seeds {
            var random = RandomView(seed: seed)
            let view = random.view(depth)
            let width = Self.widths[seed % Self.widths.count]
            let tree = try Resolver().resolve(view)
            let picture = Picture(of: tree, width: width)
            let isNarrow = picture.rows.allSatisfy { GraphemeWidth.columns(of: $0) <= width }
            #expect(isNarrow, "seed \(seed): \(picture)")
            #expect(!picture.lines.contains(where: Self.hasControls), "seed \(seed)")
            #expect(Picture(of: tree, width: width) == picture, "seed \(seed)")
            // Once in a while the other way to draw the same, which has colours in the place of shades.
            guard seed.isMultiple(of: 10) else { continue }
            let colored = ColoredPicture(of: try Resolver().resolve(view), width: width)
            #expect(colored.rows.count >= picture.rows.count, "seed \(seed)")
            #expect(colored.rows.allSatisfy { $0.reduce(0) { $0 + $1.columns } <= width }, "seed \(seed)")
        }
    }

    private static func hasControls(_ line: String) -> Bool {
        if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return false }
        return line.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control || ("\u{202A}"..."\u{202E}").contains(scalar)
        }
    }

    @Test(
        "Lengths without end, below zero and without value are drawn",
        arguments: [-1e300, -1, 0, .nan, .infinity, 1e300])
    func lengths(length: Double) throws {
        let pictures = try [
            drawing(Text("a").frame(width: length, height: 16)), drawing(Text("a").frame(width: 8, height: length)),
            drawing(Text("a").padding(length)), drawing(Text("a").offset(x: length, y: 0)),
            drawing(
                HStack(spacing: length) {
                    Text("a"); Text("b")
                }),
            drawing(Rectangle().stroke(lineWidth: length).frame(width: 32, height: 32)),
            drawing(Text("a").frame(minWidth: length, maxWidth: length)),
            drawing(Text("a").aspectRatio(length, contentMode: .fit)),
        ]
        #expect(pictures.allSatisfy { $0.split(separator: "\n").allSatisfy { $0.count <= 60 } })
    }

    @Test("Containers without content take no room")
    func empty() throws {
        #expect(try drawing(HStack {}) == "")
        #expect(try drawing(VStack {}) == "")
        #expect(try drawing(ZStack {}) == "")
        #expect(try drawing(Grid {}) == "")
        #expect(try drawing(Grid { GridRow {} }) == "")
        #expect(try drawing(ViewThatFits {}) == "")
    }

    @Test("A million spaces are a blank picture, and a word behind them is still drawn")
    func spaces() throws {
        let spaces = String(repeating: " ", count: 1_000_000)
        #expect(try drawing(Text(spaces)) == "")
        #expect(try drawing(Text("a" + spaces + "b")) == "a\nb")
    }
}
