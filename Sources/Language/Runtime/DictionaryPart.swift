import Catalogue

/// The keys or the values of a dictionary, in the order of the keys.
struct DictionaryPart: NativeConvertible, ElementCollection {
    /// What of each pair it holds.
    enum Kind: String {
        case keys = "Keys"
        case values = "Values"
    }

    let kind: Kind
    let pairs: [Value: Value]

    init(_ kind: Kind, of dictionary: Value) throws {
        guard case .dictionary(let pairs) = dictionary else { throw Fault.wrongArgument }
        (self.kind, self.pairs) = (kind, pairs)
    }

    var elementCount: Int? { pairs.count }

    var elementValues: [Value]? {
        switch kind {
        case .keys: Sorting.pairs(pairs).map(\.key)
        case .values: Sorting.pairs(pairs).map(\.value)
        }
    }
}
