/// A view for each element of a collection; an element's id tells its view apart from the others.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let id: Identification
    private let content: (Data.Element) -> Content

    /// A view for each element, told apart by `id`.
    public init(
        _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = .function(id)
        self.content = content
    }

    /// A view for each element, told apart by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = .path(id)
        self.content = content
    }

    /// How the id of an element is found.
    private enum Identification {
        case path(KeyPath<Data.Element, ID>)
        case function((Data.Element) -> ID)

        func callAsFunction(_ element: Data.Element) -> ID {
            switch self {
            case .path(let path): element[keyPath: path]
            case .function(let find): find(element)
            }
        }
    }

    public static func _resolve(_ view: ForEach, at inputs: Inputs, by resolver: Resolver) {
        let mark = inputs.environment.elementMark
        var known: Set<UInt64> = []
        for element in view.data {
            guard !resolver.isStopped else { return }
            let id = view.id(element)
            let identity = UInt64(truncatingIfNeeded: id.hashValue)
            if !known.insert(identity).inserted {
                let text = StableText.text(of: id, family: Family(key: TypeIdentity(ID.self))) ?? "of an element"
                EvaluationContext.note(.repeatedID(text))
            }
            let place = inputs.part(identity: identity)
            let inner = mark.map { $0.open(AnyHashable(id), place, resolver) } ?? place
            Content._resolve(view.content(element), at: inner, by: resolver)
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, told apart by the element's own id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each number of a range, told apart by its place in the range: it is chosen by 0 for the first one, whatever
    /// number that is.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identifiedBy: { $0 &- data.lowerBound }, content: content)
    }
}

extension ForEach {
    /// A view for a binding to each element, told apart by the value at a key path of the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data, identifiedBy: { $0.wrappedValue[keyPath: id] }, content: content)
    }
}
