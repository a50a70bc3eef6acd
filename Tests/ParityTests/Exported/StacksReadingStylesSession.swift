// Stacks/ReadingStyles.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Stamp: StylableComponent {
    struct Configuration { let text: String }
    let configuration: Configuration
    static var defaultStyle: any ComponentStyle<Stamp> { Plain() }
}

fileprivate struct Plain: ComponentStyle {
    typealias Component = Stamp
    func makeBody(configuration: Stamp.Configuration) -> some View { Text(configuration.text) }
}

fileprivate struct Signed: ComponentStyle {
    typealias Component = Stamp
    let sign: String
    func makeBody(configuration: Stamp.Configuration) -> some View { Text(sign + configuration.text) }
}

fileprivate extension GroupedComponentStyle where C == Stamp {
    static func stamp(_ style: S) -> Self { .init(style: style) }
}

fileprivate struct Count: View {
    @Environment(\.[componentStyles: .init(Stamp.self)]) var styles
    var body: some View { Text("\(styles.count) styles") }
}

fileprivate let one = AnyComponentStyle<Stamp>(base: Signed(sign: "*"))

struct StacksReadingStylesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Count().style(.stamp(Signed(sign: "#"))) }
        try stage.show { Signed(sign: "*").erasedBody(configuration: Stamp.Configuration(text: "new")) }
        _ = one
        try stage.value(one == AnyComponentStyle<Stamp>(base: Signed(sign: "*")), canChange: false)
        try stage.value(one == AnyComponentStyle<Stamp>(base: Plain()), canChange: false)
    }
}
