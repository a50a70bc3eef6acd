import Catalogue

extension StandardLibrary {
    /// The functions of no type.
    static let freeFunctions: [BuiltInGroup] = [
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    Signature.print, "Writes values to the output, as a line.", example: "print(1, 2)",
                    implementation: .none),
                BuiltIn("func min<T: Comparable>(_ x: T, _ y: T) -> T", "The smaller of two.", example: "min(1, 2)") {
                    (one: Value, other: Value) in try Order.isLess(other, one) ? other : one
                },
                BuiltIn(
                    "func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The smallest of several.",
                    example: "min(1, 2, 3)"
                ) {
                    (one: Value, two: Value, three: Value, rest: [Value]) in
                    try ([two, three] + rest).reduce(one) { try Order.isLess($1, $0) ? $1 : $0 }
                },
                BuiltIn("func max<T: Comparable>(_ x: T, _ y: T) -> T", "The larger of two.", example: "max(1, 2)") {
                    (one: Value, other: Value) in try Order.isLess(other, one) ? one : other
                },
                BuiltIn(
                    "func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The largest of several.",
                    example: "max(1, 2, 3)"
                ) {
                    (one: Value, two: Value, three: Value, rest: [Value]) in
                    try ([two, three] + rest).reduce(one) { try Order.isLess($1, $0) ? $0 : $1 }
                },
                BuiltIn(
                    "func === <A: AnyObject, B: AnyObject>(lhs: A?, rhs: B?) -> Bool",
                    "Whether both are one and the same object.", example: "class Box {}"
                ) { (one: Value, other: Value) in isSameObject(one, other) },
                BuiltIn(
                    "func !== <A: AnyObject, B: AnyObject>(lhs: A?, rhs: B?) -> Bool",
                    "Whether both are different objects.", example: "class Box {}"
                ) { (one: Value, other: Value) in !isSameObject(one, other) },
                BuiltIn("func abs(_ x: Int) -> Int", "The number without its sign.", example: "abs(-1)") {
                    (number: Int) in try checked(number == .min ? (0, true) : (Swift.abs(number), false))
                },
                BuiltIn("func abs(_ x: Double) -> Double", "The number without its sign.", example: "abs(-1.5)") {
                    (number: Double) in Swift.abs(number)
                },
                BuiltIn(
                    "func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)]",
                    "The elements of two sequences in pairs.", example: "zip([1, 2], [3, 4])"
                ) {
                    (one: Elements, other: Elements) in
                    Value.array(zip(one.values, other.values).map { .tuple([$0, $1]) })
                },
                BuiltIn(
                    "func stride(from start: Int, to end: Int, by stride: Int) -> [Int]",
                    "Numbers in equal steps, without the end.", example: "stride(from: 0, to: 10, by: 5)"
                ) {
                    (start: Int, end: Int, step: Int) in
                    guard step != 0 else { throw Fault.zeroStride }
                    return Array(Swift.stride(from: start, to: end, by: step).prefix(Elements.limit))
                },
                BuiltIn(
                    "func stride(from start: Int, through end: Int, by stride: Int) -> [Int]",
                    "Numbers in equal steps, with the end.", example: "stride(from: 0, through: 10, by: 5)"
                ) {
                    (start: Int, end: Int, step: Int) in
                    guard step != 0 else { throw Fault.zeroStride }
                    return Array(Swift.stride(from: start, through: end, by: step).prefix(Elements.limit))
                },
                BuiltIn(
                    "func stride(from start: Double, to end: Double, by stride: Double) -> [Double]",
                    "Numbers in equal steps, without the end.", example: "stride(from: 0.0, to: 1.0, by: 0.5)"
                ) {
                    (start: Double, end: Double, step: Double) in
                    guard step != 0 else { throw Fault.zeroStride }
                    return Array(Swift.stride(from: start, to: end, by: step).prefix(Elements.limit))
                },
                BuiltIn(
                    "func fatalError(_ message: String = \"\") -> Never", "Stops the program.",
                    example: #"func later() { fatalError("not yet") }"#
                ) {
                    (message: String) -> Value in throw Fault.stopped(message)
                },
                BuiltIn(
                    "func precondition(_ condition: Bool, _ message: String = \"\")",
                    "Stops the program unless a condition holds.", example: "precondition(1 < 2)"
                ) {
                    (condition: Bool, message: String) -> Value in
                    guard condition else { throw Fault.stopped(message) }
                    return .void
                },
                BuiltIn(
                    "func assert(_ condition: Bool, _ message: String = \"\")",
                    "Stops the program unless a condition holds.", example: "assert(1 < 2)"
                ) {
                    (condition: Bool, message: String) -> Value in
                    guard condition else { throw Fault.stopped(message) }
                    return .void
                },
            ]),
        BuiltInGroup(
            "struct Hasher", "Collects what a value is told apart by.", example: "struct Point: Hashable { var x = 1 }",
            [
                BuiltIn(
                    "mutating func combine<H: Hashable>(_ value: H)", "Adds a value.",
                    implementation: .mutating { hasher, arguments in
                        try HasherValue.combine(arguments[0], into: &hasher)
                        return .void
                    })
            ]),
    ]

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
