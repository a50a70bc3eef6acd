import Drawing

/// Short names for the elements that tests are made of.
func text(_ string: String, _ ink: Ink = .text, lines: Int? = nil) -> Element {
    Element(TextBlock(string, ink, TextSetting(lineLimit: lines)))
}

func vstack(_ children: Element..., align alignment: HorizontalAlignment = .center, spacing: Int? = nil) -> Element {
    Element(StackLayout.vertical(alignment, spacing: spacing), children)
}

func hstack(_ children: Element..., align alignment: VerticalAlignment = .center, spacing: Int? = nil) -> Element {
    Element(StackLayout.horizontal(alignment, spacing: spacing), children)
}

func zstack(_ children: Element..., align alignment: Alignment = .center) -> Element {
    Element(LayerLayout(alignment), children)
}

func spacer(_ axis: Axis?, minimum: Int? = nil) -> Element { Element(SpacerSpace(along: axis, minimum: minimum)) }

func fill(_ outline: Outline = .rectangle, _ color: Color = .green) -> Element {
    Element(ShapePainting(outline, .fill, color.resolved(in: PaintContext())))
}

func stroke(_ outline: Outline = .rectangle, _ color: Color = .primary, _ style: StrokeStyle = StrokeStyle()) -> Element
{
    Element(ShapePainting(outline, .stroke(style), color.resolved(in: PaintContext())))
}

func ink(_ color: Color, notes: [String] = [], details: [String] = []) -> Ink {
    Ink(.text, paint: color.resolved(in: PaintContext()), notes: notes, details: details)
}

extension Element {
    func wrapped(_ drawing: some Drawable) -> Element { Element(drawing, [self]) }

    func padding(_ points: Double = 16) -> Element {
        wrapped(PaddingLayout(EdgeInsets(top: points, leading: points, bottom: points, trailing: points)))
    }

    func frame(width: Int? = nil, height: Int? = nil, _ alignment: Alignment = .center) -> Element {
        let thin = (width == 1 ? [.horizontal] : Axis.Set()).union(height == 1 ? .vertical : [])
        return wrapped(FrameLayout(width: width, height: height, alignment: alignment, thinAxes: thin))
    }

    func filling(_ alignment: Alignment = .center) -> Element {
        wrapped(FlexibleFrameLayout(horizontal: .init(max: Size.infinity), alignment: alignment))
    }

    func background(_ other: Element, _ alignment: Alignment = .center) -> Element {
        Element(SecondaryLayout.background(alignment), [self, other])
    }

    func overlay(_ other: Element, _ alignment: Alignment = .center) -> Element {
        Element(SecondaryLayout.overlay(alignment), [self, other])
    }

    func border(_ color: Color = .primary) -> Element {
        wrapped(BorderLayout(.rectangle, Ink(.line, paint: color.resolved(in: PaintContext()))))
    }

    func drawn(width: Int = 80, _ charset: Charset = .ascii) -> String {
        Picture(of: self, width: width, charset: charset).text
    }
}
