import SwiftSyntax

/// Makes records of the public declarations of one file.
struct RecordReader {
    private let file: SourceFile
    private let names: DeclaredNames
    private(set) var groups: [RecordGroup] = []
    private(set) var problems: [Problem] = []

    /// - Parameter names: what the files of the folder declare.
    init(_ file: SourceFile, names: DeclaredNames) {
        self.file = file
        self.names = names
        for statement in file.syntax.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let declared = declaration.as(ProtocolDeclSyntax.self) { readProtocol(declared) }
            guard let type = declaration.nominal else { continue }
            if type.isExtension { readExtension(declaration, type) } else { readType(declaration, type) }
        }
    }

    /// Whether the file writes records by hand: then only what has an example is derived.
    private var writesRecords: Bool { !file.handWritten.isEmpty }

    private mutating func readExtension(_ declaration: DeclSyntax, _ type: Nominal) {
        guard let syntax = declaration.as(ExtensionDeclSyntax.self), type.name != "BuiltIns" else { return }
        let constraints = syntax.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        var group = RecordGroup(header: "extension " + type.name + constraints)
        if type.name == "View" { group.kind = file.modifierKind }
        let style = syntax.genericWhereClause.flatMap { Self.sameType($0) }
        read(
            type.members, of: style ?? type.name, isStyle: style != nil,
            shownBy: names.examples[style ?? type.name], into: &group)
        if !group.records.isEmpty { groups.append(group) }
    }

    /// The type of `where Self == Type`.
    private static func sameType(_ clause: GenericWhereClauseSyntax) -> String? {
        guard let only = clause.requirements.first, clause.requirements.count == 1,
            case .sameTypeRequirement(let same) = only.requirement, same.leftType.trimmedDescription == "Self"
        else { return nil }
        return same.rightType.trimmedDescription
    }

    private mutating func readType(_ declaration: DeclSyntax, _ type: Nominal) {
        guard let syntax = declaration.asProtocol((any WithModifiersSyntax).self), syntax.isPublic else { return }
        let comment = DocComment(of: declaration)
        guard let example = comment.example ?? names.examples[type.name], comment.wish == nil else { return }
        guard let head = header(of: declaration, type) else {
            return refuse(.unsupported("'\(type.name)', which is no struct,"), at: declaration)
        }
        guard isTold(comment, type.name, at: declaration) else { return }
        var group = RecordGroup(header: head, summary: comment.summary, example: example)
        read(type.members, of: type.name, isStyle: names.styles[type.name] != nil, shownBy: example, into: &group)
        groups.append(group)
        for case let content? in type.members.map({ $0.decl.as(StructDeclSyntax.self) }) where content.isErasedContent {
            let comment = DocComment(of: content)
            guard isTold(comment, content.name.text, at: content) else { continue }
            groups.append(
                RecordGroup(
                    header: "struct \(type.name).\(content.name.text): View", summary: comment.summary, example: example
                ))
        }
    }

    /// Reads a protocol of styles: its requirements, and what makes styles of declared types.
    private mutating func readProtocol(_ declaration: ProtocolDeclSyntax) {
        let name = declaration.name.text
        let comment = DocComment(of: declaration)
        guard declaration.isPublic, let example = comment.example, comment.wish == nil,
            let told = names.configurations[name]
        else { return }
        guard isTold(comment, name, at: declaration) else { return }
        let members = declaration.memberBlock.members.map { "    " + $0.decl.trimmedDescription + "\n" }.joined()
        groups.append(
            RecordGroup(
                header: "protocol \(name) {\n\(members)}", summary: comment.summary, example: example,
                styleProtocol: "StyleProtocol(\"\(name)\", configuration: \(told).self)"))
    }

    /// The head of a type as the shell reads it: without what says how its values are kept.
    private func header(of declaration: DeclSyntax, _ type: Nominal) -> String? {
        guard let syntax = declaration.as(StructDeclSyntax.self) else { return nil }
        let inherited = type.inherited.compactMap { name -> String? in
            switch name {
            case "PrimitiveView": "View"
            case "Sendable", "NativeConvertible", "NamedStyle", "CustomStringConvertible", "StyleConfiguration": nil
            default: name
            }
        }
        let generics = syntax.genericParameterClause?.trimmedDescription ?? ""
        return "struct " + type.name + generics + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
    }

    /// Reads the members of a type.
    ///
    /// - Parameter example: the example of the type, which shows its members, too.
    private mutating func read(
        _ members: MemberBlockItemListSyntax, of type: String, isStyle: Bool, shownBy example: String?,
        into group: inout RecordGroup
    ) {
        let mustBeShown = group.header == "extension View" && !writesRecords
        let writer = MemberWriter(type: type, isStyle: isStyle, names: names)
        for member in members {
            let declaration = member.decl
            guard let syntax = declaration.asProtocol((any WithModifiersSyntax).self), syntax.isPublic,
                !declaration.isDisfavoured
            else { continue }
            let comment = DocComment(of: declaration)
            guard comment.wish == nil, comment.example != nil || example != nil || mustBeShown else { continue }
            let name = declaration.memberName
            guard comment.example != nil || example != nil else {
                refuse(.noExample(name), at: declaration)
                continue
            }
            do throws(Problem.Kind) {
                // What has no comment of its own meets a requirement that has one.
                let isWitness = comment.summary.isEmpty && comment.example == nil && !mustBeShown
                let written = try writer.write(declaration, isWitness: isWitness)
                guard !written.contains(where: { $0.summary == nil }) || isTold(comment, name, at: declaration) else {
                    continue
                }
                // A type's example stands with the type.
                let shown = comment.example ?? (isStyle && group.example.isEmpty ? example : nil) ?? ""
                group.records += written.map {
                    Record(
                        signature: $0.signature, summary: $0.summary ?? comment.summary, example: shown,
                        implementation: $0.implementation, line: file.line(of: declaration))
                }
            } catch {
                refuse(error, at: declaration)
            }
        }
    }

    /// Whether a comment says what a record needs.
    private mutating func isTold(_ comment: DocComment, _ name: String, at node: some SyntaxProtocol) -> Bool {
        if comment.summary.isEmpty { refuse(.noSummary(name), at: node) }
        if comment.example?.isEmpty == true { refuse(.emptyExample(name), at: node) }
        return !comment.summary.isEmpty && comment.example?.isEmpty != true
    }

    private mutating func refuse(_ kind: Problem.Kind, at node: some SyntaxProtocol) {
        problems.append(Problem(kind: kind, file: file.path, line: file.line(of: node)))
    }
}

extension StructDeclSyntax {
    /// Whether it stands for a view whose type is erased.
    fileprivate var isErasedContent: Bool {
        isPublic && DeclSyntax(self).nominal?.inherited.contains("ErasedContent") == true
    }
}

extension DeclSyntax {
    /// Whether it only serves texts that are no literals, of which the shell makes the same value.
    fileprivate var isDisfavoured: Bool {
        asProtocol((any WithAttributesSyntax).self)?.attributes.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_disfavoredOverload"
        } == true
    }

    fileprivate var memberName: String {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): function.name.text
        case .variableDecl(let variable): variable.bindings.first?.pattern.trimmedDescription ?? ""
        case .initializerDecl: "init"
        default: "this"
        }
    }
}
