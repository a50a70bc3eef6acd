import Foundation
import Playground
import Testing

@testable import Transcripts

/// A folder that is there for one test.
private final class Folder {
    let path = NSTemporaryDirectory() + "transcripts-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
        for (name, text) in files {
            let url = URL(fileURLWithPath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// What `body` gives or throws, with this folder's path taken out.
    func outcome<Value>(_ body: (String) throws(FileError) -> Value) -> String {
        do throws(FileError) {
            return "\(try body(path))".replacing(path, with: "")
        } catch {
            return "\(error)".replacing(path, with: "")
        }
    }
}

@Suite struct SessionFilesTests {
    @Test func sessionsAreFoundInFolders() throws {
        let folder = try Folder([
            "b.md": "", "a/z.md": "", "a/c/x.md": "", "a.md": "", "a/no.txt": "", ".git/d.md": "", "n.md/e.md": "",
            "only/text.txt": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/a/loop", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.md", withDestinationPath: "b.md")
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.find([path, "\(path)/a.md"]) }
                == #"["/a.md", "/a/c/x.md", "/a/z.md", "/b.md", "/link.md", "/n.md/e.md"]"#)
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.find(["\(path)/a/", "\(path)/a/no.txt"]) }
                == #"["/a/c/x.md", "/a/no.txt", "/a/z.md"]"#)
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.find(["\(path)/only"]) }
                == "/only: no session in this folder: a session is a file whose name ends in .md")
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.find(["\(path)/none"]) }
                == "/none: No such file or directory")
    }

    @Test func filesAreReadAsTheyAre() throws {
        let folder = try Folder(["a.md": "a\r\n\u{FEFF}é"])
        try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: "\(folder.path)/b.md"))
        #expect(folder.outcome { path throws(FileError) in try SessionFiles.read("\(path)/a.md") } == "a\r\n\u{FEFF}é")
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.read("\(path)/b.md") }
                == "/b.md: not a text in UTF-8")
        #expect(folder.outcome { path throws(FileError) in try SessionFiles.read(path) } == ": Is a directory")
    }

    @Test func writingKeepsPermissionsAndLinks() throws {
        let folder = try Folder(["a.md": "old and long"])
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a.md")
        try manager.createSymbolicLink(atPath: "\(folder.path)/l.md", withDestinationPath: "a.md")
        try SessionFiles.write("new", to: "\(folder.path)/l.md")
        try SessionFiles.write("more", to: "\(folder.path)/b.md")
        #expect(try SessionFiles.read("\(folder.path)/a.md") == "new")
        #expect(try SessionFiles.read("\(folder.path)/b.md") == "more")
        #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["a.md", "b.md", "l.md"])
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/l.md") == "a.md")
        let permissions = try manager.attributesOfItem(atPath: "\(folder.path)/a.md")[.posixPermissions]
        #expect(permissions as? Int == 0o640)
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.write("x", to: "\(path)/none/a.md") }
                == "/none/a.md: No such file or directory")
    }

    @Test func aRecordingIsOnDiskAfterEveryEntry() throws {
        let folder = try Folder(["a.md": ""])
        let path = "\(folder.path)/b.md"
        let file = try RecordingFile(creating: path)
        var recorder = Recorder()
        for count in 1...3 {
            try file.apply(recorder.record(Exchange(entry: "count", output: "\(count)")))
            let replay = Replay(of: try Transcript(parsing: SessionFiles.read(path)), in: FakeSession())
            #expect(replay.entryCount == count)
            #expect(replay.report(path: path) == "")
        }
        #expect(
            folder.outcome { path throws(FileError) in try RecordingFile(creating: "\(path)/a.md") }
                == "/a.md: exists already; name a file that does not")
    }

    @Test func manyFilesAreReplayedInAnyNumberOfThreads() throws {
        let folder = try Folder([
            "a.md": "# A\n```atelier\n> count\n1\n> count\n1\n```\n", "b/b.md": "```atelier\n> count\n1\n```\n",
            "c.md": "```atelier\n", "d.md": "prose\n",
        ])
        let paths = try SessionFiles.find([folder.path]) + ["\(folder.path)/none.md"]
        for jobs in 1...5 {
            let run = ReplayRun(of: paths.reversed(), jobs: jobs) { FakeSession() }
            #expect(
                run.report.replacing(folder.path, with: "") == """
                    /a.md:5 › A
                    --- expected
                    +++ actual
                    @@ -6,1 +6,1 @@ > count
                    -1
                    +2

                    /c.md:1: error: this fence is never closed; close it with a line of as many backticks or tildes

                    error: /none.md: No such file or directory

                    3 sessions, 3 entries: 1 entry differs, 2 files could not be read
                    """)
            #expect(run.differs && run.hasErrors)
        }
        let run = ReplayRun(of: paths) { FakeSession() }
        #expect(try run.update() == ["\(folder.path)/a.md"])
        let again = ReplayRun(of: Array(paths.prefix(2))) { FakeSession() }
        #expect(try again.update() == [])
        #expect(again.report == "2 sessions, 3 entries: as recorded")
        #expect(!again.differs && !again.hasErrors)
    }
}
