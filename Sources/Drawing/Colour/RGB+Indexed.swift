extension RGB {
    /// The colour that a terminal of 256 colours shows for it.
    var nearestIndexed: RGB { Self.indexed(indexed) }

    /// The colour of a number, 16...255.
    static func indexed(_ number: Int) -> RGB { palette[number - 16].color }

    /// The one of a terminal's 256 colours that looks most like it: of the 6x6x6 cube, or of the 24 greys.
    ///
    /// What is tinted keeps its hue, also where a grey is somewhat nearer, which would tell nothing of it: the cube has few
    /// pale colours. Dark ones it has only strong ones of, so that a dark colour whose hue is hardly seen is a grey.
    var indexed: Int { indexed(beside: []) }

    /// The one that looks most like it of those that can be told from colours which it touches, and are lighter than them
    /// where it is: what lies on something is seen on it.
    ///
    /// - Parameter others: colours that it touches, with the numbers that were found for them.
    func indexed(beside others: [(color: RGB, number: Int)]) -> Int {
        let weighing = Weighing(self)
        let nearest = weighing.nearest { _ in true }
        let told = others.map { (perceived: $0.color.perceived, number: $0.number) }
            .filter { Self.nearlyAlike.contains(weighing.own.distance(to: $0.perceived)) }
        func isTold(_ number: Int, from other: (perceived: Perceived, number: Int)) -> Bool {
            let isLighter = weighing.own.lightness - other.perceived.lightness
            let looksLighter =
                Self.palette[number - 16].perceived.lightness - Self.palette[other.number - 16].perceived.lightness
            let isAsLight = abs(isLighter) < Self.nearlyAlike.lowerBound / 2
            return number != other.number && (isAsLight || isLighter * looksLighter > 0)
        }
        let lost = told.filter { !isTold(nearest.number, from: $0) }
        guard let least = lost.map({ weighing.own.distance(to: $0.perceived) }).min() else { return nearest.number }
        let other = weighing.nearest { number in
            weighing.hasHue(of: number, asIn: nearest.number) && told.allSatisfy { isTold(number, from: $0) }
        }
        return other.cost <= nearest.cost + least + Self.mostChange ? other.number : nearest.number
    }

    /// How far each of a terminal's colours is from one.
    private struct Weighing {
        let color: RGB
        let own: Perceived
        private let hue: Double?
        private let turn: Double
        private let greyWeight: Double

        init(_ color: RGB) {
            self.color = color
            own = color.perceived
            hue = color.hue
            let faintness = max(0, 1 - color.chroma / RGB.fullChroma)
            turn = RGB.leastTurn + faintness * (RGB.mostTurn - RGB.leastTurn)
            let most = RGB.greyWeightOfBlack + own.lightness * (RGB.greyWeightOfWhite - RGB.greyWeightOfBlack)
            let full = RGB.tintChromaOfWhite + (1 - own.lightness) * (RGB.tintChromaOfBlack - RGB.tintChromaOfWhite)
            let tint = max(0, min(1, (color.chroma - RGB.leastChroma) / (full - RGB.leastChroma)))
            greyWeight = 1 + (most - 1) * tint
        }

        /// The nearest one among those that are wanted.
        func nearest(where isWanted: (Int) -> Bool) -> (number: Int, cost: Double) {
            var best = (number: 16, cost: Double.infinity)
            for (index, entry) in RGB.palette.enumerated() {
                let cost = cost(of: entry)
                if cost < best.cost, isWanted(16 + index) { best = (16 + index, cost) }
            }
            return best
        }

        /// Whether a colour is as near to the hue as another one: of the same, a grey, or another one.
        func hasHue(of number: Int, asIn other: Int) -> Bool {
            weight(of: RGB.palette[number - 16]) == weight(of: RGB.palette[other - 16])
        }

        private func cost(of entry: Entry) -> Double {
            own.distance(to: entry.perceived, excess: RGB.excessWeight) * weight(of: entry)
        }

        /// How many times as far a colour counts for its hue.
        private func weight(of entry: Entry) -> Double {
            guard let hue else { return entry.hue == nil ? 1 : RGB.turnWeight }
            guard let other = entry.hue else { return greyWeight }
            return RGB.distance(hue, other) <= turn ? 1 : RGB.turnWeight
        }
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

    /// The chroma from which a colour is a tint, and no grey with a touch of one: where it is nearly black, and nearly white.
    private static let (tintChromaOfBlack, tintChromaOfWhite) = (78.0, 18.0)

    /// As far as a colour that stands for another may be from its hue, where that is clear and where it is hardly seen: there
    /// are dark and light ones so near to each.
    private static let (leastTurn, mostTurn) = (20.0, 24.0)

    /// How many times as far a colour counts whose hue is further away than that.
    private static let turnWeight = 2.5

    /// How many times as far a grey counts for a tint that is nearly black, and for one that is nearly white: pale colours
    /// that are too strong still look like what they stand for.
    private static let (greyWeightOfBlack, greyWeightOfWhite) = (1.2, 5.2)

    /// How much more it counts where a colour is stronger than what it stands for.
    private static let excessWeight = 1.4

    /// How far colours that touch are from each other where they could be taken for one, and are not: what is further apart is
    /// told from each other anyway.
    private static let nearlyAlike = 0.02...0.15

    /// How much more than that distance a colour may be changed so that it is told from another one.
    private static let mostChange = 0.12

    /// The parts of the colours in a terminal's cube of 6x6x6.
    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// A terminal's colours from the 16th on.
    private static let palette = (16..<256).map { Entry(RGB(indexed: $0)) }

    /// One of a terminal's colours.
    private struct Entry {
        let color: RGB
        let hue: Double?
        let perceived: Perceived

        init(_ color: RGB) {
            self.color = color
            hue = color.hue
            perceived = color.perceived
        }
    }

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
