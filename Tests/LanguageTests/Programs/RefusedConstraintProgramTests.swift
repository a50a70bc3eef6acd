import Testing

@Suite("Programs that are refused for the constraints of generic types")
struct RefusedConstraintProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a style for one type with an existential in it
        struct Chosen<A, B> { var flag: Bool; var first: A; var second: B }
        extension Chosen: ToggleStyle where A: ToggleStyle, B: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                if flag { first.makeBody(configuration: configuration) } else { second.makeBody(configuration: configuration) }
            }
        }
        extension ToggleStyle where Self == Chosen<any ToggleStyle, any ToggleStyle> {
            static func chosen<T: ToggleStyle, F: ToggleStyle>(_ flag: Bool, _ a: T, _ b: F) -> Chosen<T, F> { Chosen(flag: flag, first: a, second: b) }
        }
        //! 7:29: type 'any ToggleStyle' in conformance requirement does not refer to a generic parameter or associated type
        // # the same with a concrete anchor
        struct Chosen<A, B> { var flag: Bool; var first: A; var second: B }
        extension Chosen: ToggleStyle where A: ToggleStyle, B: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                if flag { first.makeBody(configuration: configuration) } else { second.makeBody(configuration: configuration) }
            }
        }
        extension ToggleStyle where Self == Chosen<SwitchToggleStyle, SwitchToggleStyle> {
            static func chosen<T: ToggleStyle, F: ToggleStyle>(_ flag: Bool, _ a: T, _ b: F) -> Chosen<T, F> { Chosen(flag: flag, first: a, second: b) }
        }
        // # an existential where a type must conform
        struct Framed<S: LabelStyle> { var style: S }
        extension PrimitiveButtonStyle where Self == Framed<any LabelStyle> {}
        //! 2:46: type 'any LabelStyle' cannot conform to 'LabelStyle'
        // # an anchor that does not conform
        struct Loud {}
        extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() } }
        //! 2:29: type 'Loud' does not conform to protocol 'ButtonStyle'
        // # constraint of a generic function
        func f<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
        struct S {}
        print(f(S(), S()))
        //! 3:9: global function 'f' requires that 'S' conform to 'Comparable'; write 'S: Comparable' where it is declared, and give it '<'
        // # constraint of a generic type
        struct Box<T: Equatable> { var t: T }
        struct S {}
        let b = Box(t: S())
        //! 3:16: generic struct 'Box' requires that 'S' conform to 'Equatable'; write 'S: Equatable' where it is declared
        // # constraint of a written generic type
        struct Box<T: Equatable> { var t: T }
        struct S {}
        var b: Box<S>?
        //! 3:8: type 'S' does not conform to protocol 'Equatable'; write 'S: Equatable' where it is declared
        // # same type where
        func f<A, B>(_ a: A, _ b: B) where A == B {}
        f(1, "a")
        //! 2:6: conflicting arguments to generic parameter 'B' ('String' vs. 'Int')
        // # where on extension
        extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
        print(["a"].total())
        //! 2:13: instance method 'total()' requires the types 'String' and 'Int' be equivalent
        // # where on extension with a property
        extension Array where Element == Double { var average: Double { reduce(0, +) / Double(count) } }
        let scores = [1, 2]
        print(scores.average)
        //! 3:14: property 'average' requires the types 'Int' and 'Double' be equivalent
        // # where on extension with a property, of an optional
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        let n: Int? = 1
        print(n.orEmpty)
        //! 3:9: property 'orEmpty' requires the types 'Int' and 'String' be equivalent
        // # where on extension with a property, for a literal that can't be of that type
        extension Array where Element == String { var longest: Int { map(\.count).max() ?? 0 } }
        print([1, 2].longest)
        //! 2:14: property 'longest' requires the types 'Int' and 'String' be equivalent
        // # where on extension with a static property
        extension Array where Element == Double { static var one: Self { [1] } }
        print([Int].one)
        //! 2:13: static property 'one' requires the types 'Int' and 'Double' be equivalent
        // # numbers where texts are joined
        let xs = [3, 1, 2]
        let text: String = xs.map { $0 * 2 }.joined(separator: ", ")
        //! 2:38: referencing instance method 'joined(separator:)' on 'Sequence' requires that 'Int' conform to 'StringProtocol'; make texts of the elements first, with '.map { "\($0)" }'
        // # numbers where texts are joined, with nothing between them
        print((1...3).joined())
        //! 1:15: referencing instance method 'joined()' on 'Sequence' requires that 'Int' conform to 'StringProtocol'; make texts of the elements first, with '.map { "\($0)" }'
        // # optionals where texts are joined
        let names: [String?] = ["a", nil]
        print(names.joined(separator: " "))
        //! 2:13: referencing instance method 'joined(separator:)' on 'Sequence' requires that 'String?' conform to 'StringProtocol'; 'compactMap' takes what is not nil, and '?? …' says what stands for nil
        // # numbers where lists are joined
        print([1, 2].joined(separator: [0]))
        //! 1:14: referencing instance method 'joined(separator:)' on 'Sequence' requires that 'Int' conform to 'Sequence'
        // # where with a protocol on an extension
        protocol P {}
        extension Array where Element: P { func f() {} }
        [1].f()
        //! 3:5: referencing instance method 'f()' on 'Array' requires that 'Int' conform to 'P'
        // # conditional conformance that does not hold
        struct S {}
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        print(same([S()], [S()]))
        //! 3:12: global function 'same' requires that 'S' conform to 'Equatable'; write 'S: Equatable' where it is declared
        // # conditional conformance own
        protocol P {}
        struct Box<T> { var t: T }
        extension Box: P where T: P {}
        func f<T: P>(_ t: T) {}
        f(Box(t: 1))
        //! 5:10: type 'Int' does not conform to protocol 'P'
        // # operations missing on T
        func f<T>(_ a: T, _ b: T) -> Bool { a == b }
        //! 1:39: binary operator '==' cannot be applied to two 'T' operands; write '<T: Equatable>' where it is declared
        // # plus missing on T
        func f<T>(_ a: T, _ b: T) -> T { a + b }
        //! 1:36: binary operator '+' cannot be applied to two 'T' operands
        // # member missing on T
        func f<T>(_ a: T) -> Int { a.count }
        //! 1:30: value of type 'T' has no member 'count'
        // # T returned wrongly
        func f<T>(_ a: T) -> T { 1 }
        //! 1:26: cannot convert return expression of type 'Int' to return type 'T'
        // # two T differ
        func f<T>(_ a: T, _ b: T) {}
        f(1, "a")
        //! 2:6: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
        // # dictionary key not hashable
        struct K {}
        let d: [K: Int] = [:]
        //! 2:9: type 'K' does not conform to protocol 'Hashable'; write 'K: Hashable' where it is declared
        // # set of non hashable
        struct K {}
        let s: Set<K> = []
        //! 2:8: type 'K' does not conform to protocol 'Hashable'; write 'K: Hashable' where it is declared
        // # an associated type that does not meet its bound
        protocol P { associatedtype K: Hashable; var key: K { get } }
        struct NotHashable {}
        struct S: P { var key = NotHashable() }
        //! 3:8: type 'S' does not conform to protocol 'P': its 'K' is 'NotHashable', which does not conform to 'Hashable'; write 'NotHashable: Hashable' where it is declared
        // # a default that asks for more than the type has
        protocol Style {}
        extension Style where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
        struct Bold: Style {}
        print(Bold().same(Bold()))
        //! 4:14: referencing instance method 'same' on 'Style' requires that 'Bold' conform to 'Equatable'; write 'Bold: Equatable' where it is declared
        // # two types for one parameter
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        let n = 1, s = "a"
        print(same(n, s))
        //! 3:15: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
        // # a constraint of an extension that is no protocol
        extension Array where Element: Int { var sum: Int { reduce(0, +) } }
        //! 1:32: type 'Element' constrained to non-protocol, non-class type 'Int'; write '== Int' where it is to be that type
        // # a constraint of a generic parameter that is no protocol
        func twice<T: String>(_ text: T) -> String { text + text }
        //! 1:15: type 'T' constrained to non-protocol, non-class type 'String'; write '== String' where it is to be that type
        // # an associated type of a type that is neither a protocol nor a class
        protocol Counting { associatedtype Count: Int }
        //! 1:43: type 'Self.Count' constrained to non-protocol, non-class type 'Int'; write '== Int' where it is to be that type
        """###
}
