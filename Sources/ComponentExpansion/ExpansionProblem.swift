import SwiftSyntax

/// Why an attribute can't stand for anything where it was written, as data; the wording stands in
/// `ExpansionProblem+Message.swift`.
public enum ExpansionProblem: Equatable, Sendable {
    case severalAttributes
    case insideFunction(String)
    case insideGeneric(String, String)
    case insideComponent(String)
    case privateInside(String)

    // @Component
    case takesNoArguments
    case notAStruct(kind: String, name: String?)
    case genericComponent
    case namedLikeAStyle(String)
    case noFields(String)
    case ownBody(component: String)
    case written(String)
    case fieldWithoutType(String)
    case wrappedField(String, wrapper: String)
    case hiddenField(String)
    case constantField(String)
    case modifiedField(modifier: String)
    case builderField(String)
    case opaqueField(String)
    case severalFields
    case conditionalField

    // @StyleModifier
    case notAnExtension
    case noComponents
    case notAComponent(String)
    case genericArguments(String)
    case otherExtension(String)
    case ownModifier(String)
}

/// What is wrong with a declaration that carries an attribute, and where.
public struct ExpansionError: Error {
    /// What is wrong.
    public let problem: ExpansionProblem
    /// The part of the declaration that is meant.
    public let node: Syntax

    init(_ problem: ExpansionProblem, at node: some SyntaxProtocol) {
        self.problem = problem
        self.node = Syntax(node)
    }
}
