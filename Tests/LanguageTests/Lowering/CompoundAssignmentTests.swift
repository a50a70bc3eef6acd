import Testing

@testable import Language

@Suite struct CompoundAssignmentTests {
    @Test(
        "The right side may read what the left side changes",
        arguments: [
            ("var i = 1\ni += i\nprint(i)", "2"),
            ("var s = \"x\"\ns += s + \"y\"\nprint(s)", "xxy"),
            ("var a = [1, 2]\na += a\nprint(a)", "[1, 2, 1, 2]"),
            ("var a = [1, 2]\na[0] += a[1]\nprint(a)", "[3, 2]"),
            ("func f() { var i = 1; i += i; print(i) }\nf()", "2"),
            ("struct P { var x = 2; mutating func grow() { x *= x + 1 } }\nvar p = P()\np.grow()\nprint(p.x)", "6"),
            ("var n = 1\nfunc next() -> Int { n += 1; return n }\nn += next()\nprint(n)", "4"),
        ])
    func ownValue(_ code: String, _ printed: String) throws {
        #expect(try TestSession().printed(code) == [printed])
    }
}
