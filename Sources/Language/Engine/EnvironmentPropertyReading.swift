import Catalogue
import StyleEngine

/// What a property of the environment reads at a place.
public struct EnvironmentPropertyReading {
    /// Its value, as text.
    public let value: String
    /// The keys that it reads, each once.
    public let slots: [EnvironmentSlot]
}

extension Program {
    /// What a property of the environment reads at a place; nil where there is no such property. To be called in an
    /// evaluation.
    ///
    /// - Parameters:
    ///   - property: its name, or names with dots between them.
    ///   - environment: that of the place.
    ///   - declared: what is declared.
    public func reading(
        of property: String, in environment: EnvironmentValues, knowing declared: CheckedProgram
    ) throws -> EnvironmentPropertyReading? {
        guard let first = property.first, first.isLetter || first == "_",
            property.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }),
            let item = try? declared.check("\\EnvironmentValues.\(property)", canvas: nil).items.first,
            case .value(let expression) = item.kind
        else { return nil }
        let function = lowerer.detached(expression, generics: [])
        guard let path = KeyPathValue(try function.call(machine, lowerer.types.none, [])) else { return nil }
        let recorder = EnvironmentRecorder()
        let value = try path.get(from: environment.recorded(by: recorder).value)
        let family = Family(key: recorder.slots.first?.key ?? TypeIdentity(EnvironmentValues.self))
        return EnvironmentPropertyReading(
            value: StableText.telling(of: value as Any, family: family),
            slots: recorder.slots)
    }
}
