import Testing

@testable import Drawing

/// Paths of rectangles that are too thin for cells, as people draw some of the edges of a view with.
@Suite struct PathBarsTests {
    /// Some edges of the room that it gets, each so many points thick.
    private func edges(_ edges: Edge..., thickness: Double = 1) -> Element {
        let path = PathOutline(name: "EdgeBorder") { rect in
            Path { path in
                for edge in edges {
                    let isLevel = edge == .top || edge == .bottom
                    path.addRect(
                        CGRect(
                            x: edge == .trailing ? rect.maxX - thickness : rect.minX,
                            y: edge == .bottom ? rect.maxY - thickness : rect.minY,
                            width: isLevel ? rect.width : thickness, height: isLevel ? thickness : rect.height))
                }
            }
        }
        return fill(Outline.path(path), .red)
    }

    @Test func theEdgesOfAPaddedViewAreLinesThatMeetInCorners() {
        #expect(
            text("Due").padding().overlay(edges(.top, .bottom)).drawn() == """
                -------
                  Due
                -------
                EdgeBorder: red
                """)
        #expect(
            text("Due").padding().overlay(edges(.leading, .bottom, .trailing, thickness: 2)).drawn(.unicode) == """
                │     │
                │ Due │
                └─────┘
                EdgeBorder: red
                """)
    }

    @Test func edgesThatLeadThroughTextAreTold() {
        #expect(
            text("Due").overlay(edges(.top, .bottom)).drawn() == """
                Due
                line above "Due", line below "Due": red
                """)
        #expect(
            text("Due").padding(4).overlay(edges(.leading, .bottom)).drawn() == """
                |Due_
                EdgeBorder, line below "Due": red
                """)
        #expect(
            text("Due").padding(4).overlay(edges(.top)).drawn(.unicode) == """
                ▔Due▔
                line above "Due": red
                """)
    }

    @Test func drawingsShowThemAsThickAsTheyAre() {
        let svg = Painting(of: text("Due").padding(4).overlay(edges(.leading, .bottom, thickness: 2)), width: 20)
            .written(as: .svg)
        #expect(
            svg.contains(
                "<line x1=\"1.05\" y1=\"0\" x2=\"1.05\" y2=\"16.8\" stroke=\"#ff3b30\" stroke-width=\"2.1\"/>"))
        #expect(
            svg.contains(
                "<line x1=\"0\" y1=\"15.75\" x2=\"42\" y2=\"15.75\" stroke=\"#ff3b30\" stroke-width=\"2.1\"/>"))
    }

    @Test func rectanglesOfHalfACellAreAreas() {
        #expect(
            text("Due").padding().overlay(edges(.leading, thickness: 5)).drawn() == """
                :
                : Due
                :
                : red
                """)
    }
}
