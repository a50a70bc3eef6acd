import StyleEngine

enum LetteringKey: EnvironmentKey {
    static var defaultValue: Letters { Letters() }
}

extension EnvironmentValues {
    /// What was said about the letters of text: by `bold()`, `fontDesign(_:)` and their like on views (rule G3).
    var letters: Letters {
        get { self[LetteringKey.self] }
        set { self[LetteringKey.self] = newValue }
    }
}
