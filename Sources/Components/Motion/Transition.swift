import Catalogue
import Drawing
import StyleEngine

/// How a view comes and goes where things can move: SwiftUI's `AnyTransition`. In a picture it is there, or it is not.
public struct AnyTransition: Hashable, Sendable, NativeConvertible, CustomStringConvertible {
    /// How it was made: `opacity.combined(with: slide)`.
    public let description: String

    private init(_ description: String) { self.description = description }

    public var footprint: Int { description.utf8.count < 64 ? 0 : description.utf8.count }

    /// At once.
    public static let identity = AnyTransition("identity")
    /// By becoming visible.
    public static let opacity = AnyTransition("opacity")
    /// From the leading edge, and away over the trailing one.
    public static let slide = AnyTransition("slide")
    /// By growing.
    public static let scale = AnyTransition("scale")

    /// By growing from part of its size, out of a point.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition("scale(scale: \(scale)" + (anchor == .center ? ")" : ", anchor: (\(anchor.x), \(anchor.y)))"))
    }

    /// From so many points to the right and below.
    public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

    /// From so many points to the right and below.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition("offset(x: \(x), y: \(y))")
    }

    /// From what one modifier makes of the view to what another does; where nothing moves, the second should change
    /// nothing.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition("modifier(active: \(E.self), identity: \(E.self))")
    }

    /// Over an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(edge: \(edge))") }

    /// Over an edge, while it pushes the one before away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(from: \(edge))") }

    /// One way to come and another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition("asymmetric(insertion: \(insertion), removal: \(removal))")
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition("\(description).combined(with: \(other))")
    }

    /// The transition, moved in a way of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(description + ".animation(\(animation.map { $0.description } ?? "nil"))")
    }
}

extension View {
    /// Says how the view comes and goes on a screen; in a picture it is there, or it is not.
    ///
    /// - Record: by hand
    public func transition(_ t: AnyTransition) -> some View { self }
}

extension BuiltIns {
    static let transition: [BuiltInGroup] = [
        BuiltInGroup(
            "struct AnyTransition", "How a view comes and goes on a screen.",
            example: #"Text("a").transition(.opacity)"#,
            BuiltIn.constants(
                "AnyTransition", "How a view comes and goes.",
                ["identity": AnyTransition.identity, "opacity": .opacity, "slide": .slide, "scale": .scale]) + [
                    BuiltIn(
                        "static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition",
                        "By growing from part of its size, out of a point.",
                        example: #"Text("a").transition(.scale(scale: 0.5))"#
                    ) { (scale: Double, anchor: UnitPoint) in AnyTransition.scale(scale: scale, anchor: anchor) },
                    BuiltIn(
                        "static func offset(_ offset: CGSize) -> AnyTransition",
                        "From so many points to the right and below.",
                        example: #"Text("a").transition(.offset(CGSize(width: 8, height: 0)))"#
                    ) { (offset: CGSize) in AnyTransition.offset(offset) },
                    BuiltIn(
                        "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition",
                        "From so many points to the right and below.",
                        example: #"Text("a").transition(.offset(x: 8))"#
                    ) { (x: Double, y: Double) in AnyTransition.offset(x: x, y: y) },
                    BuiltIn(
                        "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition",
                        "From what one modifier makes of the view to what another does, which should change nothing.",
                        example: """
                            struct Faded: ViewModifier {
                                var opacity: Double
                                func body(content: Content) -> some View { content.opacity(opacity) }
                            }
                            Text("a").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
                            """
                    ) { (active: Value, identity: Value) in
                        AnyTransition.modifier(active: EmptyModifier(), identity: EmptyModifier())
                    },
                    BuiltIn(
                        "static func move(edge: Edge) -> AnyTransition", "Over an edge.",
                        example: #"Text("a").transition(.move(edge: .leading))"#
                    ) { (edge: Edge) in AnyTransition.move(edge: edge) },
                    BuiltIn(
                        "static func push(from edge: Edge) -> AnyTransition",
                        "Over an edge, while it pushes the one before away.",
                        example: #"Text("a").transition(.push(from: .leading))"#
                    ) { (edge: Edge) in AnyTransition.push(from: edge) },
                    BuiltIn(
                        "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition",
                        "One way to come and another to go.",
                        example: #"Text("a").transition(.asymmetric(insertion: .slide, removal: .opacity))"#
                    ) { (insertion: AnyTransition, removal: AnyTransition) in
                        AnyTransition.asymmetric(insertion: insertion, removal: removal)
                    },
                    BuiltIn(
                        "func combined(with other: AnyTransition) -> AnyTransition", "Both at once.",
                        example: #"Text("a").transition(.slide.combined(with: .opacity))"#
                    ) { (one: AnyTransition, other: AnyTransition) in one.combined(with: other) },
                    BuiltIn(
                        "func animation(_ animation: Animation?) -> AnyTransition",
                        "The transition, moved in a way of its own.",
                        example: #"Text("a").transition(.opacity.animation(.easeOut))"#
                    ) { (transition: AnyTransition, animation: Animation?) in transition.animation(animation) },
                ]),
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func transition(_ t: AnyTransition) -> some View",
                    "Says how the view comes and goes on a screen; in a picture it is there, or it is not.",
                    example: #"Text("a").transition(.opacity)"#
                ) { (content: AnyView, transition: AnyTransition) in content }
            ]),
    ]
}
