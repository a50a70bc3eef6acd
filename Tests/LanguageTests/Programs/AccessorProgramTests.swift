import Testing

@Suite("Programs with variables of bodies that functions stand for, and with observers")
struct AccessorProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # lazy
        func f(_ on: Bool) {
            lazy var x: Int = { print("made"); return 5 }()
            print("before")
            if on { print(x + x) }
            x = 8
            print(x)
        }
        f(true); f(false)
        func g() -> Int {
            let base = 3
            lazy var list = [1, 2, 3].map { $0 * base }
            let h = { list.reduce(0, +) }
            return h() + list.count
        }
        print(g())
        //> before
        //> made
        //> 10
        //> 8
        //> before
        //> 8
        //> 21
        // # computed
        func f() {
            var celsius = 10.0
            var fahrenheit: Double {
                get { celsius * 9 / 5 + 32 }
                set { celsius = (newValue - 32) * 5 / 9 }
            }
            print(fahrenheit)
            fahrenheit = 212
            print(celsius)
            fahrenheit += 18
            print(celsius, fahrenheit)
            var twice: Int { get { 4 } }
            print(twice)
            func bump(_ x: inout Double) { x += 1.8 }
            bump(&fahrenheit)
            print(celsius)
            var items = [1, 2]
            var first: Int { get { items[0] } set(new) { items[0] = new } }
            first = 7
            [1].forEach { first += $0 }
            print(items)
        }
        f()
        var base = 2
        var double: Int { get { base * 2 } set { base = newValue / 2 } }
        double = 10; double += 2
        print(base, double)
        //> 50.0
        //> 100.0
        //> 110.0 230.0
        //> 4
        //> 111.0
        //> [8, 2]
        //> 6 12
        // # wrapped
        @propertyWrapper struct Clamped {
            var value: Int
            let range: ClosedRange<Int>
            init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: String { "\(value) in \(range)" }
        }
        @propertyWrapper struct Counted<T> {
            private(set) var writes = 0
            var wrappedValue: T { didSet { writes += 1 } }
            init(wrappedValue: T) { self.wrappedValue = wrappedValue }
            var projectedValue: Self { self }
        }
        func f() {
            @Clamped(0...10) var x = 5
            x = 50
            print(x, $x, _x.value)
            x -= 3
            print(x)
            @Counted var name = "a"
            name = "b"; name += "c"
            print(name, $name.writes)
            @Counted var n: Int = 1
            let bump = { n += 1 }
            bump(); bump()
            print(n, $n.writes)
        }
        f()
        //> 10 10 in 0...10 10
        //> 7
        //> bc 2
        //> 3 2
        // # observed
        struct S { static var count = 0 { didSet { print("count", oldValue, count) } } ; static var name = "a" { willSet { print("name", newValue) } } }
        S.count = 3; S.count += 1; S.name = "b"
        var top = 1 { didSet { print("top", oldValue, top) } }
        top = 4; top += 2
        var list: [Int] = [] { willSet { print("list", newValue.count) } didSet { print(list) } }
        list.append(1); list.append(2); list[0] = 9
        func f() {
            var local = 1 { willSet { print("will", newValue) } didSet { print("local", oldValue, local) } }
            local = 2
            local += 5
            func g() { local = 100 }
            g()
            var clamped = 5 { didSet { if clamped > 10 { clamped = 10 } } }
            clamped = 50
            print(clamped)
            var text: String = "a" { didSet { print(text, oldValue) } }
            text.append("b")
            [1, 2].forEach { local += $0 }
        }
        f()
        //> count 0 3
        //> count 3 4
        //> name b
        //> top 1 4
        //> top 4 6
        //> list 1
        //> [1]
        //> list 2
        //> [1, 2]
        //> list 2
        //> [9, 2]
        //> will 2
        //> local 1 2
        //> will 7
        //> local 2 7
        //> will 100
        //> local 7 100
        //> 10
        //> ab a
        //> will 101
        //> local 100 101
        //> will 103
        //> local 101 103
        // # An observer beside a getter
        struct A { var x: Int { didSet { print(1) } get { 3 } } }
        //! 1:25: 'didSet' cannot be provided together with a getter
        // # An observer beside a setter, in a function
        func f() { var x: Int { get { 1 } set {} willSet {} }; print(x) }
        //! 1:42: 'willSet' cannot be provided together with a getter
        """###
}
