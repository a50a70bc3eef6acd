import Components
import Testing

@Suite struct MeasurementTests {
    private let height = Measurement(value: 1600, unit: UnitLength.meters)

    @Test func conversions() {
        #expect(height.converted(to: .kilometers).value == 1.6)
        #expect(
            Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded() == 212)
        #expect(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).description == "120.0 min")
        var same = height
        same.convert(to: .centimeters)
        #expect(same == height)
        #expect(same.hashValue == height.hashValue)
    }

    @Test("Two units make the dimension's first one")
    func sums() {
        #expect((height + Measurement(value: 400, unit: .meters)).description == "2000.0 m")
        #expect((Measurement(value: 1, unit: UnitLength.kilometers) * 2).description == "2.0 km")
        #expect(
            (Measurement(value: 1, unit: UnitMass.grams) - Measurement(value: 1, unit: .kilograms)).description
                == "-0.999 kg")
        #expect((height * 2 / 4).value == 800)
        #expect((2 * height).value == 3200)
    }

    @Test func order() {
        #expect(height < Measurement(value: 1, unit: .miles))
        #expect(!(height < Measurement(value: 1.6, unit: .kilometers)))
        #expect(UnitLength.feet.symbol == "ft")
        #expect("\(UnitVolume.fluidOunces)" == "fl oz")
    }
}
