/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`.
public struct ClipLayout: Drawable {
    let outline: Outline
    private let aspect: Int
    /// What the legend calls it.
    private let verb: String

    /// A clip to a shape. `aspect` is the number of columns that look as long as a row.
    public init(_ outline: Outline = .rectangle, aspect: Int = 2) {
        self.init(outline, aspect: aspect, verb: "clip")
    }

    init(_ outline: Outline, aspect: Int, verb: String) {
        self.outline = outline
        self.aspect = aspect
        self.verb = verb
    }

    public var isClipping: Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        if let pose = canvas.pose { return paint(on: &canvas, in: pose, canvas.absolute(frame), subviews) }
        let (cells, rest) = shape(in: canvas.absolute(frame), canvas.rest)
        let frame = cells.moved(by: -canvas.origin)
        let (fitted, stand) = (
            canvas.concentric.cells(of: canvas.element, in: cells),
            canvas.concentric.stand(of: canvas.element, in: cells)
        )
        guard isBox(subviews) else { return cut(&canvas, frame, rest, subviews) }
        canvas.casting(from: outline, in: frame) { cut(&$0, frame, rest, subviews, fitted: fitted, stand) }
    }

    /// The form in a view that is turned, and the cells that it takes there, of the frame's cells of the canvas.
    func form(in pose: Pose, _ frame: Rect) -> (outline: Outline, cells: Rect) {
        pose.form(outline.standing(in: pose.scale), in: shape(in: frame, .none).cells)
    }

    private func paint(on canvas: inout Canvas, in pose: Pose, _ frame: Rect, _ subviews: Subviews) {
        let (outline, cells) = form(in: pose, frame)
        let place = cells.moved(by: -canvas.origin)
        canvas.posed(nil) { ClipLayout(outline, aspect: aspect, verb: verb).cut(&$0, place, $0.rest, subviews, pose) }
    }

    /// The cells of the shape, which stands in the middle of the view, and how it stands between them where the view does so
    /// between its own. On one row nothing is round, and all is kept.
    func shape(in frame: Rect, _ rest: HalfCells) -> (cells: Rect, rest: HalfCells) {
        guard frame.height > 1 else { return (frame, rest) }
        let size = outline.size(in: frame.size, aspect: aspect)
        let origin = frame.halfOrigin(of: size, .center)
        return (Rect(origin: origin.cell, size: size), rest + origin.rest)
    }

    /// - Parameters:
    ///   - rest: how the shape stands between its cells.
    ///   - fitted: the cells of the canvas that are left; by default those of the frame.
    ///   - inOthers: how it stands in shapes around it with which it has its middle in common.
    private func cut(
        _ canvas: inout Canvas, _ frame: Rect, _ rest: HalfCells, _ subviews: Subviews, _ pose: Pose? = nil,
        fitted: Rect? = nil,
        _ inOthers: ConcentricStand? = nil
    ) {
        func paint(_ subviews: Subviews, on canvas: inout Canvas) {
            guard var pose else { return subviews.forEach { $0.paint(on: &canvas) } }
            pose.clip = canvas.clip
            canvas.posed(pose) { canvas in subviews.forEach { $0.paint(on: &canvas) } }
        }
        canvas.clipped(to: frame) { canvas in
            let isPath = if case .path = outline { true } else { false }
            let cells = canvas.absolute(frame)
            canvas.ended(by: outline, cells) { canvas in
                guard isPath || !outline.name.isEmpty else { return paint(subviews, on: &canvas) }
                canvas.mark(verb, outline.words, in: cells)
                canvas.cut(outline, cells, rest, fitted: fitted ?? cells, inOthers) { paint(subviews, on: &$0) }
            }
        }
    }
}
