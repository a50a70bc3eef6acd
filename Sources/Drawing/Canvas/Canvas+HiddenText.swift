extension Canvas {
    /// Says which texts are left in part by a fill. One that hides all of a text, or half of it in points, is likely to
    /// be meant; on cells it may also lie on more than it does in points. So it may hide all of an image's sign, which is
    /// smaller than the image.
    ///
    /// Cost: linear in the number of letters where something is filled.
    mutating func noteHiddenText() {
        guard areas.count > 1 else { return }
        var (hidden, images): ([String], [String]) = ([], [])
        for mention in mentions.while(cancellation) where hidden.count <= Self.mostNamed {
            var (isShown, isHidden) = (false, false)
            let spaces = mention.spaces
            for line in mention.lines where line.minY < height {
                for x in line.columns where !spaces.contains(x) {
                    let cell = cell(x, line.minY)
                    if cell.glyph.isText {
                        if cell.ink == mention.ink, !cell.glyph.isSpace { isShown = true }
                    } else if cell.glyph.isFill || cell.glyph.part != nil && inks[cell.ink].role == .fill {
                        isHidden = true
                    }
                }
            }
            let image = inks[mention.ink].name
            if isHidden, !isShown, !image.isEmpty, !images.contains(image) { images.append(image) }
            guard isShown, isHidden else { continue }
            let name = "\"\(Legend.short(Sign.plain(mention.text)))\""
            if !hidden.contains(name) { hidden.append(name) }
        }
        for image in images.prefix(Self.mostNamed) { note("a fill hides the image \(image)") }
        guard !hidden.isEmpty else { return }
        let isMore = hidden.count > Self.mostNamed
        let named = hidden.prefix(Self.mostNamed)
        note(
            "a fill hides part of "
                + (isMore ? named.joined(separator: ", ") + " and others" : named.joined(separator: " and ")))
    }

    /// Texts of which it is said by name that something hides them: they have room in one line.
    private static let mostNamed = 2
}
