import Testing

@Suite("Protocols as types without a word in front")
struct BareProtocolProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # elements, optionals, parameters, results, properties
        protocol Shape { func area() -> Int }
        struct Square: Shape { var side = 2; func area() -> Int { side * side } }
        let none: [Shape] = []
        var one: Shape?
        one = Square(side: 3)
        func twice(_ shape: Shape) -> Int { shape.area() * 2 }
        func made() -> Shape { Square(side: 4) }
        struct Frame { var shape: Shape; var others: [String: Shape] = [:] }
        print(none.count, one!.area(), twice(Square()), made().area(), Frame(shape: Square()).shape.area())
        //> 0 9 8 16 4
        // # errors
        struct Failure: Error { var code = 1 }
        func text(_ error: Error) -> String { "\(error)" }
        let result: Result<Int, Error> = .failure(Failure())
        if case .failure(let error) = result { print(text(error), error is Failure) }
        //> Failure(code: 1) true
        // # a delegate
        protocol Delegate: AnyObject { func didEnd() }
        class Owner: Delegate { func didEnd() { print("ended") } }
        struct Task { var delegate: Delegate? }
        let owner = Owner()
        Task(delegate: owner).delegate?.didEnd()
        //> ended
        // # several at once
        protocol A { var a: Int { get } }
        protocol B { var b: Int { get } }
        struct Both: A, B { let a = 1; let b = 2 }
        func sum(_ value: A & B) -> Int { value.a + value.b }
        let values: [A & B] = [Both(), Both()]
        print(values.map(sum), (Both() as A).a, (Both() as Any) is B)
        //> [3, 3] 1 true
        // # a result of type Self is no hindrance
        protocol Copyable2 { func copy() -> Self; static func make() -> Self }
        struct Page: Copyable2 { var n = 1; func copy() -> Page { self }; static func make() -> Page { Page() } }
        let page: Copyable2 = Page()
        print(page.copy())
        //> Page(n: 1)
        // # a protocol in a block
        func run() -> Int {
            protocol P { var n: Int { get } }
            struct S: P { let n = 7 }
            let p: P = S()
            return p.n
        }
        print(run())
        //> 7
        // # an associated type needs the word
        protocol Container { associatedtype Item; var item: Item { get } }
        func f(_ c: Container) {}
        //! 2:13: use of protocol 'Container' as a type must be written 'any Container'
        // # so does one that is inherited
        protocol Container { associatedtype Item; var item: Item { get } }
        protocol Shelf: Container { var height: Int { get } }
        var shelf: Shelf?
        //! 3:12: use of protocol 'Shelf' as a type must be written 'any Shelf'
        // # so does a parameter of type Self
        protocol Ordered { func comes(before other: Self) -> Bool }
        let list: [Ordered] = []
        //! 2:12: use of protocol 'Ordered' as a type must be written 'any Ordered'
        // # and those of the library
        let views: [View] = []
        //! 1:13: use of protocol 'View' as a type must be written 'some View' or 'any View'
        // # equality takes two of one type
        var key: Hashable = 1
        //! 1:10: use of protocol 'Hashable' as a type must be written 'any Hashable'
        // # several at once, one of which has an associated type
        protocol A {}
        func f(_ a: A & Equatable) {}
        //! 2:13: use of protocol 'A & Equatable' as a type must be written 'any A & Equatable'
        """###
}
