import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ViewPictureTests {
    private let box = GroupBox { Text("tea") }

    @Test func drawsAView() throws {
        #expect(
            "\(try box.picture())" == """
                .-----.
                | tea |
                '-----'
                """)
        #expect(
            try box.padding(2).picture(charset: .unicode, scale: .oneToOne).text == """


                  ╭─────╮
                  │ tea │
                  ╰─────╯
                """)
    }

    @Test func staysWithinTheWidth() throws {
        #expect(try Text("one two").picture(width: 3).rows == ["one", "two"])
        #expect(try Text("ab").picture(width: 0).rows == ["~"])
    }

    @Test func readsTheEnvironmentItIsGiven() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) var colorScheme
            var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
        }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(try Scheme().picture().text == "light")
        #expect(try Scheme().picture(in: environment).text == "dark")
    }
}
