import SwiftSyntax

/// What an attribute stands for: the declaration that it stands on, written out as Swift without it.
///
/// `@Component` makes a component with its styles of a struct, `@StyleModifier` writes the modifiers that push them.
/// Nothing is known here but the declaration's own syntax.
public struct Expansion {
    /// The attribute with its `@`, without arguments.
    public let attribute: String
    /// The attribute itself.
    public let attributeSyntax: AttributeSyntax
    /// The names of what is declared: the type and its protocol, or the modifiers.
    public let names: [String]
    /// What is added to the declaration's own members.
    public let members: [GeneratedText]
    /// The declarations that stand beside it.
    public let peers: [GeneratedText]
    /// The extensions that stand behind it.
    public let extensions: [GeneratedText]
    /// The declaration with its members, without the attribute.
    let declaration: GeneratedText

    /// The attributes that stand for more than is written.
    public static let attributes: Set<String> = ["Component", "StyleModifier"]

    /// Expands the first such attribute of a declaration; nil where it has none.
    ///
    /// - Throws: why the attribute can't stand there.
    public init?(of declaration: some DeclSyntaxProtocol) throws(ExpansionError) {
        let attributes = (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? [])
            .filter { Expansion.attributes.contains($0.plainName) }
        guard let attribute = attributes.first else { return nil }
        guard attributes.count == 1 else { throw ExpansionError(.severalAttributes, at: attributes[1]) }
        if attribute.plainName == "Component" {
            self = try Component(declaration, attribute).expansion(of: attribute)
        } else {
            self = try StyleModifier(declaration, attribute).expansion(of: attribute)
        }
    }

    init(
        _ attribute: AttributeSyntax, names: [String], members: [GeneratedText],
        peers: [GeneratedText] = [], extensions: [GeneratedText] = [], declaration: GeneratedText
    ) {
        self.attribute = "@" + attribute.plainName
        attributeSyntax = attribute
        self.names = names
        self.members = members
        self.peers = peers
        self.extensions = extensions
        self.declaration = declaration
    }

    /// All of it, as it is written by hand: declarations with an empty line between each two.
    public var text: GeneratedText {
        ([declaration] + peers + extensions).joined(separator: "\n\n")
    }
}

extension Component {
    fileprivate func expansion(of attribute: AttributeSyntax) -> Expansion {
        Expansion(
            attribute, names: [name.plainName, styleProtocol], members: members,
            peers: [styleProtocolDeclaration],
            extensions: own.defaultStyle ? [] : [AutomaticStyle.declaration(for: styleProtocol, declaration.modifiers)],
            declaration: declaration(without: attribute))
    }

    private func declaration(without attribute: AttributeSyntax) -> GeneratedText {
        let inherited = (declaration.inheritanceClause?.inheritedTypes ?? []).map(\.type)
        let isConforming = inherited.contains { $0.trimmedDescription == "ComposableStyling" }
        var conformances = inherited.map { type -> GeneratedText in "\(type)" }
        if !isConforming { conformances.append("ComposableStyling") }
        let head = OwnText.head(of: declaration, declaration.attributes, without: attribute, declaration.modifiers)
        let written = OwnText.members(declaration.memberBlock.members)
        return """
            \(head)struct \(name): \(conformances.joined(separator: ", ")) {
            \(([written] + members).joined(separator: "\n\n").indented)
            }
            """
    }

    private var styleProtocolDeclaration: GeneratedText {
        """
        /// A style of `\(name.plainName)`.
        \(access.ofPeers)protocol \(styleProtocol): ComponentStyle where Component == \(name.text) {
          typealias Configuration = \(name.text).Configuration
        }
        """
    }
}

/// What finds a component's default style by the name that SwiftUI gives to defaults.
public enum AutomaticStyle {
    /// The extension of a style protocol that `@Component` wrote.
    ///
    /// - Parameters:
    ///   - style: the protocol's name with the types around it: `Shop.BadgeStyle`.
    ///   - modifiers: those of the protocol.
    public static func declaration(for style: String, _ modifiers: DeclModifierListSyntax) -> GeneratedText {
        """
        extension \(style) where Self == \(Naming.declared(Naming.stem(of: style))).DefaultStyle {
          /// The style that is taken where no style was pushed.
          \(Access(of: modifiers).ofMembers)static var automatic: Self { Self() }
        }
        """
    }
}
