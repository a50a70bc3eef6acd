import Testing

@Suite("Programs that cast what stands in Any")
struct ExistentialCastProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # empty collections know what they hold
        protocol P { func f() -> String }
        extension Int: P { func f() -> String { "int" } }
        extension Array: P where Element: P { func f() -> String { "[" + map { $0.f() }.joined(separator: ",") + "]" } }
        let x = ([] as [Int]) as Any as? any P
        print(x?.f() ?? "none")
        print((([] as [String]) as Any as? any P)?.f() ?? "none")
        let nested: [Any] = [[[1, 2], [3], []], [[Int]](), ["a"], [1]]
        print(nested.map { ($0 as? any P)?.f() ?? "none" })
        //> []
        //> none
        //> ["[[int,int],[int],[]]", "[]", "none", "[int]"]
        // # an extension for one element
        protocol P { func f() -> String }
        extension Array: P where Element == String { func f() -> String { joined() } }
        let xs: [Any] = [["a", "b"], [1], [String]()]
        print(xs.map { ($0 as? any P)?.f() ?? "-" })
        //> ["ab", "-", ""]
        // # optionals and dictionaries
        protocol P { func f() -> String }
        extension Int: P { func f() -> String { "int" } }
        extension Optional: P where Wrapped: P { func f() -> String { self?.f() ?? "nil" } }
        extension Dictionary: P where Value: P { func f() -> String { "\(count)" } }
        let b: Int? = nil
        print(((b as Any) as? any P)?.f() ?? "none", (Optional(3) as Any as? any P)?.f() ?? "none")
        print([String: Int]() as Any is P, [String: String]() as Any is P)
        //> nil int
        //> true false
        // # types of what stands in Any
        func make<T>(_ t: T.Type) -> Any { [T]() }
        let x: Any = [Int]()
        let y: Any = [String: Int]()
        let n: Int? = nil
        print(type(of: x), type(of: y), type(of: make(String.self)), type(of: n as Any))
        print(x as? [String] == nil, x is [Int], y is [Int: Int], make(Int.self) is [Int])
        //> Array<Int> Dictionary<String, Int> Array<String> Optional<Int>
        //> false true true true
        // # built-in protocols
        struct N {}
        print([N]() as Any is any Equatable, [1] as Any is any Hashable, [N()] as Any is any Equatable)
        print([String: [Int]]() as Any is any Equatable, [Int]() as Any is any Sequence)
        //> false true false
        //> true true
        // # functions
        let f: Any = { (x: Int) in x + 1 }
        print((f as? (Int) -> Int)?(3) ?? 0, f is (String) -> Int)
        //> 4 false
        """###
}
