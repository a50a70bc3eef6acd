import Testing

@Suite("Programs with aliases of types")
struct TypeAliasProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an alias of nothing
        typealias T = Undefined
        //! 1:15: cannot find type 'Undefined' in scope
        // # an alias of nothing inside a type
        struct S { typealias T = [Undefined] }
        //! 1:27: cannot find type 'Undefined' in scope
        // # an alias of a constraint is worked out where it is used
        typealias Look = View
        struct A: Look { var body: some View { Text("a") } }
        print(A() is any View)
        //> true
        // # tuples with a name, made like values of a type
        typealias Point = (x: Int, y: Int)
        let q = Point(x: 3, y: 4)
        print(q.x + q.y, q)
        typealias Pair = (Int, String)
        let p = Pair(1, "a")
        print(p.1)
        let ps: [Point] = [Point(1, 2), (x: 3, y: 4)]
        print(ps)
        typealias Cell = (row: Int, col: Int, text: String?)
        func cells() -> [Cell] { (0..<2).map { Cell(row: $0, col: $0 * 2, text: $0 == 0 ? nil : "x") } }
        print(cells())
        struct G { typealias Move = (from: Int, to: Int); var moves: [Move] = [Move(from: 1, to: 2)] }
        print(G().moves[0].to, G.Move(3, 4))
        typealias P2<T> = (a: T, b: T)
        print(P2<Double>(a: 1, b: 2))
        //> 7 (x: 3, y: 4)
        //> a
        //> [(x: 1, y: 2), (x: 3, y: 4)]
        //> [(row: 0, col: 0, text: nil), (row: 1, col: 2, text: Optional("x"))]
        //> 2 (from: 3, to: 4)
        //> (a: 1.0, b: 2.0)
        // # A type of the top level beside an associated type of its name
        typealias ID = Int
        struct User: Identifiable { let id: ID; func isSame(_ other: ID) -> Bool { other == id } }
        struct Team: Identifiable { let id: String; func next(_ n: ID) -> String { "\(id)\(n + 1)" } }
        final class Page: Identifiable { let id: ID; init(id: ID) { self.id = id } }
        struct Mark: Identifiable { struct ID: Hashable { var n = 3 }; let id: ID }
        protocol Box { associatedtype Item; var item: Item { get } }
        typealias Item = Double
        struct Jar: Box { var item: Item }
        struct Can: Box { typealias Item = String; var item: Item }
        extension User { func doubled() -> ID { id * 2 } }
        func id<T: Identifiable>(of value: T) -> T.ID { value.id }
        print(User(id: 2).isSame(2), Team(id: "x").next(3), Page(id: 4).id, Mark(id: .init()).id.n)
        print(Jar(item: 2).item, Can(item: "c").item, User(id: 4).doubled(), id(of: User(id: 7)), id(of: Team(id: "q")))
        struct Configuration { var label = "own" }
        struct Framed: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.border(.red) } }
        //> true x4 4 3
        //> 2.0 c 8 7 q
        """###
}
