extension Command {
    /// `:export FILE`
    static let export = Command(
        "export", takes: "FILE", "writes the session to a file, as a Swift program",
        example: ":export Badge.swift",
        details: """
            The program imports the library Atelier. What was refused stands in it as comments. For Xcode, use :save and
            a name that ends in .swift. A file that this session did not write is replaced only with --replace behind
            its name.
            """, takesPath: true, asksHost: true,
        run: { session, invocation throws(Complaint) in
            let file = try invocation.target(.swift).file
            let program = session.exported(as: .program, from: ExportName.file(of: file.path))
            return Reply(request: .export(to: file, program: program))
        })
}
