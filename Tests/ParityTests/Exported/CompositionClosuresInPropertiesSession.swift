// Composition/ClosuresInProperties.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Card<Content: View, Back: View>: View {
    @ViewBuilder let content: () -> Content
    @ViewBuilder let background: () -> Back
    var onSubmit: () -> Void = { print("submitted") }
    var body: some View {
        VStack {
            content().padding(.horizontal).background { background() }
            Button("Send") { onSubmit() }
        }
    }
}

fileprivate struct AnyCalloutStyle {
    let make: (String) -> AnyView
    func callAsFunction(_ title: String) -> AnyView { make(title) }
}

fileprivate struct CalloutStyleKey: EnvironmentKey {
    static var defaultValue: AnyCalloutStyle { AnyCalloutStyle { AnyView(Text("* " + $0)) } }
}

fileprivate extension EnvironmentValues {
    var calloutStyle: AnyCalloutStyle {
        get { self[CalloutStyleKey.self] }
        set { self[CalloutStyleKey.self] = newValue }
    }
}

fileprivate struct Callout: View {
    @Environment(\.calloutStyle) private var style
    let title: String
    var body: some View { style(title) }
}

struct CompositionClosuresInPropertiesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Card { Text("hello") } background: { Rectangle().stroke() } }
        try stage.tap("Send")
        try stage.show { Callout(title: "Note") }
        try stage.modify {
            $0.environment(\.calloutStyle, AnyCalloutStyle { AnyView(Text($0).border(.primary)) })
        }
    }
}
