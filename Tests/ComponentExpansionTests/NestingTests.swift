import Testing

@testable import ComponentExpansion

@Suite struct NestingTests {
    @Test func whatStandsInATypeIsWrittenAsAnExtensionOfIt() {
        let text = expanded(
            """
            enum Shop {
                static let tax = 0.19
                enum Shelf {
                    /// What it costs.
                    @Component struct Price { let cents: Int; static var defaultStyle: any ComponentStyle<Price> { Plain() } }
                }
            }
            """)
        #expect(
            text == """
                extension Shop.Shelf {
                  /// What it costs.
                  struct Price: ComposableStyling {
                    let cents: Int
                    static var defaultStyle: any ComponentStyle<Price> { Plain() }

                    init(cents: Int) {
                      self.cents = cents
                    }

                    /// The component that a style was told about; it takes the next style.
                    init(_ configuration: Configuration) {
                      self.cents = configuration.cents
                    }

                    /// What a style of `Price` is told.
                    struct Configuration {
                      var cents: Int
                    }

                    var configuration: Configuration {
                      Configuration(cents: cents)
                    }
                  }

                  /// A style of `Price`.
                  protocol PriceStyle: ComponentStyle where Component == Price {
                    typealias Configuration = Price.Configuration
                  }
                }
                """)
    }

    @Test func theWholeDeclarationIsWrittenOutInItsPlace() throws {
        let source = """
            /// All there is.
            extension Shop {
                static let tax = 0.19
                @Component struct Tag { var text: String }
                func f() {}
            }
            """
        let whole = try #require(try expansion(of: source).get()).whole
        let lines = whole.text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(4) == [
                "extension Shop {", "    static let tax = 0.19", "struct Tag: ComposableStyling {",
                "  var text: String",
            ])
        #expect(
            lines.suffix(10) == [
                "/// A style of `Tag`.", "protocol TagStyle: ComponentStyle where Component == Tag {",
                "  typealias Configuration = Tag.Configuration", "}", "    func f() {}", "}",
                "extension Shop.TagStyle where Self == Shop.Tag.DefaultStyle {",
                "  /// The style that is taken where no style was pushed.", "  static var automatic: Self { Self() }",
                "}",
            ])
        // All that was copied is found again where it was typed.
        let (old, new) = (Array(source.utf8), Array(whole.text.utf8))
        let copied = new.indices.compactMap { index in whole.origin(of: index).map { (new[index], old[$0]) } }
        #expect(copied.allSatisfy { $0 == $1 })
        #expect(copied.count > 60)
    }

    @Test(arguments: [
        (
            "struct Box<T> { @Component struct Badge { var text: String } }",
            "[@Component] '@Component' writes a protocol, which cannot stand in the generic type 'Box'; "
                + "move the declaration out"
        ),
        (
            "enum Shop { @Component private struct Badge { var text: String } }",
            "[private] 'Badge' is private inside of a type, so that what is written for it beside the type cannot see "
                + "it; write 'fileprivate'"
        ),
        (
            "enum Shop { @Component struct Badge<T> { var text: T } }",
            "[<T>] a component has no generic parameters, since its styles are written for one type; "
                + "for content of any kind write '@ViewBuilder var content: AnyView'"
        ),
        (
            "@Component struct Badge { var text: String; @Component struct Dot { var size: Int } }",
            "[@Component] a component cannot stand inside of the component 'Badge', whose own members are still to be "
                + "written; move the declaration out"
        ),
        ("enum Shop { struct Badge {} }", "no attribute"),
    ])
    func whereNoComponentCanStand(source: String, complaint: String) {
        #expect(expanded(source) == complaint)
    }

}
