/// The form of a shape.
public enum Outline: Hashable, Sendable {
    /// Square corners.
    case rectangle
    /// Round corners.
    case rounded(Corner)
    /// Ends that are half circles.
    case capsule
    /// The largest circle that fits.
    case circle
    /// As wide and as high as there is room.
    case ellipse
    /// Whatever a path describes.
    case path(PathOutline)

    /// What the legend says about its corners.
    var corner: String? {
        switch self {
        case .rounded(let corner): corner.radius > 0 ? corner.words : nil
        case .path(let path): path.corner
        case .rectangle, .capsule, .circle, .ellipse: nil
        }
    }

    /// What the legend calls it where text hides it.
    package var name: String {
        switch self {
        case .rectangle: ""
        case .rounded(let corner) where !(corner.radius > 0): ""
        case .rounded: "rounded rectangle"
        case .capsule: "capsule"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path(let path): path.name
        }
    }

    /// The form and its corners in words: `rounded rectangle, corner 12`.
    var words: String { ([name] + (corner.map { [$0] } ?? [])).joined(separator: ", ") }

    /// Whether only the legend can tell it from others, because there are few cells: one column shows no form, on one row
    /// rounded ends look like a capsule's, on two a line around a capsule, a circle or an ellipse looks like one around a rounded rectangle, and
    /// some circles can't be quite round.
    func isHidden(in size: Size, aspect: Int, isFilled: Bool) -> Bool {
        if size.width == 1 { return !name.isEmpty }
        return switch self {
        case .rectangle: false
        case .rounded(let corner): size.height == 1 && corner.radius > 0
        case .capsule: size.height == 2 && !isFilled || isLikeEllipse(size, aspect, isFilled)
        case .circle: size.height == 2 && !isFilled
        case .ellipse: size.height < 3 || isLikeCircle(size, aspect)
        case .path: size.height < 3
        }
    }

    /// Whether a circle takes all of these cells and is not quite round there.
    private func isLikeCircle(_ size: Size, _ aspect: Int) -> Bool {
        size.width != size.height * aspect && Outline.circle.size(in: size, aspect: aspect) == size
    }

    /// Whether an ellipse or a circle in these cells is drawn as this shape is, though it has another form.
    private func isLikeEllipse(_ size: Size, _ aspect: Int, _ isFilled: Bool) -> Bool {
        guard size.height > 2 && size.width != size.height * aspect || isLikeCircle(size, aspect) else { return false }
        let cells = Rect(origin: .zero, size: size)
        return OutlineRows(self, in: cells, isFilled: isFilled)
            .isDrawn(like: OutlineRows(.ellipse, in: cells, isFilled: isFilled))
    }

    /// The cells that the shape takes of those it is offered: a circle takes a square, with `aspect` columns to a row.
    ///
    /// It leaves as many columns on the left as on the right and as many rows above as below, so that it has its middle
    /// in common with what stands before it; two rows have no middle.
    func size(in size: Size, aspect: Int) -> Size {
        guard self == .circle else { return size }
        let columns = size.height * aspect
        guard size.width <= columns else {
            return Size(width: columns + (size.width - columns) % 2, height: size.height)
        }
        let rows = size.width / aspect
        let isRound = size.width % aspect == 0 && size.height % 2 == 0 && rows != 2
        return Size(width: size.width, height: min(size.height, isRound ? rows : rows | 1))
    }
}
