// Composition/StoredStyles.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Badge: ComposableStyling {
    struct Configuration { let text: String }
    let configuration: Configuration
    init(_ configuration: Configuration) { self.configuration = configuration }
    init(_ text: String) { configuration = Configuration(text: text) }
    static var defaultStyle: any ComponentStyle<Badge> { Plain() }
}

fileprivate struct Plain: ComponentStyle {
    typealias Component = Badge
    func makeBody(configuration: Badge.Configuration) -> some View { Text(configuration.text) }
}

fileprivate extension View {
    func badgeStyle<S: ComponentStyle<Badge>>(_ style: S) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

fileprivate struct Sized: ComponentStyle {
    typealias Component = Badge
    @Environment(\.controlSize) var size
    func makeBody(configuration: Badge.Configuration) -> some View { Text("\(configuration.text): \(size)") }
}

fileprivate struct Large<Base: ComponentStyle<Badge>>: ComponentStyle {
    typealias Component = Badge
    var base: Base
    func makeBody(configuration: Badge.Configuration) -> some View {
        base.makeBody(configuration: configuration).controlSize(.large)
    }
}

fileprivate struct Erased<Base: ComponentStyle<Badge>>: ComponentStyle {
    typealias Component = Badge
    var base: Base
    func makeBody(configuration: Badge.Configuration) -> some View {
        AnyComponentStyle<Badge>(base: base).erasedBody(configuration: configuration).controlSize(.large)
    }
}

fileprivate struct BoxedStyle: GroupBoxStyle {
    @Environment(\.controlSize) var size
    func makeBody(configuration: Configuration) -> some View { Text("box: \(size)") }
}

fileprivate struct InstalledStyle: GroupBoxStyle, DynamicProperty {
    @Environment(\.controlSize) var size
    func makeBody(configuration: Configuration) -> some View { Text("installed: \(size)") }
}

fileprivate struct Around<Base: GroupBoxStyle>: GroupBoxStyle {
    var base: Base
    func makeBody(configuration: Configuration) -> some View { base.makeBody(configuration: configuration) }
}

struct CompositionStoredStylesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Badge("new").badgeStyle(Large(base: Sized())).controlSize(.small) }
        try stage.printTree()
        try stage.show { Badge("new").badgeStyle(Erased(base: Sized())).controlSize(.small) }
        try stage.show {
            VStack {
                GroupBox { Text("a") }.groupBoxStyle(Around(base: BoxedStyle()))
                GroupBox { Text("a") }.groupBoxStyle(Around(base: InstalledStyle()))
            }
            .controlSize(.small)
        }
    }
}
