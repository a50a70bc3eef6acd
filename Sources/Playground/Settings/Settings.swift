import Drawing

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
    /// How points become cells.
    var scale = Scale.standard
}
