/// The styles of one family at one place in the tree, from the one that is taken first to the one taken last.
///
/// A persistent linked list: a push and a pop each cost the same at any depth and never copy (rules B1, B3, B5).
public struct StyleStack: Sequence {
    private var head: Link?

    private final class Link {
        let style: ErasedStyle
        var next: Link?
        let count: Int
        let place: SourcePlace

        init(style: ErasedStyle, next: Link?, at place: SourcePlace) {
            self.place = place
            self.style = style
            self.next = next
            count = (next?.count ?? 0) + 1
        }

        // Frees a long stack link by link: the nested releases of a linked list would exhaust the machine's stack.
        deinit {
            var link = next
            next = nil
            while isKnownUniquelyReferenced(&link), let following = link?.next {
                link?.next = nil
                link = following
            }
        }
    }

    /// Creates a stack on which nothing was pushed.
    public init() {}

    /// The style that the next component takes, or nil where it takes its default.
    public var top: ErasedStyle? { head?.style }

    /// The call that pushed the style on top, where it is known.
    public var topPlace: SourcePlace? { head?.place.known }

    /// The styles from the top down, each with the call that pushed it.
    public var pushes: [PushedStyle] {
        var pushes: [PushedStyle] = []
        var link = head
        while let current = link {
            pushes.append(
                PushedStyle(style: current.style, place: current.place.known, identity: ObjectIdentifier(current)))
            link = current.next
        }
        return pushes
    }

    /// Tells the push on top from all others, as long as it stands on a stack.
    package var topIdentity: ObjectIdentifier? { head.map(ObjectIdentifier.init) }

    /// Visits the pushes from the top down, until one was visited before.
    func forEachPush(newTo known: inout Set<ObjectIdentifier>, _ visit: (ObjectIdentifier) -> Void) {
        var link = head
        while let current = link, known.insert(ObjectIdentifier(current)).inserted {
            visit(ObjectIdentifier(current))
            link = current.next
        }
    }

    /// What is left once the top is taken; an empty stack leaves an empty stack.
    public var rest: StyleStack {
        var rest = StyleStack()
        rest.head = head?.next
        return rest
    }

    /// The number of styles.
    public var count: Int { head?.count ?? 0 }

    /// Whether a component would take its default style here.
    public var isEmpty: Bool { head == nil }

    /// The stack with `style` on top.
    public func pushing(_ style: ErasedStyle) -> StyleStack { pushing(style, at: .unknown) }

    func pushing(_ style: ErasedStyle, at place: SourcePlace) -> StyleStack {
        var pushed = StyleStack()
        pushed.head = Link(style: style, next: head, at: place)
        return pushed
    }

    func isEqual(to other: StyleStack, by comparison: Comparison) -> Bool {
        var (one, another) = (head, other.head)
        while one !== another {
            guard let first = one, let second = another, first.count == second.count,
                comparison.areEqual(first.style, second.style)
            else { return false }
            (one, another) = (first.next, second.next)
        }
        return true
    }

    /// The styles from the top down.
    public func makeIterator() -> AnyIterator<ErasedStyle> {
        var link = head
        return AnyIterator {
            defer { link = link?.next }
            return link?.style
        }
    }
}

/// A style on a stack.
public struct PushedStyle {
    /// The style.
    public let style: ErasedStyle
    /// The call that pushed it; nil where that is not known.
    public let place: SourcePlace?
    /// Tells the push from all others, as long as it stands on a stack.
    package let identity: ObjectIdentifier
}
