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
                   .---####
                 .'        ##
                /            #
                |            #
                \            #
                 ##        ##
                   ########
                circle #1: gray, line 8
                circle #2: green, line 8, trimmed 0 to 0.7
                """#)
    }

    @Test("A part of a ring has its sign on a circle that is filled, too", arguments: [0.2, 0.9, 1])
    func onFill(_ opacity: Double) throws {
        let ring = ZStack {
            Circle().fill(.gray.opacity(opacity))
            arc(0.5).stroke(.red, lineWidth: 8)
        }
        #expect(
            try drawing(ring.frame(width: 100, height: 100)).hasPrefix(
                #"""
                   .-----.
                 .'       '.
                /           \
                #           #
                 ##       ##
                   #######
                circle #1: gray
                """#))
    }

    @Test("Parts of a circle lie on the whole of it, whatever the size", arguments: [32, 56, 88, 120, 128])
    func sizes(_ side: Double) throws {
        func drawn(_ ring: some View) throws -> String {
            let root = try Resolver().resolve(ring.frame(width: side, height: side).border(.red))
            return Painting(of: root, width: 40, charset: .drawn).written(as: .svg)
        }
        func number(_ name: String, in svg: String) -> Double {
            svg.split(separator: " \(name)=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) } ?? 0
        }
        let whole = try drawn(Circle().stroke(.gray))
        let (x, y, radius) = (number("cx", in: whole), number("cy", in: whole), number("ry", in: whole))
        let start = "M\((x + radius).short) \(y.short)"
        #expect(radius > 0)
        #expect(try drawn(arc(0.7).stroke(.gray)).contains(start), "\(start)")
        #expect(try drawn(arc(0.7).rotation(.degrees(360)).stroke(.gray)).contains(start), "\(start)")
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
                   ####---.
                 ##        '.
                #            \
                #            |
                #            /
                 ##        .'
                circle #1: gray, line, trimmed 0 to 0.75
                circle #2: blue, line, trimmed 0 to 0.375
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
                1 look that plain text can't show, :legend
                """#)
    }

    @Test("A part of any edge takes cells of the whole, and has no sign of its own beside it")
    func edges() throws {
        let form = RoundedRectangle(cornerRadius: 12)
        let part = form.trim(from: 0, to: 0.6)
        #expect(
            try drawing(form.stroke(.gray).overlay(part.stroke(.blue)).frame(width: 80, height: 64)) == """
                ##########
                #        #
                |        #
                '------###
                2 looks that plain text can't show, :legend
                """)
        #expect(
            try drawing(part.stroke(.blue).frame(width: 80, height: 64)) == """
                .--------.
                |        |
                         |
                       --'
                rounded rectangle: blue, line, corner 12, trimmed 0 to 0.6
                """)
        let both = form.stroke(.gray).overlay(part.stroke(.blue)).frame(width: 80, height: 64)
        #expect(
            Painting(of: try Resolver().resolve(both), width: 40).colored.text == """
                .--------.
                |        |
                |        |
                '--------'
                """)
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
