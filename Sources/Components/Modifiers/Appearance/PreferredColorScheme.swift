import Drawing
import StyleEngine

private enum PresentationOriginKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// Whether all that is shown would be light or dark if nothing inside had a wish; nil where nothing has.
    private var presentationOrigin: ColorScheme? {
        get { self[PresentationOriginKey.self] }
        set { self[PresentationOriginKey.self] = newValue }
    }

    /// Whether all that is shown would be light or dark if nothing inside had a wish.
    var givenColorScheme: ColorScheme { presentationOrigin ?? colorScheme }

    /// The environment of all that is shown, with what is wished inside.
    fileprivate func presented(in wish: ColorScheme?) -> EnvironmentValues? {
        let scheme = wish ?? givenColorScheme
        guard scheme != colorScheme else { return nil }
        var environment = self
        environment.presentationOrigin = scheme == givenColorScheme ? nil : givenColorScheme
        environment.colorScheme = scheme
        return environment
    }
}

/// Wishes that all that is shown is light or dark.
struct PreferredColorSchemeModifier: PrimitiveModifier {
    let scheme: ColorScheme?

    static func resolve(
        _ modifier: PreferredColorSchemeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        if resolver.presentation == nil { resolver.presentation = PreferredColorSchemes() }
        resolver.noteDependenceOnTree()
        let payload = ColorSchemeWish(modifier.scheme)
        content(resolver.open(TypeIdentity(PreferredColorSchemeModifier.self), .modifier, payload: payload, at: inputs))
    }
}

/// What is wished of the page by a view.
private final class ColorSchemeWish: Payload {
    let scheme: ColorScheme?

    init(_ scheme: ColorScheme?) { self.scheme = scheme }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let scheme, scheme != place.page, !isInsideAnother(node) else { return }
        place.notes.add(
            "preferredColorScheme \(scheme) is left out: all of a page is as its first view wishes; draw the view by itself"
        )
    }

    /// What stands further out counts, as its program says; what stands beside it would have a page of its own in previews.
    private func isInsideAnother(_ node: Node) -> Bool {
        var around = node.parent
        while let outer = around {
            if outer.payload is ColorSchemeWish { return true }
            around = outer.parent
        }
        return false
    }
}

/// The colour scheme of a presentation is a preference: the first wish of several beside each other counts, and of those
/// inside each other the outermost, even where it is none.
private struct PreferredColorSchemes: Presentation {
    func environment(_ given: EnvironmentValues, wishedIn root: Node) -> EnvironmentValues? {
        given.presented(in: (root.colorSchemeWish?.payload as? ColorSchemeWish)?.scheme)
    }
}

extension Node {
    /// The modifier below the node whose wish decides whether all that is shown is light or dark; nil where none does.
    package var colorSchemeWish: Node? {
        var pending = [self]
        while let node = pending.popLast() {
            guard !node.isLeftOut else { continue }
            if let wish = node.payload as? ColorSchemeWish {
                if wish.scheme != nil { return node }
            } else {
                pending += node.children.reversed()
            }
        }
        return nil
    }
}

extension View {
    /// Wishes that all that is shown is light or dark, not only this view; nil is no wish. To make a part of it light
    /// or dark, use `colorScheme(_:)`. Of views beside each other that wish something the first counts; what stands
    /// further out beats what is inside.
    ///
    /// - Example: `VStack { Text("a"); Text("b").preferredColorScheme(.dark) }`
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
