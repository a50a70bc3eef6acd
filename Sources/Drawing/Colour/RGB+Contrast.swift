#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension RGB {
    /// The contrast of two colours, 1 (none) to 21 (black and white), as the W3C's guidelines for readable text measure
    /// it. Costs six powers.
    public func contrast(with other: RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour, made darker or lighter by as little as it takes to have a contrast with a ground: away from the ground
    /// where that is enough, otherwise across it.
    ///
    /// - Parameter shown: the colour that is shown for one, where not all can be.
    func readable(on ground: RGB, contrast: Double, shown: (RGB) -> RGB) -> RGB {
        guard contrast > 1, shown(self).contrast(with: ground) < contrast else { return self }
        let isLighter = luminance > ground.luminance
        let ends = isLighter ? [RGB.white, .black] : [RGB.black, .white]
        let end = ends.first { $0.contrast(with: ground) >= contrast } ?? ground.letters
        for step in 1..<Self.steps {
            let color = end.over(self, Double(step) / Double(Self.steps))
            if shown(color).contrast(with: ground) >= contrast { return color }
        }
        return end
    }

    /// The colour of letters on a filled control: white, as SwiftUI has it, unless nobody could tell them from it.
    fileprivate var lettersOnFace: RGB { RGB.white.contrast(with: self) < Self.leastOnFace ? .black : .white }

    /// The contrast of white letters with a face on which they are seen: yellow has more.
    private static let leastOnFace = 1.2

    /// Black or white: what is easier to read on it.
    private var letters: RGB { isBright ? .black : .white }

    /// Whether black letters are easier to read on it than white ones.
    private var isBright: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 140_000 }

    /// The steps in which a colour becomes darker or lighter.
    private static let steps = 20

    package static let black = RGB(0, 0, 0)
    package static let white = RGB(255, 255, 255)

    /// How bright it looks, 0...1.
    private var luminance: Double {
        func light(_ part: UInt8) -> Double { Self.linear(Double(part) / 255) }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// How much light a part of a colour gives, both 0...1.
    static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

extension ResolvedPaint {
    /// The colour of letters on a control that is filled with it.
    package var lettersOnFace: ResolvedPaint { ResolvedPaint(name: "", color: color?.lettersOnFace ?? .white) }
}
