import Drawing

extension Session {
    /// An answer with its picture in colour; nil where it shows none, or where colour is not wanted.
    mutating func colored(_ output: String) -> String? {
        let isWanted =
            switch settings.color {
            case .auto: hasColor
            case .always: true
            case .never: false
            }
        guard isWanted, let shownPicture, !shownPicture.isEmpty, let place = output.lastRange(of: shownPicture),
            let picture = try? look({ try $0.coloredPicture() }).ansi
        else { return nil }
        return output[..<place.lowerBound] + picture + output[place.upperBound...]
    }

    /// The canvas in a format; nil where there is none.
    mutating func picture(as format: PictureFormat) throws(Failure) -> String? {
        guard state.stage.hasCanvas else { return nil }
        let colorScheme = settings.colorScheme
        do {
            return try look { try $0.coloredPicture() }.written(as: format, colorScheme: colorScheme)
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
