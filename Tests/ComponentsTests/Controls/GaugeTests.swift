import Components
import StyleEngine
import Testing

@Suite struct GaugeTests {
    private let speed = Gauge(value: 40, in: 0...80) { Text("Speed") }

    @Test("Each style shows the value between its bounds")
    func styles() throws {
        #expect(try picture { speed } == "Speed\n#####.....")
        #expect(try picture { speed.gaugeStyle(.linearCapacity) } == "Speed\n#####.....")
        #expect(try picture { speed.gaugeStyle(.accessoryLinear) } == "Speed\n-----o----")
        #expect(try picture { speed.gaugeStyle(.accessoryCircular) } == "Speed /50%\\")
        #expect(try picture { speed.gaugeStyle(.accessoryCircularCapacity) } == "Speed (50%)")
        #expect(try picture { speed.gaugeStyle(.accessoryLinearCapacity) } == "Speed\n=====-----")
        #expect(try picture { speed.labelsHidden() } == "#####.....")
    }

    @Test("Bounds and value in words")
    func words() throws {
        let gauge = Gauge(value: 40, in: 0...80) {
            Text("Speed")
        } currentValueLabel: {
            Text("40 km/h")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("80")
        }
        #expect(try picture { gauge } == "Speed\n0 #####..... 80\n    40 km/h")
        #expect(try picture { gauge.gaugeStyle(.accessoryCircular) } == #"Speed 0 /40 km/h\ 80"#)
        #expect(try picture { gauge.gaugeStyle(.accessoryCircularCapacity) } == "Speed 0 (40 km/h) 80")
    }

    @Test("Marks stand below their values, and leave room for each other")
    func marks() throws {
        let gauge = Gauge(value: 7, in: 0...10) {
            Text("Speed")
        } currentValueLabel: {
            Text("7")
        } markedValueLabels: {
            Text("2").tag(2)
            Text("slow").tag(2.5)
            Text("none").tag("none")
            Text("9").tag(9.0)
        }
        #expect(
            try picture { gauge } == """
                Speed
                #######... 7
                  2 slow 9
                """)
        #expect(
            try picture { gauge.gaugeStyle(.accessoryLinear) } == """
                Speed
                ------o--- 7
                  2 slow 9
                """)
        #expect(try picture { gauge.gaugeStyle(.accessoryCircular) } == #"Speed /7\"#)
    }

    @Test("B3: a style of gauges builds on the next one, and reads the value")
    func custom() throws {
        struct PercentGaugeStyle: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(Int(configuration.value * 100)) of 100")
                Gauge(configuration)
            }
        }
        #expect(try tree { speed.gaugeStyle(PercentGaugeStyle()) } == "percent[50 of 100 def[Speed]]")
    }
}
