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
                == #"["/none"]"#)
    }

    @Test func aNameWithALineBreakIsRefusedInOneLine() throws {
        let folder = try Folder(["a\nb.md": ""])
        let refusal = #"/a\u{A}b.md: there is a line break in this name; give the file another one"#
        #expect(folder.outcome { path throws(FileError) in try SessionFiles.read("\(path)/a\nb.md") } == refusal)
        #expect(
            folder.outcome { path throws(FileError) in
                try SessionFiles.write("", to: "\(path)/a\nb.md", replacing: .anything)
            } == refusal)
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

    @Test func onlyRegularFilesOfABoundedSizeAreRead() throws {
        let folder = try Folder(["a.md": "a"])
        #expect(mkfifo("\(folder.path)/pipe.md", 0o600) == 0)
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.read("\(path)/pipe.md") }
                == "/pipe.md: is a device, a pipe or a socket; name a regular file")
        #expect(truncate("\(folder.path)/a.md", off_t(SessionFiles.longest + 1)) == 0)
        #expect(
            folder.outcome { path throws(FileError) in try SessionFiles.read("\(path)/a.md") }
                == "/a.md: longer than 16 MB, which is all that is read of a file")
    }

    @Test func whatKilledProcessesLeaveIsRemoved() throws {
        let folder = try Folder(["a.md": "a", ".atelier-1-0.draft": "half", ".atelier-2-0.draft": "locked"])
        let other = open("\(folder.path)/.atelier-2-0.draft", O_RDONLY)
        #expect(flock(other, LOCK_EX) == 0)
        try SessionFiles.write("b", to: "\(folder.path)/b.md", replacing: .nothing)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == [".atelier-2-0.draft", "a.md", "b.md"])
        close(other)
        SessionFiles.removeAbandonedDrafts(in: folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.md", "b.md"])
    }

    @Test func onlyWhatMayBeLostIsReplaced() throws {
        let folder = try Folder(["a.md": "old"])
        func write(_ replacing: Replacement) -> String {
            folder.outcome { path throws(FileError) in
                try SessionFiles.write("new", to: "\(path)/a.md", replacing: replacing)
                return "written"
            }
        }
        #expect(
            write(.nothing) == "/a.md: exists already; name another file, or add --replace to write over this one")
        let stamp = try SessionFiles.write("own", to: "\(folder.path)/a.md", replacing: .anything)
        #expect(write(.unchanged(stamp)) == "written")
        #expect(
            write(.unchanged(stamp))
                == "/a.md: was changed by somebody else since; name another file, or add --replace to write over this one"
        )
        #expect(chmod("\(folder.path)/a.md", 0o444) == 0)
        #expect(write(.anything) == "/a.md: is read-only, and stays as it is; name another file")
    }

    @Test func writingKeepsPermissionsAndFollowsNoLink() throws {
        let folder = try Folder(["a.md": "old and long"])
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a.md")
        try manager.createSymbolicLink(atPath: "\(folder.path)/l.md", withDestinationPath: "a.md")
        #expect(
            folder.outcome { path throws(FileError) in
                try SessionFiles.write("x", to: "\(path)/l.md", replacing: .anything)
            }.hasPrefix("/l.md: is a link; name the file that it leads to: /"))
        try SessionFiles.write("new", to: "\(folder.path)/a.md", replacing: .anything)
        try SessionFiles.write("more", to: "\(folder.path)/b.md", replacing: .nothing)
        #expect(try SessionFiles.read("\(folder.path)/a.md") == "new")
        #expect(try SessionFiles.read("\(folder.path)/b.md") == "more")
        #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["a.md", "b.md", "l.md"])
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/l.md") == "a.md")
        let permissions = try manager.attributesOfItem(atPath: "\(folder.path)/a.md")[.posixPermissions]
        #expect(permissions as? Int == 0o640)
        #expect(
            folder.outcome { path throws(FileError) in
                try SessionFiles.write("x", to: "\(path)/none/a.md", replacing: .nothing)
            }
                == "/none/a.md: No such file or directory")
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
        #expect(run.update().updated == ["\(folder.path)/a.md"])
        let again = ReplayRun(of: Array(paths.prefix(2))) { FakeSession() }
        #expect(again.update().updated == [])
        #expect(again.report == "2 sessions, 3 entries: as recorded")
        #expect(!again.differs && !again.hasErrors)
    }
}
