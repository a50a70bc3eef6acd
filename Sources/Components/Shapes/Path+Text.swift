import Drawing
import StyleEngine

extension Path {
    /// A path from a text: numbers, and behind them what they are for. `x y m` begins a part, `x y l` draws a line, `q` and
    /// `c` a curve with one and with two points in front of its end, `h` closes the part.
    ///
    /// - Parameter string: the text, such as `0 0 m 80 0 l 80 80 l h`; nil is made of others, such as path data of SVG.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(number)
                continue
            }
            guard path.add(word, numbers) else {
                EvaluationContext.note(.unreadablePath(string))
                return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else {
            EvaluationContext.note(.unreadablePath(string))
            return nil
        }
        self = path
    }

    /// Adds a step by the letter of its text; whether there is such a step, with so many numbers.
    private mutating func add(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        guard numbers.count == points.count * 2, letter == "m" || currentPoint != nil else { return false }
        switch (letter, points.count) {
        case ("m", 1): move(to: points[0])
        case ("l", 1): addLine(to: points[0])
        case ("q", 2): addQuadCurve(to: points[1], control: points[0])
        case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): closeSubpath()
        default: return false
        }
        return true
    }
}
