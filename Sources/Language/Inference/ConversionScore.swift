/// How far the arguments of a call are from what an overload takes: of two that fit, Swift prefers the one with less.
struct ConversionScore: Equatable {
    /// Closures whose value is dropped: of two overloads, the one that keeps it is better, whatever else it needs.
    var drops = 0
    /// Arguments that become an `AnyHashable`: an overload that takes them otherwise is better, whatever else it needs.
    var hashables = 0
    /// Literals of another type than their default, such as fractions that are written as whole numbers.
    var literals = 0
    /// Arguments that become another value, such as an optional.
    var conversions = 0
    /// Arguments that become an `Any`, the least specific type: they count where conversions don't decide.
    var anyErasures = 0
    /// Arguments whose type alone changes, to a superclass or an `any P`: they count where nothing else decides.
    var upcasts = 0

    static func += (score: inout ConversionScore, other: ConversionScore) {
        score.drops += other.drops
        score.hashables += other.hashables
        score.literals += other.literals
        score.conversions += other.conversions
        score.anyErasures += other.anyErasures
        score.upcasts += other.upcasts
    }
}

extension Checker {
    /// Counts a conversion that an argument needs.
    func count(_ conversion: CheckedExpression.Conversion, from given: SwiftType, to wanted: SwiftType) {
        let (given, wanted) = (known(given), known(wanted))
        switch conversion {
        case .existential where wanted == .any:
            // An optional is rather erased inside than as a whole.
            inference.score.anyErasures += 1 + optionals(of: given)
        case .existential, .superclass: inference.score.upcasts += 1
        case .optionalOf(let conversion):
            inference.score.conversions += 1
            if let inner = wrapped(wanted) { count(conversion, from: given, to: inner) }
        case .insideOptional(let conversion):
            guard let from = wrapped(given), let to = wrapped(wanted) else { return }
            count(conversion, from: from, to: to)
        case .elements:
            // That each element becomes another value is worse than that one value becomes optional.
            inference.score.conversions += 2
        case .anyHashable:
            inference.score.hashables += 1
            inference.score.conversions += 1
        default: inference.score.conversions += 1
        }
    }

    /// How many optionals stand around a type.
    private func optionals(of type: SwiftType) -> Int { wrapped(type).map { 1 + optionals(of: $0) } ?? 0 }
}
