// Formats/Coffee.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Bean {
    var farm: String
    var height: Measurement<UnitLength>
    var notes: [String]
    var crop: DateComponents
}

fileprivate struct Dotted: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label; Text("..."); configuration.content.italic() }
    }
}

fileprivate let bean = Bean(
    farm: "La Fortuna", height: Measurement(value: 1450, unit: .meters), notes: ["fig", "honey", "orange"],
    crop: DateComponents(calendar: Calendar(identifier: .gregorian), year: 2025)
)

struct FormatsCoffeeSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = bean
        try stage.show {
            GroupBox("Bean") {
                LabeledContent("Farm", value: bean.farm)
                LabeledContent("Height", value: bean.height, format: .measurement(width: .narrow, usage: .asProvided))
                LabeledContent("Notes", value: bean.notes, format: .list(type: .and))
                LabeledContent("Crop", value: bean.crop.date!, format: .dateTime.year())
            }
        }
        try stage.modify { $0.labeledContentStyle(Dotted()) }
        try stage.value(bean.height.formatted(.measurement(width: .wide, usage: .asProvided)))
        try stage.value(bean.height == Measurement(value: 1.45, unit: .kilometers))
        // > bean.height.converted(to: .feet)
        // error: 'converted' is not supported in Atelier; give the text
        // > bean.height.formatted()
        // error: 'Measurement.formatted()' is not supported in Atelier; give the text
        // > Measurement(value: 250, unit: UnitMass.grams)
        // error: 'UnitMass' is not supported in Atelier; give the text
        try stage.show { LabeledContent("Weight", value: "250 g") }
    }
}
