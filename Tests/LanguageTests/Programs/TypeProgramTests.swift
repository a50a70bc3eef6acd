import Testing

@Suite("Programs of types")
struct TypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # memberwise initializers
        struct Point { var x = 0; var y = 0; let z: Int; var tag: String? }
        print(Point(z: 1), Point(x: 1, z: 2), Point(x: 1, y: 2, z: 3, tag: "t"))
        //> Point(x: 0, y: 0, z: 1, tag: nil) Point(x: 1, y: 0, z: 2, tag: nil) Point(x: 1, y: 2, z: 3, tag: Optional("t"))
        // # types within a type that build on one another
        enum Shop {
            protocol Priced { var cents: Int { get } }
            class Item { func name() -> String { "item" } }
            class Tea: Item, Priced { let cents = 250; override func name() -> String { "tea" } }
            struct Coffee: Priced { var cents: Int { 300 } }
        }
        print(Shop.Tea().name(), Shop.Tea().cents, Shop.Coffee().cents)
        let priced: any Shop.Priced = Shop.Coffee()
        print(priced.cents)
        //> tea 250 300
        //> 300
        // # computed properties
        struct Square { var side: Double; var area: Double { get { side * side } set { side = newValue.squareRoot() } } }
        var square = Square(side: 2)
        square.area = 9
        print(square.side, square.area)
        //> 3.0 9.0
        // # a setter with a name of its own
        struct Celsius { var degrees = 0.0; var fahrenheit: Double { get { degrees * 9 / 5 + 32 } set(f) { degrees = (f - 32) * 5 / 9 } } }
        var c = Celsius()
        c.fahrenheit = 212
        print(c.degrees)
        //> 100.0
        // # observers
        struct Score {
            var points: Int = 0 {
                willSet { print("will", newValue) }
                didSet { print("did", oldValue, points) }
            }
        }
        var score = Score()
        score.points = 5
        score.points += 1
        //> will 5
        //> did 0 5
        //> will 6
        //> did 5 6
        // # observers are silent in init
        struct Quiet { var n: Int { didSet { print("set") } }; init() { n = 1; n = 2 } }
        var quiet = Quiet()
        quiet.n = 3
        //> set
        // # static properties and methods
        struct Settings { static let limit = 10; static var count: Int { limit * 2 }; static func make() -> Settings { Settings() }; var own: Int { Self.limit } }
        print(Settings.limit, Settings.count, Settings.make().own)
        //> 10 20 10
        // # mutating methods
        struct Counter { private(set) var n = 0; mutating func add(_ k: Int = 1) { n += k }; mutating func reset() { self = Counter() } }
        var counter = Counter()
        counter.add(); counter.add(4)
        print(counter.n)
        counter.reset()
        print(counter.n)
        //> 5
        //> 0
        // # initializers call each other
        struct Size { var w: Int, h: Int; init(w: Int, h: Int) { self.w = w; self.h = h }; init(_ side: Int) { self.init(w: side, h: side) }; init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) } }
        print(Size(3), Size(text: "4")?.w ?? 0, Size(text: "x") == nil)
        //> Size(w: 3, h: 3) 4 true
        // # an initializer in an extension keeps the memberwise one
        struct Pair { var a: Int; var b: Int }
        extension Pair { init(both: Int) { self.init(a: both, b: both) } }
        print(Pair(both: 1), Pair(a: 1, b: 2))
        //> Pair(a: 1, b: 1) Pair(a: 1, b: 2)
        // # values are copied
        struct Item { var name: String }
        var one = Item(name: "one")
        var two = one
        two.name = "two"
        print(one.name, two.name)
        var list = [one]
        list[0].name = "three"
        print(list[0].name, one.name)
        //> one two
        //> three one
        // # nested types
        struct Table { enum Row: Int { case top = 1, bottom }; struct Cell { var row: Row }; var cell = Cell(row: .bottom) }
        print(Table().cell.row.rawValue, Table.Row.top, Table.Cell(row: .top).row)
        //> 2 top top
        // # enums with raw values
        enum Planet: Int { case mercury = 1, venus, earth = 5, mars }
        print(Planet.mars.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) == nil)
        enum Code: String { case ok, bad = "not ok" }
        print(Code.ok.rawValue, Code.bad.rawValue, Code(rawValue: "ok") == .ok)
        //> 6 venus true
        //> ok not ok true
        // # enums with payloads and methods
        enum Shape {
            case circle(radius: Double), rect(w: Double, h: Double), empty
            var area: Double { switch self { case .circle(let r): 3 * r * r; case .rect(let w, let h): w * h; case .empty: 0 } }
            mutating func clear() { self = .empty }
            static var unit: Shape { .rect(w: 1, h: 1) }
        }
        var shape = Shape.circle(radius: 2)
        print(shape.area, Shape.unit.area, shape)
        shape.clear()
        print(shape, Shape.rect(w: 1, h: 2))
        //> 12.0 1.0 circle(radius: 2.0)
        //> empty rect(w: 1.0, h: 2.0)
        // # an indirect enum
        indirect enum Tree { case leaf(Int); case node(Tree, Tree); var sum: Int { switch self { case .leaf(let n): n; case let .node(l, r): l.sum + r.sum } } }
        print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)
        //> 6
        // # an indirect case
        enum List { case end; indirect case cons(Int, List) }
        func length(_ list: List) -> Int { switch list { case .end: 0; case .cons(_, let rest): 1 + length(rest) } }
        print(length(.cons(1, .cons(2, .end))))
        //> 2
        // # generic types
        struct Stack<Element> {
            private var items: [Element] = []
            var isEmpty: Bool { items.isEmpty }
            mutating func push(_ item: Element) { items.append(item) }
            mutating func pop() -> Element? { items.popLast() }
        }
        var stack = Stack<Int>()
        stack.push(1); stack.push(2)
        print(stack.pop()!, stack.isEmpty)
        //> 2 false
        // # generic arguments are found
        struct Two<A, B> { let a: A; let b: B; func swapped() -> Two<B, A> { Two<B, A>(a: b, b: a) } }
        let pair = Two(a: 1, b: "x")
        print(pair.swapped().a, type(of: pair))
        //> x Two<Int, String>
        // # extensions with a where clause
        extension Array where Element == Int { var total: Int { reduce(0, +) } }
        extension Array where Element: Equatable { func allEqual() -> Bool { allSatisfy { $0 == first } } }
        print([1, 2].total, ["a", "a"].allEqual(), [1, 2].allEqual())
        //> 3 true false
        // # extensions of built-in types
        extension Int { var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42 }
        extension String { var shout: String { uppercased() + "!" }; mutating func exclaim() { self += "!" } }
        print(3.squared, "hi".shout, Int.answer)
        2.times { print($0) }
        var text = "a"
        text.exclaim()
        print(text)
        //> 9 HI! 42
        //> 0
        //> 1
        //> a!
        // # subscripts
        struct Grid { var cells = [[1, 2], [3, 4]]; subscript(row: Int, column: Int) -> Int { get { cells[row][column] } set { cells[row][column] = newValue } } }
        var grid = Grid()
        grid[0, 1] = 9
        grid[1, 0] += 1
        print(grid[0, 1], grid[1, 0])
        //> 9 4
        // # a generic subscript
        struct Bag { var values: [String: Any] = [:]; subscript<T>(key: String, as type: T.Type) -> T? { values[key] as? T } }
        print(Bag(values: ["a": 1])["a", as: Int.self] ?? 0, Bag(values: ["a": 1])["a", as: String.self] ?? "none")
        //> 1 none
        """###
}
