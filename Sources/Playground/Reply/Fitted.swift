/// What was made of the canvas for the width of the setting, and once more for a screen that has less: only the session
/// can lay views out.
public struct Fitted<Content> {
    private let whole: Content
    private let narrow: Content?
    private let narrowWidth: Int

    /// Keeps what was made.
    ///
    /// - Parameter narrow: what was made for a screen of so many columns; nil where it is the same.
    init(_ whole: Content, narrow: Content? = nil, width narrowWidth: Int = 0) {
        self.whole = whole
        self.narrow = narrow
        self.narrowWidth = narrowWidth
    }

    /// What was made for a width.
    func content(width: Int) -> Content { width <= narrowWidth ? narrow ?? whole : whole }
}
