/// The library with the attributes that spare a component's own machinery.
@_exported import Atelier

/// Makes a component of a struct: its stored properties become the configuration that styles are told.
///
///     @Component struct Badge {
///         var text: String
///         var image: Image?
///     }
///
/// declares `Badge` with an initializer for its fields, `Badge.Configuration`, the protocol `BadgeStyle`, and
/// `Badge.DefaultStyle`, which shows the fields in a row; in a style's body `Badge(configuration)` takes the next
/// style (rule B6). What the struct declares itself is left out: an initializer, `DefaultStyle`, or
/// `static var defaultStyle`.
///
/// A `@Binding` field is a binding in the configuration too; a field with `@ViewBuilder` takes a builder; functions are
/// passed on. The declarations are as public as the struct. Costs nothing when the program runs.
@attached(
    member, names: named(init), named(Configuration), named(configuration), named(DefaultStyle), named(defaultStyle))
@attached(extension, conformances: View, StylableComponent, ComposableStyling)
@attached(peer, names: suffixed(Style))
public macro Component() = #externalMacro(module: "ComponentMacros", type: "ComponentMacro")

/// Writes the modifier that pushes a component's styles, `badgeStyle(_:)`, into an extension of `View`; in an extension
/// of `GroupedComponentStyle`, what `.style(.badge(…))` needs.
///
///     @StyleModifier(Badge.self) extension View {}
///
/// - Parameter components: components that `@Component` declares.
@attached(member, names: arbitrary)
public macro StyleModifier(_ components: Any.Type...) =
    #externalMacro(module: "ComponentMacros", type: "StyleModifierMacro")

/// Finds the default style of a component as `.automatic`. Written by `@Component`.
@attached(extension, names: named(automatic))
public macro _AutomaticStyle() = #externalMacro(module: "ComponentMacros", type: "AutomaticStyleMacro")
