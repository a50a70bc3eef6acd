import Testing

@testable import Language

/// What is checked again where a declaration takes the place of another.
@Suite struct ReachTests {
    static let program = """
        struct A {}
        struct B { let a: A }
        extension B { func f() -> Int { 1 } }
        func make() -> B { B(a: A()) }
        let unrelated = 1
        let made = make()
        extension View { func card() -> some View { padding() } }
        """

    private func reach(of entry: String, after program: String = program) throws -> Reach? {
        let nothing = CheckedProgram(builtIns: EmptyProgram.builtIns)
        let declared = try nothing.check(program, canvas: nil).program
        return try declared.check(entry, canvas: nil).reach
    }

    @Test func itFollowsTheNames() throws {
        #expect(try reach(of: "let another = 1") == nil)
        #expect(try reach(of: "let unrelated = 2") == .words(["unrelated"]))
        #expect(try reach(of: "func make() -> B { B(a: A()) }") == .words(["make", "made"]))
        #expect(try reach(of: "struct A { let n = 1 }") == .words(["A", "B", "make", "made"]))
    }

    @Test func anExtensionOfABuiltInTypeReachesEverything() throws {
        #expect(try reach(of: "extension View { func card() -> some View { self } }") == .everything)
        #expect(try reach(of: "extension B { func f() -> Int { 2 } }") == .words(["B", "f", "make", "made"]))
    }

    @Test func whatIsDeclaredBesideOthersReachesWhatNamesIt() throws {
        #expect(try reach(of: "extension B { func g() -> Int { 2 } }") == .words(["g"]))
        #expect(try reach(of: "func make(_ number: Int) -> B { B(a: A()) }") == .words(["make", "made"]))
        #expect(try reach(of: "func other() {}") == nil)
    }
}
