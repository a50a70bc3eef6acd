import Drawing

/// What a cell of a picture shows, and why: who painted it, and in whose space it lies.
public struct CellExplanation {
    /// The character that the picture shows; nil where the cell is empty.
    public let character: Character?
    /// What was painted on the cell, the first coat below; of what hides all that is below it, only what is seen through.
    package let coats: [CellWitness.Coat]
    /// The parts of the layout in whose frames the cell lies, the outermost first.
    public let around: [Element]

    /// What drew the character; nil where the cell is empty.
    public var painter: Element? { coats.last { $0.isSeen }?.element }
}

extension CellWitness.Coat {
    /// Whether it puts something into the cell.
    package var isSeen: Bool {
        switch kind {
        case .character, .line, .fill, .shadow: true
        case .free, .look: false
        }
    }
}

extension LaidOutTree {
    /// The columns and rows of the picture.
    public var pictureSize: Size { root.pictureSize(width: width) }

    /// Why a cell shows what it does.
    ///
    /// - Parameters:
    ///   - column: from 1, as the picture is counted.
    ///   - row: from 1.
    /// - Returns: nil for a cell outside of the picture. Costs as much as the picture.
    public func cellExplanation(column: Int, row: Int) -> CellExplanation? {
        cellExplanation(column: column, row: row, without: [])
    }

    /// What lies over something in a cell, the upper first; nil where it isn't to be seen without that either.
    ///
    /// - Parameter isMeant: whether an element belongs to what is asked about.
    package func covers(column: Int, row: Int, over isMeant: (Element) -> Bool) -> [Element]? {
        var covers: [Element] = []
        while let painter = cellExplanation(column: column, row: row, without: covers)?.painter {
            if isMeant(painter) { return covers }
            guard covers.count < Self.mostCovers else { return nil }
            covers.append(painter)
        }
        return nil
    }

    /// The most things of which is seen what lies below them.
    private static let mostCovers = 4

    private func cellExplanation(column: Int, row: Int, without omissions: [Element]) -> CellExplanation? {
        let size = pictureSize
        guard 1...max(1, size.width) ~= column, 1...max(1, size.height) ~= row, !size.isEmpty else { return nil }
        let place = Point(x: column - 1, y: row - 1)
        let cell = PaintedCell(at: place, of: root, width: width, charset: charset, without: omissions)
        return CellExplanation(character: cell.character, coats: cell.coats, around: root.parts(at: place))
    }
}
