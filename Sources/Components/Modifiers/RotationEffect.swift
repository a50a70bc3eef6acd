import Catalogue
import Drawing
import StyleEngine

/// Turns a view around a point. A picture tells the degrees.
struct RotationEffectModifier: ToldModifier {
    let angle: Angle

    var numbers: (name: String, values: [CGFloat]) { ("rotationEffect", [angle.degrees]) }

    var words: String? {
        let degrees = angle.degrees.truncatingRemainder(dividingBy: 360)
        return degrees == 0 ? nil : "rotated \(degrees.short)"
    }
}

extension View {
    /// Turns a view around a point. A picture tells the degrees.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffectModifier(angle: angle))
    }
}

extension BuiltIns {
    static let rotationEffect: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View",
                    "Turns a view around a point. A picture tells the degrees.",
                    example: #"Text("a").rotationEffect(.degrees(45))"#
                ) { (content: AnyView, angle: Angle, anchor: UnitPoint) in
                    AnyView(content.rotationEffect(angle, anchor: anchor))
                }
            ])
    ]
}
