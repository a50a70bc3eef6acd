import Drawing
import Testing

@Suite struct CGAffineTransformTests {
    private let box = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

    private func bounds(_ transform: CGAffineTransform) -> CGRect { box.applying(transform).boundingRect }

    @Test("Quarters of a turn are exact, and turn as a clock's hands do")
    func quarters() {
        #expect(bounds(CGAffineTransform(rotationAngle: .pi / 2)) == CGRect(x: -20, y: 0, width: 20, height: 40))
        #expect(bounds(CGAffineTransform(rotationAngle: .pi)) == CGRect(x: -40, y: -20, width: 40, height: 20))
        #expect(bounds(CGAffineTransform(rotationAngle: -.pi / 2)) == CGRect(x: 0, y: -40, width: 20, height: 40))
    }

    @Test("One change comes after the other")
    func order() {
        let (twice, moved) = (CGAffineTransform(scaleX: 2, y: 1), CGAffineTransform(translationX: 8, y: 4))
        #expect(bounds(twice.concatenating(moved)) == CGRect(x: 8, y: 4, width: 80, height: 20))
        #expect(bounds(moved.concatenating(twice)) == CGRect(x: 16, y: 4, width: 80, height: 20))
        #expect(bounds(.identity) == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("Around a point, which stays where it is")
    func anchors() {
        let middle = CGPoint(x: 20, y: 10)
        #expect(
            bounds(CGAffineTransform(rotationAngle: .pi / 2).around(middle))
                == CGRect(x: 10, y: -10, width: 20, height: 40))
    }
}
