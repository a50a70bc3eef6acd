import Testing

@Suite("Programs that speak of private types")
struct PrivateTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # private type param
        private struct A {}
        func f(_ a: A) {}
        print(1)
        //! 2:6: function must be declared private or fileprivate because its parameter uses a private type
        // # private type param internal in struct
        private struct A {}
        struct B { func f(_ a: A) {} }
        print(1)
        //! 2:17: method must be declared fileprivate because its parameter uses a private type
        // # private type result
        fileprivate struct A {}
        func f() -> A { A() }
        print(1)
        //! 2:6: function must be declared private or fileprivate because its result uses a fileprivate type
        // # private type var
        private struct A {}
        let a = A()
        var b: A = A()
        print(1)
        //! 2:5: constant must be declared private or fileprivate because its type 'A' uses a private type
        // # private type property
        private struct A {}
        struct B { var a: A; let c = A() }
        print(1)
        //! 2:16: property must be declared fileprivate because its type uses a private type
        // # private type property inferred
        private struct A {}
        struct B { var a = A() }
        print(1)
        //! 2:16: property must be declared fileprivate because its type 'A' uses a private type
        // # nested private type
        struct B { private struct A {}; func f(_ a: A) {} }
        print(1)
        //! 1:38: method must be declared private because its parameter uses a private type
        // # nested private type private func
        struct B { private struct A {}; private func f(_ a: A) {}; private var x: A { A() } }
        print(1)
        //> 1
        // # nested private type result
        struct B { private enum A { case x }; func f() -> A { .x } ; var y: A { .x } ; init(a: A) {} }
        print(1)
        //! 1:44: method must be declared private because its result uses a private type
        // # private protocol
        private protocol P {}
        struct S: P {}
        func f<T: P>(_ t: T) {}
        print(1)
        //! 3:6: function must be declared private or fileprivate because its generic parameter uses a private type
        // # private super
        private class A {}
        class B: A {}
        print(1)
        //! 2:7: class must be declared private or fileprivate because its superclass is private
        // # private enum payload
        private struct A {}
        enum E { case a(A) }
        print(1)
        //! 2:15: enum case in an internal enum uses a private type
        // # private subscript
        private struct A {}
        struct S { subscript(a: A) -> Int { 1 } }
        print(1)
        //! 2:12: subscript must be declared fileprivate because its index uses a private type
        // # private refinement
        private protocol P {}
        protocol Q: P {}
        print(1)
        //! 2:10: protocol must be declared private or fileprivate because it refines a private protocol
        // # extension of private
        private struct A {}
        extension A { func f() -> A { self } }
        print(1)
        //> 1
        // # generic argument
        private struct A {}
        func f() -> [A] { [] }
        print(1)
        //! 2:6: function must be declared private or fileprivate because its result uses a private type
        // # witness must be as accessible
        protocol P { func f() }
        struct S: P { private func f() {} }
        print(1)
        //! 2:28: 'f' must not be private because it matches a requirement in protocol 'P'
        // # private init witness
        protocol P { init() }
        struct S: P { private init() {} }
        print(1)
        //! 2:23: 'init' must not be private because it matches a requirement in protocol 'P'
        """###
}
