extension Command {
    /// `:draw`
    static let draw = Command(
        "draw", "draws the canvas again", example: ":draw",
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            let legend = session.shownLegend
            let drawing = try session.look { try $0.drawing(since: legend) }
            return Reply(.picture(session.picture(drawing, since: legend)))
        })
}
