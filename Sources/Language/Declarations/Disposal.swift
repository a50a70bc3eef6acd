/// Freeing declarations: they refer to one another in circles.
extension Member {
    func dispose() {
        switch self {
        case .function(let function): function.dispose()
        case .property(let property):
            property.getter?.dispose()
            property.setter?.dispose()
            (property.getter, property.setter) = (nil, nil)
            property.observers?.willSet?.dispose()
            property.observers?.didSet?.dispose()
            property.observers = nil
            property.stored?.initialValue = nil
            if case .global(let variable) = property.storage { variable.initialValue = nil }
        case .subscript(let declaration):
            declaration.getter.dispose()
            declaration.setter?.dispose()
        case .type(let nominal): nominal.dispose()
        case .alias(let alias): alias.type = nil
        case .enumCase(let enumCase): enumCase.payload.forgetDefaults()
        case .associatedType: break
        }
    }
}

extension NominalDeclaration {
    func dispose() {
        guard let body else { return }
        self.body = nil
        implicitInitializer?.dispose()
        implicitInitializer = nil
        defaultInitializer?.dispose()
        defaultInitializer = nil
        superclass = nil
        rawType = nil
        (storedProperties, cases, associatedTypes, signature) = ([], [], [], .none)
        body.dispose()
    }
}

extension FunctionDeclaration {
    fileprivate func dispose() {
        body = nil
        parameters.forgetDefaults()
    }
}

extension [Parameter] {
    /// A default may call what it belongs to.
    fileprivate mutating func forgetDefaults() {
        for index in indices { self[index].defaultValue = nil }
    }
}
