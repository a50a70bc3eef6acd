// Components/Turned.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Speedometer: View {
    var part: Double
    var body: some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75).stroke(.gray, lineWidth: 8).rotationEffect(.degrees(135))
            Circle().trim(from: 0, to: 0.75 * part).stroke(.blue, lineWidth: 8).rotationEffect(.degrees(135))
            Text("\(Int(part * 120))")
        }
        .frame(width: 128, height: 128)
    }
}

fileprivate struct Clock: View {
    var hours: Int
    var minutes: Int
    var body: some View {
        ZStack {
            Circle().stroke(.gray, lineWidth: 2)
            ForEach(1..<13) { hour in
                Text("\(hour)").rotationEffect(.degrees(-30 * Double(hour))).offset(y: -80).rotationEffect(.degrees(30 * Double(hour)))
            }
            hand(32).rotationEffect(.degrees(30 * Double(hours) + Double(minutes) / 2))
            hand(64).foregroundStyle(.red).rotationEffect(.degrees(6 * Double(minutes)))
        }
        .frame(width: 208, height: 208)
    }
    func hand(_ length: Double) -> some View {
        Rectangle().frame(width: 4, height: length).offset(y: -length / 2)
    }
}

struct ComponentsTurnedSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Rectangle().stroke(.red).frame(width: 160, height: 32).rotationEffect(.degrees(90))
        }
        try stage.show { Text("Sale").padding().background(.red).rotationEffect(.degrees(-45)) }
        try stage.show { Speedometer(part: 0.5) }
        try stage.show {
            ZStack {
                Circle().trim(from: 0, to: 0.75).stroke(.gray, lineWidth: 8)
                Circle().trim(from: 0, to: 0.375).stroke(.blue, lineWidth: 8)
            }
            .frame(width: 128, height: 128)
            .padding()
            .rotationEffect(.degrees(135))
        }
        try stage.show {
            ZStack {
                ForEach(0..<3) { index in
                    let size = 160 - Double(index) * 48
                    Circle().stroke(.gray.opacity(0.2), lineWidth: 10).frame(width: size, height: size)
                    Circle().trim(from: 0, to: 0.8 - Double(index) * 0.2)
                        .stroke([Color.red, .green, .blue][index], style: StrokeStyle(lineWidth: 10, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                        .frame(width: size, height: size)
                }
            }
        }
        try stage.show {
            Circle().trim(from: 0, to: 0.25).stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8).rotationEffect(.degrees(-90)).frame(width: 112, height: 112)
        }
        try stage.show { Clock(hours: 10, minutes: 10) }
        try stage.show {
            ZStack {
                ForEach(0..<12) { hour in
                    Rectangle().frame(width: 2, height: 8).offset(y: -64).rotationEffect(.degrees(30 * Double(hour)))
                }
            }
            .frame(width: 160, height: 160)
        }
        try stage.show {
            Rectangle().stroke(.red).frame(width: 80, height: 32).rotationEffect(.degrees(90), anchor: .topLeading).padding(.leading, 48)
        }
        try stage.show {
            Circle().fill(.green).frame(width: 128, height: 128).scaleEffect(0.5, anchor: .bottomTrailing)
        }
        try stage.show { Text("near").scaleEffect(2, anchor: .leading) }
        try stage.show {
            Circle().trim(from: 0, to: 0.7).stroke(.blue).scaleEffect(x: -1, y: 1).frame(width: 112, height: 112)
        }
        try stage.show {
            RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 2).frame(width: 80, height: 32).scaleEffect(2).padding(24)
        }
        try stage.show { Text("Sale").padding().background(.red).scaleEffect(2) }
    }
}
