import Components
import Drawing
import StyleEngine
import Testing

@Suite struct AutomaticStyleTests {
    private let isOn = Binding.constant(true)

    /// A control of each family, each with nothing pushed and with its automatic style.
    private var controls: [(family: String, bare: AnyView, automatic: AnyView)] {
        let button = Button("Send") {}
        let toggle = Toggle("Sound", isOn: isOn)
        let label = Label("Rain", systemImage: "cloud")
        let box = GroupBox("Tea") { Text("green") }
        let content = LabeledContent("From", value: "Kyoto")
        let menu = Menu("More") { button }
        let progress = ProgressView(value: 0.5)
        let gauge = Gauge(value: 0.5) { Text("Fuel") }
        let controls = ControlGroup { button }
        let disclosure = DisclosureGroup("Details", isExpanded: isOn) { Text("inside") }
        let form = Form { content }
        let list = List { Text("row") }
        let picker = Picker("Size", selection: .constant(1)) { Text("small").tag(1) }
        let field = TextField("Name", text: .constant("Ada"))
        return [
            ("Button", AnyView(button), AnyView(button.buttonStyle(.automatic))),
            ("Toggle", AnyView(toggle), AnyView(toggle.toggleStyle(.automatic))),
            ("Label", AnyView(label), AnyView(label.labelStyle(.automatic))),
            ("GroupBox", AnyView(box), AnyView(box.groupBoxStyle(.automatic))),
            ("LabeledContent", AnyView(content), AnyView(content.labeledContentStyle(.automatic))),
            ("Menu", AnyView(menu), AnyView(menu.menuStyle(.automatic))),
            ("ProgressView", AnyView(progress), AnyView(progress.progressViewStyle(.automatic))),
            ("Gauge", AnyView(gauge), AnyView(gauge.gaugeStyle(.automatic))),
            ("ControlGroup", AnyView(controls), AnyView(controls.controlGroupStyle(.automatic))),
            ("DisclosureGroup", AnyView(disclosure), AnyView(disclosure.disclosureGroupStyle(.automatic))),
            ("Form", AnyView(form), AnyView(form.formStyle(.automatic))),
            ("List", AnyView(list), AnyView(list.listStyle(.automatic))),
            ("Picker", AnyView(picker), AnyView(picker.pickerStyle(.automatic))),
            ("TextField", AnyView(field), AnyView(field.textFieldStyle(.automatic))),
        ]
    }

    @Test("C5: the automatic style of a family is a style like any other, and looks as its default does")
    func automatic() throws {
        for (family, bare, automatic) in controls {
            let (first, second) = (try Resolver().resolve(bare), try Resolver().resolve(automatic))
            let (unstyled, styled) = (try #require(firstComponent(first)), try #require(firstComponent(second)))
            #expect(unstyled.take?.family.name == family)
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
                Toggle("toggle", isOn: isOn).toggleStyle(.button)
                Menu("menu") {}.menuStyle(.button)
                Button("plain") {}.buttonStyle(.plain)
                Toggle("plain toggle", isOn: isOn).toggleStyle(.button).buttonStyle(.plain)
            }
        }
        #expect(
            shown == """
                alone
                [*toggle*]
                [ menu v ]
                plain
                plain toggle
                plain: plain
                plain toggle: on, plain
                """)
    }

    /// A control of each family whose styles can be written, and the same with a style pushed that builds on the next one.
    private var composed: [(family: String, bare: AnyView, composed: AnyView)] {
        let button = Button("Send") {}
        let toggle = Toggle("Sound", isOn: isOn)
        let label = Label("Rain", systemImage: "cloud")
        let box = GroupBox("Tea") { Text("green") }
        let content = LabeledContent("From", value: "Kyoto")
        let menu = Menu("More") { button }
        let progress = ProgressView("Load", value: 0.5)
        let gauge = Gauge(value: 0.5) { Text("Fuel") }
        let controls = ControlGroup { button }
        let disclosure = DisclosureGroup("Details", isExpanded: isOn) { Text("inside") }
        let form = Form { content }
        return [
            ("Button", AnyView(button), AnyView(button.buttonStyle(ThroughButton()))),
            ("Toggle", AnyView(toggle), AnyView(toggle.toggleStyle(ThroughToggle()))),
            ("Label", AnyView(label), AnyView(label.labelStyle(ThroughLabel()))),
            ("GroupBox", AnyView(box), AnyView(box.groupBoxStyle(ThroughBox()))),
            ("LabeledContent", AnyView(content), AnyView(content.labeledContentStyle(ThroughContent()))),
            ("Menu", AnyView(menu), AnyView(menu.menuStyle(ThroughMenu()))),
            ("ProgressView", AnyView(progress), AnyView(progress.progressViewStyle(ThroughProgress()))),
            ("Gauge", AnyView(gauge), AnyView(gauge.gaugeStyle(ThroughGauge()))),
            ("ControlGroup", AnyView(controls), AnyView(controls.controlGroupStyle(ThroughControls()))),
            ("DisclosureGroup", AnyView(disclosure), AnyView(disclosure.disclosureGroupStyle(ThroughDisclosure()))),
            ("Form", AnyView(form), AnyView(form.formStyle(ThroughForm()))),
        ]
    }

    /// Where controls stand.
    private static let places: [@Sendable (AnyView) -> AnyView] = [
        { view in AnyView(VStack { view }) },
        { view in AnyView(List { view }) },
        { view in AnyView(Form { view }) },
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
        "C5, C8: a style that shows the component anew shows what the automatic one does, in every place",
        arguments: places.indices)
    func composition(place: Int) throws {
        for (family, bare, composed) in composed {
            let pictures = try [bare, composed].map { view in
                picture(of: try Resolver().resolve(Self.places[place](view)))
            }
            #expect(pictures[0] == pictures[1], "\(family)")
            #expect(!pictures[0].isEmpty)
        }
    }

    private struct ThroughButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    private struct ThroughToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    private struct ThroughLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    }
    private struct ThroughBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
    }
    private struct ThroughContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
    }
    private struct ThroughMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
    }
    private struct ThroughProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    }
    private struct ThroughGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
    }
    private struct ThroughControls: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
    }
    private struct ThroughDisclosure: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
    }
    private struct ThroughForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Form(configuration) }
    }
}
