/// Shapes with one middle, such as a disc in a ring, and the cells in which they are drawn.
///
/// What has an even number of columns or rows can't stand in the middle of what has an odd one: it would lie half a cell beside
/// that, and on a part of its line. It is drawn some cells smaller or larger, and drawings, which have no cells, show it as it
/// is.
struct ConcentricShapes {
    /// The cells that their elements are drawn in, where those are others than their own.
    private var fitted: [ObjectIdentifier: Rect] = [:]
    /// How those in others stand, where cells have parts.
    private var stands: [ObjectIdentifier: Stand] = [:]

    private struct Stand {
        /// The middle of all of them, in half cells.
        let middle: Point
        /// Its size, in parts of that in its cells.
        let scale: CGSize
        /// The same in quarters of cells.
        let quarters: CGSize
    }

    /// Whether there are none.
    private(set) var isEmpty = true

    /// The shapes that are looked at in a view.
    fileprivate static let most = 12

    /// Fits the shapes of views that are drawn over each other. What lies around all of these has been fitted before.
    ///
    /// - Parameter secondary: the layout of a view and of others behind or before it; nil where none of them is the first.
    fileprivate mutating func add(_ subviews: Subviews, in secondary: SecondaryLayout? = nil, on canvas: Canvas) {
        guard canvas.pose == nil, subviews.lazy.filter(\.isBox).prefix(2).count > 1 else { return }
        var shapes: [ConcentricShape] = []
        let (origin, rest) = canvas.rest.settled(at: canvas.origin)
        let stand = ConcentricShape.Stand(origin: origin, rest: rest, size: canvas.trueSize)
        subviews.addShapes(to: &shapes, stand, in: secondary)
        guard shapes.count > 1 else { return }
        let ordered = shapes.indices.sorted { one, other in
            let (a, b) = (shapes[one], shapes[other])
            return (b.area, one) < (a.area, other)
        }
        var outer: (index: Int, cells: Rect, room: CGSize)?
        var middle: Point?
        var unit = CGSize(width: 1, height: 1)
        for index in ordered where !shapes[index].isPath || shapes[index].outline == .circle {
            let shape = shapes[index]
            guard let last = outer else {
                // What lies around this one has placed all of them.
                guard stands[shape.element] == nil else { return }
                outer = (index, shape.cells, shape.room)
                unit = shape.unit
                continue
            }
            let around = shapes[last.index]
            if shape.hasPlace(of: around), shape.hasSize(of: around) {
                stands[shape.element] = stands[around.element]
                fitted[shape.element] = fitted[around.element]
                continue
            }
            guard shape.middle == around.middle else { continue }
            middle =
                middle ?? Point(x: 2 * last.cells.minX + last.cells.width, y: 2 * last.cells.minY + last.cells.height)
            let size = shape.size(times: unit)
            let quarters = shape.quarters(in: around, last.room, size)
            // A ring of two rows is drawn along the edges of its cells, and a disc in it or below it takes whole ones.
            let isSmall = shape.cells.height < 3 && (around.isLine || !around.outline.isOval)
            if shape.columns <= around.columns, shape.rows <= around.rows, !isSmall {
                stands[shape.element] = middle.map {
                    Stand(middle: $0, scale: shape.scale(to: size), quarters: shape.scale(to: quarters))
                }
            }
            isEmpty = false
            // A part of a ring lies on the whole of it.
            let isKept = shapes.contains { $0.isPath && $0.hasPlace(of: shape) } || fitted[shape.element] != nil
            if !isKept { fitted[shape.element] = shape.fitted(in: around, last.cells, isLater: index > last.index) }
            outer = (index, fitted[shape.element] ?? shape.cells, quarters)
        }
    }

    /// How an element stands that has its middle in common with what lies around it; nil of all else.
    func stand(of element: ObjectIdentifier?, in cells: Rect) -> ConcentricStand? {
        element.flatMap { stands[$0] }.map {
            ConcentricStand(of: cells, around: $0.middle, scale: $0.scale, inQuarters: $0.quarters)
        }
    }

    /// The cells in which an element is drawn that stands in others of the canvas.
    func cells(of element: ObjectIdentifier?, in cells: Rect) -> Rect { element.flatMap { fitted[$0] } ?? cells }
}

extension Canvas {
    /// Fits the shapes of views that are drawn over each other. Where there are such, these stand in whole cells beside their own.
    ///
    /// - Parameter secondary: the layout of a view and of others behind or before it; nil where none of them is the first.
    mutating func fit(_ subviews: Subviews, in secondary: SecondaryLayout? = nil) {
        concentric.add(subviews, in: secondary, on: self)
        if !concentric.isEmpty { (origin, rest) = rest.settled(at: origin) }
    }
}

extension Subviews {
    /// Adds the shapes of views over each other to some, the lower ones first. What lies behind or before a view is as large as
    /// that, with its padding.
    fileprivate func addShapes(
        to shapes: inout [ConcentricShape], _ stand: ConcentricShape.Stand, in secondary: SecondaryLayout?
    ) {
        guard let secondary, let view = first else {
            for child in self { child.addShapes(to: &shapes, stand) }
            return
        }
        var others = stand
        others.size = view.trueSize(inside: stand.size) ?? stand.size
        if !secondary.isBehind { view.addShapes(to: &shapes, stand) }
        for child in dropFirst() { child.addShapes(to: &shapes, others) }
        if secondary.isBehind { view.addShapes(to: &shapes, stand) }
    }
}

extension Element {
    /// Adds the shapes to some that it comes down to, be they in frames or behind each other.
    fileprivate func addShapes(to shapes: inout [ConcentricShape], _ around: ConcentricShape.Stand) {
        guard isBox, around.depth < ConcentricShape.Stand.deepest, shapes.count < ConcentricShapes.most else { return }
        var stand = around
        stand.depth += 1
        stand.origin = around.origin + frame.origin
        (stand.origin, stand.rest) = (around.rest + rest).settled(at: stand.origin)
        let cells = Rect(origin: stand.origin, size: frame.size)
        switch drawing {
        case let painting as ShapePainting:
            shapes.append(ConcentricShape(self, painting.outline, line: painting.lineInside, in: cells, stand))
        case let clip as ClipLayout:
            let (cells, rest) = clip.shape(in: cells, stand.rest)
            stand.rest = rest
            stand.size = trueSize(inside: stand.size) ?? stand.size
            shapes.append(ConcentricShape(self, clip.outline, in: cells, stand))
        case is SecondaryLayout, is LayerLayout:
            children.addShapes(to: &shapes, stand, in: drawing as? SecondaryLayout)
        default:
            guard children.count == 1 else { return }
            if let frame = drawing as? FrameLayout { stand.size = frame.trueSize(inside: around.size) }
            if let padding = drawing as? PaddingLayout { stand.size = padding.trueSize(inside: around.size) }
            if drawing is TurnLayout { stand.isTurned = true }
            children[0].addShapes(to: &shapes, stand)
        }
    }

    /// How large the element is in truth by the frames that it comes down to, inside of something; nil where none says it.
    fileprivate func trueSize(inside outer: TrueSize?) -> TrueSize? {
        var element = self
        var paddings: [PaddingLayout] = []
        while true {
            if let frame = element.drawing as? FrameLayout {
                return paddings.reversed().reduce(frame.trueSize(inside: outer)) { $1.trueSize(around: $0) }
            }
            if let padding = element.drawing as? PaddingLayout { paddings.append(padding) }
            let isMeasured = element.drawing is SecondaryLayout || element.children.count == 1
            guard isMeasured, let view = element.children.first else { return nil }
            element = view
        }
    }
}
