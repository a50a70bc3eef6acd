import Testing

@Suite("Uses and declarations that are refused")
struct RefusedUseProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # constraint of a generic function
        func f<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
        struct S {}
        print(f(S(), S()))
        //! 3:9: global function 'f' requires that 'S' conform to 'Comparable'
        // # constraint of a generic type
        struct Box<T: Equatable> { var t: T }
        struct S {}
        let b = Box(t: S())
        //! 3:16: generic struct 'Box' requires that 'S' conform to 'Equatable'
        // # constraint of a written generic type
        struct Box<T: Equatable> { var t: T }
        struct S {}
        var b: Box<S>?
        //! 3:8: type 'S' does not conform to protocol 'Equatable'
        // # same type where
        func f<A, B>(_ a: A, _ b: B) where A == B {}
        f(1, "a")
        //! 2:6: cannot convert value of type 'String' to expected argument type 'Int'
        // # where on extension
        extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
        print(["a"].total())
        //! 2:13: instance method 'total()' requires the types 'String' and 'Int' be equivalent
        // # where with a protocol on an extension
        protocol P {}
        extension Array where Element: P { func f() {} }
        [1].f()
        //! 3:5: referencing instance method 'f()' on 'Array' requires that 'Int' conform to 'P'
        // # conditional conformance that does not hold
        struct S {}
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        print(same([S()], [S()]))
        //! 3:12: global function 'same' requires that 'S' conform to 'Equatable'
        // # conditional conformance own
        protocol P {}
        struct Box<T> { var t: T }
        extension Box: P where T: P {}
        func f<T: P>(_ t: T) {}
        f(Box(t: 1))
        //! 5:10: type 'Int' does not conform to protocol 'P'
        // # operations missing on T
        func f<T>(_ a: T, _ b: T) -> Bool { a == b }
        //! 1:39: binary operator '==' cannot be applied to two 'T' operands
        // # plus missing on T
        func f<T>(_ a: T, _ b: T) -> T { a + b }
        //! 1:36: binary operator '+' cannot be applied to two 'T' operands
        // # member missing on T
        func f<T>(_ a: T) -> Int { a.count }
        //! 1:30: value of type 'T' has no member 'count'
        // # T returned wrongly
        func f<T>(_ a: T) -> T { 1 }
        //! 1:26: cannot convert return expression of type 'Int' to return type 'T'
        // # two T differ
        func f<T>(_ a: T, _ b: T) {}
        f(1, "a")
        //! 2:6: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
        // # mutating through let element
        let a = [[1]]
        a[0].append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # mutating a function result
        func f() -> [Int] { [1] }
        f().append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: it is no variable; copy it to a 'var' first
        // # mutating through get-only
        struct A { var x: [Int] { [1] } }
        var a = A()
        a.x.append(2)
        //! 3:3: cannot use mutating member 'append' on immutable value: 'x' is a get-only property
        // # inout without ampersand
        func f(_ x: inout Int) { x += 1 }
        var n = 1
        f(n)
        //! 3:3: passing a value to an inout parameter requires explicit '&': write '&n'
        // # inout of a let
        func f(_ x: inout Int) { x += 1 }
        let n = 1
        f(&n)
        //! 3:4: cannot pass immutable value as inout argument: 'n' is a 'let' constant; write 'var', or copy it to a 'var'
        // # inout of a literal
        func f(_ x: inout Int) { x += 1 }
        f(&1)
        //! 2:4: cannot pass immutable value as inout argument: it is no variable; copy it to a 'var' first
        // # ampersand without inout
        func f(_ x: Int) {}
        var n = 1
        f(&n)
        //! 3:3: '&' used with a non-inout argument of type 'Int'
        // # overlapping inout
        func f(_ x: inout Int, _ y: inout Int) {}
        func g() { var n = 1; f(&n, &n) }
        //! 2:30: overlapping accesses to 'n', but modification requires exclusive access; copy one of them to a variable first
        // # overlapping swap of elements
        func g() { var a = [1, 2]; swap(&a[0], &a[1]) }
        //! 1:41: overlapping accesses to 'a', but modification requires exclusive access; call 'a.swapAt(_:_:)', or copy one to a variable
        // # inout of wrong type
        func f(_ x: inout Double) {}
        var n = 1
        f(&n)
        //! 3:3: cannot convert value of type 'Int' to expected argument type 'Double'; write 'Double(…)' around it
        // # try missing on a method
        struct A { func f() throws -> Int { 1 } }
        let x = A().f()
        //! 2:13: call can throw but is not marked with 'try'
        // # try missing inside an expression
        func f() throws -> Int { 1 }
        func g() throws -> Int { 1 + f() }
        //! 2:30: call can throw but is not marked with 'try'
        // # rethrows with throwing closure
        struct E: Error {}
        let x = [1].map { _ in throw E() }
        //! 2:13: call can throw but is not marked with 'try'
        // # Never path
        func f(_ x: Int) -> Int { if x > 0 { return 1 } else { fatalError() } }
        // # Never function of its own
        func stop() -> Never { fatalError("x") }
        func f(_ x: Int?) -> Int { guard let x else { stop() }; return x }
        print(f(2))
        //> 2
        // # Never function that returns
        func stop() -> Never { print("a") }
        //! 1:24: cannot convert return expression of type '()' to return type 'Never'
        // # redeclared local
        func f() { let a = 1; let a = 2; print(a) }
        //! 1:27: invalid redeclaration of 'a'
        // # redeclared member
        struct A { var x = 1; var x = 2 }
        //! 1:27: invalid redeclaration of 'x'
        // # redeclared method
        struct A { func f() {}; func f() {} }
        //! 1:30: invalid redeclaration of 'f()'
        // # overloaded method by type
        struct A { func f(_ x: Int) {}; func f(_ x: String) {} }
        // # redeclared case
        enum E { case a, a }
        //! 1:18: invalid redeclaration of 'a'
        // # redeclared parameter
        func f(_ a: Int, _ a: Int) {}
        //! 1:20: invalid redeclaration of 'a'
        // # redeclared generic
        func f<T, T>(_ a: T) {}
        //! 1:11: invalid redeclaration of 'T'
        // # property and method of one name
        struct A { var f = 1; func f() {} }
        //! 1:28: invalid redeclaration of 'f()'
        // # redeclared in extension
        struct A { func f() {} }
        extension A { func f() {} }
        //! 2:20: invalid redeclaration of 'f()'
        // # redeclared local function
        func f() { func g() {}; func g() {}; g() }
        //! 1:30: invalid redeclaration of 'g'
        // # protocol inheriting a class
        class C {}
        protocol P: C {}
        //! 2:13: a protocol with a superclass is not supported: write 'AnyObject' in place of 'C' after 'P:'
        // # struct inheriting a class
        class C {}
        struct S: C {}
        //! 2:11: inheritance from non-protocol type 'C'; 'S' can only name protocols after the colon
        // # struct inheriting a struct
        struct T {}
        struct S: T {}
        //! 2:11: inheritance from non-protocol type 'T'; 'S' can only name protocols after the colon
        // # class with two superclasses
        class A {}
        class B {}
        class C: A, B {}
        //! 3:13: multiple inheritance from classes 'A' and 'B'; only one class can be inherited from
        // # class superclass not first
        protocol P {}
        class A {}
        class C: P, A {}
        //! 3:13: superclass 'A' must appear first in the inheritance clause
        // # inheritance cycle
        class A: B {}
        class B: A {}
        //! 1:7: 'A' inherits from itself
        // # protocol cycle
        protocol P: Q {}
        protocol Q: P {}
        //! 1:10: protocol 'P' refines itself
        // # duplicate inheritance
        protocol P {}
        struct A: P, P {}
        //! 2:14: redundant conformance of 'A' to protocol 'P'; name it once
        // # redundant conformance
        protocol P {}
        struct A: P {}
        extension A: P {}
        //! 3:14: redundant conformance of 'A' to protocol 'P'; name it once
        // # override of nothing
        class A {}
        class B: A { override func f() {} }
        //! 2:28: method does not override any method from its superclass
        // # override of final
        class A { final func f() {} }
        class B: A { override func f() {} }
        //! 2:28: instance method overrides a 'final' instance method
        // # override with another type
        class A { func f() -> Int { 1 } }
        class B: A { override func f() -> String { "a" } }
        //! 2:28: method does not override any method from its superclass
        // # override of static
        class A { static func f() {} }
        class B: A { override static func f() {} }
        //! 2:35: cannot override static method; declare it as 'class func' in the superclass
        // # override of a let
        class A { var x: Int { 1 } }
        class B: A { var x: Int { 2 } }
        //! 2:18: overriding declaration requires an 'override' keyword
        // # let captured before declared
        func f() { let g = { print(a) }; let a = 1; g() }
        //! 1:28: closure captures 'a' before it is declared; move the declaration up
        // # recursion through optional
        struct A { var a: A? }
        //! 1:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # recursion through array
        struct A { var a: [A] }
        // # mutual recursion
        struct A { var b: B }
        struct B { var a: A }
        //! 1:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # recursion through tuple
        struct A { var t: (Int, A) }
        //! 1:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # generic recursion
        struct Box<T> { var t: T }
        struct A { var b: Box<A> }
        //! 2:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # enum indirect
        indirect enum E { case leaf, node(E, E) }
        // # enum recursion through optional
        enum E { case a(E?) }
        //! 1:6: recursive enum 'E' is not marked 'indirect'; write 'indirect enum E'
        // # let property of protocol set
        protocol P { var x: Int { get } }
        struct A: P { var x = 1 }
        func f(_ p: inout P) { p.x = 2 }
        //! 3:26: cannot assign to property: 'x' is a get-only property
        // # any P member with Self
        protocol P { func same(_ o: Self) -> Bool }
        func f(_ a: any P, _ b: any P) { _ = a.same(b) }
        //! 2:40: member 'same' cannot be used on value of type 'any P'; consider using a generic constraint instead
        // # any Equatable compared
        func f(_ a: any Equatable, _ b: any Equatable) -> Bool { a == b }
        //! 1:60: binary operator '==' cannot be applied to two 'any Equatable' operands
        // # some in a property without value
        struct A { var v: some View }
        //! 1:16: property declares an opaque return type, but has no initializer expression from which to infer an underlying type; write 'var v: some … { … }', or the type itself
        // # two some
        func f() -> some View { Text("a") }
        var v = f()
        v = Text("b")
        //! 3:5: cannot assign value of type 'Text' to type 'some View'
        // # opaque types of two functions
        func f() -> some View { Text("a") }
        func g() -> some View { Text("a") }
        var v = f()
        v = g()
        //! 4:5: cannot assign value of type 'some View' to type 'some View'
        // # as! unneeded
        let x = 1 as! Int
        // # as to unrelated
        let x = 1 as String
        //! 1:9: cannot convert value of type 'Int' to type 'String' in coercion
        // # as downcast
        class A {}
        class B: A {}
        let a: A = B()
        let b = a as B
        //! 4:9: cannot convert value of type 'A' to type 'B' in coercion
        // # static let in an instance
        struct A { static var x = 1; mutating func f() { Self.x = 2 } }
        // # self in a property initial value
        struct A { var x = 1; var y = x + 1 }
        //! 1:31: cannot use instance member 'x' within property initializer; property initializers run before 'self' is available; write a computed property in braces, or 'lazy var'
        // # lazy
        struct A { var x = 1; lazy var y = x + 1 }
        var a = A()
        print(a.y)
        //> 2
        // # default argument refers to another parameter
        func f(_ a: Int, _ b: Int = a) {}
        //! 1:29: cannot find 'a' in scope
        // # init in extension without self.init
        struct A { var x: Int }
        extension A { init() { x = 1 } }
        print(A().x)
        //> 1
        // # stored in extension
        struct A {}
        extension A { var x = 1 }
        //! 2:19: extensions must not contain stored properties; write a computed one in braces
        // # stored in protocol
        protocol P { var x: Int = 1 }
        //! 1:18: property in protocol must have explicit { get } or { get set } specifier: 'x'
        // # func body in protocol
        protocol P { func f() { } }
        //! 1:23: protocol methods must not have bodies; write what 'f' does by default in an extension
        // # associated type used as a type
        protocol P { associatedtype T }
        func f(_ p: any P) -> P.T { fatalError() }
        //! 2:23: use of protocol 'P' as a type must be written 'any P'
        // # escaping missing
        func f(_ g: () -> Void) -> () -> Void { g }
        //! 1:41: non-escaping parameter 'g' may only be called; write '@escaping' before its type
        // # escaping stored
        struct A { var g: () -> Void; init(_ g: () -> Void) { self.g = g } }
        //! 1:64: assigning non-escaping parameter 'g' to an '@escaping' closure
        // # unwrapping in a closure
        let x: Int? = 1
        let y = x.map { $0 + "a" }
        //! 2:20: binary operator '+' cannot be applied to operands of type 'Int' and 'String'; write the number into the text as '\(…)'
        // # generic not inferred
        func f<T>() -> T? { nil }
        let x = f()
        //! 2:9: generic parameter 'T' could not be inferred in the call of global function 'f()'
        // # explicit generic on function
        func f<T>(_ t: T) {}
        f<Int>(1)
        //! 2:1: cannot explicitly specialize global function 'f'; leave out the '<…>': its arguments tell the types
        // # assigning to a function call
        func f() -> Int { 1 }
        f() = 2
        //! 2:1: cannot assign to this: it is no variable, property or subscript
        // # assigning to a method
        struct A { func f() {} }
        var a = A()
        a.f = {}
        //! 3:1: cannot assign to this: it is no variable, property or subscript
        // # self assigned in class
        class A { func f() { self = A() } }
        //! 1:22: cannot assign to value: 'self' is immutable
        // # comparing different enums
        enum A { case a }
        enum B { case b }
        print(A.a == B.b)
        //! 3:11: binary operator '==' cannot be applied to operands of type 'A' and 'B'
        // # comparing non-equatable
        struct S {}
        print(S() == S())
        //! 2:11: binary operator '==' cannot be applied to two 'S' operands
        // # comparing with payload enum not equatable
        enum E { case a(Int) }
        print(E.a(1) == E.a(1))
        //! 2:14: binary operator '==' cannot be applied to two 'E' operands
        // # string compared with int
        print("1" == 1)
        //! 1:11: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
        // # switch on wrong type
        func f(_ n: Int) { switch n { case "a": break; default: break } }
        //! 1:36: cannot convert value of type 'Int' to expected argument type 'Character'
        // # case of the wrong count 3
        enum E { case a(Int, Int) }
        func f(_ e: E) { if case .a(let x, let y, let z) = e { print(x, y, z) } }
        //! 2:26: enum case 'a' has 2 associated values; 3 are matched
        // # fallthrough last
        func f(_ n: Int) { switch n { default: fallthrough } }
        //! 1:40: 'fallthrough' without a following 'case' or 'default' block
        // # duplicate default
        func f(_ n: Int) { switch n { default: break; default: break } }
        //! 1:47: additional 'case' blocks cannot appear after the 'default' block of a 'switch'; put 'default' last
        // # empty case
        func f(_ n: Int) { switch n { case 1: default: break } }
        //! 1:31: 'case' label in a 'switch' should have at least one executable statement
        // # unlabeled duplicate case
        func f(_ n: Int) -> Int { switch n { case 1: return 1; case 1: return 2; default: return 3 } }
        // # for in over int
        for i in 5 { print(i) }
        //! 1:10: for-in loop requires 'Int' to conform to 'Sequence'
        // # for in over an optional array
        let a: [Int]? = [1]
        for i in a { print(i) }
        //! 2:10: for-in loop requires '[Int]?' to conform to 'Sequence'
        // # dictionary key not hashable
        struct K {}
        let d: [K: Int] = [:]
        //! 2:9: type 'K' does not conform to protocol 'Hashable'
        // # set of non hashable
        struct K {}
        let s: Set<K> = []
        //! 2:8: type 'K' does not conform to protocol 'Hashable'
        // # tuple label
        let t = (x: 1, y: 2)
        print(t.z)
        //! 2:9: value of type '(x: Int, y: Int)' has no member 'z'
        // # tuple arity
        let (a, b) = (1, 2, 3)
        //! 1:5: tuple pattern cannot match values of type '(Int, Int, Int)'
        // # tuple index
        let t = (1, 2)
        print(t.2)
        //! 2:9: value of type '(Int, Int)' has no member '2'
        // # raw value duplicate
        enum E: Int { case a = 1, b = 1 }
        //! 1:31: raw value for enum case is not unique: 'a' is 1 too
        // # raw value type missing
        enum E { case a = 1 }
        //! 1:19: enum case cannot have a raw value if the enum does not have a raw type; write ': Int' or ': String' after the enum's name
        // # raw value not literal
        enum E: Int { case a = 1 + 1 }
        //! 1:24: raw value for enum case must be a literal
        // # raw value wrong type
        enum E: Int { case a = "x" }
        //! 1:24: cannot convert value of type 'String' to raw type 'Int'
        // # raw type not raw
        struct S {}
        enum E: S { case a }
        //! 2:9: raw type 'S' is not expressible by a string, integer, or floating-point literal
        // # rawvalue with payload
        enum E: Int { case a(Int) }
        //! 1:20: enum with raw type cannot have cases with arguments: 'a'; leave out the arguments or the raw type
        """###
}
