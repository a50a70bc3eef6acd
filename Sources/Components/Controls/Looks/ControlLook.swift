import Drawing
import StyleEngine

/// What a built-in style draws around the views that it was handed: a group, so that a tree shows the views alone.
struct ControlLook<Content: View>: PrimitiveView {
    private let axis: Axis
    private let element: (Surroundings, [Element]) -> Element
    private let environment: (inout EnvironmentValues) -> Void
    private let content: Content

    /// A look that makes one element of those of the content.
    ///
    /// - Parameters:
    ///   - content: the views that were handed to the style.
    ///   - axis: the direction in which they stand beside each other.
    ///   - environment: changes the environment of the content.
    ///   - element: makes the element.
    init(
        _ content: Content, axis: Axis = .horizontal,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        element: @escaping (Surroundings, [Element]) -> Element
    ) {
        self.content = content
        self.axis = axis
        self.environment = environment
        self.element = element
    }

    static func _resolve(_ view: ControlLook, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: view.axis, view.element)
        var inner = resolver.open(TypeIdentity(ControlLook.self), .group, payload: payload, at: inputs)
        view.environment(&inner.environment)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

/// Several views that count as one part of a control, side by side or one below the other.
struct ControlPart<Content: View>: PrimitiveView {
    private let axis: Axis
    private let content: Content
    private var isLabel = false

    init(_ axis: Axis, _ content: Content) {
        self.axis = axis
        self.content = content
    }

    /// What a control is called.
    init(label: Content) {
        self.init(.horizontal, label)
        isLabel = true
    }

    static func _resolve(_ view: ControlPart, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: view.axis) { _, elements in
            if view.isLabel { return .label(of: elements).whole }
            let all: Element = view.axis == .horizontal ? .row(ofSeen: elements) : .column(of: elements, .leading)
            return all.whole
        }
        let inner = resolver.open(TypeIdentity(ControlPart.self), .group, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension Element {
    /// One element for several: alone as it is, more than one side by side.
    static func row(of elements: [Element]) -> Element {
        elements.count == 1 ? elements[0] : Element(StackLayout.horizontal(), elements)
    }

    /// One element for several with those left out that show nothing.
    static func row(ofSeen elements: [Element]) -> Element { .row(of: elements.filter { !$0.isNothing }) }

    /// One element for what a control is called: several texts are a title and, below it, what is secondary.
    static func label(of elements: [Element]) -> Element {
        let rest = elements.dropFirst()
        guard let title = elements.first, title.isText || title.drawing is StackLayout, !rest.isEmpty,
            rest.allSatisfy(\.isText)
        else { return .row(of: elements) }
        return .column(of: [title] + rest.map { Element(ToneLayout { $0.sayIfAsked("secondary") }, [$0]) }, .leading)
    }

    /// The row of no views.
    static var nothing: Element { .row(of: []) }

    /// Whether it is the row of no views.
    var isNothing: Bool { children.isEmpty && drawing is StackLayout }

    /// Whether it is a text, and not the name of an image, whatever stands around it.
    private var isText: Bool {
        var element = self
        while element.children.count == 1 { element = element.children[0] }
        return (element.drawing as? TextBlock)?.ending == 0
    }

    /// The element with a word about each of its texts in the legend.
    func noted(_ words: [String]) -> Element {
        words.reversed().reduce(self) { Element(ToneLayout.detail($1), [$0]) }
    }

    /// The element with text that has no colour of its own in the colour of a paint.
    func colored(_ paint: ResolvedPaint) -> Element { Element(ToneLayout { $0.color = paint.color }, [self]) }

    /// The element with text that has no colour of its own in the tint, unless the place was given the foreground's.
    func tinted(in place: Surroundings) -> Element {
        if case .level = place.environment.foregroundPaints.first { return self }
        return colored(place.resolved(.tint))
    }

    /// The element as a link: in angle brackets, which drawings have no need of.
    func linked(in place: Surroundings) -> Element {
        let link = place.charset == .drawn ? self : Element(Brackets("\(Sign.linkLeft)", "\(Sign.linkRight)"), [self])
        return link.tinted(in: place)
    }

    /// The element with text as pale as what stands where something is to be typed.
    var quiet: Element { Element(ToneLayout { $0.strength = 0.5 }, [self]) }

    /// The element as what something is called.
    var heading: Element { Element(ToneLayout { $0.isHeading = true }, [self]) }

    /// The element as a remark below something.
    var remark: Element { Element(ToneLayout { $0.isRemark = true }, [self]) }

    /// The element with the colour of a paint behind its text.
    func on(_ paint: ResolvedPaint) -> Element {
        Element(ToneLayout { ($0.backdrop, $0.backdropOpacity) = (paint.color, paint.alpha) }, [self])
    }

    /// The element of a control, of which the legend says what its place makes of it: that it is disabled, and a size
    /// that isn't the usual one.
    func standing(in place: Surroundings) -> Element {
        let size = place.environment.controlSize
        let words = size == .regular ? [] : ["\(size)"]
        guard !place.environment.isEnabled else { return noted(words) }
        return Element(ToneLayout { $0.disable() }, [noted(words)])
    }

    /// The element of a part of a control beside its label, which says by itself what the place makes of the control: it
    /// shows only that it is disabled.
    func acting(in place: Surroundings) -> Element {
        place.environment.isEnabled ? self : Element(ToneLayout { $0.isDisabled = true }, [self])
    }
}

extension Surroundings {
    /// The ink of a control's own signs: in the tint, which has a name where one was set.
    var tintInk: Ink {
        var paint = resolved(.tint)
        if environment.tintPaint == nil { paint.name = "" }
        return Ink(.text, paint: paint)
    }

    /// What the legend says of a tint that text would show, if it had no colour of its own.
    var hiddenTint: [String] {
        guard environment.tintPaint != nil, !environment.foregroundPaints.isEmpty else { return [] }
        return ["tint \(resolved(.tint).name)"]
    }

    /// The ink of a control's own signs where its style may have a tint of its own.
    func tintInk(or tint: Color?) -> Ink { tint.map { Ink(.text, paint: resolved($0)) } ?? tintInk }
}
