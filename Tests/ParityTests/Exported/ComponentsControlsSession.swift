// Components/Controls.md, exported by Atelier.
// swift-format-ignore-file

import Atelier
import struct Foundation.URL

fileprivate struct Lamp { let isOn: Binding<Bool> }

fileprivate struct Shrinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
            .contentShape(Rectangle())
            .accessibilityAddTraits(.isButton)
    }
}

fileprivate struct Sized: View {
    @State private var width: CGFloat = 4
    var body: some View {
        VStack(alignment: .leading) {
            Slider(value: $width, in: 0...10, step: 2) { Text("Width") }
            Stepper("Width", value: $width, in: 0...10)
            Text("\(width)")
        }
    }
}

struct ComponentsControlsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Slider(value: .constant(4), in: 0...10) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Section(header: Text("Shop"), footer: Text("open all day")) { Text("Tea") }
            }
        }
        try stage.show { Button("Read more") {}.buttonStyle(.link) }
        try stage.show {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It is quiet today."))
        }
        try stage.show {
            List {
                Text("Inbox").badge(3)
                Text("Drafts").badge("new")
                Text("Sent").badge("".isEmpty ? nil : "new")
            }
        }
        @State var weight = 1.5
        stage.keep(&_weight)
        try stage.show {
            Stepper("Weight \(weight, specifier: "%.1f")", value: $weight, in: 0...2, step: 0.5) { print($0 ? "begins" : "over") }
        }
        @State var copies = 0
        stage.keep(&_copies)
        try stage.show {
            VStack {
                Menu("Print") { Button("Print twice") { copies += 2 } } primaryAction: { copies += 1 }
                Text("\(copies) copies")
            }
        }
        try stage.tap("Print")
        try stage.tap("v")
        try stage.show {
            Menu("Copies") {
                Button("One more") { copies += 1 }
                Menu("Others") { Button("None") { copies = 0 } }
            }
        }
        try stage.tap("Copies")
        try stage.tap("One more")
        try stage.tap("Copies")
        try stage.tap("Others")
        try stage.tap("None")
        try stage.value(copies, canChange: false)
        try stage.show {
            Picker("Size", selection: .constant(1)) { Text("Small").tag(1); Text("Large").tag(2) }.tint(.red)
        }
        try stage.modify { $0.pickerStyle(.inline) }
        @State var sound = true
        stage.keep(&_sound)
        @State var music = false
        stage.keep(&_music)
        try stage.show { Toggle("All", sources: [$sound, $music], isOn: \.self) }
        try stage.modify { $0.toggleStyle(.checkbox) }
        try stage.toggle("All")
        try stage.value(sound && music, canChange: false)
        try stage.show {
            Toggle(sources: [Lamp(isOn: $sound), Lamp(isOn: .constant(false))], isOn: \.isOn) { Text("Lamps") }
        }
        try stage.show {
            Gauge(value: 70, in: 0...100) {
                Text("Speed")
            } currentValueLabel: {
                Text("70 km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            } markedValueLabels: {
                Text("25").tag(25)
                Text("75").tag(75)
            }
        }
        try stage.modify { $0.gaugeStyle(.accessoryLinear) }
        try stage.modify { $0.frame(width: 320) }
        try stage.show {
            VStack(alignment: .leading) {
                Picker(selection: .constant(1), label: Text("Size")) { Text("Small").tag(1) }
                Slider(value: .constant(4), in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) { Text("Volume") }
                Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }
                TextField(text: .constant("Ada"), axis: .vertical) { Text("Name") }
                Text("Old").foregroundStyle(.tint).accentColor(.red)
                ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
            }
        }
        try stage.show { List(0..<2) { Text("Row \($0)") } }
        try stage.show { ShareLink(item: URL(string: "https://swift.org")!) { Text("Pass on") } }
        try stage.show { ContentUnavailableView.search(text: "tea").frame(width: 200) }
        try stage.show { ContentUnavailableView.search(text: "tea") }
        try stage.show {
            List { ForEach([String](), id: \.self) { Text($0) } }.overlay { ContentUnavailableView("No mail", systemImage: "tray") }
        }
        try stage.show { Slider(value: .constant(0.5)).overlay { Text("half of it is done") } }
        try stage.show {
            Form { TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(3...5) }.frame(width: 240)
        }
        @State var isOpen = false
        stage.keep(&_isOpen)
        try stage.show {
            Button(isOpen ? "Close" : "Open") { withAnimation(.spring()) { isOpen.toggle() } }
                .buttonStyle(Shrinking())
                .accessibilityLabel("The door")
        }
        try stage.tap(1)
        try stage.press(1)
        try stage.show { Button("Share") {}.buttonStyle(.bordered).controlSize(.large...) }
        try stage.modify { $0.controlSize(.mini) }
        try stage.show { Sized() }
    }
}
