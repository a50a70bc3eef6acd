import Components
import Drawing
import StyleEngine
import Trees

/// How a stage draws pictures and trees, and what the views on it see of their surroundings.
public struct StageSettings: Equatable {
    /// The characters that pictures are drawn with.
    public var charset = Charset.ascii
    /// How much stands below a picture of what its characters don't show.
    public var legend = LegendUse.auto
    /// The columns that pictures and trees may take, at least 1.
    public var width = 80
    /// What `\.colorScheme` reads.
    public var colorScheme = ColorScheme.light
    /// The identifier of what `\.locale` reads.
    public var locale = "en"
    /// What becomes of the `@Environment` of a style that pushes itself again.
    public var reapply = Reapplication.fresh
    /// Which styles count as the same, so that one does not take the place of the other.
    public var equality = StyleEquality.fields
    /// How points become cells.
    public var scale = Scale.standard

    /// The settings that a session begins with.
    public init() {}

    /// What the canvas sees of its surroundings.
    package var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.locale = Locale(identifier: locale)
        return environment
    }

    /// How much room the views on the page have.
    func fitting(_ cancellation: Cancellation?) -> PageFitting {
        PageFitting(width: width, charset: charset, scale: scale, cancellation: cancellation)
    }

    /// A resolved tree as it is painted.
    ///
    /// - Parameter cancellation: what ends the painting before its end; there is then nothing on it.
    package func painting(of tree: Node, cancellation: Cancellation? = nil) -> Painting {
        Painting(of: tree, width: max(1, width), charset: charset, scale: scale, cancellation: cancellation)
    }

    /// A resolved tree as it is laid out for its picture; nil where what is nested is too deep for that, or where it was
    /// ended.
    package func layout(of tree: Node, cancellation: Cancellation? = nil) -> LaidOutTree? {
        LaidOutTree(of: tree, width: width, charset: charset, scale: scale, cancellation: cancellation)
    }

    /// What is said instead of the empty picture of a tree.
    package func wordsInstead(of tree: Node, cancellation: Cancellation? = nil) -> String {
        let words =
            NumberedTree(of: tree, cancellation).entries.isEmpty
            ? StageSettings.emptyCanvas : StageSettings.nothingShows
        return Folding.lines(of: words, width: max(1, width)).joined(separator: "\n")
    }

    /// Said instead of an empty picture.
    package static let emptyCanvas = "the canvas is empty"
    /// Said of a canvas that isn't empty, of which nothing can be seen.
    package static let nothingShows = "nothing on the canvas can be seen"
}
