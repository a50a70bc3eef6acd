import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {
    /// Adds what a text declares. An operator of Swift is from there on the one of the program; what the program itself
    /// declares again stays what it was.
    ///
    /// A group that is lower than another is kept as the other being higher: the folding of sequences goes from a group to
    /// lower ones alone. An infix operator without a group is kept in Swift's default one, since the folding takes it for one
    /// that associates to the left.
    mutating func addDeclarations(of tree: SourceFileSyntax) {
        guard
            tree.statements.contains(where: {
                $0.item.is(PrecedenceGroupDeclSyntax.self) || $0.item.is(OperatorDeclSyntax.self)
            })
        else { return }
        addSourceFile(tree) { _ in }
        let statements = source
        var groups = statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self).map(PrecedenceGroup.init) }
        let places = Dictionary(groups.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for index in groups.indices {
            for (number, relation) in groups[index].relations.enumerated().reversed()
            where relation.kind == .lowerThan {
                guard let other = places[relation.groupName] else { continue }
                groups[index].relations.remove(at: number)
                groups[other].relations.append(.higherThan(groups[index].name))
            }
        }
        let standard = Self.standardOperators
        let own = Dictionary(tree.infixOperators.map { ($0.name.text, $0.group?.text) }) { first, _ in first }
        let operators = statements.compactMap { statement -> Operator? in
            guard let declaration = statement.item.as(OperatorDeclSyntax.self) else { return nil }
            let name = declaration.name.text
            return switch declaration.fixitySpecifier.tokenKind {
            case .keyword(.prefix): prefixOperator(named: name)
            case .keyword(.postfix): postfixOperator(named: name)
            default:
                infixOperator(named: name).map { known in
                    var group = known.precedenceGroup
                    if let own = own[name], let standard = standard.infixOperator(named: name),
                        standard.precedenceGroup == group
                    {
                        group = own
                    }
                    return Operator(kind: .infix, name: name, precedenceGroup: group ?? "DefaultPrecedence")
                }
            }
        }
        self = OperatorTable(precedenceGroups: groups, operators: operators) { _ in }
    }

    /// The first precedence group that a text speaks of and that neither it nor what came before declares.
    func unknownGroup(in tree: SourceFileSyntax) -> TokenSyntax? {
        let mentioned =
            tree.infixOperators.compactMap(\.group)
            + tree.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }.flatMap(\.relatedGroups)
        if mentioned.isEmpty { return nil }
        let known = Set(source.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self)?.name.plainText })
        return mentioned.first { !known.contains($0.plainText) }
    }

    /// The first precedence group of a text that is higher than itself, by way of others.
    func cyclicGroup(in tree: SourceFileSyntax) -> TokenSyntax? {
        let declared = tree.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self)?.name }
        if declared.isEmpty { return nil }
        let groups = source.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self).map(PrecedenceGroup.init) }
        let lower = Dictionary(groups.map { ($0.name, $0.relations.map(\.groupName)) }) { $0 + $1 }
        return declared.first { group in
            var (open, seen) = (lower[group.plainText] ?? [], Set<String>())
            while let next = open.popLast() {
                if next == group.plainText { return true }
                if seen.insert(next).inserted { open += lower[next] ?? [] }
            }
            return false
        }
    }

    /// The Swift that declares what is in the table, which is all that it tells of its groups.
    private var source: CodeBlockItemListSyntax { Parser.parse(source: description).statements }
}

extension SourceFileSyntax {
    /// The infix operators that are declared, with the precedence groups that are written for them.
    fileprivate var infixOperators: [(name: TokenSyntax, group: TokenSyntax?)] {
        statements.compactMap { statement in
            guard let declaration = statement.item.as(OperatorDeclSyntax.self),
                declaration.fixitySpecifier.tokenKind == .keyword(.infix)
            else { return nil }
            return (declaration.name, declaration.operatorPrecedenceAndTypes?.precedenceGroup)
        }
    }
}

extension PrecedenceGroupDeclSyntax {
    /// The groups that it is higher or lower than.
    fileprivate var relatedGroups: [TokenSyntax] {
        groupAttributes.flatMap { attribute -> [TokenSyntax] in
            guard case .precedenceGroupRelation(let relation) = attribute else { return [] }
            return relation.precedenceGroups.map(\.name)
        }
    }
}

extension PrecedenceGroup {
    fileprivate init(_ syntax: PrecedenceGroupDeclSyntax) {
        self.init(name: syntax.name.plainText)
        for attribute in syntax.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
                relations += relation.precedenceGroups.map {
                    isHigher ? .higherThan($0.name.plainText) : .lowerThan($0.name.plainText)
                }
            case .precedenceGroupAssignment(let assignment):
                self.assignment = assignment.value.tokenKind == .keyword(.true)
            case .precedenceGroupAssociativity(let associativity):
                self.associativity = Associativity(rawValue: associativity.value.text) ?? .none
            }
        }
    }
}
