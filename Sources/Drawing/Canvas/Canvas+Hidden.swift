extension Canvas {
    /// Lets the legend tell what was drawn and can't be seen: the form of a shape of whose bends nothing is left, a
    /// shadow for which there was no room, and what lies below a line or a fill and shows nowhere beside it. What hides
    /// it gets an ink whose look says so.
    ///
    /// Cost: linear in the number of cells of such shapes and of those where something stands on something else.
    mutating func tellWhatIsHidden() {
        for shape in outlined.while(cancellation) { mendHalf(of: shape) }
        for shape in outlined.while(cancellation) { showSign(of: shape) }
        for shape in outlined.while(cancellation) where shape.isOpen && !isSeen(shape) { tellForm(of: shape) }
        for cast in casts.while(cancellation) where !isSeen(cast) { tell(inks[cast.ink].look, of: cast) }
        if !grounds.isEmpty {
            tellGrounds()
            noteHiddenText()
        }
    }

    /// Says which texts are left in part by a fill. One that hides all of a text, or half of it in points, is likely to
    /// be meant; on cells it may also lie on more than it does in points.
    private mutating func noteHiddenText() {
        var told = 0
        for mention in mentions.while(cancellation) where told < Self.mostHidden {
            var (isShown, isHidden) = (false, false)
            for line in mention.lines where line.minY < height {
                for x in line.columns {
                    let cell = cell(x, line.minY)
                    if cell.glyph.isText {
                        if cell.ink == mention.ink, !cell.glyph.isSpace { isShown = true }
                    } else if cell.glyph.isFill || cell.glyph.part != nil && inks[cell.ink].role == .fill {
                        isHidden = true
                    }
                }
            }
            guard isShown, isHidden else { continue }
            note("a fill hides part of \"\(TextLooks.short(Sign.plain(mention.text)))\"")
            told += 1
        }
    }

    /// Texts of which it is said one by one that something hides them.
    private static let mostHidden = 12

    private func isSeen(_ cast: Cast) -> Bool {
        var isSeen = false
        cast.forEachCell { x, y in
            let cell = cell(x, y)
            if cell.glyph.isShadow, cell.ink == cast.ink { isSeen = true }
        }
        return isSeen
    }

    /// Adds words to the look of the fills of something that cast a shadow, or of its lines where it has no fill.
    private mutating func tell(_ words: String, of cast: Cast) {
        let box = cast.frame.intersection(cast.clip)
        let below = grounds.inks(cast.ground)
        let places = drawnRows(of: box).flatMap { y in box.columns.map { y * columns + $0 } }
        let fills = Set(places.map { grounds.ink(cells[$0].ground) }).subtracting(below + [0])
        let lines = Set(places.compactMap { cells[$0].glyph.part == nil ? nil : cells[$0].ink }).subtracting(below)
        var stained: [UInt16: UInt16] = [:]
        for ink in (fills.isEmpty ? lines : fills).sorted() { stained[ink] = number(of: ink, saying: [words]) }
        for place in places { restain(place, stained) }
    }

    private mutating func number(of number: UInt16, saying words: [String]) -> UInt16 {
        told(number) { $0.details += words }
    }

    /// An ink that says what it stands on, and last what is true of both.
    private mutating func number(of number: UInt16, on hidden: [UInt16]) -> UInt16 {
        let grounds = hidden.map { inks[$0] }
        return told(number) { ink in
            let shared = ink.details.filter { detail in grounds.allSatisfy { $0.details.contains(detail) } }
            ink.details.removeAll { shared.contains($0) }
            ink.details += grounds.map { $0.ground(without: shared) } + shared
        }
    }

    /// An ink in the place of another one, only so that the legend tells more.
    private mutating func told(_ number: UInt16, _ change: (inout Ink) -> Void) -> UInt16 {
        var ink = inks[number]
        change(&ink)
        let told = inks.number(of: ink)
        origins[told] = origins[number] ?? number
        return told
    }

    /// Whether a cell shows a fill or a line.
    func shows(_ number: UInt16, _ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        guard cell.glyph.isFill || cell.glyph.part != nil else { return false }
        let own = ownInk(of: cell)
        return own == number || origins[own] == origins[number] ?? number
    }

    /// Gives what is drawn in a cell, and what it stands on, other inks.
    mutating func restain(_ place: Int, _ numbers: [UInt16: UInt16]) {
        if cells[place].glyph.part != nil { cells[place].ink = numbers[cells[place].ink] ?? cells[place].ink }
        cells[place].ground = grounds.replacing(numbers, in: cells[place].ground)
    }

    private mutating func tellGrounds() {
        var isKnown = Array(repeating: false, count: cells.count)
        for place in cells.indices where !isKnown[place] && !inksBelow(cells[place]).isEmpty {
            if cancellation?.endsStep() == true { return }
            let area = area(around: place, &isKnown)
            let own = ownInk(of: cells[place])
            let parts = parts(of: area, in: own)
            guard parts.count < 2 else {
                for part in parts { stain(part, own, on: inksBelow(cells[part[0]])) }
                continue
            }
            var (hidden, known): ([UInt16], Set<UInt16>) = ([], [])
            for place in area {
                for ink in inksBelow(cells[place]) where known.insert(ink).inserted { hidden.append(ink) }
            }
            let shown = inksShown(beside: area)
            hidden.removeAll { shown.contains(origin(of: $0)) }
            stain(area, own, on: hidden)
        }
    }

    private mutating func stain(_ area: [Int], _ own: UInt16, on hidden: [UInt16]) {
        guard !hidden.isEmpty else { return }
        let number = number(of: own, on: hidden)
        for place in area { restain(place, [own: number]) }
    }

    /// The parts of an area of a fill that is seen through which stand on different things, of which nothing else shows
    /// where each begins. Bends, which show no pattern, belong to a part that does.
    private func parts(of area: [Int], in ink: UInt16) -> [[Int]] {
        guard inks[ink].role == .fill, inks[ink].paint.alpha < 1, !inks[ink].paint.isPage else { return [area] }
        var numbers: [UInt16: Int] = [:]
        for place in area where cells[place].glyph.isFill && numbers[cells[place].ground] == nil {
            numbers[cells[place].ground] = numbers.count
        }
        guard numbers.count > 1 else { return [area] }
        var parts: [[Int]] = Array(repeating: [], count: numbers.count)
        for place in area { parts[numbers[cells[place].ground] ?? 0].append(place) }
        // What a part stands on is read from its first cell.
        for index in parts.indices {
            if let first = parts[index].firstIndex(where: { cells[$0].glyph.isFill }) { parts[index].swapAt(0, first) }
        }
        return parts
    }

    /// The inks below the line or the fill that a cell shows; none for text, of which they are told elsewhere.
    private func inksBelow(_ cell: Cell) -> [UInt16] {
        guard cell.ground != 0, cell.glyph.isFill || cell.glyph.part != nil else { return [] }
        let own = ownInk(of: cell)
        return grounds.inks(cell.ground).filter { $0 != own }
    }

    /// The cells around one that show the same ink, as far as they touch each other, of a line those on the same ground.
    private func area(around start: Int, _ isKnown: inout [Bool]) -> [Int] {
        let own = ownInk(of: cells[start])
        // Lines that touch may be several, and each tells what it alone hides.
        let isLine = inks[own].role == .line
        var area = [start]
        isKnown[start] = true
        var next = 0
        while next < area.count {
            let (x, y) = (area[next] % columns, area[next] / columns)
            next += 1
            for row in y - 1...y + 1 {
                for column in x - 1...x + 1 where shows(own, column, row) {
                    let place = row * columns + column
                    guard !isKnown[place], !isLine || cells[place].ground == cells[start].ground else { continue }
                    isKnown[place] = true
                    area.append(place)
                }
            }
        }
        return area
    }

    /// The inks that are shown in and beside the cells of an area, each by the one in the place of which it was put.
    private func inksShown(beside area: [Int]) -> Set<UInt16> {
        var shown: Set<UInt16> = []
        var last: UInt16?
        for place in area {
            let (x, y) = (place % columns, place / columns)
            for row in y - 1...y + 1 {
                for column in x - 1...x + 1 {
                    let cell = cell(column, row)
                    guard cell.glyph.isFill || cell.glyph.part != nil else { continue }
                    let own = ownInk(of: cell)
                    guard own != last else { continue }
                    last = own
                    shown.insert(origin(of: own))
                }
            }
        }
        return shown
    }

    private func origin(of ink: UInt16) -> UInt16 { origins[ink] ?? ink }
}
