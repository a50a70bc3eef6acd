import Components
import Drawing
import StyleEngine
import Testing

/// What a drawing shows of controls and fonts.
@Suite struct ControlDrawingTests {
    /// The elements of an SVG behind its page.
    private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        let root = try Resolver().resolve(content())
        let svg = Painting(of: root, width: 60, charset: .drawn).written(as: .svg)
        let lines = svg.split(separator: "\n").drop { !$0.hasPrefix("<g transform=\"translate(") }
        return lines.dropFirst().prefix { $0 != "</g>" }.joined(separator: "\n")
    }

    private let held = "lengthAdjust=\"spacingAndGlyphs\""

    @Test("A prominent button has the form of its border")
    func prominent() throws {
        let button = Button("Go") {}.buttonStyle(.borderedProminent)
        let word = "<text x=\"16.8\" y=\"13\" textLength=\"16.8\" \(held) fill=\"#ffffff\">Go</text>"
        #expect(
            try drawn { button }
                == "<rect x=\"0\" y=\"-2.8\" width=\"50.4\" height=\"22.4\" rx=\"5\" fill=\"#007aff\"/>\n" + word)
        #expect(
            try drawn { button.buttonBorderShape(.capsule) }
                == "<rect x=\"0\" y=\"-2.8\" width=\"50.4\" height=\"22.4\" rx=\"11.2\" fill=\"#007aff\"/>\n" + word)
    }

    @Test("A page holds the frame of the view, whatever is drawn in it")
    func frames() throws {
        func size(_ view: some View) throws -> Substring? {
            let svg = Painting(of: try Resolver().resolve(view), width: 60, charset: .drawn).written(as: .svg)
            return svg.split(separator: "viewBox=\"")[1].split(separator: "\"").first
        }
        let row = HStack {
            Text("A")
            Text("Detail").frame(width: 200)
        }
        #expect(try size(row) == "0 0 250.8 40.8")
        #expect(try size(Text("Hi").frame(width: 304, height: 32, alignment: .topLeading)) == "0 0 343.2 57.6")
        #expect(try size(Text("Hi").padding(.trailing, 40)) == "0 0 82.8 40.8")
    }

    @Test("In a list the icon of a label has room for what lies behind it, and stands in its middle")
    func icons() throws {
        let tile = RoundedRectangle(cornerRadius: 7).fill(.blue).frame(width: 28, height: 28)
        let label = Label {
            Text("Wi-Fi")
        } icon: {
            Image(systemName: "wifi").foregroundStyle(.white).background(tile)
        }
        let lines = try drawn { List { label } }.split(separator: "\n")
        #expect(lines[1] == "<rect x=\"16.8\" y=\"16.8\" width=\"33.6\" height=\"33.6\" rx=\"7.35\" fill=\"#007aff\"/>")
        #expect(lines[2].hasPrefix("<g transform=\"translate(26.1 26.1) scale(0.625)\""))
        #expect(lines[3] == "<text x=\"58.8\" y=\"38.2\" textLength=\"42\" \(held)>Wi-Fi</text>")
    }

    @Test("What isn't to be read is a pale bar for each word")
    func hidden() throws {
        #expect(
            try drawn { Text("to be").redacted(reason: .placeholder) }
                == [0, 25.2].map {
                    "<rect x=\"\($0.short)\" y=\"2.4\" width=\"16.8\" height=\"12\" rx=\"3\" fill=\"#1c1c1e\" fill-opacity=\"0.2\"/>"
                }.joined(separator: "\n"))
    }

    @Test("A border of several rows is one")
    func tall() throws {
        let button = Button {
        } label: {
            Text("a\nb")
        }
        .buttonStyle(.bordered)
        let words = [13, 29.8].map {
            "<text x=\"16.8\" y=\"\($0.short)\" textLength=\"8.4\" \(held)>\($0 < 20 ? "a" : "b")</text>"
        }
        #expect(
            try drawn { button.buttonBorderShape(.capsule) }
                == """
                <rect x="0.5" y="-2.8" width="41" height="39.2" rx="19.6" fill="#1c1c1e" fill-opacity="0.12"/>
                \(words[0])
                \(words[1])
                """)
        #expect(try drawn { button }.hasPrefix("<rect x=\"0.5\" y=\"-2.8\" width=\"41\" height=\"39.2\" rx=\"5\" "))
    }

    @Test("A large button is twice as high as its row, in the middle of the rows that it takes")
    func large() throws {
        let button = Button("Go") {}.controlSize(.large)
        #expect(
            try drawn { button.buttonStyle(.borderedProminent) } == """
                <rect x="0" y="8.4" width="67.2" height="33.6" rx="5" fill="#007aff"/>
                <text x="25.2" y="29.8" textLength="16.8" \(held) fill="#ffffff">Go</text>
                """)
        #expect(
            try drawn { button.buttonStyle(.bordered).buttonBorderShape(.capsule) } == """
                <rect x="0.5" y="8.4" width="66.2" height="33.6" rx="16.8" fill="#1c1c1e" fill-opacity="0.12"/>
                <text x="25.2" y="29.8" textLength="16.8" \(held)>Go</text>
                """)
    }

    @Test("A border in a tint has a face of that, as faint as others")
    func tinted() throws {
        #expect(
            try drawn { Button("Go") {}.buttonStyle(.bordered).tint(.pink) } == """
                <rect x="0.5" y="-2.8" width="49.4" height="22.4" rx="5" fill="#ff2d55" fill-opacity="0.12"/>
                <text x="16.8" y="13" textLength="16.8" \(held) fill="#ff2d55">Go</text>
                """)
    }

    @Test("The footer of a section is small and secondary, unless it says something else")
    func footers() throws {
        let section = Section {
            Text("a")
        } footer: {
            Text("b")
            Text("c").foregroundStyle(.red)
        }
        #expect(
            try drawn { List { section }.listStyle(.plain) } == """
                <text x="16.8" y="13" textLength="8.4" \(held)>a</text>
                <text x="0" y="29.8" textLength="7.31" \(held) fill="#808084" style="font-size: 12.18px">b</text>
                <text x="16.8" y="29.8" textLength="7.31" \(held) fill="#ff3b30" style="font-size: 12.18px">c</text>
                """)
        #expect(
            try drawn { VStack { section } } == """
                <text x="0" y="13" textLength="8.4" \(held)>a</text>
                <text x="0" y="29.8" textLength="8.4" \(held)>b</text>
                <text x="0" y="46.6" textLength="8.4" \(held) fill="#ff3b30">c</text>
                """)
    }

    @Test("A part that is chosen lies on the face of the control, and lines part the others")
    func segments() throws {
        let picker = Picker("", selection: .constant(1)) {
            Text("a").tag(0)
            Text("b").tag(1)
        }
        .pickerStyle(.segmented).labelsHidden()
        #expect(
            try drawn { picker }
                == """
                <rect x="4.7" y="-2.8" width="66.2" height="22.4" rx="5" fill="#1c1c1e" fill-opacity="0.12"/>
                <rect x="39.8" y="-1" width="29.6" height="18.8" rx="4" fill="#ffffff" fill-opacity="1"/>
                <text x="16.8" y="13" textLength="8.4" \(held)>a</text>
                <text x="50.4" y="13" textLength="8.4" \(held)>b</text>
                """)
    }

    @Test("Parts and marks are drawn in the middle of large labels, as those of one control")
    func partsOfLargeLabels() throws {
        let picker = Picker("a", selection: Binding.constant(1)) {
            Text("a").tag(1)
            Text("b").tag(2)
        }
        func boxes(_ view: some View) throws -> [String] {
            try drawn { view.font(.title) }.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<rect") }
        }
        #expect(
            try boxes(picker.pickerStyle(.segmented).labelsHidden()) == [
                "<rect x=\"4.7\" y=\"-2.8\" width=\"83\" height=\"39.2\" rx=\"5\" fill=\"#1c1c1e\" fill-opacity=\"0.12\"/>",
                "<rect x=\"6.2\" y=\"-1\" width=\"38\" height=\"35.6\" rx=\"4\" fill=\"#ffffff\" fill-opacity=\"1\"/>",
            ])
        #expect(
            try boxes(Toggle("a", isOn: .constant(false)).toggleStyle(.checkbox)) == [
                "<rect x=\"0.1\" y=\"11.3\" width=\"11\" height=\"11\" rx=\"2.5\" fill=\"none\" stroke=\"#1c1c1e\" "
                    + "stroke-opacity=\"0.5\"/>"
            ])
    }

    @Test("A control is higher than its row where those above and below are empty, and all in a row are equally high")
    func heights() throws {
        let rows = VStack(alignment: .leading, spacing: 0) {
            Text("a")
            HStack {
                Button("b") {}.buttonStyle(.bordered)
                Button("c") {}.buttonStyle(.bordered)
            }
            Button("d") {}.buttonStyle(.bordered)
        }
        let boxes = try drawn { rows }.split(separator: "\n").filter { $0.hasPrefix("<rect") }.map { $0.prefix(52) }
        #expect(
            boxes == [
                "<rect x=\"0.5\" y=\"18\" width=\"41\" height=\"14.4\" rx=\"5\"",
                "<rect x=\"50.9\" y=\"18\" width=\"41\" height=\"14.4\" rx=\"5",
                "<rect x=\"0.5\" y=\"34.8\" width=\"41\" height=\"14.4\" rx=\"",
            ])
    }

    @Test("Controls of one kind are equally high in a picture, as much as there is room for each")
    func evenHeights() throws {
        func heights(_ view: some View) throws -> [String] {
            try drawn { view }.split(separator: "\n").filter { $0.hasPrefix("<rect") }.map { line in
                line.split(separator: " ").first { $0.hasPrefix("height=") }.map(String.init) ?? ""
            }
        }
        let (tall, even) = ("height=\"22.4\"", "height=\"16.8\"")
        let bordered = Button("b") {}.buttonStyle(.bordered)
        let prominent = Button("c") {}.buttonStyle(.borderedProminent)
        #expect(
            try heights(
                VStack {
                    bordered
                    prominent
                }) == [tall, tall])
        #expect(
            try heights(
                VStack {
                    bordered
                    Text("a")
                    prominent
                }) == [tall, tall])
        #expect(
            try heights(
                VStack {
                    bordered
                    VStack(spacing: 0) {
                        Text("a")
                        prominent
                    }
                }) == [even, even])
        #expect(
            try heights(
                VStack(spacing: 0) {
                    bordered
                    Text("a")
                    Text("a")
                    prominent
                    Text("a")
                    prominent.controlSize(.large)
                }) == [even, even, "height=\"33.6\""])
    }

    @Test("What is drawn over a control lies on its face, and leaves that whole")
    func overlaid() throws {
        let save = Button("Save") {}
        #expect(
            try drawn {
                save.buttonStyle(.bordered).overlay(alignment: .topTrailing) { Text("3").background(.red) }
            } == """
                <rect x="0.5" y="-2.8" width="66.2" height="22.4" rx="5" fill="#1c1c1e" fill-opacity="0.12"/>
                <rect x="58.8" y="0" width="8.4" height="16.8" fill="#ff3b30"/>
                <text x="16.8" y="13" textLength="33.6" \(held)>Save</text>
                <text x="58.8" y="13" textLength="8.4" \(held) fill="#000000">3</text>
                """)
        #expect(
            try drawn {
                ZStack {
                    save.buttonStyle(.borderedProminent)
                    Rectangle().fill(.black.opacity(0.4))
                }.frame(width: 80, height: 48)
            } == """
                <rect x="8.4" y="14" width="67.2" height="22.4" rx="5" fill="#007aff"/>
                <rect x="0" y="0" width="84" height="50.4" fill="#000000" fill-opacity="0.4"/>
                <text x="25.2" y="29.8" textLength="33.6" \(held) fill="#999999">Save</text>
                """)
    }

    @Test("What lies on large text hides it there, and what stands around it doesn't")
    func coveredLargeText() throws {
        #expect(
            try drawn {
                ZStack {
                    Text("A large title").font(.largeTitle)
                    Text("On").padding(8).background(.yellow)
                    Text("up").font(.largeTitle)
                }
            } == """
                <text x="0" y="21.4" textLength="109.2" \(held) transform="matrix(2 0 0 2 0 -8.4)">A large title</text>
                <rect x="92.4" y="0" width="33.6" height="50.4" fill="#ffcc00"/>
                <text x="92.4" y="21.4" textLength="16.8" \(held) fill="#000000" \
                transform="matrix(2 0 0 2 -92.4 -8.4)">up</text>
                <text x="100.8" y="29.8" textLength="16.8" \(held) fill="#000000">On</text>
                """)
        #expect(
            try drawn { Text("Sum").font(.largeTitle).padding().overlay { Rectangle().stroke(.blue) } } == """
                <rect x="0" y="0" width="84" height="67.2" fill="none" stroke="#007aff" stroke-width="1.05"/>
                <text x="16.8" y="29.8" textLength="25.2" \(held) transform="matrix(2 0 0 2 -16.8 -16.8)">Sum</text>
                """)
        #expect(
            try drawn { Text("Sum").font(.largeTitle).overlay { Color.black.opacity(0.4) } } == """
                <text x="0" y="13" textLength="25.2" \(held) transform="matrix(2 0 0 2 0 0)">Sum</text>
                <rect x="0" y="0" width="50.4" height="33.6" fill="#000000" fill-opacity="0.4"/>
                """)
        #expect(
            try drawn { Text("ab").scaleEffect(2).overlay { Circle().fill(.red).frame(width: 16, height: 16) } } == """
                <text x="0" y="13" textLength="16.8" \(held) transform="matrix(2 0 0 2 -8.4 -8.4)">ab</text>
                <ellipse cx="8.4" cy="8.4" rx="8.4" ry="8.4" fill="#ff3b30"/>
                """)
        #expect(
            try drawn {
                Text("ab").font(.largeTitle).overlay { Circle().fill(.red).frame(width: 16, height: 16) }
                    .rotationEffect(.degrees(90))
            } == """
                <text x="0" y="13" textLength="16.8" \(held) transform="matrix(0 2 -2 0 33.6 0)">ab</text>
                <ellipse cx="16.8" cy="8.4" rx="8.4" ry="8.4" fill="#ff3b30"/>
                """)
    }

    @Test("A shape lies on a large symbol")
    func coveredLargeSymbol() throws {
        #expect(
            try drawn {
                Image(systemName: "folder.fill").font(.largeTitle)
                    .overlay { Circle().fill(.red).frame(width: 16, height: 16) }
            } == """
                <g transform="matrix(2 0 0 2 0 0)"><g transform="translate(0.9 0.9) scale(0.625)" fill="none" \
                stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M3 5h6l2 3h10v11H3z" \
                fill="#1c1c1e" stroke="#1c1c1e"/></g></g>
                <g transform="translate(0 8.4)"><ellipse cx="16.8" cy="8.4" rx="8.4" ry="8.4" fill="#ff3b30"/></g>
                """)
    }

    @Test("A control of which a part is out of sight shows the rest of its border")
    func clippedBorder() throws {
        #expect(
            try drawn {
                Button("Save all") {}.buttonStyle(.bordered).fixedSize().frame(width: 48, alignment: .leading).clipped()
            } == """
                <g clip-path="url(#d1)"><rect x="0.5" y="-2.8" width="99.8" height="22.4" rx="5" fill="#1c1c1e" \
                fill-opacity="0.12"/></g>
                <text x="16.8" y="13" textLength="33.6" \(held)>Save</text>
                """)
    }

    @Test(
        "A control stands in the middle of a label in a large font, and what is written in a field is as large as its font"
    )
    func largeLabels() throws {
        #expect(
            try drawn { Toggle("Sound", isOn: .constant(true)).font(.largeTitle).frame(width: 160) } == """
                <g transform="translate(0 8.4)"><rect x="126.5" y="-2.8" width="41" height="22.4" rx="11.2" \
                fill="#007aff"/><circle cx="156.3" cy="8.4" r="9.6" fill="#ffffff"/></g>
                <text x="0" y="13" textLength="42" \(held) transform="matrix(2 0 0 2 0 0)">Sound</text>
                """)
        #expect(
            try drawn { TextField("Name", text: .constant("Ann")).font(.largeTitle).frame(width: 160) } == """
                <rect x="0.5" y="-2.8" width="167" height="39.2" rx="5" fill="none" stroke="#1c1c1e" \
                stroke-opacity="0.35"/>
                <text x="8.4" y="13" textLength="25.2" \(held) transform="matrix(2 0 0 2 -8.4 0)">Ann</text>
                """)
    }

    @Test("A colour stands inside of its well")
    func well() throws {
        #expect(
            try drawn { ColorPicker("", selection: .constant(.red)).labelsHidden() }
                == """
                <rect x="0.5" y="-2.8" width="32.6" height="22.4" rx="5" fill="#1c1c1e" fill-opacity="0.12"/>
                <rect x="8.4" y="3.2" width="16.8" height="10.4" fill="#ff3b30"/>
                """)
    }

    @Test("Of a bar nobody knows how much is done")
    func unknown() throws {
        #expect(
            try drawn { ProgressView().progressViewStyle(.linear).frame(width: 80) }
                == "<rect x=\"0\" y=\"5.4\" width=\"84\" height=\"6\" rx=\"3\" fill=\"#007aff\" fill-opacity=\"0.2\"/>"
                + "<rect x=\"25.2\" y=\"5.4\" width=\"33.6\" height=\"6\" rx=\"3\" fill=\"#007aff\" fill-opacity=\"0.6\"/>"
        )
    }

    @Test("Fonts: styles, weights, designs, and what is said of letters further out")
    func fonts() throws {
        func look(_ attributes: String, _ width: String = "16.8") -> String {
            "<text x=\"0\" y=\"13\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"\(attributes)>ab</text>"
        }
        let text = Text("ab")
        #expect(try drawn { text.font(.body) } == look(""))
        #expect(try drawn { text.font(.largeTitle) } == look(" transform=\"matrix(2 0 0 2 0 0)\""))
        #expect(
            try drawn { text.font(.system(size: 68, weight: .thin)) }
                == look(" font-weight=\"200\" transform=\"matrix(4 0 0 4 0 8.4)\""))
        #expect(try drawn { text.font(.caption) } == look(" style=\"font-size: 11.76px\"", "14.11"))
        #expect(try drawn { VStack { text }.fontWeight(.black) } == look(" font-weight=\"900\""))
        #expect(try drawn { text.bold() } == look(" font-weight=\"bold\""))
        #expect(
            try drawn { text.font(.title.bold()) }
                == look(" font-weight=\"700\" transform=\"matrix(1.647 0 0 1.647 0 2.96)\""))
        #expect(
            try drawn { text.fontDesign(.serif) }
                == look(" style=\"font-family: ui-serif, Georgia, 'DejaVu Serif', serif\""))
        #expect(try drawn { text.kerning(2).tracking(1) } == look(" style=\"letter-spacing: 3.15px\"", "23.1"))
        #expect(try drawn { text.font(.body.smallCaps()) } == look(" style=\"font-variant: small-caps\""))
        #expect(try drawn { text.blur(radius: 2) } == look(" style=\"filter: blur(2.1px)\""))
        #expect(
            try drawn { text.underline(pattern: .dot, color: .red) }
                == "<text x=\"0\" y=\"13\" textLength=\"16.8\" \(held)>"
                + "<tspan fill=\"#ff3b30\" text-decoration=\"underline dotted\"><tspan fill=\"#1c1c1e\">ab</tspan></tspan></text>"
        )
        #expect(
            try drawn { text.foregroundStyle(.red.shadow(.drop(color: .blue, radius: 2))) }
                == look(" fill=\"#ff3b30\" style=\"filter: drop-shadow(0px 0px 2.1px rgb(0 122 255 / 1))\""))
    }

    /// How letters are turned and enlarged, text by text.
    private func transforms(_ svg: String) -> [Substring] {
        svg.split(separator: "transform=\"matrix(").dropFirst().map { $0.prefix { $0 != ")" } }
    }

    @Test("A text in a large font has as much room as there is")
    func enlarged() throws {
        let narrow = try drawn { Text("abcdef").font(.largeTitle).frame(width: 72) }
        #expect(transforms(narrow) == ["1.575 0 0 1.575 0 3.57"])
        let none = try drawn { Text("abcdef").font(.largeTitle).lineLimit(1).frame(width: 40) }
        #expect(transforms(none) == [])
        let wrapped = try drawn { Text("ab cd ef").font(.largeTitle).frame(width: 48) }
        #expect(transforms(wrapped) == Array(repeating: "2 0 0 2 -8.4 0", count: 3))
        let beside = try drawn {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.largeTitle)
                Text("b")
            }
        }
        #expect(beside.contains("y=\"29.8\" textLength=\"8.4\" \(held)>b<"), "\(beside)")
    }

    @Test("Texts of all sizes that are aligned by a baseline stand on one")
    func baselines() throws {
        /// Where the letters of each text stand, in pixels below the upper edge, in the order in which they are drawn.
        func feet(@ViewBuilder _ content: () -> some View) throws -> [Double] {
            try drawn(content).split(separator: "\n").filter { $0.hasPrefix("<text") }.compactMap { text in
                let y = text.split(separator: "y=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
                let matrix = text.split(separator: "matrix(").dropFirst().first?.prefix { $0 != ")" }
                let parts = matrix?.split(separator: " ").compactMap { Double($0) } ?? [1, 0, 0, 1, 0, 0]
                return y.map { ((parts[3] * $0 + parts[5]) * 10).rounded() / 10 }
            }
        }
        let price = Group {
            Text("a").font(.headline)
            Text("b").font(.title2)
            Text("c").font(.caption)
        }
        #expect(try feet { HStack(alignment: .firstTextBaseline) { price } } == [21.4, 21.4, 21.4])
        #expect(try feet { HStack(alignment: .lastTextBaseline) { price } } == [21.4, 21.4, 21.4])
        #expect(try feet { Grid(alignment: .leadingFirstTextBaseline) { GridRow { price } } } == [21.4, 21.4, 21.4])
        #expect(try feet { Grid { GridRow(alignment: .firstTextBaseline) { price } } } == [21.4, 21.4, 21.4])
        #expect(
            try feet {
                ZStack(alignment: .leadingFirstTextBaseline) {
                    Text("a").font(.title).padding(.leading, 40)
                    Text("b")
                }
            } == [21.4, 21.4])
        #expect(
            try feet {
                HStack(alignment: .lastTextBaseline) {
                    VStack {
                        Text("a")
                        Text("b").font(.system(size: 48))
                    }
                    Text("c")
                }
            } == [13, 55, 55])
        #expect(try feet { HStack { price } } == [21.4, 22.8, 21.4])
        let one = Text("$").font(.caption) + Text("19").font(.title2) + Text(".99")
        #expect(try feet { one } == [21.4, 21.4, 21.4])
        #expect(try feet { one.frame(width: 40) } == [13, 13, 13, 29.8])
    }

    @Test("A text in a large font begins, stands in the middle or ends where those above and below it do")
    func aligned() throws {
        func column(_ alignment: HorizontalAlignment) throws -> [Substring] {
            let svg = try drawn {
                VStack(alignment: alignment) {
                    Text("abcde").font(.title2)
                    Text("abcdefghij")
                }
            }
            return transforms(svg)
        }
        #expect(try column(.leading) == ["1.29 0 0 1.29 0 5.96"])
        #expect(try column(.center) == ["1.29 0 0 1.29 -6.76 5.96"])
        #expect(try column(.trailing) == ["1.29 0 0 1.29 -13.52 5.96"])
        let framed = try drawn { Text("abcde").font(.title2).frame(width: 160, alignment: .trailing) }
        #expect(transforms(framed) == ["1.29 0 0 1.29 -37.88 5.96"])
        let filled = try drawn { Text("abcde").font(.title2).padding().background(.red) }
        #expect(transforms(filled) == ["1.29 0 0 1.29 -6.76 1.09"])
    }

    /// What is written before the letters of each text, and the letters.
    private func places(_ svg: String) -> [String] {
        svg.split(separator: "\n").filter { $0.hasPrefix("<text") }.map { line in
            let parts = line.split(separator: ">")
            let place = parts[0].split(separator: " ").prefix(3).dropFirst()
            return place.joined(separator: " ") + " " + (parts.count > 1 ? parts[1].prefix { $0 != "<" } : "")
        }
    }

    @Test("The parts of a small text on which something lies are as close together as its letters are")
    func coveredSmallText() throws {
        let dimmed = Text("Sold out today").font(.footnote).overlay(alignment: .leading) {
            Color.red.opacity(0.5).frame(width: 24)
        }
        #expect(
            try places(drawn { dimmed }) == [
                "x=\"7.64\" y=\"13\" Sol", "x=\"29.57\" y=\"13\" d out today",
            ])
        let hidden = ZStack(alignment: .leading) {
            Text("Sold out today").font(.footnote)
            Text("Card").background(.red).padding(.leading, 32)
        }
        #expect(
            try places(drawn { hidden }) == ["x=\"0\" y=\"13\" Sold out today", "x=\"33.6\" y=\"13\" Card"])
    }

    @Test("A switch stands in the middle of a label that isn't text alone")
    func highLabels() throws {
        let label = Toggle(isOn: .constant(true)) {
            VStack(alignment: .leading) {
                Text("Place")
                Text("In use").font(.caption)
            }
        }
        #expect(
            try drawn { label }.contains(
                "<g transform=\"translate(0 8.4)\"><rect x=\"59.3\" y=\"-2.8\" width=\"41\" height=\"22.4\" rx=\"11.2\""
            ))
    }

    @Test("A word for whose padding a column is missing stands between two in a drawing")
    func squeezedPadding() throws {
        let badge = Color.blue.frame(width: 16, height: 16).overlay {
            Text("5").padding(.horizontal, 4).background(.red)
        }
        #expect(try places(drawn { badge }) == ["x=\"4.2\" y=\"13\" 5"])
    }

    @Test("Buttons and links are told from text by their colour alone")
    func buttons() throws {
        func label(_ color: String) -> String {
            "<text x=\"0\" y=\"13\" textLength=\"16.8\" \(held)\(color)>ab</text>"
        }
        #expect(try drawn { Button("ab") {} } == label(" fill=\"#007aff\""))
        #expect(try drawn { Button("ab", role: .destructive) {} } == label(" fill=\"#ff3b30\""))
        #expect(try drawn { Button("ab") {}.tint(.green) } == label(" fill=\"#34c759\""))
        #expect(try drawn { Button("ab") {}.buttonStyle(.plain) } == label(""))
        #expect(try drawn { Button("ab") {}.buttonStyle(.link) } == label(" fill=\"#007aff\""))
        #expect(try drawn { Button("ab") {}.foregroundColor(.primary) } == label(""))
        #expect(try drawn { Button("ab") {}.foregroundStyle(.primary) } == label(""))
        #expect(try drawn { Button("ab") {}.foregroundColor(nil) } == label(" fill=\"#007aff\""))
        #expect(try drawn { Link("ab", destination: "ab").foregroundStyle(Color.primary) } == label(""))
        let inside = try drawn {
            Button {
            } label: {
                Text("ab").foregroundStyle(Color.primary)
            }
        }
        #expect(inside == label(""))
        let rows = try drawn {
            List {
                Button("ab") {}
            }
        }
        #expect(
            rows.contains("<text x=\"16.8\" y=\"29.8\" textLength=\"16.8\" \(held) fill=\"#007aff\">ab</text>"),
            "\(rows)")
        #expect(!rows.contains("–"))
    }

    @Test("What is secondary is told from its first colour on a fill, too")
    func secondary() throws {
        let svg = try drawn {
            VStack {
                Text("ab")
                Text("cd").foregroundStyle(.secondary)
            }
            .foregroundStyle(.white).background(.blue)
        }
        #expect(svg.contains("fill=\"#ffffff\">ab<") && svg.contains("fill=\"#b3d7ff\">cd<"), "\(svg)")
    }
}
