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
