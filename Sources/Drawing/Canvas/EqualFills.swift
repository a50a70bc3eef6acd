/// The row or the column of fills of one size, which are drawn alike.
struct EqualFills: Hashable {
    private let axis: Axis
    private let place: Int
    private let size: Size

    /// Those in which an area stands.
    static func around(_ area: Filled) -> [EqualFills] {
        [
            EqualFills(axis: .horizontal, place: area.frame.minY, size: area.frame.size),
            EqualFills(axis: .vertical, place: area.frame.minX, size: area.frame.size),
        ]
    }
}

extension Canvas {
    /// Lets equal fills of a row and of a column stand alike, whether there is text on them or not, and however long it is.
    mutating func levelEqualFills() {
        var lines: [EqualFills: [Int]] = [:]
        for index in areas.indices where areas[index].isFixed {
            for line in EqualFills.around(areas[index]) { lines[line, default: []].append(index) }
        }
        lines = lines.filter { $1.contains { areas[$0].shift != .none } && $1.count > 1 }
        for members in lines.values {
            guard let shifted = members.first(where: { areas[$0].shift != .none }) else { continue }
            for index in members { areas[index].stand(like: areas[shifted]) }
        }
        // One that stands straight has others beside it that must, too.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for members in lines.values {
                for axis in [Axis.horizontal, .vertical] {
                    let shifts = Set(members.map { areas[$0].shift[axis] })
                    guard shifts.count > 1 else { continue }
                    for index in members { areas[index].straighten(axis) }
                    hasChanged = true
                }
            }
        }
    }
}
