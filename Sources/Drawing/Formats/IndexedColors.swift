/// The colours that a terminal of 256 colours shows for those that the lines of a picture fill: colours that stand beside each
/// other, and what is seen through and what it lies on, stay apart where they can, though one and the same were the nearest of
/// both.
///
/// What stands below each other, and single cells beside each other, need not be told apart: most of that is a gradient.
struct IndexedColors {
    private var numbers: [RGB: Int] = [:]

    /// The colour that is shown for one that a line fills; nil for all others.
    subscript(color: RGB) -> RGB? { numbers[color].map(RGB.indexed) }

    /// Finds colours for all that a line fills. Costs a look at each run, and one at all of a terminal's colours for each
    /// colour that is new.
    mutating func note(_ line: [PictureRun]) {
        var left: PictureRun?
        for run in line {
            let isInGradient = run.columns == 1 && left?.columns == 1
            if let beneath = run.beneath, numbers[beneath] == nil { numbers[beneath] = beneath.indexed }
            let beside = run.fills + [run.beneath].compactMap { $0 } + (isInGradient ? [] : left?.fills ?? [])
            for color in run.fills where numbers[color] == nil {
                numbers[color] = color.indexed(
                    beside: beside.compactMap { other in numbers[other].map { (other, $0) } })
            }
            left = run
        }
    }
}
