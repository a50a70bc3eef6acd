import Testing

/// The table of the functions that an entry goes through, in CONTRIBUTING.md.
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
}
