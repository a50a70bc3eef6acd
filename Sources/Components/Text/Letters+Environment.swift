import StyleEngine

enum LettersKey: EnvironmentKey {
    static var defaultValue: Letters { Letters() }
}

private enum MarksAreToldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the legend tells what marks around text would stand for, because marks mean something else here.
    var marksAreTold: Bool {
        get { self[MarksAreToldKey.self] }
        set { self[MarksAreToldKey.self] = newValue }
    }

    /// What was said about the letters of text: by `bold()`, `fontDesign(_:)` and their like on views (rule G3).
    var letters: Letters {
        get { self[LettersKey.self] }
        set { self[LettersKey.self] = newValue }
    }
}
