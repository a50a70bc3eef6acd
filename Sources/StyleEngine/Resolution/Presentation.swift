/// What views in a tree may ask of all of it, as a view asks for the colour scheme of what it is presented in.
package protocol Presentation {
    /// The environment in which a tree is to stand.
    ///
    /// - Parameters:
    ///   - given: the environment that it was given, or that it stands in since something in it wished so.
    ///   - root: the tree.
    /// - Returns: the environment, where it is another than `given`; else nil.
    func environment(_ given: EnvironmentValues, wishedIn root: Node) -> EnvironmentValues?
}

extension Resolver {
    /// The environment in which a view is resolved that takes the place of the one resolved before: as that wished.
    func presented(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let presentation, let tree else { return environment }
        return presentation.environment(environment, wishedIn: tree) ?? environment
    }

    /// Makes the tree anew in another environment, where something in it wishes that. What then wishes something else
    /// isn't asked again: views could contradict themselves without end.
    func present() throws(ResolutionError) {
        guard let presentation, let tree,
            let environment = presentation.environment(tree.environment, wishedIn: tree)
        else { return }
        tree.environment = environment
        try updateAll()
    }
}
