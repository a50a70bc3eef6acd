import Testing

@Suite("Programs whose requirements ask for themselves")
struct RecursiveRequirementProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a parameter that is an array of itself
        struct S<T> where T == [T] { }
        //! 1:19: same-type constraint 'T' == '[T]' is recursive
        // # a parameter that is the type around it
        enum E<T> where T == E<T> { case a(T) }
        //! 1:17: same-type constraint 'T' == 'E<T>' is recursive
        // # a bounded parameter that is the type around it
        struct S<T: View> where T == S<T> { }
        //! 1:25: same-type constraint 'T' == 'S<T>' is recursive
        // # elements that are arrays of themselves
        extension Array where Element == [Element] { var x: Int { 1 } }
        //! 1:23: same-type constraint 'Element' == '[Element]' is recursive
        // # in an extension without members
        extension Array where Element == Array<Element> { }
        //! 1:23: same-type constraint 'Element' == '[Element]' is recursive
        // # a value that is an optional of itself
        extension Optional where Wrapped == Optional<Wrapped> { var x: Int { 1 } }
        //! 1:26: same-type constraint 'Wrapped' == 'Wrapped?' is recursive
        // # a tuple of itself, which grows at both ends
        extension Array where Element == (Element, Element) { var x: Int { 1 } }
        //! 1:23: same-type constraint 'Element' == '(Element, Element)' is recursive
        // # two parameters by way of one another
        extension Dictionary where Key == [Value], Value == [Key] { var x: Int { 1 } }
        //! 1:44: same-type constraint 'Value' == '[[Value]]' is recursive
        // # two of a declared type
        struct G<T, U> { }
        extension G where T == [U], U == [T] { var x: Int { 1 } }
        //! 2:29: same-type constraint 'U' == '[[U]]' is recursive
        // # Self in a view
        extension View where Self == VStack<Self> { func q() -> some View { self } }
        //! 1:22: same-type constraint 'Self' == 'VStack<Self>' is recursive
        // # a function of itself
        func f<T>(_ a: T) -> T where T == (T) -> T { a }
        //! 1:30: same-type constraint 'T' == '(T) -> T' is recursive
        // # associated types by way of one another
        protocol P { associatedtype A; associatedtype B where A == [B], B == [A] }
        func f<T: P>(_ t: T) -> T.A { fatalError() }
        //! 1:65: same-type constraint 'Self.B' == '[[Self.B]]' is recursive
        // # a generic type that asks for it of its arguments
        struct G<A, B> where A == [B] { }
        func f<T>(_ g: G<T, T>) { }
        //! 2:6: same-type constraint 'T' == '[T]' is recursive
        // # elements that are the sequence
        func f<T: Sequence>(_ t: T) -> T where T == T.Element { t }
        print("declared")
        //> declared
        // # said twice, the other way round
        func f<T, U>(_ a: T, _ b: U) -> T where T == U, U == T { b }
        print(f(1, 2))
        //> 2
        // # a conformance on the condition that it holds
        protocol P {}
        extension Array: P where [Element]: P {}
        //! 2:18: whether '[Element]' conforms to 'P' depends on itself; remove that requirement
        // # a conformance on the condition that a larger one holds
        protocol P {}
        extension Array: P where Element: P, [[Element]]: P {}
        //! 2:18: whether '[[Element]]' conforms to 'P' depends on itself; remove that requirement
        // # two conformances on the condition of one another
        protocol P {}
        protocol Q {}
        extension Array: P where Set<Element>: Q {}
        extension Set: Q where Array<Element>: P {}
        func f<T: P>(_ t: T) {}
        f([1])
        //! 6:3: whether '[Int]' conforms to 'P' depends on itself; remove that requirement
        // # a condition that is met at each of many levels
        protocol P {}
        extension Array: P where Element: P {}
        extension Int: P {}
        func f<T: P>(_ t: T) { print(t) }
        f([[[[[1]]]]])
        //> [[[[[1]]]]]
        // # a literal of its own type
        struct S: ExpressibleByIntegerLiteral { init(integerLiteral v: S) { self = v } }
        let s: S = 3
        //! 1:8: type 'S' does not conform to protocol 'ExpressibleByIntegerLiteral': its initializer is handed the literal itself, which is no 'S' but a type of the standard library such as 'Int' or 'String'
        // # two literals by way of one another
        struct A: ExpressibleByStringLiteral { init(stringLiteral v: B) { } }
        struct B: ExpressibleByStringLiteral { init(stringLiteral v: A) { } }
        let s: A = "a"
        //! 1:8: type 'A' does not conform to protocol 'ExpressibleByStringLiteral': its initializer is handed the literal itself, which is no 'B' but a type of the standard library such as 'Int' or 'String'
        // # a type that doubles with each requirement
        struct S<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V>
        where A == (B, B), B == (C, C), C == (D, D), D == (E, E), E == (F, F), F == (G, G), G == (H, H),
            H == (I, I), I == (J, J), J == (K, K), K == (L, L), L == (M, M), M == (N, N), N == (O, O), O == (P, P),
            P == (Q, Q), Q == (R, R), R == (S, S), S == (T, T), T == (U, U), U == (V, V) {}
        //! 1:1: this type is made of more than 200000 types: it holds a type twice that does so itself, over and over; for a view write 'AnyView(…)', for a value a struct
        // # a type alias of itself
        typealias A = A
        //! 1:11: type alias 'A' references itself
        """###
}
