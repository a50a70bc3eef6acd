import Catalogue

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension StandardLibrary {
    /// The functions of mathematics that Foundation brings along.
    static let mathematics: [BuiltInGroup] = [
        BuiltInGroup("", functions(of: "Double") + functions(of: "CGFloat"))
    ]

    /// Their names.
    static let namesOfMathematics = Set(
        functions(of: "Double").map { RecordTexts.shared.name(of: $0.signature) })

    private static func functions(of type: String) -> [BuiltIn] {
        func function(
            _ name: String, _ summary: String, _ compute: @escaping @Sendable (Double) -> Double
        ) -> BuiltIn {
            BuiltIn("func \(name)(_ x: \(type)) -> \(type)", summary, example: "\(name)(\(type)(2))") { (x: Double) in
                compute(x)
            }
        }
        func pair(
            _ name: String, _ summary: String, _ compute: @escaping @Sendable (Double, Double) -> Double
        ) -> BuiltIn {
            BuiltIn(
                "func \(name)(_ x: \(type), _ y: \(type)) -> \(type)", summary, example: "\(name)(\(type)(2), 3)"
            ) { (x: Double, y: Double) in compute(x, y) }
        }
        return [
            function("fabs", "The number without its sign.") { abs($0) },
            function("sqrt", "The square root.") { $0.squareRoot() },
            function("floor", "The whole number below.") { $0.rounded(.down) },
            function("ceil", "The whole number above.") { $0.rounded(.up) },
            function("round", "The nearest whole number; halves away from zero.") { $0.rounded() },
            function("trunc", "The number without its fraction.") { $0.rounded(.towardZero) },
            function("sin", "The sine of an angle in radians.") { sin($0) },
            function("cos", "The cosine of an angle in radians.") { cos($0) },
            function("tan", "The tangent of an angle in radians.") { tan($0) },
            function("asin", "The angle of a sine, in radians.") { asin($0) },
            function("acos", "The angle of a cosine, in radians.") { acos($0) },
            function("atan", "The angle of a tangent, in radians.") { atan($0) },
            function("exp", "The number e so many times with itself.") { exp($0) },
            function("log", "The logarithm to the base e.") { log($0) },
            function("log2", "The logarithm to the base 2.") { log2($0) },
            function("log10", "The logarithm to the base 10.") { log10($0) },
            pair("pow", "The first number so many times with itself.") { pow($0, $1) },
            pair("atan2", "The angle of a point, in radians.") { atan2($0, $1) },
            pair("hypot", "The long side of a triangle with a right angle.") { hypot($0, $1) },
            pair("fmod", "What a division leaves.") { $0.truncatingRemainder(dividingBy: $1) },
        ]
    }
}
