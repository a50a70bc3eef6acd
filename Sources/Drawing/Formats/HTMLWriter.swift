/// Writes pictures as a page of HTML: preformatted text, a span for each run that has a look, and behind it what was drawn
/// as forms, as wide as the viewer's letters make it.
struct HTMLWriter {
    let sheet: PictureSheet
    let pictures: [SketchedPicture]

    var text: String {
        let page = pictures.first?.page ?? Page(.light)
        let background = sheet.isTransparent ? "transparent" : page.background.hex
        let height = (SketchGrid.row / SketchGrid.fontSize * 100).rounded() / 100
        let font =
            "\(SketchGrid.text(SketchGrid.fontSize * sheet.magnification))px/\(height.short) \(SketchGrid.fonts)"
        let headings = sheet.headings
        let figures = pictures.enumerated().map { number, picture in
            caption(number, headings, on: picture.page, font) + """
                <pre style="position: relative; margin: \(margins(picture)); \
                width: max-content; color: \(picture.page.foreground.hex); font: \(font)">\
                \(drawing(picture))<span style="position: relative">\(rows(picture))</span></pre>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Atelier</title></head>
            <body style="margin: 0; background: \(background)">
            \(contents(headings))\(figures.joined(separator: "\n"))
            </body>
            </html>
            """
    }

    /// The space around a picture.
    private func margins(_ picture: SketchedPicture) -> String {
        let (left, top, right, bottom) = picture.overhang
        let margins = [top, right, bottom, left].map { SketchGrid.text(SketchGrid.margin + $0) + "px" }
        return Set(margins).count == 1 ? margins[0] : margins.joined(separator: " ")
    }

    /// The font of headings.
    private static let words = "font-family: system-ui, sans-serif"

    /// The name of the heading above a picture.
    private func anchor(_ number: Int) -> String { "picture-\(number + 1)" }

    /// A list of the headings, where there are several.
    private func contents(_ headings: [String?]) -> String {
        let links = headings.enumerated().compactMap { number, heading in
            heading.map { "<li><a style=\"color: inherit\" href=\"#\(anchor(number))\">\(Markup.escaped($0))</a></li>" }
        }
        guard links.count > 1, let page = pictures.first?.page else { return "" }
        return "<nav style=\"margin: 12px; color: \(page.foreground.hex); columns: 12em; \(Self.words)\">"
            + "<ul style=\"margin: 0\">\n\(links.joined(separator: "\n"))\n</ul></nav>\n"
    }

    private func caption(_ number: Int, _ headings: [String?], on page: Page, _ font: String) -> String {
        guard sheet.captions.indices.contains(number) else { return "" }
        let heading = headings[number].map {
            "<h2 id=\"\(anchor(number))\" style=\"margin: 48px 12px 0; color: \(page.foreground.hex); \(Self.words)\">"
                + "\(Markup.escaped($0))</h2>\n"
        }
        let color = page.foreground.over(page.background, 0.6).hex
        // A line feed at the beginning would be lost.
        return (heading ?? "") + "<pre style=\"margin: 24px 12px 0; white-space: pre-wrap; overflow-wrap: anywhere; "
            + "color: \(color); font: \(font)\">"
            + "<code>\(Markup.escaped(sheet.captions[number].code))</code></pre>\n"
    }

    /// What lies behind the letters. It is always there: a line feed at the beginning of preformatted text would be lost.
    private func drawing(_ picture: SketchedPicture) -> String {
        let (columns, rows) = (max(1, picture.size.width), max(1, picture.size.height))
        let width = SketchGrid.text(Double(columns) * SketchGrid.column)
        let height = SketchGrid.text(Double(rows) * SketchGrid.row)
        let definitions = picture.definitions.isEmpty ? "" : "<defs>\(picture.definitions.joined())</defs>"
        return "<svg aria-hidden=\"true\" viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\" "
            + "style=\"position: absolute; left: 0; top: 0; width: \(columns)ch; "
            + "height: \((Double(rows) * SketchGrid.row / SketchGrid.fontSize).short)em; "
            + "overflow: visible; pointer-events: none\">\(definitions)\(picture.elements.joined())</svg>"
    }

    private func rows(_ picture: SketchedPicture) -> String {
        let missing = max(0, picture.size.height - picture.rows.count)
        let rows = picture.rows.enumerated().map { number, row in
            var place = CGPoint(x: 0, y: Double(number) * SketchGrid.row)
            return row.flatMap(\.parts).map { run in
                defer { place.x += Double(run.columns) * SketchGrid.column }
                return element(run, at: place, on: picture.page)
            }.joined()
        }
        return (rows + Array(repeating: "", count: missing)).joined(separator: "\n")
    }

    private func element(_ run: PictureRun, at place: CGPoint, on page: Page) -> String {
        if let turn = run.turn {
            var run = run
            let there = CGAffineTransform(translationX: place.x, y: place.y)
            run.turn = there.concatenating(turn).movedBy(-place.x, -place.y)
            return fitted(run, on: page)
        }
        if run.gradient != nil { return fitted(run, on: page) }
        if let typeface = run.typeface, !typeface.isUsualButForWeight || run.decorations.count > 1 {
            return fitted(run, on: page)
        }
        let text = Markup.escaped(run.text)
        // A viewer's font may draw wide characters as wide as it likes, and a viewer puts neighbours that are read from
        // right to left in an order of its own.
        let isHeld = run.text.contains { PictureRun.Setting($0) != .usual }
        if run.isPlain, !isHeld { return text }
        var styles: [String] = []
        if run.rest != .none {
            let (x, y) = (Double(run.rest.x) / 2, Double(run.rest.y) / 2 * SketchGrid.row / SketchGrid.fontSize)
            styles.append("position: relative; left: \(x.short)ch; top: \(y.short)em")
        }
        if isHeld { styles.append("display: inline-block; width: \(run.columns)ch") }
        if let foreground = run.foreground(on: page) { styles.append("color: \(foreground.hex)") }
        if let weight = run.weight { styles.append("font-weight: \(weight)") }
        if run.traits.contains(.italic) { styles.append("font-style: italic") }
        if let lines = run.decorations.first { styles.append("text-decoration: \(lines.words)") }
        return styles.isEmpty ? text : "<span style=\"\(styles.joined(separator: "; "))\">\(text)</span>"
    }

    /// Letters that only a drawing can hold to their columns.
    private func fitted(_ run: PictureRun, on page: Page) -> String {
        let width = SketchGrid.text(Double(run.columns) * SketchGrid.column)
        let (height, size) = (SketchGrid.text(SketchGrid.row), SketchGrid.text(SketchGrid.fontSize))
        return "<svg viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\" font-size=\"\(size)\" "
            + "fill=\"currentColor\" style=\"width: \(run.columns)ch; "
            + "height: \((SketchGrid.row / SketchGrid.fontSize).short)em; vertical-align: top; overflow: visible\">"
            + "\(run.elements(at: .zero, on: page).joined())</svg>"
    }
}
