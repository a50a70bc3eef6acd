import Components
import Drawing
import StyleEngine
import Testing

/// Rows and columns of words inside each other, in whatever wraps them.
private struct RandomRow {
    private var random: Seeded

    init(seed: Int) { random = Seeded(seed) }

    private static let texts = ["a", "10", "Qty", "two words", "one two three", "x", "Total"]

    mutating func view(_ depth: Int) -> AnyView {
        guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
            return AnyView(Text(Self.texts.randomElement(using: &random) ?? "a"))
        }
        let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth - 1) }
        let inside = ForEach(children.indices, id: \.self) { children[$0] }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return AnyView(VStack { inside })
        case 1: return AnyView(HStack { inside }.padding(8))
        case 2: return AnyView(HStack { inside }.border(.primary))
        case 3: return AnyView(HStack(spacing: 16) { inside }.layoutPriority(1))
        default: return AnyView(HStack { inside })
        }
    }
}

@Suite struct WholeTextTests {
    /// The size in which nothing of a view is broken.
    private func whole(_ view: AnyView) throws -> (columns: Int, picture: String) {
        // Blanks at the ends of rows are not drawn: a frame tells how wide it is.
        let framed = try drawing(view.fixedSize().border(.primary), width: 400)
        let columns = (framed.split(whereSeparator: \.isNewline).map(\.count).max() ?? 2) - 2
        return (columns, try drawing(view.fixedSize(), width: 400))
    }

    @Test("No text is broken where there is room for all of them as they are", arguments: 1...300)
    func room(seed: Int) throws {
        var random = RandomRow(seed: seed)
        let view = random.view(4)
        let (columns, picture) = try whole(view)
        #expect(try drawing(view, width: 400) == picture)
        #expect(try drawing(view, width: columns) == picture)
        #expect(try drawing(view.frame(width: Double(columns) * 8), width: 400) == picture)
    }

    @Test("Short texts in rows inside of rows stay whole in forms, boxes and lists")
    func rowsInRows() throws {
        let row = HStack {
            Text("Qty")
            HStack {
                Text("10")
                Text("x")
            }
        }
        #expect(try drawing(Form { row }) == "Qty 10 x")
        #expect(try drawing(GroupBox { row }) == ".----------.\n| Qty 10 x |\n'----------'")
        #expect(try drawing(List { row }) == ".----------.\n| Qty 10 x |\n'----------'")
        #expect(try drawing(row.frame(width: 64)) == "Qty 10 x")
        let images = HStack {
            Image(systemName: "square")
            Image(systemName: "x")
            Text("both words")
        }
        #expect(try drawing(images.frame(width: 184)) == "  [ ] <x> both words")
    }
}
