import Drawing
import Staging
import StyleEngine
import Trees

extension Session {
    /// The most notes on one entry.
    private static let mostNotes = 3
    /// How many nodes and pushes are resolved at most, over all tries, to see whether styles do something.
    private static let mostTried = 10_000

    /// What there is to note of a step that was entered, in lines.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - noticed: what its items have met with.
    ///   - drawn: what the drawing of the canvas has met with.
    ///   - isDrawn: whether the canvas may be another one.
    mutating func notes(
        on step: Step, noticed: [RuntimeNote], whileDrawing drawn: [RuntimeNote], isDrawn: Bool
    ) -> [String] {
        if step.items.contains(where: { $0.swift?.isView == true }) { toldNotes = ToldNotes() }
        guard settings.showsNotes else { return [] }
        // What a declaration or a setting changed may be a trap again.
        if step.reach != nil || step.items.contains(where: \.isSetting) { toldNotes.forgetNoticed() }
        let unseen = isDrawn ? unseenChanges() : []
        let news = toldNotes.news(of: drawn + unseen)
        var lines = (noticed + news).map { Messages.text(of: $0, declared: declarationCitation) }
        if isDrawn { lines += newNotesOnCanvas().map { Messages.note($0.description) } }
        lines = lines.withoutRepetitions
        guard lines.count > Self.mostNotes else { return lines }
        let shown = Self.mostNotes - 1
        return lines.prefix(shown) + [Messages.furtherNotes(lines.count - shown)]
    }

    /// What there is to note of variables that changed without a change to be seen, in lines.
    mutating func unfollowedNotes(on variables: Set<String>) -> [String] {
        guard settings.showsNotes else { return [] }
        return toldNotes.news(ofUnfollowed: variables).sorted().map(Messages.unfollowed)
    }

    /// Keeps what was noticed in an evaluation, where all bodies of the canvas were made in it.
    ///
    /// - Parameter resolutions: how often bodies had been made before.
    mutating func keep(noticed: [RuntimeNote], since resolutions: Int) {
        let now = state.stage.resolutions
        guard now.count != resolutions else { return }
        noticedOnCanvas = now.isWhole && now.count == resolutions + 1 ? noticed : nil
    }

    /// The canvas with all that led to it, and what is noticed while its bodies are made: they are made again where that is
    /// not known.
    mutating func noticingTree() throws(Complaint) -> (tree: TracedTree, noticed: [RuntimeNote]) {
        _ = try look { try $0.tree() }
        let known = noticedOnCanvas
        var noticed: [RuntimeNote] = []
        let tree = try look(noticing: &noticed) { try $0.traced(isNew: known == nil || $0.stage.mayHideChanges) }
        if known == nil { noticedOnCanvas = noticed.filter { !$0.isUnseenChange } }
        return (tree, (known ?? []) + noticed.filter { known?.contains($0) != true })
    }

    /// Marks all notes that are true of the canvas now as told.
    mutating func recallNotes() {
        guard settings.showsNotes else { return }
        _ = toldNotes.news(of: unseenChanges())
        _ = candidates()
    }

    /// The changes that an `==` of the program hides (rule F5), found by resolving once more where there may be some.
    private mutating func unseenChanges() -> [RuntimeNote] {
        guard state.stage.mayHideChanges else { return [] }
        var noticed: [RuntimeNote] = []
        _ = try? look(noticing: &noticed) { try $0.traced(isNew: true) }
        return noticed.filter(\.isUnseenChange)
    }

    /// What might be noted of the canvas, and was not yet.
    private mutating func candidates() -> (tree: TracedTree?, pushes: [UnusedPush], unreadable: [String]) {
        let unreadable = (try? look { try $0.unreadableTexts() }) ?? []
        let newTexts = toldNotes.news(ofUnreadable: unreadable)
        guard (try? look { try $0.tree().mayHoldUnusedPushes }) == true,
            let tree = try? look({ try $0.traced() })
        else {
            _ = toldNotes.news(ofUnused: [])
            return (nil, [], newTexts)
        }
        let pushes = unusedPushes(in: tree)
            .map { (push: $0, key: $0.style + " " + citation(of: $0.place)) }
        let new = toldNotes.news(ofUnused: pushes.map(\.key))
        return (tree, pushes.filter { new.contains($0.key) }.map(\.push), newTexts)
    }

    private mutating func newNotesOnCanvas() -> [Note] {
        let (tree, pushes, texts) = candidates()
        var notes: [Note] = []
        for subject in Note.Subject.allCases {
            switch subject {
            case .unusedStyles:
                guard let tree else { continue }
                // Of a large canvas only as many are tried as are told.
                let size = max(1, tree.nodes.entries.count + pushes.count)
                let tries = max(Self.mostNotes, Self.mostTried / size)
                notes += proven(Array(pushes.prefix(tries)), in: tree).map { push in
                    Note(.unusedStyle(push), in: tree.nodes) { isInLastStep($0) ? "" : citation(of: $0) }
                }
            case .unreadableTexts: notes += texts.map { Note(.unreadable(text: $0), in: nil) }
            // Is told while the step runs and is drawn.
            case .noticed: continue
            // Is only told to who asks: an example binds so on purpose.
            case .constantControls: continue
            }
        }
        return notes
    }

    /// The pushes that no component takes, in the order in which they are written. What a declared style or view pushes for
    /// content that others put into it doesn't count.
    func unusedPushes(in tree: TracedTree) -> [UnusedPush] {
        inOrder(tree.unusedPushes).filter { isEntered($0.place) || isForOwnViews($0.place) }
    }

    private func inOrder(_ pushes: [UnusedPush]) -> [UnusedPush] {
        typealias Order = (entry: Int, line: Int, column: Int, innerLine: Int, innerColumn: Int)
        let placed = pushes.map { push -> (push: UnusedPush, order: Order) in
            let (place, inner) = (interpreter.program.outermost(of: push.place), push.place)
            let entry = found(place)?.entry ?? 0
            return (push, (entry, place.line, place.column, inner.line, inner.column))
        }
        return placed.sorted { $0.order < $1.order }.map(\.push)
    }

    private func isInLastStep(_ place: SourcePlace?) -> Bool {
        guard let step = steps.last else { return false }
        return isIn(step, place)
    }

    /// Whether a call stands in the code of a step.
    func isIn(_ step: Step, _ place: SourcePlace?) -> Bool {
        guard let place, interpreter.program.parts(of: place) == nil else { return false }
        return step.items.contains { $0.swift?.call(at: place) != nil }
    }

    /// The styles without which the canvas looks the same; each costs as much as drawing it.
    mutating func proven(_ pushes: [UnusedPush], in tree: TracedTree) -> [UnusedPush] {
        guard !pushes.isEmpty, let looks = try? look({ try $0.looks(of: tree) }) else { return [] }
        return pushes.filter { push in
            guard let other = self.tree(without: push.calls) else { return false }
            return (try? look { try $0.looks(of: other) }) == looks
        }
    }
}

extension SessionState {
    /// All that is to be seen of a tree.
    fileprivate mutating func looks(of tree: TracedTree) throws -> String {
        let settings = settings.stage
        return try drawn { tree.looks(in: settings, $0) }
    }
}
