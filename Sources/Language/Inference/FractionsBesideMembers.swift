import SwiftSyntax

/// Whole numbers beside members that are written with a dot and that `Int` does not have: `[2, .pi]`, `0 ... .pi`.
extension Checker {
    /// What all of several expressions of one type are where they failed as whole numbers: `Double` where some are whole
    /// numbers and others such members; nil for all else.
    func fraction(besideMembers parts: [ExprSyntax]) -> SwiftType? {
        guard parts.contains(where: { openness(of: $0) == .whole }),
            parts.contains(where: { openness(of: $0) == .member })
        else { return nil }
        return declarations.builtIns.nominal(named: "Double").map { .nominal(NominalType($0)) }
    }
}
