/// The text of a value as the shell shows it: as the Swift REPL does, without the names of modules.
enum ValueText {
    /// - Parameters:
    ///   - value: any value; of an optional one, what is inside.
    ///   - file: the file that asks, which begins with the name of its module.
    static func text<Value>(of value: Value, in file: String) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { text(of: $0.value, in: file) } ?? "nil"
        }
        return withoutContexts(String(reflecting: value), module: String(file.prefix { $0 != "/" }))
    }

    /// Leaves out what stands in front of a type's name: `Lesson.(unknown context at $1f2e).Point(x: 8)`.
    private static func withoutContexts(_ text: String, module: String) -> String {
        let prefixes = [module + ".", "Swift.", "Components.", "StyleEngine.", "Drawing."]
        var result = ""
        var rest = text[...]
        var isQuoted = false
        while let first = rest.first {
            if first == "\"", result.last != "\\" { isQuoted.toggle() }
            if !isQuoted, let prefix = prefixes.first(where: rest.hasPrefix), result.last.map(isPartOfName) != true {
                rest = rest.dropFirst(prefix.count)
            } else if !isQuoted, rest.hasPrefix("(unknown context at $"), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...].drop { $0 == "." }
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }
}
