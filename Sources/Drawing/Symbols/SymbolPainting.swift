/// A symbol that is as large as what it is offered, in a drawing: as a resizable image is.
public struct SymbolPainting: Drawable {
    private let symbol: SymbolForm
    private let ink: Ink
    private let ideal: Size

    /// A symbol in an ink, which by itself takes a square of two rows; the scale says how wide that is.
    public init(_ symbol: SymbolForm, _ ink: Ink, in scale: Scale) {
        self.symbol = symbol
        self.ink = ink
        ideal = Size(width: 2 * scale.aspect, height: 2)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let number = canvas.number(of: ink)
        canvas.note(.rectangle, in: canvas.absolute(frame), .symbol(symbol), number)
        // Its cells are taken, so that nothing below shows through them and the picture is as large as the symbol.
        let blank = String(repeating: " ", count: canvas.visibleColumns(of: frame).count)
        for y in canvas.visibleRows(of: frame) {
            canvas.write(blank[...], at: Point(x: canvas.visibleColumns(of: frame).lowerBound, y: y), number: number)
        }
    }
}
