import Testing

@Suite("Programs with property wrappers")
struct PropertyWrapperProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a wrapper that clamps
        @propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
         var projectedValue: Bool { v == r.upperBound }
         init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
        struct S { @Clamped(0...10) var a = 50; @Clamped(0.0...1.0) var b: Double = 0.5 }
        var s = S(); print(s.a, s.$a, s.b); s.a = -5; s.b += 9; print(s.a, s.b, s.$b)
        //> 10 true 0.5
        //> 0 1.0 true
        // # property wrappers
        @propertyWrapper struct Clamped { private var v: Int; let r: ClosedRange<Int>; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: String { "in \(r)" } }
        struct Pl { @Clamped(0...10) var hp = 50 }; var p = Pl(); print(p.hp, p.$hp); p.hp -= 99; print(p.hp)
        //> 10 in 0...10
        //> 0
        // # a wrapper with a projection and arguments
        @propertyWrapper struct Logged<Value> { private var value: Value; private(set) var projectedValue: [String] = []; let tag: String
          init(wrappedValue: Value, _ tag: String) { value = wrappedValue; self.tag = tag }
          var wrappedValue: Value { get { value } set { projectedValue.append("\(tag): \(newValue)"); value = newValue } } }
        struct Model { @Logged("n") var n = 1; @Logged("s") var s: String = "a"; var kept: Int { _n.wrappedValue } }
        var m = Model()
        m.n += 4; m.s = "b"; m.n = 0
        print(m.n, m.$n, m.$s, m.kept)
        //> 0 ["n: 5", "n: 0"] ["s: b"] 0
        // # wrappers with projection and arguments
        @propertyWrapper struct Clamped { private var v: Int; let range: ClosedRange<Int>; var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: String { "\(v) in \(range)" }; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
        struct S { @Clamped(0...10) var n = 50; @Clamped(1...3) var m: Int = 2 }
        var s = S()
        s.m = 9
        print(s.n, s.m, s.$n, s.$m)
        //> 10 3 10 in 0...10 3 in 1...3
        // # a wrapper with arguments and a projection
        @propertyWrapper struct Trimmed { private var text: String; let limit: Int; var wrappedValue: String { get { text } set { text = String(newValue.prefix(limit)) } }; var projectedValue: Int { text.count }
            init(wrappedValue: String, limit: Int = 3) { self.limit = limit; text = String(wrappedValue.prefix(limit)) } }
        struct Form { @Trimmed var code = "abcdef"; @Trimmed(limit: 5) var name: String = "Johannes" }
        var f = Form(); print(f.code, f.name, f.$name); f.code = "xyz!"; print(f.code, f.$code)
        //> abc Johan 5
        //> xyz 3
        // # generic wrappers, the storage behind them, and a nonmutating setter
        final class Store { var values: [String: Int] = [:] }
        @propertyWrapper struct Saved { let key: String; let store: Store; var wrappedValue: Int { get { store.values[key] ?? 0 } nonmutating set { store.values[key] = newValue } } }
        @propertyWrapper struct History<T> { private(set) var past: [T]; var wrappedValue: T { get { past[past.count - 1] } set { past.append(newValue) } }; var projectedValue: [T] { past }; init(wrappedValue: T) { past = [wrappedValue] } }
        let store = Store()
        struct Settings { @Saved(key: "n", store: store) var n: Int; @History var name = "a"; var depth: Int { _name.past.count } }
        var s = Settings(); let fixed = s; fixed.n = 5; s.name = "b"; s.name += "c"; print(s.n, store.values, s.$name, s.depth, fixed.depth)
        //> 5 ["n": 5] ["a", "b", "bc"] 3 1
        // # a wrapper on a constant
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W let n = 3 }
        //! 2:12: property wrapper '@W' can only be applied to a 'var'
        // # wrappers that begin with nil, and those that keep what they are not given yet
        @propertyWrapper struct Maybe<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
        }
        struct Form { @Maybe var name: String?; @Maybe var place: String = "here" }
        print(Form().name as Any, Form().place)
        @propertyWrapper struct Late<Value> {
            private let make: () -> Value
            init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
            var wrappedValue: Value { make() }
        }
        func made() -> Int { print("made"); return 3 }
        struct Page { @Late var size = made() }
        let page = Page(), other = Page(size: made() + 1)
        print("nothing is made")
        print(page.size, page.size, other.size)
        //> nil here
        //> nothing is made
        //> made
        //> made
        //> made
        //> 3 3 4
        // # observers of what a wrapper wraps, which call themselves
        @propertyWrapper struct Plain {
            var wrappedValue: Int
            var projectedValue: String { "plain \(wrappedValue)" }
        }
        @propertyWrapper struct Shared {
            final class Box { var value = 0 }
            private let box = Box()
            var wrappedValue: Int {
                get { print("get"); return box.value }
                nonmutating set { print("set", newValue); box.value = newValue }
            }
            init(wrappedValue: Int) { box.value = wrappedValue }
        }
        protocol Counting { var count: Int { get set } }
        struct S: Counting {
            @Plain var count = 1 { willSet { print("will", count, newValue) } didSet { print("did", oldValue, count); if count > 10 { count = 10 } } }
            @Shared var shared = 3 { didSet { print("shared") } }
            @Plain var late: Int { didSet { print("late", late) } }
            init(_ value: Int) { count = 5; late = value; count = 7; late = 9 }
            func change() { shared = 5; shared += 1 }
        }
        var s = S(3)
        print("--")
        s.count += 100
        print(s.count, s.$count)
        s.change()
        func bump(_ value: inout Int) { value += 1 }
        bump(&s.late)
        s[keyPath: \S.count] = 3
        let constant = S(1)
        constant.shared = 3
        var counting: any Counting = s
        counting.count = 6
        class C { @Plain var count = 1 { didSet { print("class", oldValue, count) } }; init() { count = 3 } }
        let c = C()
        c.count = 5
        func local() {
            @Plain var n = 1 { willSet { print("will", n, newValue) } didSet { print("did", oldValue, $n); if n > 10 { n = 10 } } }
            n = 40
            n += 1
            print(n)
        }
        local()
        //> will 5 7
        //> did 5 7
        //> late 9
        //> --
        //> will 7 107
        //> did 7 107
        //> will 107 10
        //> did 107 10
        //> 10 plain 10
        //> set 5
        //> shared
        //> get
        //> set 6
        //> shared
        //> late 10
        //> will 10 3
        //> did 10 3
        //> will 5 7
        //> did 5 7
        //> late 9
        //> set 3
        //> shared
        //> will 3 6
        //> did 3 6
        //> class 1 3
        //> class 3 5
        //> will 1 40
        //> did 1 plain 40
        //> will 40 10
        //> did 40 plain 10
        //> will 10 11
        //> did 10 plain 11
        //> will 11 10
        //> did 11 plain 10
        //> 10
        """###
}
