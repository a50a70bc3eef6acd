import Language

extension Command {
    /// `:type [EXPRESSION]`
    static let type = Command(
        "type", takes: "[EXPRESSION]", "says the static type, without running",
        example: ":type Text(\"a\").padding()",
        details: "Nothing runs. What begins with . is a modifier of the canvas.", takesSwift: true,
        run: { session, invocation throws(Complaint) in
            guard !invocation.rest.isEmpty else {
                guard let canvas = session.state.canvasType else { throw .noCanvas }
                return Reply(.text("\(canvas)"))
            }
            let type: SwiftType?
            do {
                type = try session.interpreter.declarations.type(of: invocation.rest, canvas: session.state.canvasType)
            } catch {
                throw Complaint(error)
            }
            guard let type else { throw .notAnExpression(invocation.rest, invocation.command) }
            return Reply(.text("\(type)"))
        })
}
