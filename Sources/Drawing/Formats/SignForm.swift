/// A sign that a drawing shows as a form, and not as a letter: as long as it is repeated.
enum SignForm: Equatable {
    /// A bar of which so many eighths of a cell are done, and one of which nobody knows how much is.
    case progress(eighths: Int), unknown
    /// A thin line along which a knob is moved, and a part of a line that is done.
    case rail, passed
    /// A line to be written on.
    case blank
    /// A line between parts of a control.
    case bar
    /// A bar over letters that aren't to be read.
    case hidden
    /// What is moved.
    case knob
    /// A box, and what stands in it.
    case box(Tick)
    /// Something that goes on.
    case spinner
    /// A ring of which a part is done, 0...1.
    case ring(Double)
    /// A button of several.
    case option(isChosen: Bool)
    /// A symbol on a ground of some colour.
    case symbol(SymbolForm, second: ResolvedPaint?, ground: RGB)

    /// What stands in a box.
    enum Tick {
        case none, tick, line
    }

    /// The form of a sign; nil of those that letters show as well.
    ///
    /// - Parameters:
    ///   - ink: what the sign is drawn with.
    ///   - ground: the colour behind it.
    init?(_ sign: Sign, _ ink: Ink, on ground: RGB) {
        switch sign {
        case .symbol:
            guard let symbol = SymbolForm(named: ink.name) else { return nil }
            self = .symbol(symbol, second: ink.second, ground: ground)
        case .quarter0, .quarter1, .quarter2, .quarter3, .quarter4: self = .ring(ink.part ?? 0)
        case .unknown: self = .unknown
        case .rail: self = .rail
        case .passed, .slid: self = .passed
        case .blank: self = .blank
        case .bar: self = .bar
        case .hidden: self = .hidden
        case .knob: self = .knob
        case .ticked: self = .box(.tick)
        case .unticked: self = .box(.none)
        case .mixed: self = .box(.line)
        case .waiting: self = .spinner
        case .chosen: self = .option(isChosen: true)
        case .unchosen: self = .option(isChosen: false)
        default:
            guard let eighths = sign.eighths else { return nil }
            self = .progress(eighths: eighths)
        }
    }

    /// Whether it is a symbol that has so far fewer columns than it takes, and the next one is of the same symbol.
    func isBegun(in columns: Int, by next: SignForm) -> Bool {
        guard case (.symbol(let symbol, _, _), .symbol(let other, _, _)) = (self, next) else { return false }
        return symbol == other && columns % SymbolForm.columns != 0
    }

    /// The form with another one behind it; nil where they are not one.
    func joined(with next: SignForm) -> SignForm? {
        if case (.progress(let done), .progress(let more)) = (self, next) { return .progress(eighths: done + more) }
        return self == next ? self : nil
    }

    /// The element of it in some cells.
    ///
    /// - Parameter reach: by how much a border is higher than its cells that stands around it; nil where none does.
    func element(in cells: Rect, _ look: PictureRun, reach: Double?, on page: Page) -> String {
        let page = page.page(isForeign: look.isForeign)
        let whole = SketchGrid.pixels(of: cells, look.rest)
        let box = isWide ? CGRect(x: whole.minX + 1.4, y: whole.minY, width: whole.width, height: whole.height) : whole
        let color = (look.foreground(on: page) ?? page.foreground).hex
        switch self {
        case .progress(let eighths):
            let left = bar(box, height: 6, radius: 3, color, opacity: 0.2)
            let width = Double(eighths) / 8 * SketchGrid.column
            guard width > 0 else { return left }
            let done = CGRect(x: box.minX, y: box.minY, width: width, height: box.height)
            return left + bar(done, height: 6, radius: min(3, width / 2), color)
        case .unknown:
            // A part of it that has come from nowhere and goes nowhere.
            let part = box.inset(dx: box.width * 0.3, dy: 0)
            return bar(box, height: 6, radius: 3, color, opacity: 0.2)
                + bar(part, height: 6, radius: 3, color, opacity: 0.6)
        case .rail: return bar(box, height: 3, radius: 1.5, color, opacity: 0.3)
        case .passed: return bar(box, height: 3, radius: 1.5, color)
        case .blank: return bar(box, height: 1, radius: 0, color, opacity: 0.4, below: 5.6)
        case .bar:
            let line = CGRect(x: box.midX - 0.5, y: box.minY, width: 1, height: box.height)
                .inset(dx: 0, dy: reach.map { min(0, -$0) + SketchGrid.gap * 2.5 } ?? 0)
            return "<rect\(SketchForm.attributes(of: line)) fill=\"\(color)\" fill-opacity=\"0.25\"/>"
        case .hidden: return bar(box, height: 12, radius: 3, color, opacity: 0.2)
        case .knob:
            return Self.circle(box, radius: 6, "fill=\"\(color)\"")
        case .spinner:
            let spokes = (0..<8).map { number in
                let change = CGAffineTransform(rotationAngle: Double(number) * .pi / 4)
                let ends = [2.6, 5.6].map { change.place(of: CGPoint(x: 0, y: -$0)) }
                var path = Path()
                path.addLines(ends.map { box.middle(moved: ($0.x, $0.y)) })
                return "<path d=\"\(path.data)\" stroke-opacity=\"\((0.3 + Double(number) * 0.1).short)\"/>"
            }
            return "<g stroke=\"\(color)\" stroke-width=\"1.6\" stroke-linecap=\"round\">\(spokes.joined())</g>"
        case .ring(let part):
            let ring = "fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.4\""
            let whole = Self.circle(box, radius: 5.2, ring + " stroke-opacity=\"0.2\"")
            guard part > 0 else { return whole }
            // It begins at the top.
            let turn = "transform=\"rotate(-90 \(SketchGrid.text(box.midX)) \(SketchGrid.text(box.midY)))\""
            let length = "pathLength=\"100\" stroke-dasharray=\"\((part * 100).short) 100\""
            return whole + Self.circle(box, radius: 5.2, "\(ring) \(length) \(turn)")
        case .box(let tick):
            let edge = CGRect(x: box.midX - 5.5, y: box.midY - 5.5, width: 11, height: 11)
            let fill = tick == .none ? "fill=\"none\" stroke=\"\(color)\" stroke-opacity=\"0.5\"" : "fill=\"\(color)\""
            let frame = "<rect\(SketchForm.attributes(of: edge)) rx=\"2.5\" \(fill)/>"
            var path = Path()
            switch tick {
            case .none: return frame
            case .tick: path.addLines([(-2.8, 0.2), (-0.8, 2.4), (3, -2.6)].map { box.middle(moved: $0) })
            case .line: path.addLines([(-2.8, 0), (2.8, 0)].map { box.middle(moved: $0) })
            }
            return frame + "<path d=\"\(path.data)\" fill=\"none\" stroke=\"\(page.background.hex)\" "
                + "stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        case .symbol(let symbol, let second, let ground):
            let side = min(SketchGrid.row, 15 * (look.typeface?.scale ?? 1))
            let color = look.foreground(on: page) ?? page.foreground
            let back = second.map { ($0.color ?? page.foreground).over(ground, $0.alpha) }
            let symbols = stride(from: 0, to: cells.width, by: SymbolForm.columns).map { column in
                let middle = whole.minX + SketchGrid.row / 2 + Double(column) * SketchGrid.column
                let box = CGRect(x: middle - side / 2, y: whole.midY - side / 2, width: side, height: side)
                return symbol.element(in: box, color, second: back, on: ground, isBold: look.isHeavy)
            }.joined()
            guard let filter = look.typeface?.filter else { return symbols }
            return "<g style=\"\(filter)\">\(symbols)</g>"
        case .option(let isChosen):
            guard isChosen else {
                return Self.circle(box, radius: 5.5, "fill=\"none\" stroke=\"\(color)\" stroke-opacity=\"0.5\"")
            }
            return Self.circle(box, radius: 4, "fill=\"none\" stroke=\"\(color)\" stroke-width=\"3.4\"")
        }
    }

    /// Whether it is wider than its cell, which is followed by a blank one.
    private var isWide: Bool {
        switch self {
        case .box, .option, .ring: true
        default: false
        }
    }

    private static func circle(_ box: CGRect, radius: Double, _ paint: String) -> String {
        "<circle cx=\"\(SketchGrid.text(box.midX))\" cy=\"\(SketchGrid.text(box.midY))\" "
            + "r=\"\(SketchGrid.text(radius))\" \(paint)/>"
    }

    /// A bar from one end of its cells to the other, in the middle of them or so far below.
    private func bar(
        _ box: CGRect, height: Double, radius: Double, _ color: String, opacity: Double = 1, below: Double = 0
    ) -> String {
        let bar = CGRect(x: box.minX, y: box.midY - height / 2 + below, width: box.width, height: height)
        let round = radius > 0 ? " rx=\"\(SketchGrid.text(radius))\"" : ""
        let faint = opacity < 1 ? " fill-opacity=\"\(opacity.short)\"" : ""
        return "<rect\(SketchForm.attributes(of: bar))\(round) fill=\"\(color)\"\(faint)/>"
    }
}

extension Sign {
    /// Whether a drawing has nothing in its place, since something else there says the same.
    var isUndrawn: Bool {
        switch self {
        case .tick, .line, .choice, .boxRight, .ringRight, .idle, .waitingLeft, .waitingRight, .linkLeft, .linkRight,
            .unwritten, .edge, .edgeAbove, .edgeBelow:
            true
        default: false
        }
    }
}

extension CGRect {
    fileprivate func middle(moved offset: (x: Double, y: Double)) -> CGPoint {
        CGPoint(x: midX + offset.x, y: midY + offset.y)
    }
}
