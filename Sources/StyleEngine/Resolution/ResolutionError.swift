/// Why a tree could not be resolved.
public enum ResolutionError: Error, Equatable {
    /// The styles of one component ask for each other without end (rule B8).
    case styleCycle(component: String, styles: [String])
    /// A default style asks for its own component, which takes the same default again (rule B8).
    case defaultStyleAsksForItself(component: String, style: String)
    /// Bodies are nested deeper than the limit; `repeating` are the names of the part that repeats.
    case tooDeep(limit: Int, repeating: [String])
    /// A style is a class (rule B15).
    case styleIsClass(name: String)
    /// The resolution was stopped from outside.
    case stopped
}
