import Drawing
import Testing

@Suite struct TurningTests {
    private func turned(_ element: Element, _ degrees: Double) -> Element {
        element.turned(by: .degrees(degrees), in: .standard, words: "rotated \(degrees)")
    }

    @Test func aShapeIsDrawnTurned() {
        #expect(
            turned(stroke().frame(width: 12, height: 2), 90).drawn()
                == turned(stroke(), 90).frame(width: 12, height: 2)
                .drawn())
        #expect(turned(stroke().frame(width: 8, height: 4), 180).drawn() == stroke().frame(width: 8, height: 4).drawn())
    }

    @Test func aCircleLooksTheSameTurned() {
        let circle = fill(.circle).frame(width: 12, height: 6)
        #expect(turned(circle, 30).drawn() == fill(.circle).frame(width: 12, height: 6).drawn())
    }

    @Test func whatIsNoShapeIsTold() {
        #expect(turned(text("a"), 45).drawn() == "a\na: rotated 45.0")
        #expect(turned(text("a").background(fill()), 45).drawn() == "a\na: on green, rotated 45.0")
    }
}
