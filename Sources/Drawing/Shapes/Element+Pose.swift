/// A thing that only places its children and shows them: in a view that is turned, each of them is turned by itself.
private protocol Arrangement: Drawable {}

extension AspectRatioLayout: Arrangement {}
extension ClipLayout: Arrangement {}
extension FirstFitLayout: Arrangement {}
extension FixedSizeLayout: Arrangement {}
extension FlexibleFrameLayout: Arrangement {}
extension FrameLayout: Arrangement {}
extension GridCellLayout: Arrangement {}
extension GridLayout: Arrangement {}
extension GridRowLayout: Arrangement {}
extension GeometryLayout: Arrangement {}
extension GuideLayout: Arrangement {}
extension HiddenLayout: Arrangement {}
extension LayerLayout: Arrangement {}
extension LazyGridLayout: Arrangement {}
extension OffsetLayout: Arrangement {}
extension PaddingLayout: Arrangement {}
extension PositionLayout: Arrangement {}
extension PriorityLayout: Arrangement {}
extension SecondaryLayout: Arrangement {}
extension ShadowLayout: Arrangement {}
extension StackLayout: Arrangement {}
extension ToneLayout: Arrangement {}
extension TurnLayout: Arrangement {}
extension ZIndexLayout: Arrangement {}

extension Element {
    /// Whether a shape stands inside, at most so many levels down.
    public func holdsShape(within levels: Int = 64) -> Bool {
        if drawing is ShapePainting { return true }
        guard levels > 0, drawing is any Arrangement || drawing is BorderLayout else { return false }
        return drawing.shown(of: children).contains { $0.holdsShape(within: levels - 1) }
    }

    /// Whether something stands inside that can't be drawn turned, or is too deep to be looked at.
    func holdsWords(within levels: Int) -> Bool {
        if drawing is ShapePainting || drawing.isSpacer { return false }
        guard levels > 0, drawing is any Arrangement || drawing is BorderLayout else { return true }
        return drawing.shown(of: children).contains { $0.holdsWords(within: levels - 1) }
    }

    /// What is done with an element in a view that is turned.
    private enum Part {
        /// Everything inside is turned by itself.
        case arrangement
        /// A shape is turned, behind what stands inside.
        indirect case shape(ShapePainting)
        /// It stays upright as it is.
        case whole
    }

    private func part(in pose: Pose) -> Part {
        if let painting = drawing as? ShapePainting { return .shape(painting) }
        guard pose.levels > 0 else { return .whole }
        if let border = drawing as? BorderLayout {
            return holdsShape() && !holdsWords(within: Pose.deepest) ? .shape(border.painting(in: pose.scale)) : .whole
        }
        guard drawing is any Arrangement else { return .whole }
        if drawing is SecondaryLayout, let view = children.first, !view.holdsShape() {
            return holdsShape() && view.hasRoom(in: frame, pose) ? .arrangement : .whole
        }
        let isLayered = drawing is LayerLayout || drawing is SecondaryLayout
        return children.count == 1 && !(drawing is ClipLayout) || isLayered || holdsShape() ? .arrangement : .whole
    }

    /// Whether words still stand on the turned shape that lies behind or before them.
    private func hasRoom(in frame: Rect, _ pose: Pose) -> Bool {
        guard frame.height > 1 else { return false }
        var words = self
        while words.children.count == 1, words.drawing is any Arrangement { words = words.children[0] }
        let (change, rect) = (pose.transform, pose.scale.points(of: frame))
        let area = change.determinant
        guard area != 0, pose.isFarTurned else { return false }
        // How far one goes to the side from the middle of the turned shape until one of its edges.
        let (x, y) = (abs(change.d / area), abs(change.b / area))
        let reach = min(x > 0 ? rect.width / x : .infinity, y > 0 ? rect.height / y : .infinity)
        return reach >= Double(words.frame.width) * pose.scale.column - 1e-6
    }

    /// The cells of the element around it that are drawn of an element in a view that is turned. The pose is that of those
    /// cells, which begin at a place.
    func reach(in pose: Pose, from origin: Point) -> Rect {
        let cells = frame.moved(by: origin)
        switch part(in: pose) {
        case .whole: return bounds.moved(by: origin).moved(by: pose.offset(of: cells))
        case .shape(let painting): return painting.reach(in: pose, cells).union(partsReach(in: pose, from: cells))
        case .arrangement: return partsReach(in: pose, from: cells)
        }
    }

    private func partsReach(in pose: Pose, from cells: Rect) -> Rect {
        var inner = pose
        if let layout = drawing as? TurnLayout { inner = layout.pose(in: pose, cells, children, clip: pose.clip) }
        inner.levels -= 1
        let reach = drawing.shown(of: children).reduce(Rect(x: 0, y: 0, width: 0, height: 0)) {
            $0.union($1.reach(in: inner, from: cells.origin))
        }
        if let clip = drawing as? ClipLayout { return reach.intersection(clip.form(in: pose, cells).cells) }
        return drawing is TurnLayout ? reach : drawing.reach(of: reach, children)
    }

    /// Paints the element where a pose puts it. What recurs takes little of the machine stack: each case has a frame of
    /// its own.
    fileprivate func paint(on canvas: inout Canvas, in pose: Pose) {
        let outer = canvas.origin
        let cells = canvas.absolute(frame)
        switch part(in: pose) {
        case .whole: paintWhole(on: &canvas, pose, cells)
        case .shape(let painting): paint(painting, on: &canvas, pose, cells)
        case .arrangement:
            canvas.origin = cells.origin
            canvas.posed(pose.inside) { canvas in
                drawing.paint(on: &canvas, in: Rect(origin: .zero, size: frame.size), children)
            }
        }
        canvas.origin = outer
    }

    private func paintWhole(on canvas: inout Canvas, _ pose: Pose, _ cells: Rect) {
        let offset = pose.offset(of: cells)
        canvas.origin = canvas.origin + offset
        let end = canvas.beginTurn(pose.change(behind: offset), frame, in: pose.scale)
        canvas.posed(nil) { canvas in
            canvas.toned({ if offset == .zero { pose.tellInPlace(&$0) } }) { paint(on: &$0) }
        }
        canvas.endTurn(end)
    }

    private func paint(_ painting: ShapePainting, on canvas: inout Canvas, _ pose: Pose, _ cells: Rect) {
        canvas.origin = cells.origin
        canvas.posed(pose.inside) { canvas in
            for child in children { child.paint(on: &canvas) }
        }
        canvas.element = ObjectIdentifier(self)
        canvas.posed(nil) { painting.paint(on: &$0, in: cells, pose) }
    }
}

extension Canvas {
    /// Paints an element where the pose puts it, if there is one.
    mutating func paintPosed(_ element: Element) {
        guard let pose else { return }
        element.paint(on: &self, in: pose)
    }
}
