import Testing

@testable import Drawing

@Suite struct PathDataTests {
    private func points(_ data: String) -> [[CGPoint]] { Path(data: data).polylines.map { $0.corners.map(\.point) } }

    @Test("Lines, each also from where the last one ended, and with its command left out")
    func lines() {
        let square = [(2, 3), (6, 3), (6, 5), (2, 5)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(points("M2 3L6 3L6 5L2 5z") == [square])
        #expect(points("m2 3h4v2H2z") == [square])
        #expect(points("M2,3 6 3 6 5 2 5z") == [square])
        #expect(points("M2 3l4 0l0 2l-4 0zm1 1l.5-1") == [square, [CGPoint(x: 3, y: 4), CGPoint(x: 3.5, y: 3)]])
    }

    @Test("Curves end where they should, and arcs keep their distance from the middle")
    func curves() throws {
        #expect(points("M0 0c0 4 4 4 4 0s4-4 4 0").first?.last == CGPoint(x: 8, y: 0))
        #expect(points("M0 0q2 4 4 0").first?.last == CGPoint(x: 4, y: 0))
        for data in ["M12 3a9 9 0 1 0 .01 0z", "M3 12a9 9 0 0 1 18 0", "M3 12a9 9 0 0 0 18 0"] {
            let arc = try #require(points(data).first)
            #expect(arc.count > 24)
            #expect(arc.allSatisfy { abs($0.distance(to: CGPoint(x: 12, y: 12)) - 9) < 0.02 })
        }
        #expect(points("M3 12a9 9 0 0 1 18 0").first?.contains { $0.y < 4 } == true)
        #expect(points("M3 12a9 9 0 0 0 18 0").first?.contains { $0.y > 20 } == true)
    }

    @Test("What is no path data ends a path")
    func ends() {
        #expect(points("M0 0L1 1 oops L2 2") == [[CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)]])
        #expect(points("").isEmpty)
    }
}
