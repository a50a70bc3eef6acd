/// The Swift that holds the records of some files.
struct RecordText {
    private static let head = """
        // swift-format-ignore-file
        // Written by 'swift run write-records' from the declarations beside it; change those.


        """

    private var imports: Set<String> = ["import Catalogue"]
    private var conformances: [String] = []
    private var lists: [String] = []

    /// Adds the records of one file, and what they need.
    ///
    /// - Parameters:
    ///   - name: what the list of its records is called.
    ///   - conformances: what makes values of the shell of its types.
    ///   - imports: the modules that it imports.
    mutating func add(_ name: String, _ groups: [RecordGroup], _ conformances: [String], _ imports: [String]) {
        self.imports.formUnion(imports)
        self.conformances += conformances
        lists.append(Self.list(name, groups))
    }

    /// A file with all that was added.
    var file: String {
        Self.head + Self.text(of: imports) + "\n" + conformances.map { $0 + "\n" }.joined() + "extension BuiltIns {\n"
            + lists.joined(separator: "\n") + "}\n"
    }

    private static func text(of imports: Set<String>) -> String {
        // What can be seen of a module by one import need not be said by another.
        let needed = imports.filter { !$0.hasPrefix("import ") || !imports.contains("@testable " + $0) }
        return needed.sorted { ($0.hasPrefix("@") ? 1 : 0, $0) < ($1.hasPrefix("@") ? 1 : 0, $1) }
            .map { $0 + "\n" }.joined()
    }

    /// A file with the twins of members that take titles.
    static func titles(_ twins: [TitleTwin], importing imports: Set<String>) -> String {
        head + text(of: imports) + twins.map { "\n" + $0.text }.joined()
    }

    /// The list of all lists, and the names of what SwiftUI has not.
    static func catalogue(_ name: String, of lists: [String], withoutSwiftUI names: [String]) -> String {
        let own = """

                /// What SwiftUI has not, as the doc comments say.
                public static let \(name)WithoutSwiftUI: Set<String> = [\(names.map(literal).joined(separator: ", "))]

            """
        return head + """
            import Catalogue

            extension BuiltIns {
                /// The records of all that is declared beside them.
                public static let \(name) = BuiltIns(
                    [

            """ + lists.map { "            \($0),\n" }.joined() + "        ].flatMap { $0 })\n"
            + (names.isEmpty ? "" : own) + "}\n"
    }

    /// A list of groups.
    private static func list(_ name: String, _ groups: [RecordGroup]) -> String {
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
