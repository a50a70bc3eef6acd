extension Painting {
    /// The texts that can't be read, since they have the colour of what lies behind them; each once, in reading order.
    ///
    /// Costs as much as writing the picture in colour where anything is filled, and nothing else.
    public var unreadableTexts: [String] {
        guard hasFills else { return [] }
        var texts: [String] = []
        for run in colored.rows.joined() where run.isUnreadable {
            let text = run.text.split(separator: " ").joined(separator: " ")
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }
}

extension PictureRun {
    /// Whether there are letters in it that nobody can tell from their ground.
    fileprivate var isUnreadable: Bool {
        guard opacity >= 1, let foreground, let background, text.contains(where: { $0.isLetter || $0.isNumber }) else {
            return false
        }
        // Red and blue may be equally bright, and still be told apart.
        return foreground.contrast(with: background) < 1.1
            && foreground.difference(from: background) < Self.leastDifference
    }

    /// Twelve in each part of a colour.
    private static let leastDifference = 3 * 12 * 12
}
