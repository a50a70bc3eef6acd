import Testing

@testable import Language

@Suite struct ExportedDeclarationsTests {
    private func exported(_ entries: String...) throws -> [String] {
        var program = CheckedProgram(builtIns: EmptyProgram.builtIns)
        for entry in entries { program = try program.check(entry, canvas: nil).program }
        return program.exportedDeclarations(isFilePrivate: true).map(\.text)
    }

    @Test func areSeenInTheirFileAlone() throws {
        #expect(
            try exported(
                "struct A {}", "public enum B { case b }", "private final class C {}",
                "@ViewBuilder\nfunc d() -> some View { Text(\"d\") }", "typealias E = Int",
                "extension View { func f() -> some View { self } }", "var g: Int { 1 }") == [
                    "fileprivate struct A {}", "fileprivate enum B { case b }", "fileprivate final class C {}",
                    "@ViewBuilder\nfileprivate func d() -> some View { Text(\"d\") }", "fileprivate typealias E = Int",
                    "fileprivate extension View { func f() -> some View { self } }", "fileprivate var g: Int { 1 }",
                ])
    }

    @Test func sayNothingOfAccessWhereSomethingConforms() throws {
        #expect(
            try exported("struct A {}", "extension A: Equatable {}") == [
                "fileprivate struct A {}", "extension A: Equatable {}",
            ])
    }

    @Test func markWhatAllMayChange() throws {
        #expect(
            try exported(
                "struct A {\n  static var a = 1\n  static let b = 2\n  static var c: Int { 3 }\n  var d = 4\n}",
                "enum B { private static var a: [Int] = [] }") == [
                    "fileprivate struct A {\n  nonisolated(unsafe) static var a = 1\n  static let b = 2\n"
                        + "  static var c: Int { 3 }\n  var d = 4\n}",
                    "fileprivate enum B { nonisolated(unsafe) private static var a: [Int] = [] }",
                ])
    }

    @Test func leaveStoredVariablesOut() throws {
        #expect(try exported("let a = 1", "@State var b = 2") == [])
    }

    @Test func areTheLatestOfTheirNames() throws {
        #expect(
            try exported(
                "struct A { var a = 1 }", "extension Int {\n  func a() -> Int { 1 }\n  func b() -> Int { 2 }\n}",
                "struct A { var b = 1 }", "extension Int { func a() -> Int { 3 } }") == [
                    "fileprivate extension Int {\n  func b() -> Int { 2 }\n}",
                    "fileprivate struct A { var b = 1 }",
                    "fileprivate extension Int { func a() -> Int { 3 } }",
                ])
    }

    @Test func sayOfATypeAndItsExtensionsWhatItHasOnce() throws {
        let entries = [
            "struct A {}", "extension A: P, Q { var p: Int { 1 }; var q: Int { 1 } }",
            "extension A: R { func r() {} }", "extension A: S { var s: Int { 1 } }",
            "struct A: P, R, S { var p: Int { 2 }; var s: Int { 2 } }",
        ]
        let protocols = "protocol P {}; protocol Q {}; protocol R {}; protocol S {}"
        var program = try CheckedProgram(builtIns: EmptyProgram.builtIns).check(protocols, canvas: nil).program
        for entry in entries { program = try program.check(entry, canvas: nil).program }
        #expect(
            program.exportedDeclarations(isFilePrivate: true).dropFirst(4).map(\.text) == [
                "extension A: Q { var q: Int { 1 } }", "fileprivate extension A { func r() {} }",
                "fileprivate struct A: P, R, S { var p: Int { 2 }; var s: Int { 2 } }",
            ])
        program = try program.check("struct A {}", canvas: nil).program
        #expect(
            program.exportedDeclarations(isFilePrivate: true).dropFirst(4).map(\.text) == entries[1...3] + [
                "fileprivate struct A {}"
            ])
    }
}
