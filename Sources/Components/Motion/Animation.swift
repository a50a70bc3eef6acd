import Catalogue

/// How a change moves where things can move: SwiftUI's `Animation`. A picture shows where a change ends; an animation is
/// kept and compared, and never seen.
public struct Animation: Hashable, Sendable, NativeConvertible, CustomStringConvertible {
    /// How it was made: `easeOut(duration: 0.2).delay(0.1)`.
    public let description: String

    init(_ description: String) { self.description = description }

    public var footprint: Int { description.utf8.count < 64 ? 0 : description.utf8.count }

    /// As fast at every moment.
    public static let linear = Animation("linear")
    /// Slow at the beginning.
    public static let easeIn = Animation("easeIn")
    /// Slow at the end.
    public static let easeOut = Animation("easeOut")
    /// Slow at the beginning and at the end.
    public static let easeInOut = Animation("easeInOut")
    /// A spring that comes to rest softly; also what is used where nothing else is asked for.
    public static let spring = Animation("spring")
    /// A spring without any swing.
    public static let smooth = Animation("smooth")
    /// A spring with a little swing.
    public static let snappy = Animation("snappy")
    /// A spring with much swing.
    public static let bouncy = Animation("bouncy")
    /// A spring that follows a finger.
    public static let interactiveSpring = Animation("interactiveSpring")
    /// A spring that can be added to others.
    public static let interpolatingSpring = Animation("interpolatingSpring")
    /// What is used where nothing else is asked for.
    public static let `default` = Animation("default")

    /// As fast at every moment, in so many seconds.
    public static func linear(duration: Double) -> Animation { Animation("linear(duration: \(duration))") }
    /// Slow at the beginning, in so many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation("easeIn(duration: \(duration))") }
    /// Slow at the end, in so many seconds.
    public static func easeOut(duration: Double) -> Animation { Animation("easeOut(duration: \(duration))") }
    /// Slow at the beginning and at the end, in so many seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(duration: \(duration))") }

    /// A spring of so many seconds; `bounce` is from -1 to 1.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation("spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))")
    }

    /// A spring by its stiffness, as seconds of one swing, and by how much it is damped, from 0 to 1.
    ///
    /// `.spring()` alone means the other one.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation("spring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
    }

    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            "interactiveSpring(response: \(response), dampingFraction: \(dampingFraction), "
                + "blendDuration: \(blendDuration))")
    }

    /// A spring by its mass, its stiffness and its damping, which can be added to others.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
                + "initialVelocity: \(initialVelocity))")
    }

    /// A spring of so many seconds, which can be added to others; `bounce` is from -1 to 1.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            "interpolatingSpring(duration: \(duration), bounce: \(bounce), initialVelocity: \(initialVelocity))")
    }

    /// A course of one's own: a curve from (0, 0) to (1, 1) by two points, in so many seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
    }

    /// A spring without any swing.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
    }

    /// A spring with a little swing.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
    }

    /// A spring with much swing.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
    }

    /// The animation, begun so many seconds later.
    public func delay(_ delay: Double) -> Animation { Animation(description + ".delay(\(delay))") }

    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(description + ".speed(\(speed))") }

    /// The animation so many times; every second time backwards where that is asked for.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(description + ".repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
    }

    /// The animation again and again; every second time backwards where that is asked for.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(description + ".repeatForever(autoreverses: \(autoreverses))")
    }
}
