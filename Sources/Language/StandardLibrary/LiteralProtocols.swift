import Catalogue

extension StandardLibrary {
    /// The protocols of types that literals may stand for.
    static let literalProtocols: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType; init(integerLiteral value: IntegerLiteralType) }",
            "A type that whole numbers may stand for.",
            example: example("ExpressibleByIntegerLiteral", "integerLiteral value: Int", "3")),
        BuiltInGroup(
            "protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType; init(floatLiteral value: FloatLiteralType) }",
            "A type that numbers with a fraction may stand for.",
            example: example("ExpressibleByFloatLiteral", "floatLiteral value: Double", "2.5")),
        BuiltInGroup(
            "protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType; init(booleanLiteral value: BooleanLiteralType) }",
            "A type that `true` and `false` may stand for.",
            example: example("ExpressibleByBooleanLiteral", "booleanLiteral value: Bool", "true")),
        BuiltInGroup(
            "protocol ExpressibleByStringLiteral { associatedtype StringLiteralType; init(stringLiteral value: StringLiteralType) }",
            "A type that texts in quotes may stand for.",
            example: example("ExpressibleByStringLiteral", "stringLiteral value: String", #""a""#)),
        BuiltInGroup(
            "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral",
            "A type that texts with values in them may stand for.",
            example: example("ExpressibleByStringInterpolation", "stringLiteral value: String", #""a\(1)""#)),
        BuiltInGroup(
            "protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }",
            "A type that `[a, b]` may stand for.",
            example: example("ExpressibleByArrayLiteral", "arrayLiteral elements: Int...", "[1, 2]")),
        BuiltInGroup(
            "protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }",
            "A type that `[a: b]` may stand for.",
            example: example(
                "ExpressibleByDictionaryLiteral", "dictionaryLiteral elements: (String, Int)...", #"["a": 1]"#)),
        BuiltInGroup(
            "protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }", "A type that `nil` may stand for.",
            example: example("ExpressibleByNilLiteral", "nilLiteral: ()", "nil")),
        fraction("Double", Double.self), fraction("CGFloat", Double.self), fraction("Float", Float.self),
        BuiltInGroup(
            "extension Bool: ExpressibleByBooleanLiteral",
            [
                BuiltIn("init(booleanLiteral value: Bool)", "The truth.", example: "Bool(booleanLiteral: true)") {
                    (truth: Bool) in truth
                }
            ]),
        BuiltInGroup(
            "extension String: ExpressibleByStringInterpolation",
            [
                BuiltIn("init(stringLiteral value: String)", "The text.", example: #"String(stringLiteral: "a")"#) {
                    (text: String) in text
                }
            ]),
    ]

    /// Literals as numbers with a fraction.
    private static func fraction<T: BinaryFloatingPoint & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> BuiltInGroup {
        BuiltInGroup(
            "extension \(name): ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral",
            [
                BuiltIn("init(integerLiteral value: Int)", "The number.", example: "\(name)(integerLiteral: 1)") {
                    (number: Double) in T(number)
                },
                BuiltIn("init(floatLiteral value: Double)", "The number.", example: "\(name)(floatLiteral: 1.5)") {
                    (number: Double) in T(number)
                },
            ])
    }

    private static func example(_ name: String, _ parameter: String, _ literal: String) -> String {
        """
        struct Mark: \(name) { init(\(parameter)) {} }
        let mark: Mark = \(literal)
        """
    }
}
