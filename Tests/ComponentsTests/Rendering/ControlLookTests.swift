import Components
import Drawing
import StyleEngine
import Testing

/// Two different looks of a control differ in the legend.
@Suite struct ControlLookTests {
    private func expectDifferent(_ views: [AnyView], _ location: SourceLocation = #_sourceLocation) throws {
        let pictures = try views.map { try told($0, width: 40).legend }
        #expect(Set(pictures).count == pictures.count, "\(pictures)", sourceLocation: location)
    }

    /// Controls that react to a person, each with a text in its label.
    private static var controls: [(name: String, view: AnyView)] {
        [
            ("button", AnyView(Button("Share") {})),
            ("bordered", AnyView(Button("Share") {}.buttonStyle(.bordered))),
            ("prominent", AnyView(Button("Share") {}.buttonStyle(.borderedProminent))),
            ("plain", AnyView(Button("Share") {}.buttonStyle(.plain))),
            ("switch", AnyView(Toggle("Sound", isOn: .constant(true)))),
            ("checkbox", AnyView(Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox))),
            ("button toggle", AnyView(Toggle("Sound", isOn: .constant(true)).toggleStyle(.button))),
            ("picker", AnyView(Picker("Size", selection: .constant(1)) { Text("S").tag(1) })),
            ("segments", AnyView(Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented))),
            ("options", AnyView(Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.inline))),
            ("slider", AnyView(Slider(value: .constant(0.5)))),
            ("stepper", AnyView(Stepper("Count", value: .constant(1)))),
            ("field", AnyView(TextField("Name", text: .constant("Ada")))),
            ("prompt", AnyView(TextField("Name", text: .constant("")))),
            ("menu", AnyView(Menu("More") { Button("Share") {} })),
            ("link", AnyView(Link("site", destination: "https://swift.org"))),
            ("share", AnyView(ShareLink(item: "https://swift.org"))),
            ("list", AnyView(List { Button("Share") {} })),
        ]
    }

    @Test("A disabled control looks disabled, beside another one too")
    func disabled() throws {
        for (name, control) in Self.controls {
            let pictures = try [
                AnyView(
                    VStack {
                        control; control
                    }),
                AnyView(
                    VStack {
                        control.disabled(true); control
                    }),
                AnyView(
                    VStack {
                        control; control.disabled(true)
                    }),
                AnyView(
                    VStack {
                        control; control
                    }.disabled(true)),
            ].map { try told($0, width: 40).legend }
            #expect(Set(pictures).count == pictures.count, "\(name): \(pictures)")
        }
    }

    private static let colors: [Color] = [.red, .blue, Color(white: 0.2), .red.opacity(0.5)]

    @Test("Tints show in whatever is tinted, also where the label has a colour of its own")
    func tints() throws {
        let tinted: [AnyView] = [
            AnyView(Button("Share") {}), AnyView(Button("Share") {}.buttonStyle(.bordered)),
            AnyView(Button("Share") {}.buttonStyle(.borderedProminent)),
            AnyView(Button("Share") {}.buttonStyle(.bordered).foregroundStyle(.white)),
            AnyView(Button("Share") {}.buttonStyle(.borderedProminent).foregroundStyle(.white)),
            AnyView(Toggle("Sound", isOn: .constant(true))),
            AnyView(Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)),
            AnyView(Slider(value: .constant(0.5))), AnyView(ProgressView(value: 0.5)),
            AnyView(Gauge(value: 0.5) { Text("Speed") }),
        ]
        for view in tinted { try expectDifferent([view] + Self.colors.map { AnyView(view.tint($0)) }) }
    }

    @Test("Colour, font, weight, design, opacity, shadow and rotation of a control's label")
    func labels() throws {
        for (_, view) in Self.controls where try !drawing(view).hasPrefix("-") {
            try expectDifferent([view] + Self.colors.map { AnyView(view.foregroundStyle($0)) })
            try expectDifferent([view, AnyView(view.font(.title)), AnyView(view.font(.caption))])
            try expectDifferent([view, AnyView(view.bold()), AnyView(view.fontWeight(.light)), AnyView(view.italic())])
            try expectDifferent([view, AnyView(view.fontDesign(.serif)), AnyView(view.fontDesign(.monospaced))])
            try expectDifferent([view, AnyView(view.opacity(0.5)), AnyView(view.opacity(0.4)), AnyView(view.hidden())])
            try expectDifferent([view, AnyView(view.shadow(radius: 2)), AnyView(view.shadow(color: .red, radius: 2))])
            try expectDifferent([view, AnyView(view.rotationEffect(.degrees(45)))])
            try expectDifferent([view, AnyView(view.border(.primary)), AnyView(view.border(.red))])
            try expectDifferent([view, AnyView(view.background(.red)), AnyView(view.background(.blue))])
        }
    }

    @Test("Sizes of controls")
    func sizes() throws {
        for (_, view) in Self.controls {
            let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
            try expectDifferent(sizes.map { AnyView(view.controlSize($0)) })
        }
    }

    @Test("Styles that SwiftUI tells apart")
    func styles() throws {
        let gauge = AnyView(Gauge(value: 0.5) { Text("Speed") })
        try expectDifferent([
            AnyView(gauge.gaugeStyle(.linearCapacity)), AnyView(gauge.gaugeStyle(.accessoryLinear)),
            AnyView(gauge.gaugeStyle(.accessoryLinearCapacity)), AnyView(gauge.gaugeStyle(.accessoryCircular)),
            AnyView(gauge.gaugeStyle(.accessoryCircularCapacity)),
        ])
        let button = AnyView(Button("Share") {})
        try expectDifferent([
            button, AnyView(button.buttonStyle(.plain)), AnyView(button.buttonStyle(.bordered)),
            AnyView(button.buttonStyle(.borderedProminent)),
        ])
        let group = AnyView(
            ControlGroup {
                Button("a") {}
                Button("b") {}
            })
        try expectDifferent([
            group, AnyView(group.controlGroupStyle(.navigation)), AnyView(group.controlGroupStyle(.menu)),
        ])
        let list = AnyView(
            List {
                Text("a")
                Text("b")
            })
        try expectDifferent([
            list, AnyView(list.listStyle(.plain)), AnyView(list.listStyle(.inset)), AnyView(list.listStyle(.grouped)),
            AnyView(list.listStyle(.insetGrouped)), AnyView(list.listStyle(.sidebar)),
        ])
    }

    @Test("Border shapes, control sizes and roles of buttons")
    func borders() throws {
        for button in [
            AnyView(Button("Share") {}.buttonStyle(.bordered)),
            AnyView(Button("Share") {}.buttonStyle(.borderedProminent)),
        ] {
            let shapes: [ButtonBorderShape] = [
                .automatic, .capsule, .circle, .roundedRectangle(radius: 4), .roundedRectangle(radius: 12),
            ]
            try expectDifferent(shapes.map { AnyView(button.buttonBorderShape($0)) })
            let sizes: [ControlSize] = [.small, .regular, .large, .extraLarge]
            try expectDifferent(sizes.map { AnyView(button.controlSize($0)) })
        }
        try expectDifferent([
            AnyView(Button("Delete") {}), AnyView(Button("Delete", role: .destructive) {}),
            AnyView(Button("Delete") {}.buttonStyle(.bordered)),
            AnyView(Button("Delete", role: .destructive) {}.buttonStyle(.bordered)),
        ])
    }

    @Test("Boxes, groups, lists and forms take the looks of what is inside")
    func containers() throws {
        func boxes(_ change: (AnyView) -> AnyView) -> [AnyView] {
            [
                AnyView(GroupBox("Theme") { change(AnyView(Text("a"))) }),
                AnyView(DisclosureGroup("More", isExpanded: .constant(true)) { change(AnyView(Text("a"))) }),
                AnyView(LabeledContent("Origin") { change(AnyView(Text("a"))) }),
                AnyView(List { change(AnyView(Text("a"))) }), AnyView(Form { change(AnyView(Text("a"))) }),
                AnyView(ControlGroup { change(AnyView(Button("a") {})) }),
                AnyView(Grid { GridRow { change(AnyView(Text("a"))) } }),
            ]
        }
        let changes: [(AnyView) -> AnyView] = [
            { $0 }, { AnyView($0.foregroundStyle(.red)) }, { AnyView($0.font(.title)) }, { AnyView($0.bold()) },
            { AnyView($0.fontWeight(.light)) }, { AnyView($0.opacity(0.5)) }, { AnyView($0.underline()) },
        ]
        let pictures = try changes.map { change in try boxes(change).map { try drawing($0, width: 40) } }
        for index in pictures[0].indices {
            let looks = pictures.map { $0[index] }
            #expect(Set(looks).count == looks.count, "\(looks)")
        }
    }
}
