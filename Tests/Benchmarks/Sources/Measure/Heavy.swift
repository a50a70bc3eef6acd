/// A program that is as large as programs are not, and what it may take.
struct Heavy {
    let name: String
    let code: String
    /// What it may take; nil where only that it ends is promised.
    let time: Duration?
    /// The memory that it may take, in bytes; nil where nothing is promised.
    var memory: Int?
    /// Whether it is refused.
    var isRefused = false
    /// Whether it is drawn in colour.
    var isColored = false

    static var all: [Heavy] {
        [
            Heavy(
                name: "20,000 lines of let", code: lets(20_000), time: .seconds(3), memory: 300_000_000),
            Heavy(
                name: "20,000 modifiers", code: "Text(\"a\")" + repeated(".padding(0)", 20_000), time: .seconds(1)),
            Heavy(
                name: "20,000 modifiers of a text", code: "Text(\"a\")" + repeated(".bold()", 20_000), time: .seconds(1)
            ),
            Heavy(name: "a sum of 10,000", code: "let x = " + repeated("1", 10_000, " + "), time: .seconds(1)),
            Heavy(
                name: "a call with 10,000 arguments", code: "print(" + repeated("1", 10_000, ", ") + ")",
                time: .seconds(1)),
            Heavy(
                name: "10,000 conditionals", code: "let x = " + repeated("true ? 1 : ", 10_000) + "1",
                time: .seconds(1)),
            Heavy(
                name: "10,000 conditionals without an end", code: repeated("true ? ", 10_000), time: .seconds(1),
                isRefused: true),
            Heavy(
                name: "100,000 members of nothing", code: "x" + repeated(".a", 100_000), time: .seconds(1),
                isRefused: true),
            Heavy(
                name: "a type that grows", code: "func g<T>(_ t: T) -> Int { g([t]) }\ng(1)", time: .seconds(1),
                isRefused: true),
            Heavy(
                name: "8,000 structs",
                code: (0..<8_000).map { "struct S\($0) { let n = \($0) }" }.joined(separator: "\n"),
                time: .seconds(3)),
            Heavy(
                name: "2,000 extensions of a struct",
                code: "struct S {}\n"
                    + (0..<2_000).map { "extension S { var a\($0): Int { \($0) } }" }.joined(separator: "\n"),
                time: .seconds(1)),
            Heavy(
                name: "100 variables of 1,000 declared again",
                code: lets(1_000) + "\n" + lets(100), time: nil),
            Heavy(
                name: "20,000 times the same variable", code: repeated("let a = 1\nprint(a)\n", 10_000),
                time: .seconds(3), memory: 300_000_000),
            Heavy(
                name: "a view edited and shown 1,000 times",
                code: repeated("struct S: View { var body: some View { Text(\"a\") } }\nS()\n", 1_000),
                time: .seconds(3), memory: 300_000_000),
            Heavy(name: "boxes 100,000 deep", code: boxes, time: nil),
            Heavy(
                name: "boxes 100,000 deep, in colour", code: boxes, time: nil, memory: 1_000_000_000, isColored: true),
            Heavy(
                name: "a box of 20,000 rows beside a fill",
                code: """
                    HStack(spacing: 0) {
                        VStack(spacing: 0) { ForEach(0..<20_000) { _ in Text("a") } }.background(.yellow).border(.red)
                        Color.blue.frame(width: 16)
                    }
                    """, time: .seconds(3), isColored: true),
            Heavy(
                name: "copies of 4,000,000 elements",
                code: """
                    let b = Array(repeating: 1, count: 4_000_000)
                    var a: [[Int]] = []
                    for i in 0..<1_000 { var c = b; c[0] = i; a.append(c) }
                    """, time: nil, memory: 2_000_000_000, isRefused: true),
        ]
    }

    /// Boxes in each other.
    private static let boxes = """
        var v = AnyView(Text("a"))
        for _ in 0..<100_000 { v = AnyView(GroupBox { v }) }
        v
        """

    /// So many lines of `let`.
    static func lets(_ count: Int) -> String { (0..<count).map { "let a\($0) = \($0)" }.joined(separator: "\n") }

    private static func repeated(_ text: String, _ count: Int, _ separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }
}
