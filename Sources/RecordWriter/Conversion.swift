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
            self.init(function, generics: generics)
        } else {
            let text = type.trimmedDescription
            if let constraint = generics[text] {
                self.init(conformingTo: constraint, names: names)
            } else if let wrapper = Self.wrappers[text] {
                self.init(wrapper.type) { $0 + wrapper.use }
            } else if names.withoutValue.contains(text) || type.mentions(generics.keys) {
                return nil
            } else {
                self.init(text)
            }
        }
    }

    /// The types that values of the shell turn into in place of some others, and how those are had from them. A key may be
    /// a text that is no literal, too.
    private static let wrappers = [
        "LocalizedStringKey": (type: "Text", use: ""),
        "ClosedRange<Int>": (type: "IntRange", use: ".range"),
        "ClosedRange<Double>": (type: "DoubleRange", use: ".range"),
    ]

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
            self.init("StyleValue<\(family)>")
        }
    }

    /// The conversion for a closure: one that makes a view, or one that is called for what it does.
    private init?(_ function: FunctionTypeSyntax, generics: [String: String]) {
        let result = function.returnClause.type.trimmedDescription
        let parameters = function.parameters.map(\.type.trimmedDescription)
        guard parameters.allSatisfy({ generics[$0] == nil }) else { return nil }
        let makesView = generics[result] == "View"
        guard makesView || ["Void", "()"].contains(result) else { return nil }
        let names = parameters.indices.map { "p\($0)" }
        let head = zip(names, parameters).map { "\($0): \($1)" }.joined(separator: ", ")
        let values = names.map { $0 + ".value" }.joined(separator: ", ")
        self.init(makesView ? "ViewClosure" : "Action") { name in
            names.isEmpty ? "{ \(name)() }" : "{ (\(head)) in \(name)(\(values)) }"
        }
    }
}

extension TypeSyntax {
    /// Whether one of some names stands in it.
    fileprivate func mentions(_ names: some Collection<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}
