import Components
import Drawing
import StyleEngine
import Testing

/// Progress, sliders, steppers, text fields and links.
@Suite struct FieldTests {
    final class Store {
        var number = 0.4
        var count = 3
        var text = "name"

        var numberBinding: Binding<Double> { Binding(get: { self.number }, set: { self.number = $0 }) }
        var countBinding: Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
        var textBinding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    }

    private func interaction<Content: View>(_ view: Content) throws -> Interaction? {
        try Resolver().resolve(view).children.first?.interaction
    }

    @Test("Progress is a bar with its label above it, or a circle with it below, and its value behind")
    func progress() throws {
        #expect(try picture { ProgressView(value: 0.5) } == "#####.....")
        #expect(try picture { ProgressView("Loading", value: 3, total: 4) } == "Loading\n#######...")
        #expect(try picture { ProgressView(value: 0.5).progressViewStyle(.circular) } == "(50%)")
        #expect(try picture { ProgressView() } == "(...)")
        #expect(try picture { ProgressView("Loading") } == " (...)\nLoading")
        let both = try picture {
            ProgressView(value: 0.01) {
                Text("Loading")
            } currentValueLabel: {
                Text("1%")
            }
        }
        #expect(both == "Loading\n#......... 1%")
        #expect(try picture(width: 8) { ProgressView(value: 1) } == "########")
    }

    @Test("B3: a style of progress that builds on the next one ends at the default")
    func progressStyle() throws {
        struct OverProgressViewStyle: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView(configuration)
            }
        }
        let over = ProgressView("Loading", value: 0.5).progressViewStyle(OverProgressViewStyle())
        #expect(try tree { over } == "over[def[Loading]]")
        #expect(try tree { over.progressViewStyle(.linear) } == "over[linear[Loading]]")
        #expect(try picture { over.progressViewStyle(.circular) } == " (50%)\nLoading")
    }

    @Test("In colour a field has edges on a face paler than a button's, and what is to be typed is pale")
    func colors() throws {
        func ansi(_ view: some View) throws -> String {
            try view.coloredPicture(in: EnvironmentValues()).ansi(in: .all)
        }
        func run(_ text: String, _ color: RGB, on face: RGB) -> String {
            let colors = "38;2;\(color.red);\(color.green);\(color.blue);48;2;\(face.red);\(face.green);\(face.blue)"
            return "\u{1B}[\(colors)m\(text)\u{1B}[0m"
        }
        let (face, edge, black) = (RGB(237, 237, 237), RGB(142, 142, 142), RGB(0, 0, 0))
        #expect(
            try ansi(TextField("Name", text: .constant("Ada")))
                == run("[", edge, on: face) + run("Ada       ", black, on: face) + run("]", edge, on: face))
        #expect(
            try ansi(TextField("Name", text: .constant("")))
                == run("[", edge, on: face) + run("Name", RGB(119, 119, 119), on: face)
                + run("      ", black, on: face) + run("]", edge, on: face))
        #expect(
            try ansi(TextField("Name", text: .constant("Ada")).textFieldStyle(.plain))
                == "Ada")
        #expect(try ansi(Button("Go") {}.buttonStyle(.bordered)) == run("  Go  ", black, on: RGB(210, 210, 210)))
    }

    @Test("A slider steps between its bounds")
    func slider() throws {
        let store = Store()
        let slider = Slider(value: store.numberBinding) { Text("Volume") }
        #expect(try picture { slider } == "Volume ----o-----")
        guard case .step(let step, _)? = try interaction(slider) else {
            Issue.record("a slider steps")
            return
        }
        step(3)
        #expect(try picture { slider } == "Volume ------o---")
        step(-20)
        #expect(store.number == 0)
        #expect(try picture { slider.labelsHidden() } == "o---------")
        #expect(
            try picture { Slider(value: .constant(10), in: 0...10).disabled(true) } == ".........o")
    }

    @Test("A stepper counts within its bounds")
    func stepper() throws {
        let store = Store()
        let stepper = Stepper("Count \(store.count)", value: store.countBinding, in: 0...5)
        #expect(try picture { stepper } == "Count 3 [-|+]")
        guard case .step(let step, _)? = try interaction(stepper) else {
            Issue.record("a stepper steps")
            return
        }
        step(1)
        #expect(store.count == 4)
        step(9)
        #expect(store.count == 5)
        guard case .step(let disabled, _)? = try interaction(stepper.disabled(true)) else { return }
        disabled(-1)
        #expect(store.count == 5)
    }

    @Test("A text field shows its text or what to type, on a line that is long enough")
    func textField() throws {
        let store = Store()
        let field = TextField("Name", text: store.textBinding)
        #expect(try picture { field } == "[name______]")
        #expect(try picture { field.textFieldStyle(.plain) } == "name______")
        #expect(try picture { SecureField("Key", text: store.textBinding) } == "[****______]")
        guard case .edit(let text)? = try interaction(field) else {
            Issue.record("a text field can be edited")
            return
        }
        text.wrappedValue = ""
        #expect(try picture { field } == "[Name______]\nName: prompt")
        let prompt = TextField("Name", text: store.textBinding, prompt: Text("Ada"))
        #expect(try picture { prompt } == "[Ada_______]\nAda: prompt")
        let red = TextField("Name", text: store.textBinding, prompt: Text("Ada").foregroundStyle(.red))
        #expect(try picture { red } == "[Ada_______]\nAda: red, prompt")
        text.wrappedValue = "a name of some length"
        #expect(try picture { field } == "[a name of some length]")
    }

    @Test("A link names where it leads, and takes the styles of buttons")
    func link() throws {
        let link = Link("site", destination: "https://swift.org")
        #expect(try picture { link } == "<site>\nsite: https://swift.org")
        #expect(try picture { link.buttonStyle(.automatic) } == "<site>\nsite: https://swift.org")
        #expect(try picture { link.buttonStyle(.bordered) } == "[ site ]\nsite: https://swift.org")
        #expect(try tree { link.buttonStyle(.bordered) } == "bordered[site]")
    }

    @Test("The text of a field stands where the alignment says, and titles are keys")
    func alignment() throws {
        let field = TextField("Name", text: .constant("Ada"))
        #expect(try picture { field.multilineTextAlignment(.trailing) } == "[_______Ada]")
        #expect(try picture { field.multilineTextAlignment(.center) } == "[___Ada____]")
        #expect(
            try picture { SecureField("Key", text: .constant("ab")).multilineTextAlignment(.trailing) }
                == "[________**]")
        #expect(try picture { TextField("**a**", text: .constant("")) } == "[a_________]\na: bold, prompt")
    }

    @Test("The signs of controls take the tint that was set")
    func tint() throws {
        #expect(try picture { ProgressView(value: 0.5).tint(.red) } == "#####.....\n#####.....: red")
        #expect(try picture { Slider(value: .constant(0)).tint(.red) } == "o---------\no---------: red")
        #expect(try picture { Toggle("Sound", isOn: .constant(true)).tint(.red) } == "Sound (  o)\n(  o): red")
        #expect(try picture { Toggle("Sound", isOn: .constant(false)).tint(.red) } == "Sound (o  )")
        #expect(
            try picture { Gauge(value: 0.5) { Text("Speed") }.tint(.red) } == "Speed\n#####.....\n#####.....: red")
    }

    @Test("A field has one line, unless it says otherwise, and cuts off what is longer")
    func oneLine() throws {
        let long = Binding<String>.constant("a long text")
        #expect(try picture { TextField("Name", text: long).frame(width: 80) } == "[a lon...]")
        #expect(try picture { SecureField("Key", text: long).frame(width: 80) } == "[*****...]")
        #expect(try picture { TextField("Name", text: long, axis: .vertical).frame(width: 64) } == "[a long]\n[text__]")
    }
}
