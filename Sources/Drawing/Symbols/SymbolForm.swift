/// A symbol by its name, and what its variants add to it: `bell.slash.fill`, `plus.circle`.
public struct SymbolForm: Hashable, Sendable {
    /// What stands around a symbol.
    private enum Frame: String {
        case circle, square, seal

        var outline: String {
            switch self {
            case .circle: "M12 2a10 10 0 1 0 .01 0z"
            case .seal:
                "M12 2l3 2.8 4.1-.1-.1 4.2 2.9 3.1-2.9 3 .1 4.2-4.1-.1-3 2.9-3-2.9-4.1.1"
                    + ".1-4.2-2.9-3 2.9-3.1-.1-4.2 4.1.1z"
            case .square: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
            }
        }
    }

    /// Where the art stands in a frame: how far from its left and top, and how large.
    private static let inset = 5.4, scale = 0.55
    /// The line that crosses a symbol out, and what it leaves free beside it.
    private static let crossing = (line: "M3 4l17 17", gap: "M4.5 2.5l17 17")

    /// The name of the art.
    private let base: String
    private let frame: Frame?
    private let isFilled: Bool
    private let isCrossedOut: Bool

    /// The columns that a symbol takes in a drawing: it is as wide as a row is high.
    public static let columns = 2

    /// The names of the symbols that have a form, but for those of their variants.
    package static var names: [String] { SymbolArt.named.keys.sorted() }

    /// The form of a symbol; nil where there is none.
    public init?(named name: String) {
        var parts = name.split(separator: ".").map(String.init)
        isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        isCrossedOut = parts.count > 1 && parts.last == "slash"
        if isCrossedOut { parts.removeLast() }
        let whole = parts.joined(separator: ".")
        if SymbolArt.named[whole] == nil, parts.count > 1, let last = parts.last, let frame = Frame(rawValue: last) {
            parts.removeLast()
            self.frame = frame
        } else {
            frame = nil
        }
        // `bell.badge` is drawn as the bell; of a shape only the shape itself is: `square.stack` is no square.
        let bases = parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
        guard let base = bases.first(where: { SymbolArt.named[$0] != nil }),
            base == bases.first || !SymbolArt.shapes.contains(base)
        else { return nil }
        self.base = base
    }

    /// Whether a second colour is seen: that of what stands behind something else of the symbol.
    package var hasLayers: Bool {
        let art = SymbolArt.named[base] ?? SymbolArt()
        return frame != nil || isCrossedOut || !art.outline.isEmpty && !art.detail.isEmpty
    }

    /// The element of it in a square.
    ///
    /// - Parameters:
    ///   - second: the colour of what stands behind something else, of a symbol with two colours.
    ///   - ground: the colour behind it, which shows through what is filled.
    ///   - isBold: whether its lines are thick.
    func element(in box: CGRect, _ color: RGB, second: RGB? = nil, on ground: RGB, isBold: Bool) -> String {
        guard let art = SymbolArt.named[base] else { return "" }
        let change =
            "translate(\(SketchGrid.text(box.minX)) \(SketchGrid.text(box.minY))) "
            + "scale(\((box.width / Self.side).short))"
        let (paint, hole) = (color.hex, ground.hex)
        // What stands behind something, and what shows on that where it is filled.
        let second = hasLayers ? second : nil
        let (back, front) = (second?.hex ?? paint, second == nil ? hole : paint)
        var inner: String
        if frame == nil {
            inner = Self.paths(of: art, isFilled: isFilled, back, front, detail: second == nil ? nil : paint)
        } else {
            inner = Self.paths(of: art, isFilled: true, isFilled ? front : paint, isFilled ? back : hole)
        }
        if let frame {
            inner =
                Self.paths(of: SymbolArt(frame.outline), isFilled: isFilled, back, front)
                + "<g transform=\"translate(\(Self.inset) \(Self.inset)) scale(\(Self.scale))\" stroke-width=\"3.2\">"
                + "\(inner)</g>"
        }
        if isCrossedOut {
            inner +=
                "<path d=\"\(Self.crossing.gap)\" stroke=\"\(hole)\"/>"
                + "<path d=\"\(Self.crossing.line)\" stroke=\"\(paint)\"/>"
        }
        return "<g transform=\"\(change)\" fill=\"none\" stroke-width=\"\(isBold ? "2.8" : "1.9")\" "
            + "stroke-linecap=\"round\" stroke-linejoin=\"round\">\(inner)</g>"
    }

    /// - Parameter own: the colour of what is inside of the outline, where that has one.
    private static func paths(
        of art: SymbolArt, isFilled: Bool, _ paint: String, _ hole: String, detail own: String? = nil
    ) -> String {
        let outline =
            art.outline.isEmpty
            ? "" : "<path d=\"\(art.outline)\"\(isFilled ? " fill=\"\(paint)\"" : "") stroke=\"\(paint)\"/>"
        let detail =
            art.detail.isEmpty
            ? "" : "<path d=\"\(art.detail)\" stroke=\"\(own ?? (isFilled && !art.outline.isEmpty ? hole : paint))\"/>"
        let lines = art.lines.isEmpty ? "" : "<path d=\"\(art.lines)\" stroke=\"\(paint)\"/>"
        let area = art.area.isEmpty ? "" : "<path d=\"\(art.area)\" fill=\"\(paint)\" stroke=\"\(paint)\"/>"
        return outline + lines + area + detail
    }
}

extension SymbolForm {
    /// The side of the square in which symbols are drawn.
    static let side = 24.0

    /// A part of a symbol: it is painted, or what lies below it shows through.
    struct Layer {
        let lines: [[CGPoint]]
        let isFilled: Bool
        /// Half of the width of its line.
        let reach: Double
        let isPaint: Bool

        /// Whether the part of a picture around a point shows it: a line is never thinner than such a part.
        func covers(_ point: CGPoint, of part: CGSize) -> Bool {
            if isFilled { return isFilled(around: point, of: part) }
            if lines.contains(where: { point.isNear($0, reach) }) { return true }
            func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / part.width, y: point.y / part.height) }
            return lines.contains { scaled(point).isNear($0.map(scaled), 0.5) }
        }

        /// Whether it fills about a third of the part of a picture around a point, or more: its line makes it larger too.
        private func isFilled(around point: CGPoint, of part: CGSize) -> Bool {
            let steps = [-0.375, -0.125, 0.125, 0.375]
            let inside = steps.reduce(0) { count, y in
                count
                    + steps.count { x in
                        CGPoint(x: point.x + x * part.width, y: point.y + y * part.height).isInside(lines)
                    }
            }
            return inside * 3 >= steps.count * steps.count
        }
    }

    /// The parts of the symbol, the lower ones first.
    var layers: [Layer] {
        guard let art = SymbolArt.named[base] else { return [] }
        func layers(
            _ art: SymbolArt, isFilled: Bool, isPaint: Bool = true, in change: (CGPoint) -> CGPoint = { $0 }
        ) -> [Layer] {
            func layer(_ data: String, isFilled: Bool = false, _ isPaint: Bool) -> Layer? {
                guard !data.isEmpty else { return nil }
                let lines = Path(data: data).mapped(change).polylines.map { line in
                    let points = line.corners.map(\.point)
                    return line.isClosed ? points + points.prefix(1) : points
                }
                // What shows through is as thin as can be, so that enough is left of what is painted.
                return Layer(lines: lines, isFilled: isFilled, reach: isPaint ? 0.95 : 0, isPaint: isPaint)
            }
            let isHole = isFilled && !art.outline.isEmpty
            return [
                layer(art.outline, isFilled: isFilled, isPaint), layer(art.lines, isPaint),
                layer(art.area, isFilled: true, isPaint),
                layer(art.detail, isHole ? !isPaint : isPaint),
            ].compactMap { $0 }
        }
        var all = layers(frame.map { SymbolArt($0.outline) } ?? art, isFilled: isFilled)
        if frame != nil {
            all += layers(art, isFilled: true, isPaint: !isFilled) {
                CGPoint(x: Self.inset + Self.scale * $0.x, y: Self.inset + Self.scale * $0.y)
            }
        }
        guard isCrossedOut else { return all }
        return all + layers(SymbolArt(lines: Self.crossing.gap), isFilled: false, isPaint: false)
            + layers(SymbolArt(lines: Self.crossing.line), isFilled: false)
    }
}

extension CGPoint {
    /// Whether lines go around it.
    fileprivate func isInside(_ lines: [[CGPoint]]) -> Bool {
        var turns = 0
        for points in lines {
            for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where (start.y <= y) != (end.y <= y)
            {
                let cross = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
                if start.y <= y, cross > 0 { turns += 1 }
                if start.y > y, cross < 0 { turns -= 1 }
            }
        }
        return turns != 0
    }
}
