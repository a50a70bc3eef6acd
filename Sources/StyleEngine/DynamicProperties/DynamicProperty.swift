/// A stored property that is given its value where a view's or a style's body is made (rules D1 to D3).
///
/// Conforming is free: `update()` has a default, and properties nested in a dynamic property are found too.
public protocol DynamicProperty {
    /// Called after the nested properties are installed, before the body is made.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the engine itself installs.
protocol PrimitiveDynamicProperty: DynamicProperty, PropertyStorage {
    /// Installs the property, and says whether its value differs from that of the body made before.
    mutating func install(from installation: Installation) -> Bool
}

/// The storage of a property, such as that of `@State`: what it holds is no part of the value that has the property.
protocol PropertyStorage {}

extension EnvironmentBacked: PropertyStorage {}
extension StyleWrapper: PropertyStorage {}
