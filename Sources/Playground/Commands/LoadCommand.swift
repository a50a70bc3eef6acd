extension Command {
    /// `:load FILE`
    static let load = Command(
        "load", takes: "FILE", "runs a file of Swift, or a recorded session",
        example: ":load badge.swift", takesPath: true, asksHost: true,
        run: { _, invocation throws(Complaint) in
            Reply(request: .load(path: try invocation.path()))
        })
}
