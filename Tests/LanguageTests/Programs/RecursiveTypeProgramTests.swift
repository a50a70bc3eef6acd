import Testing

@Suite("Programs that are refused for values that hold themselves")
struct RecursiveTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        // # value recursion
        struct A { var a: A }
        //! 1:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # enum recursion
        enum A { case a(A) }
        //! 1:6: recursive enum 'A' is not marked 'indirect'; write 'indirect enum A'
        // # a property's own value makes another value of its type
        struct Twig { var leaves = 3; var next: () -> Twig = { Twig() } }
        print(Twig().next().next().leaves)
        struct Bush { var parts: [Bush] = [Bush()] }
        print(Bush(parts: []).parts.count)
        //> 3
        //> 0
        """###
}
