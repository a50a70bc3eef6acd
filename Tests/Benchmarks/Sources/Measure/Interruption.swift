/// Something that takes long, and that Ctrl-C stops at any moment.
struct Interruption {
    let name: String
    /// Entries, of which the last one takes long.
    let entries: [String]

    /// How long after its beginning the key is pressed.
    static let moments: [Duration] = [.milliseconds(20), .milliseconds(100), .milliseconds(400)]

    static let all = [
        Interruption("a loop", "while true {}"),
        Interruption(
            "generic recursion", "func f<T>(_ n: Int, _ t: T) -> Int { n == 0 ? 0 : f(n - 1, t) + f(n - 1, t) }",
            "f(40, 1)"),
        Interruption("sorting", numbers, "while true { _ = numbers.sorted() }"),
        Interruption("sorting by a closure", numbers, "while true { _ = numbers.sorted { $0 > $1 } }"),
        Interruption("sets", numbers, "while true { _ = Set(numbers) }"),
        Interruption(
            "own hashing", "struct H: Hashable { var n: Int; func hash(into h: inout Hasher) { h.combine(n % 10) } }",
            "while true { _ = Set((0..<20_000).map { H(n: $0) }) }"),
        Interruption(
            "copies", "let b = Array(repeating: 1, count: 4_000_000)", "while true { var c = b; c[0] = 1; _ = c.count }"
        ),
        Interruption(
            "replacing", "var s = String(repeating: \"ab\", count: 1_000_000)",
            "while true { s = s.replacingOccurrences(of: \"a\", with: \"a\") }"),
        Interruption(
            "a grid", "Grid { ForEach(0..<400) { r in GridRow { ForEach(0..<400) { c in Text(\"\\(r * c)\") } } } }"),
        Interruption("rows", "VStack { ForEach(0..<100_000) { Text(\"\\($0)\").border(.red) } }"),
        Interruption(
            "boxes inside each other", "var v = AnyView(Text(\"a\"))",
            "for _ in 0..<100_000 { v = AnyView(GroupBox { v }) }",
            "v"),
    ]

    private static let numbers = "let numbers = (0..<1_000_000).map { ($0 * 7_919) % 1_000_003 }"

    private init(_ name: String, _ entries: String...) { (self.name, self.entries) = (name, entries) }

    /// The longest time from the key to the next prompt.
    func longest(at path: String) throws(Program.Failure) -> Duration {
        var longest = Duration.zero
        for moment in Self.moments {
            let terminal = try Terminal(path)
            defer { terminal.close() }
            for entry in entries.dropLast() { try terminal.enter(entry) }
            terminal.type(entries.last ?? "")
            terminal.begin("\r", waiting: moment)
            longest = max(longest, try terminal.time(of: "\u{3}", until: Terminal.prompt))
        }
        return longest
    }
}
