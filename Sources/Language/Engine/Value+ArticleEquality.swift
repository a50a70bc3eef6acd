import Catalogue
import StyleEngine

extension Value: ArticleComparable {
    /// The rule of the article “Generalizing styling APIs for SwiftUI components” for styles of declared types: it
    /// looks at the children that a mirror shows.
    public func isEqualByArticle(to other: Any) -> Bool {
        guard let one = instance as? DeclaredInstance, let other = (other as? Value)?.instance as? DeclaredInstance,
            one.type == other.type
        else { return false }
        return zip(one.mirrored, other.mirrored).allSatisfy { one, another in
            guard one.label == another.label, let first = one.value, let second = another.value else { return false }
            return first.isSame(as: second)
        }
    }

    private func isSame(as other: Value) -> Bool {
        guard case .instance(let one) = self, case .instance(let another) = other else {
            if case .function = self { return false }
            return self == other
        }
        guard let declared = one as? DeclaredInstance else { return another is any InstallableProperty }
        let face = declared.runtimeType.face
        return face.isEquatable ? self == other : face.isDynamicProperty
    }
}

extension DeclaredInstance {
    /// What a mirror shows of it: of an enum the case with its values, where there are some; several are a tuple, which
    /// has no `==`.
    fileprivate var mirrored: [(label: String, value: Value?)] {
        switch self {
        case let instance as StructInstance:
            return zip(instance.runtimeType.nominal?.storedProperties ?? [], instance.fields).map { ($0.name, $1) }
        case let instance as EnumInstance where !instance.payload.isEmpty:
            let payload = instance.payload
            return [(instance.enumCase.name, payload.count == 1 ? payload[0] : nil)]
        default: return []
        }
    }
}
