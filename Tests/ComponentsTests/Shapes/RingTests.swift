import Components
import Drawing
import StyleEngine
import Testing

@Suite struct RingTests {
    private func arc(_ part: Double) -> some Shape { Circle().trim(from: 0, to: part) }

    @Test("A part of a ring takes cells of the whole ring, in a sign of its own")
    func parts() throws {
        let ring = ZStack {
            Circle().stroke(.gray, lineWidth: 8)
            arc(0.7).stroke(.green, lineWidth: 8).rotationEffect(.degrees(-90))
        }
        #expect(
            try drawing(ring.frame(width: 112, height: 112)) == #"""
                   .------.
                 .'        '.
                /            \
                |            |
                \            /
                 '.        .'
                   '------'
                circle #1: gray, line 8   circle #2: green, line 8
                """#)
    }

    @Test("A speedometer is open below, whether its rings are turned or all of it")
    func speedometers() throws {
        func rings(_ turn: Double) -> some View {
            ZStack {
                arc(0.75).stroke(.gray).rotationEffect(.degrees(turn))
                arc(0.375).stroke(.blue).rotationEffect(.degrees(turn))
            }
            .frame(width: 112, height: 112)
        }
        let inner = try drawing(rings(135))
        #expect(
            inner == #"""
                   .------.
                 .'        '.
                /            \
                |            |
                \            /
                 '.        .'
                circle #1: gray, line   circle #2: blue, line
                """#)
        #expect(try drawing(rings(0).rotationEffect(.degrees(135))) == inner)
        #expect(try drawing(VStack { rings(0) }.padding(0).rotationEffect(.degrees(135))) == inner)
    }

    @Test("A gradient is told to be turned, and the ring is drawn so")
    func gradients() throws {
        let paint = AngularGradient(colors: [.red, .blue], center: .center)
        let ring = arc(0.25).stroke(paint, lineWidth: 8).rotationEffect(.degrees(-90))
        #expect(
            try drawing(ring.frame(width: 112, height: 112)) == #"""
                       ---.
                           '.
                             \
                             |
                circle: angular gradient red to blue turned -90, line 8
                """#)
    }

    @Test("A ring that is cut off has one line in the legend")
    func cuts() throws {
        let ring = HStack {
            Circle().stroke(.gray).frame(width: 96, height: 96)
            Circle().stroke(.gray).frame(width: 96, height: 96)
        }
        let lines = try picture(width: 20) { ring }.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("circle") } == ["circle: gray, line"])
    }

    @Test("The words of a gauge stay whole")
    func words() throws {
        let gauge = Gauge(value: 420, in: 0...600) {
            Text("Energy")
        } currentValueLabel: {
            Text("420 kcal")
        }
        #expect(
            try drawing(gauge.gaugeStyle(.accessoryCircular).frame(width: 64)) == #"""
                Energy
                  /420 \
                  |kcal|
                """#)
    }
}
