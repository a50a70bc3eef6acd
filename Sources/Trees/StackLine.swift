import StyleEngine

/// Says in words what is on a stack.
public enum StackLine {
    private static let limit = 8

    /// The styles that are there for a component, from the top down, such as
    /// `GroupBox: tagged("A") on top, then tagged("B"), then the default`.
    ///
    /// - Parameters:
    ///   - stack: the stack at the place of the component: `node.environment.styleStacks[family]`. Of more than
    ///     eight styles the rest is counted.
    ///   - family: the family whose stack it is.
    ///   - isAll: whether no component inside finds another style on top, which was pushed further in. Where one does,
    ///     what comes after these is not told.
    public static func order(of stack: StyleStack, in family: Family, isAll: Bool = true) -> String {
        guard let first = stack.top else { return "\(family.name): the default" }
        let others = names(stack.rest).map { "then \($0)" } + (isAll ? ["then the default"] : [])
        return "\(family.name): " + (["\(first.name) on top"] + others).joined(separator: ", ")
            + (isAll ? "" : "; others are pushed further in")
    }

    /// The styles of a stack from the top down, such as `tagged("A"), tagged("B")`; `none` where it is empty. Of more
    /// than eight the rest is counted.
    public static func list(_ stack: StyleStack) -> String {
        stack.isEmpty ? "none" : names(stack).joined(separator: ", ")
    }

    /// The styles of a stack from the top down, each with the call that pushed it, and the default below them. Of more
    /// than eight styles the rest is counted.
    ///
    /// - Parameter cite: tells of a call.
    package static func pushes(on stack: StyleStack, cite: Citing) -> [(style: String, by: String)] {
        var rows = stack.pushes.prefix(limit).map { (style: $0.style.name, by: cite($0.place)) }
        if stack.count > limit { rows.append(("\(stack.count - limit) more", "which are taken after these")) }
        return rows + [("the default", "once nothing is left")]
    }

    private static func names(_ stack: StyleStack) -> [String] {
        let shown = stack.prefix(limit).map(\.name)
        return stack.count > limit ? shown + ["\(stack.count - limit) more"] : shown
    }
}
