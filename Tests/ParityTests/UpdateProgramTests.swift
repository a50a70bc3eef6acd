import Foundation
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Updates")

/// Random programs that say which of their bodies run after each change (rules F1, F2), compiled and interpreted.
@Suite struct UpdateProgramTests {
    /// After each gesture the same bodies run, and the same is shown.
    @Test(arguments: UpdatePrograms.groups)
    func runsTheSameBodies(_ group: Int) throws {
        let name = UpdatePrograms.name(of: group)
        let session = try #require(updateSessions.first { $0.name == name })
        let export = try UpdatePrograms.export(of: group)
        expectSame(export.events, try Console.events(of: session.type))
        #expect(
            try String(contentsOf: folder.appendingPathComponent("\(name)Session.swift"), encoding: .utf8)
                == export.text, "run: Tests/ParityTests/write")
    }

    /// Writes the programs down as Swift, where that is asked for.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["ATELIER_WRITE_UPDATES"] != nil))
    func writesThePrograms() throws {
        for group in UpdatePrograms.groups {
            let file = folder.appendingPathComponent("\(UpdatePrograms.name(of: group))Session.swift")
            try UpdatePrograms.export(of: group).text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
