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

fileprivate struct Swatch: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text(name).padding(.horizontal, 8).border(.secondary) }
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

fileprivate let moment = Date(timeIntervalSince1970: 1_000_000_000)
nonisolated(unsafe) fileprivate let box = UIView()
nonisolated(unsafe) fileprivate let label = UILabel()
nonisolated(unsafe) fileprivate let button = UIButton()

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
                DatePicker("automatic", selection: .constant(moment))
                DatePicker("compact", selection: .constant(moment)).datePickerStyle(.compact)
                DatePicker("field", selection: .constant(moment)).datePickerStyle(.field)
                DatePicker("stepperField", selection: .constant(moment)).datePickerStyle(.stepperField)
                ColorPicker("A colour", selection: .constant(.teal))
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                ProgressView("automatic", value: 0.5)
                ProgressView("linear", value: 0.5).progressViewStyle(.linear)
                ProgressView("circular", value: 0.5).progressViewStyle(.circular)
                ProgressView("without a value")
                ProgressView("linear, without").progressViewStyle(.linear)
                ProgressView("circular, without").progressViewStyle(.circular)
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
                SecureField("a password", text: .constant("plain")).textFieldStyle(.plain)
                SecureField("a password", text: .constant("rounded")).textFieldStyle(.roundedBorder)
                TextEditor(text: .constant("An editor\nof a letter")).frame(width: 120)
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
                ControlGroup("compactMenu") { Button("Cut") {}; Button("Paste") {} }.controlGroupStyle(.compactMenu)
                ControlGroup("palette") { Button("Red") {}; Button("Blue") {} }.controlGroupStyle(.palette)
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
            VStack(alignment: .leading, spacing: 16) {
                HStack { Swatch("HStack"); Spacer(); Swatch("Spacer") }
                LazyHStack { Swatch("Lazy"); Swatch("HStack") }
                LazyVStack(alignment: .leading) { Swatch("Lazy"); Swatch("VStack") }
                ZStack(alignment: .topTrailing) { Swatch("ZStack"); Text("*") }
            }.frame(width: 320)
        }
        try stage.show {
            Grid(alignment: .leading, horizontalSpacing: 16) {
                GridRow { Text("Grid"); Text("one").gridColumnAlignment(.trailing); Text("two") }
                Divider()
                GridRow { Text("GridRow"); Text("1"); Text("2") }
                GridRow { Text("a cell across two").gridCellColumns(2); Text("2") }
            }.frame(width: 320)
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
                ForEach(1..<6) { Swatch("VGrid \($0)") }
            }.frame(width: 320)
        }
        try stage.show {
            LazyHGrid(rows: [GridItem(.fixed(48)), GridItem(.fixed(48))]) {
                ForEach(1..<6) { Swatch("HGrid \($0)") }
            }.frame(height: 112)
        }
        try stage.show {
            ScrollView { ForEach(1..<6) { Text("ScrollView \($0)") } }.frame(width: 160, height: 48).border(.secondary)
        }
        try stage.show {
            ViewThatFits { Swatch("ViewThatFits: wider than the frame"); Swatch("ViewThatFits") }.frame(width: 160)
        }
        try stage.show {
            GeometryReader { room in Swatch("GeometryReader: half").frame(width: room.size.width / 2) }
            .frame(width: 400, height: 48).border(.secondary)
        }
        try stage.show {
            VStack(alignment: .leading) {
                Slider(value: .constant(0.4))
                Stepper("Count 3", value: .constant(3))
                Link("A page", destination: "https://example.org")
                ShareLink("Share it", item: "https://example.org")
                Divider()
                Image(systemName: "moon")
                Image("photo")
                Image("photo").resizable().frame(width: 96, height: 48)
            }.frame(width: 320)
        }
        try stage.show {
            HStack(alignment: .top, spacing: 24) {
                NavigationStack { List { NavigationLink("A link") { Text("elsewhere") } }.navigationTitle("A title") }
                NavigationView { Text("The view").navigationBarTitle("In a bar", displayMode: .inline) }
            }.frame(width: 400)
        }
        try stage.show {
            ContentUnavailableView {
                Label("No mail", systemImage: "tray")
            } description: {
                Text("It is quiet today.")
            } actions: {
                Button("Look again") {}.buttonStyle(.bordered)
            }
        }
        try stage.show {
            HStack {
                Group { Text("in a"); Text("Group") }
                AnyView(Text("in an AnyView"))
                EmptyView()
                Text("behind an EmptyView")
            }
        }
        box.backgroundColor = .systemTeal
        try stage.refresh()
        box.layer.cornerRadius = 8
        try stage.refresh()
        try stage.show { box }
        label.text = "A UILabel"
        try stage.refresh()
        try stage.show { label }
        button.setTitle("A UIButton", for: .normal)
        try stage.refresh()
        try stage.show { button }
        try stage.show { Forms(height: 64) { $0.fill(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(.orange) } }
        try stage.show { Forms(height: 64) { $0.stroke(style: StrokeStyle(dash: [4])) } }
        try stage.show { Forms(height: 80) { $0.fill(.orange).shadow(radius: 4) } }
        try stage.show { Forms(height: 32) { $0.fill(.orange) } }
        try stage.show { Forms(height: 32) { $0.stroke(.orange) } }
        try stage.show {
            HStack(spacing: 16) {
                UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).stroke(.orange)
                Path(CGRect(x: 0, y: 8, width: 88, height: 48)).stroke(.orange)
                Circle().trim(from: 0, to: 0.75).stroke(.orange)
                Circle().offset(x: 8, y: 0).stroke(.orange)
            }.frame(width: 480, height: 64)
        }
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
            HStack(spacing: 16) {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
                EllipticalGradient(colors: [.red, .blue])
                AngularGradient(colors: [.red, .blue], center: .center)
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
