import Language

extension NearestName {
    /// The candidate that is most likely meant by a name that somebody typed for a node or a key: one that differs in few
    /// letters, in any case, or that begins as the name does; of several the first, and nil where none does.
    static func meant(by name: String, among candidates: some Sequence<String>) -> String? {
        var seen: Set<String> = []
        let all = candidates.filter { seen.insert($0).inserted }
        if let nearest = nearest(to: name, in: all) { return nearest }
        let typed = name.lowercased()
        guard typed.count > 1 else {
            let found = all.filter { $0.lowercased().hasPrefix(typed) }
            return typed.isEmpty || found.count != 1 ? nil : found[0]
        }
        func first(where isMeant: (String) -> Bool) -> String? { all.first { isMeant($0.lowercased()) } }
        if let found = first(where: { $0.hasPrefix(typed) }) { return found }
        if let found = first(where: { nearest(to: typed, in: [$0]) != nil || $0 == typed }) { return found }
        // Of a word that only begins alike, at least the first letter is right.
        return first { candidate in
            candidate.first == typed.first
                && [typed.count, typed.count + 1].contains {
                    nearest(to: typed, in: [String(candidate.prefix($0))]) != nil
                }
        }
    }
}
