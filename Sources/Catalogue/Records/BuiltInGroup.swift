/// Built-ins that belong to one declaration: a type with its members, an extension, or the functions of no type.
public struct BuiltInGroup: Sendable {
    /// The declaration's head in Swift, such as `struct VStack<Content: View>: View`, `extension View` or
    /// `extension PrimitiveButtonStyle where Self == BorderedButtonStyle`; empty for functions of no type.
    ///
    /// The head of a protocol may be followed by its requirements in braces; so may that of an enum by its cases.
    public let header: String
    /// One sentence that says what the type is for; empty for extensions.
    public let summary: String
    /// An entry that shows the type; empty for extensions.
    public let example: String
    /// The members.
    public let members: [BuiltIn]
    /// What its modifiers are about, where it is an extension of `View`.
    public let kind: ModifierKind?
    /// How declared types become styles, where the header declares a style protocol.
    public let styleProtocol: StyleProtocol?
    /// Why no declared type can conform, and what to write instead, where the header declares a protocol whose built-in
    /// types are all there are.
    public let closure: String?

    /// Groups built-ins under a header.
    public init(
        _ header: String, _ summary: String = "", example: String = "", styleProtocol: StyleProtocol? = nil,
        closure: String? = nil, kind: ModifierKind? = nil, _ members: [BuiltIn] = []
    ) {
        self.header = header
        self.summary = summary
        self.example = example
        self.styleProtocol = styleProtocol
        self.closure = closure
        self.kind = kind
        self.members = members
    }

    /// Groups the members of an extension, or the functions of no type.
    ///
    /// - Parameter kind: what they are about, where they are modifiers of views.
    public init(_ header: String, kind: ModifierKind? = nil, _ members: [BuiltIn]) {
        self.init(header, "", kind: kind, members)
    }
}

/// All built-ins that a language knows.
public struct BuiltIns: Sendable {
    /// The groups, in the order in which they were listed.
    public let groups: [BuiltInGroup]
    /// The modules that list them, in that order: what a compiled program imports.
    public let modules: [String]

    /// Lists the groups.
    ///
    /// - Parameter file: the file that lists them, of which its module counts.
    public init(_ groups: [BuiltInGroup], in file: String = #fileID) {
        self.init(groups, modules: groups.isEmpty ? [] : [String(file.prefix { $0 != "/" })])
    }

    private init(_ groups: [BuiltInGroup], modules: [String]) {
        self.groups = groups
        self.modules = modules
    }

    /// No built-ins.
    public static var none: BuiltIns { BuiltIns([]) }

    /// The style protocol of that name, or nil where none is declared.
    public func styleProtocol(named name: String) -> StyleProtocol? {
        groups.lazy.compactMap(\.styleProtocol).first { $0.name == name }
    }

    /// The built-ins of both.
    public static func + (one: BuiltIns, other: BuiltIns) -> BuiltIns {
        BuiltIns(
            one.groups + other.groups, modules: one.modules + other.modules.filter { !one.modules.contains($0) })
    }
}
