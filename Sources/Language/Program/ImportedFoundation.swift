import SwiftSyntax

/// What means something else where Foundation is imported.
///
/// A program without an import means what Swift's own library does, as the compiler takes it, though the names of all
/// modules are known in it.
extension Checker {
    /// The function that a call of one of the library's means: Foundation has one of its own for some of them.
    func asImported(_ function: FunctionDeclaration) throws -> FunctionDeclaration {
        guard declarations.importsFoundation, function.context.isBuiltIn, function.name == "contains",
            function.owner?.name == "StringProtocol"
        else { return function }
        for case .function(let other) in function.context.members(named: "_containsWithFoundation") {
            try resolveSignature(other)
            if other.ownGenerics.count == function.ownGenerics.count { return other }
        }
        return function
    }
}

extension ImportDeclSyntax {
    /// The module that it names, with what is inside of it: `import struct SwiftUI.Text` brings something of `SwiftUI`.
    var module: String {
        let parts = path.map(\.name.plainText)
        return (importKindSpecifier == nil ? parts[...] : parts.prefix(1)).joined(separator: ".")
    }

    /// Whether Foundation is imported by it: all modules with views are built on that.
    var importsFoundation: Bool { ["Foundation", "SwiftUI", "UIKit", "AppKit"].contains(module) }
}
