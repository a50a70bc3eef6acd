import Components
import StyleEngine

/// A control of one family, and what can be pushed on it.
struct StyledControl {
    let family: String
    let view: AnyView
    /// Pushes the automatic style.
    let automatic: (AnyView) -> AnyView
    /// Pushes a style that builds on the next one; nil where the built-in styles are all there are.
    var through: ((AnyView, Through) -> AnyView)?
    /// Pushes a style that shows what it is told, and takes no further style.
    var told: ((AnyView) -> AnyView)?

    /// A control of each family, in the order of their names.
    static var all: [StyledControl] {
        let button = Button("Send") {}
        let content = LabeledContent("From", value: "Kyoto")
        return [
            StyledControl(
                family: "Button", view: AnyView(button), automatic: { AnyView($0.buttonStyle(.automatic)) },
                through: { AnyView($0.buttonStyle($1)) }, told: { AnyView($0.buttonStyle(Told())) }),
            StyledControl(
                family: "ControlGroup", view: AnyView(ControlGroup("Edit") { button }),
                automatic: { AnyView($0.controlGroupStyle(.automatic)) },
                through: { AnyView($0.controlGroupStyle($1)) }, told: { AnyView($0.controlGroupStyle(Told())) }),
            StyledControl(
                family: "DisclosureGroup",
                view: AnyView(DisclosureGroup("Details", isExpanded: .constant(true)) { Text("inside") }),
                automatic: { AnyView($0.disclosureGroupStyle(.automatic)) },
                through: { AnyView($0.disclosureGroupStyle($1)) },
                told: { AnyView($0.disclosureGroupStyle(Told())) }),
            StyledControl(
                family: "Form", view: AnyView(Form { content }), automatic: { AnyView($0.formStyle(.automatic)) },
                through: { AnyView($0.formStyle($1)) }, told: { AnyView($0.formStyle(Told())) }),
            StyledControl(
                family: "Gauge", view: AnyView(Gauge(value: 0.5) { Text("Fuel") }),
                automatic: { AnyView($0.gaugeStyle(.automatic)) }, through: { AnyView($0.gaugeStyle($1)) },
                told: { AnyView($0.gaugeStyle(Told())) }),
            StyledControl(
                family: "GroupBox", view: AnyView(GroupBox("Tea") { Text("green") }),
                automatic: { AnyView($0.groupBoxStyle(.automatic)) }, through: { AnyView($0.groupBoxStyle($1)) },
                told: { AnyView($0.groupBoxStyle(Told())) }),
            StyledControl(
                family: "Label", view: AnyView(Label("Rain", systemImage: "cloud")),
                automatic: { AnyView($0.labelStyle(.automatic)) }, through: { AnyView($0.labelStyle($1)) },
                told: { AnyView($0.labelStyle(Told())) }),
            StyledControl(
                family: "LabeledContent", view: AnyView(content),
                automatic: { AnyView($0.labeledContentStyle(.automatic)) },
                through: { AnyView($0.labeledContentStyle($1)) },
                told: { AnyView($0.labeledContentStyle(Told())) }),
            StyledControl(
                family: "List", view: AnyView(List { Text("row") }), automatic: { AnyView($0.listStyle(.automatic)) }),
            StyledControl(
                family: "Menu", view: AnyView(Menu("More") { button }),
                automatic: { AnyView($0.menuStyle(.automatic)) }, through: { AnyView($0.menuStyle($1)) },
                told: { AnyView($0.menuStyle(Told())) }),
            StyledControl(
                family: "Picker",
                view: AnyView(Picker("Size", selection: .constant(1)) { Text("small").tag(1) }),
                automatic: { AnyView($0.pickerStyle(.automatic)) }),
            StyledControl(
                family: "ProgressView", view: AnyView(ProgressView("Load", value: 0.5)),
                automatic: { AnyView($0.progressViewStyle(.automatic)) },
                through: { AnyView($0.progressViewStyle($1)) }, told: { AnyView($0.progressViewStyle(Told())) }),
            StyledControl(
                family: "TextField", view: AnyView(TextField("Name", text: .constant("Ada"))),
                automatic: { AnyView($0.textFieldStyle(.automatic)) }),
            StyledControl(
                family: "Toggle", view: AnyView(Toggle("Sound", isOn: .constant(true))),
                automatic: { AnyView($0.toggleStyle(.automatic)) }, through: { AnyView($0.toggleStyle($1)) },
                told: { AnyView($0.toggleStyle(Told())) }),
        ]
    }
}

/// A style of every family that puts a mark before what the next style shows, and may disable it.
struct Through: PrimitiveButtonStyle, ControlGroupStyle, DisclosureGroupStyle, FormStyle, GaugeStyle, GroupBoxStyle,
    LabelStyle, LabeledContentStyle, MenuStyle, ProgressViewStyle, ToggleStyle
{
    var mark: String?
    var isDisabled = false

    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView { marked(Button(configuration)) }
    func makeBody(configuration: ControlGroupStyleConfiguration) -> AnyView { marked(ControlGroup(configuration)) }
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        marked(DisclosureGroup(configuration))
    }
    func makeBody(configuration: FormStyleConfiguration) -> AnyView { marked(Form(configuration)) }
    func makeBody(configuration: GaugeStyleConfiguration) -> AnyView { marked(Gauge(configuration)) }
    func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView { marked(GroupBox(configuration)) }
    func makeBody(configuration: LabelStyleConfiguration) -> AnyView { marked(Label(configuration)) }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
        marked(LabeledContent(configuration))
    }
    func makeBody(configuration: MenuStyleConfiguration) -> AnyView { marked(Menu(configuration)) }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView { marked(ProgressView(configuration)) }
    func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { marked(Toggle(configuration)) }

    private func marked(_ next: some View) -> AnyView {
        let next = next.disabled(isDisabled)
        guard let mark else { return AnyView(next) }
        return AnyView(
            HStack {
                Text(mark)
                next
            })
    }
}

/// A style of every family that shows in a row what it is told.
struct Told: ButtonStyle, ControlGroupStyle, DisclosureGroupStyle, FormStyle, GaugeStyle, GroupBoxStyle, LabelStyle,
    LabeledContentStyle, MenuStyle, ProgressViewStyle, ToggleStyle
{
    func makeBody(configuration: ButtonStyleConfiguration) -> AnyView {
        row(configuration.label, Text(configuration.isPressed ? "pressed" : "released"))
    }
    func makeBody(configuration: ControlGroupStyleConfiguration) -> AnyView {
        row(configuration.label, configuration.content)
    }
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        row(configuration.label, Text(configuration.isExpanded ? "open" : "closed"), configuration.content)
    }
    func makeBody(configuration: FormStyleConfiguration) -> AnyView { row(configuration.content) }
    func makeBody(configuration: GaugeStyleConfiguration) -> AnyView {
        row(configuration.label, Text("\(configuration.value)"))
    }
    func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
        row(configuration.label, configuration.content)
    }
    func makeBody(configuration: LabelStyleConfiguration) -> AnyView { row(configuration.title, configuration.icon) }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
        row(configuration.label, configuration.content)
    }
    func makeBody(configuration: MenuStyleConfiguration) -> AnyView {
        row(configuration.label, configuration.content)
    }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
        row(configuration.label, Text("\(configuration.fractionCompleted ?? 0)"))
    }
    func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
        row(configuration.label, Text(configuration.isOn ? "on" : "off"))
    }

    private func row<each Part: View>(_ part: repeat each Part) -> AnyView {
        var parts = [AnyView(Text("told:"))]
        repeat parts.append(AnyView(each part))
        return AnyView(HStack { ForEach(parts.indices, id: \.self) { parts[$0] } })
    }
}
