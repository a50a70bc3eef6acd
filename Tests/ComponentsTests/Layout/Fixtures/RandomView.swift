import Components
import Drawing
import StyleEngine

/// Numbers that look random, the same at each run (xorshift).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Makes views of all kinds, with texts and lengths that give trouble.
struct RandomView {
    private var random: Seeded

    init(seed: Int) { random = Seeded(seed) }

    private static let texts = [
        "", " ", "a", "one two three", "Schöne Grüße", "漢字かな交じり文", "👩‍👩‍👧‍👦 and 🇨🇭🇯🇵", "👋🏽👋🏿", "e\u{301}\u{302}a\u{308}",
        "שלום עולם", "مرحبا", "a\nb\n\nc", "\ttab", "\u{1B}[31mred", "\u{202E}evil", "zero\u{200B}width", "\u{0}\u{7F}",
        "\r\n", "\u{301}", String(repeating: "long", count: 40), String(repeating: " ", count: 300), "ｗｉｄｅ",
    ]
    private static let lengths: [Double] = [0, 1, 8, 16, 40, 100, 333.3, -5, .nan, .leastNonzeroMagnitude]
    /// Lengths that make pictures of ten thousand rows, or more: a few of them are enough.
    private static let extremes: [Double] = [-1e9, 1e9, .infinity, -.infinity]

    private mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }
    private mutating func length() -> Double {
        let isExtreme = Int.random(in: 0..<100, using: &random) == 0
        return (isExtreme ? Self.extremes : Self.lengths).randomElement(using: &random) ?? 0
    }
    private mutating func maybe() -> Double? { Bool.random(using: &random) ? length() : nil }
    private mutating func horizontal() -> HorizontalAlignment {
        [.leading, .center, .trailing].randomElement(using: &random) ?? .center
    }
    private mutating func vertical() -> VerticalAlignment {
        [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].randomElement(using: &random) ?? .center
    }

    /// A view with others inside it, down to some depth.
    mutating func view(_ depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return leaf()
        case 1: return container(depth)
        case 2: return control(depth)
        default: return modified(depth)
        }
    }

    private mutating func views(_ depth: Int) -> some View {
        let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in view(depth - 1) }
        return ForEach(Array(children.indices), id: \.self) { children[$0] }
    }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: AnyView(EmptyView())
        case 1: AnyView(Spacer(minLength: maybe()))
        case 2: AnyView(Divider())
        case 3: AnyView(Color.red)
        case 4: AnyView(Circle().stroke(.blue, lineWidth: length()))
        case 5: AnyView(RoundedRectangle(cornerRadius: length()).fill(.green))
        case 6: AnyView(Image(text()).resizable())
        case 7: AnyView(ProgressView(value: length()))
        case 8: AnyView(Capsule().stroke(style: StrokeStyle(lineWidth: length(), dash: [length()])))
        default: AnyView(Text(text()))
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let (alignment, spacing, inside) = (vertical(), maybe(), views(depth))
            return AnyView(HStack(alignment: alignment, spacing: spacing) { inside })
        case 1:
            let (alignment, spacing, inside) = (horizontal(), maybe(), views(depth))
            return AnyView(VStack(alignment: alignment, spacing: spacing) { inside })
        case 2:
            let (alignment, inside) = (Alignment(horizontal: horizontal(), vertical: vertical()), views(depth))
            return AnyView(ZStack(alignment: alignment) { inside })
        case 3:
            let (first, second, third) = (views(depth), view(depth - 1), views(depth))
            return AnyView(
                Grid(horizontalSpacing: maybe(), verticalSpacing: maybe()) {
                    GridRow { first }
                    second
                    GridRow(alignment: .firstTextBaseline) { third }
                })
        case 4:
            let inside = views(depth)
            return AnyView(List { inside })
        case 5:
            let inside = views(depth)
            return AnyView(Form { inside })
        case 6:
            let inside = views(depth)
            return AnyView(ScrollView(.horizontal) { inside })
        case 7:
            let inside = views(depth)
            return AnyView(ViewThatFits { inside })
        case 8:
            let inside = views(depth)
            return AnyView(Section(text()) { inside })
        default:
            let inside = views(depth)
            return AnyView(Group { inside })
        }
    }

    private mutating func control(_ depth: Int) -> AnyView {
        let (title, inside) = (text(), view(depth - 1))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return AnyView(Button(action: {}) { inside }.buttonStyle(.bordered))
        case 1: return AnyView(Toggle(isOn: .constant(true)) { inside })
        case 2: return AnyView(GroupBox(title) { inside })
        case 3: return AnyView(DisclosureGroup(title, isExpanded: .constant(true)) { inside })
        case 4: return AnyView(LabeledContent(title) { inside })
        case 5: return AnyView(Menu(title) { inside })
        case 6: return AnyView(Slider(value: .constant(length())) { inside })
        case 7: return AnyView(TextField(title, text: .constant(text())))
        default:
            return AnyView(
                Picker(title, selection: .constant(1)) {
                    inside.tag(1); Text(title).tag(2)
                }.pickerStyle(.segmented))
        }
    }

    private mutating func modified(_ depth: Int) -> AnyView {
        let inside = view(depth - 1)
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return AnyView(inside.padding(length()))
        case 1: return AnyView(inside.frame(width: maybe(), height: maybe()))
        case 2:
            return AnyView(
                inside.frame(minWidth: maybe(), maxWidth: maybe(), minHeight: maybe(), maxHeight: maybe()))
        case 3: return AnyView(inside.border(.red, width: length()))
        case 4: return AnyView(inside.offset(x: length(), y: Double.random(in: -40...40, using: &random)))
        case 5: return AnyView(inside.fixedSize())
        case 6: return AnyView(inside.aspectRatio(maybe(), contentMode: .fill))
        case 7: return AnyView(inside.layoutPriority(length()))
        case 8: return AnyView(inside.background(.green, in: Circle()))
        case 9:
            let other = view(depth - 1)
            return AnyView(inside.overlay(alignment: .bottomTrailing) { other })
        case 10: return AnyView(inside.lineLimit(Int.random(in: -1...2, using: &random)).truncationMode(.middle))
        case 11: return AnyView(inside.shadow(radius: length()))
        case 12: return AnyView(inside.opacity(length()))
        case 13:
            let place = length()
            return AnyView(inside.alignmentGuide(.leading) { _ in place })
        case 14: return AnyView(inside.textCase(.uppercase).bold())
        default: return AnyView(inside.clipShape(Capsule()))
        }
    }
}
