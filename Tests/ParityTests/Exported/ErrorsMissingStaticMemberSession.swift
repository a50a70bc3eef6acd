// Errors/MissingStaticMember.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct StampedStyle: GroupBoxStyle {
    var stamp: String
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text(stamp); configuration.content }
    }
}

fileprivate extension GroupBoxStyle where Self == StampedStyle {
    static func stamped(_ stamp: String) -> Self { StampedStyle(stamp: stamp) }
}

struct ErrorsMissingStaticMemberSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Letter") { Text("Dear Ida") } }
        // > .groupBoxStyle(.stamped("A"))
        // error: type 'GroupBoxStyle' has no member 'stamped'; declare it first:
        try stage.modify { $0.groupBoxStyle(.stamped("A")) }
        // > .groupBoxStyle(.stampd("A"))
        // error: type 'GroupBoxStyle' has no member 'stampd'; did you mean 'stamped'?
        // > .buttonStyle(.borderd)
        // error: type 'PrimitiveButtonStyle' has no member 'borderd'; did you mean 'bordered'?
        // > .buttonStyle(.switch)
        // error: type 'ButtonStyle' has no member 'switch'; '.switch' is a style of another family: 'ToggleStyle'; write '.toggleStyle(.switch)'
        // > .foregroundStyle(.brand)
        // error: type 'ShapeStyle' has no member 'brand'; declare it first:
    }
}
