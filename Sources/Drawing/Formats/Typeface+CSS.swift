extension Typeface {
    /// The properties that make a viewer show it, but for the thickness and the lines of letters.
    var properties: [String] {
        var properties: [String] = []
        if scale != 1 { properties.append("font-size: \(SketchGrid.text(SketchGrid.fontSize * scale))px") }
        if let fonts { properties.append("font-family: \(fonts)") }
        if spacing != 0 { properties.append("letter-spacing: \(SketchGrid.text(apart))px") }
        if hasSmallCapitals { properties.append("font-variant: small-caps") }
        if let filter { properties.append(filter) }
        return properties
    }

    /// The property that blurs something, and lets it cast shadows; nil where there is nothing of that.
    var filter: String? {
        let filters = filters
        return filters.isEmpty ? nil : "filter: \(filters.joined(separator: " "))"
    }

    /// The pixels by which letters stand apart. Where their columns are no wider for that, they keep most of their width.
    private var apart: Double {
        if let spread { return (spread - width) * SketchGrid.column }
        return min(max(spacing * Self.pixel, -Self.mostApart), Self.mostApart)
    }

    private static let mostApart = 2.5

    /// Where the letters stand, in pixels below those that are not raised.
    var drop: Double { -rise * Self.pixel }

    private var fonts: String? {
        switch design {
        case .usual: nil
        case .serif: "ui-serif, Georgia, 'DejaVu Serif', serif"
        case .rounded: "ui-rounded, 'SF Pro Rounded', Nunito, Quicksand, system-ui, sans-serif"
        }
    }

    private var filters: [String] {
        let shadows = shadows.map { shadow in
            let paint = shadow.color.resolved(in: PaintContext())
            let lengths = [shadow.x, shadow.y, shadow.radius].map { SketchGrid.text($0 * Self.pixel) + "px" }
            return "drop-shadow(\(lengths.joined(separator: " ")) \((paint.color ?? .black).css(alpha: paint.alpha)))"
        }
        return (blur > 0 ? ["blur(\(SketchGrid.text(blur * Self.pixel))px)"] : []) + shadows
    }

    /// The pixels of a point.
    private static let pixel = SketchGrid.column / 8
}

extension PictureRun {
    /// The lines below and through the letters, as style sheets name them: one by one where they look unlike usual.
    var decorations: [(words: String, color: RGB?)] {
        let lines: [(Ink.Traits, String, Typeface.Line?)] = [
            (.underline, "underline", typeface?.underline), (.strikethrough, "line-through", typeface?.strikethrough),
        ]
        let shown = lines.filter { traits.contains($0.0) }
        guard shown.contains(where: { $0.2?.isUsual == false }) else {
            return shown.isEmpty ? [] : [(shown.map(\.1).joined(separator: " "), nil)]
        }
        return shown.map { ([$0.1, $0.2?.words].compactMap { $0 }.joined(separator: " "), $0.2?.color) }
    }

    /// Whether its letters are thicker than usual.
    var isHeavy: Bool { typeface?.weight.map { $0 >= 600 } ?? traits.contains(.bold) }

    /// How thick the letters are, as style sheets have it; nil as usual.
    var weight: String? {
        if let weight = typeface?.weight { return weight == 400 ? nil : "\(weight)" }
        return traits.contains(.bold) ? "bold" : nil
    }
}

extension Typeface.Line {
    /// What it is made of; nil of one stroke.
    fileprivate var words: String? {
        switch pattern {
        case .solid: nil
        case .dashes: "dashed"
        case .dots: "dotted"
        }
    }
}

extension RGB {
    /// The colour as style sheets have it, of which there is a part, 0...1.
    fileprivate func css(alpha: Double) -> String { "rgb(\(red) \(green) \(blue) / \(alpha.short))" }
}
