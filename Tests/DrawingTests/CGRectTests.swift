import Drawing
import Testing

@Suite struct CGRectTests {
    private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    private let apart = CGRect(x: 8, y: 8, width: 4, height: 4)

    @Test("What rectangles apart have in common is no rectangle, and adds nothing to another one")
    func null() {
        let common = rect.intersection(apart)
        #expect(common == .null && common.isNull && common.isEmpty)
        #expect(common.union(apart) == apart && apart.union(common) == apart)
        #expect(rect.contains(common) && !common.contains(rect))
        #expect(common.insetBy(dx: -1, dy: -1).isNull && rect.insetBy(dx: 3, dy: 0).isNull)
        #expect(rect.insetBy(dx: 1, dy: -1) == CGRect(x: 1, y: -1, width: 2, height: 6))
        #expect(rect.intersection(rect.offsetBy(dx: 4, dy: 0)) == CGRect(x: 4, y: 0, width: 0, height: 4))
    }

    @Test("Rectangles are equal that take the same place, however their lengths are written")
    func equality() {
        let backwards = CGRect(x: 4, y: 4, width: -4, height: -4)
        #expect(backwards == rect)
        #expect(Set([backwards, rect]).count == 1)
    }
}
