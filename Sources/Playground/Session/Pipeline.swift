import Components
import Drawing
import StyleEngine

extension Settings {
    /// What the canvas sees of its surroundings.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.locale = Locale(identifier: locale)
        return environment
    }

    /// A resolved tree as text.
    func picture(of tree: Node) -> String {
        Picture(of: tree, width: width, charset: charset, scale: scale).text
    }
}

extension Node {
    /// Whether a person can do something to it.
    var isEnabled: Bool { environment.isEnabled }
}
