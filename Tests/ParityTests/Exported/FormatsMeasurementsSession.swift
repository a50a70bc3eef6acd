// Formats/Measurements.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let height = Measurement(value: 1600, unit: UnitLength.meters)
fileprivate let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))

struct FormatsMeasurementsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(height.converted(to: .kilometers), canChange: false)
        try stage.value(height + Measurement(value: 400, unit: .meters), canChange: false)
        try stage.value(height < Measurement(value: 1, unit: .miles), canChange: false)
        // > height + Measurement(value: 250, unit: UnitMass.grams)
        // error: binary operator '+' cannot be applied to operands of type 'Measurement<UnitLength>' and 'Measurement<UnitMass>'
        try stage.show {
            VStack {
                Text(height, format: .measurement(width: .narrow, usage: .asProvided))
                Text(height, format: .measurement(width: .abbreviated, usage: .asProvided))
                Text(height, format: .measurement(width: .wide, usage: .asProvided))
            }
        }
        try stage.show {
            Text(Measurement(value: 1, unit: UnitVolume.cups), format: .measurement(width: .wide, usage: .asProvided))
        }
        try stage.value(height.converted(to: .kilometers).formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: style)))
        try stage.value(height.formatted(), canChange: false)
        try stage.value(Measurement(value: 5, unit: UnitSpeed.kilometersPerHour).formatted(.measurement(width: .wide)))
        try stage.value(Measurement(value: 37.7, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow)))
        // > Measurement(value: 3, unit: UnitEnergy.kilocalories).formatted(.measurement(width: .wide))
        // error: missing argument for parameter 'usage' in call to measurement(width: MeasurementFormatUnitWidth, usage: MeasurementFormatUnitUsage<UnitEnergy>, numberFormatStyle: FloatingPointFormatStyle<Double>? = …)
    }
}
