import Components
import StyleEngine
import Testing

@Suite struct ButtonPictureTests {
    private let share = Button("Share") {}

    @Test("Each style has a look of its own, on one row")
    func styles() throws {
        #expect(try picture { share } == "Share")
        #expect(try picture { share.buttonStyle(.borderless) } == "Share")
        #expect(try picture { share.buttonStyle(.plain) } == "Share\nShare: plain")
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
        #expect(try picture { share.buttonStyle(.bordered).disabled(true) } == "[.Share.]")
        #expect(
            try drawing(
                Button {
                } label: {
                    ProgressView()
                }.disabled(true)) == "(...)\n(...): disabled")
        let delete = try picture { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) }
        #expect(delete == "[ Delete ]\nDelete: destructive")
    }

    @Test("A label of several views stands side by side, one of several rows has one border")
    func labels() throws {
        let row = try picture {
            Button {
            } label: {
                Image(systemName: "star.fill")
                Text("Rate")
            }.buttonStyle(.bordered)
        }
        #expect(row == "[ * Rate ]")
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
        #expect(try picture { sun.buttonStyle(.bordered) } == "[ :. Sun ]")
        #expect(try picture { sun.buttonStyle(.bordered).labelStyle(.iconOnly) } == "[ :. ]")
    }

    @Test("A style by hand is drawn as it is written")
    func custom() throws {
        struct Badge: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(.horizontal, 8).background(Capsule().fill(.green))
            }
        }
        #expect(try picture { share.buttonStyle(Badge()) } == "( Share )\ncapsule: green")
    }

    @Test("Size and form of the border show, also while it is pressed or on")
    func borders() throws {
        let bordered = share.buttonStyle(.bordered)
        let large = "[---------]\n[  Share  ]\n[---------]\nShare: large"
        #expect(try picture { bordered.controlSize(.small) } == "[Share]\nShare: small")
        #expect(try picture { bordered.controlSize(.large) } == large)
        #expect(try picture { bordered.controlSize(.large...) } == large)
        #expect(try picture { bordered.controlSize(...(.small)) } == "[Share]\nShare: small")
        #expect(
            try picture { bordered.controlSize(.large...).controlSize(.extraLarge) }
                == "[-----------]\n[   Share   ]\n[-----------]\nShare: extraLarge")
        #expect(try picture { bordered.buttonBorderShape(.capsule) } == "( Share )\nShare: capsule")
        #expect(try picture { bordered.buttonBorderShape(.circle) } == "( Share )\nShare: circle")
        let prominent = share.buttonStyle(.borderedProminent)
        #expect(
            try picture { prominent.buttonBorderShape(.capsule).controlSize(.large) }
                == #"//=========\\"# + "\n||  Share  ||\n" + #"\\=========//"# + "\nShare: capsule, large")
        let rounded = try picture { bordered.buttonBorderShape(.roundedRectangle(radius: 12)) }
        #expect(rounded == "[ Share ]\nShare: corner 12")
        let toggle = Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)
        #expect(try picture { toggle.controlSize(.large) } == "[*-------*]\n[* Sound *]\n[*-------*]\nSound: large")
        #expect(try picture { toggle.controlSize(.mini) } == "[Sound]\nSound: on, mini")
    }

    @Test("A tint is the colour of the label, unless the style is plain or the label has a colour")
    func tint() throws {
        #expect(try picture { share.buttonStyle(.bordered).tint(.red) } == "[ Share ]\nShare: tint red")
        #expect(try picture { share.tint(.red) } == "Share\nShare: red")
        #expect(try picture { share.buttonStyle(.plain).tint(.red) } == "Share\nShare: plain")
        #expect(try picture { share.foregroundStyle(.blue).tint(.red) } == "Share\nShare: blue")
    }
}
