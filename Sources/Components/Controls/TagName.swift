import Catalogue

/// How a tag is named when it is chosen: `serif` for an enum's case, a text as it reads.
enum TagName {
    static func text(of tag: Any) -> String {
        guard let value = tag as? Value else { return String(describing: tag) }
        return text(of: value)
    }

    private static func text(of value: Value) -> String {
        switch value {
        case .string(let text): text
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let bool): String(bool)
        case .instance(let instance): instance.text
        case .some(let value): text(of: value)
        case .none: "nil"
        case .native(let native): String(describing: native.any)
        case .array(let values), .tuple(let values): values.map(text).joined(separator: ", ")
        default: "\(value)"
        }
    }
}
