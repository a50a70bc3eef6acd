import Testing

@Suite("Programs that are refused for declaring a name twice")
struct RefusedRedeclarationProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        // # unlabeled duplicate case
        func f(_ n: Int) -> Int { switch n { case 1: return 1; case 1: return 2; default: return 3 } }
        // # enum E case a(Int); case a 
        enum E { case a(Int); case a }
        //! 1:28: invalid redeclaration of 'a'
        // # enum E case a(x: Int); case a 
        enum E { case a(x: Int); case a }
        //! 1:31: invalid redeclaration of 'a'
        // # enum E case a; case a(x: Int) 
        enum E { case a; case a(x: Int) }
        //! 1:23: invalid redeclaration of 'a(x:)'
        // # enum E case a(x: Int); case a(y: Int) 
        enum E { case a(x: Int); case a(y: Int) }
        // # enum E indirect case a(E); case a 
        enum E { indirect case a(E); case a }
        //! 1:35: invalid redeclaration of 'a'
        // # enum E case a(Int, Int), a(Int) 
        enum E { case a(Int, Int), a(Int) }
        // # enum E case a; static let a = 1 
        enum E { case a; static let a = 1 }
        //! 1:29: invalid redeclaration of 'a'
        // # enum E case a(Int); static let a = 1 
        enum E { case a(Int); static let a = 1 }
        // # enum E case b, a(Int); static func a(_ x: Int) -> E .b 
        enum E { case b, a(Int); static func a(_ x: Int) -> E { .b } }
        //! 1:38: invalid redeclaration of 'a'
        // # enum E case b, a(x: Int); static func a(_ x: Int) -> E .b 
        enum E { case b, a(x: Int); static func a(_ x: Int) -> E { .b } }
        // # enum E case b, a(x: Int); static func a(x: String) -> E .b 
        enum E { case b, a(x: Int); static func a(x: String) -> E { .b } }
        // # enum E case b, a(x: Int); static func a(x: Int) -> Int 1 
        enum E { case b, a(x: Int); static func a(x: Int) -> Int { 1 } }
        // # enum E case a; static func a() -> E .a 
        enum E { case a; static func a() -> E { .a } }
        // # enum E case a; var a: Int 1 
        enum E { case a; var a: Int { 1 } }
        // # enum E case a(Int); func a() 
        enum E { case a(Int); func a() {} }
        // # enum E case a(Int); struct a 
        enum E { case a(Int); struct a {} }
        //! 1:30: invalid redeclaration of 'a'
        // # struct S struct a ; static let a = 1 
        struct S { struct a {}; static let a = 1 }
        //! 1:36: invalid redeclaration of 'a'
        // # struct S struct a ; let a = 1; func a(x: Int) 
        struct S { struct a {}; let a = 1; func a(x: Int) {} }
        // # struct S struct a ; static func a(x: Int) 
        struct S { struct a {}; static func a(x: Int) {} }
        //! 1:37: invalid redeclaration of 'a(x:)'
        // # let v = 3; let v = 4
        let v = 3; let v = 4
        //! 1:16: invalid redeclaration of 'v'
        // # let v = 3; var v: Int 2 
        let v = 3; var v: Int { 2 }
        //! 1:16: invalid redeclaration of 'v'
        // # let x = 1; func x() -> Int 2 
        let x = 1; func x() -> Int { 2 }
        //! 1:17: invalid redeclaration of 'x()'
        // # let x = 1; func x(_ y: Int) -> Int 2 
        let x = 1; func x(_ y: Int) -> Int { 2 }
        // # func x() -> Int 2 ; let x = 1
        func x() -> Int { 2 }; let x = 1
        //! 1:28: invalid redeclaration of 'x'
        // # struct T ; let T = 1
        struct T {}; let T = 1
        //! 1:18: invalid redeclaration of 'T'
        // # struct T ; func T(_ x: Int) 
        struct T {}; func T(_ x: Int) {}
        //! 1:19: invalid redeclaration of 'T'
        // # func f() ; func f() -> Int 1 
        func f() {}; func f() -> Int { 1 }
        // # var (p, q) = (1, 2); let q = 3
        var (p, q) = (1, 2); let q = 3
        //! 1:26: invalid redeclaration of 'q'
        // # typealias A = Int; func A() 
        typealias A = Int; func A() {}
        //! 1:25: invalid redeclaration of 'A()'
        // # let _ = 1; let _ = 2
        let _ = 1; let _ = 2
        """###
}
