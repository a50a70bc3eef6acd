import Language

/// What a file has entered that still counts, and what was entered since.
///
/// A file that is loaded again takes the place of all that it has entered, as if it were loaded for the first time: that is
/// taken back, what was entered since is entered again, and the file is run. What needs the file comes behind it.
public struct EarlierLoad {
    /// How many steps are taken back.
    fileprivate let count: Int
    /// What was entered since, without what was done to views of the file.
    public private(set) var since: [Since]
    /// The modifiers that were entered since for views of the file, which it makes anew.
    public let modifiers: [String]

    /// Takes back all that the file has entered, and what was entered since.
    public var undoing: SourceEntry { SourceEntry(":\(Command.undo.name) \(count)") }

    /// Adds what was left out when the file was loaded last, unless it was entered anew since.
    public mutating func add(leftOut: [Since]) {
        let names = since.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        since = leftOut.filter { $0.names.isDisjoint(with: names) } + since
    }

    /// An entry that was entered after the file was loaded.
    public struct Since {
        /// The entry. It is tried, since it may need what the file declares.
        public let entry: SourceEntry
        /// Whether it declares anew what the file had declared, so that it can't come before the file.
        public let isOverFile: Bool
        /// Whether it makes the canvas, or is done to it.
        public let isAboutCanvas: Bool
        /// The keys of what it declares.
        fileprivate let names: Set<String>

        /// - Parameters:
        ///   - isAboutCanvas: which part of the step is meant.
        ///   - file: the keys of what the file had declared.
        fileprivate init?(_ step: Step, isAboutCanvas: Bool, over file: Set<String>) {
            let items = step.items.filter { $0.isEnteredAgain && $0.isAboutCanvas == isAboutCanvas }
            guard !items.isEmpty else { return nil }
            self.isAboutCanvas = isAboutCanvas
            names = items.reduce(into: []) { $0.formUnion($1.names) }
            isOverFile = !names.isDisjoint(with: file)
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
        let others = taken.contains { !$0.origin.files.contains(file) }
        let names = others ? self.names(in: file) : []
        var since: [EarlierLoad.Since?] = []
        var modifiers: [String] = []
        var showsFile = true
        for step in taken {
            let isOfFile = step.origin.files.contains(file)
            if step.items.contains(where: { $0.swift?.isView == true }) { showsFile = isOfFile }
            guard !isOfFile else { continue }
            since.append(EarlierLoad.Since(step, isAboutCanvas: false, over: names))
            if showsFile {
                modifiers += step.items.compactMap(\.swift).filter(\.isPartOfCanvas).map(\.text)
            } else {
                since.append(EarlierLoad.Since(step, isAboutCanvas: true, over: names))
            }
        }
        return EarlierLoad(count: taken.count, since: since.compactMap { $0 }, modifiers: modifiers)
    }

    /// Whether a file declares all that an entry declares.
    func declares(_ since: EarlierLoad.Since, in file: String) -> Bool {
        !since.names.isEmpty && since.names.isSubset(of: names(in: file))
    }

    /// The entries of a file that show something, as far as nothing else came after them, and what takes them back; nil where
    /// there are none.
    func lastViews(of file: String) -> (entries: [SourceEntry], undoing: SourceEntry)? {
        let views = steps.sinceReset.reversed().prefix { step in
            step.origin.files.contains(file) && step.items.allSatisfy { $0.swift?.isView == true }
        }
        guard !views.isEmpty else { return nil }
        let entries = views.reversed().map { step in
            var entry = SourceEntry(step.entry, from: step.origin.files)
            entry.placement = step.origin.placement
            return entry
        }
        return (entries, SourceEntry(":\(Command.undo.name) \(entries.count)"))
    }

    /// The keys of what a file has declared.
    private func names(in file: String) -> Set<String> {
        let items = steps.sinceReset.lazy.filter { $0.origin.files.contains(file) }.flatMap(\.items)
        return items.reduce(into: []) { $0.formUnion($1.names) }
    }
}

extension Step.Item {
    /// The keys of what it declares, by which what is declared anew takes its place.
    fileprivate var names: Set<String> {
        guard let swift, swift.isDeclaration || !swift.variables.isEmpty else { return [] }
        let names = TopLevelItems(of: Reading(strictly: swift.text)).items.map(\.names)
        return names.reduce(into: []) { $0.formUnion($1.keys) }
    }

    /// Whether it declares, shows or changes something.
    fileprivate var isEnteredAgain: Bool {
        switch self {
        case .swift(let item): item.isDeclaration || counts
        case .misfit, .past, .gesture, .setting: true
        case .forgetState, .reset: false
        }
    }

    /// Whether it makes the canvas, or is done to it.
    fileprivate var isAboutCanvas: Bool {
        if case .gesture = self { true } else { swift?.isPartOfCanvas == true }
    }
}
