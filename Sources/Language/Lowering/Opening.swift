import Catalogue

/// A generic parameter that is handed an existential: while the function runs it stands for the type of what is inside, as
/// in Swift.
struct Opening {
    /// The place of the generic parameter among the types.
    let parameter: Int
    /// The place of the existential among the values that are handed over.
    let slot: Int

    /// Puts what is inside in the place of the existential, and its type in the place of the generic parameter's.
    func open(_ generics: inout [RuntimeType], _ value: inout Value, _ types: RuntimeTypes) {
        let type: RuntimeType? =
            if case .metatype(let identity) = value { types.type(of: identity) } else { types.dynamicType(of: value) }
        guard let type = type ?? types.typeByContent(of: value) else { return }
        value = TypedValue.content(of: value)
        generics[parameter] = type
    }
}

extension Frame {
    /// Opens what stands in the slots of a call, before it runs.
    func open(_ openings: [Opening], _ types: RuntimeTypes) {
        guard !openings.isEmpty else { return }
        var opened = self.types.types
        for opening in openings { opening.open(&opened, &slots[opening.slot], types) }
        self.types = types.arguments(opened)
    }
}
