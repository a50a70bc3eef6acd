import Testing

@testable import Language

@Suite("What protocols name, and what stands in their existentials")
struct ProtocolMemberTests {
    @Test("The configuration of a style is found through the protocol")
    func configuration() throws {
        let session = TestSession()
        _ = try session.tree(
            """
            struct Dimmed: ButtonStyle {
                func makeBody(configuration: Self.Configuration) -> some View { Inner(configuration: configuration) }
                struct Inner: View {
                    let configuration: ButtonStyle.Configuration
                    var body: some View { let _ = print("pressed", configuration.isPressed); configuration.label }
                }
            }
            """, "Button(\"a\") {}.buttonStyle(Dimmed())")
        #expect(try session.drawn() == ["pressed false"])
    }

    @Test("A style in an existential is opened where a style is asked for; the view is then any view")
    func opening() throws {
        let session = TestSession()
        let style = """
            struct Loud: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { let _ = print("loud"); configuration.label }
            }
            extension View { func styled(_ style: any ButtonStyle) -> AnyView { AnyView(buttonStyle(style)) } }
            """
        _ = try session.tree(style, "Button(\"a\") {}.styled(Loud())")
        #expect(try session.drawn() == ["loud"])
        let refusal = #expect(throws: Diagnostic.self) {
            try session.printed(
                "extension View { func other(_ style: any ButtonStyle) -> some View { buttonStyle(style) } }")
        }
        #expect(refusal?.message == "type 'any View' cannot conform to 'View'; write 'AnyView(…)' around it")
    }

    @Test("A static function says itself of which style it is")
    func anchoredFunction() throws {
        let session = TestSession()
        _ = try session.tree(
            """
            struct Tinted<S: ShapeStyle>: ButtonStyle {
                let shape: S
                func makeBody(configuration: Configuration) -> some View {
                    let _ = print("tinted")
                    configuration.label.foregroundStyle(shape)
                }
            }
            extension ButtonStyle {
                static func tinted<S: ShapeStyle>(_ shape: S) -> Tinted<S> where Self == Tinted<S> { .init(shape: shape) }
            }
            """, "Button(\"a\") {}.buttonStyle(.tinted(.red))")
        #expect(try session.drawn() == ["tinted"])
    }
}
