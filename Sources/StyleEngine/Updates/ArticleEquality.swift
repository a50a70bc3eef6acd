/// The comparison of styles as the article “Generalizing styling APIs for SwiftUI components” prints it, kept so that a
/// lesson can show where it goes wrong (rule F5).
enum ArticleEquality {
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any ArticleComparable { return one.isEqualByArticle(to: other) }
        guard type(of: one) == type(of: other) else { return false }
        return zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).allSatisfy {
            $0.label == $1.label && isSame($0.value, $1.value)
        }
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return equals(one, other) }
        return one is any DynamicProperty && other is any DynamicProperty
    }

    private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        (other as? Value).map { $0 == one } ?? false
    }
}

/// A style of a running program, which knows its own stored properties.
public protocol ArticleComparable {
    /// Whether another style is equal by the rule of the article “Generalizing styling APIs for SwiftUI components”
    /// (rule F4).
    func isEqualByArticle(to other: Any) -> Bool
}
