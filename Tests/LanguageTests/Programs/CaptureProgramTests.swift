import Testing

@Suite("Programs whose closures say what they capture")
struct CaptureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # weak, and gone
        class A { var n = 1 }
        var a: A? = A()
        let f = { [weak a] in a?.n ?? 0 }
        print(f())
        a = nil
        print(f())
        //> 1
        //> 0
        // # unowned self
        class A { var n = 1; lazy var f: () -> Int = { [unowned self] in self.n + 1 } }
        let a = A()
        print(a.f())
        //> 2
        // # unowned, and gone
        class A { var n = 1; func f() -> () -> Int { { [unowned self] in n } } }
        var a: A? = A()
        let f = a!.f()
        print(f())
        a = nil
        print(f())
        //! 6:7: the object that is captured as 'unowned' is gone; write 'weak'
        // # a value that is kept
        var y = 3
        let f = { [x = y] in x * 2 }
        let g = { [y] in y * 2 }
        y = 10
        print(f(), g())
        //> 6 6
        // # weak self that is unwrapped
        class A { var n = 1; var cb: (() -> Void)?
          func go() { cb = { [weak self] in guard let self else { print("gone"); return }; n += 1; print(self.n) } } }
        var a: A? = A()
        a!.go()
        let cb = a!.cb!
        cb()
        a = nil
        cb()
        //> 2
        //> gone
        // # weak by another name
        class A { var n = 1; func f() -> () -> Int { { [weak me = self] in me?.n ?? -1 } } }
        var a: A? = A()
        let f = a!.f()
        print(f()); a = nil; print(f())
        //> 1
        //> -1
        // # several captures
        class A { var n = 1 }
        var k = 3
        let a = A()
        let f = { [weak a, k, j = k + 1] (z: Int) -> Int in (a?.n ?? 0) + k + j + z }
        k = 100
        print(f(1))
        //> 9
        // # a delegate
        protocol Delegate: AnyObject { func did(_ s: String) }
        class Owner: Delegate { var log: [String] = []; func did(_ s: String) { log.append(s) } }
        var owner: Owner? = Owner()
        let tell = { [weak owner] (s: String) in owner?.did(s) }
        tell("a")
        print(owner!.log)
        owner = nil
        print(tell("b") == nil)
        //> ["a"]
        //> true
        // # self must be said
        class A { var n = 1; func f() -> () -> Int { { n } } }
        //! 1:48: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit; write 'self.n', or '[self] in'
        // # self must be said of a method
        class A { func g() {}; func f() -> () -> Void { { g() } } }
        //! 1:51: call to method 'g' in closure requires explicit use of 'self' to make capture semantics explicit; write 'self.g', or '[self] in'
        // # weak self must be unwrapped
        class A { var n = 1; func f() -> () -> Void { { [weak self] in n += 1 } } }
        //! 1:64: explicit use of 'self' is required when 'self' is optional, to make control flow explicit; write 'self?.n', or 'guard let self else { return }' first
        // # self is said in the list
        class A { var n = 1; func f() -> () -> Int { { [self] in n } } }
        print(A().f()())
        //> 1
        // # no self in what ends with the call
        class A { var n = 1; func f() -> [Int] { [1, 2].map { $0 + n } }; lazy var m: Int = { n + 1 }() }
        print(A().f(), A().m)
        //> [2, 3] 2
        // # structs need not say it
        struct S { var n = 1; func f() -> () -> Int { { n } } }
        print(S().f()())
        //> 1
        // # weak of a struct
        struct S {}
        let s = S()
        let f = { [weak s] in print(s as Any) }
        //! 3:12: 'weak' may only be applied to class and class-bound protocol types, not 'S'
        // # capture lists
        class Box { var v = 1 }
        var box = Box()
        let f = { [box] in box.v }
        let g = { [v = box.v] in v }
        box.v = 2; box = Box(); box.v = 7
        print(f(), g(), box.v)
        //> 2 1 7
        // # what closures capture
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = counter(), c2 = counter(); print(c1(), c1(), c2(), c1())
        var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; print(fs.map { $0() })
        var k = 1; let cap = { [k] in k }; let ref = { k }; k = 5; print(cap(), ref())
        let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
        print(compose({ $0 + 1 }, { $0 * 10 })(2))
        //> 1 2 1 3
        //> [0, 1, 4]
        //> 1 5
        //> 30
        // # lazy sequence and closures capture
        var fs: [() -> Int] = []
        for i in 0..<3 { fs.append { i * 10 } }
        print(fs.map { $0() })
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = counter(), c2 = counter(); print(c1(), c1(), c2())
        //> [0, 10, 20]
        //> 1 2 1
        """###
}
