import Atelier
import Foundation
import Playground
import Testing
import Transcripts

/// The top folder of the repository, found from where this file stands.
private let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// All sessions of the repository, exported anew.
private let folder = Result {
    try ExportFolder(of: ["\(repository)/README.md", "\(repository)/Sessions"])
}

@Suite struct ParityTests {
    /// Swift as it is compiled shows at each step the picture, the tree and the value that the language shows.
    @Test(arguments: stagedSessions.map(\.name))
    func showsWhatTheSessionShows(_ name: String) throws {
        let session = try #require(stagedSessions.first { $0.name == name })
        let export = try #require(try folder.get().exports.first { $0.name == name }).export
        expectSame(try #require(export.events), try Console.events(of: session.type))
    }

    private static let remedy: Comment =
        "run: swift run atelier export --into Tests/ParityTests/Exported README.md Sessions"

    /// Every session shows what was recorded: what doesn't is not exported.
    @Test func areAsRecorded() throws {
        guard try folder.get().errors != [] else { return }
        Issue.record("\(try folder.get().errors.joined(separator: "\n"))")
        let sessions = try SessionFiles.find(["\(repository)/README.md", "\(repository)/Sessions"])
        Issue.record("\(ReplayRun(of: sessions) { Playground() }.report)")
    }

    @Test func standsForTheSessionsOfToday() throws {
        let folder = try folder.get()
        #expect(folder.outdated(in: "\(repository)/Tests/ParityTests/Exported") == [], Self.remedy)
        #expect(try folder.stray(in: "\(repository)/Tests/ParityTests/Exported") == [])
        Swift.print(folder.summary)
    }
}

/// Expects a compiled program to show what the language shows; the first difference is told.
func expectSame(_ interpreted: [StageEvent], _ compiled: [StageEvent]) {
    for (step, pair) in zip(interpreted.map(\.text), compiled.map(\.text)).enumerated() where pair.0 != pair.1 {
        Issue.record("step \(step + 1) shows when it is interpreted\n\(pair.0)\nand when it is compiled\n\(pair.1)")
        break
    }
    #expect(interpreted.count == compiled.count)
}

extension StageEvent {
    /// All that can be compared, as text.
    fileprivate var text: String {
        switch self {
        case .drawing(let picture, let tree, let isShown): "\(picture)\n\(tree)\n\(isShown ? "shown" : "as before")"
        case .text(let text): text
        }
    }
}
