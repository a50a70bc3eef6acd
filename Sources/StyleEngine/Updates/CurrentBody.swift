/// The body that is being made and what led to it, for `_printChanges` (rule F6), and what was told of bodies before.
final class CurrentBody {
    private var work: WorkItem?
    private var type: TypeIdentity?
    // Asked only where somebody wants to know.
    private var installation: Installation?
    private var comparison: Comparison?
    private var isIncremental = true
    /// The bodies of the tree that is being resolved which are to be made anew; nil where none is.
    private(set) weak var queue: UpdateQueue?
    /// The styles of which it was told that they push themselves again.
    private var reapplied: [ReappliedProperty: Set<TypeIdentity>] = [:]

    /// Where the type is declared whose body is being made.
    var place: SourcePlace? { work.flatMap { ($0.node.style?.type ?? $0.node.type).declared?.place } }

    /// Whether bodies are being made.
    var isAwaited: Bool { comparison != nil }

    func start(isIncremental: Bool, queue: UpdateQueue) {
        self.isIncremental = isIncremental
        self.queue = queue
        comparison = queue.comparison
    }

    func begin(_ type: TypeIdentity, from work: WorkItem, _ installation: Installation) {
        self.type = type
        self.work = work
        self.installation = installation
    }

    /// Whether it is told for the first time that a style's property is installed again.
    func isNews(_ property: ReappliedProperty, in style: TypeIdentity) -> Bool {
        reapplied[property, default: []].insert(style).inserted
    }

    /// Nothing that is made from now on belongs to the body.
    func leave() {
        work = nil
        installation = nil
    }

    func end() {
        leave()
        comparison = nil
        queue = nil
    }

    /// What led to the body, in SwiftUI's words; nil where no body is being made, or where nothing led to it but that all
    /// bodies are made again each time.
    var changes: String? {
        guard let work, let type, let comparison else { return nil }
        let properties = installation?.changedProperties ?? []
        var causes: [String] = []
        if work.hasOtherValue(by: comparison) { causes.append("@self") }
        if work.isFirst, installation?.hasProperties == true { causes.append("@identity") }
        causes += properties
        guard !causes.isEmpty else { return isIncremental ? "\(type.qualifiedName): unchanged." : nil }
        return "\(type.qualifiedName): \(causes.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Says what led to the body that is being made: call it as `let _ = Self._printChanges()` (rule F6).
    public static func _printChanges() {
        EvaluationContext.notePrintedChanges()
    }
}

extension ViewModifier {
    /// Says what led to the body that is being made: call it as `let _ = Self._printChanges()` (rule F6).
    public static func _printChanges() {
        EvaluationContext.notePrintedChanges()
    }
}
