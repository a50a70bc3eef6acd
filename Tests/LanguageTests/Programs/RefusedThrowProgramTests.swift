import Testing

@Suite("Programs that are refused for errors that nobody handles")
struct RefusedThrowProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a throwing closure for a function that rethrows
        enum E: Error { case e }
        func f() -> [Int] { [1].map { _ in throw E.e } }
        //! 2:25: call can throw but is not marked with 'try'
        // # try missing on a method
        struct A { func f() throws -> Int { 1 } }
        let x = A().f()
        //! 2:13: call can throw but is not marked with 'try'
        // # try missing inside an expression
        func f() throws -> Int { 1 }
        func g() throws -> Int { 1 + f() }
        //! 2:30: call can throw but is not marked with 'try'
        // # rethrows with throwing closure
        struct E: Error {}
        let x = [1].map { _ in throw E() }
        //! 2:13: call can throw but is not marked with 'try'
        // # try missing
        func f() throws {}
        f()
        //! 2:1: call can throw but is not marked with 'try'
        // # throw in a function that rethrows
        struct E: Error {}
        func f(_ g: () throws -> Int) rethrows -> Int { throw E() }
        //! 2:55: a function declared 'rethrows' may only throw if its parameter does; write 'throws'
        // # call in a function that rethrows
        func t() throws {}
        func f(_ g: () throws -> Int) rethrows -> Int { try t(); return try g() }
        //! 2:53: a function declared 'rethrows' may only throw if its parameter does; write 'throws'
        // # property in a method that rethrows
        struct S {
            var size: Int { get throws { 1 } }
            func f(_ g: (Int) throws -> Void) rethrows { try g(size) }
        }
        //! 3:56: a function declared 'rethrows' may only throw if its parameter does; write 'throws'
        // # throw behind a catch of what throws by itself
        struct E: Error {}
        func t() throws {}
        func f(_ g: () throws -> Void) rethrows { do { try g(); try t() } catch { throw error } }
        //! 3:81: a function declared 'rethrows' may only throw if its parameter does; write 'throws'
        // # rethrows without a parameter that throws
        func f(_ g: () -> Int) rethrows -> Int { g() }
        //! 1:6: 'rethrows' function must take a throwing function argument
        // # throw in non throwing
        struct E: Error {}
        func f() { throw E() }
        //! 2:18: errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'
        // # try without catch
        struct E: Error {}
        func g() throws {}
        func f() { try g() }
        //! 3:16: errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'
        // # a text for an error
        func read() throws { throw "nothing there" }
        //! 1:28: argument type 'String' does not conform to expected type 'Error'; throw a type of your own: 'enum Failure: Error { … }'
        // # a throwing function as the value of a variable that is declared without 'throws'
        func parsed(_ text: String) throws -> Int { 1 }
        let parse: (String) -> Int = parsed
        //! 2:30: invalid conversion from throwing function of type '(String) throws -> Int' to non-throwing function type '(String) -> Int'; handle the error in a closure, with 'try?' or 'do … catch'
        // # a throwing function as an argument for one that does not throw
        func parsed(_ text: String) throws -> Int { 1 }
        func twice(_ work: (String) -> Int) -> Int { work("a") + work("b") }
        print(twice(parsed))
        //! 3:13: invalid conversion from throwing function of type '(String) throws -> Int' to non-throwing function type '(String) -> Int'; handle the error in a closure, with 'try?' or 'do … catch'
        // # a throwing method among functions of a collection that don't throw
        struct Reader {
            func read(_ text: String) throws -> Int { 1 }
        }
        let readers: [(String) -> Int] = [Reader().read]
        //! 4:35: invalid conversion from throwing function of type '(String) throws -> Int' to non-throwing function type '(String) -> Int'; handle the error in a closure, with 'try?' or 'do … catch'
        // # a throwing function as an optional one that does not throw
        func parsed(_ text: String) throws -> Int { 1 }
        var parse: ((String) -> Int)?
        parse = parsed
        //! 3:9: invalid conversion from throwing function of type '(String) throws -> Int' to non-throwing function type '(String) -> Int'; handle the error in a closure, with 'try?' or 'do … catch'
        """###
}
