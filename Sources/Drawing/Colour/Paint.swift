/// What any shape style comes down to: a description without types, which is resolved where it is painted.
public indirect enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// The current foreground (0) or one of its weaker levels (1 is `.secondary`).
    case level(Int)
    /// A style, a number of levels weaker.
    case weaker(Paint, Int)
    /// The tint of the place, or blue.
    case tint
    /// The background of the place.
    case background
    /// The colour of dividers.
    case separator
    /// The colour of what is selected.
    case selection
    /// A grey fill; 0 is the strongest.
    case fill(Int)
    /// A translucent layer.
    case material(Material)
    /// Colours that run into each other.
    case gradient(GradientPaint)
    /// A paint, thinner: 0 is nothing of it, 1 all of it.
    case opacity(Paint, Double)
    /// A paint with a shadow.
    case shadow(Paint, ShadowStyle)
    /// A paint that a control gives to what is in it: where nothing else was written, it need not be told.
    case usual(Paint)
    /// A paint that the place chooses.
    case own(OwnPaint)
}

extension Paint {
    /// What it takes to paint it, where it is made of others, in bytes: those that lie inside each other are named at each
    /// step.
    var byteCount: Int {
        var (paint, levels) = (self, 0)
        while levels < Paint.deepest {
            switch paint {
            case .weaker(let inner, _), .opacity(let inner, _), .shadow(let inner, _), .usual(let inner): paint = inner
            case .color(let color): return (levels << 10) + color.byteCount
            case .gradient(let gradient): return (levels << 10) + gradient.gradient.byteCount
            default: return levels << 10
            }
            levels += 1
        }
        return levels << 10
    }

    /// What lies deeper inside need not be counted: it is too much.
    private static var deepest: Int { 1 << 17 }
}

/// A paint that a function chooses by what is known about the place that is painted.
public struct OwnPaint: Hashable, Sendable {
    /// The function, one and the same for all copies, so that paints can be compared.
    private final class Source: @unchecked Sendable {
        let paint: (Any) -> Paint

        init(_ paint: @escaping (Any) -> Paint) { self.paint = paint }
    }

    private let source: Source

    /// A paint by a function of the environment of a place.
    public init(_ paint: @escaping (_ environment: Any) -> Paint) { source = Source(paint) }

    fileprivate func chosen(in environment: Any?) -> Paint { environment.map(source.paint) ?? .level(0) }

    public static func == (one: OwnPaint, other: OwnPaint) -> Bool { one.source === other.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// What a style needs to know about its surroundings to become a colour.
public struct PaintContext {
    /// Whether the surroundings are light or dark, which decides what system colours are.
    public var colorScheme: ColorScheme
    /// Whether the page is light or dark.
    private let page: ColorScheme
    /// The tint that was set, if any.
    public var tint: Paint?
    /// The foreground styles that were set: primary, secondary, tertiary.
    public var foreground: [Paint]
    /// The background style that was set, if any.
    public var background: Paint?
    /// How points become cells, for gradients whose lengths are points.
    public var scale: Scale
    /// The environment, which styles of one's own ask; nil where there is none.
    public var environment: Any?
    /// The styles of one's own that are being asked.
    private var depth = 0

    /// Surroundings in which nothing was set but what is given; without a word about the page it is as they are.
    public init(
        colorScheme: ColorScheme = .light, page: ColorScheme? = nil, tint: Paint? = nil, foreground: [Paint] = [],
        background: Paint? = nil, scale: Scale = .standard, environment: Any? = nil
    ) {
        self.colorScheme = colorScheme
        self.page = page ?? colorScheme
        self.tint = tint
        self.foreground = foreground
        self.background = background
        self.scale = scale
        self.environment = environment
    }

    /// Whether the surroundings are dark on a light page, or light on a dark one.
    package var isForeign: Bool { colorScheme != page }

    /// A name that says so where they are.
    func name(_ name: String) -> String { isForeign ? "\(colorScheme) \(name)" : name }

    /// The most styles of one's own that choose each other; one that chooses itself would never end.
    private static let deepest = 100

    /// What a style of one's own comes down to here.
    func resolved(_ paint: OwnPaint) -> ResolvedPaint {
        guard depth < Self.deepest else { return .plain }
        var inner = self
        inner.depth += 1
        return paint.chosen(in: environment).resolved(in: inner)
    }
}

/// A style that has become a colour with a name.
public struct ResolvedPaint: Hashable, Sendable {
    /// What the legend calls it; empty for the plain foreground.
    public var name: String
    /// The colour on a terminal; nil is the terminal's own.
    public var color: RGB?
    /// How much of what lies below it hides, 0...1.
    public var alpha: Double
    /// Whether it can't be told from the page: painted as blank cells.
    public var isPage: Bool
    /// Whether it is the foreground that nobody chose, though it has a colour where the page has another one.
    var isPlain = false
    /// Whether a control gives it to what is in it, so that it need not be told.
    var isUsual = false
    /// Whether it is the plain foreground because somebody wanted that, so that no control gives it a colour.
    var isChosen = false
    /// Whether nothing can be read through it, as through a material, which blurs what lies below.
    var isBlurring = false
    /// The shadow that it casts, if any.
    @Rare public var shadow: ShadowStyle?
    /// What it is where it lies on a fill and not on the page, if its own colour is one that was mixed with the page.
    @Rare var weakness: Weakness? = nil
    /// The colours that run into each other, if it is a gradient.
    @Rare var gradient: GradientFill? = nil

    /// A colour with the name that the legend shows. `alpha` is 0...1.
    public init(name: String, color: RGB?, alpha: Double = 1, isPage: Bool = false, shadow: ShadowStyle? = nil) {
        self.name = name
        self.color = color
        self.alpha = alpha
        self.isPage = isPage
        self.shadow = shadow
    }

    /// A colour of which there is only a part, as of what is secondary.
    struct Weakness: Hashable, Sendable {
        let color: RGB
        /// How much of it there is, 0...1.
        let part: Double
    }

    /// How much of something can't be seen, 0...1: as much as reacts to touches, and is there for nothing else.
    static let unseen = 0.01

    /// The plain foreground.
    public static let plain = ResolvedPaint(name: "", color: nil)
}

extension Paint: CustomStringConvertible {
    /// What the legend would call it where nothing was set.
    public var description: String {
        let name = resolved(in: PaintContext()).name
        return name.isEmpty ? "primary" : name
    }
}
