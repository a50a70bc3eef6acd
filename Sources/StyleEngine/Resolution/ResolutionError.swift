/// Why a tree could not be resolved.
public enum ResolutionError: Error, Equatable {
    /// The styles of one component ask for each other so often that no end is to be expected (rule B8).
    case styleCycle(component: String, styles: [String])
    /// A default style asks for its own component, which takes the same default again (rule B8).
    case defaultStyleAsksForItself(component: String, style: String)
    /// Bodies contain each other and repeat with the same values in the same environment, so that nothing ends them
    /// (rule B8); `path` are the bodies of one repetition, the outermost first: views by their names, components with
    /// the styles that they took.
    case endlessRecursion(path: [String])
    /// Bodies are nested deeper than the limit, though they might end further down; `repeating` are the names of the
    /// part that repeats, the outermost first: none where nothing does.
    case tooDeep(limit: Int, repeating: [String])
    /// The tree takes more work than so many nodes do; `repeating` are the names of the part that repeats where the views
    /// contain each other, the outermost first: none where nothing does.
    case tooMuchWork(nodes: Int, repeating: [String])
    /// A style of a component is a class (rule B15).
    case styleIsClass(component: String, name: String)
    /// The resolution was stopped from outside.
    case stopped
}

extension ResolutionError: CustomStringConvertible {
    /// The error as a sentence: what is wrong, where, and what to write instead.
    public var description: String {
        switch self {
        case .styleCycle(let component, let styles):
            "the styles of \(component) ask for each other more than \(StyleChain.limit) times: \(Self.path(around: styles)); "
                + "a style that shows \(component)(configuration) must not push itself on it"
        case .defaultStyleAsksForItself(let component, let style):
            "the default style of \(component) asks for itself without end: \(Self.path(around: [style])); "
                + "show what the configuration holds instead of \(component)(configuration)"
        case .endlessRecursion(let path):
            (path.count == 1 ? "\(path[0]) contains itself" : "\(Self.path(around: path)) repeats")
                + " without end, with the same values at each level; let a condition end it"
        case .tooDeep(let limit, let repeating):
            "the view is nested more than \(limit) levels deep, which is the limit"
                + (repeating.isEmpty
                    ? "; nest fewer views"
                    : "; the levels repeat \(Self.path(around: repeating)): let a condition end that sooner")
        case .tooMuchWork(let nodes, let repeating):
            "the view takes more work than \(nodes) nodes"
                + (repeating.isEmpty
                    ? "; show a part of the data, such as 'prefix(100)'"
                    : "; the levels repeat \(Self.path(around: repeating)): let a condition end that sooner")
        case .styleIsClass(let component, let name):
            "styles must be value types (either a struct or an enum); \(name) is a class; "
                + "declare this style of \(component) as a struct"
        case .stopped:
            "interrupted"
        }
    }

    /// Names that follow each other and lead back to the first; of many those in the middle are counted.
    private static func path(around names: [String]) -> String {
        let more = names.count - 8
        let shown = more > 1 ? names.prefix(6) + ["\(more) more"] + names.suffix(2) : names[...]
        return (shown + names.prefix(1)).joined(separator: " -> ")
    }
}
