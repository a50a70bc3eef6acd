import Components
import Drawing
import StyleEngine
import Testing

@Suite("What built-in components put into a tree keeps nothing alive") struct ComponentLifetimeTests {
    struct Quiet: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
        }
    }

    struct Everything: View {
        @State private var isOn = false
        @State private var choice = 1
        @State private var text = "text"
        @State private var number = 2

        var body: some View {
            Button("button") { isOn.toggle() }.buttonStyle(Quiet())
            Button("bordered") {}.buttonStyle(.borderedProminent)
            Toggle("toggle", isOn: $isOn)
            Picker("picker", selection: $choice) {
                Text("one").tag(1)
                ForEach(2..<4) { Text("\($0)").tag($0) }
            }
            DisclosureGroup("disclosure") { Text("inside") }
            GroupBox("box") { Label("label", systemImage: "star") }
            Menu("menu") { Button("entry") {} }
            Stepper("stepper", value: $number)
            TextField("field", text: $text)
            LabeledContent("labeled", value: "content")
            List { Text("row") }
            Form { Section("section") { Text("row") } }
            ZStack { Text("a").background { Color.red }.overlay { Text("b") } }.padding().border(.red)
        }
    }

    @Test("every kind of component, after each was used")
    func components() throws {
        weak var freed: Resolver?
        weak var root: Node?
        do {
            let resolver = Resolver()
            freed = resolver
            let tree = try resolver.resolve(Everything())
            root = tree
            var pending = [tree]
            while let node = pending.popLast() {
                use(node.interaction)
                pending += node.children
            }
            try resolver.update()
            _ = Picture(of: tree, width: 80).text
        }
        #expect(freed == nil)
        #expect(root == nil)
    }

    private func use(_ interaction: Interaction?) {
        switch interaction {
        case .tap(let run): run()
        case .press(let isPressed, let tap):
            isPressed.wrappedValue = true
            tap()
        case .toggle(let isOn): isOn.wrappedValue.toggle()
        case .choose(let options, _, let select): _ = options().last.map(select)
        case .step(let step, _): step(1)
        case .edit(let text): text.wrappedValue = "typed"
        case nil: break
        }
    }
}
