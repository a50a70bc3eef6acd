/// What a cell shows, in 32 bits: a character, or a part that becomes one only when the picture is written out.
struct Glyph: Hashable, Sendable {
    let code: UInt32

    /// Nothing was drawn here.
    static let blank = Glyph(code: 0)
    /// The right half of a wide character.
    static let trail = Glyph(code: 0x40_0000)
    /// A blank cell that is kept free, in the even face of a control or beside a text on a fill: it is written as a space,
    /// and lines are drawn on it.
    static let free = Glyph(code: 0x40_0001)
    /// A cell inside of a fill.
    static let fill = Glyph(code: 0x100_0000)

    /// A character of one scalar.
    init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// A character of several scalars, by its place in the canvas's table.
    init(cluster: Int) { code = 0x20_0000 | UInt32(truncatingIfNeeded: cluster) }

    /// A part of an outline.
    init(_ part: LinePart) { code = 0x80_0000 | UInt32(part.rawValue) }

    /// A cell of a fill at its edge, by the part that an outline has there.
    init(edge part: LinePart) { code = 0x100_0001 + UInt32(part.rawValue) }

    /// A cell of a shadow, by the side of the thing on which it lies, and what was there: of a fill it may lie on the edge.
    init(shadow side: Edge, over old: Glyph) {
        let edge = old.edge.map { UInt32($0.rawValue) + 1 } ?? 0
        code = 0x200_0000 | edge << 8 | UInt32(side.rawValue)
    }

    /// One of the dots of a text that is cut off, in whose place a finer set of characters has room for a letter.
    init(dottedOver scalar: Unicode.Scalar) { code = 0x60_0000 | scalar.value }

    private init(code: UInt32) { self.code = code }

    var isBlank: Bool { code == 0 }
    /// Whether it was written as text, spaces included.
    var isText: Bool { code != 0 && code < 0x80_0000 }
    var isTrail: Bool { code == 0x40_0000 }
    var isFill: Bool { code & 0x100_0000 != 0 }
    /// The part of the outline at whose place a fill has a cell, or a shadow lies on such a one; nil inside of it.
    var edge: LinePart? {
        guard isFill || isShadow else { return nil }
        let number = isShadow ? code >> 8 & 0xFF : code & 0xFF
        return number > 0 ? LinePart(rawValue: UInt8(number - 1)) : nil
    }
    var isShadow: Bool { code & 0x200_0000 != 0 }
    /// The side of a thing on which its shadow lies; nil of all else.
    var shadow: Edge? { isShadow ? Edge(rawValue: Int8(truncatingIfNeeded: code & 0xFF)) : nil }
    /// The letter for which there may be room in the place of a dot; nil of all else.
    var dotted: Unicode.Scalar? {
        code >= 0x60_0000 && code < 0x80_0000 ? Unicode.Scalar(code & 0x1F_FFFF) : nil
    }
    var isFree: Bool { code == 0x40_0001 }
    var isSpace: Bool { code == 0x20 || isFree }
    var cluster: Int? { code & 0x20_0000 != 0 && code < 0x40_0000 ? Int(code & 0x1F_FFFF) : nil }
    var scalar: Unicode.Scalar? { code > 0 && code < 0x20_0000 ? Unicode.Scalar(code) : nil }
    /// The sign of a control that it stands for; nil of all else.
    var sign: Sign? { scalar.flatMap { Sign($0) } }
    /// Whether it is a blank of a control in which something is written.
    var isUnwritten: Bool { sign == .unwritten || sign == .blank }
    var part: LinePart? {
        code & 0x80_0000 != 0 && code < 0x100_0000 ? LinePart(rawValue: UInt8(truncatingIfNeeded: code)) : nil
    }
}

/// The parts that outlines are put together from.
public enum LinePart: UInt8, CaseIterable, Hashable, Sendable {
    /// Straight pieces.
    case horizontal, vertical
    /// Square corners, by where they stand in a rectangle.
    case topLeft, topRight, bottomLeft, bottomRight
    /// Round corners, by where they stand in a rectangle.
    case roundTopLeft, roundTopRight, roundBottomLeft, roundBottomRight
    /// The left and the right end of a round shape where it is too low for corners.
    case capLeft, capRight
    /// Slanted pieces: rising to the right, and falling to it.
    case rising, falling
    /// The whole of a shape that is one cell.
    case dot
    /// Where slanted lines meet.
    case joint
    /// Where a level line and an upright one cross.
    case cross
    /// The whole of a filled circle that is one row high.
    case disc
    /// Where a line ends at the left and the right side of an outline, and at its top and bottom.
    case teeLeft, teeRight, teeTop, teeBottom
    /// A line along the lower and along the upper edge of its cells, beside the letters that it leads below or above.
    case low, high

    /// Whether it is a round corner.
    var isRoundCorner: Bool { rawValue >= Self.roundTopLeft.rawValue && rawValue <= Self.roundBottomRight.rawValue }

    /// Whether it is a corner of an outline, square or round.
    var isCorner: Bool { rawValue >= Self.topLeft.rawValue && rawValue <= Self.roundBottomRight.rawValue }

    /// Whether it is an end of a round shape that is too low for corners.
    var isCap: Bool { self == .capLeft || self == .capRight }

    /// The line that ends at an outline, without it.
    var straight: LinePart {
        switch self {
        case .teeLeft, .teeRight: .horizontal
        case .teeTop, .teeBottom: .vertical
        default: self
        }
    }
}

/// One cell: what it shows, what it is drawn with, and the fill it stands on. 8 bytes.
struct Cell: Equatable {
    var glyph: Glyph
    var ink: UInt16
    var ground: UInt16

    static let blank = Cell(glyph: .blank, ink: 0, ground: 0)
}
