/// A symbol in a large font, drawn of quarters of cells on several rows. Where there is no room for that, it is as others.
public struct SymbolBlocks: Drawable {
    private let symbol: SymbolForm
    private let name: String
    private let ink: Ink
    private let size: Size
    private let small: any Drawable

    /// How much higher a symbol is than its font is large; and one row more, since parts of cells are coarse.
    private static let growth = 1.2
    /// The size in points from which two rows and more are a symbol's own height.
    private static let least = 34.0
    /// The most rows.
    private static let most = 12.0

    /// A symbol in a font of some points; nil where a glyph is as large.
    ///
    /// - Parameters:
    ///   - name: what the legend calls it.
    ///   - small: what stands in its place where there is no room.
    public init?(
        _ symbol: SymbolForm, ofPoints points: Double, named name: String, _ ink: Ink, orElse small: any Drawable
    ) {
        guard points >= Self.least else { return nil }
        let height = Int(clamped: min(Self.most, points * Self.growth / Scale.standard.row + 1).rounded())
        (self.symbol, self.name, self.ink, self.small) = (symbol, name, ink, small)
        size = Size(width: height * Scale.standard.aspect, height: height)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let fits = proposal.width.map { $0 >= size.width } ?? true && proposal.height.map { $0 >= size.height } ?? true
        return fits ? size : small.size(proposal, [])
    }

    public func breadth(_ subviews: Subviews) -> Int { small.breadth([]) }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        guard frame.size == size else { return small.guide(guide, in: frame, []) }
        return guide.isBaseline ? 2 * (size.height - 1) : nil
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard frame.size == size else { return small.paint(on: &canvas, in: frame, []) }
        // What is free beside it shows what lies there.
        let lines = symbol.rows(in: size).enumerated().map { row, line in
            let start = line.prefix { $0 == " " }.count
            let end = line.reversed().prefix { $0 == " " }.count
            let place = Point(x: frame.minX + start, y: frame.minY + row)
            return (text: String(line.dropFirst(start).dropLast(min(end, line.count - start))), place: place)
        }
        canvas.write(lines, named: name, ink) { _ in }
    }
}

extension SymbolForm {
    /// The symbol by quarters of cells.
    fileprivate func rows(in size: Size) -> [String] {
        let quarter = CGSize(width: Self.side / Double(size.width) / 2, height: Self.side / Double(size.height) / 2)
        let layers = layers
        return (0..<size.height).map { row in
            let line = (0..<size.width).map { column -> Character in
                let covered = CellQuarters.taken { x, y in
                    let point = CGPoint(
                        x: (Double(column) + x) * 2 * quarter.width, y: (Double(row) + y) * 2 * quarter.height)
                    return layers.last { $0.covers(point, of: quarter) }?.isPaint == true
                }
                return CellQuarters.scalar(of: covered).map(Character.init) ?? (covered == 0 ? " " : "█")
            }
            return String(line)
        }
    }
}
