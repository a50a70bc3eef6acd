extension Command {
    /// `:export FILE`
    static let export = Command(
        "export", takes: "FILE", "writes the session to a file, as a Swift program",
        example: ":export Badge.swift",
        details: """
            The program imports the library Atelier. What was refused stands in it as comments. For Xcode, save the
            session and write it down with: atelier export --for swiftui FILE.
            """,
        run: { session, invocation throws(Complaint) in
            let path = try invocation.path()
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return Reply(
                output: "", request: .export(path: path, program: session.exported(as: .program, from: name)))
        })
}
