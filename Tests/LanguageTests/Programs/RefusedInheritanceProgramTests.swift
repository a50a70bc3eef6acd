import Testing

@Suite("Programs that are refused for what they inherit")
struct RefusedInheritanceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        """###
}
