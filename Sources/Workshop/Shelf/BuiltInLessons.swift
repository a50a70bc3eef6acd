extension LessonShelf {
    /// The lessons of `Sessions/Workshop`.
    static var builtIn: [(name: String, text: String)] {
        [
            ("Views", EmbeddedTexts.views), ("Outermost", EmbeddedTexts.outermost),
            ("SeveralStyles", EmbeddedTexts.severalStyles), ("BuildingOn", EmbeddedTexts.buildingOn),
            ("EveryLevel", EmbeddedTexts.everyLevel), ("OwnComponent", EmbeddedTexts.ownComponent),
            ("Surroundings", EmbeddedTexts.surroundings), ("Review", EmbeddedTexts.review),
        ]
    }
}
