import Testing

@Suite("Programs that are refused for existential and opaque types")
struct RefusedExistentialProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        // # associated type used as a type
        protocol P { associatedtype T }
        func f(_ p: any P) -> P.T { fatalError() }
        //! 2:23: use of protocol 'P' as a type must be written 'any P'
        // # an existential where its protocol is asked for
        protocol P { static func make() -> Self }
        struct S: P { static func make() -> S { S() } }
        func f<T: P>(_ a: T, _ b: T) {}
        let p: any P = S()
        f(p, p)
        //! 5:3: type 'any P' cannot conform to 'P'
        // # a type of a class and protocols
        class A { var n = "a" }
        protocol P {}
        func f(_ x: some A & P) -> String { x.n }
        func g(_ x: A & P) -> String { x.n }
        //! 4:13: a type of a class and protocols, 'A & P', is not supported in Atelier; write 'some A & P' for a parameter, or a protocol alone
        """###
}
