import Testing

@Suite("Programs of class types as values")
struct MetatypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # members of a class type are those of the class it is
        class S { class func kind() -> String { "S" }; func k() -> String { Self.kind() }; func t() -> String { type(of: self).kind() } }
        class C: S { override class func kind() -> String { "C" } }
        let t: S.Type = C.self
        print(t.kind(), C().k(), C().t(), S.kind(), [S.self, C.self].map { $0.kind() })
        //> C C C S ["S", "C"]
        // # Self in a class
        class B { required init() {}; class func make() -> Self { Self() }; func n() -> String { "\(Self.self)" }; class var v: String { "vb" }; static func s() -> String { "\(self)" } }
        class D: B { override class var v: String { "vd" } }
        let b: B = D()
        print(type(of: D.make()), D().n(), type(of: type(of: b).init()), type(of: b).v, type(of: b).s(), D.s())
        //> D D D vd D D
        // # a class named inside itself is that class
        class A { class func title() -> String { "A" }; static func own() -> String { title() }; static func named() -> String { A.title() } }
        class B: A { override class func title() -> String { "B" } }
        print(B.own(), B.named(), A.own())
        //> B A A
        // # class subscripts and super
        class Counter { static var n = 0; class func next() -> Int { n += 1; return n }; class subscript(i: Int) -> Int { i } }
        class Tens: Counter { override class func next() -> Int { super.next() * 10 }; override class subscript(i: Int) -> Int { i * 10 } }
        print(Counter.next(), Tens.next(), Tens.n, Counter[3], Tens[3])
        //> 1 20 2 3 30
        // # metatypes as generic arguments make what they stand for
        class Shape { required init() {}; func name() -> String { "shape" } }
        class Square: Shape { override func name() -> String { "square" } }
        func make<T: Shape>(_ type: T.Type) -> T { type.init() }
        print(make(Square.self).name(), [Shape.self, Square.self].map { $0.init().name() })
        //> square ["shape", "square"]
        // # what a metatype makes has a required initializer
        class A { init() {} }
        let type: A.Type = A.self
        print(type.init())
        //! 3:7: constructing an object of class type 'A' with a metatype value must use a 'required' initializer
        // # static members are not overridden
        class A { static func f() {} }
        class B: A { override class func f() {} }
        //! 2:34: cannot override static method; declare it as 'class func' in the superclass
        // # a method that gives Self gives the subclass
        class A { var n = 0; func add() -> Self { n += 1; return self }; var me: Self { self } }
        class B: A { func extra() -> Int { n + 10 }; override func add() -> Self { super.add() } }
        print(B().add().extra(), B().add().add().extra(), B().me.extra())
        //> 11 12 10
        // # a method as a value is that of the object's class
        class A { func f() -> String { "A" } }
        class B: A { override func f() -> String { "B" } }
        let a: A = B()
        let f = a.f
        print(f())
        //> B
        // # A required initializer that a class inherits is called on the class that a metatype stands for
        class Animal { required init() {}; var n: String { "animal" } }
        class Dog: Animal { override var n: String { "dog" } }
        class Puppy: Dog { override var n: String { "puppy" } }
        let q: Dog.Type = Puppy.self;  print(q.init().n)
        print([Dog.self, Puppy.self].map { $0.init().n })
        func mk<T: Animal>(_ t: T.Type) -> T { t.init() }
        print(mk(q).n, mk(Puppy.self).n)
        class Big: Dog { var z = 3; required init() { super.init(); z = 5 } }
        let r: Dog.Type = Big.self
        print((r.init() as! Big).z)
        let ts: [Animal.Type] = [Puppy.self, Big.self]
        print(ts.map { $0.init().n })
        print([Puppy.self, Dog.self].map { $0.init().n })
        //> puppy
        //> ["dog", "puppy"]
        //> puppy puppy
        //> 5
        //> ["puppy", "dog"]
        //> ["puppy", "dog"]
        // # An initializer of an extension of a protocol makes what the metatype of an existential stands for.
        protocol P { init(c: Int); var n: Int { get } };  extension P { init() { self.init(c: 7) }; init?(s: String) { guard let i = Int(s) else { return nil }; self.init(c: i) } 
         init<T: BinaryInteger>(of x: T) { self.init(c: Int(x) * 2) } }
        struct S: P { let n: Int; init(c: Int) { n = c } }
        final class C: P { let n: Int; init(c: Int) { n = c * 10 } }
        enum E: P { case a(Int); init(c: Int) { self = .a(c) }; var n: Int { switch self { case .a(let k): k } } }
        let ts: [any P.Type] = [S.self, C.self, E.self]
        for t in ts { print(t.init().n, t.init(s: "4")?.n as Any, t.init(s: "x")?.n as Any, t.init(of: UInt8(3)).n, type(of: t.init()), t.init(c: 1).n) }
        func make<T: P>(_ t: T.Type) -> T { t.init() }
        print(make(S.self).n, make(C.self).n)
        func open(_ t: any P.Type) -> any P { make(t) }
        print(open(E.self).n)
        let made: [any P] = ts.map { $0.init() }
        print(made.map(\.n))
        //> 7 Optional(4) nil 6 S 1
        //> 70 Optional(40) nil 60 C 10
        //> 7 Optional(4) nil 6 E 1
        //> 7 70
        //> 7
        //> [7, 70, 7]
        // # The metatype of an existential is opened where a generic function takes a metatype.
        protocol P { static func make() -> Self; static var k: String { get }; var n: Int { get }; init() };  struct P1: P { var n = 1; static let k = "k"; static func make() -> P1 { .init() } }
        extension P { static func two() -> Int { make().n * 2 } }
        func g<T: P>(_ t: T.Type) -> Int { T.make().n + T().n + T.two() }
        let t: any P.Type = P1.self; print(g(t)); let ts: [any P.Type] = [P1.self]; print(ts.map { g($0) }); for t in ts { print(g(t), t.k) }
        func name<T: P>(_ t: T.Type, _ x: Int) -> String { "\(T.self) \(T.k) \(x)" }; print(name(t, 3), name(P1.self, 4))
        func opt<T: P>(_ t: T.Type) -> T? { T.make() }; print(opt(t)?.n as Any)
        //> 4
        //> [4]
        //> 4 k
        //> P1 k 3 P1 k 4
        //> Optional(1)
        // # a metatype's inherited initializers stand beside the class's own
        class A { required init() { print("A") }; func name() -> String { "A" } }
        class B: A { var x = 1; override func name() -> String { "B" }; convenience init(k: Int) { self.init(); x = k } }
        class C: B {}
        let b = B()
        print(type(of: b).init().x, B(k: 4).x, C(k: 2).x)
        func make<T: A>(_ type: T.Type) -> T { type.init() }
        print(make(B.self).name(), make(C.self).name())
        //> A
        //> A
        //> A
        //> A
        //> 1 4 2
        //> A
        //> A
        //> B B
        """###
}
