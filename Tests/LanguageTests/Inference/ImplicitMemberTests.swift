import Testing

@testable import Language

@Suite("Members found by the expected type")
struct ImplicitMemberTests {
    static let tagged = """
        struct TaggedGroupBoxStyle: GroupBoxStyle {
            var tag: String
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(tag)
                    configuration.content
                }
            }
        }
        """

    @Test func aStyleWithoutItsStaticMember() {
        #expect(
            Workbench.check(Self.tagged, #"GroupBox("a") {}.groupBoxStyle(.tagged("A"))"#)
                == """
                1:33: error: type 'GroupBoxStyle' has no member 'tagged'; declare it first:
                  GroupBox("a") {}.groupBoxStyle(.tagged("A"))
                                                  ^~~~~~
                  extension GroupBoxStyle where Self == TaggedGroupBoxStyle {
                      static func tagged(_ tag: String) -> Self { .init(tag: tag) }
                  }
                """)
    }

    static let sketch = """
        struct TaggedGroupBoxStyle: GroupBoxStyle {
            var value: String
            func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
        }
        extension GroupBoxStyle where Self == TaggedGroupBoxStyle {
            static func tagged(_ value: String) -> Self { .init(value: value) }
        }
        """

    @Test func aStyleThatNobodyWroteYet() {
        let lines = Self.sketch.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
        let use = #"GroupBox("a") {}.groupBoxStyle(.tagged("A"))"#
        #expect(
            Workbench.check(use)
                == """
                1:33: error: type 'GroupBoxStyle' has no member 'tagged'; declare it first:
                  \(use)
                                                  ^~~~~~
                \(lines)
                """)
        #expect(Workbench.check(Self.sketch, use) == "view: some View")
    }

    @Test func theLinesOfTheMessageDeclareIt() {
        let declaration = """
            extension GroupBoxStyle where Self == TaggedGroupBoxStyle {
                static func tagged(_ tag: String) -> Self { .init(tag: tag) }
            }
            """
        #expect(
            Workbench.check(Self.tagged, declaration, #"GroupBox("a") {}.groupBoxStyle(.tagged("A"))"#)
                == "view: some View")
    }

    @Test func theNearestStyleIsNamed() {
        #expect(
            Workbench.check(#"Button("a") {}.buttonStyle(.borderd)"#)
                == """
                1:29: error: type 'PrimitiveButtonStyle' has no member 'borderd'; did you mean 'bordered'?
                  Button("a") {}.buttonStyle(.borderd)
                                              ^~~~~~~
                """)
    }

    @Test func aMemberOfAType() {
        #expect(
            Workbench.check(#"Text("a").font(.titel)"#)
                == """
                1:17: error: type 'Font' has no member 'titel'; did you mean 'title'?
                  Text("a").font(.titel)
                                  ^~~~~
                """)
    }

    @Test(
        "Chains that begin with a dot",
        arguments: [
            #"Text("a").font(.system(.body, design: .rounded).bold())"#,
            #"Text("a").foregroundStyle(.red.opacity(0.5))"#,
            #"Text("a").frame(width: .infinity)"#,
            #"Text("a").padding([.top, .leading], 8)"#,
        ])
    func chains(entry: String) {
        #expect(Workbench.check(entry).hasPrefix("view: "))
    }

    @Test func stylesWrapOneAnother() {
        let declarations = """
            struct Framed<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
                var base: Base
                func makeBody(configuration: Configuration) -> some View {
                    Button(configuration).buttonStyle(base).border(.red)
                }
            }
            extension PrimitiveButtonStyle {
                var framed: Framed<Self> { Framed(base: self) }
            }
            """
        #expect(
            Workbench.check(declarations, #"Button("a") {}.buttonStyle(.bordered.framed.framed)"#) == "view: some View")
        #expect(
            Workbench.check(declarations, #"Button("a") {}.buttonStyle(Framed(base: .bordered))"#) == "view: some View")
    }

    @Test func aBranchWithATypeOfItsOwnSaysWhereTheOtherIsLookedUp() {
        #expect(
            Workbench.check("Text(\"a\").foregroundStyle(true ? Color.accentColor : .secondary)")
                == "view: Text")
        #expect(
            Workbench.check("Circle().fill(false ? .primary : Color.red.opacity(0.5))")
                == "view: ShapeView<Circle>")
        #expect(Workbench.check("Text(\"a\").foregroundStyle(true ? .red : .secondary)") == "view: Text")
        #expect(
            Workbench.check("Text(\"a\").foregroundStyle(true ? .secondary : .red)")
                == """
                1:27: error: type 'ShapeStyle' has no member 'secondary': result values in '? :' expression have mismatching types 'HierarchicalShapeStyle' and 'Color'; write 'if' or 'switch'
                  Text("a").foregroundStyle(true ? .secondary : .red)
                                            ^~~~~~~~~~~~~~~~~~~~~~~~
                """)
    }

    @Test func aStyleOfAnotherFamily() {
        #expect(
            Workbench.check("Button(\"a\") {}.buttonStyle(.switch)")
                == """
                1:29: error: type 'ButtonStyle' has no member 'switch'; '.switch' is a style of another family: 'ToggleStyle'; write '.toggleStyle(.switch)'
                  Button("a") {}.buttonStyle(.switch)
                                              ^~~~~~
                """)
    }

    @Test func aColourIsNoStyleOfAComponent() {
        #expect(
            Workbench.check("Text(\"a\").foregroundStyle(.brand)")
                == """
                1:28: error: type 'ShapeStyle' has no member 'brand'; declare it first:
                  Text("a").foregroundStyle(.brand)
                                             ^~~~~
                  extension ShapeStyle where Self == Color {
                      static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
                  }
                """)
    }

    @Test("E4: styles of two types can't be chosen between with ? :")
    func twoTypesOfOneProtocol() {
        #expect(
            Workbench.check("let isPlain = true", #"Button("a") {}.buttonStyle(isPlain ? .plain : .bordered)"#)
                == """
                1:28: error: type 'ButtonStyle' has no member 'plain': result values in '? :' expression have mismatching types 'PlainButtonStyle' and 'BorderedButtonStyle'; write 'if' or 'switch'
                  Button("a") {}.buttonStyle(isPlain ? .plain : .bordered)
                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
                """)
    }

    @Test func onlyStylesOfTheComponent() {
        let badge = """
            struct Badge: StylableComponent {
                struct Configuration { var text: String }
                var configuration: Configuration
                static var defaultStyle: any ComponentStyle<Badge> { PlainBadge() }
            }
            struct PlainBadge: ComponentStyle {
                typealias Component = Badge
                func makeBody(configuration: Badge.Configuration) -> some View { Text(configuration.text) }
            }
            extension GroupedComponentStyle where C == Badge {
                static func badge(_ style: S) -> Self { .init(style: style) }
            }
            extension ComponentStyle where Self == PlainBadge { static var plain: Self { .init() } }
            """
        #expect(Workbench.check(badge, #"Text("a").style(.badge(.plain))"#) == "view: some View")
        #expect(
            Workbench.check(badge, #"Text("a").style(.badge(.bordered))"#)
                == """
                1:25: error: type 'ComponentStyle' has no member 'bordered'; '.bordered' is a style of another family: 'PrimitiveButtonStyle'; write '.buttonStyle(.bordered)'
                  Text("a").style(.badge(.bordered))
                                          ^~~~~~~~
                """)
    }
}
