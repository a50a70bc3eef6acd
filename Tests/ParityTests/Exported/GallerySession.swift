// Gallery.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Sizes: View {
    let name: String
    @State private var size = 1
    var body: some View {
        Picker(name, selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
        }
    }
}

fileprivate struct Entries: View {
    let name: String
    var body: some View {
        Section(name) {
            LabeledContent("Origin", value: "Kenya")
            Toggle("Fresh", isOn: .constant(true))
        }
    }
}

fileprivate struct Forms<Content: View>: View {
    let height: CGFloat
    let paint: (AnyShape) -> Content
    var body: some View {
        HStack(spacing: 16) {
            paint(AnyShape(Rectangle()))
            paint(AnyShape(RoundedRectangle(cornerRadius: 8)))
            paint(AnyShape(Capsule()))
            paint(AnyShape(Circle()))
            paint(AnyShape(Ellipse()))
        }
        .frame(width: 480, height: height)
    }
}

struct GallerySession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Button("automatic") {}
                Button("bordered") {}.buttonStyle(.bordered)
                Button("borderedProminent") {}.buttonStyle(.borderedProminent)
                Button("borderless") {}.buttonStyle(.borderless)
                Button("plain") {}.buttonStyle(.plain)
                Button("link") {}.buttonStyle(.link)
                Button("disabled") {}.buttonStyle(.bordered).disabled(true)
                Button("destructive", role: .destructive) {}.buttonStyle(.bordered)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Toggle("automatic", isOn: .constant(true))
                Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
                Toggle("switch", isOn: .constant(false)).toggleStyle(.switch)
                Toggle("checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
                Toggle("checkbox", isOn: .constant(false)).toggleStyle(.checkbox)
                Toggle("button", isOn: .constant(true)).toggleStyle(.button)
                Toggle("button", isOn: .constant(false)).toggleStyle(.button)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Label("automatic", systemImage: "sun.min")
                Label("titleAndIcon", systemImage: "sun.min").labelStyle(.titleAndIcon)
                Label("titleOnly", systemImage: "sun.min").labelStyle(.titleOnly)
                Label("iconOnly", systemImage: "sun.min").labelStyle(.iconOnly)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Sizes(name: "automatic")
                Sizes(name: "menu").pickerStyle(.menu)
                Sizes(name: "segmented").pickerStyle(.segmented)
                Sizes(name: "inline").pickerStyle(.inline)
                Sizes(name: "radioGroup").pickerStyle(.radioGroup)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                ProgressView("automatic", value: 0.5)
                ProgressView("linear", value: 0.5).progressViewStyle(.linear)
                ProgressView("circular", value: 0.5).progressViewStyle(.circular)
                ProgressView("without a value")
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Gauge(value: 0.3) { Text("automatic") }
                Gauge(value: 0.3) { Text("linearCapacity") }.gaugeStyle(.linearCapacity)
                Gauge(value: 0.3) { Text("accessoryLinear") }.gaugeStyle(.accessoryLinear)
                Gauge(value: 0.3) { Text("accessoryLinearCapacity") }.gaugeStyle(.accessoryLinearCapacity)
                Gauge(value: 0.3) { Text("accessoryCircular") }.gaugeStyle(.accessoryCircular)
                Gauge(value: 0.3) { Text("accessoryCircularCapacity") }.gaugeStyle(.accessoryCircularCapacity)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                TextField("automatic", text: .constant("Ada"))
                TextField("plain", text: .constant("Ada")).textFieldStyle(.plain)
                TextField("roundedBorder", text: .constant("Ada")).textFieldStyle(.roundedBorder)
                TextField("a prompt", text: .constant(""))
                SecureField("a password", text: .constant("secret"))
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Menu("automatic") { Button("Copy") {} }
                Menu("button") { Button("Copy") {} }.menuStyle(.button)
                Menu("borderlessButton") { Button("Copy") {} }.menuStyle(.borderlessButton)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                ControlGroup("automatic") { Button("Cut") {}; Button("Paste") {} }
                ControlGroup("navigation") { Button("Back") {}; Button("On") {} }.controlGroupStyle(.navigation)
                ControlGroup("menu") { Button("Cut") {}; Button("Paste") {} }.controlGroupStyle(.menu)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                GroupBox("GroupBox") { Text("content") }.groupBoxStyle(.automatic)
                DisclosureGroup("DisclosureGroup", isExpanded: .constant(true)) { Text("content") }.disclosureGroupStyle(.automatic)
                DisclosureGroup("DisclosureGroup", isExpanded: .constant(false)) { Text("content") }
                LabeledContent("LabeledContent", value: "content").labeledContentStyle(.automatic)
            }
        }
        try stage.show {
            VStack {
                Form { Entries(name: "automatic") }
                Form { Entries(name: "columns") }.formStyle(.columns)
                Form { Entries(name: "grouped") }.formStyle(.grouped)
            }
        }
        try stage.show {
            VStack {
                List { Entries(name: "automatic") }
                List { Entries(name: "plain") }.listStyle(.plain)
                List { Entries(name: "grouped") }.listStyle(.grouped)
                List { Entries(name: "inset") }.listStyle(.inset)
                List { Entries(name: "insetGrouped") }.listStyle(.insetGrouped)
                List { Entries(name: "sidebar") }.listStyle(.sidebar)
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Slider(value: .constant(0.4))
                Stepper("Count 3", value: .constant(3))
                Link("A page", destination: "https://example.org")
                Divider()
                Image(systemName: "moon")
            }
        }
        try stage.show { Forms(height: 64) { $0.fill(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(style: StrokeStyle(dash: [4])) } }
        try stage.show { Forms(height: 80) { $0.fill(.orange).shadow(radius: 4) } }
        try stage.show { Forms(height: 32) { $0.fill(.orange) } }
        try stage.show { Forms(height: 32) { $0.stroke(.orange) } }
        try stage.show {
            HStack(spacing: 16) {
                Color.red
                Rectangle().fill(.blue)
                Rectangle().fill(.red.opacity(0.5))
                Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Rectangle().fill(.thinMaterial)
                Rectangle().fill(.secondary)
            }.frame(width: 480, height: 48)
        }
        try stage.show {
            VStack(alignment: .leading) {
                Text("plain")
                Text("bold").bold()
                Text("italic").italic()
                Text("underlined").underline()
                Text("struck").strikethrough()
                Text("title").font(.title)
                Text("serif").fontDesign(.serif)
                Text("light").fontWeight(.light)
                Text("secondary").foregroundStyle(.secondary)
                Text("on yellow").padding(.horizontal, 8).background(.yellow, in: Capsule())
            }
        }
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { Forms(height: 64) { $0.fill(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(style: StrokeStyle(dash: [4])) } }
        try stage.show { Forms(height: 80) { $0.fill(.orange).shadow(radius: 4) } }
        try stage.show {
            GroupBox("GroupBox") {
                Form { Entries(name: "Section") }
                ControlGroup { Button("Cut") {}; Button("Paste") {} }
                List { Text("one"); Text("two") }
            }
        }
    }
}
