extension Element {
    /// The element, turned around its middle. Shapes are drawn anew; of all else the legend says it in some words.
    ///
    /// Shapes may stand on top of each other and in frames. Where anything else does, nothing of it is drawn anew.
    public func turned(by angle: Angle, in scale: Scale, words: String) -> Element {
        isShape(within: Self.deepest) ? turnedShape(by: angle, in: scale) : Element(ToneLayout.detail(words), [self])
    }

    /// How many frames around a shape are looked into.
    private static let deepest = 64

    private func isShape(within levels: Int) -> Bool {
        if let painting = drawing as? ShapePainting { return painting.canTurn }
        let keepsMiddle = drawing is FrameLayout || drawing is FlexibleFrameLayout || drawing is AspectRatioLayout
        guard levels > 0, keepsMiddle || drawing is LayerLayout || drawing is SecondaryLayout else { return false }
        return !children.isEmpty && children.allSatisfy { $0.isShape(within: levels - 1) }
    }

    private func turnedShape(by angle: Angle, in scale: Scale) -> Element {
        if let painting = drawing as? ShapePainting { return Element(painting.turned(by: angle, in: scale)) }
        return Element(drawing, children.map { $0.turnedShape(by: angle, in: scale) })
    }
}

extension Outline {
    /// The form, turned around the middle of its frame.
    func turned(by angle: Angle, in scale: Scale) -> Outline {
        guard self != .circle else { return self }
        var isEvenOdd = false
        if case .path(let path) = self { isEvenOdd = path.isEvenOdd }
        let path = PathOutline(name: name, corner: corner) { rect in
            self.path(in: rect).rotated(by: angle, around: CGPoint(x: rect.midX, y: rect.midY))
        }
        return Outline.path(path).standing(in: scale, isEvenOdd: isEvenOdd)
    }

    /// The edge of the form in a rectangle in points.
    func path(in rect: CGRect) -> Path {
        let shorter = min(rect.width, rect.height)
        switch self {
        case .rectangle: return Path(rect)
        case .rounded(let corner): return Path(roundedRect: rect, cornerRadius: corner.radius)
        case .capsule: return Path(roundedRect: rect, cornerRadius: shorter / 2)
        case .circle:
            return Path(
                ellipseIn: CGRect(
                    x: rect.midX - shorter / 2, y: rect.midY - shorter / 2, width: shorter, height: shorter))
        case .ellipse: return Path(ellipseIn: rect)
        case .path(let path): return path.path(in: rect)
        }
    }
}
