// Workshop/OwnComponent.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Sign: View {
    var text: String
    var body: some View { Text(text).border(.primary) }
}

fileprivate struct Badge: ComposableStyling {
    var text: String

    init(text: String) {
        self.text = text
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.text = configuration.text
    }

    /// What a style of `Badge` is told.
    struct Configuration {
        var text: String
    }

    var configuration: Configuration {
        Configuration(text: text)
    }

    /// How `Badge` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.text)
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

fileprivate struct Starred: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("*"); Text(configuration.text) }
    }
}

fileprivate struct Dotted: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(".."); Badge(configuration); Text("..") }
    }
}

struct WorkshopOwnComponentSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Sign(text: "new") }
        try stage.show { Badge(text: "new") }
        try stage.show {
            HStack {
                Badge(text: "new")
                GroupBox { Badge(text: "old") }
            }
            .badgeStyle(Starred())
        }
        try stage.show { Badge(text: "new").badgeStyle(Dotted()).badgeStyle(Starred()) }
    }
}
