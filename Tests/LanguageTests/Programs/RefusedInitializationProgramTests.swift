import Testing

@Suite("Programs that are refused for what is not given a value, or given one twice")
struct RefusedInitializationProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a property that nobody declared
        struct Card {
            init(title: String) { self.title = title }
        }
        //! 2:32: value of type 'Card' has no member 'title'; declare it in front of the initializer: 'let title: …'
        // # a constant that is given its value later
        let flag = Bool("true")!
        let y: Int
        if flag { y = 1 } else { y = 2 }
        print(y)
        //> 1
        // # a constant that is given two values
        let y: Int
        for n in 1...2 { y = n }
        //! 2:18: immutable value 'y' may only be initialized once
        // # a constant that is read before
        let y: Int
        print(y)
        //! 2:7: 'y' is used before it has a value
        // # a constant is not given its value by a function
        let y: Int
        func f() { y = 1 }
        //! 2:12: cannot assign to value: 'y' is a 'let' constant; write 'var', or copy it to a 'var'
        // # what a constant is not given
        func f(_ b: Bool) -> Int { let x: Int; if b { x = 1 }; return x }
        //! 1:63: constant 'x' used before being initialized
        // # what a variable is not given
        func f(_ n: Int) -> Int { var x: Int; switch n { case 0: x = 1; case 1: break; default: x = 3 }; return x }
        //! 1:105: variable 'x' used before being initialized
        // # a constant is given a value twice
        func f() -> Int { let x: Int; x = 1; x = 2; return x }
        //! 1:38: immutable value 'x' may only be initialized once
        // # a constant in a loop
        func f() { let x: Int; for _ in 0..<2 { x = 1 } }
        //! 1:41: immutable value 'x' may only be initialized once
        // # a property that one path leaves out
        struct S { let x: Int; let y: Int; init(_ b: Bool) { x = 1; if b { y = 2 } } }
        //! 1:36: return from initializer without initializing all stored properties: 'y' has no value
        // # a property that an early return leaves out
        struct S { var x: Int; init(_ b: Bool) { if b { return }; x = 1 } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # a property that is given a value twice
        struct S { let x: Int; init() { x = 1; x = 2 } }
        //! 1:40: immutable value 'x' may only be initialized once
        // # a property that is read first
        struct S { let x: Int; let y: Int; init() { y = x; x = 1 } }
        //! 1:49: constant 'x' used before being initialized
        // # self before it is whole
        struct S { let x: Int; let y: Int; init() { x = 1; show(); y = 2 }; func show() {} }
        //! 1:52: 'self' used before all stored properties are initialized: 'y' has no value
        // # all paths fill the instance
        struct S { let x: Int; init?(_ n: Int) { if n < 0 { return nil }; switch n { case 0: x = 1; default: x = n } } }
        print(S(0)!.x, S(5)!.x, S(-1) == nil ? "nil" : "some")
        //> 1 5 nil
        // # a property with a value of its own
        struct S { let x = 1; init() { x = 2 } }
        //! 1:32: immutable value 'x' may only be initialized once
        // # a superclass before the class's own properties
        class A { let n: Int; init(n: Int) { self.n = n } }
        class B: A { let m: Int; init() { super.init(n: 1); m = 2 } }
        //! 2:41: property 'self.m' not initialized at super.init call; give it a value first
        // # an enum that is not given a case
        enum E { case a, b; init(_ flag: Bool) { if flag { self = .a } } }
        //! 1:21: return from initializer without initializing all stored properties: 'self' has no value
        // # init in extension without self.init
        struct A { var x: Int }
        extension A { init() { x = 1 } }
        print(A().x)
        //> 1
        // # struct init leaves out
        struct A { var x: Int; init() {} }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # struct init in branch
        struct A { var x: Int; init(_ b: Bool) { if b { x = 1 } } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # struct init loop
        struct A { var x: Int; init(_ n: Int) { for i in 0..<n { x = i } } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # let twice
        struct A { let x: Int; init() { x = 1; x = 2 } }
        //! 1:40: immutable value 'x' may only be initialized once
        // # let with value assigned
        struct A { let x = 1; init() { x = 2 } }
        //! 1:32: immutable value 'x' may only be initialized once
        // # let in a loop
        struct A { let x: Int; init() { for i in 0..<2 { x = i } } }
        //! 1:50: immutable value 'x' may only be initialized once
        // # local let twice
        func f() { let x: Int; x = 1; x = 2; print(x) }
        //! 1:31: immutable value 'x' may only be initialized once
        // # local var read before
        func f() { var x: Int; print(x); x = 1 }
        //! 1:30: variable 'x' used before being initialized
        // # local let in a while
        func f() { let x: Int; while true { x = 1 } }
        //! 1:37: immutable value 'x' may only be initialized once
        // # local captured before it has a value
        func f() { let x: Int; let g = { print(x) }; x = 1; g() }
        //! 1:40: constant 'x' captured by a closure before being initialized
        // # class reads self before super.init
        class A { init() {} }
        class B: A { var y: Int; override init() { show(); y = 1; super.init() }; func show() {} }
        //! 2:44: 'self' used before all stored properties are initialized: 'y' has no value
        // # class super.init before own property
        class A { init() {} }
        class B: A { var y: Int; override init() { super.init(); y = 1 } }
        //! 2:50: property 'self.y' not initialized at super.init call; give it a value first
        // # class convenience without self.init
        class A { var x: Int; init(x: Int) { self.x = x }; convenience init() { x = 1 } }
        //! 1:73: 'self' used before 'self.init' call or assignment to 'self'
        // # class designated calls self.init
        class A { var x: Int; init(x: Int) { self.x = x }; init() { self.init(x: 1) } }
        //! 1:52: designated initializer for 'A' cannot delegate (with 'self.init'); write 'convenience init'
        // # super.init called twice
        class A { init() {} }
        class B: A { override init() { super.init(); super.init() } }
        //! 2:52: 'super.init' called multiple times in initializer
        // # super init implicit
        class A { var x = 1; init() {} }
        class B: A { var y: Int; override init() { y = 1 } }
        print(B().x)
        //> 1
        // # required init missing
        class A { required init() {} }
        class B: A { var y: Int; init(y: Int) { self.y = y; super.init() } }
        //! 2:7: 'required' initializer 'init()' must be provided by subclass of 'A'
        // # init override missing
        class A { init() {} }
        class B: A { init() { super.init() } }
        //! 2:14: overriding declaration requires an 'override' keyword
        // # missing argument of memberwise
        struct P { var x: Int; var y: Int }
        let p = P(x: 1)
        //! 2:9: missing argument for parameter 'y' in call to P(x: Int, y: Int)
        // # memberwise order
        struct P { var x: Int; var y: Int }
        let p = P(y: 1, x: 2)
        //! 2:17: argument 'x' must precede argument 'y' in call to P(x: Int, y: Int)
        // # memberwise without labels
        struct P { var x: Int; var y: Int }
        let p = P(1, 2)
        //! 2:11: missing argument labels 'x:y:' in call to P(x: Int, y: Int)
        // # memberwise of none
        struct P { var x: Int; var y: Int }
        let p = P()
        //! 2:9: missing arguments for parameters 'x', 'y' in call to P(x: Int, y: Int)
        // # class without initializer
        class C { var x: Int }
        //! 1:7: class 'C' has no initializers; give 'x' a value, or write an 'init' that does
        // # super init missing
        class A { var x: Int; init(x: Int) { self.x = x } }
        class B: A { var y: Int; init() { y = 1 } }
        //! 2:26: 'super.init' isn't called on all paths before returning from initializer; write 'super.init(x: …)'
        // # property uninitialised
        struct A { var x: Int; var y: Int; init(x: Int) { self.x = x } }
        //! 1:36: return from initializer without initializing all stored properties: 'y' has no value
        // # a constant that a defer reads where a return leaves without it
        func f(_ b: Bool) { let a: Int; defer { print(a) }; if b { return }; a = 3 }
        //! 1:47: constant 'a' used before being initialized
        // # a constant that a defer reads where an error leaves without it
        func h() throws {}
        func f() throws { let a: Int; defer { print(a) }; try h(); a = 3 }
        //! 2:45: constant 'a' used before being initialized
        // # a constant that a defer reads where the loop goes on without it
        func f() { for i in 1...3 { let a: Int; defer { print(a) }; if i == 2 { continue }; a = i } }
        //! 1:55: constant 'a' used before being initialized
        // # a part of a tuple without a value
        func f() { let (a, b): (Int, Int); a = 1; print(a, b) }
        //! 1:52: constant 'b' used before being initialized
        // # a part of a tuple with two values
        func f() { let (a, b): (Int, Int); a = 1; b = 2; a = 3; print(a, b) }
        //! 1:50: immutable value 'a' may only be initialized once
        // # init parameter shadows
        struct A { var x: Int; init(x: Int) { x = x } }
        //! 1:39: cannot assign to value: 'x' is a 'let' constant; write 'self.x' for the property
        // # a list that is changed before it has a value
        var list: [Int]
        list.append(1)
        //! 2:1: 'list' is used before it has a value
        // # a number that is changed before it has a value
        var total: Int
        total += 1
        //! 2:1: 'total' is used before it has a value
        // # a property that is changed before its value has one
        struct Point { var x = 1 }
        var point: Point
        point.x = 1
        //! 3:1: 'point' is used before it has a value
        // # a variable that a function changes before it has a value
        func grow() { total += 1 }
        var total: Int
        grow()
        //! 1:15: 'total' is used before it has a value
        """###
}
