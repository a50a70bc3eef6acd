extension Paint {
    /// The colour and the name that the style has in its surroundings.
    public func resolved(in context: PaintContext) -> ResolvedPaint {
        switch self {
        case .color(let color): color.resolved(in: context)
        case .level(let level): Self.level(level, in: context)
        case .weaker(let paint, let levels): paint.base(in: context).weakened(levels, in: context)
        case .tint: Self.tint(in: context)
        case .background: Self.background(in: context)
        case .separator:
            ResolvedPaint(
                name: "separator",
                color: context.colorScheme == .dark ? RGB(84, 84, 88) : SystemColor.separator.rgb(.light))
        case .selection: Self.accent("selection", in: context)
        case .fill(let level):
            ResolvedPaint(
                name: level == 0 ? "fill" : HierarchicalShapeStyle.name(of: level) + " fill", color: RGB(120, 120, 128),
                alpha: [0.2, 0.16, 0.12, 0.08][min(level, 3)])
        case .material(let material): material.resolved(in: context)
        case .gradient(let gradient): gradient.resolved(in: context)
        case .opacity(let paint, let opacity): paint.resolved(in: context).faded(opacity)
        case .own(let paint): context.resolved(paint)
        case .usual(let paint): paint.resolved(in: context).usual
        case .shadow(let paint, let shadow): paint.resolved(in: context).shadowed(shadow)
        }
    }

    private static func level(_ level: Int, in context: PaintContext) -> ResolvedPaint {
        if level > 0, level < context.foreground.count { return context.foreground[level].base(in: context) }
        guard var first = context.foreground.first else {
            var plain = plain(level, in: context)
            plain.isPlain = level == 0 && context.isForeign
            return plain
        }
        if level > 0 { first = first.written }
        // A level of a level counts from the plain foreground: a style can't refer to itself.
        if case .level(let other) = first { return plain(min(4, level + other), in: context) }
        return first.base(in: context).weakened(level, in: context)
    }

    /// The style with a level of the foreground replaced by what it means where these are the foreground's styles:
    /// what is set inside counts from what was set outside.
    public func anchored(in foreground: [Paint]) -> Paint {
        if case .usual(let paint) = self {
            // Of what is written outside it makes something that is told.
            let isWritten = foreground.contains { $0 == $0.written }
            return isWritten ? paint.anchored(in: foreground) : .usual(paint.anchored(in: foreground))
        }
        guard case .level(let level) = self, let first = foreground.first?.written else { return self }
        if level < foreground.count { return foreground[level] }
        return switch first {
        case .level(let other): .level(min(4, level + other))
        case .weaker(let paint, let other): .weaker(paint, min(4, level + other))
        default: .weaker(first, level)
        }
    }

    /// The paint as somebody would write it.
    private var written: Paint { if case .usual(let paint) = self { paint } else { self } }

    /// The style with levels counted from the plain foreground.
    private func base(in context: PaintContext) -> ResolvedPaint {
        var outer = context
        outer.foreground = []
        return resolved(in: outer)
    }

    fileprivate static func plain(_ level: Int, in context: PaintContext) -> ResolvedPaint {
        guard level > 0 || context.isForeign else { return .plain }
        return ResolvedPaint(
            name: context.name(HierarchicalShapeStyle.name(of: level)),
            color: RGB.foreground(level, context.colorScheme))
    }

    private static func accent(_ name: String, in context: PaintContext) -> ResolvedPaint {
        ResolvedPaint(name: name, color: SystemColor.blue.rgb(context.colorScheme))
    }

    private static func tint(in context: PaintContext) -> ResolvedPaint {
        guard let tint = context.tint, tint != .tint else {
            return accent("accent", in: context)
        }
        var outer = context
        outer.tint = nil
        return tint.resolved(in: outer)
    }

    private static func background(in context: PaintContext) -> ResolvedPaint {
        guard let background = context.background, background != .background else {
            return ResolvedPaint(
                name: context.name("background"), color: Page(context.colorScheme).background,
                isPage: !context.isForeign)
        }
        var outer = context
        outer.background = nil
        return background.resolved(in: outer)
    }
}

extension Color {
    /// The colour and the name that it has in its surroundings.
    public func resolved(in context: PaintContext) -> ResolvedPaint {
        var paint: ResolvedPaint
        switch base {
        case .system(.clear): return ResolvedPaint(name: "clear", color: nil, alpha: 0)
        case .system(let color):
            return ResolvedPaint(
                name: name, color: color.rgb(context.colorScheme), alpha: alpha * color.alpha(context.colorScheme))
        case .dynamic: return resolved(for: context.colorScheme).resolved(in: context)
        case .white(let white): paint = ResolvedPaint(name: name, color: RGB(red: white, green: white, blue: white))
        case .rgb(let red, let green, let blue):
            paint = ResolvedPaint(name: name, color: RGB(red: red, green: green, blue: blue))
        case .mix(let one, let other, let fraction, let space):
            let (one, other) = (one.stop(in: context), other.stop(in: context))
            let mixed = one.alpha + (other.alpha - one.alpha) * fraction
            // What can't be seen of a colour doesn't count.
            let part = mixed > 0 ? fraction * other.alpha / mixed : fraction
            return ResolvedPaint(
                name: name, color: one.color.mixed(with: other.color, by: part, in: space), alpha: mixed * alpha)
        case .asset: paint = ResolvedPaint(name: name, color: SystemColor.gray.rgb(context.colorScheme))
        case .accent:
            paint = Paint.tint.resolved(in: context)
            return alpha < 1 ? paint.faded(alpha) : paint
        case .level(let level):
            guard alpha < 1 else {
                var plain = Paint.plain(level, in: context)
                plain.isChosen = plain.color == nil || plain.isPlain
                return plain
            }
            paint = ResolvedPaint(name: name, color: RGB.foreground(level, context.colorScheme))
        }
        paint.alpha = alpha
        return paint
    }
}

extension Color {
    /// The colour where others are made of it; what is clear has that of black, and nothing of it.
    func stop(in context: PaintContext) -> (color: RGB, alpha: Double) {
        let paint = resolved(in: context)
        return (paint.color ?? (paint.alpha > 0 ? RGB.foreground(0, context.colorScheme) : .black), paint.alpha)
    }
}

extension ResolvedPaint {
    /// The paint as one that need not be told.
    var usual: ResolvedPaint {
        var paint = self
        paint.isUsual = true
        return paint
    }

    /// The paint some levels weaker, and named so: nearer to the colour of a page.
    func weakened(_ levels: Int, in context: PaintContext) -> ResolvedPaint {
        guard levels > 0 else { return self }
        var paint = self
        (paint.isUsual, paint.isPlain, paint.isChosen) = (false, false, false)
        // The plain foreground has levels of its own.
        let (first, weak) = (Paint.plain(0, in: context), Paint.plain(levels, in: context))
        if name == first.name, color == first.color {
            (paint.name, paint.color) = (weak.name, weak.color)
            return paint
        }
        paint.name += " " + HierarchicalShapeStyle.name(of: levels)
        let part = [1, 0.7, 0.5, 0.35, 0.25][min(levels, 4)]
        let page = Page(context.colorScheme).background
        paint.weakness = color.map { Weakness(color: $0, part: part) }
        paint.color = color.map { $0 == page ? .raised(levels, context.colorScheme) : $0.over(page, part) }
        paint.isPage = false
        return paint
    }

    /// The paint, thinner, and named so.
    package func faded(_ opacity: Double) -> ResolvedPaint {
        var paint = self
        let part = opacity.isNaN ? 0 : max(0, min(1, opacity))
        guard part < 1 else { return paint }
        (paint.isUsual, paint.isPlain) = (false, false)
        paint.alpha *= part
        paint.name = (name.isEmpty ? "primary" : name) + " \((part * 100).short)%"
        return paint
    }

    /// The paint with a shadow, and named so.
    func shadowed(_ shadow: ShadowStyle) -> ResolvedPaint {
        var paint = self
        paint.shadow = shadow
        return paint
    }
}

extension RGB {
    /// A grey that stands out from a page: each level of the page's own colour more.
    fileprivate static func raised(_ level: Int, _ scheme: ColorScheme) -> RGB {
        let light = [RGB(242, 242, 247), RGB(229, 229, 234), RGB(209, 209, 214), RGB(199, 199, 204)]
        let dark = [RGB(44, 44, 46), RGB(58, 58, 60), RGB(72, 72, 74), RGB(84, 84, 88)]
        return (scheme == .dark ? dark : light)[max(0, min(level - 1, 3))]
    }

    /// The colour of text (0), and of what is some levels weaker, on a light or on a dark page.
    fileprivate static func foreground(_ level: Int, _ scheme: ColorScheme) -> RGB {
        let light = [black, RGB(128, 128, 132), RGB(174, 174, 178), RGB(199, 199, 204), RGB(209, 209, 214)]
        let dark = [white, RGB(152, 152, 159), RGB(99, 99, 102), RGB(72, 72, 74), RGB(58, 58, 60)]
        return (scheme == .dark ? dark : light)[min(level, 4)]
    }
}
