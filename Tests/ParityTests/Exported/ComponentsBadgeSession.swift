// Components/Badge.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Badge: ComposableStyling {
    struct Configuration { var text: String }
    var configuration: Configuration
    init(_ configuration: Configuration) { self.configuration = configuration }
    init(_ text: String) { configuration = Configuration(text: text) }
    static var defaultStyle: any ComponentStyle<Badge> { PlainBadge() }
}

fileprivate struct PlainBadge: ComponentStyle {
    typealias Component = Badge
    func makeBody(configuration: Badge.Configuration) -> some View {
        Text("(\(configuration.text))")
    }
}

fileprivate struct Starred: ComponentStyle {
    typealias Component = Badge
    func makeBody(configuration: Badge.Configuration) -> some View {
        HStack { Text("*"); Badge(configuration); Text("*") }
    }
}

fileprivate extension GroupedComponentStyle where C == Badge {
    static func badge(_ style: S) -> Self { .init(style: style) }
}

fileprivate extension ComponentStyle where Self == PlainBadge {
    static var `default`: Self { .init() }
}

fileprivate extension ComponentStyle where Self == Starred {
    static var starred: Self { .init() }
}

struct ComponentsBadgeSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Badge("new") }
        try stage.show { HStack { Badge("new"); Text("Pear tart") } }
        try stage.modify { $0.style(.badge(.starred)) }
        try stage.modify { $0.style(.badge(.starred)) }
        try stage.printTree()
        try stage.show {
            HStack { Badge("new"); Text("Pear tart") }
                .style(.badge(.default))
                .style(.badge(.starred))
        }
    }
}
