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
    crop: DateComponents(calendar: Calendar(identifier: .gregorian), year: 2025, month: 2)
)

struct FormatsCoffeeSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = bean
        try stage.show {
            GroupBox("Bean") {
                LabeledContent("Farm", value: bean.farm)
                LabeledContent("Height", value: bean.height, format: .measurement(width: .narrow, usage: .asProvided))
                LabeledContent("Notes", value: bean.notes, format: .list(type: .and))
                LabeledContent("Crop", value: bean.crop.date!, format: .dateTime.month(.wide).year())
            }
        }
        try stage.modify { $0.labeledContentStyle(Dotted()) }
    }
}
