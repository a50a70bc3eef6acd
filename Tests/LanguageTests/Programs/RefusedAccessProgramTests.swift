import Testing

@Suite("Programs that are refused for what is private")
struct RefusedAccessProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an access word in a protocol
        protocol P { private func f() }
        //! 1:14: 'private' modifier cannot be used in protocols; what a protocol asks for is seen wherever it is
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
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level; give 'x' a value, or write an 'init' that does
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
        // # private access
        struct A { private var x = 1 }
        print(A().x)
        //! 2:11: 'x' is inaccessible due to 'private' protection level
        // # private init
        struct A { private init() {} }
        let a = A()
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level
        // # a private member from outside
        struct S { private let n = 1; fileprivate let m = 2 }
        print(S().m)
        print(S().n)
        //! 3:11: 'n' is inaccessible due to 'private' protection level
        // # a private property is not in the memberwise initializer
        struct Row { var title: String; private var count: Int }
        print(Row(title: "Tea", count: 2))
        //! 2:7: 'Row' initializer is inaccessible due to 'private' protection level; give 'count' a value, or write an 'init' that does
        """###
}
