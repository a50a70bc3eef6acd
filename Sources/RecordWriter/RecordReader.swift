import SwiftSyntax

/// Makes records of the public declarations of one file.
struct RecordReader {
    private let file: SourceFile
    private let names: DeclaredNames
    private(set) var groups: [RecordGroup] = []
    private(set) var problems: [Problem] = []
    /// What makes values of the shell of the types that it declares.
    var conformances: [String] { file.nominals.compactMap(conformance) }

    /// - Parameter names: what the files of the folder declare.
    init(_ file: SourceFile, names: DeclaredNames) {
        self.file = file
        self.names = names
        for case let declaration? in file.declarations.map({ $0.as(ProtocolDeclSyntax.self) }) {
            readProtocol(declaration)
        }
        for declaration in file.declarations { readGlobal(declaration) }
        for type in file.nominals {
            if type.isExtension { readExtension(type) } else { readType(type) }
        }
    }

    /// Reads what belongs to no type, where its comment has an example.
    private mutating func readGlobal(_ declaration: DeclSyntax) {
        let comment = DocComment(of: declaration)
        guard comment.wish == nil, let example = comment.example,
            let syntax = declaration.asProtocol((any WithModifiersSyntax).self), syntax.isPublic
        else { return }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            guard isTold(comment, function.name.text, at: declaration) else { return }
            do throws(Problem.Kind) {
                let written = try MemberWriter(type: "", isStyle: false, names: names).write(
                    declaration, isWitness: false)
                let records = written.map {
                    Record(
                        signature: $0.signature, summary: comment.summary, example: example,
                        implementation: $0.implementation, line: file.line(of: declaration))
                }
                groups.append(RecordGroup(header: "", records: records))
            } catch {
                refuse(error, at: declaration)
            }
        case .variableDecl: refuse(.unsupported("a variable of no type"), at: declaration)
        case .typeAliasDecl: refuse(.unsupported("a typealias"), at: declaration)
        default: break
        }
    }

    private mutating func readExtension(_ type: Nominal) {
        guard let syntax = type.declaration.as(ExtensionDeclSyntax.self), type.name != "BuiltIns" else { return }
        let constraints = syntax.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        var group = RecordGroup(header: "extension " + type.name + constraints)
        if type.name == "View" {
            group.kind = file.modifierKind
            if group.kind == nil { refuse(.noHeading(file.folders.last ?? ""), at: type.declaration) }
        }
        let own = syntax.genericWhereClause.flatMap { Self.sameType($0) } ?? type.name
        read(type, as: own, shownBy: names.examples[own], into: &group)
        if !group.records.isEmpty { groups.append(group) }
    }

    /// The type of `where Self == Type`.
    private static func sameType(_ clause: GenericWhereClauseSyntax) -> String? {
        guard let only = clause.requirements.first, clause.requirements.count == 1,
            case .sameTypeRequirement(let same) = only.requirement, same.leftType.trimmedDescription == "Self"
        else { return nil }
        return same.rightType.trimmedDescription
    }

    private mutating func readType(_ type: Nominal) {
        let comment = DocComment(of: type.declaration)
        guard type.isPublic, comment.wish == nil, let example = comment.example ?? example(around: type),
            comment.example != nil || !comment.summary.isEmpty
        else { return }
        if let name = names.declaredOnly(type.name) {
            return refuse(.unsupported("'\(type.name)', a '\(name)',"), at: type.declaration)
        }
        if !type.generics.isEmpty, !names.isView(type.name), !names.hasValue(type.name) {
            return refuse(.unsupported("'\(type.name)', a generic type that is no view,"), at: type.declaration)
        }
        guard let head = header(of: type) else {
            return refuse(.unsupported("'\(type.name)', which is no struct and no enum,"), at: type.declaration)
        }
        guard isTold(comment, type.name, at: type.declaration) else { return }
        var group = RecordGroup(header: head, summary: comment.summary, example: example)
        read(type, as: type.name, shownBy: example, into: &group)
        groups.append(group)
    }

    /// The example that shows a type, as another declaration gives it; nil where none does.
    private func example(around type: Nominal) -> String? {
        names.examples[type.name] ?? type.outer.flatMap { names.examples[$0] }
    }

    /// The example of the component whose attribute writes a declaration; nil where somebody wrote it.
    private func exampleOfComponent(writing declaration: some SyntaxProtocol) -> String? {
        file.component(writing: declaration).flatMap { names.examples[$0] }
    }

    private func conformance(_ type: Nominal) -> String? {
        guard !type.isExtension, let conformance = names.conformances[type.name] else { return nil }
        return switch conformance {
        case .value: "extension \(type.name): NativeConvertible {}\n"
        case .configuration(let component):
            """
            extension \(type.name): StyleConfiguration {
                public static var component: String { "\(component)" }
                public static var family: Family { \(component).styleFamily }
            }

            """
        }
    }

    /// Reads a protocol of styles: its requirements, and what makes styles of declared types.
    private mutating func readProtocol(_ declaration: ProtocolDeclSyntax) {
        let name = declaration.name.text
        let comment = DocComment(of: declaration)
        guard declaration.isPublic, let example = comment.example ?? exampleOfComponent(writing: declaration),
            comment.wish == nil, let family = names.families[name]
        else { return }
        guard isTold(comment, name, at: declaration) else { return }
        let told = family.configuration
        if family.component == nil, !names.erasable.contains(name) {
            return refuse(.noErasure(name, configuration: told), at: declaration)
        }
        let members =
            family.component == nil
            ? declaration.memberBlock.members.map { "    " + $0.decl.trimmedDescription + "\n" }.joined()
            : """
                associatedtype Body: View
                typealias Configuration = \(told)
                @ViewBuilder func makeBody(configuration: Configuration) -> Body

            """
        groups.append(
            RecordGroup(
                header: "protocol \(name) {\n\(members)}", summary: comment.summary, example: example,
                styleProtocol: "StyleProtocol(\"\(name)\", configuration: \(told).self)"))
    }

    /// The head of a type as the shell reads it: without what says how its values are kept.
    private func header(of type: Nominal) -> String? {
        let (word, parameters): (String, GenericParameterClauseSyntax?)
        switch type.declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let syntax): (word, parameters) = ("struct", syntax.genericParameterClause)
        case .enumDecl(let syntax): (word, parameters) = ("enum", syntax.genericParameterClause)
        default: return nil
        }
        var inherited: [String] = []
        for name in type.inherited.flatMap(names.shown) where !inherited.contains(name) { inherited.append(name) }
        // Swift has it of itself.
        if word == "enum", !inherited.contains("Hashable") { inherited.insert("Hashable", at: 0) }
        let generics = parameters?.trimmedDescription ?? ""
        return word + " " + type.name + generics + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
    }

    /// Reads the members of a type.
    ///
    /// - Parameters:
    ///   - type: the type, or an extension.
    ///   - own: the type that the members belong to.
    ///   - example: the example of the type, which shows its members, too.
    private mutating func read(
        _ type: Nominal, as own: String, shownBy example: String?, into group: inout RecordGroup
    ) {
        let mustBeShown = group.header == "extension View"
        let isStyle = names.styles[own] != nil
        let writer = MemberWriter(type: own, isStyle: isStyle, names: names)
        for member in type.members {
            let declaration = member.decl
            guard let syntax = declaration.asProtocol((any WithModifiersSyntax).self),
                syntax.isPublic || type.isExtension && type.isPublic || declaration.is(EnumCaseDeclSyntax.self),
                !declaration.isDisfavoured
            else { continue }
            let name = declaration.memberName
            var comment = DocComment(of: declaration)
            // What an attribute writes is told by the component's own comment.
            if let shown = exampleOfComponent(writing: declaration) {
                if declaration.is(InitializerDeclSyntax.self), comment.text.isEmpty { comment.text = group.summary }
                if type.isExtension { comment.example = mustBeShown ? "\(shown).\(name)(.automatic)" : shown }
            }
            guard comment.wish == nil, comment.example != nil || example != nil || mustBeShown else { continue }
            guard comment.example != nil || example != nil else {
                refuse(.noExample(name), at: declaration)
                continue
            }
            do throws(Problem.Kind) {
                // What has no comment of its own meets a requirement that has one.
                let isWitness =
                    comment.summary.isEmpty && comment.example == nil && !mustBeShown && !declaration.isOwnOfType
                let written = try writer.write(declaration, isWitness: isWitness)
                let isNamed = declaration.is(EnumCaseDeclSyntax.self) && (written.count > 1 || comment.summary.isEmpty)
                guard
                    isNamed || !written.contains(where: { $0.summary == nil }) || isTold(comment, name, at: declaration)
                else { continue }
                // A type's example stands with the type.
                let shown = comment.example ?? (isStyle && group.example.isEmpty ? example : nil) ?? ""
                group.records += written.map {
                    Record(
                        signature: $0.signature,
                        summary: isNamed
                            ? Self.naming($0.name, group.summary) : $0.summary ?? comment.summary,
                        example: $0.example ?? shown, implementation: $0.implementation,
                        line: file.line(of: declaration))
                }
            } catch {
                refuse(error, at: declaration)
            }
        }
    }

    /// A sentence with a name in words behind it: `A side of a rectangle: top leading.`
    private static func naming(_ name: String, _ summary: String) -> String {
        var words = ""
        for letter in name where letter != "`" {
            // `phonePad` is two words, `URL` one.
            words += letter.isUppercase && words.last?.isLowercase == true ? " " + letter.lowercased() : String(letter)
        }
        return summary.dropLast() + ": \(words)."
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

extension DeclSyntax {
    /// Whether it only serves texts that are no literals, of which the shell makes the same value.
    var isDisfavoured: Bool {
        asProtocol((any WithAttributesSyntax).self)?.attributes.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_disfavoredOverload"
        } == true
    }

    /// Whether it is a member that no protocol asks for, so that it has a comment of its own, or needs none.
    fileprivate var isOwnOfType: Bool { self.is(EnumCaseDeclSyntax.self) || self.is(InitializerDeclSyntax.self) }

    var memberName: String {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): function.name.text
        case .variableDecl(let variable): variable.bindings.first?.pattern.trimmedDescription ?? ""
        case .initializerDecl: "init"
        case .enumCaseDecl(let cases): cases.elements.first?.name.text ?? ""
        default: "this"
        }
    }
}
