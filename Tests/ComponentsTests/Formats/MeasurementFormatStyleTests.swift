import Components
import Testing

@Suite struct MeasurementFormatStyleTests {
    @Test func widths() {
        let height = Measurement(value: 1600, unit: UnitLength.meters)
        #expect(height.formatted(.measurement(width: .wide, usage: .asProvided)) == "1,600 meters")
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "1,600 m")
        #expect(height.formatted(.measurement(width: .narrow, usage: .asProvided)) == "1,600m")
    }

    @Test func one() {
        let style = MeasurementFormatStyle.measurement(width: .wide, usage: .asProvided)
        #expect(style.format(Measurement(value: 1, unit: .feet)) == "1 foot")
        #expect(style.format(Measurement(value: -1, unit: .feet)) == "-1 foot")
        #expect(style.format(Measurement(value: 1.5, unit: .feet)) == "1.5 feet")
    }

    @Test func unitsWithSignsOfTheirOwn() {
        let height = Measurement(value: 5, unit: UnitLength.feet)
        #expect(height.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5′")
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 ft")
    }

    @Test func numbers() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let format = MeasurementFormatStyle.measurement(
            width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
        #expect(format.format(Measurement(value: 2, unit: .kilometers)) == "2.0 km")
    }
}
