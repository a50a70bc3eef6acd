/// A symbol by its name, and what its variants add to it: `bell.slash.fill`, `plus.circle`.
public struct SymbolForm: Hashable, Sendable {
    /// What stands around a symbol.
    private enum Frame: String {
        case circle, square

        var outline: String {
            switch self {
            case .circle: "M12 2a10 10 0 1 0 .01 0z"
            case .square: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
            }
        }
    }

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

    /// The element of it in a square.
    ///
    /// - Parameters:
    ///   - ground: the colour behind it, which shows through what is filled.
    ///   - isBold: whether its lines are thick.
    func element(in box: CGRect, _ color: RGB, on ground: RGB, isBold: Bool) -> String {
        guard let art = SymbolArt.named[base] else { return "" }
        let change =
            "translate(\(SketchGrid.text(box.minX)) \(SketchGrid.text(box.minY))) "
            + "scale(\((box.width / 24).short))"
        let (paint, hole) = (color.hex, ground.hex)
        var inner: String
        if frame == nil {
            inner = Self.paths(of: art, isFilled: isFilled, paint, hole)
        } else {
            inner = Self.paths(of: art, isFilled: true, isFilled ? hole : paint, isFilled ? paint : hole)
        }
        if let frame {
            inner =
                Self.paths(of: SymbolArt(frame.outline), isFilled: isFilled, paint, hole)
                + "<g transform=\"translate(5.4 5.4) scale(0.55)\" stroke-width=\"3.2\">\(inner)</g>"
        }
        if isCrossedOut {
            inner += "<path d=\"M4.5 2.5l17 17\" stroke=\"\(hole)\"/><path d=\"M3 4l17 17\" stroke=\"\(paint)\"/>"
        }
        return "<g transform=\"\(change)\" fill=\"none\" stroke-width=\"\(isBold ? "2.8" : "1.9")\" "
            + "stroke-linecap=\"round\" stroke-linejoin=\"round\">\(inner)</g>"
    }

    private static func paths(of art: SymbolArt, isFilled: Bool, _ paint: String, _ hole: String) -> String {
        let outline =
            art.outline.isEmpty
            ? "" : "<path d=\"\(art.outline)\"\(isFilled ? " fill=\"\(paint)\"" : "") stroke=\"\(paint)\"/>"
        let detail =
            art.detail.isEmpty
            ? "" : "<path d=\"\(art.detail)\" stroke=\"\(isFilled && !art.outline.isEmpty ? hole : paint)\"/>"
        let lines = art.lines.isEmpty ? "" : "<path d=\"\(art.lines)\" stroke=\"\(paint)\"/>"
        return outline + lines + detail
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

        /// Whether a point lies on it.
        func covers(_ point: CGPoint) -> Bool {
            lines.contains { point.isNear($0, reach) } || isFilled && point.isInside(lines)
        }
    }

    /// The parts of the symbol, the lower ones first.
    ///
    /// - Parameter least: half of the width that lines have at least, so that each is seen.
    func layers(atLeast least: Double) -> [Layer] {
        guard let art = SymbolArt.named[base] else { return [] }
        let line = max(Self.lineWidth / 2, least)
        func layers(_ art: SymbolArt, isFilled: Bool, isPaint: Bool, in change: (CGPoint) -> CGPoint) -> [Layer] {
            func layer(_ data: String, isFilled: Bool = false, _ isPaint: Bool) -> Layer? {
                guard !data.isEmpty else { return nil }
                let lines = Path(data: data).mapped(change).polylines.map { line in
                    let points = line.corners.map(\.point)
                    return line.isClosed ? points + points.prefix(1) : points
                }
                // What is filled is seen anyway, and a hole in it is not to be all of it.
                let isSeen = isFilled || isPaint != (frame == nil || !self.isFilled)
                return Layer(lines: lines, isFilled: isFilled, reach: isSeen ? Self.lineWidth / 2 : line, isPaint: isPaint)
            }
            let isHole = isFilled && !art.outline.isEmpty
            return [
                layer(art.outline, isFilled: isFilled, isPaint), layer(art.lines, isPaint),
                layer(art.detail, isHole ? !isPaint : isPaint),
            ].compactMap { $0 }
        }
        func inside(_ point: CGPoint) -> CGPoint { CGPoint(x: 5.4 + 0.55 * point.x, y: 5.4 + 0.55 * point.y) }
        var all: [Layer]
        if let frame {
            all = layers(SymbolArt(frame.outline), isFilled: isFilled, isPaint: true) { $0 }
            all += layers(art, isFilled: true, isPaint: !isFilled, in: inside)
        } else {
            all = layers(art, isFilled: isFilled, isPaint: true) { $0 }
        }
        guard isCrossedOut else { return all }
        for (data, isPaint) in [("M4.5 2.5l17 17", false), ("M3 4l17 17", true)] {
            all += layers(SymbolArt(lines: data), isFilled: false, isPaint: isPaint) { $0 }
        }
        return all
    }

    private static let lineWidth = 1.9
}

extension CGPoint {
    /// Whether lines go around it.
    fileprivate func isInside(_ lines: [[CGPoint]]) -> Bool {
        var turns = 0
        for points in lines {
            for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where (start.y <= y) != (end.y <= y) {
                let cross = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
                if start.y <= y, cross > 0 { turns += 1 }
                if start.y > y, cross < 0 { turns -= 1 }
            }
        }
        return turns != 0
    }
}
