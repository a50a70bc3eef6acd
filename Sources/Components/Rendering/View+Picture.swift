import Drawing
import StyleEngine

extension View {
    /// The picture of this view: `print(try view.picture())` shows it.
    ///
    /// State begins anew with each call; to see what an interaction changes, keep a `Resolver` and draw what it
    /// resolves with `Picture(of:)`.
    ///
    /// Cost: linear in the number of nodes, however deep they are nested. What is nested deeper than a thread's stack
    /// allows is drawn on a thread of its own.
    ///
    /// - Record: none
    /// - Parameters:
    ///   - width: the columns that nothing drawn exceeds, at least 1.
    ///   - charset: the characters to draw with.
    ///   - scale: how points become cells; 8 points are a column and 16 a row unless it says otherwise.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func picture(
        width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> Picture {
        let width = max(1, width)
        let resolver = Resolver()
        resolver.fitting = PageFitting(width: width, charset: charset, scale: scale)
        let root = try resolver.resolve(self, in: environment)
        return Picture(of: root, width: width, charset: charset, scale: scale)
    }

    /// The picture of this view with its colours: `print(try view.coloredPicture().ansi)` shows it on a terminal.
    ///
    /// It is drawn as `picture(width:charset:scale:in:)` draws it, at the same cost.
    ///
    /// - Record: none
    /// - Parameters:
    ///   - width: the columns that nothing drawn exceeds, at least 1.
    ///   - charset: the characters to draw with.
    ///   - scale: how points become cells; 8 points are a column and 16 a row unless it says otherwise.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func coloredPicture(
        width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> ColoredPicture {
        let width = max(1, width)
        let resolver = Resolver()
        resolver.fitting = PageFitting(width: width, charset: charset, scale: scale)
        let root = try resolver.resolve(self, in: environment)
        return ColoredPicture(of: root, width: width, charset: charset, scale: scale)
    }
}
