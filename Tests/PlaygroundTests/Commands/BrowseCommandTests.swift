import Language
import Testing

@testable import Playground

@Suite struct BrowseCommandTests {
    @Test("Every name stands whole at every width that it fits into, and no line is wider")
    func names() {
        var session = Session(interpreter: Interpreter(isInterrupted: { false }))
        let program = session.interpreter.declarations
        let names =
            program.viewNames + program.modifiersByKind.flatMap(\.names)
            + program.styleFamilies.flatMap { [$0.component] + $0.styles.map { "." + $0.name } }
        #expect(names.count > 200)
        for width in stride(from: 20, through: 100, by: 3) {
            #expect(session.enter(":set width \(width)").failure == nil)
            let output = session.enter(":browse all").output
            let words = Set(output.split { " ,\n".contains($0) }.map(String.init))
            #expect(names.filter { $0.count <= width && !words.contains($0) } == [], "width \(width)")
            #expect(output.split(separator: "\n").filter { $0.count > width } == [], "width \(width)")
        }
    }
}
