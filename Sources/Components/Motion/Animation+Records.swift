import Catalogue

extension BuiltIns {
    static let animation: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Animation: Hashable", "How a change moves on a screen; a picture shows where it ends.",
            example: #"Text("a").animation(.easeOut, value: 1)"#,
            BuiltIn.constants(
                "Animation", "How a change moves.",
                [
                    "`default`": Animation.default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
                    "easeInOut": .easeInOut, "spring": .spring, "smooth": .smooth, "snappy": .snappy,
                    "bouncy": .bouncy, "interactiveSpring": .interactiveSpring,
                    "interpolatingSpring": .interpolatingSpring,
                ])
                + timed("linear", "As fast at every moment.", Animation.linear)
                + timed("easeIn", "Slow at the beginning.", Animation.easeIn)
                + timed("easeOut", "Slow at the end.", Animation.easeOut)
                + timed("easeInOut", "Slow at the beginning and at the end.", Animation.easeInOut)
                + spring("smooth", "A spring without any swing.", Animation.smooth)
                + spring("snappy", "A spring with a little swing.", Animation.snappy)
                + spring("bouncy", "A spring with much swing.", Animation.bouncy) + [
                    BuiltIn(
                        "static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation",
                        "A spring of so many seconds.",
                        example: #"Text("a").animation(.spring(duration: 0.3), value: 1)"#
                    ) { (duration: Double, bounce: Double, blend: Double) in
                        Animation.spring(duration: duration, bounce: bounce, blendDuration: blend)
                    },
                    BuiltIn(
                        "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, "
                            + "blendDuration: Double = 0) -> Animation",
                        "A spring by the seconds of one swing, and by how much it is damped.",
                        example: #"Text("a").animation(.spring(response: 0.3, dampingFraction: 0.6), value: 1)"#
                    ) { (response: Double, damping: Double, blend: Double) in
                        Animation.spring(response: response, dampingFraction: damping, blendDuration: blend)
                    },
                    BuiltIn(
                        "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, "
                            + "blendDuration: Double = 0.25) -> Animation", "A spring that follows a finger.",
                        example: #"Text("a").animation(.interactiveSpring(response: 0.2), value: 1)"#
                    ) { (response: Double, damping: Double, blend: Double) in
                        Animation.interactiveSpring(response: response, dampingFraction: damping, blendDuration: blend)
                    },
                    BuiltIn(
                        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, "
                            + "initialVelocity: Double = 0) -> Animation",
                        "A spring by its mass, its stiffness and its damping, which can be added to others.",
                        example:
                            #"Text("a").animation(.interpolatingSpring(stiffness: 170, damping: 15), value: 1)"#
                    ) { (mass: Double, stiffness: Double, damping: Double, velocity: Double) in
                        Animation.interpolatingSpring(
                            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                    },
                    BuiltIn(
                        "static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, "
                            + "initialVelocity: Double = 0) -> Animation",
                        "A spring of so many seconds, which can be added to others.",
                        example: #"Text("a").animation(.interpolatingSpring(duration: 0.3), value: 1)"#
                    ) { (duration: Double, bounce: Double, velocity: Double) in
                        Animation.interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
                    },
                    BuiltIn(
                        "static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, "
                            + "duration: Double = 0.35) -> Animation",
                        "A course of one's own: a curve by two points, in so many seconds.",
                        example: #"Text("a").animation(.timingCurve(0.2, 0.8, 0.2, 1), value: 1)"#
                    ) { (x1: Double, y1: Double, x2: Double, y2: Double, duration: Double) in
                        Animation.timingCurve(x1, y1, x2, y2, duration: duration)
                    },
                    BuiltIn(
                        "func delay(_ delay: Double) -> Animation", "The animation, begun so many seconds later.",
                        example: #"Text("a").animation(.easeOut.delay(0.1), value: 1)"#
                    ) { (animation: Animation, delay: Double) in animation.delay(delay) },
                    BuiltIn(
                        "func speed(_ speed: Double) -> Animation", "The animation, so many times as fast.",
                        example: #"Text("a").animation(.easeOut.speed(2), value: 1)"#
                    ) { (animation: Animation, speed: Double) in animation.speed(speed) },
                    BuiltIn(
                        "func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation",
                        "The animation so many times.",
                        example: #"Text("a").animation(.easeOut.repeatCount(3), value: 1)"#
                    ) { (animation: Animation, count: Int, reverses: Bool) in
                        animation.repeatCount(count, autoreverses: reverses)
                    },
                    BuiltIn(
                        "func repeatForever(autoreverses: Bool = true) -> Animation",
                        "The animation again and again.",
                        example: #"Text("a").animation(.linear.repeatForever(), value: 1)"#
                    ) { (animation: Animation, reverses: Bool) in animation.repeatForever(autoreverses: reverses) },
                ])
    ]

    private static func timed(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Animation
    ) -> [BuiltIn] {
        [
            BuiltIn(
                "static func \(name)(duration: Double) -> Animation", summary.dropLast() + ", in so many seconds.",
                example: "Text(\"a\").animation(.\(name)(duration: 0.2), value: 1)"
            ) { (duration: Double) in make(duration) }
        ]
    }

    private static func spring(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Double, Double) -> Animation
    ) -> [BuiltIn] {
        [
            BuiltIn(
                "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation", summary,
                example: "Text(\"a\").animation(.\(name)(duration: 0.2), value: 1)"
            ) { (duration: Double, bounce: Double) in make(duration, bounce) }
        ]
    }
}
