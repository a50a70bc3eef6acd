import Testing

@Suite("Programs of classes, wrappers and key paths")
struct ClassProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # classes are shared
        class Account { var balance = 0; init(balance: Int = 0) { self.balance = balance }; func deposit(_ n: Int) { balance += n } }
        let account = Account(balance: 5)
        let same = account
        same.deposit(10)
        print(account.balance, account === same, account === Account())
        //> 15 true false
        // # an implicitly unwrapped optional is unwrapped where only its value fits
        class Pen { var ink = 3; func write(_ n: Int) -> Int { ink -= n; return ink } }
        class Desk { var pen: Pen!; var count: Int!; var names: [String]! = ["a"] }
        let desk = Desk()
        print(desk.pen == nil, desk.count == nil, desk.names == nil)
        desk.pen = Pen()
        desk.pen.ink = 9
        print(desk.pen.write(2), desk.pen?.ink as Any)
        desk.count = 4
        let five: Int = desk.count + 1
        let copy = desk.count
        print(five, copy as Any, -desk.count, desk.count * 2, desk.names[0], desk.count ?? 0)
        func twice(_ n: Int) -> Int { n * 2 }
        print(twice(desk.count))
        var local: String!
        local = "x"
        print(local.count, local + "y")
        desk.names.append("b")
        print(desk.names.count, desk.names!)
        desk.count += 3
        if desk.count > 6 { print("more", desk.count!) }
        desk.pen = nil
        print(desk.pen == nil)
        //> true true false
        //> 7 Optional(7)
        //> 5 Optional(4) -4 8 a 4
        //> 8
        //> 1 xy
        //> 2 ["a", "b"]
        //> more 7
        //> true
        // # inheritance
        class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; func speak() -> String { name + ": " + sound() } }
        class Dog: Animal { override func sound() -> String { "woof" }; var tail = true }
        class Puppy: Dog { override func sound() -> String { super.sound() + "!" }; init() { super.init(name: "Rex") } }
        let animals: [Animal] = [Animal(name: "It"), Dog(name: "Max"), Puppy()]
        print(animals.map { $0.speak() })
        print(animals[2] is Dog, (animals[1] as? Dog)?.tail ?? false, animals[0] as? Dog == nil)
        //> ["It: ...", "Max: woof", "Rex: woof!"]
        //> true true true
        // # property wrappers
        @propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
            init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: ClosedRange<Int> { range }
        }
        struct Volume { @Clamped(0...10) var level = 5 }
        var volume = Volume()
        volume.level = 20
        print(volume.level, volume.$level)
        //> 10 0...10
        // # a generic property wrapper
        @propertyWrapper struct Logged<Value> { var wrappedValue: Value { didSet { print("now", wrappedValue) } } }
        struct Form { @Logged var name = "a"; @Logged var age: Int }
        var form = Form(age: 3)
        form.name = "b"
        form.age += 1
        //> now b
        //> now 4
        // # typealiases
        typealias Names = [String]
        typealias Pairs<T> = [(T, T)]
        typealias Handler = (Int) -> String
        let names: Names = ["a"]
        let pairs: Pairs<Int> = [(1, 2)]
        let handler: Handler = { "\($0)" }
        print(names, pairs[0].1, handler(3))
        //> ["a"] 2 3
        // # key paths
        struct City { var name: String; var people: Int }
        struct Land { var capital: City }
        var land = Land(capital: City(name: "Rome", people: 3))
        let path = \Land.capital.name
        land[keyPath: path] = "Oslo"
        let people: KeyPath<City, Int> = \.people
        print(land[keyPath: path], land.capital[keyPath: people])
        //> Oslo 3
        // # Self
        struct Node { var n = 0; func with(_ n: Int) -> Self { var copy = self; copy.n = n; return copy }; static func zero() -> Self { Self() } }
        print(Node().with(3).n, Node.zero().n)
        //> 3 0
        // # callable values
        struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
        let add = Adder(n: 3)
        print(add(4))
        //> 7
        // # mirror
        struct Mirrored { var a = 1; var b = "x" }
        for child in Mirror(reflecting: Mirrored()).children { print(child.label ?? "-", child.value) }
        //> a 1
        //> b x
        """###
}
