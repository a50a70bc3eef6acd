import Drawing

/// A command that may only have looked at the session, and the session before it.
struct Look {
    let invocation: Invocation
    let before: Session
}

extension Session {
    /// Whether pictures are shown in colour.
    private var wantsColor: Bool {
        switch settings.color {
        case .auto: hasColor
        case .always: true
        case .never: false
        }
    }

    /// An answer with its picture in colour; nil where it shows none, or where colour is not wanted.
    mutating func colored(_ output: String) -> String? {
        guard let text = screenPicture, let place = output.lastRange(of: text) else { return nil }
        shownLook = text
        guard wantsColor, let picture = screenLook else { return nil }
        shownLook = picture
        return output[..<place.lowerBound] + picture + output[place.upperBound...]
    }

    /// The answer to a command with the canvas below it, where its characters are those that were shown last, and their
    /// colours are others: after `:set colorScheme dark` people expect to see it. Nil where it looks the same.
    mutating func recolored(_ output: String) -> String? {
        guard let shownLook, let text = screenPicture, output.lastRange(of: text) == nil,
            let look = wantsColor ? screenLook : text, look != shownLook
        else { return nil }
        return output + "\n" + text
    }

    /// The picture that was shown last, as wide as the screen allows; nil where there is none.
    private var screenPicture: String? {
        mutating get {
            guard let shownPicture, !shownPicture.isEmpty else { return nil }
            let width = screenWidth
            return width == settings.width ? shownPicture : try? look { try $0.picture(width: width) }
        }
    }

    /// The canvas in colour, as wide as the screen allows.
    private var screenLook: String? {
        mutating get {
            let (width, colors) = (screenWidth, colors)
            return try? look { try $0.coloredPicture(width: width) { $0.ansi(in: colors, $1) } }
        }
    }

    /// The width that answers are shown with: that of the setting, or of the screen where it has less and the width was
    /// not set by an entry.
    var screenWidth: Int {
        guard let screenColumns, screenColumns < settings.width else { return settings.width }
        let isSet = steps[startIndex...].contains { step in
            step.items.contains { if case .setting("width", _) = $0 { true } else { false } }
        }
        return isSet ? settings.width : max(1, screenColumns)
    }

    /// An answer as a screen shows it that is narrower than the width setting; nil where it shows the same.
    ///
    /// A command that only looked at the session looks again; of anything else the picture is drawn again.
    mutating func shown(_ reply: Reply, after look: Look?) -> String? {
        let width = screenWidth
        guard width < settings.width, reply.failure == nil else { return nil }
        if let look, reply.request == nil, steps.count == look.before.steps.count,
            undone.count == look.before.undone.count
        {
            var narrow = look.before
            narrow.state.narrow(to: width)
            let again = try? look.invocation.command.run(&narrow, look.invocation)
            return again.map { DisplayText.safe(output: $0.output) }
        }
        guard let shownPicture, let place = reply.output.lastRange(of: shownPicture),
            let picture = try? self.look({ try $0.picture(width: width) })
        else { return nil }
        let below = Paragraph.fitted(String(reply.output[place.upperBound...]), width: width)
        return reply.output[..<place.lowerBound] + picture + below
    }

    /// The canvas in a format; nil where there is none.
    mutating func picture(as format: PictureFormat) throws(Failure) -> String? {
        guard state.stage.hasCanvas else { return nil }
        do {
            return try look { try $0.coloredPicture { $0.written(as: format, $1) } }
        } catch {
            throw Reply(refusing: error).failure ?? Failure(line: 1, column: 1, message: "\(error)")
        }
    }
}

extension String {
    /// Where so many whole lines stand last.
    fileprivate func lastRange(of lines: String) -> Range<String.Index>? {
        ranges(of: lines).last { range in
            (range.lowerBound == startIndex || self[index(before: range.lowerBound)].isNewline)
                && (range.upperBound == endIndex || self[range.upperBound].isNewline)
        }
    }
}
