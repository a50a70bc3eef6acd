import Testing

@Suite struct ComponentMembersTests {
    @Test func everyKindOfFieldIsPassedAndTold() throws {
        let text = expanded(
            """
            @Component struct Card {
              var title = "Card"
              let price: Double?
              @Binding var isOn: Bool
              @ViewBuilder var content: AnyView
              @ViewBuilder var label: Text
              @ViewBuilder var row: (Int) -> AnyView
              @ViewBuilder var footer: () -> Text
              var action: () -> Void
              var dismiss: (() -> Void)?
            }
            """)
        let members = text.split(separator: "\n\n").map(String.init)
        #expect(
            members[1] == """
                  init<Content: View, RowContent: View>(
                    title: String = "Card",
                    price: Double?,
                    isOn: Binding<Bool>,
                    @ViewBuilder content: () -> Content,
                    @ViewBuilder label: () -> Text,
                    @ViewBuilder row: @escaping (Int) -> RowContent,
                    @ViewBuilder footer: @escaping () -> Text,
                    action: @escaping () -> Void,
                    dismiss: (() -> Void)? = nil
                  ) {
                    self.title = title
                    self.price = price
                    self._isOn = isOn
                    self.content = AnyView(content())
                    self.label = label()
                    self.row = { AnyView(row($0)) }
                    self.footer = footer
                    self.action = action
                    self.dismiss = dismiss
                  }
                """)
        #expect(
            members[3] == """
                  /// What a style of `Card` is told.
                  struct Configuration {
                    var title: String
                    var price: Double?
                    @Binding var isOn: Bool
                    var content: AnyView
                    var label: Text
                    var row: (Int) -> AnyView
                    var footer: () -> Text
                    var action: () -> Void
                    var dismiss: (() -> Void)?
                  }
                """)
        #expect(members[2].contains("    self._isOn = configuration.$isOn\n"))
        #expect(members[4].contains("      isOn: $isOn,\n"))
    }

    @Test func membersAreAsPublicAsTheStruct() {
        let text = expanded("@Component public struct Badge { public var text: String }")
        let heads = text.split(separator: "\n").filter { line in
            line.hasSuffix("{") && !["/", "H"].contains(line.first { $0 != " " })
        }
        #expect(
            heads.map { $0.drop { $0 == " " } } == [
                "public struct Badge: ComposableStyling {",
                "public init(text: String) {",
                "public init(_ configuration: Configuration) {",
                "public struct Configuration {",
                "public var configuration: Configuration {",
                "public struct DefaultStyle: BadgeStyle {",
                "public func makeBody(configuration: Configuration) -> some View {",
                "public protocol BadgeStyle: ComponentStyle where Component == Badge {",
                "extension BadgeStyle where Self == Badge.DefaultStyle {",
            ])
    }
}
