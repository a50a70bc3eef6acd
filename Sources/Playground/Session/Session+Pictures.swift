import Drawing

extension Session {
    /// The width that answers are shown with: that of the setting, or of the screen where it has less and the width was
    /// not set by an entry.
    private var screenWidth: Int {
        guard let screenColumns, screenColumns < settings.width else { return settings.width }
        let isSet = steps.sinceReset.contains { step in
            step.items.contains { if case .setting("width", _) = $0 { true } else { false } }
        }
        return isSet ? settings.width : max(1, screenColumns)
    }

    /// How wide an answer is now, and where it has colour.
    var look: ReplyLook { ReplyLook(width: settings.width, screenWidth: screenWidth, color: settings.color) }

    /// What was made of the canvas, and the same for a screen that is narrower than the setting.
    mutating func fitted<Content>(
        _ whole: Content, _ make: (inout SessionState, _ width: Int) throws -> Content
    ) -> Fitted<Content> {
        let width = screenWidth
        guard width < settings.width else { return Fitted(whole) }
        return Fitted(whole, narrow: try? look { try make(&$0, width) }, width: width)
    }

    /// The canvas as it was drawn for the width of the setting.
    mutating func picture(
        _ drawing: CanvasPicture.Drawing, isQuiet: Bool = false, since earlier: Legend?
    ) -> CanvasPicture {
        CanvasPicture(drawing: fitted(drawing) { try $0.drawing(width: $1, since: earlier) }, isQuiet: isQuiet)
    }

    /// A line, and the canvas below it where it looks different from what was shown last.
    mutating func parts(below line: String) -> [ReplyPart] {
        let earlier = shownLegend
        let drawing = state.stage.hasCanvas ? try? look { try $0.drawing(since: earlier) } : nil
        defer { (shownPicture, shownLegend) = (drawing?.picture.identity, drawing?.picture.legend) }
        guard let drawing else { return [.text(line)] }
        let isQuiet = drawing.picture.identity == shownPicture
        return [.text(line), .picture(picture(drawing, isQuiet: isQuiet, since: earlier))]
    }

    /// The canvas in a format; nil where there is none.
    mutating func picture(as format: PictureFormat) throws(Failure) -> String? {
        guard state.stage.hasCanvas else { return nil }
        do {
            return try look { try $0.written(as: format) }
        } catch {
            throw Failure(error)
        }
    }
}
