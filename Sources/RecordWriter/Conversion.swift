import SwiftSyntax

/// How a value of the shell becomes what a Swift declaration asks for.
struct Conversion {
    /// The type of the closure's parameter, which values of the shell turn into.
    let type: String
    /// What is written in its place where it is used, given its name.
    let use: (String) -> String

    /// A type that is used as it is.
    init(_ type: String) {
        self.type = type
        use = { $0 }
    }

    init(_ type: String, use: @escaping (String) -> String) {
        self.type = type
        self.use = use
    }

    /// The conversion for a parameter; nil where no value of the shell fits.
    init?(_ type: TypeSyntax, generics: [String: String], names: DeclaredNames) {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { return nil }
            self.init(attributed.baseType, generics: generics, names: names)
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        {
            self.init(only.type, generics: generics, names: names)
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            guard let wrapped = Conversion(optional.wrappedType, generics: generics, names: names) else { return nil }
            let isKept = wrapped.use("x") == "x"
            self.init(wrapped.type + "?") { isKept ? $0 : "\($0).map { x in \(wrapped.use("x")) }" }
        } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
            self.init(conformingTo: some.constraint.trimmedDescription, names: names)
        } else if let function = type.as(FunctionTypeSyntax.self) {
            self.init(function, generics: generics, names: names)
        } else {
            let text = type.trimmedDescription
            if let constraint = generics[text] {
                self.init(conformingTo: constraint, names: names)
            } else if type.mentions({ generics[$0] != nil || !names.hasValue($0) }) {
                return nil
            } else {
                self.init(text)
            }
        }
    }

    /// The conversion for a value of any type that conforms to a protocol.
    private init?(conformingTo constraint: String, names: DeclaredNames) {
        switch constraint {
        case "View": self.init("AnyView")
        case "ShapeStyle": self.init("AnyShapeStyle")
        case "Shape", "InsettableShape": self.init("AnyShape")
        case "StringProtocol": self.init("String")
        case "Hashable", "Equatable": self.init("Catalogue.Value")
        default:
            guard let family = names.families[constraint] else { return nil }
            self.init("StyleValue<\(family.stack)>")
        }
    }

    /// The conversion for a closure: one that makes a view, or one that is called for what it does.
    private init?(_ function: FunctionTypeSyntax, generics: [String: String], names: DeclaredNames) {
        let result = function.returnClause.type.trimmedDescription
        let types = function.parameters.map(\.type)
        let parameters = types.map(\.trimmedDescription)
        guard !types.contains(where: { $0.mentions { generics[$0] != nil || !names.hasValue($0) } }) else { return nil }
        let makesView = generics[result] == "View"
        guard makesView || ["Void", "()"].contains(result) else { return nil }
        let passed = parameters.indices.map { "p\($0)" }
        let head = zip(passed, parameters).map { "\($0): \($1)" }.joined(separator: ", ")
        let values = passed.map { $0 + ".value" }.joined(separator: ", ")
        self.init(makesView ? "ViewClosure" : "Action") { name in
            passed.isEmpty ? "{ \(name)() }" : "{ (\(head)) in \(name)(\(values)) }"
        }
    }
}

extension TypeSyntax {
    /// Whether a name stands in it that is meant.
    fileprivate func mentions(_ isMeant: (String) -> Bool) -> Bool {
        let names = TypeNames()
        names.walk(self)
        return names.all.contains(where: isMeant)
    }
}

/// Collects the names of the types in a type, those of nested ones in full.
private final class TypeNames: SyntaxVisitor {
    private(set) var all: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        all.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        all.append(node.trimmedDescription)
        return .skipChildren
    }
}
