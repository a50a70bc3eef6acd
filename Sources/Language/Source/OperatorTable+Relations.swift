import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {
    /// Adds what a text declares; an operator or a precedence group that is declared again stays what it was.
    ///
    /// A group that is lower than another is kept as the other being higher: the folding of sequences goes from a group to
    /// lower ones alone. An infix operator without a group is kept in Swift's default one, since the folding takes it for one
    /// that associates to the left.
    mutating func addDeclarations(of tree: SourceFileSyntax) {
        addSourceFile(tree) { _ in }
        guard
            tree.statements.contains(where: {
                $0.item.is(PrecedenceGroupDeclSyntax.self) || $0.item.is(OperatorDeclSyntax.self)
            })
        else { return }
        // The description of a table is the Swift that declares it, which is all that it tells of its groups.
        let statements = Parser.parse(source: description).statements
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
        let operators = statements.compactMap { statement -> Operator? in
            guard let declaration = statement.item.as(OperatorDeclSyntax.self) else { return nil }
            let name = declaration.name.text
            return switch declaration.fixitySpecifier.tokenKind {
            case .keyword(.prefix): prefixOperator(named: name)
            case .keyword(.postfix): postfixOperator(named: name)
            default:
                infixOperator(named: name).map {
                    Operator(kind: .infix, name: name, precedenceGroup: $0.precedenceGroup ?? "DefaultPrecedence")
                }
            }
        }
        self = OperatorTable(precedenceGroups: groups, operators: operators) { _ in }
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
