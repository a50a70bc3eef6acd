/// What `#if` asks about: the system that a program is written for.
public enum Platform: String, CaseIterable, Sendable {
    case ios, macos, linux

    /// The name that `os(…)` knows it by.
    var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .linux: "Linux"
        }
    }

    /// The processor that programs run on.
    var architecture: String { self == .linux ? "x86_64" : "arm64" }

    /// The modules that a program may import.
    var modules: Set<String> {
        let everywhere: Set = ["Swift", "SwiftUI", "Foundation", "Atelier", "AtelierMacros"]
        return switch self {
        case .ios: everywhere.union(["UIKit"])
        case .macos: everywhere.union(["AppKit"])
        case .linux: everywhere
        }
    }

    /// All modules that are known on one of them.
    static let allModules = allCases.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
}
