import Drawing

/// Swift broken into lines that read the same: never within a name or a text, and only where a line may end.
///
/// A line is broken at its semicolons, before `.member`, at operators, and within brackets, the outermost first.
struct CodeLines {
    private let width: Int

    /// The lines of some code, each of at most `width` columns where a break allows it.
    ///
    /// - Parameter indentation: the spaces in front of each line, beside its own.
    static func lines(_ code: String, indentation: Int, width: Int) -> [String] {
        let lines = CodeLines(width: width)
        return code.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            // The code's own steps are of four columns.
            let own = line.prefix { $0 == " " }.count * lines.step / 4
            return line.isEmpty ? [""] : lines.lines(of: line, indent: indentation + own)
        }
    }

    /// How much further in the lines within brackets, and those that continue a line, stand.
    private var step: Int { width < 60 ? 2 : 4 }

    private func lines(of code: Substring, indent: Int) -> [String] {
        let code = Self.trimmed(code)
        let breaks = CodeBreaks(of: code)
        let room = width - indent
        guard !fits(code, room) else { return [String(repeating: " ", count: indent) + code] }
        guard breaks.statements.count == 1 else {
            return breaks.statements.flatMap { lines(of: $0, indent: indent) }
        }
        let places = breaks.places.filter { fits(code[..<$0.index], room) }
        func last(_ kinds: CodeBreaks.Kind...) -> CodeBreaks.Place? {
            places.last { $0.depth == 0 && kinds.contains($0.kind) }
        }
        if let place = last(.member, .declaration, .operation) { return broken(code, at: place, indent) }
        if let place = last(.assignment), fits(code[place.index...], room - step) {
            return broken(code, at: place, indent)
        }
        if let group = breaks.groups.first(where: { !fits(code[...$0.content.upperBound], room) }) {
            let inner =
                group.isList
                ? items(of: code[group.content], indent: indent + step)
                : lines(of: code[group.content], indent: indent + step)
            return lines(of: code[..<group.content.lowerBound], indent: indent) + inner
                + lines(of: code[group.content.upperBound...], indent: indent)
        }
        let outermost = places.filter { $0.depth == places.map(\.depth).min() }
        guard let place = outermost.last(where: { $0.kind != .label }) ?? outermost.last else {
            return [String(repeating: " ", count: indent) + code]
        }
        return broken(code, at: place, indent)
    }

    /// The items of a list, as many on a line as fit.
    private func items(of list: Substring, indent: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        let items = CodeBreaks(of: list).items.map(Self.trimmed)
        for (index, item) in items.enumerated() {
            let item = item + (index + 1 < items.count ? "," : "")
            let joined = line.isEmpty ? String(item) : line + " " + item
            if fits(joined[...], width - indent) {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(String(repeating: " ", count: indent) + line) }
            line = ""
            if fits(item, width - indent) { line = String(item) } else { lines += self.lines(of: item, indent: indent) }
        }
        return line.isEmpty ? lines : lines + [String(repeating: " ", count: indent) + line]
    }

    /// The code in two parts; the second stands further in, unless it is a member like the first, or one behind brackets.
    private func broken(_ code: Substring, at place: CodeBreaks.Place, _ indent: Int) -> [String] {
        let first = Self.trimmed(code[..<place.index])
        let isChain = place.kind == .member && (["}", ")", "]"].contains(first) || first.first == ".")
        return [String(repeating: " ", count: indent) + first]
            + lines(of: code[place.index...], indent: isChain || place.kind == .declaration ? indent : indent + step)
    }

    private func fits(_ code: Substring, _ room: Int) -> Bool { GraphemeWidth.columns(of: Self.trimmed(code)) <= room }

    private static func trimmed(_ code: Substring) -> Substring {
        var code = code.drop { $0 == " " }
        while code.last == " " { code.removeLast() }
        return code
    }
}

/// Where one line of Swift may be broken.
private struct CodeBreaks {
    /// Before a member, behind an attribute, an operator, an equals sign or an arrow, the colon of a label, or elsewhere.
    enum Kind { case member, declaration, operation, assignment, label, other }

    struct Place {
        /// What begins the next line.
        let index: Substring.Index
        /// How many brackets are open there.
        let depth: Int
        let kind: Kind
    }

    /// What stands between two brackets.
    struct Group {
        /// The content, without the parameters of a closure.
        let content: Range<Substring.Index>
        /// Whether commas separate what is in it.
        let isList: Bool
    }

    private(set) var places: [Place] = []
    /// The parts that semicolons outside of brackets separate.
    private(set) var statements: [Substring] = []
    /// The parts that commas outside of brackets separate.
    private(set) var items: [Substring] = []
    /// The brackets that stand in no others, and hold something.
    private(set) var groups: [Group] = []

    private let code: Substring
    private var depth = 0

    init(of code: Substring) {
        self.code = code
        var index = code.startIndex
        var (statement, item, opening) = (index, index, index)
        while index < code.endIndex {
            let next = code.index(after: index)
            switch code[index] {
            case "\"", "#":
                index = Self.endOfText(in: code, from: index) ?? next
                continue
            case "{", "(", "[":
                if depth == 0 { opening = next }
                depth += 1
                note(next, .other)
            case "}", ")", "]":
                if depth == 1 { close(opening..<index, isList: code[index] != "}") }
                depth = max(0, depth - 1)
            case ";" where depth == 0:
                statements.append(code[statement..<index])
                statement = next
            case ",":
                note(next, .other)
                if depth == 0 {
                    items.append(code[item..<index])
                    item = next
                }
            case ":" where next < code.endIndex && code[next] == " ": note(next, .label)
            case " ": noteSpace(index)
            case "." where isMember(index): note(index, .member)
            default: break
            }
            index = next
        }
        items.append(code[item...])
        statements.append(code[statement...])
        statements.removeAll { $0.allSatisfy { $0 == " " } }
        if statements.isEmpty { statements = [code] }
    }

    private mutating func close(_ content: Range<Substring.Index>, isList: Bool) {
        let begin = isList ? content.lowerBound : Self.behindParameters(code[content])
        guard !code[begin..<content.upperBound].allSatisfy({ $0 == " " }) else { return }
        groups.append(Group(content: begin..<content.upperBound, isList: isList))
    }

    private mutating func note(_ index: Substring.Index, _ kind: Kind) {
        guard index > code.startIndex, index < code.endIndex else { return }
        places.append(Place(index: index, depth: depth, kind: kind))
    }

    /// Whether a dot follows what it is a member of, which is no type; that of a key path, a number or a range does not.
    private func isMember(_ dot: Substring.Index) -> Bool {
        guard dot > code.startIndex else { return false }
        let next = code.index(after: dot)
        guard next < code.endIndex, code[next].isLowercase else { return false }
        let before = code[..<dot]
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
        guard before.dropLast(path.count).last != "\\", let last = before.last else { return false }
        return last.isLetter || last.isNumber || ")]}>\"?!_".contains(last)
    }

    /// Notes a space behind an operator that has one on its other side too, before `where`, or behind an attribute of a
    /// property.
    private mutating func noteSpace(_ space: Substring.Index) {
        let before = code[..<space]
        switch String(before.reversed().prefix { $0 != " " }.reversed()) {
        case "+", "-", "*", "/", "%", "==", "&&", "||", "??", "?": note(space, .operation)
        case "=", "->": note(space, .assignment)
        default:
            if code[space...].hasPrefix(" where ") { note(space, .operation) }
            if code.first == "@", before.last == ")", code[space...].hasPrefix(" var ") { note(space, .declaration) }
        }
    }

    /// The end of the text in quotes that begins at an index; nil where none begins there.
    private static func endOfText(in code: Substring, from start: Substring.Index) -> Substring.Index? {
        let marks = code[start...].prefix { $0 == "#" }
        guard code[marks.endIndex...].first == "\"" else { return nil }
        var index = code.index(after: marks.endIndex)
        while index < code.endIndex {
            if code[index] == "\"", code[code.index(after: index)...].hasPrefix(marks) {
                return code.index(index, offsetBy: marks.count + 1)
            }
            if code[index] == "\\", marks.isEmpty { index = code.index(after: index) }
            // The texts within an interpolation end before the text around them does.
            if index < code.endIndex, code[index] == "(", !marks.isEmpty || code[code.index(before: index)] == "\\" {
                index = endOfInterpolation(in: code, from: index)
            } else if index < code.endIndex {
                index = code.index(after: index)
            }
        }
        return code.endIndex
    }

    private static func endOfInterpolation(in code: Substring, from open: Substring.Index) -> Substring.Index {
        var index = code.index(after: open)
        var depth = 1
        while index < code.endIndex, depth > 0 {
            if let end = endOfText(in: code, from: index) {
                index = end
                continue
            }
            if code[index] == "(" { depth += 1 }
            if code[index] == ")" { depth -= 1 }
            index = code.index(after: index)
        }
        return index
    }

    /// Where the statements of a closure begin: behind its parameters, where it names some.
    private static func behindParameters(_ body: Substring) -> Substring.Index {
        guard let range = body.firstRange(of: " in ") else { return body.startIndex }
        let head = body[..<range.lowerBound]
        let isList = head.allSatisfy { $0.isLetter || $0.isNumber || "_$,():<>?.[] ".contains($0) }
        return isList && !head.contains("for ") ? range.upperBound : body.startIndex
    }
}
