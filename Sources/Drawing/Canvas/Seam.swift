/// The edges of something that a line touches which takes a cell and is hardly wider than nothing. In a drawing what is
/// filled up to such an edge goes on to the line.
struct Seam {
    /// The cells of what the line touches.
    let cells: Rect
    /// Those of its edges.
    let edges: Edge.Set

    /// The edges of something among these cells.
    func edges(of frame: Rect) -> Edge.Set {
        var shared = edges
        if frame.minY != cells.minY { shared.remove(.top) }
        if frame.maxY != cells.maxY { shared.remove(.bottom) }
        if frame.minX != cells.minX { shared.remove(.leading) }
        if frame.maxX != cells.maxX { shared.remove(.trailing) }
        return shared
    }
}

extension Canvas {
    /// Draws something that lines touch, in cells of what is painted.
    mutating func touched(_ frame: Rect, by lines: [Rect], _ draw: (inout Canvas) -> Void) {
        var edges: Edge.Set = []
        if lines.contains(where: { $0.maxY == frame.minY }) { edges.insert(.top) }
        if lines.contains(where: { $0.minY == frame.maxY }) { edges.insert(.bottom) }
        if lines.contains(where: { $0.maxX == frame.minX }) { edges.insert(.leading) }
        if lines.contains(where: { $0.minX == frame.maxX }) { edges.insert(.trailing) }
        if !edges.isEmpty { seams.append(Seam(cells: absolute(frame), edges: edges)) }
        draw(&self)
        if !edges.isEmpty { seams.removeLast() }
    }

    /// The edges of some cells that lines touch.
    func seamed(_ frame: Rect) -> Edge.Set {
        seams.reduce(into: []) { $0.formUnion($1.edges(of: frame)) }
    }
}
