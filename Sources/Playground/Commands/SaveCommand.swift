extension Command {
    /// `:save FILE`
    static let save = Command(
        "save", takes: "FILE", "writes the session to a file, to be loaded",
        example: ":save badge.md",
        details: """
            A file that ends in .md gets a session, one that ends in .swift its Swift, with a preview for each canvas.
            Previews begin with the values that variables were declared with: what changed them since, and what was tapped
            or chosen, is only in comments. A session keeps all of it. Neither keeps comments outside of declarations, nor
            what an '#if' leaves out.
            What was undone, and what came before :reset, is left out. A file that this session did not write is
            replaced only with --replace behind its name.
            """, takesPath: true, asksHost: true,
        run: { session, invocation throws(Complaint) in
            let (file, ending) = try invocation.target(.session, .swift)
            switch ending {
            case .session: return Reply(request: .save(to: file, .session(session.history.current)))
            case .swift:
                let text = session.exported(as: .swiftUI, from: ExportName.file(of: file.path))
                let leftOut = session.script.count { $0.leftToPreviews != nil }
                return Reply(request: .save(to: file, .swift(text, leavingOut: leftOut)))
            }
        })
}
