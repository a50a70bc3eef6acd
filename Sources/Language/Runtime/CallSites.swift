import StyleEngine

/// The calls of a program's own functions that are under way, for the places of what is called inside of them: a call in a
/// function that is called twice has two places.
struct CallSites {
    /// What stands for a text inside of a call.
    private final class Site {
        let source: SourceText
        let outer: SourcePlace

        init(_ source: SourceText, inside outer: SourcePlace) { (self.source, self.outer) = (source, outer) }
    }

    private struct Key: Hashable {
        let source: ObjectIdentifier
        let outer: SourcePlace
    }

    private var sites: [Key: Site] = [:]
    /// All sites, by the addresses that places tell of.
    private var known: [UInt: Site] = [:]
    /// The calls of functions that are under way, the outermost first.
    private(set) var underWay: [SourcePlace] = []

    /// How many calls inside of calls have been told apart: they stay as long as the program does.
    var count: Int { known.count }
    /// What each of them takes, about, in bytes.
    static let bytes = 256

    /// Begins a call of a function.
    mutating func enter(_ position: SourcePosition) { underWay.append(place(of: position)) }

    /// Ends the call that was begun last.
    mutating func leave() { _ = underWay.popLast() }

    /// Takes no call for under way.
    ///
    /// - Returns: those that were.
    @discardableResult
    mutating func forgetCalls() -> [SourcePlace] {
        defer { underWay = [] }
        return underWay
    }

    /// Takes other calls for under way.
    mutating func goBack(to calls: [SourcePlace]) { underWay = calls }

    /// The place of a call that is made now.
    mutating func place(of position: SourcePosition) -> SourcePlace {
        guard let outer = underWay.last else { return position.sourcePlace }
        let written = position.written
        let key = Key(source: ObjectIdentifier(written.source), outer: outer)
        let site = sites[key] ?? Site(written.source, inside: outer)
        if sites[key] == nil {
            sites[key] = site
            known[UInt(bitPattern: ObjectIdentifier(site))] = site
        }
        return SourcePlace(line: written.line, column: written.column, in: site)
    }

    /// Splits the place of a call into that in the text, and that of the function's call in which it was made; nil
    /// where it was made in none.
    func parts(of place: SourcePlace) -> (inner: SourcePlace, outer: SourcePlace)? {
        guard let site = place.textAddress.flatMap({ known[$0] }) else { return nil }
        return (SourcePlace(line: place.line, column: place.column, in: site.source), site.outer)
    }
}
