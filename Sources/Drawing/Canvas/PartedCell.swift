/// A cell of which some quarters have one colour, and the rest has another one. Nil is the colour of the page.
struct PartedCell {
    /// The quarters of the first colour, by their bits.
    private let quarters: Int
    private let color: RGB?
    let rest: RGB?

    private init(_ quarters: Int, _ color: RGB?, on rest: RGB?) {
        self.quarters = quarters
        self.color = color
        self.rest = rest
    }

    /// A cell of one colour.
    init(_ color: RGB?) {
        self.init(CellQuarters.all, color, on: color)
    }

    /// A cell whose quarters have some colours. Of more than two it has that of most of the first of some parts of it that shows,
    /// and that of most of the rest.
    ///
    /// - Parameters:
    ///   - parts: the bits of the quarters of each part, the uppermost one first.
    ///   - isBroad: whether that part takes what is left, so that there is no gap beside it.
    ///   - other: the colour that the rest has, where as much of that has another one.
    init(_ colors: [RGB?], showing parts: [Int], isBroad: Bool = false, beside other: RGB? = nil) {
        let quarters = Array(zip(CellQuarters.bits, colors))
        func most(of bits: Int) -> RGB? {
            let colors = quarters.filter { bits & $0.0 != 0 }.map(\.1)
            func weight(_ color: RGB?) -> Int { 2 * colors.count { $0 == color } + (color == other ? 1 : 0) }
            return colors.max { weight($0) < weight($1) } ?? nil
        }
        for part in parts where part != 0 {
            let front = most(of: part)
            var shown = quarters.reduce(part) { $0 | ($1.1 == front ? $1.0 : 0) }
            guard shown != CellQuarters.all else { continue }
            let rest = most(of: CellQuarters.all ^ shown)
            if isBroad { shown = quarters.reduce(shown) { $0 | ($1.1 != rest ? $1.0 : 0) } }
            self.init(shown, front, on: rest)
            return
        }
        self.init(colors.first ?? nil)
    }

    /// The colours of its quarters.
    var colors: [RGB?] { CellQuarters.bits.map { quarters & $0 != 0 ? color : rest } }

    /// The colour of most of it.
    var most: RGB? { quarters.nonzeroBitCount > 2 ? color : rest }

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
