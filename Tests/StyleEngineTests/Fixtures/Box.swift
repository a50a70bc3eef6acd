import StyleEngine

/// A component on the generic engine that shows its content.
struct Box: ComposableStyling {
    struct Configuration {
        let content: AnyView
    }

    let configuration: Configuration

    static var defaultStyle: any ComponentStyle<Box> { DefaultBoxStyle() }

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    init(@ViewBuilder content: () -> some View) {
        configuration = Configuration(content: AnyView(content()))
    }
}

struct DefaultBoxStyle: ComponentStyle {
    typealias Component = Box

    func makeBody(configuration: Box.Configuration) -> some View {
        configuration.content
    }
}

/// Replaces the look: `tag("A")` makes `A[content]`.
struct TagBoxStyle: ComponentStyle {
    typealias Component = Box
    var tag: String

    func makeBody(configuration: Box.Configuration) -> some View {
        configuration.content
    }
}

/// Builds on the style below: `over("A")` makes `A[Box(configuration)]`.
struct OverBoxStyle: ComponentStyle {
    typealias Component = Box
    var tag: String

    func makeBody(configuration: Box.Configuration) -> some View {
        Box(configuration)
    }
}

extension View {
    func box<S: ComponentStyle<Box>>(_ style: S) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}
