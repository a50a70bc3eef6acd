import Drawing
import Testing

@Suite struct PathTests {
    private let triangle = Path { path in
        path.addLines([CGPoint(x: 0, y: 32), CGPoint(x: 32, y: 0), CGPoint(x: 64, y: 32)])
        path.closeSubpath()
    }

    @Test("Without a point to begin at nothing is drawn, and points that are no numbers are left out")
    func beginnings() {
        var path = Path()
        path.addLine(to: CGPoint(x: 8, y: 8))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.move(to: CGPoint(x: .nan, y: 0))
        path.move(to: CGPoint(x: .infinity, y: 0))
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 8, y: 8))
        path.addLine(to: CGPoint(x: 8, y: -.infinity))
        #expect(path.currentPoint == CGPoint(x: 8, y: 8))
    }

    @Test("A path has as many lines as are drawn")
    func length() {
        var path = Path()
        path.move(to: .zero)
        for x in 1..<20_000 { path.addLine(to: CGPoint(x: Double(x), y: 0)) }
        path.addPath(triangle)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 19_999, height: 32))
    }

    @Test("A part that is closed leads back to where it began")
    func closing() {
        #expect(triangle.currentPoint == CGPoint(x: 0, y: 32))
        #expect(triangle.boundingRect == CGRect(x: 0, y: 0, width: 64, height: 32))
        #expect(Path().boundingRect == .zero)
    }

    @Test("What is added with a transform is put elsewhere; an arc begins where the path is")
    func transforms() {
        let box = CGRect(x: 0, y: 0, width: 32, height: 16)
        let moved = CGAffineTransform(translationX: 64, y: 8)
        let place = CGRect(x: 64, y: 8, width: 32, height: 16)
        #expect(Path { $0.addRect(box, transform: moved) } == Path(place))
        #expect(Path { $0.addPath(Path(box), transform: moved) } == Path(place))
        #expect(Path { $0.addEllipse(in: box, transform: moved) } == Path(ellipseIn: place))
        let corner = CGSize(width: 8, height: 4)
        #expect(
            Path { $0.addRoundedRect(in: box, cornerSize: corner, transform: moved) }
                == Path(roundedRect: place, cornerSize: corner))
        func arc(_ center: CGPoint, _ transform: CGAffineTransform) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addArc(
                    center: center, radius: 8, startAngle: .zero, endAngle: .degrees(90), clockwise: true,
                    transform: transform)
            }
        }
        #expect(arc(CGPoint(x: 8, y: 8), moved).currentPoint == arc(CGPoint(x: 72, y: 16), .identity).currentPoint)
        #expect(arc(.zero, moved).boundingRect.minX == 0)
    }

    @Test("A path without lines adds nothing")
    func nothingAdded() {
        var path = triangle
        path.addPath(Path())
        #expect(path == triangle)
    }

    @Test("Ovals and arcs reach where they should")
    func bounds() {
        func rounded(_ path: Path) -> [Double] {
            let rect = path.boundingRect
            return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 10).rounded() / 10 }
        }
        #expect(rounded(Path(ellipseIn: CGRect(x: 8, y: 16, width: 80, height: 32))) == [8, 16, 80, 32])
        #expect(
            rounded(Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 48), cornerRadius: 100)) == [0, 0, 80, 48])
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> [Double] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
            return rounded(path)
        }
        #expect(arc(0, 90, clockwise: false) == [0, 0, 10, 10])
        #expect(arc(0, 90, clockwise: true) == [-10, -10, 20, 20])
        #expect(arc(0, 360, clockwise: true) == [-10, -10, 20, 20])
        #expect(arc(90, 0, clockwise: true) == [0, 0, 10, 10])
        #expect(arc(180, 0, clockwise: false) == [-10, -10, 20, 10])
    }

    @Test("An arc between two lines touches both")
    func tangents() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 10)
        #expect(path.currentPoint.map { CGPoint(x: $0.x, y: $0.y.rounded()) } == CGPoint(x: 20, y: 10))
        path.addArc(tangent1End: CGPoint(x: 20, y: 30), tangent2End: CGPoint(x: 20, y: 60), radius: 5)
        #expect(path.currentPoint == CGPoint(x: 20, y: 30))
    }

    @Test("A path is cut by its length")
    func trimming() {
        let line = Path { path in path.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }
        #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(line.trimmedPath(from: -1, to: 2).boundingRect == line.boundingRect)
        #expect(line.trimmedPath(from: .nan, to: 1).isEmpty)
    }

    @Test("Paths are moved")
    func moving() {
        #expect(triangle.offsetBy(dx: 8, dy: -8).boundingRect == CGRect(x: 8, y: -8, width: 64, height: 32))
        #expect(
            triangle.applying(CGAffineTransform(scaleX: 0.5, y: 2)).boundingRect
                == CGRect(x: 0, y: 0, width: 32, height: 64))
        #expect(
            CGRect(x: 10, y: 20, width: -10, height: 4).inset(dx: 3, dy: 5)
                == CGRect(x: 3, y: 22, width: 4, height: 0))
    }
}
