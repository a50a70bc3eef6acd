import Language

/// The variables of a session that is written down: which of them stand at the top of the file, and which where they
/// are used.
///
/// State must belong to something, and a name may be declared once only in a file. So what is wrapped, what has no value
/// at first or may throw, several variables of one name, and all that is made of such stands inside a function or a
/// preview.
///
/// A variable that took the place of an earlier one reads like that one in the script, and is no second one unless it
/// takes its value anew.
struct Variables {
    /// Those at the top of the file, in order.
    private(set) var global: [PreparedItem] = []
    /// The others, in order.
    private(set) var local: [PreparedItem] = []
    private let names: Set<String>
    private let declarations: Set<String>

    /// Sorts the variables of a script.
    ///
    /// - Parameters:
    ///   - script: the lines.
    ///   - declarations: the types and functions beside them.
    ///   - keepsFirstValues: whether variables keep the values that they begin with, as those of previews do.
    init(of script: [ScriptLine], declarations: [WrittenCode], keepsFirstValues: Bool) {
        let all = script.compactMap { line -> PreparedItem? in
            if case .variable(let item) = line { item } else { nil }
        }
        names = Set(all.map(\.variable))
        self.declarations = declarations.reduce(into: []) { $0.formUnion($1.names) }
        var seen: Set<[String]> = []
        let items = all.filter { item in
            if seen.insert([item.variable, item.text]).inserted { return true }
            // Types and functions have the one at the top of the file.
            if self.declarations.contains(item.variable) { return false }
            return !keepsFirstValues && (item.isShared && !isAssignable(item) || dependsOnTime(item))
        }
        // What has no place at the top of a file shadows what has one.
        let plain = items.indices.filter { items[$0].mayBeGlobal }
        let first = Dictionary(plain.map { (items[$0].variable, $0) }) { earlier, _ in earlier }
        var counts: [String: Int] = [:]
        for index in plain { counts[items[index].variable, default: 0] += 1 }
        var localNames: Set<String> = []
        var sessionNames: Set<String> = []
        for (index, item) in items.enumerated() {
            // A later one stands beside it because types and functions need it as it is.
            let isMentioned = first[item.variable] == index && self.declarations.contains(item.variable)
            // What is declared before it in the function would be seen in its place.
            let isHidden = sessionNames.contains(item.variable) && !self.declarations.contains(item.variable)
            let isLocal =
                !item.mayBeGlobal || isHidden || (counts[item.variable] ?? 0) > 1 && !isMentioned
                || !localNames.isDisjoint(with: item.checked.code.names.subtracting([item.variable]))
            if isLocal {
                localNames.insert(item.variable)
                if !item.checked.isOfPreview { sessionNames.insert(item.variable) }
                local.append(item)
            } else {
                localNames.remove(item.variable)
                global.append(item)
            }
        }
    }

    /// Those at the top of the file as they are written there. Those that may change are marked for projects in which
    /// Swift asks who may change them.
    ///
    /// - Parameter isFilePrivate: whether only that file sees them.
    func globalTexts(isFilePrivate: Bool) -> [String] {
        global.map { item in
            let written = isFilePrivate ? WrittenAccess.text(ofVariable: item.text) : item.text
            let text = CodeText.indented(written, by: 0, widens: true)
            return item.isShared ? "nonisolated(unsafe) " + text : text
        }
    }

    /// Whether a variable at the top of the file has this name.
    func isGlobal(_ name: String) -> Bool { global.contains { $0.variable == name } }

    /// Whether a variable stands where it is used.
    func isLocal(_ item: PreparedItem) -> Bool {
        local.contains { $0.variable == item.variable && $0.text == item.text }
    }

    /// Whether a variable that is declared once more in the same words is one that gets its first value again.
    private func isAssignable(_ item: PreparedItem) -> Bool {
        !item.isWrapped && !dependsOnTime(item) && item.checked.assignmentText != nil
    }

    /// Whether the value that a variable of the file begins with may depend on when it is made.
    func dependsOnTime(_ item: PreparedItem) -> Bool {
        let mentioned = item.checked.code.names.subtracting([item.variable])
        return !mentioned.isDisjoint(with: names.union(declarations))
    }

    /// The local variables that a piece of code needs, in order: those it speaks of, and those that these are made of.
    ///
    /// - Parameter declared: the variables that were declared before it.
    func needed(by code: String, among declared: [PreparedItem]) -> [PreparedItem] {
        var wanted = WrittenCode(code).names
        var needed: [PreparedItem] = []
        for item in declared.reversed() where wanted.contains(item.variable) {
            wanted.remove(item.variable)
            guard isLocal(item) else { continue }
            wanted.formUnion(item.checked.code.names.subtracting([item.variable]))
            needed.insert(item, at: 0)
        }
        return needed
    }
}

extension PreparedItem {
    /// The name of the variable that it declares; empty where it declares none.
    var variable: String { checked.declaredVariable ?? "" }

    /// The declaration as it stands inside a function or a preview.
    var localText: String { WrittenAccess.text(ofVariable: text, isLocal: true) }

    /// Whether a property wrapper stands in front, as in `@State var on = true`.
    var isWrapped: Bool { text.first == "@" }

    /// Whether the variable may stand at the top of a file.
    fileprivate var mayBeGlobal: Bool { !isWrapped && hasInitialValue && !checked.mayThrow }

    /// Whether the wrapper is one that the engine gives its source: a wrapper of the session's own is complete by itself.
    var isKept: Bool { ["@State", "@Environment"].contains { text.hasPrefix($0) } }

    /// Whether whoever uses the variable may change what all others see: it is no constant, or an object.
    var isShared: Bool { !text.contains("nonisolated") && checked.isSharedVariable }

    /// Whether the variable is declared with a value.
    var hasInitialValue: Bool { checked.hasInitialValue }
}
