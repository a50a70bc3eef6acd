import Testing

@Suite("Programs that say where they stand")
struct PlaceLiteralProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # method key path
        struct S { func f() -> Int { 3 }; func g(_ x: Int) -> Int { x } }
        let k = \S.f()
        print(S()[keyPath: k])
        //! 2:13: key path cannot refer to instance method 'f()'; write '{ $0.f() }'
        // # method key path map
        print(["a", "b"].map(\.uppercased()))
        //! 1:34: key path cannot refer to instance method 'uppercased()'; write '{ $0.uppercased() }'
        // # method key path args
        struct S { func g(_ x: Int) -> Int { x } }
        print([S()].map(\.g(3)))
        //! 2:20: key path cannot refer to instance method 'g(…)'; write '{ $0.g(…) }'
        // # function
        func f(_ a: Int, b: Int) { print(#function) }
        f(1, b: 2)
        struct S { var x: Int { print(#function); return 1 }; init() { print(#function) }; subscript(i: Int) -> String { #function }; static func go() { print(#function) } ; func with(x: Int) -> () -> String { { #function } } }
        _ = S().x
        print(S()[1])
        S.go()
        print(S().with(x: 1)())
        //> f(_:b:)
        //> init()
        //> x
        //> init()
        //> subscript(_:)
        //> go()
        //> init()
        //> with(x:)
        // # line
        print(#line)
        let c = #column
        print(c)
        //> 1
        //> 9
        // # line multi
        func log(_ s: String, line: UInt = #line) { print(s, line) }
        log("x",
            line: #line)
        log(
         "y")
        struct S { let a: Int; init(_ a: Int, line: Int = #line) { self.a = line } }
        print(S(2).a)
        //> x 3
        //> y 4
        //> 7
        // # staticstring file
        func f(file: StaticString = #file, line: UInt = #line) { print(line) }
        f()
        //! 1:14: 'StaticString' is not supported in Atelier; write 'String'
        """###
}
