/// A grid of cells that things are drawn on.
///
/// It is as wide as what is drawn on it, at most as the picture, and grows downwards. What lies outside the clip is left
/// out, so nothing drawn can be wider than the picture. Memory: 8 bytes a cell.
public struct Canvas {
    /// The columns that the picture may have.
    public let width: Int
    /// The columns that are kept of each row.
    private(set) var columns: Int
    /// The rows drawn so far.
    public private(set) var height = 0
    /// Where the cells of what is painted begin.
    var origin = Point.zero
    /// The cells of the canvas outside of which nothing is drawn.
    private(set) var clip: Rect
    /// The half cells by which what is drawn stands further to the right and down, in drawings.
    var rest = HalfCells.none
    /// The numbers of inks of text that stands so.
    private var shifted: [ShiftedInk: UInt16] = [:]
    /// What everything that is drawn now takes over.
    public var tone = Tone()
    /// How things stand in a view that is turned; nil outside of such views.
    private(set) var pose: Pose?

    /// The rows that a canvas can have; what would lie below is left out.
    public static let tallest = 250_000

    /// Asked whether the drawing must end.
    var cancellation: Cancellation?
    /// Told which element paints a cell, where somebody asks for that.
    var witness: CellWitness?

    var cells: [Cell] = []
    var inks = InkTable()
    var grounds = GroundTable()
    /// What is to be said about the picture, such as that something of it is left out.
    var notes: [String] = []
    /// Characters of more than one scalar.
    var clusters: [String] = []
    /// Each text that was drawn, for the legend.
    var mentions: [Mention] = []
    /// Each other thing that was drawn, for the legend.
    var marks: [Mark] = []
    /// Each area that was filled. The one at index 0 stands for the page.
    var areas = [Filled(frame: Rect(x: 0, y: 0, width: 0, height: 0), isPage: true, hasShadow: false)]
    /// Whether what is drawn casts a shadow beside it.
    var isCasting = false
    /// The cells around which the innermost border will lie; nil outside of borders.
    var bordered: Rect?
    /// The edges of what is drawn that lines touch.
    var seams: [Seam] = []
    /// The axes along which what is drawn is at most about half a cell long in points.
    var thinAxes: Axis.Set = []
    /// How large the frame around what is drawn is in truth; nil where cells say it.
    var trueSize: TrueSize?
    /// The element whose drawing was begun last.
    var element: ObjectIdentifier?
    /// The cells of shapes that have their middle in common.
    var concentric = ConcentricShapes()
    /// How what is drawn stands in those, where it is turned and has other cells; nil elsewhere.
    var inOthers: ConcentricStand?
    /// Whether what is filled lies behind the lines that are there.
    var isBehindLines = false
    /// The words that what is drawn lies behind; nil where it lies behind none.
    var wordsInFront: WordsInFront?
    /// The point at which what is smaller than its cells stands in them.
    var stand = UnitPoint.center
    /// The baseline by which things stand beside each other; nil where none decides that.
    var baseline: Guide?
    /// Where letters that are smaller than their columns, or larger, stand in these, 0...1.
    var lean = 0.0
    /// The turns of which only drawings show something, by their numbers, and what they do.
    var turns = DrawnTurns()
    /// What clips with round corners leave of cells, by their rows and columns.
    var cutCorners: [Int: [Int: CutCorner]] = [:]
    /// The lines from left to right that lead through text, by their rows.
    var crossings: [Int: [Crossing]] = [:]
    /// The node that draws.
    var owner: ObjectIdentifier?
    /// Whether that node is dark on a light page, or light on a dark one.
    var isForeign = false
    /// The number of the control that is drawn and doesn't react; nil outside of such controls.
    var idleControl: Int?
    /// Each control that doesn't react, the outer ones first.
    var idleControls: [IdleControl] = []
    /// Each thing that a gradient runs through.
    var gradients: [GradientSpan] = []
    /// Each form that was drawn, the first one below.
    var forms: [DrawnForm] = []
    /// The lines around what ends there, which clips give another form.
    var endings: [Ending] = []
    /// The text on which some of them lie, in their order.
    var covered: [CoveredCell] = []
    /// The text beside some of them that they take a part of in drawings, by its place.
    var behind: [Point: CoveredCell] = [:]
    /// What was done to several of them.
    var layers: [FormLayer] = []
    /// The layer in which forms are drawn now.
    var layer: Int?
    /// Whether the lines around what is drawn are parts of its face, as those of pictures and cards are, and not of its edge.
    private(set) var drawsFaces = false
    /// Whether what is drawn stands in the border of a control.
    var isEnclosing = false
    /// The copies of cells that are kept while something is drawn.
    var copies = 0
    /// The columns and rows that what is drawn takes, also where it draws nothing.
    private(set) var ownSize = Size.zero
    private var clusterNumbers: [String: Int] = [:]

    /// A canvas of so many columns, at least 0, which grows downwards as it is drawn on.
    public init(width: Int) {
        self.width = max(0, width)
        columns = self.width
        clip = Rect(x: 0, y: 0, width: self.width, height: Self.tallest)
    }

    /// Keeps no more cells than what will be drawn takes, of which nothing has been drawn.
    mutating func fit(to bounds: Rect) {
        ownSize = Size(width: max(0, min(width, bounds.maxX)), height: max(0, min(Self.tallest, bounds.maxY)))
        columns = ownSize.width
        clip = Rect(x: 0, y: 0, width: columns, height: Self.tallest)
        cells.reserveCapacity(columns * ownSize.height)
    }

    /// Lets what is drawn from now on stand on a baseline, where things stand beside each other by one.
    mutating func align(by guide: Guide) {
        if guide.isBaseline { baseline = guide }
    }

    /// A rectangle of what is painted, in the cells of the canvas.
    func absolute(_ rect: Rect) -> Rect { rect.moved(by: origin) }

    /// Whether something drawn in a rectangle would be seen.
    func shows(_ rect: Rect) -> Bool { absolute(rect).intersects(clip) }

    /// The rows of a rectangle on which something drawn could be seen.
    public func visibleRows(of rect: Rect) -> Range<Int> {
        let visible = absolute(rect).intersection(clip)
        return visible.isEmpty ? rect.minY..<rect.minY : (visible.minY - origin.y)..<(visible.maxY - origin.y)
    }

    /// The columns of a rectangle in which something drawn could be seen.
    public func visibleColumns(of rect: Rect) -> Range<Int> {
        let visible = absolute(rect).intersection(clip)
        return visible.isEmpty ? rect.minX..<rect.minX : (visible.minX - origin.x)..<(visible.maxX - origin.x)
    }

    /// Draws with a smaller clip, and then puts back the old one.
    public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(absolute(rect))
        draw(&self)
        clip = outer
    }

    /// Paints what stands in a view that is turned, and then goes on as before. Nothing can be seen where it stands, so
    /// that each element asks the pose; without one, things are drawn where they stand.
    mutating func posed(_ inner: Pose?, _ draw: (inout Canvas) -> Void) {
        let outer = (pose: pose, clip: clip)
        clip = inner == nil ? outer.pose?.clip ?? clip : Rect(x: 0, y: 0, width: 0, height: 0)
        pose = inner
        draw(&self)
        (pose, clip) = outer
    }

    /// Draws with another tone, and then puts back the old one.
    public mutating func toned(_ change: (inout Tone) -> Void, _ draw: (inout Canvas) -> Void) {
        let outer = tone
        change(&tone)
        draw(&self)
        tone = outer
    }

    /// Draws lines that are parts of the face of something.
    mutating func drawingFace(_ draw: (inout Canvas) -> Void) {
        let outer = drawsFaces
        drawsFaces = true
        draw(&self)
        drawsFaces = outer
    }

    /// The number of an ink as it looks in the current tone.
    mutating func number(of ink: Ink) -> UInt16 {
        var ink = ink
        ink.isForeign = isForeign
        let number = tone.isPlain ? inks.number(of: ink) : inks.number(of: tone.applied(to: ink))
        guard ink.role == .text else { return number }
        let lean = (ink.typeface?.scale ?? 1) < 1 ? lean : 0
        return rest == .none && lean == 0 ? number : shift(number, lean)
    }

    private struct ShiftedInk: Hashable {
        let number: UInt16
        let rest: HalfCells
        let lean: Double
    }

    private mutating func shift(_ number: UInt16, _ lean: Double) -> UInt16 {
        let key = ShiftedInk(number: number, rest: rest, lean: lean)
        if let known = shifted[key] { return known }
        var ink = inks[number]
        ink.rest = rest
        if lean > 0 { ink.typeface?.lean = lean }
        let new = inks.number(of: ink)
        shifted[key] = new
        return new
    }

    mutating func glyph(of cluster: String) -> Glyph {
        if let number = clusterNumbers[cluster] { return Glyph(cluster: number) }
        clusters.append(cluster)
        clusterNumbers[cluster] = clusters.count - 1
        return Glyph(cluster: clusters.count - 1)
    }

    /// The cell at a place; blank outside.
    func cell(_ x: Int, _ y: Int) -> Cell {
        x >= 0 && x < columns && y >= 0 && y < height ? cells[y * columns + x] : .blank
    }

    /// The rows of some cells on which something may have been drawn.
    func drawnRows(of rect: Rect) -> Range<Int> {
        let end = min(rect.maxY, height)
        return rect.minY < end ? rect.minY..<end : rect.minY..<rect.minY
    }

    /// Makes room for all rows above a number.
    mutating func grow(to rows: Int) {
        guard rows > height, columns > 0 else { return }
        cells.append(contentsOf: repeatElement(.blank, count: (rows - height) * columns))
        height = rows
    }

    /// Puts a cell, and blanks the other half of a wide character that it cuts in two. The place must lie in the clip.
    mutating func put(_ cell: Cell, _ x: Int, _ y: Int) {
        grow(to: y + 1)
        let place = y * columns + x
        if cells[place].glyph.isTrail, x > 0 { cells[place - 1].glyph = .init(" ") }
        if x + 1 < columns, cells[place + 1].glyph.isTrail { cells[place + 1].glyph = .init(" ") }
        cells[place] = cell
    }

    /// Blanks the halves of wide characters in and beside some columns of a row whose other half is not there.
    mutating func mendHalves(in some: Range<Int>, _ y: Int) {
        let row = y * columns
        for x in max(0, some.lowerBound - 1)..<min(columns, some.upperBound + 1) {
            let glyph = cells[row + x].glyph
            let isAlone =
                glyph.isTrail
                ? x == 0 || !isWide(cells[row + x - 1].glyph)
                : isWide(glyph) && (x + 1 == columns || !cells[row + x + 1].glyph.isTrail)
            if isAlone { cells[row + x].glyph = Glyph(" ") }
        }
    }

    private func isWide(_ glyph: Glyph) -> Bool {
        if let cluster = glyph.cluster { return GraphemeWidth.columns(of: clusters[cluster]) == 2 }
        guard let scalar = glyph.scalar, !scalar.isASCII else { return false }
        return GraphemeWidth.columns(of: Character(scalar)) == 2
    }

    /// Blanks both halves of a wide character that lies on both sides of a place among the cells.
    mutating func split(before place: Int) {
        guard place < cells.count, cells[place].glyph.isTrail else { return }
        cells[place].glyph = Glyph(" ")
        if place > 0 { cells[place - 1].glyph = Glyph(" ") }
    }
}
