/// What there is to say of one name, for people: how it is declared, what it is for, what it has, and an example.
public struct Documentation: Equatable, Sendable {
    /// How it is declared, without members: `struct Toggle<Label: View>: View`.
    public var heading: String
    /// One sentence, or the lines of the comment on a declaration of the program; empty where it has none.
    public var summary: String
    /// Its initializers, members or requirements, or the overloads of a function.
    public var members: [Member] = []
    /// The names of further members that are too many to show.
    public var names: [String] = []
    /// The names of the members that it has from protocols.
    public var inherited: [Inherited] = []
    /// The styles that there are for it.
    public var families: [StyleFamily] = []
    /// An entry that shows it; empty where there is none.
    public var example = ""
    /// Whether the example needs what the program declares.
    public var needsDeclarations = false

    /// The members that all types of one protocol have.
    public struct Inherited: Equatable, Sendable {
        /// The protocol's name.
        public let origin: String
        /// The members' names, sorted.
        public let names: [String]
    }

    /// One member.
    public struct Member: Equatable, Sendable {
        /// As it is declared.
        public let signature: String
        /// One sentence; may be empty.
        public let summary: String
    }
}

/// The styles of one component, as they are written behind a dot.
public struct StyleFamily: Equatable, Sendable {
    /// The component: `Toggle`.
    public let component: String
    /// The protocols of its styles: `ToggleStyle`; buttons have two.
    public let protocols: [String]
    /// How one is pushed: `.toggleStyle(_:)`.
    public let modifier: String
    /// The styles, sorted by name.
    public let styles: [Style]

    /// One style.
    public struct Style: Equatable, Sendable {
        /// As it is written behind the dot.
        public let name: String
        /// One sentence; may be empty.
        public let summary: String
        /// An entry that shows it; empty where there is none.
        public let example: String
    }
}
