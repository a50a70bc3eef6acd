import Drawing
import Testing

@Suite struct ScaleTests {
    @Test(arguments: [
        (0.0, 0, 0), (1, 1, 1), (8, 1, 1), (11, 1, 1), (12, 2, 1), (16, 2, 1), (24, 3, 2), (40, 5, 3), (-16, -2, -1),
        (-1, 0, 0), (-4, 0, 0), (-5, -1, 0), (-8, -1, 0), (-9, -1, -1), (-1e300, -1_000, -200),
        (.nan, 0, 0), (.infinity, Size.infinity, Size.infinity), (1e300, 1_000, 200),
        (-.infinity, -Size.infinity, -Size.infinity),
    ])
    func pointsBecomeCells(points: Double, columns: Int, rows: Int) {
        #expect(Scale.standard.columns(points) == columns)
        #expect(Scale.standard.rows(points) == rows)
    }

    @Test func oneToOneCountsPoints() {
        #expect(Scale.oneToOne.columns(7.5) == 8)
        #expect(Scale.oneToOne.rows(7.4) == 7)
        #expect(Scale.oneToOne.aspect == 1)
        #expect(Scale.standard.aspect == 2)
    }
}
