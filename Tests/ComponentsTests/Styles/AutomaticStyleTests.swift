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
}
