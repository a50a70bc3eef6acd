import Testing

@testable import Playground

@Suite struct ExpandCommandTests {
    /// What an attribute stands for is Swift that means the same: fed back as plain declarations, it draws the same.
    @Test(arguments: [
        ["@Component struct Badge { var text: String; var image: Image? }"],
        [
            """
            @Component struct Badge {
                var text: String
                var count = 3, price: Double = 1.5
                var tags: [String] = ["a", "b"]
                @Binding var isOn: Bool
                @ViewBuilder var content: AnyView
                @ViewBuilder var row: (Int) -> AnyView
                var run: () -> Void
                var more: (() -> Void)?

                init(text: String) {
                    self.text = text
                    _isOn = .constant(true)
                    content = AnyView(Text("content"))
                    row = { AnyView(Text("\\($0)")) }
                    run = {}
                    more = {}
                }
            }
            """
        ],
        [
            """
            @Component struct Badge {
              let text: String
              struct DefaultStyle: BadgeStyle {
                func makeBody(configuration: Configuration) -> some View { Text("'" + configuration.text + "'") }
              }
            }
            """
        ],
        ["@Component struct Badge { var text: String }", "struct Badge2 {}"],
    ])
    func anExpansionCanBeEnteredInstead(declarations: [String]) {
        let extensions = [
            "@StyleModifier(Badge.self) extension View {}",
            "@StyleModifier(Badge.self) extension GroupedComponentStyle {}",
        ]
        let use = [
            "struct Marked: BadgeStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ HStack { Text(\"<\"); Badge(configuration); Text(\">\") } } }",
            "Badge(text: \"new\")", ".badgeStyle(Marked())", ".style(.badge(Marked()))", ":tree",
            "Badge(text: \"new\").badgeStyle(.automatic)",
        ]
        var written = Playground()
        for entry in declarations + extensions { _ = written.enter(entry) }
        let expansions = [":expand Badge", ":expand badgeStyle", ":expand badge"].map { written.enter($0).output }
        var plain = Playground()
        for expansion in expansions {
            #expect(!expansion.contains("@Component") && !expansion.contains("@StyleModifier"))
            #expect(plain.enter(expansion).failure == nil)
        }
        for entry in use {
            let answer = written.enter(entry)
            #expect(answer.failure == nil)
            #expect(plain.enter(entry).output == answer.output)
        }
    }

    @Test func allExpansionsAreShownInOrder() {
        var playground = Playground()
        _ = playground.enter("@Component struct Badge { var text: String }")
        _ = playground.enter("@StyleModifier(Badge.self) extension View {}")
        let badge = playground.enter(":expand Badge").output
        #expect(playground.enter(":expand").output == badge)
        #expect(badge.hasSuffix("\n\n" + playground.enter(":expand badgeStyle").output))
    }

    @Test func aComponentInATypeIsFoundWithAndWithoutIt() {
        var playground = Playground()
        _ = playground.enter("enum Shop { @Component struct Badge { var text: String } }")
        let badge = playground.enter(":expand Shop.Badge").output
        #expect(badge.hasPrefix("extension Shop {\n  struct Badge: ComposableStyling {"))
        #expect(
            ["Badge", "BadgeStyle", "Shop.BadgeStyle"].allSatisfy { playground.enter(":expand " + $0).output == badge })
    }

    @Test func declaredNamesAreOffered() {
        var playground = Playground()
        _ = playground.enter("@Component struct Badge { var text: String }")
        _ = playground.enter("@StyleModifier(Badge.self) extension View {}")
        let completions = playground.completions(in: ":expand b", at: 9)
        #expect(completions.candidates.map(\.text) == ["badgeStyle"])
        #expect(
            playground.completions(in: ":expand ", at: 8).candidates.map(\.text) == [
                "Badge", "BadgeStyle", "badgeStyle",
            ])
    }

    @Test func theStylesOfADeclaredComponentAreOffered() {
        var playground = Playground()
        _ = playground.enter("@Component struct Badge { var text: String }")
        _ = playground.enter("@StyleModifier(Badge.self) extension View {}")
        _ = playground.enter("@StyleModifier(Badge.self) extension GroupedComponentStyle {}")
        func offered(_ typed: String) -> [String] {
            playground.completions(in: typed, at: typed.count).candidates.map(\.text)
        }
        #expect(offered("Badge(text: \"a\").badge") == ["badge", "badgeStyle"])
        #expect(offered("Badge(text: \"a\").badgeStyle(.") == ["automatic"])
        #expect(offered("Badge(text: \"a\").style(.") == ["badge"])
        #expect(offered("Badge(text: \"a\").style(.badge(.") == ["automatic"])
        #expect(offered("Badge(te") == ["text: "])
    }
}
