/// A cell of which some quarters have one colour, and the rest has another one. Nil is the colour of the page.
struct PartedCell {
    /// The quarters of the first colour, by their bits.
    private let quarters: Int
    private let color: RGB?
    let rest: RGB?

    init(_ quarters: Int, _ color: RGB?, on rest: RGB?) {
        self.quarters = quarters
        self.color = color
        self.rest = rest
    }

    /// A cell of one colour.
    init(_ color: RGB?) {
        self.init(CellQuarters.all, color, on: color)
    }

    /// The colours of its quarters.
    var colors: [RGB?] { CellQuarters.bits.map { quarters & $0 != 0 ? color : rest } }

    /// How it is written: no character has the colour of the page.
    var run: PictureRun {
        let isHole = color == nil
        let shown = isHole ? CellQuarters.all ^ quarters : quarters
        let (front, back) = isHole ? (rest, color) : (color, rest)
        guard let scalar = CellQuarters.scalar(of: shown), front != nil else {
            return PictureRun(text: " ", columns: 1, background: shown == 0 ? back : front)
        }
        return PictureRun(text: String(Character(scalar)), columns: 1, foreground: front, background: back)
    }
}
