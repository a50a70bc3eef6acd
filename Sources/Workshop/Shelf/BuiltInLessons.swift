extension LessonShelf {
    /// The lessons of `Sessions/Workshop`.
    static var builtIn: [(name: String, bytes: [UInt8])] {
        [
            ("Views", PackageResources.Views_md), ("Outermost", PackageResources.Outermost_md),
            ("SeveralStyles", PackageResources.SeveralStyles_md), ("BuildingOn", PackageResources.BuildingOn_md),
            ("EveryLevel", PackageResources.EveryLevel_md), ("OwnComponent", PackageResources.OwnComponent_md),
            ("Surroundings", PackageResources.Surroundings_md), ("Review", PackageResources.Review_md),
        ]
    }
}
