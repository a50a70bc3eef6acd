import Testing

@Suite("Programs that extend the types of the library")
struct LibraryTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a literal that stands for a number
        extension Int: ExpressibleByBooleanLiteral { public init(booleanLiteral v: Bool) { self = v ? 1 : 0 } }
        let n: Int = true
        print(n, n + 1)
        //> 1 2
        // # a text that stands for a number, and texts as they were
        extension Int: ExpressibleByStringLiteral { public init(stringLiteral v: String) { self = v.count } }
        let n: Int = "abc"
        let all: [Int] = ["a", 5]
        print(n, "abc", all)
        //> 3 abc [1, 5]
        // # a literal of the type that it is to be
        extension Array: ExpressibleByIntegerLiteral where Element: ExpressibleByIntegerLiteral {
            public init(integerLiteral v: [Element]) { self = v }
        }
        let s: [Int] = 3
        //! 1:18: type 'Array' does not conform to protocol 'ExpressibleByIntegerLiteral': its initializer is handed the literal itself, which is no '[Element]' but a type of the standard library such as 'Int' or 'String'
        // # an initializer that makes nothing
        extension Int { init(half n: Int) { if n > 1 { self = n / 2 } } }
        print(Int(half: 1))
        //! 1:17: 'self.init' isn't called on all paths before returning from initializer
        // # an initializer that hands on to another
        extension Int { init?(hex: String) { self.init(hex, radix: 16) } }
        print(Int(hex: "ff") as Any, Int(hex: "x") as Any)
        //> Optional(255) nil
        // # labels of tuples in a description
        print([(a: 1, b: 2)].description, ["k": (a: 1, b: 2)].description, [1].description)
        //> [(a: 1, b: 2)] ["k": (a: 1, b: 2)] [1]
        // # identifiers
        extension String: Identifiable { public var id: String { self } }
        print("a".id)
        //> a
        // # a protocol of the program
        protocol Named { var name: String { get } }
        extension Int: Named { var name: String { "i\(self)" } }
        let a: [any Named] = [3, 4]
        print(a.map(\.name))
        //> ["i3", "i4"]
        // # an order that the library would have to know
        extension Bool: Comparable { public static func < (a: Bool, b: Bool) -> Bool { !a && b } }
        print([true, false].sorted())
        //! 1:17: 'Bool' is a type of the library, and can't be made to conform to 'Comparable' in Atelier; write a struct with a property of type 'Bool', which conforms to it
        // # a number as a sequence
        extension Int: Sequence { public func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
        for i in 3 { print(i) }
        //! 1:16: 'Int' is a type of the library, and can't be made to conform to 'Sequence' in Atelier; write a struct with a property of type 'Int', which conforms to it
        // # by way of a protocol of the program
        protocol Ordered: Comparable {}
        extension Bool: Ordered { public static func < (a: Bool, b: Bool) -> Bool { !a && b } }
        //! 2:17: 'Bool' is a type of the library, and can't be made to conform to 'Comparable' in Atelier; write a struct with a property of type 'Bool', which conforms to it
        // # a conformance that the library states already
        extension Int: Hashable {}
        print(Set([1, 1]).count)
        //> 1
        // # fractions after a fraction
        enum F: Double { case a = 1.5, b }
        //! 1:32: enum case must declare a raw value when the preceding raw value is not an integer
        // # fractions that are counted
        enum F: Double { case a, b, c = 4, d }
        print(F.b.rawValue, F.d.rawValue, F(rawValue: 5) as Any)
        //> 1.0 5.0 Optional(F.d)
        // # characters are not counted
        enum F: Character { case a = "x", b }
        //! 1:35: enum case must declare a raw value when the preceding raw value is not an integer
        // # a key path that is a value is no function
        let path = \String.count
        print(["a"].map(\.count), ["a"].map { $0[keyPath: path] })
        //> [1] [1]
        // # An own type named Optional is no optional.
        enum Optional<T> { case none, some(T) }
        let a = Optional.some(3); let b = Optional<Int>.none
        print(a, b, type(of: a))
        let c: Int? = 4; print(c as Any, c ?? 0)
        //> some(3) none Optional<Int>
        //> Optional(4) 4
        """###
}
