import Foundation
import Testing

@testable import Shell

@Suite struct HistoryFileTests {
    @Test func entriesComeBackWhole() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.url.path + "/deep/er/history")
        #expect(file.load() == [])
        file.append("VStack {\n  Text(\"a\\n\")\n}")
        file.append("")
        file.append(#"\n"#)
        #expect(try folder.read("deep/er/history") == #"VStack {\n  Text("a\\n")\n}"# + "\n" + #"\\n"# + "\n")
        #expect(file.load() == ["VStack {\n  Text(\"a\\n\")\n}", #"\n"#])
    }

    @Test func onlyTheOwnerMayReadIt() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path + "/history"
        HistoryFile(path: path).append("Text(\"a\")")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func aFileThatOthersMayReadIsTakenFromThem() throws {
        let folder = try TemporaryFolder()
        try folder.write("1\n", to: "history")
        #expect(chmod(folder.url.path + "/history", 0o644) == 0)
        #expect(HistoryFile(path: folder.url.path + "/history").load() == ["1"])
        #expect(try folder.permissions("history") == 0o600)
    }

    @Test func anyBytesAreTolerated() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.url.path + "/history")
        let bytes: [UInt8] = Array("1\n2".utf8) + [0xFF, 0x00, 0xC3, 0x0A] + Array("\n3\nhalf an en".utf8)
        try Data(bytes).write(to: folder.url.appendingPathComponent("history"))
        #expect(file.load() == ["1", "2\u{FFFD}\0\u{FFFD}", "3"])
        // What follows the half of an entry is not lost with it.
        file.append("4")
        #expect(file.load() == ["1", "2\u{FFFD}\0\u{FFFD}", "3", "half an en", "4"])
    }

    @Test func itIsBounded() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.url.path + "/history")
        let count = 2 * HistoryFile.mostBytes / 100 + 1
        let line = String(repeating: "a", count: 92)
        try folder.write((0..<count).map { "\(1_000_000 + $0)\(line)\n" }.joined(), to: "history")
        let entries = file.load()
        #expect(entries.count == HistoryFile.mostEntries)
        #expect(entries.last == "\(1_000_000 + count - 1)\(line)")
        #expect(try folder.read("history").utf8.count == HistoryFile.mostEntries * 100)
        file.append("1")
        #expect(file.load() == entries.dropFirst() + ["1"])
    }

    @Test func severalShellsAddToIt() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.url.path + "/history")
        DispatchQueue.concurrentPerform(iterations: 4) { shell in
            for number in 0..<50 { file.append("\(shell) \(number)") }
        }
        let entries = file.load()
        for shell in 0..<4 {
            #expect(entries.filter { $0.hasPrefix("\(shell) ") } == (0..<50).map { "\(shell) \($0)" })
        }
    }

    @Test func onlyARegularFileIsAHistory() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.url.path + "/history")
        #expect(mkfifo(folder.url.path + "/history", 0o600) == 0)
        file.append("1")
        #expect(file.load() == [])
        #expect(HistoryFile(path: "/dev/zero").load() == [])
    }

    @Test func itsPlaceIsTheStateFolder() {
        func path(_ environment: [String: String]) -> String? {
            HistoryFile.ofUser(environment: { environment[$0] }).path
        }
        #expect(path(["HOME": "/h"]) == "/h/.local/state/atelier/history")
        #expect(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/atelier/history")
        #expect(path(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/atelier/history")
        #expect(path(["HOME": "/h", "ATELIER_HISTORY": "/x"]) == "/x")
        #expect(path(["HOME": "/h", "ATELIER_HISTORY": ""]) == nil)
        #expect(path([:]) == nil)
    }
}
