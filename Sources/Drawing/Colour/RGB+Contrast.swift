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

    /// The colour, made darker or lighter by as little as it takes to have a contrast with what is shown for a ground: away from
    /// the ground where that leads half of the way, otherwise across it.
    ///
    /// - Parameter shown: the colour that is shown for one, where not all can be.
    func readable(on ground: RGB, contrast: Double, shown: (RGB) -> RGB) -> RGB {
        let isLighter = luminance > ground.luminance
        let ground = shown(ground)
        guard contrast > 1, shown(self).contrast(with: ground) < contrast else { return self }
        let (away, across) = isLighter ? (RGB.white, RGB.black) : (RGB.black, RGB.white)
        let end = away.contrast(with: ground) - 1 >= (contrast - 1) / 2 ? away : across
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
