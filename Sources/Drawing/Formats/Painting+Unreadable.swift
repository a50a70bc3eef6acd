extension Painting {
    /// The texts that can't be read, since they have the colour of what lies behind them, which may be the page; each once,
    /// in reading order.
    ///
    /// Costs as much as writing the picture in colour where anything is filled, or has the colour of the page, and nothing
    /// else.
    public var unreadableTexts: [String] {
        let page = [pageColor, scheme == .dark ? RGB.black : .white]
        guard hasFills || hasLetters(ofColors: page) else { return [] }
        var texts: [String] = []
        for row in colored.rows {
            for (index, run) in row.enumerated() where run.isUnreadable(on: page) {
                if index > 0, index + 1 < row.count, row[index - 1].isOfBlocks, row[index + 1].isOfBlocks { continue }
                // Single letters of a word lie on a gradient, or fade.
                if run.columns == 1, row.goesOnInWord(at: index) { continue }
                let text = run.text.split(separator: " ").joined(separator: " ")
                if !texts.contains(text) { texts.append(text) }
            }
        }
        return texts
    }
}

extension [PictureRun] {
    /// Whether letters stand right beside those of a run.
    fileprivate func goesOnInWord(at index: Int) -> Bool {
        let before = index > 0 ? self[index - 1].text.last : nil
        let behind = index + 1 < count ? self[index + 1].text.first : nil
        return [before, behind].contains { $0?.isLetter == true || $0?.isNumber == true }
    }
}

extension PictureRun {
    /// Whether it is a part of a large symbol, which lies behind the text beside it.
    fileprivate var isOfBlocks: Bool {
        text.unicodeScalars.contains { ("\u{2580}"..."\u{259F}").contains($0) }
    }

    /// Whether there are letters in it that nobody can tell from their ground.
    ///
    /// - Parameter page: the colours that the page may have, where they stand on that.
    fileprivate func isUnreadable(on page: [RGB]) -> Bool {
        guard !isLine, opacity >= 1, let foreground, text.contains(where: { $0.isLetter || $0.isNumber }) else {
            return false
        }
        return (background.map { [$0] } ?? page).contains { foreground.isHardlyOther(than: $0) }
    }
}

extension RGB {
    /// Whether nobody can tell it from another colour.
    func isHardlyOther(than other: RGB) -> Bool {
        // Red and blue may be equally bright, and still be told apart.
        contrast(with: other) < 1.1 && difference(from: other) < Self.leastDifference
    }

    /// Twelve in each part of a colour.
    private static let leastDifference = 3 * 12 * 12
}
