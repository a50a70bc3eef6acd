/// What a body is the body of, in the words of messages.
public enum BodyKind: String, Sendable {
    case closure, getter
    case globalFunction = "global function"
    case localFunction = "local function"
    case operatorFunction = "operator function"
    case instanceMethod = "instance method"
    case staticMethod = "static method"
    case classMethod = "class method"
}
