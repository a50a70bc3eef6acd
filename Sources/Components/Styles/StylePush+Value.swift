import Catalogue
import StyleEngine

extension StylePush {
    /// Pushes a style that a running program hands over, built-in or declared.
    init<Configuration: StyleConfiguration>(_ value: StyleValue<Configuration>) {
        self.init(value.style, family: Configuration.family)
    }
}
