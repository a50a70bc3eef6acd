import Testing

/// The tables in LIMITS.md.
@Suite struct LimitsTests {
    private struct Row {
        let limit: String
        let tests: [(name: String, file: String)]
    }

    private static func rows() throws -> [Row] {
        try Repository.text("LIMITS.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 5, !cells[1].hasPrefix("---"), cells[1] != " limit " else { return nil }
            let tests = cells[3].matches(of: /\[([^\]]+)\]\(([^)]+)\)/).map { (String($0.1), String($0.2)) }
            return Row(limit: String(cells[1]), tests: tests)
        }
    }

    @Test("Every limit names tests that exist")
    func tests() throws {
        let rows = try Self.rows()
        #expect(rows.count > 15)
        for row in rows {
            #expect(!row.tests.isEmpty, "\(row.limit)")
            for (name, file) in row.tests {
                #expect(try Repository.text(file).contains("func \(name)("), "\(file) has no test \(name)")
            }
        }
    }
}
