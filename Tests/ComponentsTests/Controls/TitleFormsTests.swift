import Components
import Drawing
import StyleEngine
import Testing

/// What a control is called is given as a literal, as a string or as a view: nothing else may depend on which.
@Suite struct TitleFormsTests {
    /// A view in the three forms.
    private struct Forms {
        let name: String
        let literal: () -> AnyView
        let string: () -> AnyView
        let label: () -> AnyView

        init(
            _ name: String, _ literal: @autoclosure @escaping () -> some View,
            _ string: @autoclosure @escaping () -> some View, _ label: @autoclosure @escaping () -> some View
        ) {
            self.name = name
            self.literal = { AnyView(literal()) }
            self.string = { AnyView(string()) }
            self.label = { AnyView(label()) }
        }
    }

    /// What happened to the views of one form.
    private final class Log {
        var events: [String] = []
    }

    private let log = Log()
    private let title = "Tea"

    private func note<Value>(_ name: String, _ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { [log] in log.events.append("\(name) \($0)") })
    }

    private func act() { log.events.append("action") }

    private func edit(_ isEditing: Bool) { log.events.append("editing \(isEditing)") }

    @Test("Each title form shows and does what the form with a label does")
    func same() throws {
        let forms = buttons + toggles + pickers + steppers + fields + boxes + others
        for form in forms {
            let label = try story(form.label)
            #expect(try story(form.literal) == label, "\(form.name)")
            #expect(try story(form.string) == label, "\(form.name)")
        }
    }

    private struct Story: Equatable {
        let picture: String
        let events: [String]
    }

    /// The picture of a view, and what happens when everything is done to it that can be done.
    private func story(_ view: () -> AnyView) throws -> Story {
        log.events = []
        let root = try Resolver().resolve(view())
        let picture = Picture(of: root, width: 60).text
        var pending = [root]
        while let node = pending.popLast() {
            switch node.interaction {
            case nil: break
            case .tap(let action)?, .press(_, let action)?: action()
            case .toggle(let isOn)?: isOn.wrappedValue.toggle()
            case .choose(let options, _, let select)?: log.events.append("\(select(options().last ?? ""))")
            case .step(let step, _)?:
                step(1)
                step(-1)
            case .edit(let text)?: text.wrappedValue = "12"
            }
            pending += node.children.reversed()
        }
        return Story(picture: picture, events: log.events)
    }

    private struct Lamp {
        var isOn = true
        var size = 2
    }

    private let lamps = [Lamp(), Lamp()]
    private let moment = Date(timeIntervalSince1970: 1_000_000_000)

    @ViewBuilder private var sizes: some View {
        Text("Cup").tag(1)
        Text("Pot").tag(2)
    }

    private var buttons: [Forms] {
        [
            Forms(
                "Button", Button("Tea", action: act), Button(title, action: act), Button(action: act) { Text("Tea") }),
            Forms(
                "Button role", Button("Tea", role: .destructive, action: act),
                Button(title, role: .destructive, action: act),
                Button(role: .destructive, action: act) { Text("Tea") }),
            Forms(
                "Button systemImage", Button("Tea", systemImage: "leaf", action: act),
                Button(title, systemImage: "leaf", action: act),
                Button(action: act) { Label("Tea", systemImage: "leaf") }),
            Forms(
                "Button systemImage role", Button("Tea", systemImage: "leaf", role: .destructive, action: act),
                Button(title, systemImage: "leaf", role: .destructive, action: act),
                Button(role: .destructive, action: act) { Label("Tea", systemImage: "leaf") }),
            Forms(
                "Menu", Menu("Tea") { Text("Sencha") }, Menu(title) { Text("Sencha") },
                Menu {
                    Text("Sencha")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "Menu primaryAction", Menu("Tea", content: { Text("Sencha") }, primaryAction: act),
                Menu(title, content: { Text("Sencha") }, primaryAction: act),
                Menu(content: { Text("Sencha") }, label: { Text("Tea") }, primaryAction: act)),
            Forms(
                "Menu systemImage", Menu("Tea", systemImage: "leaf") { Text("Sencha") },
                Menu(title, systemImage: "leaf") { Text("Sencha") },
                Menu {
                    Text("Sencha")
                } label: {
                    Label("Tea", systemImage: "leaf")
                }),
            Forms(
                "Menu systemImage primaryAction",
                Menu("Tea", systemImage: "leaf", content: { Text("Sencha") }, primaryAction: act),
                Menu(title, systemImage: "leaf", content: { Text("Sencha") }, primaryAction: act),
                Menu(
                    content: { Text("Sencha") }, label: { Label("Tea", systemImage: "leaf") }, primaryAction: act)),
        ]
    }

    private var toggles: [Forms] {
        [
            Forms(
                "Toggle", Toggle("Tea", isOn: note("on", true)), Toggle(title, isOn: note("on", true)),
                Toggle(isOn: note("on", true)) { Text("Tea") }),
            Forms(
                "Toggle systemImage", Toggle("Tea", systemImage: "leaf", isOn: note("on", true)),
                Toggle(title, systemImage: "leaf", isOn: note("on", true)),
                Toggle(isOn: note("on", true)) { Label("Tea", systemImage: "leaf") }),
            Forms(
                "Toggle sources", Toggle("Tea", sources: note("lamps", lamps), isOn: \.isOn),
                Toggle(title, sources: note("lamps", lamps), isOn: \.isOn),
                Toggle(sources: note("lamps", lamps), isOn: \.isOn) { Text("Tea") }),
            Forms(
                "Toggle bindings", Toggle("Tea", sources: [note("on", true)], isOn: \.self),
                Toggle(title, sources: [note("on", true)], isOn: \.self),
                Toggle(sources: [note("on", true)], isOn: \.self) { Text("Tea") }),
        ]
    }

    private var pickers: [Forms] {
        [
            Forms(
                "Picker", Picker("Tea", selection: note("size", 1)) { sizes },
                Picker(title, selection: note("size", 1)) { sizes },
                Picker(selection: note("size", 1)) {
                    sizes
                } label: {
                    Text("Tea")
                }),
            Forms(
                "Picker systemImage", Picker("Tea", systemImage: "leaf", selection: note("size", 1)) { sizes },
                Picker(title, systemImage: "leaf", selection: note("size", 1)) { sizes },
                Picker(selection: note("size", 1)) {
                    sizes
                } label: {
                    Label("Tea", systemImage: "leaf")
                }),
            Forms(
                "Picker currentValueLabel",
                Picker("Tea", selection: note("size", 1)) {
                    sizes
                } currentValueLabel: {
                    Text("any")
                },
                Picker(title, selection: note("size", 1)) {
                    sizes
                } currentValueLabel: {
                    Text("any")
                },
                Picker(selection: note("size", 1)) {
                    sizes
                } label: {
                    Text("Tea")
                } currentValueLabel: {
                    Text("any")
                }),
            Forms(
                "Picker sources", Picker("Tea", sources: note("lamps", lamps), selection: \.size) { sizes },
                Picker(title, sources: note("lamps", lamps), selection: \.size) { sizes },
                Picker(sources: note("lamps", lamps), selection: \.size) {
                    sizes
                } label: {
                    Text("Tea")
                }),
            Forms(
                "Picker bindings", Picker("Tea", sources: [note("size", 1)], selection: \.self) { sizes },
                Picker(title, sources: [note("size", 1)], selection: \.self) { sizes },
                Picker(sources: [note("size", 1)], selection: \.self) {
                    sizes
                } label: {
                    Text("Tea")
                }),
            Forms(
                "ColorPicker", ColorPicker("Tea", selection: note("color", .red)),
                ColorPicker(title, selection: note("color", .red)),
                ColorPicker(selection: note("color", .red)) { Text("Tea") }),
            Forms(
                "DatePicker",
                DatePicker("Tea", selection: note("date", moment), displayedComponents: .date),
                DatePicker(title, selection: note("date", moment), displayedComponents: .date),
                DatePicker(selection: note("date", moment), displayedComponents: .date) { Text("Tea") }),
        ]
    }

    private var steppers: [Forms] {
        [
            Forms(
                "Stepper actions",
                Stepper("Tea", onIncrement: act, onDecrement: nil, onEditingChanged: edit),
                Stepper(title, onIncrement: act, onDecrement: nil, onEditingChanged: edit),
                Stepper(label: { Text("Tea") }, onIncrement: act, onDecrement: nil, onEditingChanged: edit)),
            Forms(
                "Stepper value", Stepper("Tea", value: note("count", 3), step: 2, onEditingChanged: edit),
                Stepper(title, value: note("count", 3), step: 2, onEditingChanged: edit),
                Stepper(value: note("count", 3), step: 2, label: { Text("Tea") }, onEditingChanged: edit)),
            Forms(
                "Stepper bounds",
                Stepper("Tea", value: note("count", 3), in: 2...3, step: 2, onEditingChanged: edit),
                Stepper(title, value: note("count", 3), in: 2...3, step: 2, onEditingChanged: edit),
                Stepper(
                    value: note("count", 3), in: 2...3, step: 2, label: { Text("Tea") }, onEditingChanged: edit)),
            Forms(
                "Stepper whole format",
                Stepper("Tea", value: note("count", 3000), step: 2, format: .number, onEditingChanged: edit),
                Stepper(title, value: note("count", 3000), step: 2, format: .number, onEditingChanged: edit),
                Stepper(
                    value: note("count", 3000), step: 2, format: .number, label: { Text("Tea") },
                    onEditingChanged: edit)),
            Forms(
                "Stepper whole bounds format",
                Stepper(
                    "Tea", value: note("count", 3000), in: 1...3000, step: 2, format: .number, onEditingChanged: edit),
                Stepper(
                    title, value: note("count", 3000), in: 1...3000, step: 2, format: .number, onEditingChanged: edit),
                Stepper(
                    value: note("count", 3000), in: 1...3000, step: 2, format: .number, label: { Text("Tea") },
                    onEditingChanged: edit)),
            Forms(
                "Stepper format",
                Stepper("Tea", value: note("part", 0.5), step: 0.25, format: .percent, onEditingChanged: edit),
                Stepper(title, value: note("part", 0.5), step: 0.25, format: .percent, onEditingChanged: edit),
                Stepper(
                    value: note("part", 0.5), step: 0.25, format: .percent, label: { Text("Tea") },
                    onEditingChanged: edit)),
            Forms(
                "Stepper bounds format",
                Stepper(
                    "Tea", value: note("part", 0.5), in: 0...0.5, step: 0.25, format: .percent, onEditingChanged: edit),
                Stepper(
                    title, value: note("part", 0.5), in: 0...0.5, step: 0.25, format: .percent, onEditingChanged: edit),
                Stepper(
                    value: note("part", 0.5), in: 0...0.5, step: 0.25, format: .percent, label: { Text("Tea") },
                    onEditingChanged: edit)),
        ]
    }

    private var fields: [Forms] {
        [
            Forms(
                "TextField", TextField("Tea", text: note("text", "")), TextField(title, text: note("text", "")),
                TextField(text: note("text", "")) { Text("Tea") }),
            Forms(
                "TextField prompt", TextField("Tea", text: note("text", ""), prompt: Text("which")),
                TextField(title, text: note("text", ""), prompt: Text("which")),
                TextField(text: note("text", ""), prompt: Text("which")) { Text("Tea") }),
            Forms(
                "TextField axis",
                TextField("Tea", text: note("text", "a\nb"), prompt: Text("which"), axis: .vertical),
                TextField(title, text: note("text", "a\nb"), prompt: Text("which"), axis: .vertical),
                TextField(text: note("text", "a\nb"), prompt: Text("which"), axis: .vertical) { Text("Tea") }),
            Forms(
                "TextField Int", TextField("Tea", value: note("count", 3000), format: .number, prompt: Text("which")),
                TextField(title, value: note("count", 3000), format: .number, prompt: Text("which")),
                TextField(value: note("count", 3000), format: .number, prompt: Text("which")) { Text("Tea") }),
            Forms(
                "TextField Int?",
                TextField("Tea", value: note("count", Int?.none), format: .number, prompt: Text("which")),
                TextField(title, value: note("count", Int?.none), format: .number, prompt: Text("which")),
                TextField(value: note("count", Int?.none), format: .number, prompt: Text("which")) { Text("Tea") }),
            Forms(
                "TextField Double",
                TextField("Tea", value: note("part", 0.5), format: .percent, prompt: Text("which")),
                TextField(title, value: note("part", 0.5), format: .percent, prompt: Text("which")),
                TextField(value: note("part", 0.5), format: .percent, prompt: Text("which")) { Text("Tea") }),
            Forms(
                "TextField Double?",
                TextField("Tea", value: note("part", Double?.none), format: .percent, prompt: Text("which")),
                TextField(title, value: note("part", Double?.none), format: .percent, prompt: Text("which")),
                TextField(value: note("part", Double?.none), format: .percent, prompt: Text("which")) {
                    Text("Tea")
                }),
            Forms(
                "SecureField", SecureField("Tea", text: note("text", ""), prompt: Text("which")),
                SecureField(title, text: note("text", ""), prompt: Text("which")),
                SecureField(text: note("text", ""), prompt: Text("which")) { Text("Tea") }),
        ]
    }

    private var boxes: [Forms] {
        [
            Forms(
                "GroupBox", GroupBox("Tea") { Text("a") }, GroupBox(title) { Text("a") },
                GroupBox {
                    Text("a")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "DisclosureGroup", DisclosureGroup("Tea") { Text("a") }, DisclosureGroup(title) { Text("a") },
                DisclosureGroup {
                    Text("a")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "DisclosureGroup isExpanded", DisclosureGroup("Tea", isExpanded: note("open", true)) { Text("a") },
                DisclosureGroup(title, isExpanded: note("open", true)) { Text("a") },
                DisclosureGroup(isExpanded: note("open", true)) {
                    Text("a")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "ControlGroup", ControlGroup("Tea") { Text("a") }.controlGroupStyle(.menu),
                ControlGroup(title) { Text("a") }.controlGroupStyle(.menu),
                ControlGroup {
                    Text("a")
                } label: {
                    Text("Tea")
                }.controlGroupStyle(.menu)),
            Forms(
                "ControlGroup systemImage",
                ControlGroup("Tea", systemImage: "leaf") { Text("a") }.controlGroupStyle(.menu),
                ControlGroup(title, systemImage: "leaf") { Text("a") }.controlGroupStyle(.menu),
                ControlGroup {
                    Text("a")
                } label: {
                    Label("Tea", systemImage: "leaf")
                }.controlGroupStyle(.menu)),
            Forms(
                "Section", List { Section("Tea") { Text("a") } }, List { Section(title) { Text("a") } },
                List {
                    Section {
                        Text("a")
                    } header: {
                        Text("Tea")
                    }
                }),
            Forms(
                "Section isExpanded", List { Section("Tea", isExpanded: note("open", true)) { Text("a") } },
                List { Section(title, isExpanded: note("open", true)) { Text("a") } },
                List {
                    Section(isExpanded: note("open", true)) {
                        Text("a")
                    } header: {
                        Text("Tea")
                    }
                }),
            Forms(
                "LabeledContent", LabeledContent("Tea") { Text("a") }, LabeledContent(title) { Text("a") },
                LabeledContent {
                    Text("a")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "LabeledContent value", LabeledContent("Tea", value: "a"), LabeledContent(title, value: "a"),
                LabeledContent {
                    Text("a")
                } label: {
                    Text("Tea")
                }),
            Forms(
                "LabeledContent format", LabeledContent("Tea", value: 3000, format: .number),
                LabeledContent(title, value: 3000, format: .number),
                LabeledContent {
                    Text("3,000")
                } label: {
                    Text("Tea")
                }),
        ]
    }

    private var others: [Forms] {
        [
            Forms(
                "Label", Label("Tea", systemImage: "leaf"), Label(title, systemImage: "leaf"),
                Label {
                    Text("Tea")
                } icon: {
                    Image(systemName: "leaf")
                }),
            Forms(
                "Label image", Label("Tea", image: "leaf"), Label(title, image: "leaf"),
                Label {
                    Text("Tea")
                } icon: {
                    Image("leaf")
                }),
            Forms(
                "ProgressView", ProgressView("Tea"), ProgressView(title), ProgressView { Text("Tea") }),
            Forms(
                "ProgressView value", ProgressView("Tea", value: 1, total: 4), ProgressView(title, value: 1, total: 4),
                ProgressView(value: 1, total: 4) { Text("Tea") }),
            Forms(
                "Link", Link("Tea", destination: "a.org"), Link(title, destination: "a.org"),
                Link(destination: "a.org") { Text("Tea") }),
            Forms(
                "ShareLink", ShareLink("Tea", item: "a"), ShareLink(title, item: "a"),
                ShareLink(item: "a") { Label("Tea", systemImage: "square.and.arrow.up") }),
            Forms(
                "ShareLink items", ShareLink("Tea", items: ["a"]), ShareLink(title, items: ["a"]),
                ShareLink(items: ["a"]) { Label("Tea", systemImage: "square.and.arrow.up") }),
            Forms(
                "ShareLink preview", ShareLink("Tea", item: 1, preview: SharePreview("a")),
                ShareLink(title, item: 1, preview: SharePreview(title)),
                ShareLink(item: 1, preview: SharePreview("a")) { Label("Tea", systemImage: "square.and.arrow.up") }),
            Forms(
                "NavigationLink", List { NavigationLink("Tea") { Text("a") } },
                List { NavigationLink(title) { Text("a") } },
                List {
                    NavigationLink {
                        Text("a")
                    } label: {
                        Text("Tea")
                    }
                }),
            Forms(
                "NavigationLink destination", List { NavigationLink("Tea", destination: Text("a")) },
                List { NavigationLink(title, destination: Text("a")) },
                List { NavigationLink(destination: Text("a")) { Text("Tea") } }),
            Forms(
                "NavigationLink value", List { NavigationLink("Tea", value: 1) },
                List { NavigationLink(title, value: 1) }, List { NavigationLink(value: 1) { Text("Tea") } }),
            Forms(
                "ContentUnavailableView",
                ContentUnavailableView("Tea", systemImage: "leaf", description: Text("none")),
                ContentUnavailableView(title, systemImage: "leaf", description: Text("none")),
                ContentUnavailableView {
                    Label("Tea", systemImage: "leaf")
                } description: {
                    Text("none")
                }),
            Forms(
                "ContentUnavailableView image", ContentUnavailableView("Tea", image: "leaf", description: Text("none")),
                ContentUnavailableView(title, image: "leaf", description: Text("none")),
                ContentUnavailableView {
                    Label("Tea", image: "leaf")
                } description: {
                    Text("none")
                }),
        ]
    }
}
