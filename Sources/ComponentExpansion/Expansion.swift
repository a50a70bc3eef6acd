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
    /// The components that it is about, each with the types around it.
    public let components: [String]
    /// What is added to the declaration's own members.
    public let members: [GeneratedText]
    /// The declarations that stand beside it.
    public let peers: [GeneratedText]
    /// The extensions that stand behind all types.
    public let extensions: [GeneratedText]
    /// The declaration with its members, without the attribute.
    let declaration: GeneratedText
    /// Where it stands.
    let place: Place

    /// The attributes that stand for more than is written.
    public static let attributes: Set<String> = ["Component", "StyleModifier"]

    /// Expands the first such attribute of a declaration; nil where it has none.
    ///
    /// - Parameters:
    ///   - declaration: a declaration.
    ///   - context: what stands around it, the innermost first; none for a declaration at the top of a file.
    /// - Throws: why the attribute can't stand there.
    public init?(of declaration: some DeclSyntaxProtocol, in context: [Syntax] = []) throws(ExpansionError) {
        let attributes = (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? [])
            .filter { Expansion.attributes.contains($0.plainName) }
        guard let attribute = attributes.first else { return nil }
        guard attributes.count == 1 else { throw ExpansionError(.severalAttributes, at: attributes[1]) }
        let place = try Place(context, of: attribute)
        if attribute.plainName == "Component" {
            let component = try Component(declaration, attribute)
            if !place.types.isEmpty, let modifier = component.declaration.modifiers.first(where: \.isPrivate) {
                throw ExpansionError(.privateInside(component.name.plainName), at: modifier)
            }
            self = component.expansion(of: attribute, in: place)
        } else {
            self = try StyleModifier(declaration, attribute).expansion(of: attribute)
        }
    }

    init(
        _ attribute: AttributeSyntax, names: [String], components: [String], members: [GeneratedText],
        peers: [GeneratedText] = [], extensions: [GeneratedText] = [], declaration: GeneratedText,
        place: Place = Place()
    ) {
        self.attribute = "@" + attribute.plainName
        attributeSyntax = attribute
        self.names = names
        self.components = components
        self.place = place
        self.members = members
        self.peers = peers
        self.extensions = extensions
        self.declaration = declaration
    }

    /// All of it, as it is written by hand: declarations with an empty line between each two. What stands in a type is
    /// written as an extension of that.
    public var text: GeneratedText {
        let inner = ([declaration] + peers).joined(separator: "\n\n")
        guard !place.types.isEmpty else { return ([inner] + extensions).joined(separator: "\n\n") }
        let whole: GeneratedText = "extension \(place.name) {\n\(inner.indented)\n}"
        return ([whole] + extensions).joined(separator: "\n\n")
    }
}

extension Component {
    fileprivate func expansion(of attribute: AttributeSyntax, in place: Expansion.Place) -> Expansion {
        let style = place.qualified(styleProtocol)
        return Expansion(
            attribute, names: [place.qualified(name.plainName), style], components: [place.qualified(name.plainName)],
            members: members,
            peers: [styleProtocolDeclaration],
            extensions: own.defaultStyle ? [] : [AutomaticStyle.declaration(for: style, declaration.modifiers)],
            declaration: declaration(without: attribute), place: place)
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
