import StyleEngine

/// A text that draws nothing: just a titled leaf.
struct Words: PrimitiveView {
    let text: String

    static func _resolve(_ view: Words, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(TypeIdentity(Words.self), .primitive, title: view.text, at: inputs)
    }
}

/// A leaf without a title.
struct Square: PrimitiveView {
    static func _resolve(_ view: Square, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(TypeIdentity(Square.self), .primitive, at: inputs)
    }
}

/// A container.
struct Column<Content: View>: PrimitiveView {
    @ViewBuilder let content: Content

    static func _resolve(_ view: Column, at inputs: Inputs, by resolver: Resolver) {
        let inner = resolver.open(TypeIdentity(Column.self), .primitive, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

/// A component with a label and content.
struct Box: StylableComponent {
    let configuration: Configuration

    struct Configuration {
        let content: AnyView
    }

    init(@ViewBuilder _ content: () -> some View) {
        configuration = Configuration(content: AnyView(content()))
    }

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    static var defaultStyle: any ComponentStyle<Box> { PlainBoxStyle() }
}

struct PlainBoxStyle: ComponentStyle {
    typealias Component = Box
    func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
}

/// Replaces what stands below it on the stack.
struct TaggedBoxStyle: ComponentStyle {
    typealias Component = Box
    let tag: String
    func makeBody(configuration: Box.Configuration) -> some View { Column { configuration.content } }
}

/// Builds on what stands below it on the stack.
struct WrappedBoxStyle: ComponentStyle {
    typealias Component = Box
    func makeBody(configuration: Box.Configuration) -> some View { Box(configuration) }
}

extension View {
    func boxStyle(_ style: some ComponentStyle<Box>) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

/// A modifier with a node of its own, and something behind what it modifies.
struct BackdropModifier<Backdrop: View>: PrimitiveModifier {
    let backdrop: Backdrop?

    static func resolve(
        _ modifier: BackdropModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let inner = resolver.open(TypeIdentity(BackdropModifier.self), .modifier, at: inputs)
        content(inner)
        guard let backdrop = modifier.backdrop else { return }
        let behind = resolver.open(TypeIdentity(BackdropModifier.self), .secondary, at: inner.part(1))
        Backdrop._resolve(backdrop, at: behind, by: resolver)
    }
}

extension View {
    func backdrop(_ view: some View) -> some View { modifier(BackdropModifier(backdrop: view)) }
    func margin() -> some View { modifier(BackdropModifier<EmptyView>(backdrop: nil)) }
}

/// The resolved tree of a view.
func tree(_ view: some View) throws -> Node {
    try Resolver().resolve(view)
}

enum CaptionKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    var caption: String {
        get { self[CaptionKey.self] }
        set { self[CaptionKey.self] = newValue }
    }
}
