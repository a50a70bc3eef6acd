import Drawing

/// Names in lists, broken into lines between names alone.
enum NameLines {
    /// The names with commas between them, in lines of at most `width` columns. A name is broken only where it is wider
    /// than a whole line.
    ///
    /// - Parameter indentation: the spaces in front of each line; fewer where a name would not fit behind them.
    static func lines(_ names: [String], indentation: Int, width: Int) -> [String] {
        let longest = names.map { GraphemeWidth.columns(of: $0) + 1 }.max() ?? 0
        let indent = max(0, min(indentation, width - longest))
        let space = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for (index, name) in names.enumerated() {
            let item = index + 1 < names.count ? name + "," : name
            let joined = line.isEmpty ? item : line + " " + item
            if GraphemeWidth.columns(of: joined) <= width - indent {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(space + line) }
            line = item
            guard GraphemeWidth.columns(of: item) > width - indent else { continue }
            // Where a name takes the whole line, the end of the line separates it.
            var pieces = Folding.lines(of: name, width: width - indent)
            line = pieces.popLast() ?? ""
            if index + 1 < names.count, GraphemeWidth.columns(of: line) < width - indent { line += "," }
            lines += pieces.map { space + $0 }
        }
        return line.isEmpty ? lines : lines + [space + line]
    }
}
