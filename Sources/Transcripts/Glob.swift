/// One element of a pattern over a sequence: a single thing, or any number of any things.
enum Glob<Unit> {
    /// Exactly one element, which `Unit` describes.
    case one(Unit)
    /// Any elements, or none.
    case anything
}

extension Glob {
    /// Whether the whole of `text` fits `pattern`.
    ///
    /// Goes back to the latest `anything` only, so it takes at most `pattern.count * text.count` comparisons: what an
    /// earlier one could take differently, the latest can take too.
    static func matches<Element>(
        _ pattern: [Glob], _ text: [Element], by fits: (Unit, Element) -> Bool
    ) -> Bool {
        var next = 0
        var position = 0
        var latest: (next: Int, position: Int)?
        while position < text.count {
            if next < pattern.count {
                switch pattern[next] {
                case .anything:
                    next += 1
                    latest = (next, position)
                    continue
                case .one(let unit):
                    if fits(unit, text[position]) {
                        next += 1
                        position += 1
                        continue
                    }
                }
            }
            guard let again = latest else { return false }
            next = again.next
            position = again.position + 1
            latest = (next, position)
        }
        return pattern[next...].allSatisfy { element in
            if case .anything = element { true } else { false }
        }
    }
}
