/// Writes what was drawn on a canvas, but for its letters, as elements of SVG: each form as it is, in pixels from the
/// upper left corner of the picture.
struct Sketch {
    let canvas: Canvas
    let page: Page
    /// What the names of definitions begin with, so that several drawings can stand on one page.
    let prefix: String
    private let controls: DrawnControls
    /// The elements of letters that stand below a form, by its number.
    private let covered: [Int: [String]]
    /// The definitions that elements refer to.
    private(set) var definitions: [String] = []
    /// How far the forms reach.
    private(set) var reach = SketchReach()
    private var elements: [String] = []
    /// The layers that are open, by their numbers.
    private var open: [Int] = []
    /// The definitions of blurs by how wide they are.
    private var blurs: [Double: String] = [:]

    init(
        _ canvas: Canvas, _ controls: DrawnControls, covered: [Int: [String]] = [:], on page: Page, prefix: String
    ) {
        self.canvas = canvas
        self.covered = covered
        self.controls = controls
        self.page = page
        self.prefix = prefix
    }

    /// The elements of all forms, the first one below.
    ///
    /// Cost: linear in the forms, and in the cells of lines that text interrupts.
    mutating func drawn() -> [String] {
        for (number, form) in canvas.forms.enumerated().while(canvas.cancellation) {
            addLetters(below: number)
            enter(form.layer)
            add(form, number)
        }
        addLetters(below: canvas.forms.count)
        enter(nil)
        defer { elements = [] }
        return elements
    }

    private mutating func addLetters(below form: Int) {
        guard let letters = covered[form] else { return }
        enter(nil)
        elements += letters
    }

    /// Adds a definition, and answers how elements refer to it.
    private mutating func define(_ kind: String, _ attributes: String = "", _ content: String) -> String {
        let name = "\(prefix)\(definitions.count + 1)"
        definitions.append("<\(kind) id=\"\(name)\"\(attributes)>\(content)</\(kind)>")
        return "url(#\(name))"
    }

    // MARK: Layers

    private mutating func enter(_ layer: Int?) {
        var wanted: [Int] = []
        var next = layer
        while let number = next {
            wanted.append(number)
            next = canvas.layers[number].parent
        }
        wanted.reverse()
        let common = zip(open, wanted).prefix { $0 == $1 }.count
        while open.count > common {
            elements.append("</g>")
            open.removeLast()
        }
        for number in wanted.dropFirst(common) {
            elements.append("<g\(attributes(of: canvas.layers[number]))>")
            open.append(number)
        }
    }

    private mutating func attributes(of layer: FormLayer) -> String {
        switch layer.effect {
        case .blurred(let radius): return " filter=\"\(blur(radius * SketchGrid.column / 8))\""
        case .turned(let change): return change.attribute
        case .faint(let opacity): return " opacity=\"\(opacity.short)\""
        case .clip(let outline, let frame, let rest):
            let clip = define("clipPath", "", "<\(layer.form(outline, in: frame).element)\(Self.move(rest))/>")
            return " clip-path=\"\(clip)\""
        case .mask(let stencil):
            guard let stencil else { return "" }
            var mask = Sketch(
                stencil.canvas, DrawnControls(of: stencil.canvas, on: page), on: page,
                prefix: "\(prefix)\(definitions.count + 1)-")
            let drawn = mask.drawn()
            definitions += mask.definitions
            // Letters of a mask are letters of what it masks, and written as such.
            guard !drawn.isEmpty else { return "" }
            let whole = SketchGrid.pixels(of: Rect(x: 0, y: 0, width: canvas.columns, height: canvas.height))
            let area = SketchForm.attributes(of: whole)
            return " mask=\""
                + define("mask", " mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\"\(area)", drawn.joined()) + "\""
        }
    }

    // MARK: Forms

    private mutating func add(_ form: DrawnForm, _ number: Int) {
        let paint = canvas.inks[form.ink].paint
        switch form.coat {
        case .fill(let area): add(form, fill: paint, of: canvas.areas[area])
        case .line(let style, let isInside, let hasCells):
            add(form, line: style, paint, isInside: isInside, hasCells: hasCells)
        case .rule(let axis), .bar(let axis): add(form, rule: axis, paint)
        case .shadow(let shadow): add(form, shadow: shadow, paint.color, alpha: alpha(of: form))
        case .symbol(let symbol): add(form, symbol, paint)
        case .control:
            let element = controls.element(ofForm: number, on: page)
            add(opacity(of: form).isEmpty ? element : "<g\(opacity(of: form))>\(element)</g>", of: form)
        }
    }

    private mutating func add(_ form: DrawnForm, fill paint: ResolvedPaint, of area: Filled) {
        if area.isLine, let axis = area.thinAxis { return add(form, rule: axis, paint) }
        // What stands in a control leaves some of its border free.
        let shape = SketchForm(
            form.outline, in: form.frame, margin: form.isEnclosed ? SketchGrid.gap + 2 : 0,
            whole: form.box ?? form.boxToLines)
        let color = self.color(of: form, paint, "fill", in: shape.bounds)
        add("<\(shape.element)\(shape.rule("fill-rule"))\(color)/>", of: form, in: shape.bounds)
    }

    private mutating func add(
        _ form: DrawnForm, line style: StrokeStyle, _ paint: ResolvedPaint, isInside: Bool, hasCells: Bool
    ) {
        let width = style.lineWidth * SketchGrid.column / 8
        let isThroughCells = hasCells && !isOnFill(form)
        let shape = SketchForm(
            form.outline, in: form.frame, insetBy: isInside && !isThroughCells ? width / 2 : 0,
            throughCells: isThroughCells, whole: form.box)
        // At a right angle the line is wider than beside straight edges.
        let half = width / 2 * (style.lineJoin == .miter && shape.isPath ? 2.squareRoot() : 1)
        let box = shape.bounds.inset(dx: -half, dy: -half)
        var attributes = " fill=\"none\"" + color(of: form, paint, "stroke", in: box)
        if width != 1 { attributes += " stroke-width=\"\(SketchGrid.text(width))\"" }
        if !style.dash.isEmpty {
            let dash = style.dash.map { SketchGrid.text($0 * SketchGrid.column / 8) }.joined(separator: " ")
            attributes += " stroke-dasharray=\"\(dash)\""
            if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(SketchGrid.text(style.dashPhase))\"" }
        }
        if style.lineCap != .butt { attributes += " stroke-linecap=\"\(style.lineCap.rawValue)\"" }
        if style.lineJoin != .miter { attributes += " stroke-linejoin=\"\(style.lineJoin.rawValue)\"" }
        if hasCells, paint.color == nil { attributes += " opacity=\"\(Self.strengthOfLines)\"" }
        let line = "<\(shape.element)\(attributes)/>"
        let clip = isThroughCells ? clip(of: form).map { define("clipPath", "", "<\($0.element)/>") } : nil
        guard let clip else {
            return add(line, of: form, in: box, along: shape.bounds, isInterrupted: hasCells)
        }
        add("<g clip-path=\"\(clip)\">\(line)</g>", of: form, isInterrupted: true)

        /// What a clip around the line leaves of it: that goes along the outside of the line, which is the edge of its view.
        func clip(of form: DrawnForm) -> SketchForm? {
            var next = form.layer
            while let number = next {
                if case .clip(let outline, form.frame, _) = canvas.layers[number].effect {
                    return SketchForm(outline, in: form.frame, whole: shape.box.inset(dx: -width / 2, dy: -width / 2))
                }
                next = canvas.layers[number].parent
            }
            return nil
        }
    }

    /// Whether a line takes the outermost cells of a fill. It lies on the edge of that.
    private func isOnFill(_ form: DrawnForm) -> Bool {
        // Corners may be cut off.
        let edge = canvas.cell(form.frame.minX + form.frame.width / 2, form.frame.minY)
        return edge.ground > 0 && canvas.areas[canvas.grounds.area(edge.ground)].frame == form.frame
    }

    /// How much there is of a line of which nobody chose the colour.
    private static let strengthOfLines = 0.4

    private func isFill(_ form: DrawnForm) -> Bool {
        switch form.coat {
        case .fill, .bar: true
        case .line, .rule, .shadow, .symbol, .control: false
        }
    }

    private mutating func add(_ form: DrawnForm, rule axis: Axis, _ paint: ResolvedPaint) {
        var cells = form.box ?? SketchGrid.pixels(of: form.frame)
        let isThick = isFill(form) && form.box != nil
        let thickness = isThick ? axis == .horizontal ? cells.height : cells.width : 1
        let crossing = canvas.crossings[form.frame.minY]?.first {
            $0.ink == form.ink && $0.cells.minX == form.frame.minX
        }
        if let crossing, !isThick {
            // What leads below letters leaves them, as an underline does.
            let room = cells.height - thickness
            cells = CGRect(
                x: cells.minX, y: cells.minY + room * crossing.part, width: cells.width, height: thickness)
        }
        let line =
            axis == .horizontal
            ? "x1=\"\(SketchGrid.text(cells.minX))\" y1=\"\(SketchGrid.text(cells.midY))\" "
                + "x2=\"\(SketchGrid.text(cells.maxX))\" y2=\"\(SketchGrid.text(cells.midY))\""
            : "x1=\"\(SketchGrid.text(cells.midX))\" y1=\"\(SketchGrid.text(cells.minY))\" "
                + "x2=\"\(SketchGrid.text(cells.midX))\" y2=\"\(SketchGrid.text(cells.maxY))\""
        var plain = paint
        plain.gradient = nil
        let faint = paint.color == nil && !isFill(form) ? " opacity=\"\(Self.strengthOfLines)\"" : ""
        let width = thickness == 1 ? "" : " stroke-width=\"\(SketchGrid.text(thickness))\""
        let cap = isThick && form.outline != .rectangle && thickness > 1 ? " stroke-linecap=\"round\"" : ""
        add(
            "<line \(line)\(color(of: form, plain, "stroke", in: cells))\(width)\(cap)\(faint)/>", of: form,
            isInterrupted: crossing == nil)
    }

    private mutating func add(_ form: DrawnForm, _ symbol: SymbolForm, _ paint: ResolvedPaint) {
        let cells = SketchGrid.pixels(of: form.frame)
        let side = min(cells.width, cells.height)
        let box = CGRect(x: cells.midX - side / 2, y: cells.midY - side / 2, width: side, height: side)
        let below = canvas.cell(form.frame.minX, form.frame.minY)
        let look = CellLooks(canvas, on: page).row(form.frame.minY).run(of: below, at: form.frame.minX)
        let page = page.page(of: canvas.inks[form.ink])
        let color = paint.color ?? look.foreground ?? page.foreground
        let ground = look.background ?? page.background
        let second = canvas.inks[form.ink].second.map { ($0.color ?? page.foreground).over(ground, $0.alpha) }
        let art = symbol.element(in: box, color, second: second, on: ground, isBold: false)
        add("<g\(opacity(of: form))>\(art)</g>", of: form)
    }

    /// A shadow beside the form alone, also where nothing of the form itself hides it.
    private mutating func add(_ form: DrawnForm, shadow: ShadowStyle, _ color: RGB?, alpha: Double) {
        let shape = SketchForm(form.outline, in: form.frame)
        let pixel = SketchGrid.column / 8
        let reach = (shadow.radius + max(abs(shadow.x), abs(shadow.y))) * 3 * pixel
        let around = shape.box.inset(dx: -reach, dy: -reach)
        let outside = define(
            "clipPath", "", "<path clip-rule=\"evenodd\" d=\"\(Path(around).data)\(shape.path.data)\"/>")
        let place = "\(SketchGrid.text(shadow.x * pixel)) \(SketchGrid.text(shadow.y * pixel))"
        let blur = shadow.radius > 0 ? " filter=\"\(self.blur(shadow.radius * pixel / 2))\"" : ""
        add(
            "<g clip-path=\"\(outside)\"><path d=\"\(shape.path.data)\" transform=\"translate(\(place))\" "
                + "fill=\"\((color ?? .black).hex)\" fill-opacity=\"\(alpha.short)\"\(blur)/></g>", of: form,
            in: shape.bounds.offsetBy(dx: shadow.x * pixel, dy: shadow.y * pixel)
                .inset(dx: -shadow.radius * pixel, dy: -shadow.radius * pixel))
    }

    private mutating func blur(_ deviation: Double) -> String {
        if let known = blurs[deviation] { return known }
        let whole = SketchGrid.pixels(of: Rect(x: 0, y: 0, width: canvas.columns, height: canvas.height))
        let reach = max(2 * SketchGrid.margin, 3 * deviation)
        let room = whole.inset(dx: -reach, dy: -reach)
        let blur = define(
            "filter", " filterUnits=\"userSpaceOnUse\"\(SketchForm.attributes(of: room))",
            "<feGaussianBlur stdDeviation=\"\(SketchGrid.text(deviation))\"/>")
        blurs[deviation] = blur
        return blur
    }

    /// Adds an element; of one that sticks out of what can be seen, only that.
    ///
    /// - Parameters:
    ///   - box: the pixels in which it is drawn; by default those of its cells.
    ///   - outline: those around its outline, where a line along that is drawn.
    private mutating func add(
        _ element: String, of form: DrawnForm, in box: CGRect? = nil, along outline: CGRect? = nil,
        isInterrupted: Bool = false
    ) {
        var clips: [String] = []
        let box = box ?? SketchGrid.pixels(of: form.frame)
        let isCut = form.visible.union(form.frame) != form.visible
        let visible = isCut ? visible(of: form, in: box, along: outline ?? box) : nil
        if let visible { clips.append("<rect\(SketchForm.attributes(of: visible))/>") }
        // What is cut off on the right ends at the edge of the page, which goes no further for it.
        let room = visible.map {
            CGRect(x: $0.minX, y: $0.minY, width: $0.width - SketchGrid.freeMargin, height: $0.height)
        }
        reach.add(box, of: form, in: room, on: canvas)
        let gaps = isInterrupted ? gaps(in: form) : []
        if !gaps.isEmpty {
            let room = SketchGrid.pixels(of: form.frame).inset(dx: -SketchGrid.column, dy: -SketchGrid.column)
            let path = ([room] + gaps.map { SketchGrid.pixels(of: $0) }).map { Path($0).data }.joined()
            clips.append("<path clip-rule=\"evenodd\" d=\"\(path)\"/>")
        }
        var element = element
        for clip in clips { element = "<g clip-path=\"\(define("clipPath", "", clip))\">\(element)</g>" }
        if form.rest != .none { element = "<g\(Self.move(form.rest))>\(element)</g>" }
        elements.append(element)
    }

    /// The pixels of a form that can be seen. A line around an outline that is whole is whole. Where nothing but the picture
    /// cuts it, it reaches into the space around that, by as much as its line is outside of its cells. On the left and above
    /// it has room but for a part of a cell, on the right it may have none.
    private func visible(of form: DrawnForm, in drawn: CGRect, along outline: CGRect) -> CGRect {
        let (box, frame) = (seen(of: form), SketchGrid.pixels(of: form.frame))
        guard form.visible.height == Canvas.tallest else {
            // What sines leave of a pixel cuts nothing off.
            let seen = outline.intersection(box)
            let isWhole = seen.width > outline.width - 0.1 && seen.height > outline.height - 0.1
            return isWhole ? box.union(drawn) : box
        }
        let left = SketchGrid.row + max(0, frame.minX - drawn.minX)
        let top = SketchGrid.row + max(0, frame.minY - drawn.minY)
        let right = SketchGrid.margin + max(0, drawn.maxX - frame.maxX)
        return CGRect(
            x: box.minX - left, y: box.minY - top, width: box.width + left + right, height: box.height + top)
    }

    /// The pixels of the cells of a form that can be seen, with those that clips around it show which stand between cells.
    private func seen(of form: DrawnForm) -> CGRect {
        var box = SketchGrid.pixels(of: form.visible)
        var next = form.layer
        while let number = next {
            if case .clip(_, let frame, let rest) = canvas.layers[number].effect {
                let x = max(0, rest.pixels.x - form.rest.pixels.x)
                let y = max(0, rest.pixels.y - form.rest.pixels.y)
                if frame.maxX == form.visible.maxX { box.size.width += x }
                if frame.maxY == form.visible.maxY { box.size.height += y }
            }
            next = canvas.layers[number].parent
        }
        return box
    }

    /// The attribute that moves something by half cells.
    private static func move(_ rest: HalfCells) -> String {
        guard rest != .none else { return "" }
        return " transform=\"translate(\(SketchGrid.text(rest.pixels.x)) \(SketchGrid.text(rest.pixels.y)))\""
    }

    /// The cells of a line in which something else stands: text, or what was kept free for it.
    private func gaps(in form: DrawnForm) -> [Rect] {
        let rows = OutlineRows(form.outline, in: form.frame, isFilled: false)
        var gaps: [Rect] = []
        for y in form.frame.rows where y < canvas.height {
            for (_, columns) in rows.row(y).edge {
                for x in columns where x >= 0 && x < canvas.columns {
                    let glyph = canvas.cell(x, y).glyph
                    guard glyph.isText || glyph.isBlank else { continue }
                    if let last = gaps.last, last.minY == y, last.maxX == x {
                        gaps[gaps.count - 1] = Rect(x: last.minX, y: y, width: last.width + 1, height: 1)
                    } else {
                        gaps.append(Rect(x: x, y: y, width: 1, height: 1))
                    }
                }
            }
        }
        return gaps
    }

    // MARK: Colours

    /// How much of a form is drawn: what the layers around it leave of it is said there.
    private func alpha(of form: DrawnForm) -> Double {
        let ink = canvas.inks[form.ink]
        guard ink.groupOpacity > 0 else { return 0 }
        return min(1, ink.paint.alpha / ink.groupOpacity)
    }

    private func opacity(of form: DrawnForm) -> String {
        let alpha = alpha(of: form)
        return alpha < 1 ? " opacity=\"\(alpha.short)\"" : ""
    }

    /// The attributes of what has a colour.
    ///
    /// - Parameter box: the pixels around that.
    private mutating func color(
        of form: DrawnForm, _ paint: ResolvedPaint, _ attribute: String, in box: CGRect
    ) -> String {
        if let (kind, attributes, content) = paint.gradient?.element(in: form.frame, around: box) {
            return " \(attribute)=\"\(define(kind, attributes, content))\"\(opacity(of: form))"
        }
        let page = page.page(of: canvas.inks[form.ink])
        let color = paint.isPage ? page.background : paint.color ?? page.foreground
        let alpha = alpha(of: form)
        return " \(attribute)=\"\(color.hex)\"" + (alpha < 1 ? " \(attribute)-opacity=\"\(alpha.short)\"" : "")
    }
}

extension FormLayer {
    /// The form of a clip in some cells.
    fileprivate func form(_ outline: Outline, in frame: Rect) -> SketchForm {
        SketchForm(outline, in: frame, whole: outline == .circle ? inOthers?.box(of: frame) : nil)
    }
}

extension DrawnForm {
    /// The pixels of it; nil for those of its cells.
    fileprivate var box: CGRect? {
        switch outline {
        case .path: nil
        case .circle:
            trueSize?.circle(in: frame, stand) ?? inOthers?.box(of: frame) ?? trueSize?.box(in: frame, stand)
        case .rectangle, .rounded, .capsule, .ellipse: trueSize?.box(in: frame, stand)
        }
    }

    /// The pixels of its cells and of those to the lines that touch them, which stand in the middle of theirs; nil where none
    /// do.
    fileprivate var boxToLines: CGRect? {
        guard !seams.isEmpty else { return nil }
        func reach(_ edge: Edge.Set, _ cell: Double) -> Double { seams.contains(edge) ? (cell - 1) / 2 : 0 }
        let box = SketchGrid.pixels(of: frame)
        let (left, top) = (reach(.leading, SketchGrid.column), reach(.top, SketchGrid.row))
        return CGRect(
            x: box.minX - left, y: box.minY - top,
            width: box.width + left + reach(.trailing, SketchGrid.column),
            height: box.height + top + reach(.bottom, SketchGrid.row))
    }
}
