import Testing

@Suite("Programs that are refused for requirements that are not met")
struct RefusedConformanceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an extension whose type has a member of that name and another type
        protocol Named { func name() -> String }
        struct Person { func name() -> Int { 3 } }
        extension Person: Named {}
        //! 3:19: type 'Person' does not conform to protocol 'Named'; did you mean 'func name() -> String' where it says 'func name() -> Int'?
        // # an extension of a type of the library that has another initializer
        protocol Made { init(of text: String) }
        extension Int: Made {}
        //! 2:16: type 'Int' does not conform to protocol 'Made'
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
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'var name: String' where it says 'var name: Int'?
        // # witness not settable
        protocol P { var name: String { get set } }
        struct A: P { let name: String }
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'var name: String' where it says 'let name: String'?
        // # witness with a wrong label
        protocol P { func f(x: Int) }
        struct A: P { func f(y: Int) {} }
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'func f(x:)' where it says 'func f(y:)'?
        // # mutating witness of a non-mutating requirement
        protocol P { func f() }
        struct A: P { mutating func f() {} }
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'func f()' where it says 'mutating func f()'?
        // # one of two requirements of like names
        protocol P { var area: Int { get }; var areas: Int { get } }
        struct A: P { var area = 1 }
        //! 2:8: type 'A' does not conform to protocol 'P'
        // # static witness missing
        protocol P { static var x: Int { get } }
        struct A: P { var x = 1 }
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'static var x: Int' where it says 'var x: Int'?
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
        //! 2:8: type 'A' does not conform to protocol 'Equatable': its 'b' is 'B', which does not conform to 'Equatable'; write 'B: Equatable' where it is declared
        // # hashable without
        struct B {}
        struct A: Hashable { var b: B }
        //! 2:8: type 'A' does not conform to protocol 'Hashable': its 'b' is 'B', which does not conform to 'Hashable'; write 'B: Hashable' where it is declared
        // # hashable with a payload that is not
        struct B {}
        enum A: Hashable { case one(Int), two(B) }
        //! 2:6: type 'A' does not conform to protocol 'Hashable': its 'case two' is 'B', which does not conform to 'Hashable'; write 'B: Hashable' where it is declared
        // # hashable with a function
        struct A: Equatable { var act: () -> Void }
        //! 1:8: type 'A' does not conform to protocol 'Equatable': its 'act' is '() -> ()', which does not conform to 'Equatable'
        // # comparable without <
        struct A: Comparable { var x: Int }
        //! 1:8: type 'A' does not conform to protocol 'Comparable'
        // # identifiable without id
        struct A: Identifiable { var name: String }
        //! 1:8: type 'A' does not conform to protocol 'Identifiable'
        // # CaseIterable with payload
        enum E: CaseIterable { case a(Int) }
        //! 1:6: type 'E' does not conform to protocol 'CaseIterable'
        // # a method with another result
        protocol Counts { func count(_ n: Int) -> Int }
        struct Cat: Counts { func count(_ n: Int) -> String { "" } }
        //! 2:8: type 'Cat' does not conform to protocol 'Counts'; did you mean 'func count(_ n: Int) -> Int' where it says 'func count(_ n: Int) -> String'?
        // # a property of another type than the one that is asked for
        protocol P { var name: String? { get } }
        struct A: P { let name: String }
        //! 2:8: type 'A' does not conform to protocol 'P'; did you mean 'var name: String?' where it says 'let name: String'?
        // # a property whose type conforms to the protocol that is asked for
        protocol Shape {}
        protocol P { var shape: any Shape { get } }
        struct Circle: Shape {}
        struct A: P { let shape: Circle }
        //! 4:8: type 'A' does not conform to protocol 'P'; did you mean 'var shape: any Shape' where it says 'let shape: Circle'?
        // # a method that gives a subclass of what is asked for
        class Base {}
        class Sub: Base {}
        protocol P { func make() -> Base }
        struct A: P { func make() -> Sub { Sub() } }
        //! 4:8: type 'A' does not conform to protocol 'P'; did you mean 'func make() -> Base' where it says 'func make() -> Sub'?
        """###
}
