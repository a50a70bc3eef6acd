import Catalogue

extension StandardLibrary {
    /// `String`. A substring is a string here, so that only `String` has members.
    static let strings: [BuiltInGroup] = [
        BuiltInGroup(
            "struct String: Comparable, Hashable, Collection, CustomStringConvertible, CustomDebugStringConvertible, Sendable",
            "Text.", example: #""Hello".uppercased()"#,
            [
                BuiltIn("typealias Element = Character", "Its elements are characters.", implementation: .none),
                BuiltIn("init()", "Empty text.", example: "String()") { "" },
                BuiltIn(
                    "init<T>(describing instance: T)", "What `print` shows of a value.",
                    example: "String(describing: 1)"
                ) {
                    (value: Value) in Description.text(of: value)
                },
                BuiltIn(
                    "init<T>(reflecting subject: T)", "What a value looks like inside others.",
                    example: #"String(reflecting: "a")"#
                ) {
                    (value: Value) in Description.debug(of: value)
                },
                BuiltIn("init(_ value: String)", "The same text.", example: #"String("a")"#) { (text: String) in text },
                BuiltIn("init(_ value: Int)", "A number's digits.", example: "String(1)") { (number: Int) in
                    String(number)
                },
                BuiltIn("init(_ value: Double)", "A number's digits.", example: "String(1.5)") { (number: Double) in
                    String(number)
                },
                BuiltIn("init(_ value: Bool)", "`true` or `false`.", example: "String(true)") { (value: Bool) in
                    String(value)
                },
                BuiltIn("init(_ value: Character)", "One character.", example: #"String("a")"#) { (value: Character) in
                    String(value)
                },
                BuiltIn(
                    "init(_ characters: [Character])", "Characters one after the other.",
                    example: #"String([Character("a"), Character("b")])"#
                ) {
                    (characters: [Character]) in String(characters)
                },
                BuiltIn(
                    "init(_ value: Int, radix: Int, uppercase: Bool = false)", "A number's digits to another base.",
                    example: "String(255, radix: 16)"
                ) {
                    (number: Int, radix: Int, isUppercase: Bool) in
                    guard (2...36).contains(radix) else { throw Fault.wrongArgument }
                    return String(number, radix: radix, uppercase: isUppercase)
                },
                BuiltIn(
                    "init(repeating repeatedValue: String, count: Int)", "The same text again and again.",
                    example: #"String(repeating: "ab", count: 2)"#
                ) {
                    (text: String, count: Int) in
                    guard count >= 0, text.utf8.count * count <= Elements.limit else { throw Fault.overflow }
                    return String(repeating: text, count: count)
                },
                BuiltIn("var count: Int { get }", "How many characters it has.", example: #""abc".count"#) {
                    (text: String) in text.count
                },
                BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: #""".isEmpty"#) {
                    (text: String) in text.isEmpty
                },
                BuiltIn("var description: String { get }", "The text itself.", example: #""a".description"#) {
                    (text: String) in text
                },
                BuiltIn(
                    "var debugDescription: String { get }", "The text in quotes.", example: #""a".debugDescription"#
                ) {
                    (text: String) in text.debugDescription
                },
                BuiltIn(
                    "var capitalized: String { get }", "Each word with a capital.",
                    example: #""hello world".capitalized"#
                ) {
                    (text: String) in capitalized(text)
                },
                BuiltIn("func uppercased() -> String", "In capitals.", example: #""abc".uppercased()"#) {
                    (text: String) in text.uppercased()
                },
                BuiltIn("func lowercased() -> String", "In small letters.", example: #""ABC".lowercased()"#) {
                    (text: String) in text.lowercased()
                },
                BuiltIn(
                    "func hasPrefix(_ prefix: String) -> Bool", "Whether it begins so.",
                    example: #""abc".hasPrefix("a")"#
                ) {
                    (text: String, prefix: String) in text.hasPrefix(prefix)
                },
                BuiltIn(
                    "func hasSuffix(_ suffix: String) -> Bool", "Whether it ends so.", example: #""abc".hasSuffix("c")"#
                ) {
                    (text: String, suffix: String) in text.hasSuffix(suffix)
                },
                BuiltIn(
                    "func contains(_ other: String) -> Bool", "Whether it holds another text.",
                    example: #""abc".contains("b")"#
                ) {
                    (text: String, other: String) in other.isEmpty || text.contains(other)
                },
                BuiltIn(
                    "func prefix(_ maxLength: Int) -> String", "The first characters.", example: #""abc".prefix(2)"#
                ) {
                    (text: String, length: Int) in String(text.prefix(max(0, length)))
                },
                BuiltIn("func suffix(_ maxLength: Int) -> String", "The last characters.", example: #""abc".suffix(2)"#)
                {
                    (text: String, length: Int) in String(text.suffix(max(0, length)))
                },
                BuiltIn(
                    "func dropFirst(_ k: Int = 1) -> String", "What follows the first characters.",
                    example: #""abc".dropFirst()"#
                ) {
                    (text: String, count: Int) in String(text.dropFirst(max(0, count)))
                },
                BuiltIn(
                    "func dropLast(_ k: Int = 1) -> String", "What stands before the last characters.",
                    example: #""abc".dropLast()"#
                ) {
                    (text: String, count: Int) in String(text.dropLast(max(0, count)))
                },
                BuiltIn(
                    "func split(separator: Character) -> [String]",
                    "The parts between a separator, empty ones left out.",
                    example: #""a,b".split(separator: Character(","))"#
                ) {
                    (text: String, separator: Character) in text.split(separator: separator).map(String.init)
                },
                BuiltIn(
                    "func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
                    "The characters for which a function is true.", example: #""a1".filter { $0.isNumber }"#
                ) {
                    (text: String, isIncluded: FunctionValue) in
                    try text.filter { try isIncluded.call([$0.value]) == .bool(true) }
                },
                BuiltIn(
                    "func replacingOccurrences(of target: String, with replacement: String) -> String",
                    "The text with one part replaced everywhere.",
                    example: #""a-b".replacingOccurrences(of: "-", with: "+")"#
                ) {
                    (text: String, target: String, replacement: String) in text.replacing(target, with: replacement)
                },
                mutating("mutating func append(_ other: String)", "Adds text at the end.", example: #"var text = "a""#)
                { text, arguments in
                    guard let other = arguments.first.flatMap(String.init(_:)) else { throw Fault.wrongArgument }
                    text += other
                    return .void
                },
                mutating(
                    "mutating func append(contentsOf newElements: String)", "Adds text at the end.",
                    example: #"var text = "a""#
                ) { text, arguments in
                    guard let other = arguments.first.flatMap(String.init(_:)) else { throw Fault.wrongArgument }
                    text += other
                    return .void
                },
                mutating(
                    "@discardableResult mutating func removeFirst() -> Character", "Takes the first character out.",
                    example: #"var text = "a""#
                ) { text, _ in
                    guard !text.isEmpty else { throw Fault.indexOutOfRange(index: 0, count: 0) }
                    return text.removeFirst().value
                },
                mutating(
                    "@discardableResult mutating func removeLast() -> Character", "Takes the last character out.",
                    example: #"var text = "a""#
                ) { text, _ in
                    guard !text.isEmpty else { throw Fault.indexOutOfRange(index: 0, count: 0) }
                    return text.removeLast().value
                },
                mutating("mutating func removeAll()", "Makes it empty.", example: #"var text = "a""#) { text, _ in
                    text = ""
                    return .void
                },
                BuiltIn(
                    "static func + (lhs: String, rhs: String) -> String", "Both, one after the other.",
                    example: #""a" + "b""#
                ) {
                    (one: String, other: String) in one + other
                },
                compound("+=", "Adds text at the end.", of: "String") { (one: String, other: String) in one + other },
                BuiltIn(
                    "static func == (lhs: String, rhs: String) -> Bool", "Whether both are the same.",
                    example: #""a" == "b""#
                ) {
                    (one: String, other: String) in one == other
                },
                BuiltIn(
                    "static func != (lhs: String, rhs: String) -> Bool", "Whether they differ.", example: #""a" != "b""#
                ) {
                    (one: String, other: String) in one != other
                },
                BuiltIn(
                    "static func < (lhs: String, rhs: String) -> Bool", "Whether the first comes before.",
                    example: #""a" < "b""#
                ) {
                    (one: String, other: String) in one < other
                },
            ])
    ]

    private static func mutating(
        _ signature: String, _ summary: String, example: String,
        _ change: @escaping @Sendable (inout String, [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: example,
            implementation: .mutating { target, arguments in
                guard case .string(var text) = target else { throw Fault.wrongArgument }
                target = .void
                defer { target = .string(text) }
                return try change(&text, arguments)
            })
    }

    private static func capitalized(_ text: String) -> String {
        var isStart = true
        var result = ""
        for character in text {
            result += isStart ? character.uppercased() : character.lowercased()
            isStart = !character.isLetter && !character.isNumber && character != "'"
        }
        return result
    }
}
