import Testing

@testable import Language

struct LowererCallsTests {
    @Test("Structs are values: a copy changes on its own")
    func values() throws {
        let printed = try TestSession().printed(
            """
            struct Point: Equatable { var x = 0; var y = 0; var sum: Int { x + y } }
            struct Line { var from = Point(); var to = Point(x: 1, y: 1) }
            var one = Line()
            var other = one
            other.to.x = 9
            print(one.to.x, other.to.x, other.to.sum, one.from == other.from, one.to == other.to)
            print(other)
            """)
        #expect(
            printed == [
                "1 9 10 true false", "Line(from: Point(x: 0, y: 0), to: Point(x: 9, y: 1))",
            ])
    }

    @Test("Computed properties, subscripts and static members")
    func members() throws {
        let printed = try TestSession().printed(
            """
            struct Grid {
                static var made = 0
                static let origin = Grid()
                var cells = [0, 0, 0]
                init() { Grid.made += 1 }
                var first: Int {
                    get { cells[0] }
                    set { cells[0] = newValue }
                }
                subscript(index: Int) -> Int {
                    get { cells[index] }
                    set { cells[index] = newValue }
                }
            }
            var grid = Grid()
            grid.first = 4
            grid[2] = 5
            grid[2] += 1
            print(grid.cells, Grid.origin.cells, Grid.made)
            """)
        #expect(printed == ["[4, 0, 6] [0, 0, 0] 2"])
    }

    @Test("A requirement runs the witness of the value's own type, or the default of an extension")
    func witnesses() throws {
        let printed = try TestSession().printed(
            """
            protocol Animal { var name: String { get }; func speak() -> String }
            extension Animal { func speak() -> String { "\\(name) is silent" } }
            struct Cat: Animal { let name = "cat"; func speak() -> String { "miaow" } }
            struct Fish: Animal { let name = "fish" }
            func all(_ animals: [any Animal]) { for animal in animals { print(animal.speak()) } }
            func one<A: Animal>(_ animal: A) -> String { animal.speak() }
            all([Cat(), Fish()])
            print(one(Cat()), one(Fish()))
            """)
        #expect(printed == ["miaow", "fish is silent", "miaow fish is silent"])
    }

    @Test("Generic parameters are known while running")
    func generics() throws {
        let printed = try TestSession().printed(
            """
            protocol Named { static var title: String { get } }
            struct A: Named { static var title: String { "a" } }
            struct B: Named { static var title: String { "b" } }
            struct Box<T: Named> { var title: String { T.title }; static func make() -> Box<T> { Box<T>() } }
            func title<T: Named>(of type: T.Type) -> String { T.title + Box<T>().title + Box<T>.make().title }
            print(title(of: A.self), title(of: B.self))
            """)
        #expect(printed == ["aaa bbb"])
    }

    @Test("An existential is opened: the generic parameter stands for the type inside")
    func opening() throws {
        let printed = try TestSession().printed(
            """
            protocol Shape { static var name: String { get } }
            extension Shape { var label: String { Self.name } }
            struct Square: Shape { static let name = "square" }
            struct Circle: Shape { static let name = "circle" }
            func name<S: Shape>(of shape: S) -> String { S.name }
            let shapes: [any Shape] = [Square(), Circle()]
            print(shapes.map { $0.label }, shapes.map { name(of: $0) })
            """)
        #expect(printed == [#"["square", "circle"] ["square", "circle"]"#])
    }

    @Test("Classes are shared, inherit and override")
    func classes() throws {
        let printed = try TestSession().printed(
            """
            class Animal {
                var name: String
                init(name: String) { self.name = name }
                func speak() -> String { "..." }
                func twice() -> String { speak() + speak() }
            }
            class Dog: Animal {
                override func speak() -> String { "woof" + super.speak() }
            }
            let dog = Dog(name: "Rex")
            let same = dog
            same.name = "Max"
            print(dog.name, dog.twice())
            """)
        #expect(printed == ["Max woof...woof..."])
    }

    @Test("Enums know their cases and raw values")
    func enums() throws {
        let printed = try TestSession().printed(
            """
            enum Size: String, CaseIterable { case small, large = "L" }
            print(Size.allCases.map { $0.rawValue }, Size(rawValue: "L") == .large, Size(rawValue: "x") == nil)
            """)
        #expect(printed == [#"["small", "L"] true true"#])
    }
}
