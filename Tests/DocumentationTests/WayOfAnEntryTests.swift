import Testing

/// The tables of files in CONTRIBUTING.md: the functions that an entry goes through, and where a change begins.
@Suite struct WayOfAnEntryTests {
    @Test func everyFunctionStandsInItsFile() throws {
        let text = try Repository.text("CONTRIBUTING.md")
        let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("The way of an entry") })
        let rows = section.matches(of: /\| `(\w+)` \| `([\w+\/]+\.swift)` \|/)
        #expect(rows.count == 24)
        for row in rows {
            let file = try Repository.text("Sources/\(row.2)")
            #expect(file.contains("func \(row.1)(") || file.contains("func \(row.1)<"), "\(row.2) has no \(row.1)")
        }
    }

    @Test func everyFileToBeginWithIsThere() throws {
        let text = try Repository.text("CONTRIBUTING.md")
        let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Where to begin") })
        let paths = section.matches(of: /`([\w+\/]+\.(?:swift|txt))`/).map { String($0.1) }
        #expect(paths.count == 19)
        let files = ["swift", "txt"].flatMap { Repository.files(below: "Sources", suffix: $0) }
        #expect(paths.filter { !files.contains("Sources/" + $0) } == [])
    }
}
