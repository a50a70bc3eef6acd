/// The Swift that holds records.
enum RecordText {
    private static let head = """
        // swift-format-ignore-file
        // Written by 'swift run write-records' from the declarations beside it; change those.


        """

    /// A file with some lists.
    static func file(_ lists: [String], importing modules: [String]) -> String {
        let imports = modules.map { name in
            name.hasPrefix("@testable ")
                ? "@testable import \(name.dropFirst("@testable ".count))\n" : "import \(name)\n"
        }
        return head + imports.joined() + "\nextension BuiltIns {\n" + lists.joined(separator: "\n") + "}\n"
    }

    /// The list of all lists.
    static func catalogue(_ name: String, of lists: [String]) -> String {
        head + """
            import Catalogue

            extension BuiltIns {
                /// The records of everything in this target.
                public static let \(name) = BuiltIns(
                    [

            """ + lists.map { "            \($0),\n" }.joined() + "        ].flatMap { $0 })\n}\n"
    }

    /// A list of groups.
    static func list(_ name: String, _ groups: [RecordGroup]) -> String {
        "    static let \(name): [BuiltInGroup] = [\n" + groups.map(text).joined() + "    ]\n"
    }

    private static func text(of group: RecordGroup) -> String {
        var head = literal(group.header)
        if !group.summary.isEmpty { head += ", \(literal(group.summary)), example: \(literal(group.example))" }
        if let styles = group.styleProtocol { head += ", styleProtocol: \(styles)" }
        if let kind = group.kind { head += ", kind: .\(kind)" }
        let members = group.records.map { record -> String in
            let example = record.example.isEmpty ? "" : ", example: \(literal(record.example))"
            let start = "            BuiltIn(\(literal(record.signature)), \(literal(record.summary))\(example)"
            return record.implementation.hasPrefix("{")
                ? start + ") \(record.implementation),\n" : start + ", \(record.implementation)),\n"
        }
        return "        BuiltInGroup(\(head), [\n" + members.joined() + "        ]),\n"
    }

    /// A text on one line of Swift.
    private static func literal(_ text: String) -> String {
        let escaped = text.map { character -> String in
            switch character {
            case "\n": "\\n"
            case "\"": "\\\""
            case "\\": "\\\\"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
