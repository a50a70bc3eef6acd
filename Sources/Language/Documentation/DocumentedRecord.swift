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
    /// The records of all built-ins, in the order in which they are listed, and of the keywords behind them.
    public var documentedRecords: [DocumentedRecord] {
        let views = Set(viewNames)
        let keywords = Keyword.all.map {
            DocumentedRecord(signature: $0.written, summary: $0.summary, example: $0.example, isShown: false)
        }
        let builtIns = declarations.builtIns.groups.flatMap { group -> [DocumentedRecord] in
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
        return builtIns + keywords
    }
}

extension BuiltInIndex {
    /// The entry that shows a built-in: its own example, that of its group, or that of the type which its group is about:
    /// `X` in `extension P where Self == X`, or the one that it extends.
    func example(of record: BuiltIn, in group: BuiltInGroup) -> String {
        if !record.example.isEmpty { return record.example }
        let anchor = group.header.firstRange(of: " where Self == ").map { String(group.header[$0.upperBound...]) }
        let extended = BuiltInNames.header(of: group.header)?.name
        let types = [anchor, extended].lazy.compactMap { $0 }.compactMap { self.nominal(named: $0) }
            .compactMap { self.group(of: $0)?.example }
        let example = group.example.isEmpty ? types.first { !$0.isEmpty } ?? "" : group.example
        return showing(record, of: group, in: example)
    }

    /// The example of a type with one of its values in the place of another: `.light` for `.bold`.
    private func showing(_ record: BuiltIn, of group: BuiltInGroup, in example: String) -> String {
        func isValue(_ record: BuiltIn) -> Bool {
            BuiltInNames.isStatic(record.signature) && !record.signature.contains("(")
        }
        guard isValue(record) else { return example }
        let siblings = group.members.filter(isValue).map { "." + BuiltInNames.name(of: $0.signature) }
        let own = "." + BuiltInNames.name(of: record.signature)
        let places = siblings.flatMap { name in example.ranges(of: name).map { (name, $0) } }.filter { _, range in
            example[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "(" } ?? true
        }
        if places.contains(where: { $0.0 == own }) { return example }
        guard let place = places.first?.1 else { return example }
        return example.replacingCharacters(in: place, with: own)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
