import AtelierMacros

@Component struct Badge {
    var text: String
    var image: Image?
}

@StyleModifier(Badge.self, Shop.Price.self) extension View {}
@StyleModifier(Badge.self) extension GroupedComponentStyle {}

struct Starred: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("*")
            Badge(configuration)
            Text("*")
        }
    }
}

struct Endless: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View { Badge(configuration).badgeStyle(self) }
}

extension BadgeStyle where Self == Starred {
    static var starred: Self { Starred() }
}

/// A component with every kind of field.
@Component public struct Panel {
    /// What it is called.
    public var title: String = "Panel"
    var count = 2, price: Double?
    @Binding var isOn: Bool
    @ViewBuilder var content: AnyView
    @ViewBuilder var row: (Int) -> AnyView
    var toggle: () -> Void
    var dismiss: (() -> Void)?
}

struct Rows: PanelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            ForEach(0..<configuration.count, id: \.self) { configuration.row($0) }
            Toggle(configuration.title, isOn: configuration.$isOn)
        }
    }
}

enum Shop {
    @Component struct Price {
        let cents: Int
        init(_ cents: Int) { self.cents = cents }

        struct DefaultStyle: PriceStyle {
            func makeBody(configuration: Configuration) -> some View { Text("\(configuration.cents) c") }
        }
    }

    struct Struck: PriceStyle {
        func makeBody(configuration: Configuration) -> some View { Text("-\(configuration.cents)-") }
    }
}

@Component private struct Note {
    var text: String
    static var defaultStyle: any ComponentStyle<Note> { Quoted() }
}

private struct Quoted: NoteStyle {
    func makeBody(configuration: Configuration) -> some View { Text("'\(configuration.text)'") }
}

/// A note, for other files.
func note(_ text: String) -> some View { Note(text: text) }
