import Testing

@Suite("Programs of initializers that hand over to others")
struct InitializerProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a wrapped optional without a value is nil, or what is handed over
        @propertyWrapper struct W<T> { var wrappedValue: T?; init(wrappedValue: T?) { self.wrappedValue = wrappedValue }; init() { wrappedValue = nil } }
        struct A { @W var n: Int?; @W var m: Int? }
        print(A(n: 4).n as Any, A(m: 2).n as Any, A(n: 1, m: 2).m as Any, A().m as Any)
        struct V: View { @State var icon: Int?; var body: some View { Text("\(icon ?? 0)") } }
        print(V(icon: 3).icon as Any)
        //> Optional(4) nil Optional(2) nil
        //> Optional(3)
        // # a program's interpolation with a label stands beside the one for any value
        extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral(String(n, radix: 16)) } }
        print("\(1) \(hex: 255)")
        //> 1 ff
        // # observers of inherited properties
        class A { var n = 0 { didSet { print("set", n) } }; init() { n = 1 } }
        class B: A { override init() { super.init(); n = 5 }; convenience init(n: Int) { self.init(); self.n = n } }
        _ = B(n: 6)
        //> set 5
        //> set 6
        // # an initializer fails where the one above it does
        class F { let s: String; init?(_ s: String) { if s.isEmpty { return nil }; self.s = s } }
        class D: F { override init?(_ s: String) { super.init(s); print("made") } }
        class E: F { init() { super.init("q")! } }
        print(D("") == nil, D("a")?.s ?? "-", E().s)
        //> made
        //> true a q
        // # an initializer fails where the one it hands over to does
        struct F { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n }; init?(a: Int) { self.init(a); print("made") }; init(b: Int) { self.init(b)! } }
        print(F(a: -1) == nil, F(a: 2)?.n ?? 0, F(b: 4).n)
        enum E { case a; init?(_ s: String) { if s == "a" { self = .a } else { return nil } }; init?(x: String) { self.init(x) } }
        print(E(x: "a") as Any, E(x: "b") as Any)
        //> made
        //> true 2 4
        //> Optional(E.a) nil
        // # an initializer that can't fail hands over to none that may
        struct F { init?(_ n: Int) { return nil }; init() { self.init(3) } }
        //! 1:53: a non-failable initializer cannot delegate to a failable one; write 'init?' here, or '!' after the call
        // # convenience initializers hide none that are inherited
        class A { let n: String; init(n: String) { self.n = n } }
        class B: A { convenience init() { self.init(n: "x") } }
        print(B().n, B(n: "y").n)
        //> x y
        // # convenience initializers are inherited where all others are replaced
        class A { let n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 3) } }
        class B: A { override init(n: Int) { super.init(n: n * 2) } }
        class C: A { init(text: String) { super.init(n: text.count) } }
        print(B().n, B(n: 1).n, C(text: "abc").n)
        //> 6 2 3
        // # convenience initializers are not inherited where one is left out
        class A { let n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 3) } }
        class C: A { init(text: String) { super.init(n: text.count) } }
        print(C().n)
        //! 3:7: missing argument for parameter 'text' in call to C(text: String)
        // # a wrapper with arguments and a value takes another value
        @propertyWrapper struct Clamped {
            var wrappedValue: Int
            init(wrappedValue: Int, _ range: ClosedRange<Int>) {
                self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
            }
        }
        struct Level { @Clamped(0...10) var x = 50; var y = 1 }
        print(Level(x: 4).x, Level().x, Level(x: 99, y: 2).x, Level(y: 3))
        //> 4 10 10 Level(_x: Clamped(wrappedValue: 10), y: 3)
        // # wrapped properties that an initializer gives their first value
        @propertyWrapper struct W<T> { var wrappedValue: T }
        @propertyWrapper struct Clamped { private var n: Int; let top: Int; var wrappedValue: Int { get { n } set { n = min(newValue, top) } }; init(wrappedValue: Int) { n = wrappedValue; top = 10 } }
        struct S { @W var x: Int; init() { x = 3 } }
        struct T { @W var x: Int; init() { _x = W(wrappedValue: 4) } }
        struct U { @W var x: Int; @Clamped var y: Int; init(_ v: Int) { self.x = v; y = 30; x += 1; y += 1 } }
        class K { @W var x: Int; init() { x = 3 } }
        print(S().x, T().x, U(5).x, U(5).y, K().x)
        //> 3 4 6 10 3
        // # a wrapped property is read before it has a value
        @propertyWrapper struct W<T> { var wrappedValue: T }
        struct S { @W var x: Int; init() { print(x); x = 3 } }
        //! 2:42: variable 'x' used before being initialized
        // # abstract methods
        class Shape { func area() -> Double { fatalError() }; var name: String { fatalError("abstract") } }
        class Square: Shape { override func area() -> Double { 2 }; override var name: String { "square" } }
        func stop() -> Never { fatalError("stop") }
        func half(_ n: Int) -> Int { switch n % 2 { case 0: n / 2; default: stop() } }
        let area: (Int) -> Int = { $0 > 0 ? $0 : { fatalError() }() }
        print(Square().area(), Square().name, half(4), area(1))
        //> 2.0 square 2 1
        // # an initializer's own properties are not observed, but those that it inherits, and what a 'defer' assigns
        class C {
          var n: Int { didSet { print("didSet", n) } willSet { print("will", newValue) } }
          init(_ n: Int) { self.n = n; self.n = 5 }
          convenience init() { self.init(1); n = 7; self.n = 8 }
          convenience init(s: String) { self.init(1); n += 7; change(); let me = self; me.n = 14; { self.n = 15 }() }
          func change() { n = 9 }
        }
        print("C()"); _ = C()
        print("C(s)"); _ = C(s: "")
        class D {
          var n: Int { didSet { print("didSet", n) } }
          init(_ n: Int) { self.n = n; defer { self.n = 5 }; self.n = 6; do { self.n = 16 }; func inner() { self.n = 17 }; inner(); let c = { self.n = 18 }; c() ; if n > 1 { self.n = 19 } }
        }
        print("D"); _ = D(2)
        struct S {
          var n: Int { didSet { print("didSet", n) } }
          var a: [Int] = [] { didSet { print("a", a) } }
          init(_ n: Int) { self.n = n; defer { self.n = 5 } ; self.n = 9; self.a.append(2); a[0] = 3 }
          init() { self.init(4); n = 8; a.append(3); n += 1 }
          init(k: Int) { self = S(4); n = 8; a.append(3); n += 1 }
        }
        print("S(2)"); _ = S(2); print("S()"); _ = S(); print("S(k)"); _ = S(k: 2)
        class E: D { override init(_ n: Int) { super.init(n); self.n = 11 }
          convenience init() { self.init(1); n = 12 } }
        print("E(3)"); _ = E(3); print("E()"); _ = E()
        extension C { convenience init(x: Int) { self.init(1); n = 27 } }
        print("C(x)"); _ = C(x: 1)
        extension S { init(x: Int) { self.init(1); n = 27 } }
        print("S(x)"); _ = S(x: 1)
        class G { var a = 1 { didSet { print("G a", a) } } ; var b: Int { didSet { print("G b") } } 
         init() { b = 2; a = 3; b = 4; defer { b = 7; a += 1 } ; defer { do { a = 12 } } } }
        print("G"); _ = G()
        //> C()
        //> C(s)
        //> will 9
        //> didSet 9
        //> will 14
        //> didSet 14
        //> will 15
        //> didSet 15
        //> D
        //> didSet 17
        //> didSet 18
        //> didSet 5
        //> S(2)
        //> didSet 5
        //> S()
        //> didSet 5
        //> S(k)
        //> didSet 5
        //> E(3)
        //> didSet 17
        //> didSet 18
        //> didSet 5
        //> didSet 11
        //> E()
        //> didSet 17
        //> didSet 18
        //> didSet 5
        //> didSet 11
        //> didSet 12
        //> C(x)
        //> S(x)
        //> didSet 5
        //> G
        //> G a 12
        //> G b
        //> G a 13
        // # a subclass that observes a property is not told of a convenience initializer's assignment
        class C {
          var n: Int { didSet { print("C didSet", n) } }
          var m = 0
          init(_ n: Int) { self.n = n; m = 2 }
          convenience init() { self.init(1); n = 7; m = 3 }
        }
        class B: C {
          override var n: Int { didSet { print("B didSet", n) } }
          override var m: Int { didSet { print("B m didSet", m) } }
        }
        _ = B()
        class F: C { 
          override init(_ n: Int) { super.init(n); self.n = 2; m = 4; defer { self.n = 3 } }
        }
        class H: F { override var n: Int { didSet { print("H didSet", n) } } }
        _ = H(3)
        //> C didSet 2
        //> H didSet 2
        //> C didSet 3
        //> H didSet 3
        // # inherited initializers beside overridden ones of the same labels, and what shadows the library
        class Model {
            let value: Int
            init(_ value: Int) { self.value = value }
            convenience init(_ text: String) { self.init(text.count) }
            required init(both a: Int, _ b: Int) { value = a + b }
        }
        class Special: Model {
            override init(_ value: Int) { super.init(value * 2) }
            required init(both a: Int, _ b: Int) { super.init(both: a * 10, b) }
        }
        print(Special("abc").value, Special(2).value, Special(both: 1, 2).value)
        extension String { func uppercased() -> String { "own " + self } }
        extension Array where Element == Int { var first: Int { 99 } }
        print("a".uppercased())
        //> 6 4 12
        //> own a
        // # initializers that may fail, which try others that throw, and floating-point literals
        enum Failure: Error { case bad }
        struct Number {
            let n: Int
            init(_ text: String) throws { guard let n = Int(text) else { throw Failure.bad }; self.n = n }
            init?(maybe text: String) { try? self.init(text) }
            init?(positive n: Int) { guard n > 0 else { return nil }; self.n = n }
            init(checked n: Int) throws { guard n < 100 else { throw Failure.bad }; self.n = n }
            init?(both n: Int) { guard n != 7 else { return nil }; try? self.init(checked: n) }
        }
        print(Number(maybe: "z") as Any, Number(maybe: "3")!.n, Number(both: 200) as Any, Number(both: 5)!.n, Number(both: 7) as Any)
        class Base {
            let n: Int
            init(_ text: String) throws { guard let n = Int(text) else { throw Failure.bad }; self.n = n }
            convenience init?(maybe text: String) { try? self.init(text) }
        }
        class Derived: Base { init?(other text: String) { try? super.init(text) } }
        print(Base(maybe: "z") == nil, Base(maybe: "4")!.n, Derived(other: "x") == nil, Derived(other: "9")!.n)
        func width(_ x: Double) -> String { "double" }
        func width(_ x: Float) -> String { "float" }
        print(width(1.0), width(Float(1)), width(2.5 as Float))
        //> nil 3 nil 5 nil
        //> true 4 true 9
        //> double float float
        // # A class with values for all properties has an init() beside its convenience initializers
        class G { var a: [Int] = []; convenience init(_ e: [Int]) { self.init(); a = e } }
        print(G([1]).a, G().a)
        class H: G { var b = 2 }
        print(H([3]).a, H().b, H([3]).b)
        class I: G { var c = 1; convenience init(x: Int) { self.init([x]); c = x } }
        print(I(x: 4).a, I(x: 4).c, I().a, I([9]).a)
        protocol P { init() }
        final class J: P { var n = 5; convenience init(n: Int) { self.init(); self.n = n } }
        func mk<T: P>(_ t: T.Type) -> T { T() }
        print(mk(J.self).n, J(n: 3).n)
        class K { let n: Int? ; convenience init(k: Int) { self.init() } 
          init() { n = 3 } }
        print(K(k: 1).n as Any)
        //> [1] []
        //> [3] 2 2
        //> [4] 4 [] [9]
        //> 5 3
        //> Optional(3)
        // # the empty initializer beside the memberwise one as a value
        protocol P { var d: String { get } }
        struct S: P { var d = "s" }
        struct T: P { var d = "t"; var n: Int? }
        let f: () -> S = S.init
        let g: (String) -> S = S.init
        let h: [() -> any P] = [S.init, T.init]
        func make<T>(_ f: () -> T) -> T { f() }
        let m: [String: () -> Any] = ["s": S.init]
        print(f(), g("x"), h.map { $0().d }, make(S.init), m["s"]!(), ["a", "b"].map(S.init))
        let k: (String, Int?) -> T = T.init
        print(k("q", 3))
        let factories: [String: (String) -> any P] = ["s": S.init(d:), "t": { T(d: $0) }]
        print(factories["s"]!("z").d)
        //> S(d: "s") S(d: "x") ["s", "t"] S(d: "s") S(d: "s") [S(d: "a"), S(d: "b")]
        //> T(d: "q", n: Optional(3))
        //> z
        // # init!
        struct D {
            let x: Int
            init!(x: Int) { if x < 0 { return nil }; self.x = x }
            init() { self.init(x: 1)! }
            init(y: Int) { self.init(x: y) }
            init?(z: Int) { self.init(x: z) }
        }
        class C { let n: Int; init!(n: Int) { if n < 0 { return nil }; self.n = n }; convenience init() { self.init(n: 4) } }
        class K: C { let k: Int; init(k: Int) { self.k = k; super.init(n: k) } }
        let d: D = D(x: 4)
        print(d.x, D(x: 5).x, (D(x: -1) as D?) == nil, D().x, D(y: 3).x, D(z: -1) == nil, D(z: 2)!.x, C().n, K(k: 7).n)
        //> 4 5 true 1 3 true 2 4 7
        // # init! that fails below an initializer that can't
        struct D { let x: Int; init!(x: Int) { if x < 0 { return nil }; self.x = x }; init(y: Int) { self.init(x: y) } }
        print(D(y: -1))
        //! 1:94: unexpectedly found nil while unwrapping an Optional value; use 'if let' or '??'
        // # Initializers write to what they are lent
        struct Numbered { let id: Int; init(next: inout Int) { id = next; next += 1 } }
        var next = 0
        let one = Numbered(next: &next), two = Numbered(next: &next)
        print(one.id, two.id, next)
        struct Digit { var value: Int; init?(_ text: inout Substring) { guard let first = text.popFirst(), let digit = first.wholeNumberValue else { return nil }; value = digit } }
        var text = "12x"[...]
        while let digit = Digit(&text) { print(digit.value) }
        print(text.isEmpty)
        class Base { var x: Int; init(_ n: inout Int) { x = n; n += 10 }; convenience init(two n: inout Int) { n += 1; self.init(&n) } }
        class Heir: Base { override init(_ n: inout Int) { n *= 2; super.init(&n); n += 1 } }
        print(Base(two: &next).x, next, Heir(&next).x, next)
        enum Level { case of(Int); init(_ n: inout Int) { n += 1; self = .of(n) } }
        print(Level(&next), next)
        extension Int { init(taking n: inout Int) { self = n; n = 0 } }
        print(Int(taking: &next), next)
        class Made { var k: Int; required init(_ n: inout Int) { k = n; n += 3 } }
        let type: Made.Type = Made.self
        print(type.init(&next).k, next)
        struct Holder { var n = 3 { didSet { print("set", n) } } }
        var holder = Holder()
        print(Numbered(next: &holder.n).id, holder.n)
        //> 0 1 2
        //> 1
        //> 2
        //> true
        //> 3 13 26 37
        //> of(38) 38
        //> 38 0
        //> 0 3
        //> set 4
        //> 3 4
        // # a generic type that makes itself of other types, and leaves a default out
        struct Stack<Element> {
            var last: Element?
            init(_ last: Element? = nil) { self.last = last }
            func listed() -> Stack<[Element]> { Stack<[Element]>() }
            func optional() -> Stack<Element?> { .init() }
            func paired<Other>(_ other: Stack<Other>) -> Stack<(Element, Other)> { Stack<(Element, Other)>() }
            func swapped<Other>(_ other: Stack<Other>) -> Stack<[Other]> { .init() }
        }
        struct Two<A, B> {
            var a: [A], b: [B]
            init(_ a: [A] = [], _ b: [B] = [B]()) { (self.a, self.b) = (a, b) }
            func turned() -> Two<B, A> { Two<B, A>() }
            func nested() -> Two<[B], A> { Two<[B], A>() }
        }
        func depth<T>(_ value: T, _ other: T? = nil, left: Int = 3) -> Int { left == 0 ? 0 : 1 + depth([value], left: left - 1) }
        print(Stack(1).listed(), Stack(1).optional(), Stack(2).swapped(Stack("a")), Stack(1).paired(Stack("x")).last == nil)
        print(Two<Int, String>().turned(), Two<Int, String>().nested(), depth(1))
        //> Stack<Array<Int>>(last: nil) Stack<Optional<Int>>(last: nil) Stack<Array<String>>(last: nil) true
        //> Two<String, Int>(a: [], b: []) Two<Array<String>, Int>(a: [], b: []) 3
        """###
}
