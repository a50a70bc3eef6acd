import Catalogue
import StyleEngine

/// How gauges look. It may build on the style below: `Gauge(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Percent: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Text("\(configuration.value)")
///       }
///   }
///   Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Percent())
///   ```
public protocol GaugeStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about one of the gauges.
    typealias Configuration = GaugeStyleConfiguration

    /// What one with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about one of the gauges. The family is known by it (rule B2).
public struct GaugeStyleConfiguration: StyleConfiguration {
    /// What is measured, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// The value in words, its type erased.
    public struct CurrentValueLabel: ErasedContent {
        public let erased: AnyView
    }

    /// The smallest value in words, its type erased.
    public struct MinimumValueLabel: ErasedContent {
        public let erased: AnyView
    }

    /// The largest value in words, its type erased.
    public struct MaximumValueLabel: ErasedContent {
        public let erased: AnyView
    }

    /// Marks at values between the bounds, their types erased. Each carries its value as its tag.
    public struct MarkedValueLabels: ErasedContent {
        public let erased: AnyView
    }

    /// The value, 0...1.
    public let value: Double
    /// What is measured.
    public let label: Label
    /// The value in words, where that was said.
    public let currentValueLabel: CurrentValueLabel?
    /// The smallest value in words, where that was said.
    public let minimumValueLabel: MinimumValueLabel?
    /// The largest value in words, where that was said.
    public let maximumValueLabel: MaximumValueLabel?
    /// Marks at values between the bounds, where there are any.
    public let markedValueLabels: MarkedValueLabels?
    /// The values between which the gauge and its marks stand.
    let bounds: ClosedRange<Double>

    public static var component: String { "Gauge" }
}

extension GaugeStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the gauges inside (rule B1).
    ///
    /// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)`
    public func gaugeStyle<S: GaugeStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
