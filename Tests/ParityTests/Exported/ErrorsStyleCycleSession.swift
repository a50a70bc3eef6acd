// Errors/StyleCycle.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Echo: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

fileprivate struct Ping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(Pong())
    }
}

fileprivate struct Pong: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(Ping())
    }
}

fileprivate struct Badge: ComposableStyling {
    var text: String
    @Binding var isOn: Bool

    init(text: String, isOn: Binding<Bool>) {
        self.text = text
        self._isOn = isOn
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.text = configuration.text
        self._isOn = configuration.$isOn
    }

    /// What a style of `Badge` is told.
    struct Configuration {
        var text: String
        @Binding var isOn: Bool
    }

    var configuration: Configuration {
        Configuration(text: text, isOn: $isOn)
    }

    /// How `Badge` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.text)
                Text("\(configuration.isOn)")
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

fileprivate extension View {
    /// Pushes a style for each `Badge` inside.
    func badgeStyle<S: BadgeStyle>(_ style: S) -> some View {
        self.style(GroupedComponentStyle<Badge, S>(style: style))
    }
}

fileprivate struct Ringed: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Badge(configuration).badgeStyle(self)
    }
}

fileprivate struct Chip: ComposableStyling {
    var text: String
    struct DefaultStyle: ChipStyle {
        func makeBody(configuration: Configuration) -> some View { Chip(configuration) }
    }

    init(text: String) {
        self.text = text
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.text = configuration.text
    }

    /// What a style of `Chip` is told.
    struct Configuration {
        var text: String
    }

    var configuration: Configuration {
        Configuration(text: text)
    }

    static var defaultStyle: any ComponentStyle<Chip> { DefaultStyle() }
}

/// A style of `Chip`.
fileprivate protocol ChipStyle: ComponentStyle where Component == Chip {
    typealias Configuration = Chip.Configuration
}

fileprivate extension ChipStyle where Self == Chip.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

fileprivate struct Deep: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("|"); configuration.content }.groupBoxStyle(self)
    }
}

struct ErrorsStyleCycleSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Hello") {} }
        // > .buttonStyle(Echo())
        // error: the styles of Button ask for each other more than 200 times: echo -> echo; a style that shows Button(configuration) must not push itself on it. It is pushed by the declaration in entry 1, line 3: .buttonStyle(self)
        // > .buttonStyle(Ping())
        // error: the styles of Button ask for each other more than 200 times: ping -> pong -> ping; a style that shows Button(configuration) must not push itself on it. It is pushed by the declaration in entry 3, line 3: .buttonStyle(Pong())
        // > Badge(text: "new", isOn: .constant(true)).badgeStyle(Ringed())
        // error: the styles of Badge ask for each other more than 200 times: ringed -> ringed; a style that shows Badge(configuration) must not push itself on it. It is pushed by the declaration in entry 4, line 5: .badgeStyle(self)
        // > Chip(text: "new")
        // error: the default style of Chip asks for itself without end: automatic -> automatic; show what the configuration holds instead of Chip(configuration)
        try stage.show { GroupBox("a") { GroupBox("b") { Text("the bottom") } }.groupBoxStyle(Deep()) }
    }
}
