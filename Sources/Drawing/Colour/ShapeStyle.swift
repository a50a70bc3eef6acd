/// Anything that text and shapes can be painted with: SwiftUI's `ShapeStyle`.
///
/// A style of one's own chooses another one by the environment of the place that is painted:
///
///     struct Brand: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.red : .blue
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type of the style that takes its place.
    associatedtype Resolved: ShapeStyle = Never
    /// What is known about a place: `EnvironmentValues`.
    associatedtype _Environment = Never

    /// The style that takes its place in an environment.
    func resolve(in environment: _Environment) -> Resolved

    /// What the style comes down to.
    var paint: Paint { get }
}

extension ShapeStyle where Resolved == Never, _Environment == Never {
    public func resolve(in environment: Never) -> Never {}
}

extension ShapeStyle {
    public var paint: Paint {
        .own(
            OwnPaint { place in
                (place as? _Environment).map { AnyShapeStyle(resolve(in: $0)).paint } ?? .level(0)
            })
    }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
    /// The style, thinner: 0 is nothing of it, 1 all of it.
    public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(.opacity(paint, opacity)) }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(.shadow(paint, style)) }
}

extension Color: ShapeStyle {
    public var paint: Paint { .color(self) }
}

/// A style of any kind: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, Hashable {
    public let paint: Paint

    /// Erases the type of a style.
    public init(_ style: some ShapeStyle) { paint = style.paint }

    /// A style from what it comes down to.
    public init(_ paint: Paint) { self.paint = paint }

    /// A style that a control gives to what is in it: where nothing else was written, it need not be told.
    package static func usual(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(.usual(style.paint)) }

    /// What it takes to paint it, where it is made of others, in bytes.
    package var byteCount: Int { paint.byteCount }
}

/// The current foreground or one of its weaker levels: SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    public var paint: Paint { .level(level) }

    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// One level weaker: `secondary` in the legend.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Two levels weaker: `tertiary` in the legend.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Three levels weaker: `quaternary` in the legend.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Four levels weaker: `quinary` in the legend.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    static func name(of level: Int) -> String {
        ["primary", "secondary", "tertiary", "quaternary", "quinary"][max(0, min(level, 4))]
    }
}

/// The style of the foreground: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The foreground of the place where it is used.
    public init() {}
    public var paint: Paint { .level(0) }
}

/// The style behind everything: SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The background of the place where it is used.
    public init() {}
    public var paint: Paint { .background }
}

/// The style of controls: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint of the place where it is used.
    public init() {}
    public var paint: Paint { .tint }
}

/// The style of dividers: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The colour of dividers at the place where it is used.
    public init() {}
    public var paint: Paint { .separator }
}

/// The style of what is selected: SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// The colour of what is selected at the place where it is used.
    public init() {}
    public var paint: Paint { .selection }
}

/// A grey that fills shapes: SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// The strongest of the greys that fill shapes.
    public init() {}
    public var paint: Paint { .fill(0) }
}
