import Catalogue
import SwiftParser
import Testing

@testable import Language

struct StandardLibraryTests {
    static let groups = StandardLibrary.builtIns.groups + EngineLibrary.builtIns.groups

    @Test("Every signature and every header is Swift", arguments: groups.indices)
    func signatures(index: Int) {
        let group = Self.groups[index]
        if !group.header.isEmpty {
            // `String.Index` is declared within `String`.
            let own = group.header.replacing(/^(struct|enum) (\w+\.)+/) { "\($0.output.1) " }
            let header = own.contains("{") ? own : own + " {}"
            #expect(!Parser.parse(source: header).hasError, "\(group.header)")
        }
        for member in group.members {
            let text = "struct Owner { \(member.signature) }"
            #expect(!Parser.parse(source: text).hasError, "\(member.signature)")
        }
    }

    @Test("Every type and member says what it is for, in a sentence", arguments: groups.indices)
    func summaries(index: Int) {
        let group = Self.groups[index]
        if !group.header.isEmpty, !group.header.hasPrefix("extension") {
            #expect(group.summary.hasSuffix("."), "\(group.header)")
        }
        for member in group.members { #expect(member.summary.hasSuffix("."), "\(member.signature)") }
    }
}
