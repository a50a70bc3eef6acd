/// Finds what somebody who mistyped a name most likely meant, or used another library's word for it.
public enum NearestName {
    /// The candidate that takes the fewest edits to reach from `name`; nil where none is near. People rarely mistake the
    /// first letter: another one there counts as one edit more. Of equally near ones the first in alphabetical order.
    public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let limit = max(1, min(3, name.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in Set(candidates) where candidate != name {
            guard abs(candidate.count - name.count) <= limit else { continue }
            guard mayMean(candidate, by: name) else { continue }
            var distance = distance(from: Array(name), to: Array(candidate))
            // Of one letter nothing is near but the same letter.
            guard distance <= limit, name.count > 1 || candidate.lowercased() == name.lowercased() else { continue }
            if name.first?.lowercased() != candidate.first?.lowercased() { distance += 1 }
            guard let found = best else {
                best = (candidate, distance)
                continue
            }
            if (distance, candidate) < (found.distance, found.name) { best = (candidate, distance) }
        }
        return best?.name ?? synonym(of: name, in: candidates)
    }

    /// The shortest name of which only the beginning was written; nil where that could be the beginning of anything.
    static func shortest(of candidates: some Sequence<String>, beginningWith name: String) -> String? {
        guard name.count >= 5 else { return nil }
        return candidates.filter { $0.hasPrefix(name) && $0 != name }.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// What SwiftUI has for words of CSS and other libraries, the first that there is.
    private static let synonyms: [String: [String]] = [
        "left": ["leading"], "right": ["trailing"], "middle": ["center"], "centre": ["center"],
        "color": ["foregroundStyle"], "foreground": ["foregroundStyle"], "colour": ["foregroundStyle"],
        "textColor": ["foregroundStyle"],
        "fontColor": ["foregroundStyle"], "fontSize": ["font"], "fontFamily": ["font"], "textStyle": ["font"],
        "weight": ["fontWeight"], "margin": ["padding"], "margins": ["padding"], "width": ["size", "frame"],
        "height": ["size", "frame"], "size": ["frame", "system"], "resize": ["resizable"],
        "backgroundColor": ["background"], "bg": ["background"],
        "borderColor": ["border"], "lenght": ["count"], "onClick": ["onTapGesture"], "onPress": ["onTapGesture"],
        "onTap": ["onTapGesture"], "onclick": ["onTapGesture"], "onPressed": ["onTapGesture"], "align": ["frame"],
        "textAlign": ["multilineTextAlignment"], "textAlignment": ["multilineTextAlignment"],
        "rotate": ["rotationEffect"], "rotation": ["rotationEffect"], "scale": ["scaleEffect"],
        "radius": ["cornerRadius"], "borderRadius": ["cornerRadius"], "rounded": ["cornerRadius"],
        "translate": ["offset"], "strike": ["strikethrough"], "uppercase": ["textCase"], "hide": ["hidden"],
        "end": ["terminator"], "sep": ["separator"],
        "maxWidth": ["frame"], "minWidth": ["frame"], "maxHeight": ["frame"], "minHeight": ["frame"],
    ]

    /// What there is for a word of another library; nil where it is none.
    static func synonym(of name: String, in candidates: some Sequence<String>) -> String? {
        guard let names = synonyms[name] else { return nil }
        let known = Set(candidates)
        return names.first(where: known.contains)
    }

    /// A type is not mistaken for a function: with another first letter, that letter is at least of the same case.
    private static func mayMean(_ candidate: String, by name: String) -> Bool {
        guard let one = name.first, let other = candidate.first, one.lowercased() != other.lowercased() else {
            return true
        }
        return one.isUppercase == other.isUppercase
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other. A difference
    /// in case alone counts as one.
    private static func distance(from one: [Character], to other: [Character]) -> Int {
        if String(one).lowercased() == String(other).lowercased() { return 1 }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for i in 1...max(1, one.count) where !one.isEmpty {
            var row = [i] + [Int](repeating: 0, count: other.count)
            for j in 1...max(1, other.count) where !other.isEmpty {
                let same = one[i - 1] == other[j - 1]
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            beforeLast = last
            last = row
        }
        return last[other.count]
    }
}
