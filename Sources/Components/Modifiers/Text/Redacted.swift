import Catalogue
import Drawing
import StyleEngine

/// Why what is written isn't shown.
///
/// - Example: `Text("secret").redacted(reason: .placeholder)`
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It isn't known yet: each letter is covered.
    public static let placeholder = RedactionReasons(rawValue: 1)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why what is written here isn't shown; empty where it is.
    ///
    /// - Example: `Text("a").environment(\.redactionReasons, .placeholder)`
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Covers what is written inside.
    ///
    /// - Example: `Label("Sun", systemImage: "sun.min").redacted(reason: .placeholder)`
    public func redacted(
        reason: RedactionReasons, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.redactionReasons.formUnion(reason)
            })
    }

    /// Shows what is written inside, though it is covered around it.
    ///
    /// - Example: `VStack { Text("a"); Text("b").unredacted() }.redacted(reason: .placeholder)`
    public func unredacted(
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.redactionReasons = []
            })
    }
}

extension RedactionReasons: StableTextConvertible {
    /// The reasons by their names; of others that a program made, how they are written.
    package func stableText(in family: Family) -> String? {
        if isEmpty { return "nothing" }
        return self == .placeholder ? "placeholder" : "\(self)"
    }
}

extension RedactionReasons: OptionSetValue {
    /// The text, with a sign in the place of each letter where there is a reason to cover it.
    func covering(_ text: String) -> String {
        guard !isEmpty else { return text }
        return String(text.map { $0.isNewline ? "\n" : $0.isWhitespace ? " " : Sign.hidden.character })
    }
}
