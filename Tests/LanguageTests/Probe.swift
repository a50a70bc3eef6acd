import Foundation
import Testing

@testable import Language

@Suite struct Probe {
    @Test func probe() throws {
        let path = ProcessInfo.processInfo.environment["PROBE"] ?? ""
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        var workbench = Workbench()
        for entry in text.components(separatedBy: "\n---\n") {
            let begin = Date()
            _ = try? ParsedSource(entry)
            print("parse", Int(Date().timeIntervalSince(begin) * 1_000_000))
            let start = Date()
            let answer = workbench.enter(entry)
            print("==== ", Int(Date().timeIntervalSince(start) * 1_000_000), "us")
            print(answer)
        }
    }
}
