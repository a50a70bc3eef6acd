import Drawing

extension Command {
    /// `:legend`
    static let legend = Command(
        "legend", "says what the characters of the picture don't show", example: ":legend",
        details: """
            One line for each look: first the shades of empty areas, then in reading order what was drawn, and how it
            looks. Below a picture itself stand at most two lines: the key of its shades, and what the last entry changed.
            :set legend on shows all of it below each picture, :set legend off nothing.
            """,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            let (width, painting) = try session.look { ($0.settings.width, try $0.drawing().painting) }
            let lines = painting.picture.legend.lines(width: width)
            return Reply(.text(lines.isEmpty ? Messages.noLooks : lines.joined(separator: "\n")))
        })
}
