#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Path {
    /// A path from the path data of SVG; it ends where something else begins.
    init(data: String) {
        var reader = PathDataReader(data)
        while reader.readCommand() {}
        self = reader.path
    }
}

/// Reads path data from left to right.
private struct PathDataReader {
    private(set) var path = Path()
    private let bytes: [UInt8]
    private var next = 0
    private var command = UInt8(ascii: "M")
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The second control point of the curve that was drawn last, which a smooth one mirrors.
    private var control: CGPoint?

    init(_ data: String) { bytes = Array(data.utf8) }

    private var isRelative: Bool { command >= UInt8(ascii: "a") }

    /// Reads a command, or what the last one goes on with, and answers whether there was any.
    mutating func readCommand() -> Bool {
        skipSpaces()
        guard next < bytes.count else { return false }
        if Self.isLetter(bytes[next]) {
            command = bytes[next]
            next += 1
        } else if command | 32 == UInt8(ascii: "z") {
            return false
        }
        let last = control
        control = nil
        switch Character(Unicode.Scalar(command | 32)) {
        case "m":
            guard let end = readPoint() else { return false }
            path.move(to: end)
            (point, start) = (end, end)
            command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
        case "l":
            guard let end = readPoint() else { return false }
            line(to: end)
        case "h":
            guard let x = readNumber() else { return false }
            line(to: CGPoint(x: isRelative ? point.x + x : x, y: point.y))
        case "v":
            guard let y = readNumber() else { return false }
            line(to: CGPoint(x: point.x, y: isRelative ? point.y + y : y))
        case "c":
            guard let one = readPoint(), let two = readPoint(), let end = readPoint() else { return false }
            curve(to: end, one, two)
        case "s":
            guard let two = readPoint(), let end = readPoint() else { return false }
            let one = last.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
            curve(to: end, one, two)
        case "q":
            guard let one = readPoint(), let end = readPoint() else { return false }
            path.addQuadCurve(to: end, control: one)
            point = end
        case "a": return readArc()
        case "z":
            path.closeSubpath()
            point = start
        default: return false
        }
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func curve(to end: CGPoint, _ one: CGPoint, _ two: CGPoint) {
        path.addCurve(to: end, control1: one, control2: two)
        (point, control) = (end, two)
    }

    /// Reads a part of an oval that stands upright.
    private mutating func readArc() -> Bool {
        guard let width = readNumber(), let height = readNumber(), readNumber() != nil, let isLarge = readFlag(),
            let isClockwise = readFlag(), let end = readPoint()
        else { return false }
        defer { point = end }
        let half = (x: (point.x - end.x) / 2, y: (point.y - end.y) / 2)
        guard width > 0, height > 0, half.x != 0 || half.y != 0 else {
            line(to: end)
            return true
        }
        // Where the ends are too far from each other, the oval grows until it reaches both.
        let reach = ((half.x / width) * (half.x / width) + (half.y / height) * (half.y / height)).squareRoot()
        let (a, b) = (width * max(1, reach), height * max(1, reach))
        let (x, y) = (half.x / a, half.y / b)
        let length = x * x + y * y
        let side = max(0, 1 / length - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = (x: side * y, y: -side * x)
        let (from, to) = (atan2(y - middle.y, x - middle.x), atan2(-y - middle.y, -x - middle.x))
        var turn = to - from
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        var arc = Path()
        arc.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(from), delta: .radians(turn))
        let center = CGPoint(x: (point.x + end.x) / 2 + middle.x * a, y: (point.y + end.y) / 2 + middle.y * b)
        for case .curve(let end, let one, let two) in arc.mapped({
            CGPoint(x: center.x + $0.x * a, y: center.y + $0.y * b)
        }).elements {
            path.addCurve(to: end, control1: one, control2: two)
        }
        return true
    }

    private mutating func readPoint() -> CGPoint? {
        guard let x = readNumber(), let y = readNumber() else { return nil }
        return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func readFlag() -> Bool? {
        skipSpaces()
        guard next < bytes.count, bytes[next] == UInt8(ascii: "0") || bytes[next] == UInt8(ascii: "1") else {
            return nil
        }
        next += 1
        return bytes[next - 1] == UInt8(ascii: "1")
    }

    private mutating func readNumber() -> Double? {
        skipSpaces()
        let first = next
        var hasPoint = false
        while next < bytes.count {
            let byte = bytes[next]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), byte != UInt8(ascii: "-") || next > first
            {
                break
            }
            next += 1
        }
        let digits = String(decoding: bytes[first..<next], as: UTF8.self)
        return Double(
            digits.hasPrefix(".") ? "0" + digits : digits.hasPrefix("-.") ? "-0" + digits.dropFirst() : digits)
    }

    private mutating func skipSpaces() {
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: ",") { next += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
    }
}
