import Drawing
import StyleEngine

/// What is to be said of numbers that can't be drawn, gathered while a tree is rendered.
final class NumberNotes {
    /// The sentences, each once.
    private(set) var sentences: [String] = []

    /// The lengths of frames, and what may be without end in their place.
    private static let limits = [
        "width": "maxWidth", "minWidth": "maxWidth", "idealWidth": "maxWidth", "height": "maxHeight",
        "minHeight": "maxHeight", "idealHeight": "maxHeight",
    ]

    /// Says something once.
    func add(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    /// A number of some name that is none, has no end, or is negative where it can't be.
    func leaveOut(_ name: String, _ value: Double, least: Double? = nil) {
        let reason =
            if value.isNaN {
                "it is no number"
            } else if value < 0, least == 0 {
                "it must not be negative"
            } else if value.isInfinite {
                Self.limits[name].map { "only \($0) may be without end" } ?? "it has no end"
            } else {
                "it must be more than 0"
            }
        add("\(name) \(value.short) is left out: \(reason)")
    }

    /// Readers that don't know what room they have.
    func add(_ readers: Readers, isSettled: Bool) {
        if readers.isTorn { add("a GeometryReader that belongs to several views knows the size of the first alone") }
        if !isSettled { add("a GeometryReader shows what was made for another size: its own changes with that") }
    }

    /// Readers whose content can't be made.
    func leaveOut(_ error: ResolutionError) { add("the content of a GeometryReader is left out: \(error)") }

    /// A length with more cells than there can be.
    func cutOff(_ axis: Axis) {
        add("no length is more than \(Scale.longest[axis]) \(axis == .horizontal ? "columns" : "rows")")
    }
}

extension Surroundings {
    /// A number; where it is none, or has no end, nil and a note that names it.
    func number(_ value: CGFloat, _ name: String) -> CGFloat? {
        guard !value.isFinite else { return value }
        notes.leaveOut(name, value)
        return nil
    }

    /// A number above 0; where it is none, or has no end, nil and a note that names it.
    func positive(_ value: CGFloat, _ name: String) -> CGFloat? {
        guard value <= 0 else { return number(value, name) }
        notes.leaveOut(name, value)
        return nil
    }

    /// A length in cells; where it is no number, or has no end, nil and a note that names it.
    func cells(_ points: CGFloat, along axis: Axis, _ name: String) -> Int? {
        guard let points = number(points, name) else { return nil }
        if scale.isTooLong(points, along: axis) { notes.cutOff(axis) }
        return scale.cells(points, along: axis)
    }

    /// A length that is kept free, in cells; where it is no number, or has no end, nil and a note that names it.
    func space(_ points: CGFloat, along axis: Axis, _ name: String) -> Int? {
        cells(points, along: axis, name).map { min($0, scale.space(points, along: axis)) }
    }

    /// The rows between views in a column or a grid, of which points were asked for; nil for the usual ones. So little that it
    /// is not three quarters of a row is what the usual ones are for, which are 8 points in SwiftUI: they keep apart what is
    /// higher than a row.
    ///
    /// - Parameter isOfTiles: whether the things are tiles of a grid, which less than half a row lets touch.
    func rows(between points: CGFloat?, isOfTiles: Bool = false) -> Int? {
        guard let points, let rows = space(points, along: .vertical, "spacing") else { return nil }
        if isOfTiles, rows == 0 { return 0 }
        return points > 0 && points < 0.75 * scale.row ? nil : rows
    }

    /// A place in half cells; where it is no number, or has no end, 0 and a note that names it.
    func halfCells(_ points: CGFloat, along axis: Axis, _ name: String) -> Int {
        guard let points = number(points, name) else { return 0 }
        if scale.isTooLong(points, along: axis) { notes.cutOff(axis) }
        return scale.halfCells(points, along: axis)
    }

    /// A length in cells that can't be negative, as that of a frame; where it is, or is none, nil and a note.
    func length(_ points: CGFloat, along axis: Axis, _ name: String) -> Int? {
        guard !(points < 0) else {
            notes.leaveOut(name, points, least: 0)
            return nil
        }
        return cells(points, along: axis, name)
    }

    /// The same for a length that may be without end.
    func limit(_ points: CGFloat, along axis: Axis, _ name: String) -> Int? {
        points == .infinity || points > 0 && scale.isTooLong(points, along: axis)
            ? Size.infinity : length(points, along: axis, name)
    }

    /// A form whose radius is a number. One without end is as round as it can be.
    func checked(_ outline: Outline) -> Outline {
        guard case .rounded(let corner) = outline, corner.radius.isNaN else { return outline }
        notes.leaveOut("cornerRadius", corner.radius)
        return .rectangle
    }

    /// A line whose width is a number.
    func checked(_ mode: ShapePainting.Mode) -> ShapePainting.Mode {
        guard case .stroke(var style, let isInside) = mode else { return mode }
        style.lineWidth = number(style.lineWidth, "lineWidth") ?? 1
        return .stroke(style, isInside: isInside)
    }
}
