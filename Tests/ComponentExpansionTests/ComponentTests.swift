import Testing

@Suite struct ComponentTests {
    @Test func aStructBecomesAComponentWithItsStyles() {
        #expect(
            expanded("@Component struct Badge { var text: String; var image: Image? }") == """
                struct Badge: ComposableStyling {
                  var text: String
                  var image: Image?

                  init(text: String, image: Image? = nil) {
                    self.text = text
                    self.image = image
                  }

                  /// The component that a style was told about; it takes the next style.
                  init(_ configuration: Configuration) {
                    self.text = configuration.text
                    self.image = configuration.image
                  }

                  /// What a style of `Badge` is told.
                  struct Configuration {
                    var text: String
                    var image: Image?
                  }

                  var configuration: Configuration {
                    Configuration(text: text, image: image)
                  }

                  /// How `Badge` looks where no style was pushed: its fields in a row.
                  struct DefaultStyle: BadgeStyle {
                    func makeBody(configuration: Configuration) -> some View {
                      HStack {
                        Text(configuration.text)
                        configuration.image
                      }
                    }
                  }

                  static var defaultStyle: any ComponentStyle<Badge> { DefaultStyle() }
                }

                /// A style of `Badge`.
                protocol BadgeStyle: ComponentStyle where Component == Badge {
                  typealias Configuration = Badge.Configuration
                }

                extension BadgeStyle where Self == Badge.DefaultStyle {
                  /// The style that is taken where no style was pushed.
                  static var automatic: Self { Self() }
                }
                """)
    }

    @Test func whatIsWrittenByHandIsLeftOut() {
        #expect(
            expanded(
                """
                @available(macOS 14, *)
                @Component
                public struct Price: View, Equatable {
                    /// In cents.
                    let cents: Int

                    public init(_ cents: Int) { self.cents = cents }
                    init(_ configuration: Configuration) {
                        cents = configuration.cents
                    }


                    // The only one.
                    static var defaultStyle: any ComponentStyle<Price> { Plain() } // for now
                    var euros: Int { cents / 100 }
                    static let none = Price(0)
                }
                """) == """
                    @available(macOS 14, *)
                    public struct Price: View, Equatable, ComposableStyling {
                      /// In cents.
                      let cents: Int

                      public init(_ cents: Int) { self.cents = cents }
                      init(_ configuration: Configuration) {
                          cents = configuration.cents
                      }

                      // The only one.
                      static var defaultStyle: any ComponentStyle<Price> { Plain() } // for now
                      var euros: Int { cents / 100 }
                      static let none = Price(0)

                      /// What a style of `Price` is told.
                      public struct Configuration {
                        /// In cents.
                        public var cents: Int
                      }

                      public var configuration: Configuration {
                        Configuration(cents: cents)
                      }
                    }

                    /// A style of `Price`.
                    public protocol PriceStyle: ComponentStyle where Component == Price {
                      typealias Configuration = Price.Configuration
                    }
                    """)
    }

    @Test func aDefaultStyleOfOnesOwnIsFound() {
        let text = expanded(
            """
            @Component fileprivate struct Tag {
              var text: String
              struct DefaultStyle: TagStyle {
                func makeBody(configuration: Configuration) -> some View { Text("#" + configuration.text) }
              }
            }
            """)
        let parts = text.split(separator: "\n\n").map(String.init)
        #expect(
            Array(parts.suffix(3)) == [
                "  static var defaultStyle: any ComponentStyle<Tag> { DefaultStyle() }\n}",
                """
                /// A style of `Tag`.
                fileprivate protocol TagStyle: ComponentStyle where Component == Tag {
                  typealias Configuration = Tag.Configuration
                }
                """,
                """
                extension TagStyle where Self == Tag.DefaultStyle {
                  /// The style that is taken where no style was pushed.
                  static var automatic: Self { Self() }
                }
                """,
            ])
    }

    @Test(arguments: [
        (
            "@Component class Badge { var text = \"\" }",
            "[class] a component is a struct, since views are values; write 'struct Badge' instead of 'class Badge'"
        ),
        (
            "@Component enum Badge { case a }",
            "[enum] a component is a struct, since views are values; write 'struct Badge' instead of 'enum Badge'"
        ),
        ("@Component func badge() {}", "[@Component] '@Component' stands on a struct, not on 'func'"),
        ("@Component extension View {}", "[@Component] '@Component' stands on a struct, not on 'extension'"),
        ("@Component(1) struct Badge { var text: String }", "[1] '@Component' takes no arguments"),
        (
            "@Component struct Badge<T> { var text: T }",
            "[<T>] a component has no generic parameters, since its styles are written for one type; "
                + "for content of any kind write '@ViewBuilder var content: AnyView'"
        ),
        (
            "@Component struct BadgeStyle { var text: String }",
            "[BadgeStyle] 'BadgeStyle' is the name of a style; name the component itself, as in 'struct Badge'"
        ),
        (
            "@Component struct Badge { var wide: Bool { true } }",
            "[Badge] 'Badge' has nothing to tell its styles; give it a field such as 'var text: String'"
        ),
        (
            "@Component struct Badge { var text: String; var body: some View { Text(text) } }",
            "[body] a component is drawn by its styles; move 'body' into 'struct DefaultStyle: BadgeStyle "
                + "{ func makeBody(configuration: Configuration) -> some View { … } }' inside 'Badge'"
        ),
        (
            "@Component struct Badge { var configuration: String }",
            "[configuration] 'configuration' is written by '@Component'; use another name"
        ),
        (
            "@Component struct Badge { var text: String; struct Configuration {} }",
            "[Configuration] 'Configuration' is written by '@Component'; use another name"
        ),
        (
            "@Component struct Badge { var tint = Color.red }",
            "[tint] the type of a field must be written: 'var tint: SomeType = …'"
        ),
        (
            "@Component struct Badge { @State var isOpen = false }",
            "[@State] 'isOpen' cannot be told to a style, since '@State' belongs to one view; "
                + "put it into the style, or write '@Binding var isOpen'"
        ),
        (
            "@Component struct Badge { private var text: String }",
            "[private] 'text' is private, but a field is what the styles are told; leave 'private' out, "
                + "or make it computed"
        ),
        (
            "@Component struct Badge { let text = \"new\" }",
            "[let] 'text' is the same in every component; write 'static let text', or 'var text'"
        ),
        (
            "@Component struct Badge { lazy var text: String = \"new\" }",
            "[lazy] a field of a component cannot be 'lazy'; leave it out"
        ),
        (
            "@Component struct Badge { @ViewBuilder var content: AnyView? }",
            "[content] 'content' is what its builder makes, so it is neither optional nor has a value of its own; "
                + "write '@ViewBuilder var content: AnyView'"
        ),
        (
            "@Component struct Badge { var (a, b): (Int, Int) }",
            "[(a, b)] the fields of a component are declared one by one, each with a name"
        ),
        (
            "@Component struct Badge { var a: Int\n#if DEBUG\nvar b: Int\n#endif\n}",
            "[var b: Int] a field of a component cannot stand in '#if'; the other members can"
        ),
        (
            "@Component struct Badge { var icon: some View }",
            "[some View] the type of 'icon' must be known to its styles; for content of any kind write "
                + "'@ViewBuilder var icon: AnyView'"
        ),
        (
            "@Component @Component struct Badge { var text: String }",
            "[@Component] one attribute says what a declaration stands for; leave this one out"
        ),
        ("struct Badge { var text: String }", "no attribute"),
    ])
    func whatIsNoComponentIsRefusedByName(source: String, answer: String) {
        #expect(expanded(source) == answer)
    }
}
