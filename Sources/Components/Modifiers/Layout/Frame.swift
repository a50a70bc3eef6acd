import Drawing
import StyleEngine

/// Puts a view into a frame of a fixed size.
struct FrameModifier: PrimitiveModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    static func resolve(
        _ modifier: FrameModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            FrameLayout(
                width: modifier.width.flatMap { place.length($0, along: .horizontal, "width") },
                height: modifier.height.flatMap { place.length($0, along: .vertical, "height") },
                alignment: modifier.alignment, notes: modifier.notes(at: place.scale),
                thinAxes: modifier.thinAxes(at: place.scale),
                exactly: (
                    modifier.width.map { $0 / place.scale.unit(along: .horizontal) },
                    modifier.height.map { $0 / place.scale.unit(along: .vertical) }
                ))
        }
        content(resolver.open(TypeIdentity(FrameModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension FrameModifier {
    /// The axes along which the frame is at most about half a cell long.
    fileprivate func thinAxes(at scale: Scale) -> Axis.Set {
        func isThin(_ points: CGFloat?, _ axis: Axis) -> Bool {
            guard let points, points > 0 else { return false }
            // A bar beside a text is a line up to half of a column; a track of half a row is none.
            return axis == .horizontal ? points * 2 <= scale.unit(along: axis) : points * 2 < scale.unit(along: axis)
        }
        return (isThin(width, .horizontal) ? [.horizontal] : Axis.Set()).union(
            isThin(height, .vertical) ? .vertical : [])
    }

    /// What is said of lengths that are smaller than a cell, as if points were cells.
    fileprivate func notes(at scale: Scale) -> FrameLayout.Notes {
        func note(_ points: CGFloat?, _ axis: Axis, _ name: String, _ cell: String) -> String? {
            guard let points, points > 0, points < scale.unit(along: axis) else { return nil }
            return "\(name) \(points.short) is less than a \(cell) of \(scale.unit(along: axis).short) points"
        }
        return FrameLayout.Notes(
            width: note(width, .horizontal, "width", "column"), height: note(height, .vertical, "height", "row"))
    }
}

extension View {
    /// Puts a view into a frame of a fixed size, in points: 8 are a column, 16 a row, and any height takes at least one row.
    ///
    /// - Example: `Text("a").frame(width: 80, alignment: .leading).border(.primary)`
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }
}
