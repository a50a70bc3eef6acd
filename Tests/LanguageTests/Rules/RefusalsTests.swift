import Testing

@testable import Language

@Suite struct RefusalsTests {
    @Test(
        "What would change a program's meaning and is not heeded is refused by name",
        arguments: [
            ("async let x = 3", "'async' is not supported; leave it out"),
            ("func f() async {}", "'async' is not supported; leave it out"),
            ("struct S { var x: Int { get async { 3 } } }", "'async' is not supported; leave it out"),
            ("struct S { distributed func f() {} }", "'distributed' is not supported; leave it out"),
            ("func f(_ x: borrowing Int) {}", "'borrowing' is not supported; leave it out"),
            ("struct S: ~Copyable {}", "'~Copyable' is not supported; leave it out"),
            ("@Foo struct X {}", "'@Foo' is not supported in Atelier; leave it out"),
            ("@Bar func f() {}", "'@Bar' is not supported in Atelier; leave it out"),
            (
                "@Observable class M {}",
                "'@Observable' is not supported in Atelier; keep what changes in '@State', as a struct: no view follows what changes in a class"
            ),
            ("func f() { _ = { @B in 1 } }", "'@B' is not supported in Atelier; leave it out"),
            ("func f(@B _ x: () -> Int) {}", "'@B' is not supported in Atelier; leave it out"),
            (
                "@dynamicCallable struct C {}",
                "'@dynamicCallable' is not supported in Atelier; declare 'callAsFunction'"
            ),
            ("struct S { @B func f() {} }", "'@B' is not supported in Atelier; leave it out"),
        ])
    func refused(_ code: String, _ message: String) {
        #expect(throws: Diagnostic.self) {
            try CheckedProgram(builtIns: EmptyProgram.builtIns).check(code, canvas: nil)
        }
        do {
            _ = try CheckedProgram(builtIns: EmptyProgram.builtIns).check(code, canvas: nil)
        } catch {
            #expect((error as? Diagnostic)?.message == message)
        }
    }

    @Test("What is only a hint to the compiler may stand")
    func hints() throws {
        let code = """
            @MainActor struct S { @discardableResult func f() -> Int { 3 } }
            nonisolated func g() {}
            """
        #expect(try CheckedProgram(builtIns: EmptyProgram.builtIns).check(code, canvas: nil).items.count == 2)
    }
}
