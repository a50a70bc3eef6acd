// Components/Card.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct CardConfiguration {
    var label: AnyView
}

fileprivate protocol CardStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: CardConfiguration) -> Body
}

fileprivate struct PlainCard: CardStyle {
    func makeBody(configuration: CardConfiguration) -> some View { configuration.label }
}

fileprivate struct FramedCard: CardStyle {
    func makeBody(configuration: CardConfiguration) -> some View {
        configuration.label
            .padding()
            .background { RoundedRectangle(cornerRadius: 16).strokeBorder(.primary) }
    }
}

fileprivate struct CapsuleCard: CardStyle {
    var color: Color
    func makeBody(configuration: CardConfiguration) -> some View {
        configuration.label
            .padding()
            .background { Capsule().fill(color) }
    }
}

fileprivate struct AnyCardStyle: CardStyle {
    var make: (CardConfiguration) -> AnyView
    init<S: CardStyle>(_ style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
    func makeBody(configuration: CardConfiguration) -> some View { make(configuration) }
}

fileprivate struct CardStyleKey: EnvironmentKey {
    static var defaultValue: AnyCardStyle { AnyCardStyle(PlainCard()) }
}

fileprivate extension EnvironmentValues {
    var cardStyle: AnyCardStyle {
        get { self[CardStyleKey.self] }
        set { self[CardStyleKey.self] = newValue }
    }
}

fileprivate extension View {
    func cardStyle(_ style: some CardStyle) -> some View {
        environment(\.cardStyle, AnyCardStyle(style))
    }
}

fileprivate struct Card<Content: View>: View {
    @Environment(\.cardStyle) var style
    @ViewBuilder var content: () -> Content
    var body: some View {
        style.makeBody(configuration: CardConfiguration(label: AnyView(content())))
    }
}

struct ComponentsCardSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Card { Text("Opening night") } }
        try stage.modify { $0.cardStyle(FramedCard()) }
        try stage.show {
            VStack {
                Card { Text("Stalls") }
                Card { Text("Circle") }
                Card { Text("Balcony") }.cardStyle(FramedCard())
            }
            .cardStyle(CapsuleCard(color: .green))
        }
        try stage.show { Card { Card { Text("Again") } }.cardStyle(FramedCard()) }
    }
}
