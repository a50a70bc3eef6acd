import Catalogue
import Components
import StyleEngine

/// A word that is stamped on something.
///
/// - Example: `Stamp("PAID")`
public struct Stamp: PrimitiveView {
    private let configuration: StampStyleConfiguration
    private var isReapplied = false

    /// A stamp with a word.
    public init(_ text: String) { configuration = StampStyleConfiguration(text: text) }

    /// The stamp that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: StampStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }

    public static func _resolve(_ view: Stamp, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Stamp.self), family: StampStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultStampStyle().erased }, isReapplied: view.isReapplied, at: inputs)
    }
}

/// What a style is told about a stamp. The family of stamps is known by it (rule B2).
public struct StampStyleConfiguration: StyleConfiguration {
    /// The word.
    public let text: String

    public static var component: String { "Stamp" }
}

/// How stamps look. It may build on the style below: `Stamp(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Red: StampStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Stamp(configuration).foregroundStyle(.red)
///       }
///   }
///   Stamp("PAID").stampStyle(Red())
///   ```
public protocol StampStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a stamp.
    typealias Configuration = StampStyleConfiguration

    /// What a stamp with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension StampStyle {
    var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the stamps inside (rule B1).
    ///
    /// - Example: `Stamp("PAID").stampStyle(.automatic)`
    public func stampStyle<S: StampStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: StampStyleConfiguration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}

/// The look of a stamp on which no style was pushed: a frame.
///
/// - Example: `Stamp("PAID").stampStyle(.automatic)`
public struct DefaultStampStyle: StampStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { Text(configuration.text).border(.primary) }

    public var styleName: String { "automatic" }
}

extension StampStyle where Self == DefaultStampStyle {
    /// The look of a stamp on which no style was pushed: a frame.
    public static var automatic: DefaultStampStyle { DefaultStampStyle() }
}
