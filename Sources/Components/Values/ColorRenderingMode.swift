/// How colours are calculated with in an image of its own; cells show no difference. SwiftUI's `ColorRenderingMode`.
///
/// - Example: `HStack { Text("a"); Text("b") }.drawingGroup(opaque: true, colorMode: .linear)`
public enum ColorRenderingMode: Hashable, Sendable {
    /// As they are stored.
    case nonLinear
    /// As light adds up.
    case linear
    /// As light adds up, and brighter than white.
    case extendedLinear
}
