import Testing

@Suite("Types that are refused")
struct RefusedTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a class as a view
        final class V: View { var body: some View { Text("a") } }
        //! 1:13: views must be value types (either a struct or an enum); V is a class; declare it as a struct
        // # a class as a style, by an extension
        final class S {}
        extension S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        //! 2:14: styles must be value types (either a struct or an enum); S is a class; declare it as a struct
        // # a class as a shape
        final class R: Shape { func path(in rect: CGRect) -> Path { Path() } }
        //! 1:13: views must be value types (either a struct or an enum); R is a class; declare it as a struct
        // # a class as a view modifier
        final class M: ViewModifier { func body(content: Content) -> some View { content } }
        //! 1:13: view modifiers must be value types (either a struct or an enum); M is a class; declare it as a struct
        // # private init from outside
        struct A { let x: Int; private init(x: Int) { self.x = x } }
        let a = A(x: 1)
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level
        // # memberwise with a private property
        struct A { private var x: Int = 1; var y: Int }
        let a = A(x: 2, y: 1)
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level
        // # memberwise made private by a private property without value
        struct A { private var x: Int; var y: Int }
        let a = A(x: 2, y: 1)
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level
        // # private(set) from outside
        struct A { private(set) var x = 1 }
        var a = A()
        a.x = 2
        //! 3:3: cannot assign to property: 'x' setter is inaccessible
        // # fileprivate(set) from outside
        struct A { fileprivate(set) var x = 1 }
        var a = A()
        a.x = 2
        // # private method
        struct A { private func f() {} }
        A().f()
        //! 2:5: 'f' is inaccessible due to 'private' protection level
        // # private static
        struct A { private static let x = 1 }
        print(A.x)
        //! 2:9: 'x' is inaccessible due to 'private' protection level
        // # private in an extension of the same file
        struct A { private var x = 1 }
        extension A { func f() -> Int { x } }
        print(A().f())
        //> 1
        // # private nested type
        struct A { private struct B {} }
        let b = A.B()
        //! 2:11: 'B' is inaccessible due to 'private' protection level
        // # struct init leaves out
        struct A { var x: Int; init() {} }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # struct init in branch
        struct A { var x: Int; init(_ b: Bool) { if b { x = 1 } } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # struct init loop
        struct A { var x: Int; init(_ n: Int) { for i in 0..<n { x = i } } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # let twice
        struct A { let x: Int; init() { x = 1; x = 2 } }
        //! 1:40: immutable value 'x' may only be initialized once
        // # let with value assigned
        struct A { let x = 1; init() { x = 2 } }
        //! 1:32: immutable value 'x' may only be initialized once
        // # let in a loop
        struct A { let x: Int; init() { for i in 0..<2 { x = i } } }
        //! 1:50: immutable value 'x' may only be initialized once
        // # local let twice
        func f() { let x: Int; x = 1; x = 2; print(x) }
        //! 1:31: immutable value 'x' may only be initialized once
        // # local var read before
        func f() { var x: Int; print(x); x = 1 }
        //! 1:30: variable 'x' used before being initialized
        // # local let in a while
        func f() { let x: Int; while true { x = 1 } }
        //! 1:37: immutable value 'x' may only be initialized once
        // # local captured before it has a value
        func f() { let x: Int; let g = { print(x) }; x = 1; g() }
        //! 1:40: constant 'x' captured by a closure before being initialized
        // # class reads self before super.init
        class A { init() {} }
        class B: A { var y: Int; override init() { show(); y = 1; super.init() }; func show() {} }
        //! 2:44: 'self' used before all stored properties are initialized: 'y' has no value
        // # class super.init before own property
        class A { init() {} }
        class B: A { var y: Int; override init() { super.init(); y = 1 } }
        //! 2:50: property 'self.y' not initialized at super.init call; give it a value first
        // # class convenience without self.init
        class A { var x: Int; init(x: Int) { self.x = x }; convenience init() { x = 1 } }
        //! 1:73: 'self' used before 'self.init' call or assignment to 'self'
        // # class designated calls self.init
        class A { var x: Int; init(x: Int) { self.x = x }; init() { self.init(x: 1) } }
        //! 1:52: designated initializer for 'A' cannot delegate (with 'self.init'); write 'convenience init'
        // # super.init called twice
        class A { init() {} }
        class B: A { override init() { super.init(); super.init() } }
        //! 2:52: 'super.init' called multiple times in initializer
        // # super init implicit
        class A { var x = 1; init() {} }
        class B: A { var y: Int; override init() { y = 1 } }
        print(B().x)
        //> 1
        // # required init missing
        class A { required init() {} }
        class B: A { var y: Int; init(y: Int) { self.y = y; super.init() } }
        //! 2:7: 'required' initializer 'init()' must be provided by subclass of 'A'
        // # init override missing
        class A { init() {} }
        class B: A { init() { super.init() } }
        //! 2:14: overriding declaration requires an 'override' keyword
        // # exhaustive tuple of bools
        func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): return 1; case (false, true): return 2 } }
        //! 1:39: switch must be exhaustive; add 'case (false, false)' or 'default'
        // # exhaustive tuple of bools complete
        func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): return 1; case (false, true): return 2; case (_, false): return 3 } }
        print(f(false, false))
        //> 3
        // # exhaustive nested enum
        enum I { case x, y }
        enum E { case a(I), b(I) }
        func f(_ e: E) -> Int { switch e { case .a(.x): return 1; case .a(.y): return 2; case .b(.x): return 3 } }
        //! 3:25: switch must be exhaustive; add 'case .b(.y)' or 'default'
        // # exhaustive nested enum complete
        enum I { case x, y }
        enum E { case a(I), b(I) }
        func f(_ e: E) -> Int { switch e { case .a(.x): return 1; case .a(.y): return 2; case .b(.x), .b(.y): return 3 } }
        print(f(.b(.y)))
        //> 3
        // # optional enum
        enum I { case x, y }
        func f(_ e: I?) -> Int { switch e { case .x: return 1; case .y: return 2 } }
        //! 2:26: switch must be exhaustive; add 'case .none' or 'default'
        // # optional enum complete
        enum I { case x, y }
        func f(_ e: I?) -> Int { switch e { case .x: return 1; case .y: return 2; case nil: return 3 } }
        print(f(nil))
        //> 3
        // # optional bool
        func f(_ b: Bool?) -> Int { switch b { case true?: return 1; case false?: return 2; case nil: return 3 } }
        print(f(true))
        //> 1
        // # optional of optional
        func f(_ b: Int??) -> Int { switch b { case .some(.some(let x)): return x; case .some(.none): return 1; case .none: return 2 } }
        print(f(3))
        //> 3
        // # two enums in a tuple missing
        enum I { case x, y }
        func f(_ a: I, _ b: I) -> Int { switch (a, b) { case (.x, .x): return 1; case (.y, .y): return 2 } }
        //! 2:33: switch must be exhaustive; add 'case (.x, .y)', 'case (.y, .x)' or 'default'
        // # payload of two
        enum E { case a(Bool, Bool) }
        func f(_ e: E) -> Int { switch e { case .a(true, _): return 1; case .a(false, true): return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .a(false, false)' or 'default'
        // # where clause does not exhaust
        enum I { case x, y }
        func f(_ e: I) -> Int { switch e { case .x where true: return 1; case .y: return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .x' or 'default'
        // # ints not exhausted by ranges
        func f(_ n: Int) -> Int { switch n { case ..<0: return 1; case 0...: return 2 } }
        //! 1:27: switch must be exhaustive; add a 'default' case
        // # missing witness method
        protocol P { func f(_ x: Int) -> String }
        struct A: P {}
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # missing witness property
        protocol P { var name: String { get } }
        struct A: P {}
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # witness of a wrong type
        protocol P { var name: String { get } }
        struct A: P { var name: Int = 1 }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # witness not settable
        protocol P { var name: String { get set } }
        struct A: P { let name: String }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # witness with a wrong label
        protocol P { func f(x: Int) }
        struct A: P { func f(y: Int) {} }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # mutating witness of a non-mutating requirement
        protocol P { func f() }
        struct A: P { mutating func f() {} }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # static witness missing
        protocol P { static var x: Int { get } }
        struct A: P { var x = 1 }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # missing init witness
        protocol P { init(x: Int) }
        struct A: P {}
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # two witnesses missing
        protocol P { func f(); var x: Int { get } }
        struct A: P {}
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # throwing witness
        protocol P { func f() }
        struct A: P { func f() throws {} }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # private witness
        protocol P { func f() }
        struct A: P { private func f() {} }
        //! 2:28: 'f' must not be private because it matches a requirement in protocol 'P'
        // # missing associated type
        protocol P { associatedtype T; func f() -> T }
        struct A: P {}
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # equatable without ==
        struct B {}
        struct A: Equatable { var b: B }
        //! 2:8: type 'A' does not conform to protocol 'Equatable'
        // # hashable without
        struct B {}
        struct A: Hashable { var b: B }
        //! 2:8: type 'A' does not conform to protocol 'Hashable'
        // # comparable without <
        struct A: Comparable { var x: Int }
        //! 1:8: type 'A' does not conform to protocol 'Comparable'
        // # identifiable without id
        struct A: Identifiable { var name: String }
        //! 1:8: type 'A' does not conform to protocol 'Identifiable'
        // # CaseIterable with payload
        enum E: CaseIterable { case a(Int) }
        //! 1:6: type 'E' does not conform to protocol 'CaseIterable'
        """###
}
