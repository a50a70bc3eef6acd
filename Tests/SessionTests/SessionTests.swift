import Foundation
import Playground
import Testing
import Transcripts

/// The top folder of the repository, found from where this file stands.
let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// Every session of the repository by its path from the top: the README, and all below `Sessions`.
func sessions() -> [String] {
    ["README.md", "Sessions"].flatMap { name in
        ((try? SessionFiles.find(["\(repository)/\(name)"])) ?? []).map { String($0.dropFirst(repository.count + 1)) }
    }
}

@Suite struct SessionTests {
    @Test(arguments: sessions())
    func isAsRecorded(_ path: String) {
        let run = ReplayRun(of: ["\(repository)/\(path)"], jobs: 1) { Playground() }
        #expect(!run.differs && !run.hasErrors, "\(run.report)")
    }
}
