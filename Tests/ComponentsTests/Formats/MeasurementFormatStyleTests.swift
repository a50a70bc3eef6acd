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
        let style = MeasurementFormatStyle<UnitLength>.measurement(width: .wide, usage: .asProvided)
        #expect(style.format(Measurement(value: 1, unit: .feet)) == "1 foot")
        #expect(style.format(Measurement(value: -1, unit: .feet)) == "-1 foot")
        #expect(style.format(Measurement(value: 1.5, unit: .feet)) == "1.5 feet")
    }

    @Test func unitsWithSignsOfTheirOwn() {
        let fever = Measurement(value: 39.5, unit: UnitTemperature.celsius)
        #expect(fever.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "39.5°C")
        let dough = Measurement(value: 2, unit: UnitVolume.cups)
        #expect(dough.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "2 c")
        let heavy = Measurement(value: 5, unit: UnitMass.pounds)
        #expect(heavy.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5#")
    }

    @Test("Where the unit is not kept, at least two digits count")
    func everyday() {
        #expect(Measurement(value: 1600, unit: UnitLength.meters).formatted() == "5,249 ft")
        #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted() == "3.1 mi")
        #expect(Measurement(value: 2, unit: UnitLength.millimeters).formatted() == "0.079 in")
        #expect(Measurement(value: 37.7, unit: UnitTemperature.celsius).formatted() == "100°F")
        let speed = Measurement(value: 5, unit: UnitSpeed.kilometersPerHour)
        #expect(speed.formatted(.measurement(width: .wide)) == "3.1 miles per hour")
    }

    @Test func numbers() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let format = MeasurementFormatStyle<UnitMass>.measurement(
            width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
        #expect(format.format(Measurement(value: 2, unit: .kilograms)) == "2.0 kg")
    }
}
