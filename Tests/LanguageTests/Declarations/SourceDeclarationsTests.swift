import SwiftSyntax
import Testing

@testable import Language

@Suite struct SourceDeclarationsTests {
    @Test func theyStandInTheOrderOfTheirEntries() throws {
        var sources = SourceDeclarations()
        sources.append(try declarations("struct A {}\nstruct B {}"))
        sources.append([])
        let earlier = sources
        sources.append(try declarations("func f() {}"))
        #expect(sources.map(\.summary) == ["struct A", "struct B", "func f()"])
        #expect(earlier.map(\.summary) == ["struct A", "struct B"])
    }

    @Test func aNewDeclarationTakesThePlaceOfOneOfItsNameInThisValueAlone() throws {
        var sources = SourceDeclarations()
        sources.append(try declarations("struct A {}\nlet a = 1\nfunc f() {}"))
        let earlier = sources
        #expect(sources.replace(["type A"]).map(\.summary) == ["struct A"])
        #expect(sources.map(\.summary) == ["let a", "func f()"])
        #expect(sources.replace(["type A"]).isEmpty)
        #expect(earlier.map(\.summary) == ["struct A", "let a", "func f()"])
    }

    @Test func aPartOfAnExtensionIsReplacedOnce() throws {
        var sources = SourceDeclarations()
        sources.append(try declarations("extension A { func f() {}; func g() {} }"))
        let keys: Set<String> = ["extension A .func f()"]
        #expect(sources.hold(anyOf: keys))
        _ = sources.replace(keys)
        #expect(sources.map(\.summary) == ["extension A"])
        #expect(!sources.hold(anyOf: keys))
        #expect(sources.hold(anyOf: ["extension A .func g()"]))
    }

    @Test func variablesThatShadowOneAnotherAreReplacedTogether() throws {
        var sources = SourceDeclarations()
        let new = try declarations("let a = 1")
        for _ in 0..<20_000 { sources.append(new) }
        sources.append(try declarations("let b = 1"))
        #expect(sources.all.count == 20_001)
        #expect(sources.replace(["var a"]).count == 20_000)
        #expect(sources.map(\.summary) == ["let b"])
    }

    private func declarations(_ text: String) throws -> [SourceDeclaration] {
        let parsed = try ParsedSource(SourceText(text))
        return try parsed.items.compactMap { item in
            try item.item.as(DeclSyntax.self).map { try SourceDeclaration($0, in: parsed.source) }
        }
    }
}
