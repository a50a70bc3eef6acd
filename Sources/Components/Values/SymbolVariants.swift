import Catalogue

/// The variants of a symbol, such as filled, or in a circle: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable, NativeConvertible {
    /// The form around a symbol.
    private enum Enclosure: String {
        case circle, square, rectangle
    }

    private var isSlashed = false
    private var enclosure: Enclosure?
    private var isFilled = false

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// With a line across.
    public static let slash = none.slash

    /// These variants in a circle.
    public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
    /// These variants in a square.
    public var square: SymbolVariants { changed { $0.enclosure = .square } }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
    /// These variants, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// These variants with a line across.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether all of other variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// These variants and others, whose form around the symbol is the one that stays.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.isSlashed = isSlashed || other.isSlashed
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
        }
    }

    /// The name of a symbol in these variants: those that it has already are not said twice, and it keeps its own form.
    func applied(to name: String) -> String {
        guard self != .none else { return name }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        var own = SymbolVariants.none
        while parts.count > 1, let last = parts.last, own.read(last) { parts.removeLast() }
        let variants = adding(own)
        let words = [
            variants.isSlashed ? "slash" : nil, variants.enclosure?.rawValue, variants.isFilled ? "fill" : nil,
        ]
        return (parts.map(String.init) + words.compactMap { $0 }).joined(separator: ".")
    }

    /// Takes one word of a symbol's name; false where it is no variant.
    private mutating func read(_ word: Substring) -> Bool {
        switch word {
        case "slash": isSlashed = true
        case "fill": isFilled = true
        default:
            guard enclosure == nil, let form = Enclosure(rawValue: String(word)) else { return false }
            enclosure = form
        }
        return true
    }
}

extension BuiltIns {
    private static let words: KeyValuePairs<String, SymbolVariants> = [
        "circle": .circle, "square": .square, "rectangle": .rectangle, "fill": .fill, "slash": .slash,
    ]

    static let symbolVariants: [BuiltInGroup] = [
        BuiltInGroup(
            "struct SymbolVariants: Hashable", "The variants of a symbol, such as filled, or in a circle.",
            example: #"Image(systemName: "heart").symbolVariant(.circle.fill)"#,
            BuiltIn.constants("SymbolVariants", "A variant of a symbol.", words)
                + BuiltIn.constants("SymbolVariants", "The symbol as it is.", ["none": SymbolVariants.none])
                + words.map { name, variant in
                    BuiltIn(
                        "var \(name): SymbolVariants { get }", "These variants and another one.",
                        example: #"Image(systemName: "heart").symbolVariant(.slash.\#(name))"#
                    ) { (variants: SymbolVariants) in variants.adding(variant) }
                } + [
                    BuiltIn(
                        "func contains(_ other: SymbolVariants) -> Bool",
                        "Whether all of other variants are among these.",
                        example: "SymbolVariants.circle.fill.contains(.fill)"
                    ) { (variants: SymbolVariants, other: SymbolVariants) in variants.contains(other) }
                ])
    ]
}
