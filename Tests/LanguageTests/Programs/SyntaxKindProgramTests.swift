import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import Language

@Suite("Programs with each construct that swift-syntax knows")
struct SyntaxKindProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    @Test("Each program holds the construct that it is named after")
    func titles() {
        for program in TestProgram.all(in: Self.programs) {
            let tree = Parser.parse(source: program.source)
            let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
            let kinds = KindFinder.kinds(in: Syntax(tree)).union(KindFinder.kinds(in: folded))
            #expect(kinds.contains(program.title), "\(program.title)")
        }
    }

    @Test("Every construct that swift-syntax knows has a program, or never stands in one")
    func enumeration() {
        let titles = Set(TestProgram.all(in: Self.programs).map(\.title))
        let structures = [
            DeclSyntax.structure, ExprSyntax.structure, StmtSyntax.structure, PatternSyntax.structure,
            TypeSyntax.structure,
        ]
        var missing: [String] = []
        for case .choices(let choices) in structures {
            for case .node(let type) in choices {
                let name = KindFinder.name(of: type)
                if !titles.contains(name), !Self.neverWritten.contains(name) { missing.append(name) }
            }
        }
        #expect(missing == [])
    }

    /// What stands for a fault or for a placeholder of an editor, or belongs to the conditions of `#if` alone.
    private static let neverWritten: Set<String> = [
        "missingDecl", "missingExpr", "missingStmt", "missingPattern", "missingType", "unexpectedCodeDecl",
        "editorPlaceholderDecl", "editorPlaceholderExpr", "_CanImportExpr", "_CanImportVersionInfo",
        // Features of Swift that are tried out, for which the parser must be asked.
        "usingDecl", "borrowExpr", "doExpr", "thenStmt",
    ]

    private static let programs = ###"""
        // # accessorDecl
        struct S { var n: Int { get { 1 } } }
        print(S().n)
        //> 1
        // # actorDecl
        actor Store {}
        //! 1:1: 'actor' is not supported; declare a class
        // # associatedTypeDecl
        protocol P { associatedtype T; var t: T { get } }
        struct S: P { let t = 1 }
        print(S().t)
        //> 1
        // # classDecl
        class C { var n = 1 }
        print(C().n)
        //> 1
        // # deinitializerDecl
        class C { deinit { print("gone") } }
        //! 1:11: 'deinit' is not supported: how long an object is kept is not the same here as in a compiled program; call a method instead
        // # enumCaseDecl
        enum E { case a, b(Int) }
        print(E.b(2))
        //> b(2)
        // # enumDecl
        enum Space { static let n = 3 }
        print(Space.n)
        //> 3
        // # extensionDecl
        extension Int { var half: Int { self / 2 } }
        print(4.half)
        //> 2
        // # functionDecl
        func f() -> Int { 5 }
        print(f())
        //> 5
        // # ifConfigDecl
        #if os(iOS) || os(macOS)
        print("here")
        #else
        print("elsewhere")
        #endif
        //> here
        // # importDecl
        import Foundation
        print(1)
        //> 1
        // # initializerDecl
        struct S { let n: Int; init() { n = 6 } }
        print(S().n)
        //> 6
        // # macroDecl
        macro m() = #externalMacro(module: "M", type: "T")
        //! 1:1: 'macro' is not supported; declare a function
        // # macroExpansionDecl
        struct S { #warning("x") }
        //! 1:12: macro '#warning' is not supported; of the macros only '#Preview' is
        // # operatorDecl
        infix operator <->
        func <-> (a: Int, b: Int) -> Int { a - b }
        print(5 <-> 2)
        //> 3
        // # poundSourceLocation
        #sourceLocation(file: "a.swift", line: 1)
        //! 1:1: '#sourceLocation' is not supported; leave it out
        // # precedenceGroupDecl
        precedencegroup Low { lowerThan: AdditionPrecedence }
        infix operator ~~: Low
        func ~~ (a: Int, b: Int) -> Int { a * b }
        print(2 ~~ 1 + 1)
        //> 4
        // # protocolDecl
        protocol P { func f() -> Int }
        extension P { func f() -> Int { 7 } }
        struct S: P {}
        print(S().f())
        //> 7
        // # structDecl
        struct S { let n = 8 }
        print(S().n)
        //> 8
        // # subscriptDecl
        struct S { subscript(n: Int) -> Int { n * 2 } }
        print(S()[4])
        //> 8
        // # typeAliasDecl
        typealias Pair = (Int, Int)
        let p: Pair = (1, 2)
        print(p)
        //> (1, 2)
        // # variableDecl
        let n = 9
        print(n)
        //> 9
        // # arrayExpr
        print([1, 2])
        //> [1, 2]
        // # arrowExpr
        print(((Int) -> Void).self)
        //> (Int) -> ()
        // # asExpr
        print((1 as Any) as? Int ?? 0)
        //> 1
        // # assignmentExpr
        var n = 1
        n = 2
        print(n)
        //> 2
        // # awaitExpr
        let n = await 1
        //! 1:9: 'await' is not supported here; nothing here takes time: call a plain function
        // # binaryOperatorExpr
        print(1 + 2)
        //> 3
        // # booleanLiteralExpr
        print(true)
        //> true
        // # closureExpr
        print([1].map { $0 + 1 })
        //> [2]
        // # consumeExpr
        let s = 1
        let t = consume s
        //! 2:9: 'consume' is not supported here; leave it out
        // # copyExpr
        let s = 1
        let t = copy s
        //! 2:9: 'copy' is not supported here; leave it out
        // # declReferenceExpr
        let n = 3
        print(n)
        //> 3
        // # dictionaryExpr
        print(["a": 1])
        //> ["a": 1]
        // # discardAssignmentExpr
        _ = 1
        print("done")
        //> done
        // # floatLiteralExpr
        print(1.5)
        //> 1.5
        // # forceUnwrapExpr
        let n: Int? = 4
        print(n!)
        //> 4
        // # functionCallExpr
        print("call")
        //> call
        // # genericSpecializationExpr
        print(Array<Int>())
        //> []
        // # ifExpr
        let n = if 1 < 2 { "a" } else { "b" }
        print(n)
        //> a
        // # inOutExpr
        func f(_ n: inout Int) { n += 1 }
        var n = 1
        f(&n)
        print(n)
        //> 2
        // # infixOperatorExpr
        print(2 * 3 + 4)
        //> 10
        // # integerLiteralExpr
        print(0x1F)
        //> 31
        // # isExpr
        print((1 as Any) is Int)
        //> true
        // # keyPathExpr
        print("abc"[keyPath: \.count])
        //> 3
        // # macroExpansionExpr
        print(#line)
        //> 1
        // # memberAccessExpr
        print("ab".count)
        //> 2
        // # nilLiteralExpr
        let n: Int? = nil
        print(n == nil)
        //> true
        // # optionalChainingExpr
        let s: String? = "ab"
        print(s?.count ?? 0)
        //> 2
        // # packElementExpr
        func f<each T>(_ t: repeat each T) { _ = (repeat each t) }
        //! 1:8: 'each' is not supported; write the parameters one by one, or pass an array
        // # packExpansionExpr
        func f<each T>(_ t: repeat each T) { _ = (repeat each t) }
        //! 1:8: 'each' is not supported; write the parameters one by one, or pass an array
        // # patternExpr
        if case let n? = Optional(5) { print(n) }
        //> 5
        // # postfixIfConfigExpr
        let s = "a"
        #if os(iOS)
        .uppercased()
        #else
        .count
        #endif
        print(s)
        //> A
        // # postfixOperatorExpr
        print([1, 2, 3][1...])
        //> [2, 3]
        // # prefixOperatorExpr
        let n = 3
        print(-n, !true)
        //> -3 false
        // # regexLiteralExpr
        let r = /ab+/
        //! 1:9: 'regex literal' is not supported here; compare strings
        // # sequenceExpr
        print(1 + 2 * 3)
        //> 7
        // # stringLiteralExpr
        print("a\(1)b", #"raw \n"#, """
            lines
            """)
        //> a1b raw \n lines
        // # simpleStringLiteralExpr
        @available(*, deprecated, message: "no")
        func f() -> Int { 1 }
        print(f())
        //> 1
        // # subscriptCallExpr
        print([4, 5][1])
        //> 5
        // # superExpr
        class A { func f() -> Int { 1 } }
        class B: A { override func f() -> Int { super.f() + 1 } }
        print(B().f())
        //> 2
        // # switchExpr
        let n = switch 3 { case 1: "one"; default: "more" }
        print(n)
        //> more
        // # ternaryExpr
        print(1 < 2 ? "a" : "b")
        //> a
        // # tryExpr
        struct X: Error {}
        func f() throws -> Int { throw X() }
        print((try? f()) ?? 0)
        //> 0
        // # tupleExpr
        print((1, b: 2).b)
        //> 2
        // # typeExpr
        print([Int]().count, (any Error).self)
        //> 0 Error
        // # unresolvedAsExpr
        print(1 as Any)
        //> 1
        // # unresolvedIsExpr
        print((1 as Any) is String)
        //> false
        // # unresolvedTernaryExpr
        print(false ? 1 : 2)
        //> 2
        // # unsafeExpr
        let n = unsafe 1
        //! 1:9: 'unsafe' is not supported here; leave it out
        // # breakStmt
        for n in 1...3 { if n == 2 { break }; print(n) }
        //> 1
        // # continueStmt
        for n in 1...3 { if n == 2 { continue }; print(n) }
        //> 1
        //> 3
        // # deferStmt
        func f() { defer { print("last") }; print("first") }
        f()
        //> first
        //> last
        // # discardStmt
        struct S { func f() { discard self } }
        //! 1:23: 'discard' is not supported; there is nothing to release
        // # doStmt
        do { print("done") }
        //> done
        // # expressionStmt
        func f(_ n: Int) { if n > 1 { print("more") } else { print("one") } }
        f(2)
        //> more
        // # fallThroughStmt
        switch 1 { case 1: print("one"); fallthrough; default: print("more") }
        //> one
        //> more
        // # forStmt
        for n in [1, 2] where n > 1 { print(n) }
        //> 2
        // # guardStmt
        func f(_ n: Int?) -> Int { guard let n else { return 0 }; return n }
        print(f(nil), f(3))
        //> 0 3
        // # labeledStmt
        outer: for a in 1...2 { for b in 1...2 { if b == 2 { continue outer }; print(a, b) } }
        //> 1 1
        //> 2 1
        // # repeatStmt
        var n = 0
        repeat { n += 1 } while n < 3
        print(n)
        //> 3
        // # returnStmt
        func f() -> Int { return 4 }
        print(f())
        //> 4
        // # throwStmt
        enum E: Error { case a }
        do { throw E.a } catch { print(error) }
        //> a
        // # whileStmt
        var n = 3
        while n > 0 { n -= 1 }
        print(n)
        //> 0
        // # yieldStmt
        struct S { var n: Int { _read { yield 1 } } }
        //! 1:25: '_read' accessors are not supported; use 'get' and 'set'
        // # expressionPattern
        switch 3 { case 1...5: print("few"); default: print("many") }
        //> few
        // # identifierPattern
        let n = 1
        print(n)
        //> 1
        // # isTypePattern
        switch 1 as Any { case is String: print("text"); case is Int: print("number"); default: print("else") }
        //> number
        // # tuplePattern
        let (a, b) = (1, 2)
        print(a, b)
        //> 1 2
        // # valueBindingPattern
        switch (1, 2) { case (let a, 2): print(a); default: print("else") }
        //> 1
        // # wildcardPattern
        for _ in 0..<2 { print("again") }
        //> again
        //> again
        // # arrayType
        let n: [Int] = [1]
        print(n)
        //> [1]
        // # attributedType
        func f(_ c: @escaping () -> Int) -> () -> Int { c }
        print(f { 1 }())
        //> 1
        // # classRestrictionType
        protocol P: class {}
        //! 1:13: the type 'class' is not supported; write 'AnyObject'
        // # compositionType
        protocol A { var a: Int { get } }
        protocol B { var b: Int { get } }
        struct S: A, B { let a = 1, b = 2 }
        func f(_ x: any A & B) -> Int { x.a + x.b }
        print(f(S()))
        //> 3
        // # dictionaryType
        let d: [String: Int] = ["a": 1]
        print(d)
        //> ["a": 1]
        // # functionType
        let f: (Int) -> Int = { $0 + 1 }
        print(f(1))
        //> 2
        // # identifierType
        let n: Int = 1
        print(n)
        //> 1
        // # implicitlyUnwrappedOptionalType
        var s: String! = "ab"
        print(s.count)
        //> 2
        // # inlineArrayType
        let a: [3 of Int] = [1, 2, 3]
        //! 1:8: the type '[3 of Int]' is not supported; write an array, such as '[Int]'
        // # memberType
        struct Outer { struct Inner { let n = 1 } }
        let i: Outer.Inner = Outer.Inner()
        print(i)
        //> Inner(n: 1)
        // # metatypeType
        let t: Int.Type = Int.self
        print(t)
        //> Int
        // # namedOpaqueReturnType
        func f() -> <T: Equatable> T { 1 }
        //! 1:13: the type '<T: Equatable> T' is not supported; write 'some P'
        // # optionalType
        let n: Int? = 1
        print(n ?? 0)
        //> 1
        // # packElementType
        func f<each T>(_ t: repeat each T) {}
        //! 1:8: 'each' is not supported; write the parameters one by one, or pass an array
        // # packExpansionType
        func f<each T>(_ t: repeat each T) {}
        //! 1:8: 'each' is not supported; write the parameters one by one, or pass an array
        // # someOrAnyType
        func f(_ x: some CustomStringConvertible) -> String { x.description }
        let e: any Equatable = 1
        print(f(1), e)
        //> 1 1
        // # suppressedType
        struct S: ~Copyable {}
        //! 1:11: '~Copyable' is not supported; leave it out
        // # tupleType
        let t: (Int, String) = (1, "a")
        print(t)
        //> (1, "a")
        """###
}
