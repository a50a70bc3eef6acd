import Testing

@Suite("Programs that are refused for changing a constant")
struct RefusedMutationProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # mutating through let element
        let a = [[1]]
        a[0].append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # mutating a function result
        func f() -> [Int] { [1] }
        f().append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: it is no variable; copy it to a 'var' first
        // # mutating through get-only
        struct A { var x: [Int] { [1] } }
        var a = A()
        a.x.append(2)
        //! 3:3: cannot use mutating member 'append' on immutable value: 'x' is a get-only property
        // # inout without ampersand
        func f(_ x: inout Int) { x += 1 }
        var n = 1
        f(n)
        //! 3:3: passing a value to an inout parameter requires explicit '&': write '&n'
        // # inout of a let
        func f(_ x: inout Int) { x += 1 }
        let n = 1
        f(&n)
        //! 3:4: cannot pass immutable value as inout argument: 'n' is a 'let' constant; write 'var', or copy it to a 'var'
        // # inout of a literal
        func f(_ x: inout Int) { x += 1 }
        f(&1)
        //! 2:4: cannot pass immutable value as inout argument: it is no variable; copy it to a 'var' first
        // # ampersand without inout
        func f(_ x: Int) {}
        var n = 1
        f(&n)
        //! 3:3: '&' used with a non-inout argument of type 'Int'
        // # overlapping inout
        func f(_ x: inout Int, _ y: inout Int) {}
        func g() { var n = 1; f(&n, &n) }
        //! 2:30: overlapping accesses to 'n', but modification requires exclusive access; copy one of them to a variable first
        // # a dictionary read beside a change of its entry through an optional chain
        struct V { var x = 1 }
        var d = ["a": V()]
        d["a"]?.x = (d["a"]?.x ?? 0) + 1
        //! 3:1: overlapping accesses to 'd', but modification requires exclusive access; copy one of them to a variable first
        // # an optional read in the operand of an operator that changes a part of it
        func g() { var a: [Int]? = [1]; a?[0] += a!.count }
        //! 1:33: overlapping accesses to 'a', but modification requires exclusive access; copy one of them to a variable first
        // # an optional read in an argument of a method that changes it
        func f(_ o: inout [Int]?) { o?.append(o!.count) }
        //! 1:29: overlapping accesses to 'o', but modification requires exclusive access; copy one of them to a variable first
        // # optional chains beside which nothing is read that they change
        struct V { var x = 1 }
        struct P { var o: V? = V(); var n = 3; mutating func go() { o?.x = n } }
        func g() {
            var d = ["a": V()], a: [Int]? = [1], p: P? = P()
            d["a"]!.x = d["a"]!.x + 1
            d[d.keys.first!]?.x += 1
            if let v = d["a"] { d["a"]?.x = v.x * 2 }
            a!.append(a!.count)
            p?.go()
            let n = a!.count
            a?.append(n)
            print(d, a!, p!.o!.x)
        }
        g()
        class C { var x = 1 }
        var o: C? = C()
        o?.x = o!.x + 1
        print(o!.x)
        //> ["a": V(x: 6)] [1, 1, 2] 3
        //> 2
        // # overlapping swap of elements
        func g() { var a = [1, 2]; swap(&a[0], &a[1]) }
        //! 1:41: overlapping accesses to 'a', but modification requires exclusive access; call 'a.swapAt(_:_:)', or copy one to a variable
        // # inout of wrong type
        func f(_ x: inout Double) {}
        var n = 1
        f(&n)
        //! 3:3: cannot convert value of type 'Int' to expected argument type 'Double'; write 'Double(…)' around it
        // # let property of protocol set
        protocol P { var x: Int { get } }
        struct A: P { var x = 1 }
        func f(_ p: inout P) { p.x = 2 }
        //! 3:26: cannot assign to property: 'x' is a get-only property
        // # assigning to a function call
        func f() -> Int { 1 }
        f() = 2
        //! 2:1: cannot assign to this: it is no variable, property or subscript; '==' compares
        // # assigning to a method
        struct A { func f() {} }
        var a = A()
        a.f = {}
        //! 3:1: cannot assign to this: it is no variable, property or subscript; '==' compares
        // # self assigned in class
        class A { func f() { self = A() } }
        //! 1:22: cannot assign to value: 'self' is immutable
        // # let mutated
        let a = 1
        a = 2
        //! 2:1: cannot assign to value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # let mutated by compound
        let a = 1
        a += 2
        //! 2:1: left side of mutating operator isn't mutable: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # local let mutated
        func f() { let a = 1; a = 2; print(a) }
        //! 1:23: cannot assign to value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # let array appended
        let list = [1]
        list.append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: 'list' is a 'let' constant; write 'var', or copy it to a 'var'
        // # parameter mutated
        func f(_ a: Int) { a += 1 }
        //! 1:20: left side of mutating operator isn't mutable: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # loop variable mutated
        for i in 0..<3 { i += 1 }
        //! 1:18: left side of mutating operator isn't mutable: 'i' is a 'let' constant; write 'var', or copy it to a 'var'
        // # self property in non-mutating
        struct Counter { var n = 0; func up() { n += 1 } }
        //! 1:41: left side of mutating operator isn't mutable: 'self' is immutable; mark the method 'mutating'
        // # self.property in non-mutating
        struct Counter { var n = 0; func up() { self.n += 1 } }
        //! 1:41: left side of mutating operator isn't mutable: 'self' is immutable; mark the method 'mutating'
        // # mutating member in non-mutating
        struct Counter { var n = [1]; func up() { n.append(2) } }
        //! 1:43: cannot use mutating member 'append' on immutable value: 'self' is immutable; mark the method 'mutating'
        // # mutating method called in non-mutating
        struct Counter { var n = 0; mutating func up() { n += 1 }; func twice() { up(); up() } }
        //! 1:75: cannot use mutating member 'up' on immutable value: 'self' is immutable; mark the method 'mutating'
        // # mutating through let
        struct Counter { var n = 0; mutating func up() { n += 1 } }
        let c = Counter()
        c.up()
        //! 3:1: cannot use mutating member 'up' on immutable value: 'c' is a 'let' constant; write 'var', or copy it to a 'var'
        // # property through let
        struct Counter { var n = 0 }
        let c = Counter()
        c.n = 2
        //! 3:1: cannot assign to property: 'c' is a 'let' constant; write 'var', or copy it to a 'var'
        // # view property changed without State
        struct A: View {
            var on = false
            var body: some View { Button("a") { on = true } }
        }
        //! 3:41: cannot assign to property: 'self' is immutable; declare it as '@State var on'
        // # writing through a path that can only be read
        struct P { let name: String }
        var p = P(name: "a")
        p[keyPath: \.name] = "b"
        //! 3:12: cannot assign through a read-only key path
        // # a part of a constant that has its value, in an initializer
        struct S { let xs: [Int]; init() { xs = []; xs.append(1) } }
        //! 1:45: cannot use mutating member 'append' on immutable value: 'xs' is a 'let' constant; write 'var', or copy it to a 'var'
        // # an element of a constant that has its value, in an initializer
        class S { let xs: [Int]; init() { xs = [1]; xs[0] = 2 } }
        //! 1:45: cannot assign to property: 'xs' is a 'let' constant; write 'var', or copy it to a 'var'
        // # a constant that has its value, changed by an operator
        struct S { let n: Int; init() { n = 1; n += 1 } }
        //! 1:40: left side of mutating operator isn't mutable: 'n' is a 'let' constant; write 'var', or copy it to a 'var'
        // # a local constant that is given its value later
        func f() { let xs: [Int]; xs = []; xs.append(1) }
        //! 1:36: cannot use mutating member 'append' on immutable value: 'xs' is a 'let' constant; write 'var', or copy it to a 'var'
        // # a constant of the top level that is given its value later
        let xs: [Int]
        xs = [1]
        xs[0] = 2
        //! 3:1: cannot assign to value: 'xs' is a 'let' constant; write 'var', or copy it to a 'var'
        // # a mutating method as a function
        var numbers = [1]
        [3, 4].forEach(numbers.append)
        //! 2:16: cannot reference 'mutating' method as function value; write a closure: '{ numbers.append($0) }'
        // # a mutating method without parameters as a function
        struct Counter {
            var count = 0
            mutating func step() { count += 1 }
        }
        var counter = Counter()
        let step = counter.step
        //! 6:12: cannot reference 'mutating' method as function value; write a closure: '{ counter.step() }'
        // # a method that changes a list, of a literal
        [3, 1].sort()
        //! 1:1: cannot use mutating member 'sort' on immutable value: it is no variable; copy it to a 'var' first; 'sorted()' gives a changed copy
        // # of a constant
        let a = [3, 1]
        a.reverse()
        //! 2:1: cannot use mutating member 'reverse' on immutable value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'; 'reversed()' gives a changed copy
        // # of a set
        let s: Set = [1]
        s.formUnion([2])
        //! 2:1: cannot use mutating member 'formUnion' on immutable value: 's' is a 'let' constant; write 'var', or copy it to a 'var'; 'union(…)' gives a changed copy
        // # a method of the program by such a name
        struct Deck { mutating func sort() {} }
        let d = Deck()
        d.sort()
        //! 3:1: cannot use mutating member 'sort' on immutable value: 'd' is a 'let' constant; write 'var', or copy it to a 'var'
        """###
}
