/// A form that was drawn on a canvas, for pictures that are drawn with forms and not with characters.
struct DrawnForm {
    /// How it was drawn.
    enum Coat: Hashable {
        /// The area of a number.
        case fill(area: Int)
        /// A line along the edge. One that takes cells of its own runs through their middles.
        case line(StrokeStyle, isInside: Bool, hasCells: Bool)
        /// A line from one end of its cells to the other.
        case rule(Axis)
        /// A rectangle so thin that cells show it as such a line.
        case bar(Axis)
        /// What the form throws on what lies beside it.
        indirect case shadow(ShadowStyle)
        /// A symbol, as large as its cells allow.
        indirect case symbol(SymbolForm)
        /// The border of a control or its face. One with edges on rows of their own runs through the middle of these.
        case control(ControlFrame.Kind, hasEdges: Bool)
    }

    let outline: Outline
    /// The cells in which the outline stands.
    let frame: Rect
    let coat: Coat
    /// The number of its ink.
    let ink: UInt16
    /// The cells that could be seen when it was drawn.
    let visible: Rect
    /// The half cells by which it stands further to the right and down.
    let rest: HalfCells
    /// The cells that it takes on a canvas, where those are others: it has one middle with what lies in it there.
    let fitted: Rect?
    /// How it stands in shapes around it with which it has its middle in common; nil where there are none.
    let inOthers: ConcentricStand?
    /// Its true size, and the point of its cells where it stands if that is less than they are.
    let trueSize: TrueSize?
    let stand: UnitPoint
    /// The number of the area that was begun last when it was drawn.
    let area: Int
    /// The place in the marks of the canvas of what the legend says of it; nil where that is nothing.
    let mark: Int?
    /// Whether it stands in a control, on a row of that.
    let isEnclosed: Bool
    /// Whether it is a line that stands on what lies behind all of the thing around which it leads.
    let isPartOfFace: Bool
    /// Its edges that lines touch.
    let seams: Edge.Set
    /// The innermost layer that it lies in, by its number.
    let layer: Int?

    /// The cells of it on the canvas.
    var cells: Rect { fitted ?? frame }

    /// Its edge on the canvas, in pixels of the picture.
    ///
    /// - Parameters:
    ///   - inset: how much further inside it runs, in pixels.
    ///   - isInCells: whether it stands in its cells also where it has its middle in common with shapes around it.
    func path(insetBy inset: Double = 0, isInCells: Bool = false) -> Path {
        guard !isInCells, let inOthers else { return SketchForm(outline, in: cells, insetBy: inset).path }
        return SketchForm(outline, in: frame, insetBy: inset).path.applying(inOthers.change)
    }

    /// Whether it is an oval that is filled, and has its middle in common with shapes around it.
    var isOvalInOthers: Bool {
        if case .fill = coat {
            inOthers != nil && (outline == .circle || outline == .ellipse) && cells.height > 1
        } else {
            false
        }
    }
}

/// What is done to several forms at once.
struct FormLayer {
    enum Effect {
        /// Only what lies inside an outline in some cells is kept.
        case clip(Outline, Rect, HalfCells)
        /// Only what lies behind a mask is kept.
        /// It has a canvas of its own, so that it is kept elsewhere: layers are nested as deep as clips are.
        indirect case mask(Stencil?)
        /// All of them are as faint as a part of 1 says.
        case faint(Double)
        /// All of them are turned or scaled in pixels of the picture, which cells can't show.
        case turned(CGAffineTransform)
        /// All of them are blurred by so many points.
        case blurred(Double)
    }

    var effect: Effect
    /// How a clip stands in shapes around it with which it has its middle in common; nil where there are none.
    let inOthers: ConcentricStand?
    /// The layer around it.
    let parent: Int?
}

extension Canvas {
    /// Notes a form that is drawn in some cells of the canvas.
    ///
    /// - Parameters:
    ///   - fitted: the cells that it takes on the canvas, where those are others.
    ///   - inOthers: how it stands in shapes around it with which it has its middle in common.
    ///   - mark: the place in the marks of what the legend says of it.
    mutating func note(
        _ outline: Outline, in frame: Rect, fitted: Rect? = nil, inOthers: ConcentricStand? = nil,
        _ coat: DrawnForm.Coat,
        _ ink: UInt16, mark: Int? = nil
    ) {
        guard !clip.isEmpty, !frame.isEmpty else { return }
        forms.append(
            DrawnForm(
                outline: outline, frame: frame, coat: coat, ink: ink, visible: clip, rest: rest, fitted: fitted,
                inOthers: inOthers, trueSize: trueSize, stand: stand, area: area, mark: mark,
                isEnclosed: isEnclosing && frame.height == 1, isPartOfFace: drawsFaces, seams: seamed(frame),
                layer: layer))
        coverTurns()
    }

    /// Whether a layer, or one around it, turns what lies in it, which cells can't show. Cost: linear in these.
    func isTurned(_ layer: Int?) -> Bool {
        var next = layer
        while let number = next {
            if case .turned = layers[number].effect { return true }
            next = layers[number].parent
        }
        return false
    }

    /// The cells into which forms reach that stand between cells.
    var formsBetweenCells: [Rect] {
        forms.filter { $0.rest != .none }.map { form in
            let (cells, x, y) = (form.frame.intersection(form.visible), Int(form.rest.x), Int(form.rest.y))
            return cells.moved(by: Point(x: x >> 1, y: y >> 1))
                .union(cells.moved(by: Point(x: (x + 1) >> 1, y: (y + 1) >> 1)))
        }
    }

    /// Draws all that lies in a layer, and answers its number.
    ///
    /// - Parameter inOthers: how a clip stands in shapes around it with which it has its middle in common.
    @discardableResult
    mutating func layered(
        _ effect: FormLayer.Effect, inOthers: ConcentricStand? = nil, _ draw: (inout Canvas) -> Void
    ) -> Int {
        let (outer, number) = (layer, layers.count)
        layers.append(FormLayer(effect: effect, inOthers: inOthers, parent: outer))
        layer = number
        draw(&self)
        layer = outer
        return number
    }
}
