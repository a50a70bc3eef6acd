import Drawing
import StyleEngine

/// Sets how important it is to give a view the space it asks for.
struct LayoutPriorityModifier: PrimitiveModifier {
    let priority: Double

    static func resolve(
        _ modifier: LayoutPriorityModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            let priority = modifier.priority
            return priority.isNaN
                ? place.number(priority, "layoutPriority").map(PriorityLayout.init) : PriorityLayout(priority)
        }
        content(resolver.open(TypeIdentity(LayoutPriorityModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Sets how important it is to give a view the space it asks for.
    ///
    /// - Example: `HStack { Text("one two"); Text("three four").layoutPriority(1) }.frame(width: 120)`
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value))
    }
}
