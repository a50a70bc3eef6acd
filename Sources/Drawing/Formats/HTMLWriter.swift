/// Writes a picture as a page of HTML: preformatted text, a span for each run that has a look.
struct HTMLWriter {
    let picture: ColoredPicture
    let page: Page
    var cancellation: Cancellation?

    var text: String {
        let rows = picture.lines.while(cancellation)
            .map { $0.flatMap(\.parts).map(element).joined() }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Atelier</title></head>
            <body style="margin: 0; background: \(page.background.hex)">
            <pre style="margin: 0; padding: 12px; color: \(page.foreground.hex); background: \(page.background.hex); \
            font: 14px/18px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace">\(rows)</pre>
            </body>
            </html>
            """
    }

    private func element(_ run: PictureRun) -> String {
        let text = Markup.escaped(run.text)
        // A viewer's font may draw wide characters as wide as it likes, and a viewer puts neighbours that are read from
        // right to left in an order of its own.
        let isHeld = run.text.contains { PictureRun.Setting($0) != .usual }
        if run.isPlain, !isHeld { return text }
        var styles: [String] = []
        if isHeld { styles.append("display: inline-block; width: \(run.columns)ch") }
        // A background fills the whole line only where the box does.
        if run.background != nil { styles.append("display: inline-block; height: 18px; vertical-align: top") }
        if let foreground = run.foreground(on: page) { styles.append("color: \(foreground.hex)") }
        if let background = run.background { styles.append("background: \(background.hex)") }
        if run.traits.contains(.bold) { styles.append("font-weight: bold") }
        if run.traits.contains(.italic) { styles.append("font-style: italic") }
        let lines = run.traits.decorations
        if !lines.isEmpty { styles.append("text-decoration: \(lines)") }
        return "<span style=\"\(styles.joined(separator: "; "))\">\(text)</span>"
    }
}
