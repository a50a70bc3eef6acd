import Catalogue

/// What the record of one built-in says for people.
public struct DocumentedRecord: Sendable {
    /// How it is declared, with the type or extension that it stands in.
    public let signature: String
    /// One sentence.
    public let summary: String
    /// An entry that shows it; empty where there is none.
    public let example: String
    /// Whether the example must draw something: the built-in is a view, a modifier or a style.
    public let isShown: Bool
}

extension CheckedProgram {
    /// The records of all built-ins, in the order in which they are listed.
    public var documentedRecords: [DocumentedRecord] {
        let views = Set(viewNames)
        return declarations.builtIns.groups.flatMap { group -> [DocumentedRecord] in
            let heading = BuiltInNames.parts(of: group.header).heading
            let isStyle = heading.contains("Style where Self == ")
            var records: [DocumentedRecord] = []
            if let name = BuiltInNames.typeName(of: group.header) {
                records.append(
                    DocumentedRecord(
                        signature: heading, summary: group.summary, example: group.example,
                        isShown: views.contains(name)))
            }
            return records
                + group.members.map { member in
                    DocumentedRecord(
                        signature: heading + " · " + member.signature, summary: member.summary,
                        example: declarations.builtIns.example(of: member, in: group),
                        isShown: group.kind != nil || isStyle)
                }
        }
    }
}

extension BuiltInIndex {
    /// The entry that shows a built-in: its own example, that of its group, or that of the type which its group is about:
    /// `X` in `extension P where Self == X`, or the one that it extends.
    func example(of record: BuiltIn, in group: BuiltInGroup) -> String {
        if !record.example.isEmpty { return record.example }
        if !group.example.isEmpty { return group.example }
        let anchor = group.header.firstRange(of: " where Self == ").map { String(group.header[$0.upperBound...]) }
        let extended = BuiltInNames.header(of: group.header)?.name
        return [anchor, extended].lazy.compactMap { $0 }.compactMap { self.nominal(named: $0) }
            .compactMap { self.group(of: $0)?.example }.first { !$0.isEmpty } ?? ""
    }
}
