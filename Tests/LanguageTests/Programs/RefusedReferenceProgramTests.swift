import Testing

@Suite("Programs that are refused for what cannot be named where they stand")
struct RefusedReferenceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # let captured before declared
        func f() { let g = { print(a) }; let a = 1; g() }
        //! 1:28: closure captures 'a' before it is declared; move the declaration up
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
        // # instance member on type
        struct A { func f() {} }
        A.f()
        //! 2:3: instance member 'f' cannot be used on type 'A'; did you mean to use a value of this type instead, as in 'A(…).f'?
        // # instance property on type
        struct A { var x = 1 }
        print(A.x)
        //! 2:9: instance member 'x' cannot be used on type 'A'; did you mean to use a value of this type instead, as in 'A(…).x'?
        // # static member on instance
        struct A { static func f() {} }
        A().f()
        //! 2:5: static member 'f' cannot be used on instance of type 'A'; write 'A.f'
        // # static member unqualified
        struct A { static let size = 3; func f() -> Int { size } }
        //! 1:51: static member 'size' cannot be used on instance of type 'A'; write 'A.size'
        // # undefined variable
        print(count)
        //! 1:7: cannot find 'count' in scope
        // # use before declaration in a function
        func f() { print(a); let a = 1 }
        //! 1:18: use of local variable 'a' before its declaration; move the declaration up
        // # a nested function that is called before a variable that it reads
        func f() -> Int { func a() -> Int { x }; let r = a(); let x = 1; return r }
        //! 1:50: closure captures 'x' before it is declared; move the declaration up
        // # a nested function that is called in a closure before a variable that another one reads
        func f() -> Int { func a() -> Int { b() }; let g = { a() }; let x = 1; func b() -> Int { x }; return g() }
        //! 1:54: closure captures 'x' before it is declared; move the declaration up
        // # a nested function that is handed on before a variable that it reads
        func f() -> Int { func a() -> Int { x }; let g = a; let x = 1; return g() }
        //! 1:50: closure captures 'x' before it is declared; move the declaration up
        // # a closure above a variable of the name of one further out
        let n = 1
        func f() { let g = { n }; let n = 2; print(g(), n) }
        //! 2:22: closure captures 'n' before it is declared; move the declaration up
        // # a closure that names the variable whose value it gives
        struct S { let a = [1]; func f() -> [Int] { let a = a.map { $0 + a.count }; return a } }
        //! 1:66: closure captures 'a' before it is declared; move the declaration up
        // # a nested function that is called before a variable of the name of one further out
        let n = 1
        func f() { func a() { print(n) }; a(); let n = 2; print(n) }
        //! 2:35: closure captures 'n' before it is declared; move the declaration up
        // # a nested function that reads what a guard binds below it
        func f(_ n: Int?) -> Int { func a() -> Int { k }; guard let k = n else { return 0 }; return a() + k }
        //! 1:46: use of local variable 'k' before its declaration; move the declaration up
        // # a member that nothing declares
        protocol Look {}
        struct Round: Look {}
        extension Look where Self == Round { static var round: Round { Round() } }
        func use(_ l: some Look) {}
        use(.square)
        //! 5:6: type 'Look' has no member 'square'
        // # what a guard binds, in its own body
        func f(_ a: Int?) { guard let x = a else { print(x); return }; print(x) }
        //! 1:50: 'x' is bound by the 'guard' for what follows it, and is not there in its 'else'
        // # what only some patterns of a case bind
        enum E { case a(Int), b(Int), c }
        func f(_ e: E) -> Int { switch e { case .a(let n), .c: n; case .b(let n): n } }
        //! 2:52: 'n' must be bound in every pattern of the case
        // # what a further pattern of a case binds
        enum E { case a(Int), b(Int), c }
        func f(_ e: E) -> Int { switch e { case .c, .a(let n): n; case .b(let n): n } }
        //! 2:52: 'n' must be bound in every pattern of the case
        // # what patterns of a case bind to different types
        enum E { case a(Int), b(String) }
        func f(_ e: E) { switch e { case .a(let n), .b(let n): print(n) } }
        //! 2:52: 'n' is bound to type 'String' here, and to type 'Int' in the first pattern of the case
        // # lists of types are types
        var numbers = [Int]
        //! 1:15: expected member name or initializer call after type name; write '[Int]()' for an empty one, or '[Int].self' for the type
        // # an optional of a type is a type
        let n = Int?
        //! 1:9: expected member name or initializer call after type name; write 'Int?(…)' to make one, or 'Int?.self' for the type
        // # a generic type alone
        struct Box<Content> { var content: Content }
        Box
        //! 2:1: expected member name or initializer call after type name; write 'Box(…)' to make one
        // # a container alone
        VStack
        //! 1:1: expected member name or initializer call after type name; write 'VStack { … }' around other views
        """###
}
