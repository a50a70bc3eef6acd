// Modifiers/Redacted.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Picture: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Text(reasons.isEmpty ? "a face" : "a shape") }
}

struct ModifiersRedactedSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Label("Ada Lovelace", systemImage: "person")
                Text("London").unredacted()
            }.redacted(reason: .placeholder)
        }
        try stage.show { VStack { Picture(); Picture().redacted(reason: .placeholder) } }
    }
}
