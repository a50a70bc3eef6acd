import Language

/// A session as previews for Xcode: one for each canvas, with all modifiers that were put on it. Variables begin with the
/// values that they were declared with: what changed them since, and what was done to nodes, stands in comments.
struct PreviewExport {
    /// The previews, and comments on what was refused, in order.
    var text: String { parts.joined(separator: "\n\n") }
    private let variables: Variables
    private var parts: [String] = []
    /// The previews among the parts.
    private var written: Set<String> = []
    /// The view that is being put together, what its preview was called, and the variables that were declared when it was
    /// changed last.
    private var canvas: (view: String, title: String?, variables: [PreparedItem])?
    private var declared: [PreparedItem] = []
    /// What was refused while it was.
    private var refused: [String] = []
    /// What has run since the last preview and changed something.
    private var ran: [String] = []
    private var number = 0
    private let isOnlyOne: Bool

    init(_ script: [ScriptLine], declarations: [WrittenCode]) {
        variables = Variables(of: script, declarations: declarations, keepsFirstValues: true)
        isOnlyOne = script.count(where: \.isView) == 1
        for line in script { add(line) }
        close()
    }

    private mutating func add(_ line: ScriptLine) {
        switch line {
        case .variable(let item): declared.append(item)
        case .view(let item):
            close()
            canvas = (item.checked.viewText, item.checked.previewTitle, declared)
        case .modifiers(let item, _):
            canvas = canvas.map { (item.checked.modified($0.view), $0.title, declared) }
        case .refused(let entry, let reason): refused.append(ProgramExport.comment(entry, reason))
        case .undrawn(let line): add(line)
        case .statement, .value, .gesture, .setting, .tree: break
        }
        if let text = line.leftToPreviews { ran.append(text) }
    }

    /// The variables at the top of the file.
    var globals: [String] { variables.globalTexts(isFilePrivate: false) }

    private mutating func close() {
        if let (view, title, declared) = canvas {
            number += 1
            let needed = variables.needed(by: view, among: declared)
            let preview = Self.preview(view, title: title ?? (isOnlyOne ? nil : "\"Canvas \(number)\""), needed)
            // A file that was saved and loaded has each of its canvases once more.
            if written.insert(preview).inserted { parts.append(preview) }
        }
        parts += refused
        if !ran.isEmpty { parts.append(Messages.ranHere(ran)) }
        (canvas, refused, ran) = (nil, [], [])
    }

    private static func preview(_ view: String, title: String?, _ variables: [PreparedItem]) -> String {
        let declared = variables.map { ($0.isKept ? "@Previewable " : "") + $0.text }
        let body = (declared + [view]).map { CodeText.indented($0, by: 4, widens: true) }.joined(separator: "\n")
        let head = title.map { "#Preview(\($0)) {" } ?? "#Preview {"
        return "\(head)\n\(body)\n}"
    }
}

extension ScriptLine {
    fileprivate var isView: Bool {
        switch self {
        case .view: true
        case .undrawn(let line): line.isView
        default: false
        }
    }
}
