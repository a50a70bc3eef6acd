import Components
import Drawing
import StyleEngine
import Testing

/// Where drawings show what has a position in points.
@Suite struct PositionDrawingTests {
    /// The elements of an SVG behind its page.
    private func drawn(_ view: some View) throws -> String {
        let svg = Painting(of: try Resolver().resolve(view), width: 60, charset: .drawn).written(as: .svg)
        let lines = svg.split(separator: "\n").drop { !$0.hasPrefix("<g transform=\"translate(12") }
        return lines.dropFirst().dropLast(3).joined(separator: "\n")
    }

    @Test("It stands at the very point, as lines of a path do, and is as large as it is")
    func points() throws {
        let points = [CGPoint(x: 20, y: 25), CGPoint(x: 53, y: 30)]
        let dots = ForEach(points, id: \.x) { Circle().fill(.red).frame(width: 8, height: 8).position($0) }
        #expect(
            try drawn(ZStack { dots }.frame(width: 80, height: 48)) == """
                <g transform="matrix(1 0 0 1 0 1.05)">
                <ellipse cx="21" cy="25.2" rx="4.2" ry="4.2" fill="#ff3b30"/>
                </g>
                <g transform="matrix(1 0 0 1 1.05 6.3)">
                <ellipse cx="54.6" cy="25.2" rx="4.2" ry="4.2" fill="#ff3b30"/>
                </g>
                """)
        let bars = GeometryReader { room in
            ForEach([30.0, 40], id: \.self) { height in
                Rectangle().frame(width: 20, height: height).position(x: height, y: room.size.height - height / 2)
            }
        }
        #expect(
            try drawn(bars.frame(width: 80, height: 48)) == """
                <g transform="matrix(1 0 0 1 2.1 1.05)">
                <rect x="18.9" y="17.85" width="21" height="31.5" fill="#1c1c1e"/>
                </g>
                <g transform="matrix(1 0 0 1 -4.2 4.2)">
                <rect x="35.7" y="4.2" width="21" height="42" fill="#1c1c1e"/>
                </g>
                """)
    }
}
