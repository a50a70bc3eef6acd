/// A text in a large font, in drawings: it takes as many cells as its letters do. Where there is no room for that, its letters
/// are as large as there is room.
///
/// Pictures of characters have one size of letters, and no such layout.
public struct EnlargedLayout: Drawable {
    /// How many times as large as running text its letters are.
    private let factor: Double
    private let scale: Scale

    /// The room around all lines, as a part of the height of one.
    private static let leading = 0.2
    /// The part of a column, less than half, by which letters may be wider than those they are rounded to: a font has one
    /// size in all texts.
    private static let overhang = 0.45

    /// A text so many times as large as running text, more than 1.
    public init(_ factor: Double, in scale: Scale) {
        self.factor = min(Self.largest, factor)
        self.scale = scale
    }

    /// The size from which letters are larger than any picture.
    private static let largest = 100.0

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard let text = subviews.first else { return .zero }
        let factor = factor(of: text, in: proposal)
        let size = text.size(inside(proposal, factor))
        return Size(width: columns(size.width, factor), height: rows(size.height, factor))
    }

    public func breadth(_ subviews: Subviews) -> Int { subviews.first?.breadth ?? 0 }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let text = subviews.first else { return }
        text.place(at: frame.origin, inside(proposal, factor(of: text, in: proposal)))
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard let text = subviews.first, !text.frame.isEmpty else { return }
        let (inner, outer) = (scale.points(of: text.frame), scale.points(of: frame))
        let factor = drawnFactor(of: text, in: frame)
        let place = scale.points(of: canvas.absolute(frame))
        // Where a guide has its place between two half cells, the letters are moved to where the guide is.
        let rise = canvas.baseline.flatMap { baseline($0, of: text, in: frame) }.map { $0 - $0.rounded() } ?? 0
        let change = CGAffineTransform(scaleX: factor, y: factor).around(CGPoint(x: place.minX, y: place.minY))
            .movedBy(
                (outer.width - inner.width * factor) * canvas.lean,
                (outer.height - inner.height * factor) / 2 - rise * scale.row / 2)
        let end = canvas.beginTurn(change, text.frame, in: scale)
        text.paint(on: &canvas)
        canvas.endTurn(end)
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.first.flatMap { baseline(guide, of: $0, in: frame) }.map { Int(clamped: $0.rounded()) }
    }

    /// Where letters as large as they are drawn have their baseline, in half cells below that of letters in the first row;
    /// nil where the guide is none.
    private func baseline(_ guide: Guide, of text: Element, in frame: Rect) -> Double? {
        guard guide.isBaseline, let own = text.ownGuide(guide) else { return nil }
        let factor = drawnFactor(of: text, in: frame)
        let foot = SketchGrid.baseline / SketchGrid.row
        let top = (Double(frame.height) - Double(text.frame.height) * factor) / 2
        return 2 * (top + (Double(own) / 2 + foot) * factor - foot)
    }

    /// The columns that the letters take as large as they are drawn, in parts of them too.
    func drawnColumns(in frame: Rect, _ subviews: Subviews) -> Double {
        subviews.first.map { Double($0.frame.width) * drawnFactor(of: $0, in: frame) } ?? 0
    }

    /// How large the letters of a text are drawn that was placed in a frame.
    private func drawnFactor(of text: Element, in frame: Rect) -> Double {
        // A line that is cut off is as large as running text.
        let isCut = text.frame.height == 1 && text.frame.width < text.size(.unspecified).width
        return isCut ? 1 : max(1, min(factor, factor(of: text.frame.width, within: frame.width)))
    }

    private func columns(_ width: Int, _ factor: Double) -> Int {
        let columns = (Double(width) * factor).rounded()
        return Int(clamped: columns)
    }

    private func rows(_ height: Int, _ factor: Double) -> Int {
        guard factor > 1 else { return height }
        let rows = ((Double(height) + Self.leading) * factor).rounded()
        return max(height, Int(clamped: rows))
    }

    /// How large letters are that a text shows where a size is proposed.
    private func factor(of text: Element, in proposal: Proposal) -> Double {
        guard let width = proposal.width else { return factor }
        let ideal = text.size(.unspecified).width
        guard width < ideal else { return min(factor, self.factor(of: ideal, within: width)) }
        // What has several lines anyway has more of them, as long as its words fit and it isn't cut off.
        let most = min(factor, Double(width) / Double(max(1, text.breadth)))
        return most > 1 && text.size(inside(proposal, most)).height > 1 ? most : 1
    }

    /// How large letters may be at most that take some columns as running text and are to take others.
    private func factor(of text: Int, within columns: Int) -> Double {
        text > 0 ? (Double(columns) + Self.overhang) / Double(text) : .infinity
    }

    private func inside(_ proposal: Proposal, _ factor: Double) -> Proposal {
        guard factor > 1 else { return proposal }
        func cells(_ length: Int?, more: Double = 0) -> Int? {
            length.map { $0 < Size.infinity ? Int(clamped: ((Double($0) + more) / factor + 0.01).rounded(.down)) : $0 }
        }
        return Proposal(
            width: cells(proposal.width, more: Self.overhang), height: cells(proposal.height).map { max(1, $0) },
            isOpen: proposal.isOpen)
    }
}
