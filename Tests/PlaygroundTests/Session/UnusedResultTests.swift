import Testing

@testable import Playground

@Suite("Values that nothing uses are noted")
struct UnusedResultTests {
    /// The note on an entry that follows some declarations, in one line; empty where there is none.
    private func note(_ entry: String) -> String {
        var playground = Playground()
        for declaration in Self.declarations.split(separator: "\n") { _ = playground.enter(String(declaration)) }
        let lines = playground.enter(entry).output.split(separator: "\n")
        return lines.drop { !$0.hasPrefix("note: ") }.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    }

    private static let declarations = """
        var n = 1; var names = ["b", "a"]; let fixed = [3, 1]; var table = ["a": 1]; var kinds: Set<Int> = [1]
        var maybe: [Int]? = [1]; var word = "a"
        @discardableResult func step() -> Int { 1 }; func make() -> Int { 1 }; func nothing() {}
        func risky() throws -> Int { 1 }; let action: (() -> Void)? = nil; let maker: () -> Int = { 1 }
        struct S { func other() -> S { self }; @discardableResult static func - (l: S, r: S) -> S { l } }
        """

    @Test(arguments: [
        ("Button(\"a\") { n == 5 }", "n == 5; '==' compares; to assign, write n = 5"),
        ("func f() { make() == 5 }", "make() == 5; '==' compares, and '=' assigns"),
        ("Text(\"a\").onTapGesture { n + 1 }", "n + 1; to change it, write n += 1"),
        ("func f() { n + 1; n == 2 }", "n + 1 and 1 more; to change it, write n += 1"),
        ("func f() { names.sorted() }", "names.sorted(); names.sort() changes it in place"),
        ("func f() { names.sorted { $0 > $1 } }", "names.sorted { $0 > $1 }; names.sort(…) changes it in place"),
        ("func f() { fixed.sorted() }", "fixed.sorted(); 'sort()' changes a variable in place"),
        ("func f() { [3, 1].reversed() }", "[3, 1].reversed(); 'reverse()' changes a variable in place"),
        ("func f() { word.uppercased() }", "word.uppercased(); to change it, write word = word.uppercased()"),
        ("_ = [1, 2].map { n in let k = n * 2\nk }", "k; to hand it on, write return k"),
        ("func f() { step }", "step; it is a function, which is not called: write '(…)' behind its name"),
        ("func f() { make() }", "make(); \(keep)"), ("func f() { maker() }", "maker(); \(keep)"),
        ("func f() { try? risky() }", "try? risky(); \(keep)"), ("func f() { n }", "n; \(keep)"),
        ("func f() { S().other() }", "S().other(); \(keep)"),
        ("func f() { names.popLast() }", "names.popLast(); \(keep)"),
        ("if n == 1 { table[\"a\"] }", "table[\"a\"]; \(keep)"), ("for i in 0..<1 { i }", "i; \(keep)"),
        ("func f() { maybe?.max() }", "maybe?.max(); \(keep)"), ("func f() { max(1, 2) }", "max(1, 2); \(keep)"),
    ])
    func isNoted(_ entry: String, _ note: String) {
        #expect(self.note(entry) == "note: nothing uses the value of " + note)
    }

    private static let keep = "print it, give it a name with 'let', or write '_ =' in front of it"

    @Test(arguments: [
        "func f() { step(); nothing(); action?(); (step()); S() - S() }",
        "func f() { @discardableResult func own() -> Int { 1 }; own() }",
        "func f() { names.removeLast(); names.removeFirst(); names.remove(at: 0); maybe?.removeLast() }",
        "func f() { kinds.insert(1); kinds.remove(1); kinds.update(with: 1) }",
        "func f() { table.updateValue(1, forKey: \"a\"); table.removeValue(forKey: \"a\") }",
        "func f() { n = 2; n += 1; _ = n; print(n); swap(&n, &n) }", "func f() -> Int { n }", "func f() { sqrt(2.0) }",
        "func f() { maybe.map { print($0) } }", "func f() -> Never { fatalError() }", "let c = { n + 1 }",
        "Button(\"a\") { withAnimation { kinds.insert(2) } }", "Button(\"a\") { names.removeLast() }",
        "VStack { if n == 1 { Text(\"a\") }; Text(\"b\") }", "n + 1", "[1].map { $0 + 1 }",
        "class A { init() {} }\nclass B: A { override init() { super.init() } }",
    ])
    func isNotNoted(_ entry: String) {
        #expect(note(entry) == "")
    }
}
