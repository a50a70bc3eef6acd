/// The body that is being made and what led to it, for `_printChanges` (rule F6), and what was told of bodies before.
final class CurrentBody {
    private var work: WorkItem?
    private var type: TypeIdentity?
    private var properties: [String] = []
    /// The styles of which it was told that they push themselves again.
    private var reapplied: [ReappliedProperty: Set<TypeIdentity>] = [:]

    func begin(_ type: TypeIdentity, from work: WorkItem, changed properties: [String]) {
        self.type = type
        self.work = work
        self.properties = properties
    }

    /// Whether it is told for the first time that a style's property is installed again.
    func isNews(_ property: ReappliedProperty, in style: TypeIdentity) -> Bool {
        reapplied[property, default: []].insert(style).inserted
    }

    func end() {
        work = nil
    }

    /// What led to the body, in SwiftUI's words; nil where no body is being made.
    var changes: String? {
        guard let work, let type else { return nil }
        var causes: [String] = []
        if work.isValueChanged { causes.append("@self") }
        if work.isFirst, !properties.isEmpty { causes.append("@identity") }
        causes += properties
        guard !causes.isEmpty else { return "\(type.qualifiedName): unchanged." }
        return "\(type.qualifiedName): \(causes.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Says what led to the body that is being made: call it as `let _ = Self._printChanges()` (rule F6).
    public static func _printChanges() {
        EvaluationContext.notePrintedChanges()
    }
}
