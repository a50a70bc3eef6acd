import Language

/// A session as previews for Xcode: one for each canvas, with all modifiers that were put on it. Variables begin with the
/// values that they were declared with: what ran since, and what was done to nodes, stands in comments.
struct PreviewExport {
    /// The previews, and comments on what was refused, in order.
    var text: String { parts.joined(separator: "\n\n") }
    private let variables: Variables
    private var parts: [String] = []
    /// The previews among the parts.
    private var written: Set<String> = []
    /// The view that is being put together, what stands behind `#Preview`, and the variables that were declared when it was
    /// changed last.
    private var canvas: (view: String, head: String?, variables: [PreparedItem])?
    /// The last preview, and its place among the parts.
    private var last: (place: Int, view: String, head: String?, variables: [PreparedItem])?
    /// The names of the local variables that stand in a preview.
    private var used: Set<String> = []
    private var declared: [PreparedItem] = []
    /// What was refused while it was.
    private var refused: [String] = []
    /// What has run since the last preview and changed something.
    private var ran: [String] = []
    private var number = 0
    private let declarations: [WrittenCode]

    init(_ script: [ScriptLine], declarations: [WrittenCode]) {
        variables = Variables(of: script, declarations: declarations, keepsFirstValues: true)
        self.declarations = declarations
        for line in script { add(line) }
        close()
        nameOnlyOne()
        keepUnused()
    }

    private mutating func add(_ line: ScriptLine) {
        switch line {
        case .variable(let item): declared.append(item)
        case .view(let item):
            close()
            canvas = (item.checked.viewText, item.checked.previewHead, declared)
            declared.removeAll { $0.checked.isOfPreview }
        case .modifiers(let item, _):
            canvas = canvas.map {
                let own = $0.variables.filter { $0.checked.isOfPreview }
                return (item.checked.modified($0.view), $0.head, declared + own)
            }
        case .refused(let entry, let reason): refused.append(ProgramExport.comment(entry, reason))
        case .undrawn(let line): add(line)
        case .statement, .value, .gesture, .setting, .tree: break
        }
        if let text = line.leftToPreviews { ran.append(text) }
    }

    /// The variables at the top of the file.
    var globals: [String] { variables.globalTexts(isFilePrivate: false) }

    private mutating func close() {
        if let (view, head, declared) = canvas, !isOfProvider(view) {
            let needed = variables.needed(by: view, among: declared)
            write(view, head: head, needed)
            used.formUnion(needed.map(\.variable))
        }
        parts += refused
        if !ran.isEmpty { parts.append(Messages.ranHere(ran)) }
        (canvas, refused, ran) = (nil, [], [])
    }

    /// Writes a preview that isn't there yet: a file that was saved and loaded has each of its canvases once more.
    private mutating func write(_ view: String, head: String?, _ needed: [PreparedItem]) {
        if head == nil, !written.insert(Self.preview(view, head: nil, needed)).inserted { return }
        let head = head ?? Self.title(number + 1)
        let preview = Self.preview(view, head: head, needed)
        guard written.insert(preview).inserted else { return }
        number += 1
        last = (parts.count, view, head, needed)
        parts.append(preview)
    }

    /// What a preview without a name is called beside others.
    private static func title(_ number: Int) -> String { "\"Canvas \(number)\"" }

    /// Takes the number away from the only preview.
    private mutating func nameOnlyOne() {
        guard number == 1, let only = last, only.head == Self.title(1) else { return }
        last?.head = nil
        parts[only.place] = Self.preview(only.view, head: nil, only.variables)
    }

    /// Whether a view is what a `PreviewProvider` of the file shows anyway.
    private func isOfProvider(_ view: String) -> Bool {
        guard view.hasSuffix(".previews") else { return false }
        let name = String(view.dropLast(".previews".count))
        return declarations.contains { $0.names.isSuperset(of: ["PreviewProvider", name]) }
    }

    /// Writes the local variables that no preview needs into the last one, or into one of their own where there is none; as a
    /// comment where they would not stand there.
    private mutating func keepUnused() {
        let names = variables.local.map(\.variable).filter { !used.contains($0) }
        guard !names.isEmpty else { return }
        var unused = variables.needed(by: names.joined(separator: " "), among: declared)
        if unused.allSatisfy({ $0.hasInitialValue && !$0.checked.mayThrow }) {
            guard var preview = last else {
                parts.append(Self.preview("EmptyView()", head: nil, unused))
                return
            }
            let known = Set(preview.variables.map(\.text))
            unused.removeAll { known.contains($0.text) }
            if Set(preview.variables.map(\.variable)).isDisjoint(with: unused.map(\.variable)) {
                preview.variables += unused
                parts[preview.place] = Self.preview(preview.view, head: preview.head, preview.variables)
                return
            }
        }
        parts.append(Messages.ranHere(unused.map(\.text)))
    }

    private static func preview(_ view: String, head: String?, _ variables: [PreparedItem]) -> String {
        let declared = variables.map { ($0.isKept ? "@Previewable " : "") + $0.localText }
        let body = (declared + [view]).map { CodeText.indented($0, by: 4, widens: true) }.joined(separator: "\n")
        let opening = head.map { "#Preview(\($0)) {" } ?? "#Preview {"
        return "\(opening)\n\(body)\n}"
    }
}
