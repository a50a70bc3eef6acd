import Components
import Drawing
import StyleEngine
import Testing

@Suite struct AutomaticStyleTests {
    @Test("C5: the automatic style of a family is a style like any other, and looks as its default does")
    func automatic() throws {
        for control in StyledControl.all {
            let (first, second) = (
                try Resolver().resolve(control.view), try Resolver().resolve(control.automatic(control.view))
            )
            let (unstyled, styled) = (try #require(firstComponent(first)), try #require(firstComponent(second)))
            #expect(unstyled.take?.family.name == control.family)
            #expect(unstyled.take?.isDefault == true)
            #expect(styled.take?.isDefault == false)
            #expect(styled.take?.style.name == "automatic")
            #expect(picture(of: first) == picture(of: second))
        }
    }

    @Test("C8: the automatic style looks at what stands around its control; a style that was pushed does not")
    func context() throws {
        let shown = try picture {
            VStack(alignment: .leading) {
                Button("alone") {}
                Toggle("toggle", isOn: .constant(true)).toggleStyle(.button)
                Menu("menu") {}.menuStyle(.button)
                Button("plain") {}.buttonStyle(.plain)
                Toggle("plain toggle", isOn: .constant(true)).toggleStyle(.button).buttonStyle(.plain)
            }
        }
        #expect(
            shown == """
                alone
                [*toggle*]

                [ menu v ]
                plain
                plain toggle
                """)
    }

    /// Where controls stand.
    private static let places: [@Sendable (AnyView) -> AnyView] = [
        { view in AnyView(VStack { view }) },
        { view in AnyView(List { view }) },
        { view in AnyView(Form { view }) },
        { view in
            AnyView(
                Menu {
                    view
                } label: {
                    Text("M")
                })
        },
        { view in AnyView(ControlGroup { view }) },
        { view in AnyView(GroupBox { view }) },
        { view in
            AnyView(
                List {
                    Section("Part") { view }
                })
        },
    ]

    @Test(
        "C5, C8: the automatic style, and one that shows the component anew, show what the default does, in every place",
        arguments: places.indices)
    func composition(place: Int) throws {
        for control in StyledControl.all {
            let through = control.through.map { $0(control.view, Through()) } ?? control.view
            let shown = try [control.view, control.automatic(control.view), through].map { view in
                picture(of: try Resolver().resolve(Self.places[place](view)))
            }
            #expect(!shown[0].isEmpty)
            #expect(shown == Array(repeating: shown[0], count: 3), "\(control.family)")
        }
    }

    @Test("B6: a style of each family that builds on the next one takes it, and the default after the last")
    func next() throws {
        for control in StyledControl.all {
            guard let through = control.through else { continue }
            let styled = through(through(control.view, Through(mark: "A")), Through(mark: "B"))
            let expected = HStack {
                Text("A")
                HStack {
                    Text("B")
                    control.view
                }
            }
            let shown = try picture { styled }
            #expect(shown == (try picture { expected }), "\(control.family)")
            #expect(shown.contains("A") && shown.contains("B"))
        }
    }

    @Test("A style of each family is told what its component shows")
    func told() throws {
        let shown = try StyledControl.all.compactMap { control in
            try control.told.map { told in "\(control.family): \(try picture { told(control.view) })" }
        }
        #expect(
            shown == [
                "Button: told: Send released",
                "ControlGroup: told: Edit Send",
                "DisclosureGroup: told: Details open inside",
                "Form: told: From                     Kyoto",
                "Gauge: told: Fuel 0.500000",
                "GroupBox: told: Tea green",
                "Label: told: Rain Oo",
                "LabeledContent: told: From Kyoto",
                "Menu: told: More Send",
                "ProgressView: told: Load 0.500000",
                "Toggle: told: Sound on",
            ])
    }

    @Test("C4: disabled in a style's body, a component of each family looks as one that is disabled outside")
    func disabled() throws {
        var told: [String] = []
        for control in StyledControl.all {
            let outside = try picture { control.view.disabled(true) }
            if outside != (try picture { control.view }) { told.append(control.family) }
            guard let through = control.through else { continue }
            let inside = try picture { through(control.view, Through(isDisabled: true)) }
            #expect(inside == outside, "\(control.family)")
        }
        #expect(
            told == [
                "Button", "ControlGroup", "DisclosureGroup", "Gauge", "Menu", "Picker", "ProgressView", "TextField",
                "Toggle",
            ])
    }
}
