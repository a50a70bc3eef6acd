extension ExpansionProblem {
    /// One plain sentence: what is wrong, and what to write instead.
    public var message: String {
        switch self {
        case .severalAttributes: "one attribute says what a declaration stands for; leave this one out"
        case .insideFunction(let name):
            "'@\(name)' writes types, which no function can hold; move the declaration out of the function"
        case .insideGeneric(let name, let type):
            "'@\(name)' writes a protocol, which cannot stand in the generic type '\(type)'; move the declaration out"
        case .insideComponent(let type):
            "a component cannot stand inside of the component '\(type)', whose own members are still to be written; "
                + "move the declaration out"
        case .privateInside(let name):
            "'\(name)' is private inside of a type, so that what is written for it beside the type cannot see it; "
                + "write 'fileprivate'"
        case .takesNoArguments: "'@Component' takes no arguments"
        case .notAStruct(let kind, let name?):
            "a component is a struct, since views are values; write 'struct \(name)' instead of '\(kind) \(name)'"
        case .notAStruct(let kind, nil): "'@Component' stands on a struct, not on '\(kind)'"
        case .genericComponent:
            "a component has no generic parameters, since its styles are written for one type; "
                + "for content of any kind write '@ViewBuilder var content: AnyView'"
        case .namedLikeAStyle(let name):
            "'\(name)' is the name of a style; name the component itself, as in 'struct \(Naming.stem(of: name))'"
        case .noFields(let name):
            "'\(name)' has nothing to tell its styles; give it a field such as 'var text: String'"
        case .ownBody(let component):
            "a component is drawn by its styles; move 'body' into 'struct DefaultStyle: \(component)Style "
                + "{ func makeBody(configuration: Configuration) -> some View { … } }' inside '\(component)'"
        case .written(let name): "'\(name)' is written by '@Component'; use another name"
        case .fieldWithoutType(let name): "the type of a field must be written: 'var \(name): SomeType = …'"
        case .wrappedField(let name, let wrapper):
            "'\(name)' cannot be told to a style, since '@\(wrapper)' belongs to one view; "
                + "put it into the style, or write '@Binding var \(name)'"
        case .hiddenField(let name):
            "'\(name)' is private, but a field is what the styles are told; leave 'private' out, or make it computed"
        case .constantField(let name):
            "'\(name)' is the same in every component; write 'static let \(name)', or 'var \(name)'"
        case .modifiedField(let modifier): "a field of a component cannot be '\(modifier)'; leave it out"
        case .builderField(let name):
            "'\(name)' is what its builder makes, so it is neither optional nor has a value of its own; "
                + "write '@ViewBuilder var \(name): AnyView'"
        case .opaqueField(let name):
            "the type of '\(name)' must be known to its styles; for content of any kind write "
                + "'@ViewBuilder var \(name): AnyView'"
        case .severalFields: "the fields of a component are declared one by one, each with a name"
        case .conditionalField: "a field of a component cannot stand in '#if'; the other members can"
        case .notAnExtension:
            "'@StyleModifier' stands on an extension, as in '@StyleModifier(Badge.self) extension View {}'"
        case .noComponents: "name the component: '@StyleModifier(Badge.self)'"
        case .notAComponent(let text): "'\(text)' names no component; write a type, such as 'Badge.self'"
        case .genericArguments(let text): "'\(text)' has generic arguments; a style modifier is for one plain component"
        case .otherExtension(let type):
            "'@StyleModifier' writes members of 'View', or of 'GroupedComponentStyle' for '.style(…)', not of '\(type)'"
        case .ownModifier(let name): "'\(name)' is written by '@StyleModifier'; leave one of the two out"
        }
    }
}
