import Drawing
import Testing

@Suite struct PathOutlineTests {
    private func outline(_ path: @escaping (CGRect) -> Path) -> Outline {
        .path(PathOutline(name: "Own", path: path))
    }

    private let diamond: (CGRect) -> Path = { rect in
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
            ])
            path.closeSubpath()
        }
    }

    @Test("A cell is filled where the path covers at least half of it")
    func fills() {
        #expect(
            fill(outline(diamond)).frame(width: 11, height: 5).drawn() == """
                    :::
                  :::::::
                 :::::::::
                  :::::::
                    :::
                : green
                """)
    }

    @Test("A line leads through the cells of the edge, the same on both sides")
    func lines() {
        #expect(
            stroke(outline(diamond)).frame(width: 11, height: 5).drawn() == #"""
                    .-.
                 .--' '--.
                +-       -+
                 '--. .--'
                    '-'
                """#)
        let circle = outline { Path(ellipseIn: $0) }
        #expect(
            stroke(circle).frame(width: 12, height: 6).drawn() == #"""
                   .----.
                 .'      '.
                /          \
                \          /
                 '.      .'
                   '----'
                """#)
    }

    @Test("A rectangle as a path is drawn as one")
    func rectangle() {
        let box = outline { Path($0) }
        #expect(
            stroke(box).frame(width: 6, height: 3).drawn() == """
                +----+
                |    |
                +----+
                """)
        #expect(
            fill(box).frame(width: 6, height: 2).drawn() == """
                ::::::
                ::::::
                : green
                """)
    }

    @Test("Parts inside others are filled too, or left out as the style says")
    func holes() {
        let ring = outline { rect in
            Path { path in
                path.addRect(rect)
                path.addRect(rect.insetBy(dx: 16, dy: 16))
            }
        }
        #expect(
            fill(ring).frame(width: 8, height: 3).drawn() == """
                ::::::::
                ::::::::
                ::::::::
                : green
                """)
        #expect(
            fill(ring.standing(in: .standard, isEvenOdd: true)).frame(width: 8, height: 3).drawn() == """
                ::::::::
                ::    ::
                ::::::::
                : green
                """)
    }

    @Test("What is too thin for half of a cell still shows, and a path may lead out of its frame")
    func extremes() {
        let thin = outline { rect in
            Path { path in
                path.addLines([
                    CGPoint(x: 0, y: 5), CGPoint(x: rect.width, y: 6), CGPoint(x: rect.width, y: 8),
                    CGPoint(x: 0, y: 8),
                ])
            }
        }
        #expect(
            fill(thin).frame(width: 8, height: 1).drawn() == """
                ::::::::
                : green
                """)
        let high = outline { Path(CGRect(x: 0, y: 0, width: $0.width, height: $0.height + 16)) }
        #expect(
            fill(high).frame(width: 8, height: 1).drawn() == """
                ::::::::
                ::::::::
                : green
                """)
        let nowhere = outline { _ in Path() }
        #expect(fill(nowhere).frame(width: 8, height: 1).drawn() == "Own: green")
        let endless = outline { _ in Path(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)) }
        let rows = fill(endless).frame(width: 3, height: 1).drawn().split(separator: "\n")
        #expect(rows.count == 8 && rows.dropLast().allSatisfy { $0 == ":::::::::" })
        #expect(stroke(endless).frame(width: 3, height: 1).drawn() == "---------")
    }

    @Test("A path cuts out what lies inside it")
    func clips() {
        #expect(
            fill(.rectangle).frame(width: 11, height: 5).wrapped(ClipLayout(outline(diamond))).drawn() == """
                    :::
                  :::::::
                 :::::::::
                  :::::::
                    :::
                : green   clip: Own
                """)
    }
}
