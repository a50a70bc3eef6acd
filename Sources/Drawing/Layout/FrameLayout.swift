/// A frame of a fixed width, height or both, in which a view is aligned: `frame(width:height:alignment:)`.
public struct FrameLayout: Drawable {
    private let width: Int?
    private let height: Int?
    private let alignment: Alignment
    private let notes: Notes
    /// The axes along which the frame is less than half a cell long in points, so that a shape in it is a line.
    private let thinAxes: Axis.Set
    private let trueSize: TrueSize?

    /// What the legend says where there is no room for the view in one direction.
    public struct Notes: Sendable {
        let width: String?
        let height: String?

        /// Sentences; nil where nothing is to be said.
        public init(width: String? = nil, height: String? = nil) {
            self.width = width
            self.height = height
        }
    }

    /// Lengths in cells; nil, and a length without end, leave a direction to the view.
    ///
    /// - Parameter exactly: the same lengths in parts of columns and rows too, for drawings.
    public init(
        width: Int? = nil, height: Int? = nil, alignment: Alignment = .center, notes: Notes = Notes(),
        thinAxes: Axis.Set = [], exactly: (columns: Double?, rows: Double?)? = nil
    ) {
        trueSize = exactly.map { TrueSize(columns: $0.columns, rows: $0.rows, width: width, height: height) }
        self.thinAxes = thinAxes
        self.notes = notes
        self.width = width.flatMap { $0 < Size.infinity ? $0 : nil }
        self.height = height.flatMap { $0 < Size.infinity ? $0 : nil }
        self.alignment = alignment
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    public func breadth(_ subviews: Subviews) -> Int { width ?? subviews.first?.breadth ?? 0 }

    public func leastRows(_ subviews: Subviews) -> Int { height ?? subviews.first?.leastRows ?? 0 }

    public func fillsRows(_ subviews: Subviews) -> Bool { height == nil && subviews.first?.fillsRows == true }

    public func hasEdge(_ subviews: Subviews) -> Bool { false }

    public func freeRows(_ subviews: Subviews) -> FreeRows {
        height == nil ? subviews.first?.freeRows ?? FreeRows() : FreeRows()
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = inside(proposal)
        for child in subviews { child.place(aligned: alignment, in: frame, offer) }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let outer = canvas.thinAxes
        canvas.thinAxes = thinAxes(inside: outer)
        let outerSize = canvas.trueSize
        canvas.trueSize = trueSize(inside: outerSize)
        defer { (canvas.thinAxes, canvas.trueSize) = (outer, outerSize) }
        for child in subviews {
            child.paint(on: &canvas, aligned: alignment, in: frame)
            let ideal = child.size(.unspecified)
            if let note = notes.width, ideal.width > frame.width { canvas.note(note) }
            if let note = notes.height, child.frame.height > frame.height || ideal.height > frame.height {
                canvas.note(note)
            }
        }
    }

    /// The axes along which what fills the frame is a line, where these are those of what lies around it.
    func thinAxes(inside outer: Axis.Set) -> Axis.Set { outer.subtracting(framedAxes).union(thinAxes) }

    /// How large the frame is in truth, inside of another one; nil where cells say it.
    func trueSize(inside outer: TrueSize?) -> TrueSize? {
        trueSize.map { size in outer.map(size.inside) ?? size } ?? outer
    }

    public var framedAxes: Axis.Set {
        (width == nil ? [] : Axis.Set.horizontal).union(height == nil ? [] : .vertical)
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        let offer = width.map { proposal.firm(width: $0) } ?? proposal
        return offer.with(.vertical, height ?? proposal.height)
    }
}
