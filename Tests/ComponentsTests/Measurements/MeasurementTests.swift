import Components
import Testing

@Suite struct MeasurementTests {
    private let height = Measurement(value: 1600, unit: UnitLength.meters)

    @Test func equality() {
        let same = Measurement(value: 1.6, unit: UnitLength.kilometers)
        #expect(same == height)
        #expect(same.hashValue == height.hashValue)
        #expect(height != Measurement(value: 1600, unit: .feet))
    }

    @Test func texts() {
        #expect(height.description == "1600.0 m")
        #expect(UnitLength.feet.symbol == "ft")
        #expect("\(UnitLength.inches)" == "in")
    }
}
