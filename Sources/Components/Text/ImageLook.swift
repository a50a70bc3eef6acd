import Drawing
import StyleEngine

/// What an image shows of itself: a glyph, or its name between the signs that tell a symbol from an image of one's own, and what
/// the legend says of it.
struct ImageLook: Hashable, Sendable {
    private let name: String
    private let isSymbol: Bool
    /// Whether the image is drawn in the colour of its place; nil as its kind is.
    var renderingMode: Image.TemplateRenderingMode?
    /// The way in which a symbol is coloured, nil within for the usual one; nil as its place says.
    var symbolRenderingMode: SymbolRenderingMode??
    var interpolation: Image.Interpolation?
    var isAntialiased = true
    var resizingMode = Image.ResizingMode.stretch
    /// What keeps its size at the edges of an image that is stretched, in points.
    var capInsets = EdgeInsets()

    init(symbol name: String) { (self.name, isSymbol) = (DisplayText.safe(name), true) }

    init(_ name: String) { (self.name, isSymbol) = (DisplayText.safe(name), false) }

    /// The image's name, in the variant that a place asks of symbols, or the glyph that stands for it there.
    func text(at place: Surroundings) -> String {
        guard isSymbol else { return text }
        let name = place.environment.symbolVariants.applied(to: name)
        return SymbolGlyph.text(of: name, in: place.charset)
            ?? "\(Sign.open)\(SymbolGlyph.shortName(of: name))\(Sign.close)"
    }

    /// The short name of a symbol that has no glyph at a place; nil of all others.
    func word(at place: Surroundings) -> String? {
        guard isSymbol else { return nil }
        let name = place.environment.symbolVariants.applied(to: name)
        return SymbolGlyph.text(of: name, in: place.charset) == nil ? SymbolGlyph.shortName(of: name) : nil
    }

    /// What stands for a symbol at a place where there is no room for its frame or its name; nil of all others.
    func narrow(at place: Surroundings) -> String? {
        guard isSymbol else { return nil }
        return word(at: place) == nil ? SymbolGlyph.narrow(text(at: place)) : "\(Sign.symbol)"
    }

    /// The form of a symbol that can be drawn, in the variant that a place asks of symbols; nil of all others.
    func form(at place: Surroundings) -> SymbolForm? {
        isSymbol ? SymbolForm(named: place.environment.symbolVariants.applied(to: name)) : nil
    }

    /// The image's name in words, in the variant that a place asks of symbols.
    func title(in environment: EnvironmentValues) -> String {
        isSymbol ? "<\(environment.symbolVariants.applied(to: name))>" : text
    }

    /// The name of a symbol that is shown by a glyph or by a shorter name at a place, for the legend; empty of all others.
    func hiddenName(at place: Surroundings) -> String {
        guard isSymbol else { return "" }
        let name = place.environment.symbolVariants.applied(to: name)
        let isWhole = SymbolGlyph.text(of: name, in: place.charset) == nil && SymbolGlyph.shortName(of: name) == name
        return isWhole ? "" : name
    }

    /// How a symbol is coloured at a place. Several styles of that are the palette of its symbols, where nothing else is said.
    private func coloring(in environment: EnvironmentValues) -> SymbolRenderingMode {
        let usual = environment.foregroundPaints.count > 1 ? SymbolRenderingMode.palette : .monochrome
        return (symbolRenderingMode ?? environment.symbolRenderingMode) ?? usual
    }

    /// An ink with both colours of a symbol that has two at a place. A glyph has one: that of what takes most of the symbol.
    func colored(_ ink: Ink, at place: Surroundings) -> Ink {
        guard form(at: place)?.hasLayers == true else { return ink }
        var ink = ink
        switch coloring(in: place.environment) {
        case .palette where place.environment.foregroundPaints.count > 1:
            let second = Paint.level(1).resolved(in: place.paintContext)
            if place.charset == .drawn { ink.second = second } else { ink.paint = second }
        case .hierarchical where place.charset == .drawn: ink.second = ink.paint.faded(0.5)
        default: break
        }
        return ink
    }

    /// The image's name as it is written.
    var text: String { isSymbol ? "\(Sign.open)\(name)\(Sign.close)" : "{\(name)}" }

    /// What the legend says of the image at a place.
    func words(at place: Surroundings) -> [String] {
        let environment = place.environment
        var words: [String] = []
        if isSymbol, environment.imageScale != .medium { words.append("\(environment.imageScale) scale") }
        let styles = environment.foregroundPaints.indices
        let coloring = coloring(in: environment)
        if isSymbol, coloring != .monochrome {
            let context = place.paintContext
            let names = styles.map { Paint.level($0).resolved(in: context).name }.map { $0.isEmpty ? "primary" : $0 }
            let isTold = coloring == .palette && names.count > 1
            words.append(isTold ? "palette of \(names.joined(separator: " and "))" : coloring.name)
        }
        if let renderingMode, (renderingMode == .template) != isSymbol { words.append("\(renderingMode)") }
        if let interpolation { words.append("interpolation \(interpolation)") }
        if !isAntialiased { words.append("not antialiased") }
        if resizingMode == .tile { words.append("tiled") }
        if capInsets != EdgeInsets() { words.append("caps \(capInsets.words)") }
        return words
    }
}

extension EdgeInsets {
    /// The four distances, from the top to the leading, the bottom and the trailing edge: one where they are the same.
    var words: String {
        let all = [top, leading, bottom, trailing].map(\.short)
        return Set(all).count == 1 ? all[0] : all.joined(separator: " ")
    }
}
