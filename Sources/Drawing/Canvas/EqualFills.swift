/// The row or the column of fills that are drawn alike: fills of one size, and in a row those that begin and end in the same rows
/// are level whatever their size.
struct EqualFills: Hashable {
    private let axis: Axis
    private let place: Int
    private let size: Size

    /// Those of which an area stands alike along an axis.
    fileprivate static func along(_ axis: Axis, _ area: Filled) -> [EqualFills] {
        let frame = area.frame
        let row = Size(width: axis == .vertical ? 0 : frame.width, height: frame.height)
        return [
            EqualFills(axis: .horizontal, place: frame.minY, size: row),
            EqualFills(axis: .vertical, place: frame.minX, size: frame.size),
        ]
    }

    /// Those in which an area stands.
    static func around(_ area: Filled) -> [EqualFills] { along(.horizontal, area) + along(.vertical, area) }
}

extension Canvas {
    /// Lets fills that are equal stand alike, whether there is text on them or not, and however long it is: half a cell beside
    /// their cells where all that text tells so.
    ///
    /// Cost: linear in the areas.
    mutating func levelEqualFills() {
        let fixed = areas.indices.filter { areas[$0].isFixed && !areas[$0].isKnob }
        guard fixed.contains(where: { areas[$0].shift != .none }) else { return }
        for axis in [Axis.horizontal, .vertical] {
            for group in groups(of: fixed, axis) where group.count > 1 {
                let told = Set(group.filter { areas[$0].isLed }.map { areas[$0].shift[axis] })
                for index in group { areas[index].stand(shiftedBy: told.count == 1 ? told.first ?? 0 : 0, axis) }
            }
        }
    }

    /// Areas that stand alike along an axis, each with all that stand like any other of them.
    private func groups(of fixed: [Int], _ axis: Axis) -> [[Int]] {
        var lines: [EqualFills: [Int]] = [:]
        for index in fixed {
            for line in EqualFills.along(axis, areas[index]) { lines[line, default: []].append(index) }
        }
        var groups: [[Int]] = []
        var seen: Set<Int> = []
        for index in fixed where seen.insert(index).inserted {
            var (group, next) = ([index], 0)
            while next < group.count {
                for line in EqualFills.along(axis, areas[group[next]]) {
                    // Each line is walked once.
                    group += (lines.removeValue(forKey: line) ?? []).filter { seen.insert($0).inserted }
                }
                next += 1
            }
            groups.append(group)
        }
        return groups
    }
}
