import Catalogue
import StyleEngine

/// What the functions that one place of the source makes hold, as far as it decides whether two of them are the same
/// (rule F2): as in compiled Swift, one that holds nothing is, and one that holds a single object, if that is the same.
enum FunctionContext {
    /// Nothing.
    case empty
    /// One object: that of a captured variable, or of a field inside of it.
    case object(index: Int, fields: [Int])
    /// All else, made anew each time.
    case several

    /// The context of what holds values of some types.
    init(holding held: [(type: SwiftType, isBoxed: Bool)]) {
        self = .empty
        for (index, value) in held.enumerated() {
            switch (value.isBoxed ? .object([]) : Shape(of: value.type), self) {
            case (.empty, _): continue
            case (.object(let fields), .empty): self = .object(index: index, fields: fields)
            default:
                self = .several
                return
            }
        }
    }

    /// The object among the values that are held; nil where there is none.
    func object(in values: [Value]) -> AnyObject? {
        guard case .object(let index, let fields) = self, index < values.count else { return nil }
        var value = values[index]
        for field in fields {
            guard case .instance(let instance as StructInstance) = value else { return nil }
            value = instance.fields[field]
        }
        return switch value {
        case .instance(let instance): instance
        case .native(let native): native.any as? NativeObject
        default: nil
        }
    }

    /// What a value of a type is in memory.
    private enum Shape {
        case empty
        case object([Int])
        case other

        init(of type: SwiftType) {
            self = .other
            guard case .nominal(let nominal) = type else { return }
            switch nominal.declaration.kind {
            case .class: self = .object([])
            case .struct where !nominal.declaration.isBuiltIn && nominal.arguments.isEmpty:
                self = .empty
                for property in nominal.declaration.storedProperties {
                    switch (Shape(of: property.type), self) {
                    case (.empty, _): continue
                    case (.object(let fields), .empty): self = .object([property.index] + fields)
                    default:
                        self = .other
                        return
                    }
                }
            default: return
            }
        }
    }
}

/// The function that one place of the source made last, which it makes again where nothing that it holds is another.
final class LastFunction {
    private let context: FunctionContext
    private var kept: FunctionValue?
    private weak var made: FunctionValue?
    private weak var object: AnyObject?
    private var types: TypeArguments?
    /// The function that was told apart by calls last, and what stands for it among each of them.
    private weak var told: FunctionValue?
    private var amongCalls: [[SourcePlace]: Told] = [:]
    /// The same of the function that is kept, since it holds nothing: what weak references lead to takes longer to hold.
    private var keptAmongCalls: [[SourcePlace]: FunctionValue] = [:]

    private struct Told {
        weak var function: FunctionValue?
    }

    init(_ context: FunctionContext) {
        self.context = context
    }

    /// What stands for a function that was made here, among the calls in which it is written: one and the same as long as
    /// somebody holds it, as whatever holds the function counts as changed by that (rule F2).
    func written(_ function: FunctionValue, among calls: [SourcePlace]) -> FunctionValue? {
        if case .empty = context { return function === kept ? keptAmongCalls[calls] : nil }
        return function === told ? amongCalls[calls]?.function : nil
    }

    /// Keeps what stands for a function.
    func keep(_ written: FunctionValue, for function: FunctionValue, among calls: [SourcePlace]) {
        switch context {
        case .empty: keptAmongCalls[calls] = written
        case .object:
            if function !== told { (told, amongCalls) = (function, [:]) }
            amongCalls[calls] = Told(function: written)
        case .several: break  // One that holds more is another one each time.
        }
    }

    /// The function for what is held now.
    func function(holding values: [Value], _ types: TypeArguments, _ make: () -> FunctionValue) -> FunctionValue {
        switch context {
        case .several: return make()
        case .empty:
            if let kept, self.types === types { return kept }
            let function = make()
            (kept, keptAmongCalls, self.types) = (function, [:], types)
            return function
        case .object:
            let held = context.object(in: values)
            if let made, let held, held === object, self.types === types { return made }
            let function = make()
            (made, object, self.types) = (function, held, types)
            return function
        }
    }
}
