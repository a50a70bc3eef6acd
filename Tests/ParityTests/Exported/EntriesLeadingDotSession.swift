// Entries/LeadingDot.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate extension View { func unchanged() -> Self { self } }

fileprivate extension View where Self: Shape { func marked() -> some View { fill(.orange) } }

fileprivate let sizes = [3, 1, 2]
fileprivate let sorted = sizes
    .sorted()
    .map { $0 * 2 }

struct EntriesLeadingDotSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > .padding()
        // error: there is no view yet to modify; enter one first, such as Text("Hello"); what goes on from the line before is entered together with it
        try stage.show { Text("Boat") }
        try stage.update { Text("Boat").bold() }
        try stage.modify { $0.border(.primary) }
        // > .sorted()
        // error: the canvas, of type 'some View', has no member 'sorted'; a line that begins with a dot is put on the canvas: what goes on from the line before is entered together with it
        _ = sorted
        try stage.value(sorted, canChange: false)
        try stage.show {
            Text("Boat")
                .bold()
                .border(.primary)
        }
        try stage.show { Button("Row") {} }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.modify { $0.buttonStyle(.plain) }
        try stage.show { Circle() }
        try stage.update { Circle().fill(.red) }
        try stage.modify { $0.frame(width: 48, height: 48) }
        try stage.show { RoundedRectangle(cornerRadius: 8) }
        try stage.update { RoundedRectangle(cornerRadius: 8).trim(from: 0, to: 0.5) }
        try stage.update { RoundedRectangle(cornerRadius: 8).trim(from: 0, to: 0.5).stroke(.blue) }
        try stage.modify { $0.frame(width: 48, height: 48) }
        try stage.show { Capsule() }
        try stage.update { Capsule().size(width: 64, height: 16) }
        try stage.show { Circle() }
        try stage.update { Circle().strokeBorder(.green) }
        try stage.show { Rectangle().size(width: 64, height: 16) }
        try stage.update { Rectangle().size(width: 64, height: 16).rotation(.degrees(90)) }
        try stage.modify { $0.frame(width: 64, height: 64) }
        try stage.show { Ellipse() }
        try stage.modify { $0.unchanged() }
        try stage.show { Ellipse().unchanged().marked() }
    }
}
