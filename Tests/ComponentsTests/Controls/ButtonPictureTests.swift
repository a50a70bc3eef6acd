import Components
import StyleEngine
import Testing

@Suite struct ButtonPictureTests {
    private let share = Button("Share") {}

    @Test("Each style has a look of its own, on one row")
    func styles() throws {
        #expect(try picture { share } == "Share")
        #expect(try picture { share.buttonStyle(.borderless) } == "Share")
        #expect(try picture { share.buttonStyle(.plain) } == "Share")
        #expect(try picture { share.buttonStyle(.bordered) } == "[ Share ]")
        #expect(try picture { share.buttonStyle(.borderedProminent) } == "[[ Share ]]")
    }

    @Test("A press shows and changes no width")
    func pressed() throws {
        func pressed<Content: View>(_ view: Content) throws -> String {
            let resolver = Resolver()
            if case .press(let isPressed, _)? = firstComponent(try resolver.resolve(view))?.interaction {
                isPressed.wrappedValue = true
            }
            return try picture(of: resolver.resolve(view))
        }
        #expect(try pressed(share) == "Share\nShare: pressed")
        #expect(try pressed(share.buttonStyle(.bordered)) == "[>Share<]")
        #expect(try pressed(share.buttonStyle(.borderedProminent)) == "[[>Share<]]")
    }

    @Test("The legend tells what is disabled and what destroys")
    func words() throws {
        #expect(try picture { share.buttonStyle(.bordered).disabled(true) } == "[ Share ]\nShare: disabled")
        let delete = try picture { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) }
        #expect(delete == "[ Delete ]\nDelete: destructive")
    }

    @Test("A label of several views stands side by side, one of several rows has its border on each")
    func labels() throws {
        let row = try picture {
            Button {
            } label: {
                Image(systemName: "star")
                Text("Rate")
            }.buttonStyle(.bordered)
        }
        #expect(row == "[ <star> Rate ]")
        let rows = try picture {
            Button {
            } label: {
                VStack(alignment: .leading) {
                    Text("Rate")
                    Text("us")
                }
            }.buttonStyle(.bordered)
        }
        #expect(rows == "[ Rate ]\n[ us   ]")
    }

    @Test("A button with a symbol has a label inside")
    func symbol() throws {
        let sun = Button("Sun", systemImage: "sun.min") {}
        #expect(try picture { sun.buttonStyle(.bordered) } == "[ <sun.min> Sun ]")
        #expect(try picture { sun.buttonStyle(.bordered).labelStyle(.iconOnly) } == "[ <sun.min> ]")
    }

    @Test("A style by hand is drawn as it is written")
    func custom() throws {
        struct Badge: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(.horizontal, 8).background(Capsule().fill(.green))
            }
        }
        #expect(try picture { share.buttonStyle(Badge()) } == "(Share)\n: green")
    }
}
