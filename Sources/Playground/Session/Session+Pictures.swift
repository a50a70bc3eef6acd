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

    /// A page about the picture of the canvas, and the same for a screen that is narrower than the setting.
    ///
    /// - Parameter make: makes the page for a width; nil for that of the setting.
    mutating func fittedPage(
        _ make: (inout Session, _ width: Int?) throws(Complaint) -> ReplyPage
    ) throws(Complaint) -> Reply {
        let width = screenWidth
        guard width < settings.width else { return Reply(.page(try make(&self, nil))) }
        let narrow = try make(&self, width)
        let whole = (try? make(&self, nil)) ?? narrow
        return Reply(
            .tree(Fitted(whole.text(width: settings.width), narrow: narrow.text(width: width), width: width)))
    }

    /// The canvas as it was drawn for the width of the setting.
    mutating func picture(
        _ drawing: CanvasPicture.Drawing, isQuiet: Bool = false, since earlier: Legend?
    ) -> CanvasPicture {
        CanvasPicture(drawing: fitted(drawing) { try $0.drawing(width: $1, since: earlier) }, isQuiet: isQuiet)
    }

    /// A line, and the canvas below it where it looks different from what was shown last.
    mutating func parts(below line: String) -> [ReplyPart] {
        let earlier = shownPicture?.legend
        let drawing = state.stage.hasCanvas ? try? look { try $0.drawing(since: earlier) } : nil
        recallNotes()
        let before = shownPicture?.drawn
        shownPicture = drawing.map {
            picture($0, isQuiet: before?.looksLike($0.picture) == true, since: earlier)
        }
        return [.text(line)] + (shownPicture.map { [.picture($0)] } ?? [])
    }

    /// The canvas in a format; nil where there is none.
    ///
    /// - Parameter scheme: the page's colours; nil for those that are set.
    mutating func picture(
        as format: PictureFormat, in scheme: ColorScheme?, on change: (inout PictureSheet) -> Void
    ) throws(Failure) -> String? {
        guard state.stage.hasCanvas else { return nil }
        do {
            return try look { try $0.written(as: format, in: scheme, on: change) }
        } catch {
            throw Failure(error)
        }
    }
}
