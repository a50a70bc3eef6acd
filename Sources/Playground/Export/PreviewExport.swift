import Language

/// A session as previews for Xcode: one for each canvas, with all modifiers that were put on it. Variables begin with the
/// values that they were declared with: what changed them since, and what was done to nodes, stands in comments.
struct PreviewExport {
    /// The previews, and comments on what was refused, in order.
    var text: String { parts.joined(separator: "\n\n") }
    private let variables: Variables
    private var parts: [String] = []
    /// The view that is being put together, and the variables that were declared when it was changed last.
    private var canvas: (view: String, variables: [PreparedItem])?
    /// What was refused while it was.
    private var refused: [String] = []
    /// What has run since the last preview and changed something.
    private var ran: [String] = []
    private var number = 0

    init(_ script: [ScriptLine], declarations: [WrittenCode]) {
        variables = Variables(of: script, declarations: declarations)
        let isOnlyOne = script.count { if case .view = $0 { true } else { false } } == 1
        var declared: [PreparedItem] = []
        for line in script {
            switch line {
            case .variable(let item): declared.append(item)
            case .view(let item):
                close(isOnlyOne: isOnlyOne)
                canvas = (item.checked.viewText, declared)
            case .modifiers(let item, _): canvas = canvas.map { (item.checked.modified($0.view), declared) }
            case .refused(let entry, let reason): refused.append(ProgramExport.comment(entry, reason))
            case .statement, .value, .gesture, .setting, .tree: break
            }
            if let text = line.leftToPreviews { ran.append(text) }
        }
        close(isOnlyOne: isOnlyOne)
    }

    /// The variables at the top of the file.
    var globals: [String] { variables.globalTexts }

    private mutating func close(isOnlyOne: Bool) {
        if let (view, declared) = canvas {
            number += 1
            let needed = variables.needed(by: view, among: declared)
            parts.append(Self.preview(view, title: isOnlyOne ? nil : "Canvas \(number)", needed))
        }
        parts += refused
        if !ran.isEmpty { parts.append(Messages.ranHere(ran)) }
        (canvas, refused, ran) = (nil, [], [])
    }

    private static func preview(_ view: String, title: String?, _ variables: [PreparedItem]) -> String {
        let declared = variables.map { ($0.isKept ? "@Previewable " : "") + $0.text }
        let body = (declared + [view]).map { CodeText.indented($0, by: 4, widens: true) }.joined(separator: "\n")
        let head = title.map { "#Preview(\"\($0)\") {" } ?? "#Preview {"
        return "\(head)\n\(body)\n}"
    }
}
