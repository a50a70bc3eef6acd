import Testing

/// The tables of files in CONTRIBUTING.md: the functions that an entry goes through, and where a change begins.
@Suite struct WayOfAnEntryTests {
    @Test func everyFunctionStandsInItsFile() throws {
        let text = try Repository.text("CONTRIBUTING.md")
        let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("The way of an entry") })
        let rows = section.matches(of: /\| `(\w+)` \| `([\w+\/]+\.swift)` \|/)
        #expect(rows.count > 20)
        for row in rows {
            let file = try Repository.text("Sources/\(row.2)")
            #expect(file.contains("func \(row.1)(") || file.contains("func \(row.1)<"), "\(row.2) has no \(row.1)")
        }
    }

    @Test func everyFileToBeginWithIsThere() throws {
        let text = try Repository.text("CONTRIBUTING.md")
        let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Where to begin") })
        let paths = section.matches(of: /`([\w+\/]+\.(?:swift|txt))`/).map { String($0.1) }
        #expect(paths.count > 20)
        let files = ["swift", "txt"].flatMap { Repository.files(below: "Sources", suffix: $0) }
        #expect(paths.filter { !files.contains("Sources/" + $0) } == [])
        for row in section.matches(of: /`(\w+)` in `([\w+\/]+\.swift)`/) {
            #expect(try Repository.text("Sources/\(row.2)").contains(" \(row.1)"), "\(row.2) has no \(row.1)")
        }
    }

    @Test func everySessionIsLinked() throws {
        let page = try Repository.text("Sessions/README.md")
        let sessions = Repository.files(below: "Sessions", suffix: ".md").map {
            String($0.dropFirst("Sessions/".count))
        }
        // A folder may be linked as a whole.
        let unlinked = sessions.filter { session in
            let folder = session.prefix { $0 != "/" }
            return !page.contains("](\(session))") && !page.contains("](\(folder))")
        }
        #expect(unlinked.filter { !$0.hasSuffix("README.md") } == [])
    }
}
