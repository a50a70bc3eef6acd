import Testing

@Suite("Programs of lazy properties, subscripts of types and members that are looked up")
struct MemberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # lazy
        struct S { var n = 2; lazy var big: Int = { print("made"); return n * 10 }(); }
        var s = S()
        print("before")
        print(s.big, s.big)
        s.big = 3
        print(s.big)
        //> before
        //> made
        //> 20 20
        //> 3
        // # lazy in a class
        class C { let n: Int; lazy var list = [n, n + 1]; lazy var me: String = describe(); init(_ n: Int) { self.n = n }; func describe() -> String { "C\(n)" } }
        let c = C(3)
        print(c.list, c.me)
        c.list.append(9)
        print(c.list)
        //> [3, 4] C3
        //> [3, 4, 9]
        // # lazy printed
        struct S { lazy var n = 1; var m = 2 }
        var s = S()
        print(s)
        _ = s.n
        print(s)
        //> S($__lazy_storage_$_n: nil, m: 2)
        //> S($__lazy_storage_$_n: Optional(1), m: 2)
        // # lazy memberwise
        struct S { lazy var n = 1; var m = 2 }
        var s = S(n: 5, m: 3)
        print(s.n, s.m)
        //> 5 3
        // # lazy on let
        struct S { lazy var n = 1 }
        let s = S()
        print(s.n)
        //! 3:7: cannot use mutating getter on immutable value: 's' is a 'let' constant
        // # lazy without a value
        struct S { lazy var n: Int }
        //! 1:12: lazy properties must have an initializer
        // # lazy let
        struct S { lazy let n = 1 }
        //! 1:12: 'lazy' cannot be used on a let
        // # lazy copies
        struct S { var k: Int; lazy var n = k * 2 }
        var a = S(k: 1)
        var b = a
        print(a.n)
        b.k = 5
        print(b.n, a.n)
        //> 2
        //> 10 2
        // # lazy in a mutating method
        struct S { var k = 1; lazy var n = k + 1; mutating func go() -> Int { k = 10; return n } }
        var s = S()
        print(s.go())
        //> 11
        // # lazy closure self
        class C { var k = 4; lazy var f: () -> Int = { self.k * 2 } }
        let c = C(); c.k = 5
        print(c.f())
        //> 10
        // # lazy global
        lazy var x = 1
        //! 1:1: 'lazy' cannot be used on an already-lazy global
        // # local lazy
        func f() { lazy var n = { print("now"); return 3 }(); print("a"); print(n); print(n) }
        f()
        //> a
        //> now
        //> 3
        //> 3
        // # static subscript
        struct Store { static var d: [String: Int] = ["a": 1]; static subscript(_ k: String) -> Int { get { d[k] ?? 0 } set { d[k] = newValue } } }
        print(Store["a"], Store["b"])
        Store["b"] = 5
        Store["a"] += 10
        print(Store["a"], Store["b"])
        //> 1 0
        //> 11 5
        // # static subscript of an enum and a class
        enum E { case a, b; static subscript(i: Int) -> E { i == 0 ? .a : .b } }
        print(E[0], E[1])
        class C { class subscript(i: Int) -> Int { i * 2 } }
        print(C[4])
        //> a b
        //> 8
        // # dynamic member lookup by string
        @dynamicMemberLookup struct Bag { var d: [String: Int] = [:]; subscript(dynamicMember name: String) -> Int? { get { d[name] } set { d[name] = newValue } } }
        var b = Bag()
        b.x = 4
        b.y = (b.x ?? 0) + 1
        print(b.x as Any, b.y ?? 0, b.z as Any, b.d.count)
        //> Optional(4) 5 nil 2
        // # dynamic member lookup by key path
        struct P { var name = "p"; let age = 3 }
        @dynamicMemberLookup struct Box<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }
        var box = Box(value: P())
        print(box.name)
        box.name = "q"
        print(box.value.name, box.name.count)
        //> p
        //> q 1
        // # read only key path lookup
        struct P { var name = "p"; let age = 3 }
        @dynamicMemberLookup struct Box<T> { let value: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] } }
        let b = Box(value: P())
        print(b.age, b.name.uppercased())
        //> 3 P
        // # own members come first
        @dynamicMemberLookup struct Bag { let count = 1; subscript(dynamicMember name: String) -> String { name } }
        print(Bag().count, Bag().other)
        //> 1 other
        // # dynamic closures
        @dynamicMemberLookup struct Bag { subscript(dynamicMember name: String) -> (Int) -> String { { "\(name)\($0)" } } }
        print(Bag().go(3))
        //> go3
        // # without a subscript
        @dynamicMemberLookup struct S {}
        //! 1:29: '@dynamicMemberLookup' requires 'S' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
        // # without the attribute
        struct S { subscript(dynamicMember name: String) -> String { name } }
        print(S().x)
        //! 2:11: value of type 'S' has no member 'x'
        // # of a protocol
        @dynamicMemberLookup protocol D { var d: [String: Int] { get } }
        extension D { subscript(dynamicMember n: String) -> Int { d[n] ?? -1 } }
        struct S: D { var d = ["a": 1] }
        print(S().a, S().b)
        //> 1 -1
        // # inherited
        @dynamicMemberLookup class A { subscript(dynamicMember n: String) -> String { "A" + n } }
        class B: A {}
        print(B().zip)
        //> Azip
        // # static dynamic member
        @dynamicMemberLookup enum E { static subscript(dynamicMember n: String) -> String { n + "!" } }
        print(E.hello)
        //> hello!
        // # callable
        @dynamicCallable struct C { func dynamicallyCall(withArguments a: [Int]) -> Int { a.count } }
        print(C()(1, 2))
        //! 1:1: '@dynamicCallable' is not supported in Atelier; declare 'callAsFunction'
        // # A method of the program beside a property of its name
        extension Array { func first(_ n: Int) -> [Element] { Array(prefix(n)) } }
        print([1].first!, [1].first ?? 0, [1, 2, 3].first(2))
        extension String { func first(_ n: Int) -> String { String(prefix(n)) } }
        print("abc".first!, "abc".first(2), "abc".first.map { $0 } as Any)
        //> 1 1 [1, 2]
        //> a ab Optional("a")
        """###
}
