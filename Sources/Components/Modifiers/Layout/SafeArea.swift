import Catalogue
import Drawing
import StyleEngine

/// The parts of a screen that something else may cover. SwiftUI's `SafeAreaRegions`.
///
/// - Example: `Text("a").ignoresSafeArea(.keyboard)`
public struct SafeAreaRegions: OptionSet, Hashable, Sendable, OptionSetValue {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars, and what a device has at its edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keys of a screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Where a view goes on below what covers the edges of a screen. A terminal has no such edges.
extension View {
    /// Lets a view go on below what covers the edges of a screen; a terminal has no such edges.
    ///
    /// - Example: `Text("a").background(.yellow).ignoresSafeArea()`
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Lets a view go on below what covers the edges of a screen, as programs wrote it before.
    ///
    /// - Example: `Text("a").background(.yellow).edgesIgnoringSafeArea(.all)`
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
