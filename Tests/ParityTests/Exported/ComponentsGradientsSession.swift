// Components/Gradients.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let dusk = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)])

struct ComponentsGradientsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(dusk.stops[1].location, canChange: false)
        try stage.show {
            Circle().fill(RadialGradient(stops: dusk.stops, center: .center, startRadius: 0, endRadius: 40)).frame(width: 80, height: 80)
        }
        try stage.show {
            Circle().fill(.radialGradient(dusk, startRadius: 0, endRadius: 40)).frame(width: 80, height: 80)
        }
        try stage.show {
            Rectangle().fill(.linearGradient(stops: dusk.stops, startPoint: .leading, endPoint: .trailing)).frame(width: 80, height: 32)
        }
        try stage.show {
            Ellipse().fill(.ellipticalGradient(dusk, endRadiusFraction: 0.3)).frame(width: 80, height: 48)
        }
        try stage.show {
            Circle().fill(AngularGradient(stops: dusk.stops, center: .center)).frame(width: 80, height: 80)
        }
        try stage.show { Circle().fill(.conicGradient(dusk)).frame(width: 80, height: 80) }
        try stage.value(Alignment.topLeading.vertical == .top)
        try stage.show {
            VStack(alignment: Alignment.bottomTrailing.horizontal) { Text("longer"); Text("a") }
        }
        try stage.show { Image("photo", bundle: .main) }
    }
}
