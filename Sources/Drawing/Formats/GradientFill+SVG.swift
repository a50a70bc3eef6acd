extension GradientFill {
    /// The kind of the element that defines the gradient in some cells, its attributes, and what is in it.
    ///
    /// - Parameters:
    ///   - offset: how far from the cells it is drawn, in pixels.
    ///   - box: the pixels around all that has the gradient's colours.
    func element(
        in cells: Rect, movedBy offset: CGPoint = .zero, around box: CGRect
    ) -> (kind: String, attributes: String, content: String) {
        let change = change(in: cells).movedBy(offset.x, offset.y)
        let units = " gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(change.matrix)\""
        let room = room(in: cells)
        func place(_ point: UnitPoint) -> CGPoint { CGPoint(x: point.x * room.width, y: point.y * room.height) }
        func text(_ number: Double) -> String { SketchGrid.text(number) }
        switch course {
        case .line(let start, let end):
            let (start, end) = (place(start), place(end))
            let line = " x1=\"\(text(start.x))\" y1=\"\(text(start.y))\" x2=\"\(text(end.x))\" y2=\"\(text(end.y))\""
            return ("linearGradient", units + line, stopElements)
        case .rings(let center, let start, let end):
            let center = place(center)
            return (
                "radialGradient",
                units + " cx=\"\(text(center.x))\" cy=\"\(text(center.y))\" r=\"\(text(end))\" fr=\"\(text(start))\"",
                stopElements
            )
        case .ovals(let center, let start, let end):
            let whole = CGAffineTransform(scaleX: room.width, y: room.height).concatenating(change)
            return (
                "radialGradient",
                " gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(whole.matrix)\" cx=\"\(center.x.short)\" "
                    + "cy=\"\(center.y.short)\" r=\"\(end.short)\" fr=\"\(start.short)\"",
                stopElements
            )
        case .turn(let center, _, _):
            // SVG has none. A pattern that is not repeated shows one; its view box leaves what is in it where it is drawn.
            let box = box.inset(dx: -1, dy: -1)
            let view = [box.minX, box.minY, box.width, box.height].map(text).joined(separator: " ")
            let area = "\(SketchForm.attributes(of: box)) viewBox=\"\(view)\""
            return ("pattern", " patternUnits=\"userSpaceOnUse\"\(area)", wedges(around: center, in: cells, change))
        }
    }

    /// The colours, as that element holds them.
    private var stopElements: String {
        stops.map { stop in
            let opacity = stop.alpha < 1 ? " stop-opacity=\"\(stop.alpha.short)\"" : ""
            return "<stop offset=\"\(stop.location.short)\" stop-color=\"\(stop.color.hex)\"\(opacity)/>"
        }.joined()
    }

    /// A gradient around a point, as so many parts of a circle that their colours can't be told from their neighbours'.
    private func wedges(around center: UnitPoint, in cells: Rect, _ change: CGAffineTransform) -> String {
        let room = room(in: cells)
        let middle = CGPoint(x: center.x * room.width, y: center.y * room.height)
        let reach = 2 * (abs(room.width) + abs(room.height)) * max(1, abs(center.x), abs(center.y))
        let count = 180
        let parts = (0..<count).map { number in
            let step = 2 * Double.pi / Double(count)
            let (start, end) = (Double(number) * step, (Double(number) + 1.5) * step)
            let places = [start, end].map { angle in
                CGAffineTransform(rotationAngle: angle).place(of: CGPoint(x: reach, y: 0))
            }
            var path = Path()
            path.addLines([middle] + places.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) })
            path.closeSubpath()
            let inside = CGAffineTransform(rotationAngle: (Double(number) + 0.5) * step).place(of: CGPoint(x: 1, y: 0))
            let (color, alpha) = self.color(
                at: CGPoint(x: middle.x + inside.x, y: middle.y + inside.y), in: room)
            let opacity = alpha < 1 ? " fill-opacity=\"\(alpha.short)\"" : ""
            return "<path d=\"\(path.data)\" fill=\"\(color.hex)\"\(opacity)/>"
        }
        // Parts that are smoothed at their edges let what lies below shine through between them.
        return "<g shape-rendering=\"crispEdges\" transform=\"\(change.matrix)\">\(parts.joined())</g>"
    }

    /// The room in points that the gradient runs through, as it was before it was turned.
    private func room(in cells: Rect) -> CGSize { origin?.rect.size ?? scale.points(of: cells).size }

    /// From the points of that room to pixels.
    private func change(in cells: Rect) -> CGAffineTransform {
        let drawn = SketchGrid.change(from: scale, in: cells)
        guard let back = origin?.change.inverted() else { return drawn }
        return back.concatenating(drawn)
    }
}

extension CGAffineTransform {
    /// The change as SVG writes it.
    fileprivate var matrix: String {
        "matrix(" + [a, b, c, d, tx, ty].map { "\(($0 * 1e4).rounded() / 1e4)" }.joined(separator: " ") + ")"
    }
}
