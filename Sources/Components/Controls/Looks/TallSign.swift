import Drawing

/// What a sign beside a view of several rows becomes on each of them: brackets join, so that they stand around one thing.
///
///     [ A long label ]     / A long label \     / A long label \
///     [ that needs   ]     | that needs   |     < that needs   >
///     [ three rows   ]     \ three rows   /     \ three rows   /
enum TallSign {
    /// The first piece, those between, and the last one; the middle one of an odd number of rows may be another.
    private struct Pieces {
        let first: Sign
        let last: Sign
        var between = Sign.bar
        var middle: Sign?
    }

    /// Signs as they stand on one of several rows.
    static func row(_ row: Int, of rows: Int, _ signs: String) -> String {
        rows > 1 ? String(signs.map { piece(of: $0, row, rows) }) : signs
    }

    private static func piece(of sign: Character, _ row: Int, _ rows: Int) -> Character {
        guard let pieces = pieces(of: sign) else {
            return row == 0 || isRepeated(sign) ? sign : " "
        }
        if row == 0 { return pieces.first.character }
        if row == rows - 1 { return pieces.last.character }
        return (2 * row + 1 == rows ? pieces.middle ?? pieces.between : pieces.between).character
    }

    private static func pieces(of sign: Character) -> Pieces? {
        switch sign {
        case Sign.borderLeft.character, Sign.fieldLeft.character:
            Pieces(first: .topLeft, last: .bottomLeft, between: .sideLeft)
        case Sign.borderRight.character, Sign.fieldRight.character:
            Pieces(first: .topRight, last: .bottomRight, between: .sideRight)
        case Sign.capsuleLeft.character:
            Pieces(first: .roundTopLeft, last: .roundBottomLeft, between: .roundSideLeft)
        case Sign.capsuleRight.character:
            Pieces(first: .roundTopRight, last: .roundBottomRight, between: .roundSideRight)
        // The ring of a gauge is open below.
        case Sign.arcLeft.character: Pieces(first: .rising, last: .bar)
        case Sign.arcRight.character: Pieces(first: .falling, last: .bar)
        case Sign.linkLeft.character, Sign.open.character: Pieces(first: .rising, last: .falling, middle: .open)
        case Sign.linkRight.character, Sign.close.character: Pieces(first: .falling, last: .rising, middle: .close)
        default: nil
        }
    }

    /// Whether a sign is there on each row: lines, and what shows a state of the whole.
    private static func isRepeated(_ sign: Character) -> Bool {
        let signs: [Sign] = [
            .bar, .selected, .idle, .selectedIdle, .forward, .backward, .prominentLeft, .prominentRight,
            .prominentCapsuleLeft,
            .prominentCapsuleRight,
        ]
        return signs.contains { $0.character == sign }
    }
}
