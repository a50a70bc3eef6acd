/// A line that views are aligned by. Values of guides are measured in half cells, so that a centre is exact.
public enum Guide: UInt8, Hashable, Sendable {
    /// Upright lines.
    case leading, centerX, trailing
    /// Level lines; the baselines are the rows on which the first and the last line of text stand.
    case top, centerY, bottom, firstBaseline, lastBaseline

    /// The direction in which the guide's values are counted.
    var axis: Axis {
        switch self {
        case .leading, .centerX, .trailing: .horizontal
        case .top, .centerY, .bottom, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// Whether only text gives the guide a place of its own.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Where the guide is in something of this size that says nothing about it, in half cells.
    func standard(in size: Size) -> Int {
        switch self {
        case .leading, .top: 0
        case .centerX: size.width
        case .trailing: size.width * 2
        case .centerY: size.height
        case .bottom: size.height * 2
        // A thing without text stands with its last row on the row of the text beside it.
        case .firstBaseline, .lastBaseline: max(0, size.height - 1) * 2
        }
    }
}
