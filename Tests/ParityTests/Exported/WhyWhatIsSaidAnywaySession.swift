// Why/WhatIsSaidAnyway.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate protocol RowStyle: DynamicProperty {
    associatedtype Body: View
    @ViewBuilder func makeBody(_ title: String) -> Body
}

fileprivate struct Dashed: RowStyle {
    var dashes = 1
    func makeBody(_ title: String) -> some View { Text(String(repeating: "-", count: dashes) + title) }
}

fileprivate struct RowStylesKey: EnvironmentKey { static var defaultValue: [any RowStyle] { [] } }

fileprivate struct TapsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

fileprivate extension EnvironmentValues {
    var rowStyles: [any RowStyle] { get { self[RowStylesKey.self] } set { self[RowStylesKey.self] = newValue } }
    var tapActions: [() -> Void] { get { self[TapsKey.self] } set { self[TapsKey.self] = newValue } }
}

fileprivate struct Rows: View {
    @Environment(\.rowStyles) private var styles
    var body: some View { Text("\(styles.count) styles") }
}

nonisolated(unsafe) fileprivate let label = UILabel()

struct WhyWhatIsSaidAnywaySession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("plain").bold(false).bold() }
        try stage.show { Text("even").kerning(0).kerning(3) }
        try stage.show { Text("regular").fontWeight(.regular).bold() }
        try stage.show { Text("under").underline(true).underline(false) }
        try stage.show { VStack { Text("upright") }.italic(false) }
        try stage.show { VStack { Text("half").bold(false) }.fontWeight(.bold) }
        label.text = "label"
        try stage.refresh()
        label.textColor = .red
        try stage.refresh()
        try stage.show { VStack { label }.foregroundStyle(.blue) }
        // > :why label
        // error: no label is on the canvas; a label stands in quotes: "label"
        try stage.show {
            Rows().transformEnvironment(\.rowStyles) { $0.append(Dashed()) }.environment(\.rowStyles, [Dashed(dashes: 3)])
        }
        try stage.modify { $0.environment(\.tapActions, [{}, {}]) }
    }
}
