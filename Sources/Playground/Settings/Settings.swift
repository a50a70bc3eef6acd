import Drawing
import Language

/// How pictures and trees are drawn, and what styles see of the surroundings.
struct Settings: Equatable {
    /// The characters that pictures are drawn with.
    var charset = Charset.ascii
    /// The columns that pictures and trees may take.
    var width = 80
    /// What `\.colorScheme` reads.
    var colorScheme = ColorScheme.light
    /// The identifier of what `\.locale` reads.
    var locale = "en"
    /// Whether the slips of copied text are refused instead of being read as what they stand for.
    var isStrict = false
    /// How points become cells.
    var scale = Scale.standard
}

extension Settings {
    /// A text as it is to be read.
    func reading(of text: String) -> Reading { isStrict ? Reading(strictly: text) : Reading(of: text) }
}
