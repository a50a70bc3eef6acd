import Drawing

extension Command {
    /// `:legend`
    static let legend = Command(
        "legend", "says what the characters of the picture don't show", example: ":legend",
        details: """
            One line for each look: first the shades of empty areas, then in reading order what was drawn, and how it
            looks. Below a picture itself stand at most two lines: the key of its shades, and what the last entry changed.
            Of a new view with more than four texts nothing but the key is told: nearly each such screen has looks that
            were just entered, so that a line below each would say nothing. In colour it is told of texts that they are
            turned, scaled, blurred or cast a shadow; what else a terminal can't show, such as sizes and light letters,
            :legend tells.
            :set legend on shows all of it below each picture, :set legend off nothing.
            """,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            let (width, painting) = try session.look { ($0.settings.width, try $0.drawing().painting) }
            let lines = painting.picture.legend.lines(width: width)
            return Reply(.text(lines.isEmpty ? Messages.noLooks : lines.joined(separator: "\n")))
        })
}
