import Testing

@Suite("Programs with opaque types and primary associated types")
struct OpaqueTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # some with a primary associated type
        protocol Source<Item> { associatedtype Item; func items() -> [Item] }
        struct Numbers: Source { func items() -> [Int] { [3, 1] } }
        struct Words: Source { func items() -> [String] { ["b"] } }
        func sum(_ s: some Source<Int>) -> Int { s.items().reduce(0, +) }
        let any: [any Source<Int>] = [Numbers(), Numbers()]
        print(sum(Numbers()), any.map { sum($0) }, Words().items())
        //> 4 [4, 4] ["b"]
        // # primary associated types
        protocol Store<Item> { associatedtype Item; var items: [Item] { get }; init(_ items: [Item]) }
        struct Box<T>: Store { let items: [T]; init(_ items: [T]) { self.items = items } }
        func total(_ s: some Store<Int>) -> Int { s.items.reduce(0, +) }
        func firstText(_ s: any Store<String>) -> String { s.items.first ?? "none" }
        print(total(Box([1, 2, 3])), firstText(Box(["x"])))
        //> 6 x
        // # opaque with where and nested closures
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        let h = compose({ (n: Int) in n + 1 }, { n in "n\(n)" }); print(h(1))
        //> n2
        // # primary associated types of parameters
        protocol Source<Item> { associatedtype Item; var items: [Item] { get } }
        struct Numbers: Source { var items = [3, 1, 2] }
        struct Words: Source { var items = ["b", "a"] }
        func sum(_ s: some Source<Int>) -> Int { s.items.reduce(0, +) }
        func join(_ s: any Source<String>) -> String { s.items.sorted().joined() }
        print(sum(Numbers()), join(Words()))
        //> 6 ab
        // # hidden types inside others
        func maybe(_ on: Bool) -> (some Equatable)? { if on { return 3 }; return nil }
        func pair() -> (some CustomStringConvertible, some Equatable) { (1, "a") }
        struct Deck { var cards: [some CustomStringConvertible] { ["x", "y"] } }
        print(maybe(true) == maybe(true), maybe(false) == nil, pair().0.description, Deck().cards.map(\.description))
        //> true true 1 ["x", "y"]
        // # hidden types inside others are one type
        func mixed(_ on: Bool) -> (some Equatable)? { if on { return Optional(3) }; return Optional("a") }
        //! 1:84: function declares an opaque return type, but its return statements have different types: 'Int' and 'String'
        """###
}
