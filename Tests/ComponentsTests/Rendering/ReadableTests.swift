import Components
import Drawing
import StyleEngine
import Testing

/// Text can be read on what it stands on, on light and on dark pages, as far as its colour is not the user's choice.
@Suite struct ReadableTests {
    /// What text stands on, and how its view is drawn on it.
    enum Ground: CaseIterable {
        case page, blue, red, yellow

        @ViewBuilder func below(_ view: some View) -> some View {
            switch self {
            case .page: view
            case .blue: view.padding().background(.blue)
            case .red: view.padding().background(.red)
            case .yellow: view.padding().background(.yellow)
            }
        }
    }

    private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]

    private func picture(_ view: some View, _ scheme: ColorScheme) throws -> ColoredPicture {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return try view.coloredPicture(in: environment)
    }

    /// The contrast of a text with what it stands on.
    private func contrast(of word: String, in picture: ColoredPicture, _ scheme: ColorScheme) throws -> Double {
        let run = try #require(picture.rows.joined().first { $0.text.contains(word) })
        let page = scheme == .dark ? (RGB(242, 242, 247), RGB(28, 28, 30)) : (RGB(28, 28, 30), RGB(255, 255, 255))
        return (run.foreground ?? page.0).contrast(with: run.background ?? page.1)
    }

    @Test("On each material, over the page and over colours", arguments: ColorScheme.allCases, Ground.allCases)
    func materials(scheme: ColorScheme, ground: Ground) throws {
        for material in Self.materials {
            let texts = VStack {
                Text("primary")
                Text("second").foregroundStyle(.secondary)
                Text("third").foregroundStyle(.tertiary)
                Text("accent").foregroundStyle(.tint)
                Button("delete", role: .destructive) {}
            }
            let drawn = try picture(ground.below(texts.padding().background(material)), scheme)
            for (word, least) in [("primary", 4.5), ("second", 3), ("third", 2.2), ("accent", 3), ("delete", 3)] {
                let measured = try contrast(of: word, in: drawn, scheme)
                #expect(measured >= least, "\(word) on \(material) over \(ground)")
            }
        }
    }

    @Test(
        "A face that fades while it is pressed, and one that is disabled", arguments: ColorScheme.allCases,
        [Color.blue, .red, .purple, .black])
    func faces(scheme: ColorScheme, color: Color) throws {
        let label = Text("label").padding().background(color).foregroundStyle(.white)
        #expect(try contrast(of: "label", in: picture(label.opacity(0.6), scheme), scheme) >= 3)
        let button = Button("label") {}.buttonStyle(.borderedProminent).tint(color)
        #expect(try contrast(of: "label", in: picture(button.disabled(true), scheme), scheme) >= 2.2)
        #expect(try contrast(of: "label", in: picture(button.opacity(0.6), scheme), scheme) >= 3)
    }

    @Test("What is dark on a light page brings its ground along: a group box, a list, a form, a field, an editor")
    func grounds() throws {
        let views = VStack {
            GroupBox("box") { Text("inside") }
            List { Text("row") }
            Form { Text("line") }
            TextField("field", text: .constant("")).textFieldStyle(.roundedBorder)
            TextEditor(text: .constant("letter"))
        }
        let page = VStack {
            views.environment(\.colorScheme, .dark)
            Text("light")
        }
        let drawn = try picture(page, .light)
        for word in ["box", "inside", "row", "line", "field", "letter"] {
            let run = try #require(drawn.rows.joined().first { $0.text.contains(word) })
            #expect(run.background == RGB(0, 0, 0), "\(word)")
            #expect(run.foreground == RGB(255, 255, 255), "\(word)")
        }
        #expect(try contrast(of: "light", in: drawn, .light) >= 4.5)
    }

    @Test("What is light again inside of that has the page's ground")
    func groundsInside() throws {
        let inner = GroupBox("inner") { Text("lamp") }.environment(\.colorScheme, .light)
        let outer = GroupBox("outer") { inner }.environment(\.colorScheme, .dark)
        let drawn = try picture(
            VStack {
                outer
                Text("light")
            }, .light)
        let run = try #require(drawn.rows.joined().first { $0.text.contains("lamp") })
        #expect(run.background == nil)
        #expect(run.foreground == nil)
    }

    @Test("In 256 colours too, whichever are nearest")
    func indexed() throws {
        let text = Text("a").foregroundStyle(.secondary).padding(8).background(.ultraThinMaterial).background(.red)
        let row = try picture(text, .dark).ansi(in: .indexed).split(separator: "\n")[1]
        #expect(row.contains("\u{1B}[38;5;251;48;5;95ma"))
    }

    @Test("A colour that the user chose stays as it is")
    func chosen() throws {
        let text = Text("label").foregroundStyle(.blue).padding().background(.blue)
        #expect(try contrast(of: "label", in: picture(text, .light), .light) == 1)
    }
}
