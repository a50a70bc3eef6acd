import Components
import StyleEngine

/// Replaces the look: `tag("A")` makes `A[content]`.
struct TagGroupBoxStyle: GroupBoxStyle, NamedStyle {
    var tag: String

    var styleName: String { tag }

    func makeBody(configuration: Configuration) -> some View {
        configuration.content
    }
}

/// Builds on the style below: `over("M")` makes `M[GroupBox(configuration)]`.
struct OverGroupBoxStyle: GroupBoxStyle, NamedStyle {
    var tag: String

    var styleName: String { tag }

    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration)
    }
}

/// A fresh box beside the content.
struct FreshGroupBoxStyle: GroupBoxStyle, NamedStyle {
    var styleName: String { "F" }

    func makeBody(configuration: Configuration) -> some View {
        configuration.content
        GroupBox { Word("f") }
    }
}

/// Styles every box inside its own as well.
struct RepeatingGroupBoxStyle: GroupBoxStyle, NamedStyle {
    var styleName: String { "R" }

    func makeBody(configuration: Configuration) -> some View {
        configuration.content.groupBoxStyle(self)
    }
}

/// Builds on a style of its own.
struct BasedGroupBoxStyle<Base: GroupBoxStyle>: GroupBoxStyle, NamedStyle {
    var base: Base

    var styleName: String { "P" }

    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).groupBoxStyle(base)
    }
}

/// Hands the configuration to another style without a stack.
struct CallingGroupBoxStyle<Base: GroupBoxStyle>: GroupBoxStyle, NamedStyle {
    var base: Base

    var styleName: String { "calls" }

    func makeBody(configuration: Configuration) -> some View {
        base.makeBody(configuration: configuration)
    }
}

/// Asks for its own component with itself on top, without end.
struct EndlessGroupBoxStyle: GroupBoxStyle, NamedStyle {
    var styleName: String { "endless" }

    func makeBody(configuration: Configuration) -> some View {
        AnyView(GroupBox(configuration).groupBoxStyle(self))
    }
}

extension GroupBoxStyle where Self == TagGroupBoxStyle {
    static func tag(_ tag: String) -> Self { TagGroupBoxStyle(tag: tag) }
}

extension GroupBoxStyle where Self == OverGroupBoxStyle {
    static func over(_ tag: String) -> Self { OverGroupBoxStyle(tag: tag) }
}
