extension Canvas {
    /// The words of the texts that can be seen, text by text in reading order. What has neither letters nor digits nor
    /// pictures, such as the parts that controls are drawn with, is no word.
    var words: String {
        let seen = mentions.filter { mention in
            let cell = cell(mention.first.minX, mention.first.minY)
            return cell.glyph.isText && cell.ink == mention.ink
        }
        let ordered = seen.enumerated().sorted { one, other in
            let (a, b) = (one.element.first, other.element.first)
            return (a.minY, a.minX, one.offset) < (b.minY, b.minX, other.offset)
        }
        var text = ""
        var end: Rect?
        for (_, mention) in ordered.while(cancellation) {
            let isAdjacent = mention.first.minY == end?.minY && mention.first.minX == end?.maxX
            text += (isAdjacent ? "" : " ") + String(mention.text.unicodeScalars.filter { Sign($0) == nil })
            end = mention.others.last ?? mention.first
        }
        let words = text.split(whereSeparator: \.isWhitespace).filter { word in
            word.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
        }
        return DisplayText.safe(words.joined(separator: " "))
    }
}
