import Testing

@Suite struct StyleModifierTests {
    @Test func aModifierPushesAComponentsStyles() {
        #expect(
            expanded("@StyleModifier(Badge.self) extension View {}") == """
                extension View {
                  /// Pushes a style for each `Badge` inside.
                  func badgeStyle<S: BadgeStyle>(_ style: S) -> some View {
                    self.style(GroupedComponentStyle<Badge, S>(style: style))
                  }
                }
                """)
    }

    @Test func severalComponentsMayBeNamed() {
        #expect(
            expanded(
                """
                @StyleModifier(Shop.Tag.self, URLBadge.self) public extension View {
                    func shouted() -> some View {
                        bold()
                    }
                }
                """) == """
                    public extension View {
                      func shouted() -> some View {
                          bold()
                      }

                      /// Pushes a style for each `Tag` inside.
                      func tagStyle<S: Shop.TagStyle>(_ style: S) -> some View {
                        self.style(GroupedComponentStyle<Shop.Tag, S>(style: style))
                      }

                      /// Pushes a style for each `URLBadge` inside.
                      func urlBadgeStyle<S: URLBadgeStyle>(_ style: S) -> some View {
                        self.style(GroupedComponentStyle<URLBadge, S>(style: style))
                      }
                    }
                    """)
    }

    @Test func aGroupFindsStylesByTheirComponent() {
        #expect(
            expanded("@StyleModifier(Switch.self) extension GroupedComponentStyle {}") == """
                extension GroupedComponentStyle {
                  /// A style for `Switch`.
                  static func `switch`(_ style: S) -> Self where C == Switch, S: SwitchStyle {
                    Self(style: style)
                  }
                }
                """)
    }

    @Test func aNameThatSwiftUsesIsQuoted() {
        #expect(
            expanded("@Component struct `default` { var text: String }").split(separator: "\n\n").suffix(2) == [
                """
                /// A style of `default`.
                protocol defaultStyle: ComponentStyle where Component == `default` {
                  typealias Configuration = `default`.Configuration
                }
                """,
                """
                extension defaultStyle where Self == `default`.DefaultStyle {
                  /// The style that is taken where no style was pushed.
                  static var automatic: Self { Self() }
                }
                """,
            ])
    }

    @Test(arguments: [
        (
            "@StyleModifier(Badge.self) struct Badge {}",
            "[@StyleModifier(Badge.self)] '@StyleModifier' stands on an extension, "
                + "as in '@StyleModifier(Badge.self) extension View {}'"
        ),
        (
            "@StyleModifier extension View {}",
            "[@StyleModifier] name the component: '@StyleModifier(Badge.self)'"
        ),
        (
            "@StyleModifier() extension View {}",
            "[@StyleModifier()] name the component: '@StyleModifier(Badge.self)'"
        ),
        (
            "@StyleModifier(Badge) extension View {}",
            "[Badge] 'Badge' names no component; write a type, such as 'Badge.self'"
        ),
        (
            "@StyleModifier(Badge<Int>.self) extension View {}",
            "[Badge<Int>] 'Badge<Int>' has generic arguments; a style modifier is for one plain component"
        ),
        (
            "@StyleModifier(Badge.self) extension Text {}",
            "[Text] '@StyleModifier' writes members of 'View', or of 'GroupedComponentStyle' for '.style(…)', "
                + "not of 'Text'"
        ),
        (
            "@StyleModifier(Badge.self) extension View { func badgeStyle() {} }",
            "[badgeStyle] 'badgeStyle' is written by '@StyleModifier'; leave one of the two out"
        ),
    ])
    func whereNoModifierCanBeWrittenItIsRefused(source: String, answer: String) {
        #expect(expanded(source) == answer)
    }
}
