import Drawing

/// A command that may only have looked at the session, and the session before it.
struct Look {
    let invocation: Invocation
    let before: Session
}

extension Session {
    /// An answer with its picture in colour; nil where it shows none, or where colour is not wanted.
    mutating func colored(_ output: String) -> String? {
        let isWanted =
            switch settings.color {
            case .auto: hasColor
            case .always: true
            case .never: false
            }
        guard isWanted else { return nil }
        let width = screenWidth
        return replacingPicture(in: output, drawnFor: width) { state in try state.coloredPicture(width: width).ansi }
    }

    /// An answer with its picture drawn in another way; nil where it shows none.
    private mutating func replacingPicture(
        in output: String, drawnFor width: Int, by draw: (inout SessionState) throws -> String
    ) -> String? {
        guard let shownPicture, !shownPicture.isEmpty,
            let text = width == settings.width ? shownPicture : try? look({ try $0.picture(width: width) }),
            let place = output.lastRange(of: text), let picture = try? look(draw)
        else { return nil }
        return output[..<place.lowerBound] + picture + output[place.upperBound...]
    }

    /// The width that answers are shown with: that of the setting, or of the screen where it has less and the width was
    /// not set by an entry.
    private var screenWidth: Int {
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
            return try look { try $0.coloredPicture() }.written(as: format)
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
