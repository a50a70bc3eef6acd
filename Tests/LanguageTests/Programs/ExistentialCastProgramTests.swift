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
        // # What is generic is cast by its type, nil and empty lists among them
        protocol P { func f() -> String }; extension Int: P { func f() -> String { "\(self)" } }
        extension Optional: P where Wrapped: P { func f() -> String { map { "some(" + $0.f() + ")" } ?? "none" } }
        extension Array: P where Element: P { func f() -> String { map { $0.f() }.joined(separator: "+") } }
        func g<X>(_ x: X) -> String { if let p = x as? any P { return p.f() }; return "no" }
        print(g(nil as Int?), g(3 as Int?), g([1, 2]), g([Int]()), g("a"), g([String]()), g(nil as String?))
        let o: Int? = nil; print(o is any P, ((o as Any) as? any P)?.f() ?? "notP")
        func h<X: P>(_ x: X) -> String { (x as! any P).f() }
        print(h(o), h([1]))
        func u<X>(_ x: X) -> String { if x is any P { return "is" }; return "not" }
        print(u(o), u(nil as String?), u([Int]()), u([String]()))
        func v<X>(_ x: X) -> String { (x as? Int).map { "Int \($0)" } ?? "nil" }
        print(v(3), v(3 as Int?), v(nil as Int?), v(3.5), v(4 as Any))
        func w<X>(_ x: X) -> String { (x as? Double).map { "D \($0)" } ?? "nil" }
        print(w(3.0), w(3 as CGFloat), w(2))
        //> none some(3) 1+2  no no no
        //> true none
        //> none 1
        //> is not is not
        //> Int 3 Int 3 nil nil Int 4
        //> D 3.0 nil nil
        // # A pattern casts by the type of a generic value, which nil does not tell
        protocol P { func f() -> String }; extension Int: P { func f() -> String { "\(self)" } }
        extension Optional: P where Wrapped: P { func f() -> String { map { "some(" + $0.f() + ")" } ?? "none" } }
        func g<X>(_ x: X) -> String { switch x { case let p as any P: return p.f(); default: return "no" } }
        print(g(nil as Int?), g(3 as Int?), g("a"), g(nil as String?))
        func h<X>(_ x: X) -> String { if case let p as any P = x { return p.f() }; return "no" }
        print(h(nil as Int?))
        //> none some(3) no no
        //> none
        // # A test may ask for a class and protocols together.
        protocol Loud { var v: Int { get } }; protocol Soft {}; class An { var n = 1 }; final class Dog: An, Loud { var v = 5 }; final class Cat: An {}
        struct L: Loud { var v = 2 }
        let xs: [Any] = [Dog(), Cat(), L(), 3, Optional(Dog()) as Any]
        print(xs.map { $0 is An & Loud }, xs.map { $0 is (An & Loud) }, xs.map { $0 is any An & Loud & Soft }, xs.map { $0 is Loud & Soft })
        for x in xs { switch x { case is An & Loud: print("both"); case is An: print("animal"); case is Loud: print("loud"); default: print("-") } }
        //> [true, false, false, false, true] [true, false, false, false, true] [false, false, false, false, false] [false, false, false, false, false]
        //> both
        //> animal
        //> loud
        //> -
        //> both
        // # An optional inside of what is cast to an optional
        let kept: [String: Any] = ["none": Optional<Int>.none as Any, "plain": 3, "some": Optional(4) as Any]
        print(kept["none"] is Int?, kept["plain"] is Int?, kept["some"] is Int?, kept["other"] is Int?)
        print(kept["none"] is Int, kept["some"] is Int, kept["plain"] is String?)
        print(kept["none"] as? Int? as Any, kept["some"] as? Int as Any, kept["some"] as? Int? as Any)
        switch kept["none"] {
        case let number as Int?: print("Int?", number as Any)
        default: print("other")
        }
        let mixed: [Any?] = [1, nil, "a", Optional<Int>.none as Any]
        print(mixed.map { $0 is Int? }, mixed.map { $0 is Int })
        //> true true true true
        //> false true false
        //> nil Optional(4) Optional(Optional(4))
        //> Int? nil
        //> [true, true, false, true] [true, false, false, false]
        // # The type of a type that is kept as another one
        protocol P {}
        struct S: P {}
        let any: Any.Type = S.self
        let one: any P.Type = S.self
        print(type(of: any), type(of: one), any)
        //> S.Type S.Type S
        """###
}
