import StyleEngine

/// Says in words in which order the styles of one stack are taken.
enum StackLine {
    private static let limit = 8

    /// `GroupBox: tagged("A") first, then tagged("B"), then the default`
    static func order(of stack: StyleStack, in family: Family) -> String {
        guard let first = stack.top else { return "\(family.name): the default" }
        let others = names(stack.rest).map { "then \($0)" }
        return "\(family.name): " + (["\(first.name) first"] + others + ["then the default"]).joined(separator: ", ")
    }

    /// `tagged("A"), tagged("B")`, or `none`.
    static func list(_ stack: StyleStack) -> String {
        stack.isEmpty ? "none" : names(stack).joined(separator: ", ")
    }

    private static func names(_ stack: StyleStack) -> [String] {
        let shown = stack.prefix(limit).map(\.name)
        return stack.count > limit ? shown + ["\(stack.count - limit) more"] : shown
    }
}
