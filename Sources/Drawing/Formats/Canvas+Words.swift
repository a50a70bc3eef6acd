extension Canvas {
    /// The words of the texts that can be seen, text by text in reading order, be it below others. Texts that have neither
    /// letters nor digits nor pictures, such as the parts that controls are drawn with, are left out.
    var words: String {
        let below = Dictionary(grouping: covered) { Point(x: $0.x, y: $0.y) }
        let seen = mentions.filter { mention in
            let place = Point(x: mention.first.minX, y: mention.first.minY)
            let cells = [cell(place.x, place.y)] + (below[place] ?? []).map(\.cell)
            return mention.words.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
                && cells.contains { $0.glyph.isText && $0.ink == mention.ink }
        }
        let ordered = seen.enumerated().sorted { one, other in
            let (a, b) = (one.element.first, other.element.first)
            return (a.minY, a.minX, one.offset) < (b.minY, b.minX, other.offset)
        }
        var text = ""
        var end: Rect?
        for (_, mention) in ordered.while(cancellation) {
            let isAdjacent = mention.first.minY == end?.minY && mention.first.minX == end?.maxX
            text += (isAdjacent ? "" : " ") + mention.words
            end = mention.others.last ?? mention.first
        }
        return DisplayText.safe(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}
