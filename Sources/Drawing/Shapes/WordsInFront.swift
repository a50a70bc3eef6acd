/// The words before something that is drawn behind them, such as a fill.
struct WordsInFront {
    /// The cells that they take with the padding around them.
    let frame: Rect
    /// The cells that a round fill takes to hold them: beside padded letters a column on each side, even where what was
    /// proposed to them has too few columns.
    let room: Rect

    /// The words that a view in a frame comes down to; nil where it is something else.
    init?(of view: Element, in frame: Rect) {
        guard let letters = view.letters(within: Pose.deepest) else { return nil }
        self.frame = frame
        let isPadded = letters.width < frame.width
        room =
            isPadded
            ? Rect(x: frame.minX + letters.minX - 1, y: frame.minY, width: letters.width + 2, height: frame.height)
            : frame
    }

    /// The words in other cells.
    func moved(by offset: Point) -> WordsInFront {
        WordsInFront(frame: frame.moved(by: offset), room: room.moved(by: offset))
    }

    private init(frame: Rect, room: Rect) { (self.frame, self.room) = (frame, room) }
}

extension Element {
    /// The cells of what stands inside and can't be drawn turned, as words, in the element's own; nil where there is nothing
    /// of that kind.
    fileprivate func letters(within levels: Int) -> Rect? {
        guard holdsWords(within: levels) else { return nil }
        let parts = drawing.shown(of: children)
        guard levels > 0, !parts.isEmpty, !(drawing is BorderLayout) else {
            return Rect(origin: .zero, size: frame.size)
        }
        return parts.reduce(nil) { letters, part in
            guard let own = part.letters(within: levels - 1)?.moved(by: part.frame.origin) else { return letters }
            return letters?.union(own) ?? own
        }
    }
}
