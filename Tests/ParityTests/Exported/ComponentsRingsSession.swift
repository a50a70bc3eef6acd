// Components/Rings.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.label
        }
        .frame(width: 128, height: 128)
    }
}

fileprivate func ring(_ part: Double) -> some View {
    ZStack {
        Circle().stroke(.gray.opacity(0.3), lineWidth: 8)
        Circle().trim(from: 0, to: part).stroke(.blue, lineWidth: 8).rotationEffect(.degrees(-90))
        Text("\(Int(part * 100))%")
    }
    .frame(width: 80, height: 80)
}

struct ComponentsRingsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { ProgressView("Tea", value: 0.25).progressViewStyle(Ring()) }
        try stage.show { ProgressView("Tea", value: 0.7).progressViewStyle(Ring()) }
        try stage.show { HStack(spacing: 24) { ring(0.2); ring(0.9) } }
        try stage.show {
            ZStack {
                Circle().fill(.yellow)
                Circle().trim(from: 0, to: 0.6).stroke(.red, lineWidth: 8).rotationEffect(.degrees(-90))
            }
            .frame(width: 80, height: 80)
        }
        try stage.show {
            RoundedRectangle(cornerRadius: 12).stroke(.gray)
                .overlay(RoundedRectangle(cornerRadius: 12).trim(from: 0, to: 0.4).stroke(.blue))
                .frame(width: 128, height: 64)
        }
        try stage.printTree()
        try stage.show {
            Rectangle().fill(.red).frame(width: 112, height: 112).rotationEffect(.degrees(45))
        }
        try stage.show { Text("Sale").rotationEffect(.degrees(45)) }
        try stage.show {
            VStack { RoundedRectangle(cornerRadius: 8).stroke(); RoundedRectangle(cornerRadius: 40).stroke() }.frame(width: 160, height: 160)
        }
        try stage.show { RoundedRectangle(cornerRadius: 100).stroke().frame(width: 160, height: 80) }
        try stage.show {
            ZStack { Circle().stroke(.purple, lineWidth: 20); Circle().stroke(style: StrokeStyle(lineWidth: 10, dash: [1, 34])) }.frame(width: 160, height: 160)
        }
        try stage.show { Circle().stroke(style: StrokeStyle(dash: [4])).frame(width: 80, height: 80) }
    }
}
