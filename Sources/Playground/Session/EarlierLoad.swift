import Language

/// What a file has entered that still counts, and what was entered since.
///
/// A file that is loaded again takes the place of all that it has entered, as if it were loaded for the first time: that is
/// taken back, what was entered since is entered again, and the file is run. What needs the file comes behind it.
public struct EarlierLoad {
    /// How many steps are taken back.
    fileprivate let count: Int
    /// What was entered since, without what was done to views of the file.
    public let since: [Since]

    /// Takes back all that the file has entered, and what was entered since.
    public var undoing: SourceEntry { SourceEntry(":\(Command.undo.name) \(count)") }

    /// An entry that was entered after the file was loaded.
    public struct Since {
        /// The entry. It is tried, since it may need what the file declares.
        public let entry: SourceEntry
        /// What it declares.
        fileprivate let names: Set<String>
        /// Whether it makes the canvas, or is done to it.
        fileprivate let isAboutCanvas: Bool

        /// - Parameter isAboutCanvas: which part of the step is meant.
        fileprivate init?(_ step: Step, isAboutCanvas: Bool) {
            let items = step.items.filter { $0.isEnteredAgain && $0.isAboutCanvas == isAboutCanvas }
            guard !items.isEmpty else { return nil }
            self.isAboutCanvas = isAboutCanvas
            names = items.reduce(into: []) { $0.formUnion($1.names) }
            let isWhole = items.count == step.items.count { !$0.text.isEmpty && $0.swift?.isNothing != true }
            var entry = SourceEntry(
                isWhole ? step.entry : items.map(\.text).joined(separator: "\n"), from: step.origin.files)
            entry.placement = step.origin.placement
            entry.isTried = true
            self.entry = entry
        }
    }
}

extension Session {
    /// What a file has entered that still counts, and what was entered since; nil where nothing does.
    func earlierLoad(of file: String) -> EarlierLoad? {
        let start = Swift.max(beginning, steps.sinceReset.startIndex)
        let taken = steps[start...].drop { !$0.origin.files.contains(file) }.filter { !$0.onlyAnswers }
        guard !taken.isEmpty else { return nil }
        var since: [EarlierLoad.Since?] = []
        var showsFile = true
        for step in taken {
            let isOfFile = step.origin.files.contains(file)
            if step.items.contains(where: { $0.swift?.isView == true }) { showsFile = isOfFile }
            guard !isOfFile else { continue }
            since.append(EarlierLoad.Since(step, isAboutCanvas: false))
            if !showsFile { since.append(EarlierLoad.Since(step, isAboutCanvas: true)) }
        }
        return EarlierLoad(count: taken.count, since: since.compactMap { $0 })
    }

    /// Whether a file has declared anew what an entry declares, or shows a view in place of its own.
    func replaces(_ since: EarlierLoad.Since, in file: String) -> Bool {
        let items = steps.sinceReset.filter { $0.origin.files.contains(file) }.flatMap(\.items)
        guard !since.isAboutCanvas else { return items.contains { $0.swift?.isView == true } }
        return !since.names.isEmpty && since.names.isSubset(of: items.flatMap(\.names))
    }
}

extension Step.Item {
    /// What it declares.
    fileprivate var names: [String] {
        guard let swift else { return [] }
        guard case .declaration(let summary) = swift.action else { return swift.variablesAsWritten }
        return [Session.declaredName(in: summary.headline)]
    }

    /// Whether it leads to anything that isn't there without it.
    fileprivate var isEnteredAgain: Bool {
        switch self {
        case .swift(let item): item.isDeclaration || counts
        case .misfit, .gesture, .setting: true
        case .past, .forgetState, .reset: false
        }
    }

    /// Whether it makes the canvas, or is done to it.
    fileprivate var isAboutCanvas: Bool {
        if case .gesture = self { true } else { swift?.isPartOfCanvas == true }
    }
}
