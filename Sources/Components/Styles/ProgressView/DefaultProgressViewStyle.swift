import StyleEngine

/// The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.
///
/// - Example: `ProgressView(value: 0.5).progressViewStyle(.automatic)`
public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressFace(
            configuration: configuration, shape: configuration.fractionCompleted == nil ? .circle : .bar)
    }

    public var styleName: String { "automatic" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look of progress on which no style was pushed: a bar, or a circle where it is not known how much is done.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
