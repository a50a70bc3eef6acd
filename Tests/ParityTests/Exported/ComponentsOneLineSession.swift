// Components/OneLine.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Badge: ComposableStyling {
    var text: String
    var image: Image?

    init(text: String, image: Image? = nil) {
        self.text = text
        self.image = image
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.text = configuration.text
        self.image = configuration.image
    }

    /// What a style of `Badge` is told.
    struct Configuration {
        var text: String
        var image: Image?
    }

    var configuration: Configuration {
        Configuration(text: text, image: image)
    }

    /// How `Badge` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.text)
                configuration.image
            }
        }
    }

    static var defaultStyle: any ComponentStyle<Badge> { DefaultStyle() }
}

/// A style of `Badge`.
fileprivate protocol BadgeStyle: ComponentStyle where Component == Badge {
    typealias Configuration = Badge.Configuration
}

fileprivate extension BadgeStyle where Self == Badge.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

fileprivate struct Capped: BadgeStyle {
    var edge = "|"
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(edge)
            configuration.image
            Text(configuration.text).bold()
            Text(edge)
        }
    }
}

fileprivate extension View {
    /// Pushes a style for each `Badge` inside.
    func badgeStyle<S: BadgeStyle>(_ style: S) -> some View {
        self.style(GroupedComponentStyle<Badge, S>(style: style))
    }
}

fileprivate struct Starred: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("*"); Badge(configuration); Text("*") }
    }
}

fileprivate extension BadgeStyle where Self == Starred { static var starred: Self { Starred() } }

fileprivate extension GroupedComponentStyle {
    /// A style for `Badge`.
    static func badge(_ style: S) -> Self where C == Badge, S: BadgeStyle {
        Self(style: style)
    }
}

fileprivate struct Row: ComposableStyling {
    var title: String
    var count = 1
    @Binding var isOn: Bool
    @ViewBuilder var content: AnyView
    var clear: () -> Void
    var note: String?

    init<Content: View>(
        title: String,
        count: Int = 1,
        isOn: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        clear: @escaping () -> Void,
        note: String? = nil
    ) {
        self.title = title
        self.count = count
        self._isOn = isOn
        self.content = AnyView(content())
        self.clear = clear
        self.note = note
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.title = configuration.title
        self.count = configuration.count
        self._isOn = configuration.$isOn
        self.content = configuration.content
        self.clear = configuration.clear
        self.note = configuration.note
    }

    /// What a style of `Row` is told.
    struct Configuration {
        var title: String
        var count: Int
        @Binding var isOn: Bool
        var content: AnyView
        var clear: () -> Void
        var note: String?
    }

    var configuration: Configuration {
        Configuration(
            title: title,
            count: count,
            isOn: $isOn,
            content: content,
            clear: clear,
            note: note
        )
    }

    /// How `Row` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: RowStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.title)
                Text("\(configuration.count)")
                Text("\(configuration.isOn)")
                configuration.content
                Button("clear", action: configuration.clear)
                if let note = configuration.note {
                    Text(note)
                }
            }
        }
    }

    static var defaultStyle: any ComponentStyle<Row> { DefaultStyle() }
}

/// A style of `Row`.
fileprivate protocol RowStyle: ComponentStyle where Component == Row {
    typealias Configuration = Row.Configuration
}

fileprivate extension RowStyle where Self == Row.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

fileprivate struct Price: ComposableStyling {
    let cents: Int
    init(_ cents: Int) { self.cents = cents }
    struct DefaultStyle: PriceStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(configuration.cents / 100).\(configuration.cents % 100) EUR").bold()
        }
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.cents = configuration.cents
    }

    /// What a style of `Price` is told.
    struct Configuration {
        var cents: Int
    }

    var configuration: Configuration {
        Configuration(cents: cents)
    }

    static var defaultStyle: any ComponentStyle<Price> { DefaultStyle() }
}

/// A style of `Price`.
fileprivate protocol PriceStyle: ComponentStyle where Component == Price {
    typealias Configuration = Price.Configuration
}

fileprivate extension PriceStyle where Self == Price.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

fileprivate extension View {
    /// Pushes a style for each `Price` inside.
    func priceStyle<S: PriceStyle>(_ style: S) -> some View {
        self.style(GroupedComponentStyle<Price, S>(style: style))
    }
}

fileprivate struct Net: PriceStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Price(configuration); Text("net") } }
}

struct ComponentsOneLineSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Badge(text: "new") }
        try stage.show { Badge(text: "new", image: Image(systemName: "star.fill")) }
        try stage.show {
            HStack { Badge(text: "new"); Badge(text: "old", image: Image(systemName: "clock")) }
        }
        try stage.modify { $0.badgeStyle(Capped()) }
        try stage.show { Badge(text: "new").badgeStyle(.starred).badgeStyle(Capped(edge: "/")) }
        try stage.printTree()
        try stage.show { Badge(text: "new").badgeStyle(.automatic).badgeStyle(.starred) }
        try stage.show { Badge(text: "new").style(.badge(.starred)) }
        @State var isOn = true
        stage.keep(&_isOn)
        try stage.show {
            Row(title: "Tea", isOn: $isOn) { Text("green"); Text("black") } clear: { isOn = false }
        }
        try stage.tap("clear")
        try stage.show { Price(250) }
        try stage.show { Price(250).priceStyle(Net()) }
        try stage.modify { $0.priceStyle(Net()) }
    }
}
