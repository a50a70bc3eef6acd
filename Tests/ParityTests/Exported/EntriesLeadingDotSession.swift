// Entries/LeadingDot.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct EntriesLeadingDotSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > .padding()
        // error: there is no view yet to modify; enter one first, such as Text("Hello")
        try stage.show { Text("Boat") }
        try stage.update { Text("Boat").bold() }
        try stage.modify { $0.border(.primary) }
        try stage.show {
            Text("Boat")
                .bold()
                .border(.primary)
        }
        try stage.show { Button("Row") {} }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.modify { $0.buttonStyle(.plain) }
    }
}
