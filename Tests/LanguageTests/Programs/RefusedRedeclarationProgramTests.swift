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
        """###
}
