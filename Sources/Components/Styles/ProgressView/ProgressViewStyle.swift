import Catalogue
import StyleEngine

/// How progress looks. It may build on the style below: `ProgressView(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Fraction: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           HStack {
///               configuration.label
///               let part = configuration.fractionCompleted ?? 0
///               Text("\(part)")
///           }
///       }
///   }
///   ProgressView(value: 0.5).progressViewStyle(Fraction())
///   ```
public protocol ProgressViewStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about the progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// What progress with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about progress. The family of progress views is known by it (rule B2).
public struct ProgressViewStyleConfiguration: StyleConfiguration {
    /// What the progress is of, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// How far it is in words, its type erased.
    public struct CurrentValueLabel: ErasedContent {
        public let erased: AnyView
    }

    /// How much is done, 0...1; nil where that is not known.
    public let fractionCompleted: Double?
    /// What the progress is of, where that was said.
    public let label: Label?
    /// How far it is in words, where that was said.
    public let currentValueLabel: CurrentValueLabel?

    public static var component: String { "ProgressView" }
}

extension ProgressViewStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the progress views inside (rule B1).
    ///
    /// - Example: `ProgressView(value: 0.5).progressViewStyle(.circular)`
    public func progressViewStyle<S: ProgressViewStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
