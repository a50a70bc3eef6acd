import Testing

@testable import Language

@Suite struct SourceDeclarationTests {
    @Test func anAttributeDeclaresWhatItStandsFor() {
        #expect(
            Workbench.check(
                "@Component struct Badge { var text: String }", "@StyleModifier(Badge.self) extension View {}")
                == "declared extension View")
        #expect(
            Workbench.check("@Component struct Badge { var text: String }")
                == "declared struct Badge, protocol BadgeStyle")
    }

    @Test func aComponentIsReplacedWithAllThatWasWrittenForIt() {
        let badge = "@Component struct Badge { var text: String }"
        #expect(
            Workbench.check(badge, "@Component struct Badge { var count: Int }", "Badge(count: 3)") == "view: Badge")
        #expect(Workbench.check(badge, "struct Badge { var count: Int }") == "replaced struct Badge")
        #expect(
            Workbench.check(badge, "struct Badge { var count: Int }", "struct Plain: BadgeStyle {}").hasPrefix(
                "1:15: error: cannot find type 'BadgeStyle' in scope"))
    }

    @Test func oneOfTheDeclarationsCanBeReplaced() {
        #expect(
            Workbench.check(
                "@Component struct Badge { var text: String }",
                """
                protocol BadgeStyle: ComponentStyle where Component == Badge {
                    typealias Configuration = Badge.Configuration
                    var edge: String { get }
                }
                extension BadgeStyle { var edge: String { "|" } }
                struct Edged: BadgeStyle {
                    func makeBody(configuration: Configuration) -> some View { Text(edge + configuration.text) }
                }
                """) == """
                    replaced protocol BadgeStyle
                    declared extension BadgeStyle
                    declared struct Edged
                    """)
    }

    @Test func aSlipInACopyIsReportedWhereItWasTyped() {
        #expect(
            Workbench.check("@Component struct Badge { var text: String\n  func f() -> Int { text } }") == """
                2:21: error: cannot convert return expression of type 'String' to return type 'Int'; a number is written without quotes, and 'Int(…)' makes one of a text, or nil
                    func f() -> Int { text } }
                                      ^~~~
                """)
    }

    @Test func aFaultInWhatWasWrittenIsReportedAtTheAttribute() {
        #expect(
            Workbench.check("let a = 1\n@StyleModifier(Text.self) extension GroupedComponentStyle {}") == """
                2:1: error: cannot find a component 'Text' with styles; declare it first: '@Component struct Text { … }'
                  @StyleModifier(Text.self) extension GroupedComponentStyle {}
                  ^~~~~~~~~~~~~~~~~~~~~~~~~
                """)
    }

    @Test func whatNoLongerFitsIsTheEntryAsTyped() {
        #expect(
            Workbench.check(
                "struct Tone {}", "@Component struct Badge { var tone: Tone }", "protocol Tone { associatedtype A }")
                    == """
                    1:37: error: '@Component struct Badge { var tone: Tone }' no longer fits: use of protocol 'Tone' as a type must be written 'any Tone'; declare it anew in the same entry
                      @Component struct Badge { var tone: Tone }
                                                          ^~~~
                    """)
    }

    @Test func anAttributeMayStandInsideOfATypeButInNoFunction() {
        let shop = "enum Shop {\n  @Component struct Badge { var text: String }\n}"
        #expect(Workbench.check(shop, "Shop.Badge(text: \"a\")") == "view: Shop.Badge")
        #expect(Workbench.check(shop, "struct Plain: Shop.BadgeStyle {}").contains("does not conform to protocol"))
        #expect(Workbench.check(shop, shop) == "replaced enum Shop")
        #expect(Workbench.check(shop, "enum Shop {}") == "replaced enum Shop")
        #expect(
            Workbench.check("enum Shop {\n  static let a = 1\n  @Component struct Badge { var text: Sting }\n}") == """
                3:39: error: cannot find type 'Sting' in scope; did you mean 'String'?
                    @Component struct Badge { var text: Sting }
                                                        ^~~~~
                """)
        #expect(
            Workbench.check("func f() { @Component struct Badge { var text: String } }") == """
                1:12: error: '@Component' writes types, which no function can hold; move the declaration out of the function
                  func f() { @Component struct Badge { var text: String } }
                             ^~~~~~~~~~
                """)
    }
}
