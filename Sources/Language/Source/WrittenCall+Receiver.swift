import StyleEngine
import SwiftSyntax

extension PreparedItem {
    /// Whether the call at a place stands in the body of a view or a style and modifies what is written there alone: nothing
    /// in it may hold views that others hand in, such as a `configuration` or a property of a type that isn't plain.
    public func modifiesOwnViews(at place: SourcePlace) -> Bool {
        guard let source = checked.source, place.isIn(source),
            let offset = source.offset(line: place.line, column: place.column), source.isReadAsWritten
        else { return false }
        let finder = ReceiverFinder(of: offset)
        finder.walk(ParsedText(source.text).tree)
        guard let receiver = finder.receiver, let type = receiver.typeOfBody else { return false }
        let names = UsedNames(besides: type.plainProperties)
        names.walk(receiver)
        return !names.hasOthers
    }
}

/// Finds what a call modifies, by where its name stands.
private final class ReceiverFinder: SyntaxVisitor {
    private let offset: Int
    private(set) var receiver: ExprSyntax?

    init(of offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard access.declName.positionAfterSkippingLeadingTrivia.utf8Offset == offset else { return .visitChildren }
        receiver = access.base
        return .skipChildren
    }
}

/// Looks for names in an expression that stand for something else than types, members, and the properties that are allowed.
private final class UsedNames: SyntaxVisitor {
    private let allowed: Set<String>
    private(set) var hasOthers = false

    init(besides allowed: Set<String>) {
        self.allowed = allowed
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = access.base else { return .skipChildren }
        if base.writtenText == "self" { check(access.declName.baseName.text) } else { walk(base) }
        return .skipChildren
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        check(reference.baseName.text)
        return .skipChildren
    }

    private func check(_ name: String) {
        let name = String(name.drop { $0 == "$" })
        if name.first?.isUppercase != true, !allowed.contains(name) { hasOthers = true }
    }
}

extension ExprSyntax {
    /// The struct in whose `body` or `makeBody` the expression stands.
    fileprivate var typeOfBody: StructDeclSyntax? {
        var place = parent
        while let node = place {
            if let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.boundNames == ["body"] ? variable.outerStruct : nil
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                return ["body", "makeBody"].contains(function.name.text) ? function.outerStruct : nil
            }
            place = node.parent
        }
        return nil
    }
}

extension DeclSyntaxProtocol {
    /// The struct whose member it is.
    fileprivate var outerStruct: StructDeclSyntax? {
        parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)
    }
}

extension VariableDeclSyntax {
    fileprivate var boundNames: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }

    /// Whether no view is kept in it.
    fileprivate var isPlain: Bool {
        bindings.allSatisfy { binding in
            guard binding.accessorBlock == nil else { return false }
            guard let type = binding.typeAnnotation?.type.writtenText else {
                return binding.initializer.map { $0.value.isPlainLiteral }
                    ?? attributes.contains {
                        $0.writtenText.hasPrefix("@Environment(")
                    }
            }
            return Self.plainTypes.contains(type.filter { !"[]?".contains($0) })
        }
    }

    private static let plainTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Color", "Font", "Date", "URL",
        "Text", "Image",
    ]
}

extension ExprSyntax {
    fileprivate var isPlainLiteral: Bool {
        [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr].contains(kind)
    }
}

extension StructDeclSyntax {
    /// The stored properties in which no view is kept.
    fileprivate var plainProperties: Set<String> {
        Set(
            memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isPlain).flatMap(
                \.boundNames))
    }
}
