extension Command {
    /// `:replay PATH`
    static let replay = Command(
        "replay", takes: "PATH", "replays sessions and shows what differs", example: ":replay Sessions",
        takesPath: true, asksHost: true,
        run: { _, invocation throws(Complaint) in
            Reply(request: .replay(path: try invocation.path()))
        })
}
