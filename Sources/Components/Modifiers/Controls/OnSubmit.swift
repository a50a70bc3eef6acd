import Catalogue
import StyleEngine

/// What a person ends in such a way that it is submitted. SwiftUI's `SubmitTriggers`.
///
/// - Example: `TextField("Name", text: .constant("Ada")).onSubmit(of: .text) { print("done") }`
public struct SubmitTriggers: OptionSet, Hashable, Sendable, OptionSetValue {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields for a search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What runs when a text was typed.
struct SubmitActions {
    fileprivate(set) var actions: [() -> Void] = []
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    /// What runs when a text was typed in a field.
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action after a text was typed in a field inside. No command of the playground types, which is told; a test of a
    /// compiled program does. Of several actions the one further out comes last.
    ///
    /// - Example: `TextField("Name", text: .constant("Ada")).onSubmit { print("done") }`
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                if triggers.contains(.text) { $0.submitActions.actions.insert(action, at: 0) }
            })
    }
}
