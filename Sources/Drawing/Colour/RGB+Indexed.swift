extension RGB {
    /// The colour that a terminal of 256 colours shows for it.
    var nearestIndexed: RGB { Self.palette[indexed - 16] }

    /// The nearest of a terminal's 256 colours: of the 6x6x6 cube, or of the 24 greys where it is a grey itself. What is
    /// tinted keeps its hue, however faint it is: a grey that is nearer would tell nothing of it. The fainter, the less of its
    /// hue is seen, and the more counts how strong it is: the cube has few pale colours.
    var indexed: Int {
        guard let hue else { return nearest(of: 16..<256) { _ in true } }
        let faintness = max(0, 1 - chroma / Self.fullChroma)
        let turn = Self.leastTurn + faintness * (Self.mostTurn - Self.leastTurn)
        return nearest(of: 16..<232) { $0.hue.map { Self.distance($0, hue) <= turn } ?? false }
    }

    private func nearest(of numbers: Range<Int>, where isWanted: (RGB) -> Bool) -> Int {
        var best: (number: Int, difference: Int)?
        for number in numbers {
            let color = Self.palette[number - 16]
            let difference = difference(from: color)
            guard best.map({ difference < $0.difference }) ?? true, isWanted(color) else { continue }
            best = (number, difference)
        }
        return best?.number ?? numbers.lowerBound
    }

    /// The place on the circle of hues, in degrees; nil for black, white and what looks like a grey.
    var hue: Double? {
        let parts = [red, green, blue].map(Double.init)
        let range = chroma
        guard let most = parts.max(), range >= Self.leastChroma else { return nil }
        return switch most {
        case parts[0]: 60 * (parts[1] - parts[2]) / range + (parts[1] < parts[2] ? 360 : 0)
        case parts[1]: 60 * (parts[2] - parts[0]) / range + 120
        default: 60 * (parts[0] - parts[1]) / range + 240
        }
    }

    /// How far two hues are apart on their circle.
    private static func distance(_ one: Double, _ other: Double) -> Double {
        let turn = abs(one - other)
        return min(turn, 360 - turn)
    }

    /// By how much the largest part exceeds the least.
    private var chroma: Double { Double(max(red, green, blue)) - Double(min(red, green, blue)) }

    /// The chroma from which people see a hue, and that from which it is clear. The system's greys have 5.
    private static let (leastChroma, fullChroma) = (8.0, 64.0)

    /// As far as a colour that stands for another may be from its hue, where that is clear and where it is hardly seen: there
    /// are dark and light ones so near to each.
    private static let (leastTurn, mostTurn) = (20.0, 24.0)

    /// The parts of the colours in a terminal's cube of 6x6x6.
    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// A terminal's colours from the 16th on.
    private static let palette = (16..<256).map { RGB(indexed: $0) }

    /// One of a terminal's 256 colours, 16...255.
    private init(indexed number: Int) {
        if number >= 232 {
            let level = UInt8(clamping: 8 + 10 * (number - 232))
            self.init(level, level, level)
        } else {
            let steps = Self.steps
            self.init(steps[(number - 16) / 36], steps[(number - 16) / 6 % 6], steps[(number - 16) % 6])
        }
    }
}
