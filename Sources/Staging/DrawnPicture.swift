import Drawing
import StyleEngine

/// The canvas as it was drawn: its characters, and what tells it from another picture.
package struct DrawnPicture {
    /// The characters with what stands below, or the words that are said instead of an empty picture.
    package let text: String
    /// What was painted; nil where there are only words.
    private let picture: Picture?

    /// All that can be told of it: equal where two pictures look the same.
    package var identity: String { picture?.text(legend: .on) ?? text }

    /// How the things on it look; nil where there are only words.
    package var legend: Legend? { picture?.legend }

    /// Whether two pictures look the same.
    package func looksLike(_ other: DrawnPicture) -> Bool {
        // Most pictures that differ have other characters, and a long legend is dear.
        picture?.rows == other.picture?.rows && identity == other.identity
    }

    /// Writes out a painting of a tree.
    ///
    /// - Parameters:
    ///   - earlier: the legend of the picture that was shown before of the same view, so that only what is new is told.
    ///   - cancellation: what ends the writing before its end; the text then says nothing.
    package init(
        of painting: Painting, _ tree: Node, in settings: StageSettings, since earlier: Legend?,
        cancellation: Cancellation? = nil
    ) {
        let picture = painting.picture
        let text = picture.text(legend: settings.legend, since: earlier)
        guard text.isEmpty else {
            (self.text, self.picture) = (text, picture)
            return
        }
        (self.text, self.picture) = (settings.wordsInstead(of: tree, cancellation: cancellation), nil)
    }
}
