extension String {
    /// Where a word of ASCII begins for the first time. Short texts, which are most, take a small part of what
    /// `firstRange(of:)` takes for them.
    func firstPlace(ofWord word: StaticString) -> Index? {
        word.withUTF8Buffer { bytes in
            guard let first = bytes.first else { return startIndex }
            var rest = utf8[...]
            while let place = rest.firstIndex(of: first) {
                if rest[place...].starts(with: bytes) { return place }
                rest = rest[utf8.index(after: place)...]
            }
            return nil
        }
    }

    /// Whether a word of ASCII stands in it.
    func holds(word: StaticString) -> Bool { firstPlace(ofWord: word) != nil }
}
