import Drawing

/// The signs of a stepper: `[-|+]`, of which the legend tells one for which there is no step to take.
enum StepperSigns {
    /// What is drawn where there is a step down to take, and one up; in a disabled stepper neither is told.
    static func element(_ canStep: (down: Bool, up: Bool), isEnabled: Bool) -> Element {
        guard isEnabled, !canStep.down || !canStep.up else {
            return Element(Brackets("[\(Sign.less)\(Sign.bar)+]", ""))
        }
        let signs = TextBlock([
            sign("\(Sign.less)", canStep.down), TextBlock.Run(withSigns: "\(Sign.bar)"), sign("+", canStep.up),
        ])
        return Element(Brackets("[", "]"), [Element(signs)])
    }

    private static func sign(_ sign: String, _ isEnabled: Bool) -> TextBlock.Run {
        var ink = Ink.text
        if !isEnabled {
            ink.details = ["disabled"]
            ink.paint.alpha = 0.5
        }
        return TextBlock.Run(withSigns: sign, ink)
    }
}
