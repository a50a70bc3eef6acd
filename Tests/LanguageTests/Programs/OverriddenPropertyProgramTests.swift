import Testing

@Suite("Programs that override stored properties")
struct OverriddenPropertyProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # override observers
        class A { var x = 1 }
        class B: A { override var x: Int { didSet { print("did", oldValue, x) } } }
        let b = B()
        b.x = 2
        b.x += 5
        let a: A = b
        a.x = 9
        print(b.x)
        //> did 1 2
        //> did 2 7
        //> did 7 9
        //> 9
        // # override observers from init
        class A { var x = 1; init() { x = 5 } }
        class B: A { override var x: Int { willSet { print("will", newValue) } didSet { print("did", oldValue, x) } }
         override init() { super.init(); x = 7 } }
        let b = B()
        print(b.x)
        //> will 7
        //> did 5 7
        //> 7
        // # override accessors of stored
        class A { var x = 1 }
        class B: A { override var x: Int { get { super.x * 10 } set { print("set", newValue); super.x = newValue } } }
        let b = B()
        b.x = 2
        print(b.x)
        let a: A = b
        a.x += 1
        print(a.x)
        //> set 2
        //> 20
        //> set 21
        //> 210
        // # override observers both levels
        class A { var x = 1 { didSet { print("A", oldValue) } } }
        class B: A { override var x: Int { didSet { print("B", oldValue) } } }
        class C: B { override var x: Int { willSet { print("C", newValue) } } }
        let c = C()
        c.x = 4
        //> C 4
        //> A 1
        //> B 1
        // # override observer array
        class A { var xs = [1] ; func add() { xs.append(2) } }
        class B: A { override var xs: [Int] { didSet { print("now", xs) } } }
        let b = B()
        b.add(); b.xs[0] = 9; b.xs.append(4)
        func f(_ x: inout [Int]) { x = [] }
        f(&b.xs)
        //> now [1, 2]
        //> now [9, 2]
        //> now [9, 2, 4]
        //> now []
        // # override observers of computed
        class A { var s = 1; var x: Int { get { s } set { s = newValue } } }
        class B: A { override var x: Int { didSet { print("B", oldValue, x) } } }
        B().x = 3
        //> B 1 3
        // # override observer with key path
        class A { var x = 1 }
        class B: A { override var x: Int { didSet { print("did", oldValue, x) } } }
        let b = B()
        b[keyPath: \A.x] = 4
        b[keyPath: \B.x] = 5
        //> did 1 4
        //> did 4 5
        // # override let
        class A { let x = 1 }
        class B: A { override var x: Int { didSet { } } }
        //! 2:27: cannot observe read-only property 'x'; it can't change
        // # override read-only observers
        class A { var x: Int { 1 } }
        class B: A { override var x: Int { didSet { } } }
        //! 2:27: cannot observe read-only property 'x'; it can't change
        // # override stored by stored
        class A { var x = 1 }
        class B: A { override var x = 2 }
        //! 2:27: cannot override with a stored property 'x'; write 'get' and 'set', or 'didSet', or give it its value in 'init'
        // # override stored read-only
        class A { var x = 1 }
        class B: A { override var x: Int { 2 } }
        //! 2:27: cannot override mutable property with read-only property 'x'; write 'set' too
        // # override let getter
        class A { let x = 1 }
        class B: A { override var x: Int { 2 } }
        print(B().x, (B() as A).x)
        //! 2:27: cannot override immutable 'let' property 'x' with the getter of a 'var'; make it a 'var' in the superclass
        // # override from super init
        class A { var x: Int; init(x: Int) { self.x = x; setup() }; func setup() { x += 1 } }
        class B: A { override var x: Int { didSet { print("did", oldValue, x) } } }
        print(B(x: 3).x)
        //> did 3 4
        //> 4
        // # override with super assign
        class A { var x = 1 { didSet { print("A did") } } }
        class B: A { override var x: Int { didSet { print("B did") } }; func f() { super.x = 4 } }
        B().f()
        //> A did
        // # override with implicit self
        class A { var x = 1 }
        class B: A { override var x: Int { didSet { if x > 5 { x = 5 } } }; func go() { x = 9; self.x += 1 } }
        let b = B(); b.go(); print(b.x)
        //> 5
        // # Observers of a superclass see what is stored, whatever overrides it
        // base observers through an override
        class B { var o = 1 { didSet { print("base did", oldValue, o) } } }
        class C: B { override var o: Int { get { super.o * 10 } set { super.o = newValue / 10 } } }
        let c = C(); c.o = 50; print(c.o)
        class O: B { override var o: Int { didSet { print("sub did", oldValue, o) } } }
        let o = O(); o.o = 3; print(o.o)
        class P { var v = 1 { willSet { print("will", v, newValue) } didSet { print("did", v) } } }
        class Q: P { override var v: Int { get { 7 } set { super.v = newValue } } }
        let q = Q(); q.v = 4; print(q.v)
        //> base did 1 5
        //> 50
        //> base did 1 3
        //> sub did 1 3
        //> 3
        //> will 1 4
        //> did 4
        //> 7
        // # an initializer reads and writes what its own class stores, whatever overrides it
        class K { var q = 1; var obs = 2 { didSet { print("obs", obs) } }; init() { q = 3; q += 1; self.q *= 2; obs = 5; print("init", q, self.q, obs); let c = { self.q }; print(c()); m(); func loc() -> Int { q }; print(loc()); let me = self; print(me.q, self[keyPath: \.q]); print("\(q)", [1].map { _ in q }); defer { q = 11; print("defer", q) } }
         func m() { print("m", q) }
         }
        class K2: K { override var q: Int { get { super.q * 10 } set { print("K2 set"); super.q = newValue / 10 } }
         override var obs: Int { get { 9 } set { print("K2 obs") } }
         override init() { super.init(); q = 50; print("K2", q) } }
        _ = K2()
        class O: K { override var q: Int { didSet { print("did", q) } }; override init() { super.init(); q = 5 } }
        _ = O()
        class P: K { var z = 1; convenience init(a: Int) { self.init(); q = 4; z = 4; print("conv", q, z) } }
        class P2: P { override var z: Int { get { super.z + 1 } set { print("P2 set"); super.z = newValue } } ; override var q: Int { get { 7 } set { print("P2 q") } } }
        _ = P2(a: 1)
        class L { let a: Int; var arr: [Int]; init(a: Int) { self.a = a; arr = []; arr.append(a); arr[0] += 1; print(arr.count, self.arr, arr.map { $0 + self.arr.count }) } }
        class L2: L { override var arr: [Int] { get { super.arr + [7] } set { super.arr = newValue } } }
        _ = L2(a: 3)
        //> init 8 8 5
        //> 80
        //> m 80
        //> 80
        //> 80 80
        //> 8 [80]
        //> K2 set
        //> defer 10
        //> K2 set
        //> K2 50
        //> init 8 8 5
        //> 8
        //> m 8
        //> 8
        //> 8 8
        //> 8 [8]
        //> did 11
        //> defer 11
        //> did 5
        //> init 8 8 5
        //> 7
        //> m 7
        //> 7
        //> 7 7
        //> 8 [7]
        //> P2 q
        //> defer 7
        //> P2 q
        //> conv 7 4
        //> 1 [4] [6]
        // # The observer of an overridden property is called again where it sets that
        class Base { var x = 1; var y: Int { get { x } set { x = newValue } } }
        class Sub: Base {
            override var x: Int { didSet { print("did", oldValue, x); if x > 10 { x = 10 } } }
            override var y: Int { willSet { print("will", newValue) } didSet { if y > 5 { y = 5 } } }
        }
        let s = Sub(); s.x = 20; print(s.x)
        s.y = 8; print(s.y, s.x)
        class Third: Sub { override var x: Int { didSet { print("third", x); if x < 0 { super.x = 0 } } } }
        let t = Third(); t.x = -5; print(t.x)
        //> did 1 20
        //> did 20 10
        //> 10
        //> will 8
        //> did 10 8
        //> will 5
        //> did 8 5
        //> 5 5
        //> did 1 -5
        //> third -5
        //> did -5 0
        //> 0
        """###
}
