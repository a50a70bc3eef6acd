import StyleEngine

extension View {
    /// The resolved tree of this view as text: one node a line, with its number, the style that a component took, and
    /// what it left on its stack.
    ///
    ///     1 GroupBox "Outer"        takes tagged("A")   left: tagged("B")
    ///     2   Text "Outer"
    ///
    /// Cost: linear in the number of nodes, at any depth. State begins anew with each call; to see what an interaction
    /// changes, keep a `Resolver` and print what it resolves with `NumberedTree`.
    ///
    /// - Parameters:
    ///   - width: the columns to print for. Indentation stops at a third of them; names and styles are written in full. Of more
    ///     than twenty rows of one shape, one behind the other, one line stands for those behind the first.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func tree(
        width: Int = 80, in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> String {
        NumberedTree(of: try Resolver().resolve(self, in: environment)).text(width: width)
    }

    /// The resolved tree of this view on one line: each component as its style with what stands inside, each text as
    /// it reads. `A[B[x]]` is the style A around the style B around the text x.
    ///
    /// Cost and state are those of `tree(width:in:)`.
    ///
    /// - Parameter environment: what the view reads where nothing inside it writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func compactTree(
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> String {
        CompactTree(of: try Resolver().resolve(self, in: environment)).text
    }
}
