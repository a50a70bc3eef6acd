import Testing

@Suite("Programs that are refused for missing returns")
struct MissingReturnProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # Never path
        func f(_ x: Int) -> Int { if x > 0 { return 1 } else { fatalError() } }
        // # Never function of its own
        func stop() -> Never { fatalError("x") }
        func f(_ x: Int?) -> Int { guard let x else { stop() }; return x }
        print(f(2))
        //> 2
        // # Never function that returns
        func stop() -> Never { print("a") }
        //! 1:24: cannot convert return expression of type '()' to return type 'Never'
        // # Never function that ends
        func stop() -> Never {
            print("a")
            print("b")
        }
        //! 4:1: global function expected to return 'Never' may end; call 'fatalError(…)' at its end
        // # Never function without end
        func run() -> Never { while true { print("a"); fatalError() } }
        let stop = { () -> Never in print("b"); run() }
        // # missing return
        func f(_ x: Int) -> Int {
            let y = x * 2
            y + 1
        }
        //! 3:7: missing return in global function expected to return 'Int'; write 'return' in front of the last expression
        // # missing return on a path
        func f(_ x: Int) -> Int {
            if x > 0 { return 1 }
        }
        //! 3:1: missing return in global function expected to return 'Int'
        // # several views without a builder
        func f() -> some View { Text("a"); Text("b") }
        //! 1:25: missing return in global function expected to return 'some View'; write '@ViewBuilder' in front of it
        // # a view behind a constant
        func f() -> some View { let x = 1; Text("\(x)") }
        //! 1:36: missing return in global function expected to return 'some View'; write 'return' in front of the last expression
        // # no return at all
        func f() -> String {
        }
        //! 2:1: missing return in global function expected to return 'String'
        // # missing return of an operator
        struct A: Equatable {
            static func == (l: A, r: A) -> Bool {
            }
        }
        //! 3:5: missing return in operator function expected to return 'Bool'
        // # missing return of a getter and of a closure in it
        struct A {
            var f: Int {
                let c: () -> Int = { if 1 > 2 { return 3 } }
            }
        }
        //! 3:52: missing return in closure expected to return 'Int'
        // # missing return of a class method
        class A {
            class func f(a: Bool) -> Int { while a { return 3 } }
        }
        //! 2:57: missing return in class method expected to return 'Int'
        // # return in void
        func f() { return 1 }
        //! 1:19: unexpected non-void return value in void function; what a function gives stands behind its parameters: '-> Type'
        // # bare return in non void
        func f() -> Int { return }
        //! 1:19: a value of type 'Int' is expected after 'return'
        """###
}
