import Catalogue

extension StandardLibrary {
    /// The functions of no type.
    static let freeFunctions: [BuiltInGroup] = [
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    #"func print(_ items: Any..., separator: String = " ", terminator: String = "\n")"#,
                    "Writes values to the output, as a line.", example: "print(1, 2)",
                    implementation: .intrinsic(.print)),
                BuiltIn(
                    #"func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")"#,
                    "Writes values to the output as they look inside others.",
                    example: #"debugPrint("a", 1)"#, implementation: .intrinsic(.debugPrint)),
                BuiltIn(
                    "func swap<T>(_ a: inout T, _ b: inout T)", "Exchanges the values of two variables.",
                    example: "func turn(_ a: inout Int, _ b: inout Int) { swap(&a, &b) }",
                    implementation: .intrinsic(.swap)),
                BuiltIn("func min<T: Comparable>(_ x: T, _ y: T) -> T", "The smaller of two.", example: "min(1, 2)") {
                    (one: Value, other: Value) in try smaller(one, other)
                },
                BuiltIn(
                    "func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The smallest of several.",
                    example: "min(1, 2, 3)"
                ) {
                    (one: Value, two: Value, three: Value, rest: [Value]) in
                    try ([two, three] + rest).reduce(one) { try Order.isLess($1, $0) ? $1 : $0 }
                },
                BuiltIn("func max<T: Comparable>(_ x: T, _ y: T) -> T", "The larger of two.", example: "max(1, 2)") {
                    (one: Value, other: Value) in try larger(one, other)
                },
                BuiltIn(
                    "func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The largest of several.",
                    example: "max(1, 2, 3)"
                ) {
                    (one: Value, two: Value, three: Value, rest: [Value]) in
                    try ([two, three] + rest).reduce(one) { try larger($0, $1) }
                },
                BuiltIn(
                    "func === <A: AnyObject, B: AnyObject>(lhs: A?, rhs: B?) -> Bool",
                    "Whether both are one and the same object.", example: "class Box {}"
                ) { (one: Value, other: Value) in isSameObject(one, other) },
                BuiltIn(
                    "func !== <A: AnyObject, B: AnyObject>(lhs: A?, rhs: B?) -> Bool",
                    "Whether both are different objects.", example: "class Box {}"
                ) { (one: Value, other: Value) in !isSameObject(one, other) },
                BuiltIn(
                    "func abs<T: SignedNumeric & Comparable>(_ x: T) -> T", "The number without its sign.",
                    example: "abs(-1)"
                ) { (number: Value) in
                    if case .double(let double) = number { return Swift.abs(double).value }
                    if let fraction = Fraction(number) { return Float(Swift.abs(fraction.number)).value }
                    if case .instance(let declared as DeclaredInstance) = number {
                        return try declared.runtimeType.magnitude(of: number)
                    }
                    guard let whole = Whole(number) else { throw Fault.wrongArgument }
                    return try absolute(whole.number)
                },
                BuiltIn(
                    "func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> Zip2Sequence<A, B>",
                    "The elements of two sequences in pairs.", example: "Array(zip([1, 2], [3, 4]))"
                ) {
                    (one: Value, other: Value) in
                    LazyElements(of: LazyElements(one), LazyElements(other)) {
                        PairIterator(first: Walk.begun(one), second: Walk.begun(other))
                    }
                },
                BuiltIn(
                    "func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>",
                    "The same element again and again.",
                    example: "repeatElement(0, count: 3)"
                ) { (element: Value, count: Int) in
                    guard count >= 0 else { throw Fault.negativeCount(count) }
                    return Value.array(Array(repeating: element, count: try Elements.checked(count)))
                },
            ] + strides("Int", Int.self, "0", "10", "5") + strides("Double", Double.self, "0.0", "1.0", "0.5")
                + strides("CGFloat", Double.self, "CGFloat(0)", "1", "0.5")
                + strides("Float", Float.self, "Float(0)", "1", "0.5") + wholeStrides + [
                    stop("fatalError", result: " -> Never"), stop("preconditionFailure", result: " -> Never"),
                    stop("assertionFailure", result: ""), demand("precondition"), demand("assert"),
                ]),
        BuiltInGroup(
            "struct Hasher", "Collects what a value is told apart by.", example: "struct Point: Hashable { var x = 1 }",
            [
                BuiltIn("init()", "One that has collected nothing.", example: "Hasher()") { HasherValue() },
                BuiltIn(
                    "mutating func combine<H: Hashable>(_ value: H)", "Adds a value.",
                    implementation: .mutating { hasher, arguments in
                        try HasherValue.combine(arguments[0], into: &hasher)
                        return .void
                    }),
            ]),
    ]

    private static func absolute<Number: BinaryInteger>(_ number: Number) throws -> Value {
        guard let value = Number(exactly: number.magnitude) as? any ValueConvertible else { throw Fault.overflow }
        return value.value
    }

    /// What texts have of their own, so that `max(0, count)` in them is no question for their largest character.
    static let largerAndSmaller: [BuiltIn] = [
        BuiltIn(
            "func max<T: Comparable>(_ x: T, _ y: T) -> T", "The larger of two values, whatever the text.",
            example: #""a".max(1, 2)"#
        ) { (_: Value, one: Value, other: Value) in try larger(one, other) },
        BuiltIn(
            "func min<T: Comparable>(_ x: T, _ y: T) -> T", "The smaller of two values, whatever the text.",
            example: #""a".min(1, 2)"#
        ) { (_: Value, one: Value, other: Value) in try smaller(one, other) },
    ]

    private static func smaller(_ one: Value, _ other: Value) throws -> Value {
        try Order.isLess(other, one) ? other : one
    }

    /// The larger of two, the second where they are equal. Beside what is no number neither is larger: the first one stays.
    private static func larger(_ one: Value, _ other: Value) throws -> Value {
        if case .double(let first) = one, case .double(let second) = other { return second >= first ? other : one }
        return try Order.isLess(other, one) ? one : other
    }

    /// A function that stops the program.
    private static func stop(_ name: String, result: String) -> BuiltIn {
        BuiltIn(
            "func \(name)(_ message: String = \"\")\(result)", "Stops the program.",
            example: "func later() { \(name)(\"not yet\") }"
        ) { (message: String) -> Value in throw Fault.stopped(message) }
    }

    /// A function that stops the program unless what it is handed is true.
    private static func demand(_ name: String) -> BuiltIn {
        BuiltIn(
            "func \(name)(_ condition: Bool, _ message: @autoclosure () -> String = \"\")",
            "Stops the program unless a condition holds.", example: "\(name)(1 < 2)"
        ) { (condition: Bool, message: FunctionValue) -> Value in
            guard !condition else { return .void }
            guard case .string(let text) = try message.call([]) else { throw Fault.wrongArgument }
            throw Fault.stopped(text)
        }
    }

    /// `stride` over one type of numbers.
    private static func strides<Number: Strideable & ValueConvertible>(
        _ name: String, _ type: Number.Type, _ start: String, _ end: String, _ step: String
    ) -> [BuiltIn] where Number.Stride == Number, Number: SignedNumeric {
        func stride<Numbers: Sequence<Number>>(
            _ label: String, _ result: String, _ summary: String,
            _ numbers: @escaping @Sendable (Number, Number, Number) -> Numbers
        ) -> BuiltIn {
            BuiltIn(
                "func stride(from start: \(name), \(label) end: \(name), by stride: \(name)) -> \(result)<\(name)>",
                summary, example: "Array(stride(from: \(start), \(label): \(end), by: \(step)))"
            ) {
                (start: Number, end: Number, step: Number) in
                guard step != 0 else { throw Fault.zeroStride }
                return LazyElements { LibraryIterator(numbers(start, end, step).makeIterator()) }
            }
        }
        return [
            stride("to", "StrideTo", "Numbers in equal steps, without the end.") {
                Swift.stride(from: $0, to: $1, by: $2)
            },
            stride("through", "StrideThrough", "Numbers in equal steps, with the end.") {
                Swift.stride(from: $0, through: $1, by: $2)
            },
        ]
    }

    private static func isSameObject(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.some(let one), _): isSameObject(one, other)
        case (_, .some(let other)): isSameObject(one, other)
        case (.none, .none): true
        case (.instance(let one), .instance(let other)): one === other
        case (.native, .native): NativeObject(one).map { $0 == NativeObject(other) } ?? (one == other)
        default: false
        }
    }
}
