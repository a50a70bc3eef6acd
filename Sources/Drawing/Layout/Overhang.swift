/// How far a view sticks out of the size that it takes, on each side: through negative padding, or out of a frame.
struct Overhang: Hashable {
    var leading = 0
    var top = 0
    var trailing = 0
    var bottom = 0

    /// Whether nothing sticks out.
    var isNone: Bool { self == Overhang() }

    /// A size with what sticks out.
    func around(_ size: Size) -> Size { size.outset(width: leading + trailing, height: top + bottom) }

    /// A rectangle with what sticks out.
    func around(_ rect: Rect) -> Rect {
        Rect(origin: Point(x: rect.minX - leading, y: rect.minY - top), size: around(rect.size))
    }

    /// How far something reaches beyond a size that begins in the same corner.
    init(of bounds: Rect, beyond size: Size) {
        leading = max(0, -bounds.minX)
        top = max(0, -bounds.minY)
        // Of what has no size only the thing itself counts, wherever it stands.
        let (right, below) = (bounds.maxX - size.width, bounds.maxY - size.height)
        trailing = size.width == 0 ? right : max(0, right)
        bottom = size.height == 0 ? below : max(0, below)
    }

    init() {}
}

extension Element {
    /// What to offer the element, and how far it sticks out then, so that all of it fits into what is proposed.
    ///
    /// - Parameter framed: whether what sticks out of frames counts too, beside what negative padding lets stick out.
    func room(in proposal: Proposal, framed: Bool) -> (offer: Proposal, overhang: Overhang) {
        let first = overhang(proposal, framed: framed)
        guard !first.isNone else { return (proposal, first) }
        let offer = proposal.inset(width: first.leading + first.trailing, height: first.top + first.bottom)
        return (offer, overhang(offer, framed: framed))
    }

    /// The element with room for what sticks out of it.
    package var whole: Element { isPulled || isFramed ? Element(RoomLayout(), [self]) : self }
}

/// A view with room for all of it, so that what negative padding or a frame lets stick out of it lies on nothing else:
/// what controls, boxes and rows put around a view.
struct RoomLayout: Drawable {
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard let child = subviews.first else { return .zero }
        let room = child.room(in: proposal, framed: true)
        return room.overhang.around(child.size(room.offer))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let room = child.room(in: proposal, framed: true)
        let origin = Point(x: frame.minX + room.overhang.leading, y: frame.minY + room.overhang.top)
        child.place(at: origin, room.offer)
    }
}
