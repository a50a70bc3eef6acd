import Components
import Drawing
import StyleEngine
import Testing

/// Any two looks that differ in one attribute differ in what is told of them: in the legend, and in the tree.
@Suite struct AttributeTests {
    /// What a look is made of, each with some values that a view may be given.
    enum Attribute: String, CaseIterable {
        case foreground, tint, font, weight, design, letters, opacity, shadow, background, order, page, corners,
            border, overlay, rotation
        case disabled, controlSize, borderShape

        func looks(of view: AnyView) -> [AnyView] {
            func gradient(_ end: Color) -> LinearGradient {
                LinearGradient(colors: [.red, end], startPoint: .top, endPoint: .bottom)
            }
            let (rounded, usual) = (RoundedRectangle(cornerRadius: 12), RoundedRectangle(cornerRadius: 8))
            switch self {
            case .foreground:
                return [
                    AnyView(view.foregroundStyle(.red)), AnyView(view.foregroundStyle(.blue)),
                    AnyView(view.foregroundStyle(.secondary)), AnyView(view.foregroundStyle(gradient(.blue))),
                    AnyView(view.foregroundStyle(gradient(.green))),
                    AnyView(view.foregroundStyle(.red.opacity(0.5))), AnyView(view.foregroundStyle(.tertiary)),
                    AnyView(view.foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))),
                ]
            case .tint: return [.red, .blue, .red.opacity(0.5)].map { AnyView(view.tint($0)) }
            case .font:
                return [Font.title, .caption, .system(size: 30), .system(size: 31), .custom("Menlo", size: 30)].map {
                    AnyView(view.font($0))
                }
            case .weight: return [Font.Weight.bold, .light, .heavy, .semibold].map { AnyView(view.fontWeight($0)) }
            case .design:
                return [Font.Design.serif, .rounded, .monospaced].map { AnyView(view.fontDesign($0)) }
            case .letters:
                return [
                    AnyView(view.italic()), AnyView(view.underline()), AnyView(view.strikethrough()),
                    AnyView(view.kerning(2)), AnyView(view.kerning(3)), AnyView(view.bold().italic()),
                ]
            case .opacity: return [0.5, 0.4, 0.95, 0].map { AnyView(view.opacity($0)) }
            case .shadow:
                return [
                    AnyView(view.shadow(radius: 2)), AnyView(view.shadow(radius: 4)),
                    AnyView(view.shadow(color: .red, radius: 2)), AnyView(view.shadow(radius: 2, x: 4, y: 4)),
                    AnyView(view.shadow(radius: 2, x: -4, y: -4)), AnyView(view.shadow(radius: 2, x: -4, y: -8)),
                ]
            case .background:
                return [
                    AnyView(view.background(.red)), AnyView(view.background(.blue)),
                    AnyView(view.background(.thinMaterial)), AnyView(view.background(.thickMaterial)),
                    AnyView(view.background(.red.opacity(0.5))), AnyView(view.background(gradient(.blue))),
                    AnyView(view.background(gradient(.green))), AnyView(view.background(.red, in: Capsule())),
                    AnyView(view.background(.red, in: rounded)), AnyView(view.background(.red, in: usual)),
                    AnyView(view.background(.red, in: Ellipse())), AnyView(view.background(.blue, in: Capsule())),
                    AnyView(
                        view.background(LinearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top))),
                    AnyView(
                        view.background(
                            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))),
                    AnyView(view.background(.red, in: RoundedRectangle(cornerRadius: 8, style: .circular))),
                    AnyView(view.background(.red, in: UnevenRoundedRectangle(topLeadingRadius: 24))),
                    AnyView(view.background(.red, in: UnevenRoundedRectangle(topLeadingRadius: 40))),
                    AnyView(view.background(.red, in: UnevenRoundedRectangle(bottomTrailingRadius: 24))),
                ]
            case .order:
                return [
                    AnyView(view.padding(8).background(.red).opacity(0.5)),
                    AnyView(view.opacity(0.5).padding(8).background(.red)),
                ]
            case .page:
                // What has the colour of the page still has corners.
                let shapes: [AnyShape] = [
                    AnyShape(Rectangle()), AnyShape(usual), AnyShape(rounded), AnyShape(Capsule()),
                    AnyShape(UnevenRoundedRectangle(topLeadingRadius: 24)),
                ]
                let card = { (shape: AnyShape) in view.padding().background(.background, in: shape) }
                return shapes.map { AnyView(card($0).padding().background(.red)) }
                    + shapes.map { AnyView(card($0).shadow(radius: 4)) }
            case .corners:
                let card = view.background(.red)
                return [
                    AnyView(card), AnyView(card.cornerRadius(8)), AnyView(card.cornerRadius(12)),
                    AnyView(card.cornerRadius(20)), AnyView(card.clipShape(Capsule())),
                ]
            case .border:
                return [
                    AnyView(view.border(.primary)), AnyView(view.border(.red)),
                    AnyView(view.border(.red, width: 2)), AnyView(view.border(.red, width: 3)),
                    AnyView(view.border(.red.opacity(0.5))), AnyView(view.border(gradient(.blue))),
                ]
            case .overlay:
                return [
                    AnyView(view.overlay(Rectangle().stroke(.red))),
                    AnyView(view.overlay(Rectangle().stroke(style: StrokeStyle(dash: [4])))),
                    AnyView(view.overlay(Rectangle().stroke(style: StrokeStyle(dash: [8])))),
                    AnyView(view.overlay(Rectangle().stroke(.red, lineWidth: 2))),
                    AnyView(view.overlay(Rectangle().strokeBorder(.red))),
                    AnyView(view.overlay(Rectangle().strokeBorder(.red, lineWidth: 2))),
                    AnyView(view.overlay(Rectangle().stroke(.red, style: StrokeStyle(lineJoin: .round)))),
                    AnyView(view.overlay(rounded.stroke(.red))), AnyView(view.overlay(usual.stroke(.red))),
                    AnyView(view.overlay(Capsule().stroke(.red))),
                ]
            case .rotation: return [45, 90].map { AnyView(view.rotationEffect(.degrees($0))) }
            case .disabled: return [AnyView(view.disabled(true))]
            case .controlSize: return [ControlSize.mini, .large].map { AnyView(view.controlSize($0)) }
            case .borderShape:
                return [
                    AnyView(view.buttonBorderShape(.capsule)),
                    AnyView(view.buttonBorderShape(.roundedRectangle(radius: 12))),
                ]
            }
        }
    }

    /// A component, and the attributes that can't act on it.
    struct Component: CustomTestStringConvertible, Sendable {
        let name: String
        let inert: Set<Attribute>
        let make: @Sendable () -> AnyView

        init(
            _ name: String, _ inert: Set<Attribute>...,
            make: @escaping @Sendable () -> any View
        ) {
            self.name = name
            self.inert = inert.reduce(into: []) { $0.formUnion($1) }
            self.make = { AnyView(make()) }
        }

        var testDescription: String { name }
    }

    /// It has no border of its own that could take a form.
    private static let borderless: Set<Attribute> = [.borderShape]
    /// It is no control: nothing is tinted, and nobody can do anything to it.
    private static let still: Set<Attribute> = [.tint, .disabled, .controlSize, .borderShape]
    /// It takes no tint.
    private static let untinted: Set<Attribute> = [.tint]
    /// It has no text.
    private static let wordless: Set<Attribute> = [.font, .weight, .design, .letters]
    /// It is painted in a style of its own.
    private static let painted: Set<Attribute> = [.foreground]

    private static func size() -> some View {
        Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
    }

    static let components: [Component] = [
        Component("text", still) { Text("a") },
        Component("image", still) { Image(systemName: "sun.min") },
        Component("label", still) { Label("Sun", systemImage: "sun.min") },
        Component("title only", still) { Label("Sun", systemImage: "sun.min").labelStyle(.titleOnly) },
        Component("button", borderless) { Button("Share") {} },
        Component("bordered button") { Button("Share") {}.buttonStyle(.bordered) },
        Component("prominent button") { Button("Share") {}.buttonStyle(.borderedProminent) },
        Component("plain button", borderless, untinted) { Button("Share") {}.buttonStyle(.plain) },
        Component("borderless button", borderless) { Button("Share") {}.buttonStyle(.borderless) },
        Component("link button", borderless) { Button("Share") {}.buttonStyle(.link) },
        Component("switch", borderless) { Toggle("Sound", isOn: .constant(true)) },
        Component("checkbox", borderless) {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)
        },
        Component("button toggle") { Toggle("Sound", isOn: .constant(true)).toggleStyle(.button) },
        Component("picker", borderless) { size() },
        Component("segments", borderless, untinted) { size().pickerStyle(.segmented) },
        Component("options", borderless) { size().pickerStyle(.inline) },
        Component("slider", borderless) { Slider(value: .constant(0.5)) { Text("Volume") } },
        Component("slider without a label", borderless, wordless, painted) {
            Slider(value: .constant(0.5))
        },
        Component("stepper", borderless, untinted) { Stepper("Count", value: .constant(1)) },
        Component("field", borderless, untinted) { TextField("Name", text: .constant("Ada")) },
        Component("prompt", borderless, untinted) { TextField("Name", text: .constant("")) },
        Component("secure field", borderless, untinted) { SecureField("Code", text: .constant("abc")) },
        Component("progress", borderless) { ProgressView("Load", value: 0.5) },
        Component("circular progress", borderless) {
            ProgressView("Load", value: 0.5).progressViewStyle(.circular)
        },
        Component("progress without a label", borderless, wordless, painted) { ProgressView(value: 0.5) },
        Component("gauge", borderless) { Gauge(value: 0.5) { Text("Fuel") } },
        Component("circular gauge", borderless) {
            Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
        },
        Component("group box", still) { GroupBox("Tea") { Text("a") } },
        Component("group box of lines", still, wordless, painted) { GroupBox { Divider() } },
        Component("disclosure group", borderless, untinted) {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
        },
        Component("control group", borderless) { ControlGroup { Button("Cut") {} } },
        Component("labeled content", still) { LabeledContent("From", value: "Kenya") },
        Component("menu") { Menu("More") { Button("Share") {} } },
        Component("link", borderless) { Link("site", destination: "https://swift.org") },
        Component("share link", borderless) { ShareLink(item: "https://swift.org") },
        Component("divider", still, wordless, painted) { Divider() },
        Component("list", still) { List { Text("a") } },
        Component("form", still) { Form { Text("a") } },
        Component("section", still) { Section("A") { Text("a") } },
        Component("scroll view", still) { ScrollView { Text("a") } },
        Component("row", still) { HStack { Text("a") } },
        Component("column", still) { VStack { Text("a") } },
        Component("layers", still) { ZStack { Text("a") } },
        Component("lazy column", still) { LazyVStack { Text("a") } },
        Component("grid", still) { Grid { GridRow { Text("a") } } },
        Component("elements", still) { ForEach(0..<1) { Text("\($0)") } },
        Component("filled shape", still, wordless) { Rectangle().frame(width: 40, height: 48) },
        Component("outline", still, wordless, [.rotation]) { Circle().stroke().frame(width: 80, height: 64) },
        Component("shape in a colour", still, wordless, painted) {
            Capsule().fill(.green).frame(width: 80, height: 48)
        },
        Component("colour", still, wordless, painted) {
            Color.green.frame(width: 40, height: 48)
        },
    ]

    @Test(
        "An attribute that acts is seen, and so is each of its values; all others change nothing",
        arguments: components
    )
    func attributes(of component: Component) throws {
        let view = component.make()
        let plain = try told(view, width: 40).legend
        for attribute in Attribute.allCases {
            if component.inert.contains(attribute) {
                let pictures = try attribute.looks(of: view).map { try told($0, width: 40).legend }
                #expect(pictures.allSatisfy { $0 == plain }, "\(attribute): \(pictures)")
            } else {
                try expectSeen(attribute, on: view)
            }
        }
    }

    @Test("Each value is seen beside other attributes, too", arguments: components.indices)
    func pairs(of index: Int) throws {
        let component = Self.components[index]
        let view = component.make()
        let bases: [(Attribute?, AnyView)] = [
            (.disabled, AnyView(view.disabled(true))), (nil, AnyView(view.shadow(radius: 2))),
            (nil, AnyView(view.opacity(0.5))),
        ]
        // One for each component: all pairs take too long.
        let (taken, base) = bases[index % bases.count]
        for attribute in Attribute.allCases where attribute != taken && !component.inert.contains(attribute) {
            try expectSeen(attribute, on: base)
        }
    }

    @Test("Each change of a form is told, also where cells show it")
    func changesOfForms() throws {
        let form = Rectangle()
        let changed: [AnyShape] = [
            AnyShape(form), AnyShape(form.trim(from: 0, to: 0.5)), AnyShape(form.trim(from: 0, to: 0.51)),
            AnyShape(form.trim(from: 0.01, to: 0.5)), AnyShape(form.trim(from: 0, to: 0.5).trim(from: 0, to: 0.5)),
            AnyShape(form.rotation(.degrees(1))), AnyShape(form.rotation(.degrees(2))),
            AnyShape(form.rotation(.degrees(2), anchor: .top)), AnyShape(form.scale(0.9)),
            AnyShape(form.scale(0.91)), AnyShape(form.scale(x: 0.9, y: 1)), AnyShape(form.inset(by: 1)),
            AnyShape(form.inset(by: 2)), AnyShape(form.size(width: 40, height: 40)),
            AnyShape(form.size(width: 41, height: 40)),
            AnyShape(form.transform(CGAffineTransform(translationX: 1, y: 0))),
            AnyShape(form.transform(CGAffineTransform(translationX: 2, y: 0))),
        ]
        for views in [changed.map { AnyView($0.stroke(.red)) }, changed.map { AnyView($0.fill(.red)) }] {
            let looks = try views.map { try told($0.frame(width: 80, height: 80), width: 40) }
            #expect(Set(looks.map(\.legend)).count == looks.count, "\(looks.map(\.legend))")
            #expect(Set(looks.map(\.tree)).count == looks.count, "\(looks.map(\.tree))")
        }
        let same = [
            AnyShape(form.trim(from: 0, to: 1)), AnyShape(form.rotation(.zero)), AnyShape(form.scale(1)),
            AnyShape(form.transform(.identity)),
        ]
        let trees = try same.map { try told(AnyView($0.stroke(.red)), width: 40).tree }
        #expect(Set(trees) == [try told(AnyView(form.stroke(.red)), width: 40).tree])
    }

    private func expectSeen(_ attribute: Attribute, on view: AnyView) throws {
        let looks = try attribute.looks(of: view).map { try told($0, width: 40) }
        // A background may be hidden, and then so is one with other corners: those are told from each other.
        let all = attribute == .corners ? looks : looks + [try told(view, width: 40)]
        #expect(Set(all.map(\.legend)).count == all.count, "\(attribute): \(all.map(\.legend))")
        // How far a shape is turned shows in the picture.
        if attribute == .rotation { return }
        #expect(Set(all.map(\.tree)).count == all.count, "\(attribute): \(all.map(\.tree))")
    }
}
